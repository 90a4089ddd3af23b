### 균형 연구: 명령, 보고, 그림.

## 명령

terminal-overview-balance = 게임을 연구해요: 누가 이기는지, 어떻게 끝나는지, 말이나 카드의 가치는 얼마인지
terminal-help-balance = 한 단계가 자기 자신과 수천 번 겨뤄요. 먼저 하는 것의 가치, 무승부의 비율, 게임의 길이와 끝나는 방식, 말이나 카드의 가치, 그리고 어디에서 일이 벌어지는지 알려 줘요. --out을 주면 기록과 수치, 그림, 보고서가 남고, 같은 명령을 다시 쓰면 멈춘 곳에서 이어 가요.
terminal-help-balance-status = 종료 상태: 0, 끝까지 할 수 없는 게임이 있으면 1, 명령을 잘못 썼으면 2, Ctrl+C 뒤에는 130.
terminal-help-balance-level = 자기 자신과 겨룰 상대(기본값 captain): { $levels }
terminal-help-balance-games = 게임 수(기본값 2000)
terminal-help-balance-nodes = 한 번 정하는 데 쓸 수 있는 노드 수, 그 단계가 평소에 쓰는 수 대신
terminal-help-balance-jobs = 한꺼번에 하는 게임 수, 저마다 프로세스 하나(기본값 1)
terminal-help-balance-out = 기록, balance.json, 그림, balance.md를 남길 폴더
terminal-balance-left = { $total }게임 가운데 { $over }게임이 { $folder }에 남아 있어요. 같은 명령으로 이어 갈 수 있어요.
terminal-balance-kept = 모두 { $folder }에 남겼어요.

## 보고

balance-title = { $game }, { $variant }
balance-summary = { $level } 단계가 자기 자신과 { $games }게임을 했어요. 무작위 결과는 게임마다 다르고, 먼저 하는 쪽은 추첨했어요. 시드 { $seed }. 괄호 안은 95% 구간이에요.
balance-nodes = 한 번 정하는 데 { $nodes }노드를 썼어요.
balance-openings = { $openings ->
    [1] 모두 같은 준비에서 시작했어요.
   *[other] 서로 다른 준비 { $openings }가지에서 시작했어요.
}
balance-heading = { $part ->
    [first] 누가 이기나요
    [length] 게임은 얼마나 긴가요
    [ends] 게임은 어떻게 끝나나요
    [kinds] 종류마다 어떻게 되나요
    [worth] 가치는 얼마인가요
   *[maps] 어디에서 벌어지나요
}
balance-first = 먼저 한 쪽이 { $wins }번 이기고 { $draws }번 비기고 { $losses }번 졌어요. 무승부를 반 승으로 치면 점수의 { $share }%예요({ $between }).
balance-verdict = { $verdict ->
    [first] 먼저 하는 쪽이 유리해요. 우연만으로는 이만큼 나오기 어려워요.
    [second] 나중에 하는 쪽이 유리해요. 우연만으로는 먼저 하는 쪽이 이렇게 적게 얻기 어려워요.
   *[none] 우연과 구별할 수 있는 유리함은 아니에요.
}
balance-draws = 무승부는 { $share }%였어요({ $between }).
balance-length = 한 게임은 양쪽을 합쳐 평균 { $mean }차례예요. 절반의 게임이 { $quarter }차례에서 { $upper }차례 사이이고, 가장 짧은 게임은 { $least }차례, 가장 긴 게임은 { $most }차례예요. 평균 { $decisions }번 정해요.
balance-worth = 읽는 법: { $every }차례마다 양쪽이 가진 것과 그 게임의 결과를 적었어요. 숫자는 이것을 하나 더 가지고 나머지는 모두 같은 쪽이 이길 확률이에요. 50%면 가치가 없다는 뜻이에요.
balance-plain = 예를 들어 { $thing }: 하나 더 있고 나머지가 모두 같으면 팽팽한 게임에서 이길 확률이 { $share }%예요({ $between }).
balance-maps = 모두 해당하는 쪽에서 본 모습이고, 그쪽 가장자리가 아래예요. 북군의 판은 돌려놓았어요. 진할수록 자주 있었다는 뜻이에요.

balance-head = { $head ->
    [end] 끝
    [games] 게임
    [share] %
    [kind] 종류
    [chance] 승률 %
   *[between] 95%
}
balance-alt = { $picture ->
    [overview] 누가 이기는지, 게임이 어떻게 끝나고 얼마나 긴지
    [worth] 하나 더 있을 때의 가치와 구간
   *[maps] 히트맵
}

## 그림

balance-plot-title = { $game } { $variant } · { $level } 단계끼리 { $games }게임
balance-plot-who = 누가 이기나요(게임의 %)
balance-plot-won = { $who ->
    [first] 먼저 하는 쪽
    [draw] 무승부
   *[second] 나중에 하는 쪽
}
balance-plot-share = 먼저 하는 쪽의 점수(확대)
balance-plot-interval = { $share }%({ $low }~{ $high })
balance-plot-ends = 게임이 끝나는 방식(게임의 %)
balance-plot-length = 게임의 길이
balance-plot-turns = 양쪽을 합친 차례
balance-plot-games = 게임
balance-plot-median = 중앙값 { $turns }
balance-plot-worth = 하나 더 있고 나머지가 같을 때 이길 확률(%)
balance-plot-maps = 해당하는 쪽에서 본 모습이에요. 그쪽 가장자리가 아래예요. 단위는 전체의 %예요.

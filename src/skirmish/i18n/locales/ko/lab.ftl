### 실험실: 아레나 명령, 표와 그림.

## 명령

terminal-overview-arena = 상대끼리 게임하게 하고 평점을 매겨요
terminal-help-arena = 모두가 모두와 겨뤄요. 두 게임이 한 쌍이고, 무작위 결과는 같고 자리만 바꿔요. 끝나면 평점과 오차 범위, 누가 누구를 이겼는지, 먼저 하는 것의 가치, 게임의 길이와 끝난 방식을 알려 줘요. --out을 주면 기록까지 모두 남고, 같은 명령을 다시 쓰면 멈춘 곳에서 이어 가요.
terminal-help-arena-status = 종료 상태: 0, 끝까지 할 수 없는 게임이 있으면 1, 명령을 잘못 썼으면 2, Ctrl+C나 SIGTERM 뒤에는 130(그때까지 한 게임은 보여 줘요).
terminal-help-agents = 참가자, 쉼표로 나눠요. 여러 번 줄 수 있어요. 상대: { $agents }(프로그램, 예를 들어 cmd:./bot --fast). 이름 붙이기: mine=cmd:./bot. 제한 붙이기: general@200ms 또는 general@5000n(노드)
terminal-help-arena-games = 둘씩 겨루는 게임 수, 짝수. 셋이면 모두 세 배, 넷이면 여섯 배를 해요(기본값 20)
terminal-help-arena-time = 한 번 정하는 데 쓸 수 있는 밀리초, 자기 제한이 없는 참가자에게
terminal-help-arena-nodes = 한 번 정하는 데 쓸 수 있는 노드 수. 그러면 시드가 같을 때 어느 컴퓨터에서나 같은 게임이 나와요
terminal-help-arena-jobs = 한꺼번에 하는 게임 수, 저마다 프로세스 하나(기본값 1, 클러스터에서는 프로세서 수만큼)
terminal-help-arena-out = 기록과 프로그램의 오류 출력, result.json, 그림을 남길 폴더
terminal-help-arena-cluster = 이 주소의 Ray 클러스터에서 게임해요. local은 이 컴퓨터에 하나를 띄워요
terminal-help-arena-anchor = 평점을 0으로 둘 참가자(기본값: 모두의 평균이 0)
terminal-arena-left = { $total }게임 가운데 { $over }게임이 { $folder }에 남아 있어요. 같은 명령으로 이어 갈 수 있어요.
terminal-arena-kept = 모두 { $folder }에 남겼어요.

## 알아낸 것

lab-summary = { $game } { $variant }, { $total }게임 가운데 { $played }게임, 시드 { $seed }.
lab-head = { $head ->
    [agent] 참가자
    [rating] Elo
    [interval] 95%
    [games] 게임
    [score] 승-무-패
    [share] %
    [time] 결정당 ms
   *[pairing] 대진
}
lab-range = { $low }~{ $high }
# Signs stand before both numbers.
lab-range-signed = { $low } ~ { $high }
lab-cross = 세로줄 상대로 가로줄이 얻은 점수, %:
lab-first = 먼저 한 쪽이 점수의 { $share }%를 얻었어요(95%: { lab-range }).
lab-length = 한 게임에서 평균 { $mean }번 정해요({ $least }~{ $most }번).
lab-ends = 게임이 끝난 방식: { $ends }.
lab-failures = { $name }의 잘못으로 진 게임: { $ends }.
lab-crash = { $number }번 게임은 할 수 없었어요: { $reason }.
lab-end = { $how ->
    [eliminated] 남은 말 없음
    [five-lost] 다섯을 잃음
    [quiet] 조용한 차례
    [base] 적 기지
    [more-units] 부대가 더 많음
    [equal-units] 부대 수가 같음
    [resignation] 기권
    [bot-late] 시간 초과
    [bot-silent] 대답 없음
    [bot-unreadable] 읽을 수 없는 대답
    [bot-unasked] 묻지 않은 대답
    [bot-illegal] 규칙에 어긋난 대답
    [bot-flood] 출력 과다
    [bot-died] 프로그램이 끝남
    [bot-closed] 출력이 닫힘
    [bot-missing] 프로그램이 없음
   *[other] { $how }
}

## 그림

lab-plot-title = { $game } { $variant } · { $games }게임
lab-plot-rating = 평점(Elo, 95% 구간)
lab-plot-cross = 세로줄 상대로 가로줄이 얻은 점수(%)

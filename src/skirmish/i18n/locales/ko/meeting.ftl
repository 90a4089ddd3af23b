### 다른 사람 만나기: 게임 목록, 빈자리, 누구나 볼 수 있는 게임.

page-matches = 게임
page-matches-waiting = { $count ->
    [0] 내 차례인 게임이 없어요.
   *[other] 내 차례인 게임이 { $count }개 있어요.
}
page-matches-none = 아직 게임이 없어요. 자리를 열거나 컴퓨터와 겨뤄 보세요.
page-finished-text = 열면 어떻게 끝났는지 볼 수 있어요.
page-match-theirs = 상대 차례: { $name }
page-match-again = { $name }: 재대결을 원해요
page-match-clock = 남은 시간: { $time }
page-match-waits = 상대를 기다리는 중
page-match-ended = { $state ->
    [won] 이겼어요
    [lost] 졌어요
   *[draw] 무승부
}

## 빈자리

page-seats = 빈자리
page-seats-text = 원하는 자리에 앉아 바로 시작하세요. 계정은 필요 없어요.
page-seats-none = 빈자리가 없어요. 자리를 열면 다른 사람에게 보여요.
page-seats-none-other = 다른 빈자리는 없어요.
page-seats-none-of = 이 게임에는 빈자리가 없어요.
page-seats-elsewhere = 다른 게임에 빈자리가 { $count }개 있어요
page-seats-more = { $count }개 더 보기
page-seats-lost = 목록이 최신이 아니에요. 연결하는 중…
page-seat-offer = { $side ->
    [random] { $name } · 진영은 무작위
   *[other] { $name } · { $seat } 자리
}
page-seat-someone = 누군가
page-seat-sit = 앉기
page-seat-sit-with = 앉기: { $name }
page-seat-storage = 이 브라우저는 아무것도 저장하지 않아서 자리를 지킬 수 없어요.
page-any-game = 상관없음
page-quick = 빠른 대전
page-quick-text = 알맞은 빈자리에 바로 앉거나, 없으면 자리를 열어요.
page-quick-gone = { $problem } 전에 연 자리는 이제 없어요.
page-offer = 자리 열기
page-offer-side = 내 진영
page-offer-either = 상관없음
page-show-legend = 관전할 수 있는 사람
page-show = { $delay ->
    [none] 링크가 있는 사람만
    [0] 누구나, 실시간
   *[other] 누구나, { $minutes }분 지연
}
page-show-words = { $delay ->
    [0] 누구나 이 게임을 실시간으로 볼 수 있어요.
   *[other] 누구나 이 게임을 { $delay }분 늦게 볼 수 있어요.
}
page-offered = 상대를 기다리는 중
page-offered-text = 이 화면이 열려 있는 동안 자리가 목록에 보여요.
page-offer-back = 취소하기
page-offer-lapsed = 내 자리가 이제 목록에 없어요.

## 누구나 볼 수 있는 게임

page-shown = 진행 중인 게임
page-shown-text = 관전자는 판만 보고 손패는 볼 수 없어요.
page-shown-none = 지금은 볼 게임이 없어요.
page-shown-players = { $one } 대 { $other }
page-shown-watching = { $count }명 관전 중
page-shown-late = { $minutes ->
    [0] 실시간
   *[other] { $minutes }분 지연
}
page-tab-yours = 내 게임
table-late = 게임이 { $minutes }분 늦게 보여요.
table-show-end = 링크로만 관전
table-show-ended = 이제 링크가 있는 사람만 볼 수 있어요.

## 연속 대결과 전쟁

page-war = 점수표
page-war-with = 전쟁 상대: { $name }
page-war-between = 전쟁: { $one } 대 { $other }
page-war-sheet = 점수표
page-war-battles = 전투
page-war-points = 점수
page-war-you = 나
page-war-won = { $name } 승리
page-war-winner = 전쟁의 승자: { $name }
page-war-drawn = 전쟁이 무승부로 끝났어요
page-war-ended = { $result ->
    [won] 전쟁 승리, { $score }
    [lost] 전쟁 패배, { $score }
    [draw] 전쟁 무승부, { $score }
   *[other] 전쟁의 승자: { $name }, { $score }
}
page-war-battle = 전투 { $number }
page-war-stands = 지금까지 점수: 나 { $yours }, { $name } { $theirs }.
page-war-first-you = 내가 먼저 해요.
page-war-first = 선 플레이어: { $name }
page-war-next = 다음 전투
page-war-go = 전투로 가기
page-war-the-battles = 전투 목록
page-war-save = 기록 모두 저장
page-war-each = 저마다 끝났을 때의 모습이에요.
page-war-open = 아직 싸우지 않았어요
page-series-legend = 단판 또는 전쟁
page-series = { $kind ->
    [best-of] { $number ->
        [3] 3판 2선승제
        [5] 5판 3선승제
       *[other] { $number }판 다승제
    }
    [over] 전투 { $number }번 총점
    [to] { $number }점 선취
   *[single] 단판
}
page-series-number = { $kind ->
    [over] 번
   *[to] 점
}

## 다른 기기

page-move = 다른 기기로 옮기기
page-move-open = 다른 기기에서 이 링크를 여세요.
page-move-scan = 다른 기기에서 이 링크를 열거나 카메라로 찍으세요.
page-move-text = 5분 안에 한 번만 쓸 수 있어요. 그러면 자리가 그 기기로 옮겨지고 여기서는 사라져요.
page-move-both = 두 기기에서 모두 두려면 대신 게임 화면의 더 보기에서 ‘내 다른 기기용 링크’를 쓰세요.
page-move-link = 다른 기기용 링크
page-move-secret = 먼저 여는 사람이 자리를 갖게 돼요. 다른 사람에게 보여 주지 마세요.
page-move-withdraw = 링크 취소
page-move-make = 링크 만들기
page-move-done = 이제 자리가 다른 기기에 있어요.
page-move-lapsed = 링크를 쓰지 않았어요. 자리는 아직 여기 있어요.
page-move-title = 자리 가져오기
page-move-count = 이 기기로 옮길 자리가 { $count }개 있어요.
page-move-take = 가져오기

### 브라우저의 게임판: 위 막대, 옆 판, 진행 기록, 할 수 있는 것, 물어보는 것, 끝.

## 위 막대와 옆 판

table-turn = { $turn }번째 차례
table-rulebook = 규칙서
table-more = 더 보기
table-panel = 할 일과 진행 기록
table-opening = 게임을 준비하고 있어요…
table-title-yours = 내 차례 · { $game }
table-title-theirs = { $name } 차례 · { $game }
table-title-over = 끝남 · { $game }

## 두 사람

table-player = { $name }, { $seat }
table-you = 나
# Instead of a name, for a player without one
table-yourself = 나
table-flip = 판 돌리기
table-full-screen = 전체 화면
table-notify = 내 차례가 되면 알림
table-gone = 잃은 것: { $words }
# Before drawings of what a side has lost; then where a number of losses ends the battle.
table-tally = 잃음:
table-tally-of = 잃음 { $count }/{ $of }
table-tally-last = 잃음 { $count }/{ $of }: 하나 더 잃으면 끝
table-clock = 남은 시간: { $time }
table-time-days = { $days }일 { $hours }시간
table-here = { $name }: 자리에 있어요.
table-never = { $name }: 아직 오지 않았어요.
table-away = { $name }: 자리에 없어요.
table-away-now = { $name }: 방금 자리를 떠났어요.
table-away-since = { $name }: { $ago }에 자리를 떠났어요.
table-places = { $places }곳에서 열림
table-computer-ready = { $name }: 준비됐어요.
table-computer-thinking = { $name }: 생각하고 있어요.
table-say-to = { $name }에게 한마디 하기
table-say-text = { $name } 쪽에는 그쪽 언어로 보여요. 저장되지 않고 관전자에게는 보이지 않아요.
table-said = 주고받은 말
table-phrases = 상대가 하는 말 보기
phrase-hello = 안녕하세요
phrase-good-luck = 행운을 빌어요
phrase-nice-move = 좋은 수예요
phrase-well-played = 정말 잘하셨어요
phrase-thanks = 고마워요
phrase-sorry = 미안해요
phrase-one-moment = 잠시만요
phrase-take-your-time = 천천히 하세요
phrase-good-game = 좋은 게임이었어요
phrase-once-more = 다시 한번 할까요?
table-watching = { $watchers ->
    [0] 관전 중이에요.
    [1] 관전 중이에요.
   *[other] 관전 중이에요. 관전자는 모두 { $watchers }명이에요.
}

## 지금 할 일

table-your-turn = 내 차례예요
table-reconnecting = 연결을 기다리는 중이에요
table-your-turn-to = 내 차례: { $what }
table-turn-of = { $name } 차례예요
table-turn-of-to = { $name }: { $what }
table-moving = { $name } 차례예요
table-die = 주사위 눈: { $face }
table-forced = 더 고를 것이 없어서 저절로 진행돼요.
table-forced-now = 바로 진행

## 진행 기록

table-log = 진행 기록
table-log-all = 진행 기록 모두 보기
table-their-turn = 상대의 지난 차례
table-log-empty = 아직 아무 일도 없었어요.
table-set-up = 준비: { $count }번
table-log-start = 이 게임은 전투 도중에서 시작해요.
table-log-join = { word-who }자리에 앉았어요.
table-log-resign = { word-who }기권했어요.
table-log-offer-draw = { word-who }무승부를 제안했어요.
table-log-accept-draw = { word-who }무승부를 받아들였어요.
table-log-decline-draw = { word-who }무승부를 거절했어요.
table-log-take-back = { word-who }결정을 되돌렸어요.
table-log-ask-takeback = { word-who }결정을 되돌리자고 요청했어요.
table-log-accept-takeback = { word-who }동의했어요. 그 결정과 그 뒤의 모든 것을 되돌렸어요.
table-log-takeback-turn = { $foe ->
    [you] 내 차례
   *[other] { $foe-name }의 차례
}와 그 뒤의 모든 것을 되돌렸어요.
table-log-decline-takeback = { word-who }동의하지 않았어요.
table-log-flag = { word-who }{ word-who-my }시간이 다 됐어요.
table-log-close = 서버 운영자가 게임을 끝냈어요.
table-log-rematch = { $next ->
    [battle] { word-who }다음 전투를 신청했어요.
    [war] { word-who }새 전쟁을 신청했어요.
   *[match] { word-who }재대결을 신청했어요.
}
table-log-accept-rematch = { $next ->
    [battle] { word-who }다음 전투에 응했어요.
    [war] { word-who }새 전쟁에 응했어요.
   *[match] { word-who }재대결에 응했어요.
}
table-log-restore = 서버를 백업에서 복원했어요. 이제부터 나오는 주사위와 카드는 새로운 거예요.

## 할 수 있는 것

table-acts = 할 수 있는 것
table-undo = 되돌리기
table-asked = 요청함
table-undo-free = 내 마지막 결정을 되돌려요.
table-undo-ask = 그 뒤로 게임이 더 진행되어서 상대가 동의해야 해요.
table-undo-what = 되돌리는 것: { $what }
table-undo-turn = 내 차례와 그 뒤의 모든 것을 되돌려요. 운으로 정해지는 것은 새로 정해져요.
table-undo-asked = 요청했어요. 상대가 아직 대답하지 않았어요.
table-undo-none = 되돌릴 것이 없어요.
table-undo-sure = 되돌리기를 요청할까요?
table-undo-yes = 요청하기
table-hint = 힌트
table-hint-title = 컴퓨터에게 물어보기
table-suggests = 힌트({ $name })
table-suggests-win = 예상 승률: { $win }%.
table-suggests-second = { $sure ->
    [clear] 훨씬 못한 선택
    [slight] 조금 못한 선택
   *[even] 비슷하게 좋은 선택
}: { $words }
table-suggests-soon = { $name }: 생각하는 중…
table-danger = 위험
table-danger-title = 다음 차례에 맞을 수 있는 것 보기
table-danger-switch = 위험: 다음 차례에 맞을 수 있는 것 보기
table-threat-none = 다음 차례에는 잃을 위험이 없어요.
table-threats = 위험 { $count }가지 더
table-why = 왜 안 돼요?
table-why-title = 왜 안 되는지 물어보기
table-asking = 궁금한 것을 고르세요. ‘왜 안 돼요?’를 다시 누르면 그만둬요.
table-draw = 무승부 제안
table-offered = 제안함
table-draw-offered = 무승부를 제안했어요.
table-draw-sure = 무승부를 제안할까요?
table-draw-text = 상대가 받아들일 때까지 게임은 계속돼요.
table-resign = 기권
table-resign-sure = 기권할까요?
table-resign-text = { $what ->
    [battle] 이번 전투가 끝나고 내가 져요.
   *[match] 게임이 끝나고 내가 져요.
}
table-resign-text-of = { $what ->
    [battle] 이번 전투가 끝나요. 지는 쪽: { $name }.
   *[match] 게임이 끝나요. 지는 쪽: { $name }.
}
table-play-on = 계속하기

## 상대가 물어보는 것

table-offer-draw = { $name }: 무승부를 제안했어요.
table-offer-draw-yes = 받아들이기
table-offer-draw-no = 계속하기
table-offer-takeback = { $name }: { $followed ->
    [yes] 마지막 결정과 그 뒤의 일을 모두
   *[no] 마지막 결정을
} 되돌리고 싶어 해요.
table-offer-takeback-here = { $name }: { $followed ->
    [yes] 마지막 결정과 그 뒤의 일을 모두
   *[no] 마지막 결정을
} 되돌릴까요?
table-offer-takeback-yes = 동의하기
table-offer-takeback-no = 동의하지 않기

## 왜 안 되는지

table-not-possible = 그렇게는 할 수 없어요
table-why-possible = 할 수 있어요
table-why-there = { $source } → { $target }, 왜 안 돼요?
table-why-one = { $place }, 왜 안 돼요?
table-rule = 규칙 { $rule }
table-rule-open = 규칙서에서 { $rule } 보기
table-help = 도움이 되는 것
table-choose-again = 다시 고르기
table-do-it = 이렇게 하기

## 끝

table-ended-won = 이겼어요
table-ended-lost = 졌어요
table-ended-draw = 무승부
table-ended-winner = { $name } 승리
table-ended-takebacks = 컴퓨터의 동의를 받아 차례를 { $count }번 되돌렸어요.
table-rematch-offer = { $next ->
    [battle] 다음 전투
    [war] 새 전쟁
   *[match] 재대결
}
table-whole-game = 처음부터 한 판 하기
table-same-position = 이 국면 다시 하기
table-rematch-waiting = { $next ->
    [battle] 전투 { $number } 시작을 기다리고 있어요. { $name }: 아직 대답이 없어요.
    [war] 새 전쟁을 신청했어요. { $name }: 아직 대답이 없어요.
   *[match] 재대결을 신청했어요. { $name }: 아직 대답이 없어요.
}
table-rematch-accept = { $next ->
    [battle] 전투 { $number } 시작하기
    [war] 새 전쟁 시작하기(상대: { $name })
   *[match] 재대결 수락하기(상대: { $name })
}
table-rematch-go = { $next ->
    [battle] 다음 전투(전투 { $number })로 가기
    [war] 새 전쟁으로 가기
   *[match] 재대결하러 가기
}
table-rematch-side = { $next ->
    [battle] 다음 전투: 이번에는 { $side } 쪽을 맡아요.
    [war] 새 전쟁: 이번에는 { $side } 쪽을 맡아요.
   *[match] 재대결: 이번에는 { $side } 쪽을 맡아요.
}
table-set-up-done = 첫 게임이라 준비가 다 되어 있어요. 다음 게임부터는 직접 준비해요.
table-rematch-watch = { $next ->
    [battle] 전투 { $number } 관전하기
    [war] 새 전쟁 관전하기
   *[match] 재대결 관전하기
}
table-replay = 전체 다시 보기
table-home = 첫 화면
table-verify = 공정했나요?
table-verify-busy = 확인하는 중…
table-verify-yes = { $count ->
    [0] 네, 운에 맡겨진 것이 없었어요.
   *[other] 네, 무작위 결과 { $count }개가 모두 맞아요.
}
table-verify-how = 어떻게 확인했나요
table-verify-fair = { $proof ->
    [own] 이 페이지가 서버의 비밀 값과 두 사람이 보탠 값으로 무작위 결과 { $count }개를 모두 다시 계산했어요. 모두 이 페이지가 자기 값을 공개하기 전에 정해진 것이어서, 서버도 상대도 고를 수 없었어요.
    [first] 이 페이지가 무작위 결과 { $count }개를 모두 다시 계산했어요. 나중에 바뀐 것은 없어요. 하지만 이 게임은 1번 방식으로 시작해서, 서버나 마지막에 들어온 사람이 자기에게 좋은 값을 고르지 않았다는 것은 증명되지 않아요.
   *[told] 이 페이지가 무작위 결과 { $count }개를 모두 다시 계산했어요. 비밀 값과 두 사람이 보탠 값에서 나온 것이 맞아요. 이 브라우저에는 게임 전의 해시 값이 남아 있지 않아서, 그 값은 서버의 말을 믿어야 해요.
}
table-verify-outcomes = 그때그때 어떤 결과가 가능했는지는 서버의 말을 따랐어요. ‘skirmish verify’는 기록을 규칙으로도 확인해요.
table-verify-restored = { $number }번째 무작위 결과부터 다른 수를 썼어요(에포크 { $epoch }). 서버가 백업에서 복원됐다고 하기 때문이에요. 정직하지 않은 서버라면 이것으로 여러 진행 가운데 하나를 고를 수 있어요.
table-verify-insecure = 이 페이지는 암호화되지 않은 연결로 왔어요. 브라우저의 암호 기능을 쓸 수 없어서 페이지가 직접 계산했고, 페이지 자체가 오는 길에 바뀌었을 수도 있어요.
table-verify-not = { $fault ->
    [server] 공정하지 않아요: 서버가 게임 전과 다른 해시 값이나 다른 방식을 말하고 있어요.
    [seat] 공정하지 않아요: 한 사람이 보탠 값이 게임 전에 정해 둔 것과 달라요.
    [secret] 공정하지 않아요: 서버의 비밀 값이 해시 값과 맞지 않아요.
    [entropy] 공정하지 않아요: 게임 전에 정해 두지 않은 값이 있어요.
    [chance] 공정하지 않아요: { $number }번째 무작위 결과가 비밀 값에서 나온 것이 아니에요.
   *[log] 공정하지 않아요: { $number }번째 무작위 결과가 게임 중에 이 페이지가 들은 것과 달라요.
}
table-secret = 직접 확인하는 방법
table-secret-text = 해시 값은 첫 수 전에 공개됐어요. 비밀 값이 해시 값과 맞으니 중간에 바뀐 것이 없어요.
table-commitment = 해시 값
table-secret-itself = 비밀 값

## 더 보기

table-leave = 나가기(게임은 저장돼요)
table-marks = 카드의 표시
table-keys = 키보드
table-record-save = 기록 저장
table-record-saved = 기록을 저장했어요.
table-seat = 내 자리
table-seat-text = { $places ->
    [1] 여기에서만 열려 있어요.
   *[other] { $places }곳에서 열려 있어요. 다른 탭이나 기기, 또는 내 링크를 가진 다른 사람이에요. 모르는 곳이 있으면 나머지를 닫으세요.
}
table-seat-link = 내 다른 기기용 링크
table-seat-link-text = 다른 기기에서 열면 내 자리가 두 기기에서 모두 열려요. 이 링크를 가진 사람은 나 대신 둘 수 있으니 아무에게도 보여 주지 마세요.
table-seat-link-move = 이 기기에서 자리를 빼려면 다른 기기로 옮기세요:
table-seat-shut = 나머지 닫기
table-seat-done = 이제 여기에서만 열려 있어요. 예전에 이 자리를 열던 링크는 쓸 수 없어요.
table-watch-text = 양쪽이 모두 볼 수 있는 것만 보이고, 숨은 것은 보이지 않아요. { $watchers ->
    [0] 지금은 관전자가 없어요.
   *[other] 지금 관전자는 { $watchers }명이에요.
}
table-watch-renew = 새 링크
table-watch-renew-note = 새 링크를 만들면 전에 준 링크는 쓸 수 없어요.
table-watch-renew-sure = 바꾸기(예전 링크는 못 써요)
table-watch-renewed = 새 링크를 만들었어요. 예전 링크는 이제 쓸 수 없어요.
table-network = 내 네트워크
table-settings = 설정
table-theme = 화면 테마
table-theme-auto = 시스템 설정대로
table-theme-light = 밝게
table-theme-dark = 어둡게
table-pace = 속도
table-pace-slow = 느리게
table-pace-normal = 보통
table-pace-fast = 빠르게
table-pace-off = 바로
table-skip = 결과 바로 보기
table-again = 다시 보기
table-tap-again = 한 번 더 누르세요
table-coordinates = 좌표
table-advisor = 힌트를 주는 단계
table-advisor-usual = 강한 단계
table-ends = 할 일이 없으면 차례를 저절로 마치기
table-warnings = 다음 차례에 질 수 있으면 알려 주기
table-confirm = 내 선택을 실행하기 전에 묻기
table-confirm-always = 항상
table-confirm-touch = 터치할 때
table-confirm-final = 되돌릴 수 없을 때만
table-cards = 카드 크기
table-cards-small = 작게
table-cards-normal = 보통
table-cards-large = 크게
table-turns = 차례마다 판 돌리기

## 키보드

table-key-arrows = 판 위에서 옮겨 다니기
table-key-enter = 고르고, 다시 눌러 정하기
table-key-escape = 한 단계 뒤로
table-key-end = 차례 마치기 또는 확인
table-key-why = 왜 안 되는지 묻기
table-key-hints = 컴퓨터에게 물어보기
table-key-danger = 위험 표시 켜기/끄기
table-key-undo = 되돌리기
table-key-again = 상대의 지난 차례 다시 보기
table-key-log = 진행 기록으로 가기
table-key-board = 판으로 가기
table-key-say = 상대에게 한마디 하기
table-key-resign = 기권(먼저 물어봐요)
table-key-keys = 이 키보드 도움말 보기

## 문제가 있을 때

table-lost = 연결이 끊겼어요. 다시 연결하고 있고, 잃은 것은 없어요.
table-lost-long = 한동안 연결되지 않고 있어요. 계속 다시 시도할게요. 서버가 꺼졌거나 네트워크에 닫혔을 수 있으니 서버를 켠 사람에게 물어보세요.
table-lost-restart = 서버가 다시 시작하고 있어요. 자동으로 다시 연결되고, 잃은 것은 없어요.
table-lost-budget = 이 연결에서 보낸 요청이 너무 많아요. 잠시 뒤에 계속돼요.
table-dropped = 마지막 선택이 도착하지 않았어요. 저희 쪽 문제예요. 다시 골라 주세요.
table-retry = 지금 다시 시도
table-invalid = 이 링크는 이제 쓸 수 없어요
table-invalid-text = 이미 쓰였거나 바뀌었거나 취소됐거나, 잘린 링크예요. 새 링크를 받아 주세요.
table-unreadable = 이 게임은 열 수 없어요
table-unreadable-text = 저장된 수가 손상됐거나 다른 규칙으로 한 게임이에요. 이 서버의 운영자에게 물어보세요.
table-no-key = 이 브라우저에는 이 게임의 자리가 없어요
table-no-key-text = 게임이 이미 없어졌을 수 있어요. 자리에 앉으려면 받은 링크 전체를 열어 주세요.
table-waiting = 두 사람이 모두 오면 게임이 시작돼요.
table-rematch-opening = { $next ->
    [battle] 전투 { $number } 준비 중…
    [war] 새 전쟁 준비 중…
   *[match] 재대결 준비 중…
}
table-fair-lost = 이 게임을 위해 정해 둔 난수가 이 브라우저에 더는 없고, 상대의 난수는 이미 공개됐어요. 게임을 시작할 수 없으니 새 게임을 만드세요.
table-fair-changed = 서버가 이 게임의 주사위와 카드에 대한 해시 값을 바꿨어요. 이 페이지는 난수를 공개하지 않아요. 새 게임을 만드세요.

## 한 화면에서 둘이

table-names = 누가 하나요?
table-names-text = 이름은 안 써도 돼요.
table-names-start = 시작
table-hand-title = 화면을 넘겨주세요: { $name }
table-hand-on = 화면 넘기기
table-hand-text = { $other } 쪽만 볼 수 있는 것은 가려져 있어요. { $name } 쪽이 준비될 때까지 아무것도 보이지 않아요.
table-hand-ready = { $name }: 내 쪽 보기
table-hand-clock = 내 제한 시간이 가고 있어요: { $time }
table-hand-did = 상대가 한 일: { $name }
table-hand-look = 판만 보기
table-hand-back = 뒤로

## A game without a face of its own

table-plain-board = 게임판
table-plain-all = 결정 { $count }개 모두 보기

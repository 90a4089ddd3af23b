### 게임판 주위의 화면: 첫 화면, 초대, 규칙서, 다시 보기.

## 첫 화면

page-title = { $count ->
    [2] 전투 둘, 게임판 하나
   *[other] 게임 { $count }개, 게임판 하나
}
page-subtitle = 게임을 골라 바로 시작하세요. 계정이 필요 없고, 규칙은 게임이 알려 줘요.
page-promise = 게임은 플레이한 곳에만 남아요. 끝난 뒤에는 두 사람 모두 주사위와 카드가 공정했는지 확인할 수 있어요.
page-computer = 컴퓨터와 하기
page-play = 시작
page-screen = 한 화면에서 둘이
page-invite = 친구 초대
page-level = { $level }단계, { $name }
page-level-legend = 컴퓨터 난이도
page-level-gentle = 살살
page-level-merciless = 무자비

## 설정

page-options = 설정
page-variant = 변형 규칙
page-side-legend = 내 진영
page-side-random = 무작위
page-side-words = 내 진영은 { $seat }
page-side-random-words = 내 진영은 무작위
page-begins-legend = 선 플레이어
page-begins = { $begins ->
    [me] 내가 먼저
    [other] 상대가 먼저
   *[random] 무작위
}
page-begins-words = { $begins ->
    [me] 내가 먼저
    [other] 상대가 먼저
   *[random] 선 플레이어는 무작위
}
page-pace-legend = 제한 시간
page-pace = { $pace ->
    [none] 없음
    [total] 게임 전체
    [each] 차례마다
   *[days] 차례마다 며칠
}
page-pace-minutes = 분씩
page-pace-increment = 초를 차례마다 더해요
page-pace-seconds = 초, 차례마다
page-pace-days = 일, 차례마다
page-clock-none = 제한 시간 없음
page-clock-total = { $minutes }분씩{ $increment ->
    [0] {""}
   *[other] , 차례마다 { $increment }초 추가
}
page-clock-each = 차례마다 { $seconds }초
page-clock-days = 차례마다 { $days }일
page-name = 내 이름
page-name-text = 비워 두어도 돼요. 상대와 관전자에게 보여요.

## 내 게임

page-your-matches = 내 게임
page-finished = 끝난 게임
page-tally = { $game }: { $won }승 { $lost }패 { $drawn }무
page-match-now = { $state ->
    [turn] 내 차례
    [won] 이김
    [lost] 짐
   *[draw] 무승부
}
page-match = 게임
page-match-against = 상대: { $name }
page-match-friend = 상대: 친구
page-match-stranger = 상대: 다른 플레이어
page-match-screen = 한 화면에서 둘이
page-match-watch = 관전
page-match-status = { $status ->
    [waiting] 상대를 기다리는 중
    [over] 끝남
   *[playing] 진행 중
}
page-match-remove = 목록에서 지우기
page-match-remove-text = 이 브라우저에서 이 게임의 접속 정보가 지워져요. 링크가 없으면 다시 들어올 수 없어요.
page-match-remove-unbegun = 아직 시작하지 않은 게임이에요. 게임이 삭제되고 링크도 더는 열리지 않아요.
page-match-remove-yes = 지우기
page-all-matches = { $count }개 모두 보기
page-fewer = 접기

## 위쪽 막대와 링크

page-language = 언어
page-more = 더 보기
page-sound = 소리
page-sound-on = 소리가 켜져 있어요
page-sound-off = 소리가 꺼져 있어요
page-theme-dark = 어두운 화면
page-theme-light = 밝은 화면
page-watch = 관전
page-watch-text = 받은 링크를 붙여 넣으세요.
page-watch-wrong = 게임 링크가 아니에요. 게임 링크는 …/t/ 뒤에 글자와 숫자가 와요.
page-watch-go = 열기
page-open-record = 기록 열기
page-learn = 배우기
page-rules = 규칙
page-close = 닫기
page-cancel = 취소
page-to-home = 첫 화면으로
page-try-again = 다시 시도
page-reload = 페이지 새로 고침
page-loading = 불러오는 중
page-copy = 복사
page-copied = 복사했어요.
page-not-copied = 링크를 선택해 두었어요. 직접 복사하세요.
page-share = 공유

## 초대와 참가

page-invite-text = 이 링크를 친구에게 보내세요. 친구가 들어오면 바로 시작해요. 게임: { $game }
page-invite-link = 친구에게 보낼 링크
page-invite-qr = 카메라로 읽는 링크 QR 코드
page-invite-here = 이 링크는 이 컴퓨터에서만 열 수 있어요. 같은 네트워크의 다른 기기와 하려면 서버를 끄고 이렇게 다시 시작하세요: make play ARGS=--lan (또는 skirmish serve --lan).
page-invite-anyway = 이 컴퓨터에서만 쓸 링크 만들기
page-network-closed = 이 서버에는 이 컴퓨터만 들어올 수 있어서, 링크를 만들어도 다른 곳에서는 열리지 않아요.
page-network-note = 열면 같은 네트워크(예를 들어 집의 와이파이)에 있는 모든 기기가 이 화면에 들어올 수 있어요. 직접 닫거나 서버가 꺼질 때까지 열려 있어요. 게임은 그대로 이어지고, 링크가 없는 사람은 내 게임을 볼 수 없어요.
page-network-open = 내 네트워크에 열기
page-network-cut = { $name }: 자리에 없어요. 이 서버가 네트워크에 닫혀 있어서 다른 기기에서는 돌아올 수 없어요.
page-network-opened = 같은 네트워크의 기기는 이 주소로 들어와요: { $address }. 여기서 닫거나 서버가 꺼질 때까지 열려 있어요.
page-network-close = 다시 닫기
page-invite-secret = 이 링크로 먼저 참가한 사람이 상대 자리에 앉아요. 다른 사람에게는 보내지 마세요.
page-invite-none = 지금은 쓸 수 있는 링크가 없어요.
page-invite-waiting = 상대를 기다리고 있어요. 이 화면을 닫고 나중에 다시 와도 돼요.
page-own-invitation = 내가 보낸 초대예요
page-own-invitation-text = 링크는 잘 열리고, 아직 쓰이지 않았어요. 친구에게 보내거나, 이 브라우저에서 양쪽을 모두 직접 둘 수도 있어요.
page-own-invitation-back = 내 자리로 돌아가기
page-own-invitation-both = 여기서 양쪽 모두 두기
page-link-renew = 새 링크
page-link-revoke = 링크 취소
page-link-make = 링크 만들기
page-watchers = 관전자
page-watchers-text = 이 링크로는 관전만 할 수 있어요. 숨은 것은 보이지 않아요.
page-watchers-link = 관전자에게 보낼 링크
page-join = 참가
page-join-title = { $name } 님이 초대했어요
page-join-title-nobody = 초대받았어요
page-join-undo = 상대 차례가 시작되거나 무작위 결과가 나오기 전에는 결정을 바로 되돌릴 수 있어요. 그 뒤에는 상대가 동의해야 해요.
page-join-game = 게임
page-link-unknown-text = 없는 게임이거나 링크가 잘렸어요. 보낸 사람에게 다시 보내 달라고 하세요.

## 규칙서

page-contents = 목차
page-rules-search = 규칙 찾기
page-rules-found = { $count ->
    [0] 찾은 것이 없어요
   *[other] { $count }곳을 찾았어요
}
page-rules-some = 낱말이 일부만 있는 곳 { $count }개

## 기록

page-record = 기록 다시 보기
page-record-text = 게임 기록을 열어 한 수씩 살펴보세요. 보는 동안만 이 서버에 있어요.
page-record-file = 파일 고르기
page-record-drop = 또는 여기에 끌어 놓으세요
page-record-none = Skirmish 기록이 아니에요.
page-record-paste = 또는 내용을 붙여 넣으세요
page-record-show = 보기
page-record-save = 기록 저장
page-result = { $result ->
    [won] { $name } 승리.
    [draw] 무승부였어요.
   *[unfinished] 게임이 끝나지 않았어요.
}
page-fair = { $fair ->
    [yes] 무작위 결과를 확인했어요. 미리 정해 둔 비밀 값에서 나온 것이 맞아요.
    [no] 무작위 결과가 미리 정해 둔 비밀 값과 맞지 않아요.
    [later] 게임이 끝나면 모든 주사위와 카드 결과를 확인할 수 있어요.
   *[unknown] 이 기록의 무작위 결과는 확인할 수 없어요.
}
page-steps = 한 수씩 보기
page-moment = 장면
page-moment-start = 시작
page-moments = 진행 기록
page-first = 처음으로
page-previous = 한 수 뒤로
page-next = 한 수 앞으로
page-last = 끝으로
page-replay = 재생
page-pause = 일시 정지
page-turn-board = 게임판 돌리기
page-play-on = 여기서 이어 하기
page-against = 상대
page-against-computer = 컴퓨터
page-against-screen = 한 화면
page-against-friend = 친구
page-play-on-dealt = 이 시점에서 보이지 않는 카드는 새로 나눠요.

## 수업

page-first-battle = 처음인가요? 첫 전투
page-first-battle-text = 안내를 받으며 전투를 한 번 해 보세요. 모든 선택은 직접 하고, 5분쯤 걸려요.
page-first-battle-on = 첫 전투 이어 하기
page-first-battle-left = { $step }단계에서 멈췄어요.
page-course = 수업
page-course-text = 먼저 안내 전투를 하고, 그다음에는 한 번에 하나씩 배워요. 목표를 이루는 수라면 무엇이든 괜찮아요.
page-course-start = 시작
page-course-done = 완료
page-course-part = { $count }개 중 { $done }개
page-lesson-step = { $count }단계 중 { $step }단계
page-lesson-left = { $minutes ->
   *[other] 약 { $minutes }분 남음
}
page-lesson-position = 국면 { $number }
page-lesson-steps = 전체 { $count }단계
page-lesson-acts = 수업
page-lesson-back = 뒤로
page-lesson-show = 보여 주기
page-lesson-why = 왜요?
page-lesson-skip-step = 단계 건너뛰기
page-lesson-go-on = 계속
page-lesson-next-position = 다음 국면
page-lesson-legal = 그렇게 할 수도 있지만, 지금 할 일은 이거예요: { $task }.
page-lesson-misses = 그렇게 할 수도 있지만, 그러면 목표를 이루지 못해요.
page-lesson-nothing = 아무것도 움직이지 않았어요.
page-lesson-shown = 한 가지 방법을 표시했어요. 그것을 누르거나 ‘보여 주기’를 한 번 더 누르세요.
page-lesson-reached = 잘했어요
page-lesson-complete = 수업을 마쳤어요
page-lesson-ended = 수업이 끝났어요
page-lesson-open = 아직 풀지 않은 단계가 { $count }개 있어요.
page-lesson-open-go = 풀러 가기: { $title }
page-lesson-free-text = 이제 혼자 힘으로 작은 전투를 해 보세요. 상대인 신병은 병력이 더 적고, 무엇이든 되돌릴 수 있어요.
page-lesson-play-on = 작은 전투 하기
page-lesson-next-lesson = 다음 수업: { $title }
page-lesson-again = 다시 하기
page-lesson-all = 모든 수업

## 잘못되었을 때

page-nowhere = 여기에는 아무것도 없어요
page-nowhere-text = 이 주소에는 페이지가 없어요. 주소를 잘못 쓰지 않았는지 확인하세요.
page-error-unreachable = 서버에 연결할 수 없어요. 인터넷 연결을 확인하고 다시 시도해 주세요.
page-error-part = 페이지의 일부를 불러오지 못했어요. 연결이 끊겼거나 서버에 새 버전의 페이지가 있어요. 페이지를 새로 고치세요.
page-error-ours = 저희 쪽에서 문제가 생겼어요. 잠시 뒤에 다시 해 보세요.
page-error-413 = 너무 길어서 보낼 수 없어요.
page-error-429 = 요청이 너무 많아요. 잠시 기다렸다가 다시 해 보세요.

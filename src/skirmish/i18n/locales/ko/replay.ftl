### 다시 보기: 장면, 시점, 시험해 보는 수순, 파일 속 기록.

replay-turn-of = { $turns }번 중 { $turn }번째 차례
replay-decision-of = 결정 { $decisions }번 중 { $decision }번째
replay-turns = 차례 { $turns }번
replay-set-up = 준비
replay-stride = 넘기는 단위
replay-by-turn = 차례별
replay-by-decision = 결정별
replay-speed = 속도
replay-view = 시점
replay-view-watch = 관전자
replay-view-open = 모두 공개
replay-loss-before = 이전 손실
replay-loss-next = 다음 손실
replay-try = 다르게 해 보기
replay-before-turn = 이 차례가 시작되기 전부터
replay-trying = 다르게 해 보는 중이에요. 저장되지 않아요.
replay-chance = 무작위 결과를 고르세요
replay-at-random = 무작위로 정하기
replay-take-back = 되돌리기
replay-return = 다시 보기로 돌아가기
replay-line = 지금까지 해 본 것
replay-games = 이 파일에 게임 { $count }개
replay-other-games = 다른 게임

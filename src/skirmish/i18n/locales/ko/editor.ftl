### 국면 편집기와 국면에 대한 컴퓨터의 의견.

page-edit-title = 국면 편집기
page-edit-other = 다른 게임
page-edit-undo = 되돌리기
page-edit-redo = 다시 하기
page-edit-clear = 판 비우기
page-edit-hand = 옮기기
page-edit-erase = 치우기
page-edit-left = { $count }개 남음
page-edit-help = 줄에서 판으로 끌어다 놓거나, 누른 다음 칸을 누르세요. { $faces ->
    [yes] 판에 놓인 말은 누르면 돌고, 판 밖으로 끌면 치워져요.
   *[no] 판에 놓은 것은 판 밖으로 끌면 치워져요.
}
page-edit-board = 판
page-edit-text-only = 이 화면에는 이 게임의 편집기가 없어요. 아래에 국면을 붙여 넣으세요.
page-edit-side = 차례
page-edit-awaited = 다음에 할 일
page-edit-cards = 카드 종류 정하기
page-edit-less = { $what }: 하나 줄이기
page-edit-more = { $what }: 하나 늘리기
page-edit-awaits = { $seat }: { $words }
page-edit-possible = 게임할 수 있는 국면이에요
page-edit-impossible = 있을 수 없는 국면이에요
page-edit-empty = 판이 비어 있어요
page-edit-empty-text = 양쪽의 말이나 부대를 놓으세요.
page-edit-unreadable = 국면으로 읽을 수 없어요
page-edit-rule = 규칙 { $rule }
page-edit-fix-turn = 맞는 차례로 바꾸기
page-edit-text = 국면
page-edit-paste = 다른 국면을 붙여 넣을 수 있어요
page-edit-play = 여기서부터 하기
page-edit-share = 공유
page-edit-ask = 컴퓨터에게 묻기
page-edit-waits = 있을 수 있는 국면이 되면 쓸 수 있어요. 복사는 언제나 돼요.
page-edit-over = 전투가 끝나서 할 것도 물을 것도 없어요.
page-edit-asks = 컴퓨터가 몇 초 생각하고, 얼마나 확실한지도 알려 줘요.
page-edit-win = { $name }의 예상: { $seat } 승률 { $win }%.
page-edit-unasked = 이 게임에는 국면을 평가할 수 있는 단계가 없어요.

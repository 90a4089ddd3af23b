### Battle for the Island: the board in sentences, and the words under a text board.

fact-island-count = { seat }의 말은 섬에 { $island }개, 수송 패드에 { $pad }개 있어요.
fact-island-count-no-pad = { seat }의 말은 섬에 { $island }개 있어요.
fact-island-blocks = { $count ->
    [0] 아직 뒤집지 않은 장애물은 없어요.
   *[other] 아직 뒤집지 않은 장애물은 { $count }개예요. 폭발 { $live }개, 안전 { $safe }개.
}
fact-island-character = { seat } { word-island-kind }, { $square } 칸, { $facing ->
    [north] 북쪽
    [east] 동쪽
    [south] 남쪽
   *[west] 서쪽
}을 바라봐요.
fact-island-pad = { seat }의 미사일은 { $column }열에 있어요.
fact-island-pad-character = { seat } { word-island-kind }, 수송 패드 { $slot }번, { $square } 칸 앞.
fact-island-pad-overhang = { seat } { word-island-kind }, 수송 패드 { $slot }번, 모서리 밖.
fact-island-block = { $square } 칸에 아직 뒤집지 않은 장애물.
fact-island-block-open = { $kind ->
    [live] { $square } 칸에 뒤집은 폭발 장애물.
   *[safe] { $square } 칸에 뒤집은 안전 장애물.
}
fact-island-to-place = { seat }이 더 놓을 { word-island-kind }: { $count }개.
island-text-island = 섬
island-text-pad = 수송 패드
island-text-blocks = 장애물
island-text-live = 폭발
island-text-safe = 안전

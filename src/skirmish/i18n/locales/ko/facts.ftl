### 귀로 듣는 판.

fact-island-count = { seat } 말은 섬에 { $island }개, 발사대에 { $pad }개 있어요.
fact-island-count-no-pad = { seat } 말은 섬에 { $island }개 있어요.
fact-island-blocks = { $count ->
    [0] 아직 뒤집지 않은 장애물은 없어요.
   *[other] 아직 뒤집지 않은 장애물은 { $count }개예요. 폭발 { $live }개, 안전 { $safe }개.
}
fact-island-character = { seat } { word-kind }, { $square } 칸, { $facing ->
    [north] 북쪽
    [east] 동쪽
    [south] 남쪽
   *[west] 서쪽
}을 바라봐요.
fact-island-pad = { seat } 미사일은 { $column }열에 있어요.
fact-island-pad-character = { seat } { word-kind }, 발사대 { $slot }번, { $square } 칸 앞.
fact-island-pad-overhang = { seat } { word-kind }, 발사대 { $slot }번, 모서리 밖.
fact-island-block = { $square } 칸에 아직 뒤집지 않은 장애물.
fact-island-block-open = { $kind ->
    [live] { $square } 칸에 뒤집은 폭발 장애물.
   *[safe] { $square } 칸에 뒤집은 안전 장애물.
}
fact-island-to-place = { seat }이 더 놓을 { word-kind }: { $count }개.

fact-hill218-count = { hill218-seat } 부대는 전장에 { $count }개 있어요.
fact-hill218-unit = { hill218-seat } { word-kind }, { $space } 칸.
fact-hill218-unit-base = { hill218-seat } { word-kind }, { $base ->
    [south] 남군
   *[north] 북군
} 기지, { $space } 칸.
fact-hill218-unit-cut-off = { hill218-seat } { word-kind }, { $space } 칸, 고립.
fact-hill218-base-empty = { $space } 칸의 { hill218-seat } 기지는 비어 있어요.
fact-hill218-hand-empty = { hill218-seat }은 손패가 없어요.
fact-hill218-hand = { hill218-seat } 손패: { word-kind } { $count }장.
fact-hill218-hand-hidden = { hill218-seat } 손패: 보이지 않는 카드 { $count }장.
fact-hill218-deck = { hill218-seat } 카드 더미: { $count }장.
fact-hill218-strikes = { $count ->
    [0] { hill218-seat }은 공습을 다 썼어요.
   *[other] { hill218-seat }은 공습이 { $count }번 남았어요.
}
fact-hill218-destroyed = 파괴된 { hill218-seat } 부대: { word-kind } { $count }장.

## 글자로 그린 판 아래의 낱말

text-south = 남쪽
text-north = 북쪽
text-island = 섬
text-pad = 발사대
text-blocks = 장애물
text-live = 폭발
text-safe = 안전
text-hand = 손패
text-deck = 카드 더미
text-strikes = 공습
text-destroyed = 파괴
text-cut-off = 고립
text-not-shown = 생략

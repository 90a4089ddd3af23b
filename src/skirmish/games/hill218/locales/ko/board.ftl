### The Battle for Hill 218: the board in sentences, and the words under a text board.

fact-hill218-count = { hill218-seat } 부대는 전장에 { $count }개 있어요.
fact-hill218-unit = { hill218-seat } { word-hill218-kind }, { SPACE($space) } 칸.
fact-hill218-unit-base = { hill218-seat } { word-hill218-kind }, { $base ->
    [south] 남군
   *[north] 북군
} 기지, { SPACE($space) } 칸.
fact-hill218-unit-cut-off = { hill218-seat } { word-hill218-kind }, { SPACE($space) } 칸, 고립.
fact-hill218-base-empty = { SPACE($space) } 칸의 { hill218-seat } 기지는 비어 있어요.
fact-hill218-hand-empty = { hill218-seat }은 손패가 없어요.
fact-hill218-hand = { hill218-seat } 손패: { word-hill218-kind } { $count }장.
fact-hill218-hand-hidden = { hill218-seat } 손패: 보이지 않는 카드 { $count }장.
fact-hill218-deck = { hill218-seat } 카드 더미: { $count }장.
fact-hill218-strikes = { $count ->
    [0] { hill218-seat }은 공습을 다 썼어요.
   *[other] { hill218-seat }은 공습이 { $count }번 남았어요.
}
fact-hill218-destroyed = 파괴된 { hill218-seat } 부대: { word-hill218-kind } { $count }장.
hill218-text-hand = 손패
hill218-text-deck = 카드 더미
hill218-text-strikes = 공습
hill218-text-destroyed = 파괴
hill218-text-cut-off = 고립
hill218-text-not-shown = 생략

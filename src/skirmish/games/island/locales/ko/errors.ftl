### Battle for the Island: tokens and positions that cannot be read.

island-error-another-block-first = { $token } 기호는 아직 나올 수 없어요. { $square } 칸의 장애물을 먼저 뒤집어요.
island-error-no-such-block-left = { $token } 기호는 나올 수 없어요. { $kind ->
    [live] 폭발
   *[safe] 안전
} 장애물이 남아 있지 않아요.
island-error-no-position = { $awaited ->
    [turn-over] 장애물을 뒤집는 동안에는 국면을 적을 수 없어요.
   *[set-up] 준비하는 동안에는 국면을 적을 수 없어요.
}
island-error-bad-position-fields = 국면은 띄어쓰기 한 칸씩으로 나눈 다섯 부분이에요. 찾은 것: ‘{ $found }’.
island-error-bad-position-variant = 국면에 적힌 ‘{ $found }’ 변형 규칙은 없어요.
island-error-bad-position-rows = 섬은 /로 나눈 12행이어야 하는데, 여기는 { $rows }행이에요.
island-error-bad-position-row = { $row }행이 틀렸어요: ‘{ $found }’. 한 행은 딱 12칸이고, 이어진 빈칸은 숫자 하나로 적어요.
island-error-bad-position-block-line = { $found } 칸과 { $other } 칸의 장애물이 같은 행이나 같은 열에 있어요.
island-error-bad-position-no-pads = 변형 규칙 { $variant }에는 수송 패드가 없어요. ‘{ $found }’ 대신 - 하나만 적으세요.
island-error-bad-position-pads = 수송 패드가 틀렸어요: ‘{ $found }’. 이렇게 적으세요: c:SSJTS,j:ss.jt.
island-error-bad-position-blocks = 장애물이 틀렸어요: ‘{ $found }’. 폭발과 안전을 이렇게 적으세요: 6/4.
island-error-bad-position-block-kinds = 장애물이 너무 많아요: { $found }. 변형 규칙 { $variant }에는 폭발 { $live }개, 안전 { $safe }개가 있어요.
island-error-bad-position-block-count = 장애물 { $found } 표시가 섬과 맞지 않아요. 섬에 있는 아직 뒤집지 않은 장애물은 { $blocks }개예요.
island-error-bad-position-mover = { $at } 칸에 { seat }의 말이 없어서 거기서 움직일 수 없어요.
island-error-bad-position-no-pad-turn = 변형 규칙 { $variant }에는 수송 패드가 없어서 거기서 아무 일도 일어날 수 없어요.
island-error-bad-position-enter = { seat }의 말이 섬에 하나도 없고 수송 패드에 들어올 수 있는 말이 있을 때만 들어와요.
island-error-bad-position-remove-from-pad = { seat }의 말이 섬에 하나도 없고 들어올 수 있는 말도 없을 때만 수송 패드에서 치워요.
island-error-bad-position-remove = { seat }은 어떤 수가 나와도 쓸 수 있으니 말을 치우지 않아요.
island-error-bad-position-too-many-blocks = 장애물이 너무 많아요: { $blocks }개. 많아야 { $most }개예요.
island-error-bad-position-too-many = { seat } { word-island-kind-i } 너무 많아요: { $number }개. 많아야 { $most }개예요.
island-error-bad-position-too-many-in-all = { seat }의 말이 너무 많아요: 모두 { $number }개. 많아야 { $most }개예요.
island-error-bad-position-beaten = { seat }은 이미 졌어요. 게임이 끝났으니 누구의 차례도 아니에요.

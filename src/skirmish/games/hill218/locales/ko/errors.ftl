### The Battle for Hill 218: tokens and positions that cannot be read.

hill218-error-bad-token-space = ‘{ $token }’ 기호에 칸이 제대로 적혀 있지 않아요. 좌표를 이렇게 적으세요: 1,-1.
hill218-error-bad-token-cards = ‘{ $token }’ 기호에 카드가 제대로 적혀 있지 않아요. 글자(I H S T A P)로 이렇게 적으세요: +IT.
hill218-error-no-space = ‘{ $text }’ 표시는 칸이 아니에요. 이렇게 적으세요: -2,1.
hill218-error-bad-token-order = ‘{ $token }’ 기호는 카드 순서가 틀렸어요. 이렇게 적으세요: { $expected }.
hill218-error-draw-count = { $token } 기호는 나올 수 없어요. 지금은 딱 { $count }장을 뽑아요.
hill218-error-draw-impossible = { $token } 기호는 나올 수 없어요. 그 카드들은 더미에 남아 있지 않아요.
hill218-error-bad-position-fields = 국면은 띄어쓰기 한 칸씩으로 나눈 다섯 부분이에요. 찾은 것: ‘{ $found }’.
hill218-error-bad-position-length = 국면은 길어야 { $most }자인데, 이것은 { $length }자예요.
hill218-error-bad-position-too-many = { hill218-seat } { word-hill218-kind-i } 너무 많아요: { $number }개. 많아야 { $most }개예요.
hill218-error-bad-position-too-many-in-all = { hill218-seat } 카드가 너무 많아요: 모두 { $number }장. 많아야 { $most }장이에요.
hill218-error-bad-position-sides = { $field ->
    [units] 부대는 / 하나로 나눈 남군과 북군 부분이 있어야 해요: ‘{ $found }’.
    [hands] 손패는 / 하나로 나눈 남군과 북군 부분이 있어야 해요: ‘{ $found }’.
   *[decks] 카드 더미는 / 하나로 나눈 남군과 북군 부분이 있어야 해요: ‘{ $found }’.
}
hill218-error-bad-position-unit = ‘{ $found }’ 표시는 { hill218-seat } 부대가 아니에요. 이렇게 적으세요: I@1,-1.
hill218-error-bad-position-too-wide = 부대들이 너무 멀리 떨어져 있어요. 공수 부대가 내려갈 칸이 { $spaces }개인데, 많아야 { $most }개예요.
hill218-error-bad-position-hill = { hill218-seat } 부대가 고지에 있어요. 고지에는 어떤 부대도 올라갈 수 없어요.
hill218-error-bad-position-shared-space = { SPACE($at) } 칸에 부대가 둘 있어요.
hill218-error-bad-position-cards = { $field ->
    [hands] 손패에 카드가 아닌 것이 있어요: ‘{ $found }’.
   *[decks] 카드 더미에 카드가 아닌 것이 있어요: ‘{ $found }’.
}
hill218-error-bad-position-card-order = 손패 ‘{ $found }’의 순서가 틀렸어요. 이렇게 적으세요: { $expected }.
hill218-error-bad-position-strikes = 공습이 틀렸어요: ‘{ $found }’. 한쪽에 많아야 { $most }번이에요.
hill218-error-bad-position-plays = ‘{ $found }’의 행동 수가 틀렸어요. { $least }번에서 { $most }번까지예요.
hill218-error-bad-position-enemy-base = { hill218-seat } 부대가 적 기지인 { SPACE($at) } 칸에 있어요. 그러면 게임이 끝났어야 해요.
hill218-error-bad-position-empty-deck = { hill218-seat }은 뽑을 수 없어요. 더미가 비었어요.
hill218-error-bad-position-over = 양쪽 모두 행동할 수 없으니 게임이 끝났어요. 누구의 차례도 아니에요.
hill218-error-bad-position-no-attacker = { SPACE($at) } 칸에는 공격할 { hill218-seat } 부대가 없어요.
hill218-error-bad-position-no-target = { SPACE($at) } 칸에 있는 { hill218-seat } { word-hill218-kind-eun } 목표가 없어요.
hill218-error-bad-position-set-up = 카드가 변형 규칙 { $variant }에서 준비할 때의 카드와 맞지 않아요.
hill218-error-bad-position-first-turn = 카드를 한 장만 뽑는 것은 맨 첫 차례뿐이에요.

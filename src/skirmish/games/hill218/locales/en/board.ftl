### The Battle for Hill 218: the board in sentences, and the words under a text board.

word-base = { $base ->
    [south] South’s base
   *[north] North’s base
}
fact-hill218-count = { seat } has { $count ->
    [one] 1 unit
   *[other] { $count } units
} in play.
fact-hill218-unit = { word-own } { word-hill218-kind } at { SPACE($space) }.
fact-hill218-unit-base = { word-own } { word-hill218-kind } on { word-base }, at { SPACE($space) }.
fact-hill218-unit-cut-off = { word-own } { word-hill218-kind } at { SPACE($space) }, cut off.
fact-hill218-base-empty = { word-own } base at { SPACE($space) } is empty.
fact-hill218-hand-empty = { seat } has no cards in hand.
fact-hill218-hand = In { word-own } hand: { $count } × { word-hill218-kind }.
fact-hill218-hand-hidden = { word-own } hand has { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}.
fact-hill218-deck = { word-own } deck has { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
fact-hill218-strikes = { seat } has { $count ->
    [0] no air strikes
    [one] 1 air strike
   *[other] { $count } air strikes
} left.
fact-hill218-destroyed = { word-own } destroyed units: { $count } × { word-hill218-kind }.
hill218-text-hand = hand
hill218-text-deck = deck
hill218-text-strikes = air strikes
hill218-text-destroyed = destroyed
hill218-text-cut-off = cut off
hill218-text-not-shown = not shown

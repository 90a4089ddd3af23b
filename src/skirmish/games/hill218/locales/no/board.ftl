### The Battle for Hill 218: the board in sentences, and the words under a text board.

fact-hill218-count = { seat } har { $count ->
    [0] ingen enheter
    [one] én enhet
   *[other] { $count } enheter
} i spill.
fact-hill218-unit = { word-of } { word-hill218-kind } på { SPACE($space) }.
fact-hill218-unit-base = { word-of } { word-hill218-kind } på basen til { $base ->
    [south] Sør
   *[north] Nord
}, { SPACE($space) }.
fact-hill218-unit-cut-off = { word-of } { word-hill218-kind } på { SPACE($space) }, avskåret.
fact-hill218-base-empty = Basen til { seat } på { SPACE($space) } er tom.
fact-hill218-hand-empty = { seat } har ingen kort på hånden.
fact-hill218-hand = På hånden til { seat }: { $count } × { word-hill218-kind }.
fact-hill218-hand-hidden = På hånden til { seat }: { $count ->
    [one] ett skjult kort
   *[other] { $count } skjulte kort
}.
fact-hill218-deck = I kortstokken til { seat }: { $count ->
    [0] ingen kort igjen
    [one] ett kort
   *[other] { $count } kort
}.
fact-hill218-strikes = { seat } har { $count ->
    [0] ingen luftangrep
    [one] ett luftangrep
   *[other] { $count } luftangrep
} igjen.
fact-hill218-destroyed = Ødelagte enheter hos { seat }: { $count } × { word-hill218-kind }.
hill218-text-hand = hånd
hill218-text-deck = kortstokk
hill218-text-strikes = luftangrep
hill218-text-destroyed = ødelagt
hill218-text-cut-off = avskåret
hill218-text-not-shown = ikke vist

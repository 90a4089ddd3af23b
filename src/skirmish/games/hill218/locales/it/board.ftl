### The Battle for Hill 218: the board in sentences, and the words under a text board.

fact-hill218-count = { seat } ha { $count ->
    [one] 1 unità
   *[other] { $count } unità
} in gioco.
fact-hill218-unit = { word-of } { word-hill218-kind } in { SPACE($space) }.
fact-hill218-unit-base = { word-of } { word-hill218-kind } sulla base di { $base ->
    [south] Sud
   *[north] Nord
}, in { SPACE($space) }.
fact-hill218-unit-cut-off = { word-of } { word-hill218-kind } in { SPACE($space) }, { $kind ->
    [heavy] tagliate fuori
    [special] tagliate fuori
    [para] tagliati fuori
    [tank] tagliato fuori
   *[other] tagliata fuori
}.
fact-hill218-base-empty = La base di { seat } in { SPACE($space) } è vuota.
fact-hill218-hand-empty = { seat } non ha carte in mano.
fact-hill218-hand = In mano a { seat }: { $count } × { word-hill218-kind }.
fact-hill218-hand-hidden = In mano a { seat }: { $count ->
    [one] 1 carta coperta
   *[other] { $count } carte coperte
}.
fact-hill218-deck = Nel mazzo di { seat }: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.
fact-hill218-strikes = A { seat } { $count ->
    [0] non restano attacchi aerei
    [one] resta 1 attacco aereo
   *[other] restano { $count } attacchi aerei
}.
fact-hill218-destroyed = Unità distrutte di { seat }: { $count } × { word-hill218-kind }.
hill218-text-hand = mano
hill218-text-deck = mazzo
hill218-text-strikes = attacchi aerei
hill218-text-destroyed = distrutte
hill218-text-cut-off = tagliata fuori
hill218-text-not-shown = non mostrato

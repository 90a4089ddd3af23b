### The Battle for Hill 218: the board in sentences, and the words under a text board.

fact-hill218-count = { seat } hat { $count ->
    [0] keine Einheit
    [one] eine Einheit
   *[other] { $count } Einheiten
} im Spiel.
fact-hill218-unit = { word-of } { word-hill218-kind } auf { SPACE($space) }.
fact-hill218-unit-base = { word-of } { word-hill218-kind } auf der Basis von { $base ->
    [south] Süd
   *[north] Nord
}, { SPACE($space) }.
fact-hill218-unit-cut-off = { word-of } { word-hill218-kind } auf { SPACE($space) }, abgeschnitten.
fact-hill218-base-empty = Die Basis von { seat } auf { SPACE($space) } ist leer.
fact-hill218-hand-empty = { seat } hat keine Karten auf der Hand.
fact-hill218-hand = Auf der Hand von { seat }: { $count } × { word-hill218-kind }.
fact-hill218-hand-hidden = Auf der Hand von { seat }: { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}.
fact-hill218-deck = Im Deck von { seat }: { $count ->
    [0] keine Karte mehr
    [one] eine Karte
   *[other] { $count } Karten
}.
fact-hill218-strikes = { seat } hat { $count ->
    [0] keinen Luftschlag mehr
    [one] noch einen Luftschlag
   *[other] noch { $count } Luftschläge
}.
fact-hill218-destroyed = Zerstörte Einheiten von { seat }: { $count } × { word-hill218-kind }.
hill218-text-hand = Hand
hill218-text-deck = Deck
hill218-text-strikes = Luftschläge
hill218-text-destroyed = zerstört
hill218-text-cut-off = abgeschnitten
hill218-text-not-shown = nicht gezeigt

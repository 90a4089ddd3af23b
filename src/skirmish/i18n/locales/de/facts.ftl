### Ein Brett in Sätzen, zum Hören.

word-of = { seat }:
word-on-island = { $island ->
    [0] keine Figur
    [one] eine Figur
   *[other] { $island } Figuren
} auf der Insel

fact-island-count = { seat } hat { word-on-island } und { $pad ->
    [0] keine
    [one] eine
   *[other] { $pad }
} auf der Plattform.
fact-island-count-no-pad = { seat } hat { word-on-island }.
fact-island-blocks = { $count ->
    [0] Kein Block liegt verdeckt.
    [one] Ein Block liegt verdeckt: { $live } scharf, { $safe } harmlos.
   *[other] { $count } Blöcke liegen verdeckt: { $live } scharf, { $safe } harmlos.
}
fact-island-character = { word-of } { word-kind } auf { $square }, Blick nach { $facing ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}.
fact-island-pad = { word-of } Rakete bei Spalte { $column }.
fact-island-pad-character = { word-of } { word-kind } auf Plattformfeld { $slot }, vor { $square }.
fact-island-pad-overhang = { word-of } { word-kind } auf Plattformfeld { $slot }, das über die Ecke hinausragt.
fact-island-block = Verdeckter Block auf { $square }.
fact-island-block-open = { $kind ->
    [live] Scharfer Block auf { $square }, umgedreht.
   *[safe] Harmloser Block auf { $square }, umgedreht.
}
fact-island-to-place = { seat } hat noch { $count } { $count ->
    [one] { $kind ->
        [soldier] Soldaten
       *[other] { word-kind }
    }
   *[other] { word-kinds }
} zum Aufstellen.

fact-hill218-count = { seat } hat { $count ->
    [0] keine Einheit
    [one] eine Einheit
   *[other] { $count } Einheiten
} im Spiel.
fact-hill218-unit = { word-of } { word-kind } auf { $space }.
fact-hill218-unit-base = { word-of } { word-kind } auf der Basis von { $base ->
    [south] Süd
   *[north] Nord
}, { $space }.
fact-hill218-unit-cut-off = { word-of } { word-kind } auf { $space }, abgeschnitten.
fact-hill218-base-empty = Die Basis von { seat } auf { $space } ist leer.
fact-hill218-hand-empty = { seat } hat keine Karten auf der Hand.
fact-hill218-hand = Auf der Hand von { seat }: { $count } × { word-kind }.
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
fact-hill218-destroyed = Zerstörte Einheiten von { seat }: { $count } × { word-kind }.

## Wörter unter einem Brett aus Text

text-south = Süd
text-north = Nord
text-island = Insel
text-pad = Plattform
text-blocks = Blöcke
text-live = scharf
text-safe = harmlos
text-hand = Hand
text-deck = Deck
text-strikes = Luftschläge
text-destroyed = zerstört
text-cut-off = abgeschnitten
text-not-shown = nicht gezeigt

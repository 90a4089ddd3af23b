### Battle for the Island: the board in sentences, and the words under a text board.

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
fact-island-character = { word-of } { word-island-kind } auf { $square }, Blick nach { $facing ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}.
fact-island-pad = { word-of } Rakete bei Spalte { $column }.
fact-island-pad-character = { word-of } { word-island-kind } auf Plattformfeld { $slot }, vor { $square }.
fact-island-pad-overhang = { word-of } { word-island-kind } auf Plattformfeld { $slot }, das über die Ecke hinausragt.
fact-island-block = Verdeckter Block auf { $square }.
fact-island-block-open = { $kind ->
    [live] Scharfer Block auf { $square }, umgedreht.
   *[safe] Harmloser Block auf { $square }, umgedreht.
}
fact-island-to-place = { seat } hat noch { $count } { $count ->
    [one] { $kind ->
        [soldier] Soldaten
       *[other] { word-island-kind }
    }
   *[other] { word-island-kinds }
} zum Aufstellen.
island-text-island = Insel
island-text-pad = Plattform
island-text-blocks = Blöcke
island-text-live = scharf
island-text-safe = harmlos

### Battle for the Island: the board in sentences, and the words under a text board.

word-on-island = { $island ->
    [0] ingen brikker
    [one] én brikke
   *[other] { $island } brikker
} på øya
word-live-safe = { $live ->
    [one] 1 skarp
   *[other] { $live } skarpe
}, { $safe ->
    [one] 1 ufarlig
   *[other] { $safe } ufarlige
}
fact-island-count = { seat } har { word-on-island } og { $pad ->
    [0] ingen
    [one] én
   *[other] { $pad }
} på plattformen.
fact-island-count-no-pad = { seat } har { word-on-island }.
fact-island-blocks = { $count ->
    [0] Ingen blokk ligger med forsiden ned.
    [one] Én blokk ligger med forsiden ned: { word-live-safe }.
   *[other] { $count } blokker ligger med forsiden ned: { word-live-safe }.
}
fact-island-character = { word-of } { word-island-kind } på { $square }, ser mot { $facing ->
    [north] nord
    [east] øst
    [south] sør
   *[west] vest
}.
fact-island-pad = { word-of } missil ved kolonne { $column }.
fact-island-pad-character = { word-of } { word-island-kind } på plattformrute { $slot }, foran { $square }.
fact-island-pad-overhang = { word-of } { word-island-kind } på plattformrute { $slot }, som stikker ut forbi hjørnet.
fact-island-block = Blokk med forsiden ned på { $square }.
fact-island-block-open = { $kind ->
    [live] Skarp blokk på { $square }, snudd.
   *[safe] Ufarlig blokk på { $square }, snudd.
}
fact-island-to-place = { seat } har { $count } { $count ->
    [one] { word-island-kind }
   *[other] { word-island-kinds }
} igjen å sette ut.
island-text-island = øya
island-text-pad = plattform
island-text-blocks = blokker
island-text-live = skarpe
island-text-safe = ufarlige

### Battle for the Island: the board in sentences, and the words under a text board.

fact-island-count = { seat } ha { $island ->
    [one] 1 pedina
   *[other] { $island } pedine
} sull’isola e { $pad } sulla piattaforma.
fact-island-count-no-pad = { seat } ha { $island ->
    [one] 1 pedina
   *[other] { $island } pedine
} sull’isola.
fact-island-blocks = { $count ->
    [0] Nessun blocco è a faccia in giù.
    [one] 1 blocco è a faccia in giù; esplosivi: { $live }, innocui: { $safe }.
   *[other] { $count } blocchi sono a faccia in giù; esplosivi: { $live }, innocui: { $safe }.
}
fact-island-character = { word-of } { word-island-kind } in { $square }, { $kind ->
    [jeep] rivolta
   *[other] rivolto
} a { $facing ->
    [north] nord
    [east] est
    [south] sud
   *[west] ovest
}.
fact-island-pad = { word-of } missile alla colonna { $column }.
fact-island-pad-character = { word-of } { word-island-kind } sulla casella { $slot } della piattaforma, davanti a { $square }.
fact-island-pad-overhang = { word-of } { word-island-kind } sulla casella { $slot } della piattaforma, oltre l’angolo.
fact-island-block = Blocco a faccia in giù in { $square }.
fact-island-block-open = { $kind ->
    [live] Blocco esplosivo in { $square }, scoperto.
   *[safe] Blocco innocuo in { $square }, scoperto.
}
fact-island-to-place = { seat } ha ancora da mettere { $count } { $count ->
    [one] { word-island-kind }
   *[other] { word-island-kinds }
}.
island-text-island = isola
island-text-pad = piattaforma
island-text-blocks = blocchi
island-text-live = esplosivi
island-text-safe = innocui

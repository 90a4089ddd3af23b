### Un tavolo in frasi, per chi ascolta.

word-of = { seat }:

fact-island-count = { seat } ha { $island ->
    [one] 1 pedina
   *[other] { $island } pedine
} sull'isola e { $pad } sulla piattaforma.
fact-island-count-no-pad = { seat } ha { $island ->
    [one] 1 pedina
   *[other] { $island } pedine
} sull'isola.
fact-island-blocks = { $count ->
    [0] Nessun blocco è a faccia in giù.
    [one] 1 blocco è a faccia in giù; attivi: { $live }, innocui: { $safe }.
   *[other] { $count } blocchi sono a faccia in giù; attivi: { $live }, innocui: { $safe }.
}
fact-island-character = { word-of } { word-kind } in { $square }, { $kind ->
    [jeep] rivolta
   *[other] rivolto
} a { $facing ->
    [north] nord
    [east] est
    [south] sud
   *[west] ovest
}.
fact-island-pad = { word-of } missile alla colonna { $column }.
fact-island-pad-character = { word-of } { word-kind } sulla casella { $slot } della piattaforma, davanti a { $square }.
fact-island-pad-overhang = { word-of } { word-kind } sulla casella { $slot } della piattaforma, oltre l'angolo.
fact-island-block = Blocco a faccia in giù in { $square }.
fact-island-block-open = { $kind ->
    [live] Blocco attivo in { $square }, scoperto.
   *[safe] Blocco innocuo in { $square }, scoperto.
}
fact-island-to-place = { seat } ha ancora da mettere { $count } { $count ->
    [one] { word-kind }
   *[other] { word-kinds }
}.

fact-hill218-count = { seat } ha { $count ->
    [one] 1 unità
   *[other] { $count } unità
} in gioco.
fact-hill218-unit = { word-of } { word-kind } in { $space }.
fact-hill218-unit-base = { word-of } { word-kind } sulla base di { $base ->
    [south] Sud
   *[north] Nord
}, in { $space }.
fact-hill218-unit-cut-off = { word-of } { word-kind } in { $space }, { $kind ->
    [heavy] tagliate fuori
    [special] tagliate fuori
    [para] tagliati fuori
    [tank] tagliato fuori
   *[other] tagliata fuori
}.
fact-hill218-base-empty = La base di { seat } in { $space } è vuota.
fact-hill218-hand-empty = { seat } non ha carte in mano.
fact-hill218-hand = In mano a { seat }: { $count } × { word-kind }.
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
fact-hill218-destroyed = Unità distrutte di { seat }: { $count } × { word-kind }.

## Parole sotto un tavolo di testo

text-south = Sud
text-north = Nord
text-island = isola
text-pad = piattaforma
text-blocks = blocchi
text-live = attivi
text-safe = innocui
text-hand = mano
text-deck = mazzo
text-strikes = attacchi aerei
text-destroyed = distrutte
text-cut-off = tagliata fuori
text-not-shown = non mostrato

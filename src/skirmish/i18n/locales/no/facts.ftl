### Et brett i setninger, for den som lytter.

word-of = { seat }:
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
fact-island-character = { word-of } { word-kind } på { $square }, ser mot { $facing ->
    [north] nord
    [east] øst
    [south] sør
   *[west] vest
}.
fact-island-pad = { word-of } missil ved kolonne { $column }.
fact-island-pad-character = { word-of } { word-kind } på plattformrute { $slot }, foran { $square }.
fact-island-pad-overhang = { word-of } { word-kind } på plattformrute { $slot }, som stikker ut forbi hjørnet.
fact-island-block = Blokk med forsiden ned på { $square }.
fact-island-block-open = { $kind ->
    [live] Skarp blokk på { $square }, snudd.
   *[safe] Ufarlig blokk på { $square }, snudd.
}
fact-island-to-place = { seat } har { $count } { $count ->
    [one] { word-kind }
   *[other] { word-kinds }
} igjen å sette ut.

fact-hill218-count = { seat } har { $count ->
    [0] ingen enheter
    [one] én enhet
   *[other] { $count } enheter
} i spill.
fact-hill218-unit = { word-of } { word-kind } på { $space }.
fact-hill218-unit-base = { word-of } { word-kind } på basen til { $base ->
    [south] Sør
   *[north] Nord
}, { $space }.
fact-hill218-unit-cut-off = { word-of } { word-kind } på { $space }, avskåret.
fact-hill218-base-empty = Basen til { seat } på { $space } er tom.
fact-hill218-hand-empty = { seat } har ingen kort på hånden.
fact-hill218-hand = På hånden til { seat }: { $count } × { word-kind }.
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
fact-hill218-destroyed = { seat }s ødelagte enheter: { $count } × { word-kind }.

## Ord under et brett av tekst

text-south = Sør
text-north = Nord
text-island = øya
text-pad = plattform
text-blocks = blokker
text-live = skarpe
text-safe = ufarlige
text-hand = hånd
text-deck = kortstokk
text-strikes = luftangrep
text-destroyed = ødelagt
text-cut-off = avskåret
text-not-shown = ikke vist

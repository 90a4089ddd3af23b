## Overskriftene over avgjørelser i en liste, hva merkene betyr, og et spørsmål

island-choice-shoot = Skyte:
island-choice-move = { $kind ->
    [soldier] Soldat
    [jeep] Jeep
   *[tank] Stridsvogn
} på { $square }:
island-choice-reinforce = Forsterkning, fra plattformrute:
island-choice-pad = Velge plattformen:
island-choice-turn = Retningsskifte, til venstre (L) eller høyre (R):
island-choice-slide = La plattformen gli:
island-choice-block = Legge ut en blokk:
island-choice-character = Sette ut en brikke:
island-choice-load = Fylle plattformen:
island-choice-remove = Fjerne:
island-choice-remove-pad = Fjerne fra plattformen:
island-choice-end = Avslutte turen:

island-flag-on-block = lander på en blokk
island-flag-own-side = treffer dine egne

island-own-target = Dette fjerner din egen { $kind ->
    [soldier] soldat
    [jeep] jeep
   *[tank] stridsvogn
} på { $square }. Vil du skyte?

## Eksemplene i kommandoenes hjelp

island-example-play-1 = en krig på opptil tre hurtigslag, med klokke
island-example-legal-1 = Sør har kastet 3
island-example-legal-2 = mange stillinger, én per linje
island-example-next-1 = Sør kaster 3, flytter en soldat og avslutter turen
island-example-why-1 = en soldat må bruke hele kastet
island-example-why-2 = dette er tillatt
island-example-rules-1 = alle reglene
island-example-rules-2 = én regel
island-example-check-1 = lagrede spill fra standard inndata
island-example-simulate-1 = tre spill til en fil
island-example-arena-1 = to motstandere, fire raske spill
island-example-balance-1 = et kort blikk på en rask variant

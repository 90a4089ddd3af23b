## Overskriftene over avgjørelser i en liste, hva tegnene betyr, og et spørsmål

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
island-flag-own-side = treffer din egen side

island-own-target = Dette fjerner din egen { $kind ->
    [soldier] soldat
    [jeep] jeep
   *[tank] stridsvogn
} på { $square }. Vil du skyte?

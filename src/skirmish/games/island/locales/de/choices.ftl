## Überschriften über Entscheidungen in einer Liste, was Zeichen bedeuten, und eine Nachfrage

island-choice-shoot = Schießen:
island-choice-move = { $kind ->
    [soldier] Soldat
    [jeep] Jeep
   *[tank] Panzer
} auf { $square }:
island-choice-reinforce = Verstärkung, vom Plattformfeld:
island-choice-pad = Die Plattform ansagen:
island-choice-turn = Richtungswechsel, nach links (L) oder rechts (R):
island-choice-slide = Die Plattform gleitet:
island-choice-block = Einen Block setzen:
island-choice-character = Eine Figur aufstellen:
island-choice-load = Die Plattform beladen:
island-choice-remove = Vom Brett nehmen:
island-choice-remove-pad = Von der Plattform nehmen:
island-choice-end = Den Zug beenden:

island-flag-on-block = landet auf einem Block
island-flag-own-side = trifft deine eigene Seite

island-own-target = Das nimmt { $kind ->
    [soldier] deinen eigenen Soldaten
    [jeep] deinen eigenen Jeep
   *[tank] deinen eigenen Panzer
} auf { $square } vom Brett. Schießen?

## Überschriften über Entscheidungen in einer Liste, was Zeichen bedeuten, und eine Nachfrage

island-choice-shoot = Schießen:
island-choice-move = { $kind ->
    [soldier] Soldat
    [jeep] Jeep
   *[tank] Panzer
} auf { $square }:
island-choice-reinforce = Verstärkung, vom Plattformfeld:
island-choice-pad = Die Plattform wählen:
island-choice-turn = Richtungswechsel, nach links (L) oder rechts (R):
island-choice-slide = Die Plattform gleiten lassen:
island-choice-block = Einen Block setzen:
island-choice-character = Eine Figur aufstellen:
island-choice-load = Die Plattform beladen:
island-choice-remove = Vom Brett nehmen:
island-choice-remove-pad = Von der Plattform nehmen:
island-choice-end = Den Zug beenden:

island-flag-on-block = landet auf einem Block
island-flag-own-side = trifft deine eigenen Figuren

island-own-target = Das nimmt { $kind ->
    [soldier] deinen eigenen Soldaten
    [jeep] deinen eigenen Jeep
   *[tank] deinen eigenen Panzer
} auf { $square } vom Brett. Schießen?

## Die Beispiele in der Hilfe der Befehle

island-example-play-1 = ein Krieg mit bis zu drei Schnellkämpfen, mit Uhren
island-example-legal-1 = Süd hat eine 3 gewürfelt
island-example-legal-2 = viele Stellungen, eine je Zeile
island-example-next-1 = Süd würfelt eine 3, zieht einen Soldaten und beendet den Zug
island-example-why-1 = ein Soldat muss den ganzen Wurf nutzen
island-example-why-2 = das hier ist erlaubt
island-example-rules-1 = alle Regeln
island-example-rules-2 = eine Regel
island-example-check-1 = Aufzeichnungen von der Standardeingabe
island-example-simulate-1 = drei Partien in eine Datei
island-example-arena-1 = zwei Gegner, vier schnelle Partien
island-example-balance-1 = ein kurzer Blick auf eine schnelle Variante

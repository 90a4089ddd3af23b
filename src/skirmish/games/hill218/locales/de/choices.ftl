## Überschriften über Entscheidungen in einer Liste

hill218-choice-deploy = { $kind ->
    [infantry] Infanterie
    [heavy] Schwere Waffen
    [special] Spezialkräfte
    [tank] Einen Panzer
    [artillery] Artillerie
   *[para] Fallschirmjäger
} aufstellen:
hill218-choice-attack = Angreifen:
hill218-choice-strike = Luftschlag:
hill218-choice-return = Unter das Deck zurücklegen, die letzte zuunterst:
hill218-choice-pass = Passen:

hill218-hand-over = { $seat } ist dran. Gib den Bildschirm weiter. Die anderen Karten sind verdeckt.
hill218-hand-over-enter = { $seat }: Tippe { $letter } und drücke Enter, um deine Karten zu sehen.

## Die Beispiele in der Hilfe der Befehle

hill218-example-play-1 = Die Schlacht um Hügel 218 zu zweit am selben Bildschirm
hill218-example-play-2 = Die Schlacht um Hügel 218 gegen die schwächste Stufe
hill218-example-opponents-1 = für ein Spiel, auf Italienisch
hill218-example-legal-1 = der erste Zug, die gegnerischen Handkarten unbekannt
hill218-example-next-1 = viele Fragen, eine je Zeile
hill218-example-show-1 = eine Stellung; das Spiel wird erkannt
hill218-example-simulate-1 = eine Einsteigerpartie, Süd fängt an
hill218-example-arena-1 = drei Gegner, zwei davon gleich, aber mit verschiedenen Namen; alle Partien werden gespeichert
hill218-example-balance-1 = alles speichern, zwei Partien gleichzeitig
hill218-example-bot-1 = eine Partie gegen ihn

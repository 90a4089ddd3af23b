### Die Wiedergabe: Zeitpunkte, Sichten, ausprobierte Varianten, die Aufzeichnungen einer Datei.

replay-turn-of = Zug { $turn } von { $turns }
replay-decision-of = Entscheidung { $decision } von { $decisions }
replay-turns = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
replay-set-up = Aufbau
replay-stride = Schrittweite
replay-by-turn = Zugweise
replay-by-decision = Einzeln
replay-speed = Tempo
replay-view = Ansicht
replay-view-watch = Zuschauer
replay-view-open = Alles offen
replay-loss-before = Vorheriger Verlust
replay-loss-next = Nächster Verlust
replay-try = Fortsetzung ausprobieren
replay-before-turn = Vor diesem Zug beginnen
replay-trying = Du probierst eine Fortsetzung aus. Nichts davon wird gespeichert.
replay-chance = Was bringt der Zufall?
replay-at-random = Dem Zufall überlassen
replay-take-back = Zurücknehmen
replay-return = Zurück zur Wiedergabe
replay-line = Die Fortsetzung bisher
replay-games = { $count ->
    [one] { $count } Partie in dieser Datei
   *[other] { $count } Partien in dieser Datei
}
replay-other-games = Andere Partien

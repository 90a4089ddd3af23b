### The Battle for Hill 218: tokens and positions that cannot be read.

hill218-error-bad-token-space = „{ $token }“ nennt kein Feld. Schreib seine Koordinaten so: 1,-1.
hill218-error-bad-token-cards = „{ $token }“ nennt keine Karten. Schreib ihre Buchstaben (I H S T A P), etwa +IT.
hill218-error-no-space = „{ $text }“ ist kein Feld. Schreib es so: -2,1.
hill218-error-bad-token-order = „{ $token }“ nennt die Karten in falscher Reihenfolge. Schreib { $expected }.
hill218-error-draw-count = { $token } kann nicht geschehen: { $count ->
    [one] Gezogen wird jetzt genau eine Karte.
   *[other] Gezogen werden jetzt genau { $count } Karten.
}
hill218-error-draw-impossible = { $token } kann nicht geschehen: Diese Karten sind nicht mehr im Deck.
hill218-error-bad-position-fields = Eine Stellung hat fünf Teile mit je einem Leerzeichen dazwischen. Gefunden: „{ $found }“.
hill218-error-bad-position-length = Eine Stellung hat höchstens { $most } Zeichen, diese hat { $length }.
hill218-error-bad-position-too-many = { seat } hat zu viele: { $number } × { word-hill218-kind }, höchstens { $most } sind möglich.
hill218-error-bad-position-too-many-in-all = { seat } hat insgesamt { $number } Karten, höchstens { $most } sind möglich.
hill218-error-bad-position-sides = { $field ->
    [units] Die Einheiten brauchen einen Teil für Süd und einen für Nord mit einem / dazwischen: „{ $found }“.
    [hands] Die Handkarten brauchen einen Teil für Süd und einen für Nord mit einem / dazwischen: „{ $found }“.
   *[decks] Die Decks brauchen einen Teil für Süd und einen für Nord mit einem / dazwischen: „{ $found }“.
}
hill218-error-bad-position-unit = „{ $found }“ ist keine Einheit von { seat }. Schreib sie so: I@1,-1.
hill218-error-bad-position-too-wide = Die Einheiten stehen zu weit auseinander: Fallschirmjäger könnten auf { $spaces } Feldern landen, höchstens { $most } sind möglich.
hill218-error-bad-position-hill = Eine Einheit von { seat } steht auf dem Hügel, auf dem nie eine steht.
hill218-error-bad-position-shared-space = Auf { SPACE($at) } stehen zwei Einheiten.
hill218-error-bad-position-cards = { $field ->
    [hands] Bei den Handkarten steht etwas, das keine Karte ist: „{ $found }“.
   *[decks] In den Decks steht etwas, das keine Karte ist: „{ $found }“.
}
hill218-error-bad-position-card-order = Die Handkarten „{ $found }“ stehen in falscher Reihenfolge. Schreib { $expected }.
hill218-error-bad-position-strikes = Ungültige Luftschläge: „{ $found }“. Jede Seite hat höchstens { $most }.
hill218-error-bad-position-plays = „{ $found }“ nennt eine falsche Zahl von Aktionen: Möglich sind { $least } bis { $most }.
hill218-error-bad-position-enemy-base = Eine Einheit von { seat } steht auf der gegnerischen Basis, auf { SPACE($at) }: Dann wäre die Partie vorbei.
hill218-error-bad-position-empty-deck = { seat } kann nichts ziehen: Das Deck ist leer.
hill218-error-bad-position-over = Keine Seite kann mehr etwas spielen. Die Partie ist also vorbei, und niemand ist am Zug.
hill218-error-bad-position-no-attacker = { seat } hat auf { SPACE($at) } keine Einheit, die angreifen könnte.
hill218-error-bad-position-no-target = { seat } hat kein Ziel für { word-hill218-kind-acc } auf { SPACE($at) }.
hill218-error-bad-position-set-up = Die Karten passen nicht zu einer Vorbereitung in der Variante { $variant }.
hill218-error-bad-position-first-turn = Nur im allerersten Zug wird eine einzige Karte gezogen.

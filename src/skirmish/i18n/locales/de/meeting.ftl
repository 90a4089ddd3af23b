### Andere treffen: die Seite der Partien, freie Plätze, Partien, bei denen alle zuschauen dürfen.

page-matches = Partien
page-matches-waiting = { $count ->
    [0] Keine Partie wartet auf dich.
    [one] Eine Partie wartet auf dich.
   *[other] { $count } Partien warten auf dich.
}
page-matches-none = Noch keine Partie. Biete einen Platz an oder spiele gegen den Computer.
page-finished-text = Öffne eine, um zu sehen, wie sie ausging.
page-match-theirs = { $name } ist am Zug
page-match-again = { $name } möchte noch einmal spielen
page-match-clock = Restzeit: { $time }
page-match-waits = Warten auf den Mitspieler
page-match-ended = { $state ->
    [won] Gewonnen
    [lost] Verloren
   *[draw] Unentschieden
}

## Freie Plätze

page-seats = Freie Plätze
page-seats-text = Setz dich zu jemandem. Ein Konto brauchst du nicht.
page-seats-none = Kein Platz ist frei. Biete einen an, dann sehen ihn die anderen.
page-seats-none-other = Sonst ist kein Platz frei.
page-seats-none-of = In diesem Spiel ist kein Platz frei.
page-seats-elsewhere = { $count ->
    [one] In einem anderen Spiel ist ein Platz frei
   *[other] In anderen Spielen sind { $count } Plätze frei
}
page-seats-more = { $count ->
    [one] Noch 1 zeigen
   *[other] Noch { $count } zeigen
}
page-seats-lost = Die Liste ist veraltet. Verbindung wird hergestellt …
page-seat-offer = { $side ->
    [random] { $name } · Seite per Los
   *[other] { $name } · du spielst { $seat }
}
page-seat-someone = Jemand
page-seat-sit = Hinsetzen
page-seat-sit-with = Hinsetzen: { $name }
page-seat-storage = Dieser Browser speichert nichts und könnte deinen Platz nicht behalten.
page-any-game = Egal
page-quick = Schnelle Partie
page-quick-text = Nimmt sofort einen passenden freien Platz oder bietet einen an.
page-quick-gone = { $problem } Dein Platz von vorher wird nicht mehr angeboten.
page-offer = Platz anbieten
page-offer-side = Deine Seite
page-offer-either = Egal
page-show-legend = Wer zuschauen darf
page-show = { $delay ->
    [none] Nur mit deinem Link
    [0] Alle, live
   *[other] Alle, { $minutes } min verzögert
}
page-show-words = { $delay ->
    [0] Bei dieser Partie dürfen alle live zuschauen.
    [one] Bei dieser Partie dürfen alle zuschauen, eine Minute verzögert.
   *[other] Bei dieser Partie dürfen alle zuschauen, { $delay } Minuten verzögert.
}
page-offered = Warten auf Mitspieler
page-offered-text = Dein Platz steht in der Liste, solange diese Seite offen ist.
page-offer-back = Zurücknehmen
page-offer-lapsed = Dein Platz steht nicht mehr in der Liste.

## Partien, bei denen alle zuschauen dürfen

page-shown = Laufende Partien
page-shown-text = Zuschauer sehen nie die Handkarten.
page-shown-none = Im Augenblick gibt es nichts zu sehen.
page-shown-players = { $one } und { $other }
page-shown-watching = { $count ->
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
}
page-shown-late = { $minutes ->
    [0] live
   *[other] { $minutes } min verzögert
}
page-tab-yours = Deine
table-late = { $minutes ->
    [one] Du siehst die Partie mit einer Minute Verzögerung.
   *[other] Du siehst die Partie mit { $minutes } Minuten Verzögerung.
}
table-show-end = Nur noch mit Link
table-show-ended = Jetzt kann nur zuschauen, wer deinen Link hat.

## Serien und Kriege

page-war = Punktezettel
page-war-with = Krieg gegen { $name }
page-war-between = Krieg: { $one } und { $other }
page-war-sheet = Punktezettel
page-war-battles = Kämpfe
page-war-points = Punkte
page-war-you = du
page-war-won = { $name } hat gewonnen
page-war-winner = { $name } hat den Krieg gewonnen
page-war-drawn = Der Krieg endet unentschieden
page-war-ended = { $result ->
    [won] Du hast den Krieg gewonnen, { $score }
    [lost] Du hast den Krieg verloren, { $score }
    [draw] Der Krieg endet unentschieden, { $score }
   *[other] { $name } hat den Krieg gewonnen, { $score }
}
page-war-battle = Kampf { $number }
page-war-stands = Zwischenstand: du { $yours }, { $name } { $theirs }.
page-war-first-you = Du beginnst.
page-war-first = { $name } beginnt.
page-war-next = Nächster Kampf
page-war-go = Zum Kampf
page-war-the-battles = Die Kämpfe
page-war-save = Alle Aufzeichnungen speichern
page-war-each = Wie jeder ausging.
page-war-open = Steht noch aus
page-series-legend = Ein Kampf oder ein Krieg
page-series = { $kind ->
    [best-of] Best of { $number }
    [over] Punkte aus { $number } Kämpfen
    [to] Bis { $number } Punkte
   *[single] Ein Kampf
}
page-series-number = { $kind ->
    [over] Kämpfe
   *[to] Punkte
}

## Ein anderes Gerät

page-move = Auf ein anderes Gerät umziehen
page-move-open = Öffne diesen Link auf deinem anderen Gerät.
page-move-scan = Öffne diesen Link auf deinem anderen Gerät oder scanne ihn.
page-move-text = Er funktioniert einmal, innerhalb von fünf Minuten. Danach sind deine Plätze dort und nicht mehr hier.
page-move-both = Um auf beiden Geräten zu spielen, nimm stattdessen „Link für mein anderes Gerät“ unter „Mehr“ am Tisch.
page-move-link = Link für dein anderes Gerät
page-move-secret = Wer ihn zuerst öffnet, hat deine Plätze. Zeige ihn sonst niemandem.
page-move-withdraw = Link ungültig machen
page-move-make = Link erzeugen
page-move-done = Deine Plätze sind jetzt auf dem anderen Gerät.
page-move-lapsed = Der Link wurde nicht benutzt. Deine Plätze sind noch hier.
page-move-title = Deine Plätze übernehmen
page-move-count = { $count ->
    [one] Ein Platz wartet auf dieses Gerät.
   *[other] { $count } Plätze warten auf dieses Gerät.
}
page-move-take = Übernehmen

### Die Seite rund um den Tisch: Startseite, Einladung, Regelbuch, Wiedergabe.

## Die Startseite

page-title = { $count ->
    [2] Zwei Schlachten, ein Tisch
   *[other] { $count } Spiele, ein Tisch
}
page-subtitle = Wähle ein Spiel und leg los: ohne Benutzerkonto, und die Regeln erklären sich selbst.
page-promise = Deine Partien bleiben dort, wo du spielst. Nach der Partie könnt ihr beide jeden Wurf und jede Karte nachprüfen.
page-computer = Gegen den Computer spielen
page-play = Spielen
page-screen = Zu zweit an einem Bildschirm
page-invite = Jemanden einladen
page-level = Stufe { $level }, { $name }
page-level-legend = Stärke des Computers
page-level-gentle = nachsichtig
page-level-merciless = unerbittlich

## Einstellungen einer Partie

page-options = Optionen
page-variant = Variante
page-side-legend = Deine Seite
page-side-random = Per Los
page-side-words = du spielst { $seat }
page-side-random-words = deine Seite per Los
page-begins-legend = Wer beginnt
page-begins = { $begins ->
    [me] Ich beginne
    [other] Gegner beginnt
   *[random] Per Los
}
page-begins-words = { $begins ->
    [me] du beginnst
    [other] dein Gegner beginnt
   *[random] das Los entscheidet, wer beginnt
}
page-pace-legend = Uhr
page-pace = { $pace ->
    [none] Keine
    [total] Für die Partie
    [each] Pro Zug
   *[days] Tage pro Zug
}
page-pace-minutes = Minuten für jeden
page-pace-increment = Sekunden mehr pro Zug
page-pace-seconds = Sekunden pro Zug
page-pace-days = Tage pro Zug
page-clock-none = ohne Uhr
page-clock-total = { $minutes ->
    [one] 1 Minute für jeden
   *[other] { $minutes } Minuten für jeden
}{ $increment ->
    [0] {""}
   *[other] , { $increment }{ "\u00A0" }s mehr pro Zug
}
page-clock-each = { $seconds ->
    [one] 1 Sekunde pro Zug
   *[other] { $seconds } Sekunden pro Zug
}
page-clock-days = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
page-name = Dein Name
page-name-text = Freiwillig. Dein Gegner und Zuschauer sehen ihn.

## Die eigenen Partien

page-your-matches = Deine Partien
page-finished = Beendet
page-tally = { $game }: { $won } gewonnen, { $lost } verloren, { $drawn } unentschieden
page-match-now = { $state ->
    [turn] du bist dran
    [won] gewonnen
    [lost] verloren
   *[draw] unentschieden
}
page-match = Eine Partie
page-match-against = gegen { $name }
page-match-friend = gegen einen Mitspieler
page-match-stranger = gegen einen anderen Spieler
page-match-screen = zu zweit an einem Bildschirm
page-match-watch = als Zuschauer
page-match-status = { $status ->
    [waiting] wartet auf den Mitspieler
    [over] zu Ende
   *[playing] läuft
}
page-match-remove = Aus der Liste nehmen
page-match-remove-text = Dieser Browser vergisst dann seinen Schlüssel zur Partie. Ohne den Link kommst du nicht zurück.
page-match-remove-unbegun = Die Partie hat noch nicht begonnen: Sie wird gelöscht, und ihr Link gilt nicht mehr.
page-match-remove-yes = Herausnehmen
page-all-matches = Alle { $count } zeigen
page-fewer = Weniger zeigen

## Leiste und Verweise

page-language = Sprache
page-more = Mehr
page-sound = Ton
page-sound-on = Der Ton ist an
page-sound-off = Der Ton ist aus
page-theme-dark = Dunkle Farben
page-theme-light = Helle Farben
page-watch = Zuschauen
page-watch-text = Füge den Link ein, den du bekommen hast.
page-watch-wrong = Das ist kein Link zu einer Partie. Ein solcher Link enthält …/t/ und dahinter Buchstaben und Ziffern.
page-watch-go = Öffnen
page-open-record = Aufzeichnung öffnen
page-learn = Lernen
page-rules = Regeln
page-close = Schließen
page-cancel = Abbrechen
page-to-home = Zur Startseite
page-try-again = Noch einmal versuchen
page-reload = Seite neu laden
page-loading = Wird geladen
page-copy = Kopieren
page-copied = Kopiert.
page-not-copied = Der Link ist markiert. Kopiere ihn von Hand.
page-share = Teilen

## Einladen und mitspielen

page-invite-text = Schicke diesen Link an deinen Mitspieler. Sobald er mitspielt, geht es los: { $game }.
page-invite-link = Link für deinen Mitspieler
page-invite-qr = Der Link als QR-Code für eine Kamera
page-invite-here = Diesen Link kann nur dieser Computer öffnen. Um mit einem anderen Gerät in deinem Netz zu spielen, beende den Server und starte ihn mit: make play ARGS=--lan (oder skirmish serve --lan).
page-invite-anyway = Link nur für diesen Computer erstellen
page-network-closed = Nur dieser Computer erreicht den Server. Ein Link ließe sich nirgends sonst öffnen.
page-network-note = Wenn du ihn öffnest, erreicht jedes Gerät in deinem Netz (etwa in deinem WLAN) diese Seite, bis du ihn wieder schließt oder der Server beendet wird. Partien gehen in jedem Fall weiter, und ohne Link sieht niemand deine.
page-network-open = Für mein Netz öffnen
page-network-cut = { $name } ist nicht da. Dieser Server ist für dein Netzwerk geschlossen: Andere Geräte können nicht zurückkommen.
page-network-opened = Geräte in deinem Netz erreichen den Server unter { $address }. Er bleibt offen, bis du ihn hier schließt oder der Server beendet wird.
page-network-close = Wieder schließen
page-invite-secret = Wer zuerst damit mitspielt, bekommt den anderen Platz. Schicke ihn sonst niemandem.
page-invite-none = Im Augenblick gibt es keinen gültigen Link.
page-invite-waiting = Warten auf den Mitspieler. Du kannst diese Seite schließen und später wiederkommen.
page-own-invitation = Das ist deine eigene Einladung
page-own-invitation-text = Der Link funktioniert und ist noch nicht verbraucht. Schicke ihn deinem Mitspieler, oder spiele in diesem Browser selbst beide Seiten.
page-own-invitation-back = Zurück zu deinem Platz
page-own-invitation-both = Hier beide Seiten spielen
page-link-renew = Neuer Link
page-link-revoke = Link ungültig machen
page-link-make = Link erzeugen
page-watchers = Zuschauer
page-watchers-text = Mit diesem Link kann man zuschauen. Verdecktes sieht man nicht, und mitspielen kann man auch nicht.
page-watchers-link = Link für Zuschauer
page-join = Mitspielen
page-join-title = { $name } lädt dich ein
page-join-title-nobody = Du bist eingeladen
page-join-undo = Solange der Zug der anderen Seite nicht begonnen und der Zufall nichts entschieden hat, lässt sich eine Entscheidung sofort zurücknehmen. Danach muss die andere Seite zustimmen.
page-join-game = Spiel
page-link-unknown-text = Die Partie gibt es nicht, oder der Link ist unvollständig. Lass ihn dir noch einmal schicken.

## Regelbuch

page-contents = Inhalt
page-rules-search = Im Regelbuch suchen
page-rules-found = { $count ->
    [0] Nichts gefunden
    [one] 1 Fundstelle
   *[other] { $count } Fundstellen
}
page-rules-some = { $count ->
    [one] 1 Stelle mit einigen dieser Wörter
   *[other] { $count } Stellen mit einigen dieser Wörter
}

## Aufzeichnungen

page-record = Aufzeichnung ansehen
page-record-text = Öffne die Aufzeichnung einer Partie und sieh sie dir Schritt für Schritt an. Auf diesem Server bleibt sie nur, solange du sie ansiehst.
page-record-file = Datei auswählen
page-record-drop = oder hierher ziehen
page-record-none = Das ist keine Aufzeichnung von Skirmish.
page-record-paste = Oder füge ihren Text ein
page-record-show = Zeigen
page-record-save = Aufzeichnung speichern
page-result = { $result ->
    [won] { $name } hat gewonnen.
    [draw] Die Partie endete unentschieden.
   *[unfinished] Die Partie ist nicht zu Ende.
}
page-fair = { $fair ->
    [yes] Die Zufallsereignisse sind geprüft: Sie folgen aus dem vorab festgelegten Geheimnis.
    [no] Die Zufallsereignisse folgen nicht aus dem vorab festgelegten Geheimnis.
    [later] Alle Würfe und Karten lassen sich prüfen, sobald die Partie zu Ende ist.
   *[unknown] Die Zufallsereignisse dieser Aufzeichnung lassen sich nicht prüfen.
}
page-steps = Schritte
page-moment = Zeitpunkt
page-moment-start = Der Anfang
page-moments = Verlauf
page-first = Zum Anfang
page-previous = Einen Schritt zurück
page-next = Einen Schritt weiter
page-last = Zum Ende
page-replay = Abspielen
page-pause = Anhalten
page-turn-board = Brett drehen
page-play-on = Von hier weiterspielen
page-against = Gegner
page-against-computer = Computer
page-against-screen = Ein Bildschirm
page-against-friend = Mitspieler
page-play-on-dealt = Karten, die diese Sicht nicht zeigt, werden neu ausgeteilt.

## Lektionen

page-first-battle = Neu hier? Dein erster Kampf
page-first-battle-text = Ein geführter Kampf zeigt dir, wie man spielt. Du machst jeden Zug selbst, und es dauert etwa fünf Minuten.
page-first-battle-on = Deinen ersten Kampf fortsetzen
page-first-battle-left = Du warst bei Schritt { $step }.
page-course = Lektionen
page-course-text = Zuerst ein geführter Kampf, dann eine Idee nach der anderen. Jeder Zug, der das Ziel erreicht, zählt.
page-course-start = Anfangen
page-course-done = Geschafft
page-course-part = { $done } von { $count }
page-lesson-step = Schritt { $step } von { $count }
page-lesson-left = { $minutes ->
    [one] noch etwa eine Minute
   *[other] noch etwa { $minutes } Minuten
}
page-lesson-position = Stellung { $number }
page-lesson-steps = Die { $count } Schritte
page-lesson-acts = Lektion
page-lesson-back = Zurück
page-lesson-show = Zeig es mir
page-lesson-why = Warum?
page-lesson-skip-step = Auslassen
page-lesson-go-on = Weiter
page-lesson-next-position = Nächste Stellung
page-lesson-legal = Das ist erlaubt, aber jetzt ist etwas anderes dran: { $task }.
page-lesson-misses = Das ist erlaubt, erreicht aber das Ziel nicht.
page-lesson-nothing = Es hat sich nichts bewegt.
page-lesson-shown = Ein Weg ist jetzt markiert. Drücke darauf oder noch einmal auf „Zeig es mir“.
page-lesson-reached = Genau so
page-lesson-complete = Lektion geschafft
page-lesson-ended = Ende der Lektion
page-lesson-open = { $count ->
    [one] Ein Schritt ist noch offen.
   *[other] { $count } Schritte sind noch offen.
}
page-lesson-open-go = Weiter dort: { $title }
page-lesson-free-text = Jetzt ein kleiner Kampf auf eigene Faust: einige Züge gegen den Rekruten, dessen Truppe kleiner ist als deine. Du kannst jede Entscheidung zurücknehmen.
page-lesson-play-on = Kleinen Kampf spielen
page-lesson-next-lesson = Nächste Lektion: { $title }
page-lesson-again = Noch einmal
page-lesson-all = Alle Lektionen

## Wenn etwas nicht klappt

page-nowhere = Hier ist nichts
page-nowhere-text = Unter dieser Adresse gibt es keine Seite. Prüfe sie auf Tippfehler.
page-error-unreachable = Der Server ist nicht zu erreichen. Prüfe die Verbindung und versuche es noch einmal.
page-error-part = Ein Teil der Seite ließ sich nicht laden. Entweder fehlt die Verbindung, oder der Server hat eine neue Fassung der Seite: Lade sie neu.
page-error-ours = Bei uns ist etwas schiefgegangen. Versuche es gleich noch einmal.
page-error-413 = Das ist zu lang, um gesendet zu werden.
page-error-429 = Zu viele Anfragen auf einmal. Warte einen Augenblick und versuche es noch einmal.

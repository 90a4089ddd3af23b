### Der Tisch im Browser: Leiste, Feld daneben, Verlauf, Aktionen, Fragen, Ende.

## Die Leiste und das Feld daneben

table-turn = Zug { $turn }
table-rulebook = Regelbuch
table-more = Mehr
table-panel = Was zu tun ist, und der Verlauf
table-opening = Der Tisch wird vorbereitet …
table-title-yours = Du bist dran · { $game }
table-title-theirs = { $name } ist dran · { $game }
table-title-over = Zu Ende · { $game }

## Die Spieler

table-player = { $name }, { $seat }
table-you = du
# Instead of a name, for a player without one
table-yourself = Du
table-flip = Brett drehen
table-full-screen = Vollbild
table-notify = Benachrichtigen, wenn ich dran bin
table-gone = Verloren: { $words }
# Before drawings of what a side has lost; then where a number of losses ends the battle.
table-tally = Verloren:
table-tally-of = Verloren { $count }/{ $of }
table-tally-last = Verloren { $count }/{ $of }: noch einer, und es ist vorbei
table-clock = Restzeit: { $time }
table-time-days = { $days } T. { $hours } Std.
table-here = { $name } ist da.
table-never = { $name } ist noch nicht da.
table-away = { $name } ist nicht da.
table-away-now = { $name } ist gerade gegangen.
table-away-since = { $name } ist { $ago } gegangen.
table-places = An { $places } Stellen offen
table-computer-ready = { $name } ist bereit.
table-computer-thinking = { $name } denkt nach.
table-say-to = Etwas zu { $name } sagen
table-say-text = { $name } liest es in der eigenen Sprache. Es wird nicht aufbewahrt, und Zuschauer sehen es nicht.
table-said = Was gesagt wurde
table-phrases = Zeigen, was der andere Spieler sagt
phrase-hello = Hallo
phrase-good-luck = Viel Glück
phrase-nice-move = Schöner Zug
phrase-well-played = Gut gespielt
phrase-thanks = Danke
phrase-sorry = Tut mir leid
phrase-one-moment = Einen Moment, bitte
phrase-take-your-time = Lass dir Zeit
phrase-good-game = Schöne Partie
phrase-once-more = Noch eine?
table-watching = { $watchers ->
    [0] Du schaust zu.
    [one] Du schaust zu.
   *[other] Du schaust zu. Insgesamt schauen { $watchers } Personen zu.
}

## Was gefragt ist

table-your-turn = Du bist dran
table-reconnecting = Warten auf die Verbindung
table-your-turn-to = Du bist dran: { $what }
table-turn-of = { $name } ist dran
table-turn-of-to = { $name }: { $what }
table-moving = { $name } ist dran
table-die = Der Würfel zeigt { $face }
table-forced = Es gibt nur eine Möglichkeit, darum geht es von selbst weiter.
table-forced-now = Weiter

## Was geschah

table-log = Verlauf
table-log-all = Ganzen Verlauf zeigen
table-their-turn = Letzter Zug des Gegners
table-log-empty = Noch ist nichts geschehen.
table-set-up = Aufbau: { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
table-log-start = Die Partie beginnt mitten in einem Kampf.
table-log-join = { word-who-has } Platz genommen.
table-log-resign = { word-who-has } aufgegeben.
table-log-offer-draw = { word-who-has } ein Unentschieden angeboten.
table-log-accept-draw = { word-who-has } das Unentschieden angenommen.
table-log-decline-draw = { word-who-has } das Unentschieden abgelehnt.
table-log-take-back = { word-who-has } eine Entscheidung zurückgenommen.
table-log-ask-takeback = { word-who-has } darum gebeten, eine Entscheidung zurückzunehmen.
table-log-accept-takeback = { word-who-has } zugestimmt: Diese Entscheidung und alles danach sind zurückgenommen.
table-log-takeback-turn = { $foe ->
    [you] Dein Zug
   *[other] Der Zug von { $foe-name }
} wurde zurückgenommen, mit allem danach.
table-log-decline-takeback = { word-who-has } nicht zugestimmt.
table-log-flag = { word-who-has } die Zeit überschritten.
table-log-close = Der Betreiber des Servers hat die Partie beendet.
table-log-rematch = { $next ->
    [battle] { word-who-has } um den nächsten Kampf gebeten.
    [war] { word-who-has } um einen neuen Krieg gebeten.
   *[match] { word-who-has } um eine Revanche gebeten.
}
table-log-accept-rematch = { $next ->
    [battle] { word-who-has } dem nächsten Kampf zugestimmt.
    [war] { word-who-has } einem neuen Krieg zugestimmt.
   *[match] { word-who-has } der Revanche zugestimmt.
}
table-log-restore = Der Server wurde aus einer Sicherung wiederhergestellt. Was ab hier gewürfelt und gezogen wird, ist neu.

## Was man tun kann

table-acts = Befehle
table-undo = Zurück{ "\u00AD" }nehmen
table-asked = Gefragt
table-undo-free = Nimm deine letzte Entscheidung zurück.
table-undo-ask = Seitdem ging die Partie weiter. Darum muss die andere Seite zustimmen.
table-undo-what = Zurückgenommen wird: { $what }
table-undo-turn = Nimm deinen Zug und alles danach zurück. Was der Zufall entscheidet, wird neu ausgelost.
table-undo-asked = Du hast gefragt. Die andere Seite hat noch nicht geantwortet.
table-undo-none = Es gibt nichts zurückzunehmen.
table-undo-sure = Um Rücknahme bitten?
table-undo-yes = Fragen
table-hint = Tipp
table-hint-title = Den Computer um Rat fragen
table-suggests = Tipp ({ $name })
table-suggests-win = Deine Gewinnchance: { $win }{ "\u00A0" }%.
table-suggests-second = { $sure ->
    [clear] Deutlich schlechter
    [slight] Etwas schlechter
   *[even] Etwa gleich gut
}: { $words }
table-suggests-soon = { $name } denkt nach …
table-danger = Gefahr
table-danger-title = Zeigen, was im nächsten Zug getroffen werden kann
table-danger-switch = Gefahr: zeigen, was im nächsten Zug getroffen werden kann
table-threat-none = Im nächsten Zug droht dir kein Verlust.
table-threats = { $count ->
    [one] Noch eine Gefahr
   *[other] Noch { $count } Gefahren
}
table-why = Warum nicht?
table-why-title = Fragen, warum etwas nicht geht
table-asking = Wähle, wonach du fragen willst. Noch einmal „Warum nicht?“ beendet das Fragen.
table-draw = Unent{ "\u00AD" }schieden
table-offered = Ange{ "\u00AD" }boten
table-draw-offered = Du hast ein Unentschieden angeboten.
table-draw-sure = Ein Unentschieden anbieten?
table-draw-text = Die Partie geht weiter, bis dein Gegner das Angebot annimmt.
table-resign = Auf{ "\u00AD" }geben
table-resign-sure = Aufgeben?
table-resign-text = { $what ->
    [battle] Dieser Kampf endet, und du verlierst ihn.
   *[match] Die Partie endet, und du verlierst sie.
}
table-resign-text-of = { $what ->
    [battle] Dieser Kampf endet, und { $name } verliert ihn.
   *[match] Die Partie endet, und { $name } verliert sie.
}
table-play-on = Weiterspielen

## Die andere Seite fragt

table-offer-draw = { $name } bietet ein Unentschieden an.
table-offer-draw-yes = Annehmen
table-offer-draw-no = Weiterspielen
table-offer-takeback = { $name } möchte { $followed ->
    [yes] die eigene letzte Entscheidung und alles danach
   *[no] die eigene letzte Entscheidung
} zurücknehmen.
table-offer-takeback-here = Die letzte Entscheidung von { $name }{ $followed ->
    [yes] {""} und alles danach
   *[no] {""}
} zurücknehmen?
table-offer-takeback-yes = Einverstanden
table-offer-takeback-no = Nicht einverstanden

## Warum nicht

table-not-possible = Das geht nicht
table-why-possible = Das geht
table-why-there = Warum nicht { $source } nach { $target }?
table-why-one = Warum nicht { $place }?
table-rule = Regel { $rule }
table-rule-open = { $rule } im Regelbuch
table-help = Was helfen würde
table-choose-again = Neu wählen
table-do-it = So machen

## Das Ende

table-ended-won = Du hast gewonnen
table-ended-lost = Du hast verloren
table-ended-draw = Unentschieden
table-ended-winner = { $name } hat gewonnen
table-ended-takebacks = { $count ->
    [one] Ein Zug wurde mit dem Einverständnis des Computers zurückgenommen.
   *[other] { $count } Züge wurden mit dem Einverständnis des Computers zurückgenommen.
}
table-rematch-offer = { $next ->
    [battle] Nächster Kampf
    [war] Neuer Krieg
   *[match] Revanche
}
table-whole-game = Eine ganze Partie spielen
table-same-position = Diese Stellung noch einmal
table-rematch-waiting = { $next ->
    [battle] Du bist bereit für Kampf { $number }. { $name } hat noch nicht geantwortet.
    [war] Du möchtest einen neuen Krieg. { $name } hat noch nicht geantwortet.
   *[match] Du möchtest eine Revanche. { $name } hat noch nicht geantwortet.
}
table-rematch-accept = { $next ->
    [battle] Kampf { $number } beginnen
    [war] Neuen Krieg mit { $name } beginnen
   *[match] Revanche mit { $name } annehmen
}
table-rematch-go = { $next ->
    [battle] Zu Kampf { $number }
    [war] Zum neuen Krieg
   *[match] Zur Revanche
}
table-rematch-side = { $next ->
    [battle] Nächster Kampf: Diesmal spielst du { $side }.
    [war] Neuer Krieg: Diesmal spielst du { $side }.
   *[match] Revanche: Diesmal spielst du { $side }.
}
table-set-up-done = Dieses eine Mal wurde für dich aufgebaut. Ab der nächsten Partie machst du es selbst.
table-rematch-watch = { $next ->
    [battle] Bei Kampf { $number } zuschauen
    [war] Beim neuen Krieg zuschauen
   *[match] Bei der Revanche zuschauen
}
table-replay = Ganze Partie ansehen
table-home = Startseite
table-verify = War es fair?
table-verify-busy = Wird geprüft …
table-verify-yes = { $count ->
    [0] Ja: Nichts hing vom Zufall ab.
    [one] Ja: Das einzige Zufallsereignis stimmt.
   *[other] Ja: Alle { $count } Zufallsereignisse stimmen.
}
table-verify-how = Wie das geprüft wurde
table-verify-fair = { $proof ->
    [own] Diese Seite hat jedes Zufallsereignis ({ $count }) aus dem Geheimnis des Servers und den Beiträgen beider Spieler nachgerechnet. Geheimnis und Beiträge standen fest, bevor diese Seite ihren eigenen offenlegte: Weder der Server noch dein Gegner konnte sie aussuchen.
    [first] Diese Seite hat jedes Zufallsereignis ({ $count }) nachgerechnet: Keines wurde später geändert. Die Partie begann aber nach Verfahren 1. Es ist also nicht bewiesen, dass weder der Server noch der zuletzt beigetretene Spieler seinen Beitrag passend ausgesucht hat.
   *[told] Diese Seite hat jedes Zufallsereignis ({ $count }) nachgerechnet: Alle folgen aus dem Geheimnis und den Beiträgen beider Spieler. Dieser Browser hat die Prüfwerte vor der Partie nicht notiert und verlässt sich dafür auf den Server.
}
table-verify-outcomes = Was jeweils möglich war, stammt vom Server; „skirmish verify“ prüft die Aufzeichnung auch nach den Regeln.
table-verify-restored = Ab Zufallsereignis { $number } galten andere Zahlen (Epoche { $epoch }), weil der Server nach eigener Angabe aus einer Sicherung wiederhergestellt wurde. Ein unehrlicher Server könnte so zwischen mehreren Fortsetzungen wählen.
table-verify-insecure = Diese Seite kam über eine unverschlüsselte Verbindung: Die Kryptografie des Browsers steht hier nicht zur Verfügung. Die Seite hat selbst gerechnet und kann unterwegs verändert worden sein.
table-verify-not = { $fault ->
    [server] Nicht fair: Der Server nennt jetzt einen anderen Prüfwert oder ein anderes Verfahren als vor der Partie.
    [seat] Nicht fair: Der Beitrag eines Spielers ist nicht der, der vor der Partie festgelegt wurde.
    [secret] Nicht fair: Das Geheimnis des Servers passt nicht zu seinem Prüfwert.
    [entropy] Nicht fair: Ein Beitrag war vor der Partie nicht festgelegt.
    [chance] Nicht fair: Zufallsereignis { $number } folgt nicht aus dem Geheimnis.
   *[log] Nicht fair: Zufallsereignis { $number } ist nicht das, was dieser Seite während der Partie gemeldet wurde.
}
table-secret = So kannst du das selbst prüfen
table-secret-text = Der Prüfwert war schon vor dem ersten Zug zu sehen. Das Geheimnis passt dazu, also wurde dazwischen nichts geändert.
table-commitment = Prüfwert
table-secret-itself = Geheimnis

## Mehr

table-leave = Verlassen (Partie bleibt ge{ "\u00AD" }spei{ "\u00AD" }chert)
table-marks = Symbole auf den Karten
table-keys = Tasten
table-record-save = Auf{ "\u00AD" }zeich{ "\u00AD" }nung speichern
table-record-saved = Die Aufzeichnung ist gespeichert.
table-seat = Dein Platz
table-seat-text = { $places ->
    [one] Er ist nur hier offen.
   *[other] Er ist an { $places } Stellen offen: in Tabs, auf Geräten oder bei anderen, die deinen Link haben. Wenn du nicht alle kennst, schließ die übrigen.
}
table-seat-link = Link für mein anderes Gerät
table-seat-link-text = Öffne ihn auf deinem anderen Gerät. Dein Platz ist dann auf beiden offen. Wer diesen Link hat, spielt für dich: Zeig ihn niemandem.
table-seat-link-move = Um deine Plätze von diesem Gerät wegzunehmen, zieh mit ihnen auf das andere um:
table-seat-shut = Übrige schließen
table-seat-done = Dein Platz ist nur noch hier offen. Frühere Links zu ihm gelten nicht mehr.
table-watch-text = Sie sehen, was beide Seiten sehen dürfen, und nichts Verdecktes. { $watchers ->
    [0] Gerade schaut niemand zu.
    [one] Gerade schaut eine Person zu.
   *[other] Gerade schauen { $watchers } Personen zu.
}
table-watch-renew = Neuer Link
table-watch-renew-note = Ein neuer Link macht einen früheren ungültig.
table-watch-renew-sure = Erneuern: Der alte gilt dann nicht mehr
table-watch-renewed = Es gibt einen neuen Link. Der alte gilt nicht mehr.
table-network = Dein Netzwerk
table-settings = Einstellungen
table-theme = Darstellung
table-theme-auto = Wie das System
table-theme-light = Hell
table-theme-dark = Dunkel
table-pace = Tempo
table-pace-slow = Langsam
table-pace-normal = Normal
table-pace-fast = Schnell
table-pace-off = Sofort
table-skip = Ergebnis gleich zeigen
table-again = Noch einmal zeigen
table-tap-again = Noch mal tippen
table-coordinates = Koordinaten
table-advisor = Wer Tipps gibt
table-advisor-usual = Eine starke Stufe
table-ends = Zug von selbst beenden, wenn nichts mehr zu tun ist
table-warnings = Warnen, wenn ich im nächsten Zug verlieren könnte
table-confirm = Nachfragen, bevor meine Wahl gilt
table-confirm-always = Immer
table-confirm-touch = Bei Berührung
table-confirm-final = Bei Endgültigem
table-cards = Kartengröße
table-cards-small = Klein
table-cards-normal = Normal
table-cards-large = Groß
table-turns = Brett für jede Seite drehen

## Tasten

table-key-arrows = Auf dem Brett bewegen
table-key-enter = Wählen, dann bestätigen
table-key-escape = Einen Schritt zurück
table-key-end = Zug beenden oder bestätigen
table-key-why = Fragen, warum nicht
table-key-hints = Den Computer um Rat fragen
table-key-danger = Gefahr an oder aus
table-key-undo = Zurücknehmen
table-key-again = Den letzten Zug der anderen Seite noch einmal zeigen
table-key-log = Zum Verlauf
table-key-board = Zum Brett
table-key-say = Etwas zum anderen Spieler sagen
table-key-resign = Aufgeben (fragt vorher)
table-key-keys = Diese Tasten zeigen

## Wenn etwas nicht stimmt

table-lost = Die Verbindung ist unterbrochen und wird wiederhergestellt. Nichts geht verloren.
table-lost-long = Seit einer Weile gibt es keine Verbindung. Diese Seite versucht es weiter. Vielleicht ist der Server aus oder für dein Netzwerk geschlossen: Frag die Person, die ihn gestartet hat.
table-lost-restart = Der Server startet neu. Die Verbindung kommt von selbst zurück, und nichts geht verloren.
table-lost-budget = Zu viele Anfragen auf einmal von dieser Verbindung. Gleich geht es weiter.
table-dropped = Deine letzte Wahl ist nicht angekommen. Das liegt an uns. Bitte wähle noch einmal.
table-retry = Jetzt versuchen
table-invalid = Dieser Link gilt nicht mehr
table-invalid-text = Er wurde benutzt, erneuert oder zurückgezogen, oder er ist unvollständig. Bitte um einen neuen.
table-unreadable = Diese Partie lässt sich nicht öffnen
table-unreadable-text = Ihre gespeicherten Züge sind beschädigt, oder sie wurde nach anderen Regeln gespielt. Wende dich an den Betreiber dieses Servers.
table-no-key = Dieser Browser hat hier keinen Platz
table-no-key-text = Vielleicht gibt es die Partie nicht mehr. Für einen Platz öffne den vollständigen Link, den du bekommen hast.
table-waiting = Die Partie beginnt, wenn beide da sind.
table-rematch-opening = { $next ->
    [battle] Kampf { $number } wird vorbereitet …
    [war] Der neue Krieg wird vorbereitet …
   *[match] Die Revanche wird vorbereitet …
}
table-fair-lost = Dieser Browser hat die Zufallszahl nicht mehr, die er für diese Partie festgelegt hat, und die des Gegners liegt schon offen. Die Partie kann nicht beginnen; lege eine neue an.
table-fair-changed = Der Server hat den Prüfwert für Würfel und Karten dieser Partie geändert. Diese Seite legt ihre Zufallszahl nicht offen; lege eine neue Partie an.

## Zu zweit an einem Bildschirm

table-names = Wer spielt?
table-names-text = Namen sind freiwillig.
table-names-start = Anfangen
table-hand-title = Bildschirm an { $name } weitergeben
table-hand-on = Bildschirm weitergeben
table-hand-text = Was nur { $other } sehen darf, ist verdeckt. Nichts ist zu sehen, bis { $name } bereit ist.
table-hand-ready = Ich bin { $name }: Meine Seite zeigen
table-hand-clock = Deine Uhr läuft: { $time }
table-hand-did = Das hat { $name } gemacht
table-hand-look = Nur das Brett ansehen
table-hand-back = Zurück

## A game without a face of its own

table-plain-board = Brett
table-plain-all = Alle { $count } Entscheidungen zeigen

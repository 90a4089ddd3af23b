### Die Befehlszeile und die Partie im Terminal. Was man tippt (Befehle, Optionen, Kürzel), wird nie übersetzt.

## argparses eigene Wörter

terminal-argparse-usage = Aufruf:
terminal-argparse-arguments = Argumente
terminal-argparse-options = Optionen
terminal-argparse-help = diese Hilfe zeigen
terminal-argparse-argument = %(argument_name)s: %(message)s
terminal-argparse-unrecognized = unbekanntes Argument: %s
terminal-argparse-conflict = verträgt sich nicht mit %s
terminal-argparse-no-value = nimmt keinen Wert, bekam aber %r
terminal-argparse-required = es fehlt: %s
terminal-argparse-one-required = es fehlt eines davon: %s
terminal-argparse-one-value = braucht einen Wert
terminal-argparse-at-most-one-value = nimmt höchstens einen Wert
terminal-argparse-a-value = braucht mindestens einen Wert
terminal-argparse-bad-value = %(value)r ist keine Zahl
terminal-argparse-choice = %(value)r geht nicht; möglich sind %(choices)s
terminal-argparse-error = { $prog }: { $message }
terminal-try-help = Mehr dazu: { $command } --help
terminal-examples = Beispiele:

## Was es gibt

terminal-overview = Skirmish: taktische Brettspiele für zwei, mit Regeln, die sich selbst erklären. Fang an mit: skirmish
terminal-overview-play = im Terminal spielen, gegen den Computer oder zu zweit
terminal-overview-opponents = wer die Gegner sind, wie sie spielen und wie stark sie sind
terminal-overview-legal = was in einer Stellung möglich ist
terminal-overview-next = die Stellung nach einigen Kürzeln
terminal-overview-why = warum etwas nicht erlaubt ist, oder was es bewirken würde
terminal-overview-rules = die Spielregeln, oder eine davon
terminal-overview-check = ob aufgezeichnete Partien den Regeln folgen
terminal-overview-verify = ob die Zufallsereignisse aufgezeichneter Partien fair waren
terminal-overview-show = eine Stellung zeichnen, oder einen Moment einer Partie
terminal-overview-simulate = den Computer gegen sich selbst spielen lassen
terminal-overview-bot = einen der Gegner unter einem anderen Programm spielen lassen, über Standardeingabe und -ausgabe
terminal-overview-more = Mehr zu einem Befehl: skirmish BEFEHL --help. Spiele: { $titles }. Sprachen: en, it, ko, de, no (--lang de).

## Hilfe: Argumente

terminal-help-lang = die Sprache: en, it, ko, de oder no
terminal-help-version = die Version zeigen
terminal-help-command = einer der Befehle oben
terminal-help-game = das Spiel: { $games }
terminal-help-position = eine Stellung in Anführungszeichen, oder - für die Standardeingabe
terminal-help-why-position = eine Stellung in Anführungszeichen
terminal-help-variant = die Variante: { $variants }; nur nötig, wenn die Stellung sie nicht nennt
terminal-help-play-variant = die Variante: { $variants } (ohne Angabe: die für Anfänger, wenn das Spiel eine hat, sonst die erste)
terminal-help-tokens = Entscheidungen und Zufallsereignisse der Reihe nach, in Anführungszeichen, wo die Shell sie missverstehen könnte
terminal-help-token = eine Entscheidung oder ein Zufallsereignis
terminal-help-rule = die Nummer einer Regel wie { $rule }; ohne sie alle Regeln
terminal-help-files = Dateien mit Partien; - ist die Standardeingabe
terminal-help-games = wie viele Partien (ohne Angabe: 1)
terminal-help-seed = beliebiger Text; derselbe ergibt denselben Zufall
terminal-help-south = Süd: human oder ein Gegner: { $agents } (ohne Angabe: human)
terminal-help-north = Nord: human oder ein Gegner: { $agents } (ohne Angabe: recruit)
terminal-help-play-level = gegen diese Stufe spielen: { $thinkers } (ohne Angabe: recruit)
terminal-help-simulate-south = wer Süd spielt: { $agents } (ohne Angabe: greedy)
terminal-help-simulate-north = wer Nord spielt: { $agents } (ohne Angabe: greedy)
terminal-help-first = wer anfängt (ohne Angabe: random, der Zufall)
terminal-help-out = die Partien in diese Datei schreiben statt in die Standardausgabe
terminal-help-level = wer spielt: { $levels } (ohne Angabe: general)
terminal-help-bot-nodes = wie viele Knoten jede Suche höchstens hat (ohne Angabe: so viele, wie die Zeit erlaubt)
terminal-help-bot-program = mit --join: ein eigener Bot statt einem der Gegner, in Anführungszeichen, wenn er Argumente hat
terminal-help-bot-join = den Platz einnehmen, den dieser Link auf einem Server öffnet, und die Partie zu Ende spielen; - liest den Link von der Standardeingabe
terminal-help-bot-name = mit --join: der Name, der am Tisch zu sehen ist
terminal-help-what = eine Stellung in Anführungszeichen oder eine Datei mit Partien; games.skirmish#3 ist ihre dritte
terminal-help-show-game = von welchem Spiel die Stellung ist, falls es nicht klar ist
terminal-help-ply = eine Partie nach N Kürzeln zeigen statt an ihrem Ende
terminal-help-svg = ein Bild in diese Datei schreiben; - ist die Standardausgabe
terminal-help-board = wie das Brett gezeichnet wird: farbig, einfach, oder als Sätze für einen Bildschirmleser
terminal-help-theme = die Farben des Bildes (ohne Angabe: auto, wie es das System will)
terminal-help-clock = none; 10+5: zehn Minuten für jeden und fünf Sekunden mehr je Zug; 30: dreißig Sekunden je Zug
terminal-help-war = ein Krieg aus mehreren Kämpfen, wenn das Spiel Kriege hat: best-of-3, best-of-5, over-4 (vier Kämpfe) oder to-50 (Punkte)
terminal-help-resume = eine gespeicherte Partie fortsetzen; ohne Datei die zuletzt gespielte

## Hilfe: Befehle

terminal-help-play = Im Terminal spielen: du als Süd gegen den Computer, im ersten Spiel, wenn die Optionen nichts anderes sagen. Tippe ein Kürzel oder seine Nummer, oder ? für Hilfe. Mit --north human spielt ihr zu zweit an einem Bildschirm; er wird zwischen den Zügen geleert, wenn das Spiel etwas verbirgt.

    Die Partie wird nach jeder Entscheidung gespeichert. Weiter geht es mit skirmish play --resume.
terminal-help-play-example-1 = Kampf um die Insel gegen den Computer
terminal-help-play-example-2 = dort weiterspielen, wo du aufgehört hast
terminal-help-play-status = Rückgabewert: 0, wenn die Partie zu Ende ist oder du sie verlässt; 2 bei falschem Aufruf oder unlesbarer Datei; 130 nach Strg+C.

terminal-help-opponents = Zeigt die Gegner mit ihren Wertungen. Mit einem Spiel nur die, die es spielen können.
terminal-help-opponents-game = das Spiel: { $games } (ohne Angabe: alle)
terminal-help-opponents-example-1 = alle Gegner und Spiele
terminal-help-opponents-status = Rückgabewert: 0, oder 2 bei falschem Aufruf oder einem Spiel, das es nicht gibt.

terminal-help-legal = Gibt alle Entscheidungen aus, die die Regeln in einer Stellung erlauben, ein Kürzel je Zeile, in einfacher Textreihenfolge. Solange ein Zufallsereignis erwartet wird, gibt es keine; was erwartet wird, steht dann auf der Standardfehlerausgabe.

    Mit - kommen die Stellungen von der Standardeingabe, eine je Zeile. Auf jede folgt eine Zeile JSON, mit den Kürzeln in "legal" oder dem Grund in "error".
terminal-help-legal-status = Rückgabewert: 0, wenn alles gut ging; 1, wenn eine Zeile der Standardeingabe keine Stellung war; 2 bei falschem Aufruf oder falscher Stellung.

terminal-help-next = Gibt die Stellung nach diesen Kürzeln aus. Auch Zufallsereignisse sind Kürzel: Gib an, was gewürfelt oder gezogen wurde.

    Mit - kommen die Fragen von der Standardeingabe, je eine Zeile JSON mit "position" und "tokens". Die Antwort ist dieselbe Zeile mit "next" oder dem Grund in "error".
terminal-help-next-status = Rückgabewert: 0, wenn alles gut ging; 1, wenn eine Zeile der Standardeingabe nicht zu beantworten war; 2 bei falschem Aufruf, falscher Stellung oder einem unmöglichen Kürzel.

terminal-help-why = Sagt, warum ein Kürzel in einer Stellung nicht erlaubt ist, mit der Regel dazu; oder, wenn es erlaubt ist, was es bewirken würde.
terminal-help-why-status = Rückgabewert: 0 mit einer Antwort; 2 bei falschem Aufruf, falscher Stellung oder etwas, das kein Kürzel ist.

terminal-help-rules = Zeigt die Regeln eines Spiels in deiner Sprache, oder eine davon. Jede Ablehnung nennt die Regel, auf der sie beruht.
terminal-help-rules-status = Rückgabewert: 0, oder 2 bei falschem Aufruf oder einer Regel, die es nicht gibt.

terminal-help-check = Spielt alle Partien dieser Dateien nach den Regeln nach. Jede bekommt eine Zeile: FILE#1: ok und das Ergebnis (S, N, draw oder *), oder das Kürzel, die Zeile und die verletzte Regel.
terminal-help-check-example-1 = alle Partien einer Datei
terminal-help-check-status = Rückgabewert: 0, wenn alle Partien stimmen; 1, wenn eine nicht stimmt; 2, wenn eine Datei nicht lesbar ist.

terminal-help-verify = Berechnet alle Zufallsereignisse beendeter Partien aus dem Geheimnis neu, das am Ende aufgedeckt wurde, und vergleicht. Dazu genügt die Datei.
terminal-help-verify-example-1 = alle Partien einer Datei
terminal-help-verify-status = Rückgabewert: 0, wenn alle Zufallsereignisse fair waren; 1, wenn das bei einer Partie nicht bewiesen ist; 2, wenn eine Datei nicht lesbar ist.

terminal-help-show = Zeichnet eine Stellung, oder eine Partie an ihrem Ende oder nach einigen Kürzeln. Von einer nicht beendeten Partie ist nur zu sehen, was in ihr steht.
terminal-help-show-example-1 = die zweite Partie einer Datei nach 40 Kürzeln
terminal-help-show-example-2 = ein Bild vom Ende der ersten Partie
terminal-help-show-status = Rückgabewert: 0, oder 2 bei falschem Aufruf, falscher Stellung oder unlesbarer Datei.

terminal-help-simulate = Lässt Gegner gegeneinander spielen und schreibt die Partien in die Standardausgabe oder eine Datei. Derselbe Seed ergibt dieselben Bytes, außer wenn general oder ein Programm mitspielt: Was sie tun, hängt von der Zeit ab, die sie bekommen. Jede Partie besteht skirmish check und skirmish verify.
terminal-help-simulate-status = Rückgabewert: 0, oder 2 bei falschem Aufruf oder einer Datei, die sich nicht schreiben lässt.

terminal-help-bot = Spielt als einer unserer Gegner unter jedem Programm, das das Textprotokoll für Bots spricht: Es schreibt hello, match, token und go in die Standardeingabe, je eine Zeile, und liest name, info und play. docs/bots.md beschreibt alles.

    Umgekehrt ist cmd:PROGRAM überall ein Gegner, wo einer genannt wird: ein eigenes Programm, in jeder Sprache.

    Mit --join nimmt der Gegner oder das Programm cmd:PROGRAM einen Platz auf einem Server ein und spielt eine Partie. Damit ist der Link verbraucht; der neue Link des Platzes wird ausgegeben, falls das Programm unterbrochen wird.
terminal-help-bot-example-1 = grüßen
terminal-help-bot-status = Rückgabewert: 0 nach bye, am Ende der Eingabe oder der Partie; 1, wenn ein Programm gegen das Protokoll verstoßen hat und die Partie für es aufgegeben wurde; 2 bei falschem Aufruf, einem Spielleiter, der Unmögliches sendet, oder einem Platz, der sich nicht einnehmen oder halten lässt.

## Was schiefging

terminal-file = { $reason ->
    [missing] Es gibt keine Datei „{ $name }“.
    [no-folder] Es gibt keinen Ordner „{ $name }“.
    [directory] „{ $name }“ ist ein Ordner, keine Datei.
    [permission] „{ $name }“ darf nicht geöffnet werden.
    [read-only] „{ $name }“ lässt sich nicht schreiben: Dort ist alles schreibgeschützt.
    [full] Für „{ $name }“ ist kein Platz mehr.
    [long-name] Der Name ist zu lang: „{ $name }“.
    [loop] „{ $name }“ ist ein Verweis, der zu sich selbst zurückführt.
    [device] „{ $name }“ ließ sich nicht lesen oder schreiben: Das Gerät hat versagt.
    [closed] „{ $name }“ ist geschlossen.
   *[other] „{ $name }“ ließ sich nicht öffnen: { $detail }.
}
terminal-standard-output = Standardausgabe
terminal-standard-input = Standardeingabe
terminal-system = Das System hat etwas verweigert: { $detail }.
terminal-unreadable = { $sentence }
terminal-unknown-command = Es gibt keinen Befehl „{ $name }“. { $near ->
    [none] Es gibt: { $known }.
   *[near] Meintest du { $near }? Es gibt: { $known }.
}
terminal-quote = Die Stellung muss ein einziges Argument sein. Setze sie in Anführungszeichen: skirmish { $command } GAME 'POSITION'
terminal-one-position = Immer nur eine Stellung; für viele nimm - und die Standardeingabe.
terminal-one-token = Immer nur ein Kürzel.
terminal-tokens-with-stdin = Mit - kommen auch die Kürzel von der Standardeingabe.
terminal-nothing-over = Nichts zu entscheiden. { $sentence }
terminal-nothing-chance = Nichts zu entscheiden: Erst entscheidet der Zufall. { $sentence } Möglich: { $tokens }{ $more ->
    [0] {""}
    [one] {" "}und ein weiteres
   *[other] {" "}und { $more } weitere
}
terminal-bad-json = Diese Zeile ist kein JSON.
terminal-number-too-large = Eine Zahl in dieser Zeile ist zu groß.
terminal-bad-question = Eine Frage ist ein Objekt mit "position", einem Text, und "tokens", einer Liste von Texten.
terminal-token-fault = Kürzel { $number }: { $sentence }{ word-in-brackets }
word-in-brackets = { $rule ->
    [none] {""}
   *[other] {" "}(Regel { $rule })
}
terminal-place = { $number ->
    [none] Zeile { $line }: { $sentence }
   *[other] Kürzel { $number }, Zeile { $line }: { $sentence }
}{ word-in-brackets }
terminal-recomputed = { $count ->
    [one] 1 Zufallsereignis nachgerechnet
   *[other] { $count } Zufallsereignisse nachgerechnet
}
terminal-proved = { $kind ->
    [first] Verfahren 1 beweist nicht, dass der Gastgeber oder der zuletzt Beigetretene nichts ausgesucht hat
    [both] Verfahren 2: Gastgeber, Süd und Nord haben sich festgelegt, bevor eine Entropie offengelegt wurde
    [south] Verfahren 2: Gastgeber und Süd haben sich festgelegt, bevor eine Entropie offengelegt wurde
    [north] Verfahren 2: Gastgeber und Nord haben sich festgelegt, bevor eine Entropie offengelegt wurde
   *[none] Verfahren 2: Der Gastgeber allein hat alles gezogen, aus einem vor dem ersten Zug festgelegten Geheimnis
}
terminal-proved-restored = vor Zufallsereignis { $number } aus einer Sicherung wiederhergestellt (Epoche { $epoch }); dort konnte der Gastgeber zwischen Fortsetzungen wählen
terminal-no-record = { $name } enthält keine Partie.
terminal-no-variant = Kein Spiel hat eine Variante „{ $name }“. Es gibt: { $known }.
terminal-no-position = Kein Spiel kann diese Stellung lesen. Nenne das Spiel mit --game.{ $reasons }
terminal-record-number = { $name } hat keine Partie { $number }, sondern nur { $count ->
    [one] eine
   *[other] { $count }
}.
terminal-ply-too-far = Die Partie hat nur { $count ->
    [one] ein Kürzel
   *[other] { $count } Kürzel
}, nicht { $ply }.
terminal-ply-of-position = --ply ist für Partien; eine Stellung ist schon ein einziger Moment.
terminal-negative-ply = --ply muss mindestens 0 sein.
terminal-negative-games = --games muss mindestens 0 sein, nicht { $games }.
terminal-no-games = --games muss mindestens 1 sein, nicht { $games }.
terminal-not-a-folder = „{ $name }“ ist eine Datei, kein Ordner.
terminal-bad-clock = „{ $clock }“ ist keine gültige Uhr. Schreib none, 10+5 (Minuten und Sekunden) oder 30 (Sekunden je Zug).
terminal-no-wars = { $game } kennt keine Kriege.
terminal-resume-alone = --resume lässt sich nicht mit { $option } verbinden: Die Partie behält ihre Einstellungen.
terminal-level-taken = --level { $level } verträgt sich nicht mit --south und --north.
terminal-no-autosave = In { $folder } ist keine Partie gespeichert.
terminal-no-home = Es gibt kein Heimverzeichnis, in dem die Partie gespeichert werden könnte. Setze XDG_DATA_HOME auf einen Ordner.
terminal-not-resumable = { $reason ->
    [over] Die Partie in { $name } ist zu Ende. Ansehen kannst du sie mit: skirmish show { $name }
   *[broken] { $name } enthält keine Partie, die weitergehen könnte.
}
terminal-not-sealed = Diese Aufzeichnung enthält das Geheimnis ihres Zufalls nicht und kann nicht weitergehen. Das können nur Partien, die skirmish play gespeichert hat.
terminal-broken-seal = Was in dieser Aufzeichnung versiegelt ist, lässt sich nicht lesen. Die Partie kann nicht weitergehen.
terminal-bot-program = { $name } ist selbst ein Programm; starte es ohne skirmish bot.
terminal-bot-nodes = --nodes muss mindestens 1 sein, nicht { $nodes }.
terminal-guest-program = „{ $name }“ ist kein Programm. Nenne mit --join eines als cmd:PROGRAM oder einen Gegner mit --level.
terminal-guest-seat = { $game } ({ $variant }): { $seat }{ $foe ->
    [none] .
   *[other] {" "}gegen { $foe }.
}
terminal-guest-key = Der Link des Platzes von jetzt an: { $link }
terminal-guest-lost = Die Verbindung zum Server ist abgebrochen. Sie wird so lange neu versucht, bis sie wieder steht.
terminal-guest-back = Wieder verbunden.
terminal-guest-forfeit = Die Partie ist aufgegeben: { $sentence }

## Wörter

terminal-asked = { $seat }: { $sentence }
terminal-chance = Jetzt entscheidet der Zufall. { $sentence }
terminal-simulating = Es wird gespielt
terminal-getting-ready = Der Gegner wird vorbereitet: Das geschieht einmal auf diesem Rechner und dauert etwa eine halbe Minute.
terminal-thinking = { $who } denkt nach …
terminal-opponents-head = { $head ->
    [level] Eingabe
    [name] Name
   *[plays] wie er spielt
}
terminal-opponents-more = Die Wertungen sind Elo-Zahlen mit ihrem 95-%-Intervall, gemessen in der ersten Variante jedes Spiels mit den eigenen Grenzen jeder Stufe; wer 200 Punkte mehr hat, gewinnt etwa drei von vier Partien. Ein Strich: nicht gemessen. Die Stufen stehen zuletzt, die schwächste zuerst; random und greedy dienen zum Vergleich. Gegen eine Stufe: skirmish play --level STUFE. Gegen jeden Gegner: --north NAME. Gegen ein eigenes Programm: --north cmd:PROGRAMM.
terminal-yes-no = (j/n)
terminal-yes-words = j ja y
terminal-no-words = n nein

## Am Tisch

terminal-welcome = { $game }, { $variant }.
terminal-war = { $kind ->
    [best-of] Ein Krieg: Es gewinnt, wer die meisten von { $number } Kämpfen gewinnt.
    [over] Ein Krieg: Es gewinnt, wer nach { $number } Kämpfen mehr Punkte hat.
   *[to] Ein Krieg: Es gewinnt, wer zuerst { $number } Punkte hat.
}
terminal-seats = { $south }: { $southern }. { $north }: { $northern }. { $who ->
    [you] Du fängst an
   *[other] { $name } fängt an
}.
terminal-between = { $south }: { $southern }. { $north }: { $northern }.
terminal-who = { $who ->
    [you] du
   *[other] ein Mensch
}
terminal-how-to-play = Tippe ein Kürzel oder seine Nummer. Außerdem: ? erklärt, was du jetzt tun kannst, why KÜRZEL sagt, warum nicht, list zeigt alle Kürzel, auto stellt für dich auf, board zeichnet neu, story erzählt alles, was geschehen ist, undo nimmt zurück, save DATEI speichert, rules öffnet die Regeln, draw bietet ein Unentschieden an, resign gibt auf, thought verrät, was der Gegner dachte, quit beendet (die Partie bleibt gespeichert).
terminal-commitment = Fairer Zufall: Alle Zufallsereignisse stehen durch ein Geheimnis fest, dessen SHA-256 { $commitment } ist. Am Ende wird es aufgedeckt.
terminal-secret = Das Geheimnis dieser Partie: { $secret }. Alle Zufallsereignisse prüfst du mit: skirmish verify { $file }
terminal-run-program = In dieser Partie hat das Programm „{ $command }“ gespielt. Soll es ausgeführt werden?
terminal-put-aside = { $what ->
    [finished] Die vorige Partie liegt jetzt in { $name }.
    [damaged] Die automatisch gespeicherte Datei war beschädigt. Sie liegt jetzt in { $name }.
   *[unfinished] Eine nicht beendete Partie liegt jetzt in { $name }. Weiter mit: { $command }
}
terminal-left = Die Partie ist gespeichert. Weiter mit: { $command }
terminal-left-unkept = Die Partie ist nicht gespeichert.
terminal-unkept = Die Partie wird nicht gespeichert; mit save DATEI kannst du sie anderswo speichern.
terminal-leave-unkept = { terminal-unkept } Trotzdem beenden?
terminal-toolbar = Tab ergänzt · ? · why KÜRZEL · list · auto · board · story · undo · save · rules · draw · resign · thought · quit
terminal-too-wide = Das Brett braucht { $needed } Spalten, das Terminal hat nur { $columns }. Darum hier in Sätzen, wie mit --board facts.
terminal-story-more = … (alles: story)
terminal-only-one = Nur { $token } ist möglich: Drücke Enter.
terminal-type-end = Nur { $token } ist möglich: Tippe es ein.
terminal-type-token = Tippe ein Kürzel oder seine Nummer, zum Beispiel { $token }; ? erklärt.
terminal-auto-none = Es gibt jetzt nichts aufzustellen.
terminal-hand-over = { $seat } ist dran. Gib den Bildschirm weiter. Was nur die andere Seite sehen darf, ist verdeckt.
terminal-hand-over-enter = { $seat }: Tippe { $letter } und drücke Enter, um deine Seite zu sehen.
terminal-go-on = Weiter mit Enter.
terminal-time-up = { word-who-has } die Zeit überschritten.
terminal-no-such-number = Es gibt keine Nummer { $number }: Wähle von 1 bis { $count }.
terminal-not-understood = „{ $line }“ ist weder ein Kürzel noch ein Befehl; ? erklärt, was du tun kannst.
terminal-nearest = Meintest du { $token }?
terminal-why-what = Aufruf: why KÜRZEL, zum Beispiel: why { $token }
terminal-why-not = { $token } ist nicht erlaubt. { $sentence }{ $rule ->
    [none] {""}
   *[other] {" "}Regel { $rule }.
}
terminal-why-legal = { $token } ist erlaubt.
terminal-why-wins = Damit ist die Partie gewonnen.
terminal-why-possible = { $token } ist möglich.
terminal-resign-sure = { $who ->
    [you] Gibst du auf?
   *[other] { $name }, gibst du auf?
}
terminal-draw-sure = Ein Unentschieden anbieten?
terminal-draw-consent = { $seat }: { $other } bietet ein Unentschieden an. Nimmst du an?
terminal-draw-declined = { $who ->
    [you] Du spielst weiter.
   *[other] { $name } lehnt das Unentschieden ab und spielt weiter.
}
terminal-takeback-consent = { $seat }: { $other } möchte { $followed ->
    [yes] die eigene letzte Entscheidung und alles danach
   *[no] die eigene letzte Entscheidung
} zurücknehmen. Einverstanden?
terminal-takeback-declined = { word-who-has } abgelehnt.
terminal-taken-back = { word-who-has } die letzte Entscheidung zurückgenommen.
terminal-thought = { $who } ({ $seat }) gab sich bei der letzten Entscheidung { $percent }{ "\u00A0" }% Gewinnchance.{ $move ->
    [none] {""}
   *[other] {" "}Er spielte { $move }{ $line ->
        [none] .
       *[other] {" "}und erwartete { $line }.
    }
}
terminal-thought-none = Hier gibt es keine Gedanken zu zeigen: Nur Gegner mit einer Stufe denken nach, und zu sehen ist ihre letzte Entscheidung.
terminal-thought-not-yet = { $who } hatte noch nichts zu entscheiden, seit die Partie geöffnet wurde.
terminal-set-up = Der Aufbau: { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}.
terminal-ended = { $how ->
    [resignation] { word-foe-has } aufgegeben. { word-wins }.
    [forfeit] { word-foe-has } kampflos verloren. { word-wins }.
    [agreement] Beide Seiten haben sich auf ein Unentschieden geeinigt.
   *[time] { word-foe-has } die Zeit überschritten. { word-wins }.
}
terminal-save-offer = Partie speichern? Tippe einen Dateinamen, oder drücke Enter für nein:
terminal-replace-file = { $name } gibt es schon. Ersetzen?
terminal-saved = Gespeichert als { $name }.
terminal-war-sum = Krieg { $war }: { $south }, { $north }; { $result ->
    [none] noch nicht zu Ende
    [draw] unentschieden
   *[other] gewonnen hat { $winner }
}
terminal-war-gap = Krieg { $war }: Die Aufzeichnung von Kampf { $number } fehlt, darum gibt es keine Summe
terminal-war-standing = Der Krieg nach { $battles ->
    [one] 1 Kampf
   *[other] { $battles } Kämpfen
}: { $south }, { $north } ({ $counted ->
    [battles] gewonnene Kämpfe
   *[points] Punkte
}).
terminal-war-battle = Kampf { $battle }. Der Krieg bisher: { $south }, { $north } ({ $counted ->
    [battles] gewonnene Kämpfe
   *[points] Punkte
}).

## Was man wählen kann

terminal-choice = Wähle:
terminal-choice-parts = Aus jedem Teil eines, zum Beispiel { $example }; list zeigt alle.
terminal-choice-example = Zum Beispiel { $token }.

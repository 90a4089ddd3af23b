### Was außerhalb der Regeln schiefging: Namen, Notation, Stellungen, Aufzeichnungen, Partien.

## Namen

error-unknown-game = Ein Spiel namens „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-broken-game = Das Spiel „{ $name }“ lässt sich nicht aus dem Paket { $package } laden: { $reason }.
error-game-claimed-twice = Mehrere Pakete bieten ein Spiel namens „{ $name }“ an: { $packages }. Deinstalliere alle bis auf eines.
error-no-environment = { $name } lässt sich nicht als Umgebung benutzen: Im Paket fehlen die Nummern der Entscheidungen und die Beobachtungen.
error-no-vector-environment = { $name } hat keine Vektorumgebung: Im Paket fehlen die kompilierten Kernel dafür.
error-no-engine = { $game } hat keine kompilierte Suche, deshalb kann es keine der Stufen spielen. Wähle random oder greedy.
error-no-rulebook = { $name } hat kein Regelbuch.
error-unknown-lesson = Eine Lektion namens „{ $name }“ gibt es nicht.
error-unknown-variant = Eine Variante namens „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-unknown-language = Die Sprache „{ $name }“ kennt Skirmish nicht. Zur Wahl stehen: { $known }.
error-unknown-agent = Einen Gegner namens „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-unknown-rule = Eine Regel „{ $name }“ gibt es nicht. Die Regeln sind { $known }.
error-unknown-theme = Ein Farbschema namens „{ $name }“ gibt es nicht.
error-unknown-style = Einen Zeichenstil namens „{ $name }“ gibt es nicht.
error-needs-extra = Dafür wird das Paket { $package } benötigt, das nicht installiert ist. Installieren mit: pip install 'skirmish[{ $extra }]'
error-kernel-cannot = Die kompilierte Suche kann „{ $text }“ nicht darstellen: zu weit draußen oder unbekannt.

## Kürzel und Zufall

error-illegal-action = { $token } ist hier nicht erlaubt.
error-bad-token = „{ $token }“ ist kein Kürzel aus der Notation dieses Spiels.
error-chance-not-awaited = { $token } kann jetzt nicht geschehen: Gerade entscheidet der Zufall nichts.

## Stellungen

error-bad-position-turn = Die Angabe, wer dran ist, ist ungültig: „{ $found }“.
error-bad-position-result = Das Ergebnis „{ $found }“ passt nicht zu dem, was auf dem Brett steht.

## Aufzeichnungen

error-not-utf-8 = Die Datei ist kein Text in UTF-8: Das Byte { $byte } ist falsch.
error-control-character = Hier steht ein Steuerzeichen, das nicht sein darf: { $character }.
error-no-tags = Eine Aufzeichnung beginnt mit Angaben in eckigen Klammern, nicht mit „{ $text }“.
error-no-empty-line = Zwischen den Angaben und „{ $text }“ fehlt eine leere Zeile.
error-bad-tag = Das ist keine Angabe: „{ $text }“. Schreib sie so: [Name "Wert"].
error-bad-escape = In der Angabe { $tag } darf \ nur vor " oder \ stehen.
error-tag-twice = Die Angabe { $tag } steht zweimal da.
error-tag-missing = Die Angabe { $tag } fehlt.
error-tag-value = „{ $value }“ ist für die Angabe { $tag } nicht möglich.
error-wrong-termination = Eine Partie, die mit { $termination } endete, kann nicht das Ergebnis { $result } haben.
error-stray-brace = Hier steht eine schließende geschweifte Klammer ohne öffnende.
error-comment-not-closed = Der Kommentar, der hier beginnt, wird nie geschlossen.
error-bad-comment = Ein Kommentar darf keine geschweiften Klammern enthalten: „{ $text }“.
error-bad-position = In der Angabe Position steht keine mögliche Stellung.
error-bad-past = Die Angabe Past passt nicht zur Angabe Position.
error-impossible-past = Das kann vor der Stellung nicht gewesen sein: „{ $found }“.
error-position-variant = Die Stellung gehört zur Variante { $position }, verlangt ist aber { $variant }.
error-token-form = „{ $token }“ ist kein gültiges Kürzel.
error-unknown-token = „{ $token }“ ist nicht lesbar.
error-impossible-outcome = { $token } kann nicht geschehen sein.
error-hidden-token = { $token } verbirgt etwas. Hier muss es genannt sein.
error-after-the-end = { $token } steht nach dem Ende der Partie.
error-bad-takeback = Die Klammern dieser Rücknahme passen nicht zusammen.
error-played-to-the-end = Die Partie wurde zu Ende gespielt (Ergebnis { $result }), sie kann also nicht mit { $termination } geendet haben.
error-wrong-result = Die Angabe Result sagt { $result }, gespielt ergibt die Partie aber { $actual }.

## Fairer Zufall

error-not-finished = Diese Partie ist nicht zu Ende, ihr Geheimnis also noch nicht aufgedeckt. Prüfen lässt sie sich, sobald sie vorbei ist.
error-fairness-tag-missing = Die Angabe { $tag } fehlt; ohne sie lässt sich nichts prüfen.
error-secret-not-hexadecimal = Das Geheimnis ist nicht in hexadezimalen Ziffern geschrieben.
error-secret-too-short = Das Geheimnis hat nur { $bytes } Bytes, nötig sind { $least }.
error-wrong-commitment = Das Geheimnis passt nicht zum Prüfwert, der vor der Partie veröffentlicht wurde. Erwartet: { $expected }, gefunden: { $found }.
error-unfair-chance = In der Aufzeichnung steht { $found }, aus dem Geheimnis folgt aber { $expected }.
error-unknown-scheme = Die Angabe Scheme lautet { $scheme }. Prüfen lassen sich die Verfahren 1 und 2.
error-uncommitted-entropy = Die Entropie von { seat } war vor der Partie nicht festgelegt; sie kann ausgesucht sein.
error-wrong-entropy = Die Entropie von { seat } ist nicht die, die vor der Partie festgelegt wurde.
error-bad-epochs = Die Angabe Epochs muss Zufallsereignisse und Epochen in aufsteigender Folge nennen, etwa 14:1 30:2.

## Partien

error-bad-time-control = Uhren brauchen eine Zeit über 0 und einen Zuschlag, der nicht unter 0 liegt.
error-bad-entropy = Der Text, den ein Spieler zum Zufall beiträgt, muss eine Zeile ohne Steuerzeichen sein.
error-bad-name = Ein Spielername muss eine Zeile ohne Steuerzeichen sein.
error-deceptive-name = Dieser Name enthält unsichtbare Zeichen oder in einem Wort Buchstaben mehrerer Alphabete. Wähle einen anderen.
error-match-over = Diese Partie ist vorbei. { $result ->
    [draw] Sie endete unentschieden.
   *[won] Es kann nicht mehr gespielt werden.
}
error-time-is-up = Die Zeit ist abgelaufen, die Partie ist vorbei.
error-action-id-used = Die Kennung „{ $id }“ wurde schon für etwas anderes benutzt.
error-hidden-cards = { $token } verbirgt etwas. Nenne, was du meinst.
error-nothing-to-take-back = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
error-match-too-long = Diese Partie hat schon mehr als { $most } Einträge. Zurücknehmen und ein Unentschieden anbieten geht nicht mehr.
error-offer-stands = { $offer ->
    [draw] Ein Unentschieden wurde schon angeboten. Das Angebot gilt noch.
   *[takeback] Um eine Rücknahme wurde schon gebeten. Die Bitte gilt noch.
}
error-offer-too-soon = { $offer ->
    [draw] Du hast schon ein Unentschieden angeboten. Entscheide erst etwas, dann darfst du es wieder anbieten.
   *[takeback] Du hast schon um eine Rücknahme gebeten. Entscheide erst etwas, dann darfst du wieder bitten.
}
error-no-offer = { $offer ->
    [draw] Niemand hat ein Unentschieden angeboten.
   *[takeback] Niemand hat um eine Rücknahme gebeten.
}
error-own-offer = { $offer ->
    [draw] Dieses Unentschieden hast du selbst angeboten. Antworten kann nur dein Gegner.
   *[takeback] Um diese Rücknahme hast du selbst gebeten. Antworten kann nur dein Gegner.
}

## Tische

error-unknown-key = Dieser Link öffnet keine Partie. Bitte den Absender um einen neuen.
error-revoked-key = Dieser Link gilt nicht mehr. Bitte den Absender um einen neuen.
error-link-used = Diese Einladung ist schon angenommen worden, und ein Link öffnet den Platz nur einmal. Wenn du das warst, spiel in demselben Browser weiter. Wenn nicht, bitte um eine neue Partie.
error-key-known = Dieser Schlüssel ist schon vergeben. Erzeuge einen neuen.
error-not-your-key = Nur wer diesen Link hat, kann ihn erneuern.
error-only-watching = Du schaust bei dieser Partie nur zu. Das dürfen nur die Spieler.
error-not-started = Diese Partie hat noch nicht begonnen.
error-already-joined = Dieser Platz ist schon besetzt.
error-bad-commitment = Die Festlegung eines Spielers muss ein SHA-256 in kleingeschriebenen Hexadezimalziffern sein, ohne die Entropie.
error-not-all-committed = Entropie wird offengelegt, sobald beide Spieler da sind.
error-nothing-to-open = Dieser Platz hat keine Entropie mehr offenzulegen.
error-wrong-scheme = Diese Partie bestimmt ihren Zufall nach Verfahren { $scheme }. Lade die Seite neu und tritt noch einmal bei.
error-stale-prompt = Das war die Antwort auf eine frühere Frage. Sieh aufs Brett und entscheide noch einmal.
error-not-your-decision = Du bist gerade nicht an der Reihe.
error-no-levels = Für dieses Spiel hat der Computer keine Stufen.
error-only-in-set-up = Der Computer macht beim Aufbau Vorschläge, später nur, wenn du gegen ihn spielst.
error-no-suggestion = Der Computer hat nicht rechtzeitig einen Vorschlag gefunden. Versuche es noch einmal.
error-only-between-people = Kurznachrichten gibt es nur in Partien zwischen zwei Menschen: Ein Computer liest sie nicht.
error-unknown-phrase = Eine Kurznachricht „{ $phrase }“ gibt es nicht.
error-unknown-war = Einen Krieg namens „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-no-series = Diese Partie gehört zu keiner Serie.
error-move-gone = Dieser Link gilt nicht mehr. Er funktioniert einmal, innerhalb von fünf Minuten. Erzeuge auf dem Gerät mit deinen Plätzen einen neuen.
error-nothing-to-move = Es gibt keinen Platz, der umziehen könnte.
error-seat-taken = Dieser Platz ist nicht mehr frei: Jemand war schneller, oder das Angebot wurde zurückgenommen. Wähle einen anderen aus der Liste oder biete selbst einen an.
error-too-many-offers = Du hast schon { $most } Angebote offen. Nimm zuerst eins zurück.
error-quick-offered = In diesem Spiel sucht schon jemand eine schnelle Partie. Nimm diesen Platz.
error-not-over = Diese Partie ist noch nicht vorbei. Eine Revanche kannst du danach anbieten.
error-rematch-offered = Du hast schon eine Revanche angeboten. Antworten kann nur dein Gegner.
error-rematch-agreed = Die Revanche steht schon bereit.
error-bad-seat-plan = Ein Computerplatz braucht eine Stufe, der Platz eines Menschen hat keine.
error-not-your-view = Solange die Partie läuft, siehst du sie nur von deinem Platz aus oder wie ein Zuschauer.
error-position-over = In dieser Stellung ist die Partie schon vorbei: Es gibt nichts mehr zu spielen.
error-bad-clock-plan = Eine Uhr gibt Zeit für die ganze Partie, mit oder ohne Zuschlag, oder Zeit für jeden Zug.
error-storage-failed = Das ließ sich nicht speichern. Nichts hat sich geändert; versuche es noch einmal.
error-storage-unclear = Es ist nicht sicher, ob das gespeichert wurde. Die Partie wird neu geladen.
error-no-room = Die Festplatte des Servers ist fast voll, deshalb lässt sich keine neue Partie anlegen. Laufende Partien gehen weiter.
error-no-new-matches = Der Betreiber dieses Servers nimmt zurzeit keine neuen Partien an. Laufende Partien gehen weiter.
error-banned = Der Betreiber dieses Servers hat deine Adresse gesperrt.
error-no-such-match = Eine Partie „{ $match }“ gibt es nicht.
error-still-playing = Jemand anderes spielt diese Partie noch. Löschen lässt sie sich, wenn sie zu Ende ist.
error-no-database = Die Datenbank { $url } lässt sich nicht öffnen.
error-database-too-new = Die Datenbank { $url } stammt von einer neueren Ausgabe von Skirmish. Aktualisiere Skirmish, um sie zu öffnen.
error-database-too-old = Die Datenbank { $url } stammt von einer älteren Ausgabe von Skirmish. Starte einmal einen Server mit ihr, um sie zu aktualisieren.
error-no-database-file = Es gibt keine Datei „{ $file }“.
error-not-our-database = „{ $file }“ enthält keine Partien von Skirmish.
error-damaged-backup = „{ $file }“ ist beschädigt; es wurde nichts verändert.
error-database-in-use = Ein anderes Programm benutzt „{ $file }“. Halte es zuerst an.
error-backup-in-place = „{ $file }“ ist die Datenbank des Servers selbst. Wähle eine andere Datei.
error-other-rules = Diese Partie folgt Version { $version } der Regeln; diese Ausgabe von Skirmish spielt nach Version { $known }.
error-unreadable-match = Diese Partie ist beschädigt und lässt sich nicht öffnen.

## Programme, die spielen

error-bad-command = „cmd:{ $command }“ lässt sich nicht ausführen. Nenne ein Programm und schließ alle Anführungszeichen.
error-bot-late = Das Programm hatte nach { $milliseconds } Millisekunden und einer Sekunde Toleranz noch nicht entschieden.
error-bot-silent = Das Programm hat { $milliseconds } Millisekunden und eine Sekunde Toleranz lang nichts gesagt.
error-bot-unreadable = { $awaited ->
    [name] Nach seinem Namen gefragt, hat das Programm „{ $text }“ geantwortet.
    [play] Das Programm hat „{ $text }“ geantwortet. Das ist weder play KÜRZEL noch resign.
   *[utf-8] Das Programm hat „{ $text }“ geantwortet. Das ist kein UTF-8.
}
error-bot-unasked = Das Programm hat geantwortet, bevor es gefragt wurde: „{ $text }“.
error-bot-illegal = Das Programm hat { $token } gespielt. Das ist hier nicht erlaubt.
error-bot-flood = Das Programm hat zu viel geschrieben: mehr als { $longest } Bytes in einer Zeile oder { $most } Bytes für eine Antwort.
error-bot-died = { $end ->
    [signal] Das Programm wurde durch das Signal { $number } beendet.
   *[status] Das Programm endete mit dem Rückgabewert { $number }.
}{ $said ->
    [none] {""}
   *[other] {" "}Seine letzte Ausgabe: „{ $said }“.
}
error-bot-closed = Das Programm hat seine Ausgabe geschlossen und kann nicht mehr antworten.
error-bot-missing = { $reason ->
    [missing] Es gibt kein Programm „{ $program }“.
    [permission] Das Programm „{ $program }“ darf nicht ausgeführt werden.
    [no-program] „{ $program }“ ist eine Datei, aber kein Programm, das hier läuft.
   *[other] Das Programm „{ $program }“ ließ sich nicht starten: { $detail }.
}

## Unter einem fremden Spielleiter

error-host-version = Der Spielleiter spricht nicht Version 1 des Protokolls: „{ $text }“.
error-host-line = Die Zeile des Spielleiters hat nicht die richtige Form: „{ $text }“.
error-host-word = Die Zeile des Spielleiters ist nicht zu verstehen und wird übergangen: „{ $text }“.
error-host-no-match = Der Spielleiter hat { $word } gesagt, aber es hat keine Partie begonnen.
error-host-token = Kürzel { $number } der Partie ist nicht möglich: „{ $token }“.
error-host-turn = Nach { $number } Kürzeln verlangt der Spielleiter eine Entscheidung, aber wir sind nicht am Zug.
error-host-legal = Der Spielleiter erlaubt { $token } nicht, obwohl es den Regeln entspricht. Stattdessen gespielt: { $played }.

## Das Labor

error-bad-seed = Ein Seed ist eine Zeile Text ohne Steuerzeichen.
error-odd-games = --games muss eine gerade Zahl ab 2 sein, nicht { $games }.
error-too-few-entrants = Eine Arena braucht mindestens { $least } Teilnehmer; { $count ->
    [0] keiner wurde
    [one] nur einer wurde
   *[other] { $count } wurden
} genannt.
error-entrant-twice = „{ $name }“ ist zweimal dabei. Gib jedem einen eigenen Namen: a={ $name },b={ $name }
error-entrant-needs-name = „{ $agent }“ ist als Name zu lang. Gib ihm einen mit höchstens { $most } Zeichen: mine=cmd:…
error-no-time-to-think = Die Grenze von „{ $agent }“ muss 1 oder mehr sein.
error-no-program = Es gibt kein Programm, das sich als „{ $agent }“ ausführen ließe.
error-too-few-jobs = --jobs muss mindestens 1 sein, nicht { $jobs }.
error-folder-not-empty = Im Ordner { $folder } liegt schon anderes. Nenne einen neuen Ordner.
error-other-plan = In { $folder } liegen schon andere Partien. Die Unterschiede, dort ≠ hier: { $difference }.
error-bad-plan = { $name } enthält keinen Plan einer Arena.
error-arena-in-use = In { $folder } spielt gerade ein anderer Prozess.
error-no-arena = In { $folder } ist keine Arena.
error-no-balance = Für { $game } gibt es keine Balancestudie: Dem Paket fehlt der Teil „balance“.
error-other-version = Die Arena wurde mit Version { $theirs } von Skirmish begonnen; diese hier ist { $ours }.
error-no-cluster = Unter { $address } ist kein Cluster: { $reason }

## Requests and sockets

error-bad-body = Diese Anfrage lässt sich nicht lesen: { $reason }
error-bad-message = Diese Nachricht lässt sich nicht lesen: { $reason }
error-too-long = Das ist zu lang. Gelesen werden höchstens { $most } Bytes.
error-wrong-media-type = Der Inhalt dieser Anfrage muss JSON sein.
error-not-found = Unter dieser Adresse ist nichts.
error-wrong-method = { $method } geht hier nicht, nur { $allowed }.
error-wrong-origin = Diese Seite darf den Server nicht benutzen: „{ $origin }“ ist nicht seine eigene Adresse.
error-not-owner = Nur die Seite auf dem Computer des Servers kann den Server für das Netz öffnen, und nur, wenn er allein für diesen Computer gestartet wurde.
error-no-network = Dieser Computer ist im Augenblick mit keinem Netz verbunden.
error-wrong-host = Dieser Server heißt nicht „{ $host }“.
error-no-key = Dafür ist der Schlüssel eines Platzes oder der Zuschauer nötig: Authorization: Bearer KEY.
error-over-budget = { $budget ->
    [requests] Zu viele Anfragen von deiner Adresse.
    [sockets] Zu viele Verbindungen von deiner Adresse.
    [messages] Zu viele Nachrichten von deiner Adresse.
    [frames] Zu viele Pings oder Teilnachrichten von deiner Adresse.
    [matches] Zu viele neue Partien von deiner Adresse.
    [offers] Zu viele Angebote und Plätze von deiner Adresse.
    [phrases] Zu viele Kurznachrichten in kurzer Zeit.
   *[thinking] Von deiner Adresse kamen zu viele Anfragen an den Computergegner.
} Warte { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} und versuche es noch einmal.
error-hello-first = Die erste Nachricht muss hello sein, mit einer Partie und einem Schlüssel.
error-hello-once = Hello wurde schon gesagt. Für eine andere Partie öffne eine andere Verbindung.
error-no-record = In diesem Text ist keine aufgezeichnete Partie.
error-record-too-long = Diese Aufzeichnung hat { $tokens } Kürzel. Hier werden höchstens { $most } nachgespielt.
error-replay-too-slow = Das Nachspielen dauerte länger als { $seconds } Sekunden und wurde abgebrochen.
error-no-opponents = Die Computergegner lassen sich nicht starten. Versuche es später noch einmal.
error-fault = Auf dem Server ist etwas schiefgegangen. Nichts hat sich geändert; versuche es noch einmal.
error-no-such-place = „{ $place }“ gibt es auf diesem Brett nicht.
error-no-decision-there = „{ $place }“: Dort gibt es jetzt nichts zu entscheiden.

## Gäste auf einem Server

error-guest-link = Das ist kein Link zu einem Platz. Er sieht aus wie http://127.0.0.1:8218/t/MATCH#KEY; in einer Shell gehört er in Anführungszeichen.
error-guest-unreachable = Unter { $address } antwortet nichts: { $detail }.
error-guest-no-server = { $address } antwortet nicht wie ein Skirmish-Server. { $detail }
error-guest-unknown = Der Server kennt diese Partie nicht, oder der Schlüssel im Link ist falsch.
error-guest-taken = Der Platz ist besetzt: Dieser Link wurde schon benutzt.
error-guest-revoked = Der Link gilt nicht mehr. Bitte um einen neuen.
error-guest-damaged = Der Server kann diese Partie nicht öffnen.
error-guest-watching = Dieser Link ist für Zuschauer. Bitte um einen Link zu einem Platz.
error-guest-game = Diese Ausgabe von Skirmish kennt das Spiel oder die Variante nicht: { $game }, { $variant }.
error-guest-rules = Der Server hat { $token } gespielt. Das ist nach den Regeln dieser Ausgabe von Skirmish nicht möglich.
error-guest-refused = Der Server hat abgelehnt: { $sentence }
error-guest-entropy = Den Platz hatte ein anderes Programm, und was es zu Würfeln und Karten beigetragen hat, ist verloren. Die Partie kann nicht beginnen.
error-guest-promise = Der Server hat das Geheimnis seiner Würfel und Karten ersetzt, das vor der Partie festgelegt war. Ihm wurde nichts offengelegt.
error-unknown-edit = Das kennt der Editor nicht: „{ $name }“.
error-nothing-to-decide = Als Nächstes entscheidet der Zufall, es gibt also noch nichts zu wählen.
error-cards-open = Die Handkarten von { seat } sind nicht alle bekannt. Gib sie an und frag noch einmal.
error-not-watched = Diese Partie hat keinen Link für Zuschauer mehr, also lassen sich keine Momente daraus teilen. Erstelle zuerst einen neuen.

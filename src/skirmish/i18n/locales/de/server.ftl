### The server: its command, the pages without scripts, and what is said about the interface.

## The command

terminal-overview-serve = im Browser spielen: startet den Server auf diesem Rechner und öffnet die Seite
terminal-help-serve = Im Browser spielen. Der Server läuft, bis du Strg+C drückst, und ist nur von diesem Rechner aus erreichbar, wenn --lan oder --host nichts anderes sagen. Partien bleiben gespeichert und können an einem anderen Tag weitergehen. Ohne Argumente tut skirmish genau das. Hinter einem Reverse-Proxy gib mit --origin an, unter welcher Adresse die Seite öffentlich erreichbar ist.
terminal-help-serve-example-1 = im Browser spielen
terminal-help-serve-example-2 = andere Geräte im selben Netz mitspielen lassen, ohne hier einen Browser zu öffnen
terminal-help-serve-example-3 = ein anderer Port und ein eigener Datenordner
terminal-help-serve-status = Rückgabewert: 0, wenn der Server beendet wurde; 2 bei falschem Aufruf, belegtem Port oder einer Datenbank, die sich nicht öffnen lässt.
terminal-help-port = der Port (ohne Angabe: { $port } oder der nächste freie)
terminal-help-host = die Adresse, an der der Server lauscht (ohne Angabe: { $host }, nur dieser Rechner)
terminal-help-lan = andere im selben Netz mitspielen lassen
terminal-help-no-browser = den Browser nicht öffnen
terminal-help-data = der Ordner für die Partien (ohne Angabe: das übliche Datenverzeichnis des Systems)
terminal-help-database = Partien stattdessen in dieser Datenbank speichern: postgresql+asyncpg://NUTZER@RECHNER/NAME
terminal-help-keep = Partien, die vorbei sind oder nie begonnen haben, nach so vielen Tagen löschen, und solche ohne Spieler nach einem Tag (ohne Angabe: alles behalten)
terminal-help-origin = öffentliche Adresse der Seite hinter einem Reverse-Proxy, zum Beispiel https://play.example.org; auch mehrmals
terminal-help-proxy = Adresse oder Netz eines Reverse-Proxys, dessen Kopfzeile X-Forwarded-For gilt, etwa 10.0.0.0/8; auch mehrmals
terminal-help-limit = Grenzen je Adresse: connections=320, sockets=256 zugleich; requests=600, messages=3000, frames=3000, matches=120, thinking=120, offers=20 je Minute; phrases=6 je Minute und Platz; 0 ist keine Grenze; auch mehrmals
terminal-help-workers = Zahl der Prozesse für den Computergegner (ohne Angabe: einer je Prozessor, bei einem Server höchstens vier); mit 0 überlässt ein Server alle Partien den Engines
terminal-help-open-metrics = /metrics allen zeigen, nicht nur diesem Rechner; hinter einem Proxy nur so zu sehen
terminal-help-log = was auf die Standardfehlerausgabe kommt (ohne Angabe: quiet im Terminal, sonst json)
terminal-help-settings = Datei mit Einstellungen (TOML); sie gelten, wo weder eine Option noch eine Variable SKIRMISH_… etwas anderes sagt
terminal-help-show-settings = zeigt die geltenden Einstellungen und woher jede kommt, ohne Passwörter, und endet
terminal-help-drain = so viele Sekunden nach dem Signal zum Beenden noch Anfragen beantworten, während /ready schon nein sagt
terminal-serving = Skirmish ist bereit: { $address }
terminal-serving-lan = Im selben Netz: { $address }
terminal-serving-no-lan = Kein lokales Netz gefunden.
terminal-serving-stop = Beenden mit Strg+C.
terminal-serving-no-page = Die Seite ist noch nicht gebaut. Bauen mit: { $command }
terminal-served-already = Skirmish läuft schon: { $address }
terminal-served-silently = Ein anderer Server benutzt { $folder }, nennt aber seine Adresse nicht. Beende ihn oder wähle mit --data einen anderen Ordner.
terminal-port-taken = Port { $port } ist belegt. Wähle mit --port einen anderen oder lass --port weg.
terminal-bad-port = { $port } ist kein gültiger Port. Ports gehen von 0 bis 65535.
terminal-bad-host = „{ $host }“ ist keine Adresse dieses Rechners.
terminal-bad-origin = „{ $origin }“ ist kein gültiger Origin. Schreib ihn wie https://play.example.org
terminal-bad-proxy = „{ $proxy }“ ist kein gültiger Proxy. Gib eine Adresse oder ein Netz an, etwa 192.0.2.7 oder 10.0.0.0/8.
terminal-bad-limit = „{ $limit }“ ist keine gültige Grenze. Schreib sie wie messages=3000. Es gibt: { $known }.
terminal-bad-workers = --workers muss mindestens { $least } sein, nicht { $workers }.
terminal-bad-keep = --keep muss mindestens 1 sein, nicht { $days }.
terminal-bad-database = Die Datenbank „{ $url }“ wird nicht unterstützt. Schreib sie wie postgresql+asyncpg://NUTZER@RECHNER/NAME
terminal-bad-drain = --drain muss zwischen 0 und 3600 liegen, nicht bei { $seconds }.
terminal-bad-setting = { $source }: { $sentence }
terminal-bad-settings-file = „{ $name }“ ist keine Datei mit Einstellungen in TOML: { $detail }
terminal-unknown-setting = Eine Einstellung „{ $name }“ gibt es nicht.{ $near ->
    [none] {""}
   *[other] {" "}Meintest du { $near }?
} Es gibt: { $known }.
terminal-setting-number = „{ $value }“ ist keine ganze Zahl.
terminal-setting-switch = „{ $value }“ ist weder ja noch nein. Schreib true oder false.
terminal-setting-choice = „{ $value }“ ist nicht möglich. Zur Wahl stehen: { $known }.
terminal-setting-type = { $kind ->
    [number] Hier muss eine ganze Zahl stehen
    [switch] Hier muss true oder false stehen
    [texts] Hier muss eine Liste von Zeichenketten stehen, etwa { $example }
    [limits] Hier muss eine Tabelle von Grenzen stehen, etwa { $example }
   *[other] Hier muss eine Zeichenkette in Anführungszeichen stehen
}, nicht: { $value }
terminal-setting-default = ohne Angabe

## Sicherungen

terminal-overview-backup = die Partien des Servers in eine Datei kopieren, auch während er läuft
terminal-overview-restore = die Partien des Servers durch eine Sicherung ersetzen
terminal-overview-check-data = prüfen, ob sich alle gespeicherten Partien lesen lassen
terminal-help-backup = Kopiert alle Partien eines Servers in eine Datei, auch während der Server läuft. Die Datei wird ganz geschrieben und geprüft und ersetzt erst dann eine ältere. Für PostgreSQL gibt es ein eigenes Werkzeug: pg_dump.
terminal-help-backup-file = die Datei, die geschrieben wird
terminal-help-backup-example-1 = die Partien im Datenordner des Systems sichern
terminal-help-backup-status = Rückgabewert: 0, wenn die Sicherung geschrieben ist, 2 bei einem falschen Aufruf, einer unlesbaren Datenbank oder einer Datei, die sich nicht schreiben lässt.
terminal-help-restore = Ersetzt alle Partien eines Servers durch die einer Sicherung, während der Server steht. Die Sicherung wird zuerst geprüft, und die ersetzte Datenbank bleibt unter einem anderen Namen erhalten. Die Partien gehen in einer neuen Epoche weiter, sodass Würfe und Karten, die nach der Sicherung zu sehen waren, nicht noch einmal kommen. Ohne Datei beginnt nur eine neue Epoche: nach pg_restore, oder nachdem eine Datenbankdatei von Hand kopiert wurde.
terminal-help-restore-file = die Sicherung (ohne Angabe: die Datenbank ist schon zurückgespielt)
terminal-help-restore-example-1 = eine Sicherung zurückspielen
terminal-help-restore-status = Rückgabewert: 0, wenn es geschehen ist, 2 bei einem falschen Aufruf, einem laufenden Server oder einer unbrauchbaren Sicherung; in diesen Fällen ist nichts verändert.
terminal-help-check-data = Liest jede gespeicherte Partie, auch während der Server läuft: ihre Prüfsummen, ihre Befehle nach den Regeln und ihre Zufallsereignisse. Schreibt eine Zeile für jede beschädigte Stelle und jede Partie, die sich nicht lesen lässt, und eine Zusammenfassung.
terminal-help-check-data-example-1 = die Partien im Datenordner des Systems prüfen
terminal-help-check-data-status = Rückgabewert: 0, wenn alle Partien in Ordnung sind, 1, wenn eine es nicht ist, 2 bei einem falschen Aufruf oder einer Datenbank, die sich nicht öffnen lässt.
terminal-backed-up = { $count ->
    [one] 1 Partie ist in „{ $name }“ gesichert.
   *[other] { $count } Partien sind in „{ $name }“ gesichert.
}
terminal-restored = { $count ->
    [one] 1 Partie ist aus „{ $name }“ wiederhergestellt.
   *[other] { $count } Partien sind aus „{ $name }“ wiederhergestellt.
}
terminal-restored-kept = Die ersetzte Datenbank bleibt als „{ $name }“ erhalten.
terminal-restored-epoch = Epoche { $epoch } hat begonnen: Würfe und Karten, die schon zu sehen waren, kommen nicht noch einmal.
terminal-damaged-place = Beschädigt: { $place }
terminal-damaged-match = { $id }: { $sentence }{ $where ->
    [none] {""}
   *[other] {" "}({ $where })
}
terminal-checked-data = { $count ->
    [one] 1 Partie geprüft
   *[other] { $count } Partien geprüft
}; { $damaged ->
    [0] alle sind lesbar.
    [one] 1 ist nicht lesbar.
   *[other] { $damaged } sind nicht lesbar.
}
terminal-no-data = Es gibt keine Datenbank „{ $name }“.
terminal-backup-postgresql = PostgreSQL hat ein eigenes Werkzeug für Sicherungen: pg_dump --format=custom --file=FILE NAME
terminal-restore-postgresql = PostgreSQL hat dafür ein eigenes Werkzeug: pg_restore. Rufe danach skirmish restore --database URL ohne Datei auf, damit Würfe und Karten, die schon zu sehen waren, nicht noch einmal kommen.
terminal-restore-served = Ein Server benutzt diese Partien: { $address } Halte ihn zuerst an.

## Der Befehl für Betreiber

terminal-overview-engine = Computergegner für alle Server ausführen, die sich eine PostgreSQL-Datenbank teilen
terminal-help-engine = Führt Computergegner auf diesem Rechner aus, für alle Server, die sich eine PostgreSQL-Datenbank teilen. Eine Engine liefert keine Seiten und braucht keine eigene Adresse; für mehr Rechenleistung nimm weitere Rechner dazu. Server, die mit --workers 0 gestartet sind, überlassen alle Partien den Engines. Eine Engine läuft, bis du Strg+C drückst, und denkt Angefangenes zu Ende.
terminal-help-engine-example-1 = für die Server dieser Datenbank nachdenken, mit acht Prozessen
terminal-help-engine-status = Rückgabewert: 0, wenn die Engine beendet wurde; 2 bei falschem Aufruf, belegtem Port oder einer Datenbank, die sich nicht öffnen lässt.
terminal-help-traces = OpenTelemetry-Traces an diesen Collector senden, etwa http://127.0.0.1:4318, oder an diese Datei anhängen (ohne Angabe: keine)
terminal-help-metrics-port = /metrics an diesem Port zeigen, nur diesem Rechner, mit --open-metrics auch anderen (ohne Angabe: gar nicht)
terminal-engine-ready = Computergegner denken hier nach: { $workers ->
    [one] { $workers } Prozess
   *[other] { $workers } Prozesse
}.
terminal-engine-metrics = Metriken: Port { $port }
terminal-metrics-port-taken = Port { $port } ist belegt. Wähle mit --metrics-port einen anderen.
terminal-needs-postgresql = Engines brauchen eine PostgreSQL-Datenbank, die sie mit den Servern teilen: --database postgresql+asyncpg://NUTZER@RECHNER/NAME
terminal-overview-admin = Partien des Servers auflisten, beenden und löschen, Adressen sperren, neue Partien ablehnen
terminal-help-admin = Verwaltet die Partien eines Servers: auflisten, zeigen, beenden, löschen, Adressen sperren und neue Partien ablehnen. Der Befehl arbeitet auf der Datenbank; ein laufender Server übernimmt das binnen Sekunden.
terminal-help-admin-example-1 = laufende Partien, in denen seit einer Woche nichts geschehen ist
terminal-help-admin-example-2 = eine Adresse abweisen
terminal-help-admin-example-3 = keine neuen Partien annehmen
terminal-help-admin-example-4 = wieder neue Partien annehmen
terminal-help-admin-status = Rückgabewert: 0, wenn es getan ist, 2 bei falschem Aufruf, unbekannter Partie oder einer Datenbank, die sich nicht benutzen lässt.
terminal-help-action = list: Partien, die zuletzt benutzten zuerst; show ID: was über eine Partie bekannt ist; close ID: eine laufende Partie beenden; delete ID: eine Partie löschen; ban ADRESSE, unban ADRESSE: eine Adresse oder ein Netz sperren oder entsperren; stop, allow: neue Partien ablehnen oder wieder annehmen
terminal-help-subject = die Partie oder die Adresse
terminal-help-state = nur Partien in diesem Zustand auflisten
terminal-help-of-game = nur Partien dieses Spiels auflisten
terminal-help-older = nur Partien auflisten, in denen seit so vielen Tagen nichts geschehen ist
terminal-help-result = wie close eine Partie beendet: draw (ohne Angabe) oder die Seite, die gewinnt
terminal-admin-needs = „{ $action }“ braucht { $what ->
    [match] die ID einer Partie
   *[address] eine Adresse oder ein Netz
}.
terminal-admin-alone = „{ $action }“ nimmt kein Argument.
terminal-admin-count = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
terminal-admin-stopped = Neue Partien werden nicht angenommen.
terminal-admin-allowed = Neue Partien werden angenommen.
terminal-admin-banned = Gesperrt: { $network }
terminal-admin-unbanned = Nicht mehr gesperrt: { $network }
terminal-admin-not-banned = { $network } ist nicht gesperrt.
terminal-admin-closed = Partie { $id } ist beendet.
terminal-admin-deleted = Partie { $id } ist gelöscht.
terminal-admin-match = Partie { $id }: { $title }, { $variant }
terminal-admin-state = { $state ->
    [waiting] Wartet auf die Spieler
    [playing] Läuft
   *[over] Vorbei
}, { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträge
}
terminal-admin-times = Angelegt { $created }, zuletzt benutzt { $last }
terminal-admin-seat = { $seat }: { $who ->
    [vacant] frei
    [unnamed] jemand ohne Namen
   *[other] { $name }
}
terminal-bad-older = --older muss mindestens 0 sein, nicht { $days }.
terminal-bad-address = „{ $address }“ ist keine gültige Adresse. Gib eine Adresse oder ein Netz an, etwa 192.0.2.7 oder 10.0.0.0/8.

## Pages without scripts

server-wrong-host = Öffne ihn unter der Adresse, die er beim Start genannt hat. Soll er auch so heißen, starte ihn mit:
server-lost-title = Hier ist nichts
server-lost = Vielleicht hast du dich bei der Adresse vertippt, oder die Seite gibt es nicht mehr.
server-home = Zur Startseite
server-no-page-title = Die Seite ist noch nicht gebaut
server-no-page = Der Server läuft, aber seine Seite ist noch nicht gebaut. Führe im Quellordner aus:
server-api-title = Die HTTP-Schnittstelle
server-api-about = Was Programme von diesem Server abrufen können. Dasselbe in maschinenlesbarer Form:
server-api-takes = Parameter:
server-api-bodies = Inhalt von Anfragen und Antworten
server-shared-position = Eine Stellung zum Ansehen und Weiterspielen
server-shared-moment = Moment { $ply } einer Partie. { $result ->
    [won] { $seat } hat gewonnen.
    [draw] Sie endete unentschieden.
   *[playing] Sie läuft noch.
}

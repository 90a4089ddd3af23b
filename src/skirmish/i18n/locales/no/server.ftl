### The server: its command, the pages without scripts, and what is said about the interface.

## The command

terminal-overview-serve = spill i nettleseren: starter serveren på denne maskinen og åpner siden
terminal-help-serve = Spill i nettleseren. Serveren kan bare nås fra denne maskinen, med mindre --lan eller --host sier noe annet, og kjører til du trykker Ctrl+C. Spillene lagres og kan fortsette en annen dag. Uten argumenter gjør skirmish nettopp dette. Bak en omvendt proxy oppgir du den offentlige adressen til siden med --origin.
terminal-help-serve-example-1 = spill i nettleseren
terminal-help-serve-example-2 = la andre enheter på samme nettverk bli med, uten å åpne en nettleser her
terminal-help-serve-example-3 = en annen port og en egen datamappe
terminal-help-serve-status = Sluttstatus: 0 når serveren ble stanset, 2 ved feil bruk, en port som er opptatt eller en database som ikke kan åpnes.
terminal-help-port = porten (standard: { $port }, eller den neste som er ledig)
terminal-help-host = adressen serveren lytter på (standard: { $host }, bare denne maskinen)
terminal-help-lan = la andre på samme nettverk bli med
terminal-help-no-browser = ikke åpne nettleseren
terminal-help-data = mappen der spillene lagres (standard: systemets datamappe)
terminal-help-database = lagre spillene i denne databasen i stedet: postgresql+asyncpg://BRUKER@VERT/NAVN
terminal-help-keep = slett spill som er over eller aldri begynte, etter dette antallet dager, og spill uten spillere etter én dag (standard: behold alt)
terminal-help-origin = den offentlige adressen til siden bak en omvendt proxy, for eksempel https://play.example.org; kan gjentas
terminal-help-proxy = adresse eller nettverk for en omvendt proxy der X-Forwarded-For brukes, for eksempel 10.0.0.0/8; kan gjentas
terminal-help-limit = grenser per adresse: connections=320, sockets=256 samtidig; requests=600, messages=3000, frames=3000, matches=120, thinking=120, offers=20 i minuttet; phrases=6 i minuttet per plass; 0 er ingen grense; kan gjentas
terminal-help-workers = antall prosesser for datamotstanderne (standard: én per prosessor, på en server høyst fire); med 0 overlater en server alle spill til motorene
terminal-help-open-metrics = vis /metrics for alle, ikke bare for denne maskinen; bak en proxy vises den bare slik
terminal-help-log = hva som skrives til stderr (standard: quiet i en terminal, json andre steder)
terminal-help-settings = fil med innstillinger (TOML), som gjelder der verken et valg eller en variabel SKIRMISH_… sier noe annet
terminal-help-show-settings = vis innstillingene som gjelder, og hvor hver av dem kommer fra, uten passord, og avslutt
terminal-help-drain = hvor mange sekunder serveren fortsetter etter beskjed om å stanse, mens /ready sier nei
terminal-serving = Skirmish er klar: { $address }
terminal-serving-lan = På samme nettverk: { $address }
terminal-serving-no-lan = Fant ikke noe lokalt nettverk.
terminal-serving-stop = Trykk Ctrl+C for å stanse.
terminal-serving-no-page = Siden er ikke bygget ennå. Bygg den med: { $command }
terminal-served-already = Skirmish kjører allerede: { $address }
terminal-served-silently = En annen server bruker { $folder }, men har ikke oppgitt adressen sin. Stans den, eller velg en annen mappe med --data.
terminal-port-taken = Port { $port } er opptatt. Velg en annen med --port, eller sløyf --port.
terminal-bad-port = { $port } er ikke en gyldig port. Porter går fra 0 til 65535.
terminal-bad-host = «{ $host }» er ikke en adresse på denne maskinen.
terminal-bad-origin = «{ $origin }» er ikke en gyldig nettadresse. Skriv den slik: https://play.example.org
terminal-bad-proxy = «{ $proxy }» er ikke en gyldig proxy. Skriv en adresse eller et nettverk, for eksempel 192.0.2.7 eller 10.0.0.0/8.
terminal-bad-limit = «{ $limit }» er ikke en gyldig grense. Skriv den slik: messages=3000. Det finnes: { $known }.
terminal-bad-workers = --workers må være minst { $least }, ikke { $workers }.
terminal-bad-keep = --keep må være minst 1, ikke { $days }.
terminal-bad-database = Databasen «{ $url }» støttes ikke. Skriv den slik: postgresql+asyncpg://BRUKER@VERT/NAVN
terminal-bad-drain = --drain må være mellom 0 og 3600, ikke { $seconds }.
terminal-bad-setting = { $source }: { $sentence }
terminal-bad-settings-file = «{ $name }» er ikke en fil med innstillinger i TOML: { $detail }
terminal-unknown-setting = Innstillingen «{ $name }» finnes ikke.{ $near ->
    [none] {""}
   *[other] {" "}Mente du { $near }?
} Det finnes: { $known }.
terminal-setting-number = «{ $value }» er ikke et heltall.
terminal-setting-switch = «{ $value }» er verken ja eller nei. Skriv true eller false.
terminal-setting-choice = «{ $value }» er ikke mulig. Velg mellom: { $known }.
terminal-setting-type = { $kind ->
    [number] Her må det stå et heltall
    [switch] Her må det stå true eller false
    [texts] Her må det stå en liste med strenger, for eksempel { $example }
    [limits] Her må det stå en tabell med grenser, for eksempel { $example }
   *[other] Her må det stå en streng i anførselstegn
}, ikke: { $value }
terminal-setting-default = standard

## Sikkerhetskopier

terminal-overview-backup = kopier serverens spill til en fil, også mens den kjører
terminal-overview-restore = bytt ut serverens spill med en sikkerhetskopi
terminal-overview-check-data = kontroller at alle lagrede spill kan leses
terminal-help-backup = Kopierer alle spillene til en server til en fil, også mens serveren kjører. Filen skrives ferdig og kontrolleres, og erstatter først da en eldre. PostgreSQL har sitt eget verktøy: pg_dump.
terminal-help-backup-file = filen som skrives
terminal-help-backup-example-1 = sikkerhetskopier spillene i systemets datamappe
terminal-help-backup-status = Sluttstatus: 0 når kopien er skrevet, 2 ved feil bruk, en database som ikke kan leses eller en fil som ikke kan skrives.
terminal-help-restore = Bytter ut alle spillene til en server med dem i en sikkerhetskopi, mens serveren er stanset. Kopien kontrolleres først, og databasen som byttes ut, beholdes under et annet navn. Spillene fortsetter i en ny epoke, så terninger og kort som ble sett etter kopien, kommer ikke igjen. Uten fil begynner bare en ny epoke: etter pg_restore, eller etter at en databasefil er kopiert for hånd.
terminal-help-restore-file = sikkerhetskopien (standard: databasen er allerede på plass)
terminal-help-restore-example-1 = gjenopprett fra en sikkerhetskopi
terminal-help-restore-status = Sluttstatus: 0 når det er gjort, 2 ved feil bruk, en server som kjører eller en kopi som ikke kan brukes; da er ingenting endret.
terminal-help-check-data = Leser alle lagrede spill, også mens serveren kjører: kontrollsummer, kommandoer etter reglene og tilfeldige hendelser. Skriver en linje for hvert skadet sted og hvert spill som ikke kan leses, og et sammendrag.
terminal-help-check-data-example-1 = kontroller spillene i systemets datamappe
terminal-help-check-data-status = Sluttstatus: 0 hvis alle spill er hele, 1 hvis ett ikke er det, 2 ved feil bruk eller en database som ikke kan åpnes.
terminal-backed-up = { $count ->
    [one] 1 spill er kopiert til «{ $name }».
   *[other] { $count } spill er kopiert til «{ $name }».
}
terminal-restored = { $count ->
    [one] 1 spill er gjenopprettet fra «{ $name }».
   *[other] { $count } spill er gjenopprettet fra «{ $name }».
}
terminal-restored-kept = Databasen som ble byttet ut, er beholdt som «{ $name }».
terminal-restored-epoch = Epoke { $epoch } har begynt: Terninger og kort som er sett før, kommer ikke igjen.
terminal-damaged-place = Skadet: { $place }
terminal-damaged-match = { $id }: { $sentence }{ $where ->
    [none] {""}
   *[other] {" "}({ $where })
}
terminal-checked-data = { $count ->
    [one] 1 spill kontrollert
   *[other] { $count } spill kontrollert
}; { $damaged ->
    [0] alle kan leses.
    [one] 1 kan ikke leses.
   *[other] { $damaged } kan ikke leses.
}
terminal-no-data = Databasen «{ $name }» finnes ikke.
terminal-backup-postgresql = PostgreSQL har sitt eget verktøy for sikkerhetskopier: pg_dump --format=custom --file=FILE NAME
terminal-restore-postgresql = PostgreSQL har sitt eget verktøy: pg_restore. Kjør deretter skirmish restore --database URL uten fil, så terninger og kort som er sett før, ikke kommer igjen.
terminal-restore-served = En server bruker disse spillene: { $address } Stopp den først.

## Kommandoen for den som driver serveren

terminal-overview-engine = kjør datamotstanderne for alle servere som deler en PostgreSQL-database
terminal-help-engine = Kjører datamotstandere på denne maskinen for alle servere som deler en PostgreSQL-database. En motor viser ingen sider og trenger ingen egen adresse; trengs det mer regnekraft, legger du til maskiner. Servere som er startet med --workers 0, overlater alle spill til motorene. Den kjører til du trykker Ctrl+C, og tenker ferdig det den har begynt på.
terminal-help-engine-example-1 = kjør datamotstanderne for serverne som deler denne databasen, med åtte prosesser
terminal-help-engine-status = Sluttstatus: 0 når den ble stanset, 2 ved feil bruk, en port som er opptatt eller en database som ikke kan åpnes.
terminal-help-traces = send OpenTelemetry-spor til denne samleren, som http://127.0.0.1:4318, eller legg dem til i denne filen (standard: ingen)
terminal-help-metrics-port = vis /metrics på denne porten, bare for denne maskinen; med --open-metrics også for andre (standard: ikke i det hele tatt)
terminal-engine-ready = Datamotstandere tenker her: { $workers ->
    [one] { $workers } prosess
   *[other] { $workers } prosesser
}.
terminal-engine-metrics = Målinger: port { $port }
terminal-metrics-port-taken = Port { $port } er opptatt. Velg en annen med --metrics-port.
terminal-needs-postgresql = Motorer trenger en PostgreSQL-database som de deler med serverne: --database postgresql+asyncpg://BRUKER@VERT/NAVN
terminal-overview-admin = vis, avslutt og slett serverens spill, sperr adresser, stans nye spill
terminal-help-admin = Styrer spillene til en server: viser, avslutter og sletter dem, sperrer adresser og stanser nye spill. Kommandoen endrer databasen; en server som kjører, merker det i løpet av noen sekunder.
terminal-help-admin-example-1 = spill som er i gang, men har stått stille i en uke
terminal-help-admin-example-2 = sperr en adresse
terminal-help-admin-example-3 = stans nye spill
terminal-help-admin-example-4 = tillat nye spill igjen
terminal-help-admin-status = Sluttstatus: 0 når det er gjort, 2 ved feil bruk, et ukjent spill eller en database som ikke kan brukes.
terminal-help-action = list: spillene, sist brukte først; show ID: hva som er kjent om et spill; close ID: avslutt et spill som er i gang; delete ID: slett et spill; ban ADRESSE, unban ADRESSE: sperr en adresse eller et nettverk, eller opphev det; stop, allow: stans nye spill, eller tillat dem igjen
terminal-help-subject = spillet eller adressen
terminal-help-state = vis bare spill i denne tilstanden
terminal-help-of-game = vis bare spill av denne typen
terminal-help-older = vis bare spill som har stått stille i så mange dager
terminal-help-result = hvordan close avslutter et spill: draw (standard), eller siden som vinner
terminal-admin-needs = «{ $action }» trenger { $what ->
    [match] ID-en til et spill
   *[address] en adresse eller et nettverk
}.
terminal-admin-alone = «{ $action }» tar ikke noe argument.
terminal-admin-count = { $count } spill
terminal-admin-stopped = Nye spill er stanset.
terminal-admin-allowed = Nye spill er tillatt.
terminal-admin-banned = Sperret: { $network }
terminal-admin-unbanned = Ikke lenger sperret: { $network }
terminal-admin-not-banned = { $network } er ikke sperret.
terminal-admin-closed = Spill { $id } er avsluttet.
terminal-admin-deleted = Spill { $id } er slettet.
terminal-admin-match = Spill { $id }: { $title }, { $variant }
terminal-admin-state = { $state ->
    [waiting] Venter på spillerne
    [playing] I gang
   *[over] Ferdig
}, { $entries ->
    [one] 1 oppføring
   *[other] { $entries } oppføringer
}
terminal-admin-times = Satt opp { $created }, sist brukt { $last }
terminal-admin-seat = { $seat }: { $who ->
    [vacant] ledig
    [unnamed] en person uten navn
   *[other] { $name }
}
terminal-bad-older = --older må være minst 0, ikke { $days }.
terminal-bad-address = «{ $address }» er ikke en gyldig adresse. Skriv en adresse eller et nettverk, for eksempel 192.0.2.7 eller 10.0.0.0/8.

## Pages without scripts

server-wrong-host = Åpne den på adressen som ble vist da den startet. Skal den også ha dette navnet, start den med:
server-lost-title = Her er det ingenting
server-lost = Kanskje er adressen skrevet feil, eller siden finnes ikke lenger.
server-home = Gå til forsiden
server-no-page-title = Siden er ikke bygget ennå
server-no-page = Serveren kjører, men siden er ikke bygget ennå. Kjør dette i mappen med kildekoden:
server-api-title = HTTP-grensesnittet
server-api-about = Hva programmer kan be denne serveren om. Det samme i maskinlesbar form:
server-api-takes = Parametere:
server-api-bodies = Innholdet i forespørsler og svar
server-shared-position = En stilling å se på og spille videre fra
server-shared-moment = Øyeblikk { $ply } i et spill. { $result ->
    [won] { $seat } vant.
    [draw] Det endte uavgjort.
   *[playing] Spillet pågår fortsatt.
}

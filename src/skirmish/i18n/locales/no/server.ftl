### The server: its command, the pages without scripts, and what is said about the interface.

## The command

terminal-overview-serve = spill i nettleseren: starter serveren på denne maskinen og åpner siden
terminal-help-serve = Spill i nettleseren. Serveren går på denne maskinen, for ingen andre, til du trykker Ctrl-C; spillene blir tatt vare på og kan fortsette en annen dag. Uten argumenter gjør skirmish nettopp dette. Med --lan kan telefoner og maskiner i samme nett bli med. Bak en omvendt proxy sier du med --origin hva siden heter utenfra.
terminal-help-serve-example-1 = spill i nettleseren
terminal-help-serve-example-2 = la telefoner i samme nett bli med, uten å åpne en nettleser her
terminal-help-serve-example-3 = en annen port og en egen datamappe
terminal-help-serve-status = Sluttstatus: 0 når den ble stanset, 2 ved feil bruk, en port som er opptatt eller en database som ikke kan åpnes.
terminal-help-port = porten (ellers: { $port }, eller den neste som er ledig)
terminal-help-host = adressen det lyttes på (ellers: { $host }, bare denne maskinen)
terminal-help-lan = la andre i samme nett bli med
terminal-help-no-browser = ikke åpne nettleseren
terminal-help-data = mappen der spillene tas vare på (ellers: systemets plass for dataene dine)
terminal-help-database = ta vare på spillene i denne databasen i stedet: postgresql+asyncpg://BRUKER@VERT/NAVN
terminal-help-keep = slett partier som er over eller aldri begynte, etter så mange dager, og dem uten spillere etter én (ellers: behold alt)
terminal-help-origin = hva siden heter utenfra, bak en omvendt proxy: https://play.example.org; kan gjentas
terminal-help-limit = hva én adresse får gjøre: connections=320, sockets=256 samtidig; requests=600, messages=3000, frames=3000, matches=120, thinking=120 i minuttet; 0 er ingen grense; kan gjentas
terminal-help-workers = hvor mange prosesser som tenker for datamaskinen
terminal-help-open-metrics = vis /metrics for alle, ikke bare for denne maskinen
terminal-help-log = hva som skrives til standard feil (ellers: quiet i en terminal, json andre steder)
terminal-serving = Skirmish er klar: { $address }
terminal-serving-lan = I samme nett: { $address }
terminal-serving-no-lan = Fant ikke noe nett som telefoner kan dele.
terminal-serving-stop = Trykk Ctrl-C for å stanse.
terminal-serving-no-page = Siden er ikke bygget ennå. Bygg den med: { $command }
terminal-served-already = Skirmish går allerede: { $address }
terminal-served-silently = En annen Skirmish bruker { $folder }, men sier ikke hvor den er. Stans den, eller velg en annen mappe med --data.
terminal-port-taken = Port { $port } er opptatt. Velg en annen med --port, eller la den være.
terminal-bad-port = { $port } er ingen port. Porter går fra 0 til 65535.
terminal-bad-host = «{ $host }» er ingen adresse på denne maskinen.
terminal-bad-origin = «{ $origin }» er ingen opprinnelse. Skriv den som https://play.example.org
terminal-bad-limit = «{ $limit }» er ingen grense. Skriv den som messages=3000. Det finnes: { $known }.
terminal-bad-workers = Datamaskinen trenger minst 1 prosess for å tenke, ikke { $workers }.
terminal-bad-keep = --keep må være minst 1, ikke { $days }.
terminal-bad-database = «{ $url }» er ingen database vi kjenner. Skriv den som postgresql+asyncpg://BRUKER@VERT/NAVN

## Sikkerhetskopier

terminal-overview-backup = kopier serverens partier til en fil, også mens den kjører
terminal-overview-restore = bytt ut serverens partier med en sikkerhetskopi
terminal-overview-check-data = kontroller at alle lagrede partier kan leses
terminal-help-backup = Kopierer alle partiene til en server til en fil, også mens serveren kjører. Filen skrives ferdig og kontrolleres, og erstatter først da en eldre. PostgreSQL har sitt eget verktøy: pg_dump.
terminal-help-backup-file = filen som skrives
terminal-help-backup-example-1 = sikkerhetskopier partiene i systemets datamappe
terminal-help-backup-status = Sluttstatus: 0 når kopien er skrevet, 2 ved feil bruk, en database som ikke kan leses eller en fil som ikke kan skrives.
terminal-help-restore = Bytter ut alle partiene til en server med dem i en sikkerhetskopi, mens serveren står. Kopien kontrolleres først, og databasen som byttes ut, beholdes under et annet navn. Partiene fortsetter i en ny epoke, så terninger og kort som ble sett etter kopien, kommer ikke igjen.

    Uten fil begynner bare en ny epoke: etter pg_restore, eller etter at en databasefil er kopiert for hånd.
terminal-help-restore-file = sikkerhetskopien (ellers: databasen er allerede på plass)
terminal-help-restore-example-1 = legg en sikkerhetskopi tilbake
terminal-help-restore-status = Sluttstatus: 0 når det er gjort, 2 ved feil bruk, en server som kjører eller en kopi som ikke kan brukes; da er ingenting endret.
terminal-help-check-data = Leser alle lagrede partier, også mens serveren kjører: kontrollsummer, kommandoer etter reglene og tilfeldige hendelser. Skriver en linje for hvert skadet sted og hvert parti som ikke kan leses, og et sammendrag.
terminal-help-check-data-example-1 = kontroller partiene i systemets datamappe
terminal-help-check-data-status = Sluttstatus: 0 hvis alle partier er hele, 1 hvis ett ikke er det, 2 ved feil bruk eller en database som ikke kan åpnes.
terminal-backed-up = { $count ->
    [one] 1 parti er kopiert til «{ $name }».
   *[other] { $count } partier er kopiert til «{ $name }».
}
terminal-restored = { $count ->
    [one] 1 parti er gjenopprettet fra «{ $name }».
   *[other] { $count } partier er gjenopprettet fra «{ $name }».
}
terminal-restored-kept = Databasen som ble byttet ut, er beholdt som «{ $name }».
terminal-restored-epoch = Epoke { $epoch } har begynt: Terninger og kort som er sett før, kommer ikke igjen.
terminal-damaged-place = Skadet: { $place }
terminal-damaged-match = { $id }: { $sentence }{ $where ->
    [none] {""}
   *[other] {" "}({ $where })
}
terminal-checked-data = { $count ->
    [one] 1 parti kontrollert
   *[other] { $count } partier kontrollert
}; { $damaged ->
    [0] alle kan leses.
    [one] 1 kan ikke leses.
   *[other] { $damaged } kan ikke leses.
}
terminal-no-data = Databasen «{ $name }» finnes ikke.
terminal-backup-postgresql = PostgreSQL har sitt eget verktøy for sikkerhetskopier: pg_dump --format=custom --file=FILE NAME
terminal-restore-postgresql = PostgreSQL har sitt eget verktøy: pg_restore. Kjør deretter skirmish restore --database URL uten fil, så terninger og kort som er sett før, ikke kommer igjen.
terminal-restore-served = En server bruker disse partiene: { $address } Stopp den først.

## Pages without scripts

server-lost-title = Her er det ingenting
server-lost = Kanskje er adressen skrevet feil, eller det som var her, er borte.
server-home = Gå til første side
server-no-page-title = Siden er ikke bygget ennå
server-no-page = Serveren går, men siden må bygges først. I mappen med kildekoden:
server-api-title = HTTP-grensesnittet
server-api-about = Hva programmer kan be denne serveren om. Det samme, for programmer:
server-api-takes = Tar:
server-api-bodies = Hva forespørsler og svar inneholder

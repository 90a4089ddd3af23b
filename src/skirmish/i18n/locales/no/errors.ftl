### Det som gikk galt utenfor reglene: navn, notasjon, stillinger, lagrede spill, spill.

## Navn

error-unknown-game = Det finnes ikke noe spill som heter «{ $name }». Velg mellom: { $known }.
error-broken-game = Spillet «{ $name }» kan ikke lastes fra pakken { $package }: { $reason }.
error-game-claimed-twice = Flere pakker tilbyr et spill som heter «{ $name }»: { $packages }. Avinstaller alle unntatt én.
error-no-environment = { $name } kan ikke brukes som miljø: Pakken mangler nummerering av avgjørelser og observasjoner.
error-no-vector-environment = { $name } har ikke noe vektormiljø: Pakken mangler de kompilerte kjernene for det.
error-no-engine = { $game } har ikke noe kompilert søk, så ingen av nivåene kan spille det. Velg random eller greedy.
error-no-rulebook = { $name } har ingen regelbok.
error-unknown-lesson = Det finnes ingen leksjon som heter «{ $name }».
error-unknown-variant = Det finnes ingen variant som heter «{ $name }». Velg mellom: { $known }.
error-unknown-language = Skirmish kan ikke språket «{ $name }». Velg mellom: { $known }.
error-unknown-agent = Det finnes ingen motstander som heter «{ $name }». Velg mellom: { $known }.
error-unknown-rule = Det finnes ingen regel «{ $name }». Reglene er { $known }.
error-unknown-theme = Det finnes ikke noe tema som heter «{ $name }».
error-unknown-style = Det finnes ingen tegnestil som heter «{ $name }».
error-needs-extra = Dette trenger pakken { $package }, som ikke er installert. Installer den med: pip install 'skirmish[{ $extra }]'
error-kernel-cannot = Det kompilerte søket kan ikke håndtere «{ $text }»: for langt ute, eller ukjent.

## Koder og tilfeldighet

error-illegal-action = { $token } er ikke tillatt her.
error-bad-token = «{ $token }» er ikke en kode i notasjonen til dette spillet.
error-chance-not-awaited = { $token } kan ikke skje nå: Akkurat nå er det ingenting som avgjøres tilfeldig.

## Stillinger

error-bad-position-turn = Ugyldig tur: «{ $found }».
error-bad-position-result = Resultatet «{ $found }» passer ikke til det som står på brettet.

## Lagrede spill

error-not-utf-8 = Filen er ikke tekst i UTF-8: Byten { $byte } er feil.
error-control-character = Et kontrolltegn er ikke tillatt her: { $character }.
error-no-tags = Et lagret spill begynner med merker i hakeparenteser, ikke med «{ $text }».
error-no-empty-line = Det mangler en tom linje mellom merkene og «{ $text }».
error-bad-tag = Dette er ikke et merke: «{ $text }». Skriv det slik: [Navn "verdi"].
error-bad-escape = I merket { $tag } kan \ bare stå foran " eller \.
error-tag-twice = Merket { $tag } står der to ganger.
error-tag-missing = Merket { $tag } mangler.
error-tag-value = Merket { $tag } kan ikke være «{ $value }».
error-wrong-termination = Et spill som sluttet med { $termination }, kan ikke ha resultatet { $result }.
error-stray-brace = Her står en avsluttende krøllparentes uten en innledende.
error-comment-not-closed = Kommentaren som begynner her, blir aldri avsluttet.
error-bad-comment = En kommentar kan ikke ha krøllparenteser: «{ $text }».
error-bad-position = Merket Position har ingen mulig stilling.
error-bad-past = Merket Past passer ikke til merket Position.
error-impossible-past = Dette kan ikke ha skjedd før stillingen: «{ $found }».
error-position-variant = Stillingen er fra varianten { $position }, men det ble bedt om { $variant }.
error-token-form = «{ $token }» er ikke en gyldig kode.
error-unknown-token = «{ $token }» kan ikke leses.
error-impossible-outcome = { $token } kan ikke ha skjedd.
error-hidden-token = { $token } skjuler noe. Her må det oppgis.
error-after-the-end = { $token } kommer etter at spillet er over.
error-bad-takeback = Parentesene rundt det som ble angret, stemmer ikke.
error-played-to-the-end = Spillet ble spilt til slutten (resultat { $result }), så det kan ikke ha sluttet med { $termination }.
error-wrong-result = Merket Result sier { $result }, men spillet slik det ble spilt, gir { $actual }.

## Rettferdig tilfeldighet

error-not-finished = Dette spillet er ikke ferdig, så den hemmelige verdien er ikke vist ennå. Kontroller det når det er over.
error-fairness-tag-missing = Merket { $tag } mangler, og uten det kan ingenting kontrolleres.
error-secret-not-hexadecimal = Den hemmelige verdien er ikke skrevet med heksadesimale sifre.
error-secret-too-short = Den hemmelige verdien har bare { $bytes } byte; den trenger { $least }.
error-wrong-commitment = Den hemmelige verdien stemmer ikke med kontrollverdien fra før spillet. Forventet { $expected }, fant { $found }.
error-unfair-chance = I det lagrede spillet står { $found }, men den hemmelige verdien gir { $expected }.
error-unknown-scheme = Merket Scheme sier { $scheme }. Ordning 1 og 2 kan kontrolleres.
error-uncommitted-entropy = Entropien til { seat } var ikke låst før spillet, så den kan være valgt.
error-wrong-entropy = Entropien til { seat } er ikke den som ble låst før spillet.
error-bad-epochs = Merket Epochs må angi tilfeldige hendelser og epoker i stigende rekkefølge, for eksempel 14:1 30:2.

## Spill

error-bad-time-control = Klokker trenger en tid over 0 og et tillegg som ikke er under 0.
error-bad-entropy = Teksten en spiller bidrar med til tilfeldighetene, må være én linje uten kontrolltegn.
error-bad-name = Et spillernavn må være én linje uten kontrolltegn.
error-deceptive-name = Dette navnet har usynlige tegn, eller bokstaver fra flere alfabeter i ett ord. Velg et annet.
error-match-over = Dette spillet er over. { $result ->
    [draw] Det ble uavgjort.
   *[won] Det kan ikke spilles videre.
}
error-time-is-up = Tiden er ute, så spillet er over.
error-action-id-used = Id-en «{ $id }» er allerede brukt til noe annet.
error-hidden-cards = { $token } skjuler noe. Oppgi hva du mener.
error-nothing-to-take-back = Du har ennå ikke bestemt noe som kan angres.
error-match-too-long = Dette spillet har allerede mer enn { $most } oppføringer. Det går ikke lenger an å angre eller tilby uavgjort.
error-offer-stands = { $offer ->
    [draw] Uavgjort er allerede tilbudt. Tilbudet gjelder fortsatt.
   *[takeback] Noen har allerede bedt om å få angre. Forespørselen gjelder fortsatt.
}
error-offer-too-soon = { $offer ->
    [draw] Du har allerede tilbudt uavgjort. Bestem noe først, så kan du tilby det igjen.
   *[takeback] Du har allerede bedt om å få angre. Bestem noe først, så kan du be igjen.
}
error-no-offer = { $offer ->
    [draw] Ingen har tilbudt uavgjort.
   *[takeback] Ingen har bedt om å få angre.
}
error-own-offer = { $offer ->
    [draw] Du tilbød selv uavgjort. Det er motstanderen som må svare.
   *[takeback] Du ba selv om å få angre. Det er motstanderen som må svare.
}

## Bord

error-unknown-key = Denne lenken åpner ikke noe spill. Be den som sendte den, om en ny.
error-revoked-key = Denne lenken gjelder ikke lenger. Be den som sendte den, om en ny.
error-link-used = Denne invitasjonen er allerede godtatt, og en lenke åpner plassen bare én gang. Var det du som godtok den, fortsetter du i den nettleseren du brukte da. Hvis ikke ber du om et nytt spill.
error-key-known = Denne nøkkelen er allerede i bruk. Lag en ny.
error-not-your-key = Bare den som har den lenken, kan fornye den.
error-only-watching = Du ser på dette spillet. Dette kan bare spillerne gjøre.
error-not-started = Dette spillet har ikke begynt ennå.
error-already-joined = Denne plassen er allerede tatt.
error-bad-commitment = Kontrollverdien fra en spiller må være en SHA-256 med små heksadesimale sifre, uten entropien.
error-not-all-committed = Entropi åpnes når begge spillerne er med.
error-nothing-to-open = Denne plassen har ikke mer entropi å åpne.
error-wrong-scheme = Dette spillet bruker ordning { $scheme } for tilfeldighetene. Last siden på nytt og bli med igjen.
error-stale-prompt = Dette var svaret på et tidligere spørsmål. Se på brettet og bestem deg på nytt.
error-not-your-decision = Det er ikke din tur til å bestemme.
error-no-levels = Datamaskinen har ingen nivåer for dette spillet.
error-only-in-set-up = Datamaskinen gir forslag under klargjøringen, og senere bare når du spiller mot den.
error-no-suggestion = Datamaskinen fant ikke et forslag i tide. Prøv igjen.
error-only-between-people = Ferdige fraser finnes bare i spill mellom to personer: En datamaskin leser dem ikke.
error-unknown-phrase = Det finnes ingen frase «{ $phrase }».
error-unknown-war = Det finnes ingen type krig som heter «{ $name }». Velg mellom: { $known }.
error-no-series = Dette spillet er ikke et slag i en krig.
error-move-gone = Denne lenken gjelder ikke lenger. Den virker én gang, i løpet av fem minutter. Lag en ny på enheten som har plassene dine.
error-nothing-to-move = Det er ingen plass å flytte.
error-seat-taken = Denne plassen er ikke ledig lenger: Noen var raskere, eller tilbudet ble trukket tilbake. Velg en annen fra listen, eller tilby en selv.
error-too-many-offers = Du har allerede { $most } åpne tilbud. Trekk tilbake ett først.
error-quick-offered = Noen leter allerede etter et hurtigspill her. Ta den plassen.
error-not-over = Dette spillet er ikke over ennå. Omkamp kan tilbys når det er det.
error-rematch-offered = Du har allerede tilbudt omkamp. Det er motstanderen som må svare.
error-rematch-agreed = Omkampen er allerede satt opp.
error-bad-seat-plan = En datamaskin må ha et nivå, og et menneske skal ikke ha noe nivå.
error-not-your-view = Så lenge spillet pågår, kan du bare se det fra din egen plass eller som tilskuer.
error-position-over = I denne stillingen er spillet allerede over: Det er ikke mer å spille.
error-bad-clock-plan = En klokke gir tid til hele spillet, med eller uten tillegg, eller tid til hver tur.
error-storage-failed = Dette kunne ikke lagres. Ingenting er endret; prøv igjen.
error-storage-unclear = Det er ikke sikkert at dette ble lagret. Spillet lastes på nytt.
error-no-room = Disken på serveren er nesten full, så ingen nye spill kan settes opp. Spill som er i gang, fortsetter.
error-no-new-matches = Den som driver serveren, tar ikke imot nye spill akkurat nå. Spill som er i gang, fortsetter.
error-banned = Den som driver serveren, har sperret adressen din.
error-no-such-match = Spillet «{ $match }» finnes ikke.
error-still-playing = En annen spiller er fortsatt med i dette spillet. Det kan slettes når det er over.
error-no-database = Databasen { $url } kan ikke åpnes.
error-database-too-new = Databasen { $url } er skrevet av en nyere utgave av Skirmish. Oppdater Skirmish for å åpne den.
error-database-too-old = Databasen { $url } er skrevet av en eldre utgave av Skirmish. Start en server med den én gang for å oppdatere den.
error-no-database-file = Filen «{ $file }» finnes ikke.
error-not-our-database = «{ $file }» inneholder ingen spill fra Skirmish.
error-damaged-backup = «{ $file }» er skadet, så ingenting er endret.
error-database-in-use = Et annet program bruker «{ $file }». Stopp det først.
error-backup-in-place = «{ $file }» er serverens egen database. Velg en annen fil.
error-other-rules = Dette spillet følger versjon { $version } av reglene; denne utgaven av Skirmish spiller etter versjon { $known }.
error-unreadable-match = Dette spillet er skadet og kan ikke åpnes.

## Programmer som spiller

error-bad-command = «cmd:{ $command }» kan ikke kjøres. Oppgi et program, og lukk alle anførselstegn.
error-bot-late = Programmet hadde ikke bestemt seg etter { $milliseconds } millisekunder og ett sekunds slingringsmonn.
error-bot-silent = Programmet sa ingenting på { $milliseconds } millisekunder og ett sekunds slingringsmonn.
error-bot-unreadable = { $awaited ->
    [name] Da det ble spurt om navnet, svarte programmet «{ $text }».
    [play] Programmet svarte «{ $text }», som verken er play KODE eller resign.
   *[utf-8] Programmet svarte «{ $text }», som ikke er UTF-8.
}
error-bot-unasked = Programmet svarte før det ble spurt: «{ $text }».
error-bot-illegal = Programmet spilte { $token }, som ikke er tillatt her.
error-bot-flood = Programmet skrev for mye: mer enn { $longest } byte på en linje, eller { $most } byte i ett svar.
error-bot-died = { $end ->
    [signal] Programmet ble avsluttet av signal { $number }.
   *[status] Programmet sluttet med status { $number }.
}{ $said ->
    [none] {""}
   *[other] {" "}Det siste det skrev: «{ $said }».
}
error-bot-closed = Programmet lukket utdataene sine og kan ikke svare lenger.
error-bot-missing = { $reason ->
    [missing] Det finnes ikke noe program «{ $program }».
    [permission] Programmet «{ $program }» kan ikke kjøres: ingen tilgang.
    [no-program] «{ $program }» er en fil, men ikke et program som kan kjøres her.
   *[other] Programmet «{ $program }» kunne ikke startes: { $detail }.
}

## Under en annen spilleder

error-host-version = Spillederen snakker ikke versjon 1 av protokollen: «{ $text }».
error-host-line = Linjen fra spillederen har ikke riktig form: «{ $text }».
error-host-word = Ukjent linje fra spillederen, hoppet over: «{ $text }».
error-host-no-match = Spillederen sa { $word }, men ikke noe spill har begynt.
error-host-token = Kode { $number } i spillet er ikke mulig: «{ $token }».
error-host-turn = Etter { $number } koder ber spillederen om en avgjørelse, men det er ikke vår tur.
error-host-legal = Spillederen tillater ikke { $token }, selv om reglene gjør det. Spilt i stedet: { $played }.

## Laboratoriet

error-bad-seed = En seed er én linje tekst uten kontrolltegn.
error-odd-games = --games må være et partall, minst 2, ikke { $games }.
error-too-few-entrants = En arena trenger minst { $least } deltakere; { $count ->
    [0] ingen ble
    [one] bare 1 ble
   *[other] { $count } ble
} oppgitt.
error-entrant-twice = «{ $name }» er med to ganger. Gi hver sitt eget navn: a={ $name },b={ $name }
error-entrant-needs-name = «{ $agent }» er for langt til et navn. Gi det et på høyst { $most } tegn: mine=cmd:…
error-no-time-to-think = Grensen for «{ $agent }» må være 1 eller mer.
error-no-program = Det finnes ikke noe program som kan kjøres som «{ $agent }».
error-too-few-jobs = --jobs må være minst 1, ikke { $jobs }.
error-folder-not-empty = Mappen { $folder } inneholder allerede noe annet. Oppgi en ny mappe.
error-other-plan = I { $folder } ligger det allerede andre spill. Forskjellene, der ≠ her: { $difference }.
error-bad-plan = { $name } inneholder ingen plan for en arena.
error-arena-in-use = En annen prosess spiller i { $folder } akkurat nå.
error-no-arena = Det er ingen arena i { $folder }.
error-no-balance = { $game } har ingen balansestudie: Pakken mangler delen «balance».
error-other-version = Arenaen ble startet med versjon { $theirs } av Skirmish; denne er { $ours }.
error-no-cluster = Det er ingen klynge på { $address }: { $reason }

## Requests and sockets

error-bad-body = Denne forespørselen kan ikke leses: { $reason }
error-bad-message = Denne meldingen kan ikke leses: { $reason }
error-too-long = Dette er for langt. Høyst { $most } byte blir lest.
error-wrong-media-type = Innholdet i denne forespørselen må være JSON.
error-not-found = Det er ingenting på denne adressen.
error-wrong-method = { $method } går ikke her, bare { $allowed }.
error-wrong-origin = Denne siden får ikke bruke serveren: «{ $origin }» er ikke dens egen adresse.
error-not-owner = Bare siden på serverens egen datamaskin kan åpne serveren for nettverket, og bare hvis den ble startet for den datamaskinen alene.
error-no-network = Denne datamaskinen er ikke koblet til noe nettverk akkurat nå.
error-wrong-host = Denne serveren heter ikke «{ $host }».
error-no-key = Her trengs nøkkelen til en plass eller til tilskuerne: Authorization: Bearer KEY.
error-over-budget = { $budget ->
    [requests] For mange forespørsler fra adressen din.
    [sockets] For mange forbindelser fra adressen din.
    [messages] For mange meldinger fra adressen din.
    [frames] For mange ping eller delmeldinger fra adressen din.
    [matches] For mange nye spill fra adressen din.
    [offers] For mange tilbud og plasser fra adressen din.
    [phrases] For mange fraser på kort tid.
   *[thinking] For mange trekk fra datamaskinen er bestilt fra adressen din.
} Vent { $seconds ->
    [one] 1 sekund
   *[other] { $seconds } sekunder
} og prøv igjen.
error-hello-first = Den første meldingen må være hello, med et spill og en nøkkel.
error-hello-once = Hello er sagt allerede. Åpne en annen forbindelse for et annet spill.
error-no-record = Det er ikke noe lagret spill i denne teksten.
error-record-too-long = Dette spillet har { $tokens } koder. Her spilles høyst { $most } gjennom.
error-replay-too-slow = Gjennomspillingen tok mer enn { $seconds } sekunder og ble stoppet.
error-no-opponents = Datamotstanderne kan ikke startes. Prøv igjen senere.
error-fault = Noe gikk galt på serveren. Ingenting er endret; prøv igjen.
error-no-such-place = «{ $place }» finnes ikke på dette brettet.
error-no-decision-there = Det er ikke noe å bestemme på «{ $place }» nå.

## Gjester på en server

error-guest-link = Dette er ikke en lenke til en plass. En slik lenke ser ut som http://127.0.0.1:8218/t/MATCH#KEY; i et skall må den stå i anførselstegn.
error-guest-unreachable = Ingenting svarer på { $address }: { $detail }.
error-guest-no-server = { $address } svarer ikke som en Skirmish-server. { $detail }
error-guest-unknown = Serveren kjenner ikke dette spillet, eller nøkkelen i lenken er feil.
error-guest-taken = Plassen er opptatt: Denne lenken er allerede brukt.
error-guest-revoked = Lenken gjelder ikke lenger. Be om en ny.
error-guest-damaged = Serveren kan ikke åpne dette spillet.
error-guest-watching = Denne lenken er for tilskuere. Be om en lenke til en plass.
error-guest-game = Denne utgaven av Skirmish kjenner ikke spillet eller varianten: { $game }, { $variant }.
error-guest-rules = Serveren spilte { $token }, som ikke er mulig etter reglene i denne utgaven av Skirmish.
error-guest-refused = Serveren avslo: { $sentence }
error-guest-entropy = Plassen ble tatt av et annet program, og det programmet bidro med til terninger og kort, er tapt. Spillet kan ikke begynne.
error-guest-promise = Serveren har byttet ut den hemmelige verdien bak terninger og kort, som var låst før spillet. Ingenting ble røpet for den.
error-unknown-edit = Redigeringsverktøyet kjenner ikke dette: «{ $name }».
error-nothing-to-decide = Nå er det tilfeldighetenes tur, så det er ingenting å bestemme ennå.
error-cards-open = Ikke alle kortene på hånden til { seat } er kjent. Oppgi hvilke de er, og spør igjen.
error-not-watched = Dette spillet har ikke lenger noen lenke for tilskuere, så øyeblikk fra det kan ikke deles. Lag en ny først.

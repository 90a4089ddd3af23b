### Kommandolinjen og spillet i terminalen. Det man skriver (kommandoer, valg, koder), oversettes aldri.

## argparses egne ord

terminal-argparse-usage = bruk:
terminal-argparse-arguments = argumenter
terminal-argparse-options = valg
terminal-argparse-help = vis denne hjelpen
terminal-argparse-argument = %(argument_name)s: %(message)s
terminal-argparse-unrecognized = ukjent argument: %s
terminal-argparse-conflict = kan ikke brukes sammen med %s
terminal-argparse-no-value = tar ingen verdi, men fikk %r
terminal-argparse-required = dette mangler: %s
terminal-argparse-one-required = ett av disse mangler: %s
terminal-argparse-one-value = trenger en verdi
terminal-argparse-at-most-one-value = tar høyst én verdi
terminal-argparse-a-value = trenger minst én verdi
terminal-argparse-bad-value = %(value)r er ikke et tall
terminal-argparse-choice = %(value)r går ikke; velg blant %(choices)s
terminal-argparse-error = { $prog }: { $message }
terminal-try-help = Mer om det: { $command } --help
terminal-examples = Eksempler:

## Hva som finnes

terminal-overview = Skirmish: taktiske brettspill for to, med regler som forklarer seg selv. Begynn med: skirmish
terminal-overview-play = spill i terminalen, mot datamaskinen eller med en venn
terminal-overview-opponents = hvem motstanderne er, hvordan de spiller og hvor sterke de er
terminal-overview-legal = hva som kan gjøres i en stilling
terminal-overview-next = stillingen etter noen koder
terminal-overview-why = hvorfor noe ikke er tillatt, eller hva det ville føre til
terminal-overview-rules = reglene, eller én av dem
terminal-overview-check = om lagrede spill følger reglene
terminal-overview-verify = om de tilfeldige hendelsene i lagrede spill var rettferdige
terminal-overview-show = tegn en stilling, eller et øyeblikk fra et spill
terminal-overview-simulate = la datamaskinen spille mot seg selv
terminal-overview-bot = la en av motstanderne spille under et annet program, på standard inndata og utdata
terminal-overview-more = Mer om en kommando: skirmish KOMMANDO --help. Spill: { $titles }. Språk: en, it, ko, de, no (--lang no).

## Hjelp: argumenter

terminal-help-lang = språket: en, it, ko, de eller no
terminal-help-version = vis versjonen
terminal-help-command = en av dem ovenfor
terminal-help-game = spillet: { $games }
terminal-help-position = en stilling i anførselstegn, eller - for standard inndata
terminal-help-why-position = en stilling i anførselstegn
terminal-help-variant = varianten: { $variants }; trengs bare når stillingen ikke oppgir den
terminal-help-play-variant = varianten: { $variants } (standard: den for nybegynnere, hvis spillet har en, ellers den første)
terminal-help-tokens = avgjørelser og tilfeldige hendelser i rekkefølge, i anførselstegn der skallet kan misforstå dem
terminal-help-token = en avgjørelse eller en tilfeldig hendelse
terminal-help-rule = nummeret på en regel, som { $rule }; uten det, alle reglene
terminal-help-files = filer med spill; - er standard inndata
terminal-help-games = hvor mange spill (standard: 1)
terminal-help-seed = en hvilken som helst tekst; samme tekst gir de samme tilfeldige hendelsene
terminal-help-south = Sør: human eller en motstander: { $agents } (standard: human)
terminal-help-north = Nord: human eller en motstander: { $agents } (standard: recruit)
terminal-help-play-level = spill mot dette nivået: { $thinkers } (standard: recruit)
terminal-help-simulate-south = hvem som spiller Sør: { $agents } (standard: greedy)
terminal-help-simulate-north = hvem som spiller Nord: { $agents } (standard: greedy)
terminal-help-first = hvem som begynner (standard: random, tilfeldig)
terminal-help-out = skriv spillene til denne filen i stedet for til standard utdata
terminal-help-level = hvem som spiller: { $levels } (standard: general)
terminal-help-bot-nodes = det høyeste antallet noder i et søk (standard: så mange som tiden tillater)
terminal-help-bot-program = med --join: din egen bot i stedet for en av motstanderne, i anførselstegn om den har argumenter
terminal-help-bot-join = ta plassen som denne lenken åpner på en server, og spill til spillet er slutt; - leser lenken fra standard inndata
terminal-help-bot-name = med --join: navnet som vises ved bordet
terminal-help-what = en stilling i anførselstegn, eller en fil med spill; games.skirmish#3 er det tredje
terminal-help-show-game = hvilket spill stillingen er fra, om det ikke er klart
terminal-help-ply = vis spillet etter N koder i stedet for ved slutten
terminal-help-svg = skriv et bilde til denne filen; - er standard utdata
terminal-help-board = hvordan brettet tegnes: i farger, enkelt, eller som setninger for en skjermleser
terminal-help-theme = fargene i bildet (standard: auto, som systemet vil ha det)
terminal-help-clock = none; 10+5: ti minutter til hver og fem sekunder mer for hver tur; 30: tretti sekunder for hver tur
terminal-help-war = en krig med flere slag, hvis spillet har kriger: best-of-3, best-of-5, over-4 (fire slag) eller to-50 (poeng)
terminal-help-resume = fortsett et lagret spill; uten fil, det som ble spilt sist

## Hjelp: kommandoer

terminal-help-play = Spill i terminalen: du som Sør mot datamaskinen, i det første spillet, om valgene ikke sier noe annet. Skriv en kode eller nummeret på den, eller ? for hjelp. Med --north human spiller to ved samme skjerm; den tømmes mellom turene hvis spillet skjuler noe.

    Spillet lagres etter hver avgjørelse. Fortsett med skirmish play --resume.
terminal-help-play-example-1 = Slaget om øya mot datamaskinen
terminal-help-play-example-2 = fortsett der du slapp
terminal-help-play-status = Sluttstatus: 0 når spillet er over eller du avslutter, 2 ved feil bruk eller en fil som ikke kan leses, 130 etter Ctrl+C.

terminal-help-opponents = Viser motstanderne med ratingene deres. Med et spill bare dem som kan spille det.
terminal-help-opponents-game = spillet: { $games } (standard: alle)
terminal-help-opponents-example-1 = alle motstandere og spill
terminal-help-opponents-status = Sluttstatus: 0, eller 2 ved feil bruk eller et spill som ikke finnes.

terminal-help-legal = List opp alle avgjørelser som reglene tillater i en stilling, én kode per linje, i enkel tekstrekkefølge. Mens det ventes på en tilfeldig hendelse, finnes det ingen, og en linje på stderr sier hva det ventes på.

    Med - kommer stillingene fra standard inndata, én per linje. Hver blir besvart med én linje JSON, med kodene i "legal" eller grunnen i "error".
terminal-help-legal-status = Sluttstatus: 0 om alt gikk bra, 1 om en linje fra standard inndata ikke var en stilling, 2 ved feil bruk eller ugyldig stilling.

terminal-help-next = Skriv ut stillingen etter disse kodene. Tilfeldige hendelser er også koder: Oppgi hva som ble kastet eller trukket.

    Med - kommer spørsmålene fra standard inndata, hvert som én linje JSON med "position" og "tokens". Svaret er den samme linjen med "next", eller med grunnen i "error".
terminal-help-next-status = Sluttstatus: 0 om alt gikk bra, 1 om en linje fra standard inndata ikke kunne besvares, 2 ved feil bruk, ugyldig stilling eller en umulig kode.

terminal-help-why = Si hvorfor en kode ikke er tillatt i en stilling, med regelen som sier det; eller, om den er tillatt, hva den ville føre til.
terminal-help-why-status = Sluttstatus: 0 med et svar, 2 ved feil bruk, ugyldig stilling eller noe som ikke er en kode.

terminal-help-rules = Vis reglene for et spill på ditt språk, eller én av dem. Hvert avslag oppgir regelen det bygger på.
terminal-help-rules-status = Sluttstatus: 0, eller 2 ved feil bruk eller en regel som ikke finnes.

terminal-help-check = Spiller alle spillene i disse filene om igjen etter reglene. Hvert får én linje: FILE#1: ok og resultatet (S, N, draw eller *), eller koden, linjen og regelen den bryter.
terminal-help-check-example-1 = alle spill i en fil
terminal-help-check-status = Sluttstatus: 0 om alle spill er riktige, 1 om ett ikke er det, 2 om en fil ikke kan leses.

terminal-help-verify = Regn ut alle tilfeldige hendelser i ferdige spill på nytt fra den hemmelige verdien som ble vist til slutt, og sammenlign. Filen er nok.
terminal-help-verify-example-1 = alle spill i en fil
terminal-help-verify-status = Sluttstatus: 0 om alle tilfeldige hendelser var rettferdige, 1 om det ikke er bevist for ett spill, 2 om en fil ikke kan leses.

terminal-help-show = Tegn en stilling, eller et spill ved slutten eller etter noen koder. Av et spill som ikke er ferdig, vises bare det som står i filen.
terminal-help-show-example-1 = det andre spillet i en fil etter 40 koder
terminal-help-show-example-2 = et bilde av slutten på det første spillet
terminal-help-show-status = Sluttstatus: 0, eller 2 ved feil bruk, ugyldig stilling eller en fil som ikke kan leses.

terminal-help-simulate = La motstandere spille mot hverandre og skriv spillene til standard utdata eller en fil. Samme seed gir de samme bytene, unntatt når general eller et program er med: Hva de gjør, avhenger av tiden de får. Hvert spill består skirmish check og skirmish verify.
terminal-help-simulate-status = Sluttstatus: 0, eller 2 ved feil bruk eller en fil som ikke kan skrives.

terminal-help-bot = Spill som en av motstanderne våre under et hvilket som helst program som snakker tekstprotokollen for boter: Det skriver hello, match, token og go til standard inndata, på hver sin linje, og leser name, info og play. docs/bots.md beskriver alt.

    Omvendt er cmd:PROGRAM en motstander overalt der en motstander kan oppgis: ditt eget program, skrevet i et hvilket som helst språk.

    Med --join tar motstanderen eller programmet cmd:PROGRAM en plass på en server og spiller ett spill. Da er lenken brukt opp; den nye lenken til plassen skrives ut, i tilfelle programmet blir avbrutt.
terminal-help-bot-example-1 = si hei
terminal-help-bot-status = Sluttstatus: 0 etter bye, når inndataene tar slutt, eller når spillet er slutt; 1 om et program brøt protokollen og spillet ble gitt opp for det; 2 ved feil bruk, en spilleder som sender noe umulig, eller en plass som ikke kan tas eller beholdes.

## Hva som gikk galt

terminal-file = { $reason ->
    [missing] Det finnes ingen fil «{ $name }».
    [no-folder] Det finnes ingen mappe «{ $name }».
    [directory] «{ $name }» er en mappe, ikke en fil.
    [permission] «{ $name }» kan ikke åpnes: ingen tilgang.
    [read-only] «{ $name }» kan ikke skrives: Alt der er skrivebeskyttet.
    [full] Det er ikke plass igjen til «{ $name }».
    [long-name] Navnet er for langt: «{ $name }».
    [loop] «{ $name }» er en lenke som fører tilbake til seg selv.
    [device] «{ $name }» kunne ikke leses eller skrives: Enheten sviktet.
    [closed] «{ $name }» er lukket.
   *[other] «{ $name }» kunne ikke åpnes: { $detail }.
}
terminal-standard-output = standard utdata
terminal-standard-input = standard inndata
terminal-system = Systemfeil: { $detail }.
terminal-unreadable = { $sentence }
terminal-unknown-command = Det finnes ingen kommando «{ $name }». { $near ->
    [none] Det finnes: { $known }.
   *[near] Mente du { $near }? Det finnes: { $known }.
}
terminal-quote = Stillingen må være ett argument. Sett anførselstegn rundt: skirmish { $command } GAME 'POSITION'
terminal-one-position = Én stilling om gangen; har du flere, bruker du - og gir dem på standard inndata.
terminal-one-token = Én kode om gangen.
terminal-tokens-with-stdin = Med - kommer også kodene fra standard inndata.
terminal-nothing-over = Ingenting å avgjøre. { $sentence }
terminal-nothing-chance = Ingenting å avgjøre: Nå er det tilfeldigheten som avgjør. { $sentence } Mulig: { $tokens }{ $more ->
    [0] {""}
   *[other] {" "}og { $more } til
}
terminal-bad-json = Denne linjen er ikke JSON.
terminal-number-too-large = Et tall i denne linjen er for stort.
terminal-bad-question = Et spørsmål er et objekt med "position", en tekst, og "tokens", en liste med tekster.
terminal-token-fault = kode { $number }: { $sentence }{ word-in-brackets }
word-in-brackets = { $rule ->
    [none] {""}
   *[other] {" "}(regel { $rule })
}
terminal-place = { $number ->
    [none] linje { $line }: { $sentence }
   *[other] kode { $number }, linje { $line }: { $sentence }
}{ word-in-brackets }
terminal-recomputed = { $count ->
    [one] 1 tilfeldig hendelse regnet ut på nytt
   *[other] { $count } tilfeldige hendelser regnet ut på nytt
}
terminal-proved = { $kind ->
    [first] ordning 1 beviser ikke at verten eller den som ble med sist, ikke valgte
    [both] ordning 2: vert, Sør og Nord bandt seg før noen entropi ble åpnet
    [south] ordning 2: vert og Sør bandt seg før noen entropi ble åpnet
    [north] ordning 2: vert og Nord bandt seg før noen entropi ble åpnet
   *[none] ordning 2: verten trakk alt alene, fra en hemmelig verdi som var fastlagt før første trekk
}
terminal-proved-restored = gjenopprettet fra en sikkerhetskopi før tilfeldig hendelse { $number } (epoke { $epoch }), der verten kunne velge mellom fortsettelser
terminal-no-record = { $name } inneholder ikke noe spill.
terminal-no-variant = Ingen spill har en variant «{ $name }». Det finnes: { $known }.
terminal-no-position = Ingen spill kan lese denne stillingen. Oppgi spillet med --game.{ $reasons }
terminal-record-number = { $name } har ikke noe spill { $number }: Det er { $count ->
    [one] bare ett
   *[other] { $count }
} der.
terminal-ply-too-far = Spillet har bare { $count ->
    [one] én kode
   *[other] { $count } koder
}, ikke { $ply }.
terminal-ply-of-position = --ply er for spill; en stilling er allerede ett øyeblikk.
terminal-negative-ply = --ply må være minst 0.
terminal-negative-games = --games må være minst 0, ikke { $games }.
terminal-no-games = --games må være minst 1, ikke { $games }.
terminal-not-a-folder = «{ $name }» er en fil, ikke en mappe.
terminal-bad-clock = «{ $clock }» er ikke en gyldig klokke. Skriv none, 10+5 (minutter og sekunder) eller 30 (sekunder per tur).
terminal-no-wars = { $game } har ingen kriger.
terminal-resume-alone = --resume kan ikke brukes sammen med { $option }: Spillet beholder innstillingene sine.
terminal-level-taken = --level { $level } er i konflikt med --south og --north.
terminal-no-autosave = Det er ikke noe lagret spill i { $folder }.
terminal-no-home = Det finnes ingen hjemmemappe å lagre spillet i. Sett XDG_DATA_HOME til en mappe.
terminal-not-resumable = { $reason ->
    [over] Spillet i { $name } er over. Se på det med: skirmish show { $name }
   *[broken] { $name } inneholder ikke noe spill som kan fortsette.
}
terminal-not-sealed = Dette spillet er lagret uten den hemmelige verdien bak tilfeldighetene og kan ikke fortsette. Bare spill som er lagret av skirmish play, kan det.
terminal-broken-seal = Det som er forseglet her, kan ikke leses. Spillet kan ikke fortsette.
terminal-bot-program = { $name } er et program som spiller selv; det trenger ikke skirmish bot rundt seg.
terminal-bot-nodes = --nodes må være minst 1, ikke { $nodes }.
terminal-guest-program = «{ $name }» er ikke et program. Med --join oppgir du et som cmd:PROGRAM, eller en motstander med --level.
terminal-guest-seat = { $game } ({ $variant }): { $seat }{ $foe ->
    [none] .
   *[other] {" "}mot { $foe }.
}
terminal-guest-key = Lenken til plassen fra nå av: { $link }
terminal-guest-lost = Forbindelsen til serveren ble brutt. Prøver igjen til den er tilbake.
terminal-guest-back = Tilkoblet igjen.
terminal-guest-forfeit = Spillet er gitt opp: { $sentence }

## Ord

terminal-asked = { $seat }: { $sentence }
terminal-chance = Nå er det tilfeldigheten som avgjør. { $sentence }
terminal-simulating = Spiller
terminal-getting-ready = Motstanderen gjøres klar: Det skjer én gang på denne maskinen og tar omtrent et halvt minutt.
terminal-thinking = { $who } tenker …
terminal-opponents-head = { $head ->
    [level] skriv
    [name] navn
   *[plays] slik spiller den
}
terminal-opponents-more = Ratingene er Elo-tall med 95{ "\u00A0" }%-intervall, målt i hvert spills første variant med hvert nivås egne grenser; den som har 200 poeng mer, vinner omtrent tre av fire spill. En strek: ikke målt. Nivåene kommer sist, det svakeste først; random og greedy er til sammenligning. Mot et nivå: skirmish play --level NIVÅ. Mot en hvilken som helst motstander: --north NAVN. Mot et eget program: --north cmd:PROGRAM.
terminal-yes-no = (j/n)
terminal-yes-words = j ja y
terminal-no-words = n nei

## Ved bordet

terminal-welcome = { $game }, { $variant }.
terminal-war = { $kind ->
    [best-of] En krig: Den som vinner flest av { $number } slag, vinner.
    [over] En krig: Den som har flest poeng etter { $number } slag, vinner.
   *[to] En krig: Den som først har { $number } poeng, vinner.
}
terminal-seats = { $south }: { $southern }. { $north }: { $northern }. { $who ->
    [you] Du begynner
   *[other] { $name } begynner
}.
terminal-between = { $south }: { $southern }. { $north }: { $northern }.
terminal-who = { $who ->
    [you] du
   *[other] et menneske
}
terminal-how-to-play = Skriv en kode eller nummeret på den. Dessuten: ? forklarer hva du kan gjøre nå, why KODE sier hvorfor ikke, list viser alle koder, auto stiller opp for deg, board tegner på nytt, story forteller alt som har skjedd, undo angrer, save FIL lagrer spillet, rules åpner reglene, draw tilbyr uavgjort, resign gir opp, thought forteller hva motstanderen tenkte, quit avslutter (spillet blir lagret).
terminal-commitment = Rettferdig tilfeldighet: Alle tilfeldige hendelser er bestemt av en hemmelig verdi med SHA-256 { $commitment }. Den vises til slutt.
terminal-secret = Den hemmelige verdien i dette spillet: { $secret }. Kontroller alle tilfeldige hendelser med: skirmish verify { $file }
terminal-run-program = Programmet «{ $command }» spilte i dette spillet. Skal det kjøres?
terminal-put-aside = { $what ->
    [finished] Det forrige spillet er lagret i { $name }.
    [damaged] Den automatisk lagrede filen var skadet. Den er flyttet til { $name }.
   *[unfinished] Et spill som ikke var ferdig, er flyttet til { $name }. Fortsett det med: { $command }
}
terminal-left = Spillet er lagret. Fortsett med: { $command }
terminal-left-unkept = Spillet ble ikke lagret.
terminal-unkept = Spillet blir ikke lagret; med save FIL kan du lagre det et annet sted.
terminal-leave-unkept = { terminal-unkept } Vil du avslutte likevel?
terminal-toolbar = Tab fyller ut · ? · why KODE · list · auto · board · story · undo · save · rules · draw · resign · thought · quit
terminal-too-wide = Brettet trenger { $needed } kolonner, men terminalen har bare { $columns }: Her er det i setninger, som med --board facts.
terminal-story-more = … (alt: story)
terminal-only-one = Bare { $token } er mulig: Trykk Enter.
terminal-type-end = Bare { $token } er mulig: Skriv den inn.
terminal-type-token = Skriv en kode eller nummeret på den, for eksempel { $token }; ? forklarer.
terminal-auto-none = Det er ingenting å stille opp nå.
terminal-hand-over = Det er { $seat } sin tur. Gi skjermen videre. Det bare motstanderen kan se, er skjult.
terminal-hand-over-enter = { $seat }: Skriv { $letter } og trykk Enter for å se siden din.
terminal-go-on = Trykk Enter for å fortsette.
terminal-time-up = { word-who } har brukt opp tiden.
terminal-no-such-number = Det finnes ikke noe nummer { $number }: Velg fra 1 til { $count }.
terminal-not-understood = «{ $line }» er verken en kode eller en kommando; ? forklarer hva du kan gjøre.
terminal-nearest = Mente du { $token }?
terminal-why-what = Bruk: why KODE, for eksempel: why { $token }
terminal-why-not = { $token } er ikke tillatt. { $sentence }{ $rule ->
    [none] {""}
   *[other] {" "}Regel { $rule }.
}
terminal-why-legal = { $token } er tillatt.
terminal-why-wins = Da er spillet vunnet.
terminal-why-possible = { $token } er mulig.
terminal-resign-sure = { $who ->
    [you] Gir du opp?
   *[other] { $name }, gir du opp?
}
terminal-draw-sure = Vil du tilby uavgjort?
terminal-draw-consent = { $seat }: { $other } tilbyr uavgjort. Godtar du?
terminal-draw-declined = { $who ->
    [you] Du spiller videre.
   *[other] { $name } avslår uavgjort og spiller videre.
}
terminal-takeback-consent = { $seat }: { $other } vil gjerne angre { $followed ->
    [yes] sin siste avgjørelse og alt som fulgte.
   *[no] sin siste avgjørelse.
} Er det greit?
terminal-takeback-declined = { word-who } sa nei.
terminal-taken-back = { word-who } angret den siste avgjørelsen.
terminal-thought = { $who } ({ $seat }) vurderte vinnersjansen sin til { $percent }{ "\u00A0" }% ved den siste avgjørelsen.{ $move ->
    [none] {""}
   *[other] {" "}Den spilte { $move }{ $line ->
        [none] .
       *[other] {" "}og ventet seg { $line }.
    }
}
terminal-thought-none = Ingen her kan fortelle hva de tenkte. Bare motstandere med et nivå tenker, og de viser sin siste avgjørelse.
terminal-thought-not-yet = { $who } har ikke hatt noe å avgjøre siden spillet ble åpnet.
terminal-set-up = Klargjøringen: { $count ->
    [one] 1 steg
   *[other] { $count } steg
}.
terminal-ended = { $how ->
    [resignation] { word-foe-start } ga opp. { word-who } vinner.
    [forfeit] { word-foe-start } tapte på walkover. { word-who } vinner.
    [agreement] Begge sider ble enige om uavgjort.
   *[time] { word-foe-start } har brukt opp tiden. { word-who } vinner.
}
terminal-save-offer = Lagre spillet? Skriv et filnavn, eller trykk Enter for nei:
terminal-replace-file = { $name } finnes allerede. Vil du erstatte den?
terminal-saved = Lagret som { $name }.
terminal-war-sum = krig { $war }: { $south }, { $north }; { $result ->
    [none] ikke over
    [draw] uavgjort
   *[other] vunnet av { $winner }
}
terminal-war-gap = krig { $war }: slag { $number } mangler, så krigen kan ikke summeres
terminal-war-standing = Krigen etter { $battles } slag: { $south }, { $north } ({ $counted ->
    [battles] vunne slag
   *[points] poeng
}).
terminal-war-battle = Slag { $battle }. Krigen så langt: { $south }, { $north } ({ $counted ->
    [battles] vunne slag
   *[points] poeng
}).

## Hva man kan velge

terminal-choice = Velg:
terminal-choice-parts = Én fra hver del, for eksempel { $example }; list viser alle.
terminal-choice-example = For eksempel { $token }.

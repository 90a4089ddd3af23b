### Bordet i nettleseren: linje, panel, logg, handlinger, spørsmål, slutt.

## Linjen øverst og panelet

table-turn = tur { $turn }
table-rulebook = Regelbok
table-more = Mer
table-panel = Hva du kan gjøre, og loggen
table-opening = Spillet gjøres klart …
table-title-yours = Din tur · { $game }
table-title-theirs = Tur: { $name } · { $game }
table-title-over = Slutt · { $game }

## Spillerne

table-player = { $name }, { $seat }
table-you = du
# Instead of a name, for a player without one
table-yourself = Du
table-flip = Snu brettet
table-full-screen = Fullskjerm
table-notify = Varsle meg når det er min tur
table-gone = Tapt: { $words }
# Before drawings of what a side has lost; then where a number of losses ends the battle.
table-tally = Tapt:
table-tally-of = Tapt { $count } av { $of }
table-tally-last = Tapt { $count } av { $of }: én til, og det er slutt
table-clock = Tid igjen: { $time }
table-time-days = { $days } d { $hours } t
table-here = { $name } er her.
table-never = { $name } er ikke med ennå.
table-away = { $name } er ikke her.
table-away-now = { $name } gikk nettopp.
table-away-since = { $name } gikk { $ago }.
table-places = Åpen { $places } steder
table-computer-ready = { $name } er klar.
table-computer-thinking = { $name } tenker.
table-say-to = Si noe til { $name }
table-say-text = { $name } leser det på sitt eget språk. Det blir ikke lagret, og tilskuere ser det ikke.
table-said = Hva som er sagt
table-phrases = Vis det den andre spilleren sier
phrase-hello = Hei
phrase-good-luck = Lykke til
phrase-nice-move = Fint trekk
phrase-well-played = Godt spilt
phrase-thanks = Takk
phrase-sorry = Beklager
phrase-one-moment = Et øyeblikk
phrase-take-your-time = Ta deg god tid
phrase-good-game = Fint spill
phrase-once-more = En gang til?
table-watching = { $watchers ->
    [0] Du ser på.
    [one] Du ser på.
   *[other] Du ser på. Det er { $watchers } tilskuere i alt.
}

## Hva det spørres om

table-your-turn = Din tur
table-reconnecting = Venter på forbindelsen
table-your-turn-to = Din tur: { $what }
table-turn-of = Det er { $name } sin tur
table-turn-of-to = { $name }: { $what }
table-moving = Det er { $name } sin tur
table-die = Terningen viser { $face }
table-forced = Det finnes bare ett valg, så spillet går videre av seg selv.
table-forced-now = Fortsett

## Hva som har skjedd

table-log = Logg
table-log-all = Vis hele loggen
table-their-turn = Motstanderens siste tur
table-log-empty = Ingenting har skjedd ennå.
table-set-up = Klargjøring: { $count ->
    [one] 1 steg
   *[other] { $count } steg
}
table-log-start = Spillet begynner midt i et slag.
table-log-join = { word-who } ble med.
table-log-resign = { word-who } ga opp.
table-log-offer-draw = { word-who } tilbød uavgjort.
table-log-accept-draw = { word-who } godtok uavgjort.
table-log-decline-draw = { word-who } avslo uavgjort.
table-log-take-back = { word-who } angret en avgjørelse.
table-log-ask-takeback = { word-who } ba om å få angre en avgjørelse.
table-log-accept-takeback = { word-who } sa ja: Den avgjørelsen og alt etterpå er angret.
table-log-takeback-turn = { $foe ->
    [you] Turen din
   *[other] Turen til { $foe-name }
} ble angret, med alt etterpå.
table-log-decline-takeback = { word-who } sa nei.
table-log-flag = { word-who } har brukt opp tiden.
table-log-close = Den som driver serveren, har avsluttet spillet.
table-log-rematch = { $next ->
    [battle] { word-who } ba om neste slag.
    [war] { word-who } ba om en ny krig.
   *[match] { word-who } ba om omkamp.
}
table-log-accept-rematch = { $next ->
    [battle] { word-who } sa ja til neste slag.
    [war] { word-who } sa ja til en ny krig.
   *[match] { word-who } sa ja til omkamp.
}
table-log-restore = Serveren ble gjenopprettet fra en sikkerhetskopi. Det som kastes og trekkes herfra, er nytt.

## Handlinger

table-acts = Kommandoer
table-undo = Angre
table-asked = Spurt
table-undo-free = Angre den siste avgjørelsen din.
table-undo-ask = Spillet har gått videre siden, så motstanderen må si ja.
table-undo-what = Dette angres: { $what }
table-undo-turn = Angre turen din og alt etterpå. Det tilfeldige trekkes på nytt.
table-undo-asked = Du har spurt. Motstanderen har ikke svart ennå.
table-undo-none = Det er ingenting å angre.
table-undo-sure = Be om å få angre?
table-undo-yes = Spør
table-hint = Hint
table-hint-title = Spør datamaskinen hva du bør gjøre
table-suggests = Hint ({ $name })
table-suggests-win = Vinnersjansen din: { $win }{ "\u00A0" }%.
table-suggests-second = { $sure ->
    [clear] Klart dårligere
    [slight] Litt dårligere
   *[even] Omtrent like bra
}: { $words }
table-suggests-soon = { $name } tenker …
table-danger = Fare
table-danger-title = Vis hva som kan treffes i neste tur
table-danger-switch = Fare: vis hva som kan treffes i neste tur
table-threat-none = Du risikerer ingen tap i neste tur.
table-threats = { $count ->
    [one] Én fare til
   *[other] { $count } farer til
}
table-why = Hvorfor ikke?
table-why-title = Spør hvorfor noe ikke går
table-asking = Velg det du lurer på. Trykk «Hvorfor ikke?» igjen for å slutte.
table-draw = Tilby uavgjort
table-offered = Tilbudt
table-draw-offered = Du har tilbudt uavgjort.
table-draw-sure = Vil du tilby uavgjort?
table-draw-text = Spillet fortsetter til motstanderen godtar tilbudet.
table-resign = Gi opp
table-resign-sure = Vil du gi opp?
table-resign-text = { $what ->
    [battle] Dette slaget slutter, og du taper det.
   *[match] Spillet slutter, og du taper.
}
table-resign-text-of = { $what ->
    [battle] Dette slaget slutter, og { $name } taper det.
   *[match] Spillet slutter, og { $name } taper.
}
table-play-on = Spill videre

## Den andre siden spør

table-offer-draw = { $name } tilbyr uavgjort.
table-offer-draw-yes = Godta
table-offer-draw-no = Spill videre
table-offer-takeback = { $name } vil gjerne angre { $followed ->
    [yes] sin siste avgjørelse og alt som fulgte.
   *[no] sin siste avgjørelse.
}
table-offer-takeback-here = Angre den siste avgjørelsen til { $name }{ $followed ->
    [yes] {""} og alt som fulgte
   *[no] {""}
}?
table-offer-takeback-yes = Det er greit
table-offer-takeback-no = Nei

## Hvorfor ikke

table-not-possible = Det går ikke
table-why-possible = Det går
table-why-there = Hvorfor ikke { $source } til { $target }?
table-why-one = Hvorfor ikke { $place }?
table-rule = Regel { $rule }
table-rule-open = { $rule } i regelboken
table-help = Hva som ville hjelpe
table-choose-again = Velg på nytt
table-do-it = Gjør det

## Slutten

table-ended-won = Du vant
table-ended-lost = Du tapte
table-ended-draw = Uavgjort
table-ended-winner = { $name } vant
table-ended-takebacks = { $count ->
    [one] Én tur ble angret med datamaskinens samtykke.
   *[other] { $count } turer ble angret med datamaskinens samtykke.
}
table-rematch-offer = { $next ->
    [battle] Neste slag
    [war] Ny krig
   *[match] Omkamp
}
table-whole-game = Spill et helt spill
table-same-position = Denne stillingen igjen
table-rematch-waiting = { $next ->
    [battle] Du er klar for slag { $number }. { $name } har ikke svart ennå.
    [war] Du vil ha en ny krig. { $name } har ikke svart ennå.
   *[match] Du vil ha omkamp. { $name } har ikke svart ennå.
}
table-rematch-accept = { $next ->
    [battle] Start slag { $number }
    [war] Start en ny krig med { $name }
   *[match] Godta omkamp med { $name }
}
table-rematch-go = { $next ->
    [battle] Gå til slag { $number }
    [war] Gå til den nye krigen
   *[match] Gå til omkampen
}
table-rematch-side = { $next ->
    [battle] Neste slag: Denne gangen spiller du { $side }.
    [war] Ny krig: Denne gangen spiller du { $side }.
   *[match] Omkamp: Denne gangen spiller du { $side }.
}
table-set-up-done = Denne første gangen er brettet gjort klart for deg. Fra neste spill gjør du det selv.
table-rematch-watch = { $next ->
    [battle] Se på slag { $number }
    [war] Se på den nye krigen
   *[match] Se på omkampen
}
table-replay = Se hele spillet
table-home = Forsiden
table-verify = Var det rettferdig?
table-verify-busy = Kontrollerer …
table-verify-yes = { $count ->
    [0] Ja: Ingenting var overlatt til tilfeldighetene.
    [one] Ja: Den eneste tilfeldige hendelsen stemmer.
   *[other] Ja: Alle { $count } tilfeldige hendelser stemmer.
}
table-verify-how = Slik ble det kontrollert
table-verify-fair = { $proof ->
    [own] Denne siden har regnet ut alle tilfeldige hendelser ({ $count }) på nytt fra serverens hemmelige verdi og begge spillernes bidrag. Verdien og bidragene var låst før denne siden røpet sitt eget, så verken serveren eller motstanderen kunne velge dem.
    [first] Denne siden har regnet ut alle tilfeldige hendelser ({ $count }) på nytt: Ingen ble endret senere. Men spillet begynte med ordning 1. Den beviser ikke at serveren, eller den som ble med sist, ikke valgte sitt bidrag til egen fordel.
   *[told] Denne siden har regnet ut alle tilfeldige hendelser ({ $count }) på nytt: De følger av den hemmelige verdien og begge spillernes bidrag. Denne nettleseren noterte ikke kontrollverdiene før spillet og må stole på at serveren oppgir dem riktig.
}
table-verify-outcomes = Hva som var mulig hver gang, kommer fra serveren; «skirmish verify» kontrollerer også spillet mot reglene.
table-verify-restored = Fra tilfeldig hendelse { $number } gjelder andre tall (epoke { $epoch }), fordi serveren oppgir at den ble gjenopprettet fra en sikkerhetskopi. En uærlig server kunne slik velge mellom flere fortsettelser.
table-verify-insecure = Denne siden kom over en ukryptert forbindelse: Nettleserens egen kryptografi er ikke tilgjengelig her, siden regnet selv, og selve siden kan ha blitt endret underveis.
table-verify-not = { $fault ->
    [server] Ikke rettferdig: Serveren oppgir nå en annen kontrollverdi eller en annen ordning enn før spillet.
    [seat] Ikke rettferdig: En spillers bidrag er ikke det som ble låst før spillet.
    [secret] Ikke rettferdig: Serverens hemmelige verdi stemmer ikke med kontrollverdien.
    [entropy] Ikke rettferdig: Et bidrag var ikke låst før spillet.
    [chance] Ikke rettferdig: Tilfeldig hendelse { $number } følger ikke av den hemmelige verdien.
   *[log] Ikke rettferdig: Tilfeldig hendelse { $number } er ikke det denne siden fikk vite under spillet.
}
table-secret = Slik kan du sjekke dette selv
table-secret-text = Kontrollverdien var synlig før det første trekket. Den hemmelige verdien stemmer med den, så ingenting ble endret underveis.
table-commitment = Kontrollverdi
table-secret-itself = Hemmelig verdi

## Mer

table-leave = Forlat bordet (spillet blir lagret)
table-marks = Symbolene på kortene
table-keys = Taster
table-record-save = Lagre spillet
table-record-saved = Spillet er lagret.
table-seat = Plassen din
table-seat-text = { $places ->
    [one] Den er bare åpen her.
   *[other] Den er åpen { $places } steder: i faner, på enheter eller hos andre som har lenken din. Kjenner du ikke alle, lukker du de andre.
}
table-seat-link = Lenke til en annen enhet
table-seat-link-text = Åpne den på den andre enheten. Plassen din er da åpen på begge. Den som har denne lenken, spiller for deg: Ikke vis den til noen.
table-seat-link-move = Vil du ta plassene dine bort fra denne enheten, flytter du dem til den andre:
table-seat-shut = Lukk de andre
table-seat-done = Plassen din er nå bare åpen her. Lenker som åpnet den før, gjelder ikke lenger.
table-watch-text = De ser det begge sider kan se, men ingenting skjult. { $watchers ->
    [0] Ingen ser på nå.
    [one] Én person ser på nå.
   *[other] { $watchers } personer ser på nå.
}
table-watch-renew = Ny lenke
table-watch-renew-note = En ny lenke gjør en tidligere ugyldig.
table-watch-renew-sure = Forny: Den gamle slutter å virke
table-watch-renewed = Det er laget en ny lenke. Den gamle gjelder ikke lenger.
table-network = Nettverket ditt
table-settings = Innstillinger
table-theme = Lys eller mørk
table-theme-auto = Som systemet
table-theme-light = Lys
table-theme-dark = Mørk
table-pace = Tempo
table-pace-slow = Sakte
table-pace-normal = Vanlig
table-pace-fast = Raskt
table-pace-off = Med en gang
table-skip = Vis resultatet nå
table-again = Vis igjen
table-tap-again = Trykk igjen
table-coordinates = Koordinater
table-advisor = Hvem som gir hint
table-advisor-usual = Et sterkt nivå
table-ends = Avslutt turen automatisk når det ikke er mer å gjøre
table-warnings = Si fra når jeg kan tape i neste tur
table-confirm = Spør før valget mitt gjelder
table-confirm-always = Alltid
table-confirm-touch = Ved berøring
table-confirm-final = Når det er endelig
table-cards = Kortstørrelse
table-cards-small = Små
table-cards-normal = Normale
table-cards-large = Store
table-turns = Snu brettet for hver spiller

## Taster

table-key-arrows = Flytt deg rundt på brettet
table-key-enter = Velg, og bekreft så
table-key-escape = Ett steg tilbake
table-key-end = Avslutt turen, eller bekreft
table-key-why = Spør hvorfor ikke
table-key-hints = Spør datamaskinen hva du bør gjøre
table-key-danger = Fare på eller av
table-key-undo = Angre
table-key-again = Vis motstanderens siste tur igjen
table-key-log = Gå til loggen
table-key-board = Gå til brettet
table-key-say = Si noe til den andre spilleren
table-key-resign = Gi opp (spør først)
table-key-keys = Vis disse tastene

## Når noe er galt

table-lost = Forbindelsen er brutt. Vi kobler til igjen, og ingenting er tapt.
table-lost-long = Det har ikke vært forbindelse på en stund. Denne siden fortsetter å prøve. Serveren kan være av eller lukket for nettverket ditt: Spør den som startet den.
table-lost-restart = Serveren starter på nytt. Siden kobler seg til igjen av seg selv, og ingenting er tapt.
table-lost-budget = For mange forespørsler fra denne forbindelsen. Det fortsetter om et øyeblikk.
table-dropped = Det siste valget ditt kom ikke fram. Det er vår feil. Velg på nytt.
table-retry = Prøv nå
table-invalid = Denne lenken gjelder ikke lenger
table-invalid-text = Den er brukt, fornyet eller trukket tilbake, eller den er ufullstendig. Be om en ny.
table-unreadable = Dette spillet kan ikke åpnes
table-unreadable-text = De lagrede trekkene er skadet, eller det ble spilt etter andre regler. Spør den som driver serveren.
table-no-key = Denne nettleseren har ingen plass her
table-no-key-text = Kanskje finnes ikke spillet lenger. For å få en plass må du åpne hele lenken du fikk.
table-waiting = Spillet begynner når begge spillerne er her.
table-rematch-opening = { $next ->
    [battle] Slag { $number } gjøres klart …
    [war] Den nye krigen gjøres klar …
   *[match] Omkampen gjøres klar …
}
table-fair-lost = Denne nettleseren har ikke lenger det tilfeldige tallet den låste for dette spillet, og motstanderens er allerede vist. Spillet kan ikke begynne; sett opp et nytt.
table-fair-changed = Serveren har byttet kontrollverdien for terninger og kort i dette spillet. Denne siden røper ikke sitt tilfeldige tall; sett opp et nytt spill.

## To spillere, én skjerm

table-names = Hvem spiller?
table-names-text = Navn er valgfritt.
table-names-start = Begynn
table-hand-title = Gi skjermen til { $name }
table-hand-on = Gi skjermen videre
table-hand-text = Det bare { $other } kan se, er dekket. Ingenting vises før { $name } er klar.
table-hand-ready = Jeg er { $name }: vis min side
table-hand-clock = Klokken din går: { $time }
table-hand-did = Hva { $name } gjorde
table-hand-look = Bare se på brettet
table-hand-back = Tilbake

## A game without a face of its own

table-plain-board = Brett
table-plain-all = Vis alle { $count } avgjørelser

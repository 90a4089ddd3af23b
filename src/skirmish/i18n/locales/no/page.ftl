### Siden rundt bordet: forsiden, invitasjonen, regelboken, avspillingen.

## Forsiden

page-title = { $count ->
    [2] To slag, ett bord
   *[other] { $count } spill, ett bord
}
page-subtitle = Velg et spill og sett i gang. Du trenger ingen konto, og reglene forklarer seg selv.
page-promise = Spillene dine blir der du spiller dem. Etterpå kan begge kontrollere hvert kast og hvert kort.
page-computer = Spill mot datamaskinen
page-play = Spill nå
page-screen = To spillere, én skjerm
page-invite = Inviter en venn
page-level = Nivå { $level }, { $name }
page-level-legend = Datamaskinens styrke
page-level-gentle = mild
page-level-merciless = nådeløs

## Valg for et spill

page-options = Spillinnstillinger
page-variant = Variant
page-side-legend = Din side
page-side-random = Tilfeldig
page-side-words = du er { $seat }
page-side-random-words = tilfeldig side
page-begins-legend = Hvem begynner
page-begins = { $begins ->
    [me] Jeg begynner
    [other] Motstanderen begynner
   *[random] Tilfeldig
}
page-begins-words = { $begins ->
    [me] du begynner
    [other] motstanderen begynner
   *[random] det er tilfeldig hvem som begynner
}
page-pace-legend = Klokke
page-pace = { $pace ->
    [none] Ingen
    [total] For hele spillet
    [each] Per tur
   *[days] Dager per tur
}
page-pace-minutes = minutter til hver
page-pace-increment = sekunder mer per tur
page-pace-seconds = sekunder per tur
page-pace-days = dager per tur
page-clock-none = ingen klokke
page-clock-total = { $minutes ->
    [one] 1 minutt til hver
   *[other] { $minutes } minutter til hver
}{ $increment ->
    [0] {""}
   *[other] , { $increment }{ "\u00A0" }s mer per tur
}
page-clock-each = { $seconds ->
    [one] 1 sekund per tur
   *[other] { $seconds } sekunder per tur
}
page-clock-days = { $days ->
    [one] 1 dag per tur
   *[other] { $days } dager per tur
}
page-name = Navnet ditt
page-name-text = Valgfritt. Motstanderen og tilskuere ser det.

## Egne spill

page-your-matches = Spillene dine
page-finished = Ferdige
page-tally = { $game }: { $won } vunnet, { $lost } tapt, { $drawn } uavgjort
page-match-now = { $state ->
    [turn] din tur
    [won] vunnet
    [lost] tapt
   *[draw] uavgjort
}
page-match = Et spill
page-match-against = mot { $name }
page-match-friend = mot en venn
page-match-stranger = mot en annen spiller
page-match-screen = to spillere, én skjerm
page-match-watch = som tilskuer
page-match-status = { $status ->
    [waiting] venter på motstanderen
    [over] ferdig
   *[playing] i gang
}
page-match-remove = Fjern fra listen
page-match-remove-text = Da glemmer nettleseren nøkkelen til spillet. Uten lenken kommer du ikke tilbake.
page-match-remove-unbegun = Spillet har ikke begynt: Det slettes, og lenken virker ikke lenger.
page-match-remove-yes = Fjern
page-all-matches = Vis alle { $count }
page-fewer = Vis færre

## Linje og lenker

page-language = Språk
page-more = Mer
page-sound = Lyd
page-sound-on = Lyden er på
page-sound-off = Lyden er av
page-theme-dark = Mørke farger
page-theme-light = Lyse farger
page-watch = Se på
page-watch-text = Lim inn lenken du har fått.
page-watch-wrong = Dette er ikke en lenke til et spill. En slik lenke inneholder …/t/ fulgt av bokstaver og sifre.
page-watch-go = Åpne
page-open-record = Åpne et lagret spill
page-learn = Lær
page-rules = Regler
page-close = Lukk
page-cancel = Avbryt
page-to-home = Til forsiden
page-try-again = Prøv igjen
page-reload = Last siden på nytt
page-loading = Laster
page-copy = Kopier
page-copied = Kopiert.
page-not-copied = Lenken er markert. Kopier den for hånd.
page-share = Del

## Invitere og bli med

page-invite-text = Send denne lenken til vennen din. { $game } begynner så snart vennen din er med.
page-invite-link = Lenke til vennen din
page-invite-qr = Lenken som QR-kode til kameraet
page-invite-here = Bare denne datamaskinen kan åpne lenken. For å spille med en annen enhet på nettverket ditt stopper du serveren og starter den med: make play ARGS=--lan (eller skirmish serve --lan).
page-invite-anyway = Lag en lenke bare for denne datamaskinen
page-network-closed = Bare denne datamaskinen har tilgang til serveren, så en lenke virker ikke andre steder.
page-network-note = Åpner du den, kan alle enheter på nettverket ditt (for eksempel det trådløse hjemme) bruke denne siden til du lukker den eller serveren stopper. Spillene fortsetter uansett, og uten lenken kan ingen se dine.
page-network-open = Åpne for nettverket mitt
page-network-cut = { $name } er ikke her. Denne serveren er lukket for nettverket ditt, så andre enheter kan ikke komme tilbake.
page-network-opened = Enheter på nettverket ditt finner serveren på { $address }. Den er åpen til du lukker den her eller serveren stopper.
page-network-close = Lukk igjen
page-invite-secret = Den første som blir med via lenken, tar den andre plassen. Ikke send den til noen andre.
page-invite-none = Det finnes ingen gyldig lenke akkurat nå.
page-invite-waiting = Venter på motstanderen. Du kan lukke siden og komme tilbake senere.
page-own-invitation = Dette er din egen invitasjon
page-own-invitation-text = Lenken virker og er ikke brukt opp. Send den til vennen din, eller spill begge sider selv i denne nettleseren.
page-own-invitation-back = Tilbake til plassen din
page-own-invitation-both = Spill begge sider her
page-link-renew = Ny lenke
page-link-revoke = Gjør lenken ugyldig
page-link-make = Lag en lenke
page-watchers = Tilskuere
page-watchers-text = Med denne lenken kan man se på. Det som er skjult, vises ikke, og man kan ikke spille.
page-watchers-link = Lenke til tilskuere
page-join = Bli med
page-join-title = { $name } inviterer deg
page-join-title-nobody = Du er invitert
page-join-undo = Så lenge motstanderens tur ikke har begynt og ingenting er avgjort tilfeldig, kan du angre en avgjørelse med en gang. Etterpå må motstanderen si ja.
page-join-game = Spill
page-link-unknown-text = Spillet finnes ikke, eller lenken er ufullstendig. Be om å få den sendt en gang til.

## Regelbok

page-contents = Innhold
page-rules-search = Søk i regelboken
page-rules-found = { $count ->
    [0] Ingen treff
    [one] 1 treff
   *[other] { $count } treff
}
page-rules-some = { $count ->
    [one] 1 treff med noen av ordene
   *[other] { $count } treff med noen av ordene
}

## Lagrede spill

page-record = Se et lagret spill
page-record-text = Åpne et lagret spill og se på det trekk for trekk. Det ligger på denne serveren bare så lenge du ser på.
page-record-file = Velg en fil
page-record-drop = eller slipp den her
page-record-none = Dette er ikke et lagret Skirmish-spill.
page-record-paste = Eller lim inn teksten
page-record-show = Vis
page-record-save = Lagre spillet
page-result = { $result ->
    [won] { $name } vant.
    [draw] Det ble uavgjort.
   *[unfinished] Spillet er ikke over.
}
page-fair = { $fair ->
    [yes] De tilfeldige hendelsene er kontrollert: De stemmer med den hemmelige verdien som ble låst før spillet.
    [no] De tilfeldige hendelsene stemmer ikke med den hemmelige verdien som ble låst før spillet.
    [later] Alle terningkast og kort kan kontrolleres når spillet er over.
   *[unknown] De tilfeldige hendelsene i dette spillet kan ikke kontrolleres.
}
page-steps = Steg
page-moment = Øyeblikk
page-moment-start = Begynnelsen
page-moments = Logg
page-first = Gå til begynnelsen
page-previous = Et steg tilbake
page-next = Et steg fram
page-last = Gå til slutten
page-replay = Spill av
page-pause = Pause
page-turn-board = Snu brettet
page-play-on = Spill videre herfra
page-against = Motstander
page-against-computer = Datamaskin
page-against-screen = Én skjerm
page-against-friend = Venn
page-play-on-dealt = Kort som ikke vises her, deles ut på nytt.

## Leksjoner

page-first-battle = Ny her? Ditt første slag
page-first-battle-text = Et slag med veiledning viser deg hvordan du spiller. Du gjør alle trekk selv, og det tar omtrent fem minutter.
page-first-battle-on = Fortsett ditt første slag
page-first-battle-left = Du var på steg { $step }.
page-course = Leksjoner
page-course-text = Først et slag med veiledning, så én idé om gangen. Alle trekk som når målet, teller.
page-course-start = Begynn
page-course-done = Fullført
page-course-part = { $done } av { $count }
page-lesson-step = Steg { $step } av { $count }
page-lesson-left = { $minutes ->
    [one] omtrent ett minutt igjen
   *[other] omtrent { $minutes } minutter igjen
}
page-lesson-position = Stilling { $number }
page-lesson-steps = De { $count } stegene
page-lesson-acts = Leksjon
page-lesson-back = Tilbake
page-lesson-show = Vis meg
page-lesson-why = Hvorfor?
page-lesson-skip-step = Hopp over
page-lesson-go-on = Videre
page-lesson-next-position = Neste stilling
page-lesson-legal = Det går an, men nå er oppgaven: { $task }.
page-lesson-misses = Det går an, men det når ikke målet.
page-lesson-nothing = Ingenting har flyttet seg.
page-lesson-shown = Én mulighet er merket nå. Trykk på den, eller trykk «Vis meg» én gang til.
page-lesson-reached = Akkurat sånn
page-lesson-complete = Leksjonen er fullført
page-lesson-ended = Slutten på leksjonen
page-lesson-open = { $count ->
    [one] Ett steg er ikke løst ennå.
   *[other] { $count } steg er ikke løst ennå.
}
page-lesson-open-go = Gå dit: { $title }
page-lesson-free-text = Nå et lite slag på egen hånd: noen turer mot Rekrutt, som har en mindre hær enn deg. Du kan angre alt.
page-lesson-play-on = Spill et lite slag
page-lesson-next-lesson = Neste leksjon: { $title }
page-lesson-again = En gang til
page-lesson-all = Alle leksjoner

## Når noe går galt

page-nowhere = Her er det ingenting
page-nowhere-text = Det finnes ingen side på denne adressen. Se etter skrivefeil.
page-error-unreachable = Serveren svarer ikke. Sjekk forbindelsen og prøv igjen.
page-error-part = En del av siden kunne ikke lastes. Enten mangler forbindelsen, eller så har serveren en ny versjon av siden: Last den på nytt.
page-error-ours = Noe gikk galt hos oss. Prøv igjen om et øyeblikk.
page-error-413 = Dette er for langt til å kunne sendes.
page-error-429 = For mange forespørsler på en gang. Vent et øyeblikk og prøv igjen.

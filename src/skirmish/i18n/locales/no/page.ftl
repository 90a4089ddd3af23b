### Siden rundt bordet: forsiden, invitasjonen, regelboka, avspillingen.

## Forsiden

page-title = { $count ->
    [2] To slag, ett bord
   *[other] { $count } spill, ett bord
}
page-subtitle = Velg et spill og sett i gang. Du trenger ingen konto, og reglene forklarer seg selv.
page-promise = Ingen konto. Spillene dine blir der du spiller dem. Begge kan sjekke alle tilfeldige hendelser etterpå.
page-computer = Spill mot datamaskinen
page-play = Spill
page-screen = To ved én skjerm
page-invite = Inviter en venn
page-level = Nivå { $level }, { $name }
page-level-legend = Hvor sterk datamaskinen er
page-level-gentle = mild
page-level-merciless = nådeløs

## Valg for et spill

page-options = Valg
page-variant = Variant
page-side-legend = Din side
page-side-random = Tilfeldig
page-side-words = du er { $seat }
page-side-random-words = tilfeldig side
page-begins-legend = Hvem begynner
page-begins = { $begins ->
    [me] Jeg begynner
    [other] Den andre begynner
   *[random] Tilfeldig
}
page-begins-words = { $begins ->
    [me] du begynner
    [other] den andre begynner
   *[random] det er tilfeldig hvem som begynner
}
page-pace-legend = Klokke
page-pace = { $pace ->
    [none] Ingen
    [total] For hele spillet
    [each] Per trekk
   *[days] Dager per trekk
}
page-pace-minutes = minutter til hver
page-pace-increment = sekunder mer per trekk
page-pace-seconds = sekunder per trekk
page-pace-days = dager per trekk
page-clock-none = ingen klokke
page-clock-total = { $minutes ->
    [one] 1 minutt til hver
   *[other] { $minutes } minutter til hver
}{ $increment ->
    [0] {""}
   *[other] , { $increment } s mer per trekk
}
page-clock-each = { $seconds ->
    [one] 1 sekund per trekk
   *[other] { $seconds } sekunder per trekk
}
page-clock-days = { $days ->
    [one] 1 dag per trekk
   *[other] { $days } dager per trekk
}
page-name = Navnet ditt
page-name-text = Du kan la det stå tomt. Den andre spilleren og tilskuere ser det.

## Egne spill

page-continue = Fortsett
page-match = Et spill
page-match-against = mot { $name }
page-match-friend = mot en venn
page-match-screen = to ved én skjerm
page-match-watch = som tilskuer
page-match-status = { $status ->
    [waiting] venter på den andre
    [over] over
   *[playing] i gang
}
page-match-remove = Fjern fra lista
page-match-remove-text = Da glemmer nettleseren nøkkelen til spillet. Uten lenken kommer du ikke tilbake.
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
page-watch-wrong = Dette er ikke en lenke til et spill. Den ser ut som …/t/ fulgt av bokstaver og sifre.
page-watch-go = Åpne
page-open-record = Åpne en opptegnelse
page-learn = Lær
page-learn-text = Hver regel med sitt nummer, og brett som eksempler.
page-rules = Regler
page-close = Lukk
page-cancel = Avbryt
page-to-home = Til forsiden
page-try-again = Prøv igjen
page-loading = Laster
page-copy = Kopier
page-copied = Kopiert.
page-not-copied = Lenken er markert. Kopier den for hånd.
page-share = Del

## Invitere og bli med

page-invite-text = Send denne lenken til vennen din. { $game } begynner straks vennen er med.
page-invite-link = Lenke til vennen din
page-invite-qr = Lenken som QR-kode, for et kamera
page-invite-here = Bare denne datamaskinen kan åpne lenken. For å spille med en annen enhet på nettverket ditt stopper du serveren og starter den med: make play ARGS=--lan (eller skirmish serve --lan).
page-invite-secret = Den som åpner den først, tar den andre plassen. Ikke send den til noen andre.
page-invite-none = Det finnes ingen gyldig lenke akkurat nå.
page-invite-waiting = Venter på den andre spilleren. Du kan lukke siden og komme tilbake senere.
page-link-renew = Ny lenke
page-link-revoke = Gjør lenken ugyldig
page-link-make = Lag en lenke
page-watchers = Tilskuere
page-watchers-text = Med denne lenken kan man se på. Det som er skjult, vises ikke, og man kan ikke spille.
page-watchers-link = Lenke til tilskuere
page-join = Bli med
page-join-title = { $name } inviterer deg
page-join-title-nobody = Du er invitert
page-join-game = Spill
page-link-unknown-text = Spillet finnes ikke, eller lenken er ikke hel. Be om å få den sendt en gang til.

## Regelbok

page-contents = Innhold

## Opptegnelser

page-record = Se en opptegnelse
page-record-text = Åpne opptegnelsen av et spill og se på det trekk for trekk. Den blir på denne tjeneren bare så lenge du ser på.
page-record-file = Velg en fil
page-record-drop = eller slipp den her
page-record-paste = Eller lim inn teksten
page-record-show = Vis
page-record-save = Lagre opptegnelsen
page-result = { $result ->
    [won] { $seat } vant.
    [draw] Det ble uavgjort.
   *[unfinished] Spillet er ikke over.
}
page-fair = { $fair ->
    [yes] De tilfeldige hendelsene er kontrollert: De følger av hemmeligheten som ble lovet.
    [no] De tilfeldige hendelsene følger ikke av hemmeligheten som ble lovet.
   *[unknown] De tilfeldige hendelsene i denne opptegnelsen kan ikke kontrolleres.
}
page-steps = Steg
page-moment = Øyeblikk
page-moment-of = { $moment } av { $last }
page-moment-start = Begynnelsen
page-moments = Hva som skjedde
page-first = Til begynnelsen
page-previous = Et steg tilbake
page-next = Et steg fram
page-last = Til slutten
page-replay = Spill av
page-pause = Pause
page-turn-board = Snu brettet

## Når noe går galt

page-nowhere = Her er det ingenting
page-nowhere-text = Denne adressen fører ingen steder. Kanskje en bokstav ble borte på veien.
page-error-unreachable = Tjeneren svarer ikke. Sjekk forbindelsen og prøv igjen.
page-error-ours = Noe gikk galt hos oss. Prøv igjen om et øyeblikk.
page-error-413 = Dette er for langt til å sendes.
page-error-429 = For mye på en gang. Vent et øyeblikk og prøv igjen.

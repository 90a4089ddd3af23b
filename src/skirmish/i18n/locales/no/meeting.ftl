### Å møte andre: siden med spill, ledige plasser, spill som alle kan se på.

page-matches = Spilloversikt
page-matches-waiting = { $count ->
    [0] Ingen spill venter på deg.
    [one] Ett spill venter på deg.
   *[other] { $count } spill venter på deg.
}
page-matches-none = Ingen spill ennå. Tilby en plass eller spill mot datamaskinen.
page-finished-text = Åpne et spill for å se hvordan det gikk.
page-match-theirs = Det er { $name } sin tur
page-match-again = { $name } vil gjerne spille igjen
page-match-clock = Tid igjen: { $time }
page-match-waits = Venter på den andre spilleren
page-match-ended = { $state ->
    [won] Du vant
    [lost] Du tapte
   *[draw] Uavgjort
}

## Ledige plasser

page-seats = Ledige plasser
page-seats-text = Sett deg ned med hvem som helst. Du trenger ingen konto.
page-seats-none = Ingen plasser er ledige. Tilby en, så ser de andre den.
page-seats-none-other = Ingen andre plasser er ledige.
page-seats-none-of = Ingen ledige plasser i dette spillet.
page-seats-elsewhere = { $count ->
    [one] Én plass er ledig i et annet spill
   *[other] { $count } plasser er ledige i andre spill
}
page-seats-more = { $count ->
    [one] Vis 1 til
   *[other] Vis { $count } til
}
page-seats-lost = Listen er utdatert. Kobler til …
page-seat-offer = { $side ->
    [random] { $name } · tilfeldig side
   *[other] { $name } · du spiller { $seat }
}
page-seat-someone = Noen
page-seat-sit = Sett deg
page-seat-sit-with = Sett deg ned med { $name }
page-seat-storage = Denne nettleseren lagrer ingenting, så den kan ikke huske plassen din.
page-any-game = Valgfritt
page-quick = Hurtigspill
page-quick-text = Tar en passende ledig plass med en gang, eller tilbyr en.
page-quick-gone = { $problem } Plassen du hadde, tilbys ikke lenger.
page-offer = Tilby en plass
page-offer-side = Din side
page-offer-either = Valgfri
page-show-legend = Hvem som kan se på
page-show = { $delay ->
    [none] Bare med lenken din
    [0] Alle, direkte
   *[other] Alle, { $minutes } min forsinket
}
page-show-words = { $delay ->
    [0] Alle kan se på dette spillet direkte.
    [one] Alle kan se på dette spillet, ett minutt forsinket.
   *[other] Alle kan se på dette spillet, { $delay } minutter forsinket.
}
page-offered = Venter på noen
page-offered-text = Plassen din står i listen så lenge denne siden er åpen.
page-offer-back = Trekk tilbake
page-offer-lapsed = Plassen din står ikke lenger i listen.

## Spill som alle kan se på

page-shown = Spilles nå
page-shown-text = Tilskuere ser aldri kortene på hånden.
page-shown-none = Ingenting å se på akkurat nå.
page-shown-players = { $one } og { $other }
page-shown-watching = { $count ->
    [one] 1 ser på
   *[other] { $count } ser på
}
page-shown-late = { $minutes ->
    [0] direkte
   *[other] { $minutes } min forsinket
}
page-tab-yours = Dine
table-late = { $minutes ->
    [one] Du ser spillet ett minutt forsinket.
   *[other] Du ser spillet { $minutes } minutter forsinket.
}
table-show-end = Bare med lenken
table-show-ended = Nå kan bare de som har lenken din, se på.

## Serier og kriger

page-war = Poengskjema
page-war-with = Krig mot { $name }
page-war-between = Krig: { $one } mot { $other }
page-war-sheet = Poengskjema
page-war-battles = Slag
page-war-points = Poeng
page-war-you = du
page-war-won = { $name } vant
page-war-winner = { $name } vant krigen
page-war-drawn = Krigen endte uavgjort
page-war-ended = { $result ->
    [won] Du vant krigen, { $score }
    [lost] Du tapte krigen, { $score }
    [draw] Krigen endte uavgjort, { $score }
   *[other] { $name } vant krigen, { $score }
}
page-war-battle = Slag { $number }
page-war-stands = Så langt: du { $yours }, { $name } { $theirs }.
page-war-first-you = Du begynner.
page-war-first = { $name } begynner.
page-war-next = Neste slag
page-war-go = Til slaget
page-war-the-battles = Slagene
page-war-save = Lagre alle slagene
page-war-each = Hvert slag slik det endte.
page-war-open = Ikke utkjempet ennå
page-series-legend = Ett slag eller en krig
page-series = { $kind ->
    [best-of] Best av { $number }
    [over] Poeng over { $number } slag
    [to] Til { $number } poeng
   *[single] Ett slag
}
page-series-number = { $kind ->
    [over] slag
   *[to] poeng
}

## En annen enhet

page-move = Flytt til en annen enhet
page-move-open = Åpne denne lenken på den andre enheten.
page-move-scan = Åpne denne lenken på den andre enheten, eller skann den.
page-move-text = Den virker én gang, i løpet av fem minutter. Etterpå er plassene dine der og ikke lenger her.
page-move-both = Vil du spille på begge enhetene, bruker du «Lenke til en annen enhet» under «Mer» ved bordet i stedet.
page-move-link = Lenke til den andre enheten
page-move-secret = Den som åpner den først, får plassene dine. Ikke vis den til noen andre.
page-move-withdraw = Gjør lenken ugyldig
page-move-make = Lag en lenke
page-move-done = Plassene dine er nå på den andre enheten.
page-move-lapsed = Lenken ble ikke brukt. Plassene dine er fortsatt her.
page-move-title = Overta plassene dine
page-move-count = { $count ->
    [one] Én plass venter på denne enheten.
   *[other] { $count } plasser venter på denne enheten.
}
page-move-take = Overta

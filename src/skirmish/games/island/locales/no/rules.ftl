### Slaget om øya: avslag, hendelser, spørsmål, utfall.

island-seat = { seat }
word-island-kind = { $kind ->
    [soldier] soldat
    [jeep] jeep
   *[tank] stridsvogn
}
word-island-the-kind = { $kind ->
    [soldier] soldaten
    [jeep] jeepen
   *[tank] stridsvognen
}
word-island-kinds = { $kind ->
    [soldier] soldater
    [jeep] jeeper
    [tank] stridsvogner
   *[other] { word-island-kind }
}

island-title = Slaget om øya
island-aim = { $variant ->
    [quick] Du vinner når motstanderen har mistet fem brikker.
    [classic] Du vinner når motstanderen ikke har noen brikke igjen, verken på øya eller på plattformen.
   *[other] Du vinner når motstanderen ikke har noen brikke igjen.
}

## Hvorfor ikke

island-refusal-battle-over = Slaget er over. Det er ikke mer å spille.
island-refusal-chance-awaited = { $awaited ->
    [roll] Først kastes terningen.
    [roll-pad] Først kastes terningen for plattformen.
   *[turn-over] Først snus en blokk.
}
island-refusal-not-your-turn = Det er motstanderens tur.
island-refusal-not-now = Det kan du ikke gjøre nå. { $awaited ->
    [place-block] Legg ut en blokk.
    [place-character] Sett ut en brikke.
    [load-pad] Fyll plattformen din.
    [enter] La en brikke gå inn fra plattformen din.
    [use-roll] Bruk kastet, eller skyt først.
    [choose-option] Velg forsterkning, plattform eller retningsskifte, eller skyt først.
    [slide-pad] La plattformen gli til venstre eller høyre, eller skyt først.
    [after-move] Skyt, eller avslutt turen.
    [end] Avslutt turen.
    [remove] Fjern en av motstanderens brikker fra øya.
   *[remove-from-pad] Fjern en brikke fra motstanderens plattform.
}
island-refusal-line-has-block = Det kan ikke ligge en blokk på { $square }: Det ligger en på { $other } i samme { $line ->
    [row] rad
   *[column] kolonne
}.
island-refusal-not-home-row = { $square } er ikke i dine to første rader, { $seat ->
    [south] 1 og 2.
   *[north] 11 og 12.
}
island-refusal-square-taken = { $square } er ikke tom: { $by ->
    [block] Det ligger en blokk der.
   *[character] Det står en brikke der.
}
island-refusal-none-of-kind-left = Du har ingen flere { word-island-kinds }. Velg en annen type.
island-refusal-not-the-remaining-five = På plattformen skal nøyaktig de fem du har igjen: { $held }, i valgfri rekkefølge. Du oppga { $given }.
island-refusal-not-your-character = Ingen av brikkene dine står på { $square }.
island-refusal-only-the-named-one-moves = Dette kastet gjelder bare brikken på { $mover }; den på { $square } kan ikke bruke det.
island-refusal-not-forward = Brikken på { $start } ser ikke mot { $end }. Den går bare rett fram.
island-refusal-one-cannot-turn = En ener er ikke nok til å dreie. Brikken på { $start } kan bare gå én rute fram.
island-refusal-wrong-distance = { $turn ->
    [none] Fra { $start } til { $end } er det { $steps ->
        [one] én rute
       *[other] { $steps } ruter
    }, men du kastet { $roll }. Bruk hele kastet.
   *[turn] Fra { $start } til { $end } er det { $steps ->
        [one] én rute
       *[other] { $steps } ruter
    }. Skal brikken dreie, går den én rute mindre enn de { $roll } du kastet.
}
island-refusal-path-blocked = Veien fra { $start } til { $end } er sperret på { $at } av { $by ->
    [block] en blokk
   *[character] en brikke
}.
island-refusal-turn-on-block = Det ligger en blokk på { $at }. Du kan bare lande på den rett fram med hele kastet, uten å dreie.
island-refusal-roll-must-be-used = Kastet på { $roll } kan fortsatt brukes, så du må bruke det. Brikker som kan bruke det: { $squares }.
island-refusal-not-an-opponent = Ingen av motstanderens brikker står på { $square }.
island-refusal-no-pads = Det er ingen plattformer i denne varianten. Bare retningsskifte er mulig.
island-refusal-pad-square-empty = Plattformrute { $number } er tom.
island-refusal-pad-square-overhangs = Plattformrute { $number } stikker ut forbi hjørnet og har ingen rute foran seg.
island-refusal-entry-occupied = Ingen brikke kan gå inn fra plattformrute { $number }: Det står en brikke på { $at }.
island-refusal-missile-leaves-island = Missilet er ved { $column }. Glir plattformen { $roll ->
    [one] én rute
   *[other] { $roll } ruter
} til { $direction ->
    [left] venstre
   *[right] høyre
}, er missilet ikke lenger ved siden av øya. Velg den andre veien.
island-refusal-not-in-line = { $target } er ikke rett foran brikken på { $shooter }. Ingen skyter sidelengs eller bakover.
island-refusal-wrong-range = { $kind ->
    [soldier] Soldaten
    [jeep] Jeepen
   *[tank] Stridsvognen
} på { $shooter } skyter nøyaktig { $range } ruter langt; til { $target } er det { $distance ->
    [one] én rute
   *[other] { $distance } ruter
}.
island-refusal-nothing-to-hit = Det er ingenting på { $target } som brikken på { $shooter } kan treffe.
island-refusal-shot-blocked = Skuddet fra { $shooter } til { $target } stanses av blokken på { $at }.

## Hva som skjedde

island-kinds-each = { $word ->
    [S] soldat
    [J] jeep
   *[T] stridsvogn
}
island-event-block-placed = { word-who } la en blokk på { $square }.
island-event-character-placed = { word-who } satte en { word-island-kind } på { $square }, vendt mot { $facing ->
    [north] nord
    [east] øst
    [south] sør
   *[west] vest
}.
island-event-pad-loaded = { word-who } fylte plattformen: { $kinds }.
island-event-turn-began = { $who ->
    [you] Det er din tur.
   *[other] Neste tur: { $name }.
}
island-event-rolled = { word-who } kastet { $face }.
island-event-moved = { word-who } flyttet { word-island-the-kind } fra { $start } til { $end }{ $turn ->
    [left] {" "}og dreide den til venstre
    [right] {" "}og dreide den til høyre
   *[none] {""}
}.
island-event-turned = { word-who } dreide { word-island-the-kind } på { $square } til { $direction ->
    [left] venstre
   *[right] høyre
}.
island-event-entered = { word-who } sendte { word-island-the-kind } inn på { $square } fra plattformrute { $number }.
island-event-pad-nominated = { word-who } valgte plattformen.
island-event-pad-slid = { word-who } lot plattformen gli; nå er missilet ved { $column }.
island-event-shot = { word-who } skjøt med { word-island-the-kind } på { $shooter }{ $hit ->
    [block] {" "}mot blokken på { $target }
   *[other] {""}
}.
island-event-block-turned-over = Blokken på { $square } var { $kind ->
    [live] skarp
   *[safe] ufarlig
}.
island-event-removed = { word-who } mistet { word-island-the-kind } på { $square }{ $cause ->
    [shot] {""}
    [crossfire] {" "}i kryssilden
    [blast] {" "}i eksplosjonen
   *[penalty] {" "}som straff
}.
island-event-removed-from-pad = { word-who } mistet { word-island-the-kind } på plattformrute { $number } som straff.
island-event-nothing-can-move = { $penalty ->
    [yes] { word-who } kunne ikke bruke kastet på { $roll }: Én brikke går tapt som straff.
   *[no] { word-who } kunne ikke bruke kastet på { $roll }.
}
island-event-none-can-enter = { word-who } hadde ingen brikke som kunne gå inn fra plattformen.
island-event-ended = { $how ->
    [eliminated] { island-over-eliminated }
    [five-lost] { island-over-five-lost }
   *[quiet] { island-over-quiet }
}

## Hva du blir spurt om

island-prompt-place-block = Legg en blokk på en tom rute. Det kan ikke ligge to i samme rad eller kolonne.
island-prompt-place-character = Sett en brikke på en tom rute i dine to første rader, og la den se den veien du vil.
island-prompt-load-pad = Sett de fem andre på plattformen, rute 1 til 5, regnet fra din venstre side.
island-prompt-enter = Du har ingen brikke på øya. Velg hvilken som går inn fra plattformen din.
island-prompt-roll = Kast terningen.
island-prompt-roll-pad = Kast terningen for plattformen din.
island-prompt-use-roll = Bruk kastet på { $roll }. { $roll ->
    [1] Flytt én brikke én rute fram.
   *[other] Flytt én brikke { $roll } ruter fram, eller én mindre og drei den.
}
island-prompt-choose-option = Du kastet null. Velg forsterkning, plattform eller retningsskifte, og kast igjen.
island-prompt-slide-pad = La plattformen gli { $roll ->
    [one] én rute
   *[other] { $roll } ruter
}, til venstre eller høyre.
island-prompt-after-move = Skyt, eller avslutt turen.
island-prompt-remove = Fjern en av motstanderens brikker fra øya.
island-prompt-remove-from-pad = Fjern en brikke fra motstanderens plattform.
island-prompt-turn-over = En blokk snus.
island-asked-shoot-first = Du kan skyte først.
island-asked-nobody = Ingen av brikkene dine kan bruke kastet på { $roll }{ $why ->
    [block] {""}: Bare den på { $square } kan flytte, og blokken på { $at } står i veien.
    [character] {""}: Bare den på { $square } kan flytte, og brikken på { $at } står i veien.
    [edge] {""}: Bare den på { $square } kan flytte, og den ville gått utenfor øya.
    [gone] {""}: Den eneste som kunne flytte, er borte.
   *[each] {""}: Alle har noe i veien eller ville gått utenfor øya.
} { $stuck ->
    [yes] Når du avslutter turen, fjerner motstanderen en av brikkene dine fra øya (I-3.7).
   *[no] Avslutt turen.
}
island-asked-end = Avslutt turen.
island-asked-place = Sett brikke { $number } av { $of } på en tom rute i dine to første rader, og la den se den veien du vil.
island-asked-turn-only = Du kastet null. La en brikke skifte retning, og kast igjen.
island-asked-slide = La plattformen gli { $roll ->
    [one] én rute
   *[other] { $roll } ruter
} til { $direction ->
    [left] venstre
   *[right] høyre
}.

## Hvorfor ikke, der det ikke er noe å skrive; og at det går

island-why-enters-in-front = Fra plattformrute { $number } går en brikke bare rett fram, inn på { $at }.
island-why-faces-the-edge = Brikken på { $start } ser mot kanten av øya. Det er ingen rute foran den.
island-why-nobody-hits = Ingen av brikkene dine har en fulltreffer på { $square }.
island-why-nobody-reaches = Ingen av brikkene dine kan nå { $square } med et kast på { $roll }.
island-why-pad-closed = Fra { $start } går ingen til en plattform: Derfra kommer brikkene bare inn på øya. Og ingen skudd treffer en plattformrute.
island-why-pad-own = { $kind ->
    [none] Din plattformrute { $number } er tom: Ingen kan gå inn derfra.
   *[other] På din plattformrute { $number } venter { word-island-the-kind }. { $way ->
        [free] Den går inn på { $at } når du kaster en null og velger forsterkning, eller når du ikke har flere brikker på øya.
        [taken] Etter en null ville den gå inn på { $at }, men der står det en brikke.
       *[corner] Den står utenfor hjørnet uten noen rute foran seg: Først må du la plattformen gli.
    }
}
island-why-pad-theirs = { $kind ->
    [none] Plattformen til { seat }: Rute { $number } er tom, og ingen kan gå inn derfra.
   *[other] Plattformen til { seat }: På rute { $number } venter { word-island-the-kind }. { $way ->
        [free] { seat } kan sette den inn på { $at } etter en null, med forsterkning.
        [taken] Etter en null ville den gå inn på { $at }, men der står det en brikke.
       *[corner] Den står utenfor hjørnet uten noen rute foran seg: Først må { seat } la plattformen gli.
    }
}
island-can = { $what ->
    [block] Du kan legge ut en blokk på { $target }.
    [character] Du kan sette ut en brikke på { $target }.
    [load] Slik kan du fylle plattformen: { $kinds }.
    [move] Du kan flytte fra { $source } til { $target }.
    [move-left] Du kan flytte fra { $source } til { $target } og dreie brikken til venstre der.
    [move-right] Du kan flytte fra { $source } til { $target } og dreie brikken til høyre der.
    [shoot] Du kan skyte fra { $source } på { $target }.
    [reinforce] En brikke kan gå inn på { $target } fra plattformen din.
    [pad] Du kan velge plattformen.
    [turn-left] Du kan dreie brikken på { $source } til venstre.
    [turn-right] Du kan dreie brikken på { $source } til høyre.
    [slide-left] Du kan la plattformen gli til venstre.
    [slide-right] Du kan la plattformen gli til høyre.
    [remove] Du kan fjerne brikken på { $target } fra øya.
    [remove-pad] Du kan fjerne brikken på plattformrute { $number }.
   *[end] Du kan avslutte turen.
}
island-suggest = { $what ->
    [block] Legg en blokk på { $target }.
    [character] Sett en { word-island-kind } på { $target }.
    [load] Fyll plattformen slik: { $kinds }.
    [move] Flytt { word-island-the-kind } fra { $source } til { $target }.
    [move-left] Flytt { word-island-the-kind } fra { $source } til { $target } og drei den til venstre.
    [move-right] Flytt { word-island-the-kind } fra { $source } til { $target } og drei den til høyre.
    [shoot] Skyt med { word-island-the-kind } fra { $source } på { $target }.
    [reinforce] La { word-island-the-kind } gå inn på { $target } fra plattformrute { $number }.
    [pad] Velg plattformen.
    [turn-left] Drei { word-island-the-kind } på { $source } til venstre.
    [turn-right] Drei { word-island-the-kind } på { $source } til høyre.
    [slide-left] La plattformen gli til venstre.
    [slide-right] La plattformen gli til høyre.
    [remove] Fjern { word-island-the-kind } på { $target } fra øya.
    [remove-pad] Fjern { word-island-the-kind } på plattformrute { $number }.
   *[end] Avslutt turen.
}

## Hvordan det endte

island-points = Seieren gir { $points } poeng (I-8.3): 10, pluss { $island } for brikkene på øya{ $pad ->
    [0] .
   *[other] {" "}og { $pad } for dem på plattformen.
}
island-points-draw = Uavgjort gir { $points } poeng til hver (I-8.3).
island-over-eliminated = { $result ->
    [draw] Begge mistet de siste brikkene sine i samme øyeblikk. Slaget er uavgjort.
   *[other] { word-foe-start } har ingen brikker igjen. { word-who } vinner slaget.
}
island-over-five-lost = { $result ->
    [draw] Begge mistet sin femte brikke i samme øyeblikk. Slaget er uavgjort.
   *[other] { word-foe-start } har mistet fem brikker. { word-who } vinner slaget.
}
island-over-quiet = Det var 120 stille turer på rad. Slaget er uavgjort.
island-over-resignation = { word-foe-start } ga opp. { word-who } vinner slaget.
island-over-agreement = Begge sider ble enige om uavgjort.
island-over-time = { word-foe-start } har brukt opp tiden. { word-who } vinner slaget.
island-over-adjudication = Den som driver serveren, har avsluttet spillet. { $result ->
    [draw] Det ender uavgjort.
   *[other] { word-who } vinner slaget.
}
island-over-war = { $result ->
    [draw] Krigen ender uavgjort.
   *[other] { word-who } vinner krigen.
}

## Hva som ville hjelpe

island-help-roll = Til det trengs et kast på { $roll }.
island-help-there = Den kan gå til: { $squares }.
island-help-others = Disse kan gjøre noe nå: { $squares }.
island-help-targets = Du kan treffe: { $squares }.
island-help-nearest = Den nærmeste mulige ruten er { $square }.
island-help-kinds = Du har igjen: { $kinds }.

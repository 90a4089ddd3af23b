### Slaget om høyde 218: avslag, hendelser, spørsmål, utfall.

hill218-seat = { seat }
word-hill218-kind = { $kind ->
    [tank] stridsvogn
    [infantry] infanteri
    [heavy] tunge våpen
    [special] spesialstyrker
    [artillery] artilleri
    [para] fallskjermjegere
   *[unknown] ukjent kort
}
word-hill218-the-kind = { $kind ->
    [tank] stridsvognen
    [infantry] infanteriet
    [heavy] de tunge våpnene
    [special] spesialstyrkene
    [artillery] artilleriet
    [para] fallskjermjegerne
   *[unknown] det ukjente kortet
}

hill218-title = Slaget om høyde 218
hill218-aim = Du vinner når en av enhetene dine når fiendens base, eller når ingen av sidene kan spille noe mer og du har flest enheter i spill.
hill218-letters = I infanteri, H tunge våpen, S spesialstyrker, T stridsvogn, A artilleri, P fallskjermjegere

# «Infanteriet ditt», «de tunge våpnene dine»: midt i setningen og først i den.
word-your = { $kind ->
    [infantry] infanteriet ditt
    [heavy] de tunge våpnene dine
    [special] spesialstyrkene dine
    [tank] stridsvognen din
    [artillery] artilleriet ditt
   *[para] fallskjermjegerne dine
}
word-your-start = { $kind ->
    [infantry] Infanteriet ditt
    [heavy] De tunge våpnene dine
    [special] Spesialstyrkene dine
    [tank] Stridsvognen din
    [artillery] Artilleriet ditt
   *[para] Fallskjermjegerne dine
}
word-the-victim = { $victim ->
    [infantry] infanteriet
    [heavy] de tunge våpnene
    [special] spesialstyrkene
    [tank] stridsvognen
    [artillery] artilleriet
   *[para] fallskjermjegerne
}

## Hvorfor ikke

hill218-refusal-battle-over = Spillet er over. Det er ikke mer å spille.
hill218-refusal-chance-awaited = { $awaited ->
    [deal] Først trekkes startkortene.
   *[draw] Først trekkes det kort.
}
hill218-refusal-not-your-turn = Det er motstanderens tur.
hill218-refusal-not-now = Det kan du ikke gjøre nå. { $awaited ->
    [return] Velg kortene som skal under kortstokken din.
   *[play] Utplasser en enhet eller bruk et luftangrep.
}
hill218-refusal-attack-first = { word-your-start } på { SPACE($unit) } har et mål og må angripe først.
hill218-refusal-on-hill = Det står aldri noen enhet på høyden. Utplasser { word-your } et annet sted.
hill218-refusal-occupied = { SPACE($at) } er ikke tom: Der står { $own ->
    [yes] { word-your }
   *[no] { word-hill218-the-kind } til motstanderen
}.
hill218-refusal-base-first = Basen din er tom, så { word-your } ville ikke ha forsyning på { SPACE($at) }. Utplasser først en enhet på basen, på { SPACE($base) }.
hill218-refusal-not-supplied = { word-your-start } ville ikke ha forsyning på { SPACE($at) }: Ingen kjede går derfra til basen din.
hill218-refusal-enemy-base = På fiendens base, på { SPACE($at) }, kan { word-your } bare lande hvis de har forsyning der.
hill218-refusal-outside-rectangle = { SPACE($at) } er for langt unna for { word-your }. De kan lande fra ({ $west },{ "\u00A0" }{ $south }) til ({ $east },{ "\u00A0" }{ $north }).
hill218-refusal-no-strike-left = Luftangrepene dine er brukt opp.
hill218-refusal-out-of-range = { word-your-start } på { SPACE($unit) } når ikke { SPACE($at) }.
hill218-refusal-not-supported = { word-your-start } på { SPACE($unit) } trenger støtte for å angripe { SPACE($at) }, og ingen av de andre enhetene dine støtter den ruten.
hill218-refusal-target-hill = Høyden kan ikke angripes. Velg en fiendtlig enhet.
hill218-refusal-target-own = På { SPACE($at) } står { $kind ->
    [infantry] ditt eget infanteri
    [heavy] dine egne tunge våpen
    [special] dine egne spesialstyrker
    [tank] din egen stridsvogn
    [artillery] ditt eget artilleri
   *[para] dine egne fallskjermjegere
}. Velg en fiendtlig enhet.
hill218-refusal-target-empty = Det står ingen enhet på { SPACE($at) }. Velg en fiendtlig enhet.
hill218-refusal-not-in-hand = { $held ->
    [0] Du har { $kind ->
        [tank] ingen stridsvogn
        [heavy] ingen tunge våpen
        [special] ingen spesialstyrker
        [para] ingen fallskjermjegere
        [infantry] ikke infanteri
        [artillery] ikke artilleri
       *[unknown] ingen ukjente kort
    } på hånden.
   *[other] Du trenger { $wanted } × { word-hill218-kind } og har { $held } på hånden.
}
hill218-refusal-none-left = Alle { $count } kortene med { word-hill218-kind } er gjort rede for, så du kan ikke ha flere.
hill218-refusal-must-play = Du kan fortsatt spille noe, og da må du gjøre det, for eksempel { $token }.
hill218-refusal-wrong-count = { $count ->
    [one] Nøyaktig ett kort
   *[other] Nøyaktig { $count } kort
} skal under kortstokken din; du valgte { $given }.

## Hva som skjedde

hill218-cards-each = { $word ->
    [infantry] infanteri
    [heavy] tunge våpen
    [special] spesialstyrker
    [tank] stridsvogn
    [artillery] artilleri
    [para] fallskjermjegere
   *[unknown] ukjent kort
}
hill218-spaces-each = { SPACE($word) }
hill218-event-drawn = { word-who } trakk{ $cards ->
    [unknown] { $cards-count ->
        [one] {" "}ett kort
       *[other] {" "}{ $cards-count } kort
    }
   *[known] : { $cards }
}.
hill218-event-returned = { word-who } la { $cards ->
    [unknown] { $cards-count ->
        [one] ett kort
       *[other] { $cards-count } kort
    } tilbake under kortstokken
   *[known] tilbake under kortstokken, det siste nederst: { $cards }
}.
hill218-event-turn-began = { $who ->
    [you] Det er din tur
   *[other] Neste tur: { $name }
} ({ $plays ->
    [one] én handling
   *[other] { $plays } handlinger
}).
hill218-event-deployed = { word-who } utplasserte { $kind ->
    [tank] en stridsvogn
   *[other] { word-hill218-kind }
} på { SPACE($at) }.
hill218-event-attacked = { word-who } angrep med { word-hill218-the-kind } på { SPACE($unit) }: { word-foe-start } mistet { word-the-victim } på { SPACE($at) }.
hill218-event-strike = { word-who } brukte et luftangrep: { word-foe-start } mistet { word-the-victim } på { SPACE($at) }. { $left ->
    [0] Det er ingen luftangrep igjen.
    [one] Det er ett luftangrep igjen.
   *[other] Det er { $left } luftangrep igjen.
}
hill218-event-cut-off = { word-who } fikk { $spaces-count ->
    [one] en enhet
   *[other] { $spaces-count } enheter
} avskåret: { $spaces }.
hill218-event-supplied = Får forsyning igjen: { $spaces }.
hill218-event-passed = { word-who } kunne ikke spille noe og sa pass.
hill218-event-ended = { $how ->
    [base] { hill218-over-base }
    [more-units] { hill218-over-more-units }
   *[equal-units] { hill218-over-equal-units }
}

## Hva du blir spurt om

hill218-prompt-deal = Startkortene trekkes.
hill218-prompt-return = Velg { $count ->
    [one] ett kort
   *[other] { $count } kort
} som skal tilbake under kortstokken din, det siste nederst.
hill218-prompt-draw = Det trekkes kort.
hill218-prompt-play = Utplasser en enhet eller bruk et luftangrep. { $plays ->
    [one] Du har én handling igjen denne turen.
   *[other] Du har { $plays } handlinger.
}
hill218-prompt-attack = Velg målet for { word-your } på { SPACE($unit) }.{ $plays ->
    [0] {""}
    [one] {" "}Etterpå har du én handling til.
   *[other] {" "}Etterpå har du { $plays } handlinger til.
}
hill218-short-play = Utplasser eller angrip fra luften
hill218-asked-play = { $can ->
    [deploy] Utplasser en enhet.
    [strike] Bruk et luftangrep.
   *[pass] Du kan verken utplassere en enhet eller bruke et luftangrep.
} { $plays ->
    [one] Du har én handling igjen denne turen.
   *[other] Du har { $plays } handlinger.
}

## Hvorfor ikke, der det ikke er noe å skrive; og at det går

hill218-why-attacks-once = En enhet angriper bare når den utplasseres, og blir så stående. Det gjelder også den på { SPACE($unit) }.
hill218-why-no-enemy = Det er { $lost ->
    [0] ingen fiendtlig enhet i spill ennå
   *[other] ingen fiendtlig enhet i spill nå
}, så et luftangrep har ikke noe mål.
hill218-why-nothing-in-hand = Du har ingen kort på hånden som kan utplasseres.
hill218-why-none-supplied = Ingen av kortene dine har forsyning på { SPACE($at) }: Ingen kjede går derfra til basen din.
hill218-why-card-goes = { $more ->
    [0] Dette kortet kan utplasseres på { $spaces }.
   *[other] Dette kortet kan utplasseres på { $count } ruter, for eksempel { $spaces }.
}
hill218-why-cards-fit = På { SPACE($at) } kan du utplassere: { $cards }.
hill218-why-strike-reaches = Et luftangrep kan ødelegge hvilken som helst fiendtlig enhet: { $units }.
hill218-can = { $what ->
    [return] Disse kortene kan du legge tilbake under kortstokken: { $cards }.
    [deploy] Du kan utplassere { $kind ->
        [tank] en stridsvogn
       *[other] { word-hill218-kind }
    } på { SPACE($at) }.
    [attack] Du kan angripe { SPACE($at) }.
    [strike] Du kan bruke et luftangrep på { SPACE($at) }.
   *[pass] Du kan si pass.
}
hill218-suggest = { $what ->
    [return] Legg tilbake under kortstokken: { $cards }.
    [deploy] Utplasser { $kind ->
        [tank] en stridsvogn
       *[other] { word-hill218-kind }
    } på { SPACE($at) }.
    [attack] Angrip { word-hill218-the-kind } på { SPACE($at) }.
    [strike] Bruk et luftangrep mot { word-hill218-the-kind } på { SPACE($at) }.
   *[pass] Si pass.
}

## Hvordan det endte

hill218-units-in-play = Enheter i spill: Sør { $south }, Nord { $north }.
hill218-over-war = { $result ->
    [draw] Krigen ender uavgjort.
   *[other] { word-who } vinner krigen.
}
hill218-over-base = { word-who } nådde { $foe ->
    [you] basen din
   *[other] fiendens base
} og vinner.
hill218-over-more-units = Ingen av sidene kan spille noe mer. { word-who } har flest enheter i spill og vinner.
hill218-over-equal-units = Ingen av sidene kan spille noe mer. Begge har like mange enheter i spill: uavgjort.
hill218-over-resignation = { word-foe-start } ga opp. { word-who } vinner.
hill218-over-agreement = Begge sider ble enige om uavgjort.
hill218-over-time = { word-foe-start } har brukt opp tiden. { word-who } vinner.
hill218-over-adjudication = Den som driver serveren, har avsluttet spillet. { $result ->
    [draw] Det ender uavgjort.
   *[other] { word-who } vinner.
}
hill218-over-settled = { $result ->
    [draw] Spillet er over. Det endte uavgjort.
   *[other] Spillet er over. { word-who } vant.
}

## Hva som ville hjelpe, farer, og hva som taler for en avgjørelse

hill218-help-spaces = Dette kortet kan utplasseres på { $spaces }.
hill218-help-cards = Disse kortene kan utplasseres: { $cards }.
hill218-help-targets = Mulige mål: { $units }.
hill218-danger-base = { $plays ->
    [one] Motstanderen kan ta basen din i neste tur med én handling, og vinne.
   *[other] Motstanderen kan ta basen din i neste tur med to handlinger, og vinne.
}
hill218-units-each = { SPACE($word) }
hill218-danger-units = { $units-count ->
    [one] Ett kort kan ødelegge enheten din på { $units }: { $cards }.
   *[other] Ett kort kan ødelegge en av enhetene dine på { $units }: { $cards }.
}
hill218-danger-strike = Et luftangrep kan ødelegge hvilken som helst av enhetene dine: Motstanderen har { $strikes } igjen.
hill218-inspect-supply = { $how ->
    [base] Den holder basen sin og forsyner alle andre.
    [fed] Den får forsyning fra { SPACE($from) }.
   *[cut] Den er avskåret.
}
hill218-inspect-hit = { $strikes ->
    [0] { $cards-count ->
        [0] Ikke noe enkelt kort kan ødelegge den i neste tur.
       *[other] I neste tur kan den ødelegges med én handling av: { $cards }.
    }
   *[other] { $cards-count ->
        [0] Med én handling kan bare et luftangrep ødelegge den i neste tur.
       *[other] I neste tur kan den ødelegges med én handling av et luftangrep, eller av: { $cards }.
    }
}
hill218-because = { $what ->
    [destroys] Det ødelegger enheten på { SPACE($at) }.
   *[cuts] Det avskjærer enheten på { SPACE($at) }.
}
hill218-because-base = { $plays ->
    [0] Det holder motstanderen ute av basen din.
   *[other] Da kan basen din bare tas med to handlinger.
}
hill218-because-near = Derfra når forsyningen din fiendens base.
hill218-because-enter = { $when ->
    [now] Da kan du ta fiendens base med: { $cards }.
   *[next] Slik det står, kan du i neste tur ta fiendens base med: { $cards }.
}
hill218-because-guards = { $units-count ->
    [one] Da kan ikke noe enkelt kort ødelegge enheten din på { $units }.
   *[other] Da kan ikke noe enkelt kort ødelegge enhetene dine på { $units }.
}
hill218-because-attack = { $when ->
    [now] Da kan du angripe { word-hill218-the-kind } på { SPACE($at) } med: { $cards }.
   *[next] Slik det står, kan du i neste tur angripe { word-hill218-the-kind } på { SPACE($at) } med: { $cards }.
}
hill218-because-feeds = { $units-count ->
    [one] Enheten din på { $units } får forsyning igjen.
   *[other] Enhetene dine på { $units } får forsyning igjen.
}
hill218-because-start = All forsyningen din kommer fra basen din.
hill218-because-safe = Der kan ikke noe enkelt kort ødelegge den i neste tur.
hill218-because-denies = Motstanderen kunne ha utplassert på { SPACE($at) }.
hill218-because-closes = { $count ->
    [one] Motstanderen får én rute med forsyning mindre å utplassere på.
   *[other] Motstanderen får { $count } færre ruter med forsyning å utplassere på.
}
hill218-because-room = { $count ->
    [one] Da kan du utplassere på én rute til med forsyning.
   *[other] Da kan du utplassere på { $count } flere ruter med forsyning.
}
hill218-because-keeps = { $cards-count ->
    [0] Det er det siste kortet ditt.
   *[other] Du beholder: { $cards }.
}
hill218-because-left = { $count ->
    [0] Motstanderen har ingen enheter igjen.
    [one] Motstanderen har én enhet igjen.
   *[other] Motstanderen har { $count } enheter igjen.
}
hill218-because-pass = Ikke noe annet er mulig.

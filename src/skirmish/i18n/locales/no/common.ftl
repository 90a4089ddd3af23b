## Ord og rammer for alle filene. Id-er som begynner med word-, er setningsdeler som bare norsk trenger.

seat = { $seat ->
    [south] Sør
   *[north] Nord
}
island-seat = { seat }
hill218-seat = { seat }

rule = Regel { $rule }.
place-line = Linje { $line }: { $text }
place-token = Tegn { $number }, linje { $line }: { $text }

word-result = { $result ->
    [south] Sør
   *[north] Nord
}

word-kind = { $kind ->
    [soldier] soldat
    [jeep] jeep
    [tank] stridsvogn
    [infantry] infanteri
    [heavy] tunge våpen
    [special] spesialstyrker
    [artillery] artilleri
    [para] fallskjermjegere
   *[unknown] ukjent kort
}
word-the-kind = { $kind ->
    [soldier] soldaten
    [jeep] jeepen
    [tank] stridsvognen
    [infantry] infanteriet
    [heavy] de tunge våpnene
    [special] spesialstyrkene
    [artillery] artilleriet
    [para] fallskjermjegerne
   *[unknown] det ukjente kortet
}
word-kinds = { $kind ->
    [soldier] soldater
    [jeep] jeeper
    [tank] stridsvogner
   *[other] { word-kind }
}

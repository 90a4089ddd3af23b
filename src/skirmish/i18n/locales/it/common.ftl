## Parole e cornici per tutti i file. Gli id che cominciano con word- sono pezzi di frase solo italiani.

seat = { $seat ->
    [south] Sud
   *[north] Nord
}
island-seat = { seat }
hill218-seat = { seat }

rule = Regola { $rule }.
place-line = Riga { $line }: { $text }
place-token = Sigla { $number }, riga { $line }: { $text }

word-result = { $result ->
    [south] Sud
   *[north] Nord
}

word-kind = { $kind ->
    [soldier] soldato
    [jeep] jeep
    [tank] carro armato
    [infantry] fanteria
    [heavy] armi pesanti
    [special] forze speciali
    [artillery] artiglieria
    [para] paracadutisti
   *[unknown] carta sconosciuta
}
word-the-kind = { $kind ->
    [soldier] il soldato
    [jeep] la jeep
    [tank] il carro armato
    [infantry] la fanteria
    [heavy] le armi pesanti
    [special] le forze speciali
    [artillery] l'artiglieria
    [para] i paracadutisti
   *[unknown] la carta sconosciuta
}
word-kinds = { $kind ->
    [soldier] soldati
    [jeep] jeep
    [tank] carri armati
    [unknown] carte sconosciute
   *[other] { word-kind }
}

## Parole e cornici per tutti i file. Gli id che cominciano con word- sono pezzi di frase solo italiani.

seat = { $seat ->
    [south] Sud
   *[north] Nord
}
word-who-has = { $who ->
    [you] Hai
   *[other] { $name } ha
}
word-wins = { $who ->
    [you] Vinci
   *[other] { $name } vince
}
word-foe-has = { $foe ->
    [you] hai
   *[other] { $foe-name } ha
}
word-foe-has-start = { $foe ->
    [you] Hai
   *[other] { $foe-name } ha
}
word-foe-resigns = { $foe ->
    [you] Ti arrendi
   *[other] { $foe-name } si arrende
}

rule = Regola { $rule }.
place-line = Riga { $line }: { $text }
place-token = Sigla { $number }, riga { $line }: { $text }


word-of = { seat }:
text-south = Sud
text-north = Nord
text-line = { $text }

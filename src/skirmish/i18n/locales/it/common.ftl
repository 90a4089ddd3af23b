## Parole e cornici per tutti i file. Gli id che cominciano con word- sono pezzi di frase solo italiani.

seat = { $seat ->
    [south] Sud
   *[north] Nord
}

rule = Regola { $rule }.
place-line = Riga { $line }: { $text }
place-token = Sigla { $number }, riga { $line }: { $text }

word-result = { $result ->
    [south] Sud
   *[north] Nord
}

word-of = { seat }:
text-south = Sud
text-north = Nord
text-line = { $text }

## Ord og rammer for alle filene. Id-er som begynner med word-, er setningsdeler som bare norsk trenger.

seat = { $seat ->
    [south] Sør
   *[north] Nord
}

rule = Regel { $rule }.
place-line = Linje { $line }: { $text }
place-token = Kode { $number }, linje { $line }: { $text }

word-result = { $result ->
    [south] Sør
   *[north] Nord
}

word-of = { seat }:
text-south = Sør
text-north = Nord
text-line = { $text }

## Ord og rammer for alle filene. Id-er som begynner med word-, er setningsdeler som bare norsk trenger.

seat = { $seat ->
    [south] Sør
   *[north] Nord
}
word-who = { $who ->
    [you] Du
   *[other] { $name }
}
word-foe-start = { $foe ->
    [you] Du
   *[other] { $foe-name }
}

rule = Regel { $rule }.
place-line = Linje { $line }: { $text }
place-token = Kode { $number }, linje { $line }: { $text }


word-of = { seat }:
text-south = Sør
text-north = Nord
text-line = { $text }

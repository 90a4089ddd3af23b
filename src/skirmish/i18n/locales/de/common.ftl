## Wörter und Rahmen für alle Dateien. Ids mit word- am Anfang sind Satzteile, die nur das Deutsche braucht.

seat = { $seat ->
    [south] Süd
   *[north] Nord
}
word-who-has = { $who ->
    [you] Du hast
   *[other] { $name } hat
}
word-wins = { $who ->
    [you] Du gewinnst
   *[other] { $name } gewinnt
}
word-foe-has = { $foe ->
    [you] Du hast
   *[other] { $foe-name } hat
}

rule = Regel { $rule }.
place-line = Zeile { $line }: { $text }
place-token = Kürzel { $number }, Zeile { $line }: { $text }


word-of = { seat }:
text-south = Süd
text-north = Nord
text-line = { $text }

## Wörter und Rahmen für alle Dateien. Ids mit word- am Anfang sind Satzteile, die nur das Deutsche braucht.

seat = { $seat ->
    [south] Süd
   *[north] Nord
}

rule = Regel { $rule }.
place-line = Zeile { $line }: { $text }
place-token = Kürzel { $number }, Zeile { $line }: { $text }

word-result = { $result ->
    [south] Süd
   *[north] Nord
}

word-of = { seat }:
text-south = Süd
text-north = Nord
text-line = { $text }

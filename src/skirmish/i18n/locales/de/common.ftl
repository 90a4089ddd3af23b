## Wörter und Rahmen für alle Dateien. Ids mit word- am Anfang sind Satzteile, die nur das Deutsche braucht.

seat = { $seat ->
    [south] Süd
   *[north] Nord
}
island-seat = { seat }
hill218-seat = { seat }

rule = Regel { $rule }.
place-line = Zeile { $line }: { $text }
place-token = Zeichen { $number }, Zeile { $line }: { $text }

word-result = { $result ->
    [south] Süd
   *[north] Nord
}

# Der Soldat, die schweren Waffen: mit Artikel im ersten und im vierten Fall, und ohne.
word-kind-nom = { $kind ->
    [soldier] der Soldat
    [jeep] der Jeep
    [tank] der Panzer
    [infantry] die Infanterie
    [heavy] die schweren Waffen
    [special] die Spezialkräfte
    [artillery] die Artillerie
    [para] die Fallschirmjäger
   *[unknown] die unbekannte Karte
}
word-kind-acc = { $kind ->
    [soldier] den Soldaten
    [jeep] den Jeep
    [tank] den Panzer
    [infantry] die Infanterie
    [heavy] die schweren Waffen
    [special] die Spezialkräfte
    [artillery] die Artillerie
    [para] die Fallschirmjäger
   *[unknown] die unbekannte Karte
}
word-kind = { $kind ->
    [soldier] Soldat
    [jeep] Jeep
    [tank] Panzer
    [infantry] Infanterie
    [heavy] schwere Waffen
    [special] Spezialkräfte
    [artillery] Artillerie
    [para] Fallschirmjäger
   *[unknown] unbekannte Karte
}
word-kind-start = { $kind ->
    [heavy] Schwere Waffen
    [unknown] Unbekannte Karte
   *[other] { word-kind }
}
word-kinds = { $kind ->
    [soldier] Soldaten
    [jeep] Jeeps
   *[other] { word-kind }
}

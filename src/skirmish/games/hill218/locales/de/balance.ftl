### The Battle for Hill 218: what a balance study counts.

hill218-balance-ends = Eine Einheit auf der gegnerischen Basis gewinnt sofort (H-6.1). Sonst werden die Einheiten im Spiel gezählt, wenn nichts mehr zu spielen ist (H-6.2).
hill218-balance-kinds = Zu jeder Art: wie viele eine Seite in einer Partie aufstellt und wie viele von hundert aufgestellten sofort eine Einheit zerstören, am Ende noch im Spiel sind und die gegnerische Basis nehmen.
hill218-balance-worth-drawn = Bei gezogenen Karten heißt „eins mehr“: diese Karte statt Infanterie. Bis auf die beiden zurückgelegten kommen Karten durch Zufall, also ist das die Leistung der Karte selbst; was übrig oder im Spiel ist, sagt auch, wer schon vorn lag.
hill218-balance-head = { $head ->
    [deployed] aufgestellt
    [destroys] zerstört %
    [survives] überlebt %
   *[base-taken] nimmt Basis %
}
hill218-balance-end = { $end ->
    [base] gegnerische Basis genommen
    [more-units] mehr Einheiten
   *[equal-units] gleich viele Einheiten (unentschieden)
}
hill218-balance-thing = { $place ->
    [strike] unbenutzter Luftschlag
    [turn] am Zug sein
   *[none] { word-hill218-kind }
}
hill218-balance-question = { $question ->
    [in-play] Eins mehr hiervon im Spiel
   *[drawn] Statt Infanterie gezogen
}
hill218-balance-map = { $map ->
    [infantry] Infanterie aufgestellt
    [heavy] Schwere Waffen aufgestellt
    [special] Spezialkräfte aufgestellt
    [tank] Panzer aufgestellt
    [artillery] Artillerie aufgestellt
    [para] Fallschirmjäger aufgestellt
    [destroyed] Wo Einheiten zerstört werden
   *[strike] Wo Luftschläge treffen
}
hill218-balance-legend = ▲ Hügel, ○ eigene Basis, □ gegnerische Basis.

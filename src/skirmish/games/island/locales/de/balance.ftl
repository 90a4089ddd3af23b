### Battle for the Island: what a balance study counts.

island-balance-ends = Wodurch die Figur verloren ging, deren Verlust entschied. Ein Schuss zählt mit seinem Kreuzfeuer; eine Strafe ist die Figur, die der Gegner nehmen darf, wenn keine ziehen (I-3.7) oder keine auf die Insel kommen kann (I-3.9); nach 120 ruhigen Zügen ist der Kampf unentschieden (I-7.3).
island-balance-kinds = Zu jeder Art: wie viele eine Seite in einer Partie wodurch verliert, wie viele ihr am Ende bleiben und wie viele gegnerische Figuren diese Art mit ihren Schüssen nimmt.
island-balance-head = { $head ->
    [shot] Schuss
    [crossfire] Kreuzfeuer
    [blast] Explosion
    [penalty] Strafe
    [pad-penalty] Strafe auf der Plattform
    [left-over] übrig
   *[takes] nimmt
}
island-balance-end = { $end ->
    [shot] durch einen Schuss
    [blast] durch eine Explosion
    [penalty] durch eine Strafe
    [pad-penalty] durch eine Strafe auf der Plattform
    [both] beide zugleich (unentschieden)
   *[quiet] ruhige Züge (unentschieden)
}
island-balance-thing = { $place ->
    [island] { word-island-kind } auf der Insel
    [pad] { word-island-kind } auf der Plattform
    [turn] am Zug sein
   *[none] { word-island-kind }
}
island-balance-question = Eins mehr hiervon übrig
island-balance-map = { $map ->
    [stand] Wo Figuren stehen
    [lost] Wo sie verloren gehen
    [shoot] Woher Schüsse kommen
   *[block] Wo Gewinner Blöcke setzen
}

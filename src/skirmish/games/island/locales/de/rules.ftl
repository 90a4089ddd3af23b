### Kampf um die Insel: Ablehnungen, Ereignisse, Aufforderungen, Ausgänge.

island-seat = { seat }
word-island-kind-acc = { $kind ->
    [soldier] den Soldaten
    [jeep] den Jeep
   *[tank] den Panzer
}
word-island-kind = { $kind ->
    [soldier] Soldat
    [jeep] Jeep
   *[tank] Panzer
}
word-island-kinds = { $kind ->
    [soldier] Soldaten
    [jeep] Jeeps
   *[other] { word-island-kind }
}

island-title = Kampf um die Insel
island-aim = { $variant ->
    [quick] Du gewinnst, wenn dein Gegner fünf Figuren verloren hat.
    [classic] Du gewinnst, wenn dein Gegner keine Figur mehr hat, weder auf der Insel noch auf der Plattform.
   *[other] Du gewinnst, wenn dein Gegner keine Figur mehr hat.
}


## Warum nicht

island-refusal-battle-over = Der Kampf ist vorbei. Es geht nichts mehr.
island-refusal-chance-awaited = { $awaited ->
    [roll] Zuerst wird gewürfelt.
    [roll-pad] Zuerst wird für die Plattform gewürfelt.
   *[turn-over] Zuerst wird ein Block umgedreht.
}
island-refusal-not-your-turn = Dein Gegner ist am Zug.
island-refusal-not-now = Das geht jetzt nicht. { $awaited ->
    [place-block] Setze einen Block.
    [place-character] Stelle eine Figur auf.
    [load-pad] Belade deine Plattform.
    [enter] Bring eine Figur von deiner Plattform auf die Insel.
    [use-roll] Nutze deinen Wurf, oder schieß zuerst.
    [choose-option] Wähle Verstärkung, Plattform oder Richtungswechsel, oder schieß zuerst.
    [slide-pad] Lass deine Plattform nach links oder rechts gleiten, oder schieß zuerst.
    [after-move] Schieß, oder beende deinen Zug.
    [end] Beende deinen Zug.
    [remove] Nimm eine gegnerische Figur von der Insel.
   *[remove-from-pad] Nimm eine Figur von der gegnerischen Plattform.
}
island-refusal-line-has-block = Auf { $square } kann kein Block liegen: In { $line ->
    [row] derselben Reihe
   *[column] derselben Spalte
} liegt schon einer, auf { $other }.
island-refusal-not-home-row = { $square } liegt nicht in deinen ersten beiden Reihen, { $seat ->
    [south] 1 und 2.
   *[north] 11 und 12.
}
island-refusal-square-taken = { $square } ist nicht leer: { $by ->
    [block] Dort liegt ein Block.
   *[character] Dort steht eine Figur.
}
island-refusal-none-of-kind-left = Du hast { $kind ->
    [soldier] keinen Soldaten
    [jeep] keinen Jeep
   *[tank] keinen Panzer
} mehr. Nimm eine andere Art.
island-refusal-not-the-remaining-five = Auf die Plattform kommen genau deine übrigen fünf: { $held }, in beliebiger Reihenfolge. Angegeben hast du { $given }.
island-refusal-not-your-character = Auf { $square } steht keine deiner Figuren.
island-refusal-only-the-named-one-moves = Dieser Wurf gilt nur für die Figur auf { $mover }; die auf { $square } kann ihn nicht nutzen.
island-refusal-not-forward = Die Figur auf { $start } blickt nicht nach { $end }. Sie zieht nur geradeaus.
island-refusal-one-cannot-turn = Eine 1 reicht nicht zum Drehen. Die Figur auf { $start } kann nur ein Feld vorwärts ziehen.
island-refusal-wrong-distance = { $turn ->
    [none] Von { $start } nach { $end } { $steps ->
        [one] ist es ein Feld
       *[other] sind es { $steps } Felder
    }, aber du hast { $roll } gewürfelt. Nutze den ganzen Wurf.
   *[turn] Von { $start } nach { $end } { $steps ->
        [one] ist es ein Feld
       *[other] sind es { $steps } Felder
    }. Soll sich die Figur drehen, zieht sie ein Feld weniger, als deine { $roll } zeigt.
}
island-refusal-path-blocked = Der Weg von { $start } nach { $end } ist versperrt: Auf { $at } { $by ->
    [block] liegt ein Block
   *[character] steht eine Figur
}.
island-refusal-turn-on-block = Auf { $at } liegt ein Block. Dort landest du nur geradeaus mit dem ganzen Wurf, ohne Drehung.
island-refusal-roll-must-be-used = Deine { $roll } lässt sich noch nutzen, also musst du sie nutzen. Das geht von { $squares } aus.
island-refusal-not-an-opponent = Auf { $square } steht keine gegnerische Figur.
island-refusal-no-pads = In dieser Variante gibt es keine Plattformen. Möglich ist nur der Richtungswechsel.
island-refusal-pad-square-empty = Plattformfeld { $number } ist leer.
island-refusal-pad-square-overhangs = Plattformfeld { $number } ragt über die Ecke hinaus und hat kein Feld vor sich.
island-refusal-entry-occupied = Von Plattformfeld { $number } kann keine Figur auf die Insel: Auf { $at } steht eine Figur.
island-refusal-missile-leaves-island = Die Rakete steht bei { $column } und läge { $roll ->
    [one] ein Feld
   *[other] { $roll } Felder
} weiter { $direction ->
    [left] links
   *[right] rechts
} nicht mehr neben der Insel. Wähle die andere Richtung.
island-refusal-not-in-line = { $target } liegt nicht geradeaus vor der Figur auf { $shooter }. Geschossen wird nie seitwärts oder rückwärts.
island-refusal-wrong-range = { $kind ->
    [soldier] Der Soldat
    [jeep] Der Jeep
   *[tank] Der Panzer
} auf { $shooter } schießt genau { $range } Felder weit; bis { $target } { $distance ->
    [one] ist es eins
   *[other] sind es { $distance }
}.
island-refusal-nothing-to-hit = Auf { $target } ist nichts, was die Figur auf { $shooter } treffen könnte.
island-refusal-shot-blocked = Der Schuss von { $shooter } nach { $target } kommt am Block auf { $at } nicht vorbei.

## Was geschah

island-kinds-each = { $word ->
    [S] Soldat
    [J] Jeep
   *[T] Panzer
}
island-event-block-placed = { word-who-has } einen Block auf { $square } gesetzt.
island-event-character-placed = { word-who-has } { $kind ->
    [soldier] einen Soldaten
    [jeep] einen Jeep
   *[tank] einen Panzer
} auf { $square } aufgestellt, Blick nach { $facing ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}.
island-event-pad-loaded = { word-who-has } die Plattform beladen: { $kinds }.
island-event-turn-began = { $who ->
    [you] Du bist am Zug.
   *[other] { $name } ist am Zug.
}
island-event-rolled = { word-who-has } { $face ->
    [0] eine Null
   *[other] { $face }
} gewürfelt.
island-event-moved = { word-who-has } { word-island-kind-acc } von { $start } nach { $end } gezogen{ $turn ->
    [left] {" "}und nach links gedreht
    [right] {" "}und nach rechts gedreht
   *[none] {""}
}.
island-event-turned = { word-who-has } { word-island-kind-acc } auf { $square } nach { $direction ->
    [left] links
   *[right] rechts
} gedreht.
island-event-entered = { word-who-has } { word-island-kind-acc } von Plattformfeld { $number } nach { $square } gebracht.
island-event-pad-nominated = { word-who-has } die Plattform gewählt.
island-event-pad-slid = { word-who-has } die Plattform geschoben; die Rakete steht jetzt bei { $column }.
word-island-kind-dat = { $kind ->
    [soldier] dem Soldaten
    [jeep] dem Jeep
   *[tank] dem Panzer
}
island-event-shot = { word-who-has } mit { word-island-kind-dat } auf { $shooter } { $hit ->
    [block] den Block auf { $target } beschossen
   *[other] geschossen
}.
island-event-block-turned-over = Der Block auf { $square } war { $kind ->
    [live] scharf
   *[safe] harmlos
}.
island-event-removed = { word-who-has } { $cause ->
    [shot] {""}
    [crossfire] im Kreuzfeuer{" "}
    [blast] durch die Explosion{" "}
   *[penalty] zur Strafe{" "}
}{ word-island-kind-acc } auf { $square } verloren.
island-event-removed-from-pad = { word-who-has } zur Strafe { word-island-kind-acc } auf Plattformfeld { $number } verloren.
island-event-nothing-can-move = { $penalty ->
    [yes] { $who ->
        [you] Du konntest
       *[other] { $name } konnte
    } die { $roll } nicht nutzen: Zur Strafe geht eine Figur verloren.
   *[no] { $who ->
        [you] Du konntest
       *[other] { $name } konnte
    } die { $roll } nicht nutzen.
}
island-event-none-can-enter = { word-who-has } keine Figur, die von der Plattform auf die Insel kommen kann.
island-event-ended = { $how ->
    [eliminated] { island-over-eliminated }
    [five-lost] { island-over-five-lost }
   *[quiet] { island-over-quiet }
}

## Was gefragt ist

island-prompt-place-block = Setze einen Block auf ein leeres Feld. In keiner Reihe und keiner Spalte dürfen zwei liegen.
island-prompt-place-character = Stelle eine Figur auf ein leeres Feld deiner ersten beiden Reihen, in beliebiger Blickrichtung.
island-prompt-load-pad = Lade deine anderen fünf auf die Plattform, Felder 1 bis 5, von dir aus von links gezählt.
island-prompt-enter = Du hast keine Figur auf der Insel. Wähle, welche von deiner Plattform auf die Insel kommt.
island-prompt-roll = Würfle.
island-prompt-roll-pad = Würfle für deine Plattform.
island-prompt-use-roll = Nutze die { $roll }. { $roll ->
    [1] Zieh mit einer Figur ein Feld vorwärts.
   *[other] Zieh mit einer Figur { $roll } Felder vorwärts, oder zieh ein Feld weniger und dreh sie.
}
island-prompt-choose-option = Du hast eine Null. Wähle Verstärkung, Plattform oder Richtungswechsel und würfle dann noch einmal.
island-prompt-slide-pad = Lass deine Plattform { $roll ->
    [one] ein Feld
   *[other] { $roll } Felder
} weit gleiten, nach links oder rechts.
island-prompt-after-move = Schieß, oder beende deinen Zug.
island-prompt-remove = Nimm eine gegnerische Figur von der Insel.
island-prompt-remove-from-pad = Nimm eine Figur von der gegnerischen Plattform.
island-prompt-turn-over = Ein Block wird umgedreht.
island-asked-shoot-first = Du darfst zuerst schießen.
island-asked-nobody = Keine deiner Figuren kann die { $roll } nutzen{ $why ->
    [block] {""}: Nur die auf { $square } darf ziehen, und der Block auf { $at } ist ihr im Weg.
    [character] {""}: Nur die auf { $square } darf ziehen, und die Figur auf { $at } ist ihr im Weg.
    [edge] {""}: Nur die auf { $square } darf ziehen, und sie käme über den Rand der Insel hinaus.
    [gone] {""}: Die einzige, die ziehen durfte, ist nicht mehr da.
   *[each] {""}: Jeder ist etwas im Weg, oder sie käme über den Rand der Insel hinaus.
} { $stuck ->
    [yes] Wenn du deinen Zug beendest, nimmt dein Gegner eine deiner Figuren von der Insel (I-3.7).
   *[no] Beende deinen Zug.
}
island-asked-end = Beende deinen Zug.
island-asked-place = Stelle Figur { $number } von { $of } auf ein leeres Feld deiner ersten beiden Reihen, in beliebiger Blickrichtung.
island-asked-turn-only = Du hast eine Null. Ändere die Richtung einer Figur und würfle dann noch einmal.
island-asked-slide = Lass deine Plattform { $roll ->
    [one] ein Feld
   *[other] { $roll } Felder
} weit nach { $direction ->
    [left] links
   *[right] rechts
} gleiten.

## Warum nicht, wo es nichts zu schreiben gibt; und dass es geht

island-why-enters-in-front = Von Plattformfeld { $number } kommt eine Figur nur geradeaus auf die Insel, nach { $at }.
island-why-faces-the-edge = Die Figur auf { $start } blickt zum Rand der Insel. Vor ihr ist kein Feld.
island-why-nobody-hits = Keine deiner Figuren kann { $square } exakt treffen.
island-why-nobody-reaches = Keine deiner Figuren kommt mit einer { $roll } nach { $square }.
island-why-pad-closed = Von { $start } geht es auf keine Plattform: Von dort kommen Figuren nur auf die Insel. Und kein Schuss trifft ein Plattformfeld.
island-why-pad-own = { $kind ->
    [none] Dein Plattformfeld { $number } ist leer: Von dort kann niemand kommen.
   *[other] Dein { word-island-kind } wartet auf Plattformfeld { $number }. { $way ->
        [free] Er kommt nach { $at }, wenn du eine Null würfelst und Verstärkung wählst oder wenn du keine Figur mehr auf der Insel hast.
        [taken] Nach einer Null käme er nach { $at }, aber dort steht eine Figur.
       *[corner] Das Feld ragt über die Ecke hinaus und hat kein Feld vor sich: Vorher musst du die Plattform gleiten lassen.
    }
}
island-why-pad-theirs = { $kind ->
    [none] Plattform von { seat }: Feld { $number } ist leer, von dort kann niemand kommen.
   *[other] Plattform von { seat }: Auf Feld { $number } wartet ein { word-island-kind }. { $way ->
        [free] { seat } kann ihn nach { $at } holen: nach einer Null, mit Verstärkung.
        [taken] Nach einer Null käme er nach { $at }, aber dort steht eine Figur.
       *[corner] Das Feld ragt über die Ecke hinaus und hat kein Feld vor sich: Vorher muss { seat } die Plattform gleiten lassen.
    }
}
island-can = { $what ->
    [block] Du kannst einen Block auf { $target } setzen.
    [character] Du kannst eine Figur auf { $target } aufstellen.
    [load] So kannst du deine Plattform beladen: { $kinds }.
    [move] Du kannst von { $source } nach { $target } ziehen.
    [move-left] Du kannst von { $source } nach { $target } ziehen und die Figur dort nach links drehen.
    [move-right] Du kannst von { $source } nach { $target } ziehen und die Figur dort nach rechts drehen.
    [shoot] Du kannst von { $source } auf { $target } schießen.
    [reinforce] Von deiner Plattform kann eine Figur nach { $target } kommen.
    [pad] Du kannst die Plattform wählen.
    [turn-left] Du kannst die Figur auf { $source } nach links drehen.
    [turn-right] Du kannst die Figur auf { $source } nach rechts drehen.
    [slide-left] Du kannst die Plattform nach links gleiten lassen.
    [slide-right] Du kannst die Plattform nach rechts gleiten lassen.
    [remove] Du kannst die Figur auf { $target } von der Insel nehmen.
    [remove-pad] Du kannst die Figur auf Plattformfeld { $number } entfernen.
   *[end] Du kannst deinen Zug beenden.
}
island-suggest = { $what ->
    [block] Setze einen Block auf { $target }.
    [character] Stelle { $kind ->
        [soldier] einen Soldaten
        [jeep] einen Jeep
       *[tank] einen Panzer
    } auf { $target } auf.
    [load] Belade deine Plattform so: { $kinds }.
    [move] Zieh { word-island-kind-acc } von { $source } nach { $target }.
    [move-left] Zieh { word-island-kind-acc } von { $source } nach { $target } und dreh ihn nach links.
    [move-right] Zieh { word-island-kind-acc } von { $source } nach { $target } und dreh ihn nach rechts.
    [shoot] Schieß mit { word-island-kind-dat } von { $source } auf { $target }.
    [reinforce] Hole { word-island-kind-acc } von Plattformfeld { $number } nach { $target }.
    [pad] Wähle die Plattform.
    [turn-left] Dreh { word-island-kind-acc } auf { $source } nach links.
    [turn-right] Dreh { word-island-kind-acc } auf { $source } nach rechts.
    [slide-left] Lass die Plattform nach links gleiten.
    [slide-right] Lass die Plattform nach rechts gleiten.
    [remove] Nimm { word-island-kind-acc } auf { $target } von der Insel.
    [remove-pad] Entferne { word-island-kind-acc } auf Plattformfeld { $number }.
   *[end] Beende den Zug.
}

## Wie es ausging

island-points = Der Sieg bringt { $points } Punkte (I-8.3): 10, dazu { $island } für die Figuren auf der Insel{ $pad ->
    [0] .
   *[other] {" "}und { $pad } für die auf der Plattform.
}
island-points-draw = Das Unentschieden bringt jeder Seite { $points } Punkte (I-8.3).
island-over-eliminated = { $result ->
    [draw] Beide Seiten haben ihre letzten Figuren im selben Augenblick verloren. Der Kampf endet unentschieden.
   *[other] { word-foe-has } keine Figur mehr. { word-wins } den Kampf.
}
island-over-five-lost = { $result ->
    [draw] Beide Seiten haben im selben Augenblick ihre fünfte Figur verloren. Der Kampf endet unentschieden.
   *[other] { word-foe-has } fünf Figuren verloren. { word-wins } den Kampf.
}
island-over-quiet = Das waren 120 ruhige Züge in Folge. Der Kampf endet unentschieden.
island-over-resignation = { word-foe-has } aufgegeben. { word-wins } den Kampf.
island-over-agreement = Beide Seiten haben sich auf ein Unentschieden geeinigt.
island-over-time = { word-foe-has } die Zeit überschritten. { word-wins } den Kampf.
island-over-adjudication = Der Betreiber des Servers hat die Partie beendet. { $result ->
    [draw] Sie endet unentschieden.
   *[other] { word-wins } den Kampf.
}
island-over-war = { $result ->
    [draw] Der Krieg endet unentschieden.
   *[other] { word-wins } den Krieg.
}

## Was helfen würde

island-help-roll = Dafür brauchst du eine { $roll }.
island-help-there = Für diese Figur möglich: { $squares }.
island-help-others = Diese Figuren können jetzt handeln: { $squares }.
island-help-targets = Treffen kannst du: { $squares }.
island-help-nearest = Das nächste mögliche Feld ist { $square }.
island-help-kinds = Du hast noch: { $kinds }.

### Der Tisch der Insel auf der Seite: Felder, Möglichkeiten, Vorschau.

island-page-war = Ein Sieg bringt 10, dazu die Reichweiten deiner Figuren auf der Insel und das Doppelte für die auf der Plattform. Ein Unentschieden bringt beiden 5 (I-8.3).
island-page-goal = { $variant ->
    [quick] Du gewinnst, wenn du fünf Figuren von { $name } entfernst, bevor dir fünf fehlen.
   *[classic] Du gewinnst, wenn du alle Figuren von { $name } entfernst.
}
island-page-short = Insel
island-page-about = Würfeln, ziehen und schießen zwischen Blöcken, die explodieren können, bis nur noch eine Seite steht.
island-page-variant-classic = Klassisch
island-page-variant-classic-text = Fünf Figuren auf der Insel und fünf auf der Plattform. Wer zuletzt noch steht, gewinnt.
island-page-variant-quick = Schnellkampf
island-page-variant-quick-text = Wie klassisch, aber du verlierst, sobald fünf deiner Figuren weg sind.
island-page-variant-all-out = Vollschlacht
island-page-variant-all-out-text = Ohne Plattformen: Alle zehn Figuren beginnen auf der Insel.
island-page-variant-blitz = Blitzkampf
island-page-variant-blitz-text = Ohne Plattformen und mit nur fünf Figuren je Seite, die du beim Aufstellen aussuchst.
island-page-modifier-minefield = Minenfeld
island-page-modifier-minefield-text = Alle zehn Blöcke sind scharf.
island-page-with-minefield = { $variant } mit Minenfeld

word-islandpage-kind = { $kind ->
    [soldier] Soldat
    [jeep] Jeep
   *[tank] Panzer
}
word-islandpage-kind-acc = { $kind ->
    [soldier] den Soldaten
    [jeep] den Jeep
   *[tank] den Panzer
}
word-islandpage-hit = { $hit ->
    [soldier] den Soldaten
    [jeep] den Jeep
    [tank] den Panzer
   *[block] den Block
}
word-islandpage-own-hit = { $hit ->
    [soldier] deinen eigenen Soldaten
    [jeep] deinen eigenen Jeep
    [tank] deinen eigenen Panzer
   *[block] den Block
}
word-islandpage-facing = { $facing ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}

islandpage-range = { islandpage-kind }: trifft genau { $range } Felder weit
islandpage-board = Die Insel
islandpage-square-empty = { $square }: leer
islandpage-square-block = { $square }: ein Block
islandpage-square-piece = { $square }: { word-islandpage-kind } von { seat }, Blick nach { word-islandpage-facing }
islandpage-slot = Plattform von { seat }, Feld { $number }: { $kind ->
    [none] leer
    [soldier] ein Soldat
    [jeep] ein Jeep
   *[tank] ein Panzer
}
islandpage-state-move = kann ziehen
islandpage-state-turn = kann sich drehen
islandpage-state-shoot = kann schießen
islandpage-state-selected = ausgewählt
islandpage-state-target = kann getroffen werden
islandpage-state-crossfire = im Kreuzfeuer
islandpage-state-here = wählbar
islandpage-state-picked = gewählt, noch einmal drücken zum Bestätigen
islandpage-state-remove = kann entfernt werden
islandpage-piece-on = { word-islandpage-kind } auf { $square }
islandpage-forward = Vorwärts
islandpage-turn-left = Nach links drehen
islandpage-turn-right = Nach rechts drehen
islandpage-to = { $steps }, nach { $square }
islandpage-to-block = { $steps }, auf den Block auf { $square }
islandpage-on = auf { $square }
islandpage-who-moves = Welche Figur zieht?
islandpage-who-turns = Welche Figur dreht sich?
islandpage-who-enters = Welche Figur kommt auf die Insel?
islandpage-shots = Schüsse
islandpage-count-move = { $count ->
    [one] 1 kann ziehen
   *[other] { $count } können ziehen
}
islandpage-count-shots = { $count ->
    [one] 1 Schuss
   *[other] { $count } Schüsse
}
islandpage-shoot = Schießen: { word-islandpage-kind } { $shooter } trifft { $own ->
    [yes] { word-islandpage-own-hit }
   *[no] { word-islandpage-hit }
} auf { $target }
islandpage-shoot-block = Der Block kann scharf oder harmlos sein.
islandpage-crossfire = { $own ->
    [yes] Dein { word-islandpage-kind } auf { $square } gerät ins Kreuzfeuer.
   *[no] Der { word-islandpage-kind } auf { $square } gerät ins Kreuzfeuer.
}
islandpage-crossfire-many = Im Kreuzfeuer: { $who }.
islandpage-crossfire-live = Ist er scharf, im Kreuzfeuer: { $who }.
islandpage-who = { $own ->
    [yes] dein { word-islandpage-kind } auf { $square }
   *[no] der { word-islandpage-kind } deines Gegners auf { $square }
}
islandpage-who-own = { word-islandpage-kind } auf { $square }
islandpage-lands = Dort liegt ein Block. Er wird umgedreht und kann scharf sein.
islandpage-look-removed = Sicher entfernt: { $who }.
islandpage-look-live = Der Block ist in { $live } von { $of } Fällen scharf.
islandpage-look-surely = Der Block ist scharf.
islandpage-lander = { $who } (die Figur, die dort landet)
islandpage-look-risk = Ist er scharf, trifft es: { $who }.
islandpage-look-nobody = Ist er scharf, trifft es niemanden.
islandpage-look-chain = { $count ->
    [one] Er würde auch den Block auf { $squares } auslösen.
   *[other] Er würde auch die Blöcke auf { $squares } auslösen.
}
islandpage-look-farther = { $count ->
    [one] Ist auch dieser scharf, trifft es: { $who }.
   *[other] Sind auch diese scharf, trifft es: { $who }.
}
islandpage-look-wins = Damit gewinnst du den Kampf.
islandpage-own = Das entfernt deine eigene Figur: { word-islandpage-kind } auf { $square }. Schießen?
islandpage-own-many = Das entfernt eigene Figuren: { $who }. Schießen?
islandpage-own-risk = Das kann eigene Figuren treffen. Schießen?
islandpage-shoot-now = Schießen
islandpage-shoot-own-now = Trotzdem schießen
islandpage-land-now = Darauf landen
islandpage-back = Neu wählen
islandpage-heading-fork = Was möchtest du auf { $square } tun?
islandpage-heading-own = Auf eigene Figuren schießen?
islandpage-heading-shoot = Auf { word-islandpage-hit } auf { $target } schießen?
islandpage-heading-land = Auf dem Block auf { $square } landen?
islandpage-square = Feld
islandpage-block-help = Wähle ein Feld. Nie zwei Blöcke in derselben Reihe oder Spalte.
islandpage-block-on = Block auf { $square } setzen
islandpage-kind = { word-islandpage-kind }
islandpage-lost-unknown = Figur
islandpage-kind-left = noch { $count }
islandpage-kind-range = Reichweite { $range }
islandpage-which = Welche?
islandpage-where = Wohin?
islandpage-facing = Blick nach
islandpage-face = { $facing ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
islandpage-place-help = Wähle ein Feld in deinen ersten beiden Reihen.
islandpage-place-on = { word-islandpage-kind } auf { $square } aufstellen, Blick nach { word-islandpage-facing }
islandpage-load-help = Wähle, wer auf welchem Plattformfeld steht. Die 1 liegt von dir aus ganz links.
islandpage-load-who = Noch zu laden
islandpage-load-slot = Plattformfeld { $number }: { $kind ->
    [none] leer
    [soldier] Soldat
    [jeep] Jeep
   *[tank] Panzer
}
islandpage-load-fill = Rest auffüllen
islandpage-load-again = Von vorn
islandpage-load-go = Plattform beladen
islandpage-enters = { word-islandpage-kind } von Plattformfeld { $number }
islandpage-enters-to = nach { $square }
islandpage-enters-block = nach { $square }, auf den Block
islandpage-tag-hit = exakter Treffer
islandpage-tag-crossfire = Kreuzfeuer
islandpage-tag-enters = kommt auf { $square }
islandpage-tag-live = scharf: { $live } von { $of }
islandpage-tag-lands = landet auf dem Block
islandpage-again = Zum Bestätigen drücken
islandpage-again-does = Zum Bestätigen drücken.
islandpage-tag-threat = bei { $rolls }
islandpage-tag-after-zero = nach einer 0
islandpage-way-reinforce = Verstärkung
islandpage-way-reinforce-long = Eine Figur kommt von der Plattform auf das Feld direkt davor. Nur sie zieht danach.
islandpage-way-reinforce-short = Eine kommt von der Plattform; nur sie zieht danach.
islandpage-way-pad = Plattform
islandpage-way-pad-long = Sie gleitet so weit, wie dein nächster Wurf zeigt, nach links oder rechts. Danach endet dein Zug. Bei einer Null wählst du neu.
islandpage-way-pad-short = Sie gleitet um den nächsten Wurf; dein Zug endet.
islandpage-way-turn = Richtungswechsel
islandpage-way-turn-long = Eine Figur dreht sich nach links oder rechts. Nur sie zieht danach.
islandpage-way-turn-short = Eine dreht sich; nur sie zieht danach.
islandpage-way-closed = { $why ->
    [empty] Deine Plattform ist leer.
    [blocked] Keine Figur auf deiner Plattform hat ein freies Feld vor sich.
   *[other] Jetzt nicht möglich.
}
islandpage-way-pad-go = Plattform wählen
islandpage-slide-left = Nach links
islandpage-slide-right = Nach rechts
islandpage-slide-to = Rakete nach { $column }
islandpage-remove = { word-islandpage-kind } auf { $square } entfernen
islandpage-remove-slot = { word-islandpage-kind } auf Plattformfeld { $number } entfernen
islandpage-heading-place = { word-islandpage-kind }: wohin? ({ $number } von { $of })
islandpage-heading-placed = { word-islandpage-kind } auf { $square }: drehen oder aufstellen?
islandpage-remove-heading = Strafe: Nimm eine Figur weg
islandpage-remove-why = Keine gegnerische Figur konnte den Wurf nutzen.
islandpage-remove-pad-why = Von der gegnerischen Plattform konnte keine Figur auf die Insel.
islandpage-end = Zug beenden
islandpage-rule = Regel { $rule }
islandpage-threat = Kann im nächsten Zug getroffen werden, bei { $rolls }: { $chance }
islandpage-threat-zero = Kann im nächsten Zug getroffen werden, nach einer 0: { $chance }
islandpage-die = Der Würfel zeigt { $face }.
islandpage-standing = { $island } auf der Insel, { $pad } auf der Plattform
islandpage-standing-island = { $island } auf der Insel
islandpage-standing-box = { $island } auf der Insel, { $box } noch aufzustellen
islandpage-brief = noch { $left }
islandpage-help-one = Diesen Schritt für mich machen
islandpage-help-rest = Den Rest für mich aufbauen
islandpage-help-working = Für dich wird aufgebaut
islandpage-help-stop = Halt, den Rest mache ich
islandpage-set-up = Zuerst die Blöcke, dann deine Figuren. Ein Block hält Schüsse und Figuren auf, und ein scharfer explodiert, wenn er getroffen wird.
islandpage-set-up-characters = Eine Figur schießt nur auf eine Entfernung, ihre Reichweite. Die übrigen warten auf deiner Plattform.
islandpage-pad-square = Plattformfeld { $number }
islandpage-pad-of = Plattform von { seat }, Feld { $number }
islandpage-key-turn = Die Figur drehen, die gerade aufgestellt wird
islandpage-key-numbers = 1, 2 oder 3 wählen: Figurenart oder Möglichkeit nach einer Null
islandpage-by-each = { $word ->
    [pad1] Plattformfeld 1 der anderen Seite
    [pad2] Plattformfeld 2 der anderen Seite
    [pad3] Plattformfeld 3 der anderen Seite
    [pad4] Plattformfeld 4 der anderen Seite
    [pad5] Plattformfeld 5 der anderen Seite
   *[other] { $word }
}
islandpage-later-each = { islandpage-by-each }
islandpage-can-be-hit = Treffer möglich auf { $squares }: { $how ->
    [any] von { $by } aus bei jedem Wurf
    [rolls] von { $by } aus bei { $rolls } (in { $chance } von { $of } Fällen)
    [after-zero] von { $later } aus nach einer 0 (in { $chance } von { $of } Fällen)
    [both] von { $by } aus bei { $rolls } oder nach einer 0 (in { $chance } von { $of } Fällen)
   *[either] von { $by } aus bei { $rolls }, oder von { $later } aus nach einer 0 (in { $chance } von { $of } Fällen)
}.

## Was ein Feld erreicht und was es treffen kann; was für eine Entscheidung spricht

islandpage-sight = { word-islandpage-kind } auf { $square }, Reichweite { $range }. { $how ->
    [edge] Der Schuss ginge über die Insel hinaus.
    [blocked] Der Block auf { $at } stoppt den Schuss auf { $target }.
    [hits] Der Schuss trifft { $target } exakt.
   *[empty] Der Schuss geht auf { $target }; dort ist nichts.
}
islandpage-sight-square = { $count ->
    [0] Kein Schuss trifft { $square } jetzt exakt.
   *[other] Exakte Treffer auf { $square } kommen von { $by }.
}
islandpage-sight-safe = Kein Schuss kann { $square } im nächsten Zug treffen.
islandpage-because-removes = { $own ->
    [yes] Das kostet dich
   *[no] Das entfernt
} { word-islandpage-kind-acc } auf { $square }.
islandpage-because-aims = Ziel von dort aus: { word-islandpage-kind } auf { $square }.
islandpage-because-safer = Dort ist die Figur schwerer zu treffen als auf { $square }.
islandpage-because-escapes = Auf { $square } könnte die Figur im nächsten Zug getroffen werden, dort nicht.
islandpage-because-saves = Im nächsten Zug nicht mehr zu treffen: { $squares }.
islandpage-because-eases = Danach schwerer zu treffen: { $squares }.
islandpage-because-threatens = So, wie es steht, könntest du im nächsten Zug { word-islandpage-kind-acc } auf { $square } treffen: bei { $how ->
    [any] jedem Wurf
   *[rolls] { $rolls }
}.
islandpage-because-risk = Ist der Block scharf, trifft es { word-islandpage-kind-acc } auf { $square }.
islandpage-because-end = { $what ->
    [stuck] Keine Figur kann den Wurf nutzen.
    [none] Es gibt kein Ziel mehr.
    [own] Jeder Schuss träfe nur noch eigene Figuren.
    [blocks] Jeder Schuss träfe nur noch einen Block.
   *[safe] Keine deiner Figuren kann im nächsten Zug getroffen werden.
}
islandpage-because-entries = { $where ->
    [now] Wo die Plattform jetzt steht
   *[then] Von dort aus
}, { $count ->
    [0] könnte keine ihrer Figuren
    [one] könnte eine ihrer Figuren
   *[other] könnten { $count } ihrer Figuren
} auf die Insel.
islandpage-because-block = { $what ->
    [pad] Gegnerische Figuren landen darauf, wenn sie dort die Insel betreten.
    [own-pad] Deine Figuren landen darauf, wenn sie dort die Insel betreten.
    [own-half] Er hält Schüsse auf deiner Hälfte auf.
   *[half] Er hält Schüsse auf der gegnerischen Hälfte auf.
}
islandpage-because-room = Freie Felder vor der Figur: { $count }.
islandpage-because-left = { $where ->
    [pad] Figuren, die dem Gegner auf der Plattform bleiben: { $count }.
   *[island] Figuren, die dem Gegner auf der Insel bleiben: { $count }.
}
islandpage-because-choices = { $count ->
    [one] Etwas anderes ist nicht möglich.
   *[other] Du hast { $count } Möglichkeiten.
}
islandpage-there-aims = Der Schuss ginge von dort auf { $square }.
islandpage-there-hits = Ziel von dort aus: { word-islandpage-kind } auf { $square }.

### Der Stellungseditor, und was eine Stufe von einer Stellung hält.

page-edit-title = Stellungseditor
page-edit-other = Anderes Spiel
page-edit-undo = Rückgängig
page-edit-redo = Wiederholen
page-edit-clear = Brett leeren
page-edit-hand = Bewegen
page-edit-erase = Wegnehmen
page-edit-left = { $count } übrig
page-edit-help = Zieh etwas aus einer Reihe aufs Brett, oder drücke darauf und dann auf ein Feld. { $faces ->
    [yes] Drücke auf eine Figur auf dem Brett, um sie zu drehen; zieh sie vom Brett, um sie wegzunehmen.
   *[no] Zieh es vom Brett, um es wegzunehmen.
}
page-edit-board = Brett
page-edit-text-only = Für dieses Spiel hat diese Seite keinen Editor. Füge unten eine Stellung ein.
page-edit-side = Am Zug
page-edit-awaited = Es folgt
page-edit-cards = Welche Karten
page-edit-less = { $what }: eins weniger
page-edit-more = { $what }: eins mehr
page-edit-awaits = { $seat }: { $words }
page-edit-possible = Diese Stellung lässt sich spielen
page-edit-impossible = Diese Stellung ist unmöglich
page-edit-empty = Das Brett ist leer
page-edit-empty-text = Stelle von beiden Seiten etwas auf.
page-edit-unreadable = Dieser Text ist keine Stellung
page-edit-rule = Regel { $rule }
page-edit-fix-turn = Passenden Zug einstellen
page-edit-text = Stellung
page-edit-paste = eine andere darüber einfügen
page-edit-play = Ab hier spielen
page-edit-share = Teilen
page-edit-ask = Computer fragen
page-edit-waits = Das geht, sobald die Stellung möglich ist. Kopieren geht immer.
page-edit-over = Der Kampf ist vorbei: Es gibt nichts zu spielen oder zu fragen.
page-edit-asks = Der Computer braucht ein paar Sekunden und sagt, wie sicher er ist.
page-edit-win = { $name } gibt { $seat } { $win }{ "\u00A0" }% Gewinnchance.
page-edit-unasked = Keine Stufe kann Stellungen dieses Spiels beurteilen.

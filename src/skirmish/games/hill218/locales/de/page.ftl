### Die Schlacht um Hügel 218 auf der Seite: Feld, Hände, Auswahl und was sie bewirken würde.

hill218-page-short = Hügel 218
hill218-page-about = Einheiten rund um den Hügel aufstellen, ihren Nachschub sichern und die gegnerische Basis betreten.
hill218-page-variant-standard = Standard
hill218-page-variant-standard-text = Fünf Karten ziehen und zwei davon unter das Deck zurücklegen.
hill218-page-variant-beginner = Für Einsteiger
hill218-page-variant-beginner-text = Drei Karten ziehen und keine zurücklegen. Gut für die erste Partie.
hill218-page-waiting-return = { $name } wählt gerade die Karten, die unter das Deck zurückkommen. Danach bist du dran.

hillpage-which-card = Welche Karte?
hillpage-kind = { $kind ->
    [infantry] Infan{ "\u00AD" }terie
    [heavy] Schwere Waffen
    [special] Spezial{ "\u00AD" }kräfte
    [tank] Panzer
    [artillery] Artil{ "\u00AD" }lerie
    [para] Fallschirm{ "\u00AD" }jäger
   *[unknown] Unbekannte Karte
}
# In sentences: without soft hyphens, which some screen readers stumble over.
word-hillpage-kind-first = { $kind ->
    [infantry] Infanterie
    [heavy] Schwere Waffen
    [special] Spezialkräfte
    [tank] Panzer
    [artillery] Artillerie
    [para] Fallschirmjäger
   *[unknown] Unbekannte Karte
}
word-hillpage-kind = { $kind ->
    [infantry] Infanterie
    [heavy] schwere Waffen
    [special] Spezialkräfte
    [tank] Panzer
    [artillery] Artillerie
    [para] Fallschirmjäger
   *[unknown] unbekannte Karte
}

## Die Leiste eines Spielers

hillpage-standing = { $count ->
    [0] Keine Einheit im Spiel
    [one] 1 Einheit im Spiel
   *[other] { $count } Einheiten im Spiel
}
hillpage-brief = Hand { $hand } · Deck { $deck } · Luft { $strikes }

## Das Schlachtfeld

hillpage-field = Das Schlachtfeld um den Hügel. Pfeiltasten gehen von Feld zu Feld, Enter wählt, das Fragezeichen fragt, warum nicht. Mit Umschalt verschieben die Pfeiltasten den Ausschnitt.
hillpage-overview = Übersicht. Pfeiltasten verschieben den Ausschnitt, Plus und Minus zoomen, Enter zeigt die ganze Schlacht.
hillpage-view = Ansicht
hillpage-closer = Vergrößern
hillpage-farther = Verkleinern
hillpage-fit = Die ganze Schlacht zeigen
hillpage-key-supply = Nachschub
hillpage-key-attack = Angriff
hillpage-key-attack-open = mit Unterstützung
hillpage-key-support = Unterstützung
hillpage-cut-off = abgeschnitten

## Ein Feld in Worten

word-hillpage-base = { $owner ->
    [south] der Basis von Süd
   *[north] der Basis von Nord
}
hillpage-space-hill = Der Hügel, { SPACE($at) }. Hier steht nie eine Einheit.
hillpage-space-unit = { hill218-seat }: { word-hillpage-kind } auf { SPACE($at) }.
hillpage-space-unit-base = { hill218-seat }: { word-hillpage-kind } auf { word-hillpage-base }, { SPACE($at) }.
hillpage-space-base = Die Basis von { hill218-seat }, { SPACE($at) }, leer.
hillpage-space-empty = { SPACE($at) }, leer.
hillpage-space-cut = Vom Nachschub abgeschnitten.
hillpage-space-deployed = Gerade aufgestellt.
hillpage-space-destroyed = Hier wurde gerade eine Einheit zerstört.
hillpage-space-legal = Hier kannst du eine Einheit aufstellen.
hillpage-space-target = Diese Einheit kannst du zerstören.
hillpage-space-aimed = Gewählt. Mit Enter bestätigst du.

## Karten

hillpage-in-hand = auf der Hand
hillpage-in-deck = im Deck
hillpage-strikes = Luftschläge
hillpage-destroyed = zerstört
hillpage-of = { $count } von { $whole }
hillpage-cards-of = Karten von { $who }: { $hand } auf der Hand, { $deck } im Deck, Luftschläge übrig: { $strikes }.
hillpage-your-cards = Deine Karten
hillpage-no-cards = Keine Karten auf der Hand
hillpage-card = { word-hillpage-kind-first }, Karte { $place } von { $count }.
hillpage-card-spaces = { $count ->
    [0] Dafür ist kein Feld frei.
    [one] Dafür gibt es ein Feld.
   *[other] Dafür gibt es { $count } Felder.
}
hillpage-card-returned = Kommt als Nummer { $place } unter das Deck.
hillpage-strike-left = Luftschlag: { $count }
hillpage-losses = Zerstörte Einheiten
hillpage-losses-none = Bisher keine
hillpage-bottom = Unter dem Deck, die letzte zuunterst

## Die drei Schaubilder einer Karte

hillpage-sheet-supply = Nachschub von
hillpage-sheet-supply-by = { $kind ->
    [special] Einer eigenen Einheit mit Nachschub auf einer der vier Ecken daneben.
    [para] Einer eigenen Einheit mit Nachschub auf einer der vier Seiten. Sie dürfen auch ohne Nachschub auf jedem leeren Feld nahe der Schlacht landen, außer auf dem Hügel und der gegnerischen Basis (H-4.4).
   *[other] Einer eigenen Einheit mit Nachschub auf einer der vier Seiten.
}
hillpage-sheet-attack = Greift an
hillpage-sheet-attack-by = { $kind ->
    [heavy] Die vier Ecken, wenn eine andere eigene Einheit das Feld unterstützt.
    [tank] Die vier Seiten. Er braucht keine Unterstützung.
    [artillery] Das zweite Feld voraus, die beiden links und rechts davon und das dritte Feld voraus. Sie braucht keine Unterstützung.
   *[other] Die vier Seiten, wenn eine andere eigene Einheit das Feld unterstützt.
}
hillpage-sheet-support = Unterstützt
hillpage-sheet-support-by = { $kind ->
    [heavy] Alle acht Felder ringsum.
   *[other] Die vier Seiten.
}

## Was eine Wahl bewirken würde

hillpage-unit-at = { word-hillpage-kind-first } auf { SPACE($at) }
hillpage-target = { word-hillpage-kind-first } auf { SPACE($at) }
hillpage-target-base = { word-hillpage-kind-first } auf der Basis von { hill218-seat }
hillpage-target-supported = { $target }; Unterstützung: { $units }
hillpage-look-targets = { $count ->
    [0] Dort gibt es kein Ziel.
    [one] Danach muss das einzige Ziel zerstört werden.
   *[other] Danach muss eines von { $count } Zielen zerstört werden.
}
hillpage-look-danger = Könnte dort im nächsten Zug mit einer Aktion zerstört werden durch: { $cards }.
hillpage-look-wins = Wer die gegnerische Basis erreicht, gewinnt sofort.
hillpage-look-cut = Abgeschnitten: { $units }.
hillpage-look-cut-own = Eigene Einheiten abgeschnitten: { $units }.

## Wählen

hillpage-pick-card = Wähle eine Handkarte oder zieh sie auf das Schlachtfeld.
hillpage-heading-returns = { $wanted ->
    [one] Wähle 1 Karte fürs Deck
   *[other] Wähle { $wanted } Karten fürs Deck
}
hillpage-heading-return = { $picked } von { $wanted } gewählt
hillpage-heading-attack = { word-hillpage-kind-first } auf { SPACE($at) } zerstören?
hillpage-heading-target = { word-hillpage-kind-first }: welches Ziel?
hillpage-heading-strike = Luftschlag: auf welche Einheit?
hillpage-heading-strike-at = Luftschlag: { word-hillpage-kind-first } auf { SPACE($at) }?
hillpage-heading-deploy = { word-hillpage-kind-first }: wohin?
hillpage-heading-deploy-at = { word-hillpage-kind-first } auf { SPACE($at) }?
hillpage-returned-place = { $lowest ->
    [yes] { $place }, zuunterst
   *[no] { $place }
}
hillpage-return = { $count ->
    [one] Unter das Deck legen
   *[other] Beide unter das Deck legen
}
hillpage-pass = Passen
hillpage-pass-why = Keine deiner Karten kann aufgestellt werden, und kein Luftschlag hat ein Ziel. Passen beendet deinen Zug; beim nächsten ziehst du wie gewohnt.
hillpage-deploy-here = Hier aufstellen
hillpage-fresh = Gerade gezogen.
hillpage-strike-here = Luftschlag hier
hillpage-attack-here = Zerstören
hillpage-another-space = Anderes Feld
hillpage-another-target = Anderes Ziel
hillpage-another-card = Andere Karte
hillpage-about = Zu dieser Karte
hillpage-spaces = Felder für diese Karte
hillpage-spaces-near = Neben einer gegnerischen Einheit
hillpage-spaces-far = Anderswo
hillpage-space-count = { $count ->
    [0] kein Feld
    [one] 1 Feld
   *[other] { $count } Felder
}
hillpage-air-strike = Luftschlag
hillpage-air-strike-title = Luftschlag
hillpage-hand-cards = { $cards ->
    [one] 1 Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}

## Keys

hillpage-key-cards = Eine Handkarte wählen
hillpage-key-strike = Luftschlag
hillpage-key-hand = Zu deinen Handkarten
hillpage-key-zoom = Näher, weiter weg, das ganze Schlachtfeld

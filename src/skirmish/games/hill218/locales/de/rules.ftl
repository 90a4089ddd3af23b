### Die Schlacht um Hügel 218: Ablehnungen, Ereignisse, Aufforderungen, Ausgänge.

hill218-seat = { seat }
# Der Soldat, die schweren Waffen: mit Artikel im ersten und im vierten Fall, und ohne.
word-hill218-kind-nom = { $kind ->
    [tank] der Panzer
    [infantry] die Infanterie
    [heavy] die schweren Waffen
    [special] die Spezialkräfte
    [artillery] die Artillerie
    [para] die Fallschirmjäger
   *[unknown] die unbekannte Karte
}
word-hill218-kind-acc = { $kind ->
    [tank] den Panzer
    [infantry] die Infanterie
    [heavy] die schweren Waffen
    [special] die Spezialkräfte
    [artillery] die Artillerie
    [para] die Fallschirmjäger
   *[unknown] die unbekannte Karte
}
word-hill218-kind = { $kind ->
    [tank] Panzer
    [infantry] Infanterie
    [heavy] schwere Waffen
    [special] Spezialkräfte
    [artillery] Artillerie
    [para] Fallschirmjäger
   *[unknown] unbekannte Karte
}
word-hill218-kind-start = { $kind ->
    [heavy] Schwere Waffen
    [unknown] Unbekannte Karte
   *[other] { word-hill218-kind }
}

hill218-title = Die Schlacht um Hügel 218
hill218-aim = Du gewinnst, wenn eine deiner Einheiten die gegnerische Basis erreicht oder wenn keine Seite mehr etwas spielen kann und du mehr Einheiten im Spiel hast.
hill218-letters = I Infanterie, H schwere Waffen, S Spezialkräfte, T Panzer, A Artillerie, P Fallschirmjäger

# "Dein Panzer", "deine schweren Waffen": im ersten und im vierten Fall.
word-your-nom = { $kind ->
    [infantry] Deine Infanterie
    [heavy] Deine schweren Waffen
    [special] Deine Spezialkräfte
    [tank] Dein Panzer
    [artillery] Deine Artillerie
   *[para] Deine Fallschirmjäger
}
word-your-acc = { $kind ->
    [infantry] deine Infanterie
    [heavy] deine schweren Waffen
    [special] deine Spezialkräfte
    [tank] deinen Panzer
    [artillery] deine Artillerie
   *[para] deine Fallschirmjäger
}
word-has = { $kind ->
    [heavy] haben
    [special] haben
    [para] haben
   *[other] hat
}
word-would-have = { $kind ->
    [heavy] hätten
    [special] hätten
    [para] hätten
   *[other] hätte
}
word-victim-acc = { $victim ->
    [infantry] die Infanterie
    [heavy] die schweren Waffen
    [special] die Spezialkräfte
    [tank] den Panzer
    [artillery] die Artillerie
   *[para] die Fallschirmjäger
}

## Warum nicht

hill218-refusal-battle-over = Die Partie ist vorbei. Es geht nichts mehr.
hill218-refusal-chance-awaited = { $awaited ->
    [deal] Zuerst werden die Startkarten gezogen.
   *[draw] Zuerst werden Karten gezogen.
}
hill218-refusal-not-your-turn = Dein Gegner ist am Zug.
hill218-refusal-not-now = Das geht jetzt nicht. { $awaited ->
    [return] Wähle die Karten, die unter dein Deck kommen.
   *[play] Stelle eine Einheit auf oder setze einen Luftschlag ein.
}
hill218-refusal-attack-first = { word-your-nom } auf { SPACE($unit) } { word-has } ein Ziel und { $kind ->
    [heavy] müssen
    [special] müssen
    [para] müssen
   *[other] muss
} zuerst angreifen.
hill218-refusal-on-hill = Auf dem Hügel steht nie eine Einheit. Stelle { word-your-acc } woanders auf.
hill218-refusal-occupied = { SPACE($at) } ist nicht leer: Dort { $kind ->
    [heavy] stehen
    [special] stehen
    [para] stehen
   *[other] steht
} { $own ->
    [yes] { $kind ->
        [tank] dein Panzer
       *[other] { word-your-acc }
    }
   *[no] { word-hill218-kind-nom } deines Gegners
}.
hill218-refusal-base-first = Deine Basis ist leer, auf { SPACE($at) } { word-would-have } { $kind ->
    [tank] dein Panzer
   *[other] { word-your-acc }
} also keinen Nachschub. Stelle zuerst eine Einheit auf deine Basis, auf { SPACE($base) }.
hill218-refusal-not-supplied = { word-your-nom } { word-would-have } auf { SPACE($at) } keinen Nachschub: Von dort führt keine Kette zu deiner Basis.
hill218-refusal-enemy-base = Auf der gegnerischen Basis, auf { SPACE($at) }, dürfen { word-your-acc } nur landen, wenn sie dort Nachschub haben.
hill218-refusal-outside-rectangle = { SPACE($at) } ist zu weit weg für { word-your-acc }. Landen können sie von ({ $west },{ "\u00A0" }{ $south }) bis ({ $east },{ "\u00A0" }{ $north }).
hill218-refusal-no-strike-left = Deine Luftschläge sind verbraucht.
hill218-refusal-out-of-range = { word-your-nom } auf { SPACE($unit) } { $kind ->
    [heavy] erreichen
    [special] erreichen
    [para] erreichen
   *[other] erreicht
} { SPACE($at) } nicht.
hill218-refusal-not-supported = { word-your-nom } auf { SPACE($unit) } { $kind ->
    [heavy] brauchen
    [special] brauchen
    [para] brauchen
   *[other] braucht
} Unterstützung für einen Angriff auf { SPACE($at) }, und keine andere deiner Einheiten unterstützt dieses Feld.
hill218-refusal-target-hill = Den Hügel kann man nicht angreifen. Wähle eine gegnerische Einheit.
hill218-refusal-target-own = Auf { SPACE($at) } { $kind ->
    [heavy] stehen
    [special] stehen
    [para] stehen
   *[other] steht
} { $kind ->
    [tank] dein eigener Panzer
    [heavy] deine eigenen schweren Waffen
    [special] deine eigenen Spezialkräfte
    [para] deine eigenen Fallschirmjäger
    [infantry] deine eigene Infanterie
   *[artillery] deine eigene Artillerie
}. Wähle eine gegnerische Einheit.
hill218-refusal-target-empty = Auf { SPACE($at) } steht keine Einheit. Wähle eine gegnerische.
hill218-refusal-not-in-hand = { $held ->
    [0] Du hast { $kind ->
        [tank] keinen Panzer
        [infantry] keine Infanterie
        [heavy] keine schweren Waffen
        [special] keine Spezialkräfte
        [artillery] keine Artillerie
        [para] keine Fallschirmjäger
       *[unknown] keine unbekannte Karte
    } auf der Hand.
   *[other] { word-hill218-kind-start }: Du brauchst { $wanted } davon und hast { $held } auf der Hand.
}
hill218-refusal-none-left = { word-hill218-kind-start }: Wo alle { $count } Karten davon sind, ist schon bekannt. Eine weitere kannst du nicht haben.
hill218-refusal-must-play = Du kannst noch etwas spielen, also musst du es auch, zum Beispiel { $token }.
hill218-refusal-wrong-count = { $count ->
    [one] Genau eine Karte kommt
   *[other] Genau { $count } Karten kommen
} unter dein Deck; du hast { $given } gewählt.

## Was geschah

hill218-cards-each = { $word ->
    [infantry] Infanterie
    [heavy] schwere Waffen
    [special] Spezialkräfte
    [tank] Panzer
    [artillery] Artillerie
    [para] Fallschirmjäger
   *[unknown] unbekannte Karte
}
hill218-spaces-each = { SPACE($word) }
hill218-event-drawn = { word-who-has } { $cards ->
    [unknown] { $cards-count ->
        [one] eine Karte gezogen
       *[other] { $cards-count } Karten gezogen
    }
   *[known] gezogen: { $cards }
}.
hill218-event-returned = { word-who-has } { $cards ->
    [unknown] { $cards-count ->
        [one] eine Karte
       *[other] { $cards-count } Karten
    } unter das Deck zurückgelegt
   *[known] unter das Deck zurückgelegt, die letzte zuunterst: { $cards }
}.
hill218-event-turn-began = { $who ->
    [you] Du bist am Zug
   *[other] { $name } ist am Zug
} ({ $plays ->
    [one] eine Aktion
   *[other] { $plays } Aktionen
}).
hill218-event-deployed = { word-who-has } { $kind ->
    [tank] einen Panzer
   *[other] { word-hill218-kind }
} auf { SPACE($at) } aufgestellt.
hill218-event-attacked = { word-who-has } mit { $kind ->
    [infantry] der Infanterie
    [heavy] den schweren Waffen
    [special] den Spezialkräften
    [tank] dem Panzer
    [artillery] der Artillerie
   *[para] den Fallschirmjägern
} auf { SPACE($unit) } angegriffen: { word-foe-has } { word-victim-acc } auf { SPACE($at) } verloren.
hill218-event-strike = { word-who-has } einen Luftschlag eingesetzt: { word-foe-has } { word-victim-acc } auf { SPACE($at) } verloren. { $left ->
    [0] Es ist kein Luftschlag mehr übrig.
    [one] Es ist noch ein Luftschlag übrig.
   *[other] Es sind noch { $left } Luftschläge übrig.
}
hill218-event-cut-off = { word-who-has } jetzt { $spaces-count ->
    [one] eine abgeschnittene Einheit
   *[other] { $spaces-count } abgeschnittene Einheiten
}: { $spaces }.
hill218-event-supplied = Wieder mit Nachschub: { $spaces }.
hill218-event-passed = { $who ->
    [you] Du konntest nichts spielen und hast gepasst.
   *[other] { $name } konnte nichts spielen und hat gepasst.
}
hill218-event-ended = { $how ->
    [base] { hill218-over-base }
    [more-units] { hill218-over-more-units }
   *[equal-units] { hill218-over-equal-units }
}

## Was gefragt ist

hill218-prompt-deal = Die Startkarten werden gezogen.
hill218-prompt-return = Wähle { $count ->
    [one] eine Karte, die
   *[other] { $count } Karten, die
} unter dein Deck { $count ->
    [one] zurückkommt.
   *[other] zurückkommen, die letzte zuunterst.
}
hill218-prompt-draw = Karten werden gezogen.
hill218-prompt-play = Stelle eine Einheit auf oder setze einen Luftschlag ein. { $plays ->
    [one] Du hast in diesem Zug noch eine Aktion.
   *[other] Du hast { $plays } Aktionen.
}
hill218-prompt-attack = Wähle ein Ziel für { word-your-acc } auf { SPACE($unit) }.{ $plays ->
    [0] {""}
    [one] {" "}Danach hast du noch eine Aktion.
   *[other] {" "}Danach hast du noch { $plays } Aktionen.
}
hill218-short-play = Einheit oder Luftschlag
hill218-asked-play = { $can ->
    [deploy] Stelle eine Einheit auf.
    [strike] Setze einen Luftschlag ein.
   *[pass] Du kannst weder eine Einheit aufstellen noch einen Luftschlag einsetzen.
} { $plays ->
    [one] Du hast in diesem Zug noch eine Aktion.
   *[other] Du hast { $plays } Aktionen.
}

## Warum nicht, wo es nichts zu schreiben gibt; und dass es geht

hill218-why-attacks-once = Eine Einheit greift nur an, wenn sie aufgestellt wird, und bleibt dann, wo sie ist. Das gilt auch für die auf { SPACE($unit) }.
hill218-why-no-enemy = { $lost ->
    [0] Noch ist keine gegnerische Einheit
   *[other] Im Augenblick ist keine gegnerische Einheit
} im Spiel. Ein Luftschlag hätte kein Ziel.
hill218-why-nothing-in-hand = Du hast keine Karte auf der Hand, die du aufstellen könntest.
hill218-why-none-supplied = Keine deiner Karten hat auf { SPACE($at) } Nachschub: Von dort führt keine Kette zu deiner Basis.
hill218-why-card-goes = { $more ->
    [0] Für diese Karte möglich: { $spaces }.
   *[other] Für diese Karte sind { $count } Felder möglich, zum Beispiel { $spaces }.
}
hill218-why-cards-fit = Auf { SPACE($at) } kannst du aufstellen: { $cards }.
hill218-why-strike-reaches = Ein Luftschlag kann jede gegnerische Einheit zerstören: { $units }.
hill218-can = { $what ->
    [return] Diese Karten können unter dein Deck: { $cards }.
    [deploy] Du kannst auf { SPACE($at) } { $kind ->
        [tank] einen Panzer
       *[other] { word-hill218-kind }
    } aufstellen.
    [attack] Du kannst { SPACE($at) } angreifen.
    [strike] Du kannst einen Luftschlag auf { SPACE($at) } einsetzen.
   *[pass] Du kannst passen.
}
hill218-suggest = { $what ->
    [return] Lege unter dein Deck: { $cards }.
    [deploy] Stelle { $kind ->
        [tank] einen Panzer
       *[other] { word-hill218-kind }
    } auf { SPACE($at) } auf.
    [attack] Greif { word-hill218-kind-acc } auf { SPACE($at) } an.
    [strike] Setze einen Luftschlag gegen { word-hill218-kind-acc } auf { SPACE($at) } ein.
   *[pass] Passe.
}

## Wie es ausging

hill218-units-in-play = Einheiten im Spiel: Süd { $south }, Nord { $north }.
hill218-over-war = { $result ->
    [draw] Der Krieg endet unentschieden.
   *[other] { word-wins } den Krieg.
}
hill218-over-base = { word-who-has } { $foe ->
    [you] deine
   *[other] die gegnerische
} Basis erreicht und gewonnen.
hill218-over-more-units = Keine Seite kann mehr etwas spielen. { $who ->
    [you] Du hast mehr Einheiten im Spiel und gewinnst.
   *[other] { $name } hat mehr Einheiten im Spiel und gewinnt.
}
hill218-over-equal-units = Keine Seite kann mehr etwas spielen. Beide Seiten haben gleich viele Einheiten im Spiel: unentschieden.
hill218-over-resignation = { word-foe-has } aufgegeben. { word-wins }.
hill218-over-agreement = Beide Seiten haben sich auf ein Unentschieden geeinigt.
hill218-over-time = { word-foe-has } die Zeit überschritten. { word-wins }.
hill218-over-adjudication = Der Betreiber des Servers hat die Partie beendet. { $result ->
    [draw] Sie endet unentschieden.
   *[other] { word-wins }.
}
hill218-over-settled = { $result ->
    [draw] Die Partie ist vorbei. Sie endete unentschieden.
   *[other] Die Partie ist vorbei. { word-who-has } gewonnen.
}

## Was helfen würde, Gefahren, und was für eine Entscheidung spricht

hill218-help-spaces = Für diese Karte möglich: { $spaces }.
hill218-help-cards = Diese Karten können aufgestellt werden: { $cards }.
hill218-help-targets = Mögliche Ziele: { $units }.
hill218-danger-base = { $plays ->
    [one] Dein Gegner könnte im nächsten Zug mit einer Aktion in deine Basis kommen und gewinnen.
   *[other] Dein Gegner könnte im nächsten Zug mit zwei Aktionen in deine Basis kommen und gewinnen.
}
hill218-units-each = { SPACE($word) }
hill218-danger-units = { $units-count ->
    [one] Eine Karte könnte deine Einheit auf { $units } zerstören: { $cards }.
   *[other] Eine Karte könnte eine deiner Einheiten auf { $units } zerstören: { $cards }.
}
hill218-danger-strike = Ein Luftschlag könnte eine beliebige deiner Einheiten zerstören: Der Gegner hat noch { $strikes ->
    [one] einen
   *[other] { $strikes }
}.
hill218-inspect-supply = { $how ->
    [base] Sie hält ihre Basis und versorgt alle anderen.
    [fed] Sie bekommt Nachschub von { SPACE($from) }.
   *[cut] Sie ist abgeschnitten.
}
hill218-inspect-hit = { $strikes ->
    [0] { $cards-count ->
        [0] Keine einzelne Karte könnte sie im nächsten Zug zerstören.
       *[other] Im nächsten Zug könnte sie mit einer Aktion zerstört werden durch: { $cards }.
    }
   *[other] { $cards-count ->
        [0] Mit einer Aktion könnte sie im nächsten Zug nur ein Luftschlag zerstören.
       *[other] Im nächsten Zug könnte sie mit einer Aktion zerstört werden durch einen Luftschlag oder durch: { $cards }.
    }
}
hill218-because = { $what ->
    [destroys] Das zerstört die Einheit auf { SPACE($at) }.
   *[cuts] Das schneidet die Einheit auf { SPACE($at) } ab.
}
hill218-because-base = { $plays ->
    [0] Das hält deinen Gegner von deiner Basis fern.
   *[other] Deine Basis kann dann nur noch mit zwei Aktionen betreten werden.
}
hill218-because-near = Von dort reicht dein Nachschub bis zur gegnerischen Basis.
hill218-because-enter = { $when ->
    [now] Danach könntest du in die gegnerische Basis kommen mit: { $cards }.
   *[next] So, wie es steht, könntest du im nächsten Zug in die gegnerische Basis kommen mit: { $cards }.
}
hill218-because-guards = { $units-count ->
    [one] Keine einzelne Karte könnte dann deine Einheit auf { $units } zerstören.
   *[other] Keine einzelne Karte könnte dann deine Einheiten auf { $units } zerstören.
}
hill218-because-attack = { $when ->
    [now] Danach könntest du { word-hill218-kind-acc } auf { SPACE($at) } angreifen mit: { $cards }.
   *[next] So, wie es steht, könntest du im nächsten Zug { word-hill218-kind-acc } auf { SPACE($at) } angreifen mit: { $cards }.
}
hill218-because-feeds = { $units-count ->
    [one] Deine Einheit auf { $units } hat wieder Nachschub.
   *[other] Deine Einheiten auf { $units } haben wieder Nachschub.
}
hill218-because-start = Dein Nachschub kommt immer aus deiner Basis.
hill218-because-safe = Keine einzelne Karte könnte sie dort im nächsten Zug zerstören.
hill218-because-denies = Auf { SPACE($at) } hätte dein Gegner aufstellen können.
hill218-because-closes = { $count ->
    [one] Dein Gegner kann auf einem Feld mit Nachschub weniger aufstellen.
   *[other] Dein Gegner kann auf { $count } Feldern mit Nachschub weniger aufstellen.
}
hill218-because-room = { $count ->
    [one] Danach könntest du auf einem weiteren Feld mit Nachschub aufstellen.
   *[other] Danach könntest du auf { $count } weiteren Feldern mit Nachschub aufstellen.
}
hill218-because-keeps = { $cards-count ->
    [0] Es ist deine letzte Karte.
   *[other] Du behältst: { $cards }.
}
hill218-because-left = { $count ->
    [0] Dein Gegner hat keine Einheit mehr.
    [one] Dein Gegner hat noch eine Einheit.
   *[other] Dein Gegner hat noch { $count } Einheiten.
}
hill218-because-pass = Etwas anderes ist nicht möglich.

### Die Studie zur Ausgewogenheit: ihr Befehl, ihr Bericht und ihre Bilder.

## Der Befehl

terminal-overview-balance = ein Spiel untersuchen: wer gewinnt, wie es endet, was jede Figur oder Karte wert ist
terminal-help-balance = Eine Stufe spielt tausende Male gegen sich selbst. Du erfährst, wie viel das Anfangen wert ist, wie oft Partien unentschieden enden, wie lang sie sind und wie sie enden, was jede Figur oder Karte wert ist und wo etwas geschieht. Mit --out werden die Partien, die Zahlen, die Bilder und eine Seite gespeichert; derselbe Befehl macht dort weiter, wo abgebrochen wurde.
terminal-help-balance-status = Rückgabewert: 0, 1, wenn sich eine Partie nicht zu Ende spielen ließ, 2 bei falschem Aufruf, 130 nach Strg+C.
terminal-help-balance-level = wer gegen sich selbst spielt (ohne Angabe: captain): { $levels }
terminal-help-balance-games = wie viele Partien (ohne Angabe: 2000)
terminal-help-balance-nodes = wie viele Knoten eine Entscheidung kosten darf, statt so vieler, wie die Stufe sonst nimmt
terminal-help-balance-jobs = wie viele Partien gleichzeitig laufen, jede in einem eigenen Prozess (ohne Angabe: 1)
terminal-help-balance-out = ein Ordner für die Partien, balance.json, die Bilder und die Seite balance.md
terminal-balance-left = { $over } von { $total } Partien sind in { $folder } gespeichert. Derselbe Befehl setzt fort.
terminal-balance-kept = Alles liegt in { $folder }.

## Der Bericht

balance-title = { $game }, { $variant }
balance-summary = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} von { $level } gegen sich selbst, jede mit eigenen Zufallsereignissen; wer anfängt, wird ausgelost. Seed { $seed }. Angaben in Klammern sind Intervalle von 95{ "\u00A0" }%.
balance-nodes = Eine Entscheidung kostete { $nodes } Knoten.
balance-openings = { $openings ->
    [one] Alle begannen mit demselben Aufbau.
   *[other] Sie begannen mit { $openings } verschiedenen Aufbauten.
}
balance-heading = { $part ->
    [first] Wer gewinnt
    [length] Wie lang Partien sind
    [ends] Wie Partien enden
    [kinds] Was aus jeder Art wird
    [worth] Was etwas wert ist
   *[maps] Wo es geschieht
}
balance-first = Wer anfing, gewann { $wins }, spielte { $draws } unentschieden und verlor { $losses }: { $share }{ "\u00A0" }% der Punkte ({ $between }), ein Unentschieden als halber Sieg.
balance-verdict = { $verdict ->
    [first] Das Anfangen ist ein Vorteil: Zufall allein ergäbe kaum so viel.
    [second] Als Zweiter zu spielen ist ein Vorteil: Zufall allein ergäbe für den Ersten kaum so wenig.
   *[none] Das ist kein Vorteil, der sich vom Zufall unterscheiden ließe.
}
balance-draws = { $share }{ "\u00A0" }% der Partien endeten unentschieden ({ $between }).
balance-length = Eine Partie hat im Mittel { $mean } Züge, beide Seiten gezählt; die Hälfte aller Partien hat zwischen { $quarter } und { $upper }, die kürzeste { $least } und die längste { $most }. Das sind im Mittel { $decisions } Entscheidungen.
balance-worth = So liest man es: Alle { $every } Züge wurde notiert, was die Seiten hatten, und wie die Partie ausging. Die Zahl ist die Gewinnchance einer Seite, die hiervon eins mehr und von allem anderen gleich viel hat. 50{ "\u00A0" }% heißt: Es ist nichts wert.
balance-plain = Zum Beispiel { $thing }: Mit eins mehr wird bei sonst gleichem Stand eine ausgeglichene Partie zu { $share }{ "\u00A0" }% gewonnen ({ $between }).
balance-maps = Alles ist aus der Sicht der Seite gezeigt, um die es geht, ihr eigener Rand unten: Das Brett von Nord ist umgedreht. Dunkler heißt häufiger.

balance-head = { $head ->
    [end] Ende
    [games] Partien
    [share] %
    [kind] Art
    [chance] gewinnt %
   *[between] 95{ "\u00A0" }%
}
balance-alt = { $picture ->
    [overview] Wer gewinnt, wie Partien enden und wie lang sie sind
    [worth] Was eins mehr von allem wert ist, mit Intervallen
   *[maps] Häufigkeitskarten (Heatmaps)
}

## Bilder

balance-plot-title = { $game } { $variant } · { $games } Partien von { $level } gegen sich selbst
balance-plot-who = Wer gewinnt (% der Partien)
balance-plot-won = { $who ->
    [first] Startspieler
    [draw] unentschieden
   *[second] zweiter Spieler
}
balance-plot-share = Punkte des Startspielers (Ausschnitt)
balance-plot-interval = { $share }{ "\u00A0" }% ({ $low }–{ $high })
balance-plot-ends = Wie Partien enden (% der Partien)
balance-plot-length = Wie lang Partien sind
balance-plot-turns = Züge beider Seiten
balance-plot-games = Partien
balance-plot-median = Median { $turns }
balance-plot-worth = Gewinnchance mit eins mehr, sonst alles gleich (%)
balance-plot-maps = Aus der Sicht der Seite, um die es geht, eigener Rand unten; in % von allem.

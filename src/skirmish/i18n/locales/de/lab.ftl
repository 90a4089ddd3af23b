### Das Labor: der Befehl der Arena, ihre Tabellen und Bilder.

## Der Befehl

terminal-overview-arena = Gegner gegeneinander spielen lassen und bewerten
terminal-help-arena = Alle spielen gegen alle, in Paaren von Partien mit denselben Zufallsereignissen und vertauschten Seiten. Am Ende stehen Wertungen mit ihren Intervallen, wer wen geschlagen hat, wie viel das Anfangen wert ist, wie lang die Partien sind und wie sie enden. Mit --out wird alles gespeichert, auch die Partien; derselbe Befehl macht dort weiter, wo abgebrochen wurde.
terminal-help-arena-status = Rückgabewert: 0, 1, wenn sich eine Partie nicht zu Ende spielen ließ, 2 bei falschem Aufruf, 130 nach Strg+C oder SIGTERM (gezeigt wird, was bis dahin gespielt war).
terminal-help-agents = wer mitspielt, durch Kommas getrennt; auch mehrmals. Gegner: { $agents } (ein Programm, etwa cmd:./bot --fast). Ein eigener Name: mine=cmd:./bot. Eine eigene Grenze: general@200ms oder general@5000n (Knoten)
terminal-help-arena-games = Partien je Paarung, eine gerade Zahl; bei dreien sind es insgesamt dreimal, bei vieren sechsmal so viele (ohne Angabe: 20)
terminal-help-arena-time = wie viele Millisekunden eine Entscheidung dauern darf, für alle ohne eigene Grenze
terminal-help-arena-nodes = wie viele Knoten eine Entscheidung kosten darf; dann ergibt derselbe Seed auf jedem Rechner dieselben Partien
terminal-help-arena-jobs = wie viele Partien gleichzeitig laufen, jede in einem eigenen Prozess (ohne Angabe: 1; auf einem Cluster so viele, wie er Prozessoren hat)
terminal-help-arena-out = ein Ordner für die Partien, was Programme in die Standardfehlerausgabe schreiben, result.json und ein Bild
terminal-help-arena-cluster = auf dem Ray-Cluster mit dieser Adresse spielen; local startet einen auf diesem Rechner
terminal-help-arena-anchor = wessen Wertung 0 ist (ohne Angabe: der Mittelwert aller)
terminal-arena-left = { $over } von { $total } Partien sind in { $folder } gespeichert. Derselbe Befehl setzt fort.
terminal-arena-kept = Alles liegt in { $folder }.

## Was dabei herauskam

lab-summary = { $game } { $variant }, { $played } von { $total } Partien, Seed { $seed }.
lab-head = { $head ->
    [agent] Gegner
    [rating] Elo
    [interval] 95{ "\u00A0" }%
    [games] Partien
    [score] S-U-N
    [share] %
    [time] ms im Mittel
   *[pairing] Paarung
}
lab-range = { $low }–{ $high }
# Signs stand before both numbers.
lab-range-signed = { $low } – { $high }
lab-cross = Punkte der Zeile gegen die Spalte, in %:
lab-first = Wer anfing, holte { $share }{ "\u00A0" }% der Punkte (95{ "\u00A0" }%: { lab-range }).
lab-length = Eine Partie hat im Mittel { $mean } Entscheidungen ({ $least }–{ $most }).
lab-ends = So endeten die Partien: { $ends }.
lab-failures = { $name } hat Partien durch eigene Fehler verloren: { $ends }.
lab-crash = Partie { $number } ließ sich nicht spielen: { $reason }.
lab-end = { $how ->
    [eliminated] keine Figuren mehr
    [five-lost] fünf verloren
    [quiet] ruhige Züge
    [base] gegnerische Basis
    [more-units] mehr Einheiten
    [equal-units] gleich viele Einheiten
    [resignation] aufgegeben
    [bot-late] Zeit überschritten
    [bot-silent] stumm
    [bot-unreadable] unlesbare Antwort
    [bot-unasked] ungefragt geantwortet
    [bot-illegal] unerlaubte Antwort
    [bot-flood] zu viel Ausgabe
    [bot-died] Programm beendet
    [bot-closed] Ausgabe geschlossen
    [bot-missing] Programm fehlt
   *[other] { $how }
}

## Bilder

lab-plot-title = { $game } { $variant } · { $games } Partien
lab-plot-rating = Wertung (Elo, mit Intervallen von 95{ "\u00A0" }%)
lab-plot-cross = Punkte der Zeile gegen die Spalte (%)

### Battle for the Island: what a balance study counts.

island-balance-ends = Che cosa ha eliminato la pedina la cui perdita ha deciso. Un colpo conta con il suo fuoco incrociato; una penalità è la pedina che l’avversario toglie quando nessuna pedina può muovere (I-3.7) o nessuna può entrare (I-3.9); dopo 120 turni tranquilli la battaglia finisce in pareggio (I-7.3).
island-balance-kinds = Per ogni tipo: quante pedine una parte perde in una partita e per che cosa, quante gliene restano alla fine e quante pedine nemiche quel tipo elimina con i suoi colpi.
island-balance-head = { $head ->
    [shot] colpo
    [crossfire] fuoco incrociato
    [blast] esplosione
    [penalty] penalità
    [pad-penalty] penalità sulla piattaforma
    [left-over] restano
   *[takes] elimina
}
island-balance-end = { $end ->
    [shot] per un colpo
    [blast] per un’esplosione
    [penalty] per una penalità
    [pad-penalty] per una penalità sulla piattaforma
    [both] tutte e due le parti insieme (pareggio)
   *[quiet] turni tranquilli (pareggio)
}
island-balance-thing = { $place ->
    [island] { word-island-kind } sull’isola
    [pad] { word-island-kind } sulla piattaforma
    [turn] avere il turno
   *[none] { word-island-kind }
}
island-balance-question = Uno in più rimasto
island-balance-map = { $map ->
    [stand] Dove stanno le pedine
    [lost] Dove si perdono
    [shoot] Da dove si spara
   *[block] Dove chi vince mette i blocchi
}

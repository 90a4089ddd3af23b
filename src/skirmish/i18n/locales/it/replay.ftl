### Rivedere una partita: momenti, punti di vista, linee provate, le partite di un file.

replay-turn-of = Turno { $turn } di { $turns }
replay-decision-of = decisione { $decision } di { $decisions }
replay-turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}
replay-set-up = Preparazione
replay-stride = Avanza per
replay-by-turn = Turni
replay-by-decision = Decisioni
replay-speed = Velocità
replay-view = Vista
replay-view-watch = Spettatore
replay-view-open = Tutto
replay-loss-before = Perdita precedente
replay-loss-next = Perdita successiva
replay-try = Prova altre mosse
replay-before-turn = Comincia prima di questo turno
replay-trying = Stai provando altre mosse. Non viene salvato nulla.
replay-chance = Che cosa decide il caso?
replay-at-random = Lascia fare al caso
replay-take-back = Ritira
replay-return = Torna alla partita
replay-line = Le mosse finora
replay-games = { $count ->
    [one] { $count } partita in questo file
   *[other] { $count } partite in questo file
}
replay-other-games = Altre partite

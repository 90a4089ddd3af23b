## I titoli sopra le decisioni in un elenco

hill218-choice-deploy = Schierare { $kind ->
    [infantry] la fanteria
    [heavy] le armi pesanti
    [special] le forze speciali
    [tank] un carro armato
    [artillery] l’artiglieria
   *[para] i paracadutisti
}:
hill218-choice-attack = Attaccare:
hill218-choice-strike = Attacco aereo:
hill218-choice-return = Rimettere in fondo al mazzo, l’ultima più in basso:
hill218-choice-pass = Passare:

hill218-hand-over = Tocca a { $seat }. Passa lo schermo. Le altre carte sono coperte.
hill218-hand-over-enter = { $seat }: scrivi { $letter } e premi Invio per vedere le tue carte.

## Gli esempi nell'aiuto dei comandi

hill218-example-play-1 = La battaglia per la collina 218 in due sullo stesso schermo
hill218-example-play-2 = La battaglia per la collina 218 contro il livello più debole
hill218-example-opponents-1 = per un solo gioco, in italiano
hill218-example-legal-1 = il primo turno, le carte in mano all’avversario sono sconosciute
hill218-example-next-1 = molte domande, una per riga
hill218-example-show-1 = una posizione; il gioco si riconosce da sé
hill218-example-simulate-1 = una partita per principianti, comincia Sud
hill218-example-arena-1 = tre avversari, due uguali ma con nomi diversi; salva tutte le partite
hill218-example-balance-1 = salva tutto, due partite alla volta
hill218-example-bot-1 = una partita contro di lui

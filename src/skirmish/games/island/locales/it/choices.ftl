## I titoli sopra le decisioni in un elenco, il significato dei segni e una domanda

island-choice-shoot = Sparare:
island-choice-move = { $kind ->
    [soldier] Soldato
    [jeep] Jeep
   *[tank] Carro armato
} in { $square }:
island-choice-reinforce = Rinforzo, dalla casella della piattaforma:
island-choice-pad = Scegliere la piattaforma:
island-choice-turn = Cambio di direzione, a sinistra (L) o a destra (R):
island-choice-slide = Far scorrere la piattaforma:
island-choice-block = Mettere un blocco:
island-choice-character = Mettere una pedina:
island-choice-load = Caricare la piattaforma:
island-choice-remove = Togliere:
island-choice-remove-pad = Togliere dalla piattaforma:
island-choice-end = Chiudere il turno:

island-flag-on-block = finisce su un blocco
island-flag-own-side = colpisce una tua pedina

island-own-target = Così elimini { $kind ->
    [soldier] il tuo soldato
    [jeep] la tua jeep
   *[tank] il tuo carro armato
} in { $square }. Sparare?

## Gli esempi nell'aiuto dei comandi

island-example-play-1 = una guerra di al massimo tre battaglie rapide, con l’orologio
island-example-legal-1 = Sud ha fatto 3
island-example-legal-2 = molte posizioni, una per riga
island-example-next-1 = Sud fa 3, muove un soldato e chiude il turno
island-example-why-1 = un soldato deve usare il lancio per intero
island-example-why-2 = questa è permessa
island-example-rules-1 = tutte le regole
island-example-rules-2 = una regola
island-example-check-1 = registrazioni dallo standard input
island-example-simulate-1 = tre partite in un file
island-example-arena-1 = due avversari, quattro partite veloci
island-example-balance-1 = uno sguardo rapido a una variante veloce

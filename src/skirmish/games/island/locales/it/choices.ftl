## I titoli sopra le decisioni in un elenco, il significato dei segni e una domanda

island-choice-shoot = Sparare:
island-choice-move = { $kind ->
    [soldier] Soldato
    [jeep] Jeep
   *[tank] Carro armato
} in { $square }:
island-choice-reinforce = Rinforzo, dalla casella della piattaforma:
island-choice-pad = Indicare la piattaforma:
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

island-own-target = Questo elimina { $kind ->
    [soldier] il tuo soldato
    [jeep] la tua jeep
   *[tank] il tuo carro armato
} in { $square }. Spari?

### Gli avversari: come si chiamano e come giocano. Vale per tutti e due i giochi.

opponent-random = Casuale
opponent-random-plays = Gioca a caso una mossa permessa.
opponent-greedy = Avido
opponent-greedy-plays = Prende ciò che al momento sembra meglio.
opponent-recruit = Recluta
opponent-recruit-plays = Guarda solo la posizione dopo la propria mossa, e la valuta alla buona.
opponent-corporal = Caporale
opponent-corporal-plays = Valuta la posizione dopo la propria mossa, ma gli sfugge molto.
opponent-sergeant = Sergente
opponent-sergeant-plays = Valuta l’intero tabellone, compreso ciò che può colpirlo.
opponent-captain = Capitano
opponent-captain-plays = Guarda uno o due turni avanti.
opponent-general = Generale
opponent-general-plays = Pensa fino a un secondo a ogni decisione, guardando avanti più che può.

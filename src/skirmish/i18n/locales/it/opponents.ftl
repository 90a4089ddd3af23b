### Gli avversari: come si chiamano e come giocano. Vale per tutti e due i giochi.

opponent-random = Caso
opponent-random-plays = Gioca una mossa permessa qualsiasi.
opponent-greedy = Ingordo
opponent-greedy-plays = Prende ciò che sembra meglio al momento e dimentica tutto il resto.
opponent-recruit = Recluta
opponent-recruit-plays = Guarda che cosa c'è dopo la propria mossa, e in modo approssimativo.
opponent-corporal = Caporale
opponent-corporal-plays = Giudica in modo meno approssimativo.
opponent-sergeant = Sergente
opponent-sergeant-plays = Giudica tutto ciò che è in gioco, compreso ciò che può colpirlo.
opponent-captain = Capitano
opponent-captain-plays = Guarda anche uno o due turni avanti.
opponent-general = Generale
opponent-general-plays = Pensa fino a un secondo a ogni decisione, guardando avanti più che può.

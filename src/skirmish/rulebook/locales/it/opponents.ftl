### Gli avversari: come si chiamano e come giocano. Vale per tutti e due i giochi.

opponent-random = Caso
opponent-random-plays = Gioca una mossa permessa qualsiasi.
opponent-greedy = Ingordo
opponent-greedy-plays = Prende ciò che sembra meglio al momento e dimentica tutto il resto.
opponent-recruit = Recluta
opponent-recruit-plays = Conta chi resta dopo la propria mossa e non guarda oltre.
opponent-corporal = Caporale
opponent-corporal-plays = Vede anche che cosa la sua parte può fare dopo.
opponent-sergeant = Sergente
opponent-sergeant-plays = Vede anche alcuni dei pericoli che vengono dall'altra parte.
opponent-captain = Capitano
opponent-captain-plays = Vede che cosa l'altra parte potrebbe fare in tutto il suo prossimo turno.
opponent-general = Generale
opponent-general-plays = Pensa fino a un secondo a ogni decisione, guardando avanti più che può.

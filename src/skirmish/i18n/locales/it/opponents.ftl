### Gli avversari: come si chiamano e come giocano. Vale per tutti e due i giochi.

opponent-random = Caso
opponent-random-plays = Gioca una mossa permessa qualsiasi.
opponent-greedy = Ingordo
opponent-greedy-plays = Prende ciò che sembra meglio al momento e dimentica tutto il resto.
opponent-recruit = Recluta
opponent-recruit-plays = Guarda che cosa c'è dopo la propria mossa, e non oltre.
opponent-corporal = Caporale
opponent-corporal-plays = Vede anche che cosa potrebbe fare subito dopo.
opponent-sergeant = Sergente
opponent-sergeant-plays = Giudica anche a che cosa serve la sua posizione nei turni successivi.
opponent-captain = Capitano
opponent-captain-plays = Vede anche che cosa l'altra parte potrebbe fare nel suo prossimo turno.
opponent-general = Generale
opponent-general-plays = Pensa fino a un secondo a ogni decisione, guardando avanti più che può.

### Die Gegner: wie sie heißen und wie sie spielen. Gilt für beide Spiele.

opponent-random = Zufall
opponent-random-plays = Spielt irgendetwas, das erlaubt ist.
opponent-greedy = Gierschlund
opponent-greedy-plays = Nimmt, was im Augenblick am besten aussieht, und vergisst alles andere.
opponent-recruit = Rekrut
opponent-recruit-plays = Zählt, wer nach dem eigenen Zug übrig ist, und sieht nicht weiter.
opponent-corporal = Gefreiter
opponent-corporal-plays = Sieht auch, was die eigene Seite als Nächstes tun kann.
opponent-sergeant = Feldwebel
opponent-sergeant-plays = Sieht auch einige der Gefahren, die von der anderen Seite kommen.
opponent-captain = Hauptmann
opponent-captain-plays = Sieht, was die andere Seite in ihrem ganzen nächsten Zug tun könnte.
opponent-general = General
opponent-general-plays = Denkt bis zu einer Sekunde über jede Entscheidung nach, so weit voraus wie möglich.

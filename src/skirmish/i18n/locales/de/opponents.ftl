### Die Gegner: wie sie heißen und wie sie spielen. Gilt für beide Spiele.

opponent-random = Zufall
opponent-random-plays = Spielt irgendetwas, das erlaubt ist.
opponent-greedy = Gierschlund
opponent-greedy-plays = Nimmt, was im Augenblick am besten aussieht, und vergisst alles andere.
opponent-recruit = Rekrut
opponent-recruit-plays = Sieht, was nach dem eigenen Zug da ist, und nicht weiter.
opponent-corporal = Gefreiter
opponent-corporal-plays = Sieht auch, was er gleich danach tun könnte.
opponent-sergeant = Feldwebel
opponent-sergeant-plays = Beurteilt auch, wozu die eigene Stellung in den nächsten Zügen taugt.
opponent-captain = Hauptmann
opponent-captain-plays = Sieht auch, was die andere Seite in ihrem nächsten Zug tun könnte.
opponent-general = General
opponent-general-plays = Denkt bis zu einer Sekunde über jede Entscheidung nach, so weit voraus wie möglich.

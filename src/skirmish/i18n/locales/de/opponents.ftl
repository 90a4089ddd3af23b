### Die Gegner: wie sie heißen und wie sie spielen. Gilt für beide Spiele.

opponent-random = Zufall
opponent-random-plays = Spielt irgendetwas, das erlaubt ist.
opponent-greedy = Gierschlund
opponent-greedy-plays = Nimmt, was im Augenblick am besten aussieht, und vergisst alles andere.
opponent-recruit = Rekrut
opponent-recruit-plays = Sieht, was nach dem eigenen Zug da ist, und nur grob.
opponent-corporal = Gefreiter
opponent-corporal-plays = Urteilt weniger grob.
opponent-sergeant = Feldwebel
opponent-sergeant-plays = Beurteilt alles, was im Spiel ist, auch was ihn treffen kann.
opponent-captain = Hauptmann
opponent-captain-plays = Schaut auch ein, zwei Züge voraus.
opponent-general = General
opponent-general-plays = Denkt bis zu einer Sekunde über jede Entscheidung nach, so weit voraus wie möglich.

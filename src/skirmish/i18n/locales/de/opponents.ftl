### Die Gegner: wie sie heißen und wie sie spielen. Gilt für beide Spiele.

opponent-random = Zufall
opponent-random-plays = Spielt irgendeinen erlaubten Zug.
opponent-greedy = Gierig
opponent-greedy-plays = Nimmt, was im Augenblick am besten aussieht.
opponent-recruit = Rekrut
opponent-recruit-plays = Sieht nur bis zur Stellung nach dem eigenen Zug und beurteilt sie grob.
opponent-corporal = Gefreiter
opponent-corporal-plays = Beurteilt die Stellung nach dem eigenen Zug und übersieht dabei vieles.
opponent-sergeant = Feldwebel
opponent-sergeant-plays = Beurteilt das ganze Brett, auch was ihn treffen kann.
opponent-captain = Hauptmann
opponent-captain-plays = Schaut ein, zwei Züge voraus.
opponent-general = General
opponent-general-plays = Denkt bis zu einer Sekunde über jede Entscheidung nach, so weit voraus wie möglich.

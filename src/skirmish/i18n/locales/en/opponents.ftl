### The opponents: what each is called, and how it plays. True of both games.

opponent-random = Random
opponent-random-plays = Plays any legal move at random.
opponent-greedy = Greedy
opponent-greedy-plays = Takes whatever looks best right now.
opponent-recruit = Recruit
opponent-recruit-plays = Looks only at the board after its own move, and judges it roughly.
opponent-corporal = Corporal
opponent-corporal-plays = Judges the board after its own move, but misses a lot.
opponent-sergeant = Sergeant
opponent-sergeant-plays = Judges the whole board, including what can hit it.
opponent-captain = Captain
opponent-captain-plays = Looks a turn or two ahead.
opponent-general = General
opponent-general-plays = Thinks for up to a second about each decision, as far ahead as it can.

### The opponents: what each is called, and how it plays. True of both games.

opponent-random = Random
opponent-random-plays = Plays anything that is allowed.
opponent-greedy = Greedy
opponent-greedy-plays = Takes whatever looks best at once, and forgets everything else.
opponent-recruit = Recruit
opponent-recruit-plays = Looks at what is there after its own move, and no further.
opponent-corporal = Corporal
opponent-corporal-plays = Also sees what it could do right after that.
opponent-sergeant = Sergeant
opponent-sergeant-plays = Also judges what its position is good for in the turns to come.
opponent-captain = Captain
opponent-captain-plays = Also sees what the other side could do in its next turn.
opponent-general = General
opponent-general-plays = Thinks for up to a second about each decision, as far ahead as it can.

### The opponents: what each is called, and how it plays. True of both games.

opponent-random = Random
opponent-random-plays = Plays anything that is allowed.
opponent-greedy = Greedy
opponent-greedy-plays = Takes whatever looks best at once, and forgets everything else.
opponent-recruit = Recruit
opponent-recruit-plays = Counts who is left after its own move, and looks no further.
opponent-corporal = Corporal
opponent-corporal-plays = Also sees what its own side can do next.
opponent-sergeant = Sergeant
opponent-sergeant-plays = Also sees some of the dangers that come from the other side.
opponent-captain = Captain
opponent-captain-plays = Sees what the other side could do in its whole next turn.
opponent-general = General
opponent-general-plays = Thinks for up to a second about each decision, as far ahead as it can.

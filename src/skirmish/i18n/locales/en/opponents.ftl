### The opponents: what each is called, and how it plays. True of both games.

opponent-random = Random
opponent-random-plays = Plays anything that is allowed.
opponent-greedy = Greedy
opponent-greedy-plays = Takes whatever looks best at once, and forgets everything else.
opponent-recruit = Recruit
opponent-recruit-plays = Looks at what is there after its own move, and only roughly.
opponent-corporal = Corporal
opponent-corporal-plays = Judges less roughly.
opponent-sergeant = Sergeant
opponent-sergeant-plays = Judges everything on the table, what can hit it included.
opponent-captain = Captain
opponent-captain-plays = Also looks a turn or two ahead.
opponent-general = General
opponent-general-plays = Thinks for up to a second about each decision, as far ahead as it can.

## The headings above decisions in a list, what their signs mean, and a question before one

island-choice-shoot = Shoot:
island-choice-move = { $kind ->
    [soldier] Soldier
    [jeep] Jeep
   *[tank] Tank
} on { $square }:
island-choice-reinforce = Reinforcement, from pad square:
island-choice-pad = Move the pad:
island-choice-turn = Change of direction, left (L) or right (R):
island-choice-slide = Slide the pad:
island-choice-block = Place a block:
island-choice-character = Place a character:
island-choice-load = Load the pad:
island-choice-remove = Remove:
island-choice-remove-pad = Remove from the pad:
island-choice-end = End the turn:

island-flag-on-block = lands on a block
island-flag-own-side = hits your own side

island-own-target = This removes your own { $kind ->
    [soldier] soldier
    [jeep] jeep
   *[tank] tank
} on { $square }. Shoot?

## The examples in the commands' help

island-example-play-1 = a war of up to three short battles, with clocks
island-example-legal-1 = South has rolled a 3
island-example-legal-2 = many positions, one per line
island-example-next-1 = South rolls a 3, moves a soldier and ends the turn
island-example-why-1 = a soldier cannot stop short of the roll
island-example-why-2 = a legal move
island-example-rules-1 = the whole rulebook
island-example-rules-2 = one rule
island-example-check-1 = records from standard input
island-example-simulate-1 = three games into a file
island-example-arena-1 = two agents, four short games per pairing
island-example-balance-1 = a short study of a fast variant

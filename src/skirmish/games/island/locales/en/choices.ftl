## The headings above decisions in a list, what their signs mean, and a question before one

island-choice-shoot = Shoot:
island-choice-move = { $kind ->
    [soldier] Soldier
    [jeep] Jeep
   *[tank] Tank
} on { $square }:
island-choice-reinforce = Reinforcement, from pad square:
island-choice-pad = Name the pad:
island-choice-turn = Change direction, left (L) or right (R):
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

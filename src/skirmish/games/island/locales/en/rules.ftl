### Battle for the Island: refusals, events, prompts, endings.

island-seat = { seat }
word-island-kind = { $kind ->
    [soldier] soldier
    [jeep] jeep
   *[tank] tank
}
# For counting: "3 soldiers", "2 cards of infantry" is left to the sentence.
word-island-kinds = { $kind ->
    [soldier] soldiers
    [jeep] jeeps
   *[tank] tanks
}

island-title = Battle for the Island
island-aim = { $variant ->
    [quick] You win when your opponent has lost five characters.
    [classic] You win when your opponent has no character left, on the island or on the pad.
   *[other] You win when your opponent has no character left.
}

word-facing = { $facing ->
    [north] north
    [east] east
    [south] south
   *[west] west
}

## Why not

island-refusal-battle-over = The battle is over. Nothing more can be played.
island-refusal-chance-awaited = { $awaited ->
    [roll] First the die is rolled.
    [roll-pad] First the die is rolled for the pad.
   *[turn-over] First a block is turned over.
}
island-refusal-not-your-turn = It is your opponent’s turn.
island-refusal-not-now = You cannot do that now. { $awaited ->
    [place-block] Place a block.
    [place-character] Place a character.
    [load-pad] Load your pad.
    [enter] Let a character enter from your pad.
    [use-roll] Use your roll, or shoot first.
    [choose-option] Choose reinforcement, pad or change of direction, or shoot first.
    [slide-pad] Slide your pad left or right, or shoot first.
    [after-move] Shoot, or end your turn.
    [end] End your turn.
    [remove] Take one of your opponent’s characters off the island.
   *[remove-from-pad] Take one of your opponent’s characters off their pad.
}
island-refusal-line-has-block = No block can go on { $square }: there is one on { $other } in the same { $line ->
    [row] row
   *[column] column
}.
island-refusal-not-home-row = { $square } is not in your home rows, { $seat ->
    [south] 1 and 2.
   *[north] 11 and 12.
}
island-refusal-square-taken = { $square } is not empty: { $by ->
    [block] a block lies there.
   *[character] a character stands there.
}
island-refusal-none-of-kind-left = You have no more { word-island-kinds }. Take another kind.
island-refusal-not-the-remaining-five = The pad takes exactly the five you have left: { $held }, in any order. You gave { $given }.
island-refusal-not-your-character = None of your characters stands on { $square }.
island-refusal-only-the-named-one-moves = This roll is for the character on { $mover } alone; the one on { $square } cannot use it.
island-refusal-not-forward = The character on { $start } does not face { $end }. It only moves straight ahead.
island-refusal-one-cannot-turn = A 1 is too little to turn with. The character on { $start } can only move one square forward.
island-refusal-wrong-distance = { $turn ->
    [none] It is { $steps ->
        [one] 1 square
       *[other] { $steps } squares
    } from { $start } to { $end }, but you rolled { $roll }. Use the whole roll.
   *[turn] It is { $steps ->
        [one] 1 square
       *[other] { $steps } squares
    } from { $start } to { $end }. A character that turns moves one square less than your { $roll }.
}
island-refusal-path-blocked = The path from { $start } to { $end } is blocked at { $at } by { $by ->
    [block] a block
   *[character] a character
}.
island-refusal-turn-on-block = There is a block on { $at }. You can land on it only straight ahead with the whole roll, without turning.
island-refusal-roll-must-be-used = Your { $roll } can still be used, so you must use it. Characters that can: { $squares }.
island-refusal-not-an-opponent = None of your opponent’s characters stands on { $square }.
island-refusal-no-pads = There are no pads in this variant. Only a change of direction is possible.
island-refusal-pad-square-empty = Pad square { $number } is empty.
island-refusal-pad-square-overhangs = Pad square { $number } overhangs the corner and has no square in front of it.
island-refusal-entry-occupied = No character can enter from pad square { $number }: { $at } is occupied by a character.
island-refusal-missile-leaves-island = Sliding { $roll } to the { $direction ->
    [left] left
   *[right] right
} would take the missile, now at { $column }, past the end of the island. Slide the other way.
island-refusal-not-in-line = { $target } is not straight ahead of the character on { $shooter }. Characters do not shoot sideways or backward.
island-refusal-wrong-range = The { word-island-kind } on { $shooter } hits at exactly { $range } squares; { $target } is { $distance ->
    [one] 1 square
   *[other] { $distance } squares
} away.
island-refusal-nothing-to-hit = There is nothing on { $target } for the character on { $shooter } to hit.
island-refusal-shot-blocked = The shot from { $shooter } to { $target } is stopped by the block on { $at }.

## What happened

island-kinds-each = { $word ->
    [S] soldier
    [J] jeep
   *[T] tank
}
island-event-block-placed = { word-who } placed a block on { $square }.
island-event-character-placed = { word-who } placed a { word-island-kind } on { $square }, facing { word-facing }.
island-event-pad-loaded = { word-who } loaded the pad: { $kinds }.
island-event-turn-began = { $who ->
    [you] It is your turn.
   *[other] Next turn: { $name }.
}
island-event-rolled = { word-who } rolled { $face }.
island-event-moved = { word-who } moved the { word-island-kind } from { $start } to { $end }{ $turn ->
    [left] {" "}and turned it left
    [right] {" "}and turned it right
   *[none] {""}
}.
island-event-turned = { word-who } turned the { word-island-kind } on { $square } { $direction ->
    [left] left
   *[right] right
}.
island-event-entered = { word-who } moved the { word-island-kind } from pad square { $number } onto { $square }.
island-event-pad-nominated = { word-who } chose to move the pad.
island-event-pad-slid = { word-who } slid the pad; its missile is now at { $column }.
island-event-shot = { word-who } shot with the { word-island-kind } on { $shooter }{ $hit ->
    [block] {" "}at the block on { $target }
   *[other] {""}
}.
island-event-block-turned-over = The block on { $square } was { $kind ->
    [live] live
   *[safe] safe
}.
island-event-removed = { word-who } lost the { word-island-kind } on { $square }{ $cause ->
    [shot] {""}
    [crossfire] {" "}in the crossfire
    [blast] {" "}in the blast
   *[penalty] {" "}as a penalty
}.
island-event-removed-from-pad = { word-who } lost the { word-island-kind } on pad square { $number } as a penalty.
island-event-nothing-can-move = { $penalty ->
    [yes] { word-who } could not use the { $roll }: one character is lost as a penalty.
   *[no] { word-who } could not use the { $roll }.
}
island-event-none-can-enter = { word-who } had no character that could enter from the pad.
island-event-ended = { $how ->
    [eliminated] { island-over-eliminated }
    [five-lost] { island-over-five-lost }
   *[quiet] { island-over-quiet }
}

## What is asked

island-prompt-place-block = Place a block on an empty square. No row and no column may hold two.
island-prompt-place-character = Place a character on an empty square of your home rows, facing any way.
island-prompt-load-pad = Load your other five onto the pad, squares 1 to 5 from your left.
island-prompt-enter = You have no character on the island. Choose one to enter from your pad.
island-prompt-roll = Roll the die.
island-prompt-roll-pad = Roll the die for your pad.
island-prompt-use-roll = Use the { $roll }. { $roll ->
    [1] Move one character 1 square forward.
   *[other] Move one character { $roll } forward, or one less and turn.
}
island-prompt-choose-option = You rolled 0. Choose reinforcement, pad or change of direction, then roll again.
island-prompt-slide-pad = Slide your pad by { $roll }, left or right.
island-prompt-after-move = Shoot, or end your turn.
island-prompt-remove = Take one of your opponent’s characters off the island.
island-prompt-remove-from-pad = Take one of your opponent’s characters off their pad.
island-prompt-turn-over = A block is turned over.
island-asked-shoot-first = You may shoot first.
island-asked-nobody = None of your characters can use the { $roll }{ $why ->
    [block] {""}: only the one on { $square } may move, and the block on { $at } is in its way.
    [character] {""}: only the one on { $square } may move, and the character on { $at } is in its way.
    [edge] {""}: only the one on { $square } may move, and it would leave the island.
    [gone] {""}: the one that could have moved is gone.
   *[each] {""}: each would run into something or leave the island.
} { $stuck ->
    [yes] When you end your turn, your opponent takes one of your characters off the island (I-3.7).
   *[no] End your turn.
}
island-asked-end = End your turn.
island-asked-place = Place character { $number } of { $of } on an empty square of your home rows, facing any way.
island-asked-turn-only = You rolled 0. Change the direction of a character, then roll again.
island-asked-slide = Slide your pad by { $roll } to the { $direction ->
    [left] left
   *[right] right
}.

## Why not, where nothing could be written down; and that it can be done

island-why-enters-in-front = From pad square { $number } a character enters on { $at }, straight in front of it, and nowhere else.
island-why-faces-the-edge = The character on { $start } faces the edge of the island. There is no square ahead of it.
island-why-nobody-hits = None of your characters has an exact hit on { $square }.
island-why-nobody-reaches = None of your characters can reach { $square } with a { $roll }.
island-why-pad-closed = No character goes from { $start } to a pad: they only come in from it. And no shot hits a pad square.
island-why-pad-own = { $kind ->
    [none] Your pad square { $number } is empty: no character can come in from it.
   *[other] Your { word-island-kind } waits on pad square { $number }. { $way ->
        [free] It comes in on { $at } when you roll a zero and choose reinforcement, or have no character left on the island.
        [taken] It would come in on { $at } after a zero, but a character stands there.
       *[corner] It lies beyond the corner with no square in front of it: before it can come in, you must slide the pad.
    }
}
island-why-pad-theirs = { $kind ->
    [none] { word-own } pad square { $number } is empty: no character can come in from it.
   *[other] { word-own } { word-island-kind } waits on pad square { $number }. { $way ->
        [free] { seat } brings it in on { $at } after rolling a zero and choosing reinforcement.
        [taken] It would come in on { $at } after a zero, but a character stands there.
       *[corner] It lies beyond the corner with no square in front of it: before it can come in, { seat } must slide the pad.
    }
}
island-can = { $what ->
    [block] You can place a block on { $target }.
    [character] You can place a character on { $target }.
    [load] You can load your pad like this: { $kinds }.
    [move] You can move from { $source } to { $target }.
    [move-left] You can move from { $source } to { $target } and turn left there.
    [move-right] You can move from { $source } to { $target } and turn right there.
    [shoot] You can shoot from { $source } at { $target }.
    [reinforce] A character can enter from your pad on { $target }.
    [pad] You can choose the pad.
    [turn-left] You can turn the character on { $source } left.
    [turn-right] You can turn the character on { $source } right.
    [slide-left] You can slide the pad left.
    [slide-right] You can slide the pad right.
    [remove] You can take the character on { $target } off the island.
    [remove-pad] You can take the character on pad square { $number } off.
   *[end] You can end your turn.
}
island-suggest = { $what ->
    [block] Place a block on { $target }.
    [character] Place a { word-island-kind } on { $target }.
    [load] Load your pad like this: { $kinds }.
    [move] Move the { word-island-kind } from { $source } to { $target }.
    [move-left] Move the { word-island-kind } from { $source } to { $target } and turn it left.
    [move-right] Move the { word-island-kind } from { $source } to { $target } and turn it right.
    [shoot] Shoot with the { word-island-kind } on { $source } at { $target }.
    [reinforce] Bring in the { word-island-kind } from pad square { $number }, to { $target }.
    [pad] Choose the pad.
    [turn-left] Turn the { word-island-kind } on { $source } left.
    [turn-right] Turn the { word-island-kind } on { $source } right.
    [slide-left] Slide the pad left.
    [slide-right] Slide the pad right.
    [remove] Take the { word-island-kind } on { $target } off the island.
    [remove-pad] Take the { word-island-kind } on pad square { $number } off.
   *[end] End the turn.
}

## How it ended

island-points = The win is worth { $points } points (I-8.3): 10, plus { $island } for the characters on the island{ $pad ->
    [0] .
   *[other] {" "}and { $pad } for those on the pad.
}
island-points-draw = The draw is worth { $points } points to each side (I-8.3).
island-over-eliminated = { $result ->
    [draw] Both sides lost their last characters at the same moment. The battle is a draw.
   *[other] { $foe ->
        [you] You lost your
       *[other] { $foe-name } lost their
    } last character. { word-wins } the battle.
}
island-over-five-lost = { $result ->
    [draw] Both sides lost their fifth character at the same moment. The battle is a draw.
   *[other] { word-foe-start } lost five characters. { word-wins } the battle.
}
island-over-quiet = There were 120 quiet turns in a row. The battle is a draw.
island-over-resignation = { word-foe-start } resigned. { word-wins } the battle.
island-over-agreement = Both sides agreed on a draw.
island-over-time = { word-foe-start } ran out of time. { word-wins } the battle.
island-over-adjudication = The operator of the server ended the match. { $result ->
    [draw] It is a draw.
   *[other] { word-wins } the battle.
}
island-over-war = { $result ->
    [draw] The war is a draw.
   *[other] { word-wins } the war.
}

## What would help

island-help-roll = You would need a { $roll } for that.
island-help-there = It can go to: { $squares }.
island-help-others = These can act now: { $squares }.
island-help-targets = You can hit: { $squares }.
island-help-nearest = The nearest square that is possible is { $square }.
island-help-kinds = You still have: { $kinds }.

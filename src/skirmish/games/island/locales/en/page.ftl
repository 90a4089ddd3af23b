### The island's table on the page: squares, options, previews.

island-page-war = A win is worth 10, plus the ranges of your characters left on the island and twice those on the pad. A draw gives 5 each (I-8.3).
island-page-goal = { $variant ->
    [quick] To win, remove five characters of { $name } before five of yours are gone.
   *[classic] To win, remove all characters of { $name }.
}
island-page-short = Island
island-page-about = Roll, move and shoot among blocks that may explode, and be the last one standing.
island-page-variant-classic = Classic
island-page-variant-classic-text = Five characters on the island and five on the pad. The last side standing wins.
island-page-variant-quick = Quick
island-page-variant-quick-text = Like classic, but you lose as soon as five of your characters are gone.
island-page-variant-all-out = All-out
island-page-variant-all-out-text = No pads: all ten characters start on the island.
island-page-variant-blitz = Blitz
island-page-variant-blitz-text = No pads, and only five characters a side, which you choose as you place them.
island-page-modifier-minefield = Minefield
island-page-modifier-minefield-text = All ten blocks are live.
island-page-with-minefield = { $variant } with minefield

word-islandpage-kind = { $kind ->
    [soldier] soldier
    [jeep] jeep
   *[tank] tank
}
word-islandpage-kind-first = { $kind ->
    [soldier] Soldier
    [jeep] Jeep
   *[tank] Tank
}
word-islandpage-hit = { $hit ->
    [soldier] soldier
    [jeep] jeep
    [tank] tank
   *[block] block
}
word-islandpage-facing = { $facing ->
    [north] north
    [east] east
    [south] south
   *[west] west
}

islandpage-range = { word-islandpage-kind-first }: hits at a distance of exactly { $range } squares
islandpage-board = The island
islandpage-square-empty = { $square }: empty
islandpage-square-block = { $square }: a block
islandpage-square-piece = { $square }: { seat }’s { word-islandpage-kind }, facing { word-islandpage-facing }
islandpage-slot = { seat }’s pad square { $number }: { $kind ->
    [none] empty
    [soldier] a soldier
    [jeep] a jeep
   *[tank] a tank
}
islandpage-state-move = can move
islandpage-state-turn = can turn
islandpage-state-shoot = can shoot
islandpage-state-selected = selected
islandpage-state-target = can be hit
islandpage-state-crossfire = in the crossfire
islandpage-state-here = you can choose this
islandpage-state-picked = chosen, press again to confirm
islandpage-state-remove = you can take it off
islandpage-piece-on = { word-islandpage-kind-first } on { $square }
islandpage-forward = Forward
islandpage-turn-left = Turn left
islandpage-turn-right = Turn right
islandpage-to = { $steps }, to { $square }
islandpage-to-block = { $steps }, onto the block on { $square }
islandpage-on = on { $square }
islandpage-who-moves = Who moves?
islandpage-who-turns = Who turns?
islandpage-who-enters = Who enters?
islandpage-shots = Shots
islandpage-count-move = { $count ->
    [one] 1 can move
   *[other] { $count } can move
}
islandpage-count-shots = { $count ->
    [one] 1 shot
   *[other] { $count } shots
}
islandpage-shoot = Shoot: { word-islandpage-kind } { $shooter } hits { $own ->
    [yes] your own
   *[no] the
} { word-islandpage-hit } on { $target }
islandpage-shoot-block = The block may be live or safe.
islandpage-crossfire = { $own ->
    [yes] Your { word-islandpage-kind } on { $square } is caught in the crossfire.
   *[no] The { word-islandpage-kind } on { $square } is caught in the crossfire.
}
islandpage-crossfire-many = Caught in the crossfire: { $who }.
islandpage-crossfire-live = If it is live, caught in the crossfire: { $who }.
islandpage-who = { $own ->
    [yes] your { word-islandpage-kind } on { $square }
   *[no] your opponent’s { word-islandpage-kind } on { $square }
}
islandpage-who-own = { word-islandpage-kind } on { $square }
islandpage-lands = A block lies there. It is turned over: it may be live.
islandpage-look-removed = Certain to be removed: { $who }.
islandpage-look-live = There is a chance of { $live } in { $of } that the block is live.
islandpage-look-surely = The block is live.
islandpage-lander = { $who } (the one that lands there)
islandpage-look-risk = If it is live, it removes: { $who }.
islandpage-look-nobody = If it is live, it hits no one.
islandpage-look-chain = { $count ->
    [one] It would also set off the block on { $squares }.
   *[other] It would also set off the blocks on { $squares }.
}
islandpage-look-farther = { $count ->
    [one] If that one is live, too, it removes: { $who }.
   *[other] If they are live, too, they remove: { $who }.
}
islandpage-look-wins = This wins the battle.
islandpage-own = This removes your own { word-islandpage-kind } on { $square }. Shoot?
islandpage-own-many = This removes your own: { $who }. Shoot?
islandpage-own-risk = This may remove your own characters. Shoot?
islandpage-shoot-now = Shoot
islandpage-shoot-own-now = Shoot anyway
islandpage-land-now = Land on it
islandpage-back = Choose again
islandpage-heading-fork = What do you want to do on { $square }?
islandpage-heading-own = Shoot your own?
islandpage-heading-shoot = Shoot the { word-islandpage-hit } on { $target }?
islandpage-heading-land = Land on the block on { $square }?
islandpage-square = Square
islandpage-block-help = Choose a square. No two blocks in a row or column.
islandpage-block-on = Place the block on { $square }
islandpage-kind = { word-islandpage-kind-first }
islandpage-lost-unknown = Character
islandpage-kind-left = { $count } left
islandpage-kind-range = range { $range }
islandpage-which = Which one?
islandpage-where = Where?
islandpage-facing = Facing
islandpage-face = { $facing ->
    [north] North
    [east] East
    [south] South
   *[west] West
}
islandpage-place-help = Choose a square in your home rows.
islandpage-place-on = Place the { word-islandpage-kind } on { $square }, facing { word-islandpage-facing }
islandpage-load-help = Choose which character goes on which pad square. Number 1 is on your far left.
islandpage-load-who = Still to load
islandpage-load-slot = Pad square { $number }: { $kind ->
    [none] empty
    [soldier] soldier
    [jeep] jeep
   *[tank] tank
}
islandpage-load-fill = Fill the rest
islandpage-load-again = Start again
islandpage-load-go = Load the pad
islandpage-enters = { word-islandpage-kind-first } from pad square { $number }
islandpage-enters-to = to { $square }
islandpage-enters-block = to { $square }, onto the block
islandpage-tag-hit = exact hit
islandpage-tag-crossfire = crossfire
islandpage-tag-enters = enters on { $square }
islandpage-tag-live = live: { $live } in { $of }
islandpage-tag-lands = lands on the block
islandpage-again = Press to do it
islandpage-again-does = Press to do it.
islandpage-tag-threat = on { $rolls }
islandpage-tag-after-zero = after a 0
islandpage-way-reinforce = Reinforcement
islandpage-way-reinforce-long = One character enters from the pad, on the square straight ahead. Only it may move next.
islandpage-way-reinforce-short = One enters from the pad; only it may move next.
islandpage-way-pad = Pad
islandpage-way-pad-long = It slides by your next roll, left or right, and your turn ends. Another zero: choose again.
islandpage-way-pad-short = It slides by your next roll; your turn ends.
islandpage-way-turn = Change of direction
islandpage-way-turn-long = One character turns left or right. Only it may move next.
islandpage-way-turn-short = One turns; only it may move next.
islandpage-way-closed = { $why ->
    [empty] Your pad is empty.
    [blocked] No character on your pad has a free square ahead.
   *[other] Not possible now.
}
islandpage-way-pad-go = Move the pad
islandpage-slide-left = Slide left
islandpage-slide-right = Slide right
islandpage-slide-to = missile to { $column }
islandpage-remove = Take off the { word-islandpage-kind } on { $square }
islandpage-remove-slot = Take off the { word-islandpage-kind } on pad square { $number }
islandpage-heading-place = { word-islandpage-kind-first }: where to? ({ $number } of { $of })
islandpage-heading-placed = { word-islandpage-kind-first } on { $square }: turn it, or place it?
islandpage-remove-heading = Penalty: take one off
islandpage-remove-why = None of your opponent’s characters could use the roll.
islandpage-remove-pad-why = No character could enter from your opponent’s pad.
islandpage-end = End the turn
islandpage-rule = Rule { $rule }
islandpage-threat = Can be hit next turn, with a roll of { $rolls }: { $chance }
islandpage-threat-zero = Can be hit next turn, after a 0: { $chance }
islandpage-die = The die shows { $face }.
islandpage-standing = { $island } on the island, { $pad } on the pad
islandpage-standing-island = { $island } on the island
islandpage-standing-box = { $island } on the island, { $box } to come
islandpage-brief = { $left } left
islandpage-help-one = Place one for me
islandpage-help-rest = Set up the rest for me
islandpage-help-working = Setting up for you
islandpage-help-stop = Stop, I will place the rest
islandpage-set-up = First the blocks, then your characters. A block stops shots and characters, and a live one explodes when it is hit.
islandpage-set-up-characters = A character shoots at one distance only, its range. Those left over wait on your pad.
islandpage-pad-square = pad square { $number }
islandpage-pad-of = { seat }’s pad square { $number }
islandpage-key-turn = Turn a character that is being placed
islandpage-key-numbers = 1, 2, 3: choose a kind of character, or an option after a zero
islandpage-by-each = { $word ->
    [pad1] the other side’s pad square 1
    [pad2] the other side’s pad square 2
    [pad3] the other side’s pad square 3
    [pad4] the other side’s pad square 4
    [pad5] the other side’s pad square 5
   *[other] { $word }
}
islandpage-later-each = { islandpage-by-each }
islandpage-can-be-hit = { $squares } can be hit { $how ->
    [any] from { $by } with any roll
    [rolls] from { $by } with a roll of { $rolls }: a chance of { $chance } in { $of }
    [after-zero] from { $later } after a 0: a chance of { $chance } in { $of }
    [both] from { $by } with a roll of { $rolls }, or after a 0: a chance of { $chance } in { $of }
   *[either] from { $by } with a roll of { $rolls }, or from { $later } after a 0: a chance of { $chance } in { $of }
}.

## What a square reaches and what can hit it; the reasons for a decision

islandpage-sight = { word-islandpage-kind-first } on { $square }, range { $range }. { $how ->
    [edge] Its shot would leave the island.
    [blocked] The block on { $at } stops its shot at { $target }.
    [hits] It hits { $target } exactly.
   *[empty] It aims at { $target }, where nothing is.
}
islandpage-sight-square = { $count ->
    [0] No shot reaches { $square } exactly now.
   *[other] Shots that reach { $square } exactly come from { $by }.
}
islandpage-sight-safe = No shot can hit { $square } next turn.
islandpage-because-removes = It removes { $own ->
    [yes] your own
   *[no] the
} { word-islandpage-kind } on { $square }.
islandpage-because-aims = From there it hits the { word-islandpage-kind } on { $square }.
islandpage-because-safer = It is harder to hit there than on { $square }.
islandpage-because-escapes = On { $square } it could be hit next turn; there it cannot.
islandpage-because-saves = { $squares } can then no longer be hit next turn.
islandpage-because-eases = Harder to hit then: { $squares }.
islandpage-because-threatens = As things stand, you could hit the { word-islandpage-kind } on { $square } next turn with { $how ->
    [any] any roll
   *[rolls] a roll of { $rolls }
}.
islandpage-because-risk = If the block is live, it removes the { word-islandpage-kind } on { $square }.
islandpage-because-end = { $what ->
    [stuck] No character can use the roll.
    [none] There is nothing left to shoot at.
    [own] Every shot left would hit only your own.
    [blocks] Every shot left would hit a block.
   *[safe] None of your characters can be hit next turn.
}
islandpage-because-entries = { $count ->
    [0] None of the pad’s characters could enter { $where ->
        [now] where it stands now
       *[then] from there
    }.
    [one] One of the pad’s characters could enter { $where ->
        [now] where it stands now
       *[then] from there
    }.
   *[other] { $count } of the pad’s characters could enter { $where ->
        [now] where it stands now
       *[then] from there
    }.
}
islandpage-because-block = { $what ->
    [pad] Your opponent’s characters land on it when they enter there.
    [own-pad] Your characters land on it when they enter there.
    [own-half] It stops shots on your half.
   *[half] It stops shots on your opponent’s half.
}
islandpage-because-room = { $count ->
    [one] One square ahead of it is free.
   *[other] { $count } squares ahead of it are free.
}
islandpage-because-left = { $where ->
    [pad] Characters left on your opponent’s pad: { $count }.
   *[island] Characters left to your opponent on the island: { $count }.
}
islandpage-because-choices = { $count ->
    [one] Nothing else is possible.
   *[other] You have { $count } choices.
}
islandpage-there-aims = It would aim at { $square }.
islandpage-there-hits = It would hit the { word-islandpage-kind } on { $square }.

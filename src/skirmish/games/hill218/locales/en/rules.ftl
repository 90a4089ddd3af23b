### The Battle for Hill 218: refusals, events, prompts, endings.

hill218-seat = { seat }
word-hill218-kind = { $kind ->
    [tank] tank
    [infantry] infantry
    [heavy] heavy weapons
    [special] special forces
    [artillery] artillery
    [para] paratroopers
   *[unknown] unknown card
}
# For counting: "3 soldiers", "2 cards of infantry" is left to the sentence.
word-hill218-kinds = { $kind ->
    [tank] tanks
    [infantry] infantry
    [heavy] heavy weapons
    [special] special forces
    [artillery] artillery
    [para] paratroopers
   *[unknown] unknown cards
}

hill218-title = The Battle for Hill 218
hill218-aim = You win when a unit of yours enters the enemy base, or when nothing is left to play and you have more units in play.
hill218-letters = I infantry, H heavy weapons, S special forces, T tank, A artillery, P paratroopers

# The subject of a sentence, with "are" or "is" to follow where it is needed.
word-is = { $kind ->
    [heavy] are
    [special] are
    [para] are
   *[other] is
}
word-reach = { $kind ->
    [heavy] do not reach
    [special] do not reach
    [para] do not reach
   *[other] does not reach
}
word-must = { $kind ->
    [heavy] have
    [special] have
    [para] have
   *[other] has
}
word-victim = { $victim ->
    [infantry] infantry
    [heavy] heavy weapons
    [special] special forces
    [tank] tank
    [artillery] artillery
   *[para] paratroopers
}

## Why not

hill218-refusal-battle-over = The battle is over. Nothing more can be played.
hill218-refusal-chance-awaited = { $awaited ->
    [deal] First the starting hands are drawn.
   *[draw] First cards are drawn.
}
hill218-refusal-not-your-turn = It is your opponent’s turn.
hill218-refusal-not-now = You cannot do that now. { $awaited ->
    [return] Choose the cards that go to the bottom of your deck.
   *[play] Deploy a unit or use an air strike.
}
hill218-refusal-attack-first = Your { word-hill218-kind } at { SPACE($unit) } { word-must } a target and must attack it first.
hill218-refusal-on-hill = No unit ever stands on the hill. Deploy your { word-hill218-kind } somewhere else.
hill218-refusal-occupied = { SPACE($at) } is not empty: { $own ->
    [yes] your own
   *[no] your opponent’s
} { word-hill218-kind } { word-is } there.
hill218-refusal-base-first = Your base is empty, so your { word-hill218-kind } would not be supplied at { SPACE($at) }. Deploy onto your base at { SPACE($base) } first.
hill218-refusal-not-supplied = Your { word-hill218-kind } would not be supplied at { SPACE($at) }: no chain leads from there to your base.
hill218-refusal-enemy-base = Your { word-hill218-kind } may land on the enemy base at { SPACE($at) } only if supplied there.
hill218-refusal-outside-rectangle = { SPACE($at) } is too far for your { word-hill218-kind }. They land from ({ $west },{ "\u00A0" }{ $south }) to ({ $east },{ "\u00A0" }{ $north }).
hill218-refusal-no-strike-left = You have used up your air strikes.
hill218-refusal-out-of-range = Your { word-hill218-kind } at { SPACE($unit) } { word-reach } { SPACE($at) }.
hill218-refusal-not-supported = Your { word-hill218-kind } at { SPACE($unit) } need{ $kind ->
    [heavy] {""}
    [special] {""}
    [para] {""}
   *[other] s
} support to attack { SPACE($at) }, and no other unit of yours supports that space.
hill218-refusal-target-hill = The hill cannot be attacked. Choose an enemy unit.
hill218-refusal-target-own = Your own { word-hill218-kind } { word-is } at { SPACE($at) }. Choose an enemy unit.
hill218-refusal-target-empty = There is no unit at { SPACE($at) }. Choose an enemy unit.
hill218-refusal-not-in-hand = { $held ->
    [0] You have no { word-hill218-kind } in hand.
   *[other] You need { $wanted } { word-hill218-kind } cards and have { $held } in hand.
}
hill218-refusal-none-left = All { $count } { word-hill218-kind } cards are accounted for, so you cannot have another.
hill218-refusal-must-play = You can still play, so you must: { $token }, for example.
hill218-refusal-wrong-count = { $count ->
    [one] Exactly 1 card goes
   *[other] Exactly { $count } cards go
} to the bottom of your deck; you chose { $given }.

## What happened

hill218-cards-each = { $word ->
    [infantry] infantry
    [heavy] heavy weapons
    [special] special forces
    [tank] tank
    [artillery] artillery
    [para] paratroopers
   *[unknown] unknown card
}
hill218-spaces-each = { SPACE($word) }
hill218-event-drawn = { word-who } drew{ $cards ->
    [unknown] { $cards-count ->
        [one] {" "}1 card
       *[other] {" "}{ $cards-count } cards
    }
   *[known] : { $cards }
}.
hill218-event-returned = { word-who } put { $cards ->
    [unknown] { $cards-count ->
        [one] 1 card
       *[other] { $cards-count } cards
    } at the bottom of the deck
   *[known] at the bottom of the deck, the last one lowest: { $cards }
}.
hill218-event-turn-began = { $who ->
    [you] It is your turn
   *[other] Next turn: { $name }
} ({ $plays ->
    [one] 1 play
   *[other] { $plays } plays
}).
hill218-event-deployed = { word-who } deployed { $kind ->
    [tank] a tank
   *[other] { word-hill218-kind }
} at { SPACE($at) }.
hill218-event-attacked = { word-who } attacked with the { word-hill218-kind } at { SPACE($unit) }: { word-foe } lost the { word-victim } at { SPACE($at) }.
hill218-event-strike = { word-who } used an air strike: { word-foe } lost the { word-victim } at { SPACE($at) }. { $left ->
    [0] No air strike is left.
    [one] 1 air strike is left.
   *[other] { $left } air strikes are left.
}
hill218-event-cut-off = { word-who } had { $spaces-count ->
    [one] a unit
   *[other] { $spaces-count } units
} cut off: { $spaces }.
hill218-event-supplied = Supplied again: { $spaces }.
hill218-event-passed = { word-who } could not play and passed.
hill218-event-ended = { $how ->
    [base] { hill218-over-base }
    [more-units] { hill218-over-more-units }
   *[equal-units] { hill218-over-equal-units }
}

## What is asked

hill218-prompt-deal = The starting hand is drawn.
hill218-prompt-return = Choose { $count ->
    [one] 1 card
   *[other] { $count } cards
} to put at the bottom of your deck, the last one lowest.
hill218-prompt-draw = Cards are drawn.
hill218-prompt-play = Deploy a unit or use an air strike. { $plays ->
    [one] You have 1 play left this turn.
   *[other] You have { $plays } plays.
}
hill218-prompt-attack = Choose the target of your { word-hill218-kind } at { SPACE($unit) }.{ $plays ->
    [0] {""}
    [one] {" "}After that you have 1 more play.
   *[other] {" "}After that you have { $plays } more plays.
}
hill218-short-play = Deploy or use an air strike
hill218-asked-play = { $can ->
    [deploy] Deploy a unit.
    [strike] Use an air strike.
   *[pass] You can neither deploy nor use an air strike.
} { $plays ->
    [one] You have 1 play left this turn.
   *[other] You have { $plays } plays.
}

## Why not, where nothing could be written down; and that it can be done

hill218-why-attacks-once = A unit attacks only when it is deployed, and does not move afterwards. That goes for the one at { SPACE($unit) }, too.
hill218-why-no-enemy = There is no enemy unit on the field { $lost ->
    [0] yet
   *[other] at the moment
}, so an air strike has nothing to hit.
hill218-why-nothing-in-hand = You have no card in hand that could be deployed.
hill218-why-none-supplied = None of your cards is supplied at { SPACE($at) }: no chain leads from there to your base.
hill218-why-card-goes = { $more ->
    [0] It can be deployed on { $spaces }.
   *[other] It can be deployed on { $count } spaces, for example { $spaces }.
}
hill218-why-cards-fit = At { SPACE($at) } you can deploy: { $cards }.
hill218-why-strike-reaches = An air strike can destroy any enemy unit: { $units }.
hill218-can = { $what ->
    [return] You can put these cards at the bottom of your deck: { $cards }.
    [deploy] You can deploy { $kind ->
        [tank] a tank
       *[other] { word-hill218-kind }
    } at { SPACE($at) }.
    [attack] You can attack { SPACE($at) }.
    [strike] You can use an air strike on { SPACE($at) }.
   *[pass] You can pass.
}
hill218-suggest = { $what ->
    [return] Put at the bottom of your deck: { $cards }.
    [deploy] Deploy { $kind ->
        [tank] a tank
       *[other] { word-hill218-kind }
    } at { SPACE($at) }.
    [attack] Attack the { word-hill218-kind } at { SPACE($at) }.
    [strike] Use an air strike on the { word-hill218-kind } at { SPACE($at) }.
   *[pass] Pass.
}

## How it ended

hill218-units-in-play = Units in play: South { $south }, North { $north }.
hill218-over-war = { $result ->
    [draw] The war is a draw.
   *[other] { word-wins } the war.
}
hill218-over-base = { $who ->
    [you] You reached the enemy base and win.
   *[other] { $foe ->
        [you] { $name } reached your base and wins.
       *[other] { $name } reached the enemy base and wins.
    }
}
hill218-over-more-units = Nothing is left to play. { $who ->
    [you] You have more units in play and win.
   *[other] { $name } has more units in play and wins.
}
hill218-over-equal-units = Nothing is left to play. Both sides have the same number of units in play: a draw.
hill218-over-resignation = { word-foe-start } resigned. { word-wins }.
hill218-over-agreement = Both sides agreed on a draw.
hill218-over-time = { word-foe-start } ran out of time. { word-wins }.
hill218-over-adjudication = The operator of the server ended the match. { $result ->
    [draw] It is a draw.
   *[other] { word-wins }.
}
hill218-over-settled = { $result ->
    [draw] The battle is over. It is a draw.
   *[other] The battle is over. { word-who } won.
}

## What would help, dangers, and the reasons for a decision

hill218-help-spaces = This card can go to { $spaces }.
hill218-help-cards = These cards can be deployed: { $cards }.
hill218-help-targets = You can hit: { $units }.
hill218-danger-base = { $plays ->
    [one] Your opponent could enter your base next turn with one play, and win.
   *[other] Your opponent could enter your base next turn with two plays, and win.
}
hill218-units-each = { SPACE($word) }
hill218-danger-units = { $units-count ->
    [one] One card could destroy your unit at { $units }: { $cards }.
   *[other] One card could destroy one of your units at { $units }: { $cards }.
}
hill218-danger-strike = An air strike could destroy any one of your units: your opponent has { $strikes } left.
hill218-inspect-supply = { $how ->
    [base] It holds its base and feeds all others.
    [fed] It is supplied from { SPACE($from) }.
   *[cut] It is cut off from supply.
}
hill218-inspect-hit = { $strikes ->
    [0] { $cards-count ->
        [0] No single card could destroy it next turn.
       *[other] Next turn it could be destroyed with one play by: { $cards }.
    }
   *[other] { $cards-count ->
        [0] With one play, only an air strike could destroy it next turn.
       *[other] Next turn it could be destroyed with one play by an air strike, or by: { $cards }.
    }
}
hill218-because = { $what ->
    [destroys] It destroys the unit at { SPACE($at) }.
   *[cuts] It cuts off the unit at { SPACE($at) }.
}
hill218-because-base = { $plays ->
    [0] It keeps your opponent out of your base.
   *[other] Your base can then be entered only with two plays.
}
hill218-because-near = From there your supply reaches the enemy base.
hill218-because-enter = { $when ->
    [now] You could then enter the enemy base with: { $cards }.
   *[next] As things stand, you could enter the enemy base next turn with: { $cards }.
}
hill218-because-guards = { $units-count ->
    [one] No single card could then destroy your unit at { $units }.
   *[other] No single card could then destroy your units at { $units }.
}
hill218-because-attack = { $when ->
    [now] You could then attack the { word-hill218-kind } at { SPACE($at) } with: { $cards }.
   *[next] As things stand, you could attack the { word-hill218-kind } at { SPACE($at) } next turn with: { $cards }.
}
hill218-because-feeds = { $units-count ->
    [one] Your unit at { $units } is supplied again.
   *[other] Your units at { $units } are supplied again.
}
hill218-because-start = All your supply comes from your base.
hill218-because-safe = No single card could destroy it there next turn.
hill218-because-denies = Your opponent could have deployed at { SPACE($at) }.
hill218-because-closes = { $count ->
    [one] Your opponent has one supplied space fewer to deploy on.
   *[other] Your opponent has { $count } fewer supplied spaces to deploy on.
}
hill218-because-room = { $count ->
    [one] You could then deploy on one more supplied space.
   *[other] You could then deploy on { $count } more supplied spaces.
}
hill218-because-keeps = { $cards-count ->
    [0] It is your last card.
   *[other] You keep: { $cards }.
}
hill218-because-left = { $count ->
    [0] Your opponent has no units left.
    [one] Your opponent has one unit left.
   *[other] Your opponent has { $count } units left.
}
hill218-because-pass = Nothing else is possible.

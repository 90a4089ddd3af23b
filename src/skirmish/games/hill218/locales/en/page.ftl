### The Battle for Hill 218 on the page: field, hands, choices and what they would do.

hill218-page-short = Hill 218
hill218-page-about = Deploy units around the hill, keep them supplied, and set foot in the enemy base.
hill218-page-variant-standard = Standard
hill218-page-variant-standard-text = Draw five cards and put two of them at the bottom of the deck.
hill218-page-variant-beginner = Beginner
hill218-page-variant-beginner-text = Draw three cards and keep them. Good for a first game.
hill218-page-waiting-return = { $name } is choosing the cards to put at the bottom of the deck. Then it is your turn.

hillpage-which-card = Which card?
hillpage-kind = { $kind ->
    [infantry] Infan{ "\u00AD" }try
    [heavy] Heavy weapons
    [special] Special forces
    [tank] Tank
    [artillery] Artil{ "\u00AD" }lery
    [para] Para{ "\u00AD" }troopers
   *[unknown] Unknown card
}
# In sentences: without soft hyphens, which some screen readers stumble over.
word-hillpage-kind-first = { $kind ->
    [infantry] Infantry
    [heavy] Heavy weapons
    [special] Special forces
    [tank] Tank
    [artillery] Artillery
    [para] Paratroopers
   *[unknown] Unknown card
}
word-hillpage-kind = { $kind ->
    [infantry] infantry
    [heavy] heavy weapons
    [special] special forces
    [tank] tank
    [artillery] artillery
    [para] paratroopers
   *[unknown] unknown card
}

## A player's strip

hillpage-standing = { $count ->
    [0] No unit in play
    [one] 1 unit in play
   *[other] { $count } units in play
}
hillpage-brief = Hand { $hand } · Deck { $deck } · Air { $strikes }

## The field

hillpage-field = The battlefield around the hill. Arrow keys move from space to space, Enter chooses, the question mark asks why not. With Shift the arrow keys move the view.
hillpage-overview = Overview. Arrow keys move the view, plus and minus zoom, Enter shows the whole battle.
hillpage-view = View
hillpage-closer = Zoom in
hillpage-farther = Zoom out
hillpage-fit = Show the whole battle
hillpage-key-supply = Supply
hillpage-key-attack = Attack
hillpage-key-attack-open = if supported
hillpage-key-support = Support
hillpage-cut-off = cut off

## A space in words

word-hillpage-base = { $owner ->
    [south] South’s base
   *[north] North’s base
}
hillpage-space-hill = The hill, { SPACE($at) }. No unit ever stands here.
hillpage-space-unit = { hill218-seat }: { word-hillpage-kind } at { SPACE($at) }.
hillpage-space-unit-base = { hill218-seat }: { word-hillpage-kind } on { word-hillpage-base }, { SPACE($at) }.
hillpage-space-base = { hill218-seat }’s base, { SPACE($at) }, empty.
hillpage-space-empty = { SPACE($at) }, empty.
hillpage-space-cut = Cut off from supply.
hillpage-space-deployed = Just deployed.
hillpage-space-destroyed = A unit has just been destroyed here.
hillpage-space-legal = You may deploy here.
hillpage-space-target = You may destroy it.
hillpage-space-aimed = Chosen. Press Enter to confirm.

## Cards

hillpage-in-hand = in hand
hillpage-in-deck = in the deck
hillpage-strikes = air strikes
hillpage-destroyed = destroyed
hillpage-of = { $count } of { $whole }
hillpage-cards-of = Cards of { $who }: { $hand } in hand, { $deck } in the deck, air strikes left: { $strikes }.
hillpage-your-cards = Your cards
hillpage-no-cards = No cards in hand
hillpage-card = { word-hillpage-kind-first }, card { $place } of { $count }.
hillpage-card-spaces = { $count ->
    [0] No space to deploy it.
    [one] 1 space to deploy it.
   *[other] { $count } spaces to deploy it.
}
hillpage-card-returned = Goes to the bottom of the deck as number { $place }.
hillpage-strike-left = Air strike: { $count }
hillpage-losses = Destroyed units
hillpage-losses-none = None so far
hillpage-bottom = At the bottom of the deck, the last one lowest

## A card’s three diagrams

hillpage-sheet-supply = Supplied from
hillpage-sheet-supply-by = { $kind ->
    [special] A supplied unit of its own side on one of the four corners next to it.
    [para] A supplied unit of its own side on one of the four sides. They may also land without supply on any empty space near the battle except the hill and the enemy base (H-4.4).
   *[other] A supplied unit of its own side on one of the four sides.
}
hillpage-sheet-attack = Attacks
hillpage-sheet-attack-by = { $kind ->
    [heavy] The four corners, if another unit of its own side supports that space.
    [tank] The four sides. It needs no support.
    [artillery] The second space ahead, the two beside it, and the third space ahead. It needs no support.
   *[other] The four sides, if another unit of its own side supports that space.
}
hillpage-sheet-support = Supports
hillpage-sheet-support-by = { $kind ->
    [heavy] All eight spaces around it.
   *[other] The four sides.
}

## What a choice would do

hillpage-unit-at = { word-hillpage-kind } at { SPACE($at) }
hillpage-target = { word-hillpage-kind-first } at { SPACE($at) }
hillpage-target-base = { word-hillpage-kind-first } on { hill218-seat }’s base
hillpage-target-supported = { $target }, supported by your { $units }
hillpage-look-targets = { $count ->
    [0] It has no target there.
    [one] It must then destroy its only target.
   *[other] It must then destroy one of { $count } targets.
}
hillpage-look-danger = Could be destroyed there next turn with one play by: { $cards }.
hillpage-look-wins = Reaching the enemy base wins the battle at once.
hillpage-look-cut = That cuts off { $units }.
hillpage-look-cut-own = That cuts off your own { $units }.

## Choosing

hillpage-pick-card = Choose a card from your hand, or drag it to the field.
hillpage-heading-returns = { $wanted ->
    [one] Choose 1 card to put back
   *[other] Choose { $wanted } cards to put back
}
hillpage-heading-return = { $picked } of { $wanted } chosen
hillpage-heading-attack = Destroy the { word-hillpage-kind } at { SPACE($at) }?
hillpage-heading-target = { word-hillpage-kind-first }: which target?
hillpage-heading-strike = Air strike: on which unit?
hillpage-heading-strike-at = Air strike on the { word-hillpage-kind } at { SPACE($at) }?
hillpage-heading-deploy = { word-hillpage-kind-first }: where to?
hillpage-heading-deploy-at = { word-hillpage-kind-first } to { SPACE($at) }?
hillpage-returned-place = { $lowest ->
    [yes] { $place }, lowest
   *[no] { $place }
}
hillpage-return = { $count ->
    [one] Put it at the bottom
   *[other] Put them at the bottom
}
hillpage-pass = Pass
hillpage-pass-why = None of your cards can be deployed and no air strike has a target. Passing ends your turn; your next one draws as usual.
hillpage-deploy-here = Deploy here
hillpage-fresh = Just drawn.
hillpage-strike-here = Strike here
hillpage-attack-here = Destroy it
hillpage-another-space = Another space
hillpage-another-target = Another target
hillpage-another-card = Another card
hillpage-about = About this card
hillpage-spaces = Spaces for this card
hillpage-spaces-near = Next to an enemy unit
hillpage-spaces-far = Elsewhere
hillpage-space-count = { $count ->
    [0] no space
    [one] 1 space
   *[other] { $count } spaces
}
hillpage-air-strike = air strike
hillpage-air-strike-title = Air strike
hillpage-hand-cards = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}

## Keys

hillpage-key-cards = Pick a card of your hand
hillpage-key-strike = Air strike
hillpage-key-hand = Go to your hand
hillpage-key-zoom = Closer, farther, the whole field

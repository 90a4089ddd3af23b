### A board told in sentences, for people who listen. "They" and "you" are nobody here: sides are named.

word-own = { seat }'s
word-base = { $base ->
    [south] South's base
   *[north] North's base
}

fact-island-count = { seat } has { $island } on the island and { $pad } on the pad.
fact-island-count-no-pad = { seat } has { $island } on the island.
fact-island-blocks = { $count ->
    [0] No block is face down.
    [one] 1 block is face down: { $live } live, { $safe } safe.
   *[other] { $count } blocks are face down: { $live } live, { $safe } safe.
}
fact-island-character = { word-own } { word-kind } on { $square }, facing { $facing ->
    [north] north
    [east] east
    [south] south
   *[west] west
}.
fact-island-pad = { word-own } missile is at column { $column }.
fact-island-pad-character = { word-own } { word-kind } on pad square { $slot }, in front of { $square }.
fact-island-pad-overhang = { word-own } { word-kind } on pad square { $slot }, beyond the corner.
fact-island-block = Face-down block on { $square }.
fact-island-block-open = { $kind ->
    [live] Live block on { $square }, turned over.
   *[safe] Safe block on { $square }, turned over.
}
fact-island-to-place = { seat } still has { $count } { $count ->
    [one] { word-kind }
   *[other] { word-kinds }
} to place.

fact-hill218-count = { seat } has { $count ->
    [one] 1 unit
   *[other] { $count } units
} in play.
fact-hill218-unit = { word-own } { word-kind } at { $space }.
fact-hill218-unit-base = { word-own } { word-kind } on { word-base }, at { $space }.
fact-hill218-unit-cut-off = { word-own } { word-kind } at { $space }, cut off.
fact-hill218-base-empty = { word-own } base at { $space } is empty.
fact-hill218-hand-empty = { seat } has no cards in hand.
fact-hill218-hand = In { word-own } hand: { $count } × { word-kind }.
fact-hill218-hand-hidden = { word-own } hand has { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}.
fact-hill218-deck = { word-own } deck has { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
fact-hill218-strikes = { seat } has { $count ->
    [0] no air strikes
    [one] 1 air strike
   *[other] { $count } air strikes
} left.
fact-hill218-destroyed = { word-own } destroyed units: { $count } × { word-kind }.

## Words under a text board

text-south = South
text-north = North
text-island = island
text-pad = pad
text-blocks = blocks
text-live = live
text-safe = safe
text-hand = hand
text-deck = deck
text-strikes = air strikes
text-destroyed = destroyed
text-cut-off = cut off
text-not-shown = not shown

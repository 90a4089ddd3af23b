### Battle for the Island: the board in sentences, and the words under a text board.

word-on-island = { $island ->
    [0] no characters
    [one] 1 character
   *[other] { $island } characters
} on the island
fact-island-count = { seat } has { word-on-island } and { $pad ->
    [0] none
   *[other] { $pad }
} on the pad.
fact-island-count-no-pad = { seat } has { word-on-island }.
fact-island-blocks = { $count ->
    [0] No block is face down.
    [one] 1 block is face down: { $live } live, { $safe } safe.
   *[other] { $count } blocks are face down: { $live } live, { $safe } safe.
}
fact-island-character = { word-own } { word-island-kind } on { $square }, facing { $facing ->
    [north] north
    [east] east
    [south] south
   *[west] west
}.
fact-island-pad = { word-own } missile is at column { $column }.
fact-island-pad-character = { word-own } { word-island-kind } on pad square { $slot }, in front of { $square }.
fact-island-pad-overhang = { word-own } { word-island-kind } on pad square { $slot }, beyond the corner.
fact-island-block = Face-down block on { $square }.
fact-island-block-open = { $kind ->
    [live] Live block on { $square }, turned over.
   *[safe] Safe block on { $square }, turned over.
}
fact-island-to-place = { seat } still has { $count } { $count ->
    [one] { word-island-kind }
   *[other] { word-island-kinds }
} to place.
island-text-island = island
island-text-pad = pad
island-text-blocks = blocks
island-text-live = live
island-text-safe = safe

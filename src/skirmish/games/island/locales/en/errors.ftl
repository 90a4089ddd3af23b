### Battle for the Island: tokens and positions that cannot be read.

island-error-another-block-first = { $token } cannot happen yet: the block on { $square } is turned over first.
island-error-no-such-block-left = { $token } cannot happen: no { $kind ->
    [live] live
   *[safe] safe
} block is left.
island-error-no-position = { $awaited ->
    [turn-over] There is no position string while blocks are being turned over.
   *[set-up] There is no position string during the set-up.
}
island-error-bad-position-fields = A position has five parts with single spaces between them. Found: “{ $found }”.
island-error-bad-position-variant = The position names a variant that does not exist: “{ $found }”.
island-error-bad-position-rows = The board needs 12 rows with / between them; this one has { $rows }.
island-error-bad-position-row = Invalid row { $row }: “{ $found }”. A row has exactly 12 squares, and empty squares next to each other are one number.
island-error-bad-position-block-line = The blocks on { $found } and { $other } share a row or column.
island-error-bad-position-no-pads = The variant { $variant } has no pads. Write - instead of “{ $found }”.
island-error-bad-position-pads = Invalid pads: “{ $found }”. Write them like c:SSJTS,j:ss.jt.
island-error-bad-position-blocks = Invalid blocks: “{ $found }”. Write live and safe like 6/4.
island-error-bad-position-block-kinds = { $found } is too many blocks: the variant { $variant } has { $live } live and { $safe } safe.
island-error-bad-position-block-count = { $found } does not fit the board, which has { $blocks } face down.
island-error-bad-position-mover = { seat } has no character on { $at }, so none can move from there.
island-error-bad-position-no-pad-turn = The variant { $variant } has no pads, so nothing can happen on one.
island-error-bad-position-enter = A character enters only while { seat } has none on the island and one on the pad can enter.
island-error-bad-position-remove-from-pad = A character is taken off the pad only while { seat } has none on the island and none can enter.
island-error-bad-position-remove = { seat } could use every roll, so no character is taken away.
island-error-bad-position-too-many-blocks = { $blocks } blocks are too many (at most { $most }).
island-error-bad-position-too-many = { seat } has too many { word-island-kinds }: { $number } (at most { $most }).
island-error-bad-position-too-many-in-all = { seat } has { $number } characters in all (at most { $most }).
island-error-bad-position-beaten = { seat } is already beaten, so the battle is over and no one is to move.

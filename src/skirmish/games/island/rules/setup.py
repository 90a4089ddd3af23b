"""The set-up: blocks, characters, pads (section 2)."""

from __future__ import annotations

from itertools import permutations

from skirmish.core import NORTH, SOUTH, Options, Refusal, Seat, Step
from skirmish.games.island.actions import (
    LoadPad,
    PlaceBlock,
    PlaceCharacter,
    load_pad,
    place_block,
    place_character,
)
from skirmish.games.island.board import (
    BLOCK,
    CODES,
    FACING_WORDS,
    FACINGS,
    HOME_PADS,
    KINDS,
    LETTERS,
    NAMES,
    SIZE,
    Board,
    Character,
    Pad,
    is_character,
    with_pad,
)
from skirmish.games.island.events import BlockPlaced, CharacterPlaced, PadLoaded
from skirmish.games.island.rules.turn import begin_turn
from skirmish.games.island.state import Deploying, Known, Loading, Placing, State, in_box
from skirmish.games.island.variants import variant_named

BLOCKS = 10
_BLOCK_ON = tuple(place_block(square) for square in range(SIZE * SIZE))
_PLACINGS = {
    (kind, square): tuple(place_character(kind, square, facing) for facing in FACINGS)
    for kind in KINDS
    for square in range(SIZE * SIZE)
}


def start(options: Options) -> State:
    """The empty island (I-1.1), the pads at their owners' left (I-2.3), the first player to place."""
    variant = variant_named(options.variant)
    pads = HOME_PADS if variant.pads else None
    first = Seat(options.first)
    return State(Board(), pads, variant.live, variant.safe, Placing(first), variant, first)


def home_squares(seat: Seat) -> range:
    """The squares of a side's own first two rows (I-2.4)."""
    return range(2 * SIZE) if seat is SOUTH else range((SIZE - 2) * SIZE, SIZE * SIZE)


def legal_blocks(known: Known, phase: Placing) -> list[PlaceBlock]:
    """I-2.2: every square whose row and column are still free of blocks."""
    placed = known.board.block_squares()
    taken = {square % SIZE for square in placed}
    columns = [column for column in range(SIZE) if column not in taken]
    free = set(range(SIZE)).difference([square // SIZE for square in placed])
    return [_BLOCK_ON[row * SIZE + column] for row in sorted(free) for column in columns]


def refuse_block(known: Known, phase: Placing, action: PlaceBlock) -> Refusal | None:
    """I-2.2: an empty square, one block a row and a column."""
    square = NAMES[action.square]
    if known.board.cells[action.square]:
        return Refusal("square-taken", "I-2.2", (square,), {"square": square, "by": "block"})
    for other in known.board.block_squares():
        same_row = action.square // SIZE == other // SIZE
        if same_row or action.square % SIZE == other % SIZE:
            facts = {"square": square, "other": NAMES[other], "line": "row" if same_row else "column"}
            return Refusal("line-has-block", "I-2.2", (square, NAMES[other]), facts)
    return None


def apply_block(state: State, phase: Placing, action: PlaceBlock) -> Step[State]:
    """Place the block; after the tenth the characters follow, the first player again first."""
    board = state.board.changed({action.square: BLOCK})
    done = len(board.block_squares()) == BLOCKS
    then = Deploying(state.first) if done else Placing(phase.seat.other)
    return Step(state.to(then, board=board), (BlockPlaced(phase.seat, NAMES[action.square]),))


def legal_characters(known: Known, phase: Deploying) -> list[PlaceCharacter]:
    """I-2.4: any kind still held, any facing, any empty square of the own first two rows."""
    cells, seat = known.board.cells, phase.seat
    held = [kind for kind, number in in_box(known, seat).items() if number]
    free = [square for square in home_squares(seat) if not cells[square]]
    found: list[PlaceCharacter] = []
    for kind in held:
        for square in free:
            found += _PLACINGS[kind, square]
    return found


def refuse_character(known: Known, phase: Deploying, action: PlaceCharacter) -> Refusal | None:
    """I-2.4: a kind still held, an empty square, the own first two rows."""
    square, seat = NAMES[action.square], phase.seat
    if action.square not in home_squares(seat):
        return Refusal("not-home-row", "I-2.4", (square,), {"square": square, "seat": seat.word})
    found = known.board.cells[action.square]
    if found:
        what = "character" if is_character(found) else "block"
        return Refusal("square-taken", "I-2.4", (square,), {"square": square, "by": what})
    if not in_box(known, seat)[action.kind]:
        return Refusal("none-of-kind-left", "I-2.4", (), {"kind": action.kind})
    return None


def apply_character(state: State, phase: Deploying, action: PlaceCharacter) -> Step[State]:
    """Place the character; when both sides have theirs, the pads are loaded or the battle begins."""
    seat = phase.seat
    placed = Character(seat, action.kind, action.facing)
    board = state.board.changed({action.square: CODES[placed]})
    event = CharacterPlaced(seat, action.kind, NAMES[action.square], FACING_WORDS[action.facing])
    if len(board.own(SOUTH)) + len(board.own(NORTH)) < 2 * state.variant.placed:
        return Step(state.to(Deploying(seat.other), board=board), (event,))
    if state.variant.pads:
        return Step(state.to(Loading(state.first), board=board), (event,))
    return begin_turn(state.to(state.phase, board=board), state.first, (event,))


def legal_loads(known: Known, phase: Loading) -> list[LoadPad]:
    """I-2.5: the remaining five in any order."""
    left = [kind for kind, number in in_box(known, phase.seat).items() for _ in range(number)]
    return [load_pad(kinds) for kinds in dict.fromkeys(permutations(left))]


def refuse_load(known: Known, phase: Loading, action: LoadPad) -> Refusal | None:
    """I-2.5: exactly the five that are left."""
    left = in_box(known, phase.seat)
    if all(action.kinds.count(kind) == left[kind] for kind in KINDS):
        return None
    held = "".join(LETTERS[kind] * left[kind] for kind in KINDS)
    return Refusal("not-the-remaining-five", "I-2.5", (), {"held": held, "given": str(action)[1:]})


def apply_load(state: State, phase: Loading, action: LoadPad) -> Step[State]:
    """Load the pad; after the second one the first player takes the first turn (I-2.6)."""
    assert state.pads is not None
    seat = phase.seat
    pad = Pad(state.pads[seat].missile, action.kinds)
    state = state.to(Loading(seat.other), pads=with_pad(state.pads, seat, pad))
    event = PadLoaded(seat, tuple(LETTERS[kind] for kind in action.kinds))
    if seat is state.first:
        return Step(state, (event,))
    return begin_turn(state, state.first, (event,))

"""The island as a viewer sees it: pieces, pads, blocks, counts."""

from __future__ import annotations

from dataclasses import fields
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final, Literal, cast

from skirmish.core import NORTH, SOUTH, Seat
from skirmish.games.island.board import COLUMNS, NAMES, Board, Pad, Square, character
from skirmish.games.island.presenter.wire import CarrierPad, IslandView, Piece
from skirmish.games.island.state import Deploying, Loading, Placing, Turning, in_box, remaining
from skirmish.games.island.view import View
from skirmish.presenter.latest import Latest
from skirmish.presenter.structs import seat_name

_SET_UP: Final = (Placing, Deploying, Loading)
UNKNOWN: Final = "unknown"
"""The kind of a lost character that nothing on the board tells."""
_Facing = Literal["^", ">", "v", "<"]
# The same few thousand pieces recur in every match, so they are cached.
_KEPT: Final = 1 << 14


def _shown(view: View) -> IslandView:
    """Everything in the view: the island hides nothing from one side only.

    In blitz five characters stay in the box unseen, so the kinds of the lost ones are unknown.
    """
    board, phase, pads = view.board, view.phase, view.pads
    cells = board.cells
    missing = (_counted(view, SOUTH), _counted(view, NORTH))
    placing = isinstance(phase, _SET_UP)
    strength = view.variant.strength
    left = (remaining(view, SOUTH), remaining(view, NORTH))
    return IslandView(
        pieces=[_piece(square, cells[square]) for square in (*board.own(SOUTH), *board.own(NORTH))],
        blocks=_face_down(board, phase),
        live=view.live,
        safe=view.safe,
        left=left,
        quiet=view.quiet,
        pads=[]
        if pads is None
        else [
            CarrierPad(seat_name(seat), COLUMNS[pad.missile], pad.slots, _fronts(seat, pad.missile))
            for seat, pad in zip(Seat, pads, strict=True)
        ],
        queue=[NAMES[square] for square in phase.queue] if isinstance(phase, Turning) else [],
        box=missing if placing else ({}, {}),
        coming=(strength - left[SOUTH], strength - left[NORTH]) if placing else (0, 0),
        lost=({}, {}) if placing else missing if strength == 10 else _unknown(view),
        fatal=view.variant.fatal if view.variant.fatal < strength else 0,
    )


def _unknown(view: View) -> tuple[dict[str, int], dict[str, int]]:
    south, north = [view.variant.strength - remaining(view, seat) for seat in Seat]
    return {UNKNOWN: south} if south else {}, {UNKNOWN: north} if north else {}


shown: Final = Latest(_shown, attrgetter(*[each.name for each in fields(View) if each.name != "seat"]))


@lru_cache(maxsize=_KEPT)
def _piece(square: Square, code: int) -> Piece:
    who = character(code)
    return Piece(NAMES[square], seat_name(who.seat), who.kind, cast(_Facing, who.facing))


@lru_cache(maxsize=1 << 10)
def _fronts(seat: Seat, missile: int) -> tuple[str | None, ...]:
    """The names of the squares in front of a pad, None where it overhangs the corner (I-4.2)."""
    pad = Pad(missile)
    fronts = [pad.front(seat, slot) for slot in range(5)]
    return tuple([None if front is None else NAMES[front] for front in fronts])


def _face_down(board: Board, phase: Any) -> list[str]:
    """The blocks that lie face down; those just turned over do not."""
    squares = board.block_squares()
    if isinstance(phase, Turning):
        open_now = {*phase.live, *phase.safe}
        squares = tuple([square for square in squares if square not in open_now])
    return [NAMES[square] for square in squares]


def _counted(view: View, seat: Seat) -> dict[str, int]:
    """How many of each kind a side has neither on the island nor on the pad."""
    return {kind: number for kind, number in in_box(view, seat).items() if number}

"""The island in sentences, one for each fact on the board, for screen readers."""

from __future__ import annotations

from collections.abc import Iterator

from skirmish.core import NORTH, SOUTH, Over, Seat
from skirmish.games.island.board import COLUMNS, FACING_WORDS, NAMES, Pad, character
from skirmish.games.island.state import Deploying, Known, Loading, Placing, Turning, in_box
from skirmish.games.island.war import WIN_POINTS, battle_points
from skirmish.presenter.structs import Facts, Said


def told(known: Known) -> list[Said]:
    """Everything on the board, summary first."""
    return list(_board(known))


def nothing_more(known: Known, over: Over) -> list[Said]:
    """A battle's end says it all."""
    return []


def points(known: Known, over: Over) -> list[Said]:
    """I-8.3: what a finished battle is worth, in a war that is decided by points."""
    south, north = battle_points(known, over.winner)
    if over.winner is None:
        return [Said("island-points-draw", {"points": south})]
    island = sum(character(known.board.cells[square]).range for square in known.board.own(over.winner))
    return [
        Said(
            "island-points",
            {"points": south + north, "island": island, "pad": south + north - WIN_POINTS - island},
        )
    ]


def _board(known: Known) -> Iterator[Said]:
    yield from _counts(known)
    for seat in (SOUTH, NORTH):
        for square, who in known.board.characters():
            if who.seat is seat:
                place: Facts = {"square": square, "facing": FACING_WORDS[who.facing]}
                yield Said("fact-island-character", {"seat": seat.word, "kind": who.kind, **place})
        if known.pads is not None:
            yield from _pad(known.pads[seat], seat)
    turned_over: dict[str, str] = {}
    if isinstance(known.phase, Turning):
        turned_over = {NAMES[square]: "live" for square in known.phase.live}
        turned_over.update({NAMES[square]: "safe" for square in known.phase.safe})
    for square, kind in turned_over.items():
        yield Said("fact-island-block-open", {"square": square, "kind": kind})
    for square in known.board.blocks():
        if square not in turned_over:
            yield Said("fact-island-block", {"square": square})


def _counts(known: Known) -> Iterator[Said]:
    for seat in (SOUTH, NORTH):
        count: Facts = {"seat": seat.word, "island": len(known.board.own(seat))}
        if known.pads is None:
            yield Said("fact-island-count-no-pad", count)
        else:
            yield Said("fact-island-count", {**count, "pad": known.pads[seat].holding()})
    blocks = len(known.board.blocks())
    # Until all blocks are placed, it is unknown which kinds lie there.
    if not (blocks and isinstance(known.phase, Placing)):
        yield Said("fact-island-blocks", {"count": blocks, "live": known.live, "safe": known.safe})
    if isinstance(known.phase, Placing | Deploying | Loading):
        for seat in (SOUTH, NORTH):
            for kind, left in in_box(known, seat).items():
                if left:
                    yield Said("fact-island-to-place", {"seat": seat.word, "kind": kind, "count": left})


def _pad(pad: Pad, seat: Seat) -> Iterator[Said]:
    yield Said("fact-island-pad", {"seat": seat.word, "column": COLUMNS[pad.missile]})
    for slot, kind in enumerate(pad.slots):
        if kind is not None:
            who: Facts = {"seat": seat.word, "kind": kind, "slot": slot + 1}
            front = pad.front(seat, slot)
            if front is None:
                yield Said("fact-island-pad-overhang", who)
            else:
                yield Said("fact-island-pad-character", {**who, "square": NAMES[front]})

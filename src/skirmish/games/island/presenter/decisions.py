"""The island's decisions, described: what each does, and what it affects."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from msgspec.structs import replace

from skirmish.core import SOUTH
from skirmish.games.island.actions import (
    Action,
    ChangeDirection,
    End,
    LoadPad,
    Move,
    NominatePad,
    PlaceBlock,
    PlaceCharacter,
    Reinforce,
    RemoveFromIsland,
    RemoveFromPad,
    Shoot,
    SlidePad,
)
from skirmish.games.island.board import (
    BLOCK,
    CHARACTERS,
    COLUMNS,
    NAMES,
    SIZE,
    Square,
    character,
    is_character,
)
from skirmish.games.island.presenter.wire import IslandDecision
from skirmish.games.island.rules.movement import is_stuck
from skirmish.games.island.rules.shooting import line_of_fire
from skirmish.games.island.state import UsingRoll
from skirmish.games.island.view import View
from skirmish.presenter.structs import Caught, seat_name

KINDS: Final[dict[str, tuple[str, ...]]] = {
    "shoot": ("I-6.1", "I-6.2"),
    "move": ("I-3.3", "I-3.4", "I-3.6"),
    "reinforce": ("I-4.2",),
    "pad": ("I-4.3",),
    "turn": ("I-4.4",),
    "slide": ("I-4.3",),
    "block": ("I-2.2",),
    "character": ("I-2.4",),
    "load": ("I-2.5",),
    "remove": ("I-3.7",),
    "remove-pad": ("I-3.9",),
    "end": ("I-3.1", "I-3.7"),
}
"""The kinds of decisions in display order, with the rules about each."""

FLAGS: Final = {"on-block": "(#)", "own-side": "(!)"}
"""Flags of decisions, and their signs in lists of text."""

_KIND_OF: Final = ("", "", *[who.kind for who in CHARACTERS])
"""The kind that a board's code stands for."""
# The same few thousand decisions recur in every match, so they are cached.
_KEPT: Final = 1 << 14


def describe(view: View, action: Action) -> IslandDecision:
    """A legal decision of the view's seat."""
    cells = view.board.cells
    if type(action) is Move:  # nearly all are
        start, end = action.start, action.end
        return _move(start, end, action.turn, _KIND_OF[cells[start]], cells[end] == BLOCK)
    match action:
        case Shoot():
            return _shooting(view, action)
        case ChangeDirection(square=square, direction=direction):
            return _turn(square, direction, character(cells[square]).kind)
        case PlaceBlock() | PlaceCharacter() | LoadPad():
            return _placing(action)
    return _other(view, action)


@lru_cache(maxsize=1 << 12)
def caught(square: Square, code: int) -> Caught:
    """The character on a square, given the board's code for it."""
    who = character(code)
    return Caught(NAMES[square], seat_name(who.seat), who.kind)


def _straight(start: Square, end: Square) -> list[str]:
    """The squares from one to another in a straight line, the first left out."""
    step = 1 if start // SIZE == end // SIZE else SIZE
    if end < start:
        step = -step
    return [NAMES[square] for square in range(start + step, end + step, step)]


@lru_cache(maxsize=_KEPT)
def _move(start: Square, end: Square, turn: str | None, kind: str, on_block: bool) -> IslandDecision:
    return IslandDecision(
        f"{NAMES[start]}-{NAMES[end]}{turn[0].upper() if turn else ''}",
        "move",
        piece=kind,
        source=NAMES[start],
        target=NAMES[end],
        turn=turn,
        path=_straight(start, end),
        hits_block=on_block,
    )


@lru_cache(maxsize=_KEPT)
def _shot(shooter: Square, target: Square, kind: str, hit: str, own: bool) -> IslandDecision:
    """A shot without crossfire."""
    return IslandDecision(
        f"{NAMES[shooter]}*{NAMES[target]}",
        "shoot",
        piece=kind,
        source=NAMES[shooter],
        target=NAMES[target],
        hit=hit,
        line=_straight(shooter, target),
        own=own,
        friendly=own,
    )


@lru_cache(maxsize=_KEPT)
def _turn(square: Square, direction: str, kind: str) -> IslandDecision:
    name = NAMES[square]
    return IslandDecision(f"{name}{direction[0].upper()}", "turn", piece=kind, source=name, turn=direction)


@lru_cache(maxsize=_KEPT)
def _placing(action: PlaceBlock | PlaceCharacter | LoadPad) -> IslandDecision:
    token = str(action)
    match action:
        case PlaceBlock(square=square):
            return IslandDecision(token, "block", target=NAMES[square])
        case PlaceCharacter(kind=kind, square=square, facing=facing):
            return IslandDecision(token, "character", piece=kind, target=NAMES[square], facing=facing)
        case LoadPad(kinds=kinds):
            return IslandDecision(token, "load", cards=list(kinds))


def _shooting(view: View, action: Shoot) -> IslandDecision:
    """A shot with its line of fire and everyone in it (I-6.1, I-6.2)."""
    cells, seat = view.board.cells, view.seat
    code = cells[action.target]
    hit = character(code) if is_character(code) else None
    what, friendly = (hit.kind, hit.seat is seat) if hit else ("block", False)
    kind = character(cells[action.shooter]).kind
    plain = _shot(action.shooter, action.target, kind, what, friendly)
    fire = line_of_fire(view, action.shooter)
    assert fire is not None
    between = [square for square in fire.between if cells[square]]
    if not between:
        return plain
    return replace(
        plain,
        caught=[caught(square, cells[square]) for square in between],
        own=friendly or any([character(cells[square]).seat is seat for square in between]),
    )


def _other(view: View, action: Any) -> IslandDecision:
    """A decision of a kind that has few alternatives."""
    token = str(action)
    match action:
        case End():
            phase = view.phase
            penalty = isinstance(phase, UsingRoll) and is_stuck(view, phase.seat, phase.roll)
            return IslandDecision(token, "end", penalty=penalty)
        case NominatePad():
            return IslandDecision(token, "pad")
        case RemoveFromIsland(square=square):
            who = view.board.character_at(square)
            assert who is not None
            return IslandDecision(token, "remove", piece=who.kind, target=NAMES[square])
    seat, phase, pads = view.seat, view.phase, view.pads
    assert seat is not None
    assert pads is not None
    match action:
        case Reinforce(number=number):
            front = pads[seat].front(seat, number - 1)
            assert front is not None
            kind = pads[seat].slots[number - 1]
            lands = view.board.cells[front] == BLOCK
            return IslandDecision(
                token, "reinforce", piece=kind, number=number, target=NAMES[front], hits_block=lands
            )
        case RemoveFromPad(number=number):
            kind = pads[seat.other].slots[number - 1]
            return IslandDecision(token, "remove-pad", piece=kind, number=number)
        case SlidePad(direction=direction):
            east = (direction == "right") == (seat is SOUTH)
            column = pads[seat].missile + (phase.roll if east else -phase.roll)  # type: ignore[union-attr]  # a slide's phase has a roll
            return IslandDecision(token, "slide", turn=direction, target=COLUMNS[column])
    raise TypeError(f"not an action of the island: {action!r}")

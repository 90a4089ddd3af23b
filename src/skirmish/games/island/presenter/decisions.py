"""The island as a viewer sees it: pieces, pads, blocks, and every legal decision with all that it touches."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Literal, cast

from skirmish.core import NORTH, SOUTH, Decide, Seat
from skirmish.games.island.actions import (
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
    COLUMNS,
    NAMES,
    SIZE,
    Board,
    Pad,
    Square,
    character,
    is_character,
)
from skirmish.games.island.game import GAME
from skirmish.games.island.presenter.preview import looked
from skirmish.games.island.presenter.why import explained
from skirmish.games.island.rules.movement import is_stuck
from skirmish.games.island.rules.shooting import line_of_fire
from skirmish.games.island.state import Deploying, Loading, Placing, Turning, UsingRoll, in_box, remaining
from skirmish.games.island.view import View
from skirmish.i18n.speaker import Speaker
from skirmish.presenter.prompts import asked
from skirmish.presenter.reasons import SEATS, caught
from skirmish.server import wire as messages
from skirmish.server.wire import Option

_SET_UP: Final = (Placing, Deploying, Loading)
_Facing = Literal["^", ">", "v", "<"]
# The same few thousand pieces and decisions come back in match after match, so each is made once. The caches
# are bounded all the same, and nobody changes what is in them.
_KEPT: Final = 1 << 14


@lru_cache(maxsize=_KEPT)
def _piece(square: Square, code: int) -> messages.Piece:
    who = character(code)
    return messages.Piece(NAMES[square], SEATS[who.seat], who.kind, cast(_Facing, who.facing))


@lru_cache(maxsize=1 << 10)
def _fronts(seat: Seat, missile: int) -> tuple[str | None, ...]:
    """The names of the squares in front of a pad, None where it overhangs the corner (I-4.2)."""
    pad = Pad(missile)
    fronts = [pad.front(seat, slot) for slot in range(5)]
    return tuple([None if front is None else NAMES[front] for front in fronts])


def _straight(start: Square, end: Square) -> list[str]:
    """The squares from one to another in a straight line, the first left out."""
    step = 1 if start // SIZE == end // SIZE else SIZE
    if end < start:
        step = -step
    return [NAMES[square] for square in range(start + step, end + step, step)]


@lru_cache(maxsize=_KEPT)
def _move(start: Square, end: Square, turn: str | None, kind: str, on_block: bool) -> Option:
    token = f"{NAMES[start]}-{NAMES[end]}{turn[0].upper() if turn else ''}"
    return Option(
        token,
        "move",
        piece=kind,
        source=NAMES[start],
        target=NAMES[end],
        turn=turn,
        path=_straight(start, end),
        hits_block=on_block,
    )


@lru_cache(maxsize=_KEPT)
def _shot(shooter: Square, target: Square, kind: str, hit: str, own: bool) -> Option:
    """A shot that catches nobody on its way."""
    return Option(
        f"{NAMES[shooter]}*{NAMES[target]}",
        "shoot",
        piece=kind,
        source=NAMES[shooter],
        target=NAMES[target],
        hit=hit,
        line=_straight(shooter, target),
        own=own,
    )


@lru_cache(maxsize=_KEPT)
def _turn(square: Square, direction: str, kind: str) -> Option:
    name = NAMES[square]
    return Option(f"{name}{direction[0].upper()}", "turn", piece=kind, source=name, turn=direction)


@lru_cache(maxsize=_KEPT)
def _placing(action: PlaceBlock | PlaceCharacter | LoadPad) -> Option:
    match action:
        case PlaceBlock(square=square):
            return Option(str(action), "block", target=NAMES[square])
        case PlaceCharacter(kind=kind, square=square, facing=facing):
            return Option(str(action), "character", piece=kind, target=NAMES[square], facing=facing)
        case LoadPad(kinds=kinds):
            return Option(str(action), "load", cards=list(kinds))


def _shooting(view: View, action: Shoot) -> Option:
    """A shot with its line of fire and everybody in it (I-6.1, I-6.2)."""
    cells, seat = view.board.cells, view.seat
    code = cells[action.target]
    hit = character(code) if is_character(code) else None
    what, own = (hit.kind, hit.seat is seat) if hit else ("block", False)
    kind = character(cells[action.shooter]).kind
    plain = _shot(action.shooter, action.target, kind, what, own)
    fire = line_of_fire(view, action.shooter)
    assert fire is not None
    between = [square for square in fire.between if cells[square]]
    if not between:
        return plain
    in_line = [caught(square, cells[square]) for square in between]
    own = own or any([character(cells[square]).seat is seat for square in between])
    return Option(
        plain.token,
        "shoot",
        piece=kind,
        source=plain.source,
        target=plain.target,
        hit=what,
        line=plain.line,
        caught=in_line,
        own=own,
    )


def _other(view: View, action: Any) -> Option:
    """Decisions of which there are never many."""
    token = str(action)
    match action:
        case End():
            phase = view.phase
            penalty = isinstance(phase, UsingRoll) and is_stuck(view, phase.seat, phase.roll)
            return Option(token, "end", penalty=penalty)
        case NominatePad():
            return Option(token, "pad")
        case RemoveFromIsland(square=square):
            who = view.board.character_at(square)
            assert who is not None
            return Option(token, "remove", piece=who.kind, target=NAMES[square])
    seat, phase, pads = view.seat, view.phase, view.pads
    assert seat is not None
    assert pads is not None
    match action:
        case Reinforce(number=number):
            front = pads[seat].front(seat, number - 1)
            assert front is not None
            kind = pads[seat].slots[number - 1]
            lands = view.board.cells[front] == BLOCK
            return Option(
                token, "reinforce", piece=kind, number=number, target=NAMES[front], hits_block=lands
            )
        case RemoveFromPad(number=number):
            return Option(token, "remove-pad", piece=pads[seat.other].slots[number - 1], number=number)
        case SlidePad(direction=direction):
            east = (direction == "right") == (seat is SOUTH)
            column = pads[seat].missile + (phase.roll if east else -phase.roll)  # type: ignore[union-attr]  # a slide's phase has a roll
            return Option(token, "slide", turn=direction, target=COLUMNS[column])
    raise TypeError(f"not an action of the island: {action!r}")


def _lying(board: Board, phase: Any) -> list[str]:
    """The blocks that lie face down; those turned over a moment ago lie there no more."""
    squares = board.block_squares()
    if isinstance(phase, Turning):
        open_now = {*phase.live, *phase.safe}
        squares = tuple([square for square in squares if square not in open_now])
    return [NAMES[square] for square in squares]


def _counted(view: View, seat: Seat) -> dict[str, int]:
    """The kinds that a side has neither on the island nor on the pad, and how many."""
    return {kind: number for kind, number in in_box(view, seat).items() if number}


class IslandSight:
    """Battle for the Island, as the page sees it."""

    def view(self, view: View) -> messages.IslandView:
        """What there is to see: all of it, since nobody knows what the blocks are.

        In blitz five characters stay in the box unseen, so nobody can tell the lost ones' kinds from theirs:
        ``lost`` stays empty.
        """
        board, phase, pads = view.board, view.phase, view.pads
        cells = board.cells
        missing = (_counted(view, SOUTH), _counted(view, NORTH))
        placing = isinstance(phase, _SET_UP)
        known = view.variant.strength == 10
        return messages.IslandView(
            pieces=[_piece(square, cells[square]) for square in (*board.own(SOUTH), *board.own(NORTH))],
            blocks=_lying(board, phase),
            live=view.live,
            safe=view.safe,
            left=(remaining(view, SOUTH), remaining(view, NORTH)),
            quiet=view.quiet,
            pads=[]
            if pads is None
            else [
                messages.Pad(SEATS[seat], COLUMNS[pad.missile], pad.slots, _fronts(seat, pad.missile))
                for seat, pad in zip(Seat, pads, strict=True)
            ],
            queue=[NAMES[square] for square in phase.queue] if isinstance(phase, Turning) else [],
            box=missing if placing else ({}, {}),
            lost=({}, {}) if placing or not known else missing,
        )

    def options(self, view: View) -> list[Option]:
        """Every legal decision of the viewer's seat."""
        cells = view.board.cells
        found = []
        for action in GAME.legal(view):
            match action:
                case Move(start=start, end=end, turn=turn):
                    kind = character(cells[start]).kind
                    found.append(_move(start, end, turn, kind, cells[end] == BLOCK))
                case Shoot():
                    found.append(_shooting(view, action))
                case ChangeDirection(square=square, direction=direction):
                    found.append(_turn(square, direction, character(cells[square]).kind))
                case PlaceBlock() | PlaceCharacter() | LoadPad():
                    found.append(_placing(action))
                case _:
                    found.append(_other(view, action))
        return found

    def says(self, pending: Decide, view: View) -> list[messages.Said]:
        """What is asked of whoever decides."""
        if view.seat != pending.seat:
            return []
        kinds = {option.kind for option in self.options(view)}
        return [messages.Said(said, dict(facts)) for said, facts in asked("island", pending, view, kinds)]

    def look(self, view: View, token: str, id: str) -> messages.Looked:
        """What a legal token would do."""
        return looked(view, token, id)

    def why(self, view: View, source: str, target: str, speaker: Speaker, id: str) -> messages.Reason:
        """Why not, or that it can be done."""
        return explained(view, source, target, speaker, id)

    def hint(self, view: View, id: str) -> messages.Hinted:
        """Whom the opponent can hit next turn, as things stand."""
        from skirmish.games.island.presenter.hints import threats

        return messages.Hinted(
            id,
            [
                messages.Threat(
                    threat.square,
                    list(threat.by),
                    list(threat.rolls),
                    (threat.chance.numerator, threat.chance.denominator),
                )
                for threat in threats(view)
            ],
        )


ISLAND: Final = IslandSight()

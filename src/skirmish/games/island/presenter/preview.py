"""What a decision on the island would do: who is removed for certain, and who would be if blocks are live."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from skirmish.core import IllegalAction, Over, Roll, Seat
from skirmish.games.island.actions import (
    ChangeDirection,
    Move,
    Reinforce,
    RemoveFromIsland,
    RemoveFromPad,
    Shoot,
)
from skirmish.games.island.board import (
    AHEAD,
    BLOCK,
    CODES,
    EMPTY,
    NAMES,
    TURNED,
    Board,
    Character,
    Square,
    character,
    is_character,
)
from skirmish.games.island.game import GAME
from skirmish.games.island.presenter.decisions import caught
from skirmish.games.island.presenter.hints import threats_to
from skirmish.games.island.presenter.outlook import activation
from skirmish.games.island.presenter.wire import IslandPreview
from skirmish.games.island.rules.shooting import line_of_fire
from skirmish.games.island.state import State, Turning
from skirmish.games.island.view import View, state_of
from skirmish.presenter.structs import Caught, seat_name
from skirmish.presenter.why import only_watching


def previewed(view: View, token: str) -> IslandPreview:
    """What a legal token would do."""
    seat = view.seat
    if seat is None:
        only_watching()
    action: Any = GAME.parse(token)
    state = state_of(view)
    refusal = GAME.refusal(state, seat, action)
    if refusal is not None:
        raise IllegalAction(token, refusal)
    wins = _wins(GAME.apply(state, seat, action).state, seat)
    cells = view.board.cells
    if (placed := _placed(view, seat, action)) is not None:
        board, end = placed
        return _there(state.to(state.phase, board=board), seat, end, wins)
    match action:
        case Shoot(shooter=shooter, target=target):
            return _shot(view, seat, shooter, target, wins)
        case Move(start=start, end=end) if cells[end] == BLOCK:
            board = view.board.changed({start: EMPTY, end: cells[start]})
            return _activated(view, seat, board, end, wins)
        case Reinforce(number=number):
            assert view.pads is not None
            pad = view.pads[seat]
            front, kind = pad.front(seat, number - 1), pad.slots[number - 1]
            assert front is not None
            assert kind is not None
            if cells[front] == BLOCK:
                board = view.board.changed({front: CODES[Character(seat, kind, AHEAD[seat])]})
                return _activated(view, seat, board, front, wins)
        case RemoveFromIsland(square=square):
            return IslandPreview(removed=[caught(square, cells[square])], wins=wins)
        case RemoveFromPad(number=number):
            assert view.pads is not None
            kind = view.pads[seat.other].slots[number - 1]
            assert kind is not None
            return IslandPreview(removed=[Caught(f"+{number}", seat_name(seat.other), kind)], wins=wins)
    return IslandPreview(wins=wins)


def _placed(view: View, seat: Seat, action: Any) -> tuple[Board, Square] | None:
    """The board after a move, a turn or an entry that hits no block, and where the character stands then."""
    cells = view.board.cells
    match action:
        case Move(start=start, end=end, turn=turn) if not cells[end]:
            code = TURNED[turn][cells[start]] if turn else cells[start]
            return view.board.changed({start: EMPTY, end: code}), end
        case ChangeDirection(square=square, direction=turn):
            return view.board.changed({square: TURNED[turn][cells[square]]}), square
        case Reinforce(number=number) if view.pads is not None:
            pad = view.pads[seat]
            front, kind = pad.front(seat, number - 1), pad.slots[number - 1]
            if front is not None and kind is not None and not cells[front]:
                return view.board.changed({front: CODES[Character(seat, kind, AHEAD[seat])]}), front
    return None


def _there(state: State, seat: Seat, square: Square, wins: bool) -> IslandPreview:
    """What a character would aim at on its new square, and how it could be hit there."""
    cells = state.board.cells
    fire = line_of_fire(state, square)
    name = NAMES[square]
    threat = next((each for each in threats_to(state, seat) if each.square == name), None)
    if fire is None:
        return IslandPreview(wins=wins, end=name, threat=threat)
    hit = cells[fire.target]
    exact = is_character(hit) and BLOCK not in cells[fire.line]
    return IslandPreview(
        wins=wins,
        end=name,
        aims=NAMES[fire.target],
        hits=caught(fire.target, hit) if exact else None,
        threat=threat,
    )


def _wins(state: State, seat: Seat) -> bool:
    """Whether a side has won, once the blocks whose kinds are certain have been turned over."""
    pending = GAME.pending(state)
    while isinstance(pending, Roll) and isinstance(state.phase, Turning) and len(pending.outcomes) == 1:
        state = GAME.resolve(state, pending.outcomes[0]).state
        pending = GAME.pending(state)
    return isinstance(pending, Over) and pending.winner is seat


def _shot(view: View, seat: Seat, shooter: Square, target: Square, wins: bool) -> IslandPreview:
    """I-6.2, I-6.3: a character is removed with everyone between; a block is turned over first."""
    cells = view.board.cells
    fire = line_of_fire(view, shooter)
    assert fire is not None
    between = tuple([square for square in fire.between if cells[square]])
    line = [NAMES[square] for square in (*fire.between, target)]
    if cells[target] == BLOCK:
        return _activated(view, seat, view.board, target, wins, between, line)
    return IslandPreview(
        removed=[caught(square, cells[square]) for square in (*between, target)],
        line=line,
        own=_own(cells, (*between, target), seat),
        wins=wins,
    )


def _activated(
    view: View,
    seat: Seat,
    board: Board,
    square: Square,
    wins: bool,
    crossfire: tuple[Square, ...] = (),
    line: Sequence[str] = (),
) -> IslandPreview:
    """A block is hit or landed on (I-5.2 to I-5.4). Where all blocks are live, what follows is certain."""
    outlook = activation(board, square, view.live, view.safe, crossfire)
    hit = [caught(spot, board.cells[spot]) for spot in outlook.caught]
    by_first = [each for spot, each in zip(outlook.caught, hit, strict=True) if spot in outlook.first]
    return IslandPreview(
        removed=hit if outlook.certain else [],
        line=list(line),
        blast=[NAMES[spot] for spot in sorted(outlook.blast)],
        chain=[NAMES[spot] for spot in outlook.chain],
        risk=[] if outlook.certain else by_first,
        farther=[] if outlook.certain else [each for each in hit if each not in by_first],
        live=(outlook.live, outlook.blocks),
        own=_own(board.cells, outlook.caught, seat),
        wins=wins,
    )


def _own(cells: bytes, squares: tuple[Square, ...], seat: Seat) -> bool:
    return any([character(cells[square]).seat is seat for square in squares])

"""How turns begin, continue and end (I-3.1, I-3.7 to I-3.9, I-7.3)."""

from __future__ import annotations

from skirmish.core import Event, Seat, Step
from skirmish.games.island.board import is_character
from skirmish.games.island.events import NoneCanEnter, TurnBegan
from skirmish.games.island.rules.victory import QUIET_LIMIT, announce, beaten, verdict
from skirmish.games.island.state import (
    ENDED,
    Entering,
    Known,
    PenalisingPad,
    Phase,
    Rolling,
    State,
)

# What every turn starts with, made once.
_BEGAN = tuple(TurnBegan(seat) for seat in Seat)
_ROLLING = tuple(Rolling(seat) for seat in Seat)


def can_enter(known: Known, seat: Seat, slot: int) -> bool:
    """I-4.2: whether a character stands on pad slot 0-4 and the square in front is free to enter."""
    assert known.pads is not None
    pad = known.pads[seat]
    if not pad.holds(slot):
        return False
    front = pad.front(seat, slot)
    return front is not None and not is_character(known.board.cells[front])


def begin_turn(state: State, seat: Seat, events: tuple[Event, ...], quiet: int = 0) -> Step[State]:
    """I-3.1: roll; with no character on the island, first enter (I-3.8) or lose one from the pad (I-3.9)."""
    events = (*events, _BEGAN[seat])
    if state.board.own(seat):
        return Step(state.to(_ROLLING[seat], quiet=quiet, stirred=False), events)
    if any([can_enter(state, seat, slot) for slot in range(5)]):
        return Step(state.to(Entering(seat), quiet=quiet, stirred=False), events)
    penalised = state.to(PenalisingPad(seat.other), quiet=quiet, stirred=False)
    return Step(penalised, (*events, NoneCanEnter(seat)))


def end_turn(state: State, seat: Seat, events: tuple[Event, ...]) -> Step[State]:
    """End ``seat``'s turn; I-7.3: after too many quiet ones the battle is drawn."""
    quiet = 0 if state.stirred else state.quiet + 1
    if quiet == QUIET_LIMIT:
        drawn = state.to(ENDED, quiet=quiet)
        return Step(drawn, (*events, announce(verdict(drawn))))
    return begin_turn(state, seat.other, events, quiet)


def go_on(state: State, then: Phase, events: tuple[Event, ...]) -> Step[State]:
    """I-7.1: after a removal, end the battle if a side is beaten; otherwise the turn goes on."""
    if beaten(state, Seat.SOUTH) or beaten(state, Seat.NORTH):
        return Step(state.to(ENDED), (*events, announce(verdict(state))))
    return Step(state.to(then), events)

"""What a seat or a spectator may know of a battle.

Nothing on the island is hidden, so the view shows every field. It is still a type of its own: a field that
State gains stays hidden until it is added here.
"""

from __future__ import annotations

from skirmish.core import Seat, value
from skirmish.games.island.board import Board, Pad
from skirmish.games.island.state import Phase, State
from skirmish.games.island.variants import Variant


@value
class View:
    """A battle as ``seat`` sees it (None: a spectator)."""

    seat: Seat | None
    board: Board
    pads: tuple[Pad, Pad] | None
    live: int
    safe: int
    phase: Phase
    variant: Variant
    first: Seat
    quiet: int
    stirred: bool


def view_of(state: State, seat: Seat | None) -> View:
    """The battle as a seat sees it."""
    return View(
        seat,
        state.board,
        state.pads,
        state.live,
        state.safe,
        state.phase,
        state.variant,
        state.first,
        state.quiet,
        state.stirred,
    )


def state_of(view: View) -> State:
    """The one state that a view allows: block kinds are settled only when they are turned over."""
    return State(
        view.board,
        view.pads,
        view.live,
        view.safe,
        view.phase,
        view.variant,
        view.first,
        view.quiet,
        view.stirred,
    )

"""What one viewer is shown is made once for the next one, as long as it is of the very same things."""

from __future__ import annotations

from operator import attrgetter

from skirmish.core import NORTH, SOUTH, Options, value
from skirmish.games.hill218.game import GAME as HILL
from skirmish.games.hill218.presenter import PRESENTER as HILL_PRESENTER
from skirmish.games.island.game import GAME as ISLAND
from skirmish.games.island.presenter import PRESENTER as ISLAND_PRESENTER
from skirmish.presenter.latest import Latest


@value
class Seen:
    by: str
    board: tuple[int, ...]
    turn: tuple[int, ...]


def test_what_is_made_of_the_same_parts_is_made_once() -> None:
    made: list[str] = []

    def told(seen: Seen) -> str:
        made.append(seen.by)
        return f"{seen.board} {seen.turn} for {seen.by}"

    latest = Latest(told, attrgetter("board", "turn"))
    board, turn, later = (1, 2), (3,), (4,)
    assert latest(Seen("south", board, turn)) == latest(Seen("north", board, turn)) == "(1, 2) (3,) for south"
    assert latest(Seen("north", board, later)) == "(1, 2) (4,) for north"
    assert latest(Seen("south", (*board, 5)[:2], later)) == "(1, 2) (4,) for south"  # equal, but not the same
    assert latest(Seen("south", board, turn)) == "(1, 2) (3,) for south"
    assert made == ["south", "north", "south", "south"]


def test_two_viewers_are_shown_one_battle() -> None:
    battle = ISLAND.start(Options("classic"))
    placed = ISLAND.apply(battle, SOUTH, ISLAND.parse("#e4")).state
    shown = ISLAND_PRESENTER.view(ISLAND.view(placed, SOUTH))
    assert ISLAND_PRESENTER.view(ISLAND.view(placed, NORTH)) is shown
    assert ISLAND_PRESENTER.view(ISLAND.view(battle, NORTH)) != shown
    hill = HILL.start(Options("standard"))
    south, north = (HILL_PRESENTER.view(HILL.view(hill, seat)) for seat in (SOUTH, NORTH))
    assert south.units is north.units

"""The score sheet of a series."""

from __future__ import annotations

from typing import Literal

from skirmish.presenter.structs import GameView, Part, SeatName
from skirmish.server.wire.common import GameName
from skirmish.server.wire.server import MatchEnd, Player


class SheetBattle(Part):
    """A battle of a series. Sides are named by their seats in the first battle."""

    match: str
    status: Literal["waiting", "playing", "over"]
    swapped: bool = False
    """Whether the sides sit the other way round."""
    winner: SeatName | None = None
    points: tuple[int, int] = (0, 0)
    turns: int = 0
    """How many decisions were made."""
    over: MatchEnd | None = None
    view: GameView | None = None
    """The board at its end."""


class ScoreSheet(Part):
    """A series so far, by the seats that both sides had in its first battle."""

    game: GameName
    variant: str
    form: str
    kind: Literal["best-of", "over", "to"]
    number: int
    players: tuple[Player, Player]
    battles: list[SheetBattle]
    wins: tuple[int, int]
    points: tuple[int, int]
    first: SeatName
    """The side that plays first in the next battle."""
    you: SeatName | None = None
    """The asker's side; null for a spectator."""
    over: bool = False
    winner: SeatName | None = None
    """Which side has won the series; null: it is not over, or drawn."""

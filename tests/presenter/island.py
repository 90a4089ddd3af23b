"""The island's positions, for the tests of its presenter."""

from __future__ import annotations

from typing import Any

from skirmish.core import SOUTH, Seat
from skirmish.games.island.game import GAME
from skirmish.games.island.presenter import PRESENTER
from skirmish.i18n.speaker import Speaker
from tests.games.playing import Ply, random_game

__all__ = ["EN", "PRESENTER", "at", "plies", "seen"]

EN = Speaker("en")
NO_PADS = "c:.....,j:....."


def plies(count: int = 2) -> list[Ply]:
    """Whole games of every variant."""
    return [
        ply
        for variant in GAME.variants
        for number in range(count)
        for ply in random_game("island", variant, number)
    ]


def at(rows: str, turn: str, *, pads: str = NO_PADS, blocks: str = "0/0", variant: str = "classic") -> Any:
    """A position given by its rows from 12 down; leading empty rows may be left out."""
    given = rows.split("/")
    board = "/".join(["12"] * (12 - len(given)) + given)
    return GAME.from_position(f"{board} {pads} {blocks} {turn} {variant}")


def seen(state: Any, seat: Seat | None = SOUTH) -> Any:
    return GAME.view(state, seat)

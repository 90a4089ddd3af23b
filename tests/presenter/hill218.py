"""Positions of Hill 218, for the tests of its presenter."""

from __future__ import annotations

from typing import Any

from skirmish.core import SOUTH, Seat
from skirmish.games.hill218.game import GAME
from skirmish.games.hill218.presenter import PRESENTER
from skirmish.i18n.speaker import Speaker
from tests.games.playing import Ply, random_game

__all__ = ["DECKS", "EN", "PLAY", "PRESENTER", "at", "plies", "seen"]

EN = Speaker("en")
DECKS = f"{'?' * 12}/{'?' * 12}"


def plies(count: int = 6) -> list[Ply]:
    """Whole games of both variants."""
    return [
        ply
        for name in GAME.variants
        for number in range(count)
        for ply in random_game("hill218", name, number)
    ]


def at(units: str, hands: str, turn: str, strikes: str = "2/2", decks: str = DECKS) -> Any:
    return GAME.from_position(f"{units} {hands} {decks} {strikes} {turn}")


def seen(state: Any, seat: Seat | None = SOUTH) -> Any:
    return GAME.view(state, seat)


PLAY = at("I@0,-1;I@1,-1/I@0,1;T@2,2", "HP/II", "S1:play")

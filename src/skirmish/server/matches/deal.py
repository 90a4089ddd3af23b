"""Dealing what a position leaves open, apart from new matches: who replays needs no store."""

from __future__ import annotations

import secrets
from typing import Any

from skirmish.core import AnyGame


def dealt(game: AnyGame, state: Any) -> Any:
    """A state of a position, with every card that a player would know: what the position leaves open is
    dealt, all deals equally likely."""
    return game.sample(game.view(state, None, over=True), secrets.randbelow)

"""The Battle for Hill 218: decks of units, supply lines, supported attacks, air strikes."""

from skirmish.games.hill218.game import HILL218, Hill218

__all__ = ["HILL218", "Hill218"]

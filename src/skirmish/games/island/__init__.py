"""Battle for the Island: dice, facing, exact-range shots, face-down blocks."""

from skirmish.games.island.game import ISLAND, Island

__all__ = ["ISLAND", "Island"]

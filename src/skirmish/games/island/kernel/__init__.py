"""The Numba twin of Battle for the Island, equal to :mod:`skirmish.games.island` decision by decision."""

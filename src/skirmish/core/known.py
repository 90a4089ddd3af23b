"""What generic code may read from the states and views of any game."""

from __future__ import annotations

from typing import Protocol

from skirmish.core.seat import Seat


class Phase(Protocol):
    """What a game waits for. Once the game is over there is no ``seat``."""

    @property
    def prompt(self) -> str:
        """The code of what is awaited, as in :class:`~skirmish.core.Decide` and ``Roll``."""

    @property
    def rule(self) -> str:
        """The id of the rule that asks for it."""

    @property
    def seat(self) -> Seat | None:
        """Whose decision or chance event it is."""


class Variant(Protocol):
    """A variant of a game."""

    @property
    def name(self) -> str:
        """The name in commands, tags and messages."""


class Known(Protocol):
    """What is known of a game at one moment: every state and every view."""

    @property
    def phase(self) -> Phase:
        """What is awaited."""

    @property
    def variant(self) -> Variant:
        """The variant that is played."""

    @property
    def first(self) -> Seat:
        """The seat that moved first."""


class View(Known, Protocol):
    """What one viewer may know."""

    @property
    def seat(self) -> Seat | None:
        """The viewer's seat, or None for a spectator."""

"""What this server has to offer, and where it can be reached."""

from __future__ import annotations

from typing import Literal

from skirmish.presenter.structs import Part
from skirmish.server.wire.common import GameName


class CatalogueGame(Part):
    """A game: its variants, the usual one first, and what can be done with it here.

    ``title`` is English; the message ``NAME-title`` translates it.
    """

    name: GameName
    title: str
    variants: list[str]
    hides: bool
    """Whether one seat may know what the other does not."""
    levels: list[str]
    """The computer's levels in this game, weakest first; empty if it has none."""
    rulebook: bool
    series: list[Literal["best-of", "over", "to"]] = []
    """The kinds of series that it has."""
    modifiers: list[str] = []
    """Suffixes that variants may have, such as ``minefield``."""
    beginners: str | None = None
    """The variant for a first match; null: the usual one."""
    lessons: list[str] = []
    """The names of its lessons in order, a guided first battle before the others."""


class Catalogue(Part):
    """What can be played, and against which levels, weakest first."""

    games: list[CatalogueGame]
    levels: list[str]
    version: str
    lan: str | None = None
    """This server's address in the local network, if it can be reached there."""
    owner: bool = False
    """Whether the asker may open this server to the local network and close it: on its own machine only."""


class NetworkSwitch(Part):
    """Opens the server to the local network, or closes it."""

    open: bool


class NetworkState(Part):
    """Where the local network reaches this server; None: nowhere."""

    lan: str | None

"""Parts of what is sent to clients: entries of the log, prompts, clocks, players."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from skirmish.core import Event
from skirmish.match.commands import CommandKind
from skirmish.presenter.structs import Facts, Part, Said, SeatName


class Happening(Part):
    """An event: the sentence is the message ``GAME-event-CODE`` with these facts."""

    code: str
    facts: Facts


def happening(event: Event) -> Happening:
    """An event as a viewer may see it; the caller has asked ``game.witness`` first."""
    return Happening(event.code, event.facts())


class Played(Part):
    """A token as the viewer may see it, and what happened by it."""

    seat: SeatName
    token: str
    chance: bool
    events: list[Happening]


EntryKind = CommandKind


class Entry(Part):
    """One entry of the match's log: who did what, and all that was played by it.

    ``undone``: how many of the tokens played before were taken back by it, the latest first.
    """

    seq: int
    at: int
    kind: EntryKind
    seat: SeatName | None = None
    played: list[Played] = []
    undone: int = 0


class Prompt(Part):
    """What is asked, and of whom. ``number`` goes into the answer; ``says`` is for the seat that decides."""

    number: int
    seat: SeatName
    code: str
    rule: str
    facts: Facts = {}
    says: list[Said] = []


class Clock(Part):
    """Both seats' time left as of the message's ``now``, and whose is running."""

    left: tuple[int, int]
    running: SeatName | None


class Ended(Part):
    """How the match ended: ``GAME-over-HOW`` with ``result``; ``winner`` is none for a draw."""

    how: str
    result: Literal["south", "north", "draw"]


class Player(Part):
    """Who sits where."""

    kind: Literal["person", "computer"]
    name: str = ""
    level: str | None = None
    joined: bool = False


class ClockPlan(Part):
    """Time for the whole game with an increment, or for each run of decisions."""

    each: Annotated[int, Meta(ge=1_000, le=14 * 86_400_000)] | None = None
    total: Annotated[int, Meta(ge=10_000, le=86_400_000)] | None = None
    increment: Annotated[int, Meta(ge=0, le=600_000)] = 0

"""The HTTP interface: what requests and answers hold."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from skirmish.presenter.structs import GameView
from skirmish.server.wire.common import Facts, GameName, Lang, Part
from skirmish.server.wire.parts import ClockPlan, Played

Word = Annotated[str, Meta(max_length=32)]
"""A name of ours, or none."""


class SeatPlan(Part):
    """Who is to sit on a seat: a person (who gets a key), or the computer at a level."""

    kind: Literal["person", "computer"]
    level: Word | None = None


class NewMatch(Part):
    """A match to be set up."""

    game: GameName
    variant: Word
    south: SeatPlan
    north: SeatPlan
    first: Literal["south", "north", "random"] = "random"
    clock: ClockPlan | None = None


class Created(Part):
    """A match that was set up, with the keys of its seats and of its spectators: shown once, kept nowhere."""

    match: str
    commitment: str
    watch: str
    south: str | None = None
    north: str | None = None


class RenewKey(Part):
    """Whose key is to be made invalid: one's own, the spectators', or the other seat's as long as nobody has
    joined there. ``again``: make another one.
    """

    role: Literal["south", "north", "watch"]
    again: bool = True


class Renewed(Part):
    """The new key, or none."""

    key: str | None


class GameInfo(Part):
    """A game and its variants, the usual one first."""

    name: GameName
    variants: list[str]


class Catalogue(Part):
    """What can be played and against whom, weakest first."""

    games: list[GameInfo]
    levels: list[str]
    version: str
    lan: str | None = None
    """The address at which others in the same network reach this server, if they do."""


class RuleText(Part):
    """A piece of a rulebook page: a heading (1, 2 ...), a rule with its id, a paragraph, a table or an
    example.
    """

    kind: Literal["heading", "rule", "paragraph", "table", "example"]
    text: str = ""
    id: str = ""
    level: int = 0
    head: list[str] = []
    rows: list[list[str]] = []
    view: GameView | None = None


class Rulebook(Part):
    """A game's rulebook in a language."""

    game: GameName
    lang: Lang
    parts: list[RuleText]


class RecordText(Part):
    """A record file's text, to be replayed."""

    text: str


class Frame(Part):
    """A moment of a record: the token that led to it (none: the start) and what happened."""

    view: GameView
    played: Played | None = None


class Replay(Part):
    """A record, moment by moment."""

    game: GameName
    variant: str
    tags: dict[str, str]
    result: str
    frames: list[Frame]
    fair: bool | None = None
    """Whether its chance was verified; none where it can't be."""


class Problem(Part):
    """Why a request was refused."""

    code: str
    sentence: str
    facts: Facts = {}
    rule: str | None = None

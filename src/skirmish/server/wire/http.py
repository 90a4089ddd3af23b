"""The bodies of HTTP requests and responses."""

from __future__ import annotations

from typing import Literal

from skirmish.presenter.structs import Decision, Facts, GameView, Part, Preview
from skirmish.server.wire.common import ClockPlan, GameName, KeyHash, Lang, PlayedToken, Word
from skirmish.server.wire.server import Prompt


class SeatPlan(Part):
    """Who is to play a seat: a person, who gets a key, or the computer at a level."""

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
    """A match that was set up, with the keys of its seats and of its spectators: shown once, never stored."""

    match: str
    commitment: str
    watch: str
    south: str | None = None
    north: str | None = None


class RenewKey(Part):
    """Revoke a key: one's own, or the spectators'; rematches that it opens are covered.

    The sender of an invitation renews it with the invitation's own key. ``again``: issue another one.
    """

    role: Literal["south", "north", "watch"]
    again: bool = True
    claim: KeyHash | None = None
    """The SHA-256 of a key that the client has drawn: it is the new one, and the answer contains none."""


class Renewed(Part):
    """The new key, or null."""

    key: str | None


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
    modifiers: list[str] = []
    """Suffixes that variants may have, such as ``minefield``."""


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


class ExamplePick(Part):
    """What an example's picture shows of a choice: a token, or a place or kind whose decisions are marked."""

    pick: str
    prompt: Prompt
    decisions: list[Decision]
    preview: Preview | None = None


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
    picked: ExamplePick | None = None


class Rulebook(Part):
    """A game's rulebook in a language."""

    game: GameName
    lang: Lang
    parts: list[RuleText]


class RecordText(Part):
    """The text of a record file to be replayed."""

    text: str


class Frame(Part):
    """A position of a record: the token that led to it (none: the start) and its events."""

    view: GameView
    played: PlayedToken | None = None


class Replay(Part):
    """A record, position by position."""

    game: GameName
    variant: str
    tags: dict[str, str]
    result: str
    frames: list[Frame]
    fair: bool | None = None
    """Whether its chance was verified; null where it can't be."""


class ChanceEvent(Part):
    """What chance settled, and the tokens it could have been, in order.

    ``weights``: how many of the equally likely numbers fall to each; left out where it is one each.
    """

    token: str
    outcomes: list[str]
    weights: list[int] = []


class FairnessCheck(Part):
    """Whether the chance of a finished match was fair, and all that is needed to check that oneself."""

    fair: bool
    checked: int
    scheme: int
    secret: str
    commitment: str
    entropies: tuple[str, str]
    commitments: tuple[str | None, str | None]
    events: list[ChanceEvent]
    """Every chance event in order, those taken back included."""
    epochs: list[tuple[int, int]] = []
    """The number of an event, and the epoch from that event on: the server was restored from a backup."""


class Problem(Part):
    """Why a request was refused."""

    code: str
    sentence: str
    facts: Facts = {}
    rule: str | None = None

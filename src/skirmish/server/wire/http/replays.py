"""Records, position by position, and whether their chance was fair."""

from __future__ import annotations

from skirmish.presenter.structs import GameView, Part
from skirmish.server.wire.common import GameName, PlayedToken, ViewName


class RecordText(Part):
    """The text of a record file to be replayed, and how it is to be seen."""

    text: str
    viewer: ViewName = "open"


class ListedRecord(Part):
    """One record of a file: its first and last line, the tags that tell it apart, the number of its tokens.

    One that cannot be read has only a ``fault``: a sentence that says why.
    """

    lines: tuple[int, int] = (0, 0)
    tags: dict[str, str] = {}
    tokens: int = 0
    fault: str | None = None


class RecordList(Part):
    """The records of a file, in its order."""

    records: list[ListedRecord]


class Frame(Part):
    """A position of a record: the token that led to it (none: the start) and its events.

    ``position``: as a string, as far as the viewer knows it, to play on from; null where there is none.
    ``past``: what came before it and still counts; null for nothing.
    """

    view: GameView
    played: PlayedToken | None = None
    position: str | None = None
    past: str | None = None


class Replay(Part):
    """A record, position by position, as one viewer saw it."""

    game: GameName
    variant: str
    tags: dict[str, str]
    result: str
    frames: list[Frame]
    viewer: ViewName = "open"
    views: list[ViewName] = []
    """How this record can be seen by the reader."""
    hides: bool = False
    """Whether the views differ in what they show."""
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

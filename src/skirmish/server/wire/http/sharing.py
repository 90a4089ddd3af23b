"""What a shared link holds and opens."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from skirmish.presenter.structs import Part
from skirmish.server.wire.common import GameName, Position, Word
from skirmish.server.wire.http.replays import Replay


class ShareMoment(Part):
    """A moment of a match: after this number of tokens, chance included."""

    ply: Annotated[int, Meta(ge=0, le=99_999)]


class SharePosition(Part):
    """A possible position."""

    game: GameName
    variant: Word
    text: Position


class ShareCode(Part):
    """What stands in a shared link: ``/s/CODE``."""

    code: str


class Shared(Part):
    """What a shared link opens: a position, or a match.

    A match that is over comes as its ``record``, without the names of people. Of one in progress there is a
    ``replay`` as a spectator sees it, up to the shared moment.
    """

    game: GameName
    variant: str
    position: str | None = None
    ply: int | None = None
    record: str | None = None
    replay: Replay | None = None

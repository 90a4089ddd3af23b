"""The socket: what the page says, and what it is told."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from skirmish.presenter.structs import Decision, GameView, Preview, Reason, Threat
from skirmish.server.wire.common import (
    Entropy,
    Facts,
    GameName,
    Id,
    Key,
    Lang,
    MatchId,
    Message,
    Name,
    Place,
    SeatName,
    Token,
)
from skirmish.server.wire.parts import Clock, ClockPlan, Ended, Entry, Player, Prompt

# From the page

LARGEST = 2**53 - 1
"""The largest whole number that a page has exactly."""


class Hello(Message, tag="hello"):
    """The first message: who wants to see which match, and up to which ``seq`` they have seen it."""

    match: MatchId
    key: Key
    lang: Lang = "en"
    since: Annotated[int, Meta(ge=0, le=LARGEST)] = 0


class Join(Message, tag="join"):
    """Take the seat, with a name (or none) and entropy of one's own for the dice and cards."""

    id: Id
    entropy: Entropy
    name: Name = ""


class Act(Message, tag="act"):
    """Decide: a token in answer to the prompt of that number."""

    id: Id
    prompt: Annotated[int, Meta(ge=0, le=LARGEST)]
    token: Token


Request = Literal[
    "resign",
    "offer-draw",
    "accept-draw",
    "decline-draw",
    "take-back",
    "accept-takeback",
    "decline-takeback",
    "rematch",
]


class Ask(Message, tag="ask"):
    """Anything one may want besides a decision. ``rematch``: offer one, or accept the other's offer."""

    id: Id
    kind: Request


class Look(Message, tag="look"):
    """What would this legal token do?"""

    id: Id
    token: Token


class Why(Message, tag="why"):
    """Why can't this go there? ``source`` is a piece, a pad square or a card, or empty."""

    id: Id
    source: Place
    target: Place


class Hint(Message, tag="hint"):
    """Who can be hit next turn, by whom and with which rolls?"""

    id: Id


class Ping(Message, tag="ping"):
    """Is anybody there?"""


FromPage = Hello | Join | Act | Ask | Look | Why | Hint | Ping


# To the page


class Welcome(Message, tag="welcome"):
    """What a match is. Sent after ``hello``, and again when somebody joins."""

    match: str
    game: GameName
    variant: str
    first: SeatName
    seat: SeatName | None
    """The viewer's; none for a spectator."""
    players: tuple[Player, Player]
    commitment: str
    clock: ClockPlan | None = None


class State(Message, tag="state"):
    """Where the match stands as of ``seq``, and the log's entries after what the viewer had seen.

    The whole of the present is in every one of these: whoever has the latest has all but the past.
    """

    seq: int
    now: int
    status: Literal["waiting", "playing", "over"]
    entries: list[Entry]
    view: GameView | None = None
    prompt: Prompt | None = None
    decisions: list[Decision] = []
    """The viewer's, if it is theirs to decide."""
    clock: Clock | None = None
    draw: SeatName | None = None
    """Who offers a draw."""
    takeback: SeatName | None = None
    """Who asks for a takeback."""
    undo: Literal["free", "ask"] | None = None
    """Whether the viewer could take back: at once, or with the opponent's consent."""
    over: Ended | None = None
    secret: str | None = None
    """Opened when the match is over."""
    rematch: SeatName | None = None
    """Who offers a rematch."""
    next: str | None = None
    """The rematch: the same key opens it."""


class Presence(Message, tag="presence"):
    """Who is there. ``since``: since when a seat is as it is, where that is known."""

    seats: tuple[Literal["here", "away", "never", "computer"], Literal["here", "away", "never", "computer"]]
    since: tuple[int | None, int | None] = (None, None)
    watchers: int = 0
    thinking: Literal["no", "yes", "preparing"] = "no"
    """Of a computer whose decision is awaited; ``preparing``: its code is being compiled, once."""


class Ack(Message, tag="ack"):
    """Done, committed, and in the log as ``seq``."""

    id: str
    seq: int


class Refused(Message, tag="refused"):
    """Not done, nothing changed; the sentence says why in the viewer's language."""

    id: str | None
    code: str
    sentence: str
    rule: str | None = None
    squares: list[str] = []
    facts: Facts = {}


class Looked(Message, tag="looked"):
    """What a token would do."""

    id: str
    token: str
    preview: Preview


class Explained(Reason, tag_field="type", tag="reason", kw_only=True):
    """The answer to ``why``."""

    id: str


class Hinted(Message, tag="hinted"):
    """The viewer's pieces that can be hit in the opponent's next turn, as things stand."""

    id: str
    threats: list[Threat]


class Pong(Message, tag="pong"):
    """Yes."""

    now: int


ToPage = Welcome | State | Presence | Ack | Refused | Looked | Explained | Hinted | Pong

CLOSE_CODES = {
    "unknown-key": 4001,
    "revoked-key": 4002,
    "too-slow": 4003,
    "going-down": 4004,
    "over-budget": 4005,
    "bad-message": 4006,
}
"""Why the server closes a socket. After ``too-slow`` and ``going-down``: come back and resume."""

encode = msgspec.json.Encoder().encode
decode_from_page = msgspec.json.Decoder(FromPage).decode

"""A match at this terminal, with everything needed to put it away sealed and to go on with it later.

A match is rebuilt from the requests that made it: the same requests at the same times, with the same
secret, give the same match, offers, clocks and takebacks included.
"""

from __future__ import annotations

import base64
import json
import secrets
import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from skirmish import games
from skirmish.cli.voice import HUMAN, CallError
from skirmish.core import Below, Options, Seat, SkirmishError
from skirmish.lab.contest import REASON
from skirmish.match import FairChance, Match, PerMove, PerPlayer, TimeControl
from skirmish.match.seeds import Seed
from skirmish.records import Played, Record

SEALED: Final = "Sealed"
NO_CLOCK: Final = "none"
_MOST_SEALED: Final = 1 << 24
"""Bytes. A match of ten thousand decisions needs a hundredth of this; more is no match of ours."""

Request = tuple[str, str, str, int]
"""What was asked of the match, by which seat (a letter), with which token, and when."""


class Stopwatch:
    """Milliseconds of play. It stands still while a screen is handed over and while the match is put away."""

    def __init__(self, at: int = 0) -> None:
        self._at = at
        self._since: int | None = _milliseconds()

    def now(self) -> int:
        """The time played so far."""
        return self._at if self._since is None else self._at + _milliseconds() - self._since

    def pause(self) -> None:
        """Stand still."""
        self._at, self._since = self.now(), None

    def go_on(self) -> None:
        """Run again."""
        self._at, self._since = self.now(), _milliseconds()


def _milliseconds() -> int:
    return time.monotonic_ns() // 1_000_000


def parse_clock(text: str) -> TimeControl | None:
    """``none``; ``10+5``: ten minutes and five seconds a turn; ``30``: thirty seconds for each turn."""
    if text == NO_CLOCK:
        return None
    total, plus, increment = text.partition("+")
    try:
        if plus:
            return PerPlayer(_thousands(total, 60), _thousands(increment, 1))
        return PerMove(_thousands(total, 1))
    except (ValueError, OverflowError, SkirmishError):
        raise CallError("bad-clock", clock=text) from None


def _thousands(text: str, seconds: int) -> int:
    if not text.isascii() or len(text) > 9:
        raise ValueError(text)
    return int(float(text) * seconds * 1000)


def fair_chance(seed: str | None, number: int = 0) -> FairChance:
    """Chance that nobody can guess; or that of a seed, so that the same inputs give the same game."""
    if seed is not None:
        return Seed.asked_or_drawn(seed, number).fair()
    return FairChance(secrets.token_bytes(32), secrets.token_hex(8), secrets.token_hex(8))


@dataclass(slots=True)
class Session:
    """The match as it stands, who sits where, and every request so far."""

    match: Match
    who: tuple[str, str]
    clock: str
    extra: dict[str, str]
    """Tags for the record: Date, and Seed once the match is over."""
    watch: Stopwatch = field(default_factory=Stopwatch)
    requests: list[Request] = field(default_factory=list)
    reason: str = ""
    """What an agent did that cost it the match."""

    @classmethod
    def start(
        cls,
        game_name: str,
        options: Options,
        who: tuple[str, str],
        fair: FairChance,
        clock: str,
        extra: dict[str, str],
    ) -> Session:
        """A new match."""
        names = tuple("" if each == HUMAN else each for each in who)
        match = Match.start(games.load(game_name), options, fair, parse_clock(clock), (names[0], names[1]))
        return cls(match, who, clock, extra)

    def people(self) -> tuple[Seat, ...]:
        """The seats where somebody sits."""
        return tuple(seat for seat in Seat if self.who[seat] == HUMAN)

    def touched(self) -> bool:
        """Whether a person has decided anything yet."""
        letters = {seat.letter for seat in self.people()}
        return any(kind == "submit" and letter in letters for kind, letter, _, _ in self.requests)

    def agents_chance(self) -> Below:
        """An agent's own source of chance for the decision it is about to take: a stream of its own."""
        secret = sha256(b"skirmish agents 1" + self.match.fair.secret).digest()
        return FairChance(secret, "", "").below(len(self.requests))

    def request(self, kind: str, seat: Seat, token: str = "") -> tuple[Played, ...]:
        """Ask something of the match; what it refuses raises and is not kept. Gives what was played."""
        request = (kind, seat.letter, token, self.watch.now())
        self.match, played = _asked(self.match, request)
        self.requests.append(request)
        return played

    def forfeit(self, seat: Seat, reason: str) -> None:
        """An agent has failed, and its seat has lost; the record's tag Reason says how."""
        self.reason = reason
        self.request("resign", seat)

    def flag(self) -> bool:
        """Whether time is up; then the match is over."""
        flagged = self.match.flag(self.watch.now())
        if flagged is self.match:
            return False
        self.request("flag", Seat.SOUTH)
        return True

    def record(self) -> Record:
        """The record: whole when over; until then what a spectator may see, with the rest sealed."""
        if self.match.over:
            reason = {REASON: self.reason} if self.reason else {}
            return self.match.record(extra={**self.extra, **reason})
        plain = {name: value for name, value in self.extra.items() if name != "Seed"}
        return self.match.record(extra={**plain, SEALED: self.sealed()})

    def sealed(self) -> str:
        """Everything, in a form that nobody reads by accident. It is no encryption: whoever wants to can."""
        fair = self.match.fair
        inside = {
            "secret": fair.secret.hex(),
            "entropies": [fair.south, fair.north],
            "seats": self.who,
            "clock": self.clock,
            "time": self.watch.now(),
            "requests": self.requests,
            "tokens": [played.token for played in self.match.line if isinstance(played, Played)],
            "extra": self.extra,
        }
        packed = zlib.compress(json.dumps(inside, separators=(",", ":")).encode(), 9)
        return base64.b64encode(packed).decode("ascii")

    @classmethod
    def unsealed(cls, record: Record) -> Session:
        """The session that a sealed record holds. Raises :class:`CallError` if it holds none."""
        sealed = record.get(SEALED)
        if sealed is None:
            raise CallError("not-sealed")
        try:
            session = cls._rebuilt(record, _unpacked(sealed))
        except _BROKEN:
            raise CallError("broken-seal") from None
        return session

    @classmethod
    def _rebuilt(cls, record: Record, inside: dict[str, Any]) -> Session:
        south, north = inside["entropies"]
        fair = FairChance(bytes.fromhex(inside["secret"]), south, north)
        options = Options(record["Variant"], Seat.from_letter(record["First"]))
        first, second = inside["seats"]
        extra = {str(name): str(value) for name, value in inside["extra"].items()}
        session = cls.start(record["Game"], options, (first, second), fair, inside["clock"], extra)
        for kind, letter, token, now in inside["requests"]:
            request = (str(kind), str(letter), str(token), int(now))
            session.match, _ = _asked(session.match, request)
            session.requests.append(request)
        played = [each.token for each in session.match.line if isinstance(each, Played)]
        if played != inside["tokens"] or session.match.over:
            raise ValueError("the requests do not lead to the tokens")
        session.watch = Stopwatch(int(inside["time"]))
        if _unsealed(session.record()) != _unsealed(record):
            raise ValueError("what is sealed is another match")
        return session


_BROKEN: Final = (
    *(ValueError, TypeError, KeyError, AttributeError, OverflowError, RecursionError),
    *(zlib.error, SkirmishError, CallError),
)
"""What may come of a seal that is not as we made it."""


def _unsealed(record: Record) -> tuple[object, ...]:
    """A record without its seal."""
    return tuple(tag for tag in record.tags if tag.name != SEALED), record.entries


def _unpacked(sealed: str) -> dict[str, Any]:
    unpacker = zlib.decompressobj()
    raw = unpacker.decompress(base64.b64decode(sealed, validate=True), _MOST_SEALED)
    inside = json.loads(raw)
    if unpacker.unconsumed_tail or not isinstance(inside, dict):
        raise ValueError("too long, or not ours")
    return inside


_REQUESTS: Final[dict[str, Callable[[Match, Seat, int], Match]]] = {
    "resign": Match.resign,
    "offer-draw": Match.offer_draw,
    "accept-draw": Match.accept_draw,
    "decline-draw": Match.decline_draw,
    "take-back": Match.take_back,
    "accept-takeback": Match.accept_takeback,
    "decline-takeback": Match.decline_takeback,
    "flag": lambda match, _seat, now: match.flag(now),
}


def _asked(match: Match, request: Request) -> tuple[Match, tuple[Played, ...]]:
    kind, letter, token, now = request
    seat = Seat.from_letter(letter)
    if kind == "submit":
        return match.submit(seat, token, now)
    return _REQUESTS[kind](match, seat, now), ()

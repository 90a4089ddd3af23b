"""A match at this terminal, with everything needed to put it away sealed and to go on with it later.

A match is rebuilt from its commands: the same commands at the same times, with the same secret, give the
same match, offers, clocks and takebacks included.
"""

from __future__ import annotations

import base64
import json
import secrets
import time
import zlib
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from skirmish import games
from skirmish.cli.voice import HUMAN, CallError
from skirmish.core import Below, Options, Seat, SkirmishError
from skirmish.match import (
    Command,
    FairChance,
    Issued,
    Match,
    PerMove,
    PerPlayer,
    Setup,
    Snapshot,
    TimeControl,
)
from skirmish.match.commands import Flag, Resign, Submit, TakeSeat
from skirmish.match.seeds import Seed
from skirmish.records import REASON, Played, Record

SEALED: Final = "Sealed"
NO_CLOCK: Final = "none"
_MOST_SEALED: Final = 1 << 24
"""In bytes. A match of ten thousand decisions needs a hundredth of this; anything larger is refused."""

_OPENING: Final = 3
"""The commands before the first one of a player: two seats taken, and the start."""


class Stopwatch:
    """Milliseconds of play. Stopped while a screen is handed over and while the match is saved and closed."""

    def __init__(self, at: int = 0) -> None:
        self._at = at
        self._since: int | None = _milliseconds()

    def now(self) -> int:
        """The time played so far."""
        return self._at if self._since is None else self._at + _milliseconds() - self._since

    def pause(self) -> None:
        """Stop."""
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
    """Unpredictable chance, or the chance of a seed, so that the same inputs give the same game."""
    if seed is not None:
        return Seed.asked_or_drawn(seed, number).fair()
    return FairChance(secrets.token_bytes(32), "", "", scheme=2)


@dataclass(slots=True)
class Session:
    """The match as it stands, who sits where, and every command so far."""

    snapshot: Snapshot
    who: tuple[str, str]
    clock: str
    extra: dict[str, str]
    """Tags for the record: Date, and Seed once the match is over."""
    watch: Stopwatch = field(default_factory=Stopwatch)
    commands: list[Issued] = field(default_factory=list)
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
        session = cls._set_up(game_name, options, who, fair.secret, clock, extra)
        for seat, entropy in zip(Seat, (fair.south, fair.north), strict=True):
            session._advance(Issued(TakeSeat("", entropy if fair.scheme == 1 else None), seat, 0))
        return session

    @classmethod
    def _set_up(
        cls,
        game_name: str,
        options: Options,
        who: tuple[str, str],
        secret: bytes,
        clock: str,
        extra: dict[str, str],
    ) -> Session:
        south, north = (None if each == HUMAN else each for each in who)
        setup = Setup(games.load(game_name), options, secret, parse_clock(clock), (south, north))
        return cls(Snapshot(setup), who, clock, extra)

    @property
    def match(self) -> Match:
        """The match."""
        assert self.snapshot.match is not None  # it starts with the session
        return self.snapshot.match

    def people(self) -> tuple[Seat, ...]:
        """The seats that people play."""
        return tuple(seat for seat in Seat if self.who[seat] == HUMAN)

    def begun(self) -> bool:
        """Whether anything has been done since the start."""
        return len(self.commands) > _OPENING

    def touched(self) -> bool:
        """Whether a person has decided anything yet."""
        people = self.people()
        return any(isinstance(each.command, Submit) and each.seat in people for each in self.commands)

    def agents_chance(self) -> Below:
        """An agent's own source of chance for the decision it is about to take: a stream of its own."""
        secret = sha256(b"skirmish agents 1" + self.match.fair.secret).digest()
        return FairChance(secret, "", "").below(len(self.commands) - _OPENING)

    def issue(self, command: Command, seat: Seat) -> tuple[Played, ...]:
        """Apply a command to the match; returns what was played. A refused command raises and is not stored.

        Agents consent to takebacks by themselves.
        """
        return self._advance(Issued(command, seat, self.watch.now()))

    def _advance(self, issued: Issued) -> tuple[Played, ...]:
        self.snapshot, changes = self.snapshot.advance(issued)
        self.commands += [each.issued for each in changes]
        return changes[0].played

    def forfeit(self, seat: Seat, reason: str) -> None:
        """An agent has failed, and its seat has lost; the record's tag Reason says how."""
        self.reason = reason
        self.issue(Resign(), seat)

    def seconds(self, seat: Seat) -> float | None:
        """What the clock leaves for thinking about a decision; None without a clock."""
        clock = self.match.clock
        return None if clock is None else clock.affordable(seat, self.watch.now()) / 1000

    def flag(self) -> bool:
        """Whether time is up; then the match is over."""
        clock = self.match.clock
        loser = None if clock is None else clock.flagged(self.watch.now())
        if loser is None:
            return False
        self.issue(Flag(), loser)
        return True

    def record(self) -> Record:
        """The record: whole when over; until then what a spectator may see, with the rest sealed."""
        if self.match.over:
            reason = {REASON: self.reason} if self.reason else {}
            return self.match.record(extra={**self.extra, **reason})
        plain = {name: value for name, value in self.extra.items() if name != "Seed"}
        return self.match.record(extra={**plain, SEALED: self.sealed()})

    def sealed(self) -> str:
        """Everything, encoded so that it is not read by accident. It is not encrypted."""
        inside = {
            "secret": self.match.fair.secret.hex(),
            "seats": self.who,
            "clock": self.clock,
            "time": self.watch.now(),
            "commands": [each.to_json() for each in self.commands],
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
        options = Options(record["Variant"], Seat.from_letter(record["First"]))
        first, second = inside["seats"]
        extra = {str(name): str(value) for name, value in inside["extra"].items()}
        secret = bytes.fromhex(inside["secret"])
        session = cls._set_up(record["Game"], options, (first, second), secret, inside["clock"], extra)
        found = inside["commands"] if "commands" in inside else _first_edition(inside)
        commands = [Issued.from_json(each) for each in found]
        session.snapshot, changes = Snapshot.replay(session.snapshot.setup, commands)
        session.commands = [each.issued for each in changes]
        match = session.snapshot.match
        if match is None or match.over:
            raise ValueError("the match does not go on")
        if [each.token for each in match.line if isinstance(each, Played)] != inside["tokens"]:
            raise ValueError("the commands do not lead to the tokens")
        session.watch = Stopwatch(int(inside["time"]))
        if _unsealed(session.record()) != _unsealed(record):
            raise ValueError("what is sealed is another match")
        return session


_BROKEN: Final = (
    *(ValueError, TypeError, KeyError, AttributeError, OverflowError, RecursionError),
    *(zlib.error, SkirmishError, CallError),
)
"""The exceptions that a damaged seal may raise."""


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


def _first_edition(inside: dict[str, Any]) -> list[dict[str, Any]]:
    """The commands of a match sealed by the first edition, which kept requests since the start as lists."""
    south, north = inside["entropies"]
    return [
        {"kind": "join", "seat": "S", "name": "", "entropy": south},
        {"kind": "join", "seat": "N", "name": "", "entropy": north},
        {"kind": "start"},
        *(
            {"kind": "act", "seat": seat, "at": at, "token": token}
            if kind == "submit"
            else {"kind": kind, "seat": seat, "at": at}
            for kind, seat, token, at in inside["requests"]
        ),
    ]

"""Matches to measure with: both games at every stage, written into a database as the server would."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from skirmish.core import Decide, Seat
from skirmish.games import load
from skirmish.match import Command, Issued, Snapshot
from skirmish.match.commands import Submit, TakeSeat
from skirmish.server.matches import seat_keys as keys
from skirmish.server.matches.log_entries import entry_of, setup, status_of
from skirmish.server.settings import sqlite_url
from skirmish.server.storage.entries import LogEntry, MatchStatus, Opened, Role, StoredMatch
from skirmish.server.storage.store import Store
from skirmish.server.wire.common import ClockPlan, GameName

_DAY: Final = 86_400_000
_GAMES: Final[tuple[tuple[GameName, int], ...]] = (("island", 120), ("hill218", 40))
"""The games, and how many decisions deep into each the matches go: evenly from the first to that one."""
_PATTERNS: Final = 60
"""Games that are really played; the others are copies of them under names and keys of their own."""
_BATCH: Final = 200


@dataclass(frozen=True, slots=True)
class Laid:
    """A match that waits for a decision, and the keys of its two seats."""

    match: str
    keys: tuple[str, str]


@dataclass(frozen=True, slots=True)
class _Pattern:
    stored: StoredMatch
    entries: tuple[LogEntry, ...]
    status: MatchStatus


def lay(folder: Path, count: int, now: int) -> list[Laid]:
    """Write that many open matches into the database of a data folder. Every second one has clocks."""
    folder.mkdir(parents=True, exist_ok=True)
    return lay_in(sqlite_url(folder), count, now)


def lay_in(database: str, count: int, now: int) -> list[Laid]:
    """The same in any database."""
    return asyncio.run(_lay(database, count, now))


async def _lay(database: str, count: int, now: int) -> list[Laid]:
    store = await Store.open(database)
    patterns, laid = _patterns(min(count, _PATTERNS), now), list[Laid]()
    try:
        while len(laid) < count:
            opened, found = zip(*_copies(patterns, len(laid), min(_BATCH, count - len(laid))), strict=True)
            await asyncio.gather(*map(store.create, opened))
            laid += found
    finally:
        await store.close()
    return laid


def _patterns(count: int, now: int) -> Sequence[_Pattern]:
    rng = random.Random(218)
    found = []
    for number in range(count):
        game, deepest = _GAMES[number % len(_GAMES)]
        found.append(_played(game, 1 + number * deepest // count, number, now, rng))
    return found


class _Game:
    """A match that is being played, entry by entry."""

    def __init__(self, stored: StoredMatch) -> None:
        self.stored = stored
        self.snapshot = Snapshot(setup(stored))
        self.entries: list[LogEntry] = []

    def do(self, command: Command, seat: Seat, name: str) -> None:
        """The next command, and what follows from it by itself."""
        self.snapshot, changes = self.snapshot.advance(Issued(command, seat, self.stored.created))
        ids = [f"{seat.letter} {name}", *[None] * (len(changes) - 1)]
        self.entries += [entry_of("", *each) for each in zip(changes, ids, strict=True)]

    @property
    def awaits(self) -> Seat | None:
        """Who must decide."""
        match = self.snapshot.match
        return match.pending.seat if match is not None and isinstance(match.pending, Decide) else None


def _played(game: GameName, depth: int, number: int, now: int, rng: random.Random) -> _Pattern:
    """A random game of that many decisions. One that ends earlier is played again."""
    clock = ClockPlan(each=_DAY) if number % 4 < len(_GAMES) else None
    variant = load(game).variants[0]
    while True:
        secret = rng.randbytes(32)
        played = _Game(StoredMatch("", game, variant, Seat(number % 2), (None, None), clock, secret, now))
        for seat in Seat:
            played.do(TakeSeat(seat.word.title(), rng.randbytes(16).hex()), seat, "join")
        for turn in range(depth):
            decides, match = played.awaits, played.snapshot.match
            if decides is None or match is None:
                break
            token = str(rng.choice(match.legal(decides)))
            played.do(Submit(token, played.snapshot.prompt), decides, str(turn))
        if played.awaits is not None:
            return _Pattern(played.stored, tuple(played.entries), status_of(played.snapshot))


def _copies(patterns: Sequence[_Pattern], start: int, count: int) -> Iterator[tuple[Opened, Laid]]:
    for number in range(start, start + count):
        pattern = patterns[number % len(patterns)]
        match, held = keys.new_match_id(), (keys.new_key(), keys.new_key())
        roles: tuple[Role, Role] = ("south", "north")
        hashes = tuple((role, keys.hashed(key)) for role, key in zip(roles, held, strict=True))
        stored = replace(pattern.stored, id=match)
        entries = tuple(replace(entry, match=match) for entry in pattern.entries)
        yield Opened(stored, pattern.status, hashes, entries), Laid(match, held)

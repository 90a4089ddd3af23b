"""The schedule of faults: which message meets which fault, and what happens to the processes and the disk.

All of it follows from a seed. What happens to the n-th message of a client in one direction depends on the
seed, the client, the direction and n alone, however the clients' messages interleave. The faults of processes
and of storage are one list, each with the number of messages after which it comes.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

Direction = Literal["up", "down"]
"""Up is from a client to the server."""

MESSAGE_KINDS: Final = {"delayed": 6, "duplicated": 6, "reordered": 5, "cut": 2, "cut, then late": 1}
"""The kinds of faults of messages, with their weights.

``delayed``: a message and all behind it wait. ``duplicated``: the second copy comes at once, or later and out
of order. ``reordered``: the next message overtakes it. ``cut``: the connection breaks, the message is lost.
``cut, then late``: the client's end breaks; the message reaches the server when the client may be back.
"""
PROCESS_KINDS: Final = {
    "sqlite": {
        "kill -9": 6,
        "SIGSTOP": 5,
        "worker killed": 2,
        "worker stopped": 0,
        "clock step": 6,
        "database locked": 4,
        "I/O error": 6,
        "torn write": 5,
        "disk full": 3,
    },
    "postgresql": {
        "kill -9": 6,
        "SIGSTOP": 5,
        "worker killed": 2,
        "worker stopped": 0,
        "clock step": 6,
        "database locked": 4,
        "database refuses": 5,
        "database stopped": 3,
        "backend killed": 1,
    },
}
"""The kinds of faults of processes and storage, by database, with their weights. Every kind comes once in a
round that is long enough; one of weight 0, which takes long, comes no more than once."""
HOUR: Final = 3_600_000


@dataclass(frozen=True, slots=True)
class MessageFault:
    """What happens to one message; ``seconds`` says how long it waits."""

    kind: str
    seconds: float


@dataclass(frozen=True, slots=True)
class ProcessFault:
    """Something that happens to a process or to the storage, and lasts ``seconds``."""

    kind: str
    after: int
    """How many messages after the fault before it."""
    seconds: float
    amount: int
    """Milliseconds of a clock step; bytes of what is torn, or left on the disk."""


@dataclass(frozen=True, slots=True)
class Schedule:
    """Every fault of a round. ``rate`` is the share of messages that meet one."""

    seed: str
    database: str
    rate: float = 0.15
    gap: tuple[int, int] = (10, 100)
    """The least and most messages between two faults of processes."""
    without: frozenset[str] = frozenset()
    """Kinds that this machine cannot do."""

    def message_fault(self, client: str, direction: Direction, number: int) -> MessageFault | None:
        """What happens to a message."""
        rng = random.Random(f"{self.seed} {client} {direction} {number}")
        if rng.random() >= self.rate:
            return None
        (kind,) = rng.choices([*MESSAGE_KINDS], [*MESSAGE_KINDS.values()])
        return MessageFault(kind, rng.choice((0.0, 0.002, 0.01, 0.05)) * rng.random())

    def process_faults(self, number: int) -> Iterator[ProcessFault]:
        """What happens to processes and storage: every kind once, then by weight."""
        rng = random.Random(f"{self.seed} {self.database}")
        weights = {
            kind: weight for kind, weight in PROCESS_KINDS[self.database].items() if kind not in self.without
        }
        first = rng.sample([*weights], len(weights))
        kinds = [*first, *rng.choices([*weights], [*weights.values()], k=max(0, number - len(first)))]
        for kind in kinds[:number]:
            after = rng.randint(*self.gap)
            seconds = rng.choice((0.02, 0.1, 0.3)) * rng.random()
            if kind == "clock step":
                amount = rng.choice((-2_000, -HOUR, -400 * 24 * HOUR, HOUR // 12, HOUR, 400 * 24 * HOUR))
            else:
                amount = rng.randrange(16_384)
            yield ProcessFault(kind, after, seconds, amount)

"""Supply: chains of units that lead back to the own base (H-4.2, H-4.5)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from skirmish.core import Seat
from skirmish.games.hill218.kinds import BASES, KINDS, Space
from skirmish.games.hill218.state import Sides

SUPPLIED_LIKE: Final = {
    kind: next(like for like, other in KINDS.items() if other.supplied_from == row.supplied_from)
    for kind, row in KINDS.items()
}
"""Each kind with the first one of the same supply diagram, so that spaces are looked for once for both."""


@lru_cache(maxsize=1 << 12)
def feeders(space: Space, kind: str) -> frozenset[Space]:
    """The spaces that a unit of this kind on ``space`` is supplied from: its own diagram counts (H-4.2)."""
    x, y = space
    return frozenset([(x + dx, y + dy) for dx, dy in KINDS[kind].supplied_from])


@lru_cache(maxsize=1 << 12)
def fed_from(space: Space, kind: str) -> frozenset[Space]:
    """Where a unit of this kind would be fed by a supplied unit on ``space`` (H-4.2)."""
    x, y = space
    return frozenset([(x - dx, y - dy) for dx, dy in KINDS[kind].supplied_from])


def supplied(units: Sides, seat: Seat) -> set[Space]:
    """The spaces of a side's supplied units; ``units`` are both sides' (H-4.2).

    The base feeds the first units, they feed others, and so on, so a ring of units does not feed itself.
    Units come in the order of their deployment, mostly each after its feeder: one pass finds almost all.
    """
    own, base = units[seat], BASES[seat]
    if base not in own:
        return set()
    fed, waiting, before = {base}, list(own.items()), 0
    while len(fed) != before:
        before, unfed = len(fed), []
        for unit in waiting:
            if fed.isdisjoint(feeders(*unit)):
                unfed.append(unit)
            else:
                fed.add(unit[0])
        waiting = unfed
    return fed


def links(units: Sides, seat: Seat) -> tuple[tuple[Space, Space], ...]:
    """The steps ``(from, to)`` along which supply flows away from the base, for drawing (H-4.2)."""
    own, base = units[seat], BASES[seat]
    if base not in own:
        return ()
    found: list[tuple[Space, Space]] = []
    fed = {base}
    unfed = [(space, feeders(space, kind)) for space, kind in sorted(own.items()) if space != base]
    while True:
        new = [unit for unit in unfed if not fed.isdisjoint(unit[1])]
        if not new:
            return tuple(found)
        found += [(feeder, space) for space, sources in new for feeder in sorted(sources & fed)]
        fed.update([space for space, _ in new])
        unfed = [unit for unit in unfed if unit[0] not in fed]


def is_supplied(units: Sides, seat: Seat, kind: str, space: Space) -> bool:
    """Whether a unit about to be deployed on ``space`` is supplied: a chain leads to the base (H-4.2)."""
    own, base = units[seat], BASES[seat]
    if space == base:
        return True
    if base not in own:
        return False
    chain, seen = [(space, kind)], {space}
    for link in chain:  # which grows as we go
        for feeder in feeders(*link):
            if feeder == base:
                return True
            if feeder in own and feeder not in seen:
                seen.add(feeder)
                chain.append((feeder, own[feeder]))
    return False

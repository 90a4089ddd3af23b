"""Supply: chains of units that lead back to the own base (H-4.2, H-4.5)."""

from __future__ import annotations

from functools import lru_cache

from skirmish.core import Seat
from skirmish.games.hill218.kinds import BASES, KINDS, Offsets, Space, kinds_by_offset
from skirmish.games.hill218.state import Sides

_FED = kinds_by_offset(lambda row: row.supplied_from)


@lru_cache(maxsize=1 << 12)
def fed_from(space: Space) -> tuple[tuple[Space, frozenset[str]], ...]:
    """The spaces that a supplied unit on ``space`` feeds, each with the kinds it feeds there (H-4.2).

    The diagram of the receiving unit counts.
    """
    x, y = space
    return tuple(((x + dx, y + dy), kinds) for (dx, dy), kinds in _FED)


@lru_cache(maxsize=1 << 12)
def reached_from(space: Space, offsets: Offsets) -> tuple[Space, ...]:
    """Where a kind with this supply diagram would be fed by a supplied unit on ``space`` (H-4.2)."""
    x, y = space
    return tuple([(x - dx, y - dy) for dx, dy in offsets])


def supplied(units: Sides, seat: Seat) -> frozenset[Space]:
    """The spaces of a side's supplied units (H-4.2).

    ``units`` are both sides'. The walk starts at the base, so a ring of units does not feed itself.
    """
    return frozenset(_steps_from_base(units, seat))


def links(units: Sides, seat: Seat) -> tuple[tuple[Space, Space], ...]:
    """The steps ``(from, to)`` along which supply flows away from the base, for drawing (H-4.2)."""
    own, steps = units[seat], _steps_from_base(units, seat)
    return tuple(
        (space, near)
        for space, step in steps.items()
        for near, kinds in fed_from(space)
        if own.get(near) in kinds and steps[near] == step + 1
    )


def _steps_from_base(units: Sides, seat: Seat) -> dict[Space, int]:
    """How many steps each supplied unit is from its base."""
    own, base = units[seat], BASES[seat]
    if base not in own:
        return {}
    waiting = dict(own)
    del waiting[base]
    steps, frontier = {base: 0}, [base]
    for space in frontier:  # which grows as we go
        if not waiting:
            break
        for near, kinds in fed_from(space):
            if near in waiting and waiting[near] in kinds:
                del waiting[near]
                steps[near] = steps[space] + 1
                frontier.append(near)
    return steps


def supplies(units: Sides, seat: Seat, kind: str, space: Space) -> bool:
    """Whether a unit about to be deployed on ``space`` would be supplied there (H-4.1, H-4.2)."""
    if space == BASES[seat]:
        return True
    own = units[seat]
    x, y = space
    feeders = [near for dx, dy in KINDS[kind].supplied_from if (near := (x + dx, y + dy)) in own]
    return bool(feeders) and not supplied(units, seat).isdisjoint(feeders)

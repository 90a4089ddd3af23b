"""Deploying: where a unit may come into play (H-4.1, H-4.3, H-4.4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import filterfalse, product

from skirmish.core import NORTH, SOUTH, Refusal, Seat
from skirmish.games.hill218.actions import Deploy, deployments_on
from skirmish.games.hill218.kinds import BASES, HILL, KINDS, WORDS, Space, space_name
from skirmish.games.hill218.rules.cards import refuse_cards
from skirmish.games.hill218.rules.supply import SUPPLIED_LIKE, fed_from, feeders, is_supplied, supplied
from skirmish.games.hill218.state import Known, Playing, Sides

MARGIN = 2
"""How far beyond the fighting paratroopers may land (H-4.4)."""

Rectangle = tuple[int, int, int, int]
"""West, south, east and north, all within it."""


def drop_rectangle(units: Sides) -> Rectangle:
    """The smallest rectangle around the hill and both sides' units, widened by two on every side (H-4.4)."""
    xs, ys = zip(HILL, *units[0], *units[1], strict=True)
    return min(xs) - MARGIN, min(ys) - MARGIN, max(xs) + MARGIN, max(ys) + MARGIN


def deployments(units: Sides, seat: Seat, kinds: str) -> list[Deploy]:
    """Every deployment of a unit of one of these kinds, kind by kind, in order of x, then y (H-4.1)."""
    found: list[Deploy] = []
    ready: dict[str, list[Mapping[str, Deploy]]] = {}
    fed, closed = supplied(units, seat), closed_spaces(units)
    for kind in kinds:
        if KINDS[kind].drops:
            spaces = _drop_spaces(units, seat, kind, fed, closed)
            found += [deployments_on(space)[kind] for space in spaces]
            continue
        like = SUPPLIED_LIKE[kind]
        if like not in ready:
            ready[like] = [deployments_on(space) for space in _supplied_spaces(seat, like, fed, closed)]
        found += [on_space[kind] for on_space in ready[like]]
    return found


def closed_spaces(units: Sides) -> set[Space]:
    """Where nothing is deployed: on the hill and on other units (H-2.1, H-4.1)."""
    return {HILL, *units[0], *units[1]}


def _supplied_spaces(seat: Seat, kind: str, fed: set[Space], closed: set[Space]) -> list[Space]:
    """The open spaces where a unit of this kind would be supplied, in order (H-4.1, H-4.2).

    While the own base is empty nothing is supplied, and there is only the base to deploy onto (H-4.3).
    """
    if not fed:
        return [BASES[seat]]
    return sorted(set().union(*[fed_from(space, kind) for space in fed]) - closed)


def _drop_spaces(units: Sides, seat: Seat, kind: str, fed: set[Space], closed: set[Space]) -> Iterator[Space]:
    """The open spaces where paratroopers may land, in order; every supplied one is among them (H-4.4)."""
    west, south, east, north = drop_rectangle(units)
    enemy_base = BASES[seat.other]
    if fed.isdisjoint(feeders(enemy_base, kind)):
        closed = closed | {enemy_base}
    spaces = product(range(west, east + 1), range(south, north + 1))
    return filterfalse(closed.__contains__, spaces)


def can_deploy(units: Sides, seat: Seat, kinds: str) -> bool:
    """Whether there is any deployment of one of these kinds: the same question, without the list."""
    if not kinds:
        return False
    if BASES[seat] not in units[seat] or any(KINDS[kind].drops for kind in kinds):
        return True  # onto the own base, or by parachute: the rectangle is wider than the field
    closed = closed_spaces(units)
    diagrams = {SUPPLIED_LIKE[kind] for kind in kinds}
    return any(not fed_from(space, like) <= closed for space in supplied(units, seat) for like in diagrams)


def refuse_deployment(known: Known, phase: Playing, action: Deploy) -> Refusal | None:
    """Why a unit may not be deployed there (H-2.1, H-3.2, H-4.1 to H-4.4)."""
    seat, units, kind, space = phase.seat, known.units, action.kind, action.space
    if missing := refuse_cards(known, seat, kind, "H-3.2"):
        return missing
    if space == HILL:
        return Refusal("on-hill", "H-2.1", (space_name(HILL),), {"kind": WORDS[kind]})
    for owner in (SOUTH, NORTH):
        if space in units[owner]:
            at = space_name(space)
            own = "yes" if owner is seat else "no"
            facts = {"at": at, "own": own, "kind": WORDS[units[owner][space]]}
            return Refusal("occupied", "H-4.1", (at,), facts)
    if KINDS[kind].drops:
        return _refuse_drop(units, seat, kind, space)
    return _refuse_unsupplied(units, seat, kind, space)


def _refuse_unsupplied(units: Sides, seat: Seat, kind: str, space: Space) -> Refusal | None:
    """Why a unit is not supplied on an empty space (H-4.2, H-4.3)."""
    if is_supplied(units, seat, kind, space):
        return None
    at, base = space_name(space), space_name(BASES[seat])
    if BASES[seat] in units[seat]:
        return Refusal("not-supplied", "H-4.2", (at,), {"kind": WORDS[kind], "at": at})
    return Refusal("base-first", "H-4.3", (at, base), {"kind": WORDS[kind], "at": at, "base": base})


def _refuse_drop(units: Sides, seat: Seat, kind: str, space: Space) -> Refusal | None:
    """Why paratroopers may not land on an empty space (H-4.4)."""
    if space == BASES[seat.other]:
        if is_supplied(units, seat, kind, space):
            return None
        at = space_name(space)
        return Refusal("enemy-base", "H-4.4", (at,), {"kind": WORDS[kind], "at": at})
    west, south, east, north = drop_rectangle(units)
    if west <= space[0] <= east and south <= space[1] <= north:
        return None
    at = space_name(space)
    bounds = {"west": west, "south": south, "east": east, "north": north}
    return Refusal("outside-rectangle", "H-4.4", (at,), {"kind": WORDS[kind], "at": at, **bounds})

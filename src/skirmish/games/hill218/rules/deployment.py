"""Deploying: where a unit may come into play (H-4.1, H-4.3, H-4.4)."""

from __future__ import annotations

from skirmish.core import Refusal, Seat
from skirmish.games.hill218.actions import Deploy, deploy
from skirmish.games.hill218.kinds import BASES, HILL, KINDS, WORDS, Offsets, Space, space_name
from skirmish.games.hill218.rules.cards import refuse_cards
from skirmish.games.hill218.rules.supply import reached_from, supplied, supplies
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
    spaces_by_diagram: dict[Offsets, list[Space]] = {}
    fed = supplied(units, seat)
    for kind in kinds:
        row = KINDS[kind]
        if row.drops:
            found += [deploy(kind, space) for space in _drop_spaces(units, seat, row.supplied_from, fed)]
            continue
        spaces = spaces_by_diagram.get(row.supplied_from)
        if spaces is None:
            spaces = sorted(_supplied_spaces(units, seat, row.supplied_from, fed))
            spaces_by_diagram[row.supplied_from] = spaces
        found += [deploy(kind, space) for space in spaces]
    return found


def _supplied_spaces(units: Sides, seat: Seat, diagram: Offsets, fed: frozenset[Space]) -> set[Space]:
    """The empty spaces where a kind with this diagram would be supplied (H-4.1, H-4.2).

    While the own base is empty nothing is supplied, and there is only the base to deploy onto (H-4.3).
    """
    if not fed:
        return {BASES[seat]}
    found: set[Space] = set()
    for space in fed:
        found.update(reached_from(space, diagram))
    found.difference_update(units[0], units[1])
    found.discard(HILL)
    return found


def _drop_spaces(units: Sides, seat: Seat, diagram: Offsets, fed: frozenset[Space]) -> list[Space]:
    """The empty spaces where paratroopers may land (H-4.4), which are never fewer than the supplied ones."""
    west, south, east, north = drop_rectangle(units)
    closed = {HILL, *units[0], *units[1]}
    enemy_base = BASES[seat.other]
    if enemy_base not in _supplied_spaces(units, seat, diagram, fed):
        closed.add(enemy_base)
    columns, rows = range(west, east + 1), range(south, north + 1)
    return [space for x in columns for y in rows if (space := (x, y)) not in closed]


def refuse_deployment(known: Known, phase: Playing, action: Deploy) -> Refusal | None:
    """Why a unit may not be deployed there (H-2.1, H-3.2, H-4.1 to H-4.4)."""
    seat, units, kind, space = phase.seat, known.units, action.kind, action.space
    if missing := refuse_cards(known, seat, kind, "H-3.2"):
        return missing
    if space == HILL:
        return Refusal("on-hill", "H-2.1", (space_name(HILL),), {"kind": WORDS[kind]})
    at = space_name(space)
    facts = {"kind": WORDS[kind], "at": at}
    for owner in Seat:
        if space in units[owner]:
            taken = {"at": at, "owner": owner.word, "kind": WORDS[units[owner][space]]}
            return Refusal("occupied", "H-4.1", (at,), taken)
    if KINDS[kind].drops:
        return _refuse_drop(units, seat, kind, space)
    if supplies(units, seat, kind, space):
        return None
    base = BASES[seat]
    if base not in units[seat]:
        return Refusal("base-first", "H-4.3", (at, space_name(base)), {**facts, "base": space_name(base)})
    return Refusal("not-supplied", "H-4.2", (at,), facts)


def _refuse_drop(units: Sides, seat: Seat, kind: str, space: Space) -> Refusal | None:
    """Why paratroopers may not land on an empty space (H-4.4)."""
    at = space_name(space)
    if space == BASES[seat.other]:
        if supplies(units, seat, kind, space):
            return None
        return Refusal("enemy-base", "H-4.4", (at,), {"kind": WORDS[kind], "at": at})
    west, south, east, north = drop_rectangle(units)
    if west <= space[0] <= east and south <= space[1] <= north:
        return None
    bounds = {"west": west, "south": south, "east": east, "north": north}
    return Refusal("outside-rectangle", "H-4.4", (at,), {"kind": WORDS[kind], "at": at, **bounds})

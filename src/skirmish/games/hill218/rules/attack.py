"""Attack, support and air strikes (H-5.1 to H-5.3)."""

from __future__ import annotations

from collections.abc import Mapping

from skirmish.core import Refusal, Seat
from skirmish.games.hill218.actions import Attack, Strike, attack, strike
from skirmish.games.hill218.kinds import (
    ALL_EIGHT,
    HILL,
    KINDS,
    WORDS,
    Space,
    in_order,
    mirrored,
    space_name,
)
from skirmish.games.hill218.state import Attacking, Known, Playing, Sides, State, with_side

_ATTACKS = tuple({kind: mirrored(row.attacks, seat) for kind, row in KINDS.items()} for seat in Seat)
_SUPPORTERS = {
    (-x, -y): frozenset(kind for kind, row in KINDS.items() if (x, y) in row.supports) for x, y in ALL_EIGHT
}
"""Seen from a space: where a unit that supports it may stand, and of which kinds (H-5.1)."""


def is_supported(own: Mapping[Space, str], target: Space, attacker: Space) -> bool:
    """Whether a friendly unit other than the attacker supports that space; supply does not matter (H-5.1)."""
    x, y = target
    for (dx, dy), kinds in _SUPPORTERS.items():
        near = (x + dx, y + dy)
        if own.get(near) in kinds and near != attacker:
            return True
    return False


def targets(units: Sides, seat: Seat, space: Space) -> list[Space]:
    """The enemy units that the unit on ``space`` would destroy, in order of x, then y (H-5.1)."""
    own, enemy = units[seat], units[seat.other]
    kind = own[space]
    x, y = space
    found = [spot for dx, dy in _ATTACKS[seat][kind] if (spot := (x + dx, y + dy)) in enemy]
    if found and KINDS[kind].needs_support:
        found = [spot for spot in found if is_supported(own, spot, space)]
    return sorted(found)


def legal_attacks(known: Known, phase: Attacking) -> list[Attack]:
    """The choices of the unit just deployed (H-5.2)."""
    return [attack(space) for space in targets(known.units, phase.seat, phase.space)]


def strikes(known: Known, seat: Seat) -> list[Strike]:
    """Every air strike a side could use (H-5.3)."""
    return [strike(space) for space in sorted(known.units[seat.other])] if known.strikes[seat] else []


def destroy(state: State, owner: Seat, space: Space) -> State:
    """The unit leaves play and lies open among the destroyed ones (H-5.2, H-5.4)."""
    units = state.units[owner]
    return state.to(
        state.phase,
        units=with_side(state.units, owner, units.removing(space)),
        destroyed=with_side(state.destroyed, owner, in_order(state.destroyed[owner] + units[space])),
    )


def use_strike(state: State, seat: Seat, space: Space) -> State:
    """An air strike is used up and destroys an enemy unit (H-5.3)."""
    left = with_side(state.strikes, seat, state.strikes[seat] - 1)
    return destroy(state.to(state.phase, strikes=left), seat.other, space)


def refuse_strike(known: Known, phase: Playing, action: Strike) -> Refusal | None:
    """Why an air strike may not be used there (H-5.3)."""
    if not known.strikes[phase.seat]:
        return Refusal("no-strike-left", "H-5.3")
    return _refuse_target(known.units, phase.seat, action.space, "H-5.3")


def refuse_attack(known: Known, phase: Attacking, action: Attack) -> Refusal | None:
    """Why the unit just deployed may not attack that space (H-5.1)."""
    seat, attacker, space = phase.seat, phase.space, action.space
    if refused := _refuse_target(known.units, seat, space, "H-5.1"):
        return refused
    own = known.units[seat]
    kind = own[attacker]
    unit, at = space_name(attacker), space_name(space)
    facts = {"kind": WORDS[kind], "unit": unit, "at": at}
    if (space[0] - attacker[0], space[1] - attacker[1]) not in _ATTACKS[seat][kind]:
        return Refusal("out-of-range", "H-5.1", (unit, at), facts)
    if KINDS[kind].needs_support and not is_supported(own, space, attacker):
        return Refusal("not-supported", "H-5.1", (unit, at), facts)
    return None


def _refuse_target(units: Sides, seat: Seat, space: Space, rule: str) -> Refusal | None:
    """Why there is no enemy unit to destroy."""
    if space in units[seat.other]:
        return None
    at = space_name(space)
    if space == HILL:
        return Refusal("target-hill", "H-2.1", (at,))
    if space in units[seat]:
        return Refusal("target-own", rule, (at,), {"kind": WORDS[units[seat][space]], "at": at})
    return Refusal("target-empty", rule, (at,), {"at": at})


def attack_first(known: Known, phase: Attacking) -> Refusal:
    """Nothing else happens before the unit just deployed has attacked (H-5.2)."""
    kind, unit = known.units[phase.seat][phase.space], space_name(phase.space)
    squares = (unit, *[space_name(space) for space in targets(known.units, phase.seat, phase.space)])
    return Refusal("attack-first", "H-5.2", squares, {"kind": WORDS[kind], "unit": unit})

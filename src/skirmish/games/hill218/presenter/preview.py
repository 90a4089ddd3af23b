"""What a decision on Hill 218 would do, as far as it is certain."""

from __future__ import annotations

from typing import Any

from skirmish.core import IllegalAction, Seat
from skirmish.games.hill218.actions import Attack, Deploy, Strike
from skirmish.games.hill218.game import GAME
from skirmish.games.hill218.kinds import ALL_EIGHT, BASES, HILL, KINDS, WORDS, Space, space_name
from skirmish.games.hill218.presenter.danger import Both, attackers
from skirmish.games.hill218.presenter.view import link
from skirmish.games.hill218.presenter.why import STRIKE
from skirmish.games.hill218.presenter.wire import HillPreview, Target
from skirmish.games.hill218.rules.attack import targets
from skirmish.games.hill218.rules.cards import kinds_held
from skirmish.games.hill218.rules.supply import links, supplied
from skirmish.games.hill218.state import Attacking, Sides, Units, with_side
from skirmish.games.hill218.view import View
from skirmish.presenter.structs import Caught, seat_name
from skirmish.presenter.why import first, only_watching


def previewed(view: View, token: str) -> HillPreview:
    """What a legal token would do."""
    seat = view.seat
    if seat is None:
        only_watching()
    action: Any = GAME.parse(token)
    refusal = GAME.refusal(GAME.sample(view, first), seat, action)
    if refusal is not None:
        raise IllegalAction(token, refusal)
    match action:
        case Deploy(kind=kind, space=space):
            found = _deployment(view.units, seat, kind, space)
            if not found.wins:
                by = _could_destroy(view, seat, outcomes(view.units, seat, action), space)
                strike = [STRIKE] if view.strikes[seat.other] else []
                found.danger = [*[WORDS[each] for each in by], *strike]
            return found
        case Attack(space=space):
            assert isinstance(view.phase, Attacking)  # the attack is legal
            attacker = view.phase.space
            target = _target(view.units, seat, view.units[seat][attacker], attacker, space)
            removed, cut = _loss(view.units, seat.other, space)
            return HillPreview(removed=[removed], attacks=[target], cut=cut)
        case Strike(space=space):
            removed, cut = _loss(view.units, seat.other, space)
            return HillPreview(removed=[removed], cut=cut)
    return HillPreview()


def outcomes(units: Both, seat: Seat, action: Deploy | Attack | Strike) -> list[Both]:
    """The fields that a legal decision leads to once the attack that follows is made: one per target (H-5.2).

    A single one is certain. With several targets the player has the choice, and all that is certain is that
    the unit stands there.
    """
    if not isinstance(action, Deploy):
        return [with_side(units, seat.other, units[seat.other].removing(action.space))]
    after = with_side(units, seat, units[seat].adding(action.space, action.kind))
    found = [] if action.space == BASES[seat.other] else targets(after, seat, action.space)
    return [with_side(after, seat.other, after[seat.other].removing(spot)) for spot in found] or [after]


def _could_destroy(view: View, seat: Seat, fields: list[Both], space: Space) -> list[str]:
    """The kinds of unseen cards that could destroy the unit on a space next turn, on one of these fields."""
    kinds = kinds_held(view, seat.other)
    by = [attackers(field, seat.other, kinds).get(space, {}) for field in fields]
    return [kind for kind in kinds if any(kind in each for each in by)]


def _deployment(units: tuple[Units, Units], seat: Seat, kind: str, space: Space) -> HillPreview:
    """A unit comes into play: what it would attack, support and supply from there.

    With a single target the attack is certain, and so is its effect (H-5.2). On the enemy base the
    battle is won before any attack (H-6.1).
    """
    after = with_side(units, seat, units[seat].adding(space, kind))
    wins = space == BASES[seat.other]
    found = [] if wins else targets(after, seat, space)
    before = {*links(units, seat)}
    removed, cut = _loss(after, seat.other, found[0]) if len(found) == 1 else (None, [])
    return HillPreview(
        removed=[] if removed is None else [removed],
        attacks=[_target(after, seat, kind, space, spot) for spot in found],
        supports=_supported(kind, space),
        supply=[link(start, end, seat) for start, end in links(after, seat) if (start, end) not in before],
        cut=cut,
        wins=wins,
    )


def _target(units: Sides, seat: Seat, kind: str, space: Space, spot: Space) -> Target:
    """A unit that could be attacked, and the supporters without which it could not be (H-5.1)."""
    helpers = supporters(units[seat], spot, space) if KINDS[kind].needs_support else []
    return Target(space_name(spot), WORDS[units[seat.other][spot]], helpers)


def supporters(own: Any, target: Space, attacker: Space) -> list[str]:
    """The names of the spaces from which a side supports a space, the attacker's left out (H-5.1)."""
    found = [
        near
        for dx, dy in ALL_EIGHT
        if (near := (target[0] - dx, target[1] - dy)) in own
        and near != attacker
        and (dx, dy) in KINDS[own[near]].supports
    ]
    return [space_name(near) for near in sorted(found)]


def _supported(kind: str, space: Space) -> list[str]:
    """The spaces to which a unit lends support; no unit ever stands on the hill (H-2.1)."""
    spaces = [(space[0] + dx, space[1] + dy) for dx, dy in KINDS[kind].supports]
    return [space_name(spot) for spot in sorted(spaces) if spot != HILL]


def _loss(units: tuple[Units, Units], owner: Seat, space: Space) -> tuple[Caught, list[Caught]]:
    """A unit that is destroyed, and those that lose their supply with it (H-4.5)."""
    own = units[owner]
    left = with_side(units, owner, own.removing(space))
    cut = supplied(units, owner) - supplied(left, owner) - {space}
    return _caught(owner, space, own[space]), [_caught(owner, spot, own[spot]) for spot in sorted(cut)]


def _caught(owner: Seat, space: Space, kind: str) -> Caught:
    return Caught(space_name(space), seat_name(owner), WORDS[kind])

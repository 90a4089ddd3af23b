"""What the other side could do next turn on Hill 218, from public knowledge only.

The other hand is hidden. Its cards may be of any kind of which not all cards are accounted for, so "could"
means: if the other side holds such a card. One play is looked at; for the base, two.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from skirmish.core import Seat
from skirmish.games.hill218.kinds import BASES, WORDS, Space, space_name
from skirmish.games.hill218.presenter.wire import HillThreat
from skirmish.games.hill218.rules.attack import targets
from skirmish.games.hill218.rules.cards import kinds_held
from skirmish.games.hill218.rules.deployment import deployments
from skirmish.games.hill218.rules.supply import is_supplied
from skirmish.games.hill218.state import Attacking, Drawing, Playing, Units, with_side
from skirmish.games.hill218.view import View
from skirmish.presenter.structs import Facts, Said

UNKNOWN_CHANCE: Final = (0, 1)

Attackers = Mapping[str, list[Space]]
"""Kinds of cards, and the spaces from which each could attack."""
Both = tuple[Units, Units]


def dangers(view: View) -> list[HillThreat]:
    """The viewer's base, if it could be entered, the units that a card could destroy, and air strikes."""
    seat = view.seat
    if seat is None or not isinstance(view.phase, Playing | Drawing | Attacking):
        return []
    kinds = kinds_held(view, seat.other)
    found = []
    if plays := plays_to_enter(view, view.units, seat):
        base = space_name(BASES[seat])
        words = Said("hill218-danger-base", {"at": base, "plays": plays})
        found.append(HillThreat(base, [], UNKNOWN_CHANCE, words, base=True))
    hit = attackers(view.units, seat.other, kinds)
    alike: dict[tuple[str, ...], list[Space]] = {}
    for space in view.units[seat]:
        if space in hit:
            alike.setdefault(tuple(hit[space]), []).append(space)
    for spaces in alike.values():
        found.extend(_threats(spaces, hit))
    if view.strikes[seat.other] and view.units[seat]:
        words = Said("hill218-danger-strike", {"strikes": view.strikes[seat.other]})
        found.append(HillThreat("", [], UNKNOWN_CHANCE, words))
    return found


def _threats(units: list[Space], hit: Mapping[Space, Attackers]) -> list[HillThreat]:
    """Units that the same cards could destroy: each is marked, and they share the sentence."""
    cards = [WORDS[each] for each in hit[units[0]]]
    facts: Facts = {
        "units": " ".join(map(space_name, units)),
        "units-count": len(units),
        "cards": " ".join(cards),
        "cards-count": len(cards),
    }
    said = Said("hill218-danger-units", facts)
    found = []
    for unit in units:
        by = sorted({each for several in hit[unit].values() for each in several})
        found.append(HillThreat(space_name(unit), [*map(space_name, by)], UNKNOWN_CHANCE, said, cards))
    return found


def attackers(units: Both, seat: Seat, kinds: Iterable[str]) -> dict[Space, dict[str, list[Space]]]:
    """What one more unit of ``seat`` could destroy: for each space the kinds, and from where (H-5.1).

    On the other side's base it would win before any attack (H-6.1).
    """
    found: dict[Space, dict[str, list[Space]]] = {}
    for deploy in deployments(units, seat, "".join(kinds)):
        if deploy.space == BASES[seat.other]:
            continue
        after = with_side(units, seat, units[seat].adding(deploy.space, deploy.kind))
        for target in targets(after, seat, deploy.space):
            found.setdefault(target, {}).setdefault(deploy.kind, []).append(deploy.space)
    return found


def enters_at_once(view: View, units: Both, seat: Seat) -> bool:
    """Whether the other side could enter a seat's base with its next play (H-6.1)."""
    return _can_enter(units, seat.other, kinds_held(view, seat.other), BASES[seat])


def plays_to_enter(view: View, units: Both, seat: Seat) -> int:
    """In how many plays the other side could enter a seat's base (H-6.1): 1, 2, or 0 if in neither."""
    enemy, base = seat.other, BASES[seat]
    kinds = kinds_held(view, enemy)
    if enters_at_once(view, units, seat):
        return 1
    if len(view.hands[enemy]) + len(view.decks[enemy]) < 1 or not kinds:
        return 0
    held = base in units[seat]
    cleared = with_side(units, seat, units[seat].removing(base)) if held else units
    if held and view.strikes[enemy] and _can_enter(cleared, enemy, kinds, base):
        return 2
    for deploy in deployments(units, enemy, kinds):
        after = with_side(units, enemy, units[enemy].adding(deploy.space, deploy.kind))
        if held:
            if base not in targets(after, enemy, deploy.space):
                continue
            after = with_side(after, seat, after[seat].removing(base))
        if _can_enter(after, enemy, kinds, base):
            return 2
    return 0


def _can_enter(units: Both, seat: Seat, kinds: str, base: Space) -> bool:
    if base in units[seat.other]:
        return False
    return any(is_supplied(units, seat, kind, base) for kind in kinds)

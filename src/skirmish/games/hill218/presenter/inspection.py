"""What a space supports and is reached by, and the reasons for a decision, in words."""

from __future__ import annotations

from typing import Any

from skirmish.core import Seat
from skirmish.games.hill218.actions import Attack, Deploy, Strike
from skirmish.games.hill218.game import GAME
from skirmish.games.hill218.kinds import BASES, HILL, KINDS, WORDS, Space, space_name
from skirmish.games.hill218.presenter.danger import attackers, plays_to_enter
from skirmish.games.hill218.presenter.preview import previewed
from skirmish.games.hill218.presenter.why import decision_facts, parsed_space
from skirmish.games.hill218.rules.cards import kinds_held
from skirmish.games.hill218.rules.supply import links, supplied
from skirmish.games.hill218.state import with_side
from skirmish.games.hill218.view import View
from skirmish.presenter.structs import Facts, Inspection, Said
from skirmish.presenter.why import no_such_place


def inspect(view: View, place: str) -> Inspection:
    """A unit's supply and support, and which cards could destroy it; an empty space says nothing."""
    space = parsed_space(place)
    if space is None:
        no_such_place(place)
    for seat in Seat:
        if space in view.units[seat]:
            return _unit(view, seat, space)
    return Inspection(place)


def _unit(view: View, seat: Seat, space: Space) -> Inspection:
    kind, enemy = view.units[seat][space], seat.other
    feeder = next((start for start, end in links(view.units, seat) if end == space), None)
    how = "base" if space == BASES[seat] else "fed" if feeder else "cut"
    at = space_name(space)
    facts: Facts = {"kind": WORDS[kind], "at": at, "how": how, "from": space_name(feeder) if feeder else at}
    words = [Said("hill218-inspect-supply", facts)]
    supports = [(space[0] + dx, space[1] + dy) for dx, dy in KINDS[kind].supports]
    reaches = [space_name(each) for each in sorted(supports) if each != HILL]
    by = attackers(view.units, enemy, kinds_held(view, enemy)).get(space, {})
    cards = [WORDS[each] for each in by]
    facts = {"at": at, "cards": " ".join(cards), "cards-count": len(cards), "strikes": view.strikes[enemy]}
    words.append(Said("hill218-inspect-hit", facts))
    spaces = sorted({each for several in by.values() for each in several})
    return Inspection(at, reaches, [], [space_name(each) for each in spaces], words)


def because(view: View, token: str) -> list[Said]:
    """A legal token in words, and why: what it destroys and cuts off, whether it guards the base."""
    seat, action = view.seat, GAME.parse(token)
    said = decision_facts(view, action)
    found = [Said("hill218-suggest", said)]
    if seat is None or not isinstance(action, Deploy | Attack | Strike):
        return found
    preview = previewed(view, token)
    for each in (*preview.removed, *preview.cut):
        if each.square != said["at"]:  # whom it attacks is said already
            what = "destroys" if each in preview.removed else "cuts"
            found.append(Said("hill218-because", {"what": what, "kind": each.kind, "at": each.square}))
    if len(preview.attacks) > 1:
        found.append(Said("hillpage-look-targets", {"count": len(preview.attacks)}))
    before = plays_to_enter(view, view.units, seat)
    after = plays_to_enter(view, _after(view, action, preview), seat) if before else 0
    if preview.wins:
        found.append(Said("hillpage-look-wins"))
    elif before and (not after or after > before):
        found.append(Said("hill218-because-base", {"plays": after}))
    elif isinstance(action, Deploy) and not preview.removed:
        nearer = supplied(_after(view, action, preview), seat) - supplied(view.units, seat)
        if any(abs(x) + abs(y - BASES[seat.other][1]) == 1 for x, y in nearer):
            found.append(Said("hill218-because-near"))
    return found


def _after(view: View, action: Any, preview: Any) -> Any:
    """Both sides' units after a decision, as far as that is certain."""
    assert view.seat is not None
    units = view.units
    if isinstance(action, Deploy):
        units = with_side(units, view.seat, units[view.seat].adding(action.space, action.kind))
    for each in preview.removed:
        gone = parsed_space(each.square)
        assert gone is not None
        units = with_side(units, view.seat.other, units[view.seat.other].removing(gone))
    return units

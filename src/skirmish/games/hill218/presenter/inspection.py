"""What a space supports and is reached by, in words."""

from __future__ import annotations

from skirmish.core import Seat
from skirmish.games.hill218.kinds import BASES, HILL, KINDS, WORDS, Space, space_name
from skirmish.games.hill218.presenter.danger import attackers
from skirmish.games.hill218.presenter.why import parsed_space
from skirmish.games.hill218.rules.cards import kinds_held
from skirmish.games.hill218.rules.supply import links
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

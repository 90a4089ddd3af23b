"""Hill 218 in sentences, one for each fact on the field, for screen readers."""

from __future__ import annotations

from collections.abc import Iterator

from skirmish.core import NORTH, SOUTH, Over
from skirmish.games.hill218.drawing.counts import counted, cut_off
from skirmish.games.hill218.kinds import BASES, UNKNOWN, WORDS, space_name
from skirmish.games.hill218.state import Known
from skirmish.presenter.structs import Facts, Said


def told(known: Known) -> list[Said]:
    """Everything on the field, summary first."""
    return list(_field(known))


def units_in_play(known: Known, over: Over) -> list[Said]:
    """H-6.2: the numbers that decided, where units were counted."""
    if over.how not in ("more-units", "equal-units"):
        return []
    south, north = (len(units) for units in known.units)
    return [Said("hill218-units-in-play", {"south": south, "north": north})]


def _field(known: Known) -> Iterator[Said]:
    for seat in (SOUTH, NORTH):
        yield Said("fact-hill218-count", {"seat": seat.word, "count": len(known.units[seat])})
    for seat in (SOUTH, NORTH):
        lost = cut_off(known.units, seat)
        for place, letter in sorted(known.units[seat].items()):
            unit: Facts = {"seat": seat.word, "kind": WORDS[letter], "space": space_name(place)}
            if place in BASES:
                owner = "south" if place == BASES[SOUTH] else "north"
                yield Said("fact-hill218-unit-base", {**unit, "base": owner})
            else:
                yield Said("fact-hill218-unit-cut-off" if place in lost else "fact-hill218-unit", unit)
    for seat in (SOUTH, NORTH):
        if all(BASES[seat] not in units for units in known.units):
            yield Said("fact-hill218-base-empty", {"seat": seat.word, "space": space_name(BASES[seat])})
    for seat in (SOUTH, NORTH):
        hand = known.hands[seat]
        if not hand:
            yield Said("fact-hill218-hand-empty", {"seat": seat.word})
        for letter, count in counted(hand).items():
            yield Said("fact-hill218-hand", {"seat": seat.word, "kind": WORDS[letter], "count": count})
        if UNKNOWN in hand:
            yield Said("fact-hill218-hand-hidden", {"seat": seat.word, "count": hand.count(UNKNOWN)})
        yield Said("fact-hill218-deck", {"seat": seat.word, "count": len(known.decks[seat])})
        yield Said("fact-hill218-strikes", {"seat": seat.word, "count": known.strikes[seat]})
        for letter, count in counted(known.destroyed[seat]).items():
            yield Said("fact-hill218-destroyed", {"seat": seat.word, "kind": WORDS[letter], "count": count})

"""Hill 218 as a viewer sees it: units, their supply, and the cards that are shown."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import Final

from skirmish.core import Seat
from skirmish.games.hill218.kinds import BASES, UNKNOWN, WORDS, Space, space_name
from skirmish.games.hill218.presenter.wire import HillView, Link, Unit
from skirmish.games.hill218.rules.supply import links
from skirmish.games.hill218.state import Attacking, Drawing, Playing
from skirmish.games.hill218.view import View
from skirmish.presenter.latest import Latest
from skirmish.presenter.structs import seat_name

# Bounded: clients may use any part of an unbounded grid.
_KEPT: Final = 1 << 13
_FIELDS: Final = 1 << 10
"""Sides of the field that are kept: that of the side that waits is the same after the next decision."""


def shown(view: View) -> HillView:
    """What the view shows; a card that it does not show is ``unknown``."""
    units, lines = _field(view)
    phase = view.phase
    return HillView(
        units=units,
        links=lines,
        hands=(words(view.hands[0]), words(view.hands[1])),
        decks=(len(view.decks[0]), len(view.decks[1])),
        strikes=view.strikes,
        destroyed=(words(view.destroyed[0]), words(view.destroyed[1])),
        plays=phase.plays if isinstance(phase, Playing | Drawing | Attacking) else 0,
        attacker=space_name(phase.space) if isinstance(phase, Attacking) else None,
        bottom=(_known_below(view.decks[0]), _known_below(view.decks[1])),
    )


def _both_sides(view: View) -> tuple[list[Unit], list[Link]]:
    """The units and their supply, which all viewers see."""
    units: list[Unit] = []
    lines: list[Link] = []
    for seat in Seat:
        own, flows = _side(tuple(view.units[seat].items()), seat)
        units += own
        lines += flows
    return units, lines


_field: Final = Latest(_both_sides, attrgetter("units"))


@lru_cache(maxsize=_FIELDS)
def _side(units: tuple[tuple[Space, str], ...], seat: Seat) -> tuple[list[Unit], list[Link]]:
    """A side's units with their supply; no other side's units matter to it (H-4.2)."""
    own = dict(units)
    flows = links((own, own), seat)
    # Whatever is supplied is the base or the end of a link (H-4.2).
    fed = {BASES[seat], *[end for _, end in flows]}
    shown = [_unit(space, seat, kind, space in fed) for space, kind in units]
    return shown, [link(start, end, seat) for start, end in flows]


def words(cards: str) -> list[str]:
    """The kinds' words of some cards."""
    return [WORDS[card] for card in cards]


@lru_cache(maxsize=_KEPT)
def link(start: Space, end: Space, seat: Seat) -> Link:
    """Supply that flows from one space to the next."""
    return Link(space_name(start), space_name(end), seat_name(seat))


@lru_cache(maxsize=_KEPT)
def _unit(space: Space, seat: Seat, kind: str, supplied: bool) -> Unit:
    return Unit(space_name(space), seat_name(seat), WORDS[kind], supplied)


def _known_below(deck: str) -> list[str]:
    """The cards that the viewer knows to lie under a deck, the lowest last (H-2.2)."""
    return words(deck.rpartition(UNKNOWN)[2])

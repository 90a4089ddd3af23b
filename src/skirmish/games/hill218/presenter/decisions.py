"""Hill 218 as a viewer sees it: units, their supply, the cards that are shown, and every legal decision."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from skirmish.core import Decide, Seat
from skirmish.games.hill218.actions import Attack, Deploy, Pass, Return, Strike
from skirmish.games.hill218.game import GAME
from skirmish.games.hill218.kinds import BASES, UNKNOWN, WORDS, Space, space_name
from skirmish.games.hill218.presenter.preview import looked
from skirmish.games.hill218.presenter.why import explained
from skirmish.games.hill218.rules.supply import links
from skirmish.games.hill218.state import Attacking, Drawing, Playing
from skirmish.games.hill218.view import View
from skirmish.i18n.speaker import Speaker
from skirmish.presenter.prompts import asked
from skirmish.presenter.reasons import SEATS
from skirmish.server import wire as messages
from skirmish.server.wire import Option

# Bounded: a stranger may lead us to any corner of an unbounded grid.
_KEPT: Final = 1 << 13


@lru_cache(maxsize=_KEPT)
def _unit(space: Space, seat: Seat, kind: str, supplied: bool) -> messages.Unit:
    return messages.Unit(space_name(space), SEATS[seat], WORDS[kind], supplied)


@lru_cache(maxsize=_KEPT)
def _link(start: Space, end: Space, seat: Seat) -> messages.Link:
    return messages.Link(space_name(start), space_name(end), SEATS[seat])


@lru_cache(maxsize=_KEPT)
def _deploy(kind: str, space: Space) -> Option:
    at = space_name(space)
    return Option(f"{kind}@{at}", "deploy", piece=WORDS[kind], target=at)


def _words(cards: str) -> list[str]:
    return [WORDS[card] for card in cards]


def _known_below(deck: str) -> list[str]:
    """The cards that the viewer knows to lie under a deck, the lowest last (H-2.2)."""
    return _words(deck.rpartition(UNKNOWN)[2])


class HillSight:
    """The Battle for Hill 218, as the page sees it."""

    def view(self, view: View) -> messages.HillView:
        """What there is to see: a card that the view does not show is ``unknown``."""
        units: list[messages.Unit] = []
        lines: list[messages.Link] = []
        for seat in Seat:
            flows = links(view.units, seat)
            # Whatever is supplied is the base or the end of a link (H-4.2).
            fed = {BASES[seat], *[end for _, end in flows]}
            units += [_unit(space, seat, kind, space in fed) for space, kind in view.units[seat].items()]
            lines += [_link(start, end, seat) for start, end in flows]
        phase = view.phase
        return messages.HillView(
            units=units,
            links=lines,
            hands=(_words(view.hands[0]), _words(view.hands[1])),
            decks=(len(view.decks[0]), len(view.decks[1])),
            strikes=view.strikes,
            destroyed=(_words(view.destroyed[0]), _words(view.destroyed[1])),
            plays=phase.plays if isinstance(phase, Playing | Drawing | Attacking) else 0,
            attacker=space_name(phase.space) if isinstance(phase, Attacking) else None,
            bottom=(_known_below(view.decks[0]), _known_below(view.decks[1])),
        )

    def options(self, view: View) -> list[Option]:
        """Every legal decision of the viewer's seat."""
        found = []
        for action in GAME.legal(view):
            match action:
                case Deploy(kind=kind, space=space):
                    found.append(_deploy(kind, space))
                case Strike(space=space):
                    found.append(
                        Option(str(action), "strike", piece=_victim(view, space), target=space_name(space))
                    )
                case Attack(space=space):
                    assert isinstance(view.phase, Attacking)
                    found.append(
                        Option(
                            str(action),
                            "attack",
                            piece=_victim(view, space),
                            source=space_name(view.phase.space),
                            target=space_name(space),
                        )
                    )
                case Return(cards=cards):
                    found.append(Option(str(action), "return", cards=_words(cards)))
                case Pass():
                    found.append(Option(str(action), "pass"))
        return found

    def says(self, pending: Decide, view: View) -> list[messages.Said]:
        """What is asked of whoever decides."""
        if view.seat != pending.seat:
            return []
        kinds = {option.kind for option in self.options(view)}
        return [messages.Said(said, dict(facts)) for said, facts in asked("hill218", pending, view, kinds)]

    def look(self, view: View, token: str, id: str) -> messages.Looked:
        """What a legal token would do."""
        return looked(view, token, id)

    def why(self, view: View, source: str, target: str, speaker: Speaker, id: str) -> messages.Reason:
        """Why not, or that it can be done."""
        return explained(view, source, target, speaker, id)

    def hint(self, view: View, id: str) -> messages.Hinted:
        """Nothing: what can be hit next turn hangs on cards that nobody has shown.

        An air strike reaches every unit and a hidden hand may hold any kind, so all that could be said for
        certain is what the count of the strikes says already.
        """
        return messages.Hinted(id, [])


def _victim(view: View, space: Space) -> str:
    assert view.seat is not None
    return WORDS[view.units[view.seat.other][space]]


HILL218: Final = HillSight()

"""Hill 218's structs on the wire: its view, decisions and previews.

Spaces have the names of the notation (``-2,1``), kinds their words (``heavy``; ``unknown`` for a card that is
not shown).
"""

from __future__ import annotations

from skirmish.presenter.structs import Caught, Decision, Facts, GameView, Part, Preview, SeatName, Threat


class Unit(Part):
    """A unit in play."""

    at: str
    seat: SeatName
    kind: str
    supplied: bool
    """Whether a line of supply reaches it."""


class Link(Part):
    """Supply flows from one space to the next."""

    start: str
    end: str
    seat: SeatName


class HillView(GameView, tag="hill218"):
    """The battlefield as a viewer sees it."""

    units: list[Unit]
    links: list[Link]
    hands: tuple[list[str], list[str]]
    """Kinds' words."""
    decks: tuple[int, int]
    """How many cards are left."""
    strikes: tuple[int, int]
    destroyed: tuple[list[str], list[str]]
    plays: int = 0
    attacker: str | None = None
    """The unit that must attack now."""
    bottom: tuple[list[str], list[str]] = ([], [])
    """The cards that the viewer knows to lie under the decks."""


class HillDecision(Decision):
    """One legal decision on Hill 218. ``kind`` says which, and which of the other fields it has:

    ======= =====================================
    return  cards
    deploy  piece, target
    attack  piece (the victim), source, target
    strike  piece (the victim), target
    pass
    ======= =====================================
    """

    piece: str | None = None
    cards: list[str] = []

    @property
    def group(self) -> Facts:
        """Deployments are listed for each kind of card."""
        return {"kind": self.piece} if self.kind == "deploy" and self.piece else {}


class Target(Part):
    """What a unit could attack from a space: the victim, and the supporters without whom it could not."""

    at: str
    piece: str
    supporters: list[str] = []


class HillThreat(Threat):
    """A unit that unseen cards could destroy next turn, or the base if they could enter it."""

    kinds: list[str] = []
    """The kinds of cards that could do it."""
    base: bool = False


class HillPreview(Preview):
    """What a decision would do, as far as it is certain."""

    removed: list[Caught] = []
    attacks: list[Target] = []
    supports: list[str] = []
    """Spaces to which the unit would lend support."""
    supply: list[Link] = []
    """Links that would arise."""
    cut: list[Caught] = []
    """Units that would no longer be supplied."""
    danger: list[str] = []
    """What could destroy the unit next turn, once it has attacked: kinds of unseen cards, and ``strike``."""

"""What a seat or a spectator may know of a battle; a field that State gains is hidden until shown here."""

from __future__ import annotations

from operator import mul

from skirmish.core import NORTH, SOUTH, Below, Seat, value
from skirmish.games.hill218.actions import masked
from skirmish.games.hill218.kinds import LETTERS, UNKNOWN, in_order
from skirmish.games.hill218.rules.cards import unaccounted
from skirmish.games.hill218.rules.setup import has_returned
from skirmish.games.hill218.state import Ended, Phase, State, Units
from skirmish.games.hill218.variants import Variant


@value
class View:
    """A battle as ``seat`` sees it (None: a spectator), all pairs ``[seat]``.

    Hands and decks have ``?`` for every card that this seat may not see.
    """

    seat: Seat | None
    units: tuple[Units, Units]
    hands: tuple[str, str]
    decks: tuple[str, str]
    strikes: tuple[int, int]
    destroyed: tuple[str, str]
    phase: Phase
    variant: Variant
    first: Seat


def view_of(state: State, seat: Seat | None, over: bool) -> View:
    """The battle as a seat sees it: its own cards, and all cards once the battle is over."""
    hands, decks = state.hands, state.decks
    if not over:
        # A spectator sees neither side's cards.
        if seat != SOUTH:
            hands, decks = (masked(hands[0]), hands[1]), (masked(decks[0]), decks[1])
        if seat != NORTH:
            hands, decks = (hands[0], masked(hands[1])), (decks[0], masked(decks[1]))
    return View(
        seat,
        state.units,
        hands,
        decks,
        state.strikes,
        state.destroyed,
        state.phase,
        state.variant,
        state.first,
    )


def state_of(view: View, below: Below) -> State:
    """A state consistent with this view: what others hold and know is filled in, all equally likely.

    Only what the view hides is filled in. A card that is unknown to its own owner (the state came from a
    position string) stays unknown: the owner would otherwise see more than this view does.
    """
    south, north = _filled(view, SOUTH, below), _filled(view, NORTH, below)
    return State(
        view.units,
        (south[0], north[0]),
        (south[1], north[1]),
        view.strikes,
        view.destroyed,
        view.phase,
        view.variant,
        view.first,
    )


def _filled(view: View, seat: Seat, below: Below) -> tuple[str, str]:
    """A side's hand and deck with the cards that it knows and this view does not."""
    hand, deck = view.hands[seat], view.decks[seat]
    if seat == view.seat or isinstance(view.phase, Ended):
        return hand, deck
    pool = [*"".join(map(mul, LETTERS, unaccounted(view, seat)))]
    hand = in_order(_fill(hand, pool, below))
    known = view.variant.returned if has_returned(view, seat) else 0
    top = max(0, len(deck) - known)
    return hand, deck[:top] + _fill(deck[top:], pool, below)


def _fill(cards: str, pool: list[str], below: Below) -> str:
    """Cards with each unknown one taken from the pool."""
    return "".join(pool.pop(below(len(pool))) if card == UNKNOWN else card for card in cards)

"""Set-up: the first cards, and those put back under the deck (H-2.1, H-2.2)."""

from __future__ import annotations

from skirmish.core import Options, Refusal, Seat
from skirmish.games.hill218.actions import Return, give_back
from skirmish.games.hill218.kinds import DECK_SIZE, STRIKES, UNKNOWN
from skirmish.games.hill218.rules.cards import hand_without, kinds_held, refuse_cards
from skirmish.games.hill218.state import NO_UNITS, Dealing, Known, Returning, State, with_side
from skirmish.games.hill218.variants import variant_named


def start(options: Options) -> State:
    """Shuffled decks and an empty field; the first player's cards come first (H-2.2)."""
    first = Seat(options.first)
    return State(
        units=(NO_UNITS, NO_UNITS),
        hands=("", ""),
        decks=(UNKNOWN * DECK_SIZE, UNKNOWN * DECK_SIZE),
        strikes=(STRIKES, STRIKES),
        destroyed=("", ""),
        phase=Dealing(first),
        variant=variant_named(options.variant),
        first=first,
    )


def has_returned(known: Known, seat: Seat) -> bool:
    """Whether a side has finished its set-up, so that it knows the cards it put under its deck (H-2.2)."""
    phase = known.phase
    return not isinstance(phase, Dealing | Returning) or (phase.seat is not seat and seat is known.first)


def legal_returns(known: Known, phase: Returning) -> list[Return]:
    """Every choice of cards to put under the deck, in every order (H-2.2)."""
    seat = phase.seat
    kinds, found = kinds_held(known, seat), [""]
    for _ in range(known.variant.returned):
        found = [cards + kind for cards in found for kind in kinds]
    return [give_back(cards) for cards in found if refuse_cards(known, seat, cards, "H-2.2") is None]


def refuse_return(known: Known, phase: Returning, action: Return) -> Refusal | None:
    """Why these cards may not be put under the deck (H-2.2)."""
    count, cards = known.variant.returned, action.cards
    if len(cards) != count:
        return Refusal("wrong-count", "H-2.2", (), {"count": count, "given": len(cards)})
    return refuse_cards(known, phase.seat, cards, "H-2.2")


def put_under_deck(state: State, seat: Seat, cards: str) -> State:
    """The cards leave the hand and lie under the deck, the last one lowest (H-2.2)."""
    return state.to(
        state.phase,
        hands=with_side(state.hands, seat, hand_without(state.hands[seat], cards)),
        decks=with_side(state.decks, seat, state.decks[seat] + cards),
    )

"""The decks: what is not accounted for, what a draw may bring, what a hand may hold (H-1.2, H-3.1)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import comb

from skirmish.core import Refusal, Seat
from skirmish.games.hill218.kinds import COUNTS, KINDS, LETTERS, UNKNOWN, WORDS, in_order
from skirmish.games.hill218.state import Known

Pool = tuple[int, ...]
"""How many cards of each kind are not accounted for, in the order of the kinds."""

_DECK = tuple(zip(LETTERS, COUNTS, strict=True))


def unaccounted(known: Known, seat: Seat) -> Pool:
    """The cards of H-1.2's 24 that are neither in play nor destroyed nor known in hand or deck.

    Each unknown card is equally likely to be any of them.
    """
    seen = "".join((known.hands[seat], known.decks[seat], known.destroyed[seat], *known.units[seat].values()))
    return tuple([count - seen.count(letter) for letter, count in _DECK])


@lru_cache(maxsize=1 << 14)
def multisets(pool: Pool, number: int) -> tuple[tuple[str, int], ...]:
    """All ways to take ``number`` cards from a pool, in order, each with its hypergeometric weight."""
    if not pool:
        return () if number else (("", 1),)
    letter, count = LETTERS[-len(pool)], pool[0]
    return tuple(
        (letter * taken + others, comb(count, taken) * weight)
        for taken in range(min(count, number), -1, -1)
        for others, weight in multisets(pool[1:], number - taken)
    )


@lru_cache(maxsize=1 << 12)
def odds(pool: Pool, top: str) -> Mapping[str, int]:
    """What drawing the cards ``top`` may bring, in token order, with exact weights (H-3.1).

    A known card comes for certain. Adding the same certain cards to every multiset keeps their order.
    """
    certain = top.replace(UNKNOWN, "")
    unknown = len(top) - len(certain)
    return {in_order(cards + certain): weight for cards, weight in multisets(pool, unknown)}


def kinds_held(known: Known, seat: Seat) -> str:
    """The kinds that a hand holds, or may hold if some of its cards are unknown, in order."""
    hand = known.hands[seat]
    if UNKNOWN not in hand:
        return "".join(dict.fromkeys(hand))
    pool = unaccounted(known, seat)
    return "".join([letter for letter, left in zip(LETTERS, pool, strict=True) if left or letter in hand])


def hand_without(hand: str, cards: str) -> str:
    """A hand after ``cards`` left it: known ones first, else unknown ones that turn out to be these."""
    for card in cards:
        hand = hand.replace(card if card in hand else UNKNOWN, "", 1)
    return hand


def refuse_cards(known: Known, seat: Seat, cards: str, rule: str) -> Refusal | None:
    """Why a hand cannot hold ``cards``; its unknown cards may be anything that H-1.2's counts allow."""
    hand = known.hands[seat]
    unknown = hand.count(UNKNOWN)
    for card in dict.fromkeys(cards):
        held, wanted = hand.count(card), cards.count(card)
        missing = wanted - held
        if missing <= 0:
            continue
        if card == UNKNOWN or missing > unknown:
            return Refusal("not-in-hand", rule, (), {"kind": WORDS[card], "held": held, "wanted": wanted})
        if missing > unaccounted(known, seat)[LETTERS.index(card)]:
            return Refusal("none-left", "H-1.2", (), {"kind": WORDS[card], "count": KINDS[card].count})
        unknown -= missing
    return None

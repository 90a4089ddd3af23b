"""Assigns one side's unknown cards to its past draws, for environments that resample a history."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from skirmish.core import Below, Seat
from skirmish.games.hill218.actions import Deploy, Draw, Pass, Return, draw, give_back
from skirmish.games.hill218.kinds import UNKNOWN, in_order
from skirmish.games.hill218.rules.setup import has_returned
from skirmish.games.hill218.state import State, with_side

Entries = list[tuple[Any, Seat]]


@dataclass
class _Group:
    """Cards that came to a hand together: those held at the start, or a draw.

    ``fresh`` of them were seen for the first time and stayed; ``again`` are returned cards that came up once
    more; ``lent`` went under the deck and are not counted as fresh.
    """

    fresh: int
    again: int = 0
    lent: bool = False


class Deal:
    """One side's share of a history: when its cards came, when it played them, when it returned some."""

    def __init__(self, start: State, entries: Entries, side: Seat) -> None:
        self._start, self._entries, self._side = start, entries, side
        self._lowest = min(start.variant.returned, len(start.decks[side])) if has_returned(start, side) else 0
        self._groups = [_Group(len(start.hands[side]))]
        self._played: list[tuple[str, int]] = []  # each card with the last group that it can have come with
        self.passed = False
        """Whether the side passed with cards in hand, which not every deal would have allowed (H-3.3)."""
        deck, lowest, held = len(start.decks[side]), self._lowest, len(start.hands[side])
        for entry, actor in entries:
            if actor is not side:
                continue
            match entry:
                case Draw(cards=cards):
                    again = max(0, len(cards) - (deck - lowest))
                    self._groups.append(_Group(len(cards) - again, again))
                    deck, lowest, held = deck - len(cards), lowest - again, held + len(cards)
                case Return(cards=cards):
                    group = next(each for each in reversed(self._groups) if each.fresh)
                    group.fresh, group.lent = group.fresh - len(cards), True
                    deck, lowest, held = deck + len(cards), len(cards), held - len(cards)
                case Deploy(kind=kind):
                    self._played.append((kind, len(self._groups) - 1))
                    held -= 1
                case Pass():
                    self.passed = self.passed or held > 0
        self._left = lowest

    def spread(self, state: State, below: Below) -> tuple[State, Entries]:
        """The start and the history that lead to what ``state`` holds.

        Groups are filled from the last one back: a card can't have been drawn after it was played. Each
        choice leaves the same number of ways for the rest, so all histories are equally likely.
        """
        groups, side = self._groups, self._side
        last = len(groups) - 1
        cards = [*self._played, *[(card, last) for card in state.hands[side]]]
        kept: list[str] = [""] * len(groups)
        again: list[str] = [""] * len(groups)
        for at in range(last, -1, -1):
            group = groups[at]
            for number in range(group.fresh + group.again):
                fits = [place for place, (_, latest) in enumerate(cards) if latest >= at]
                card, _ = cards.pop(fits[below(len(fits))])
                if number < group.fresh:
                    kept[at] += card
                else:
                    again[at] += card
        deck = state.decks[side]
        returned = "".join(again) + deck[len(deck) - self._left :]
        drawn = [
            in_order(kept[at] + again[at] + (returned if group.lent else ""))
            for at, group in enumerate(groups)
        ]
        return self._opening(drawn[0], returned), self._told(drawn[1:], returned)

    def _opening(self, hand: str, returned: str) -> State:
        start, side = self._start, self._side
        deck = start.decks[side]
        if self._lowest:
            deck = UNKNOWN * (len(deck) - self._lowest) + returned
        hands, decks = with_side(start.hands, side, hand), with_side(start.decks, side, deck)
        return start.to(start.phase, hands=hands, decks=decks)

    def _told(self, drawn: list[str], returned: str) -> Entries:
        draws, told = iter(drawn), Entries()
        for entry, actor in self._entries:
            if actor is self._side and isinstance(entry, Draw):
                told.append((draw(next(draws)), actor))
            elif actor is self._side and isinstance(entry, Return):
                told.append((give_back(returned), actor))
            else:
                told.append((entry, actor))
        return told

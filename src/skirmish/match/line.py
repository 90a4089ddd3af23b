"""What has been played in a match, and what was taken back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from skirmish.core import AnyGame, Decide, Over, Roll
from skirmish.core.value import replace
from skirmish.match.fair import FairChance
from skirmish.records import Played


@dataclass(frozen=True, slots=True)
class Takeback:
    """What was played and then taken back, in order; its chance numbers stay used.

    ``"("`` and ``")"`` enclose what had been taken back earlier, inside this line. The list is flat, so that
    taking back a whole game, decision by decision, does not nest values.
    """

    undone: tuple[Played | str, ...]

    @classmethod
    def of(cls, *line: Played | Takeback) -> Takeback:
        """The takeback of a piece of a match's line."""
        undone: list[Played | str] = []
        for each in line:
            if isinstance(each, Played):
                undone.append(each)
            else:
                undone += ("(", *each.undone, ")")
        return cls(tuple(undone))


def settle(
    game: AnyGame, fair: FairChance, state: Any, chances: int, played: list[Played], states: list[Any]
) -> tuple[Any, Decide | Over]:
    """Settle all chance events that are due, adding them to ``played`` and the state before each to
    ``states``; returns state and what is pending.

    ``chances`` is the number of the next chance event.
    """
    pending = game.pending(state)
    while isinstance(pending, Roll):
        outcome = pending.pick(fair.below(chances))
        chances += 1
        step = game.resolve(state, outcome)
        played.append(Played(pending.seat, outcome, True, None, None, step.events))
        states.append(state)
        state = step.state
        pending = game.pending(state)
    return state, pending


def replayed(game: AnyGame, state: Any, line: Iterable[Played | Takeback]) -> Iterator[Played]:
    """What was played from a state on and not taken back, once more, with the states before and after."""
    for each in line:
        if isinstance(each, Played):
            chance, entry = each.chance, each.entry
            step = game.resolve(state, entry) if chance else game.apply(state, each.actor, entry)
            yield replace(each, before=state, state=step.state)
            state = step.state

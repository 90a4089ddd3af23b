"""Hill 218's decisions, described: what each does, and where."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from skirmish.games.hill218.actions import Action, Attack, Deploy, Pass, Return, Strike
from skirmish.games.hill218.kinds import WORDS, Space, space_name
from skirmish.games.hill218.presenter.view import words
from skirmish.games.hill218.presenter.wire import HillDecision
from skirmish.games.hill218.state import Attacking
from skirmish.games.hill218.view import View

KINDS: Final[dict[str, tuple[str, ...]]] = {
    "deploy": ("H-4.1", "H-4.2", "H-4.4"),
    "attack": ("H-5.1", "H-5.2"),
    "strike": ("H-5.3",),
    "return": ("H-2.2",),
    "pass": ("H-3.3",),
}
"""The kinds of decisions in display order, with the rules about each."""


def describe(view: View, action: Action) -> HillDecision:
    """A legal decision of the view's seat."""
    match action:
        case Deploy(kind=kind, space=space):
            return deployment(kind, space)
        case Strike(space=space):
            return HillDecision(str(action), "strike", piece=_victim(view, space), target=space_name(space))
        case Attack(space=space):
            assert isinstance(view.phase, Attacking)
            return HillDecision(
                str(action),
                "attack",
                piece=_victim(view, space),
                source=space_name(view.phase.space),
                target=space_name(space),
            )
        case Return(cards=cards):
            return HillDecision(str(action), "return", cards=words(cards))
        case Pass():
            return HillDecision(str(action), "pass")


@lru_cache(maxsize=1 << 13)  # bounded: clients may use any part of an unbounded grid
def deployment(kind: str, space: Space) -> HillDecision:
    """The deployment of a unit, which is the same in every battle."""
    at = space_name(space)
    return HillDecision(f"{kind}@{at}", "deploy", piece=WORDS[kind], target=at)


def _victim(view: View, space: Space) -> str:
    assert view.seat is not None
    return WORDS[view.units[view.seat.other][space]]

"""A small game of another distribution, with hidden information and without a presenter."""

from __future__ import annotations

from pathlib import Path

from tests.games.guests import install

INFO = """
from skirmish.core import GameInfo
INFO = GameInfo(name="shells", title="Shells", rule_prefix="S", hides_information=True)
"""
GAME = '''
"""Each seat hides a pea under one of three shells; who lifts the other's shell wins."""

from dataclasses import dataclass, replace
from typing import ClassVar

from skirmish.core import (
    Decide, Event, IllegalAction, NoPosition, NotationError, Over, Refusal, Seat, Step
)
from skirmish_shells.info import INFO


@dataclass(frozen=True, slots=True)
class LiftShell:
    target: str
    def __str__(self): return f"lift{self.target}"

@dataclass(frozen=True, slots=True)
class Skip:
    def __str__(self): return "skip"

@dataclass(frozen=True, slots=True)
class Variant:
    name: str = "usual"

@dataclass(frozen=True, slots=True)
class Phase:
    seat: Seat
    over: bool = False
    prompt: ClassVar[str] = "lift"
    rule: ClassVar[str] = "S-1.1"

@dataclass(frozen=True, slots=True)
class State:
    peas: tuple[str, str]
    phase: Phase
    first: Seat
    variant: Variant = Variant()

@dataclass(frozen=True, slots=True)
class View(State):
    seat: Seat | None = None


class Shells:
    name, info, variants, rules = INFO.name, INFO, ("usual",), ("S-1.1",)

    def start(self, options): return State(("a", "c"), Phase(options.first), options.first)
    def pending(self, state):
        seat = state.phase.seat
        return Over(seat, "found") if state.phase.over else Decide(seat, "lift", {"left": 3})
    def legal(self, view):
        mine = view.seat is view.phase.seat and not view.phase.over
        return [*map(LiftShell, "abc"), Skip()] if mine else []
    def refusal(self, state, seat, action):
        if state.phase.over or seat is not state.phase.seat:
            return Refusal("not-your-turn", "S-1.1")
        if isinstance(action, LiftShell) and action.target not in "abc":
            return Refusal("no-shell", "S-1.1", (action.target,), {"at": action.target})
        return None
    def apply(self, state, seat, action):
        refusal = self.refusal(state, seat, action)
        if refusal: raise IllegalAction(str(action), refusal)
        found = isinstance(action, LiftShell) and state.peas[seat.other] == action.target
        return Step(replace(state, phase=Phase(seat if found else seat.other, found)), ())
    def view(self, state, seat, *, over=False):
        peas = [pea if over or each is seat else "?" for each, pea in zip(Seat, state.peas)]
        return View(tuple(peas), state.phase, state.first, state.variant, seat)
    def sample(self, view, below):
        peas = ["abc"[below(3)] if pea == "?" else pea for pea in view.peas]
        return State(tuple(peas), view.phase, view.first)
    def shown(self, entry, actor, viewer): return entry
    def witness(self, event, viewer): return event
    def is_chance(self, entry): return False
    def parse(self, token):
        if token == "skip": return Skip()
        if token.startswith("lift") and len(token) == 5: return LiftShell(token[4])
        raise NotationError("bad-token", game="shells", token=token)
    def position(self, known): return f"{''.join(known.peas)} {known.phase.seat.letter}"
    def from_position(self, text, variant=None): raise NotationError("bad-position-fields", game="shells")


GAME = Shells()
'''
DRAWING = """
from skirmish.drawing.picture import Picture

LABELS = {}

def draw_svg(known, **given):
    picture = Picture()
    for at, shell in enumerate("abc"):
        picture.shape("circle", cx=at * 10, cy=5, r=4, data_space=shell)
    return picture, (0, 0, 30, 10)

def draw_text(known, **given):
    return f"Shells a b c\\n\\nPeas {' '.join(known.peas)}\\n"
"""
ENGLISH = """
shells-prompt-lift = Lift a shell. { $left } are left.
shells-decision-lift-shell = Lift shell { $target }.
shells-refusal-no-shell = There is no shell at { $at }.
shells-refusal-not-your-turn = Wait.
"""


def lay(folder: Path, name: str, **modules: str) -> None:
    """Install the game under a name."""
    rules = {"info.py": INFO.replace("shells", name), "game.py": GAME.replace("shells", name)}
    install(folder, f"skirmish_{name}", {**rules, **modules}, {name: f"skirmish_{name}"})

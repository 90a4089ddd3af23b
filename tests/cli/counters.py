"""A game from another package with the least a game may have: ``counters``, rules and nothing else.

Players take one or two counters from a pile of five; taking the last one wins. It has no messages, drawing,
rulebook, evaluation, engine or wars.
"""

from __future__ import annotations

INFO = """
from skirmish.core import GameInfo

INFO = GameInfo(name="counters", title="Counters", rule_prefix="C", hides_information=False)
"""

GAME = """
from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from skirmish.core import (
    SOUTH, Decide, Event, IllegalAction, ImpossibleOutcome, NotationError, Over, Refusal, Seat, Step
)

from counters_game.info import INFO


@dataclass(frozen=True, slots=True)
class Variant:
    name: str = "usual"


@dataclass(frozen=True, slots=True)
class Phase:
    seat: Seat
    prompt: str = "take"
    rule: str = "C-1.1"


@dataclass(frozen=True, slots=True)
class State:
    pile: int
    phase: Phase
    first: Seat
    variant: Variant = Variant()


@dataclass(frozen=True, slots=True)
class View(State):
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Take:
    number: int

    def __str__(self) -> str:
        return f"take{self.number}"


@dataclass(frozen=True, slots=True)
class Taken(Event):
    code: ClassVar[str] = "taken"
    seat: Seat
    left: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    code: ClassVar[str] = "ended"
    result: str
    how: str


class Counters:
    name, info, variants, rules = INFO.name, INFO, ("usual",), ("C-1.1",)

    def start(self, options):
        return State(5, Phase(options.first), options.first)

    def pending(self, state):
        if state.pile == 0:
            return Over(state.phase.seat.other, "last-counter")
        return Decide(state.phase.seat, "take", {})

    def legal(self, view):
        mine = view.pile and view.seat is view.phase.seat
        return [Take(number) for number in (1, 2) if number <= view.pile] if mine else []

    def refusal(self, state, seat, action):
        if state.pile == 0 or seat is not state.phase.seat:
            return Refusal("not-your-turn", "C-1.1", (), {})
        if action.number > min(2, state.pile):
            return Refusal("too-many", "C-1.1", (), {"number": action.number})
        return None

    def apply(self, state, seat, action):
        refusal = self.refusal(state, seat, action)
        if refusal is not None:
            raise IllegalAction(str(action), refusal)
        left = state.pile - action.number
        ended = () if left else (GameEnded(seat.word, "last-counter"),)
        return Step(State(left, Phase(seat.other), state.first), (Taken(seat, left), *ended))

    def resolve(self, state, outcome):
        raise ImpossibleOutcome("chance-not-awaited", token=str(outcome))

    def view(self, state, seat, *, over=False):
        return View(state.pile, state.phase, state.first, state.variant, seat)

    def sample(self, view, below):
        return State(view.pile, view.phase, view.first)

    def shown(self, entry, actor, viewer):
        return entry

    def witness(self, event, viewer):
        return event

    def is_chance(self, entry):
        return False

    def parse(self, token):
        if token not in ("take1", "take2", "take3"):
            raise NotationError("bad-token", game="counters", token=token[:40])
        return Take(int(token[4]))

    def position(self, known):
        return f"{known.pile}{known.phase.seat.letter}"

    def from_position(self, text, variant=None):
        if len(text) != 2 or text[0] not in "012345" or text[1] not in "SN":
            raise NotationError("bad-token", game="counters", token=text[:40])
        return State(int(text[0]), Phase(Seat.from_letter(text[1])), SOUTH)


GAME = Counters()
"""

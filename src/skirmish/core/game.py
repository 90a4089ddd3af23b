"""The protocol that every game implements, and the values it exchanges with its callers."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from fractions import Fraction
from functools import cache
from itertools import accumulate
from operator import attrgetter
from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar, runtime_checkable

from skirmish.core import known
from skirmish.core.errors import Fact, Facts, Refusal
from skirmish.core.info import GameInfo
from skirmish.core.seat import SOUTH, Seat
from skirmish.core.value import value

State = TypeVar("State", bound=known.Known)
Action = TypeVar("Action")
Outcome = TypeVar("Outcome")
Chance = TypeVar("Chance", covariant=True)
View = TypeVar("View", bound=known.View)

Below = Callable[[int], int]
"""A source of chance: ``below(n)`` returns a whole number from 0 to n - 1, all equally likely."""


@value
class Options:
    """What is agreed before a game starts."""

    variant: str
    first: Seat = SOUTH


@value
class Decide:
    """A seat must decide. ``prompt`` names the message shown to it (``GAME-prompt-PROMPT``).

    ``facts`` are public: the opponent and spectators read the same prompt, so they must hold nothing hidden.
    """

    seat: Seat
    prompt: str
    facts: Facts


@dataclass(frozen=True, slots=True)
class Roll(Generic[Chance]):
    """A chance event is due: its ``outcomes`` with exact whole-number ``weights``.

    Their order is fixed by the game's notation and must not change: records are verified by it.
    """

    seat: Seat
    prompt: str
    outcomes: tuple[Chance, ...]
    weights: tuple[int, ...]

    @property
    def total(self) -> int:
        """The sum of the weights: an outcome's probability is its weight divided by this."""
        return sum(self.weights)

    def probabilities(self) -> dict[Chance, Fraction]:
        """Each outcome with its exact probability."""
        total = self.total
        return {o: Fraction(w, total) for o, w in zip(self.outcomes, self.weights, strict=True)}

    def pick(self, below: Below) -> Chance:
        """The outcome chosen by a source of chance."""
        running = list(accumulate(self.weights))
        number = below(running[-1])
        if not 0 <= number < running[-1]:
            raise ValueError(f"below({running[-1]}) gave {number}")
        return self.outcomes[bisect_right(running, number)]


@value
class Over:
    """The game has ended. A draw has no ``winner``; ``how`` names the way (``GAME-over-HOW``)."""

    winner: Seat | None
    how: str

    @property
    def result(self) -> str:
        """``"S"``, ``"N"`` or ``"draw"``, as the Result tag writes it."""
        return "draw" if self.winner is None else self.winner.letter


Pending = Decide | Roll[Outcome] | Over

TURN_BEGAN: Final = "turn-began"
"""The code of the event with which a turn begins, in games that have such an event. The page's events.ts has
the same."""


class Event:
    """Something that happened. Each game has its own, as frozen dataclasses with a class-level ``code``."""

    __slots__ = ()
    code: ClassVar[str]

    def facts(self) -> dict[str, Fact]:
        """The event's fields as a message's placeholders (``GAME-event-CODE``)."""
        found: dict[str, Fact] = {}
        names, read = _fields(type(self))  # type: ignore[arg-type]  # mypy takes a class for unhashable
        for name, fact in zip(names, read(self), strict=False):
            if type(fact) is str:  # most are
                found[name] = fact
            elif isinstance(fact, Seat):
                found[name] = fact.word
            elif isinstance(fact, tuple):
                found[name] = " ".join(fact)
                found[f"{name}-count"] = len(fact)
            else:
                found[name] = fact
        return found


@cache
def _fields(event: type[Event]) -> tuple[tuple[str, ...], Callable[[Event], tuple[Any, ...]]]:
    """The names of the fields, and what reads them, and the code: one name alone would give no tuple."""
    names = tuple([each.name for each in fields(event)])  # type: ignore[arg-type]  # every event is a dataclass
    return names, attrgetter(*names, "code")


class Step(NamedTuple, Generic[State]):
    """The state after an action or outcome, and the events that led there."""

    state: State
    events: tuple[Event, ...]


class Game(Protocol[State, Action, Outcome, View]):
    """The complete rules of one game. Implementations are stateless: every method is pure.

    ``str(action)`` and ``str(outcome)`` are their tokens; :meth:`parse` is the inverse.
    """

    @property
    def name(self) -> str:
        """The name in commands, tags and messages: ``info.name``."""

    @property
    def info(self) -> GameInfo:
        """What other packages need to know about the game: ``INFO`` of its package."""

    @property
    def variants(self) -> tuple[str, ...]:
        """Every variant, the usual one first."""

    @property
    def rules(self) -> Sequence[str]:
        """Every rule id of the rulebook, in its order."""

    def start(self, options: Options) -> State:
        """The state before the first decision or draw."""

    def pending(self, state: State) -> Pending[Outcome]:
        """Who must decide, what chance must settle, or how it ended."""

    def legal(self, view: View) -> Sequence[Action]:
        """All legal decisions of the viewer, as far as the view knows; empty if it is not theirs to decide.

        It takes a view, not a state, so that legality cannot leak hidden information.
        """

    def refusal(self, state: State, seat: Seat, action: Action | Outcome) -> Refusal | None:
        """Why ``seat`` may not do this now, or None if it may."""

    def apply(self, state: State, seat: Seat, action: Action | Outcome) -> Step[State]:
        """The state after a decision. Raises :class:`IllegalAction`, changing nothing, if refused.

        Accepts anything that :meth:`parse` returns; a chance event is refused like an illegal action.
        """

    def resolve(self, state: State, outcome: Action | Outcome) -> Step[State]:
        """The state after a chance event. Raises :class:`ImpossibleOutcome` if it cannot happen now."""

    def view(self, state: State, seat: Seat | None, *, over: bool = False) -> View:
        """What a seat may know, or a spectator (None).

        ``over``: the match has ended though the game has not (a resignation, an agreement, a flag), so
        nothing needs to be hidden any more.
        """

    def sample(self, view: View, below: Below) -> State:
        """A full state consistent with this view, all equally likely as far as the view knows."""

    def shown(self, entry: Action | Outcome, actor: Seat, viewer: Seat | None) -> Action | Outcome:
        """What ``viewer`` may see of ``actor``'s action or outcome during the game."""

    def witness(self, event: Event, viewer: Seat | None) -> Event:
        """What ``viewer`` may see of an event during the game."""

    def is_chance(self, entry: Action | Outcome) -> bool:
        """Whether this is a chance event rather than a decision."""

    def parse(self, token: str) -> Action | Outcome:
        """The action or outcome a token names. Raises :class:`NotationError`."""

    def position(self, known: State | View) -> str:
        """The position string. Raises :class:`NoPosition` if the state has none."""

    def from_position(self, text: str, variant: str | None = None) -> State:
        """The state a position string describes. Raises :class:`NotationError`.

        ``variant`` matters only where the string does not contain it.
        """


@runtime_checkable
class Remembering(Protocol):
    """A game in which something counts that its position strings leave out, such as what was destroyed.

    :meth:`past` says it and :meth:`with_past` is the inverse. Every viewer may know all of it.
    """

    def past(self, known: Any) -> str:
        """What came before a state or view and still counts; empty if nothing does."""

    def with_past(self, state: Any, past: str) -> Any:
        """A position's state with what came before it. Raises :class:`NotationError` if that cannot be."""


AnyGame = Game[Any, Any, Any, Any]

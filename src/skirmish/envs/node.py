"""A point in a game, and how it was reached: what environments step through.

Nodes are immutable, so copying one is free. Decisions and chance events are identified by number
(:class:`Ids`) as well as by token.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple, Protocol

from skirmish.core import AnyGame, Decide, Event, Options, Over, Roll, Seat, UnknownName
from skirmish.games import load, part

CHANCE: Final = -1
TERMINAL: Final = -4
"""The player at nodes where no seat decides, as in OpenSpiel."""


class Ids(Protocol):
    """The numbering of a game's decisions and chance events: its module ``kernel.ids``, or
    ``observation``."""

    @property
    def COUNT(self) -> int:  # noqa: N802  # it is a constant of a module
        """Every decision has a number below this one."""

    @property
    def CHANCE_COUNT(self) -> int:  # noqa: N802  # it is a constant of a module
        """Every chance event has a number below this one."""

    def number(self, action: Any) -> int:
        """The number of a decision."""

    def action(self, number: int) -> Any:
        """The decision of a number."""

    def chance_number(self, outcome: Any) -> int:
        """The number of a chance event."""

    def chance(self, number: int) -> Any:
        """The chance event of a number."""


class Observation(Protocol):
    """A game's views as arrays and as one line of text: its module ``observation``."""

    @property
    def PLANES(self) -> tuple[str, ...]:  # noqa: N802  # it is a constant of a module
        """The meaning of each plane."""

    @property
    def SHAPE(self) -> tuple[int, int, int]:  # noqa: N802  # it is a constant of a module
        """Planes, rows, columns."""

    @property
    def MOST(self) -> int:  # noqa: N802  # it is a constant of a module
        """The largest number that a plane holds."""

    def planes(self, view: Any, seat: Seat) -> Any:
        """A view as planes, with ``seat``'s own side first."""

    def line(self, view: Any) -> str:
        """A view as one line of text."""


class Kit(NamedTuple):
    """A game with its numbering and its observations."""

    rules: AnyGame
    ids: Ids
    observation: Observation

    def __reduce__(self) -> tuple[Any, ...]:
        # Modules cannot be pickled; the game's name can.
        return kit, (self.rules.name,)


def kit(name: str) -> Kit:
    """The kit of a game; :class:`~skirmish.core.UnknownName` if its package lacks what an environment needs.

    A game without a kernel numbers its decisions in ``observation`` itself.
    """
    observation: Any = part(name, "observation")
    ids: Any = part(name, "kernel.ids") or observation
    if observation is None or not hasattr(ids, "COUNT"):
        raise UnknownName("no-environment", name=name)
    return Kit(load(name), ids, observation)


class Past:
    """One entry of a history: the decision or chance event, its actor, and the entries before it."""

    __slots__ = ("_seen", "actor", "before", "entry")

    def __init__(self, before: Past | None, entry: Any, actor: Seat) -> None:
        self.before, self.entry, self.actor = before, entry, actor
        self._seen: list[str | None] = [None, None]

    def seen(self, rules: AnyGame, seat: Seat) -> str:
        """Every token so far as a seat sees it, each preceded by a space."""
        known = self._seen[seat]
        if known is None:
            fresh, at = [], self
            while True:
                fresh.append(f" {rules.shown(at.entry, at.actor, seat)}")
                if at.before is None:
                    earlier = ""
                    break
                at = at.before
                found = at._seen[seat]
                if found is not None:
                    earlier = found
                    break
            known = self._seen[seat] = earlier + "".join(reversed(fresh))
        return known

    def looks_like(self, other: Past, rules: AnyGame, seat: Seat) -> None:
        """Reuse what ``seat`` saw of another past, which must look the same to it."""
        self._seen[seat] = other.seen(rules, seat)


def past_of(entries: Iterable[tuple[Any, Seat]]) -> Past | None:
    """A past from entries and their actors, in order."""
    past = None
    for entry, actor in entries:
        past = Past(past, entry, actor)
    return past


class Node:
    """A state, the state in which the game began, and the entries between them.

    ``player`` is the seat that must decide, or :data:`CHANCE`, or :data:`TERMINAL`.
    """

    __slots__ = ("_begun", "_options", "kit", "past", "pending", "player", "start", "state")

    def __init__(
        self, kit: Kit, start: Any, past: Past | None, state: Any, begun: list[str | None] | None = None
    ) -> None:
        self.kit, self.start, self.past, self.state = kit, start, past, state
        pending = self.pending = kit.rules.pending(state)
        if isinstance(pending, Decide):
            self.player = int(pending.seat)
        else:
            self.player = CHANCE if isinstance(pending, Roll) else TERMINAL
        self._options: dict[int, Any] | None = None
        # How the start looks to each seat: shared by all nodes of the game, filled in on demand.
        self._begun: list[str | None] = [None, None] if begun is None else begun

    @classmethod
    def beginning(cls, kit: Kit, options: Options) -> Node:
        """A new game."""
        state = kit.rules.start(options)
        return cls(kit, state, None, state)

    @property
    def options(self) -> dict[int, Any]:
        """The legal decisions by number, lowest first; empty unless a seat must decide."""
        found = self._options
        if found is None:
            if self.player < 0:
                found = {}
            else:
                number, rules = self.kit.ids.number, self.kit.rules
                legal = rules.legal(rules.view(self.state, Seat(self.player)))
                found = dict(sorted([(number(action), action) for action in legal]))
            self._options = found
        return found

    def after(self, number: int) -> Node:
        """The node after the decision or chance event of that number.

        Raises :class:`~skirmish.core.IllegalAction` or :class:`~skirmish.core.ImpossibleOutcome`.
        """
        return self.stepped(number)[0]

    def stepped(self, number: int) -> tuple[Node, tuple[Event, ...]]:
        """The node after a number, and the events that led there."""
        rules, ids, pending = self.kit.rules, self.kit.ids, self.pending
        if isinstance(pending, Roll):
            entry = ids.chance(number)
            step = rules.resolve(self.state, entry)
        else:
            seat = pending.seat if isinstance(pending, Decide) else Seat.SOUTH
            known = self._options
            entry = known[number] if known is not None and number in known else ids.action(number)
            step = rules.apply(self.state, seat, entry)  # after the end, apply refuses everything
        past = Past(self.past, entry, pending.seat)  # type: ignore[union-attr]  # over: refused above
        return Node(self.kit, self.start, past, step.state, self._begun), step.events

    def view(self, seat: Seat | None) -> Any:
        """The view of a seat, or of a spectator."""
        return self.kit.rules.view(self.state, seat)

    def entries(self) -> list[tuple[Any, Seat]]:
        """The entries since the start and their actors, in order."""
        found, at = [], self.past
        while at is not None:
            found.append((at.entry, at.actor))
            at = at.before
        found.reverse()
        return found

    def recalled(self, seat: Seat) -> str:
        """Everything a seat has seen since the start, as tokens. After the end nothing is hidden."""
        rules = self.kit.rules
        if isinstance(self.pending, Over):
            opened = self.kit.observation.line(rules.view(self.start, seat, over=True))
            return " ".join([opened, *[str(entry) for entry, _ in self.entries()]])
        begun = self._begun[seat]
        if begun is None:
            begun = self._begun[seat] = self.kit.observation.line(rules.view(self.start, seat))
        return begun if self.past is None else begun + self.past.seen(rules, seat)

    def returns(self) -> list[float]:
        """1 for the winner and -1 for the loser; 0 for a draw and while the game goes on."""
        pending = self.pending
        if not isinstance(pending, Over) or pending.winner is None:
            return [0.0, 0.0]
        return [1.0, -1.0] if pending.winner is Seat.SOUTH else [-1.0, 1.0]

    def __copy__(self) -> Node:
        return self

    def __deepcopy__(self, memo: object) -> Node:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        # A past is a long chain: pickling it recursively would overflow the stack.
        return _restored, (self.kit, self.start, self.entries(), self.state)


def _restored(kit: Kit, start: Any, entries: list[tuple[Any, Seat]], state: Any) -> Node:
    return Node(kit, start, past_of(entries), state)

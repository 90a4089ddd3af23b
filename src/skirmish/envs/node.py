"""A point in a game, and how it was reached: what environments step through.

Nodes never change, so copying one is free. Decisions and chance events are known by their numbers
(``skirmish.kernels.GAME.ids``), and by their tokens beside them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple, Protocol

from skirmish.core import AnyGame, Decide, Event, Options, Over, Roll, Seat, UnknownName
from skirmish.games import load, part

CHANCE: Final = -1
TERMINAL: Final = -4
"""Who acts when no seat does, in OpenSpiel's numbers."""


class Ids(Protocol):
    """The numbers of a game's decisions and chance events (``skirmish.kernels.GAME.ids``)."""

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
    """How a view looks as numbers and as one line (``skirmish.envs.GAME_sight``)."""

    @property
    def PLANES(self) -> tuple[str, ...]:  # noqa: N802  # it is a constant of a module
        """What each plane holds."""

    @property
    def SHAPE(self) -> tuple[int, int, int]:  # noqa: N802  # it is a constant of a module
        """Planes, rows, columns."""

    @property
    def MOST(self) -> int:  # noqa: N802  # it is a constant of a module
        """The largest number that a plane holds."""

    def planes(self, view: Any, seat: Seat) -> Any:
        """What a view shows, with ``seat``'s own side first."""

    def line(self, view: Any) -> str:
        """What a view shows, on one line."""


class Kit(NamedTuple):
    """A game with its numbers and its looks."""

    rules: AnyGame
    ids: Ids
    observation: Observation

    def __reduce__(self) -> tuple[Any, ...]:
        # Modules can't be pickled; their names can.
        return kit, (self.rules.name,)


_KITS: dict[str, Kit] = {}


def kit(name: str) -> Kit:
    """The kit of the game of that name; :class:`~skirmish.core.UnknownName` if there is none."""
    if name not in _KITS:
        rules = load(name)
        ids: Any = part(name, "kernel.ids")
        sight: Any = part(name, "observation")
        if ids is None or sight is None:
            raise UnknownName("no-environment", name=name)
        _KITS[name] = Kit(rules, ids, sight)
    return _KITS[name]


class Past:
    """One token more: the decision or chance event, whose it was, and what was before it."""

    __slots__ = ("_seen", "actor", "before", "entry")

    def __init__(self, before: Past | None, entry: Any, actor: Seat) -> None:
        self.before, self.entry, self.actor = before, entry, actor
        self._seen: list[str | None] = [None, None]

    def seen(self, rules: AnyGame, seat: Seat) -> str:
        """Every token so far as a seat sees it, each with a space before it."""
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
        """Take over what ``seat`` saw: the other past must look the same to it."""
        self._seen[seat] = other.seen(rules, seat)


def past_of(entries: Iterable[tuple[Any, Seat]]) -> Past | None:
    """Entries and whose they were, in order, as a past."""
    past = None
    for entry, actor in entries:
        past = Past(past, entry, actor)
    return past


class Node:
    """A state, the state where it all began, and what was played between them.

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
        # How the start looked to each seat: all moments that began there share it once somebody asks.
        self._begun: list[str | None] = [None, None] if begun is None else begun

    @classmethod
    def beginning(cls, kit: Kit, options: Options) -> Node:
        """A new game."""
        state = kit.rules.start(options)
        return cls(kit, state, None, state)

    @property
    def options(self) -> dict[int, Any]:
        """The legal decisions by their numbers, lowest first; none unless a seat must decide."""
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
            step = rules.apply(self.state, seat, entry)  # refuses whatever it may be if the game is over
        past = Past(self.past, entry, pending.seat)  # type: ignore[union-attr]  # over: refused above
        return Node(self.kit, self.start, past, step.state, self._begun), step.events

    def view(self, seat: Seat | None) -> Any:
        """What a seat or a spectator may know."""
        return self.kit.rules.view(self.state, seat)

    def entries(self) -> list[tuple[Any, Seat]]:
        """What was played since the start and whose it was, in order."""
        found, at = [], self.past
        while at is not None:
            found.append((at.entry, at.actor))
            at = at.before
        found.reverse()
        return found

    def recalled(self, seat: Seat) -> str:
        """Everything a seat has seen since the start, one token after the other.

        Once the game is over nothing is hidden any more.
        """
        rules = self.kit.rules
        if isinstance(self.pending, Over):
            opened = self.kit.observation.line(rules.view(self.start, seat, over=True))
            return " ".join([opened, *[str(entry) for entry, _ in self.entries()]])
        begun = self._begun[seat]
        if begun is None:
            begun = self._begun[seat] = self.kit.observation.line(rules.view(self.start, seat))
        return begun if self.past is None else begun + self.past.seen(rules, seat)

    def returns(self) -> list[float]:
        """1 for the winner and -1 for the loser; 0 for a draw, and as long as the game goes on."""
        pending = self.pending
        if not isinstance(pending, Over) or pending.winner is None:
            return [0.0, 0.0]
        return [1.0, -1.0] if pending.winner is Seat.SOUTH else [-1.0, 1.0]

    def __copy__(self) -> Node:
        return self

    def __deepcopy__(self, memo: object) -> Node:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        # A past is a long chain, which pickle would follow until it runs out of stack.
        return _restored, (self.kit, self.start, self.entries(), self.state)


def _restored(kit: Kit, start: Any, entries: list[tuple[Any, Seat]], state: Any) -> Node:
    return Node(kit, start, past_of(entries), state)

"""Agents: what chooses decisions for a seat. An agent receives a view and a random source, never a state."""

from __future__ import annotations

from typing import Any, Final, Literal, Protocol, runtime_checkable

from skirmish import games
from skirmish.core import AnyGame, Below, Options, Seat, SkirmishError, UnknownName, value

PROGRAM: Final = "cmd:"
"""Prefix of the names of agents that are separate programs (the text bot protocol)."""
LEVELS: Final = ("recruit", "corporal", "sergeant", "captain", "general")
"""The agents that search, weakest first."""
Sureness = Literal["clear", "slight", "even"]
"""By how much a search prefers its decision to the second best."""


@value
class Limit:
    """What an agent may spend on one decision: milliseconds, search nodes, or both."""

    milliseconds: int | None = None
    nodes: int | None = None


class Agent(Protocol):
    """Anything that chooses among the legal decisions of a view."""

    @property
    def name(self) -> str:
        """Its name on the command line and in records."""

    def choose(self, game: AnyGame, view: Any, below: Below) -> Any:
        """One of ``game.legal(view)``: the same one for the same view and random numbers, unless time
        limits it."""


@value
class RunnerUp:
    """The decision that a search likes second best, and how sure it is of its own."""

    action: Any
    sure: Sureness


@value
class Thought:
    """The result of a search, while it runs and when it has ended.

    ``win`` is the deciding side's probability of winning as the agent sees it, None if it has not looked;
    ``variation`` the principal variation as tokens, the agent's own decision first. ``nodes`` is 0 if there
    was nothing to search.
    """

    action: Any
    win: float | None
    variation: tuple[str, ...]
    nodes: int
    runner_up: RunnerUp | None = None


@runtime_checkable
class Thinker(Protocol):
    """An agent that can report the result of its search."""

    def think(self, game: AnyGame, view: Any, below: Below) -> Thought:
        """Search, and return the decision with its evaluation."""


@runtime_checkable
class Follower(Protocol):
    """An agent that must be told what happens in the match: a separate program, which gets no view."""

    def begin(self, game: AnyGame, options: Options, seat: Seat) -> None:
        """A match begins."""

    def saw(self, token: str) -> None:
        """A token of the match as the agent's seat sees it, its own included."""

    def end(self, result: str, reason: str) -> None:
        """The match is over: ``S``, ``N`` or ``draw``, and why."""

    def close(self) -> None:
        """Release the agent; it is not used again."""


class AgentFailure(SkirmishError):
    """An agent broke its contract and loses the match. Other matches are not affected."""


class Resigned(Exception):
    """An agent resigns the match."""


def names() -> tuple[str, ...]:
    """The names of all built-in agents."""
    return ("random", "greedy", *LEVELS)


def offered(game_name: str) -> tuple[str, ...]:
    """The names of the agents that can play a game: levels need its compiled search."""
    return names() if games.offers(game_name, "kernel.engine") else ("random", "greedy")


def load(name: str, limit: Limit | None = None, *, waits: bool = True) -> Agent:
    """The built-in agent of that name, or :class:`~skirmish.core.UnknownName`.

    ``limit`` replaces the default limit of a level; without ``waits`` a level plays before its search is
    compiled. Other agents ignore both. Programs that speak the text bot protocol are loaded by
    :func:`skirmish.bots.load_agent`.
    """
    if name == "random":
        from skirmish.agents.uniform import RandomAgent

        return RandomAgent()
    if name == "greedy":
        from skirmish.agents.greedy import GreedyAgent

        return GreedyAgent()
    if name in LEVELS:
        from skirmish.agents.levels import LevelAgent

        return LevelAgent(name, limit, waits=waits)
    raise UnknownName("unknown-agent", name=name, known=", ".join(names()))

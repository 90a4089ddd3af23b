"""Opponents. An agent is given a view and a source of chance, never a state."""

from __future__ import annotations

from typing import Any, Final, Protocol, runtime_checkable

from skirmish import games
from skirmish.core import AnyGame, Below, Options, Seat, SkirmishError, UnknownName, value

PROGRAM: Final = "cmd:"
"""What the name of an agent begins with that is a program of its own (the text bot protocol)."""
LEVELS: Final = ("recruit", "corporal", "sergeant", "captain", "general")
"""The opponents that think, weakest first."""


@value
class Limit:
    """How long an agent may think about one decision: milliseconds, nodes of its search, or both."""

    milliseconds: int | None = None
    nodes: int | None = None


class Agent(Protocol):
    """Anything that chooses one of the legal decisions of a view."""

    @property
    def name(self) -> str:
        """The name by which the command line and records know it."""

    def choose(self, game: AnyGame, view: Any, below: Below) -> Any:
        """One of ``game.legal(view)``; the same view and chance give the same choice.

        Unless it is limited by time, which no two machines have the same.
        """


@runtime_checkable
class Follower(Protocol):
    """An agent that has to be told what happens, because it is a program of its own."""

    def begin(self, game: AnyGame, options: Options, seat: Seat) -> None:
        """A match begins."""

    def saw(self, token: str) -> None:
        """A token of the match as the agent's seat sees it, its own included."""

    def end(self, result: str, reason: str) -> None:
        """The match is over: ``S``, ``N`` or ``draw``, and why."""

    def close(self) -> None:
        """Nobody needs the agent any more."""


class AgentFailure(SkirmishError):
    """An agent did not answer as it must. It loses that match; everything else goes on."""


class Resigned(Exception):
    """An agent gives the match up."""


def names() -> tuple[str, ...]:
    """The names of all agents that come with the project."""
    return ("random", "greedy", *LEVELS)


def offered(game_name: str) -> tuple[str, ...]:
    """The names of the agents that can play a game: levels need its compiled search."""
    return names() if games.offers(game_name, "kernel.engine") else ("random", "greedy")


def load(name: str, limit: Limit | None = None) -> Agent:
    """The agent of that name, or :class:`~skirmish.core.UnknownName`.

    ``cmd:PROGRAM ARGS`` is a program that speaks the text bot protocol. ``limit`` takes the place of what
    a level or a program is allowed otherwise; agents that don't think have no use for it.
    """
    if name == "random":
        from skirmish.agents.uniform import RandomAgent

        return RandomAgent()
    if name == "greedy":
        from skirmish.agents.greedy import GreedyAgent

        return GreedyAgent()
    if name in LEVELS:
        from skirmish.agents.levels import LevelAgent

        return LevelAgent(name, limit)
    if name.startswith(PROGRAM):
        from skirmish.bots.host import ProcessAgent

        return ProcessAgent(name.removeprefix(PROGRAM), limit)
    raise UnknownName("unknown-agent", name=name, known=", ".join(names()))

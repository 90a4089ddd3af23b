"""Opponents. An agent is given a view and a source of chance, never a state."""

from __future__ import annotations

from typing import Any, Protocol

from skirmish.core import AnyGame, Below, UnknownName


class Agent(Protocol):
    """Anything that chooses one of the legal decisions of a view."""

    @property
    def name(self) -> str:
        """The name by which the command line and records know it."""

    def choose(self, game: AnyGame, view: Any, below: Below) -> Any:
        """One of ``game.legal(view)``; the same view and chance give the same choice."""


def names() -> tuple[str, ...]:
    """The names of all agents."""
    return ("random", "greedy")


def load(name: str) -> Agent:
    """The agent of that name, or :class:`~skirmish.core.UnknownName`."""
    if name == "random":
        from skirmish.agents.chance import RandomAgent

        return RandomAgent()
    if name == "greedy":
        from skirmish.agents.greedy import GreedyAgent

        return GreedyAgent()
    raise UnknownName("unknown-agent", name=name, known=", ".join(names()))

"""Agents for tests: each does one thing, wrong things among them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from skirmish.agents import AgentFailure, Resigned
from skirmish.core import AnyGame, Below, Options, Seat


class Chooser:
    """Takes the first legal decision, until ``after`` decisions have been made; then does ``then``."""

    def __init__(self, then: Callable[[], Any] | None = None, after: int = 3, name: str = "chooser") -> None:
        self.name = name
        self.then = then
        self.after = after
        self.made = 0

    def choose(self, game: AnyGame, view: Any, below: Below) -> Any:
        self.made += 1
        if self.then is not None and self.made > self.after:
            return self.then()
        legal = game.legal(view)
        return legal[below(len(legal))]


class Listener(Chooser):
    """A follower that logs what it is told."""

    def __init__(self, fail_at: str = "", **more: Any) -> None:
        super().__init__(**more)
        self.fail_at = fail_at
        self.begun: list[tuple[str, Options, Seat]] = []
        self.heard: list[str] = []
        self.ends: list[tuple[str, str]] = []
        self.closed = 0

    def begin(self, game: AnyGame, options: Options, seat: Seat) -> None:
        self.begun.append((game.name, options, seat))
        if self.fail_at == "begin":
            raise AgentFailure("bot-died")

    def saw(self, token: str) -> None:
        self.heard.append(token)
        if self.fail_at == token or self.fail_at == "saw":
            raise AgentFailure("bot-closed")

    def end(self, result: str, reason: str) -> None:
        self.ends.append((result, reason))
        if self.fail_at == "end":
            raise AgentFailure("bot-closed")

    def close(self) -> None:
        self.closed += 1
        if self.fail_at == "end":
            raise AgentFailure("bot-closed")


def failing(code: str) -> Callable[[], Any]:
    def fail() -> Any:
        raise AgentFailure(code, program="./bot")

    return fail


def resigning() -> Any:
    raise Resigned

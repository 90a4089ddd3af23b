"""A guest's agent at its seat: it follows the match by the tokens that the seat is shown, and decides."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from skirmish import agents
from skirmish.agents import Agent, Follower, Limit
from skirmish.agents.pace import least_time
from skirmish.bots.bot import Followed
from skirmish.core import AnyGame, Below, Options, Seat, SkirmishError
from skirmish.core.errors import excerpt
from skirmish.guests.link import GuestError
from skirmish.guests.messages import SeenEntry

USUAL: Final = 1000
"""Milliseconds for a decision of a program, and the most for one of a level where a clock runs."""
_FLOOR_SHARE: Final = 2
"""The part of the time it can afford that a decision takes at least: one half."""


class GuestPlayer:
    """An agent at a seat. ``chance`` is its random source for the n-th decision, ``nodes`` limits a level."""

    def __init__(
        self,
        agent: Agent,
        chance: Callable[[int], Below],
        nodes: int | None = None,
        least_time: Callable[[str, str], float] = least_time,
    ) -> None:
        self.agent = agent
        self._chance = chance
        self._nodes = nodes
        self._least_time = least_time
        self._decisions = 0
        self._begun: tuple[AnyGame, Options, Seat] | None = None
        self._tokens: list[str] = []
        self._match: Followed | None = None
        self.seen = 0
        """The number of the last entry of the log that it was told."""

    def begin(self, game: AnyGame, options: Options, seat: Seat) -> None:
        """Sit down. Called again after a reconnect, which changes nothing."""
        if self._begun is None:
            self._begun = game, options, seat
            self._restart([])

    def follow(self, entries: Sequence[SeenEntry]) -> None:
        """Hear the next entries of the log. Entries from the first on replace what was told before."""
        if entries and entries[0].seq == 1 and self.seen:  # the server was restored from a backup
            self._restart([])
            self.seen = 0
        for entry in entries:
            if entry.seq != self.seen + 1:
                continue  # told already; the server leaves no gaps
            if entry.undone:
                self._restart(self._tokens[: -entry.undone])
            for played in entry.played:
                self._saw(played.token)
            self.seen = entry.seq

    def choose(self, legal: Sequence[str], milliseconds: int | None) -> str:
        """A decision among the legal tokens, within these milliseconds if a clock runs.

        Raises :class:`~skirmish.agents.AgentFailure` and :class:`~skirmish.agents.Resigned`.
        """
        match = self._followed
        start, floor = time.monotonic(), self._least_time(match.game.name, self.agent.name)
        if milliseconds is not None:
            floor = min(floor, milliseconds / 1000 / _FLOOR_SHARE)
        self._limit(milliseconds)
        chosen = str(self.agent.choose(match.game, match.view, self._below()))
        time.sleep(max(0.0, start + floor - time.monotonic()))
        # If the server's rules differ from ours, the server's decide.
        return chosen if chosen in legal else legal[0]

    def accepts_draw(self) -> bool:
        """Whether it accepts a draw. The bot protocol has no offers, so programs decline."""
        if self.agent.name not in agents.LEVELS:
            return False
        from skirmish.agents.draws import answered_draw

        match = self._followed
        return answered_draw(self.agent.name, match.game, match.view, self._below())

    def end(self, result: str, reason: str) -> None:
        """The match is over: ``S``, ``N`` or ``draw``, and why."""
        if isinstance(self.agent, Follower):
            self.agent.end(result, reason)

    def close(self) -> None:
        """Release the agent."""
        if isinstance(self.agent, Follower):
            self.agent.close()

    @property
    def _followed(self) -> Followed:
        assert self._match is not None, "begin comes first"
        return self._match

    def _below(self) -> Below:
        self._decisions += 1
        return self._chance(self._decisions - 1)

    def _limit(self, milliseconds: int | None) -> None:
        """Give the agent its time for one decision."""
        short = USUAL if milliseconds is None else max(1, min(USUAL, milliseconds))
        agent: Any = self.agent
        if agent.name.startswith(agents.PROGRAM):
            agent.milliseconds = short
        elif agent.name in agents.LEVELS:
            agent.limit = Limit(None if milliseconds is None else short, self._nodes)

    def _restart(self, tokens: Sequence[str]) -> None:
        """Begin the match again and repeat these tokens: no agent can take one back."""
        assert self._begun is not None
        self._match, self._tokens = Followed(*self._begun), []
        if isinstance(self.agent, Follower):
            self.agent.begin(*self._begun)
        for token in tokens:
            self._saw(token)

    def _saw(self, token: str) -> None:
        try:
            self._followed.saw(token)
        except SkirmishError as error:
            raise GuestError("guest-rules", token=excerpt(token)) from error
        self._tokens.append(token)
        if isinstance(self.agent, Follower):
            self.agent.saw(token)

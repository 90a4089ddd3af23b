"""A computer at a table: its thought is had elsewhere, and forgotten if the question has changed."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol

from skirmish.core import Decide, Seat, SkirmishError
from skirmish.match import Match
from skirmish.server.ops.logging import logger
from skirmish.server.storage import StorageFailure, StoredMatch

if TYPE_CHECKING:
    from skirmish.server.matches.actor import Hub, Table

RESTS: Final = (0.2, 1.0, 5.0, 30.0)
"""Seconds to wait after each failure before a question is put again; the last one over and over."""


class Opponents(Protocol):
    """Who thinks: :class:`skirmish.server.engines.pool.Opponents`, or anybody who can do the same."""

    async def think(self, level: str, game_name: str, view: Any, *, owner: str) -> str:
        """A token."""

    def preparing(self, game_name: str) -> bool:
        """Whether thinking has to wait for code that is being compiled."""


class Thinking:
    """What the computers at one table think about."""

    def __init__(self, hub: Hub, stored: StoredMatch) -> None:
        self._hub = hub
        self._stored = stored
        self._prompt: int | None = None
        self._task: asyncio.Task[Any] | None = None

    @property
    def state(self) -> Literal["no", "yes", "preparing"]:
        """Whether one of them is thinking."""
        if self._task is None:
            return "no"
        return "preparing" if self._hub.opponents.preparing(self._stored.game) else "yes"

    def consider(self, table: Table) -> None:
        """Think about what is asked now, if it is asked of a computer, and about nothing else."""
        match, prompt = table.match, table.snapshot.prompt
        if self._task is not None and self._prompt == prompt and match is not None and not match.over:
            return
        self.stop()
        if match is None or not isinstance(match.pending, Decide):
            return
        seat = match.pending.seat
        level = self._stored.levels[seat]
        if level is None:
            return
        self._prompt = prompt
        self._task = self._hub.thought(self._think(table, match, seat, level))

    def stop(self) -> None:
        """Think about nothing. A decision that is being committed is not broken off."""
        task, self._task, self._prompt = self._task, None, None
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    async def _think(self, table: Table, match: Match, seat: Seat, level: str) -> None:
        view, prompt, failures = match.view(seat), table.snapshot.prompt, 0
        while True:
            try:
                token = await self._hub.opponents.think(level, table.game_name, view, owner=table.id)
                await self._decide(table, match, seat, prompt, token)
                return
            except StorageFailure:
                return  # the table is given up; the one that is loaded in its place asks again
            except Exception as error:  # whatever it is, the match must go on
                logger().error("fault", where="thinking", match=table.id, error=type(error).__name__)
                await asyncio.sleep(RESTS[min(failures, len(RESTS) - 1)])
                failures += 1

    async def _decide(self, table: Table, match: Match, seat: Seat, prompt: int, token: str) -> None:
        try:
            await self._submit(table, seat, prompt, token)
        except StorageFailure:
            raise
        except SkirmishError as error:
            logger().error("fault", where="decision", match=table.id, error=error.code)  # the token is hidden
            await self._submit(table, seat, prompt, str(secrets.choice(match.legal(seat))))

    async def _submit(self, table: Table, seat: Seat, prompt: int, token: str) -> None:
        await asyncio.shield(self._hub.work(table.decide(seat, prompt, token)))

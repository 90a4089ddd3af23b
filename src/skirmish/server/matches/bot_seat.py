"""A bot seat: asks the engine pool for a decision, or whether to accept a draw, and discards the answer if it
is no longer wanted."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from typing import TYPE_CHECKING, Any, Final

from skirmish.core import Decide, Seat, SkirmishError
from skirmish.match import Match
from skirmish.server.engines.limits import DRAW_ANSWER, LONGEST_SEARCH
from skirmish.server.engines.protocol import NotAView
from skirmish.server.nodes.thinking_queue import Rank, Wish
from skirmish.server.ops import traces
from skirmish.server.ops.logging import bound, logger
from skirmish.server.storage.entries import StorageFailure, StoredMatch

if TYPE_CHECKING:
    from skirmish.server.matches.actor import MatchActor
    from skirmish.server.matches.registry import MatchRegistry

PAUSES: Final = (0.2, 1.0, 5.0, 30.0)
"""Seconds before the pool is asked again, by how many times it has failed; the last one repeats."""


class BotSeat:
    """The computer's seats in one match, of which at most one has to decide."""

    __slots__ = ("_asked", "_elsewhere", "_host", "_stored", "_task")

    def __init__(self, host: MatchRegistry, stored: StoredMatch) -> None:
        self._host = host
        self._stored = stored
        self._asked: tuple[int, Seat | None] | None = None
        """The prompt that the task is about, and who offers the draw that it answers."""
        self._task: asyncio.Task[Any] | None = None
        self._elsewhere = False
        """Whether another server searches, or this one will in a moment."""

    @property
    def thinking(self) -> bool:
        """Whether a decision is being searched for."""
        return self._task is not None or self._elsewhere

    @property
    def thinking_here(self) -> bool:
        """Whether this server searches."""
        return self._task is not None

    def consider(self, actor: MatchActor, *, claim: bool = True) -> None:
        """Answer the offer of a draw to a computer, or search for its decision; stop anything else.

        Where servers share the database, one of them does: this one if it has claimed the match, which it
        tries to if ``claim``.
        """
        match = actor.match
        by = None if match is None else self._offering(match)
        asked = actor.snapshot.prompt, by
        if self._task is not None and self._asked == asked and match is not None and not match.over:
            return None
        self.stop()
        if match is None or not isinstance(match.pending, Decide):
            return self._host.node.release(actor.id)
        seat = match.pending.seat if by is None else by.other
        level = self._stored.levels[seat]
        if level is None or (self._stored.computers == 2 and not actor.watched):
            return self._host.node.release(actor.id)
        if not self._host.node.may_think(Wish(actor.id, self._rank(actor), actor.owner), claim=claim):
            self._elsewhere = True
            return None
        self._asked = asked
        work = self._think if by is None else self._answer
        self._task = self._host.tasks.search(work(actor, match, seat, level))
        return None

    def _rank(self, actor: MatchActor) -> Rank:
        """Who waits for the computer."""
        if self._stored.computers == 2:
            return Rank.EXHIBITION
        return Rank.CONNECTED if actor.subscribers.played else Rank.AWAY

    def _offering(self, match: Match) -> Seat | None:
        """Who offers a computer a draw."""
        by = match.draw.by
        return None if by is None or self._stored.levels[by.other] is None else by

    def stop(self) -> None:
        """Stop searching. A decision that is being committed is not interrupted."""
        task, self._task, self._asked, self._elsewhere = self._task, None, None, False
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    async def _think(self, actor: MatchActor, match: Match, seat: Seat, level: str) -> None:
        prompt, failures = actor.snapshot.prompt, 0
        with bound(match=actor.id), traces.consequence("decide", actor.id, level=level):
            while True:
                try:
                    earliest = time.monotonic() + self._affordable(
                        match, seat, self._host.least_time(self._stored.game, level)
                    )
                    token = await self._token(actor, match, seat, level)
                    if (early := earliest - time.monotonic()) > 0:
                        await asyncio.sleep(early)
                    await self._decide(actor, match, seat, prompt, token)
                    return None
                except StorageFailure:
                    return None  # this actor is dropped; the one that is loaded in its place asks again
                except Exception as error:  # a fault of any kind must not end the match
                    if getattr(error, "code", None) != "over-budget":  # its client has many matches
                        logger().error("fault", where="thinking", error=type(error).__name__)
                    if self._host.shared and not self._host.wakeups.can_think():
                        return self._host.node.release(actor.id)  # another server can
                    await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
                    failures += 1

    def _affordable(self, match: Match, seat: Seat, seconds: float) -> float:
        """That many seconds, but no more than a tenth of what the clock leaves."""
        if match.clock is None:
            return seconds
        return min(seconds, match.clock.left(seat, self._host.clock.now()) / 10_000)

    async def _answer(self, actor: MatchActor, match: Match, seat: Seat, level: str) -> None:
        """Answer the offer of a draw, always after the same time. No estimate by then means no."""
        with bound(match=actor.id):
            estimate = self._host.tasks.search(self._accepts(actor, match.view(seat), level))
            try:
                await asyncio.sleep(self._affordable(match, seat, DRAW_ANSWER))
                accept = estimate.done() and estimate.result()
            finally:
                estimate.cancel()
            with suppress(StorageFailure):  # this actor is dropped; the one in its place answers
                await asyncio.shield(self._host.tasks.request(actor.answer_draw(seat, accept=accept)))

    async def _accepts(self, actor: MatchActor, view: Any, level: str) -> bool:
        try:
            return await self._host.engines.accepts_draw(level, actor.stored.game, view, owner=actor.owner)
        except Exception as error:  # a fault must not end the match
            logger().error("fault", where="draw", error=type(error).__name__)
            return False

    async def _token(self, actor: MatchActor, match: Match, seat: Seat, level: str) -> str:
        view, clock = match.view(seat), match.clock
        seconds = LONGEST_SEARCH
        if clock is not None:
            seconds = min(seconds, clock.affordable(seat, self._host.clock.now()) / 1000)
        both = self._stored.computers == 2
        turn: AbstractAsyncContextManager[Any] = self._host.exhibition(actor.owner) if both else nullcontext()
        try:
            async with turn:
                with traces.span("think"):
                    return await self._host.engines.think(
                        level,
                        actor.stored.game,
                        view,
                        owner=actor.owner,
                        seconds=seconds,
                        match=f"{actor.id} {seat.letter}",
                        later=both,
                    )
        except NotAView as error:  # a fault of the game's package: asking again would not help
            logger().error("fault", where="view", error=str(error))
            return str(secrets.choice(match.legal(seat)))

    async def _decide(self, actor: MatchActor, match: Match, seat: Seat, prompt: int, token: str) -> None:
        try:
            await self._submit(actor, seat, prompt, token)
        except StorageFailure:
            raise
        except SkirmishError as error:  # an engine's bug; its token is not logged, it may be hidden
            logger().error("fault", where="decision", error=error.code)
            await self._submit(actor, seat, prompt, str(secrets.choice(match.legal(seat))))

    async def _submit(self, actor: MatchActor, seat: Seat, prompt: int, token: str) -> None:
        await asyncio.shield(self._host.tasks.request(actor.decide(seat, prompt, token)))

"""A bot seat: asks the engine pool for a decision, or whether to accept a draw, and discards the answer if it
is no longer wanted."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from typing import TYPE_CHECKING, Any, Final

from skirmish.core import Decide, Seat, SkirmishError
from skirmish.games import load
from skirmish.match import Match
from skirmish.server.engines.limits import DRAW_ANSWER, LONGEST_SEARCH
from skirmish.server.engines.protocol import NotAView
from skirmish.server.ops.logging import bound, logger
from skirmish.server.storage.entries import StorageFailure, StoredMatch

if TYPE_CHECKING:
    from skirmish.server.matches.actor import MatchActor
    from skirmish.server.matches.registry import MatchRegistry

PAUSES: Final = (0.2, 1.0, 5.0, 30.0)
"""Seconds before the pool is asked again, by how many times it has failed; the last one repeats."""

FLOOR: Final = (0.3, 0.6)
"""Seconds that a decision takes at least where the game hides something: each is drawn from this range."""
FLOORS: Final = {"general": (1.05, 1.35)}
"""The same for levels that search longer than that."""


def least_time(game: str, level: str) -> float:
    """Seconds that a decision takes at least.

    A computer with one legal decision answers at once, and how many it has depends on its hidden hand. This
    time is drawn apart from the view, so it tells nothing; in a game that hides nothing it is 0.
    """
    if not load(game).info.hides_information:
        return 0.0
    return secrets.SystemRandom().uniform(*FLOORS.get(level, FLOOR))


class BotSeat:
    """The computer's seats in one match, of which at most one has to decide."""

    __slots__ = ("_asked", "_host", "_stored", "_task")

    def __init__(self, host: MatchRegistry, stored: StoredMatch) -> None:
        self._host = host
        self._stored = stored
        self._asked: tuple[int, Seat | None] | None = None
        """The prompt that the task is about, and who offers the draw that it answers."""
        self._task: asyncio.Task[Any] | None = None

    @property
    def thinking(self) -> bool:
        """Whether a decision is being searched for."""
        return self._task is not None

    def consider(self, actor: MatchActor) -> None:
        """Answer the offer of a draw to a computer, or search for its decision; stop anything else."""
        match = actor.match
        by = None if match is None else self._offering(match)
        asked = actor.snapshot.prompt, by
        if self._task is not None and self._asked == asked and match is not None and not match.over:
            return
        self.stop()
        if match is None or not isinstance(match.pending, Decide):
            return
        seat = match.pending.seat if by is None else by.other
        level = self._stored.levels[seat]
        if level is None or (self._stored.computers == 2 and not actor.watched):
            return
        self._asked = asked
        work = self._think if by is None else self._answer
        self._task = self._host.tasks.search(work(actor, match, seat, level))

    def _offering(self, match: Match) -> Seat | None:
        """Who offers a computer a draw."""
        by = match.draw.by
        return None if by is None or self._stored.levels[by.other] is None else by

    def stop(self) -> None:
        """Stop searching. A decision that is being committed is not interrupted."""
        task, self._task, self._asked = self._task, None, None
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    async def _think(self, actor: MatchActor, match: Match, seat: Seat, level: str) -> None:
        prompt, failures = actor.snapshot.prompt, 0
        with bound(match=actor.id):
            while True:
                try:
                    earliest = time.monotonic() + self._affordable(
                        match, seat, self._host.least_time(self._stored.game, level)
                    )
                    token = await self._token(actor, match, seat, level)
                    if (early := earliest - time.monotonic()) > 0:
                        await asyncio.sleep(early)
                    await self._decide(actor, match, seat, prompt, token)
                    return
                except StorageFailure:
                    return  # this actor is dropped; the one that is loaded in its place asks again
                except Exception as error:  # a fault of any kind must not end the match
                    if getattr(error, "code", None) != "over-budget":  # its client has many matches
                        logger().error("fault", where="thinking", error=type(error).__name__)
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
                return await self._host.engines.think(
                    level,
                    actor.stored.game,
                    view,
                    owner=actor.owner,
                    seconds=seconds,
                    match=f"{actor.id} {seat.letter}",
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

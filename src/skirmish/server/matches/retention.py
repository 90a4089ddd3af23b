"""Retention: deletes matches that were never joined, that never started, or that have long been over."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from skirmish.core import SkirmishError
from skirmish.server.ops.logging import logger

if TYPE_CHECKING:
    from skirmish.server.matches.registry import MatchRegistry

DAY: Final = 86_400_000
"""Milliseconds."""
SWEEP_EVERY: Final = 3_600.0
"""Seconds."""
MOST_AT_ONCE: Final = 100
"""Matches deleted in one transaction, which play has to wait for."""


async def sweep(matches: MatchRegistry, days: int) -> int:
    """Delete what has expired: unjoined matches a day after they were set up, those that are over or never
    started after ``days`` without a further entry. Returns the number of matches deleted."""
    now, deleted = matches.clock.now(), 0
    while expired := await matches.store.expired(now - DAY, now - days * DAY, MOST_AT_ONCE):
        await matches.forget(expired)
        deleted += len(expired)
        await asyncio.sleep(0.1)
    return deleted


async def keep_sweeping(matches: MatchRegistry, days: int) -> None:
    """Sweep at the start and then every hour, until cancelled."""
    while True:
        try:
            deleted = await sweep(matches, days)
            logger().info("swept", matches=deleted)
        except SkirmishError as error:  # the database failed, which was logged; another hour will do
            logger().warning("not-swept", code=error.code)
        await asyncio.sleep(SWEEP_EVERY)

"""An engine pool that records how long its decisions take."""

from __future__ import annotations

from typing import Any

from skirmish.server.engines.limits import LONGEST_SEARCH
from skirmish.server.engines.pool import Engines
from skirmish.server.ops.metrics import Metrics


class TimedEngines:
    """Wraps a pool for the matches, and feeds the histogram ``skirmish_thinking_seconds``."""

    def __init__(self, engines: Engines, metrics: Metrics) -> None:
        self._engines = engines
        self._metrics = metrics

    async def think(
        self, level: str, game_name: str, view: Any, *, owner: str, seconds: float = LONGEST_SEARCH
    ) -> str:
        """The token that a level decides on."""
        with self._metrics.thinking.time():
            return await self._engines.think(level, game_name, view, owner=owner, seconds=seconds)

    def preparing(self, game_name: str) -> bool:
        """Whether no worker can search this game yet."""
        return self._engines.preparing(game_name)

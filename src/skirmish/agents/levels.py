"""The five levels: agents that run the search of their game's kernel, from the view alone."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from skirmish.agents import Limit, RunnerUp, Sureness, Thought
from skirmish.agents.greedy import GreedyAgent
from skirmish.agents.preparation import finish_preparing, prepare_in_background
from skirmish.core import AnyGame, Below
from skirmish.kernels import Engine, KernelCannot, engine
from skirmish.kernels.jit import without_compiler
from skirmish.kernels.progress import (
    MOST_VISITS,
    NODES,
    SECOND_VISITS,
    SearchResult,
    new_progress,
    new_stop,
    read_result,
)

MILLISECONDS: Final = 1000
"""The time of the strongest level for a decision."""
SET_UP_SHARE: Final = 0.25
"""The share of that time for a decision of the set-up."""
_TICK: Final = 0.02
"""Seconds between two looks at a running search."""
_SEED: Final = 1 << 62
_CATCH_UP: Final = 0.7
"""Stop early once the runner-up could not overtake even with this much of the remaining visits."""
_EVEN: Final = 0.02
"""Chances of winning that differ by less are about the same."""
_CLEAR: Final = 0.08
"""By this much they are clearly different."""
_SELDOM: Final = 0.1
"""A decision that was tried this rarely beside the best one is clearly worse, if it is worse."""
_LEAST: Final = 0.25
"""The share of its time that an agent searches at least, however long its code took to load."""
_PATIENCE: Final = 1.0
"""Seconds that an agent waits for compiled code to be loaded before it searches without."""


Report = Callable[[Thought], None]


class LevelAgent:
    """The level of that name. ``limit`` replaces the level's own.

    With ``waits`` it always searches with compiled code, and waits for the compiler on a new machine.
    Without, Python runs the search until the compiled one is ready: it looks less far ahead then, and answers
    within the strongest level's time.
    """

    def __init__(self, name: str, limit: Limit | None = None, *, waits: bool = True) -> None:
        self.name = name
        self.limit = limit
        self.waits = waits
        self._memories: dict[tuple[str, int], Any] = {}

    @property
    def keeps_tree(self) -> bool:
        """Whether it has a search tree that a later decision may go on from."""
        return bool(self._memories)

    def choose(self, game: AnyGame, view: Any, below: Below) -> Any:
        """The decision that the search finds best."""
        return self.think(game, view, below).action

    def think(
        self,
        game: AnyGame,
        view: Any,
        below: Below,
        report: Report | None = None,
        stop: threading.Event | None = None,
    ) -> Thought:
        """Search, calling ``report`` from time to time; setting ``stop`` makes it answer at once.

        The result depends on the view and the random numbers only, unless time limits the search.
        """
        start = monotonic()
        if self.waits:
            finish_preparing(game)
        if self.waits or prepare_in_background(game).ready(_PATIENCE):
            return self._think(game, view, below, start, report, stop)
        with without_compiler():
            return self._think(game, view, below, start, report, stop, at_most=MILLISECONDS / 1000)

    def _think(
        self,
        game: AnyGame,
        view: Any,
        below: Below,
        start: float,
        report: Report | None,
        stop: threading.Event | None,
        at_most: float | None = None,
    ) -> Thought:
        """Search; ``at_most`` is the longest time for a search that Python runs."""
        known = engine(game.name)
        nodes, settings, seconds = self._limits(known)
        if at_most is not None:
            seconds = at_most if seconds is None else min(seconds, at_most)
        if seconds is not None and view.phase.prompt in game.info.setup_prompts:
            seconds *= SET_UP_SHARE
        legal = game.legal(view)
        if len(legal) == 1:
            return Thought(legal[0], None, (str(legal[0]),), 0)
        try:
            root = known.from_view(view)
        except KernelCannot:  # a position that no game from the set-up reaches
            action = GreedyAgent().choose(game, view, below)
            return Thought(action, None, (str(action),), 0)
        if seconds is not None and at_most is None:
            # The first search in a process loads compiled code. That counts as part of the time, so that the
            # answer is not late, but some time is left to search. Once loaded, one node
            # takes next to nothing.
            known.search(root, 0, 1, settings, new_stop(), new_progress())
            seconds = max(seconds - (monotonic() - start), seconds * _LEAST)
        memory = self._memory(game, view.seat) if seconds is not None and at_most is None else {}
        return WatchedSearch(known, seconds, report, stop).run(root, below(_SEED), nodes, settings, **memory)

    def _memory(self, game: AnyGame, seat: int) -> dict[str, Any]:
        """What a search limited by time keeps for the same seat, if the game has something to keep."""
        new_memory = getattr(engine(game.name), "new_memory", None)
        if new_memory is None:
            return {}
        if (game.name, seat) not in self._memories:
            self._memories = {each: kept for each, kept in self._memories.items() if each[0] == game.name}
            self._memories[game.name, seat] = new_memory()
        return {"memory": self._memories[game.name, seat]}

    def _limits(self, known: Engine) -> tuple[int | None, Any, float | None]:
        """Nodes, settings and seconds."""
        nodes, settings = known.LEVELS[self.name]
        if self.limit is None or self.limit == Limit():  # an empty limit sets nothing
            return nodes, settings, MILLISECONDS / 1000 if nodes is None else None
        if self.limit.nodes is not None:
            nodes = self.limit.nodes
        milliseconds = self.limit.milliseconds
        return nodes, settings, None if milliseconds is None else milliseconds / 1000


class WatchedSearch:
    """One search, watched by a thread while the compiled code runs without the interpreter's lock."""

    def __init__(
        self, known: Engine, seconds: float | None, report: Report | None, stop: threading.Event | None
    ) -> None:
        self.known = known
        self.settings: Any = None
        self.seconds = seconds
        self.report = report
        self.asked = stop
        self.flag = new_stop()
        self.progress = new_progress()
        self.done = threading.Event()
        self.fault: BaseException | None = None

    def run(self, root: Any, seed: int, nodes: int | None, settings: Any, **memory: Any) -> Thought:
        """Search until the nodes are used up, the time is, or the search is stopped."""
        self.settings = settings
        search = functools.partial(
            self.known.search, root, seed, nodes, settings, self.flag, self.progress, **memory
        )
        if self.seconds is None and self.report is None and self.asked is None:
            return self._thought(search())
        watch = threading.Thread(target=self._watch, daemon=True)
        watch.start()
        try:
            thought = self._thought(search())
        finally:
            self.done.set()
            watch.join()
        if self.fault is not None:
            raise self.fault
        return thought

    def _watch(self) -> None:
        try:
            self._look_on()
        except BaseException as fault:  # an error in ``report`` must end the search
            self.fault = fault
            self.flag[0] = 1

    def _look_on(self) -> None:
        start = monotonic()
        told = 0
        while not self.done.wait(self._until(start)):
            so_far = read_result(self.progress)
            if self.report is not None and so_far.nodes > told and so_far.variation:
                told = so_far.nodes
                self.report(self._thought(so_far))
            if (self.asked is not None and self.asked.is_set()) or self._settled(monotonic() - start):
                self.flag[0] = 1
                self.done.wait()
                return

    def _until(self, start: float) -> float:
        """Seconds until the next look, at most until the time is up."""
        if self.seconds is None:
            return _TICK
        return max(0.0, min(_TICK, start + self.seconds - monotonic()))

    def _settled(self, spent: float) -> bool:
        """Whether the time is up, or the runner-up can hardly overtake in the time that is left."""
        if self.seconds is None:
            return False
        if spent >= self.seconds:
            return True
        remaining = self.progress[NODES] * (self.seconds - spent) / spent
        lead = self.progress[MOST_VISITS] - self.progress[SECOND_VISITS]
        return bool(lead > _CATCH_UP * remaining > 0)

    def _thought(self, so_far: SearchResult) -> Thought:
        action, chance = self.known.action, self.known.chance
        # A game without a correction says what its search says.
        calibrated = getattr(self.known, "calibrated", None)
        win, second = so_far.win, so_far.runner_up_win
        if calibrated is not None:
            win, second = calibrated(win, self.settings), calibrated(second, self.settings)
        variation = tuple([str(action(n) if n >= 0 else chance(-1 - n)) for n in so_far.variation])
        runner_up = None
        if so_far.runner_up >= 0:
            sure = sureness(win - second, so_far.runner_up_share)
            runner_up = RunnerUp(action(so_far.runner_up), sure)
        return Thought(action(so_far.decision), win, variation, so_far.nodes, runner_up)


def sureness(lead: float, share: float) -> Sureness:
    """How sure a search is of its decision: by how much better it is, and how rarely it tried the other."""
    if lead < _EVEN:
        return "even"
    return "clear" if lead >= _CLEAR or share < _SELDOM else "slight"

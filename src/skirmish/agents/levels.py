"""The opponents that think: five levels, each a search of its game's kernel from nothing but a view."""

from __future__ import annotations

import threading
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from skirmish.agents import LEVELS, Limit
from skirmish.agents.greedy import GreedyAgent
from skirmish.core import AnyGame, Below, Decide, Options, Roll, value
from skirmish.kernels import KernelCannot, Mind, mind
from skirmish.kernels.progress import MOST, NODES, SECOND, Found, found, new_progress, new_stop

MILLISECONDS: Final = 1000
"""How long the strongest level thinks about a decision."""
SET_UP_SHARE: Final = 0.25
"""Of that, how much it spends on a decision of the set-up."""
_TICK: Final = 0.02
"""How often, in seconds, somebody looks at how a search is getting on."""
_SEED: Final = 1 << 62
_RARELY: Final = 0.7
"""Of what is still to come, the next best decision hardly ever gets more than this over the favourite."""
_LEAST: Final = 0.25
"""The share of its time that an agent thinks at least, however long its code took to load."""
_loaded: set[str] = set()
_MOMENT: Final = 2.0
"""Seconds: loading compiled code is quicker than this; compiling it is not."""


@value
class Thought:
    """What a level thinks, while it does and when it is done.

    ``win`` is its chance of winning as it sees it; ``line`` the tokens it expects, its own first.
    """

    action: Any
    win: float
    line: tuple[str, ...]
    nodes: int


Report = Callable[[Thought], None]


class LevelAgent:
    """The level of that name. ``limit`` takes the place of the level's own."""

    def __init__(self, name: str, limit: Limit | None = None) -> None:
        self.name = name
        self.limit = limit

    def choose(self, game: AnyGame, view: Any, below: Below) -> Any:
        """The decision it comes to."""
        return self.think(game, view, below).action

    def think(
        self,
        game: AnyGame,
        view: Any,
        below: Below,
        report: Report | None = None,
        stop: threading.Event | None = None,
    ) -> Thought:
        """What it comes to, telling ``report`` on the way; ``stop`` makes it answer at once.

        It answers from the view and from the chance it is given, and from nothing else: unless time limits
        it, the same ones always give the same answer.
        """
        start = monotonic()
        known = mind(game.name)
        nodes, settings, seconds = self._limits(known)
        if seconds is not None and view.phase.prompt in game.info.setup_prompts:
            seconds *= SET_UP_SHARE
        legal = game.legal(view)
        if len(legal) == 1:
            return Thought(legal[0], 0.5, (str(legal[0]),), 0)
        try:
            root = known.from_view(view)
        except KernelCannot:  # a position that no battle leads to
            action = GreedyAgent().choose(game, view, below)
            return Thought(action, 0.5, (str(action),), 0)
        if game.name not in _loaded:
            known.think(root, 0, 1, settings, new_stop(), new_progress())
            _loaded.add(game.name)
        if seconds is not None:
            # Whoever asks should not wait for loading and for thinking, but some thought there must be.
            seconds = max(seconds - (monotonic() - start), seconds * _LEAST)
        return _Search(known, seconds, report, stop).run(root, below(_SEED), nodes, settings)

    def _limits(self, known: Mind) -> tuple[int | None, Any, float | None]:
        """Nodes, settings and seconds."""
        nodes, settings = known.LEVELS[self.name]
        if self.limit is None or self.limit == Limit():  # nothing said is no limit to go by
            return nodes, settings, MILLISECONDS / 1000 if nodes is None else None
        if self.limit.nodes is not None:
            nodes = self.limit.nodes
        milliseconds = self.limit.milliseconds
        return nodes, settings, None if milliseconds is None else milliseconds / 1000


class _Search:
    """One search, watched from a thread of its own while the compiled code runs without the lock."""

    def __init__(
        self, known: Mind, seconds: float | None, report: Report | None, stop: threading.Event | None
    ) -> None:
        self.known = known
        self.seconds = seconds
        self.report = report
        self.asked = stop
        self.flag = new_stop()
        self.progress = new_progress()
        self.done = threading.Event()
        self.fault: BaseException | None = None

    def run(self, root: Any, seed: int, nodes: int | None, settings: Any) -> Thought:
        """Think until the nodes are used up or somebody stops it."""
        if self.seconds is None and self.report is None and self.asked is None:
            return self._thought(self.known.think(root, seed, nodes, settings, self.flag, self.progress))
        watch = threading.Thread(target=self._watch, daemon=True)
        watch.start()
        try:
            thought = self._thought(self.known.think(root, seed, nodes, settings, self.flag, self.progress))
        finally:
            self.done.set()
            watch.join()
        if self.fault is not None:
            raise self.fault
        return thought

    def _watch(self) -> None:
        try:
            self._look_on()
        except BaseException as fault:  # whatever whoever listens does, the search must end
            self.fault = fault
            self.flag[0] = 1

    def _look_on(self) -> None:
        start = monotonic()
        told = 0
        while not self.done.wait(self._until(start)):
            so_far = found(self.progress)
            if self.report is not None and so_far.nodes > told and so_far.line:
                told = so_far.nodes
                self.report(self._thought(so_far))
            if (self.asked is not None and self.asked.is_set()) or self._settled(monotonic() - start):
                self.flag[0] = 1
                self.done.wait()
                return

    def _until(self, start: float) -> float:
        """How long to look away: never beyond the end of the time."""
        if self.seconds is None:
            return _TICK
        return max(0.0, min(_TICK, start + self.seconds - monotonic()))

    def _settled(self, spent: float) -> bool:
        """Whether the time is up, or what is left of it can't change the answer any more."""
        if self.seconds is None:
            return False
        if spent >= self.seconds:
            return True
        still_to_come = self.progress[NODES] * (self.seconds - spent) / spent
        return bool(self.progress[MOST] - self.progress[SECOND] > _RARELY * still_to_come > 0)

    def _thought(self, so_far: Found) -> Thought:
        action, chance = self.known.action, self.known.chance
        line = tuple([str(action(n) if n >= 0 else chance(-1 - n)) for n in so_far.line])
        return Thought(action(so_far.decision), so_far.win, line, so_far.nodes)


def prepare(game: AnyGame, waiting: Callable[[], None]) -> None:
    """Load what the levels of a game need, so that their first answer is as quick as any.

    On a new machine it must be compiled first, which takes a minute and happens once: ``waiting`` is called
    as soon as it is clear that this will not be over in a moment.
    """
    ready = threading.Event()
    faults: list[BaseException] = []

    def load() -> None:
        try:
            view = _opening(game)
            LevelAgent(LEVELS[-1], Limit(nodes=1)).choose(game, view, lambda n: 0)
        except BaseException as fault:
            faults.append(fault)
        finally:
            ready.set()

    threading.Thread(target=load, daemon=True).start()
    if not ready.wait(_MOMENT):
        waiting()
    while not ready.wait(_TICK * 10):  # so that an interruption is heard
        pass
    if faults:
        raise faults[0]


def _opening(game: AnyGame) -> Any:
    """The first view of a game in which somebody must decide, and has a choice."""
    state = game.start(Options(game.variants[0]))
    while not isinstance(pending := game.pending(state), Decide):
        assert isinstance(pending, Roll)
        middle = pending.outcomes[len(pending.outcomes) // 2]  # the first deals five alike: no choice at all
        state = game.resolve(state, middle).state
    return game.view(state, pending.seat)

"""Getting a game's search compiled and loaded, while its levels already play."""

from __future__ import annotations

import os
import subprocess
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from math import inf
from time import monotonic
from typing import Any, Final

from skirmish.agents import LEVELS, Limit
from skirmish.child_process import worker_command, worker_environment
from skirmish.core import AnyGame, Decide, Options, Roll
from skirmish.kernels import engine
from skirmish.kernels.cache import is_kept, sole_compiler
from skirmish.kernels.jit import Kernel

_MOMENT: Final = 2.0
"""Seconds. Loading compiled code takes less than this, compiling it takes more."""
_TICK: Final = 0.2
_TRIES: Final = 2
"""How many processes may fail to compile a game before this one does it itself."""


def prepare(game: AnyGame, waiting: Callable[[], None]) -> None:
    """Load a game's search ahead of its first use, and compile it first on a new machine.

    For callers who need compiled code, such as an arena. ``waiting`` is called once it takes longer than a
    moment.
    """
    ready = threading.Event()
    faults: list[BaseException] = []

    def load() -> None:
        try:
            load_search(game)
        except BaseException as fault:
            faults.append(fault)
        finally:
            ready.set()

    threading.Thread(target=load, daemon=True).start()
    if not ready.wait(_MOMENT):
        waiting()
    while not ready.wait(_TICK):  # in short waits, so that Ctrl-C is noticed
        pass
    if faults:
        raise faults[0]


class Preparation:
    """The preparation of a game in a thread of this process.

    Code that is kept on disk is loaded; otherwise a process of low priority compiles it first.
    """

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        # A game of another package may compile nothing.
        self._kernels: Sequence[Kernel] = getattr(engine(game.name), "KERNELS", ())
        self._loaded = threading.Event()
        self._loading = monotonic() if self._kept() else inf
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def ready(self, patience: float = 0.0) -> bool:
        """Whether compiled code is loaded. Loading may take that many seconds before this answers no."""
        if self._loading < inf and self._thread.is_alive():
            self._loaded.wait(max(0.0, self._loading + patience - monotonic()))
        return self._loaded.is_set()

    def finish(self) -> bool:
        """Wait for the end of the preparation; False if it has failed."""
        if self._thread is not threading.current_thread():
            self._thread.join()
        return self._loaded.is_set()

    def _run(self) -> None:
        # Whatever goes wrong, the levels play on without compiled code.
        with suppress(Exception):
            failures = 0
            while not self._kept() and failures < _TRIES:
                with sole_compiler(self._kernels[0]) as free:
                    pass
                if free:
                    failures += compile_apart(self._game.name) != 0
                else:
                    self._loaded.wait(_TICK)  # another process compiles it
            self._loading = monotonic()
            load_search(self._game)
            self._loaded.set()

    def _kept(self) -> bool:
        return all(map(is_kept, self._kernels))


_preparations: dict[str, Preparation] = {}
_starting: Final = threading.Lock()


def prepare_in_background(game: AnyGame) -> Preparation:
    """Start preparing a game, unless this process has done so before."""
    with _starting:
        if game.name not in _preparations:
            _preparations[game.name] = Preparation(game)
        return _preparations[game.name]


def finish_preparing(game: AnyGame) -> None:
    """Wait for the end of a preparation that this process has started."""
    if (found := _preparations.get(game.name)) is not None:
        found.finish()


def compile_apart(game_name: str) -> int:
    """Have another process compile a game's search; its exit status, 0 for success.

    It goes on if this one ends: otherwise a machine on which matches are short would never be done.
    """
    command = [*worker_command("skirmish.agents"), game_name]
    with suppress(OSError):
        # A group of its own: Ctrl-C is for this process. The same session: priorities count within one.
        process = subprocess.Popen(  # noqa: S603  # our own module
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=worker_environment(),
            process_group=0 if os.name == "posix" else None,
        )
        return process.wait()
    return 1


def load_search(game: AnyGame) -> None:
    """Search once with compiled code; it is compiled by this process if it is not kept."""
    from skirmish.agents.levels import LevelAgent

    LevelAgent(LEVELS[-1], Limit(nodes=1)).choose(game, _opening(game), lambda n: 0)


def _opening(game: AnyGame) -> Any:
    """The first view of a game in which a seat must decide and has a choice."""
    state = game.start(Options(game.variants[0]))
    while not isinstance(pending := game.pending(state), Decide):
        assert isinstance(pending, Roll)
        # The first outcome deals five cards alike, which leaves no choice.
        middle = pending.outcomes[len(pending.outcomes) // 2]
        state = game.resolve(state, middle).state
    return game.view(state, pending.seat)

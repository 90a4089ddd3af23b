"""Getting the opponents' compiled searches ready, and telling a user who must wait for them why."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from skirmish import agents
from skirmish.cli.voice import Voice
from skirmish.core import AnyGame, UnknownName


def check_offered(game: AnyGame, who: Iterable[str]) -> None:
    """Raise UnknownName if one of ``who`` is a level and the game has no compiled search."""
    offered = agents.offered(game.name)
    if any(name in agents.LEVELS and name not in offered for name in who):
        raise UnknownName("no-engine", game=game.name)


def get_ready(game: AnyGame, who: Iterable[str], patience: float = 0.0) -> None:
    """Start loading, or compiling, the search if there is a level among ``who``, which can play meanwhile.

    Waits at most that many seconds, and only for code that is kept on disk.
    """
    if _searches(game, who):
        from skirmish.agents.preparation import prepare_in_background

        prepare_in_background(game).ready(patience)


def make_ready(game: AnyGame, who: Iterable[str], voice: Voice) -> None:
    """Load the compiled search if there is a level among ``who``: for results that must not depend on when it
    is ready. The first time on a machine it is compiled, and a message on standard error says so.
    """
    if _searches(game, who):
        from skirmish.agents.preparation import prepare

        with _patience(voice) as told:
            prepare(game, told)


def _searches(game: AnyGame, who: Iterable[str]) -> bool:
    able = agents.offered(game.name)
    return any(name in agents.LEVELS and name in able for name in who)


@contextmanager
def _patience(voice: Voice) -> Iterator[Callable[[], None]]:
    """Gives the function to call after a moment. A notice is shown only if something is being compiled: a
    busy machine may be slow to load code that was compiled before.
    """
    from numba.core import event

    notice = _Notice(voice)

    class Compiling(event.Listener):
        def on_start(self, event: Any) -> None:
            notice.compiles = True
            notice.show()

        def on_end(self, event: Any) -> None:
            pass

    def told() -> None:
        notice.late = True
        notice.show()

    try:
        with event.install_listener("numba:compile", Compiling()):
            yield told
    finally:
        notice.close()


class _Notice:
    """The notice that code is being compiled, shown once: a spinner on a terminal, otherwise a line."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.compiles = False
        self.late = False
        self._shown = False
        self._lock = threading.Lock()
        self._spinner: Any = None

    def show(self) -> None:
        """Show it once something is being compiled and it takes longer than a moment."""
        with self._lock:  # the compiler works in a thread of its own
            if self._shown or not (self.compiles and self.late):
                return
            self._shown = True
        if not sys.stderr.isatty():
            _told(self.voice)
            return
        from rich.console import Console

        self._spinner = Console(stderr=True).status(self.voice.say("getting-ready"))
        self._spinner.start()

    def close(self) -> None:
        """Remove the spinner."""
        if self._spinner is not None:
            self._spinner.stop()


@cache
def _told(voice: Voice) -> None:
    """Print the line once, even if the code of several games is compiled."""
    voice.warn(voice.say("getting-ready"))

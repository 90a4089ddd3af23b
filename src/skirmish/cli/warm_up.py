"""Compiling an agent's search before its first move, and telling the user why that takes a while."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from skirmish import agents
from skirmish.cli.voice import Voice
from skirmish.core import AnyGame


def make_ready(
    game: AnyGame, who: Iterable[str], voice: Voice, waiting: Callable[[], None] | None = None
) -> None:
    """Load what those among ``who`` need that think, so that none of them is late with its first answer.

    The first time on a machine this compiles their code, and whoever waits is told so on standard error.
    ``waiting`` is called as soon as it is clear that this takes longer than a moment.
    """
    able = agents.offered(game.name)
    if not any(name in agents.LEVELS and name in able for name in who):
        return
    from skirmish.agents.levels import prepare

    with _patience(voice) as told:

        def wait() -> None:
            told()
            if waiting is not None:
                waiting()

        prepare(game, wait)


@contextmanager
def _patience(voice: Voice) -> Iterator[Callable[[], None]]:
    """Gives what is to be called after a moment. Somebody is told only if something is being compiled.

    A busy machine may be slow to load what was compiled long ago, and that is not worth a word.
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
    """The word to whoever waits: with a spinner on a terminal, as a line elsewhere; once."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.compiles = False
        self.late = False
        self._shown = False
        self._lock = threading.Lock()
        self._spinner: Any = None

    def show(self) -> None:
        """Show it, if there is reason to."""
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
        """It is over: a spinner leaves no trace."""
        if self._spinner is not None:
            self._spinner.stop()


@cache
def _told(voice: Voice) -> None:
    """A line about it, once: the code of one game may be followed by that of another."""
    voice.warn(voice.say("getting-ready"))

"""Output and input of a match: a terminal with completion, or plain lines through pipes."""

from __future__ import annotations

import os
import re
import shutil
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

from skirmish.cli.command import wrapped
from skirmish.core import Seat

if TYPE_CHECKING:
    from prompt_toolkit.application import Application
    from prompt_toolkit.completion import Completer

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear the screen, clear what scrolled off it."""
_DOT = " \N{MIDDLE DOT} "
"""The separator of the toolbar."""
_MOMENT = 0.3
"""Seconds of waiting before a line says what is being waited for."""
_TICK = 0.25
"""Seconds between two checks of the clock."""


class OutOfTime(Exception):  # not an error
    """The clock ran out while a person was asked."""


class Screen:
    """Plain lines, for pipes, scripts and simple terminals."""

    interactive = False

    @property
    def columns(self) -> int:
        """The number of columns."""
        return shutil.get_terminal_size().columns

    @property
    def rows(self) -> int:
        """The number of rows."""
        return shutil.get_terminal_size().lines

    @property
    def width(self) -> int:
        """The columns that text fills."""
        return max(40, min(100, self.columns))

    def show(self, text: str = "") -> None:
        """Print lines unchanged."""
        print(text, flush=True)

    def tell(self, text: str) -> None:
        """Print paragraphs, each wrapped at its own indentation."""
        self.show(wrapped(text, self.width))

    @property
    def typed(self) -> bool:
        """Whether the lines come from a keyboard, not from a script."""
        return sys.stdin.isatty()

    def clear(self) -> None:
        """Hide everything shown so far: clear the screen, or push it off with empty lines."""
        if sys.stdout.isatty() and _able():
            sys.stdout.write(CLEAR)
            sys.stdout.flush()
        else:
            self.show("\n" * (2 * _rows()))

    def discard_typed(self) -> None:
        """Discard what was typed before the next question."""
        if self.typed:
            with suppress(ImportError, OSError):  # Windows, or not a terminal
                import termios

                termios.tcflush(sys.stdin, termios.TCIFLUSH)

    def ask(
        self,
        prompt: str,
        *,
        seat: Seat | None = None,
        words: Sequence[str] = (),
        toolbar: Callable[[], str] | None = None,
        time_up: Callable[[], bool] | None = None,
    ) -> str:
        """One line. Raises EOFError at the end of input."""
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = ""
        with suppress(OSError):  # the terminal is gone
            line = sys.stdin.readline()
        if not line:
            self.show()
            raise EOFError
        if not sys.stdin.isatty():
            self.show()  # end the prompt's line: no line break was typed
        return line.strip()

    def page(self, text: str) -> None:
        """Print a long text."""
        self.show(text)

    @contextmanager
    def meanwhile(self, text: str, above: Sequence[str] = ()) -> Iterator[None]:
        """Say what is being waited for, below some lines, on a terminal that can erase it."""
        yield


class Terminal(Screen):
    """A terminal: prompt_toolkit reads, completes and shows a toolbar."""

    interactive = True

    def __init__(self) -> None:
        self._histories: dict[Seat | None, Any] = {}

    def discard_typed(self) -> None:
        """Discard what was typed ahead, including what prompt_toolkit has read."""
        from prompt_toolkit.application.current import get_app_session
        from prompt_toolkit.input.typeahead import clear_typeahead

        super().discard_typed()
        clear_typeahead(get_app_session().input)

    def ask(
        self,
        prompt: str,
        *,
        seat: Seat | None = None,
        words: Sequence[str] = (),
        toolbar: Callable[[], str] | None = None,
        time_up: Callable[[], bool] | None = None,
    ) -> str:
        """One line, edited and completed. Each seat has its own history."""
        import asyncio

        from prompt_toolkit import PromptSession
        from prompt_toolkit.application import get_app
        from prompt_toolkit.history import InMemoryHistory

        if seat not in self._histories:
            self._histories[seat] = InMemoryHistory()
        session: PromptSession[str] = PromptSession(
            history=self._histories[seat],
            completer=_completer(words),
            complete_while_typing=False,
        )

        async def watch(app: Application[str]) -> None:
            while time_up is not None and not time_up():
                await asyncio.sleep(_TICK)
            app.exit(exception=OutOfTime())

        def begin() -> None:
            app = get_app()
            app.create_background_task(watch(app))

        return session.prompt(
            prompt,
            bottom_toolbar=toolbar,
            refresh_interval=_TICK if time_up is not None else 0,
            pre_run=begin if time_up is not None else None,
        ).strip()

    @contextmanager
    def meanwhile(self, text: str, above: Sequence[str] = ()) -> Iterator[None]:
        """Show a line that says what is being waited for, if it takes longer than a moment."""
        if above:
            self.show("\n".join(above))
        line = _Passing(cropped(text, self.columns - 1))
        timer = threading.Timer(_MOMENT, line.show)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            line.clear()
            if above:
                sys.stdout.write(f"\x1b[{len(above)}A\x1b[J")
                sys.stdout.flush()

    def page(self, text: str) -> None:
        """Show a long text in the pager."""
        from skirmish.cli.rulebook_text import paged

        paged(text)


class _Passing:
    """A line that is shown unless it was cleared before, and is erased afterwards."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._lock = threading.Lock()
        self._shown = self._over = False

    def show(self) -> None:
        with self._lock:
            if not self._over:
                self._shown = True
                self._write(self._text)

    def clear(self) -> None:
        with self._lock:
            self._over = True
            if self._shown:
                self._write("\r\x1b[2K")

    def _write(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()


_PIECES = re.compile(r"\x1b\[[\d;]*m|.")


def cropped(text: str, columns: int) -> str:
    """Crop lines to a number of columns; colour codes take no room."""
    lines = []
    for line in text.split("\n"):
        room, kept = columns, []
        for piece in _PIECES.findall(line):
            room -= not piece.startswith("\x1b")
            if room >= 0 or piece.startswith("\x1b"):
                kept.append(piece)
        lines.append("".join(kept))
    return "\n".join(lines)


def as_many(words: str, columns: int) -> str:
    """The toolbar's items from the left, as many as fit."""
    from prompt_toolkit.utils import get_cwidth

    kept = ""
    for word in words.split(_DOT):
        longer = f"{kept}{_DOT}{word}" if kept else word
        if get_cwidth(longer) > columns:
            break
        kept = longer
    return kept


def open_screen() -> Screen:
    """The screen for this process: interactive if input and output are a terminal."""
    both = sys.stdin.isatty() and sys.stdout.isatty()
    return Terminal() if both and _able() else Screen()


def _able() -> bool:
    """Whether the terminal understands control codes."""
    return os.environ.get("TERM", "dumb") not in ("", "dumb")


def _rows() -> int:
    """The rows of the tallest terminal: the output of a pipe may be shown on it."""
    rows = [24, shutil.get_terminal_size().lines]
    for stream in range(3):
        with suppress(OSError):
            rows.append(os.get_terminal_size(stream).lines)
    return max(rows)


def _completer(words: Iterable[str]) -> Completer:
    """Completes the last word, which may contain any characters."""
    from prompt_toolkit.completion import Completer, Completion

    known = list(words)

    class Words(Completer):
        def get_completions(self, document: Any, complete_event: Any) -> Any:
            typed = document.text_before_cursor.rpartition(" ")[2]
            for word in known:
                if word.lower().startswith(typed.lower()):
                    yield Completion(word, start_position=-len(typed))

    return Words()

"""A program of somebody else's: its lines in and out, a deadline for each, and nothing of it left behind.

Nothing that the program does makes us wait longer than we chose to. It may stop reading (what we say to it
waits in a buffer of ours), fill its standard error (a thread of ours empties it), write without end (there
is a limit for each answer), die, or leave a child behind that holds its pipes.

A program is ended when nobody holds it any more, when Python ends, and by :func:`kill_all`, for whoever
leaves without letting Python end. What nobody can catch (SIGKILL, a crash of the interpreter) only closes the
program's pipes: one that heeds the end of its input leaves, and any other stays. The kernel could see to it
(PR_SET_PDEATHSIG), but to ask it for that means running Python between fork and exec, which may hang where
there are threads; and it would end the program with the thread that started it, not with the process.
"""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import weakref
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import IO, Final

LONGEST_LINE: Final = 1 << 13
"""Bytes of one line: an ``info`` with the longest line of play is a small part of this."""
MOST_OUTPUT: Final = 1 << 20
"""Bytes that a program may write from one question to the next."""
MOST_ERRORS: Final = 1 << 20
"""Bytes of standard error that go to a file, for each match."""
_LAST_WORDS: Final = 1 << 12
_PIECE: Final = 1 << 16
_LOOK: Final = 0.1
"""Seconds after which a program that says nothing is looked after: a child may hold its pipes."""
_CUT: Final = b"\n[...]\n"

_running: Final[dict[int, Callable[[], object]]] = {}
"""What ends each program that runs, by its number."""


class Fault(Exception):
    """Why no line came."""


class TimeUp(Fault):
    """None came in time."""


class Flood(Fault):
    """A line without end, or far too many."""


class Gone(Fault):
    """None can come any more: the program has ended, or has closed its output (status None)."""

    def __init__(self, status: int | None) -> None:
        super().__init__(status)
        self.status = status


class _Errors:
    """A program's standard error, read all the time so that it never waits for us."""

    def __init__(self, stream: IO[bytes], path: Path | None) -> None:
        self.last = b""
        self._stream = stream
        self._path = path
        self.room = MOST_ERRORS
        """Bytes that may still go to the file."""
        self._stop, self._stopper = os.pipe()
        os.set_blocking(stream.fileno(), False)
        self._thread = Thread(target=self._read, name="skirmish-stderr", daemon=True)
        self._thread.start()

    def _read(self) -> None:
        with selectors.DefaultSelector() as waiting:
            waiting.register(self._stream, selectors.EVENT_READ)
            waiting.register(self._stop, selectors.EVENT_READ)
            stopping = False
            while not stopping:
                stopping = self._stop in {key.fd for key, _ in waiting.select()}
                # Once more after the end: the last words are the ones that matter.
                if not self._take():
                    return

    def _take(self) -> bool:
        """Read what there is; False at the end."""
        try:
            piece = os.read(self._stream.fileno(), _PIECE)
        except BlockingIOError:
            return True
        except OSError:
            return False
        self.last = (self.last + piece)[-_LAST_WORDS:]
        if self._path is not None and piece and self.room > 0:
            kept = piece[: self.room]
            self.room -= len(kept)
            # A full disk is no fault of the program's.
            with suppress(OSError), self._path.open("ab") as file:
                file.write(kept if self.room else kept + _CUT)
        return bool(piece)

    def close(self) -> None:
        """Stop reading, once what has been written is read."""
        os.close(self._stopper)
        self._thread.join()
        os.close(self._stop)
        self._stream.close()


def _kill(process: subprocess.Popen[bytes], errors: _Errors) -> None:
    """End a program and everybody in its process group, take its status, and close what there was."""
    _running.pop(process.pid, None)  # first: once its status is taken, its number may be another's
    with suppress(ProcessLookupError, PermissionError):  # nobody is left
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    errors.close()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()


def kill_all() -> None:
    """End every program that runs: the last thing that a process does which leaves without cleaning up."""
    for end in list(_running.values()):
        end()


class Program:
    """A running program. ``errors`` is a file to which its standard error is added.

    Raises :class:`OSError` if it cannot be started.
    """

    def __init__(self, words: Sequence[str], errors: Path | None = None) -> None:
        self._process = subprocess.Popen(  # noqa: S603  # the user names the program; no shell reads the words
            words,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        said, heard, errors_of = self._process.stdin, self._process.stdout, self._process.stderr
        assert said is not None
        assert heard is not None
        assert errors_of is not None
        self._errors = _Errors(errors_of, errors)
        # Also when nobody holds this object any more, or Python itself ends.
        self._end = weakref.finalize(self, _kill, self._process, self._errors)
        _running[self._process.pid] = self._end
        self._in, self._out = said.fileno(), heard.fileno()
        os.set_blocking(self._in, False)
        os.set_blocking(self._out, False)
        self._unsent = bytearray()
        self._read = bytearray()
        self._room = MOST_OUTPUT
        self._deaf = self._mute = False
        """Whether it cannot hear us any more, whether it can say nothing any more."""

    @property
    def alive(self) -> bool:
        """Whether it runs and can answer."""
        return not self._mute and self._process.poll() is None

    @property
    def pid(self) -> int:
        """Its number, and that of its process group."""
        return self._process.pid

    @property
    def last_words(self) -> bytes:
        """The last of what it wrote to standard error; complete after :meth:`kill`."""
        return self._errors.last

    def another_match(self) -> None:
        """A match begins: as much of its standard error is kept as of the last one's."""
        self._errors.room = MOST_ERRORS

    def send(self, line: str) -> None:
        """Say a line. It never waits: what a program does not read yet is kept for it."""
        self._unsent += line.encode() + b"\n"
        self._write()

    def listen(self) -> list[bytes]:
        """The lines that have come since the last question. Raises :class:`Flood`."""
        self._take()
        lines = []
        while (line := self._line()) is not None:
            lines.append(line)
        return lines

    def question(self, line: str) -> None:
        """Say a line that will be answered: the answer's length counts from here."""
        self._room = MOST_OUTPUT
        self.send(line)

    def answer(self, deadline: float) -> bytes:
        """The next line, by that moment of the monotonic clock. Raises a :class:`Fault` if none comes."""
        with selectors.DefaultSelector() as waiting:
            waiting.register(self._out, selectors.EVENT_READ)
            writing = False
            while (line := self._line()) is None:
                if self._mute:
                    raise Gone(self._status())
                left = deadline - monotonic()
                if left <= 0:
                    raise TimeUp
                if self._unsent and not writing:
                    waiting.register(self._in, selectors.EVENT_WRITE)
                elif writing and not self._unsent:
                    waiting.unregister(self._in)
                writing = bool(self._unsent)
                ended = self._process.poll() is not None
                ready = waiting.select(0 if ended else min(left, _LOOK))
                if any(key.fd == self._in for key, _ in ready):
                    self._write()
                if any(key.fd == self._out for key, _ in ready):
                    self._take()
                elif ended:
                    self._mute = True  # whoever else holds the pipe is not the program
        return line

    def leave(self, seconds: float) -> None:
        """Close its input, wait for it to go by itself, so long at most, and then end it."""
        deadline = monotonic() + seconds
        if not self._unsent and self._process.stdin is not None:
            self._process.stdin.close()
            self._deaf = True
        with suppress(Fault):
            while True:
                self._room = MOST_OUTPUT
                self.answer(deadline)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(max(0.0, deadline - monotonic()))
        self.kill()

    def kill(self) -> None:
        """End it, with its whole process group; nothing of it is left."""
        self._end()
        self._deaf = self._mute = True

    def _status(self) -> int | None:
        """How it ended; None if it has not, and only closed its output."""
        try:
            return self._process.wait(_LOOK)
        except subprocess.TimeoutExpired:
            return None

    def _write(self) -> None:
        if self._deaf:
            self._unsent.clear()
        while self._unsent:
            try:
                del self._unsent[: os.write(self._in, self._unsent)]
            except BlockingIOError:
                return
            except OSError:  # it has closed its input, or is gone; which of them, its answer will tell
                self._deaf = True
                self._unsent.clear()

    def _take(self) -> None:
        """Read what there is."""
        while not self._mute:
            try:
                piece = os.read(self._out, _PIECE)
            except BlockingIOError:
                return
            self._mute = not piece
            self._read += piece
            self._room -= len(piece)
            if self._room < 0:
                raise Flood

    def _line(self) -> bytes | None:
        """The first line that has been read whole."""
        end = self._read.find(b"\n", 0, LONGEST_LINE + 1)
        if end < 0:
            if len(self._read) > LONGEST_LINE:
                raise Flood
            return None
        line = bytes(self._read[:end])
        del self._read[: end + 1]
        return line

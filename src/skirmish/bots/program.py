"""A foreign program as a child process: lines in and out, a deadline for each answer, nothing left behind.

Nothing the program does makes us wait longer than the deadline. It may stop reading (what we send waits in a
buffer), fill its standard error (a thread drains it), write without end (each answer has a size limit), die,
or leave a child behind that holds its pipes.

A program is killed when its :class:`Program` is collected, when Python exits, and by :func:`kill_all`, for
callers that exit without cleanup. If we are killed ourselves (SIGKILL, a crash of the interpreter), only the
program's pipes are closed: a program that exits at the end of its input goes, any other stays. The kernel
could kill it (PR_SET_PDEATHSIG), but setting that means running Python between fork and exec, which may hang
in a process with threads; and it would kill the program with its starting thread, not with the process.
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

from skirmish.bots.protocol import LONGEST_BOT_LINE

MOST_OUTPUT: Final = 1 << 20
"""Bytes that a program may write between two questions."""
MOST_ERRORS: Final = 1 << 20
"""Bytes of standard error that are written to the file in each match."""
_ERROR_TAIL: Final = 1 << 12
"""Bytes at the end of standard error that are kept for the message about a program that died."""
_PIECE: Final = 1 << 16
_LOOK: Final = 0.1
"""Seconds between checks whether a silent program has exited: a child of it may hold its pipes open."""
_CUT: Final = b"\n[...]\n"

_running: Final[dict[int, Callable[[], object]]] = {}
"""The killer of each running program, by process id. Module state because the process table is global too:
:func:`kill_all` must reach every child, wherever it was started."""


class ProgramFault(Exception):
    """No line could be read."""


class AnswerTimeout(ProgramFault):
    """No line came before the deadline."""


class Flood(ProgramFault):
    """The program wrote an endless line, or too much between two questions."""


class Gone(ProgramFault):
    """The program has exited with ``status``, or has closed its output (status None)."""

    def __init__(self, status: int | None) -> None:
        super().__init__(status)
        self.status = status


class _StandardError:
    """Reads a program's standard error in a thread, so that the program never blocks on it."""

    def __init__(self, stream: IO[bytes], path: Path | None) -> None:
        self.last = b""
        self._stream = stream
        self._path = path
        self.room = MOST_ERRORS
        """Bytes that may still be written to the file."""
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
                # Read once more after the stop: the last lines matter most.
                if not self._take():
                    return

    def _take(self) -> bool:
        """Read what is available; False at end of file."""
        try:
            piece = os.read(self._stream.fileno(), _PIECE)
        except BlockingIOError:
            return True
        except OSError:
            return False
        self.last = (self.last + piece)[-_ERROR_TAIL:]
        if self._path is not None and piece and self.room > 0:
            kept = piece[: self.room]
            self.room -= len(kept)
            # A full disk is not the program's fault.
            with suppress(OSError), self._path.open("ab") as file:
                file.write(kept if self.room else kept + _CUT)
        return bool(piece)

    def close(self) -> None:
        """Stop reading, after everything already written has been read."""
        os.close(self._stopper)
        self._thread.join()
        os.close(self._stop)
        self._stream.close()


def _kill(process: subprocess.Popen[bytes], errors: _StandardError) -> None:
    """Kill a program with its whole process group, reap it, and close its pipes."""
    _running.pop(process.pid, None)  # first: once it is reaped, its id may be given to another process
    with suppress(ProcessLookupError, PermissionError):  # the group is empty already
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    errors.close()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()


def kill_all() -> None:
    """Kill every running program. For a process that is about to exit without cleanup (``os._exit``)."""
    for end in list(_running.values()):
        end()


class Program:
    """A running program. Its standard error is appended to the file ``errors``.

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
        self._errors = _StandardError(errors_of, errors)
        # Also runs when this object is collected and when Python exits.
        self._end = weakref.finalize(self, _kill, self._process, self._errors)
        _running[self._process.pid] = self._end
        self._in, self._out = said.fileno(), heard.fileno()
        os.set_blocking(self._in, False)
        os.set_blocking(self._out, False)
        self._unsent = bytearray()
        self._read = bytearray()
        self._room = MOST_OUTPUT
        self._deaf = self._mute = False
        """Whether its input is closed, and whether its output is."""

    @property
    def alive(self) -> bool:
        """Whether it runs and can answer."""
        return not self._mute and self._process.poll() is None

    @property
    def pid(self) -> int:
        """Its process id, which is also that of its process group."""
        return self._process.pid

    @property
    def error_tail(self) -> bytes:
        """The end of what it wrote to standard error; complete after :meth:`kill`."""
        return self._errors.last

    def another_match(self) -> None:
        """Reset the limit of what is kept of its standard error, at the beginning of a match."""
        self._errors.room = MOST_ERRORS

    def send(self, line: str) -> None:
        """Send a line. Never blocks: what the program does not read yet is buffered."""
        self._unsent += line.encode() + b"\n"
        self._write()

    def listen(self) -> list[bytes]:
        """The complete lines that have arrived since the last question. Raises :class:`Flood`."""
        self._take()
        lines = []
        while (line := self._line()) is not None:
            lines.append(line)
        return lines

    def question(self, line: str) -> None:
        """Send a line that the program must answer; the limit of its output starts again here."""
        self._room = MOST_OUTPUT
        self.send(line)

    def answer(self, deadline: float) -> bytes:
        """The next line, by that time of the monotonic clock. Raises :class:`ProgramFault` if none comes."""
        with selectors.DefaultSelector() as waiting:
            waiting.register(self._out, selectors.EVENT_READ)
            writing = False
            while (line := self._line()) is None:
                if self._mute:
                    raise Gone(self._status())
                left = deadline - monotonic()
                if left <= 0:
                    raise AnswerTimeout
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
                    self._mute = True  # if the pipe is still open, a child of the program holds it
        return line

    def leave(self, seconds: float) -> None:
        """Close its input, give it that many seconds to exit, and then kill it."""
        deadline = monotonic() + seconds
        if not self._unsent and self._process.stdin is not None:
            self._process.stdin.close()
            self._deaf = True
        with suppress(ProgramFault):
            while True:
                self._room = MOST_OUTPUT
                self.answer(deadline)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(max(0.0, deadline - monotonic()))
        self.kill()

    def kill(self) -> None:
        """Kill it and its whole process group."""
        self._end()
        self._deaf = self._mute = True

    def _status(self) -> int | None:
        """Its exit status; None if it still runs and only closed its output."""
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
            except OSError:  # it closed its input or has exited; reading its answer will tell which
                self._deaf = True
                self._unsent.clear()

    def _take(self) -> None:
        """Read what is available."""
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
        """The first complete line in the buffer."""
        end = self._read.find(b"\n", 0, LONGEST_BOT_LINE + 1)
        if end < 0:
            if len(self._read) > LONGEST_BOT_LINE:
                raise Flood
            return None
        line = bytes(self._read[:end])
        del self._read[: end + 1]
        return line

"""The process that replays records and matches: ``python -m skirmish.server.http.replay_worker``.

A long record takes seconds of pure Python, in which a thread would keep the server's event loop waiting.
Frames go in and out as in :mod:`~skirmish.server.engines.protocol`: in comes a pickled job of the server's
own, out goes a file or one of our errors. The process ends when its input does.
"""

from __future__ import annotations

import io
import os
import pickle
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import IO, Any, Final, cast

import msgspec

from skirmish.core import SkirmishError
from skirmish.core.errors import Refusal
from skirmish.core.value import Frozen
from skirmish.presenter.editing import edited
from skirmish.server.engines.limits import NICENESS
from skirmish.server.engines.protocol import HEAD, framed
from skirmish.server.http.pictures import Drawn, draw_animation, draw_picture
from skirmish.server.http.replays import check_fairness, list_records, replay_match, replay_text
from skirmish.server.http.static import File, pack
from skirmish.server.http.tried_lines import explain, look_ahead, try_line
from skirmish.server.wire.server import encode

MOST_MEMORY: Final = 1024 * 1024 * 1024
"""Bytes of address space that the process may take, where the system can limit it."""
JOBS: Final[dict[str, Callable[..., Any]]] = {
    "records": list_records,
    "record": replay_text,
    "match": replay_match,
    "fairness": check_fairness,
    "line": try_line,
    "look": look_ahead,
    "why": explain,
    "position": edited,
    "picture": draw_picture,
    "animation": draw_animation,
}
_FILE, _ERROR = b"f", b"e"


class FailedReplay(Exception):
    """The process failed by a fault of its own, whose type this names."""


def encode_job(job: str, *arguments: Any) -> bytes:
    """A job for the process."""
    return framed(pickle.dumps((job, arguments), protocol=5))


def made(job: str, *arguments: Any) -> File:
    """The file that a job makes: a picture, or a message as JSON."""
    found = JOBS[job](*arguments)
    if isinstance(found, Drawn):
        return pack(found.body, found.media)
    return pack(encode(found), "application/json", "no-store")


def work(content: bytes) -> bytes:
    """The answer to a job: a file, or the error that says why there is none."""
    try:
        job, arguments = pickle.loads(content)  # noqa: S301  # from the server alone
        file = made(job, *arguments)
        return _FILE + msgspec.msgpack.encode((file.body, file.media, file.tag, file.keep, file.gzipped))
    except SkirmishError as error:
        return _ERROR + pickle.dumps(error, protocol=5)
    except Exception as fault:  # its message might quote hidden cards
        return _ERROR + pickle.dumps(FailedReplay(type(fault).__name__), protocol=5)


def decode_answer(content: bytes) -> File:
    """The file in an answer. Raises the error in it instead."""
    if content[:1] == _FILE:
        return File(*msgspec.msgpack.decode(content[1:], type=tuple[bytes, str, str, str, bytes | None]))
    raise cast(Exception, _Errors(io.BytesIO(content[1:])).load())


class _Errors(pickle.Unpickler):
    """Makes errors of ours, and nothing else: the process has read what strangers wrote."""

    def find_class(self, module: str, name: str) -> Any:
        if module.startswith("skirmish.") and name.isidentifier():
            found = super().find_class(module, name)
            if module == "skirmish.records.errors" or (
                isinstance(found, type) and issubclass(found, SkirmishError | Refusal | Frozen | FailedReplay)
            ):
                return found
        raise pickle.UnpicklingError(f"{module}.{name}")


def _serve(jobs: IO[bytes], answers: IO[bytes]) -> None:
    """Report, then answer until the input ends."""
    answer = b""
    while True:
        answers.write(framed(answer))
        answers.flush()
        size = int.from_bytes(jobs.read(HEAD), "big")
        content = jobs.read(size)
        if not size or len(content) < size:
            return
        answer = work(content)


def main() -> None:
    """Serve the process that started this one, until standard input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; the server acts on it
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with suppress(ImportError, OSError, ValueError):  # Windows has none, and a lower limit may be set already
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # printing must not corrupt the frames
    _serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    from skirmish.server.http import replay_worker  # pickled errors name this module, not __main__

    replay_worker.main()

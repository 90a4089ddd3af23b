"""The worker protocol: what the server asks of a worker process, and how it is written.

Frames each way: a length of four bytes, then the content. To the worker: pickled messages, which hold views.
From the worker: JSON lists. A state is never sent: pickling or unpickling one raises an error.
"""

from __future__ import annotations

import io
import pickle
from typing import Any, Final

from skirmish import games
from skirmish.core import value

HEAD: Final = 4
"""Bytes of a frame's length."""


@value
class Prepare:
    """Load, or compile, what the levels need for a game."""

    game: str


@value
class Think:
    """Choose a decision for the seat that has this view, within that many seconds."""

    number: int
    agent: str
    game: str
    view: Any
    seed: int
    seconds: float


@value
class Stop:
    """The answer to this request is no longer needed."""

    number: int


WorkerMessage = Prepare | Think | Stop


class NotAView(TypeError):
    """An engine was about to be sent something that may hold what its seat must not know."""


class _Pickler(pickle.Pickler):
    """Pickles messages, and refuses a state however deeply it is nested."""

    def reducer_override(self, obj: Any) -> Any:
        if type(obj).__name__ == "State" or (isinstance(obj, type) and obj.__name__ == "State"):
            raise NotAView(f"{type(obj).__module__}.State")
        return NotImplemented


class _Unpickler(pickle.Unpickler):
    """Makes values of this package's types and of the games' packages, and nothing else."""

    def find_class(self, module: str, name: str) -> Any:
        known = {"skirmish", *(games.package(each).split(".")[0] for each in games.names())}
        if module.split(".")[0] not in known or name == "State":
            raise pickle.UnpicklingError(f"{module}.{name}")
        return super().find_class(module, name)


def framed(content: bytes) -> bytes:
    """The content behind its length."""
    return len(content).to_bytes(HEAD, "big") + content


def encode_message(message: WorkerMessage) -> bytes:
    """A message as a frame. Equal messages give equal bytes, whatever their parts share in memory."""
    written = io.BytesIO()
    pickler = _Pickler(written, protocol=5)
    pickler.fast = True  # no memo; values have no cycles
    pickler.dump(message)
    return framed(written.getvalue())


def decode_message(content: bytes) -> WorkerMessage:
    """The message in a frame's content."""
    message = _Unpickler(io.BytesIO(content)).load()
    if not isinstance(message, WorkerMessage):
        raise pickle.UnpicklingError(type(message).__name__)
    return message

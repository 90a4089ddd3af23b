"""What the server asks of its workers, and how it is written: values of ours, in frames.

A question holds a view and never a state: whoever pickles a state, or reads one, gets an error instead.
"""

from __future__ import annotations

import io
import pickle
from typing import Any, Final

from skirmish.core import value

LONGEST_THOUGHT: Final = 4.0
"""Seconds after which a search must answer with what it has. No level takes as long on a usual machine."""
HEAD: Final = 4
"""Bytes of a frame's length."""


@value
class Prepare:
    """Load, or compile, what the levels need for a game."""

    game: str


@value
class Think:
    """Decide for whoever sees this view."""

    number: int
    agent: str
    game: str
    view: Any
    seed: int


@value
class Stop:
    """Nobody waits for this thought any more."""

    number: int


Question = Prepare | Think | Stop


class NotAView(TypeError):
    """Something was about to be shown to an opponent that may know what its seat may not."""


class _Pickler(pickle.Pickler):
    """Pickles questions, and refuses a state wherever it is hidden."""

    def reducer_override(self, obj: Any) -> Any:
        if type(obj).__name__ == "State" or (isinstance(obj, type) and obj.__name__ == "State"):
            raise NotAView(f"{type(obj).__module__}.State")
        return NotImplemented


class _Unpickler(pickle.Unpickler):
    """Makes values of ours and nothing else."""

    def find_class(self, module: str, name: str) -> Any:
        if module.split(".")[0] != "skirmish" or name == "State":
            raise pickle.UnpicklingError(f"{module}.{name}")
        return super().find_class(module, name)


def framed(content: bytes) -> bytes:
    """The content behind its length."""
    return len(content).to_bytes(HEAD, "big") + content


def question_frame(question: Question) -> bytes:
    """A question as it is sent. Equal questions give equal bytes, whatever their parts share in memory."""
    written = io.BytesIO()
    pickler = _Pickler(written, protocol=5)
    pickler.fast = True  # without a memory of what came before; values have no cycles
    pickler.dump(question)
    return framed(written.getvalue())


def read_question(content: bytes) -> Question:
    """The question of a frame."""
    question = _Unpickler(io.BytesIO(content)).load()
    if not isinstance(question, Question):
        raise pickle.UnpicklingError(type(question).__name__)
    return question

"""The worker protocol: what the server asks of a worker process, and how it is written.

Frames each way: a length of four bytes, then the content. To the worker: pickled messages, which hold views.
From the worker: JSON lists. A state is never sent: pickling one raises an error, and so does pickling a value
that a worker would not read.
"""

from __future__ import annotations

import io
import pickle
from functools import cache
from typing import Any, Final, NamedTuple, cast

from skirmish import games
from skirmish.agents import Sureness
from skirmish.core import Options, value

HEAD: Final = 4
"""Bytes of a frame's length."""
UNRATED: Final = "-"
"""In place of a chance of winning: the agent searched nothing and has no opinion."""


@value
class Prepare:
    """Load what the levels need for a game once it is compiled; they can be asked before."""

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
    draw: bool = False
    """Say instead whether the agent accepts a draw: ``yes`` or ``no``."""
    match: str = ""
    """The match and seat whose search tree may be kept for the next decision; empty: keep none."""
    advises: bool = False
    """Answer an :class:`Advice` as text instead of a token."""


@value
class Stop:
    """The answer to this request is no longer needed."""

    number: int


class Advice(NamedTuple):
    """What an agent would do, and what it thinks of it. As text: the fields, with spaces between.

    ``win`` is its chance of winning as it sees it, None if it searched nothing. ``second`` is what it likes
    second best, and ``sure`` by how much it prefers its own decision.
    """

    token: str
    win: float | None
    second: str | None = None
    sure: Sureness | None = None

    def __str__(self) -> str:
        win = UNRATED if self.win is None else format(self.win, ".3f")
        return " ".join([self.token, win, *([self.second, self.sure] if self.second and self.sure else [])])

    @classmethod
    def parse(cls, text: str) -> Advice:
        """The advice in a worker's answer."""
        token, win, *more = text.split(" ")
        second, sure = more or (None, None)
        return cls(token, None if win == UNRATED else float(win), second, cast("Sureness | None", sure))


WorkerMessage = Prepare | Think | Stop


class NotAView(TypeError):
    """An engine was about to be sent something that may hold what its seat must not know, or that a worker
    would not read."""


def check_view(game_name: str, view: Any) -> None:
    """Raise :class:`NotAView` for what is no view of that game, or cannot be sent."""
    if type(view) is not _types(game_name)[1]:
        raise NotAView(type(view).__qualname__)
    try:
        encode_message(Think(0, "", game_name, view, 0, 0.0))
    except NotAView:
        raise
    except Exception as error:  # such as a function or a cycle; the message might quote hidden cards
        raise NotAView(type(error).__name__) from None


def _types(game_name: str) -> tuple[type, type]:
    """The types of a game's states and views."""
    return _types_of(game_name, type(games.load(game_name)))


@cache
def _types_of(game_name: str, _rules: type) -> tuple[type, type]:
    """``_rules`` differs if the game was installed again."""
    game = games.load(game_name)
    state = game.start(Options(game.variants[0]))
    return type(state), type(game.view(state, None))


class _Pickler(pickle.Pickler):
    """Pickles messages, and refuses a state however deeply it is nested.

    A game without hidden information may have one type for both.
    """

    def __init__(self, written: io.BytesIO, message: WorkerMessage) -> None:
        super().__init__(written, protocol=5)
        self._state: type | None = None
        self._view: type | None = None
        if isinstance(message, Think):
            self._state, self._view = _types(message.game)

    def reducer_override(self, obj: Any) -> Any:
        kind = obj if isinstance(obj, type) else type(obj)
        if kind is not self._view and (kind is self._state or kind.__name__ == "State"):
            raise NotAView(f"{kind.__module__}.{kind.__qualname__}")
        if isinstance(obj, type) and not _readable(obj.__module__):
            raise NotAView(f"{obj.__module__}.{obj.__qualname__}")
        return NotImplemented


class _Unpickler(pickle.Unpickler):
    """Makes values of this package's types and of the games' packages, and nothing else."""

    def find_class(self, module: str, name: str) -> Any:
        if not _readable(module) or (name == "State" and module.startswith("skirmish.")):
            raise pickle.UnpicklingError(f"{module}.{name}")
        return super().find_class(module, name)


def _readable(module: str) -> bool:
    """Whether a worker makes values of the types of a module."""
    package = module.split(".")[0]
    return package == "skirmish" or package in {games.package(each).split(".")[0] for each in games.names()}


def framed(content: bytes) -> bytes:
    """The content behind its length."""
    return len(content).to_bytes(HEAD, "big") + content


def encode_message(message: WorkerMessage) -> bytes:
    """A message as a frame. Equal messages give equal bytes, whatever their parts share in memory."""
    written = io.BytesIO()
    pickler = _Pickler(written, message)
    pickler.fast = True  # no memo; values have no cycles
    pickler.dump(message)
    return framed(written.getvalue())


def decode_message(content: bytes) -> WorkerMessage:
    """The message in a frame's content."""
    message = _Unpickler(io.BytesIO(content)).load()
    if not isinstance(message, WorkerMessage):
        raise pickle.UnpicklingError(type(message).__name__)
    return message

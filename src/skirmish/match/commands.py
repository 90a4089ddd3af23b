"""Commands: everything that can be done to a match, as typed values with one form in JSON.

A match is determined by its commands. :class:`~skirmish.match.Snapshot` folds them; the server's log, the
terminal's saved files and the arena's journal store them, all through :func:`encode` and :func:`decode`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from sys import intern
from typing import Any, ClassVar, Final, Literal, get_args

from skirmish.core import Seat
from skirmish.core.value import value

CommandKind = Literal[
    "join",
    "open",
    "start",
    "act",
    "resign",
    "offer-draw",
    "accept-draw",
    "decline-draw",
    "take-back",
    "ask-takeback",
    "accept-takeback",
    "decline-takeback",
    "flag",
    "close",
    "rematch",
    "restore",
]


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Take a seat, with a name (may be empty).

    In scheme 2 of fair chance, ``commitment`` is the SHA-256 of an entropy that an OpenEntropy will disclose;
    a seat that the host plays has none. In scheme 1 the entropy is given at once. ``claim`` concerns a server
    only: the SHA-256 of a key, which becomes the seat's only one.
    """

    kind: ClassVar[CommandKind] = "join"
    name: str
    entropy: str | None = None
    commitment: str | None = None
    claim: str | None = None


@dataclass(frozen=True, slots=True)
class OpenEntropy:
    """Disclose the entropy that the seat has committed to: possible once both seats are taken."""

    kind: ClassVar[CommandKind] = "open"
    entropy: str


@dataclass(frozen=True, slots=True)
class Start:
    """Begin: both seats are taken and open. Settles the chance events before the first decision.

    ``terms`` are those of takebacks; the matches of earlier editions have none.
    """

    kind: ClassVar[CommandKind] = "start"
    terms: int | None = None


@dataclass(frozen=True, slots=True)
class Submit:
    """Decide: a token that answers the prompt with that number, or the current one."""

    kind: ClassVar[CommandKind] = "act"
    token: str
    prompt: int | None = None


@dataclass(frozen=True, slots=True)
class Resign:
    """Give up."""

    kind: ClassVar[CommandKind] = "resign"


@dataclass(frozen=True, slots=True)
class OfferDraw:
    """Offer a draw, or accept the opponent's offer."""

    kind: ClassVar[CommandKind] = "offer-draw"


@dataclass(frozen=True, slots=True)
class AcceptDraw:
    """Accept the opponent's offer of a draw."""

    kind: ClassVar[CommandKind] = "accept-draw"


@dataclass(frozen=True, slots=True)
class DeclineDraw:
    """Decline the opponent's offer of a draw."""

    kind: ClassVar[CommandKind] = "decline-draw"


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take back the seat's last decision, or ask the opponent where that needs consent."""

    kind: ClassVar[CommandKind] = "take-back"


@dataclass(frozen=True, slots=True)
class AskTakeback:
    """A TakeBack that needs the opponent's consent."""

    kind: ClassVar[CommandKind] = "ask-takeback"


@dataclass(frozen=True, slots=True)
class AcceptTakeback:
    """Consent to the takeback that the opponent asked for."""

    kind: ClassVar[CommandKind] = "accept-takeback"


@dataclass(frozen=True, slots=True)
class DeclineTakeback:
    """Refuse the takeback that the opponent asked for."""

    kind: ClassVar[CommandKind] = "decline-takeback"


@dataclass(frozen=True, slots=True)
class Flag:
    """End the match because the time of the seat that must decide is up."""

    kind: ClassVar[CommandKind] = "flag"


@dataclass(frozen=True, slots=True)
class Close:
    """End the match in the name of the server's operator: won by the seat of that letter, or drawn.

    Neither player issues it, and neither did anything: they have not resigned or agreed.
    """

    kind: ClassVar[CommandKind] = "close"
    winner: str | None = None


@dataclass(frozen=True, slots=True)
class Rematch:
    """Offer a rematch, or accept the opponent's offer; then ``next`` is the id of the new match."""

    kind: ClassVar[CommandKind] = "rematch"
    next: str | None = None


@dataclass(frozen=True, slots=True)
class Restore:
    """The database was restored from a backup: chance is keyed with this epoch from now on.

    Issued by the match itself. What had been rolled and drawn after the backup must not come again.
    """

    kind: ClassVar[CommandKind] = "restore"
    epoch: int


Command = (
    TakeSeat
    | OpenEntropy
    | Start
    | Submit
    | Resign
    | OfferDraw
    | AcceptDraw
    | DeclineDraw
    | TakeBack
    | AskTakeback
    | AcceptTakeback
    | DeclineTakeback
    | Flag
    | Close
    | Rematch
    | Restore
)

_TYPES: Final[dict[object, Any]] = {each.kind: each for each in get_args(Command)}
_FIELDS: Final = {each.kind: [one.name for one in fields(each)] for each in get_args(Command)}
_NUMBERS: Final = ("prompt", "terms", "epoch")
"""The fields that hold a whole number; all others hold text."""


@value
class Issued:
    """A command as it was given: by which seat (None: by the match itself), and when, in milliseconds."""

    command: Command
    seat: Seat | None
    at: int

    def to_json(self) -> dict[str, Any]:
        """As a JSON-ready dict; :meth:`from_json` is the inverse. No seat and the time 0 are left out."""
        seat = {} if self.seat is None else {"seat": self.seat.letter}
        return {**encode(self.command), **seat, **({"at": self.at} if self.at else {})}

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> Issued:
        """The inverse of :meth:`to_json`. Raises ValueError for anything else."""
        rest = _members(plain)
        letter, at = rest.pop("seat", None), rest.pop("at", 0)
        if type(at) is not int or letter not in (None, "S", "N"):
            raise ValueError(f"no seat and time: {plain}")
        return cls(decode(rest), None if letter is None else Seat.from_letter(letter), at)


def encode(command: Command) -> dict[str, Any]:
    """A command as a JSON-ready dict: ``kind``, and those of its fields that are not None."""
    values = [(name, getattr(command, name)) for name in _FIELDS[command.kind]]
    return {"kind": command.kind, **{name: value for name, value in values if value is not None}}


def _members(plain: object) -> dict[str, Any]:
    if not isinstance(plain, Mapping):
        raise ValueError(f"no command: {plain}")
    return dict(plain)


def decode(plain: Mapping[str, Any]) -> Command:
    """The inverse of :func:`encode`. Raises ValueError for anything else."""
    rest = _members(plain)
    try:
        made = _TYPES[rest.pop("kind", None)]
        for name, value in rest.items():
            if type(value) is not (int if name in _NUMBERS else str):
                raise TypeError(name)
        command: Command = made(**rest)
    except (KeyError, TypeError):
        raise ValueError(f"no command: {plain}") from None
    if isinstance(command, Submit):
        return Submit(intern(command.token), command.prompt)  # thousands of matches share their tokens
    return command

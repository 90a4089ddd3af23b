"""The command line's messages in the reader's language. Fluent is imported with the first message."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from skirmish import agents
from skirmish.core import Decide, Fact, Facts, IllegalAction, Roll, Seat, SkirmishError

if TYPE_CHECKING:
    from skirmish.i18n.speaker import Speaker

HUMAN: Final = "human"
"""The name of a person in place of an agent's."""
_REASONS: Final = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EISDIR: "directory",
    errno.EACCES: "permission",
    errno.EPERM: "permission",
    errno.EROFS: "read-only",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.ENAMETOOLONG: "long-name",
    errno.ELOOP: "loop",
    errno.EIO: "device",
    errno.EBADF: "closed",
}
"""System errors, and the variant of the message ``file`` for each."""


class CallError(Exception):
    """A usage error or bad input: the message ``terminal-CODE`` and exit code 2."""

    def __init__(self, code: str, /, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class NoFolder(FileNotFoundError):
    """The folder of a file to be written does not exist; ``filename`` is the folder."""


def safe_name(name: str) -> str:
    """A file name in one line, with control characters escaped."""
    return "".join(
        each if each.isprintable() else each.encode("unicode_escape").decode("ascii") for each in name
    )


def printable(text: str) -> str:
    """A text with control characters replaced."""
    return "".join(
        each if each.isprintable() or each in "\n\u00a0" else "\N{REPLACEMENT CHARACTER}" for each in text
    )


class Voice:
    """Messages in one language, loaded when the first one is needed."""

    def __init__(self, lang: str | None = None) -> None:
        self._lang = lang

    @property
    def asked_for(self) -> bool:
        """Whether the language was given explicitly."""
        return self._lang is not None

    @cached_property
    def lang(self) -> str:
        """The language: the one asked for, or the environment's."""
        from skirmish.i18n.speaker import preferred

        return self._lang or preferred(os.environ)

    @cached_property
    def speaker(self) -> Speaker:
        """The messages of all packages."""
        from skirmish.i18n.speaker import Speaker

        return Speaker(self.lang)

    def say(self, key: str, /, **facts: Fact) -> str:
        """The command line's own message ``terminal-KEY``."""
        return self.speaker.say(f"terminal-{key}", **facts)

    def optional(self, message_id: str, **facts: Fact) -> str:
        """A message that a game may have, or an empty string."""
        return self.speaker.say(message_id, **facts) if self.speaker.has(message_id) else ""

    def opponent(self, name: str) -> str:
        """The name of an opponent; for a program, its command line."""
        return self.speaker.say(f"opponent-{name}") if name in agents.names() else safe_name(name)

    def who(self, name: str, *, alone: bool = False) -> str:
        """The player of a seat: a person, "you" for the only one, or an opponent by its name."""
        return self.say("who", who="you" if alone else "other") if name == HUMAN else self.opponent(name)

    def plays(self, name: str) -> str:
        """How a built-in opponent plays, in a sentence."""
        return self.speaker.say(f"opponent-{name}-plays")

    def labels(self, game_name: str) -> Callable[[str, Facts], str]:
        """The words of a game's drawings, as :data:`skirmish.drawing.Say` wants them."""
        seats = {f"text-{seat.word}": seat for seat in Seat}

        def label(message: str, facts: Facts) -> str:
            if message in seats:
                return self.speaker.seat(seats[message], game_name)
            return self.speaker.say(message, **facts)

        return label

    def asked(self, game_name: str, pending: Decide | Roll[Any]) -> str:
        """The prompt with the seat it is for: ``South: Place a block …``"""
        seat = self.speaker.seat(pending.seat, game_name)
        return self.say("asked", seat=seat, sentence=self.speaker.prompt(game_name, pending))

    def error(self, error: SkirmishError) -> str:
        """What went wrong, without a place or a rule."""
        return self.speaker.what(error)

    def fault(self, game_name: str, error: SkirmishError) -> str:
        """Why a record or a token is refused, without place and rule, in the game's words if it has any."""
        if isinstance(error, IllegalAction):
            return self.speaker.reason(game_name, error.refusal)
        cause = getattr(error, "cause", None)
        return self.fault(game_name, cause) if isinstance(cause, SkirmishError) else self.error(error)

    def warn(self, text: str) -> None:
        """Print a line on standard error, with control characters replaced."""
        with suppress(OSError):  # standard error is gone
            print(f"skirmish: {printable(text)}", file=sys.stderr, flush=True)

    def unreadable(self, name: str, error: OSError) -> str:
        """Why a file could not be read or written."""
        if isinstance(error, NoFolder):
            return self.say("file", name=safe_name(str(error.filename)), reason="no-folder", detail="")
        reason = _REASONS.get(error.errno or 0, "other")
        return self.say("file", name=safe_name(name), reason=reason, detail=error.strerror or str(error))

"""What the commands say, in the reader's language. Nothing of Fluent is imported before the first word."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from skirmish import agents
from skirmish.core import Decide, Fact, Facts, IllegalAction, Refusal, Roll, Seat, SkirmishError

if TYPE_CHECKING:
    from skirmish.i18n.speaker import Speaker

HUMAN: Final = "human"
"""What stands where an agent's name would, if somebody sits there."""
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
"""What the system may say, and how we say it."""


class CallError(Exception):
    """A bad call or bad input: the message ``terminal-CODE`` goes to standard error, the status is 2."""

    def __init__(self, code: str, /, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class NoFolder(FileNotFoundError):
    """The folder is not there in which a file is to be written; ``filename`` is the folder."""


def safe_name(name: str) -> str:
    """A file's name in one line, with an escape for whatever a terminal might obey."""
    return "".join(
        each if each.isprintable() else each.encode("unicode_escape").decode("ascii") for each in name
    )


def printable(text: str) -> str:
    """A text without control characters and the like, which a terminal might obey."""
    return "".join(
        each if each.isprintable() or each in "\n\u00a0" else "\N{REPLACEMENT CHARACTER}" for each in text
    )


class Voice:
    """One reader's language, loaded when something has to be said."""

    def __init__(self, lang: str | None = None) -> None:
        self._lang = lang

    @property
    def asked_for(self) -> bool:
        """Whether somebody asked for this language in so many words."""
        return self._lang is not None

    @cached_property
    def lang(self) -> str:
        """The language: the one asked for, or the environment's."""
        from skirmish.i18n.speaker import preferred

        return self._lang or preferred(os.environ)

    @cached_property
    def speaker(self) -> Speaker:
        """The rulebook's sentences."""
        from skirmish.i18n.speaker import Speaker

        return Speaker(self.lang)

    def say(self, key: str, /, **facts: Fact) -> str:
        """The command line's own message ``terminal-KEY``."""
        return self.speaker.say(f"terminal-{key}", **facts)

    def optional(self, message_id: str, **facts: Fact) -> str:
        """A message that a game may have, or an empty string."""
        return self.speaker.say(message_id, **facts) if self.speaker.has(message_id) else ""

    def opponent(self, name: str) -> str:
        """What an opponent is called; a program is what was typed."""
        return self.speaker.say(f"opponent-{name}") if name in agents.names() else safe_name(name)

    def who(self, name: str) -> str:
        """Who sits at a seat: a person, or an opponent by its name."""
        return self.say("who") if name == HUMAN else self.opponent(name)

    def plays(self, name: str) -> str:
        """How an opponent of ours plays, in a sentence."""
        return self.speaker.say(f"opponent-{name}-plays")

    def labels(self, game_name: str) -> Callable[[str, Facts], str]:
        """The words of a game's drawings, as :data:`skirmish.drawing.Say` wants them."""
        seats = {f"text-{seat.word}": seat for seat in Seat}

        def label(message: str, facts: Facts) -> str:
            if message in seats:
                return self.speaker.seat(seats[message], game_name)
            return self.speaker.say(message, **facts)

        return label

    def prompt(self, game_name: str, pending: Decide | Roll[Any]) -> str:
        """What is asked, or what chance settles."""
        return self.speaker.prompt(game_name, pending)

    def asked(self, game_name: str, pending: Decide | Roll[Any]) -> str:
        """The same with whom it is asked of: ``South: Place a block …``"""
        seat = self.speaker.seat(pending.seat, game_name)
        return self.say("asked", seat=seat, sentence=self.prompt(game_name, pending))

    def reason(self, game_name: str, refusal: Refusal) -> str:
        """Why not, without the rule: whoever cites it does so in a form of their own."""
        return self.speaker.reason(game_name, refusal)

    def error(self, error: SkirmishError) -> str:
        """What went wrong, without a place or a rule."""
        return self.speaker.what(error)

    def fault(self, game_name: str, error: SkirmishError) -> str:
        """Why a record or a token is refused, without place and rule, in the game's words if it has any."""
        if isinstance(error, IllegalAction):
            return self.reason(game_name, error.refusal)
        cause = getattr(error, "cause", None)
        return self.fault(game_name, cause) if isinstance(cause, SkirmishError) else self.error(error)

    def warn(self, text: str) -> None:
        """One line on standard error; what came from outside does nothing to the terminal."""
        with suppress(OSError):  # nobody is left to be told
            print(f"skirmish: {printable(text)}", file=sys.stderr, flush=True)

    def unreadable(self, name: str, error: OSError) -> str:
        """Why a file could not be read or written."""
        if isinstance(error, NoFolder):
            return self.say("file", name=safe_name(str(error.filename)), reason="no-folder", detail="")
        reason = _REASONS.get(error.errno or 0, "other")
        return self.say("file", name=safe_name(name), reason=reason, detail=error.strerror or str(error))

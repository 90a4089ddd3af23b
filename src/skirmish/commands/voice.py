"""What the commands say, in the reader's language. Nothing of Fluent is imported before the first word."""

from __future__ import annotations

import os
import sys
from functools import cached_property
from typing import TYPE_CHECKING

from skirmish.core import Fact, Facts

if TYPE_CHECKING:
    from skirmish.rulebook.messages import Speaker


class Fault(Exception):
    """A bad call or bad input: the message ``terminal-CODE`` goes to standard error, the status is 2."""

    def __init__(self, code: str, /, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class Voice:
    """One reader's language, loaded when something has to be said."""

    def __init__(self, lang: str | None = None) -> None:
        self._lang = lang

    @cached_property
    def lang(self) -> str:
        """The language: the one asked for, or the environment's."""
        from skirmish.rulebook.messages import preferred

        return self._lang or preferred(os.environ)

    @cached_property
    def speaker(self) -> Speaker:
        """The rulebook's sentences."""
        from skirmish.rulebook.messages import Speaker

        return Speaker(self.lang)

    def say(self, key: str, /, **facts: Fact) -> str:
        """The command line's own message ``terminal-KEY``."""
        return self.speaker.say(f"terminal-{key}", **facts)

    def label(self, message: str, facts: Facts) -> str:
        """The words of a drawing, as :data:`skirmish.drawing.Say` wants them; those under a board are ours."""
        return self.speaker.say(f"terminal-{message}" if message.startswith("text-") else message, **facts)

    def warn(self, text: str) -> None:
        """One line on standard error."""
        print(f"skirmish: {text}", file=sys.stderr)

    def unreadable(self, name: str, error: OSError) -> str:
        """Why a file could not be read or written."""
        reason = {
            FileNotFoundError: "missing",
            IsADirectoryError: "directory",
            NotADirectoryError: "missing",
            PermissionError: "permission",
        }.get(type(error), "other")
        return self.say("file", name=name, reason=reason, detail=error.strerror or str(error))

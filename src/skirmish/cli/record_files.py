"""Reading files of records, and saying what is wrong with one and where."""

from __future__ import annotations

import errno
import sys
from pathlib import Path

from skirmish.cli.arguments import STANDARD_INPUT
from skirmish.cli.voice import CallError, Voice, safe_name
from skirmish.records import RecordError, decode


def read_text(name: str, voice: Voice) -> str:
    """The text of a file or of standard input. Raises :class:`CallError` if it cannot be read."""
    try:
        raw = sys.stdin.buffer.read() if name == STANDARD_INPUT else Path(name).read_bytes()
        return decode(raw)
    except RecordError as error:
        raise CallError(
            "unreadable", sentence=f"{safe_name(name)}: {place(error.number, error.line, voice, error)}"
        ) from error
    except OSError as error:
        raise CallError("unreadable", sentence=voice.unreadable(name, error)) from error
    except ValueError as error:  # a file name with a NUL in it
        raise CallError(
            "unreadable", sentence=voice.unreadable(name, FileNotFoundError(errno.ENOENT, ""))
        ) from error


def place(number: int | None, line: int, voice: Voice, error: RecordError, game_name: str = "") -> str:
    """``token 17, line 9: sentence (rule I-3.6)``."""
    sentence = voice.fault(game_name, error)
    return placed(number, line, sentence, error.rule, voice)


def placed(number: int | None, line: int, sentence: str, rule: str | None, voice: Voice) -> str:
    """A sentence with its place before it and its rule after it."""
    where = {"number": str(number or "none"), "line": str(line)}
    return voice.say("place", sentence=sentence, rule=rule or "none", **where)

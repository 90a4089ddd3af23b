"""The command line: finds the language and the command, and turns whatever happens into an exit status.

0: done. 1: a fault was found in what was to be judged. 2: a bad call or bad input, the reason on standard
error. 130: interrupted. 141: whoever read our output has left. Never a traceback for any of these.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper

from skirmish import __version__
from skirmish.cli import commands
from skirmish.cli.voice import CallError, Voice
from skirmish.core import SkirmishError

INTERRUPTED, PIPE_CLOSED = 130, 141
_OF_WRITING = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF, errno.EAGAIN)


def main(argv: Sequence[str] | None = None) -> int:
    """Run ``skirmish`` with these arguments and give its exit status."""
    _open_streams()
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        return _run(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return PIPE_CLOSED


def _drop_output() -> None:
    """What is still in the buffer would be written at exit, and fail again."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(arguments: list[str]) -> int:
    try:
        voice = _voice(arguments)
    except SkirmishError as error:
        voice = Voice()
        voice.warn(voice.error(error))
        return 2
    try:
        status = _judged(arguments, voice)
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        voice.warn(_refused(error, voice))
        return 2
    return status


def _judged(arguments: list[str], voice: Voice) -> int:
    try:
        return _dispatch(arguments, voice)
    except SystemExit as leaving:  # argparse: a help text or a bad call, already printed
        return leaving.code if isinstance(leaving.code, int) else 2
    except CallError as fault:
        voice.warn(voice.say(fault.code, **fault.facts))
    except SkirmishError as error:
        voice.warn(voice.error(error))
    return 2


def _refused(error: OSError, voice: Voice) -> str:
    """What the system refused. Files have names; without one, what befalls writing befell the output."""
    if error.filename is not None:
        return voice.unreadable(str(error.filename), error)
    if error.errno in _OF_WRITING:
        _drop_output()
        return voice.unreadable(voice.say("standard-output"), error)
    return voice.say("system", detail=error.strerror or str(error))


def _dispatch(arguments: list[str], voice: Voice) -> int:
    command_name, rest = _split(arguments)
    if not command_name and _silent(rest):
        command_name = commands.FIRST
    if command_name in commands.names():
        command = commands.load(command_name)
        parser = command.parser(voice)
        options, unknown = parser.parse_known_args(rest)
        if unknown:
            parser.error(voice.say("argparse-unrecognized") % " ".join(unknown))
        return command.run(options, voice)
    return _overview(command_name, rest, voice)


def _overview(command_name: str, rest: list[str], voice: Voice) -> int:
    """``skirmish`` with a command that there is not, or with nothing but options."""
    if command_name:
        from difflib import get_close_matches

        near = get_close_matches(command_name, commands.names(), 1)
        known = ", ".join(commands.names())
        raise CallError("unknown-command", name=command_name, near=near[0] if near else "none", known=known)
    if "--version" in rest:
        print(f"skirmish {__version__}")
        return 0
    from skirmish.cli.overview import overview

    return overview(voice, rest)


def _split(arguments: list[str]) -> tuple[str, list[str]]:
    """The command, and all other arguments in their order; ``--lang`` may stand before the command."""
    at = 0
    while at < len(arguments) and arguments[at].startswith("-") and len(arguments[at]) > 1:
        at += 2 if arguments[at] == "--lang" else 1
    if at < len(arguments):
        return arguments[at], arguments[:at] + arguments[at + 1 :]
    return "", arguments


def _silent(rest: list[str]) -> bool:
    """Whether nothing is asked for but, perhaps, a language: then we serve the table in the browser."""
    return (
        not rest
        or (len(rest) == 2 and rest[0] == "--lang")
        or (len(rest) == 1 and rest[0].startswith("--lang="))
    )


def _voice(arguments: list[str]) -> Voice:
    """The language asked for by ``--lang``, wherever it stands; the last one counts."""
    asked = None
    for at, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
        elif argument == "--lang" and at + 1 < len(arguments):
            asked = arguments[at + 1]
    if asked is None:
        return Voice()
    from skirmish.i18n.speaker import language

    return Voice(language(asked))


def _open_streams() -> None:
    """Streams that can be used: closed input is empty, writing to closed output fails.

    What a stream cannot encode is written as an escape.
    """
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115  # open until the process ends
    if sys.stdout is None:
        unwritable = os.open(os.devnull, os.O_RDONLY)  # as with a full disk, it is writing that fails
        sys.stdout = open(unwritable, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # Hangul under LANG=C, for instance
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


if __name__ == "__main__":
    sys.exit(main())

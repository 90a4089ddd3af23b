"""The entry point of ``skirmish``: finds the language and the command, and gives the exit code.

The codes are in :mod:`skirmish.cli.exit_codes`. Usage errors, bad input, Ctrl-C and a closed pipe never
cause a traceback.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper

from skirmish import __version__
from skirmish.cli import commands, exit_codes
from skirmish.cli.voice import CallError, Voice
from skirmish.core import SkirmishError, UnknownName

_WRITE_ERRORS = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF, errno.EAGAIN)


def main(argv: Sequence[str] | None = None) -> int:
    """Run ``skirmish`` with these arguments and give its exit code."""
    _open_streams()
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        return _run(arguments)
    except KeyboardInterrupt:
        return exit_codes.INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return exit_codes.PIPE_CLOSED


def _drop_output() -> None:
    """Discard buffered output, which Python would try to write again at exit."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(arguments: list[str]) -> int:
    voice = _voice(arguments)
    try:
        status = _judged(arguments, voice)
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        voice.warn(_refused(error, voice))
        return exit_codes.USAGE
    return status


def _judged(arguments: list[str], voice: Voice) -> int:
    try:
        return _dispatch(arguments, voice)
    except SystemExit as leaving:  # argparse has printed a help text or a usage error
        return leaving.code if isinstance(leaving.code, int) else exit_codes.USAGE
    except CallError as fault:
        voice.warn(voice.say(fault.code, **fault.facts))
    except SkirmishError as error:
        voice.warn(voice.error(error))
    return exit_codes.USAGE


def _refused(error: OSError, voice: Voice) -> str:
    """The message for an OSError. A write error without a file name concerns standard output."""
    if error.filename is not None:
        return voice.unreadable(str(error.filename), error)
    if error.errno in _WRITE_ERRORS:
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
    """Handle an unknown command, or options without a command."""
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
    """The command, and all other arguments in order; ``--lang`` may come before the command."""
    at = 0
    while at < len(arguments) and arguments[at].startswith("-") and len(arguments[at]) > 1:
        at += 2 if arguments[at] == "--lang" else 1
    if at < len(arguments):
        return arguments[at], arguments[:at] + arguments[at + 1 :]
    return "", arguments


def _silent(rest: list[str]) -> bool:
    """Whether there are no arguments except a language: then the default command runs."""
    return (
        not rest
        or (len(rest) == 2 and rest[0] == "--lang")
        or (len(rest) == 1 and rest[0].startswith("--lang="))
    )


def _voice(arguments: list[str]) -> Voice:
    """The language of ``--lang``, anywhere on the command line, or of ``SKIRMISH_LANG``; the last one counts.

    An unknown one is named on standard error, and the environment's language is used, or else English.
    """
    asked = None
    for at, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
        elif argument == "--lang" and at + 1 < len(arguments):
            asked = arguments[at + 1]
    tag = asked or os.environ.get("SKIRMISH_LANG")
    if not tag:
        return Voice()
    from skirmish.i18n.speaker import language

    try:
        known = language(tag)
    except UnknownName as error:
        voice = Voice()
        voice.warn(voice.error(error))
        return voice
    return Voice(known if asked else None)


def _open_streams() -> None:
    """Replace closed streams: input is empty, writing to output fails. Unencodable letters are escaped."""
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

"""``bot``: a built-in opponent as a text protocol bot, or any opponent as a guest on a server."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from io import TextIOWrapper
from typing import Final

from skirmish import agents
from skirmish.bots.bot import Bot, HostError
from skirmish.bots.protocol import LONGEST_HOST_LINE
from skirmish.cli.command import Parser, Subcommand, whole_number
from skirmish.cli.voice import CallError, Voice
from skirmish.cli.warm_up import get_ready
from skirmish.core import AnyGame, SkirmishError
from skirmish.core.errors import excerpt
from skirmish.match.seeds import Seed

_MOMENT: Final = 1.0
"""Seconds to load a compiled search before the host is answered."""


def _bot(options: Namespace, voice: Voice) -> int:
    if options.nodes is not None and options.nodes < 1:
        raise CallError("bot-nodes", nodes=options.nodes)
    if options.join is not None:
        from skirmish.cli.guest_seat import play_as_guest  # most bots need no connection

        return play_as_guest(options, voice)
    program = options.program or options.level
    if program.startswith(agents.PROGRAM) or options.program:
        raise CallError("bot-program", name=excerpt(program))
    agents.load(options.level)  # an unknown name is told at once
    seed = Seed.asked_or_drawn(options.seed)

    def note(error: SkirmishError) -> None:
        voice.warn(voice.error(error))

    def ready(game: AnyGame) -> None:
        get_ready(game, [options.level], _MOMENT)

    bot = Bot(
        name=f"skirmish {options.level}",
        # With a number of nodes it plays the same on every machine, so it waits for its compiled search.
        make=lambda limit: agents.load(options.level, limit, waits=options.nodes is not None),
        chance=seed.agents,
        say=lambda line: print(line, flush=True),
        note=note,
        nodes=options.nodes,
        ready=ready,
    )
    try:
        for line in _lines():
            if not bot.hear(line):
                break
    except HostError as error:
        note(error)
        if isinstance(error.__cause__, SkirmishError):
            note(error.__cause__)
        return 2
    return 0


def _lines() -> Iterator[str]:
    """What the host says, until it says no more. The protocol is UTF-8, whatever the terminal is."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")
    while line := sys.stdin.readline(LONGEST_HOST_LINE + 1):
        if len(line) > LONGEST_HOST_LINE:
            raise HostError("host-line", text=excerpt(line))
        yield line


def _arguments(parser: Parser) -> None:
    parser.add_argument("program", nargs="?", metavar="cmd:PROGRAM", help="help-bot-program")
    parser.add_argument("--join", metavar="LINK", help="help-bot-join")
    parser.add_argument("--name", metavar="NAME", help="help-bot-name")
    parser.add_argument("--level", metavar="A", default="general")
    parser.add_argument("--nodes", metavar="N", type=whole_number, help="help-bot-nodes")
    parser.add_argument("--seed", metavar="S")


BOT: Final = Subcommand("bot", _arguments, _bot)

"""``play``: a match in the terminal against an agent or another person, or between two agents."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Final

from skirmish import agents, games
from skirmish.bots import load_agent
from skirmish.cli.arguments import BOARDS, variant_named
from skirmish.cli.boards import board_style
from skirmish.cli.command import Parser, Subcommand
from skirmish.cli.files import data_folder
from skirmish.cli.voice import HUMAN, CallError, Voice
from skirmish.core import Options
from skirmish.match.seeds import RANDOM, Seed

if TYPE_CHECKING:
    from skirmish.cli.terminal.session import Session
    from skirmish.records import Record

_LATEST: Final = ""
"""``--resume`` without a file."""
_LEVEL: Final = agents.LEVELS[0]
"""The default opponent, in games that have levels: the gentlest, as in the first match on the page."""
_NEW_ONLY: Final = ("game", "variant", "south", "north", "level", "first", "seed", "clock", "war")
"""Options that are settled when a match starts, and cannot be given with ``--resume``."""


def _play(options: Namespace, voice: Voice) -> int:
    from skirmish.cli.terminal import saving
    from skirmish.cli.terminal.series import SeriesPlayer

    before: tuple[Record, ...] = ()
    path = None
    if options.resume is None:
        session = new_session(options)
    else:
        path = _resumed_path(options)
        session, before = _resumed(path)
    with closing(saving.Autosave(data_folder())) as autosave:
        foreign = bool(options.resume)  # a file that a person named, not our own autosave
        series = SeriesPlayer(voice, board_style(options.board), autosave, path, foreign=foreign)
        return series.play(session, before)


def new_session(options: Namespace) -> Session:
    """The match that the options ask for; for the terminal."""
    from skirmish.cli.terminal.session import NO_CLOCK, Session, fair_chance, parse_clock
    from skirmish.cli.terminal.wars import war_named
    from skirmish.cli.warm_up import check_offered
    from skirmish.lab.entrants import check_program

    game = games.load(options.game or games.names()[0])
    variant = variant_named(game, options.variant or game.info.beginners)
    who = who_plays(options, agents.offered(game.name))
    for each in who:
        if each != HUMAN:
            load_agent(each)
            check_program(each)
    check_offered(game, who)
    extra = {"Date": date.today().isoformat()}
    if options.seed is not None:
        extra["Seed"] = options.seed
    first = Seed.asked_or_drawn(options.seed).first(options.first or RANDOM)
    if options.war is not None:
        extra["War"] = war_named(game.name, options.war, first).name
    clock = options.clock or NO_CLOCK
    parse_clock(clock)
    return Session.start(game.name, Options(variant, first), who, fair_chance(options.seed), clock, extra)


def who_plays(options: Namespace, offered: Sequence[str]) -> tuple[str, str]:
    """Who plays South and North; ``--level`` takes the side that is free, the default opponent North."""
    south, north, level = options.south, options.north, options.level
    if level is not None and north is not None:
        if south is not None or north != HUMAN:
            raise CallError("level-taken", level=level)
        south = level
    return south or HUMAN, north or level or (_LEVEL if _LEVEL in offered else offered[-1])


def _resumed_path(options: Namespace) -> Path:
    from skirmish.cli.terminal import saving

    for name in _NEW_ONLY:
        if getattr(options, name) is not None:
            raise CallError("resume-alone", option="GAME" if name == "game" else f"--{name}")
    return saving.latest() if options.resume == _LATEST else Path(options.resume)


def _resumed(path: Path) -> tuple[Session, tuple[Record, ...]]:
    from skirmish.cli.terminal import saving
    from skirmish.cli.terminal.session import Session
    from skirmish.records import RecordError

    try:
        *before, last = saving.read(path)
    except (RecordError, ValueError) as error:  # no record of ours, or none at all
        if (missing := saving.missing_game(error)) is not None:
            raise missing from None
        raise CallError("not-resumable", name=str(path), reason="broken") from None
    if last.finished:
        raise CallError("not-resumable", name=str(path), reason="over")
    return Session.unsealed(last), tuple(before)


def _arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?")
    parser.add_argument("--variant", metavar="V", help="help-play-variant")
    parser.add_argument("--south", metavar="WHO")
    parser.add_argument("--north", metavar="WHO")
    parser.add_argument("--level", metavar="LEVEL", choices=agents.LEVELS, help="help-play-level")
    parser.add_argument("--first", choices=("S", "N", RANDOM))
    parser.add_argument("--seed", metavar="S")
    parser.add_argument("--clock", metavar="TIME")
    parser.add_argument("--war", metavar="WAR")
    parser.add_argument("--board", choices=BOARDS)
    parser.add_argument("--resume", metavar="FILE", nargs="?", const=_LATEST)


PLAY: Final = Subcommand("play", _arguments, _play)

"""``arena``: a round-robin tournament of agents, with ratings."""

from __future__ import annotations

import signal
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from skirmish.agents import Limit
from skirmish.cli.arguments import out_folder, seed_of
from skirmish.cli.command import Parser, Subcommand, whole_number, width
from skirmish.cli.exit_codes import INTERRUPTED, UNFINISHED
from skirmish.cli.progress import progress_bar
from skirmish.cli.voice import Voice, safe_name
from skirmish.cli.warm_up import make_ready
from skirmish.core import MissingExtra
from skirmish.games import load

if TYPE_CHECKING:
    from skirmish.lab.arena import Plan, Result

_GAMES: Final = 20


def _arena(options: Namespace, voice: Voice) -> int:
    from skirmish.lab import arena

    folder = out_folder(options.out)
    plan = _plan(options, folder)

    try:
        # Once here, not in every process at the same time. Machines of a cluster compile for themselves.
        make_ready(load(plan.game), (each.agent for each in plan.entrants), voice)
        with _interrupted_by_termination(), progress_bar(voice) as shown:
            result = arena.run(
                plan,
                folder=folder,
                jobs=options.jobs,
                cluster=options.cluster,
                anchor=options.anchor,
                watch=shown,
            )
    except arena.ArenaInterrupted as interrupted:
        _tell_so_far(interrupted.result, folder, voice)
        return INTERRUPTED
    except KeyboardInterrupt:
        return INTERRUPTED
    _tell(result, folder, voice)
    return UNFINISHED if result.crashes else 0


def _plan(options: Namespace, folder: Path | None) -> Plan:
    """The tournament that the options describe."""
    from skirmish.lab.arena import Plan

    limit = None
    if options.time is not None or options.nodes is not None:
        limit = Limit(milliseconds=options.time, nodes=options.nodes)
    return Plan.of(
        options.game,
        options.agents,
        games=options.games,
        seed=seed_of(options.seed, folder),
        variant=options.variant,
        limit=limit,
    )


@contextmanager
def _interrupted_by_termination() -> Iterator[None]:
    """Let SIGTERM interrupt what runs here as Ctrl-C does, so that finished games are reported."""
    before = signal.signal(signal.SIGTERM, lambda _number, _frame: signal.raise_signal(signal.SIGINT))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _tell_so_far(result: Result, folder: Path | None, voice: Voice) -> None:
    from skirmish.lab.format import summary

    if result.played:
        print(summary(result, voice.lang, width()))
    if folder is not None:
        counts = {"over": str(result.played), "total": str(result.plan.total)}
        voice.warn(voice.say("arena-left", folder=safe_name(str(folder)), **counts))


def _tell(result: Result, folder: Path | None, voice: Voice) -> None:
    from skirmish.lab.format import summary

    if folder is not None:  # first: the reader of the output may close the pipe
        _draw(result, folder, voice)
    print(summary(result, voice.lang, width()))
    if folder is not None:
        print(voice.say("arena-kept", folder=safe_name(str(folder))))


def _draw(result: Result, folder: Path, voice: Voice) -> None:
    from skirmish.lab import plots

    try:
        for name, raw in plots.ratings(result, voice.lang).items():
            (folder / name).write_bytes(raw)
    except MissingExtra as error:
        voice.warn(voice.error(error))


def _arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--agents", metavar="A,B", action="append", required=True)
    parser.add_argument("--games", metavar="N", type=whole_number, default=_GAMES, help="help-arena-games")
    parser.add_argument("--seed", metavar="S")
    parser.add_argument("--variant", metavar="V", help="help-play-variant")
    limits = parser.add_mutually_exclusive_group()
    limits.add_argument("--time", metavar="MS", type=whole_number, help="help-arena-time")
    limits.add_argument("--nodes", metavar="N", type=whole_number, help="help-arena-nodes")
    parser.add_argument("--jobs", metavar="J", type=whole_number, help="help-arena-jobs")
    parser.add_argument("--out", metavar="DIR", help="help-arena-out")
    parser.add_argument("--cluster", metavar="ADDRESS", help="help-arena-cluster")
    parser.add_argument("--anchor", metavar="A", help="help-arena-anchor")


ARENA: Final = Subcommand("arena", _arguments, _arena)

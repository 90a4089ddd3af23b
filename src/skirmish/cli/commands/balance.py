"""``balance``: an agent plays itself many times, and statistics of the games are reported."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from skirmish.cli.arguments import out_folder, seed_of
from skirmish.cli.command import Parser, Subcommand, whole_number, width
from skirmish.cli.exit_codes import INTERRUPTED, UNFINISHED
from skirmish.cli.files import write_whole
from skirmish.cli.progress import progress_bar
from skirmish.cli.voice import CallError, Voice, safe_name
from skirmish.cli.warm_up import make_ready
from skirmish.core import MissingExtra
from skirmish.games import load

if TYPE_CHECKING:
    from skirmish.lab.balance import Balance, Study

PAGE: Final = "balance.md"
_LEVEL: Final = "captain"
_GAMES: Final = 2000


def _balance(options: Namespace, voice: Voice) -> int:
    from skirmish.lab import balance

    folder = out_folder(options.out)
    study = _study(options, folder)
    over = 0
    try:
        make_ready(load(options.game), (options.level,), voice)  # once, not in every process
        with progress_bar(voice) as shown:

            def watch(done: int, total: int) -> None:
                nonlocal over
                over = done
                shown(done, total)

            found = balance.run(
                study,
                folder=folder,
                jobs=options.jobs,
                cluster=options.cluster,
                watch=watch,
                counted=shown,
            )
    except KeyboardInterrupt:
        if folder is not None:
            name = safe_name(str(folder))
            voice.warn(voice.say("balance-left", over=str(over), total=str(study.total), folder=name))
        return INTERRUPTED
    _tell(found, folder, voice)
    return UNFINISHED if found.crashes else 0


def _study(options: Namespace, folder: Path | None) -> Study:
    """The study that the options describe."""
    from skirmish.lab.balance import Study

    if options.games < 1:
        raise CallError("no-games", games=options.games)
    if options.nodes is not None and options.nodes < 1:
        raise CallError("bot-nodes", nodes=options.nodes)
    return Study.of_level(
        options.game,
        options.level,
        games=options.games,
        seed=seed_of(options.seed, folder),
        variant=options.variant,
        nodes=options.nodes,
    )


def _tell(found: Balance, folder: Path | None, voice: Voice) -> None:
    from skirmish.lab import balance_report

    if folder is not None:  # first: the reader of the output may close the pipe
        _draw(found, folder, voice)
        write_whole(folder / PAGE, balance_report.markdown(found, voice.lang))
    print(balance_report.text(found, voice.lang, width()))
    if folder is not None:
        print(f"\n{voice.say('balance-kept', folder=safe_name(str(folder)))}")


def _draw(found: Balance, folder: Path, voice: Voice) -> None:
    from skirmish.lab import balance_plots

    try:
        for name, svg in balance_plots.pictures(found, voice.lang).items():
            write_whole(folder / name, svg.decode("utf-8"))
    except MissingExtra as error:
        voice.warn(voice.error(error))


def _arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--variant", metavar="V", help="help-play-variant")
    parser.add_argument("--level", metavar="L", default=_LEVEL, help="help-balance-level")
    parser.add_argument("--games", metavar="N", type=whole_number, default=_GAMES, help="help-balance-games")
    parser.add_argument("--nodes", metavar="N", type=whole_number, help="help-balance-nodes")
    parser.add_argument("--seed", metavar="S")
    parser.add_argument("--jobs", metavar="J", type=whole_number, help="help-balance-jobs")
    parser.add_argument("--out", metavar="DIR", help="help-balance-out")
    parser.add_argument("--cluster", metavar="ADDRESS", help="help-arena-cluster")


BALANCE: Final = Subcommand("balance", _arguments, _balance)

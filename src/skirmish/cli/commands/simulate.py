"""``simulate``: agents play each other, and the records are written."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from skirmish import games
from skirmish.agents import Agent
from skirmish.bots import load_agent
from skirmish.cli.arguments import variant_named
from skirmish.cli.command import Parser, Subcommand, whole_number
from skirmish.cli.files import whole_file
from skirmish.cli.progress import tracked
from skirmish.cli.voice import CallError, Voice
from skirmish.cli.warm_up import check_offered, make_ready
from skirmish.core import AnyGame, Options
from skirmish.lab.contest import Contest, contest, dismiss
from skirmish.lab.entrants import check_program
from skirmish.match.seeds import RANDOM, Seed
from skirmish.records import Record, write_record


def simulated(game: AnyGame, variant: str, players: tuple[Agent, Agent], seed: Seed, first: str) -> Contest:
    """One game from its seed."""
    options = Options(variant, seed.first(first))
    extra = {"Seed": f"{seed.text} {seed.number}"}
    return contest(game, options, players, seed.fair(), seed.agents, extra=extra)


def _simulate(options: Namespace, voice: Voice) -> int:
    game = games.load(options.game)
    variant = variant_named(game, options.variant)
    players = load_agent(options.south), load_agent(options.north)
    for agent in (options.south, options.north):
        check_program(agent)
    check_offered(game, (options.south, options.north))
    if options.games < 0:
        raise CallError("negative-games", games=options.games)
    start = Seed.asked_or_drawn(options.seed)
    make_ready(game, (options.south, options.north), voice)
    seeds = (Seed(start.text, number) for number in range(1, options.games + 1))
    contests = (simulated(game, variant, players, seed, options.first) for seed in seeds)
    records = _records(contests, voice)
    quiet = not sys.stderr.isatty() or (options.out is None and sys.stdout.isatty())
    texts = _between(map(write_record, records if quiet else tracked(records, options.games, voice)))
    try:
        _write(texts, options.out)
    finally:
        dismiss(players)
    return 0


def _records(contests: Iterable[Contest], voice: Voice) -> Iterator[Record]:
    """The records of the games. A game that an agent lost by a failure is reported on standard error."""
    for played in contests:
        if played.failure is not None:
            voice.warn(voice.error(played.failure))
        yield played.record


def _write(texts: Iterable[str], out: str | None) -> None:
    if out is not None:
        with whole_file(Path(out)) as write:
            for text in texts:
                write(text)
        return
    for text in texts:
        sys.stdout.buffer.write(text.encode("utf-8"))  # records are UTF-8, whatever the terminal is
        sys.stdout.buffer.flush()


def _between(texts: Iterable[str]) -> Iterator[str]:
    """Records with an empty line between them, as :func:`skirmish.records.write_records` has it."""
    for number, text in enumerate(texts):
        yield f"\n{text}" if number else text


def _arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", metavar="N", type=whole_number, default=1)
    parser.add_argument("--seed", metavar="S")
    parser.add_argument("--variant", metavar="V", help="help-play-variant")
    parser.add_argument("--south", metavar="A", default="greedy", help="help-simulate-south")
    parser.add_argument("--north", metavar="A", default="greedy", help="help-simulate-north")
    parser.add_argument("--first", choices=("S", "N", RANDOM), default=RANDOM)
    parser.add_argument("--out", metavar="FILE")


SIMULATE: Final = Subcommand("simulate", _arguments, _simulate)

"""``opponents``: the agents one can play against."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from skirmish import agents, games
from skirmish.cli.command import Parser, Subcommand, width, wrapped
from skirmish.cli.voice import Voice

_UNKNOWN: Final = "–"


def _opponents(options: Namespace, voice: Voice) -> int:
    from skirmish.i18n.layout import table

    shown = games.names() if options.game is None else (games.load(options.game).name,)
    head = [voice.say("opponents-head", head=each) for each in ("level", "name", "plays")]
    rows = [
        [name, voice.opponent(name), voice.plays(name), *(_rating(game, name, voice) for game in shown)]
        for name in (agents.names() if options.game is None else agents.offered(options.game))
    ]
    print("\n".join(table([*head, *shown], rows, width())))
    print(f"\n{wrapped(voice.say('opponents-more'))}")
    return 0


def _rating(game: str, name: str, voice: Voice) -> str:
    """``1198 ± 52`` without a line break inside, or a dash."""
    found = games.info(game).ratings.get(name)
    if found is None:
        return _UNKNOWN
    return "\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}".join(map(voice.speaker.number, found))


def _arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="help-opponents-game")


OPPONENTS: Final = Subcommand("opponents", _arguments, _opponents)

"""OpenSpiel's searches as a program that speaks our text bot protocol: ``python -m benchmarks.peer``.

It plays in an arena like any other bot, in a process of its own. What it may think is said here and not by
the host, whose time also has to cover pipes and loading: equal time is then equal to the millisecond.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

from skirmish.bots.bot import Bot
from skirmish.core import AnyGame, Below, SkirmishError
from skirmish.match.seeds import Seed

SEARCHES = {"island": "mcts", "hill218": "ismcts"}
"""Which search fits a game: one of them hides something."""


class Peer:
    """The search that fits the game. OpenSpiel is loaded when it is needed first."""

    name = "openspiel"

    def __init__(self, milliseconds: int) -> None:
        self._milliseconds = milliseconds
        self._agents: dict[str, Any] = {}

    def choose(self, game: AnyGame, view: Any, below: Below) -> Any:
        """What the search comes to."""
        if game.name not in self._agents:
            from skirmish.envs import openspiel

            make = getattr(openspiel, f"{SEARCHES[game.name]}_agent")
            self._agents[game.name] = make(milliseconds=self._milliseconds)
        return self._agents[game.name].choose(game, view, below)


def main() -> None:
    """Play until the host says ``bye`` or nothing more."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peer", description=__doc__)
    parser.add_argument("--time", type=int, default=1000, metavar="MS", help="milliseconds for a decision")
    options = parser.parse_args()
    peer, seed = Peer(options.time), Seed.asked_or_drawn(None)

    def note(error: SkirmishError) -> None:
        print(error, file=sys.stderr)

    bot = Bot(
        name=Peer.name,
        make=lambda limit: peer,
        chance=seed.agents,
        say=lambda line: print(line, flush=True),
        note=note,
    )
    for line in sys.stdin:
        if not bot.hear(line):
            break


if __name__ == "__main__":
    main()

"""OpenSpiel's searches as a program that speaks our text bot protocol: ``python -m benchmarks.peer``.

It plays in an arena like any other bot. Its thinking time is set here and not by the host, whose limit also
has to cover pipes and loading, so that both sides get exactly the same time.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

from skirmish.bots.bot import Bot
from skirmish.core import AnyGame, Below, SkirmishError
from skirmish.match.seeds import Seed

SEARCHES = {"island": "mcts", "hill218": "ismcts"}
"""The search for each game: with or without hidden information."""


class Peer:
    """The search for the game. OpenSpiel is loaded on first use."""

    name = "openspiel"

    def __init__(self, milliseconds: int) -> None:
        self._milliseconds = milliseconds
        self._agents: dict[str, Any] = {}

    def choose(self, game: AnyGame, view: Any, below: Below) -> Any:
        """The search's decision."""
        if game.name not in self._agents:
            from skirmish.envs import openspiel

            make = getattr(openspiel, f"{SEARCHES[game.name]}_agent")
            self._agents[game.name] = make(milliseconds=self._milliseconds)
        return self._agents[game.name].choose(game, view, below)


def main() -> None:
    """Play until ``bye`` or the end of the input."""
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

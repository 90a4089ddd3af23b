"""Records games of the island against each other's computer, for the page's test that counts presses.

``web/src/games/island/recorded.json.gz`` holds, for each game, its tokens and what South was asked after the
set-up: the view and the decisions as the server sends them, and what was decided. Both sides were played by a
level that searches a fixed number of nodes. ``--again`` records new games; without it the same tokens are
played again, which is needed when the presenter describes something differently (a test says so).
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from skirmish import games, presenter
from skirmish.core import SOUTH, TURN_BEGAN, Decide, Options, Over, Roll, Seat

FILE: Final = Path(__file__).parents[1] / "web" / "src" / "games" / "island" / "recorded.json.gz"
PLAYED: Final = (("classic", 3), ("quick", 3), ("blitz", 3))
"""How many games of each variant."""
LEVEL: Final = "captain"
NODES: Final = 400

Told = dict[str, Any]


def record(variant: str, seed: int) -> Told:
    """A new game: who begins, and its tokens."""
    from skirmish.agents import Limit
    from skirmish.agents.levels import LevelAgent

    game, chance = games.load("island"), Random(f"walk {variant} {seed}")  # noqa: S311  # the same dice each time
    agent = LevelAgent(LEVEL, Limit(nodes=NODES))
    first = Seat((seed + 1) % 2)
    state, tokens = game.start(Options(variant, first)), []
    while not isinstance(pending := game.pending(state), Over):
        if isinstance(pending, Roll):
            done = pending.pick(chance.randrange)
            state = game.resolve(state, done).state
        else:
            done = agent.choose(game, game.view(state, pending.seat), chance.randrange)
            state = game.apply(state, pending.seat, done).state
        tokens.append(str(done))
    return {"variant": variant, "first": first.word, "tokens": tokens}


def told(variant: str, first: str, tokens: list[str]) -> Told:
    """The game with what South was asked, and how many turns South had."""
    game, presents = games.load("island"), presenter.load("island")
    state = game.start(Options(variant, Seat[first.upper()]))
    prompts, turns = [], 0
    for token in tokens:
        pending, done = game.pending(state), game.parse(token)
        if isinstance(pending, Roll):
            step = game.resolve(state, done)
        else:
            assert isinstance(pending, Decide)
            if pending.seat is SOUTH and pending.prompt not in game.info.setup_prompts:
                view = game.view(state, SOUTH)
                asked = {"code": pending.prompt, "view": presents.view(view)}
                prompts.append({**asked, "decisions": presents.decisions(view), "token": token})
            step = game.apply(state, pending.seat, done)
        state = step.state
        turns += sum(
            event.code == TURN_BEGAN and event.facts()["seat"] == SOUTH.word for event in step.events
        )
    return {"variant": variant, "first": first, "tokens": tokens, "turns": turns, "prompts": prompts}


def written(recorded: list[Told]) -> bytes:
    """The file's JSON."""
    return msgspec.json.encode([told(each["variant"], each["first"], each["tokens"]) for each in recorded])


def main() -> None:
    """Write the file."""
    if "--again" in sys.argv[1:]:
        recorded = [record(variant, seed) for variant, count in PLAYED for seed in range(count)]
    else:
        recorded = msgspec.json.decode(gzip.decompress(FILE.read_bytes()))
    FILE.write_bytes(gzip.compress(written(recorded), 9, mtime=0))


if __name__ == "__main__":
    main()

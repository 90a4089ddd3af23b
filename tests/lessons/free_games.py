"""Plays the free games after the guided battles with a stand-in for a learner: Recruit's choices, some
replaced by random ones. ``python -m tests.lessons.free_games`` prints the figures of docs/lessons.md."""

from __future__ import annotations

import random
import statistics
from collections.abc import Sequence

from skirmish import agents, games
from skirmish.core import NORTH, Decide, Over, Roll
from skirmish.lessons.course import lessons
from skirmish.lessons.judge import LEARNER, free_game


def played(game_name: str, blunders: float, seed: int) -> tuple[bool, int]:
    """One game: whether the learner wins, and after how many of their turns. ``blunders`` is the share of
    their decisions made at random."""
    game, source = games.load(game_name), random.Random(seed)
    recruit, any_way = agents.load("recruit"), agents.load("random")
    state = game.sample(game.view(free_game(game_name, lessons(game_name)[0]), LEARNER), source.randrange)
    turns, last = 0, NORTH
    while not isinstance(pending := game.pending(state), Over):
        if isinstance(pending, Roll):
            state = game.resolve(state, pending.pick(source.randrange)).state
            continue
        assert isinstance(pending, Decide)
        turns += pending.seat is LEARNER and last is not LEARNER
        last = pending.seat
        blunder = pending.seat is LEARNER and source.random() < blunders
        view = game.view(state, pending.seat)
        action = (any_way if blunder else recruit).choose(game, view, source.randrange)
        state = game.apply(state, pending.seat, action).state
    return pending.winner is LEARNER, turns


def figures(results: Sequence[tuple[bool, int]]) -> tuple[float, float, float]:
    """The share of wins, the median of the turns, and the share of games under five turns."""
    turns = [each for _, each in results]
    wins = statistics.fmean(won for won, _ in results)
    return wins, statistics.median(turns), statistics.fmean(each < 5 for each in turns)


if __name__ == "__main__":
    for name in games.names():
        for share in (0, 0.25, 0.5):
            won, median, short = figures([played(name, share, seed) for seed in range(200)])
            print(f"{name} {share:.0%} random: wins {won:.0%}, turns {median:g}, under 5 {short:.0%}")

"""Draws: a level accepts when it expects less than the draw is worth, and never sees more than its view."""

from __future__ import annotations

import random
import threading
from dataclasses import replace

import pytest

from skirmish.agents import LEVELS
from skirmish.agents.draws import ACCEPTED, accepts_draw, expected_score
from skirmish.core import NORTH, SOUTH, Options, Roll, Seat
from skirmish.games import load
from skirmish.games.island.rules.victory import QUIET_LIMIT
from skirmish.games.island.view import View

WON = {
    "island": "12/12/7s<4/7#4/12/12/12/2T^9/4T^7/4S^2J^4/12/1J>10 c:S....,j:..... 1/0 {}:d3 classic",
    "hill218": "I@-2,0;T@-1,1;H@-1,2;S@0,-1;I@-1,-1;T@1,-1;H@1,0;P@1,2/H@0,2 IIHAA/II ????????IH/??AA "
    "2/0 {}2:play",
}
"""South is winning clearly, on either side's turn."""
LEVEL = "2#9/12/2s>9/12/12/12/12/12/12/9S<2/12/9#2 c:.....,j:..... 2/0 S:d3 classic"
"""One soldier each."""


@pytest.mark.parametrize("turn", ["S", "N"])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", WON)
def test_the_side_that_is_losing_accepts_and_the_other_declines(name: str, level: str, turn: str) -> None:
    game = load(name)
    state = game.from_position(WON[name].format(turn))
    answers = [accepts_draw(level, game, game.view(state, seat), random.Random(1).randrange) for seat in Seat]
    assert answers == [False, True]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", WON)
def test_nobody_gives_up_a_game_that_has_just_begun(name: str, level: str) -> None:
    game = load(name)
    state, rng = game.start(Options(game.variants[0])), random.Random(3)
    while isinstance(pending := game.pending(state), Roll):
        state = game.resolve(state, pending.pick(rng.randrange)).state
    for seat in Seat:
        assert not accepts_draw(level, game, game.view(state, seat), rng.randrange)


@pytest.mark.parametrize("agent", ["random", "greedy", "cmd:./bot"])
def test_what_has_no_estimate_declines(agent: str) -> None:
    game = load("island")
    losing = game.view(game.from_position(WON["island"].format("S")), NORTH)
    assert not accepts_draw(agent, game, losing, random.Random(1).randrange)


def test_an_even_game_is_played_on_until_it_fades() -> None:
    game = load("island")
    view = game.view(game.from_position(LEVEL), SOUTH)
    assert isinstance(view, View)
    assert ACCEPTED < expected_score("captain", game, view, random.Random(1).randrange) < 0.6
    fading = [
        accepts_draw("captain", game, replace(view, quiet=quiet), random.Random(1).randrange)
        for quiet in (0, QUIET_LIMIT // 2 - 1, QUIET_LIMIT // 2, QUIET_LIMIT - 2)
    ]
    assert fading == [False, False, True, True]


def test_the_answer_does_not_depend_on_what_is_hidden() -> None:
    game = load("hill218")
    known = game.from_position(WON["hill218"].format("S"))
    hidden = game.from_position(WON["hill218"].format("S").replace("IIHAA/", "IIISP/"))
    assert known != hidden
    views = [game.view(state, NORTH) for state in (known, hidden)]
    assert views[0] == views[1]
    first, second = (expected_score("captain", game, view, random.Random(5).randrange) for view in views)
    assert first == second


def test_it_answers_at_once_when_it_is_stopped() -> None:
    game = load("island")
    stop = threading.Event()
    stop.set()
    for seat, answer in ((SOUTH, False), (NORTH, True)):
        view = game.view(game.from_position(WON["island"].format("S")), seat)
        assert accepts_draw("general", game, view, random.Random(2).randrange, stop) is answer

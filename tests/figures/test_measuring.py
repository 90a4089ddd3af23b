"""Measuring: taking turns, ratios within a round, and a host's side of a conversation."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from benchmarks.positions import Moment, first, middle, moments, spread
from benchmarks.start import conversation
from benchmarks.turns import Figure, Pace, compared, pieces, rates, ratio_figure, table

from skirmish import agents
from skirmish.bots.bot import Bot
from skirmish.match.seeds import Seed


def test_everybody_has_a_turn_in_every_round() -> None:
    asked: list[str] = []

    def contender(name: str) -> Iterator[int]:
        while True:
            asked.append(name)
            yield 1

    found = rates({"a": lambda: contender("a"), "b": lambda: contender("b")}, Pace(3, 1e-4))
    assert {name: len(each) for name, each in found.items()} == {"a": 3, "b": 3}
    turns = [name for at, name in enumerate(asked) if at == 0 or asked[at - 1] != name]
    assert turns == ["a", "b"] * 4  # once to load, and three rounds


def test_ratios_are_taken_within_a_round() -> None:
    found = {"ours": [10.0, 200.0, 30.0], "theirs": [5.0, 100.0, 10.0]}
    assert compared(found, "ours", "theirs") == 2.0
    assert ratio_figure(found, "", "ours", "theirs", 2.0).met is True
    assert ratio_figure(found, "", "ours", "theirs", 2.0, rate=31).met is False
    assert ratio_figure(found, "", "ours", "theirs").met is None


def test_pieces_count_single_steps() -> None:
    made = 0

    def steps() -> Iterator[None]:
        nonlocal made
        while True:
            made += 1
            yield

    work = pieces(steps)()
    assert sum(next(work) for _ in range(3)) == made


def test_a_table_has_a_line_for_each_figure() -> None:
    lines = table([Figure("one", "1"), Figure("two", "2", wanted="3", met=False)]).splitlines()
    assert len(lines) == 4
    assert lines[3].startswith("two")
    assert lines[3].endswith("no")


def test_a_target_is_missed_by_us_alone_where_there_is_no_peer() -> None:
    """That decides the exit status; a peer may be slow, too."""
    assert Figure("one", "2", wanted="3", met=False).missed
    for each in (
        Figure("one", "3", wanted="3", met=True),
        Figure("one", "2"),
        Figure("one", "2", "peer", "4", 0.5, "3", met=False),
    ):
        assert not each.missed


def test_positions_are_spread_over_the_whole_game() -> None:
    assert spread(range(100), 4) == [0, 25, 50, 75]
    assert spread(range(3), 4) == range(3)


@pytest.mark.parametrize("name", ["island", "hill218"])
@pytest.mark.parametrize("when", [first, middle])
def test_a_bot_can_answer_what_the_host_says(name: str, when: object) -> None:
    moment = first(name) if when is first else middle(name)
    assert isinstance(moment, Moment)
    assert moment in moments(name)
    said: list[str] = []
    faults: list[Exception] = []
    bot = Bot(
        "greedy", lambda limit: agents.load("greedy", limit), Seed("7").agents, said.append, faults.append
    )
    for line in conversation(moment).splitlines():
        bot.hear(line)
    assert not faults
    assert said[0] == "name greedy"
    assert said[-1].removeprefix("play ") in map(str, moment.game.legal(moment.view))

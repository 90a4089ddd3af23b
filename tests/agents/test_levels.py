"""The five levels of each game: they play legally, keep to their limits, and the stronger one wins."""

from __future__ import annotations

import copy
import random
import threading
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from skirmish import agents
from skirmish.agents import LEVELS, Agent, Limit, Thought, levels
from skirmish.agents.levels import LevelAgent, sureness
from skirmish.core import AnyGame, Decide, Options, Over, Roll, Seat, UnknownName
from skirmish.games import load
from skirmish.kernels import engine
from tests.games.playing import VARIANTS, play, random_game
from tests.must import must

GAMES = ("island", "hill218")
each_game = pytest.mark.parametrize("name", GAMES)
each_level = pytest.mark.parametrize("level", LEVELS)

QUICK = Limit(nodes=30)
"""For the one level that time limits."""


def _agent(level: str) -> Agent:
    return agents.load(level, QUICK if level == "general" else None)


def _thinker(level: str, limit: Limit | None = None) -> LevelAgent:
    agent = agents.load(level, limit)
    assert isinstance(agent, LevelAgent)
    return agent


@cache
def _all_decisions(name: str, games: int) -> tuple[tuple[Any, Any], ...]:
    game, found = load(name), []
    for variant in game.variants:
        for number in range(games):
            for ply in random_game(name, variant, number):
                if isinstance(ply.pending, Decide):
                    view = game.view(ply.state, ply.pending.seat)
                    if len(game.legal(view)) > 1:
                        found.append((ply.state, view))
    return tuple(found)


def _decisions(name: str, every: int = 1, games: int = 1) -> tuple[tuple[Any, Any], ...]:
    """States of random games of every variant in which there is something to decide, with their views."""
    return _all_decisions(name, games)[::every]


def _play(game: AnyGame, options: Options, players: tuple[Agent, Agent], seed: str) -> Over:
    """A whole game; whatever is not legal raises."""
    dice, state = random.Random(seed), game.start(options)
    thoughts = random.Random(f"{seed} thoughts")
    while True:
        due = game.pending(state)
        if isinstance(due, Over):
            return due
        if isinstance(due, Roll):
            state = game.resolve(state, due.pick(dice.randrange)).state
        else:
            action = players[due.seat].choose(game, game.view(state, due.seat), thoughts.randrange)
            state = game.apply(state, due.seat, action).state


# Names


def test_the_levels_are_among_the_agents() -> None:
    assert agents.names()[-5:] == LEVELS == ("recruit", "corporal", "sergeant", "captain", "general")
    for name in LEVELS:
        assert agents.load(name).name == name


@each_game
def test_every_game_has_the_same_levels(name: str) -> None:
    assert tuple(engine(name).LEVELS) == LEVELS


@pytest.mark.parametrize("name", ["marshal", "", "General", "general ", "hill218"])
def test_an_unknown_name_is_refused(name: str) -> None:
    with pytest.raises(UnknownName) as caught:
        agents.load(name)
    assert caught.value.code == "unknown-agent"
    assert caught.value.facts["name"] == name


# Whole games


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_every_level_plays_whole_games(name: str, variant: str) -> None:
    game = load(name)
    for number, (south, north) in enumerate(zip(LEVELS, (*LEVELS[1:], "random"), strict=True)):
        over = _play(game, Options(variant, Seat(number % 2)), (_agent(south), _agent(north)), variant)
        assert over.result in ("S", "N", "draw")


def _score(name: str, stronger: str, weaker: str, games: int) -> float:
    """The stronger one's score in that many games, half of them from each side."""
    game, players, points = load(name), {each: _agent(each) for each in (stronger, weaker)}, 0.0
    for number in range(games):
        seat = Seat(number % 2)
        sides = (stronger, weaker) if seat is Seat.SOUTH else (weaker, stronger)
        options = Options(game.variants[0], Seat(number // 2 % 2))
        over = _play(game, options, (players[sides[0]], players[sides[1]]), f"{name} {number // 2}")
        points += 0.5 if over.winner is None else over.winner is seat
    return points / games


@each_game
@pytest.mark.parametrize(("weaker", "stronger"), pairwise(LEVELS[:4]))
def test_each_level_beats_the_one_below(name: str, weaker: str, stronger: str) -> None:
    """With fixed seeds, so it is the same every time; the general has its own measure (the arena)."""
    games = 16 if stronger == "captain" else 30  # a search takes ten times as long
    assert _score(name, stronger, weaker, games) >= 0.65


@each_game
def test_the_weakest_beats_chance(name: str) -> None:
    assert _score(name, "recruit", "random", 20) >= 0.75


# One decision


@each_game
@each_level
def test_a_choice_is_legal_and_leaves_the_view_alone(name: str, level: str) -> None:
    game, agent = load(name), _agent(level)
    for state, view in _decisions(name, every=23):
        seat = view.seat
        before = copy.deepcopy(view)
        assert agent.choose(game, view, random.Random(1).randrange) in game.legal(view)
        assert view == before == game.view(state, seat)
        assert repr(view) == repr(before)


@each_game
@each_level
def test_the_same_view_and_chance_give_the_same_choice(name: str, level: str) -> None:
    game = load(name)
    for _, view in _decisions(name, every=101):
        choices = {str(_agent(level).choose(game, view, random.Random(7).randrange)) for _ in range(3)}
        assert len(choices) == 1


@each_game
def test_a_forced_decision_takes_no_thought(name: str) -> None:
    def no_chance(n: int) -> int:
        raise AssertionError(n)

    game, forced = load(name), 0
    for ply in random_game(name, load(name).variants[0], 0):
        if isinstance(ply.pending, Decide):
            view = game.view(ply.state, ply.pending.seat)
            legal = game.legal(view)
            if len(legal) == 1:
                thought = _thinker("general").think(game, view, no_chance)
                assert thought == Thought(legal[0], None, (str(legal[0]),), 0)
                forced += 1
    assert forced > 0


@each_game
def test_a_limit_of_nodes_takes_the_place_of_the_levels_own(name: str) -> None:
    game = load(name)
    for _, view in _decisions(name, every=67):
        for level in LEVELS:
            for nodes in (1, 40):
                thought = _thinker(level, Limit(nodes=nodes)).think(game, view, random.Random(3).randrange)
                assert thought.nodes == nodes
                assert thought.action in game.legal(view)
                assert 0.0 <= must(thought.win) <= 1.0


@each_game
def test_a_limit_of_time_brings_an_answer(name: str) -> None:
    game = load(name)
    for milliseconds in (0, 1, 30):
        for _, view in _decisions(name, every=301):
            agent = _thinker("general", Limit(milliseconds=milliseconds))
            assert agent.choose(game, view, random.Random(3).randrange) in game.legal(view)


@each_game
def test_both_limits_hold_together(name: str) -> None:
    game = load(name)
    for _, view in _decisions(name, every=301):
        agent = _thinker("general", Limit(milliseconds=60_000, nodes=25))
        assert agent.think(game, view, random.Random(3).randrange).nodes <= 25


@each_game
@pytest.mark.parametrize("limit", [None, Limit()])
def test_the_strongest_is_limited_by_time_if_by_nothing_else(
    name: str, limit: Limit | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "MILLISECONDS", 30)
    game = load(name)
    _, view = _decisions(name, every=50)[1]
    thought = _thinker("general", limit).think(game, view, random.Random(3).randrange)
    assert thought.action in game.legal(view)


@each_game
def test_an_empty_limit_is_none_at_all(name: str) -> None:
    game = load(name)
    for _, view in _decisions(name, every=301):
        for level in LEVELS[:-1]:
            assert _thinker(level, Limit()).think(game, view, random.Random(5).randrange) == _thinker(
                level
            ).think(game, view, random.Random(5).randrange)


# What it tells on the way


def _longest(name: str) -> tuple[Any, Any]:
    """The decision of a game in mid-battle that has most to choose from."""
    found = [each for each in _decisions(name) if each[1].phase.prompt in ("use-roll", "play")]
    return max(found, key=lambda each: len(load(name).legal(each[1])))


@each_game
def test_it_tells_what_it_thinks_until_it_is_stopped(name: str) -> None:
    game, stop, told = load(name), threading.Event(), list[Thought]()
    _, view = _longest(name)

    def report(thought: Thought) -> None:
        told.append(thought)
        if len(told) == 3:
            stop.set()

    agent = _thinker("general", Limit(nodes=1 << 40))
    last = agent.think(game, view, random.Random(1).randrange, report, stop)
    assert len(told) >= 3
    nodes = [each.nodes for each in (*told, last)]
    assert nodes == sorted(nodes)
    assert len(set(nodes[:-1])) == len(told)
    assert last.nodes < 1 << 40
    for thought in (*told, last):
        assert thought.action in game.legal(view)
        assert thought.variation[0] == str(thought.action)
        assert 0.0 <= must(thought.win) <= 1.0
        assert [str(game.parse(token)) for token in thought.variation] == list(thought.variation)


@each_game
def test_a_listener_that_fails_ends_the_search_and_is_heard_of(name: str) -> None:
    game = load(name)
    _, view = _longest(name)

    def report(thought: Thought) -> None:
        raise OSError("the line is dead")

    with pytest.raises(OSError, match="the line is dead"):
        _thinker("general", Limit(nodes=1 << 40)).think(game, view, random.Random(1).randrange, report)


@each_game
def test_asked_to_stop_before_it_starts_it_still_answers(name: str) -> None:
    game, stop = load(name), threading.Event()
    stop.set()
    for _, view in _decisions(name, every=301):
        thought = _thinker("general", Limit(nodes=1 << 40)).think(
            game, view, random.Random(1).randrange, stop=stop
        )
        assert thought.action in game.legal(view)
        assert thought.nodes < 1 << 40


def test_what_it_expects_can_happen() -> None:
    """The island hides nothing: a whole line can be played, dice and blocks included."""
    game, longest = load("island"), 0
    for state, view in _decisions("island", every=37):
        thought = _thinker("general", Limit(nodes=150)).think(game, view, random.Random(1).randrange)
        for token in thought.variation:
            state = play(game, state, game.parse(token)).after
        longest = max(longest, len(thought.variation))
    assert longest > 6


def test_what_it_expects_of_its_own_turn_can_happen() -> None:
    """On the hill cards are hidden: what can be checked is its own plays until something is drawn."""
    game = load("hill218")
    for state, view in _decisions("hill218", every=11, games=2):
        thought = _thinker("general", Limit(nodes=150)).think(game, view, random.Random(1).randrange)
        for token in thought.variation:
            due = game.pending(state)
            if not isinstance(due, Decide) or due.seat is not view.seat:
                break
            state = play(game, state, game.parse(token)).after


def test_two_searches_at_the_same_time_do_not_meet() -> None:
    """Every thread has its own room to think in."""
    for name in GAMES:
        game, views = load(name), [view for _, view in _decisions(name, every=151)][:4]
        agent = _thinker("general", Limit(nodes=300))
        alone = [agent.think(game, view, random.Random(2).randrange) for view in views]
        found: dict[int, Thought] = {}

        def one(
            number: int, game: AnyGame = game, views: list[Any] = views, found: dict[int, Thought] = found
        ) -> None:
            found[number] = _thinker("general", Limit(nodes=300)).think(
                game, views[number], random.Random(2).randrange
            )

        threads = [threading.Thread(target=one, args=(number,)) for number in range(len(views))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert [found[number] for number in range(len(views))] == alone


def test_a_position_that_no_battle_leads_to_gets_an_answer() -> None:
    """Own cards that the position string does not tell of: the search cannot, but a decision is needed."""
    game = load("hill218")
    state = game.from_position("I@0,-1/I@0,1 I?/IHT ????????/???????? 0/0 S2:play")
    view = game.view(state, Seat.SOUTH)
    for level in LEVELS:
        assert _agent(level).choose(game, view, random.Random(1).randrange) in game.legal(view)


def test_with_hardly_any_time_every_decision_of_whole_games_is_legal() -> None:
    """Searches limited by time keep their tree; what they know of other hands must not be decided on."""
    game, below = load("hill218"), random.Random(218)
    for variant in game.variants:
        state: Any = game.start(Options(variant))
        seats = {seat: LevelAgent("general", Limit(milliseconds=2)) for seat in Seat}
        while not isinstance(pending := game.pending(state), Over):
            if isinstance(pending, Roll):
                state = game.resolve(state, below.choices(pending.outcomes, pending.weights)[0]).state
            else:
                view = game.view(state, pending.seat)
                action = seats[pending.seat].choose(game, view, below.randrange)
                assert action in game.legal(view)
                state = game.apply(state, pending.seat, action).state


@pytest.mark.parametrize("level", LEVELS[:3])
def test_errors_never_make_a_level_of_the_island_fire_on_its_own(level: str) -> None:
    """It may end its turn instead. The tank could hit its soldier, or two of its own beside a block."""
    game, agent = load("island"), _agent(level)
    for row, enemies in (("4S^7", "sv2sv2tv2sv2"), ("3S^#S^6", "12")):
        own = "J^S^1S^1S^1J^1S^1J^" if row == "4S^7" else "J^S^3S^1J^1S^1J^"
        board = f"tv2jv2sv2jv2/{enemies}/12/12/12/12/12/{row}/12/12/{own}/T^3T^7"
        board += f" - {row.count('#')}/0 S:after all-out"
        view = game.view(game.from_position(board), Seat.SOUTH)
        assert len(game.legal(view)) == 2
        for seed in range(40):
            assert str(agent.choose(game, view, random.Random(seed).randrange)) == "end"


@pytest.mark.parametrize(
    ("lead", "share", "sure"),
    [
        (0.0, 0.9, "even"),
        (-0.05, 0.9, "even"),
        (0.01, 0.01, "even"),
        (0.04, 0.5, "slight"),
        (0.04, 0.05, "clear"),
        (0.3, 0.5, "clear"),
    ],
)
def test_how_sure_a_search_is(lead: float, share: float, sure: str) -> None:
    assert sureness(lead, share) == sure


@each_game
def test_a_thought_names_what_is_second_best(name: str) -> None:
    game, told = load(name), 0
    for _, view in _decisions(name, every=67):
        legal = game.legal(view)
        thought = _thinker("captain", Limit(nodes=200)).think(game, view, random.Random(3).randrange)
        second = thought.runner_up
        if second is not None:
            assert second.action in legal
            assert second.action != thought.action
            assert second.sure in ("clear", "slight", "even")
            told += 1
    assert told

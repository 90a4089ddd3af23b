"""The PettingZoo environments: its own tests, and what we promise beyond them."""

from __future__ import annotations

import pickle
import random
import sys
import warnings
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pettingzoo.test import api_test, render_test, seed_test

from skirmish.core import IllegalAction, MissingExtra, NotationError, Over, Seat, UnknownName
from skirmish.envs import hill218_v0, island_v0
from skirmish.envs.node import kit
from skirmish.envs.zoo import GameEnv
from skirmish.games.hill218.kernel.ids import REACH
from skirmish.games.hill218.kinds import UNKNOWN, WORDS
from skirmish.games.island.board import FACING_WORDS, KINDS, SQUARES
from skirmish.kernels.jit import without_compiler
from tests.games.playing import VARIANTS, random_game

MODULES: dict[str, Any] = {"island": island_v0, "hill218": hill218_v0}
KNOWN_WARNINGS = (
    "Observation is not a NumPy array",  # only PettingZoo's own games are excused for having a mask
    "Observation space for each agent probably should be",
    "We recommend agents to be named",  # south and north say more than player_0 and player_1
    "Action mask numpy array is all zeros",  # once the game is over nothing is legal
)

each_variant = pytest.mark.parametrize(("name", "variant"), VARIANTS)
each_game = pytest.mark.parametrize("name", MODULES)


@each_variant
def test_petting_zoos_own_api_test_passes(name: str, variant: str) -> None:
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        api_test(MODULES[name].env(variant=variant), num_cycles=120)
    assert [str(each.message) for each in found if not str(each.message).startswith(KNOWN_WARNINGS)] == []


@each_variant
def test_petting_zoos_own_seed_test_passes(name: str, variant: str) -> None:
    seed_test(partial(MODULES[name].env, variant=variant), num_cycles=120)


@each_variant
def test_petting_zoos_own_render_test_passes(
    name: str, variant: str, capsys: pytest.CaptureFixture[str]
) -> None:
    render_test(partial(MODULES[name].env, variant=variant))
    assert capsys.readouterr().out


def _played(table: Any, seed: int) -> Iterator[tuple[str, Any, dict[str, Any]]]:
    """A game at random: before each decision the agent, its observation and what it is told."""
    chance = random.Random(seed)
    table.reset(seed=seed)
    for agent in table.agent_iter():
        observation, _, terminated, truncated, info = table.last()
        yield agent, observation, info
        numbers = np.flatnonzero(observation["action_mask"])
        table.step(None if terminated or truncated else chance.choice(numbers))


@each_variant
def test_numbers_tokens_and_mask_agree(name: str, variant: str) -> None:
    table: GameEnv = MODULES[name].raw_env(variant=variant)
    rules = kit(name).rules
    for agent, observation, info in _played(table, 3):
        seat = Seat[agent.upper()]
        numbers = [int(number) for number in np.flatnonzero(observation["action_mask"])]
        assert [table.action_text(number) for number in numbers] == info["legal"]
        assert [table.action_number(token) for token in info["legal"]] == numbers
        legal = rules.legal(rules.view(table.node.state, seat))
        assert {*map(table.action, numbers)} == {*legal}
        assert not table.observe(seat.other.word)["action_mask"].any()


@each_variant
def test_a_game_ends_with_a_win_and_a_loss_or_a_draw(name: str, variant: str) -> None:
    table: GameEnv = MODULES[name].raw_env(variant=variant)
    rewards: dict[str, float] = {}
    for agent, _, _ in _played(table, 5):
        _, reward, terminated, truncated, _ = table.last()
        assert not truncated
        if terminated:
            rewards[agent] = reward
    over = table.node.pending
    assert isinstance(over, Over)
    won = {seat.word: 0 if over.winner is None else 1 if over.winner is seat else -1 for seat in Seat}
    assert rewards == won


@each_variant
def test_planes_tell_views_apart_and_nothing_else(name: str, variant: str) -> None:
    """Equal planes, equal lines; what is hidden from a seat changes neither."""
    rules, _, sight = kit(name)
    chance = random.Random(1)
    lines: dict[bytes, str] = {}
    assert len(set(sight.PLANES)) == sight.SHAPE[0]
    for ply in random_game(name, variant, 1)[::3]:
        for seat in Seat:
            view = rules.view(ply.state, seat)
            planes = sight.planes(view, seat)
            assert planes.shape == sight.SHAPE
            assert planes.min() >= 0
            assert planes.max() <= sight.MOST
            assert lines.setdefault(planes.tobytes(), sight.line(view)) == sight.line(view)
            other = rules.view(rules.sample(view, chance.randrange), seat)
            assert np.array_equal(sight.planes(other, seat), planes)
            assert sight.line(other) == sight.line(view)
    assert len(set(lines.values())) > len(lines) // 3


@each_variant
@settings(max_examples=2)
@given(seed=st.integers(0, 2**32))
def test_compiled_and_plain_code_play_the_same_games(name: str, variant: str, seed: int) -> None:
    """Chance, agents, observations of both, masks, rewards and everything told, to the end of the game."""
    with without_compiler():
        plain: GameEnv = MODULES[name].raw_env(variant=variant)
    table: GameEnv = MODULES[name].raw_env(variant=variant)
    for each in (plain, table):
        each.reset(seed=seed)
    assert type(plain.progress) is not type(table.progress)
    choice = random.Random(seed)
    while True:
        assert table.agent_selection == plain.agent_selection
        assert table.rewards == plain.rewards
        assert table.terminations == plain.terminations
        assert table.infos == plain.infos
        for agent in table.agents:
            seen, wanted = table.observe(agent), plain.observe(agent)
            for part, array in wanted.items():
                assert np.array_equal(seen[part], array)
        if all(table.terminations.values()):
            break
        numbers = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
        number = int(choice.choice(numbers))
        table.step(number)
        plain.step(number)


@each_game
def test_compiled_and_plain_code_refuse_the_same(name: str) -> None:
    with without_compiler():
        plain: GameEnv = MODULES[name].raw_env()
    table: GameEnv = MODULES[name].raw_env()
    for each in (plain, table):
        each.reset(seed=4)
    wrong = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[-1])
    reasons = []
    for each in (plain, table):
        before = each.observe(each.agent_selection)["observation"]
        with pytest.raises(IllegalAction) as refused:
            each.step(wrong)
        reasons.append(refused.value.refusal)
        assert np.array_equal(each.observe(each.agent_selection)["observation"], before)
    assert reasons[0] == reasons[1]


def test_what_is_told_can_be_read_like_any_dict_and_later() -> None:
    table = hill218_v0.raw_env()
    table.reset(seed=1)
    early = table.infos["south"]
    for _ in range(4):
        table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]))
    again = hill218_v0.raw_env()
    again.reset(seed=1)
    wanted = {**again.infos["south"]}
    assert [*wanted] == ["legal", "tokens", "events"]
    assert wanted["tokens"] == ["+IHHHA"]
    for read in (
        dict,
        lambda told: {**told},
        lambda told: pickle.loads(pickle.dumps(told)),
        lambda told: told.copy(),
    ):
        again.reset(seed=1)
        assert read(again.infos["south"]) == wanted
    again.reset(seed=1)
    assert len(again.infos["south"]) == 3
    again.reset(seed=1)
    assert "legal" in again.infos["south"]
    assert early == wanted


def _side(seat: Seat, whose: Seat) -> str:
    return "own" if whose is seat else "other"


@pytest.mark.parametrize("variant", kit("island").rules.variants)
def test_the_planes_of_the_island_hold_what_the_view_shows(variant: str) -> None:
    rules, _, sight = kit("island")
    for ply in random_game("island", variant, 2):
        for seat in Seat:
            view = rules.view(ply.state, seat)
            expected = {
                (f"{_side(seat, who.seat)} {who.kind} facing {FACING_WORDS[who.facing]}", SQUARES[square])
                for square, who in view.board.characters()
            }
            expected |= {("block", square) for square in view.board.block_squares()}
            planes = sight.planes(view, seat).reshape(sight.SHAPE[0], -1)
            last = sight.PLANES.index("block")
            found = {
                (sight.PLANES[plane], square) for plane, square in np.argwhere(planes[: last + 1]).tolist()
            }
            assert found == expected
            even = {name: planes[at, 0] for at, name in enumerate(sight.PLANES) if at > last + 7}
            assert [int(each) for each in planes[last + 8 :].max(1)] == [*even.values()]
            assert even["live blocks face down"] == view.live
            assert even["quiet turns in a row"] == view.quiet
            assert even["own seat is South"] == (seat is Seat.SOUTH)
            assert even["awaited from the own side"] == (view.phase.seat is seat)
            assert even[f"awaited: {view.phase.prompt}"] == 1
            for whose, pad in zip(Seat, view.pads or (), strict=False):
                missile = planes[sight.PLANES.index(f"column of the {_side(seat, whose)} pad's missile")]
                assert {square % 12 for square in np.flatnonzero(missile).tolist()} == {pad.missile}
                for slot, kind in enumerate(pad.slots, 1):
                    for each in KINDS:
                        assert even[f"{each} on {_side(seat, whose)} pad square {slot}"] == (kind == each)


@pytest.mark.parametrize("variant", kit("hill218").rules.variants)
def test_the_planes_of_the_hill_hold_what_the_view_shows(variant: str) -> None:
    rules, _, sight = kit("hill218")
    at = {name: plane for plane, name in enumerate(sight.PLANES)}
    for ply in random_game("hill218", variant, 2)[::2]:
        for seat in Seat:
            view = rules.view(ply.state, seat)
            planes = sight.planes(view, seat)
            for whose in Seat:
                side = _side(seat, whose)
                for letter, word in WORDS.items():
                    assert planes[at[f"{side} hand: {word}"], 5, 5] == view.hands[whose].count(letter)
                    if letter == UNKNOWN:
                        continue
                    found = {
                        (x - REACH, y - REACH) for y, x in np.argwhere(planes[at[f"{side} {word}"]]).tolist()
                    }
                    assert found == {space for space, kind in view.units[whose].items() if kind == letter}
                    assert planes[at[f"{side} destroyed: {word}"], 0, 0] == view.destroyed[whose].count(
                        letter
                    )
                    lowest = planes[at[f"{side} deck: {word} lowest"], 0, 0]
                    assert lowest == (view.decks[whose][-1:] == letter)
                assert planes[at[f"{side} deck"], 1, 1] == len(view.decks[whose])
                assert planes[at[f"{side} air strikes"], 66, 66] == view.strikes[whose]
            assert planes[at[f"awaited: {view.phase.prompt}"]].min() == 1


def test_cards_are_told_to_their_owner_only() -> None:
    table = hill218_v0.raw_env()
    for agent, _, info in _played(table, 2):
        if isinstance(table.node.pending, Over):
            break
        for token in info["tokens"]:
            hidden, drawn = token.startswith(("+?", "<?")), token.startswith(("+", "<"))
            assert not drawn or hidden or agent == table.agent_selection
        told = " ".join(table.infos[Seat[agent.upper()].other.word]["events"])
        assert f"drawn seat={agent} cards=unknown" in told or f"drawn seat={agent}" not in told


@each_game
def test_an_illegal_decision_loses(name: str) -> None:
    env = MODULES[name].env()
    env.reset(seed=1)
    agent = env.agent_selection
    number = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(number)
    assert env.terminations == {"south": True, "north": True}
    assert env._cumulative_rewards[agent] == -1


def test_the_bare_environment_says_why_it_refuses() -> None:
    table = island_v0.raw_env()
    table.reset(seed=1)
    with pytest.raises(IllegalAction) as refused:
        table.step(table.action_number("end"))
    assert refused.value.refusal.rule == "I-2.2"
    with pytest.raises(ValueError, match="whose game is over"):
        table.step(None)


def test_a_token_that_is_no_decision_has_no_number() -> None:
    table = island_v0.raw_env()
    for token in ("d3", "e4!live", "castle"):
        with pytest.raises(NotationError):
            table.action_number(token)


@each_game
def test_the_same_seed_gives_the_same_chance_and_another_one_goes_on(name: str) -> None:
    table: GameEnv = MODULES[name].raw_env()

    def tokens(seed: int | None) -> str:
        table.reset(seed=seed)
        chance, found = random.Random(1), []
        for _ in range(40):
            numbers = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
            table.step(int(chance.choice(numbers)))
            found += [str(entry) for entry, _ in table.node.entries()[-4:]]
        return " ".join(found)

    first = tokens(1)
    assert tokens(1) == first
    assert tokens(None) != first


@each_game
def test_either_side_may_begin(name: str) -> None:
    table: GameEnv = MODULES[name].raw_env()
    table.reset(seed=1)
    assert table.agent_selection == "south"
    table.reset(seed=1, options={"first": "north"})
    assert table.agent_selection == "north"


@each_game
def test_pictures_and_texts_show_a_spectators_view_unless_told_otherwise(name: str) -> None:
    for viewer in (None, "south", "north"):
        table: GameEnv = MODULES[name].raw_env(render_mode="ansi", viewer=viewer)
        table.reset(seed=3)
        text = table.render()
        assert isinstance(text, str)
        if name == "hill218":
            assert ("?????" in text) == (viewer != "south")
    assert MODULES[name].raw_env().render() is None


def test_without_texts_agents_are_told_nothing_but_numbers() -> None:
    table = island_v0.raw_env(texts=False)
    table.reset(seed=1)
    table.step(0)
    assert table.infos == {"south": {}, "north": {}}


@each_game
def test_environments_can_be_pickled(name: str) -> None:
    table: GameEnv = MODULES[name].raw_env(render_mode="ansi")
    again = pickle.loads(pickle.dumps(table))
    for each in (table, again):
        each.reset(seed=9)
    assert again.render() == table.render()


def test_names_that_do_not_exist_are_refused() -> None:
    with pytest.raises(UnknownName):
        island_v0.env(variant="chess")
    with pytest.raises(ValueError, match="render_mode"):
        island_v0.env(render_mode="smoke")
    with pytest.raises(ValueError, match=r"viewer: one of .* not 'east'"):
        island_v0.env(viewer="east")
    table = island_v0.env()
    with pytest.raises(ValueError, match=r"first: one of .* not 'S'"):
        table.reset(options={"first": "S"})
    with pytest.raises(RuntimeError, match="reset"):
        island_v0.raw_env().observe("south")


def test_without_petting_zoo_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "skirmish.envs.zoo")
    with pytest.raises(MissingExtra) as told:
        import_module("skirmish.envs.zoo")
    assert (told.value.code, dict(told.value.facts)) == (
        "needs-extra",
        {"extra": "envs", "package": "pettingzoo"},
    )

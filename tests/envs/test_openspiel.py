"""The OpenSpiel games: its own simulation tests, its own bots, and what we promise beyond them."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from skirmish.core import IllegalAction, MissingExtra, Options, Over, Roll, Seat, UnknownName
from skirmish.envs.node import Node, kit
from skirmish.envs.openspiel import BotAgent, SkirmishGame, ismcts_agent, load_game, mcts_agent, short_name
from skirmish.envs.openspiel.redeal import redealt
from tests.games.playing import VARIANTS

each_variant = pytest.mark.parametrize(("name", "variant"), VARIANTS)
each_game = pytest.mark.parametrize("name", ["island", "hill218"])


def _states(game: Any, seed: int, most: int = 10_000) -> Iterator[Any]:
    """Every state of a game played at random, the last one too."""
    chance, state = random.Random(seed), game.new_initial_state()
    for _ in range(most):
        yield state
        if state.is_terminal():
            return
        state = state.clone()
        numbers = (
            [number for number, _ in state.chance_outcomes()]
            if state.is_chance_node()
            else state.legal_actions()
        )
        state.apply_action(chance.choice(numbers))


def _decision(game: Any, seed: int, after: int) -> Any:
    """A state in which a seat has a choice, some way into a game."""
    return next(
        state
        for count, state in enumerate(_states(game, seed))
        if count >= after and state.is_player_node() and len(state.legal_actions()) > 2
    )


@each_variant
@pytest.mark.parametrize("serialize", [False, True])
def test_open_spiels_own_simulation_test_passes(name: str, variant: str, serialize: bool) -> None:
    pyspiel.random_sim_test(load_game(name, variant), num_sims=1, serialize=serialize, verbose=False)


@each_variant
def test_games_load_by_their_names(name: str, variant: str) -> None:
    game = pyspiel.load_game(f"{short_name(name)}(variant={variant},first=N)")
    assert isinstance(game, SkirmishGame)
    assert game.get_parameters() == {"variant": variant, "first": "N"}
    assert str(pyspiel.load_game(str(game))) == str(game)
    state = game.new_initial_state()
    assert state.rules_state == kit(name).rules.start(Options(variant, Seat.NORTH))


@each_variant
def test_states_follow_the_rules_token_by_token(name: str, variant: str) -> None:
    rules, ids, _ = kit(name)
    game = load_game(name, variant)
    for state in _states(game, 4):
        pending = rules.pending(state.rules_state)
        if isinstance(pending, Over):
            assert state.is_terminal()
            assert state.returns()[pending.winner or 0] == (0 if pending.winner is None else 1)
            assert sum(state.returns()) == 0
        elif isinstance(pending, Roll):
            assert state.is_chance_node()
            found = {state.action_to_string(-1, number): odds for number, odds in state.chance_outcomes()}
            assert found == {str(each): float(odds) for each, odds in pending.probabilities().items()}
        else:
            seat = pending.seat
            assert state.current_player() == seat
            numbers = state.legal_actions()
            assert numbers == sorted(set(numbers))
            tokens = [state.action_to_string(seat, number) for number in numbers]
            assert sorted(tokens) == sorted(map(str, rules.legal(rules.view(state.rules_state, seat))))
            assert state.legal_actions(1 - seat) == []
            assert state.string_to_action(tokens[-1]) == numbers[-1]
            assert max(numbers) < ids.COUNT


def test_actions_have_a_form_beside_their_numbers() -> None:
    state = load_game("island").new_initial_state()
    struct = state.action_to_struct(0, 52)
    assert struct.to_json() == '{"token":"#e5"}'
    assert state.struct_to_actions(struct) == [52]


def test_what_the_rules_refuse_is_refused() -> None:
    state = load_game("island").new_initial_state()
    with pytest.raises(IllegalAction):
        state.apply_action(kit("island").ids.COUNT - 1)
    assert state.legal_actions()[0] == 0


@each_game
def test_copies_are_equal_and_lead_their_own_lives(name: str) -> None:
    game = load_game(name)
    state = _decision(game, 1, 30)
    copies = [
        state.clone(),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
        game.deserialize_state(state.serialize()),
    ]
    before = str(state)
    for each in copies:
        assert str(each) == before
        assert each.history() == state.history()
        assert each.rules_state == state.rules_state
        assert [each.information_state_string(p) for p in (0, 1)] == [
            state.information_state_string(p) for p in (0, 1)
        ]
        each.apply_action(each.legal_actions()[0])
        assert str(state) == before


def test_a_long_game_can_be_kept() -> None:
    """Pickle would run out of stack if it followed the past token by token."""
    *_, last = _states(load_game("island", "all-out"), 8)
    assert len(last.history()) > 150
    node = Node.beginning(kit("island"), Options("classic"))
    table: Any = last
    for _ in range(3):
        table = pickle.loads(pickle.dumps(table))
    assert table.history() == last.history()
    assert copy.copy(node) is node


@pytest.mark.parametrize("variant", kit("hill218").rules.variants)
@pytest.mark.parametrize("seed", range(3))
def test_dealing_anew_looks_the_same_and_could_have_been(variant: str, seed: int) -> None:
    game, chance, differ = load_game("hill218", variant), random.Random(seed), 0
    observe = make_observation(game)
    for state in _states(game, seed):
        for player in (0, 1):
            again = state.resample_from_infostate(player, chance.random)
            assert again.information_state_string(player) == state.information_state_string(player)
            assert again.observation_string(player) == state.observation_string(player)
            assert again.current_player() == state.current_player()
            assert again.move_number() == state.move_number()
            observe.set_from(state, player)
            seen = observe.tensor.copy()
            observe.set_from(again, player)
            assert np.array_equal(seen, observe.tensor)
            differ += again.information_state_string(1 - player) != state.information_state_string(1 - player)
            # What it says it has seen is not copied from the truth: its own history leads to it.
            told = game.new_initial_state()
            for number in again.history():
                assert number in told.legal_actions()
                told.apply_action(number)
            assert told.rules_state == again.rules_state
            assert told.information_state_string(player) == state.information_state_string(player)
    assert differ > 50


def test_a_state_that_begins_in_mid_battle_is_dealt_anew_too() -> None:
    game, chance = load_game("hill218"), random.Random(1)
    for after in (1, 8, 25):
        state = game.state_of(_decision(game, 2, after).rules_state)
        seen = set()
        for _ in range(40):
            for player in (0, 1):
                again = state.resample_from_infostate(player, chance.random)
                assert again.information_state_string(player) == state.information_state_string(player)
                seen.add(again.information_state_string(1 - player))
            if state.is_terminal():
                break
            numbers = (
                [n for n, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
            )
            state.apply_action(chance.choice(numbers))
        assert len(seen) > 20


def test_a_pass_tells_something_of_a_hand() -> None:
    """North, shut in, passes: neither special forces nor paratroopers can be in its hand (H-3.3)."""
    rules = kit("hill218").rules
    deck = "?" * 15
    position = f"I@-1,1;I@0,-1;I@0,2;I@1,1/I@0,1 HT/AA {deck}/{deck} 0/0 N2:play"
    start = rules.from_position(position)
    node = Node(kit("hill218"), start, None, start)
    node = node.after(kit("hill218").ids.number(rules.parse("pass")))
    chance, hands = random.Random(1), set()
    for _ in range(200):
        again = redealt(node, Seat.SOUTH, chance.randrange)
        hands |= {*again.state.hands[Seat.NORTH]}
        assert again.recalled(Seat.SOUTH) == node.recalled(Seat.SOUTH)
    assert hands == {*"IHTA"}


def test_a_deal_that_fits_no_pass_is_kept_rather_than_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skirmish.envs.openspiel.redeal.TRIES", 1)
    rules = kit("hill218").rules
    deck = "?" * 15
    start = rules.from_position(f"I@-1,1;I@0,-1;I@0,2;I@1,1/I@0,1 HT/AA {deck}/{deck} 0/0 N2:play")
    node = Node(kit("hill218"), start, None, start)
    node = node.after(kit("hill218").ids.number(rules.parse("pass")))
    chance, hands = random.Random(1), Counter[str]()
    for _ in range(200):
        again = redealt(node, Seat.SOUTH, chance.randrange)
        hands[again.state.hands[Seat.NORTH]] += 1
        assert again.recalled(Seat.SOUTH) == node.recalled(Seat.SOUTH)
    assert {*"".join(hands)} == {*"IHSTAP"}
    assert hands["AA"] < 20, "what it really holds is no likelier than anything else"


def test_a_game_that_cannot_deal_again_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """OpenSpiel's own way to say that a game lacks an optional method."""
    monkeypatch.setattr("skirmish.envs.openspiel.redeal.part", lambda game, name: None)
    deck = "?" * 15
    start = kit("hill218").rules.from_position(f"I@0,-1/I@0,1 HT/AA {deck}/{deck} 0/0 N2:play")
    with pytest.raises(NotImplementedError, match="hill218 hides information and has no part 'redeal'"):
        redealt(Node(kit("hill218"), start, None, start), Seat.SOUTH, lambda n: 0)


def test_the_island_hides_nothing() -> None:
    game = load_game("island")
    state = _decision(game, 3, 40)
    again = state.resample_from_infostate(0, random.random)
    assert (str(again), again.history()) == (str(state), state.history())
    assert state.information_state_string(0) == state.information_state_string(1)


@each_game
def test_an_information_state_recalls_everything_and_opens_at_the_end(name: str) -> None:
    before = ["", ""]
    for state in _states(load_game(name), 6):
        recalled = [state.information_state_string(player) for player in (0, 1)]
        if state.is_terminal():
            assert recalled[0] == recalled[1]
            assert "?" not in recalled[0].split(" standard ")[-1]
        else:
            for earlier, now in zip(before, recalled, strict=True):
                assert now.startswith(earlier)
        before = recalled


@each_game
def test_observers_see_what_they_are_asked_for(name: str) -> None:
    game, (_, _, sight) = load_game(name), kit(name)
    state = _decision(game, 5, 20)
    player = state.current_player()
    usual = make_observation(game)
    usual.set_from(state, player)
    view = kit(name).rules.view(state.rules_state, Seat(player))
    assert np.array_equal(usual.dict["observation"], sight.planes(view, Seat(player)))
    assert game.observation_tensor_shape() == [*sight.SHAPE]
    assert np.array_equal(state.observation_tensor(player), usual.tensor)
    assert usual.string_from(state, player) == state.observation_string(player)
    recalling = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert recalling.string_from(state, player) == state.information_state_string()
    public = make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    spectated = kit(name).rules.view(state.rules_state, None)
    assert public.string_from(state, player) == sight.line(spectated)
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(game, params={"size": 3})


def test_open_spiels_bots_play_the_island() -> None:
    game = load_game("island")
    for after in (3, 60):
        state = _decision(game, 1, after)
        chance = np.random.RandomState(1)
        python = mcts.MCTSBot(game, 2, 12, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
        compiled = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2, 12, 64, True, 1, False)
        assert python.step(state) in state.legal_actions()
        assert compiled.step_with_policy(state)[1] in state.legal_actions()


def test_open_spiels_bots_play_the_hill() -> None:
    game = load_game("hill218")
    for after in (1, 30):
        state = _decision(game, 1, after)
        chance = np.random.RandomState(1)
        bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 2, 12, random_state=chance)
        assert bot.step(state) in state.legal_actions()


def test_the_compiled_search_of_information_sets_cannot_play_games_of_python() -> None:
    """If this fails, OpenSpiel has learnt it: then :func:`ismcts_agent` should use it."""
    state = _decision(load_game("hill218"), 1, 30)
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2, 5)
    with pytest.raises(pyspiel.SpielError, match="ResampleFromInfostate"):
        bot.get_policy(state)


AGENTS: list[tuple[str, Callable[..., BotAgent]]] = [("island", mcts_agent), ("hill218", ismcts_agent)]


@pytest.mark.parametrize(("name", "make"), AGENTS)
def test_bots_are_agents_with_choices_of_their_own(name: str, make: Callable[..., BotAgent]) -> None:
    rules = kit(name).rules
    for after in (1, 40):
        state = _decision(load_game(name), 7, after)
        view = rules.view(state.rules_state, Seat(state.current_player()))
        agent = make(simulations=8, seed=3)
        choices = {agent.choose(rules, view, random.Random(5).randrange) for _ in range(2)}
        assert len(choices) == 1
        assert choices <= {*rules.legal(view)}
        for hurried in (make(milliseconds=20), make(milliseconds=0), make(simulations=1)):
            assert hurried.choose(rules, view, random.Random(5).randrange) in rules.legal(view)


def test_a_bot_is_not_asked_where_there_is_no_choice() -> None:
    rules = kit("hill218").rules
    view = rules.view(rules.from_position("I@0,-1/T@0,1 -/- -/- 1/0 S1:play"), Seat.SOUTH)

    def never(game: SkirmishGame, seed: int) -> Any:
        raise AssertionError

    assert str(BotAgent("idle", never).choose(rules, view, random.randrange)) == "!0,1"


def test_names_that_do_not_exist_are_refused() -> None:
    with pytest.raises(UnknownName):
        load_game("chess")
    with pytest.raises(UnknownName):
        load_game("island", "chess")


def test_a_program_that_has_used_the_games_ends_well() -> None:
    """OpenSpiel keeps what is registered until after the interpreter is gone."""
    program = (
        "from skirmish.envs.openspiel import load_game\n"
        "state = load_game('hill218').new_initial_state()\n"
        "state.observation_string(0)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_without_open_spiel_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    for module in [each for each in sys.modules if each.startswith("skirmish.envs.openspiel")]:
        monkeypatch.delitem(sys.modules, module)
    with pytest.raises(MissingExtra) as told:
        import_module("skirmish.envs.openspiel")
    assert (told.value.code, dict(told.value.facts)) == (
        "needs-extra",
        {"extra": "envs", "package": "open_spiel"},
    )

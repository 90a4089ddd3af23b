"""The island's part in training: seeded, with targets from later searches, in many variants."""

from __future__ import annotations

import numpy as np
import pytest

from skirmish import games
from skirmish.games.island import training
from skirmish.games.island.kernel import search, selfplay
from skirmish.games.island.kernel.convert import from_state, start
from skirmish.games.island.kernel.layout import LOADING, PHASE, ROLL, SEAT, SQUARES, VARIANT
from skirmish.games.island.kernel.search import new_workspace
from skirmish.games.island.kernel.worth import MOST_UNITS, NETWORK, TRAINED, Judgement, judgement
from skirmish.kernels.network import grown, load
from skirmish.kernels.progress import new_progress, new_stop
from skirmish.kernels.rng import seeded
from skirmish.training import Samples
from skirmish.training.generations import TrainingPlan, begun, course_of, part_of


def _played(seed: int) -> dict[str, Samples]:
    networks = training.first(3, 2, 1)
    return training.play(networks, [networks], 30, seed, 0, 0.8)


def test_the_seed_decides_what_is_played() -> None:
    one, two, other = _played(4), _played(4), _played(5)
    for name, samples in one.items():
        assert len(samples) > 50
        assert np.array_equal(samples.states, two[name].states)
        assert np.array_equal(samples.targets, two[name].targets)
        assert not np.array_equal(samples.states[:50], other[name].states[:50])
    assert len(set(one["battle"].states[:, VARIANT].tolist())) > 2
    assert len(set(one["set_up"].states[:, PHASE].tolist())) == 3
    for samples in one.values():  # without luck a target may lie outside 0 to 1, but not far
        assert samples.targets.mean() == pytest.approx(0.5, abs=0.05)
        assert samples.targets.min() > -0.5
        assert samples.targets.max() < 1.5


def test_targets_come_from_later_searches_and_the_result() -> None:
    notes = selfplay.new_notes()
    kinds = [selfplay.SET_UP, selfplay.BATTLE, selfplay.SEARCHED, selfplay.BATTLE, selfplay.STRAYED]
    kinds += [selfplay.BATTLE, selfplay.SEARCHED, selfplay.BATTLE]
    notes.kind[: len(kinds)] = kinds
    notes.value[[2, 4, 6]] = 0.6, 0.3, 0.8
    notes.states[3, SEAT] = 1
    selfplay.set_targets(notes, len(kinds), 1, 0.5)
    mixed = 0.5 * 0.6 + 0.5 * 0.3
    expected = {7: 1.0, 5: 0.9, 3: 1.0 - 0.3, 1: mixed, 0: mixed}
    for at, value in expected.items():
        assert notes.value[at] == pytest.approx(value)


def test_luck_is_subtracted_from_what_followed() -> None:
    notes = selfplay.new_notes()
    kinds = [selfplay.BATTLE, selfplay.LUCK, selfplay.BATTLE, selfplay.LUCK]
    notes.kind[: len(kinds)] = kinds
    notes.value[[1, 3]] = 0.2, -0.1
    selfplay.set_targets(notes, len(kinds), 1, 1.0)
    assert notes.value[[0, 2]] == pytest.approx([1.0 + 0.1 - 0.2, 1.0 + 0.1])


@pytest.mark.parametrize(
    "position",
    [
        "12/12/7s<4/7#4/12/12/12/12/12/4S^7/12/1T>10 c:.....,j:..... 1/0 S:roll classic",
        "12/12/7s<4/7#4/4#7/12/12/12/12/4S^7/12/1T>10 c:SS...,j:s.... 1/1 N:roll classic",
    ],
)
def test_luck_is_nothing_on_average(position: str) -> None:
    battle, given = from_state(games.load("island").from_position(position)), {}
    notes, work = selfplay.new_notes(), new_workspace(4000)
    for seed in range(60):
        s = battle.copy()
        luck = selfplay.luck(s, seeded(seed), seeded(1), TRAINED, training.settings(), work, notes)
        given[int(s[ROLL])] = luck
        value = search.value_of_position(s, training.settings(), TRAINED, work, seeded(1))
        assert 0.0 <= value - luck <= 1.0
    assert sorted(given) == [0, 1, 2, 3, 4, 5]
    assert sum(given.values()) == pytest.approx(0.0, abs=1e-4)
    assert max(map(abs, given.values())) > 0.005


def test_a_match_without_luck_has_the_same_result_and_less_noise() -> None:
    networks = load(NETWORK)
    found = np.array(training.duel(networks, networks, 40, 3, 0, fair=True))
    assert set(found[:, 0].tolist()) <= {0.0, 0.5, 1.0}
    assert found[:, 1].mean() == pytest.approx(0.5, abs=0.1)
    assert found[:, 1].std() < 0.35


def test_a_style_decides_who_is_deployed() -> None:
    """First both sides like tanks, then soldiers."""
    deployed = []
    for sign in (1.0, -1.0):
        style = np.array([0, 0, -9, 1, 9, 0, 0, 0], np.float32) * np.float32(sign)
        networks = Judgement(**training.first(3, 2, 1))
        side = selfplay.TrainingSide(networks, training.settings(), 0, 0.0, 1.0, False, style)
        s, notes, work = start("classic").copy(), selfplay.new_notes(), new_workspace(4000)
        progress = new_progress()
        selfplay.played(
            s,
            seeded(1),
            seeded(2),
            side,
            side,
            1.0,
            work,
            new_stop(),
            progress,
            notes,
            networks,
            training.settings(),
            True,
        )
        loading = notes.states[np.flatnonzero(notes.states[:, PHASE] == LOADING)[0]]
        deployed.append(sum([(int(code) - 2) // 4 % 3 for code in loading[:SQUARES] if code > 1]))
    assert deployed[0] > deployed[1] + 2


def test_a_network_without_room_for_it_in_a_search_is_refused() -> None:
    small, most = training.first(3, 2, 1), MOST_UNITS // 2
    for hidden in ((most + 1,), (most, MOST_UNITS + 1)):  # before a run begins
        plan = TrainingPlan("island", hidden=hidden)
        with pytest.raises(ValueError, match=f"{hidden[-1]} units, more than {hidden[-1] - 1}"):
            begun(course_of(plan), plan)
    judgement({**small, "battle": grown(small["battle"], most, 2, 1)})
    judgement({**small, "set_up": grown(small["set_up"], MOST_UNITS, 2, 1)})
    with pytest.raises(ValueError, match="258 hidden units, more than 256"):
        judgement({**small, "battle": grown(small["battle"], most + 1, 2, 1)})
    with pytest.raises(ValueError, match="257 hidden units, more than 256"):
        judgement({**small, "set_up": grown(small["set_up"], MOST_UNITS + 1, 2, 1)})


def test_a_match_of_equals_is_even() -> None:
    networks = training.first(3, 2, 1)
    wins, draws, losses = training.match(networks, networks, 4, 7, 0)
    assert wins + draws + losses == 8


def test_parts_of_a_run_come_one_after_the_other() -> None:
    assert [part_of((1, 2, 3), done) for done in (0.0, 0.3, 0.34, 0.7, 1.0, 1.4)] == [1, 1, 2, 3, 3, 3]

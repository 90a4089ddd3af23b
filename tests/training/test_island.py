"""The island's part in training: seeded, with targets from later searches, in many variants."""

from __future__ import annotations

import numpy as np
import pytest

from skirmish.games.island import training
from skirmish.games.island.kernel import selfplay
from skirmish.games.island.kernel.convert import start
from skirmish.games.island.kernel.layout import LOADING, PHASE, SEAT, SQUARES, VARIANT
from skirmish.games.island.kernel.search import new_workspace
from skirmish.games.island.kernel.worth import Judgement
from skirmish.kernels.progress import new_progress, new_stop
from skirmish.kernels.rng import seeded
from skirmish.training import Samples
from skirmish.training.generations import part_of


def _played(seed: int) -> dict[str, Samples]:
    networks = training.first(3, 1)
    return training.play(networks, [networks], 30, seed, 0, 0.8)


def test_the_seed_decides_what_is_played() -> None:
    one, two, other = _played(4), _played(4), _played(5)
    for name, samples in one.items():
        assert len(samples) > 50
        assert np.array_equal(samples.states, two[name].states)
        assert np.array_equal(samples.targets, two[name].targets)
        assert not np.array_equal(samples.states[:50], other[name].states[:50])
        assert ((samples.targets >= 0.0) & (samples.targets <= 1.0)).all()
    assert len(set(one["battle"].states[:, VARIANT].tolist())) > 2
    assert len(set(one["set_up"].states[:, PHASE].tolist())) == 3


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


def test_a_style_decides_who_is_deployed() -> None:
    """First both sides like tanks, then soldiers."""
    deployed = []
    for sign in (1.0, -1.0):
        style = np.array([0, 0, -9, 1, 9, 0, 0, 0], np.float32) * np.float32(sign)
        judgement = Judgement(**training.first(3, 1))
        side = selfplay.TrainingSide(judgement, training.settings(), 0, 0.0, 1.0, False, style)
        s, notes, work = start("classic").copy(), selfplay.new_notes(), new_workspace(4000)
        selfplay.played(s, seeded(1), seeded(2), side, side, 1.0, work, new_stop(), new_progress(), notes)
        loading = notes.states[np.flatnonzero(notes.states[:, PHASE] == LOADING)[0]]
        deployed.append(sum([(int(code) - 2) // 4 % 3 for code in loading[:SQUARES] if code > 1]))
    assert deployed[0] > deployed[1] + 2


def test_a_match_of_equals_is_even() -> None:
    networks = training.first(3, 1)
    wins, draws, losses = training.match(networks, networks, 4, 7, 0)
    assert wins + draws + losses == 8


def test_parts_of_a_run_come_one_after_the_other() -> None:
    assert [part_of((1, 2, 3), done) for done in (0.0, 0.3, 0.34, 0.7, 1.0, 1.4)] == [1, 1, 2, 3, 3, 3]

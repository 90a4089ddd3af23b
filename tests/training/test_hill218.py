"""Hill 218's part in training: what is played, and whose estimates are learnt from."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from skirmish import games
from skirmish.core import Decide
from skirmish.games.hill218 import training
from skirmish.games.hill218.kernel import selfplay
from skirmish.games.hill218.kernel.convert import from_state
from skirmish.games.hill218.kernel.layout import SEAT, SIZE, Battle
from skirmish.games.hill218.kernel.selfplay import TrainingSide
from skirmish.games.hill218.kernel.tree import new_tree
from skirmish.games.hill218.kernel.turn import result
from skirmish.games.hill218.kernel.worth import WIDEST
from skirmish.kernels import engine
from skirmish.kernels.network import grown
from skirmish.kernels.rng import Rng, seeded
from skirmish.training import Networks, Samples
from tests.games.playing import random_game


def test_a_best_response_does_not_learn_from_the_other_player() -> None:
    """With a trace of 0 a target is the learner's own next estimate or the result; never the other's."""
    ours, theirs = training.first(2, 2, 1), training.first(2, 2, 2)
    certain = {
        name: network._replace(bias=network.bias + np.float32(50.0)) for name, network in theirs.items()
    }
    found = training.play(ours, [certain], 2, 3, 4, 0.0, against=True)["value"]
    again = training.play(ours, [certain], 2, 3, 4, 0.0, against=True)["value"]
    assert np.array_equal(found.targets, again.targets)
    sure = (found.targets < 1e-6) | (found.targets > 1 - 1e-6)
    assert sure.mean() < 0.5  # only near the end: results


def _played(seed: int, trace: float = 0.8) -> Samples:
    networks = training.first(3, 2, 1)
    return training.play(networks, [networks], 12, seed, 0, trace)["value"]


def test_the_seed_decides_what_is_played_without_search() -> None:
    one, two, other = _played(4), _played(4), _played(5)
    assert np.array_equal(one.states, two.states)
    assert np.array_equal(one.targets, two.targets)
    assert not np.array_equal(one.states[:20], other.states[:20])
    assert ((one.targets >= 0.0) & (one.targets <= 1.0)).all()
    assert one.targets.std() > 0.05


def test_the_player_to_beat_plays_at_its_full_strength(monkeypatch: pytest.MonkeyPatch) -> None:
    """It never tries a decision that looks worse, not in the opening either; the learner does."""
    strayed: list[bool] = []
    tried = 0

    def spied(s: Battle, dice: Rng, rng: Rng, south: TrainingSide, north: TrainingSide, *rest: Any) -> int:
        nonlocal tried
        made, notes = selfplay.played(s, dice, rng, south, north, *rest), rest[-1]
        frozen = np.array([not each.learns for each in (south, north)])[notes.states[:made, SEAT]]
        strayed.extend(notes.strayed[:made][frozen].tolist())
        tried += int(notes.strayed[:made][~frozen].sum())
        return made

    monkeypatch.setattr(training, "played", spied)
    networks = training.first(3, 2, 1)
    training.play(networks, [networks], 12, 3, 0, 0.8, against=True)
    assert len(strayed) > 100
    assert not any(strayed)
    assert tried > 10


def test_with_a_trace_of_one_targets_are_results(monkeypatch: pytest.MonkeyPatch) -> None:
    """In games in which only the first decisions are tried, all later positions have the result."""
    results = dict[bytes, float]()

    def spied(s: Battle, dice: Rng, rng: Rng, south: TrainingSide, north: TrainingSide, *rest: Any) -> int:
        south, north = south._replace(stray=0.0), north._replace(stray=0.0)
        made, notes = selfplay.played(s, dice, rng, south, north, *rest), rest[-1]
        tried = np.flatnonzero(notes.strayed[:made])
        south_has = 0.5 + 0.5 * result(s)
        for packed in notes.states[tried[-1] + 1 if len(tried) else 0 : made]:
            results[packed.tobytes()] = 1.0 - south_has if packed[SEAT] else south_has
        return made

    monkeypatch.setattr(training, "played", spied)
    found = _played(6, 1.0)
    known = [
        (results[packed.tobytes()], target)
        for packed, target in zip(found.states, found.targets, strict=True)
        if packed.tobytes() in results
    ]
    assert len(known) > 0.8 * len(found)
    assert all(wanted == target for wanted, target in known)


def test_a_network_without_room_for_it_in_a_search_is_refused() -> None:
    too_wide = training.first(3, 2, 1)["value"]
    too_wide = grown(too_wide, WIDEST + 1, 2, 1)
    uses: list[Callable[[Networks], object]] = [
        lambda each: training.Contender(each, 1),
        lambda each: training.side(each, 0.0),
    ]
    for use in uses:
        use({"value": grown(training.first(3, 2, 1)["value"], WIDEST, 2, 1)})
        with pytest.raises(ValueError, match="129 hidden units, more than 128"):
            use({"value": too_wide})
    with pytest.raises(ValueError, match="more than 128"):
        training.first(WIDEST + 1, 2, 1)


def test_a_decision_without_search_does_not_see_hidden_cards() -> None:
    """The same view and seed give the same judgement, whatever the other side holds."""
    game, rng, seen = games.load("hill218"), Random(3), 0
    side = training.side(training.first(3, 2, 1), 0.0)
    tree, notes = new_tree(), selfplay.new_notes(SIZE)
    for ply in random_game("hill218", "standard", 1)[20:60:4]:
        if not isinstance(ply.pending, Decide):
            continue
        view = game.view(ply.state, ply.pending.seat)
        legal, judged = {str(each) for each in game.legal(view)}, []
        for _ in range(3):
            state = from_state(game.sample(view, rng.randrange))
            n = selfplay.judge(state, side, tree, notes, seeded(7))
            judged.append((notes.ids[:n].tolist(), notes.totals[:n].tolist()))
        assert judged[0] == judged[1] == judged[2]
        assert {str(engine("hill218").action(each)) for each in judged[0][0]} <= legal
        seen += len(judged[0][0]) > 1
    assert seen > 3

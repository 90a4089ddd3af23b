"""What the hill's network sees, what the search believes about hidden cards, and its keys for positions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from skirmish.core import Decide
from skirmish.games.hill218 import training
from skirmish.games.hill218.game import GAME as HILL218
from skirmish.games.hill218.kernel import beliefs, features, samples, selfplay, tree
from skirmish.games.hill218.kernel.attack import targets_of
from skirmish.games.hill218.kernel.cards import hide
from skirmish.games.hill218.kernel.convert import from_state
from skirmish.games.hill218.kernel.deployment import can_take_base
from skirmish.games.hill218.kernel.ids import ATTACK, CELLS, DEPLOY, KINDS
from skirmish.games.hill218.kernel.layout import (
    CARD,
    CARDS,
    HAND,
    HIDDEN,
    MAX_LEGAL,
    PHASE,
    PLAYING,
    POOL,
    SEAT,
    SIZE,
    UNITS,
    Battle,
)
from skirmish.games.hill218.kernel.plays import legal
from skirmish.games.hill218.kernel.search import FITTED, weights_of
from skirmish.games.hill218.kernel.supply import unit_cell
from skirmish.games.hill218.kernel.turn import apply, to_act
from skirmish.games.hill218.kernel.worth import FILE, WIDEST
from skirmish.games.hill218.state import State, Units
from skirmish.kernels.network import load, new_network
from skirmish.kernels.rng import seeded
from tests.games.playing import random_game

pytestmark = pytest.mark.timeout(600)


def _states(games: int) -> Iterator[State]:
    for number in range(games):
        for variant in ("standard", "beginner"):
            for ply in random_game("hill218", variant, number):
                if isinstance(ply.pending, Decide):
                    yield ply.state


def _battles(games: int) -> Iterator[Battle]:
    """Battles of random games in which a side is to play."""
    for state in _states(games):
        s = from_state(state)
        if s[PHASE] == PLAYING:
            yield s


def _legal(s: Battle) -> list[int]:
    out = np.zeros(MAX_LEGAL, np.int32)
    return [int(each) for each in out[: legal(s, out)]]


def _inputs(s: Battle) -> dict[int, float]:
    rows, amounts = np.zeros(features.ACTIVE, np.int32), np.zeros(features.ACTIVE, np.float32)
    n = features.note(s, rows, amounts)
    found = dict[int, float]()
    for row, amount in zip(rows[:n].tolist(), amounts[:n].tolist(), strict=True):
        assert 0 <= row < features.ROWS
        found[row] = found.get(row, 0.0) + amount
    return {row: amount for row, amount in found.items() if amount}


def test_the_kinds_that_reach_a_unit_are_those_with_a_deployment_that_may_attack_it() -> None:
    for s in list(_battles(6))[::3]:
        seat = to_act(s)
        s[HAND + seat * KINDS : HAND + seat * KINDS + KINDS] = 1
        if can_take_base(s, seat):  # that wins, and nothing is attacked
            continue
        reached = {unit_cell(s, 1 - seat, unit): 0 for unit in range(s[UNITS + 1 - seat])}
        for play in _legal(s):
            if DEPLOY <= play < ATTACK:
                kind, cell = divmod(play - DEPLOY, CELLS)
                if targets_of(s, seat, kind, cell):
                    after = s.copy()
                    apply(after, play)
                    if after[SEAT] == seat and after[PHASE] != PLAYING:
                        for attack in _legal(after):
                            if attack >= ATTACK and attack - ATTACK in reached:
                                reached[attack - ATTACK] |= 1 << kind
        for cell, kinds in reached.items():
            assert features.kinds_reaching(s, seat, cell) == kinds


def test_a_field_seen_in_a_mirror_gives_the_exchanged_rows() -> None:
    flipped = features.flipped()
    assert np.array_equal(flipped[flipped], np.arange(features.ROWS))
    for state in list(_states(6))[::5]:
        s = from_state(state)
        if s[PHASE] == PLAYING:
            south, north = (Units({(-x, y): kind for (x, y), kind in side.items()}) for side in state.units)
            mirrored = from_state(state.to(state.phase, units=(south, north)))
            assert _inputs(mirrored) == pytest.approx({int(flipped[row]): v for row, v in _inputs(s).items()})


def test_packing_a_battle_loses_nothing() -> None:
    packed, again = np.zeros(samples.PACKED, np.int8), np.zeros(SIZE, np.int8)
    for s in _battles(4):
        samples.pack(s, packed)
        samples.unpack(packed, again)
        assert np.array_equal(s, again)


def test_the_inputs_of_packed_battles_are_theirs_or_the_mirrored_ones() -> None:
    battles = list(_battles(3))
    packed = np.zeros((len(battles), samples.PACKED), np.int8)
    for at, s in enumerate(battles):
        samples.pack(s, packed[at])
    index = np.zeros((len(battles), features.ACTIVE), np.int32)
    value, counts = np.zeros(index.shape, np.float32), np.zeros(len(battles), np.int32)
    training.fill("value", packed, 7, index, value, counts)
    flipped, ways = features.flipped(), set[bool]()
    for at, s in enumerate(battles):
        found = dict[int, float]()
        for row, amount in zip(index[at, : counts[at]].tolist(), value[at].tolist(), strict=False):
            found[row] = found.get(row, 0.0) + amount
        plain = _inputs(s)
        if found == pytest.approx(plain):
            ways.add(False)
        else:
            ways.add(True)
            assert found == pytest.approx({int(flipped[row]): each for row, each in plain.items()})
    assert ways == {False, True}


def _dealt(
    s: Battle, trust: float, times: int, table: beliefs.Odds = FITTED.beliefs
) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """How often each kind was dealt to the other side's hand, and under its deck."""
    seat, rng = to_act(s), seeded(218)
    room, odds = np.zeros((KINDS, beliefs.COLUMNS)), np.ones((2, KINDS))
    view = s.copy()
    hide(view, seat)
    beliefs.weigh(view, seat, table, trust, room, odds)
    found, at = np.zeros((2, KINDS)), (1 - seat) * KINDS
    for _ in range(times):
        dealt = view.copy()
        beliefs.deal(dealt, seat, odds, rng)
        assert dealt[HIDDEN + 1 - seat] == 0
        lowest = CARD + (2 - seat) * CARDS
        under = [kind for kind in dealt[lowest - 2 : lowest].tolist() if kind < KINDS]
        hand = dealt[HAND + at : HAND + at + KINDS]
        together = hand + dealt[POOL + at : POOL + at + KINDS] + np.bincount(under, minlength=KINDS)
        assert together.tolist() == view[POOL + at : POOL + at + KINDS].tolist()
        assert hand.sum() == view[HIDDEN + 1 - seat]
        found[0] += hand
        found[1] += np.bincount(under, minlength=KINDS)
    return found / times


def test_cards_are_dealt_by_their_odds_and_all_alike_without_trust() -> None:
    s = from_state(
        HILL218.from_position(
            "I@0,-1;I@1,-1;I@1,0/I@0,1;T@1,2 HS/IHT ????????????????II/????????????????II 2/2 S2:play"
        )
    )
    pool = np.array([6, 5, 3, 2, 3, 3])
    assert _dealt(s, 0.0, 4000)[0] == pytest.approx(3 * pool / pool.sum(), abs=0.06)
    for sure in range(KINDS):
        table = np.zeros((KINDS, beliefs.COLUMNS))
        table[sure, : beliefs.STAGES] = 50.0
        assert _dealt(s, 0.0, 4000, table)[0] == pytest.approx(3 * pool / pool.sum(), abs=0.06)
        assert _dealt(s, 1.0, 50, table)[0, sure] == min(3, pool[sure])
        assert _dealt(s, -1.0, 50, table)[0, sure] == 0
    # Infantry and heavy weapons are returned: two cards of the kinds that are easiest to play later.
    assert _dealt(s, 1.0, 4000)[1].argmax() in (0, 1)


def test_two_orders_of_the_same_plays_lead_to_the_same_key() -> None:
    text = "I@0,-1/I@0,1 II/II ????????????????????/???????????????????? 2/2 S2:play"
    keys = []
    for order in (("I@1,-1", "I@-1,-1"), ("I@-1,-1", "I@1,-1")):
        state = HILL218.from_position(text)
        for token in order:
            pending = HILL218.pending(state)
            assert isinstance(pending, Decide)
            play = next(
                each for each in HILL218.legal(HILL218.view(state, pending.seat)) if str(each) == token
            )
            state = HILL218.apply(state, pending.seat, play).state
            keys.append(tree.key_of(from_state(state), True))
    assert keys[1] == keys[3]
    assert len(set(keys)) == 3
    assert min(keys) >= 0


def test_training_games_are_the_same_for_the_same_seed() -> None:
    networks = load(FILE)
    one, other = (training.play(networks, [networks], 2, 5, 20, 0.9)["value"] for _ in range(2))
    assert np.array_equal(one.states, other.states)
    assert np.array_equal(one.targets, other.targets)
    assert 0.0 <= one.targets.min() <= one.targets.max() <= 1.0
    assert sum(training.match(networks, networks, 1, 5, 20)) == 2


def test_the_network_is_small() -> None:
    assert Path(FILE).stat().st_size < 1_000_000
    assert len(FITTED.value.bias) - 1 <= WIDEST


def test_a_network_without_room_for_it_is_refused() -> None:
    """Compiled code writes without looking."""
    for hidden in (WIDEST, WIDEST + 1):
        networks = {training.VALUE: new_network(features.ROWS, hidden, 1, 2)}
        if hidden == WIDEST:
            assert len(weights_of(networks).value.bias) == WIDEST + 1
        else:
            with pytest.raises(ValueError, match="129 hidden units, more than 128"):
                weights_of(networks)


def test_there_is_room_for_the_decisions_of_a_training_game() -> None:
    assert HILL218.info.most_decisions is not None
    assert HILL218.info.most_decisions < selfplay.MOST_NOTES

"""The hill's kernel where chance has a say: hidden cards, draws, random play, many battles at once."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from math import prod, sqrt
from typing import TypeVar

import numpy as np
import pytest

from skirmish.core import Options, Roll, Seat
from skirmish.games.hill218.game import GAME as HILL218
from skirmish.games.hill218.kernel import batch, ids, layout
from skirmish.games.hill218.kernel.cards import hide, sample
from skirmish.games.hill218.kernel.convert import from_state, from_view
from skirmish.games.hill218.kernel.layout import MAX_CHANCE, MAX_LEGAL, Battle
from skirmish.games.hill218.kernel.playout import playout
from skirmish.games.hill218.kernel.plays import legal, random_decision
from skirmish.games.hill218.kernel.turn import apply, chance, pending, resolve, result, settle, to_act
from skirmish.games.hill218.state import State
from skirmish.games.hill218.variants import VARIANTS
from skirmish.games.hill218.view import View
from skirmish.kernels import CHANCE, DECIDE, OVER
from skirmish.kernels.rng import seeded
from tests.games.playing import VIEWERS, random_game

TRIALS = 40_000
Outcome = TypeVar("Outcome", bytes, int)
OUT = np.zeros(MAX_LEGAL, np.int32)


def _states(variant: str, games: int) -> Iterator[State]:
    for number in range(games):
        for ply in random_game("hill218", variant, number):
            yield ply.state
        yield random_game("hill218", variant, number)[-1].after


def _start(variant: str = "standard") -> Battle:
    return from_state(HILL218.start(Options(variant)))


def _agree(counts: Counter[Outcome], expected: Mapping[Outcome, Fraction]) -> None:
    """Check that trials came out as expected: nothing impossible, nothing six deviations off."""
    assert set(counts) <= set(expected)
    trials = sum(counts.values())
    for outcome, share in expected.items():
        assert abs(counts[outcome] - trials * share) <= 6 * sqrt(trials * share * (1 - share))


# What a seat may not see


@pytest.mark.parametrize("variant", VARIANTS)
def test_states_that_a_seat_cannot_tell_apart_give_the_same_array(variant: str) -> None:
    below = random.Random(218).randrange
    for state in _states(variant, 6):
        for seat in VIEWERS:
            view = HILL218.view(state, seat)
            dealt_anew = HILL218.view(HILL218.sample(view, below), seat)
            assert from_view(dealt_anew).tobytes() == from_view(view).tobytes()


@pytest.mark.parametrize("variant", VARIANTS)
def test_hiding_cards_and_sampling_are_inverses(variant: str) -> None:
    rng = seeded(7)
    for state in _states(variant, 6):
        for seat in VIEWERS:
            number = -1 if seat is None else int(seat)
            seen = from_view(HILL218.view(state, seat)).tobytes()
            s = from_state(state)
            hide(s, number)
            assert s.tobytes() == seen
            sample(s, number, rng)
            hide(s, number)
            assert s.tobytes() == seen


@pytest.mark.parametrize("variant", VARIANTS)
def test_sampling_fills_in_the_same_cards_as_the_rules(variant: str) -> None:
    below, rng = random.Random(8).randrange, seeded(8)
    end = layout.CARD + 2 * layout.CARDS
    for state in _states(variant, 6):
        for seat in VIEWERS:
            view = HILL218.view(state, seat)
            s, by_rules = from_view(view), from_state(HILL218.sample(view, below))
            sample(s, -1 if seat is None else int(seat), rng)
            for each in (s, by_rules):
                hand = each[layout.HAND : layout.POOL]
                assert [hand[:6].sum(), hand[6:].sum()] == [len(cards) for cards in state.hands]
            unknown = [each[layout.CARD : end] == layout.UNKNOWN for each in (s, by_rules)]
            assert (unknown[0] == unknown[1]).all()
            assert s[layout.POOL : layout.DESTROYED].sum() == by_rules[layout.POOL : layout.DESTROYED].sum()


class Script:
    """A source of chance that goes through everything that can happen, one way after another."""

    def __init__(self) -> None:
        self._chosen: list[int] = []
        self._sizes: list[int] = []

    def below(self, number: int) -> int:
        if len(self._sizes) == len(self._chosen):
            self._chosen.append(0)
        self._sizes.append(number)
        return self._chosen[len(self._sizes) - 1]

    def share(self) -> Fraction:
        """How likely the way was that has just been taken."""
        return Fraction(1, prod(self._sizes))

    def has_another_way(self) -> bool:
        """Turn to the next way; False after the last."""
        while self._chosen and self._chosen[-1] + 1 == self._sizes.pop():
            self._chosen.pop()
        self._sizes.clear()
        if self._chosen:
            self._chosen[-1] += 1
        return bool(self._chosen)


def _every_sample(view: View) -> dict[bytes, Fraction]:
    """Every state that the rules may fill in, with its exact probability."""
    found: dict[bytes, Fraction] = {}
    script = Script()
    while True:
        key = from_state(HILL218.sample(view, script.below)).tobytes()
        found[key] = found.get(key, Fraction()) + script.share()
        if not script.has_another_way():
            assert sum(found.values()) == 1
            return found


@pytest.mark.parametrize(
    ("hand", "deck", "destroyed"),
    [
        ("IP", "SI", "IIIIIHHHHHSSTTTAAAP"),
        ("T", "?HH", "IIIIIIIHHHSSSTAAAP"),
        ("HT", "-", "IIIIIIIHHHSSTAAAP"),
    ],
    ids=["hand and returned cards", "a card still unknown to all", "empty deck"],
)
def test_samples_are_as_likely_as_by_the_rules(hand: str, deck: str, destroyed: str) -> None:
    position = f"I@0,-1/P@0,1 IHT/{hand} ??/{deck} 1/1 S2:play"
    state = replace(HILL218.from_position(position), destroyed=("", destroyed))
    view = HILL218.view(state, Seat.SOUTH)
    root, rng = from_view(view), seeded(5)
    counts: Counter[bytes] = Counter()
    for _ in range(TRIALS):
        s = root.copy()
        sample(s, 0, rng)
        counts[s.tobytes()] += 1
    _agree(counts, _every_sample(view))


# Draws


@pytest.mark.parametrize("variant", VARIANTS)
def test_settling_a_draw_is_resolving_one_of_its_outcomes(variant: str) -> None:
    found, weights, rng = np.zeros(MAX_CHANCE, np.int32), np.zeros(MAX_CHANCE, np.int32), seeded(1)
    for state in _states(variant, 12):
        s = from_state(state)
        if pending(s) == CHANCE:
            outcomes = found[: chance(s, found, weights)].tolist()
            resolved = s.copy()
            outcome = settle(s, rng)
            assert outcome in outcomes
            resolve(resolved, outcome)
            assert s.tobytes() == resolved.tobytes()


@pytest.mark.parametrize(
    "position",
    [
        "-/- -/- ????????????????????????/???????????????????????? 2/2 S:draw",
        "I@0,-1;I@1,-1;T@1,0/- IHT/APP ??????SA/???? 2/2 S2:draw",
        "I@0,-1;I@1,-1;T@1,0/- IHT/APP ?A/???? 2/2 S2:draw",
    ],
)
def test_draws_come_as_often_as_their_weights_say(position: str) -> None:
    state = HILL218.from_position(position)
    roll = HILL218.pending(state)
    assert isinstance(roll, Roll)
    expected = {ids.chance_number(outcome): share for outcome, share in roll.probabilities().items()}
    root, rng = from_state(state), seeded(2)
    _agree(Counter(settle(root.copy(), rng) for _ in range(TRIALS)), expected)


# Random play


@pytest.mark.parametrize(
    "position",
    [
        "-/- IIHTP/- ???????????????????/???????????????????????? 2/2 S:return",
        "I@0,-1;S@1,0;T@1,-1/I@0,1;H@1,1 IHSTAP/IT ????/???? 2/1 S2:play",
        "I@1,-1/I@0,1;H@1,1 IHSTA/IT ????/???? 0/1 S2:play",
        "I@0,-1;T@1,-1/I@2,-1;I@1,-2;I@1,0 IHT/IHT ????/???? 1/1 S1:attack@1,-1",
        "H@0,-1/I@-1,-2;I@-1,0;I@1,-2;I@1,0 S/IHT ????/???? 0/0 S2:play",
    ],
    ids=["a return", "every kind and strikes", "onto the base", "an attack", "a pass"],
)
def test_random_decisions_are_all_equally_likely(position: str) -> None:
    s, rng = from_state(HILL218.from_position(position)), seeded(3)
    decisions = OUT[: legal(s, OUT)].tolist()
    counts = Counter(random_decision(s, rng) for _ in range(TRIALS))
    assert set(counts) == set(decisions)
    _agree(counts, dict.fromkeys(decisions, Fraction(1, len(decisions))))


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_same_seed_plays_the_same_battle_to_its_end(variant: str) -> None:
    ends = []
    for _ in range(2):
        s = _start(variant)
        made = playout(s, seeded(9), 10_000)
        ends.append((made, s.tobytes()))
        assert pending(s) == OVER
    assert ends[0] == ends[1]


def test_a_playout_stops_at_its_limit() -> None:
    s = _start()
    assert playout(s, seeded(9), 11) == 11
    assert pending(s) == DECIDE


# Many battles at once


def test_playing_many_battles_is_playing_each() -> None:
    states = np.stack([_start("standard"), _start("beginner")] * 8)
    alone, rngs = states.copy(), np.arange(16, dtype=np.uint64)
    results, decisions = batch.playouts(states, rngs.copy(), 10_000)
    for number in range(16):
        assert playout(alone[number], rngs[number : number + 1], 10_000) == decisions[number]
        assert result(alone[number]) == results[number]
    assert states.tobytes() == alone.tobytes()


def test_many_steps_and_their_legal_decisions_are_those_of_each_battle() -> None:
    states = np.stack([_start("standard"), _start("beginner")] * 4)
    alone = states.copy()
    rngs, same = np.arange(8, dtype=np.uint64), np.arange(8, dtype=np.uint64)
    masks, chosen = np.zeros((8, ids.COUNT), np.bool_), np.zeros(8, np.int32)
    awaited, ends = np.zeros((8, 2), np.int32), np.zeros(8, np.int8)
    for _ in range(90):
        batch.settle_all(states, rngs)
        batch.legal_masks(states, masks)
        batch.waiting(states, awaited)
        batch.results(states, ends)
        batch.random_decisions(states, rngs, chosen)
        for number, s in enumerate(alone):
            while pending(s) == CHANCE:
                settle(s, same[number : number + 1])
            count = legal(s, OUT) if pending(s) == DECIDE else 0
            assert np.flatnonzero(masks[number]).tolist() == sorted(OUT[:count].tolist())
            assert awaited[number].tolist() == [pending(s), to_act(s)]
            assert ends[number] == result(s)
            decision = random_decision(s, same[number : number + 1]) if count else -1
            assert chosen[number] == decision
            if count:
                apply(s, decision)
        batch.step(states, chosen)
        assert states.tobytes() == alone.tobytes()
    assert (awaited[:, 0] == OVER).all()

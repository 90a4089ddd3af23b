"""The inputs and the worth of a battle: what they say, and their symmetries."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from skirmish.core import Seat
from skirmish.games.island.board import (
    AROUND,
    BLOCK,
    CODES,
    EMPTY,
    FACINGS,
    Board,
    Character,
    Pad,
    character,
)
from skirmish.games.island.game import GAME as ISLAND
from skirmish.games.island.kernel import inputs
from skirmish.games.island.kernel.convert import from_state
from skirmish.games.island.kernel.inputs import (
    EXCHANGED,
    EXPOSED,
    FEW,
    HIT,
    HITS,
    HOPES,
    INPUTS,
    LEAD,
    MOST,
    STAGE,
    STUCK,
)
from skirmish.games.island.kernel.inputs import (
    ISLAND as ON_THE_ISLAND,
)
from skirmish.games.island.kernel.layout import SIZE
from skirmish.games.island.kernel.selfplay import mirrored
from skirmish.games.island.kernel.worth import TRAINED, new_scratch, worth
from skirmish.games.island.state import Deploying, Loading, Placing, Rolling, State, remaining
from skirmish.games.island.variants import VARIANTS
from tests.games.playing import random_game
from tests.kernels.island_glance import (
    ALL,
    battles,
    glance,
    inputs_of,
    set_up_inputs,
    setting_up,
    sides_of,
    sight_of,
    spread,
    worth_of,
)
from tests.must import must


def _mirrored(state: State) -> State:
    """The island turned by 180 degrees and the sides swapped, set-up included."""
    cells = bytearray(reversed(state.board.cells))
    for square, code in enumerate(cells):
        if code > BLOCK:
            who = character(code)
            turned = FACINGS[(FACINGS.index(who.facing) + 2) % 4]
            cells[square] = CODES[Character(who.seat.other, who.kind, turned)]
    pads = None
    if state.pads is not None:
        south, north = [Pad(11 - pad.missile, pad.slots) for pad in reversed(state.pads)]
        pads = (south, north)
    phase: Any = state.phase
    changed = replace(phase, seat=phase.seat.other)
    if getattr(phase, "mover", None) is not None:
        changed = replace(changed, mover=143 - phase.mover)
    return replace(state, board=Board(bytes(cells)), pads=pads, phase=changed, first=state.first.other)


def test_a_battle_turned_round_is_worth_the_same_to_the_other_side() -> None:
    for state in battles()[::6]:
        there = _mirrored(state)
        assert _mirrored(there) == state
        for mover in Seat:
            for unseen in (ALL, 0, 1):
                turned = unseen if unseen == ALL else 1 - unseen
                assert np.allclose(inputs_of(state, mover, unseen), inputs_of(there, mover.other, turned))
                won = worth_of(state, mover, unseen)
                assert 0.0 < won < 1.0
                assert abs(worth_of(there, mover.other, turned) - (1.0 - won)) < 1e-6


def test_a_set_up_turned_round_is_worth_the_same_to_the_other_side() -> None:
    seen = set()
    for variant in VARIANTS:
        for number in (0, 1):
            for ply in random_game("island", variant, number)[:80]:
                if setting_up(ply.state):
                    seen.add(type(ply.state.phase))
                    there = _mirrored(ply.state)
                    assert np.array_equal(
                        set_up_inputs(ply.state, Seat.SOUTH), set_up_inputs(there, Seat.NORTH)
                    )
                    won = worth_of(ply.state, Seat.SOUTH)
                    assert worth_of(there, Seat.NORTH) == pytest.approx(1.0 - won)
    assert seen == {Placing, Deploying, Loading}


def test_a_look_owes_nothing_to_the_one_before() -> None:
    """Blocks are listed once for many positions: not those of another battle, and not those that are gone."""
    kept = sight_of(0.0)
    for state in (*battles()[::7], *battles()[::-11]):
        once, again = (np.zeros(MOST, np.float32) for _ in range(2))
        index = np.zeros(MOST, np.int32)
        n = inputs.inputs_of(from_state(state), 0, ALL, index, once, sight_of(0.0))
        listed = sorted(zip(index[:n].tolist(), once[:n].tolist(), strict=True))
        assert inputs.inputs_of(from_state(state), 0, ALL, index, again, kept) == n
        assert sorted(zip(index[:n].tolist(), again[:n].tolist(), strict=True)) == listed


def test_a_battle_in_a_mirror_is_worth_the_same() -> None:
    """Training shows battles either way round, and the evaluation is the mean of both."""
    for state in battles()[::3]:
        here = from_state(state)
        once, twice = np.zeros(SIZE, np.int8), np.zeros(SIZE, np.int8)
        mirrored(here, once)
        mirrored(once, twice)
        assert np.array_equal(twice, here)
        found = []
        for battle in (here, once):
            index, value = np.zeros(MOST, np.int32), np.zeros(MOST, np.float32)
            n = inputs.inputs_of(battle, 0, ALL, index, value, sight_of(0.0))
            found.append(spread(index[:n], value[:n], INPUTS))
        assert np.allclose(found[0], found[1][EXCHANGED])
        values = [worth(battle, 0, ALL, TRAINED, new_scratch()) for battle in (here, once)]
        assert values[0] == pytest.approx(values[1], abs=1e-6)


def test_before_a_roll_what_is_mine_to_me_is_theirs_to_them() -> None:
    for state in battles():
        ready = replace(state, phase=Rolling(Seat.SOUTH))
        south, north = (inputs_of(ready, mover) for mover in Seat)
        assert np.allclose(sides_of(south)[0], sides_of(north)[1])
        assert np.allclose(sides_of(south)[1], sides_of(north)[0])
        assert south[LEAD] == pytest.approx(-north[LEAD])
        assert south[STAGE : STAGE + 11].tolist() == north[STAGE : STAGE + 11].tolist() == [1.0] + [0.0] * 10


def test_inputs_say_what_they_are_said_to() -> None:
    for state in battles()[1::2]:
        mover = must(state.phase.seat)
        ready = replace(state, phase=Rolling(mover))
        found = inputs_of(ready, mover)
        mine, theirs = (_lives(state, seat) for seat in (mover, mover.other))
        assert found[LEAD] == pytest.approx((mine - theirs) / (mine + theirs))
        for seat, counts, victims in zip((mover, mover.other), sides_of(found), (theirs, mine), strict=True):
            seen = glance(state, seat)
            now = min(seen.now, victims)
            hope = min(sum(seen.best) / 6, victims - now)
            assert np.allclose(counts[HITS : HITS + 4], [now, now / victims, hope, hope / victims])
            assert counts[STUCK] == pytest.approx(seen.uses[1:].count(0) / 6)
            assert counts[FEW] == pytest.approx(1 / _lives(state, seat))
            assert counts[ON_THE_ISLAND : ON_THE_ISLAND + 3].sum() == len(state.board.own(seat))


def test_what_stands_in_fire_is_told_from_what_a_roll_may_hit() -> None:
    text = "12/12/12/12/12/{}/12/12/4S^7/12/12/12 c:....J,j:s.... 0/0 S:roll classic"
    for row, hit, exposed in (("12", 0, 0.0), ("4sv7", 0, 1 / 6)):  # three ahead: a roll of 1
        _, theirs = sides_of(inputs_of(ISLAND.from_position(text.format(row)), Seat.SOUTH))
        assert theirs[HIT] == hit
        assert theirs[EXPOSED] == pytest.approx(exposed)
    near = "12/12/12/12/12/12/4tv7/12/4S^7/12/12/12 c:....J,j:s.... 0/0 S:roll classic"
    _, theirs = sides_of(inputs_of(ISLAND.from_position(near), Seat.SOUTH))
    assert theirs[HIT + 2] == 1
    assert theirs[EXPOSED : EXPOSED + 3].sum() == 0


def _lives(state: State, seat: Seat) -> int:
    """How many characters a side can lose before it is beaten (I-7.1, I-8.1)."""
    variant = state.variant
    return remaining(state, seat) - (variant.strength - variant.fatal)


def test_who_overlooks_a_side_does_not_see_what_it_can_hit() -> None:
    for state in battles()[::3]:
        ready = replace(state, phase=Rolling(Seat.SOUTH))
        for unseen in Seat:
            whole, seen = inputs_of(ready, Seat.SOUTH), inputs_of(ready, Seat.SOUTH, unseen)
            for side, (counts, fewer) in enumerate(zip(sides_of(whole), sides_of(seen), strict=True)):
                shooting, suffering = slice(HITS, HOPES + 2), slice(HIT, EXPOSED + 3)
                blind = side == unseen
                assert fewer[shooting].tolist() == ([0.0] * 4 if blind else counts[shooting].tolist())
                assert fewer[suffering].tolist() == (counts[suffering].tolist() if blind else [0.0] * 6)


def test_a_roll_for_the_pad_moves_no_character() -> None:
    """I-4.3: what the other side may roll next has nothing to do with how far the pad slides."""
    text = "12/12/12/12/4sv7/12/12/4S^7/12/4J>7/12/12 c:S....,j:s.... 0/0 S:pad{} classic"
    seen = {
        tuple(inputs_of(ISLAND.from_position(text.format(roll)), Seat.NORTH).tolist()) for roll in range(1, 6)
    }
    assert len(seen) == 1


def test_a_known_roll_is_what_counts() -> None:
    text = "12/12/12/12/12/4sv7/12/12/4S^7/12/12/12 c:....J,j:s.... 0/0 S:d{} classic"
    found = [inputs_of(ISLAND.from_position(text.format(roll)), Seat.SOUTH) for roll in range(1, 6)]
    assert [sides_of(each)[0][HOPES] for each in found] == [1.0, 0.0, 0.0, 0.0, 0.0]
    assert [int(np.argmax(each[STAGE : STAGE + 6])) for each in found] == [1, 2, 3, 4, 5]


def test_only_the_named_character_can_use_the_roll() -> None:
    """I-4.5: what others could hit after moving does not count."""
    text = "12/12/12/12/12/4sv7/12/12/4S^7/12/8S^3/12 c:....J,j:s.... 0/0 S:d1{} classic"
    hopes = [
        sides_of(inputs_of(ISLAND.from_position(text.format(at)), Seat.SOUTH))[0][HOPES]
        for at in ("", "@e4", "@i2")
    ]
    assert hopes == [1.0, 1.0, 0.0]


def test_one_more_character_is_hardly_ever_worth_less() -> None:
    """With a character removed, its side's evaluation is lower; stuck ones and shields are exceptions."""
    lower = []
    for state in battles()[::3]:
        ready = replace(state, phase=Rolling(Seat.SOUTH))
        for seat in Seat:
            own = state.board.own(seat)
            if len(own) > 1 and _lives(state, seat) > 1:
                fewer = replace(ready, board=state.board.changed({own[0]: EMPTY}))
                better, worse = worth_of(ready, Seat.SOUTH), worth_of(fewer, Seat.SOUTH)
                lower.append((better > worse) == (seat is Seat.SOUTH))
    assert len(lower) > 100
    assert np.mean(lower) > 0.9


def test_blocks_beside_each_other_are_in_the_positions() -> None:
    """The scan was compared where chains start as well (I-5.4)."""
    chained = [
        state
        for state in battles()
        for square in state.board.block_squares()
        if any(state.board.cells[around] == BLOCK for around in AROUND[square])
    ]
    assert len(chained) > 20

"""The kernel's scan of a battle, compared with the rules."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

import numpy as np
import pytest

from skirmish.core import Decide, Seat
from skirmish.games.island.actions import Shoot, TurnOver
from skirmish.games.island.board import (
    AROUND,
    BLOCK,
    CODES,
    EMPTY,
    FACINGS,
    RANGES,
    RAYS,
    TURNED,
    Board,
    Character,
    Pad,
    character,
)
from skirmish.games.island.game import GAME as ISLAND
from skirmish.games.island.kernel import inputs, threats
from skirmish.games.island.kernel.convert import from_state
from skirmish.games.island.kernel.inputs import (
    EXPOSED,
    FEW,
    HIT,
    HITS,
    HOPES,
    INPUTS,
    LEAD,
    MOST,
    PIECES,
    SET_UP_INPUTS,
    SET_UP_MOST,
    SIDE,
    SIDES,
    STAGE,
    STUCK,
)
from skirmish.games.island.kernel.inputs import (
    ISLAND as ON_THE_ISLAND,
)
from skirmish.games.island.kernel.layout import NO_SQUARE, SIZE
from skirmish.games.island.kernel.selfplay import mirrored
from skirmish.games.island.kernel.threats import (
    AIMED,
    AIMS,
    BEST,
    NOW,
    TARGETS,
    USES,
    Floats,
    Sight,
    new_sight,
)
from skirmish.games.island.kernel.worth import TRAINED, new_scratch, worth
from skirmish.games.island.rules.movement import moves_of
from skirmish.games.island.rules.shooting import exact_hits
from skirmish.games.island.state import Deploying, Loading, Moved, Placing, Rolling, State, remaining
from skirmish.games.island.variants import VARIANTS
from tests.games.playing import random_game
from tests.kernels.island_positions import POSITIONS, scattered
from tests.must import must

ALL = -1
"""As the side that is overlooked: none."""


# What the rules say


def _gain(state: State, seat: Seat, board: Board, shot: Shoot) -> float:
    """What a shot takes: theirs less ours, as the rules carry it out; a block as often as it is live.

    Other blocks are put away first: what a blast sets off (I-5.4) is beyond a glance.
    """
    target = board.cells[shot.target]
    others = [square for square in board.block_squares() if square != shot.target]
    board = board.changed(dict.fromkeys(others, EMPTY))
    alone = replace(state, board=board, live=int(target == BLOCK), safe=0, phase=Moved(seat))
    after = ISLAND.apply(alone, seat, shot).state
    share = 1.0
    if target == BLOCK:
        share = state.live / (state.live + state.safe)
        after = ISLAND.resolve(after, TurnOver(shot.target, True)).state
    lost = {each: remaining(alone, each) - remaining(after, each) for each in Seat}
    return (lost[seat.other] - lost[seat]) * share


def _hit(state: State, seat: Seat, board: Board, square: int) -> Shoot | None:
    """The exact hit of the character on a square, if it has one."""
    there = replace(state, board=board)
    return next((shot for shot in exact_hits(there, seat) if shot.shooter == square), None)


@dataclass
class Glance:
    """What a side can hit now and with each roll, and how it can move."""

    targets: dict[int, float] = field(default_factory=dict)
    best: list[float] = field(default_factory=lambda: [0.0] * 6)
    uses: list[int] = field(default_factory=lambda: [0] * 6)
    aims: int = 0

    @property
    def now(self) -> float:
        """What it hits at once; of two that hit the same square, the one that takes more."""
        return sum(self.targets.values())

    def consider(self, state: State, seat: Seat, board: Board, square: int, roll: int) -> None:
        """A character that has come to a square, or has turned there, with a roll."""
        shot = _hit(state, seat, board, square)
        if shot is None or shot.target in self.targets:
            return
        gain = _gain(state, seat, board, shot)
        if gain > 0.0:
            self.aims += 1
            self.best[roll] = max(self.best[roll], gain)


def glance(state: State, seat: Seat) -> Glance:
    """What :func:`skirmish.games.island.kernel.threats.scan` should find."""
    found, board = Glance(), state.board
    for shot in exact_hits(state, seat):
        gain = _gain(state, seat, board, shot)
        if gain > found.targets.get(shot.target, 0.0):
            found.targets[shot.target] = gain
    for square in board.own(seat):
        code = board.cells[square]
        for turned in (TURNED["left"][code], TURNED["right"][code]):
            found.consider(state, seat, board.changed({square: turned}), square, 0)
        for roll in range(1, 6):
            moves = moves_of(board.cells, square, roll)
            found.uses[roll] += bool(moves)
            for move in moves:
                if board.cells[move.end] != BLOCK:
                    now = TURNED[move.turn][code] if move.turn else code
                    moved = board.changed({square: EMPTY, move.end: now})
                    found.consider(state, seat, moved, move.end, roll)
    return found


# The positions


@cache
def _battles() -> tuple[State, ...]:
    """Battles of every variant: played at random, thrown together anyhow, and the rarer rules' own."""
    found = [ISLAND.from_position(text) for text in POSITIONS.values()]
    rng = random.Random("glances")
    for number, variant in enumerate(VARIANTS):
        found += [scattered(variant, rng) for _ in range(60)]
        plies = random_game("island", variant, number)
        begun = [ply.state for ply in plies if isinstance(ply.pending, Decide) and not _setting_up(ply.state)]
        found += begun[::17]
    return tuple([state for state in found if ISLAND.pending(state) and state.phase.seat is not None])


def _setting_up(state: State) -> bool:
    return isinstance(state.phase, Placing | Deploying | Loading)


def _sight(rest: float) -> Sight:
    """The memory of a look, with what an earlier one has left there."""
    sight = new_sight(2 * SIDE)
    sight.found[:] = rest
    return sight


def _scan(state: State, seat: Seat, mover: int = NO_SQUARE) -> Floats:
    battle, sight = from_state(state), _sight(99.0)
    threats.outline(battle, sight.lines)
    threats.scan(battle, seat, mover, sight)
    return sight.found


def _inputs(state: State, mover: Seat, unseen: int = ALL) -> Floats:
    """The inputs of a battle, each at its place."""
    index, value = np.zeros(MOST, np.int32), np.zeros(MOST, np.float32)
    n = inputs.inputs_of(from_state(state), mover, unseen, index, value, _sight(99.0))
    return _spread(index[:n], value[:n], INPUTS)


def _set_up_inputs(state: State, mover: Seat) -> Floats:
    index, value = np.zeros(SET_UP_MOST, np.int32), np.zeros(SET_UP_MOST, np.float32)
    n = inputs.set_up_inputs_of(from_state(state), mover, index, value)
    return _spread(index[:n], value[:n], SET_UP_INPUTS)


def _spread(index: Any, value: Any, size: int) -> Floats:
    assert (value != 0.0).all()
    found = np.zeros(size)
    np.add.at(found, index, value)  # two who are shut out of the island are listed alike
    return found


def _sides(found: Floats) -> tuple[Floats, Floats]:
    """The counts of the side to move and of the other."""
    return found[SIDES : SIDES + SIDE], found[SIDES + SIDE : SIDES + 2 * SIDE]


def _worth(state: State, mover: Seat, unseen: int = ALL) -> float:
    return worth(from_state(state), mover, unseen, TRAINED, new_scratch())


# Tests


def test_a_scan_finds_what_the_rules_say() -> None:
    seen: Counter[str] = Counter()
    for state in _battles():
        for seat in Seat:
            expected, found = glance(state, seat), _scan(state, seat)
            assert found[NOW] == pytest.approx(expected.now), state
            assert _targets(found) == list(expected.targets), state
            assert np.allclose(found[BEST : BEST + 6], expected.best), state
            assert found[USES : USES + 6].tolist() == expected.uses, state
            assert found[AIMS] == expected.aims, state
            seen += _themes(state, seat, expected)
    assert min(seen.values()) >= 5, seen
    assert len(seen) == 6, seen


def _themes(state: State, seat: Seat, found: Glance) -> Counter[str]:
    """What a position is an example of, so that none of it is missing."""
    seen: Counter[str] = Counter()
    for shot in exact_hits(state, seat):
        gain, block = _gain(state, seat, state.board, shot), state.board.cells[shot.target] == BLOCK
        seen["crossfire"] += gain > 1.0 and not block
        seen["friendly fire"] += gain <= 0.0 and not block
        seen["a blast that gains"] += gain > 0.0 and block
        seen["a blast that costs"] += gain < 0.0 and block
    seen["a hit by a roll"] += any(found.best[1:])
    seen["a hit by turning"] += found.best[0] > 0.0
    return +seen


def test_hits_that_have_no_victim_in_common_take_together_what_they_take_alone() -> None:
    """Firing them all, as the rules have it, takes exactly what the scan has promised."""
    fired = 0
    for state in _battles():
        for seat in Seat:
            shots = [shot for shot in exact_hits(state, seat) if state.board.cells[shot.target] != BLOCK]
            lines = [_line(state, shot) for shot in shots]
            squares = [square for line in lines for square in line if state.board.cells[square]]
            shooters = {shot.shooter for shot in shots}
            if not shots or len(set(squares)) < len(squares) or shooters & set(squares):
                continue
            gains = [_gain(state, seat, state.board, shot) for shot in shots]
            found = _scan(state, seat)
            blocks = [t for t in _targets(found) if state.board.cells[t] == BLOCK]
            if min(gains) <= 0.0 or blocks:
                continue
            after = replace(state, phase=Moved(seat))
            for shot in shots:
                if isinstance(after.phase, Moved):
                    after = ISLAND.apply(after, seat, shot).state
            if isinstance(after.phase, Moved):
                lost = [remaining(state, each) - remaining(after, each) for each in (seat.other, seat)]
                assert found[NOW] == lost[0] - lost[1]
                fired += 1
    assert fired > 20


def _line(state: State, shot: Shoot) -> tuple[int, ...]:
    """The squares of a shot, from the one before the shooter to the target."""
    who = character(state.board.cells[shot.shooter])
    return RAYS[who.facing][shot.shooter][: who.range]


def _targets(found: Floats) -> list[int]:
    return [int(each) for each in found[TARGETS : TARGETS + int(found[AIMED])]]


def test_a_blast_counts_whom_it_takes_once() -> None:
    """I-5.3, I-6.2: who stands between shooter and block may stand beside the block as well."""
    text = "12/12/12/12/12/4#7/4sv7/4S^7/12/12/12/11sv c:....J,j:s.... {} S:after classic"
    for live, safe, gain in ((1, 0, 1.0), (0, 1, 0.0)):
        state = ISLAND.from_position(text.format(f"{live}/{safe}"))
        assert _scan(state, Seat.SOUTH)[NOW] == gain


def test_at_the_edges_nothing_is_seen_beyond() -> None:
    """I-6.1: a shot never wraps around the edge, from any square and facing."""
    empty = "12/12/12/12/12/12/12/12/12/12/12/S^11 c:....J,j:s.... 0/0 S:after classic"
    base, steps = ISLAND.from_position(empty), dict(zip(FACINGS, (12, 1, -12, -1), strict=True))
    for square in range(144):
        for kind, reach in RANGES.items():
            for facing, step in steps.items():
                ray, target = RAYS[facing][square], (square + step * reach) % 144
                cells = bytearray(144)
                cells[square] = CODES[Character(Seat.SOUTH, kind, facing)]
                cells[target] = CODES[Character(Seat.NORTH, "tank", "^")]
                found = _scan(replace(base, board=Board(bytes(cells))), Seat.SOUTH)
                assert found[NOW] == (target in ray)


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
    for state in _battles()[::2]:
        there = _mirrored(state)
        assert _mirrored(there) == state
        for mover in Seat:
            for unseen in (ALL, 0, 1):
                turned = unseen if unseen == ALL else 1 - unseen
                assert np.allclose(_inputs(state, mover, unseen), _inputs(there, mover.other, turned))
                won = _worth(state, mover, unseen)
                assert 0.0 < won < 1.0
                assert abs(_worth(there, mover.other, turned) - (1.0 - won)) < 1e-6


def test_a_set_up_turned_round_is_worth_the_same_to_the_other_side() -> None:
    seen = set()
    for variant in VARIANTS:
        for number in (0, 1):
            for ply in random_game("island", variant, number)[:80]:
                if _setting_up(ply.state):
                    seen.add(type(ply.state.phase))
                    there = _mirrored(ply.state)
                    assert np.array_equal(
                        _set_up_inputs(ply.state, Seat.SOUTH), _set_up_inputs(there, Seat.NORTH)
                    )
                    won = _worth(ply.state, Seat.SOUTH)
                    assert _worth(there, Seat.NORTH) == pytest.approx(1.0 - won)
    assert seen == {Placing, Deploying, Loading}


def test_a_look_owes_nothing_to_the_one_before() -> None:
    """Blocks are listed once for many positions: not those of another battle, and not those that are gone."""
    kept = _sight(0.0)
    for state in (*_battles()[::7], *_battles()[::-11]):
        once, again = (np.zeros(MOST, np.float32) for _ in range(2))
        index = np.zeros(MOST, np.int32)
        n = inputs.inputs_of(from_state(state), 0, ALL, index, once, _sight(0.0))
        listed = sorted(zip(index[:n].tolist(), once[:n].tolist(), strict=True))
        assert inputs.inputs_of(from_state(state), 0, ALL, index, again, kept) == n
        assert sorted(zip(index[:n].tolist(), again[:n].tolist(), strict=True)) == listed


def test_a_battle_in_a_mirror_differs_only_in_where_things_are() -> None:
    """Training shows every second battle with left and right exchanged."""
    for state in _battles()[::3]:
        here = from_state(state)
        once, twice = np.zeros(SIZE, np.int8), np.zeros(SIZE, np.int8)
        mirrored(here, once)
        mirrored(once, twice)
        assert np.array_equal(twice, here)
        found = []
        for battle in (here, once):
            index, value = np.zeros(MOST, np.int32), np.zeros(MOST, np.float32)
            n = inputs.inputs_of(battle, 0, ALL, index, value, _sight(0.0))
            found.append(_spread(index[:n], value[:n], INPUTS))
        assert np.allclose(found[0][SIDES:], found[1][SIDES:])
        assert found[0][PIECES:SIDES].sum() == found[1][PIECES:SIDES].sum()


def test_before_a_roll_what_is_mine_to_me_is_theirs_to_them() -> None:
    for state in _battles():
        ready = replace(state, phase=Rolling(Seat.SOUTH))
        south, north = (_inputs(ready, mover) for mover in Seat)
        assert np.allclose(_sides(south)[0], _sides(north)[1])
        assert np.allclose(_sides(south)[1], _sides(north)[0])
        assert south[LEAD] == pytest.approx(-north[LEAD])
        assert south[STAGE : STAGE + 11].tolist() == north[STAGE : STAGE + 11].tolist() == [1.0] + [0.0] * 10


def test_inputs_say_what_they_are_said_to() -> None:
    for state in _battles()[1::2]:
        mover = must(state.phase.seat)
        ready = replace(state, phase=Rolling(mover))
        found = _inputs(ready, mover)
        mine, theirs = (_lives(state, seat) for seat in (mover, mover.other))
        assert found[LEAD] == pytest.approx((mine - theirs) / (mine + theirs))
        for seat, counts, victims in zip((mover, mover.other), _sides(found), (theirs, mine), strict=True):
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
        _, theirs = _sides(_inputs(ISLAND.from_position(text.format(row)), Seat.SOUTH))
        assert theirs[HIT] == hit
        assert theirs[EXPOSED] == pytest.approx(exposed)
    near = "12/12/12/12/12/12/4tv7/12/4S^7/12/12/12 c:....J,j:s.... 0/0 S:roll classic"
    _, theirs = _sides(_inputs(ISLAND.from_position(near), Seat.SOUTH))
    assert theirs[HIT + 2] == 1
    assert theirs[EXPOSED : EXPOSED + 3].sum() == 0


def _lives(state: State, seat: Seat) -> int:
    """How many characters a side can lose before it is beaten (I-7.1, I-8.1)."""
    variant = state.variant
    return remaining(state, seat) - (variant.strength - variant.fatal)


def test_who_overlooks_a_side_does_not_see_what_it_can_hit() -> None:
    for state in _battles()[::3]:
        ready = replace(state, phase=Rolling(Seat.SOUTH))
        for unseen in Seat:
            whole, seen = _inputs(ready, Seat.SOUTH), _inputs(ready, Seat.SOUTH, unseen)
            for side, (counts, fewer) in enumerate(zip(_sides(whole), _sides(seen), strict=True)):
                shooting, suffering = slice(HITS, HOPES + 2), slice(HIT, EXPOSED + 3)
                blind = side == unseen
                assert fewer[shooting].tolist() == ([0.0] * 4 if blind else counts[shooting].tolist())
                assert fewer[suffering].tolist() == (counts[suffering].tolist() if blind else [0.0] * 6)


def test_a_roll_for_the_pad_moves_no_character() -> None:
    """I-4.3: what the other side may roll next has nothing to do with how far the pad slides."""
    text = "12/12/12/12/4sv7/12/12/4S^7/12/4J>7/12/12 c:S....,j:s.... 0/0 S:pad{} classic"
    seen = {
        tuple(_inputs(ISLAND.from_position(text.format(roll)), Seat.NORTH).tolist()) for roll in range(1, 6)
    }
    assert len(seen) == 1


def test_a_known_roll_is_what_counts() -> None:
    text = "12/12/12/12/12/4sv7/12/12/4S^7/12/12/12 c:....J,j:s.... 0/0 S:d{} classic"
    found = [_inputs(ISLAND.from_position(text.format(roll)), Seat.SOUTH) for roll in range(1, 6)]
    assert [_sides(each)[0][HOPES] for each in found] == [1.0, 0.0, 0.0, 0.0, 0.0]
    assert [int(np.argmax(each[STAGE : STAGE + 6])) for each in found] == [1, 2, 3, 4, 5]


def test_only_the_named_character_can_use_the_roll() -> None:
    """I-4.5: what others could hit after moving does not count."""
    text = "12/12/12/12/12/4sv7/12/12/4S^7/12/8S^3/12 c:....J,j:s.... 0/0 S:d1{} classic"
    hopes = [
        _sides(_inputs(ISLAND.from_position(text.format(at)), Seat.SOUTH))[0][HOPES]
        for at in ("", "@e4", "@i2")
    ]
    assert hopes == [1.0, 1.0, 0.0]


def test_one_more_character_is_hardly_ever_worth_less() -> None:
    """With a character removed, its side's evaluation is lower; stuck ones and shields are exceptions."""
    lower = []
    for state in _battles()[::3]:
        ready = replace(state, phase=Rolling(Seat.SOUTH))
        for seat in Seat:
            own = state.board.own(seat)
            if len(own) > 1 and _lives(state, seat) > 1:
                fewer = replace(ready, board=state.board.changed({own[0]: EMPTY}))
                better, worse = _worth(ready, Seat.SOUTH), _worth(fewer, Seat.SOUTH)
                lower.append((better > worse) == (seat is Seat.SOUTH))
    assert len(lower) > 100
    assert np.mean(lower) > 0.9


def test_blocks_beside_each_other_are_in_the_positions() -> None:
    """The scan was compared where chains start as well (I-5.4)."""
    chained = [
        state
        for state in _battles()
        for square in state.board.block_squares()
        if any(state.board.cells[around] == BLOCK for around in AROUND[square])
    ]
    assert len(chained) > 20

"""The kernel's scan of a battle, compared with the rules."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from skirmish.core import Seat
from skirmish.games.island.actions import Shoot
from skirmish.games.island.board import (
    BLOCK,
    CODES,
    FACINGS,
    RANGES,
    RAYS,
    Board,
    Character,
    character,
)
from skirmish.games.island.game import GAME as ISLAND
from skirmish.games.island.kernel.threats import (
    AIMED,
    AIMS,
    BEST,
    NOW,
    TARGETS,
    USES,
    Floats,
)
from skirmish.games.island.rules.shooting import exact_hits
from skirmish.games.island.state import Moved, State, remaining
from tests.kernels.island_glance import Glance, battles, gain_of, glance, scan


def test_a_scan_finds_what_the_rules_say() -> None:
    seen: Counter[str] = Counter()
    for state in battles():
        for seat in Seat:
            expected, found = glance(state, seat), scan(state, seat)
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
        gain, block = gain_of(state, seat, state.board, shot), state.board.cells[shot.target] == BLOCK
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
    for state in battles():
        for seat in Seat:
            shots = [shot for shot in exact_hits(state, seat) if state.board.cells[shot.target] != BLOCK]
            lines = [_line(state, shot) for shot in shots]
            squares = [square for line in lines for square in line if state.board.cells[square]]
            shooters = {shot.shooter for shot in shots}
            if not shots or len(set(squares)) < len(squares) or shooters & set(squares):
                continue
            gains = [gain_of(state, seat, state.board, shot) for shot in shots]
            found = scan(state, seat)
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
        assert scan(state, Seat.SOUTH)[NOW] == gain


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
                found = scan(replace(base, board=Board(bytes(cells))), Seat.SOUTH)
                assert found[NOW] == (target in ray)

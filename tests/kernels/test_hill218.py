"""The hill's kernel against the rules: the same decisions, draws, states and ends, step by step."""

from __future__ import annotations

import os
from collections.abc import Iterator

import numpy as np
import pytest

from skirmish.core import Options, Seat
from skirmish.games.hill218.actions import Deploy
from skirmish.games.hill218.game import GAME as HILL218
from skirmish.games.hill218.kernel import ids
from skirmish.games.hill218.kernel.attack import targets
from skirmish.games.hill218.kernel.convert import from_state, from_view
from skirmish.games.hill218.kernel.deployment import (
    BY_PARACHUTE,
    SIDEWAYS,
    SLANTWISE,
    can_take_base,
    deployable_cells,
)
from skirmish.games.hill218.kernel.layout import GRID, MAX_LEGAL, SUPPLIED, UNITS, Battle
from skirmish.games.hill218.kernel.plays import legal, spaces_for
from skirmish.games.hill218.kernel.supply import is_supplied, unit_cell
from skirmish.games.hill218.kernel.turn import apply, pending, result
from skirmish.games.hill218.kinds import BASES, LETTERS, Space
from skirmish.games.hill218.rules import attack, deployment, supply
from skirmish.games.hill218.state import Playing, State, with_side
from skirmish.games.hill218.variants import VARIANTS
from skirmish.kernels import OVER, KernelCannot
from skirmish.kernels.rng import seeded
from tests.games.playing import random_game
from tests.kernels.hill218_positions import CANNOT, POSITIONS, starts
from tests.kernels.hill218_walk import MOODS, walk_both

CHUNKS = 5
"""Parts that a variant's decisions are split into, so that workers can share them."""
DECISIONS = int(
    os.environ.get("SKIRMISH_SOAK_DECISIONS", 10_000_000 if "SKIRMISH_SOAK" in os.environ else 50_000)
)
STARTS = starts()
OUT = np.zeros(MAX_LEGAL, np.int32)


def _states(variant: str, games: int) -> Iterator[State]:
    """The states of some random games."""
    for number in range(games):
        for ply in random_game("hill218", variant, number):
            yield ply.state


def _legal(s: Battle) -> list[int]:
    return sorted(OUT[: legal(s, OUT)].tolist())


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("variant", VARIANTS)
def test_kernel_and_rules_agree_from_the_set_up_to_the_end(variant: str, chunk: int) -> None:
    rng, made, battle = seeded(chunk), 0, chunk
    while made < DECISIONS // CHUNKS:
        state = HILL218.start(Options(variant, Seat(battle % 2)))
        made += walk_both(state, rng, MOODS[battle % len(MOODS)])
        battle += 1


@pytest.mark.parametrize("name", STARTS)
def test_kernel_and_rules_agree_from_every_position_of_the_tables(name: str) -> None:
    rng = seeded(218)
    for mood in MOODS:
        walk_both(STARTS[name], rng, mood)


@pytest.mark.parametrize("name", POSITIONS)
def test_kernel_and_rules_agree_from_positions_next_to_the_rarer_rules(name: str) -> None:
    rng, state = seeded(219), HILL218.from_position(POSITIONS[name])
    for mood in MOODS * 4:
        walk_both(state, rng, mood)


@pytest.mark.parametrize("variant", VARIANTS)
def test_kernel_and_rules_agree_from_every_state_of_some_battles(variant: str) -> None:
    rng = seeded(4)
    for number, state in enumerate(_states(variant, 3)):
        walk_both(state, rng, MOODS[number % len(MOODS)])


@pytest.mark.parametrize(
    ("spaces", "towards", "reached"),
    [
        ([(0, -1 - n) for n in range(21)], (0, -1), 33),
        ([(n, -1) for n in range(21)], (1, 0), 32),
        ([(-n, -1) for n in range(21)], (-1, 0), 32),
    ],
    ids=["southward", "eastward", "westward"],
)
def test_the_longest_chain_and_all_paratroopers_stay_on_the_grid(
    spaces: list[Space], towards: Space, reached: int
) -> None:
    units = ";".join(f"{kind}@{x},{y}" for kind, (x, y) in zip("IIIIIIIHHHHHTTTAAASSS", spaces, strict=True))
    state = HILL218.from_position(f"{units}/- PPP/PPP -/- 0/0 S2:play")
    s = from_state(state)

    def distance(space: Space) -> int:
        return space[0] * towards[0] + space[1] * towards[1]

    while isinstance(state.phase, Playing):
        seat = state.phase.seat
        decisions = HILL218.legal(HILL218.view(state, seat))
        assert _legal(s) == sorted(map(ids.number, decisions))
        farthest = max(decisions, key=lambda each: distance(each.space) if isinstance(each, Deploy) else 0)
        state = HILL218.apply(state, seat, farthest).state
        apply(s, ids.number(farthest))
    assert max(distance(space) for side in state.units for space in side) == reached
    assert (pending(s), result(s)) == (OVER, 1)


@pytest.mark.parametrize("name", CANNOT)
def test_what_no_battle_leads_to_is_refused_and_not_miscounted(name: str) -> None:
    state = HILL218.from_position(CANNOT[name])
    with pytest.raises(KernelCannot) as caught:
        from_state(state)
    assert caught.value.code == "kernel-cannot"
    with pytest.raises(KernelCannot) as caught:
        from_view(HILL218.view(state, Seat.SOUTH))
    assert caught.value.code == "kernel-cannot"


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_view_is_enough_for_the_legal_decisions(variant: str) -> None:
    for state in _states(variant, 6):
        seat = state.phase.seat
        view = HILL218.view(state, seat)
        if decisions := HILL218.legal(view):
            assert _legal(from_view(view)) == sorted(map(ids.number, decisions))


CLASSES = {**dict.fromkeys(LETTERS, SIDEWAYS), "S": SLANTWISE, "P": BY_PARACHUTE}
"""Kinds that may be deployed on the same cells."""


def _supplied_cells(s: Battle, seat: Seat) -> list[int]:
    """The cells of a side's supplied units (H-4.2)."""
    cells = [unit_cell(s, seat, index) for index in range(s[UNITS + seat])]
    return [cell for cell in cells if s[GRID + cell] & (SUPPLIED << seat)]


@pytest.mark.parametrize("seat", Seat, ids=["south", "north"])
def test_supply_is_that_of_the_rules(seat: Seat) -> None:
    for state in [*_states("standard", 3), *[*STARTS.values()][::5]]:
        s, units = from_state(state), state.units
        fed = {ids.space_of(cell) for cell in _supplied_cells(s, seat)}
        assert fed == supply.supplied(units, seat)
        west, south, east, north = deployment.drop_rectangle(units)
        for x in range(west, east + 1, 2):
            for y in range(south, north + 1):
                if not any((x, y) in side for side in units):
                    for kind, letter in enumerate(LETTERS):
                        expected = supply.is_supplied(units, seat, letter, (x, y))
                        assert is_supplied(s, seat, kind, ids.cell_of((x, y))) == expected


@pytest.mark.parametrize("seat", Seat, ids=["south", "north"])
def test_deployments_and_their_targets_are_those_of_the_rules(seat: Seat) -> None:
    for state in [*_states("standard", 2), *[*STARTS.values()][::3]]:
        s, units = from_state(state), state.units
        wins = set()
        for kind, letter in enumerate(LETTERS):
            expected = {each.space for each in deployment.deployments(units, seat, letter)}
            cells = OUT[: deployable_cells(s, seat, CLASSES[letter], 0, OUT, 0)].tolist()
            assert {ids.space_of(cell) for cell in cells} == expected
            assert spaces_for(s, seat, CLASSES[letter], True) == len(cells) == len(expected)
            if BASES[seat.other] in expected:
                wins.add(letter)
            for cell in cells[::3]:
                space = ids.space_of(cell)
                deployed = with_side(units, seat, units[seat].adding(space, letter))
                found = OUT[: targets(s, seat, kind, cell, OUT)].tolist()
                assert [ids.space_of(each) for each in found] == attack.targets(deployed, seat, space)
        assert can_take_base(s, seat) == (not wins.isdisjoint(state.hands[seat]))

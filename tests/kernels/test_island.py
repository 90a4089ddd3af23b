"""The island's kernel equals the rules, decision by decision, and does not depend on how it is called.

50,000 random decisions in every variant; SKIRMISH_SOAK=1 makes it 10 million, SKIRMISH_SOAK_DECISIONS any
other number.
"""

from __future__ import annotations

import math
import os
import random
from dataclasses import replace

import numpy as np
import pytest

from skirmish.core import Options, Seat
from skirmish.games.island.actions import Shoot
from skirmish.games.island.board import RANGES, SQUARES
from skirmish.games.island.game import GAME as ISLAND
from skirmish.games.island.kernel import batch, board, convert, game, ids, layout, shooting
from skirmish.games.island.kernel.playout import playout, random_decision
from skirmish.kernels import CHANCE, DECIDE, OVER
from skirmish.kernels.rng import seeded
from tests.kernels.island_positions import POSITIONS, TABLE, begun, nearly_drawn, scattered
from tests.kernels.island_walk import follow_both, walk_both
from tests.rules.test_tables import Row

IN_A_CHUNK = 25_000
DECISIONS = int(
    os.environ.get("SKIRMISH_SOAK_DECISIONS", 10_000_000 if "SKIRMISH_SOAK" in os.environ else 50_000)
)
CHUNKS = [(variant, chunk) for variant in layout.VARIANTS for chunk in range(-(-DECISIONS // IN_A_CHUNK))]
LONG = 100_000
"""More decisions than any battle has."""


@pytest.mark.parametrize(("variant", "chunk"), CHUNKS)
def test_random_battles_are_the_same_in_kernel_and_rules(variant: str, chunk: int) -> None:
    """Half of the decisions in battles from the set-up on, half in battles thrown onto the island."""
    chance, rng = random.Random(f"{variant} {chunk}"), seeded(chunk * 8 + layout.VARIANTS.index(variant))
    made = battles = 0
    while made < IN_A_CHUNK:
        if made < IN_A_CHUNK // 2:
            state = ISLAND.start(Options(variant, Seat(battles % 2)))
        else:
            state = scattered(variant, chance)
        made += walk_both(state, rng, even=battles // 2 % 2 == 0, every=3)
        battles += 1


@pytest.mark.parametrize("name", POSITIONS)
def test_battles_from_positions_next_to_rare_rules_are_the_same(name: str) -> None:
    state, rng, made = ISLAND.from_position(POSITIONS[name]), seeded(len(name)), 0
    while made < 500:
        made += 1 + walk_both(state, rng)


@pytest.mark.parametrize("name", nearly_drawn())
def test_draws_by_quiet_turns_are_the_same(name: str) -> None:
    state, rng, made = nearly_drawn()[name], seeded(len(name)), 0
    while made < 300:
        made += 1 + walk_both(state, rng, even=False)


@pytest.mark.parametrize("row", TABLE.values(), ids=list(TABLE))
def test_every_row_of_the_rule_tables_is_the_same(row: Row) -> None:
    """Its own tokens, what the row says follows, and random play from there on."""
    reached = follow_both(begun(row), row.case.tokens)
    for tokens, _ in row.case.then:
        follow_both(reached, tokens.split())
    rng, made = seeded(len(row.id)), 0
    while made < 200:
        made += 1 + walk_both(reached, rng, limit=60)


def test_a_view_gives_the_same_array_as_its_state() -> None:
    chance = random.Random(3)
    for variant in layout.VARIANTS:
        state = replace(scattered(variant, chance), stirred=True)
        expected = convert.from_state(state).tobytes()
        for seat in (*Seat, None):
            assert convert.from_view(ISLAND.view(state, seat)).tobytes() == expected


def _battles(variant: str, number: int) -> batch.States:
    return np.stack([convert.start(variant, Seat(each % 2)) for each in range(number)])


def _generators(number: int) -> batch.Rngs:
    return np.concatenate([seeded(each) for each in range(number)])


def test_the_same_seed_gives_the_same_battle() -> None:
    for variant in layout.VARIANTS:
        ends = []
        for _ in range(2):
            s = convert.start(variant)
            ends.append((playout(s, seeded(11), LONG), game.result(s), s.tobytes()))
        assert ends[0] == ends[1]
        other = convert.start(variant)
        playout(other, seeded(12), LONG)
        assert other.tobytes() != ends[0][2]


def test_many_battles_at_once_are_played_as_each_by_itself() -> None:
    for variant in layout.VARIANTS:
        states, singly = _battles(variant, 20), _battles(variant, 20)
        results, decisions = batch.playouts(states, _generators(20), LONG)
        for number, s in enumerate(singly):
            assert playout(s, seeded(number), LONG) == decisions[number]
            assert game.pending(s) == OVER
            assert game.result(s) == results[number]
            assert s.tobytes() == states[number].tobytes()


def test_a_playout_stops_at_its_limit() -> None:
    s = convert.start("classic")
    assert playout(s, seeded(1), 30) == 30
    assert game.pending(s) == DECIDE
    results, decisions = batch.playouts(_battles("classic", 3), _generators(3), 30)
    assert (results.tolist(), decisions.tolist()) == ([0] * 3, [30] * 3)


def test_many_battles_step_as_each_by_itself() -> None:
    states, rngs = _battles("quick", 8), _generators(8)
    masks = np.zeros((8, ids.COUNT), np.bool_)
    chosen, ends = np.zeros(8, np.int32), np.zeros(8, np.int8)
    waiting, found = np.zeros((8, 2), np.int32), np.zeros(layout.MAX_LEGAL, np.int32)
    singly, generators = states.copy(), [seeded(number) for number in range(8)]
    for _ in range(400):
        batch.waiting(states, waiting)
        batch.legal_masks(states, masks)
        batch.random_decisions(states, rngs, chosen)
        batch.step(states, chosen)
        batch.settle_all(states, rngs)
        batch.results(states, ends)
        for number, (s, rng) in enumerate(zip(singly, generators, strict=True)):
            assert waiting[number].tolist() == [game.pending(s), game.to_act(s)]
            assert game.pending(s) != CHANCE
            if game.pending(s) == DECIDE:
                legal = found[: game.legal(s, found)].tolist()
                assert np.flatnonzero(masks[number]).tolist() == sorted(legal)
                assert random_decision(s, rng) == chosen[number]
                game.apply(s, int(chosen[number]))
                while game.pending(s) == CHANCE:
                    game.settle(s, rng)
            else:
                assert not masks[number].any()
                assert chosen[number] == -1
                assert ends[number] == game.result(s)
            assert s.tobytes() == states[number].tobytes()
    assert (waiting[:, 0] == OVER).all()


def _even_enough(counts: list[int], weights: list[int]) -> bool:
    """Pearson's chi-squared, with room: by chance it fails once in some ten thousand times."""
    made, total = sum(counts), sum(weights)
    expected = [made * weight / total for weight in weights]
    distance = sum([(count - due) ** 2 / due for count, due in zip(counts, expected, strict=True)])
    freedom = len(counts) - 1
    return distance <= freedom + 4 * math.sqrt(2 * freedom) + 8


def test_random_decisions_are_uniform() -> None:
    """Once in every phase in which a seat decides, and in every position of the table."""
    found, seen, rng = np.zeros(layout.MAX_LEGAL, np.int32), set(), seeded(5)
    states = [ISLAND.start(Options("classic")), *map(ISLAND.from_position, POSITIONS.values())]
    for s in map(convert.from_state, states):
        for _ in range(40):
            while game.pending(s) == CHANCE:
                game.settle(s, rng)
            if game.pending(s) == OVER:
                break
            legal = found[: game.legal(s, found)].tolist()
            drawn = [random_decision(s, rng) for _ in range(100 * len(legal))]
            counts = [drawn.count(number) for number in legal]
            assert sum(counts) == len(drawn)
            assert _even_enough(counts, [1] * len(legal))
            seen.add(int(s[layout.PHASE]))
            game.apply(s, drawn[0])
    assert seen == set(range(layout.PLACING, layout.LAST_DECISION + 1))


@pytest.mark.parametrize(
    ("turn", "blocks"),
    [("S:roll", "1/2"), ("S:pad", "1/2"), ("S:after", "3/0"), ("S:after", "0/3"), ("S:after", "2/1")],
)
def test_chance_is_settled_by_its_weights(turn: str, blocks: str) -> None:
    position = f"12/12/12/12/12/9#2/4#7/8#3/4S^6sv/12/12/12 c:....J,j:s.... {blocks} {turn} classic"
    s, rng = convert.from_state(ISLAND.from_position(position)), seeded(5)
    if turn == "S:after":
        game.apply(s, ids.number(Shoot(SQUARES["e4"], SQUARES["e6"])))
    out, weights = np.zeros(layout.MAX_CHANCE, np.int32), np.zeros(layout.MAX_CHANCE, np.int32)
    n = game.chance(s, out, weights)
    drawn = [game.settle(s.copy(), rng) for _ in range(3_000)]
    counts = [drawn.count(number) for number in out[:n].tolist()]
    assert sum(counts) == len(drawn)
    assert _even_enough(counts, weights[:n].tolist())


def test_characters_are_read_off_their_codes_as_the_rules_do() -> None:
    state = scattered("all-out", random.Random(8))
    s = convert.from_state(state)
    for square, code in enumerate(state.board.cells):
        who = state.board.character_at(square)
        if who is None:
            continue
        assert board.seat_of(code) == who.seat
        assert RANGES[who.kind] == board.kind_of(code) + 2
        assert "^>v<"[board.facing_of(code)] == who.facing
        assert board.character(board.seat_of(code), board.kind_of(code), board.facing_of(code)) == code
        assert shooting.shot_target(s, square) < layout.SQUARES

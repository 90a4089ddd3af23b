"""Who can be hit next turn: known cases by hand, and all the rest against trying everything out."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest

from skirmish.core import NORTH, SOUTH, Seat
from skirmish.games.island.board import BLOCK, CODES, COUNTS, FACINGS, SIZE, Board, Character, Pad
from skirmish.games.island.game import GAME
from skirmish.games.island.presenter.hints import threats
from skirmish.games.island.presenter.wire import IslandThreat
from skirmish.games.island.rules.victory import beaten
from skirmish.games.island.state import Moved, State
from skirmish.games.island.variants import VARIANTS
from skirmish.i18n.speaker import LANGUAGES, Speaker
from tests.games.playing import VIEWERS, random_game
from tests.presenter.every_turn import Found, every_threat

ALL = (0, 1, 2, 3, 4, 5)
SURE = Fraction(1)


def at(rows: str, *, pads: str = "c:.....,j:.....", blocks: str = "0/0", variant: str = "classic") -> Any:
    given = rows.split("/")
    board = "/".join(["12"] * (12 - len(given)) + given)
    return GAME.from_position(f"{board} {pads} {blocks} S:roll {variant}")


def seen(state: Any, seat: Seat | None = SOUTH) -> list[IslandThreat]:
    return threats(GAME.view(state, seat))


@pytest.mark.parametrize(
    ("what", "state", "expected"),
    [
        ("an exact hit needs no roll", at("4sv7/12/4S^7"), [("e1", ("e3",), ALL, SURE)]),
        ("nobody is near", at("11s^/12/12/4S^7"), []),
        (
            # A 1 brings the soldier to e3. A zero turns it away, and no second roll turns it back.
            "one square too far",
            at("4sv7/12/12/4S^7"),
            [("e1", ("e4",), (1,), Fraction(1, 6))],
        ),
        (
            # A 2 goes to e3 and turns right there. After a zero it faces another way, and e3 is out of reach.
            "a turn at the end of a move",
            at("3s>8/12/4S^7"),
            [("e1", ("d3",), (2,), Fraction(1, 6))],
        ),
        (
            # Turned right by a zero it faces south and hits at once, with any second roll.
            "a zero that turns",
            at("4s>7/12/4S^7"),
            [("e1", ("e3",), (0,), Fraction(1, 6))],
        ),
        (
            # A zero turns it south, a 1 brings it to e3: one face of the second roll.
            "a zero and one more",
            at("4s>7/12/12/4S^7"),
            [("e1", ("e4",), (), Fraction(1, 36))],
        ),
        (
            "crossfire: the shot is at somebody behind",
            at("4tv7/12/4S^7/12/4S^7"),
            [("e1", ("e5",), ALL, SURE), ("e3", ("e5",), ALL, SURE)],
        ),
        ("a block stops the shot", at("4tv7/12/4#7/12/4S^7", blocks="1/0"), None),
        (
            "what a block is, nobody knows",
            at("11#/6sv5/12/6#5/5S^6", blocks="1/1"),
            [],
        ),
        (
            "of the last blocks it is known",
            at("6sv5/12/6#5/5S^6", blocks="1/0"),
            [("f1", ("g4",), ALL, SURE)],
        ),
        (
            # North has no character on the island and must enter, on l12, three squares away.
            "somebody enters",
            at("11S^/12/12/12/12/12/12/12/12", pads="c:.....,j:j...."),
            [("l9", ("+1",), ALL, SURE)],
        ),
    ],
)
def test_known_cases(
    what: str, state: Any, expected: list[tuple[str, tuple[str, ...], tuple[int, ...], Fraction]] | None
) -> None:
    found = [(each.square, tuple(each.by), tuple(each.rolls), Fraction(*each.chance)) for each in seen(state)]
    same = [(each.square, set(each.by), set(each.rolls), each.chance) for each in every_threat(state, SOUTH)]
    assert [(square, set(by), set(rolls), chance) for square, by, rolls, chance in found] == same
    if expected is not None:
        assert found == expected


def random_position(rng: random.Random) -> State:
    """Few squares and many characters, so that they are in each other's way and sights."""
    variant = rng.choice([*VARIANTS.values()])
    wide, high = rng.choice((4, 5, 6, 8, 12)), rng.choice((4, 5, 6, 8, 12))
    west, south = rng.randint(0, SIZE - wide), rng.choice((0, SIZE - high))
    free = [(south + y) * SIZE + west + x for x in range(wide) for y in range(high)]
    rng.shuffle(free)
    cells: dict[int, int] = {}
    for square in free[: rng.randint(0, 6)]:
        if all(square % SIZE != other % SIZE and square // SIZE != other // SIZE for other in cells):
            cells[square] = BLOCK
    blocks = len(cells)
    live = blocks if variant.minefield else rng.randint(max(0, blocks - 4), min(6, blocks))
    free, pads = [square for square in free if square not in cells], []
    for seat in Seat:
        box = [kind for kind, count in COUNTS.items() for _ in range(count)]
        rng.shuffle(box)
        slots = tuple(box.pop() if variant.pads and rng.random() < 0.5 else None for _ in range(5))
        pads.append(Pad(rng.randrange(SIZE), slots))
        for _ in range(rng.choice((0, 1, 2, 3, 5))):
            if free:
                cells[free.pop()] = CODES[Character(seat, box.pop(), rng.choice(FACINGS))]
    board = Board().changed(cells)
    both = (pads[0], pads[1]) if variant.pads else None
    return State(board, both, live, blocks - live, Moved(SOUTH), variant, SOUTH)


def compared(state: State, viewer: Seat) -> int:
    found = [
        Found(each.square, frozenset(each.by), frozenset(each.rolls), Fraction(*each.chance))
        for each in threats(GAME.view(state, viewer))
    ]
    assert found == every_threat(state, viewer), state
    return len(found)


@pytest.mark.parametrize("seed", range(4))
def test_crowded_positions_against_trying_everything_out(seed: int) -> None:
    rng, tried, threatened = random.Random(seed), 0, 0
    while tried < 100:
        state = random_position(rng)
        if not beaten(state, SOUTH) and not beaten(state, NORTH):
            tried += 1
            threatened += sum(compared(state, viewer) for viewer in Seat)
    assert threatened > 100


@pytest.mark.parametrize("variant", VARIANTS)
def test_positions_of_games_against_trying_everything_out(variant: str) -> None:
    states = [ply.state for ply in random_game("island", variant, 3)]
    for state in [state for state in states if state.phase.prompt in ("roll", "after-move")][::12]:
        for viewer in Seat:
            compared(state, viewer)


def test_set_up_spectators_and_the_end_have_none() -> None:
    plies = random_game("island", "classic", 0)
    for ply in plies:
        assert seen(ply.state, None) == []
        if ply.state.phase.prompt in ("place-block", "place-character", "load-pad", "turn-over"):
            assert [seen(ply.state, viewer) for viewer in VIEWERS] == [[], [], []]
    assert [seen(plies[-1].after, viewer) for viewer in VIEWERS] == [[], [], []]


def test_faces_and_chances_agree() -> None:
    for ply in random_game("island", "classic", 1)[::9]:
        for each in seen(ply.state):
            assert Fraction(len(each.rolls), 6) <= Fraction(*each.chance) <= Fraction(len(each.rolls) + 1, 6)
            assert each.by


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_pad_is_told_in_words(lang: str) -> None:
    """In what is hit at once and in what is hit after a zero."""
    for fact in ("by", "later"):
        assert not Speaker(lang).say(f"islandpage-{fact}-each", word="pad4").startswith("pad4")

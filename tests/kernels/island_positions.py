"""Where walks start from: whole battles seldom come to the rarer rules, so these begin next to them."""

from __future__ import annotations

import random
from dataclasses import replace

from skirmish.core import Options, Seat
from skirmish.games.island.board import (
    BLOCK,
    CODES,
    COUNTS,
    FACINGS,
    KINDS,
    SIZE,
    Board,
    Character,
    Kind,
    Pad,
)
from skirmish.games.island.game import GAME as ISLAND
from skirmish.games.island.rules.turn import begin_turn
from skirmish.games.island.rules.victory import QUIET_LIMIT
from skirmish.games.island.state import State
from skirmish.games.island.variants import VARIANTS
from tests.rules.test_tables import ROWS, Row, reached

POSITIONS = {
    "I-5.4 a chain of three, set off in the middle": (
        "12/12/4sv7/3s>1#6/4#7/3#8/12/12/4T^7/12/12/11S^ c:....J,j:....j 2/1 S:after classic"
    ),
    "I-5.4 a chain that goes no further": (
        "12/12/12/5#6/4#7/3#8/2#9/1#10/12/1S^1S>8/T>10sv/12 c:....J,j:s.... 5/0 S:d3 classic+minefield"
    ),
    "I-5.4 the shooter stands in the blast of a block that was set off": (
        "12/12/12/12/12/12/4#7/3#8/4S^6sv/12/12/12 c:....J,j:s.... 2/0 S:after classic"
    ),
    "I-5.3 everybody is lost at once": (
        "12/12/12/12/12/12/12/4s>#S<5/5S^6/12/12/12 c:.....,j:..... 1/0 S:d1 classic"
    ),
    "I-6.2 crossfire before a character": (
        "12/12/12/12/12/4sv7/4Sv7/4s^7/4S<7/4T^7/12/12 c:....J,j:s.... 0/0 S:d2 classic"
    ),
    "I-6.2 crossfire before a block": (
        "12/12/12/12/3j>8/4#7/4Sv1s>5/4s^7/4S<7/4T^7/12/12 c:....J,j:s.... 1/0 S:d2 classic"
    ),
    "I-5.2 landing on a block": (
        "12/12/12/12/5#6/4#7/12/12/3S^T^1J^5/12/12/11sv c:....J,j:s.... 1/1 S:d3 classic"
    ),
    "I-4.2 entering onto blocks and characters": (
        "7s<#3/12/12/12/12/12/12/12/12/12/1#10/#1S>s^8 c:SSJTS,j:ssjts 1/2 S:d0 classic"
    ),
    "I-4.2 a pad overhanging the corner": (
        "12/12/12/12/12/12/12/12/12/12/12/S>11 a:SSJT.,l:ssjts 0/0 S:d0 classic"
    ),
    "I-4.3 a missile at the corner slides one way only": (
        "11sv/12/12/12/12/12/12/12/12/12/12/S>11 l:SSJT.,a:ssjts 0/0 N:pad4 classic"
    ),
    "I-3.8 nobody on the island, one enters": (
        "12/12/12/12/12/12/12/12/12/12/12/2#9 c:SSJTS,j:ssjts 1/0 S:enter classic"
    ),
    "I-3.9 nobody can enter": (
        "12/12/12/12/12/12/12/12/12/12/12/s^s>s<sv8 a:..JTS,j:..jts 0/0 N:removepad classic"
    ),
    "I-3.7 nobody can move": ("T^11/S^11/12/12/12/12/12/12/12/12/12/4s^7 c:....S,j:....s 0/0 S:d5 classic"),
    "I-3.7 the last one is removed": (
        "S^11/12/12/12/12/12/12/12/12/12/12/4s^7 c:.....,j:....s 0/0 N:remove classic"
    ),
    "I-4.6 the named one is gone": (
        "12/12/12/12/12/12/12/12/12/12/12/4s^6S< c:....S,j:....s 0/0 S:d3@e5 classic"
    ),
    "I-8.1 quick: the fifth loss": (
        "12/12/12/12/4sv7/12/4S^7/12/12/12/12/12 c:SSJTS,j:ssjts 0/0 S:after quick"
    ),
    "I-8.1 quick: both at once": (
        "12/12/12/12/12/12/4s>#S^S^4/12/5T^6/12/12/12 c:..JTS,j:ssjts 1/0 S:after quick"
    ),
    "I-8.1 all-out: a zero only turns": (
        "12/3#8/12/4s>3jv3/12/2T^9/12/6s<5/4S^5J<1/3J>8/12/12 - 0/1 S:d0 all-out"
    ),
    "I-8.1 blitz in a minefield": (
        "12/3#8/2#9/4s>3jv3/12/2T^9/12/6s<5/4S^5J<1/3J>8/12/12 - 2/0 N:d2 blitz+minefield"
    ),
    "I-7.3 nothing in anybody's way": (
        "11sv/12/12/12/12/12/12/12/12/12/12/S^11 c:.....,j:..... 0/0 S:roll classic"
    ),
}
"""A position string for what each shows."""


TABLE = {row.id: row for row in ROWS if row.game == "island" and not row.case.bad_position}
"""Every row of the rule tables, from both seats."""


def begun(row: Row) -> State:
    """Where a row begins, before its tokens."""
    _, state = reached(row._replace(case=replace(row.case, tokens=())))
    assert isinstance(state, State)
    return state


def nearly_drawn() -> dict[str, State]:
    """I-7.3: the same positions shortly before the draw by quiet turns."""
    return {
        f"{name}, {left} quiet turns before a draw": replace(
            ISLAND.from_position(position), quiet=QUIET_LIMIT - left
        )
        for name, position in POSITIONS.items()
        for left in (1, 2, 5)
    }


def scattered(variant: str, rng: random.Random) -> State:
    """A battle thrown onto the island anyhow: characters close together, blocks corner to corner."""
    kind_of_battle = VARIANTS[variant]
    cells = bytearray(SIZE * SIZE)
    blocks = rng.randint(0, 10)
    shift, slope = rng.randrange(SIZE), rng.choice((1, -1))
    for row in rng.sample(range(SIZE), blocks):
        cells[row * SIZE + (shift + slope * row) % SIZE] = BLOCK
    safe = rng.randint(max(0, blocks - kind_of_battle.live), min(blocks, kind_of_battle.safe))
    low, high = sorted(rng.sample(range(SIZE + 1), 2))
    room = [square for square in range(low * SIZE, high * SIZE) if not cells[square]]
    pads = []
    for seat in Seat:
        team = [kind for kind in KINDS for _ in range(COUNTS[kind])]
        rng.shuffle(team)
        del team[kind_of_battle.strength :]
        slots: tuple[Kind | None, ...] = (None,) * 5
        if kind_of_battle.pads:
            slots = tuple([team.pop() if rng.random() < 0.7 else None for _ in range(5)])
        pads.append(Pad(rng.randrange(SIZE), slots))
        least = max(0, kind_of_battle.strength - kind_of_battle.fatal + 1 - pads[seat].holding())
        many = max(least, rng.randint(0, len(team)))
        for square in rng.sample(room, min(many, len(room))):
            cells[square] = CODES[Character(seat, team.pop(), rng.choice(FACINGS))]
            room.remove(square)
    start = ISLAND.start(Options(variant, rng.choice((Seat.SOUTH, Seat.NORTH))))
    made = replace(
        start,
        board=Board(bytes(cells)),
        pads=(pads[0], pads[1]) if kind_of_battle.pads else None,
        live=blocks - safe,
        safe=safe,
    )
    return begin_turn(made, start.first, (), rng.choice((0, 0, 60, QUIET_LIMIT - 3))).state

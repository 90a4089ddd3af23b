"""Whole numbers for the decisions and draws of The Battle for Hill 218: a bijection, whatever the state.

A battle that starts from the set-up stays within 33 spaces of the hill: a chain of supply has at most
20 steps away from its base (21 units that are not paratroopers), and each of the six paratroopers
lands at most two spaces beyond everything else (H-4.2, H-4.4). So there are ``SPAN`` times ``SPAN`` cells,
numbered row by row from the south-west.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from skirmish.games.hill218.actions import PASS as PASSING
from skirmish.games.hill218.actions import Action, Attack, Deploy, Draw, Outcome, Pass, Return, Strike
from skirmish.games.hill218.kinds import LETTERS, Space
from skirmish.kernels import KernelCannot

REACH: Final = 33
"""How far from the hill a space may be."""
SPAN: Final = 2 * REACH + 1
CELLS: Final = SPAN * SPAN
KINDS: Final = len(LETTERS)

# Decisions, each block starting where the last one ends.
RETURN: Final = 0
"""The first card under the deck times six, plus the last, which lies lowest."""
DEPLOY: Final = RETURN + KINDS * KINDS
"""The kind times ``CELLS``, plus the cell."""
ATTACK: Final = DEPLOY + KINDS * CELLS
"""The cell of the target."""
STRIKE: Final = ATTACK + CELLS
"""The cell of the target."""
PASS: Final = STRIKE + CELLS
COUNT: Final = PASS + 1
"""Decisions have the numbers from 0 to ``COUNT`` - 1."""

# Draws: how many cards of each kind, as the digits of one number, infantry the highest.
MOST_DRAWN: Final = 5
DIGIT: Final = MOST_DRAWN + 1
CHANCE_COUNT: Final = DIGIT**KINDS
PLACES: Final = tuple(DIGIT ** (KINDS - 1 - rank) for rank in range(KINDS))
"""What one card of each kind adds to a draw's number."""

_RANKS: Final = {letter: rank for rank, letter in enumerate(LETTERS)}


def cell_of(space: Space) -> int:
    """The cell of a space; :class:`KernelCannot` if it is too far from the hill."""
    x, y = space
    if not (-REACH <= x <= REACH and -REACH <= y <= REACH):
        raise KernelCannot("kernel-cannot", what="space", text=f"{x},{y}")
    return (y + REACH) * SPAN + x + REACH


def space_of(cell: int) -> Space:
    """The space of a cell."""
    row, column = divmod(cell, SPAN)
    return column - REACH, row - REACH


@lru_cache(maxsize=1 << 14)
def number(action: Action) -> int:
    """The number of a decision; :class:`KernelCannot` if it has none."""
    match action:
        case Deploy(kind=kind, space=space):
            return DEPLOY + _RANKS[kind] * CELLS + cell_of(space)
        case Attack(space=space):
            return ATTACK + cell_of(space)
        case Strike(space=space):
            return STRIKE + cell_of(space)
        case Pass():
            return PASS
        case Return(cards=cards) if len(cards) == 2 and set(cards) <= _RANKS.keys():
            return RETURN + _RANKS[cards[0]] * KINDS + _RANKS[cards[1]]
    raise KernelCannot("kernel-cannot", what="action", text=str(action))


@lru_cache(maxsize=1 << 14)
def action(number: int) -> Action:
    """The decision that has this number."""
    if not 0 <= number < COUNT:
        raise KernelCannot("kernel-cannot", what="action", text=str(number))
    if number == PASS:
        return PASSING
    if number >= STRIKE:
        return Strike(space_of(number - STRIKE))
    if number >= ATTACK:
        return Attack(space_of(number - ATTACK))
    if number >= DEPLOY:
        kind, cell = divmod(number - DEPLOY, CELLS)
        return Deploy(LETTERS[kind], space_of(cell))
    first, last = divmod(number - RETURN, KINDS)
    return Return(LETTERS[first] + LETTERS[last])


@lru_cache(maxsize=1 << 13)
def chance_number(outcome: Outcome) -> int:
    """The number of a draw; :class:`KernelCannot` if it has none."""
    cards = outcome.cards
    if set(cards) <= _RANKS.keys() and all(cards.count(kind) <= MOST_DRAWN for kind in LETTERS):
        return sum(PLACES[_RANKS[card]] for card in cards)
    raise KernelCannot("kernel-cannot", what="draw", text=str(outcome))


@lru_cache(maxsize=1 << 13)
def chance(number: int) -> Outcome:
    """The draw that has this number."""
    if not 0 <= number < CHANCE_COUNT:
        raise KernelCannot("kernel-cannot", what="draw", text=str(number))
    return Draw(
        "".join(letter * (number // place % DIGIT) for letter, place in zip(LETTERS, PLACES, strict=True))
    )

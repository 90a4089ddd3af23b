"""From a battle of the rules, or a view of one, to the compiled rules' array."""

from __future__ import annotations

from typing import Final

import numpy as np

from skirmish.core import Seat
from skirmish.games.hill218.kernel import layout
from skirmish.games.hill218.kernel.ids import KINDS, REACH, SPAN, cell_of
from skirmish.games.hill218.kernel.layout import CARDS, Battle
from skirmish.games.hill218.kernel.supply import judge
from skirmish.games.hill218.kinds import LETTERS
from skirmish.games.hill218.kinds import UNKNOWN as MASKED
from skirmish.games.hill218.rules.cards import unaccounted
from skirmish.games.hill218.rules.deployment import MARGIN
from skirmish.games.hill218.rules.victory import verdict
from skirmish.games.hill218.state import (
    Attacking,
    Dealing,
    Drawing,
    Ended,
    Known,
    Playing,
    Returning,
    State,
)
from skirmish.games.hill218.view import View
from skirmish.kernels import KernelCannot

__all__ = ["from_state", "from_view"]

_PHASES: Final = {
    Ended: layout.ENDED,
    Dealing: layout.DEALING,
    Returning: layout.RETURNING,
    Drawing: layout.DRAWING,
    Playing: layout.PLAYING,
    Attacking: layout.ATTACKING,
}
_RANKS: Final = {letter: rank for rank, letter in enumerate(LETTERS + MASKED)}
_HELD: Final = tuple(
    {letter: rank | (layout.OWNED << seat) for rank, letter in enumerate(LETTERS)} for seat in Seat
)
"""What is on a cell that holds a unit, ``[seat]``."""


def from_state(state: State) -> Battle:
    """The array of a battle whose hands are known; :class:`KernelCannot` if one is not, or has no room."""
    return _array(state, (True, True))


def from_view(view: View) -> Battle:
    """The array of what a viewer may know, the same for all states that give this view.

    Until ``sample`` has filled in the others' cards, only what concerns the viewer's own seat means
    anything: its legal decisions, the field, the air strikes.
    """
    return _array(view, (view.seat == Seat.SOUTH, view.seat == Seat.NORTH))


def _array(known: Known, open_hands: tuple[bool, bool]) -> Battle:
    """The array; a hand that must be open may hold no unknown card while the battle goes on."""
    over = isinstance(known.phase, Ended)
    bytes_ = bytearray(layout.SIZE)  # quicker to fill, byte by byte, than an array
    bytes_[layout.FIRST] = known.first
    bytes_[layout.DRAWN], bytes_[layout.RETURNED] = known.variant.drawn, known.variant.returned
    bytes_[layout.STRIKES : layout.STRIKES + 2] = known.strikes
    bytes_[layout.GRID + layout.HILL_CELL] = layout.ON_HILL
    _write_phase(bytes_, known)
    coming = 0
    for seat in Seat:
        if open_hands[seat] and MASKED in known.hands[seat] and not over:
            raise KernelCannot("kernel-cannot", what="hand", text=known.hands[seat])
        coming += _write_cards(bytes_, known, seat)
    for seat in Seat:
        _write_units(bytes_, known, seat, 0 if over else MARGIN * coming)
    s = np.frombuffer(bytes_, np.int8)
    judge(s, 0)
    judge(s, 1)
    return s


def _write_phase(bytes_: bytearray, known: Known) -> None:
    phase = known.phase
    bytes_[layout.PHASE] = _PHASES[type(phase)]
    if isinstance(phase, Ended):
        winner = verdict(known).winner
        bytes_[layout.RESULT] = 0 if winner is None else (1 - 2 * winner) & 0xFF
        return
    bytes_[layout.SEAT] = phase.seat
    if isinstance(phase, Drawing | Playing | Attacking):
        bytes_[layout.PLAYS] = phase.plays
    if isinstance(phase, Attacking):
        bytes_[layout.ROW], bytes_[layout.COLUMN] = divmod(cell_of(phase.space), SPAN)


def _write_cards(bytes_: bytearray, known: Known, seat: Seat) -> int:
    """A side's hand, deck and lost units; how many paratroopers may still be among them."""
    hand, deck, at = known.hands[seat], known.decks[seat], seat * KINDS
    pool = unaccounted(known, seat)
    bytes_[layout.HAND + at : layout.HAND + at + KINDS] = map(hand.count, LETTERS)
    bytes_[layout.POOL + at : layout.POOL + at + KINDS] = pool
    bytes_[layout.DESTROYED + at : layout.DESTROYED + at + KINDS] = map(known.destroyed[seat].count, LETTERS)
    bytes_[layout.HIDDEN + seat] = hand.count(MASKED)
    bytes_[layout.DECK + seat] = len(deck)
    lowest = layout.CARD + (seat + 1) * CARDS
    bytes_[lowest - len(deck) : lowest] = [_RANKS[card] for card in deck]
    cards = hand + deck
    return cards.count("P") + min(cards.count(MASKED), pool[layout.PARA])


def _write_units(bytes_: bytearray, known: Known, seat: Seat, margin: int) -> None:
    """A side's units in play, in order of x, then y, whatever order they came in.

    The field may still grow by ``margin``: paratroopers to come may each land two spaces beyond
    everything else. Chains of supply start at their base and reach no farther than there is room for.
    """
    spaces = sorted(known.units[seat])
    wide, high, held = layout.WIDEST - margin, REACH - margin, _HELD[seat]
    bytes_[layout.UNITS + seat] = len(spaces)
    for at, (x, y) in enumerate(spaces, seat * CARDS):
        if abs(x) > wide or abs(y) > high:
            raise KernelCannot("kernel-cannot", what="space", text=f"{x},{y}")
        row, column = y + REACH, x + REACH
        bytes_[layout.ROWS + at], bytes_[layout.COLUMNS + at] = row, column
        bytes_[layout.GRID + row * SPAN + column] = held[known.units[seat][x, y]]

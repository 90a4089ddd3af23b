"""A player of the island for comparison, written from the rules: one decision ahead, in plain Python.

It shares nothing with the levels but the rules: what it believes is by hand. It tries every decision, weighs
blocks by their chances, and judges the position by who is left, what each side can hit at once and with each
face of the die, and which rolls cannot be used.

    python -m benchmarks.island_duel captain outsider --games 200
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from skirmish.core import NORTH, SOUTH, Below, Over, Roll, Seat
from skirmish.games.island.board import AROUND, FACINGS, RAYS, character

# Characters by the code of a board: side, range, facing.
_WHO: Final = {
    code: (int(who.seat), who.range, FACINGS.index(who.facing))
    for code in range(2, 26)
    for who in [character(code)]
}
_RAYS: Final = [RAYS[facing] for facing in FACINGS]
_WORTH: Final = {2: 1.0, 3: 1.15, 4: 1.25}
"""By range."""
_PAD: Final = 0.9
"""A character on the pad is safe but idle."""
_FIRE, _THREAT, _HOPE = 0.9, 1.0, 0.35
"""What the side to move hits at once, what it may hit with a roll, and the same for the other side."""
_STUCK, _ROOM = 0.17, 0.02
Cells = Any


def _yield(cells: Cells, side: int, square: int, reach: int, facing: int, live: float) -> float:
    """What a shot takes from the enemy, less what it takes from the own side; negative without a target."""
    ray = _RAYS[facing][square]
    if len(ray) < reach:
        return -1.0
    target = cells[ray[reach - 1]]
    if target == 0:
        return -1.0
    gain = 0.0
    for between in ray[: reach - 1]:
        code = cells[between]
        if code == 1:
            return -1.0
        if code:
            gain += _signed(code, side)
    if target > 1:
        return gain + _signed(target, side)
    for near in AROUND[ray[reach - 1]]:
        code = cells[near]
        if code > 1:
            gain += _signed(code, side)
    return live * gain


def _signed(code: int, side: int) -> float:
    owner, reach, _ = _WHO[code]
    return _WORTH[reach] if owner != side else -_WORTH[reach]


def prospects(cells: Cells, own: Sequence[int], side: int, live: float) -> tuple[float, float, int, int]:
    """What a side hits at once, what a roll adds on average, rolls that cannot be used, and its room."""
    now = 0.0
    best = [0.0] * 6
    usable, room = [False] * 6, 0
    for square in own:
        _, reach, facing = _WHO[cells[square]]
        now = max(now, _yield(cells, side, square, reach, facing, live))
        left, right = (facing + 3) % 4, (facing + 1) % 4
        # A zero turns a character where it stands.
        for turned in (left, right):
            best[0] = max(best[0], _yield(cells, side, square, reach, turned, live))
        for n, step in enumerate(_RAYS[facing][square][:5], 1):
            code = cells[step]
            if code:
                if code == 1:
                    usable[n] = True
                break
            usable[n] = True
            room += 1
            best[n] = max(best[n], _yield(cells, side, step, reach, facing, live))
            if n < 5:
                usable[n + 1] = True
                for turned in (left, right):
                    best[n + 1] = max(best[n + 1], _yield(cells, side, step, reach, turned, live))
        # A turn without a step does not exist: a roll of n moves n - 1 first, at least one square.
    return now, sum(best) / 6, usable[1:].count(False) if own else 0, room


def worth(view: Any, side: Seat) -> float:
    """A position for a side, once nothing is being turned over."""
    board, other = view.board, Seat(1 - side)
    cells = board.cells
    live = view.live / max(view.live + view.safe, 1)
    total, left = 0.0, [0, 0]
    found = []
    for seat in (SOUTH, NORTH):
        own = board.own(seat)
        sign = 1.0 if seat is side else -1.0
        left[seat] = len(own)
        total += sign * sum(_WORTH[_WHO[cells[square]][1]] for square in own)
        if view.pads is not None:
            waiting = view.pads[seat].holding()
            left[seat] += waiting
            total += sign * _PAD * waiting
        found.append(prospects(cells, own, int(seat), live))
    mover = view.phase.seat
    if type(view.phase).__name__ in ("Moved", "Sliding"):
        # It can still fire, and then the other side rolls.
        total += (1.0 if mover is side else -1.0) * _FIRE * found[mover][0]
        mover = Seat(1 - mover)
    for seat in (side, other):
        now, hope, stuck, room = found[seat]
        sign = 1.0 if seat is side else -1.0
        if seat is mover:
            total += sign * (_FIRE * now + _THREAT * max(hope - now / 6, 0.0) * 0.9)
        else:
            total += sign * _HOPE * (now + hope)
        total += sign * (_ROOM * room**0.5 * 2 - _STUCK * stuck)
    # With few left, each counts for more.
    return total * (1.0 + 2.0 / (1 + min(left)))


def _set_up(view: Any, legal: Sequence[Any], below: Below) -> Any:
    """A set-up by hand: blocks before the other side's rows, the long ranges on the island, spread and
    looking ahead, soldiers on the pad."""

    def liked(action: Any) -> float:
        token = str(action)
        south = view.seat is SOUTH
        if token.startswith("="):
            return 0.0
        square = token[1:].rstrip("^>v<")
        column, row = ord(square[0]) - 97, int(square[1:])
        row = row if south else 13 - row
        if token[0] == "#":
            near_pad = column >= 7 if south else column <= 4
            return -abs(row - 10) - 0.5 * (not near_pad)
        kind = {"T": 3.0, "J": 2.0, "S": 0.0}[token[0]]
        ahead = token[-1] == ("^" if south else "v")
        mine = [other % 12 for other in view.board.own(view.seat)]
        gap = min((abs(column - other) for other in mine), default=3)
        # The squares before the pad stay free.
        before = (column <= 4 if south else column >= 7) and row == 1
        return kind + 2.0 * ahead + 0.7 * min(gap, 2) - 1.5 * before + 0.3 * (row == 2)

    values = [liked(action) + below(1000) / 2500 for action in legal]
    return legal[max(range(len(legal)), key=values.__getitem__)]


class Outsider:
    """Takes the decision after which the position is worth most."""

    def choose(self, game: Any, view: Any, below: Below) -> Any:
        """The best decision of a view."""
        legal = game.legal(view)
        if len(legal) == 1:
            return legal[0]
        if game.pending(game.sample(view, below)).prompt in game.info.setup_prompts:
            return _set_up(view, legal, below)
        state = game.sample(view, below)
        values = [
            self._settled(game, game.apply(state, view.seat, action).state, view.seat) + below(100) * 1e-6
            for action in legal
        ]
        return legal[max(range(len(legal)), key=values.__getitem__)]

    def _settled(self, game: Any, state: Any, seat: Seat) -> float:
        pending = game.pending(state)
        if isinstance(pending, Over):
            return 0.0 if pending.winner is None else 1000.0 if pending.winner is seat else -1000.0
        if isinstance(pending, Roll) and pending.prompt in game.info.settling_prompts:
            values = [self._settled(game, game.resolve(state, each).state, seat) for each in pending.outcomes]
            return (
                sum(value * weight for value, weight in zip(values, pending.weights, strict=True))
                / pending.total
            )
        if pending.prompt in ("remove", "remove-from-pad") and pending.seat is not seat:
            view = game.view(state, pending.seat)
            return min(
                self._settled(game, game.apply(state, pending.seat, each).state, seat)
                for each in game.legal(view)
            )
        return worth(game.view(state, seat), seat)

"""Everything that a side could do in a turn, tried out with the game itself: slow, plain, no kin of ours."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

from skirmish.core import Roll, Seat
from skirmish.games.island.actions import DIE, Move, Reinforce, Shoot
from skirmish.games.island.board import NAMES
from skirmish.games.island.game import GAME
from skirmish.games.island.rules.turn import begin_turn
from skirmish.games.island.state import Ended, Entering, Moved, PenalisingPad, Rolling, RollingPad, Turning

Hits = frozenset[tuple[str, str]]
"""Who was hit, and by whom."""


class Found(NamedTuple):
    square: str
    by: frozenset[str]
    rolls: frozenset[int]
    chance: Fraction


class Way(NamedTuple):
    """A place that a sequence of decisions leads to, and all that was hit on the way there."""

    state: Any
    names: tuple[tuple[int, str], ...]
    hits: Hits


def decided(way: Way, seat: Seat) -> list[tuple[Any, Way]]:
    """Every decision and where it leads, as long as chance has no say in it."""
    found = []
    for action in GAME.legal(GAME.view(way.state, seat)):
        step = GAME.apply(way.state, seat, action)
        state, events, names, by = step.state, [*step.events], dict(way.names), ""
        match action:
            case Shoot(shooter=square):
                by = names.get(square, NAMES[square])
            case Move(start=start, end=end):
                by = names[end] = names.pop(start, NAMES[start])
            case Reinforce(number=number):
                front = way.state.pads[seat].front(seat, number - 1)
                by = names[front] = f"+{number}"
        while isinstance(state.phase, Turning):
            pending = GAME.pending(state)
            assert isinstance(pending, Roll)
            if len(pending.outcomes) > 1:
                break
            after = GAME.resolve(state, pending.outcomes[0])
            state, events = after.state, [*events, *after.events]
        else:
            hit = {(e.square, by) for e in events if e.code == "removed" and e.seat is not seat}  # type: ignore[attr-defined]  # removed has them
            found.append((action, Way(state, tuple(sorted(names.items())), way.hits | hit)))
    return found


def explored(start: Way, seat: Seat) -> tuple[set[tuple[str, str]], list[Way]]:
    """All hits that are possible until the turn ends or the die is rolled again, and where it is."""
    hits, again, seen, waiting = set(start.hits), [], {start}, [start]
    while waiting:
        way = waiting.pop()
        hits |= way.hits
        phase = way.state.phase
        if isinstance(phase, Rolling | RollingPad) and phase.seat is seat:
            again.append(way)
        elif phase.seat is seat and not isinstance(phase, Ended):
            for _, after in decided(way, seat):
                if after not in seen:
                    seen.add(after)
                    waiting.append(after)
    return hits, again


def rolled(way: Way, face: int) -> Way:
    return Way(GAME.resolve(way.state, DIE[face]).state, way.names, way.hits)


class Tally:
    def __init__(self, start: Way, seat: Seat) -> None:
        self.by: dict[str, set[str]] = {}
        self.rolls: dict[str, set[int]] = {}
        self.again: dict[str, int] = {}
        if not isinstance(start.state.phase, Rolling):
            self.note(set(start.hits), range(6))
            return
        for face in range(1, 6):
            self.note(explored(rolled(start, face), seat)[0], (face,))
        hits, options = explored(rolled(start, 0), seat)
        for option in options:
            second: dict[str, set[int]] = {}
            for face in range(6):
                reached = explored(rolled(option, face), seat)[0] if face else self.shots(option, seat)
                for square, by in reached:
                    second.setdefault(square, set()).add(face)
                    self.by.setdefault(square, set()).add(by)
            for square, faces in second.items():
                self.again[square] = max(self.again.get(square, 0), len(faces))
        sure = {square for square, faces in self.again.items() if faces == 6}
        self.note({hit for hit in hits if hit[0] in sure}, (0,))
        self.note(set(start.hits), range(6))
        for square in sure:
            self.rolls.setdefault(square, set()).add(0)

    def shots(self, option: Way, seat: Seat) -> set[tuple[str, str]]:
        """What can be shot after a second zero, without a further option."""
        hits, seen, waiting = set(option.hits), set(), [rolled(option, 0)]
        while waiting:
            way = waiting.pop()
            hits |= way.hits
            if way not in seen and not isinstance(way.state.phase, Ended):
                seen.add(way)
                waiting += [after for action, after in decided(way, seat) if isinstance(action, Shoot)]
        return hits

    def note(self, hits: set[tuple[str, str]], faces: Any) -> None:
        for square, by in hits:
            self.by.setdefault(square, set()).add(by)
            self.rolls.setdefault(square, set()).update(faces)

    def chance(self, square: str) -> Fraction:
        rolls = self.rolls.get(square, set())
        return Fraction(len(rolls), 6) + (0 if 0 in rolls else Fraction(self.again.get(square, 0), 36))


def every_threat(state: Any, viewer: Seat) -> list[Found]:
    """What the opponent could hit if their turn began now."""
    seat = viewer.other
    start = Way(begin_turn(state.to(Moved(seat)), seat, ()).state, (), frozenset())
    if isinstance(start.state.phase, PenalisingPad):
        return []
    entering = isinstance(start.state.phase, Entering)
    starts = [way for _, way in decided(start, seat)] if entering else [start]
    tallies, found = [Tally(each, seat) for each in starts], []
    for square in [NAMES[each] for each in state.board.own(viewer)]:
        best = max((tally.chance(square) for tally in tallies), default=Fraction(0))
        if best:
            likely = [tally for tally in tallies if tally.chance(square) == best]
            by = frozenset().union(*(tally.by[square] for tally in likely))
            found.append(Found(square, by, frozenset(likely[0].rolls.get(square, ())), best))
    return found

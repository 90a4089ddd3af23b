"""Clocks: time for the whole game, or for each run of decisions.

A *run* is a seat's consecutive decisions, until the other seat must decide: usually those of a whole turn,
sometimes a single removal in the opponent's turn. Time is in whole milliseconds and is passed in: every
method that needs it takes ``now``. A ``now`` before an earlier one counts as that earlier one, so
setting back a wall clock neither takes time nor gives any.

- :class:`PerPlayer`: a seat's time runs while it must decide. Its ``increment`` is added when its run
  ends and the other seat must decide; not when the match ends.
- :class:`PerMove`: every run has the same time, and what is left over is lost.

The set-up is not timed play: with :class:`PerPlayer` the first :data:`SETUP_FREE` milliseconds of each of its
runs are free, and it earns no increment.

A takeback without consent leaves the clocks alone: they run on, so it costs its seat the time between. A
takeback by consent reopens a run: the runs that are undone earn no increment, and with :class:`PerMove` the
reopened one has its whole time again.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from skirmish.core import NORTH, SOUTH, MatchError, Seat

SETUP_FREE: Final = 30_000
"""Of a run in the set-up this much costs no time: enough to read and choose, but no one can wait forever."""


@dataclass(frozen=True, slots=True)
class PerPlayer:
    """``total`` milliseconds a seat for the whole game and ``increment`` more after each run."""

    total: int
    increment: int = 0
    free: ClassVar[int] = SETUP_FREE

    def __post_init__(self) -> None:
        if self.total <= 0 or self.increment < 0:
            raise MatchError("bad-time-control", total=self.total, increment=self.increment)

    @property
    def first(self) -> int:
        """What a seat starts with."""
        return self.total

    def after_run(self, left: int) -> int:
        """The time for a seat's next run when ``left`` is left of this one."""
        return left + self.increment

    def after_break(self, left: int) -> int:
        """The same when a takeback interrupts the run."""
        return left

    def before_run(self, left: int) -> int:
        """What a run has left if a later one, which has ``left``, is undone and it is undone as well: no
        increment for it either, but an increment's worth remains if there was as much."""
        return max(left - self.increment, min(left, self.increment))


@dataclass(frozen=True, slots=True)
class PerMove:
    """``each`` milliseconds for every run of decisions."""

    each: int
    free: ClassVar[int] = 0

    def __post_init__(self) -> None:
        if self.each <= 0:
            raise MatchError("bad-time-control", total=self.each, increment=0)

    @property
    def first(self) -> int:
        """What a seat starts with."""
        return self.each

    def after_run(self, _left: int) -> int:
        """The time for a seat's next run; what is left of this one is lost."""
        return self.each

    after_break = before_run = after_run


TimeControl = PerPlayer | PerMove

_RUN: Final = 5
"""A decision of a computer takes at most this part of what is left for its run."""
_REST: Final = 40
"""The same of what is left for the game."""


@dataclass(frozen=True, slots=True)
class MatchClock:
    """Both seats' time as of ``since``, and whose is running (None: the match has ended).

    ``ended`` is what each had left when its last run ended, which a takeback restores. ``held`` is how long
    after ``since`` the running clock stands still: more than 0 in a run of the set-up.
    """

    control: TimeControl
    times: tuple[int, int]
    ended: tuple[int, int]
    running: Seat | None
    since: int
    held: int = 0

    @classmethod
    def start(
        cls, control: TimeControl, running: Seat | None, now: int, *, setup: bool = False
    ) -> MatchClock:
        """Clocks that begin to run, with the set-up or without one."""
        full = (control.first, control.first)
        return cls(control, full, full, running, now).within(setup)

    def within(self, setup: bool) -> MatchClock:
        """The same clocks in a run of the set-up, or of the play after it."""
        held = self.control.free if setup and self.running is not None else 0
        return self if held == self.held else replace(self, held=held)

    @property
    def due(self) -> int | None:
        """When the running clock runs out; None if none is running."""
        return None if self.running is None else self.since + self.held + self.times[self.running]

    def still(self, now: int) -> int:
        """For how many milliseconds the running clock still stands."""
        return max(0, self.since + self.held - max(self.since, now))

    def left(self, seat: Seat, now: int) -> int:
        """A seat's milliseconds left, never below 0."""
        spent = max(0, now - self.since - self.held) if seat is self.running else 0
        return max(0, self.times[seat] - spent)

    def affordable(self, seat: Seat, now: int) -> int:
        """The milliseconds that a computer should spend on one decision at most, so that it never runs out of
        time: a share of what is left, for a run of several decisions or for the rest of the game."""
        left = self.left(seat, now)
        if isinstance(self.control, PerMove):
            return left // _RUN
        return min(left // _REST + self.control.increment // _RUN, left // _RUN)

    def flagged(self, now: int) -> Seat | None:
        """The seat whose time is up, or None. Time is up when nothing is left."""
        seat = self.running
        return seat if seat is not None and self.left(seat, now) == 0 else None

    def decided(self, to: Seat, now: int, *, setup: bool = False) -> MatchClock:
        """The clocks after a decision of the running seat: it is now up to ``to``, in the set-up or not."""
        seat, ends = self.running, self.held > 0 and not setup
        if seat is None or (seat is to and not ends):
            return self
        left = self.left(seat, now)
        earned = self.control.after_break(left) if self.held else self.control.after_run(left)
        times, ended = _with(self.times, seat, earned), _with(self.ended, seat, left)
        return MatchClock(self.control, times, ended, to, max(self.since, now)).within(setup)

    def reopened(self, to: Seat, now: int, *, again: bool = True) -> MatchClock:
        """The clocks after a takeback of ``to``'s last run: it is up to ``to`` again.

        ``again``: another takeback after this one takes the increment of the run before it as well.
        """
        other, kept = to.other, self.control.after_break
        interrupted = self.running is other
        left = self.left(other, now) if interrupted else self.ended[other]
        times = _with(_with(self.times, to, kept(self.ended[to])), other, kept(left))
        since = max(self.since, now) if interrupted else self.since
        ended = self.ended
        for seat in (to,) if interrupted else (to, other):
            if again:
                ended = _with(ended, seat, self.control.before_run(ended[seat]))
        return MatchClock(self.control, times, ended, to, since)

    def taken_back(self, to: Seat, now: int, *, own: bool) -> MatchClock:
        """The same under the first terms, when a seat's ``own`` takeback cost it nothing."""
        seat = self.running
        if seat is None or seat is to:
            return self
        if own:
            times = _with(self.times, to, min(self.times[to], self.ended[to]))
        else:
            times = _with(self.times, seat, self.control.after_break(self.left(seat, now)))
        return MatchClock(self.control, times, self.ended, to, max(self.since, now))

    def stopped(self, now: int) -> MatchClock:
        """The clocks when the match has ended."""
        times = self.left(SOUTH, now), self.left(NORTH, now)
        return MatchClock(self.control, times, self.ended, None, max(self.since, now))


def _with(times: tuple[int, int], seat: Seat, time: int) -> tuple[int, int]:
    return (time, times[NORTH]) if seat is SOUTH else (times[SOUTH], time)

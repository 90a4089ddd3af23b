"""The audience of one match: what each role sees of it now, and anyone who watches it without a key."""

from __future__ import annotations

from collections.abc import Callable

from skirmish.server.clock import ScheduledCall, ServerClock
from skirmish.server.matches.access import UnknownKey
from skirmish.server.matches.bot_seat import BotSeat
from skirmish.server.matches.late_match import LateMatch
from skirmish.server.matches.log import MatchLog
from skirmish.server.matches.projection import Projection
from skirmish.server.matches.subscribers import Outlook, Subscribers
from skirmish.server.storage.entries import Role
from skirmish.server.wire.server import Presence, SeatPresence


class MatchAudience:
    """Sends subscribers what they may see, each at its own time."""

    def __init__(self, log: MatchLog, clock: ServerClock, bot: BotSeat) -> None:
        self.subscribers = Subscribers(log.stored, log.snapshot, log.showing)
        self._log = log
        self._clock = clock
        self._bot = bot
        self._late: LateMatch | None = None
        """The match as anyone may see it; None until someone watches without a key."""
        self._timer: ScheduledCall | None = None

    def outlook(self, role: Role) -> Outlook:
        """What a role sees now. Raises :class:`UnknownKey` for anyone who was not admitted."""
        if role != "public":
            return self._current()
        if self._late is None:
            raise UnknownKey("unknown-key")
        return self._late_outlook(self._late)

    def _current(self) -> Outlook:
        """What everyone with a key sees; the projection shows each role its own."""
        log = self._log
        found = Projection(log.stored, log.snapshot, log.changes, log.showing)
        return Outlook(found, self.presence(), self._clock.now())

    def _late_outlook(self, late: LateMatch) -> Outlook:
        now = self._clock.now()
        presence = self.presence() if late.delay == 0 else self._late_presence()
        return Outlook(late.projection(now), presence, now - late.delay)

    def presence(self) -> Presence:
        """Which seats are present."""
        return self.subscribers.presence(self._log.snapshot, self._bot.thinking)

    def _late_presence(self) -> Presence:
        """Who is here or thinks would tell whose turn it is: those who are late only learn how many watch."""
        seats: list[SeatPresence] = [
            "here" if level is None else "computer" for level in self._log.stored.levels
        ]
        return Presence((seats[0], seats[1]), watchers=self.subscribers.watchers)

    async def admit(self, delay: int) -> None:
        """Prepare for anyone who watches, this many milliseconds late."""
        if self._late is None or self._late.delay != delay:
            late = LateMatch(self._log, delay)
            await late.catch_up(self._clock.now())
            self._late = late

    def publish(self, again: Callable[[], None]) -> None:
        """Send every subscriber what it has not seen. ``again`` has this called soon: it is when that was not
        all, and when more is old enough for those who watch late."""
        if not self.subscribers.publish(self._current(), self.outlook):
            again()  # the next page of a long log, once other matches have had their turn
        self.stop()
        if self._late is not None and self.subscribers.anyone():
            at = self._late.next_at(self._clock.now())
            if at is not None:
                self._timer = self._clock.call_at(at, again)

    def stop(self) -> None:
        """Don't look again."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

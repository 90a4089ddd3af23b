"""The projection of a match to what each role may see, as wire messages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from skirmish import presenter
from skirmish.core import NORTH, SOUTH, Decide, Event, Over, Seat
from skirmish.match import Change, Match, Snapshot
from skirmish.match.commands import AcceptTakeback, Restore
from skirmish.presenter import Presenter, TellsPoints
from skirmish.presenter.structs import Decision, SeatName
from skirmish.records import Played
from skirmish.server.matches.access import SEATS
from skirmish.server.matches.wars import series_of
from skirmish.server.storage.entries import Role, StoredMatch
from skirmish.server.wire.common import PlayedToken, happening
from skirmish.server.wire.server import Clock, Entry, MatchEnd, Player, Prompt, StateMessage, Welcome

RESULTS: Final[dict[Seat | None, Literal["south", "north", "draw"]]] = {
    SOUTH: "south",
    NORTH: "north",
    None: "draw",
}
"""A winner in messages."""
SEAT_NAMES: Final[dict[Seat | None, SeatName | None]] = {SOUTH: "south", NORTH: "north", None: None}
"""A seat in messages."""

PAGE: Final = 500
"""Entries of one message: more than a whole match has as a rule, and about five milliseconds of work."""


_SeenTokens = list[tuple[str, tuple[Event, ...]]]
"""What a viewer may see of the tokens of a change."""


@dataclass(frozen=True, slots=True)
class Projection:
    """A match at one moment. Nothing in its messages goes beyond what ``match.view`` and ``match.seen`` show.

    What a role sees is computed once, however many subscribers have that role.
    """

    stored: StoredMatch
    snapshot: Snapshot
    changes: Sequence[Change]
    showing: int | None = None
    """By how many milliseconds anyone may watch late; None: only with a key."""
    _seen: dict[Role, dict[str, Any]] = field(default_factory=dict)
    _entries: dict[int, tuple[_SeenTokens, Entry]] = field(default_factory=dict)

    @property
    def presenter(self) -> Presenter:
        """The game's presenter."""
        return presenter.load(self.stored.game)

    def welcome(self, role: Role) -> Welcome:
        """The match and its players."""
        stored = self.stored
        return Welcome(
            match=stored.id,
            game=stored.game,
            variant=stored.variant,
            first="south" if stored.first is SOUTH else "north",
            seat=SEAT_NAMES[SEATS[role]],
            players=(self._player(SOUTH), self._player(NORTH)),
            commitment=stored.commitment,
            scheme=self.snapshot.scheme,
            clock=stored.clock,
            position=self.snapshot.position_seen(SEATS[role]),
            past=self.snapshot.setup.past,
            series=stored.form,
            battle=stored.battle,
            show=None if self.showing is None else self.showing // 1000,
        )

    def _player(self, seat: Seat) -> Player:
        level, joined = self.stored.levels[seat], self.snapshot.joined[seat]
        if level is not None:
            return Player("computer", level=level, joined=True)
        if joined is None:
            return Player("person")
        opened = self.snapshot.opened[seat] is not None
        return Player("person", joined.name, joined=True, commitment=joined.commitment, opened=opened)

    def state(self, role: Role, since: int, now: int) -> StateMessage:
        """The present, and a page of the entries after ``since``, as a role may see them."""
        # A restored database may not know what this client has seen: then it gets everything again.
        start = since if 0 <= since <= self.snapshot.seq else 0
        seq, match = min(start + PAGE, self.snapshot.seq), self.snapshot.match
        entries = [self._entry(change, match, SEATS[role]) for change in self.changes[start:seq]]
        if match is None:
            return StateMessage(seq=seq, now=now, status="waiting", entries=entries)
        if role not in self._seen:
            self._seen[role] = self._present(match, SEATS[role])
        present, clock = self._seen[role], _clock(match, now)
        return StateMessage(seq=seq, now=now, entries=entries, clock=clock, **present)

    def _entry(self, change: Change, match: Match | None, viewer: Seat | None) -> Entry:
        """An entry, made once for all who see the same of it."""
        seen: _SeenTokens = [] if match is None else [match.seen(each, viewer) for each in change.played]
        known = self._entries.get(change.seq)
        if known is not None and known[0] == seen:
            return known[1]
        played = [played_token(each, *what) for each, what in zip(change.played, seen, strict=True)]
        issued = change.issued
        epoch = issued.command.epoch if isinstance(issued.command, Restore) else 0
        kind, seat = issued.command.kind, SEAT_NAMES[issued.seat]
        entry = Entry(change.seq, issued.at, kind, seat, played, change.undone, epoch)
        self._entries[change.seq] = seen, entry
        return entry

    def _present(self, match: Match, seat: Seat | None) -> dict[str, Any]:
        """The fields of a state that are the same for all subscribers of a role."""
        over, view, presenter = match.over, match.view(seat), self.presenter
        prompt, decisions = None, list[Decision]()
        if isinstance(match.pending, Decide):
            prompt, decisions = asked(presenter, match.pending, view, seat, self.snapshot.prompt)
        return {
            "status": "playing" if over is None else "over",
            "view": presenter.view(view),
            "prompt": prompt,
            "decisions": decisions,
            "draw": SEAT_NAMES[match.draw.by],
            "takeback": SEAT_NAMES[match.takeback.by],
            "undo": self._undo(match, seat),
            "over": None if over is None else self._end(over, view),
            "secret": None if over is None else match.fair.secret.hex(),
            "rematch": SEAT_NAMES[self.snapshot.rematch],
            "next": self.snapshot.next,
        }

    def _end(self, over: Over, view: Any) -> MatchEnd:
        presenter = self.presenter
        summary = presenter.summary(view, over)
        if isinstance(presenter, TellsPoints) and self._counts_points():
            summary = [*summary, *presenter.points(view, over)]
        return MatchEnd(over.how, RESULTS[over.winner], self._granted(), summary)

    def _counts_points(self) -> bool:
        """Whether the match is a battle of a series that points decide."""
        series = series_of(self.stored)
        return series is not None and series.counts_points

    def _granted(self) -> int:
        """How often a computer consented to a takeback: once for each request, however far back it led."""
        accepted = (each.issued for each in self.changes if isinstance(each.issued.command, AcceptTakeback))
        # All the steps of one request have its time.
        levels = self.stored.levels
        return len({each.at for each in accepted if each.seat is not None and levels[each.seat]})

    def _undo(self, match: Match, seat: Seat | None) -> Literal["free", "ask"] | None:
        """Whether a seat could take back now: at once, or by asking."""
        if seat is None:
            return None
        if match.takes_back_freely(seat):
            return "free"
        return "ask" if match.may_take_back(seat) and not self.snapshot.refuses_takeback(seat) else None


def asked(
    presenter: Presenter, pending: Decide, view: Any, seat: Seat | None, number: int
) -> tuple[Prompt, list[Decision]]:
    """What a seat or a spectator is told of a decision that is due; its options, if the seat must decide."""
    # What can be chosen may depend on a hand that others do not see.
    decisions = list(presenter.decisions(view)) if pending.seat is seat else []
    prompt = Prompt(
        number=number,
        seat="south" if pending.seat is SOUTH else "north",
        code=pending.prompt,
        rule=view.phase.rule,
        facts=dict(pending.facts),
        says=presenter.prompt(pending, view, decisions) if pending.seat is seat else [],
    )
    return prompt, decisions


def played_token(played: Played, token: str, events: Sequence[Event]) -> PlayedToken:
    """What was played, with the token and the events that its viewer may see."""
    actor: SeatName = "south" if played.actor is SOUTH else "north"
    return PlayedToken(actor, token, played.chance, [happening(event) for event in events])


def _clock(match: Match, now: int) -> Clock | None:
    clock = match.clock
    if clock is None:
        return None
    times = clock.left(SOUTH, now), clock.left(NORTH, now)
    return Clock(times, SEAT_NAMES[clock.running], clock.still(now))

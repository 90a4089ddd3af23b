"""What each role at a table is told: built from where the match stands when it is told, and not kept."""

from __future__ import annotations

from typing import Any, Literal

from skirmish import presenter
from skirmish.core import NORTH, SOUTH, Decide, Over, Seat
from skirmish.match import Change, Match, Snapshot
from skirmish.presenter import Presenter
from skirmish.records import Played
from skirmish.server import wire as messages
from skirmish.server.matches.access import SEATS
from skirmish.server.storage import Role, StoredMatch
from skirmish.server.wire import (
    Clock,
    Decision,
    Ended,
    Entry,
    Player,
    Prompt,
    SeatName,
    State,
    Welcome,
    happening,
)

_RESULTS: dict[Seat | None, Literal["south", "north", "draw"]] = {
    SOUTH: "south",
    NORTH: "north",
    None: "draw",
}
_WORDS: dict[Seat | None, SeatName | None] = {SOUTH: "south", NORTH: "north", None: None}


class Telling:
    """The messages of one match. Nothing in them goes beyond what ``match.view`` and ``match.seen`` show."""

    def __init__(self, stored: StoredMatch) -> None:
        self._stored = stored

    @property
    def presenter(self) -> Presenter:
        """The game's presenter."""
        return presenter.load(self._stored.game)

    def welcome(self, snapshot: Snapshot, role: Role, commitment: str) -> Welcome:
        """What the match is."""
        stored = self._stored
        return Welcome(
            match=stored.id,
            game=stored.game,
            variant=stored.variant,
            first="south" if stored.first is SOUTH else "north",
            seat=_WORDS[SEATS[role]],
            players=(self._player(snapshot, SOUTH), self._player(snapshot, NORTH)),
            commitment=commitment,
            clock=stored.clock,
        )

    def _player(self, snapshot: Snapshot, seat: Seat) -> Player:
        level, joined = self._stored.levels[seat], snapshot.joined[seat]
        if level is not None:
            return Player("computer", level=level, joined=True)
        return Player("person", "" if joined is None else joined.name, joined=joined is not None)

    def state(self, snapshot: Snapshot, changes: list[Change], role: Role, since: int, now: int) -> State:
        """Where the match stands for a role that has seen the entries up to ``since``."""
        seq, match, seat = snapshot.seq, snapshot.match, SEATS[role]
        # A restored database may not know what this viewer has seen: then it is told everything again.
        new = changes[since:] if 0 <= since <= seq else changes
        entries = [_entry(change, match, seat) for change in new]
        if match is None:
            return State(seq=seq, now=now, status="waiting", entries=entries)
        over, view = match.over, match.view(seat)
        prompt, decisions = self._asked(match.pending, view, snapshot.prompt)
        return State(
            seq=seq,
            now=now,
            status="playing" if over is None else "over",
            entries=entries,
            view=self.presenter.view(view),
            prompt=prompt,
            decisions=decisions,
            clock=_clock(match, now),
            draw=_WORDS[match.draw.by],
            takeback=_WORDS[match.takeback.by],
            undo=_undo(match, seat),
            over=None if over is None else Ended(over.how, _RESULTS[over.winner]),
            secret=None if over is None else match.fair.secret.hex(),
            rematch=_WORDS[snapshot.rematch],
            next=snapshot.next,
        )

    def _asked(self, pending: Decide | Over, view: Any, number: int) -> tuple[Prompt | None, list[Decision]]:
        if isinstance(pending, Over):
            return None, []
        decisions = list(self.presenter.decisions(view))
        prompt = Prompt(
            number=number,
            seat="south" if pending.seat is SOUTH else "north",
            code=pending.prompt,
            rule=view.phase.rule,
            facts=dict(pending.facts),
            says=self.presenter.prompt(pending, view, decisions),
        )
        return prompt, decisions


def _entry(change: Change, match: Match | None, viewer: Seat | None) -> Entry:
    issued, played = change.issued, []
    for each in change.played:
        assert match is not None
        token, events = match.seen(each, viewer)
        actor: SeatName = "south" if each.actor is SOUTH else "north"
        played.append(messages.Played(actor, token, each.chance, [happening(event) for event in events]))
    kind, seat = issued.command.kind, _WORDS[issued.seat]
    return Entry(change.seq, issued.at, kind, seat, played, change.undone)


def _clock(match: Match, now: int) -> Clock | None:
    clock = match.clock
    if clock is None:
        return None
    return Clock((clock.left(SOUTH, now), clock.left(NORTH, now)), _WORDS[clock.running])


def _undo(match: Match, seat: Seat | None) -> Literal["free", "ask"] | None:
    """Whether a seat could take back: at once, or by asking, if it may ask now."""
    if seat is None or match.over:
        return None
    if match.takes_back_freely(seat):
        return "free"
    if match.takeback.by is not None or seat in match.takeback.spent:
        return None
    for each in reversed(match.line):
        if isinstance(each, Played) and each.actor is seat and not each.chance:
            return "ask"
    return None

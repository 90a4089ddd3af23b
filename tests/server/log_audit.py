"""The audit of a match: its log, compared with everything that its clients were told.

It may be repeated while the match goes on: it then looks at what is new, and that the rest is as before.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import msgspec
from sqlalchemy.engine import make_url

from skirmish.core import Seat
from skirmish.match import Change, Snapshot
from skirmish.match.commands import Flag, Submit
from skirmish.server.matches.access import SEATS
from skirmish.server.matches.log_entries import read_back, setup
from skirmish.server.matches.projection import Projection
from skirmish.server.storage.engine import postgresql_engine, sqlite_engine
from skirmish.server.storage.entries import Kept, LogEntry
from skirmish.server.storage.monitor import StorageMonitor
from skirmish.server.storage.store import Store
from skirmish.server.wire.common import happening
from skirmish.server.wire.server import encode
from tests.must import must
from tests.server.persistent_clients import Match
from tests.server.person import Json, Person, public

_BEGINNING = 12
"""More entries than there are before a match of two people starts."""


def reader(url: str) -> Store:
    """A store that only reads: it migrates nothing and has no writer."""
    parsed = make_url(url)
    sqlite = parsed.get_backend_name() == "sqlite"
    return Store(sqlite_engine(parsed) if sqlite else postgresql_engine(parsed), StorageMonitor())


@dataclass(slots=True)
class MatchAudit:
    """What is known of one match. ``share`` of the states that were sent are computed again from the log."""

    match: Match
    share: float = 1.0
    recomputed: int = 0
    entries: tuple[LogEntry, ...] = ()
    _changes: list[Change] = field(default_factory=list)
    _snapshots: list[Snapshot] = field(default_factory=list)
    _kept: Kept | None = None
    _welcomes: dict[str, set[bytes]] = field(default_factory=dict)
    _rng: random.Random = field(default_factory=lambda: random.Random(218))

    async def look(self, store: Store) -> None:
        """Read the log and compare: whatever a client was told before must be in it."""
        told = [
            (person, {**person.acked}, {*person.refused}, len(person.seen)) for person in self.match.people
        ]
        self._follow(must(await store.load(self.match.name)))
        for person, acked, refused, seen in told:
            self._audit_commands(person, acked, refused)
            assert seen <= len(self.entries), "shown, and lost"
            _audit_sight(person, self.entries)
            self._audit_sent(person)

    async def finish(self, store: Store) -> None:
        """The match is over, and all clients know it."""
        await self.look(store)
        assert must(self._kept).status.status == "over"
        end = next(seq for seq, each in enumerate(self._snapshots) if each.match and each.match.over)
        ours = {_id(person, name) for person in self.match.people for name in person.asked}
        for person in self.match.people:
            assert len(person.seen) >= end, "an entry that a viewer has never seen"
            assert not person.pending, "sent again, and still no answer"
            assert not person.sent, "a welcome or an entry that the log does not give"
            assert person.asked.keys() == person.acked.keys() | person.refused.keys()
        for entry in self.entries:
            if (name := entry.command_id) is not None:
                assert name in ours or name.split(" ")[1].startswith("computer-"), "no client did this"
        _audit_alike(self.match)

    def _follow(self, kept: Kept) -> None:
        """The log only grows; its entries follow from each other by the rules and the secret."""
        known = len(self.entries)
        assert kept.entries[:known] == self.entries, "the past has changed"
        assert [entry.seq for entry in kept.entries] == list(range(1, len(kept.entries) + 1)), "a gap"
        ids = [entry.command_id for entry in kept.entries if entry.command_id is not None]
        assert len(ids) == len({*ids}), "done twice"
        commands = [entry.issued.command for entry in kept.entries]
        prompts = Counter(each.prompt for each in commands if isinstance(each, Submit))
        assert set(prompts.values()) <= {1}, "a question answered twice"
        assert not any(isinstance(each, Flag) for each in commands), "time ran out, of which there was plenty"
        times = [entry.issued.at for entry in kept.entries]
        assert times == sorted(times), "time ran backwards"
        longest = (time.monotonic() - self.match.campaign.began) * 1000 + 1_000
        assert not times or times[-1] - times[0] <= longest, "more time than there was"
        if self._kept is None:
            self._snapshots = [Snapshot(setup(kept.match))]
        for entry in kept.entries[known:]:
            snapshot, change = read_back(self._snapshots[-1], entry)
            self._snapshots.append(snapshot)
            self._changes.append(change)
        self._kept, self.entries = kept, kept.entries

    def _audit_commands(self, person: Person, acked: dict[str, int], refused: set[str]) -> None:
        by_id = {entry.command_id: entry for entry in self.entries}
        for name in refused:
            assert by_id.get(_id(person, name)) is None, "refused, and done"
        order = [acked[name] for name in person.asked if name in acked]
        assert order == sorted(order), "done in another order"
        for name, seq in acked.items():
            entry, message = by_id.get(_id(person, name)), person.asked[name]
            assert entry is not None, "acknowledged, and lost"
            assert entry.seq == seq, "acknowledged as another"
            assert entry.issued.seat is Seat[person.role.upper()]
            if message["type"] == "act":
                assert entry.issued.command == Submit(message["token"], message["prompt"])

    # What the server sent, also what was lost on the way

    def _audit_sent(self, person: Person) -> None:
        later = []
        for text in person.sent:
            message = json_of(text)
            if not self._may_be_known(person, text, message):
                later.append(text)  # committed after the log was read
            else:
                self._audit_message(person, text, message)
        person.sent[: len(person.sent)] = later

    def _may_be_known(self, person: Person, text: str, message: Json) -> bool:
        if message["type"] == "welcome":  # it has no number
            return text.encode() in self._welcomes_of(person.role)
        return message["type"] != "state" or int(message["seq"]) <= len(self.entries)

    def _audit_message(self, person: Person, text: str, message: Json) -> None:
        over = message["type"] == "state" and message["status"] == "over"
        for needle in self._never_sent(over=over):
            assert needle not in text, "a secret"
        if message["type"] == "state" and not over:
            self._audit_tokens(SEATS[person.role], message["entries"])  # type: ignore[index]
        if message["type"] == "state" and self._rng.random() < self.share:
            self.recomputed += 1
            assert text.encode() == self._state(person, message), "a view that the log does not give"
            assert over or text.encode() == self._state(person, message, dealt_again=True), "a hidden fact"

    def _audit_tokens(self, viewer: Seat | None, entries: list[Json]) -> None:
        """Tokens and events are as the rules show them to the viewer, whatever the projection says."""
        game = must(self._snapshots[-1].match).game if any("played" in each for each in entries) else None
        for entry in entries:
            played = self._changes[entry["seq"] - 1].played
            assert len(played) == len(entry.get("played", ()))
            for each, sent in zip(played, entry.get("played", ()), strict=True):
                assert game is not None
                shown = str(game.shown(each.entry, each.actor, viewer))
                events = [happening(game.witness(event, viewer)) for event in each.events]
                assert sent["token"] == shown, "a token that is hidden"
                assert encode(sent["events"]) == encode(events), "an event that is hidden"

    def _never_sent(self, *, over: bool) -> list[str]:
        people = self.match.people
        keys = [*(person.own_key for person in people), *(str(self.match.keys[each.role]) for each in people)]
        return keys if over else [*keys, must(self._kept).match.secret.hex()]

    def _welcomes_of(self, role: str) -> set[bytes]:
        """Every welcome that the role can have been sent: it changes only while players join."""
        if role in self._welcomes:
            return self._welcomes[role]
        stored = must(self._kept).match
        found = {
            encode(Projection(stored, snapshot, ()).welcome(role))  # type: ignore[arg-type]
            for snapshot in self._snapshots[:_BEGINNING]
        }
        if len(self.entries) >= _BEGINNING:
            self._welcomes[role] = found
        return found

    def _state(self, person: Person, message: Json, *, dealt_again: bool = False) -> bytes:
        """The state that the log gives; with what its viewer may not know dealt again, if wanted."""
        seq, viewer = message["seq"], SEATS[person.role]  # type: ignore[index]
        snapshot = self._snapshots[seq]
        if dealt_again and (match := snapshot.match) is not None:
            state = match.game.sample(match.game.view(match.state, viewer), self._rng.randrange)
            snapshot = replace(snapshot, match=replace(match, state=state))
        projection = Projection(must(self._kept).match, snapshot, self._changes[:seq])
        since = seq - len(message["entries"])
        return encode(projection.state(person.role, since, message["now"]))  # type: ignore[arg-type]


json_of = msgspec.json.Decoder(dict).decode


def _id(person: Person, name: str) -> str:
    return f"{person.role[0].upper()} {name}"


def _audit_sight(person: Person, entries: Sequence[LogEntry]) -> None:
    """What a client saw, across all faults, is the log from its beginning."""
    for seen, entry in zip(person.seen, entries, strict=False):
        command, by = entry.issued.command, entry.issued.seat
        seat = None if by is None else by.word
        assert (seen["seq"], seen["kind"], seen["at"]) == (entry.seq, command.kind, entry.issued.at)
        assert seen.get("seat") == seat
        tokens = [*([command.token] if isinstance(command, Submit) else []), *entry.chance]
        shown = [played["token"] for played in seen.get("played", [])]
        assert len(tokens) == len(shown)
        assert all("?" in each or each == token for each, token in zip(shown, tokens, strict=True))


def _audit_alike(match: Match) -> None:
    """All saw the same, except for what is hidden from some."""
    first, *others = [[public(entry) for entry in person.seen] for person in match.people]
    for other in others:
        length = min(len(first), len(other))  # an offer at the end may have come after one had left
        assert first[:length] == other[:length]
        assert abs(len(first) - len(other)) <= 2

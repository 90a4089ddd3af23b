"""Replays: record files and matches, position by position; and whether a match's chance was fair."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from skirmish import presenter
from skirmish.core import AnyGame, MatchError, NoPosition, Roll
from skirmish.i18n.speaker import Speaker
from skirmish.match import Match, verify
from skirmish.match.verify import chance_events
from skirmish.records import Comment, Played, Record, RecordError, read_records, replay, start, survey
from skirmish.records.replay import SECRETS, masked_position, past_of
from skirmish.server.matches.access import SEATS
from skirmish.server.matches.projection import played_token
from skirmish.server.request_error import RequestError
from skirmish.server.wire.common import PlayedToken, ViewName
from skirmish.server.wire.http.replays import (
    ChanceEvent,
    FairnessCheck,
    Frame,
    ListedRecord,
    RecordList,
    Replay,
)

LONGEST_RECORD: Final = 1024 * 1024
"""Bytes of a text that holds records."""
LONGEST_BODY: Final = LONGEST_RECORD * 5 // 4
"""Bytes of a body that holds such a text: JSON writes a line end, a quotation mark and a backslash longer."""
MOST_TOKENS: Final = 4000
"""Tokens of a record that is replayed; matches have a few hundred."""
VIEWS: Final[tuple[ViewName, ...]] = ("south", "north", "watch", "open")
"""The views of a record."""
_LISTED: Final = ("Game", "Variant", "Result", "Termination", "South", "North", "Date")
"""The tags that tell the records of a file apart."""


def list_records(text: str, lang: str) -> RecordList:
    """The records of a text, each with its lines, and what is wrong with those that cannot be read.

    Raises RequestError for a text that is too long or holds none.
    """
    _check_size(text)
    say = Speaker(lang).error
    listed = [
        ListedRecord(fault=say(each)) if isinstance(each, RecordError) else _listed(each)
        for each in survey(text)
    ]
    if not listed:
        raise RequestError("no-record")
    return RecordList(listed)


def _listed(record: Record) -> ListedRecord:
    tags = {tag.name: tag.value for tag in record.tags if tag.name in _LISTED}
    end = record.tags[-1].line
    if record.lines:
        last = record.entries[-1]
        end = record.lines[-1] + (last.text.count("\n") if isinstance(last, Comment) else 0)
    return ListedRecord((record.tags[0].line, end), tags, len(record.tokens))


def replay_text(text: str, viewer: ViewName = "open") -> Replay:
    """The first record of a text, as a seat or a spectator saw it, or with nothing hidden.

    Raises :class:`~skirmish.records.RecordError`, or RequestError for too long a record or none.
    """
    _check_size(text)
    records = read_records(text)
    if not records:
        raise RequestError("no-record")
    record = records[0]
    game, state = start(record)
    return _replay(record, state, replay(record), _Sight(game, viewer), VIEWS, positions=True)


def replay_match(match: Match, record: Record, viewer: ViewName, views: Sequence[ViewName]) -> Replay:
    """A match that is not over, as a viewer sees it: one of ``views``, which are those of a role.

    ``record`` is the role's. No position is told to play on from: two people play each other.

    Raises RequestError for too long a match.
    """
    return _replay(
        record, match.opening, match.replayed(), _Sight(match.game, viewer), views, positions=False
    )


def check_fairness(record: Record) -> FairnessCheck:
    """Whether the chance of a finished match follows from its secret, and all that recomputing it needs.

    Builds no views.

    Raises MatchError for a match that is not over, since its secret is not disclosed yet.
    """
    if not record.finished:
        raise MatchError("not-finished")
    found = verify(record)
    return FairnessCheck(
        fair=found.fair,
        checked=found.checked,
        scheme=found.scheme,
        secret=record["Secret"],
        commitment=record["Commitment"],
        entropies=(record["SouthEntropy"], record["NorthEntropy"]),
        commitments=(record.get("SouthCommitment"), record.get("NorthCommitment")),
        events=[_event(played.token, roll) for played, roll in chance_events(record)],
        epochs=[*found.epochs],
    )


def _event(token: str, roll: Roll[Any]) -> ChanceEvent:
    weights = [] if roll.total == len(roll.outcomes) else [*roll.weights]
    return ChanceEvent(token, [str(outcome) for outcome in roll.outcomes], weights)


def _check_size(text: str) -> None:
    """Raise RequestError for a text that is too long to be read."""
    if len(text.encode(errors="surrogatepass")) > LONGEST_RECORD:
        raise RequestError("too-long", most=LONGEST_RECORD)


@dataclass(frozen=True, slots=True)
class _Sight:
    """What one viewer sees of a game while it is played; ``open`` sees everything."""

    game: AnyGame
    viewer: ViewName

    def view(self, state: Any) -> Any:
        """What the viewer sees of a state."""
        if self.viewer == "open":
            return self.game.view(state, None, over=True)
        return self.game.view(state, SEATS[self.viewer])

    def played(self, each: Played) -> PlayedToken:
        """What the viewer sees of a token and its events."""
        if self.viewer == "open":
            return played_token(each, each.token, each.events)
        seat = SEATS[self.viewer]
        events = [self.game.witness(event, seat) for event in each.events]
        return played_token(each, str(self.game.shown(each.entry, each.actor, seat)), events)

    def tags(self, record: Record) -> dict[str, str]:
        """What the viewer may know of a record's tags: those that reveal cards are left out or masked."""
        found = {tag.name: tag.value for tag in record.tags}
        if self.viewer == "open":
            return found
        if "Position" in found:
            found["Position"] = masked_position(
                self.game, found["Position"], record["Variant"], SEATS[self.viewer]
            )
        return {name: value for name, value in found.items() if name not in SECRETS}


def _replay(
    record: Record,
    state: Any,
    line: Iterable[Played],
    sight: _Sight,
    views: Sequence[ViewName],
    *,
    positions: bool,
) -> Replay:
    """The frames from a first state on. Raises RequestError for a record that is too long to replay."""
    if len(record.tokens) > MOST_TOKENS:
        raise RequestError("record-too-long", tokens=len(record.tokens), most=MOST_TOKENS)
    present = presenter.load(record["Game"]).view

    def frame(known: Any, played: PlayedToken | None = None) -> Frame:
        view = sight.view(known)
        position = position_of(sight.game, view) if positions else None
        return Frame(present(view), played, position, past_of(sight.game, view) if position else None)

    return Replay(
        game=record["Game"],
        variant=record["Variant"],
        tags=sight.tags(record),
        result=record["Result"],
        frames=[frame(state), *(frame(each.state, sight.played(each)) for each in line)],
        viewer=sight.viewer,
        views=list(views),
        hides=sight.game.info.hides_information,
        fair=_fair(record),
    )


def position_of(game: AnyGame, view: Any) -> str | None:
    """The position of a view; None where there is no such string."""
    try:
        return game.position(view)
    except NoPosition:
        return None


def _fair(record: Record) -> bool | None:
    """Whether a record's chance follows from its secret; None if it has no secret."""
    if not record.finished or record.tag("Secret") is None:
        return None
    return verify(record).fair

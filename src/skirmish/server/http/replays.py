"""Replays: record files and matches, position by position; and whether a match's chance was fair."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from skirmish import presenter
from skirmish.core import MatchError, Roll, Seat
from skirmish.match import Match, verify
from skirmish.match.verify import chance_events
from skirmish.records import Played, Record, read_records, replay, start
from skirmish.server.matches.projection import played_token
from skirmish.server.request_error import RequestError
from skirmish.server.wire.common import PlayedToken
from skirmish.server.wire.http import ChanceEvent, FairnessCheck, Frame, Replay

LONGEST_RECORD: Final = 256 * 1024
"""Bytes of a body that holds a record."""
MOST_TOKENS: Final = 4000
"""Tokens of a record that is replayed; matches have a few hundred."""


def replay_text(text: str) -> Replay:
    """The first record of a text, with nothing hidden: its reader knows all of it.

    Raises :class:`~skirmish.records.RecordError`, or RequestError for too long a record or none.
    """
    records = read_records(text)
    if not records:
        raise RequestError("no-record")
    record = records[0]
    _check_length(record)
    game, state = start(record)
    played = ((each, played_token(each, each.token, each.events)) for each in replay(record))
    return _replay(record, state, played, lambda known: game.view(known, None, over=True))


def replay_match(match: Match, viewer: Seat | None, record: Record) -> Replay:
    """A match as far as a viewer may see it: everything, once it is over. ``record`` is the viewer's.

    Raises RequestError for too long a match.
    """
    _check_length(record)
    line = [each for each in match.line if isinstance(each, Played)]
    state = line[0].before if line else match.state
    played = ((each, played_token(each, *match.seen(each, viewer))) for each in line)
    over = match.over is not None
    seat = None if over else viewer
    return _replay(record, state, played, lambda known: match.game.view(known, seat, over=over))


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


def _check_length(record: Record) -> None:
    """Raise RequestError for a record that is too long to replay."""
    if len(record.tokens) > MOST_TOKENS:
        raise RequestError("record-too-long", tokens=len(record.tokens), most=MOST_TOKENS)


def _replay(
    record: Record, state: Any, played: Iterable[tuple[Played, PlayedToken]], view: Callable[[Any], Any]
) -> Replay:
    """The frames from a first state on; ``view`` makes of a state what the reader may see."""
    present = presenter.load(record["Game"]).view
    frames = [Frame(present(view(state)))]
    frames += [Frame(present(view(each.state)), token) for each, token in played]
    tags = {tag.name: tag.value for tag in record.tags}
    return Replay(record["Game"], record["Variant"], tags, record["Result"], frames, _fair(record))


def _fair(record: Record) -> bool | None:
    """Whether a record's chance follows from its secret; None if it has no secret."""
    if not record.finished or record.tag("Secret") is None:
        return None
    return verify(record).fair

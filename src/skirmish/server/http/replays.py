"""Replays: record files and matches, position by position; and whether a match's chance was fair."""

from __future__ import annotations

from typing import Any, Final

from skirmish import presenter
from skirmish.core import MatchError, Seat
from skirmish.match import Match, verify
from skirmish.records import Played, Record, read_records, replay, start
from skirmish.server.http.errors import RequestError
from skirmish.server.matches.projection import played_token
from skirmish.server.wire.common import PlayedToken, happening
from skirmish.server.wire.http import FairnessCheck, Frame, Replay

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
    present = presenter.load(game.name).view
    frames = [Frame(present(game.view(state, None, over=True)))]
    frames += [
        Frame(present(game.view(each.state, None, over=True)), _played(each)) for each in replay(record)
    ]
    return _replay(record, frames)


def replay_match(match: Match, viewer: Seat | None, record: Record) -> Replay:
    """A match as far as a viewer may see it: everything, once it is over. ``record`` is the viewer's.

    Raises RequestError for too long a match.
    """
    _check_length(record)
    over = match.over is not None
    played = [each for each in match.line if isinstance(each, Played)]
    present = presenter.load(match.game.name).view

    def view(state: Any) -> Any:
        return present(match.game.view(state, None if over else viewer, over=over))

    frames = [Frame(view(played[0].before if played else match.state))]
    frames += [Frame(view(each.state), played_token(match, each, viewer)) for each in played]
    return _replay(record, frames)


def check_fairness(record: Record) -> FairnessCheck:
    """Whether the chance of a finished match follows from its secret. Builds no views.

    Raises MatchError for a match that is not over, since its secret is not disclosed yet.
    """
    if not record.finished:
        raise MatchError("not-finished")
    found = verify(record)
    return FairnessCheck(found.fair, found.checked)


def _check_length(record: Record) -> None:
    """Raise RequestError for a record that is too long to replay."""
    if len(record.tokens) > MOST_TOKENS:
        raise RequestError("record-too-long", tokens=len(record.tokens), most=MOST_TOKENS)


def _replay(record: Record, frames: list[Frame]) -> Replay:
    tags = {tag.name: tag.value for tag in record.tags}
    return Replay(record["Game"], record["Variant"], tags, record["Result"], frames, _fair(record))


def _played(played: Played) -> PlayedToken:
    seat: Any = played.actor.word
    return PlayedToken(seat, played.token, played.chance, [happening(event) for event in played.events])


def _fair(record: Record) -> bool | None:
    """Whether a record's chance follows from its secret; None if it has no secret."""
    if not record.finished or record.tag("Secret") is None:
        return None
    return verify(record).fair

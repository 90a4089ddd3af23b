"""Record files, one text per match, modelled on PGN in chess: read, write, replay."""

from skirmish.records.errors import RecordError
from skirmish.records.record import REASON, Comment, Record, RecordEntry, Tag, Token
from skirmish.records.replay import TAKEBACK, Played, check, for_viewer, replay, start
from skirmish.records.text import decode, read_records, survey, write_record, write_records

__all__ = [
    "REASON",
    "TAKEBACK",
    "Comment",
    "Played",
    "Record",
    "RecordEntry",
    "RecordError",
    "Tag",
    "Token",
    "check",
    "decode",
    "for_viewer",
    "read_records",
    "replay",
    "start",
    "survey",
    "write_record",
    "write_records",
]

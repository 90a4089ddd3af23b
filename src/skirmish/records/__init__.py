"""The record file: one text per match, in the manner of chess's PGN. Read, write, replay."""

from skirmish.records.errors import RecordError
from skirmish.records.record import Comment, Entry, Record, Tag, Token
from skirmish.records.replay import TAKEBACK, Played, check, for_viewer, replay, start
from skirmish.records.text import decode, iterate_records, read_records, survey, write_record, write_records

__all__ = [
    "TAKEBACK",
    "Comment",
    "Entry",
    "Played",
    "Record",
    "RecordError",
    "Tag",
    "Token",
    "check",
    "decode",
    "for_viewer",
    "iterate_records",
    "read_records",
    "replay",
    "start",
    "survey",
    "write_record",
    "write_records",
]

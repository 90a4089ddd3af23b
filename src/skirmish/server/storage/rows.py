"""Matches, their statuses and the entries of their logs as rows of the tables."""

from __future__ import annotations

from collections.abc import Mapping
from operator import itemgetter
from typing import Any, Final

import msgspec

from skirmish.match.commands import encode
from skirmish.server.storage.entries import LogEntry, MatchStatus, StoredMatch, checksum

match_of: Final = itemgetter("match")
_FIXED: Final = (
    *("id", "game", "variant", "first", "south_level", "north_level", "clock", "secret", "created", "rules"),
)
"""The columns of a match that never change."""


def match_checksum(row: Mapping[str, Any]) -> int:
    """The checksum of a match's row. Later columns count only where they are filled: older rows lack them."""
    later = [row[name] for name in ("position", "series", "form", "battle", "past") if row[name] is not None]
    return checksum(*[row[name] for name in _FIXED], *later)


def match_row(match: StoredMatch, status: MatchStatus) -> dict[str, Any]:
    """A match as a row of its table."""
    south, north = match.levels
    row: dict[str, Any] = {
        "id": match.id,
        "game": match.game,
        "variant": match.variant,
        "first": int(match.first),
        "south_level": south,
        "north_level": north,
        "clock": None if match.clock is None else msgspec.json.encode(match.clock).decode(),
        "secret": match.secret,
        "created": match.created,
        "status": status.status,
        "due": status.due,
        "computer_to_move": status.computer_to_move,
        "rules": match.rules,
        "position": match.position,
        "series": match.series,
        "form": match.form,
        "battle": match.battle,
        "past": match.past,
    }
    return {**row, "checksum": match_checksum(row)}


def status_row(match: str, status: MatchStatus) -> dict[str, Any]:
    """A match's new status, as the parameters of the statement that sets it."""
    return {
        "match": match,
        "new_status": status.status,
        "new_due": status.due,
        "new_computer": status.computer_to_move,
    }


def log_row(entry: LogEntry) -> dict[str, Any]:
    """A row of the log. Kind, seat and time have columns; ``payload`` is the rest of the command's JSON."""
    payload, seat = encode(entry.issued.command), entry.issued.seat
    kind = payload.pop("kind")
    if entry.chance:
        payload["chance"] = entry.chance
    row: dict[str, Any] = {
        "match": entry.match,
        "seq": entry.seq,
        "action_id": entry.command_id,
        "kind": kind,
        "seat": None if seat is None else int(seat),
        "payload": msgspec.json.encode(payload).decode(),
        "at": entry.issued.at,
    }
    return {**row, "checksum": checksum(*row.values())}

"""What came before a position and its string leaves out: the quiet turns (I-7.3)."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from skirmish.core import NotationError
from skirmish.core.errors import excerpt
from skirmish.games.island.rules.victory import QUIET_LIMIT
from skirmish.games.island.state import Ended, State
from skirmish.games.island.view import View

_STIRRED: Final = "*"
_PAST: Final = re.compile(r"(0|[1-9][0-9]{0,2})(\*?)")


def format_past(known: State | View) -> str:
    """How many quiet turns have ended in a row, with ``*`` if the present one is not quiet: ``37``, ``0*``;
    empty if there are none."""
    return f"{known.quiet or ''}" if not known.stirred else f"{known.quiet}{_STIRRED}"


def with_past(state: State, past: str) -> State:
    """A position's state after these quiet turns. Raises :class:`NotationError`."""
    match = _PAST.fullmatch(past)
    if match is not None:
        found = replace(state, quiet=int(match[1]), stirred=match[2] == _STIRRED)
        most = QUIET_LIMIT - (not isinstance(state.phase, Ended))
        if found.quiet <= most and format_past(found) == past:
            return found
    raise NotationError("impossible-past", found=excerpt(past, 80))

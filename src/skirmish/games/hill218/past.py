"""What came before a position and its string leaves out: the units destroyed, open to both sides (H-5.4)."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from skirmish.core import NotationError
from skirmish.core.errors import excerpt
from skirmish.games.hill218.kinds import LETTERS
from skirmish.games.hill218.notation import check_position, format_position
from skirmish.games.hill218.state import Known, State

_SIDE: Final = "(-|" + "".join(f"{letter}*" for letter in LETTERS) + ")"
_PAST: Final = re.compile(f"{_SIDE}/{_SIDE}")


def format_past(known: Known) -> str:
    """South's and North's units that were destroyed, ``IIH/-``; empty if there are none."""
    return "/".join(cards or "-" for cards in known.destroyed) if any(known.destroyed) else ""


def with_past(state: State, past: str) -> State:
    """A position's state with the units that were destroyed before. Raises :class:`NotationError`."""
    match = _PAST.fullmatch(past)
    if match is not None:
        destroyed = match[1].replace("-", ""), match[2].replace("-", "")
        found = replace(state, destroyed=destroyed)
        if format_past(found) == past:
            return check_position(found, format_position(found).rsplit(" ", 1)[1])
    raise NotationError("impossible-past", found=excerpt(past, 80))

"""Decisions and chance events of The Battle for Hill 218. ``str()`` of each is its token (section 7)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from skirmish.core import value
from skirmish.games.hill218.kinds import LETTERS, UNKNOWN, Space


@value
class Return:
    """Put cards under the deck, the last one lowest (H-2.2): ``<IH``; seen by others ``<??``."""

    cards: str

    def __str__(self) -> str:
        return f"<{self.cards}"


@value
class Deploy:
    """Deploy a unit from the hand (H-4.1): ``I@1,-1``."""

    kind: str
    space: Space

    def __str__(self) -> str:
        return f"{self.kind}@{self.space[0]},{self.space[1]}"


@value
class Attack:
    """The unit just deployed attacks a space (H-5.2): ``*1,0``."""

    space: Space

    def __str__(self) -> str:
        return f"*{self.space[0]},{self.space[1]}"


@value
class Strike:
    """Use an air strike on a space (H-5.3): ``!0,1``."""

    space: Space

    def __str__(self) -> str:
        return f"!{self.space[0]},{self.space[1]}"


@value
class Pass:
    """No play is legal (H-3.3): ``pass``."""

    def __str__(self) -> str:
        return "pass"


@value
class Draw:
    """Cards are drawn (chance), in the order I H S T A P: ``+IT``; seen by others ``+??``."""

    cards: str

    def __str__(self) -> str:
        return f"+{self.cards}"


Action = Return | Deploy | Attack | Strike | Pass
Outcome = Draw

PASS: Final = Pass()

# These values are immutable, so one instance of each is kept: a turn would otherwise create dozens. The
# caches are bounded, because clients may use any part of an unbounded grid.
give_back = lru_cache(maxsize=1 << 8)(Return)
attack = lru_cache(maxsize=1 << 12)(Attack)
strike = lru_cache(maxsize=1 << 12)(Strike)
draw = lru_cache(maxsize=1 << 10)(Draw)


@lru_cache(maxsize=1 << 13)
def deployments_on(space: Space) -> Mapping[str, Deploy]:
    """The deployment of each kind on a space."""
    return {kind: Deploy(kind, space) for kind in LETTERS}


def masked(cards: str) -> str:
    """The same number of unknown cards: what others see of a draw, a return or a hand."""
    return UNKNOWN * len(cards)

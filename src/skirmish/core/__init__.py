"""What all games share: seats, errors, chance and the Game protocol."""

from skirmish.core.errors import (
    Fact,
    Facts,
    IllegalAction,
    ImpossibleOutcome,
    MatchError,
    MissingExtra,
    NoPosition,
    NotationError,
    Refusal,
    SkirmishError,
    UnknownName,
)
from skirmish.core.game import (
    AnyGame,
    Below,
    Decide,
    Event,
    Game,
    Options,
    Over,
    Pending,
    Roll,
    Step,
)
from skirmish.core.seat import NORTH, SOUTH, Seat
from skirmish.core.value import Frozen, value

__all__ = [
    "NORTH",
    "SOUTH",
    "AnyGame",
    "Below",
    "Decide",
    "Event",
    "Fact",
    "Facts",
    "Frozen",
    "Game",
    "IllegalAction",
    "ImpossibleOutcome",
    "MatchError",
    "MissingExtra",
    "NoPosition",
    "NotationError",
    "Options",
    "Over",
    "Pending",
    "Refusal",
    "Roll",
    "Seat",
    "SkirmishError",
    "Step",
    "UnknownName",
    "value",
]

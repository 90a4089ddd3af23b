"""What all games share: seats, errors, chance and the Game protocol."""

from skirmish.core.errors import (
    BrokenGame,
    Fact,
    Facts,
    IllegalAction,
    ImpossibleOutcome,
    ImpossiblePosition,
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
from skirmish.core.info import GameInfo
from skirmish.core.known import Known, Phase, Variant, View
from skirmish.core.seat import NORTH, SOUTH, Seat
from skirmish.core.value import Frozen, value

__all__ = [
    "NORTH",
    "SOUTH",
    "AnyGame",
    "Below",
    "BrokenGame",
    "Decide",
    "Event",
    "Fact",
    "Facts",
    "Frozen",
    "Game",
    "GameInfo",
    "IllegalAction",
    "ImpossibleOutcome",
    "ImpossiblePosition",
    "Known",
    "MatchError",
    "MissingExtra",
    "NoPosition",
    "NotationError",
    "Options",
    "Over",
    "Pending",
    "Phase",
    "Refusal",
    "Roll",
    "Seat",
    "SkirmishError",
    "Step",
    "UnknownName",
    "Variant",
    "View",
    "value",
]

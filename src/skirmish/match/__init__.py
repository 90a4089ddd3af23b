"""A match in progress: seats, clocks, offers, takebacks, fair chance. Pure: no I/O, no clock of its own."""

from skirmish.match.clock import Clock, PerMove, PerPlayer, TimeControl
from skirmish.match.fair import FairChance
from skirmish.match.line import Takeback
from skirmish.match.match import Match
from skirmish.match.offers import Offer
from skirmish.match.verify import Fault, Verification, verify

__all__ = [
    "Clock",
    "FairChance",
    "Fault",
    "Match",
    "Offer",
    "PerMove",
    "PerPlayer",
    "Takeback",
    "TimeControl",
    "Verification",
    "verify",
]

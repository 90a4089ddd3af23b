"""A match in progress: commands, clocks, offers, takebacks, fair chance. No I/O and no clock of its own."""

from skirmish.match.clock import MatchClock, PerMove, PerPlayer, TimeControl
from skirmish.match.commands import Command, Issued
from skirmish.match.fair import FairChance
from skirmish.match.line import Takeback
from skirmish.match.match import Match
from skirmish.match.offers import Offer
from skirmish.match.snapshot import Change, Setup, Snapshot
from skirmish.match.verify import FairnessFault, Verification, verify

__all__ = [
    "Change",
    "Command",
    "FairChance",
    "FairnessFault",
    "Issued",
    "Match",
    "MatchClock",
    "Offer",
    "PerMove",
    "PerPlayer",
    "Setup",
    "Snapshot",
    "Takeback",
    "TimeControl",
    "Verification",
    "verify",
]

"""Matches for tests: played by chance, or by a list of tokens."""

from __future__ import annotations

import random
from collections.abc import Iterable

from skirmish.core import NORTH, Decide, Options, Seat
from skirmish.games import load
from skirmish.match import FairChance, Match, TimeControl
from skirmish.match.match import TERMS
from skirmish.records import Played, Token

SECRET = bytes(range(32))
FAIR = FairChance(SECRET, "south's", "north's")

OPENING = "#a1 #b2 #c3 #d4 #e5 #f6 #g7 #h8 #i9 #j10"
"""Ten blocks; South's first. Nothing is rolled, and every decision passes the right to decide."""


def island(
    tokens: str = "",
    *,
    variant: str = "blitz",
    position: str | None = None,
    past: str | None = None,
    clock: TimeControl | None = None,
    fair: FairChance = FAIR,
    terms: int = TERMS,
) -> Match:
    """A battle for the island after some decisions, from the set-up or from a position."""
    match = Match.start(
        load("island"), Options(variant), fair, clock, terms=terms, position=position, past=past
    )
    return decide(match, tokens.split())


def hill(*, variant: str = "standard", seed: int = 0, decisions: int = 0) -> Match:
    """A battle for the hill after some random decisions."""
    return at_random(Match.start(load("hill218"), Options(variant, NORTH), FAIR), seed, decisions)


def decide(match: Match, tokens: Iterable[str], now: int = 0) -> Match:
    """The match after some decisions, each of the seat to decide."""
    for token in tokens:
        match, _ = match.submit(to_decide(match), token, now)
    return match


def at_random(match: Match, seed: int, decisions: int) -> Match:
    """The match after a number of random ``decisions``, or when it is over."""
    choose = random.Random(seed)
    for _ in range(decisions):
        if match.over:
            break
        seat = to_decide(match)
        match, _ = match.submit(seat, str(choose.choice(match.legal(seat))), 0)
    return match


def to_decide(match: Match) -> Seat:
    """Whose turn it is."""
    assert isinstance(match.pending, Decide)
    return match.pending.seat


def decided(match: Match) -> list[Seat]:
    """Who made each decision that stands, in order."""
    return [each.actor for each in match.line if isinstance(each, Played) and not each.chance]


def tokens(match: Match, viewer: Seat | None = None) -> str:
    """The record's entries on one line, comments in braces."""
    return " ".join(
        entry.text if isinstance(entry, Token) else f"{{{entry.text}}}"
        for entry in match.record(viewer).entries
    )

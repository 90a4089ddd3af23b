"""One row of a table of positions per rule; both games' tables are lists of these.

A row starts from `position`, or, where no position string exists (the set-up), from the beginning of a
match of `variant` in which `first` plays first. `tokens` are played, decisions and chance events alike,
and then everything the row states is looked at. Fields that a row leaves at their default are not
checked. Tables are written from South's point of view where that is possible; each game has a module
that turns a row into the same row seen from the other seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True)
class Case:
    """What must hold in one position, and the rule that says so."""

    rule: str
    """The rule id the row is about, e.g. "I-3.6"."""

    name: str
    """A short English sentence: what the row shows."""

    position: str = ""
    """A position string; empty: the row starts with the set-up (`variant`, `first`)."""

    variant: str = "classic"
    """The variant to start, where there is no `position`."""

    first: str = "S"
    """Who plays first ("S" or "N"), where there is no `position`."""

    tokens: tuple[str, ...] = ()
    """Tokens played before looking."""

    legal: frozenset[str] | None = None
    """The exact set of legal decision tokens then (None: not checked)."""

    allows: tuple[str, ...] = ()
    """Tokens that must be legal then (among others)."""

    refuses: tuple[tuple[str, str], ...] = ()
    """Tokens that must be refused then, each with the rule id that the refusal must cite."""

    outcomes: tuple[tuple[str, Fraction], ...] | None = None
    """The exact chance outcomes awaited then, with their probabilities (None: not checked)."""

    then: tuple[tuple[str, str], ...] = ()
    """Continuations: space-joined tokens and the position string they must lead to. Empty tokens mean
    the position string there and then."""

    over: str | None = None
    """The result, if the match is then over: "S", "N" or "draw" (None: not checked)."""

    bad_position: bool = False
    """`position` must be refused; nothing else is looked at."""

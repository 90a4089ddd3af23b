"""The Battle for Hill 218: positions for every rule of the rules page, most of them seen from South.

`tests.rules.hill218_mirror.mirror_case` makes North's row of each.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

from tests.rules.case import Case

FULL_DECK = "IIIIIIIHHHHHSSSTTTAAAPPP"
# Decks that play no part in a row: ten cards for each side.
D = "??????????/??????????"
Q19 = "?" * 19
Q20 = "?" * 20
Q21 = "?" * 21
Q22 = "?" * 22
Q24 = "?" * 24


def row(
    rule: str,
    name: str,
    position: str = "",
    *,
    variant: str = "standard",
    first: str = "S",
    tokens: str = "",
    legal: str | None = None,
    allows: str = "",
    refuses: tuple[tuple[str, str], ...] = (),
    outcomes: dict[str, Fraction] | None = None,
    then: tuple[tuple[str, str], ...] = (),
    over: str | None = None,
) -> Case:
    """A row; tokens are written with spaces between them."""
    return Case(
        rule=rule,
        name=name,
        position=position,
        variant=variant,
        first=first,
        tokens=tuple(tokens.split()),
        legal=None if legal is None else frozenset(legal.split()),
        allows=tuple(allows.split()),
        refuses=refuses,
        outcomes=None if outcomes is None else tuple(outcomes.items()),
        then=then,
        over=over,
    )


def bad(rule: str, name: str, position: str) -> Case:
    """A row about a position that is refused."""
    return Case(rule=rule, name=name, position=position, variant="standard", bad_position=True)


def at(kinds: str, spaces: str) -> str:
    """Deployments of each of the kinds on each of the spaces."""
    return " ".join(f"{kind}@{space}" for kind in kinds for space in spaces.split())


def drops(xs: range, ys: range, but: str) -> str:
    """Deployments of paratroopers on every space of a rectangle but some."""
    spaces = [f"{x},{y}" for x in xs for y in ys]
    return at("P", " ".join(space for space in spaces if space not in but.split()))


def units(text: str) -> str:
    """Units in the order a position string has them."""

    def place(unit: str) -> tuple[int, int]:
        x, y = unit[2:].split(",")
        return int(x), int(y)

    return ";".join(sorted(text.split(), key=place))


def crowd(spaces: str) -> str:
    """Units of one side, of whatever kinds, on all the spaces."""
    places = spaces.split()
    return units(" ".join(f"{kind}@{space}" for kind, space in zip(FULL_DECK, places, strict=False)))


def drawn(cards: str, number: int) -> dict[str, Fraction]:
    """The chances of a draw from these cards, by counting all the combinations."""
    found = Counter("+" + "".join(draw) for draw in combinations(cards, number))
    return {token: Fraction(ways, found.total()) for token, ways in found.items()}

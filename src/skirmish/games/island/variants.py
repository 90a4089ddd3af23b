"""The variants of Battle for the Island (I-8.1), as rows of data."""

from __future__ import annotations

from dataclasses import dataclass

from skirmish.core import UnknownName


@dataclass(frozen=True, slots=True)
class Variant:
    """What a variant changes.

    ``placed`` characters a side start on the island; ``pads`` says whether the rest wait on a pad;
    a side is beaten once it has ``fatal`` losses.
    """

    name: str
    placed: int
    pads: bool
    fatal: int
    live: int
    safe: int

    @property
    def strength(self) -> int:
        """How many characters a side brings: all ten, or the five of a blitz."""
        return 10 if self.pads else self.placed

    @property
    def minefield(self) -> bool:
        """Whether every block is live."""
        return not self.safe


_PLAIN = {
    "classic": (5, True, 10),
    "quick": (5, True, 5),
    "all-out": (10, False, 10),
    "blitz": (5, False, 5),
}
VARIANTS: dict[str, Variant] = {
    name + suffix: Variant(name + suffix, placed, pads, fatal, live, safe)
    for suffix, live, safe in (("", 6, 4), ("+minefield", 10, 0))
    for name, (placed, pads, fatal) in _PLAIN.items()
}


def variant_named(name: str) -> Variant:
    """The variant of that name, or :class:`UnknownName`."""
    try:
        return VARIANTS[name]
    except KeyError:
        raise UnknownName("unknown-variant", game="island", name=name, known=", ".join(VARIANTS)) from None

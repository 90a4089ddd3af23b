"""The variants of The Battle for Hill 218 (H-2.2), as rows of data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from skirmish.core import UnknownName


@dataclass(frozen=True, slots=True)
class Variant:
    """What a variant changes: how many cards each side draws in the set-up, and how many it returns."""

    name: str
    drawn: int
    returned: int

    @property
    def kept(self) -> int:
        """The hand with which a side starts."""
        return self.drawn - self.returned


STANDARD: Final = Variant("standard", drawn=5, returned=2)
BEGINNER: Final = Variant("beginner", drawn=3, returned=0)
VARIANTS: Final[dict[str, Variant]] = {variant.name: variant for variant in (STANDARD, BEGINNER)}


def variant_named(name: str) -> Variant:
    """The variant of that name, or :class:`UnknownName`."""
    try:
        return VARIANTS[name]
    except KeyError:
        raise UnknownName("unknown-variant", game="hill218", name=name, known=", ".join(VARIANTS)) from None

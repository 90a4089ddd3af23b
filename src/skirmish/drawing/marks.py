"""What may be marked on a board. A drawing knows no rules: legal targets and hits are given to it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Marks:
    """Squares per mark, by the names that tokens use (as in ``Refusal.squares``).

    A game draws the marks that mean something on its board, and ignores the others.

    ============== ===================================================================================
    selected       the double frame
    held           what is selected beside the board, such as a card, by the name that tokens use
    forward        hollow tokens of the selected piece, with the path to them
    left, right    hollow noses where the selected piece may turn
    legal          a ring, or a dashed card with its coordinates
    fire           (shooter or attacker, target) pairs; ``""`` attacks from off the board
    crossfire      caught in the crossfire
    ============== ===================================================================================
    """

    selected: str | None = None
    held: str | None = None
    forward: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    right: tuple[str, ...] = ()
    legal: tuple[str, ...] = ()
    fire: tuple[tuple[str, str], ...] = ()
    crossfire: tuple[str, ...] = ()

    def squares(self) -> frozenset[str]:
        """Every square with a mark on it, so that a drawing can make room for it."""
        single = (self.selected,) if self.selected is not None else ()
        paired = [name for pair in self.fire for name in pair if name]
        return frozenset(
            (*single, *self.forward, *self.left, *self.right, *self.legal, *self.crossfire, *paired)
        )


NO_MARKS = Marks()

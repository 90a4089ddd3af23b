"""What may be marked on a board. A board only draws: legal targets, hits and refusals are given to it."""

from __future__ import annotations

from dataclasses import dataclass

from skirmish.core import Seat


@dataclass(frozen=True, slots=True)
class Ghost:
    """A hollow character (Island) or a card about to be deployed (Hill 218).

    ``kind`` is the kind's word (``jeep``) on the Island and its letter (``I``) on the Hill; ``facing`` is
    one of ``^ > v <`` and means nothing on the Hill.
    """

    square: str
    seat: Seat
    kind: str
    facing: str = "^"


@dataclass(frozen=True, slots=True)
class Marks:
    """Squares per mark, by name: ``e4`` on the Island, ``-2,1`` on the Hill (as in ``Refusal.squares``).

    ============== ===================================================================================
    selected       the double frame
    hand           Hill: the letter of the selected card of the near hand, which rises
    can_act        dashed rings around those that can act
    forward        Island: hollow tokens of the selected character, with the path to them
    left, right    Island: hollow noses where the selected character may turn
    legal          a ring (Island) or a dashed card with its coordinates (Hill)
    ghosts         hollow characters or cards of any kind, e.g. a reinforcement
    ranges         Island: for these characters, the line of fire and the square at their exact range
    fire           (shooter or attacker, target) pairs; an air strike has ``""`` as its attacker
    support        Hill: (supporter, target) pairs
    supply         Hill: (from, to) pairs of links that would arise
    crossfire      caught in the crossfire
    threatened     small triangles
    blocked        what is in the way
    not_here       where one wanted to go
    last           squares of the last move in order: where it began, where it ended
    tags           (square, words): a label beside a square, in the reader's language
    ============== ===================================================================================
    """

    selected: str | None = None
    hand: str | None = None
    can_act: tuple[str, ...] = ()
    forward: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    right: tuple[str, ...] = ()
    legal: tuple[str, ...] = ()
    ghosts: tuple[Ghost, ...] = ()
    ranges: tuple[str, ...] = ()
    fire: tuple[tuple[str, str], ...] = ()
    support: tuple[tuple[str, str], ...] = ()
    supply: tuple[tuple[str, str], ...] = ()
    crossfire: tuple[str, ...] = ()
    threatened: tuple[str, ...] = ()
    blocked: tuple[str, ...] = ()
    not_here: tuple[str, ...] = ()
    last: tuple[str, ...] = ()
    tags: tuple[tuple[str, str], ...] = ()

    def squares(self) -> frozenset[str]:
        """Every square some mark lies on, so that a drawing can make room for it."""
        single = (self.selected,) if self.selected is not None else ()
        plain = (
            self.can_act + self.forward + self.left + self.right + self.legal + self.ranges
            + self.crossfire + self.threatened + self.blocked + self.not_here + self.last
        )  # fmt: skip
        paired = [name for pair in self.fire + self.support + self.supply for name in pair if name]
        tagged = [square for square, _ in self.tags]
        return frozenset((*single, *plain, *paired, *tagged, *(ghost.square for ghost in self.ghosts)))


NO_MARKS = Marks()

"""Offers between the players: a draw, or a takeback that needs the opponent's consent."""

from __future__ import annotations

from dataclasses import dataclass

from skirmish.core import MatchError, Seat

DRAW, TAKEBACK = "draw", "takeback"


@dataclass(frozen=True, slots=True)
class Offer:
    """The open offer of one kind, and which seats may not offer again yet.

    An offer stays open until the opponent accepts it, declines it or lets it lapse by making a decision. A
    request for a takeback lapses with any decision, because it would then mean a different one. After that,
    a seat must make a decision before it may offer again.
    """

    kind: str
    by: Seat | None = None
    spent: tuple[Seat, ...] = ()

    def allows(self, seat: Seat) -> bool:
        """Whether ``seat`` may make the offer now."""
        return self.by is None and seat not in self.spent

    def made(self, seat: Seat) -> Offer:
        """``seat`` makes the offer."""
        if self.by is not None:
            raise MatchError("offer-stands", offer=self.kind, seat=self.by.word)
        if seat in self.spent:
            raise MatchError("offer-too-soon", offer=self.kind)
        return Offer(self.kind, seat, (*self.spent, seat))

    def answered(self, seat: Seat) -> Offer:
        """``seat`` accepts or declines what the opponent offered."""
        if self.by is None:
            raise MatchError("no-offer", offer=self.kind)
        if self.by is seat:
            raise MatchError("own-offer", offer=self.kind)
        return self.lapsed()

    def decided(self, seat: Seat) -> Offer:
        """``seat`` decided something."""
        if self.by is None and not self.spent:
            return self  # by far the commonest case
        if self.by is seat and self.kind == DRAW:
            return self  # it stands, and is still unanswered: the seat has not earned another one
        spent = tuple(each for each in self.spent if each is not seat)
        return Offer(self.kind, None, spent)

    def lapsed(self) -> Offer:
        """The offer no longer stands."""
        return Offer(self.kind, None, self.spent)


NO_DRAW, NO_TAKEBACK = Offer(DRAW), Offer(TAKEBACK)

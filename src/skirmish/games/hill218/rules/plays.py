"""Playing: a deployment, an air strike, or a pass when there is neither (H-3.2, H-3.3)."""

from __future__ import annotations

from collections.abc import Sequence

from skirmish.core import Refusal, Seat
from skirmish.games.hill218.actions import PASS, Action, Deploy, Pass, Strike
from skirmish.games.hill218.kinds import LETTERS, UNKNOWN, space_name
from skirmish.games.hill218.rules.attack import strikes
from skirmish.games.hill218.rules.cards import kinds_held, unaccounted
from skirmish.games.hill218.rules.deployment import can_deploy, deployments
from skirmish.games.hill218.state import Known, Playing


def plays(known: Known, seat: Seat) -> list[Deploy | Strike]:
    """Every play of a side: deployments in the order of the kinds, then air strikes (H-3.2).

    With unknown cards in the hand, every play that some filling-in allows.
    """
    return [*deployments(known.units, seat, kinds_held(known, seat)), *strikes(known, seat)]


def can_play(known: Known, seat: Seat) -> bool:
    """Whether a side could make a legal play if it were theirs to play now (H-6.2)."""
    if known.strikes[seat] and known.units[seat.other]:
        return True
    return can_deploy(known.units, seat, kinds_held(known, seat))


def can_be_stuck(known: Known, seat: Seat, found: list[Deploy | Strike]) -> bool:
    """Whether a side may have no legal play; ``found`` are its plays.

    With unknown cards in the hand: whether all of them may be of kinds that can't be deployed.
    """
    hand = known.hands[seat]
    if not found or UNKNOWN not in hand:
        return not found
    deployable = {play.kind for play in found if isinstance(play, Deploy)}
    if isinstance(found[-1], Strike) or not deployable.isdisjoint(hand):
        return False
    pool = zip(LETTERS, unaccounted(known, seat), strict=True)
    return sum(left for kind, left in pool if kind not in deployable) >= hand.count(UNKNOWN)


def can_pass(known: Known, seat: Seat, found: list[Deploy | Strike]) -> bool:
    """Whether a side may pass (H-3.3): it may be stuck, and the battle may still go on (H-6.2)."""
    goes_on = known.decks != ("", "") or can_play(known, seat.other)
    return goes_on and can_be_stuck(known, seat, found)


def legal_plays(known: Known, phase: Playing) -> Sequence[Action]:
    """What a side to play may do (H-3.2, H-3.3)."""
    found = plays(known, phase.seat)
    return [*found, PASS] if can_pass(known, phase.seat, found) else found


def refuse_pass(known: Known, phase: Playing, action: Pass) -> Refusal | None:
    """Why a side may not pass: it can play (H-3.3). An example says how."""
    seat = phase.seat
    found = plays(known, seat)
    if can_pass(known, seat, found):
        return None
    # A certain play: one of a card that is known to be in the hand, or else an air strike.
    hand = known.hands[seat]
    example = next((play for play in found if isinstance(play, Strike) or play.kind in hand), found[0])
    return Refusal("must-play", "H-3.3", (space_name(example.space),), {"token": str(example)})

"""The reasons for a decision on Hill 218, in words, for a hint: exact, and from the player's own view.

What is said of a deployment with a choice of targets is so whichever of them is destroyed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from skirmish.core import Seat
from skirmish.games.hill218.actions import Attack, Deploy, Draw, Pass, Return, Strike
from skirmish.games.hill218.game import GAME
from skirmish.games.hill218.kinds import BASES, KINDS, LETTERS, WORDS, Space, space_name
from skirmish.games.hill218.presenter.danger import Both, attackers, plays_to_enter
from skirmish.games.hill218.presenter.preview import outcomes, previewed
from skirmish.games.hill218.presenter.why import decision_facts
from skirmish.games.hill218.rules.cards import hand_without, kinds_held
from skirmish.games.hill218.rules.deployment import deployments
from skirmish.games.hill218.rules.supply import is_supplied, supplied
from skirmish.games.hill218.state import Attacking, Phase, Playing
from skirmish.games.hill218.view import View
from skirmish.presenter.structs import Facts, Said

MOST: Final = 2
"""Reasons that are said: the most telling ones."""


def proposed(view: View, token: str) -> Said:
    """A legal token in words."""
    return Said("hill218-suggest", decision_facts(view, GAME.parse(token)))


def because(view: View, token: str) -> list[Said]:
    """A legal token in words, and why: what it destroys, guards, makes possible or keeps."""
    seat, action = view.seat, GAME.parse(token)
    said = [proposed(view, token)]
    if seat is None or isinstance(action, Draw):
        return said
    if isinstance(action, Pass):
        return [*said, Said("hill218-because-pass")]
    if isinstance(action, Return):
        return [*said, _kept(hand_without(view.hands[seat], action.cards))]
    reasons = _Reasons(view, seat, action, token)
    return [*said, *([*reasons.telling()][:MOST] or [next(reasons.quiet())])]


class _Reasons:
    """One decision of a play or an attack: the field before it, and the fields that it may lead to."""

    def __init__(self, view: View, seat: Seat, action: Deploy | Attack | Strike, token: str) -> None:
        self.view, self.seat, self.action = view, seat, action
        self.preview = previewed(view, token)
        self.before: Both = view.units
        self.after = outcomes(view.units, seat, action)
        hand = view.hands[seat]
        self.hand = hand_without(hand, action.kind) if isinstance(action, Deploy) else hand
        self.kinds = [kind for kind in LETTERS if kind in self.hand]
        self.theirs = kinds_held(view, seat.other)
        self.when = "now" if _plays_after(view.phase) else "next"
        """Whether another play follows at once, or the other side's turn comes first."""

    def telling(self) -> Iterator[Said]:
        """The reasons proper, the most telling first."""
        if self.preview.wins:
            yield Said("hillpage-look-wins")
            return
        yield from self.base()
        yield from self.entering()
        at = space_name(self.action.space)
        for each in (*self.preview.removed, *self.preview.cut):
            if each.square != at:  # whom it attacks is said already
                what = "destroys" if each in self.preview.removed else "cuts"
                yield Said("hill218-because", {"what": what, "kind": each.kind, "at": each.square})
        if len(self.preview.attacks) > 1:
            yield Said("hillpage-look-targets", {"count": len(self.preview.attacks)})
        yield from self.guarding()
        yield from self.attacking()
        yield from self.supplying()
        if isinstance(self.action, Deploy) and not set(self.preview.danger) - {"strike"}:
            yield Said("hill218-because-safe")

    def quiet(self) -> Iterator[Said]:
        """What can be said where nothing tells; never empty."""
        enemy = self.seat.other
        spaces = [_spaces(field, enemy, self.theirs) for field in (self.before, *self.after)]
        if isinstance(self.action, Deploy) and self.action.space in spaces[0]:
            yield Said("hill218-because-denies", {"at": space_name(self.action.space)})
        if (fewer := len(spaces[0]) - max(map(len, spaces[1:]))) > 0:
            yield Said("hill218-because-closes", {"count": fewer})
        own = [len(_spaces(field, self.seat, self.kinds)) for field in (self.before, *self.after)]
        if (more := min(own[1:]) - own[0]) > 0:
            yield Said("hill218-because-room", {"count": more})
        if isinstance(self.action, Deploy):
            yield _kept(self.hand)
        else:
            yield Said("hill218-because-left", {"count": len(self.after[0][enemy])})

    def base(self) -> Iterator[Said]:
        """It keeps the other side out of one's base, or makes that take longer (H-6.1)."""
        if before := plays_to_enter(self.view, self.before, self.seat):
            found = [plays_to_enter(self.view, field, self.seat) for field in self.after]
            after = min(each or 3 for each in found)
            if after > before:
                yield Said("hill218-because-base", {"plays": after % 3})

    def entering(self) -> Iterator[Said]:
        """A card in one's hand could then enter the enemy base, or at least supply gets there."""
        base = BASES[self.seat.other]
        cards = [kind for kind in self.kinds if all(self.enters(field, kind) for field in self.after)]
        new = [kind for kind in cards if not self.enters(self.before, kind)]
        if new:
            yield Said("hill218-because-enter", {"when": self.when, **_cards(new)})
            return
        if not isinstance(self.action, Deploy) or self.preview.removed:
            return
        nearer = supplied(self.after[0], self.seat) - supplied(self.before, self.seat)
        if any(abs(x - base[0]) + abs(y - base[1]) == 1 for x, y in nearer):
            yield Said("hill218-because-near")

    def enters(self, field: Both, kind: str) -> bool:
        base = BASES[self.seat.other]
        return base not in field[self.seat.other] and is_supplied(field, self.seat, kind, base)

    def guarding(self) -> Iterator[Said]:
        """Own units that one card could have destroyed, and none could any more (H-5.1)."""
        before = attackers(self.before, self.seat.other, self.theirs)
        after = set().union(*[attackers(field, self.seat.other, self.theirs) for field in self.after])
        saved = sorted((self.before[self.seat].keys() & before.keys()) - after)
        if saved:
            yield Said("hill218-because-guards", _units(saved))

    def attacking(self) -> Iterator[Said]:
        """Enemy units that a card in one's hand could then destroy, and none could before (H-5.1)."""
        before = attackers(self.before, self.seat, self.kinds)
        found = [attackers(field, self.seat, self.kinds) for field in self.after]
        new = sorted(set.intersection(*[set(each) for each in found]) - before.keys())
        for target in new[:1]:
            cards = [kind for kind in self.kinds if all(kind in each[target] for each in found)]
            if cards:
                kind = WORDS[self.before[self.seat.other][target]]
                facts: Facts = {"when": self.when, "kind": kind, "at": space_name(target), **_cards(cards)}
                yield Said("hill218-because-attack", facts)

    def supplying(self) -> Iterator[Said]:
        """Own units that were cut off and are supplied again, or the base that all supply comes from."""
        if not isinstance(self.action, Deploy):
            return
        fed = supplied(self.after[0], self.seat) - supplied(self.before, self.seat) - {self.action.space}
        again = sorted(fed & self.before[self.seat].keys())
        if again:
            yield Said("hill218-because-feeds", _units(again))
        elif self.action.space == BASES[self.seat]:
            yield Said("hill218-because-start")


def _spaces(field: Both, seat: Seat, kinds: Iterable[str]) -> set[Space]:
    """Where a side could deploy a unit of these kinds that is supplied there (H-4.1)."""
    return {each.space for each in deployments(field, seat, "".join(k for k in kinds if not KINDS[k].drops))}


def _plays_after(phase: Phase) -> int:
    """The plays that a side has left in its turn after a decision, and the attack that follows it (H-3.2)."""
    assert isinstance(phase, Playing | Attacking)
    return phase.plays - 1 if isinstance(phase, Playing) else phase.plays


def _kept(hand: str) -> Said:
    """The cards that stay in one's hand."""
    return Said("hill218-because-keeps", _cards([kind for kind in LETTERS if kind in hand]))


def _cards(kinds: list[str]) -> Facts:
    return {"cards": " ".join(WORDS[kind] for kind in kinds), "cards-count": len(kinds)}


def _units(spaces: list[Space]) -> Facts:
    return {"units": " ".join(map(space_name, spaces)), "units-count": len(spaces)}

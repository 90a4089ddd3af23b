"""Answers to "why not?" on Hill 218.

A card and a space mean a deployment, the air strike and a space a strike, an enemy unit alone an attack or a
strike. If it is legal, the answer says how; otherwise its refusal is the reason.
"""

from __future__ import annotations

import re
from typing import Any, Final

from skirmish.core import Refusal
from skirmish.games.hill218.actions import Attack, Deploy, Pass, Return, Strike
from skirmish.games.hill218.game import GAME
from skirmish.games.hill218.kinds import BASES, LETTERS, UNKNOWN, WORDS, Space, space_name
from skirmish.games.hill218.presenter.decisions import describe
from skirmish.games.hill218.state import Attacking, Playing, Returning
from skirmish.games.hill218.view import View
from skirmish.i18n.speaker import Speaker
from skirmish.presenter.structs import Facts, Reason, Said
from skirmish.presenter.why import Question, asked

STRIKE: Final = "strike"
"""The name of the air strike in place of a card."""


CAN: Final = ("return", "deploy", "attack", "strike", "pass")
"""What is possible: the words that ``hill218-can`` and ``hill218-suggest`` select on."""

MOST_NAMED: Final = 8
"""Spaces that an answer names at most; paratroopers may land almost anywhere."""
_OF_TARGETS: Final = (
    "target-empty",
    "target-own",
    "target-hill",
    "out-of-range",
    "not-supported",
    "attack-first",
)
"""Refusals of something that destroys: another target may do."""
_OF_CARDS: Final = ("not-supplied", "base-first", "occupied", "on-hill", "enemy-base", "outside-rectangle")
"""Refusals of a card on a space: another space may do."""
_LETTER_OF: Final = {WORDS[letter]: letter for letter in LETTERS}
_SPACE: Final = re.compile(r"(-?[1-9]\d{0,5}|0),(-?[1-9]\d{0,5}|0)", re.ASCII)


def explained(view: View, source: str, target: str, speaker: Speaker) -> Reason:
    """Why not, or that it is possible."""
    return asked(_Question, _is_place, view, source, target, speaker)


def _is_place(text: str) -> bool:
    return not text or text in _LETTER_OF or text == STRIKE or _SPACE.fullmatch(text) is not None


def parsed_space(text: str) -> Space | None:
    """The space of that name; None for any other text."""
    found = _SPACE.fullmatch(text)
    return (int(found[1]), int(found[2])) if found else None


def _far(name: str, space: Space) -> int:
    """How far a space of that name is from a space."""
    x, y = parsed_space(name) or space
    return abs(x - space[0]) + abs(y - space[1])


def _spaces(names: list[str]) -> Facts:
    """Spaces as facts of a message."""
    return {"spaces": " ".join(names), "spaces-count": len(names)}


def decision_facts(view: View, action: Any) -> Facts:
    """What ``hill218-can`` and ``hill218-suggest`` say about a legal decision."""
    found = describe(view, action)
    cards: Facts = {"cards": " ".join(found.cards or ()), "cards-count": len(found.cards or ())}
    return {"what": found.kind, "kind": found.piece or "", "at": found.target or "", **cards}


class _Question(Question[View]):
    """One question of one seat."""

    game = GAME
    yielding = Pass()

    def suggested(self, source: str, target: str) -> Reason:
        """The decisions that the places suggest."""
        if not source and parsed_space(target) is None:
            source, target = target, ""
        space, unit = parsed_space(target), parsed_space(source)
        if isinstance(self.view.phase, Returning):
            return self.returning(source, target)
        if source == STRIKE:
            return self.striking(space)
        if source in _LETTER_OF:
            return self.card(_LETTER_OF[source], space)
        if unit is not None:
            return self.unit(unit, space)
        return self.tried([Pass()]) if space is None else self.space(space)

    def words(self, action: Any) -> Said:
        """``hill218-can``, from the decision's description."""
        return Said("hill218-can", decision_facts(self.view, action))

    def helps(self, refusal: Refusal) -> list[Said]:
        """Where the card could go, which cards could be deployed, what could be attacked or struck."""
        legal = [describe(self.view, action) for action in GAME.legal(self.view)]
        targets = [each.target for each in legal if each.kind in ("attack", "strike") and each.target]
        facts: Facts = {"units": " ".join(targets), "units-count": len(targets)}
        hits = [Said("hill218-help-targets", facts)] if targets else []
        if refusal.code in _OF_TARGETS:
            return hits
        kind = refusal.facts.get("kind")
        spaces = [
            each.target for each in legal if each.kind == "deploy" and each.piece == kind and each.target
        ]
        if kind and refusal.code in _OF_CARDS and 0 < len(spaces) <= MOST_NAMED:
            return [Said("hill218-help-spaces", {"kind": kind, **_spaces(spaces)})]
        cards = [*dict.fromkeys(each.piece for each in legal if each.kind == "deploy" and each.piece)]
        if cards and not spaces:
            facts = {"cards": " ".join(cards), "cards-count": len(cards)}
            return [Said("hill218-help-cards", facts)]
        at = parsed_space(str(refusal.facts.get("at", "")))
        if spaces and at is not None:
            near = min(spaces, key=lambda name: _far(name, at))
            return [Said("hill218-help-spaces", {"kind": kind or "", **_spaces([near])})]
        return hits

    def returning(self, source: str, target: str) -> Reason:
        """Cards are put under the deck (H-2.2): which of them may be asked about."""
        kinds = [_LETTER_OF[place] for place in (source, target) if place in _LETTER_OF]
        if not kinds:
            return self.tried([Pass()])
        fitting = [a for a in GAME.legal(self.view) if isinstance(a, Return) and set(kinds) <= {*a.cards}]
        return self.tried(fitting or [Return(kinds[0] * self.view.variant.returned)])

    def striking(self, space: Space | None) -> Reason:
        """The air strike (H-5.3), at a space or anywhere."""
        enemy = self.seat.other
        enemies = sorted(self.view.units[enemy])
        if not enemies and self.view.strikes[self.seat]:
            return self.because("no-enemy", "H-5.3", (), {"lost": len(self.view.destroyed[enemy])})
        if space is not None:
            return self.tried([Strike(space)])
        if any(self.refusal(Strike(each)) is None for each in enemies):
            units = [space_name(each) for each in enemies]
            facts: Facts = {"units": " ".join(units), "units-count": len(units)}
            return self.answer.informed("strike-reaches", "H-5.3", units, facts)
        return self.tried([Strike(each) for each in enemies] or [Strike(BASES[enemy])])

    def card(self, kind: str, space: Space | None) -> Reason:
        """A card from the hand (H-4.1), onto a space or anywhere."""
        if space is not None:
            return self.tried([Deploy(kind, space)])
        fitting = [a for a in GAME.legal(self.view) if isinstance(a, Deploy) and a.kind == kind]
        if not fitting:
            return self.tried([Deploy(kind, self.next_to_base())])
        names = [space_name(each.space) for each in fitting]
        shown = names if len(names) <= MOST_NAMED else names[:3]
        facts: Facts = {
            "kind": WORDS[kind],
            **_spaces(shown),
            "count": len(names),
            "more": len(names) - len(shown),
        }
        return self.answer.informed("card-goes", "H-4.1", shown if shown == names else [], facts)

    def unit(self, unit: Space, space: Space | None) -> Reason:
        """A unit in play: it attacks when it is deployed, and never again (H-5.1)."""
        phase, own = self.view.phase, self.view.units[self.seat]
        if unit not in own:
            return self.space(unit if space is None else space)
        if isinstance(phase, Attacking):
            if unit == phase.space:
                fitting = GAME.legal(self.view) if space is None else [Attack(space)]
                return self.tried([*fitting])
            return self.tried([Pass()])  # which is refused: the unit just deployed attacks first
        name = space_name(unit)
        facts: Facts = {"kind": WORDS[own[unit]], "unit": name}
        return self.because("attacks-once", "H-5.1", (name,), facts)

    def space(self, space: Space) -> Reason:
        """Nothing is selected; a space is asked about."""
        if isinstance(self.view.phase, Attacking):
            return self.tried([Attack(space)])
        if space in self.view.units[self.seat.other]:
            return self.tried([Strike(space)])
        hand = [kind for kind in dict.fromkeys(self.view.hands[self.seat]) if kind != UNKNOWN]
        if hand:
            # Paratroopers go almost everywhere: what keeps the others away is said first.
            plays = [Deploy(kind, space) for kind in hand]
            refusals = [self.refusal(play) for play in plays]
            if all(refusal is not None and refusal.code == "not-supplied" for refusal in refusals):
                name = space_name(space)
                return self.because("none-supplied", "H-4.2", (name,), {"at": name})
            fitting = [kind for kind, refusal in zip(hand, refusals, strict=True) if refusal is None]
            if len(fitting) > 1:
                name, cards = space_name(space), " ".join(WORDS[kind] for kind in fitting)
                facts: Facts = {"at": name, "cards": cards, "cards-count": len(fitting)}
                return self.answer.informed("cards-fit", "H-4.1", (name,), facts)
            return self.tried(plays)
        if isinstance(self.view.phase, Playing) and not self.view.hands[self.seat]:
            return self.because("nothing-in-hand", "H-3.2", (space_name(space),))
        return self.tried([Deploy(kind, space) for kind in LETTERS])

    def next_to_base(self) -> Space:
        """A space beside the own base that is free, where a unit could be expected."""
        x, y = BASES[self.seat]
        taken = {*self.view.units[0], *self.view.units[1]}
        return next((spot for spot in ((x + 1, y), (x - 1, y)) if spot not in taken), (x, 2 * y))

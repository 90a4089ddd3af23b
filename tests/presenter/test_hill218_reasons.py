"""The reasons that a hint gives on Hill 218: one for every decision, and each of them so."""

from __future__ import annotations

from typing import Any

import pytest

from skirmish.core import SOUTH, Decide, Seat
from skirmish.games.hill218.actions import Attack, Deploy
from skirmish.games.hill218.game import GAME
from skirmish.games.hill218.kinds import BASES, LETTERS, WORDS, space_name
from skirmish.games.hill218.presenter.danger import attackers
from skirmish.games.hill218.rules.cards import kinds_held
from skirmish.games.hill218.rules.supply import is_supplied, supplied
from skirmish.games.hill218.state import Attacking, Playing
from skirmish.i18n.speaker import LANGUAGES, Speaker
from tests.presenter.hill218 import EN, PRESENTER, at, plies, seen

SPEAKERS = [*map(Speaker, LANGUAGES)]


def _reasons(state: Any, token: str, seat: Seat = SOUTH) -> dict[str, Any]:
    return {each.id: each.facts for each in PRESENTER.because(seen(state, seat), token)[1:]}


def _said(state: Any, token: str) -> list[str]:
    return [EN.say(e.id, **EN.listed("hill218", e.facts)) for e in PRESENTER.because(seen(state), token)[1:]]


def test_every_decision_has_a_reason_in_words_and_at_most_two() -> None:
    for ply in plies(2)[::3]:
        if isinstance(ply.pending, Decide):
            view = seen(ply.state, ply.pending.seat)
            for action in GAME.legal(view)[::5]:
                found = PRESENTER.because(view, str(action))[1:]
                assert 1 <= len(found) <= 2, (GAME.position(ply.state), str(action))
                for speaker in SPEAKERS:
                    assert all(speaker.say(e.id, **speaker.listed("hill218", e.facts)) for e in found)


@pytest.mark.parametrize(
    ("units", "hands", "token", "said"),
    [
        pytest.param(
            "I@0,-1;I@1,-1;I@1,0/H@2,2",
            "IT/??",
            "T@1,1",
            "You could then enter",
            id="H-6.1: the base is within reach",
        ),
        pytest.param(
            "I@0,-1;I@2,-1/I@0,1",
            "I/??",
            "I@1,-1",
            "Your unit at (2,\N{NO-BREAK SPACE}\N{MINUS SIGN}1) is supplied again.",
            id="H-4.5: supplied again",
        ),
        pytest.param(
            "I@2,-1/I@0,1",
            "IT/??",
            "I@0,-1",
            "All your supply comes from your base.",
            id="H-4.3: the base first",
        ),
        pytest.param(
            "I@0,-1;I@1,-1/I@0,1;I@2,0",
            "II/??",
            "I@2,-1",
            "You could then attack the infantry at (2,\N{NO-BREAK SPACE}0) with: ",
            id="H-5.1: support for an attack",
        ),
        pytest.param(
            "I@0,-1/I@0,1",
            "T/??",
            "T@0,-2",
            "No single card could destroy it there next turn.",
            id="H-5.1: safe",
        ),
    ],
)
def test_the_reason_for_a_deployment(units: str, hands: str, token: str, said: str) -> None:
    assert any(each.startswith(said) for each in _said(at(units, hands, "S1:play"), token))


def test_what_reasons_say_is_so_afterwards() -> None:
    """H-4.5, H-5.1, H-6.1: in random games, after the decision and whichever attack follows."""
    checked = dict.fromkeys(("guards", "attack", "feeds", "enter", "safe", "keeps"), 0)
    for ply in plies(4)[::2]:
        if not (isinstance(ply.pending, Decide) and isinstance(ply.state.phase, Playing | Attacking)):
            continue
        seat, state = ply.pending.seat, ply.state
        for action in GAME.legal(seen(state, seat))[::4]:
            found = _reasons(state, str(action), seat)
            after = GAME.apply(state, seat, action).state
            ends = [after]
            if isinstance(after.phase, Attacking):
                ends = [GAME.apply(after, seat, each).state for each in GAME.legal(seen(after, seat))]
            for end in ends:
                hand = end.hands[seat]
                theirs = attackers(end.units, seat.other, kinds_held(seen(end, seat), seat.other))
                hit = {space_name(space) for space in theirs}
                own = attackers(end.units, seat, hand)
                if units := found.get("hill218-because-guards"):
                    assert hit.isdisjoint(units["units"].split())
                    checked["guards"] += 1
                if target := found.get("hill218-because-attack"):
                    [kinds] = [by for space, by in own.items() if space_name(space) == target["at"]]
                    assert {WORDS[kind] for kind in kinds} >= {*target["cards"].split()}
                    checked["attack"] += 1
                if units := found.get("hill218-because-feeds"):
                    fed = {space_name(space) for space in supplied(end.units, seat)}
                    assert fed >= {*units["units"].split()}
                    checked["feeds"] += 1
                if cards := found.get("hill218-because-enter"):
                    assert BASES[seat.other] not in end.units[seat.other]
                    for kind in (each for each in LETTERS if WORDS[each] in cards["cards"].split()):
                        assert kind in hand
                        assert is_supplied(end.units, seat, kind, BASES[seat.other])
                    checked["enter"] += 1
                if "hill218-because-safe" in found:
                    assert isinstance(action, Deploy)
                    assert space_name(action.space) not in hit
                    checked["safe"] += 1
                if cards := found.get("hill218-because-keeps"):
                    assert {*cards["cards"].split()} == {WORDS[kind] for kind in hand}
                    checked["keeps"] += 1
    assert all(checked.values()), checked


def test_an_attack_and_a_pass_have_reasons() -> None:
    due = at("I@0,-1;T@1,-1/I@0,1;I@1,0", "II/II", "S1:attack@1,-1")
    assert Attack((1, 0)) in GAME.legal(seen(due))
    assert _said(due, "*1,0")

"""The reasons that a hint gives on Hill 218: one for every decision, and each of them so."""

from __future__ import annotations

from typing import Any

import pytest

from skirmish.core import SOUTH, Decide, Seat
from skirmish.games.hill218.actions import Attack, Deploy
from skirmish.games.hill218.game import GAME
from skirmish.games.hill218.kinds import BASES, LETTERS, WORDS, space_name
from skirmish.games.hill218.presenter.danger import attackers, plays_to_enter
from skirmish.games.hill218.rules.cards import kinds_held
from skirmish.games.hill218.rules.deployment import deployments
from skirmish.games.hill218.rules.supply import is_supplied, supplied
from skirmish.games.hill218.state import Attacking, Playing
from skirmish.i18n.speaker import LANGUAGES, Speaker
from tests.presenter.hill218 import EN, PRESENTER, at, plies, seen

SPEAKERS = [*map(Speaker, LANGUAGES)]


def _reasons(state: Any, token: str, seat: Seat = SOUTH) -> dict[str, Any]:
    return {each.id: each.facts for each in PRESENTER.because(seen(state, seat), token)[1:]}


def _said(state: Any, token: str) -> list[str]:
    return [EN.say(e.id, **EN.listed("hill218", e.facts)) for e in PRESENTER.because(seen(state), token)[1:]]


def _ends(state: Any, seat: Seat, action: Any) -> list[Any]:
    """The states after a decision and, if an attack must follow, after each that is possible."""
    after = GAME.apply(state, seat, action).state
    if not isinstance(after.phase, Attacking):
        return [after]
    return [GAME.apply(after, seat, each).state for each in GAME.legal(seen(after, seat))]


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
    ("units", "hands", "turn", "token", "said"),
    [
        pytest.param(
            "I@0,-1;I@1,-1;I@1,0/H@2,2",
            "IT/??",
            "S2:play",
            "T@1,1",
            "You could then enter the enemy base with: infantry.",
            id="H-6.1: the base is within reach",
        ),
        pytest.param(
            "I@0,-1;I@1,-1;I@1,0/H@2,2",
            "IT/??",
            "S1:play",
            "T@1,1",
            "As things stand, you could enter the enemy base next turn with: infantry.",
            id="H-6.1: the base is within reach, and the other side plays first",
        ),
        pytest.param(
            "I@0,-1;I@2,-1/I@0,1",
            "I/??",
            "S1:play",
            "I@1,-1",
            "Your unit at (2,\N{NO-BREAK SPACE}\N{MINUS SIGN}1) is supplied again.",
            id="H-4.5: supplied again",
        ),
        pytest.param(
            "I@2,-1/I@0,1",
            "IT/??",
            "S1:play",
            "I@0,-1",
            "All your supply comes from your base.",
            id="H-4.3: the base first",
        ),
        pytest.param(
            "I@0,-1;I@1,-1/I@0,1;I@2,0",
            "II/??",
            "S1:play",
            "I@2,-1",
            "As things stand, you could attack the infantry at (2,\N{NO-BREAK SPACE}0) next turn with: ",
            id="H-5.1: support for an attack, and the other side plays first",
        ),
        pytest.param(
            "I@0,-1;I@1,-1/I@0,1;I@2,0",
            "II/??",
            "S2:play",
            "I@2,-1",
            "You could then attack the infantry at (2,\N{NO-BREAK SPACE}0) with: infantry.",
            id="H-5.1: support for an attack",
        ),
        pytest.param(
            "I@0,-1/I@0,1",
            "T/??",
            "S1:play",
            "T@0,-2",
            "No single card could destroy it there next turn.",
            id="H-5.1: safe",
        ),
    ],
)
def test_the_reason_for_a_deployment(units: str, hands: str, turn: str, token: str, said: str) -> None:
    assert any(each.startswith(said) for each in _said(at(units, hands, turn), token))


def _spaces(units: Any, seat: Seat, kinds: str) -> set[Any]:
    """Where one of these cards could be deployed; paratroopers, who need no supply, are left out (H-4.4)."""
    return {each.space for each in deployments(units, seat, kinds.replace("P", ""))}


def test_where_cards_can_be_deployed_is_so_afterwards() -> None:
    """H-4.1, H-4.3, H-6.1: in random games, after the decision and whichever attack follows."""
    checked = dict.fromkeys(("room", "closes", "denies", "left", "near", "base"), 0)
    for ply in plies(4)[::2]:
        if not (isinstance(ply.pending, Decide) and isinstance(ply.state.phase, Playing | Attacking)):
            continue
        seat, state = ply.pending.seat, ply.state
        theirs = kinds_held(seen(state, seat), seat.other)
        for action in GAME.legal(seen(state, seat))[::4]:
            found = _reasons(state, str(action), seat)
            ends = _ends(state, seat, action)
            fields = [end.units for end in ends]
            if said := found.get("hill218-because-room"):
                before = len(_spaces(state.units, seat, ends[0].hands[seat]))
                after = min(len(_spaces(each, seat, ends[0].hands[seat])) for each in fields)
                assert said["count"] == after - before
                checked["room"] += 1
            if said := found.get("hill218-because-closes"):
                before = len(_spaces(state.units, seat.other, theirs))
                after = max(len(_spaces(each, seat.other, theirs)) for each in fields)
                assert said["count"] == before - after
                checked["closes"] += 1
            if "hill218-because-denies" in found:
                assert isinstance(action, Deploy)
                assert action.space in _spaces(state.units, seat.other, theirs)
                checked["denies"] += 1
            if said := found.get("hill218-because-left"):
                assert {len(each[seat.other]) for each in fields} == {said["count"]}
                checked["left"] += 1
            if "hill218-because-near" in found:
                x, y = BASES[seat.other]
                beside = {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)}
                assert not beside & supplied(state.units, seat)
                assert all(beside & supplied(each, seat) for each in fields)
                checked["near"] += 1
            if said := found.get("hill218-because-base"):
                assert plays_to_enter(seen(state, seat), state.units, seat)
                least = min(plays_to_enter(seen(state, seat), each, seat) or 3 for each in fields)
                assert said["plays"] == least % 3
                checked["base"] += 1
    assert all(checked.values()), checked


def test_what_reasons_say_is_so_afterwards() -> None:
    """H-4.5, H-5.1, H-6.1: in random games, after the decision and whichever attack follows."""
    checked = dict.fromkeys(("guards", "attack", "feeds", "enter", "safe", "keeps"), 0)
    for ply in plies(4)[::2]:
        if not (isinstance(ply.pending, Decide) and isinstance(ply.state.phase, Playing | Attacking)):
            continue
        seat, state = ply.pending.seat, ply.state
        for action in GAME.legal(seen(state, seat))[::4]:
            found = _reasons(state, str(action), seat)
            for end in _ends(state, seat, action):
                hand = end.hands[seat]
                theirs = attackers(end.units, seat.other, kinds_held(seen(end, seat), seat.other))
                hit = {space_name(space) for space in theirs}
                own = attackers(end.units, seat, hand)
                if units := found.get("hill218-because-guards"):
                    assert hit.isdisjoint(units["units"].split())
                    checked["guards"] += 1
                goes_on = isinstance(end.phase, Playing) and end.phase.seat is seat
                when = "now" if goes_on else "next"
                if target := found.get("hill218-because-attack"):
                    assert target["when"] == when
                    [kinds] = [by for space, by in own.items() if space_name(space) == target["at"]]
                    assert {WORDS[kind] for kind in kinds} >= {*target["cards"].split()}
                    checked["attack"] += 1
                if units := found.get("hill218-because-feeds"):
                    fed = {space_name(space) for space in supplied(end.units, seat)}
                    assert fed >= {*units["units"].split()}
                    checked["feeds"] += 1
                if cards := found.get("hill218-because-enter"):
                    assert cards["when"] == when
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
    stuck = at("I@0,-1/I@0,1", "-/I", "S2:play", strikes="0/0", decks="-/?")
    assert [str(each) for each in GAME.legal(seen(stuck))] == ["pass"]
    assert _said(stuck, "pass") == ["Nothing else is possible."]

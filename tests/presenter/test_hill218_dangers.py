"""What the page is told about units on Hill 218 from public knowledge: dangers, supply, what would help."""

from __future__ import annotations

import pytest

from skirmish.core import Decide, MatchError, Seat
from skirmish.games.hill218.game import GAME
from skirmish.games.hill218.kinds import KINDS, space_name
from skirmish.games.hill218.rules.deployment import deployments
from skirmish.presenter.structs import Said
from tests.presenter.hill218 import EN, PLAY, PRESENTER, at, plies, seen


def test_dangers_name_the_kinds_of_unseen_cards_that_could_do_it() -> None:
    found = {each.square: each for each in PRESENTER.hints(seen(PLAY))}
    # Artillery fires over the hill; no single card reaches the rest, and none the base.
    assert found["0,-1"].kinds == ["artillery"]
    assert set(found["0,-1"].by) <= {"-1,1", "0,2", "1,1", "1,2", "-1,2"}
    assert not any(each.base for each in found.values())
    assert EN.say(found["0,-1"].words.id, **found["0,-1"].words.facts)
    assert PRESENTER.hints(seen(PLAY, None)) == []


def test_dangers_that_say_the_same_are_told_together() -> None:
    """Each unit is marked; those that the same cards could destroy share a sentence."""
    hints = PRESENTER.hints(seen(at("A@-1,-1;A@0,-1;P@2,1;P@4,4/H@0,1;H@0,2;S@1,1", "IS/??", "S1:play")))
    first = next(each for each in hints if each.kinds)
    same = [each for each in hints if each.kinds == first.kinds]
    assert len(same) > 1
    assert all(each.words == same[0].words for each in same)
    facts = same[0].words.facts
    assert facts["units"] == " ".join(each.square for each in same)
    said = EN.say(same[0].words.id, **EN.listed("hill218", facts))
    assert said.startswith("One card could destroy one of your units at (")


def test_what_an_air_strike_can_hit_is_said_where_it_cannot() -> None:
    """An empty space: the enemy units, not the cards that could be deployed."""
    answer = PRESENTER.why(seen(PLAY), "strike", "3,3", EN)
    enemies = seen(PLAY).units[Seat.NORTH]
    assert answer.code == "target-empty"
    assert [each.id for each in answer.help] == ["hill218-help-targets"]
    assert answer.help[0].facts["units-count"] == len(enemies)


def test_an_air_strike_that_is_left_is_a_danger_to_every_unit() -> None:
    """H-5.3: how many are left is public."""
    units, hands = "I@0,-1;I@1,-1/I@0,1;T@2,2", "HP/II"
    for strikes, left in (("0/2", 2), ("2/0", 0)):
        view = seen(at(units, hands, "S1:play", strikes))
        said = [each.words for each in PRESENTER.hints(view) if not each.square]
        assert said == ([Said("hill218-danger-strike", {"strikes": left})] if left else [])
        assert ("strike" in PRESENTER.preview(view, "H@2,-1").danger) is bool(left)


def test_a_base_that_can_be_entered_is_in_danger() -> None:
    """H-6.1: North's unit beside South's empty base is supplied, so the next one may enter it."""
    near = at("I@1,-1/I@0,1;I@1,1;I@1,0;I@-1,1;I@-1,0;I@-1,-1", "HP/TT", "S1:play")
    [base] = [each for each in PRESENTER.hints(seen(near)) if each.base]
    assert (base.square, base.words.facts["plays"]) == ("0,-1", 1)
    # With one play, it is said without being asked for; with the two of a turn, among the dangers only.
    two = at("I@0,-1;I@1,-1/I@0,1;I@1,1;T@1,0", "HP/TT", "S1:play")
    [base] = [each for each in PRESENTER.hints(seen(two)) if each.base]
    assert base.words.facts["plays"] == 2
    for state, plays in ((near, [1]), (two, []), (PLAY, [])):
        pending, view = GAME.pending(state), seen(state)
        assert isinstance(pending, Decide)
        told = PRESENTER.prompt(pending, view, PRESENTER.decisions(view))
        assert [each.facts["plays"] for each in told if each.id == "hill218-danger-base"] == plays
    # The best answer is to hold it: that is a reason for the decision.
    said = [each.id for each in PRESENTER.because(seen(near), "H@0,-1")]
    assert "hill218-because-base" in said


def test_every_danger_is_a_play_that_the_rules_allow() -> None:
    """Each unit in danger: with such a card in hand the other side can destroy it."""
    checked = 0
    for ply in plies(3)[::9]:
        for seat in Seat:
            view = seen(ply.state, seat)
            for each in PRESENTER.hints(view):
                for kind in () if each.base else each.kinds:
                    letter = next(row.letter for row in KINDS.values() if row.word == kind)
                    hit = [
                        space
                        for space in each.by
                        for deploy in deployments(view.units, seat.other, letter)
                        if space_name(deploy.space) == space
                    ]
                    assert hit
                    checked += 1
    assert checked


def test_a_unit_says_how_it_is_supplied_and_what_could_destroy_it() -> None:
    unit = PRESENTER.inspect(seen(PLAY), "1,-1")
    assert unit.words[0].facts["how"] == "fed"
    assert unit.words[0].facts["from"] == "0,-1"
    assert "0,-1" in unit.reaches
    assert PRESENTER.inspect(seen(PLAY), "4,4").words == []
    with pytest.raises(MatchError, match="no-such-place"):
        PRESENTER.inspect(seen(PLAY), "e4")


def test_why_not_says_what_would_help() -> None:
    [help_] = PRESENTER.why(seen(PLAY), "heavy", "4,4", EN).help
    assert help_.id == "hill218-help-spaces"
    assert str(help_.facts["spaces"]).startswith("-1,-1 ")
    said = EN.say(help_.id, **EN.listed("hill218", help_.facts))
    assert "(−1,_−1), (".replace("_", "\u00a0") in said


def test_advice_says_what_to_do_before_why() -> None:
    attack = at("I@0,-1;T@1,-1/I@0,1;I@1,0", "II/II", "S1:attack@1,-1")
    for state, token, sentence in (
        (PLAY, "H@2,-1", "Deploy heavy weapons at (2,\N{NO-BREAK SPACE}\N{MINUS SIGN}1)."),
        (PLAY, "!0,1", "Use an air strike on the infantry at (0,\N{NO-BREAK SPACE}1)."),
        (attack, "*1,0", "Attack the infantry at (1,\N{NO-BREAK SPACE}0)."),
    ):
        first, *reasons = PRESENTER.because(seen(state), token)
        assert EN.say(first.id, **first.facts) == sentence
        assert first.facts["at"] not in [each.facts.get("at") for each in reasons]

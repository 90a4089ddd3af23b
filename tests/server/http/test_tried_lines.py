"""Lines that are tried out: both sides and chance are the reader's."""

from __future__ import annotations

import pytest
from msgspec import structs

from skirmish.core import UnknownName
from skirmish.records import RecordError
from skirmish.server.http.tried_lines import explain, look_ahead, try_line
from skirmish.server.wire.http.tried_lines import TriedPlan
from tests.must import must
from tests.records.samples import LAST_SHOT, SKIRMISH

UNKNOWN = "I@0,-1/T@0,1 IHT/??? ??????????????????/?????????????????? 2/1 N2:play"


def line(position: str, *tokens: str, game: str = "island", variant: str = "classic") -> TriedPlan:
    return TriedPlan(game, variant, position, list(tokens))


def test_decisions_of_both_sides_and_outcomes_of_chance_follow_each_other() -> None:
    first = try_line(line(SKIRMISH))
    assert (first.seat, must(first.prompt).code, first.outcomes) == ("south", "use-roll", [])
    assert "e4-e6" in [each.token for each in first.decisions]
    moved = try_line(line(SKIRMISH, "e4-e6", "end"))
    assert (moved.seat, moved.prompt, moved.decisions) == ("north", None, [])
    assert [(each.token, each.weight) for each in moved.outcomes] == [(f"d{face}", 1) for face in range(6)]
    assert moved.outcomes[2].events[0].facts["face"] == 2
    rolled = try_line(line(must(moved.position), "d2"))
    assert (rolled.seat, len(rolled.played)) == ("north", 1)
    assert rolled.decisions == try_line(line(SKIRMISH, "e4-e6", "end", "d2")).decisions


def test_a_line_may_end_the_battle() -> None:
    start = try_line(line(LAST_SHOT))
    shots = [each.token for each in start.decisions if each.kind == "shoot"]
    ends = [must(found.over) for token in shots if (found := try_line(line(LAST_SHOT, token))).over]
    assert ends
    assert ends[0].result == "south"


def test_what_is_not_known_may_be_anything() -> None:
    """A moment as South saw it: North may play every card that it could hold, and draws what is left."""
    found = try_line(line(UNKNOWN, game="hill218", variant="standard"))
    assert found.seat == "north"
    assert {each.token[0] for each in found.decisions} >= set("IHSTAP!")
    after = try_line(line(UNKNOWN, "I@-1,1", "I@1,1", game="hill218", variant="standard"))
    assert (after.seat, sum(each.weight for each in after.outcomes) > 20) == ("south", True)


def test_what_is_not_known_can_be_dealt() -> None:
    plan = line(UNKNOWN, game="hill218", variant="standard")
    found = {must(try_line(structs.replace(plan, deal=True)).position) for _ in range(12)}
    assert len(found) > 1
    for position in found:
        south, north = position.split(" ")[1].split("/")
        assert (south, len(north), "?" in north) == ("IHT", 3, False)
        tokens = {
            each.token[0] for each in try_line(line(position, game="hill218", variant="standard")).decisions
        }
        assert tokens - {"!"} <= {*north}


def test_what_came_before_counts_in_a_line() -> None:
    drawn = structs.replace(line(SKIRMISH, "e4-e6", "end", "d1", "e11-e10"), past="118")
    assert try_line(drawn).past == "119"
    assert must(try_line(structs.replace(drawn, tokens=[*drawn.tokens, "end"])).over).how == "quiet"
    few = "I@0,-1/T@0,1 IHT/??? ??/?? 2/1 N2:play"
    plan = structs.replace(
        line(few, game="hill218", variant="standard"), past="-/IIIIIIIHHHHHSSSTT", deal=True
    )
    found = try_line(plan)
    assert found.past == plan.past
    assert {*must(found.position).split(" ")[1].split("/")[1]} <= {*"AP"}


@pytest.mark.parametrize(
    ("plan", "code", "rule"),
    [
        (line(SKIRMISH, "e4-e5"), "illegal-action", "I-3.4"),
        (line(SKIRMISH, "d3"), "illegal-action", "I-3.2"),
        (line(SKIRMISH, "nonsense"), "unknown-token", None),
        (line("nonsense"), "bad-position", None),
        (line(SKIRMISH, variant="quick"), "position-variant", None),
        (line(SKIRMISH, game="chess"), "unknown-game", None),
        (structs.replace(line(SKIRMISH), past="nothing"), "bad-past", None),
    ],
)
def test_what_cannot_be_is_refused_with_its_rule(plan: TriedPlan, code: str, rule: str | None) -> None:
    with pytest.raises((RecordError, UnknownName)) as caught:
        try_line(plan)
    assert (caught.value.code, getattr(caught.value, "rule", None)) == (code, rule)


def test_previews_and_reasons_are_those_of_a_match() -> None:
    assert look_ahead(line(SKIRMISH), "e4-e6").token == "e4-e6"
    reason = explain(line(SKIRMISH), "e4", "e7", "en")
    assert reason.rule == "I-3.4"
    assert reason.sentence

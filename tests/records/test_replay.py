"""Replaying records: states, actors and events, and every way in which a record can be wrong."""

from __future__ import annotations

import pickle
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from skirmish.core import NORTH, SOUTH, Decide, ImpossibleOutcome, NotationError, Seat
from skirmish.games import load
from skirmish.records import Record, RecordError, check, for_viewer, read_records, replay
from skirmish.records.replay import past_of
from tests.docs.nim_package import installed_nim
from tests.records.samples import HILL, ISLAND, LAST_SHOT, SKIRMISH, written

WON = ISLAND | {"Position": LAST_SHOT, "Result": "S"}
BEACH = ISLAND | {"Position": SKIRMISH}
FIELD = "I@0,-1/T@0,1 IHT/??? ????????/???????? 2/1 N2:play"
UP_TO_A_TURN = "+IIHTA <IH +IISTP <SP +I I@0,-1 +HT"


def one(tags: dict[str, str], body: str = "") -> Record:
    [record] = read_records(written(tags, body))
    return record


def test_every_token_gives_its_actor_its_states_and_its_events() -> None:
    played = list(replay(one(HILL, UP_TO_A_TURN.replace("+I I@", "+I {to the base}\nI@"))))
    assert [(each.number, each.token, each.actor.letter, each.chance, each.line) for each in played] == [
        (1, "+IIHTA", "S", True, 6),
        (2, "<IH", "S", False, 6),
        (3, "+IISTP", "N", True, 6),
        (4, "<SP", "N", False, 6),
        (5, "+I", "S", True, 6),
        (6, "I@0,-1", "S", False, 7),
        (7, "+HT", "N", True, 7),
    ]
    for before, after in pairwise(played):
        assert after.before == before.state
    assert [event.code for event in played[5].events] == ["deployed", "turn-began"]


def test_a_record_starts_from_its_position() -> None:
    state = check(one(WON, "e4*e6"))
    assert load("island").pending(state).result == "S"  # type: ignore[union-attr]
    assert check(one(BEACH)) == load("island").from_position(SKIRMISH)


def test_a_record_remembers_what_came_before_its_position() -> None:
    assert check(one(BEACH | {"Past": "7"}, "e4-e6 end d1")).quiet == 8
    drawn = BEACH | {"Past": "118", "Result": "draw"}
    assert check(one(drawn, "e4-e6 end d1 e11-e10 end")).quiet == 120
    field = {"Position": "I@0,-1/T@0,1 -/- ??/????????????????????? 2/2 S2:draw"}
    assert check(one(HILL | field | {"Past": "IIIIIIHHHHHSSSTTTPPP/-"}, "+AA")).destroyed[1] == ""
    with pytest.raises(RecordError, match="impossible-outcome"):
        check(one(HILL | field | {"Past": "IIIIIIHHHHHSSSTTTPPP/-"}, "+IA"))


def test_a_game_without_a_past_has_none_in_its_records(tmp_path: Path) -> None:
    with installed_nim(tmp_path) as nim:
        tags = {"Game": "nim", "Variant": "usual", "First": "S", "Result": "*", "Position": "7 S:d2"}
        assert past_of(nim, check(one(tags))) is None
        with pytest.raises(RecordError, match="bad-past") as wrong:
            check(one(tags | {"Past": "3"}))
    assert wrong.value.line == 6


def test_what_came_before_a_view_is_named_only_if_it_counts() -> None:
    island, state = load("island"), check(one(BEACH | {"Past": "7"}, "e4-e6 end d1"))
    assert past_of(island, island.view(state, SOUTH)) == "8"
    assert past_of(island, island.view(check(one(BEACH)), None)) is None


def test_what_came_before_is_shown_to_everyone() -> None:
    tags = {"Position": "I@0,-1/- I/HT ?/?? 2/2 S1:play", "Past": "-/AP"}
    assert for_viewer(one(HILL | tags), SOUTH)["Past"] == "-/AP"


def test_the_variant_tag_matters_where_the_position_does_not_say_it() -> None:
    set_up = {"Position": f"-/- -/- {'?' * 24}/{'?' * 24} 2/2 S:draw"}
    assert check(one(HILL | set_up, "+IIHTA <IH"))
    assert check(one(HILL | set_up | {"Variant": "beginner"}, "+IIH +IIT"))


def test_a_finished_record_may_end_before_the_game_does() -> None:
    for termination, result in (
        *(("resignation", "N"), ("agreement", "draw"), ("time", "S")),
        *(("adjudication", "N"), ("adjudication", "draw")),
    ):
        check(one(BEACH | {"Result": result, "Termination": termination}, "e4-e6"))


WRONG: list[tuple[dict[str, str], str, str, int | None, int, str | None, dict[str, Any]]] = [
    # tags, tokens, code, number, line, rule, facts
    (ISLAND, "#e4\nzz #f5", "unknown-token", 2, 7, None, {"token": "zz"}),
    (ISLAND, "#e4 {c} #e5", "illegal-action", 2, 6, "I-2.2", {"token": "#e5", "rule": "I-2.2"}),
    (ISLAND, "d3", "illegal-action", 1, 6, "I-2.2", {"token": "d3", "rule": "I-2.2"}),
    (HILL, "<IH", "illegal-action", 1, 6, "H-2.2", {"token": "<IH", "rule": "H-2.2"}),
    (HILL, "+IIHTA <IH +II", "impossible-outcome", 3, 6, "H-2.2", {"token": "+II", "rule": "H-2.2"}),
    (HILL, "+SSSSS", "impossible-outcome", 1, 6, "H-1.2", {"token": "+SSSSS", "rule": "H-1.2"}),
    (WON, "e4*e6\nend", "after-the-end", 2, 8, "I-7.1", {"token": "end", "rule": "I-7.1"}),
    (WON, "e4*e6\nd3", "after-the-end", 2, 8, "I-7.1", {"token": "d3", "rule": "I-7.1"}),
    (WON | {"Result": "N"}, "e4*e6", "wrong-result", 1, 7, None, {"result": "N", "actual": "S"}),
    (WON | {"Result": "draw"}, "e4*e6", "wrong-result", 1, 7, None, {"result": "draw", "actual": "S"}),
    (WON | {"Result": "*"}, "e4*e6 {!}", "wrong-result", 1, 7, None, {"result": "*", "actual": "S"}),
    (WON, "e4-e5", "wrong-result", 1, 7, None, {"result": "S", "actual": "*"}),
    (WON, "{}", "wrong-result", None, 4, None, {"result": "S", "actual": "*"}),
    (
        WON | {"Termination": "time"},
        "e4*e6",
        "played-to-the-end",
        1,
        8,
        None,
        {"termination": "time", "result": "S"},
    ),
    (
        WON | {"Termination": "agreement", "Result": "draw"},
        "e4*e6",
        "played-to-the-end",
        1,
        8,
        None,
        {"termination": "agreement", "result": "S"},
    ),
    (
        WON | {"Termination": "adjudication"},
        "e4*e6",
        "played-to-the-end",
        1,
        8,
        None,
        {"termination": "adjudication", "result": "S"},
    ),
    (
        HILL | {"Result": "S", "Termination": "time"},
        "+?????",
        "hidden-token",
        1,
        7,
        None,
        {"token": "+?????"},
    ),
    (ISLAND | {"Position": "nowhere"}, "", "bad-position", None, 5, None, {}),
    (
        ISLAND | {"Variant": "quick", "Position": LAST_SHOT},
        "",
        "position-variant",
        None,
        5,
        None,
        {"variant": "quick", "position": "classic"},
    ),
    (ISLAND | {"Past": "3"}, "", "bad-past", None, 5, None, {}),
    *[
        (BEACH | {"Past": past}, "", "bad-past", None, 6, None, {})
        for past in ("0", "007", "120", "-1", "3 *", "**", "", "I/-")
    ],
    *[
        (HILL | {"Position": FIELD, "Past": past}, "", "bad-past", None, 6, None, {})
        for past in ("-/-", "I", "II/", "HI/-", "?/-", "-I/-", "3")
    ],
]


@pytest.mark.parametrize(("tags", "body", "code", "number", "line", "rule", "facts"), WRONG)
def test_a_record_of_a_game_that_could_not_have_been(
    tags: dict[str, str],
    body: str,
    code: str,
    number: int | None,
    line: int,
    rule: str | None,
    facts: dict[str, Any],
) -> None:
    record = one(tags, body)
    with pytest.raises(RecordError) as caught:
        check(record)
    error = caught.value
    assert (error.code, error.number, error.line, error.rule, error.facts) == (
        code,
        number,
        line,
        rule,
        facts,
    )


def test_the_games_own_reason_is_kept() -> None:
    with pytest.raises(RecordError) as illegal:
        check(one(ISLAND, "#e4 #e5"))
    assert illegal.value.refusal is not None
    assert illegal.value.refusal.rule == "I-2.2"
    with pytest.raises(RecordError) as impossible:
        check(one(HILL, "+SSSSS"))
    assert isinstance(impossible.value.cause, ImpossibleOutcome)
    assert impossible.value.refusal is None
    with pytest.raises(RecordError) as unknown:
        check(one(ISLAND, "zz"))
    assert isinstance(unknown.value.cause, NotationError)
    assert str(illegal.value) == "token 2, line 6: illegal-action token=#e5 rule=I-2.2"


def test_a_long_token_is_cut_in_the_message() -> None:
    with pytest.raises(RecordError) as caught:
        check(one(ISLAND, "z" * 100_000))
    assert caught.value.facts == {"token": "z" * 64 + "…"}


def test_an_error_is_pickled_whole() -> None:
    with pytest.raises(RecordError) as caught:
        check(one(ISLAND, "#e4 #e5"))
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.rule, again.cause.refusal) == (
        str(caught.value),
        "I-2.2",
        caught.value.refusal,
    )


# Taken-back lines


def test_taken_back_tokens_stand_where_they_stood_in_time() -> None:
    record = one(BEACH, "{takeback: e1-e3 end d1 ( e11-e10 end d2 ) e11-e10} e4-e6 {takeback: } end d3")
    assert [each.token for each in replay(record)] == ["e4-e6", "end", "d3"]
    played = list(replay(record, takebacks=True))
    assert " ".join(each.token for each in played) == "e1-e3 end d1 e11-e10 end d2 e11-e10 e4-e6 end d3"
    assert [each.number for each in played] == [None] * 7 + [1, 2, 3]
    assert played[3].state == played[6].state
    assert played[0].before == played[7].before


@pytest.mark.parametrize(
    ("mark", "code"),
    [
        ("takeback: )", "bad-takeback"),
        ("takeback: (", "bad-takeback"),
        ("takeback: ( end", "illegal-action"),
        ("takeback: anything else", "unknown-token"),
    ],
)
def test_a_mark_that_tells_of_no_takeback(mark: str, code: str) -> None:
    record = one(BEACH, f"\n{{{mark}}} e4-e6")
    check(record)  # to a replay it is a comment like any other
    with pytest.raises(RecordError) as caught:
        list(replay(record, takebacks=True))
    assert (caught.value.code, caught.value.line, caught.value.number) == (code, 8, None)


# What viewers see


@pytest.mark.parametrize(
    ("viewer", "body"),
    [
        (SOUTH, "+IIHTA {takeback: <TA +?????} <IH +????? <?? +I I@0,-1 {well} +??"),
        (NORTH, "+????? {takeback: <?? +IIHSP} <?? +IISTP <SP +? I@0,-1 {well} +HT"),
        (None, "+????? {takeback: <?? +?????} <?? +????? <?? +? I@0,-1 {well} +??"),
    ],
)
def test_an_unfinished_record_hides_what_a_viewer_may_not_see(viewer: Seat | None, body: str) -> None:
    whole = one(
        HILL | {"Seed": "7", "Secret": "00", "South": "Ann"},
        "+IIHTA {takeback: <TA +IIHSP} <IH +IISTP <SP +I I@0,-1 {well} +HT",
    )
    shown = for_viewer(whole, viewer)
    assert shown == one(HILL | {"South": "Ann"}, body)
    assert for_viewer(shown, viewer) == shown


def test_a_position_is_hidden_too() -> None:
    position = "I@0,-1/- I/HT ?/?? 2/2 S1:play"
    shown = for_viewer(one(HILL | {"Position": position}), SOUTH)
    assert shown["Position"] == position.replace("HT", "??")
    assert isinstance(load("hill218").pending(check(shown)), Decide)


def test_a_finished_record_is_open_to_all() -> None:
    whole = one(HILL | {"Result": "N", "Termination": "resignation", "Seed": "7"}, "+IIHTA")
    assert for_viewer(whole, NORTH) is whole


def test_a_wrong_record_is_shown_to_nobody() -> None:
    for tags, body in ((WON | {"Result": "*"}, "e4*e6"), (BEACH, "{takeback: ("), (BEACH, "e4-e5")):
        with pytest.raises(RecordError):
            for_viewer(one(tags, body), None)


def test_nested_brackets_are_kept_for_a_viewer() -> None:
    record = one(BEACH, "{takeback: e1-e3 ( end d1 ) end d2} e4-e6")
    assert for_viewer(record, None) == record

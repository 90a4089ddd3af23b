"""The tags: which must be there, what they may say, and which go together."""

from __future__ import annotations

from pathlib import Path

import pytest

from skirmish.core import BrokenGame, UnknownName
from skirmish.records import RecordError, read_records
from tests.games.guests import installed
from tests.games.test_registry import offer
from tests.records.samples import HILL, ISLAND, written


@pytest.mark.parametrize("name", ["Game", "Variant", "First", "Result"])
def test_required_tags(name: str) -> None:
    tags = {each: value for each, value in ISLAND.items() if each != name}
    with pytest.raises(RecordError) as caught:
        read_records("\n\n" + written(tags))
    error = caught.value
    assert (error.code, error.line, error.number, error.facts) == ("tag-missing", 3, None, {"tag": name})


def test_no_tag_twice() -> None:
    with pytest.raises(RecordError) as caught:
        read_records(written(ISLAND).replace("\n\n", '\n[South "A"]\n[Game "island"]\n\n'))
    assert (caught.value.code, caught.value.line, caught.value.facts) == ("tag-twice", 6, {"tag": "Game"})


@pytest.mark.parametrize(
    ("name", "value", "line"),
    [
        ("Game", "chess", 1),
        ("Game", "", 1),
        ("Variant", "standard", 2),
        ("Variant", "Classic", 2),
        ("First", "s", 3),
        ("First", "draw", 3),
        ("Result", "1-0", 4),
        ("Termination", "abandoned", 5),
        ("Termination", "", 5),
    ],
)
def test_known_values(name: str, value: str, line: int) -> None:
    with pytest.raises(RecordError) as caught:
        read_records(written({**ISLAND, name: value}))
    error = caught.value
    assert (error.code, error.line, error.facts) == ("tag-value", line, {"tag": name, "value": value})
    assert isinstance(error.cause, UnknownName) is (name == "Game")


def test_a_record_of_a_broken_game_names_the_reason(tmp_path: Path) -> None:
    offer(tmp_path, "guest_ill", "ill", game="1 / 0")
    with installed(tmp_path), pytest.raises(RecordError) as caught:
        read_records(written({**ISLAND, "Game": "ill"}))
    assert (caught.value.code, caught.value.line) == ("tag-value", 1)
    assert isinstance(caught.value.cause, BrokenGame)


@pytest.mark.parametrize("tags", [ISLAND, HILL])
def test_each_game_has_its_variants(tags: dict[str, str]) -> None:
    assert read_records(written(tags))[0]["Variant"] == tags["Variant"]


ALLOWED = {
    None: {"S", "N", "draw", "*"},
    "normal": {"S", "N", "draw"},
    "resignation": {"S", "N"},
    "agreement": {"draw"},
    "time": {"S", "N"},
    "adjudication": {"S", "N", "draw"},
}


@pytest.mark.parametrize("termination", ALLOWED)
@pytest.mark.parametrize("result", ["S", "N", "draw", "*"])
def test_which_termination_goes_with_which_result(termination: str | None, result: str) -> None:
    tags = ISLAND | {"Result": result}
    if termination is not None:
        tags |= {"Termination": termination}
    if result in ALLOWED[termination]:
        assert read_records(written(tags))
        return
    with pytest.raises(RecordError) as caught:
        read_records(written(tags))
    assert (caught.value.code, caught.value.line) == ("wrong-termination", 5)
    assert caught.value.facts == {"termination": termination, "result": result}


def test_a_record_of_other_rules_is_refused() -> None:
    read_records(written(ISLAND | {"Rules": "1"}))
    with pytest.raises(RecordError) as caught:
        read_records(written(ISLAND | {"Rules": "2"}))
    assert caught.value.code == "other-rules"
    assert caught.value.facts == {"version": "2", "known": "1"}

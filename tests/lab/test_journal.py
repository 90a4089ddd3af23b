"""What has been played is kept, whole, and belongs to one plan and one process."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from skirmish.games import load
from skirmish.lab.arena import finished
from skirmish.lab.errors import LabError
from skirmish.lab.journal import JOURNAL, PLAN, Journal
from skirmish.lab.runner import GameRunner, PlayedGame
from skirmish.lab.schedule import Plan
from skirmish.match import Setup, Snapshot
from skirmish.records import read_records
from tests.lab import folders
from tests.must import must


def plan(*agents: str, games: int = 4, seed: str = "7", variant: str = "blitz") -> Plan:
    return Plan.of("island", agents or ("random", "b=random"), games=games, seed=seed, variant=variant)


@pytest.fixture(scope="module")
def games() -> list[PlayedGame]:
    runner = GameRunner(plan())
    found = [runner.play(fixture) for fixture in plan().fixtures()]
    runner.close()
    return found


def kept(folder: Path, games: list[PlayedGame]) -> bytes:
    journal = Journal(folder, plan())
    for each in games:
        journal.keep(each)
    journal.close()
    return (folder / JOURNAL).read_bytes()


def numbers(folder: Path) -> list[int]:
    journal = Journal(folder, plan())
    found = [each.number for each in journal.finished]
    journal.close()
    return found


def test_what_was_kept_is_there(tmp_path: Path, games: list[PlayedGame]) -> None:
    folder = tmp_path / "a" / "b"
    kept(folder, games)
    journal = Journal(folder, plan())
    assert journal.finished == tuple(each.finished for each in games)
    for each in games:
        assert journal.record_path(each.finished).read_text() == each.record
    journal.close()
    found, over = finished(folder)
    assert found.to_json() == plan().to_json()
    assert len(over) == 4


def test_the_commands_of_a_game_lead_to_its_record(tmp_path: Path, games: list[PlayedGame]) -> None:
    kept(tmp_path, games)
    for fixture, game in zip(plan().fixtures(), games, strict=True):
        fair = fixture.chance().fair()
        setup = Setup(load("island"), plan().options(fixture), fair.secret)
        match = must(Snapshot.replay(setup, folders.commands(tmp_path)[fixture.number])[0].match)
        (record,) = read_records(game.record)
        assert match.record().entries == record.entries
        assert {tag.name: tag.value for tag in match.record(extra={"Seed": record["Seed"]}).tags} == {
            tag.name: tag.value for tag in record.tags
        }


def test_the_journal_may_be_torn_off_anywhere(tmp_path: Path, games: list[PlayedGame]) -> None:
    whole = kept(tmp_path / "whole", games)
    ends = [at + 1 for at, byte in enumerate(whole) if byte == ord("\n")]
    for length in (*range(0, len(whole), 101), *ends, *(end - 1 for end in ends)):
        folder = tmp_path / str(length)
        kept(folder, games)
        with (folder / JOURNAL).open("r+b") as file:
            file.truncate(length)
        over = sum(end <= length for end in ends)
        assert numbers(folder) == list(range(1, over + 1))
        journal = Journal(folder, plan())
        for each in games[over:]:
            journal.keep(each)
        journal.close()
        assert (folder / JOURNAL).read_bytes() == whole


def test_a_game_whose_record_is_gone_is_played_again(tmp_path: Path, games: list[PlayedGame]) -> None:
    kept(tmp_path, games)
    next((tmp_path / "records").glob("00002-*")).unlink()
    assert numbers(tmp_path) == [1, 3, 4]


def test_what_was_left_half_written_goes_away(tmp_path: Path, games: list[PlayedGame]) -> None:
    kept(tmp_path, games[:1])
    for left in (tmp_path / ".skirmish-x", tmp_path / "records" / ".skirmish-y"):
        left.write_text("half")
    assert numbers(tmp_path) == [1]
    assert not list(tmp_path.rglob(".skirmish-*"))
    fresh = tmp_path / "cut short at once"
    fresh.mkdir()
    (fresh / ".skirmish-z").write_text("half")
    (fresh / JOURNAL).write_text("")
    assert numbers(fresh) == []


@pytest.mark.parametrize(
    ("other", "difference"),
    [
        (plan(seed="8"), "seed: 7 ≠ 8"),
        (plan(games=6), "games: 4 ≠ 6"),
        (plan(variant="quick"), "variant: blitz ≠ quick"),
        (plan("random", "b=random@5ms"), "agents: b=random, random ≠ b=random@5ms, random"),
        (plan("greedy", "b=random"), "agents: b=random, random ≠ b=random, greedy"),
        (
            plan("random@9n", "b=random", seed="x"),
            "seed: 7 ≠ x; agents: b=random, random ≠ b=random, random@9n",
        ),
    ],
)
def test_another_plan_is_refused_and_told_apart(other: Plan, difference: str, tmp_path: Path) -> None:
    Journal(tmp_path, plan()).close()
    before = (tmp_path / PLAN).read_text()
    with pytest.raises(LabError) as refused:
        Journal(tmp_path, other)
    assert refused.value.code == "other-plan"
    assert refused.value.facts["difference"] == difference
    assert (tmp_path / PLAN).read_text() == before
    Journal(tmp_path, plan()).close()


def test_the_order_of_agents_makes_no_other_plan(tmp_path: Path) -> None:
    Journal(tmp_path, plan("random", "b=random")).close()
    Journal(tmp_path, plan("b=random", "random")).close()


def test_one_at_a_time(tmp_path: Path) -> None:
    journal = Journal(tmp_path, plan())
    with pytest.raises(LabError) as refused:
        Journal(tmp_path, plan())
    assert refused.value.code == "arena-in-use"
    journal.close()
    Journal(tmp_path, plan()).close()


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.tex").write_text("years of work")
    with pytest.raises(LabError) as refused:
        Journal(tmp_path, plan())
    assert refused.value.code == "folder-not-empty"
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.tex"]


@pytest.mark.parametrize("text", ["", "[1]", "{", "nonsense"])
def test_a_plan_that_is_none(text: str, tmp_path: Path) -> None:
    (tmp_path / PLAN).write_text(text)
    with pytest.raises(LabError) as refused:
        Journal(tmp_path, plan())
    assert refused.value.code == "bad-plan"


def test_lines_of_another_kind_are_passed_over(tmp_path: Path, games: list[PlayedGame]) -> None:
    kept(tmp_path, games[:2])
    with (tmp_path / JOURNAL).open("a") as file:
        file.write(json.dumps({"number": 3}) + "\n[]\n\n")
    assert numbers(tmp_path) == [1, 2]


@pytest.mark.parametrize("damage", [b"\0", b"\r", b"\xff", b"{", b"\n"])
def test_a_damaged_line_costs_its_own_game_and_no_other(
    damage: bytes, tmp_path: Path, games: list[PlayedGame]
) -> None:
    whole = kept(tmp_path, games)
    first, second, *rest = whole.splitlines(keepends=True)
    torn = first + second[:20] + damage + second[20 + len(damage) :] + b"".join(rest)
    (tmp_path / JOURNAL).write_bytes(torn)
    assert numbers(tmp_path) == [1, 3, 4]
    journal = Journal(tmp_path, plan())
    journal.keep(games[1])
    journal.close()
    assert (tmp_path / JOURNAL).read_bytes() == torn + second
    assert numbers(tmp_path) == [1, 2, 3, 4]


@pytest.mark.parametrize("wrong", [{"number": "x"}, {"number": None}, {"south": 3}, {"thoughts": []}])
def test_a_line_with_something_else_in_it_is_no_game(
    wrong: dict[str, object], tmp_path: Path, games: list[PlayedGame]
) -> None:
    kept(tmp_path, games[:2])
    with (tmp_path / JOURNAL).open("a") as file:
        file.write(json.dumps({**games[2].finished.to_json(), **wrong}) + "\n")
    assert numbers(tmp_path) == [1, 2]


def test_who_only_reads_takes_nothing_and_changes_nothing(tmp_path: Path, games: list[PlayedGame]) -> None:
    whole = kept(tmp_path, games)
    journal = Journal(tmp_path, plan())
    (tmp_path / ".skirmish-x").write_text("half")
    (tmp_path / JOURNAL).write_bytes(whole[:-5])
    _, over = finished(tmp_path)
    assert [each.number for each in over] == [1, 2, 3]
    assert (tmp_path / JOURNAL).read_bytes() == whole[:-5]
    assert (tmp_path / ".skirmish-x").exists()
    (tmp_path / JOURNAL).unlink()
    assert finished(tmp_path)[1] == ()
    assert not (tmp_path / JOURNAL).exists()
    journal.close()


def test_no_arena(tmp_path: Path) -> None:
    with pytest.raises(LabError) as refused:
        finished(tmp_path)
    assert refused.value.code == "no-arena"

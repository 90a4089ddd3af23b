"""``balance`` as a person meets it: what it says, what it keeps, and how it is left and taken up again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from skirmish.cli.main import main
from tests.cli.person import Person
from tests.cli.processes import LANGUAGES, called, skirmish, wait_for

SMALL = ("balance", "island", "--variant", "blitz", "--level", "random", "--games", "3", "--seed", "7")
LONG = ("island", "--level", "greedy", "--games", "60", "--seed", "7", "--out", "out")


def test_it_tells_everything_and_keeps_nothing_unasked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = called(capsys, *SMALL)
    assert (done.status, done.err) == (0, "")
    assert done.lines[0] == "Battle for the Island, blitz"
    for word in (
        "Who wins",
        "How long",
        "How games end",
        "by a penalty",
        "soldier",
        "worth",
        "shots come from",
    ):
        assert word in done.out
    assert [path.name for path in tmp_path.iterdir() if path.name != "data"] == []


def test_everything_is_kept_and_the_same_command_says_it_again(tmp_path: Path) -> None:
    first = skirmish(*SMALL, "--out", "a/b", "--jobs", "2", folder=tmp_path)
    assert (first.status, first.err) == (0, "")
    assert first.lines[-1] == "Results are in a/b."
    kept = {path.name for path in (tmp_path / "a/b").iterdir()}
    assert kept == {
        *("arena.json", "journal.jsonl", "records", "logs", "result.json"),
        *("balance.json", "balance.md", "overview.svg", "worth.svg", "maps.svg"),
    }
    again = skirmish(*SMALL[:-2], "--out", "a/b", folder=tmp_path)  # the seed is known there
    assert again == first
    assert json.loads((tmp_path / "a/b/balance.json").read_text())["games"] == 3
    records = sorted((tmp_path / "a/b/records").iterdir())
    assert skirmish("verify", *map(str, records), folder=tmp_path).status == 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        ("--level", "nobody"),
        ("--level", "cmd:./bot"),
        ("--games", "0"),
        ("--nodes", "0"),
        ("--jobs", "0"),
        ("--variant", "standard"),
        ("--out", "there"),
        ("--out", "there/thesis.tex"),
    ],
)
def test_bad_calls_are_told_in_the_readers_language(
    arguments: tuple[str, ...],
    lang: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "thesis.tex").write_text("years of work")
    done = called(capsys, *SMALL, *arguments, "--lang", lang)
    assert (done.status, done.out) == (2, "")
    english = called(capsys, *SMALL, *arguments, "--lang", "en").err
    assert (done.err == english) == (lang == "en")


@pytest.mark.parametrize("option", ["--games", "--nodes"])
def test_nothing_is_too_little(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "1 " in called(capsys, *SMALL, option, "0").err


def test_another_study_in_the_folder_is_no_arena(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert called(capsys, *SMALL, "--out", "out").status == 0
    done = called(capsys, *SMALL, "--games", "4", "--out", "out")
    assert (done.status, done.err) == (
        2,
        "skirmish: out contains different games. Differences, there ≠ here: games: 3 ≠ 4.\n",
    )


def test_a_reader_who_leaves_loses_no_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def left(*said: object, **how: object) -> None:
        raise BrokenPipeError

    monkeypatch.setattr("builtins.print", left)
    out = tmp_path / "out"
    assert main([*SMALL, "--out", str(out)]) == 141
    assert {"balance.json", "balance.md", "overview.svg"} <= {path.name for path in out.iterdir()}


def test_ctrl_c_leaves_and_the_same_command_goes_on(tmp_path: Path, no_leftovers: list[Person]) -> None:
    person = Person(tmp_path, *LONG, command="balance")
    no_leftovers.append(person)
    journal = tmp_path / "out" / "journal.jsonl"
    wait_for(lambda: journal.exists() and journal.read_bytes().count(b"\n") >= 2)
    person.process.sendintr()
    person.until(r"of 60 games are saved in out")
    person.process.wait()
    assert person.process.exitstatus == 130
    assert not (tmp_path / "out" / "balance.json").exists()
    before = journal.read_text()
    other = Person(tmp_path, *LONG, command="balance")
    no_leftovers.append(other)
    wait_for(lambda: len(journal.read_text()) > len(before))
    other.process.sendintr()
    other.until(r"of 60 games are saved in out")
    other.process.wait()
    assert journal.read_text().startswith(before)

"""``arena`` as a person meets it: what it says, what it keeps, and how it is left and taken up again."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import pytest

from skirmish.cli.main import main
from skirmish.lab.arena import ArenaRun
from skirmish.lab.journal import Journal
from skirmish.lab.runner import PlayedGame
from tests.cli.person import Person
from tests.cli.processes import LANGUAGES, called, skirmish, wait_for

SMALL = ("arena", "island", "--variant", "blitz", "--games", "2", "--seed", "7")
LONG = ("island", "--games", "40", "--seed", "7", "--agents", "greedy,b=greedy", "--out", "out")


def test_it_says_who_is_stronger_and_keeps_nothing_unasked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = called(capsys, *SMALL, "--agents", "random,greedy")
    assert (done.status, done.err) == (0, "")
    assert done.lines[0] == "island blitz, 2 of 2 games, seed 7."
    assert done.out.index("1 greedy") < done.out.index("2 random")
    assert [path.name for path in tmp_path.iterdir() if path.name != "data"] == []


def test_everything_is_kept_and_the_same_command_says_it_again(tmp_path: Path) -> None:
    asked = (*SMALL, "--agents", "random", "--agents", "greedy", "--out", "a/b")
    first = skirmish(*asked, "--jobs", "2", folder=tmp_path)
    assert (first.status, first.err) == (0, "")
    assert first.lines[-1] == "Results are in a/b."
    kept = {path.relative_to(tmp_path / "a/b").as_posix() for path in (tmp_path / "a/b").rglob("*.*")}
    assert kept == {
        *("arena.json", "journal.jsonl", "result.json", "ratings.svg", "ratings.png"),
        *("records/00001-greedy-random.skirmish", "records/00002-random-greedy.skirmish"),
    }
    again = skirmish(*asked[:6], *asked[8:], folder=tmp_path)  # the seed is known there
    assert again == first
    judged = skirmish("verify", *(f"a/b/{each}" for each in kept if "records" in each), folder=tmp_path)
    assert judged.status == 0
    assert json.loads((tmp_path / "a/b/result.json").read_text())["played"] == 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        (*SMALL, "--agents", "random"),
        (*SMALL, "--agents", "random,random"),
        (*SMALL, "--agents", "random,nobody"),
        (*SMALL, "--agents", "random,greedy@0n"),
        (*SMALL, "--agents", "random,cmd:./there-is-no-such-program"),
        (*SMALL, "--agents", "random,greedy", "--games", "3"),
        (*SMALL, "--agents", "random,greedy", "--jobs", "0"),
        (*SMALL, "--agents", "random,greedy", "--anchor", "nobody"),
        (*SMALL, "--agents", "random,greedy", "--time", "5", "--nodes", "5"),
        (*SMALL, "--agents", "random,greedy", "--time", "0"),
        (*SMALL, "--agents", "random,greedy", "--variant", "standard"),
        (*SMALL, "--agents", "random,greedy", "--out", "there"),
        (*SMALL, "--agents", "random,greedy", "--out", "there/thesis.tex"),
        (*SMALL, "--agents", "random,greedy", "--out", "there/thesis.tex/results"),
        (*SMALL, "--agents", "random,greedy", "--cluster", "127.0.0.1:1"),
        SMALL,
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
    done = called(capsys, *arguments, "--lang", lang)
    assert (done.status, done.out) == (2, "")
    english = called(capsys, *arguments, "--lang", "en").err
    assert (done.err == english) == (lang == "en")


def test_another_arena_in_the_folder_is_told_apart(tmp_path: Path) -> None:
    asked = (*SMALL, "--agents", "random,greedy", "--out", "out")
    assert skirmish(*asked, folder=tmp_path).status == 0
    done = skirmish(*asked, "--games", "4", "--seed", "8", folder=tmp_path)
    assert done.status == 2
    assert done.err.startswith("skirmish: out contains different games.")
    assert done.err.endswith("there ≠ here: games: 2 ≠ 4; seed: 7 ≠ 8.\n")


def test_a_file_is_no_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bot.py").write_text("")
    for out in ("bot.py", "bot.py/results"):
        done = called(capsys, *SMALL, "--agents", "random,greedy", "--out", out)
        assert (done.status, done.err) == (2, "skirmish: “bot.py” is a file, not a folder.\n")


def test_a_reader_who_leaves_loses_no_picture(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def left(*said: object, **how: object) -> None:
        raise BrokenPipeError

    monkeypatch.setattr("builtins.print", left)
    out = tmp_path / "out"
    assert main([*SMALL, "--agents", "random,greedy", "--out", str(out)]) == 141
    assert {"result.json", "ratings.svg", "ratings.png"} <= {path.name for path in out.iterdir()}


@pytest.mark.parametrize("kept", [(), ("--out", "out")])
def test_a_terminated_arena_says_what_was_played(
    kept: tuple[str, ...],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keep = Journal.keep

    def keep_one(self: Journal, played: PlayedGame) -> None:
        keep(self, played)
        os.kill(os.getpid(), signal.SIGTERM)

    monkeypatch.setattr(Journal, "keep", keep_one)
    monkeypatch.chdir(tmp_path)
    done = called(capsys, *SMALL, "--agents", "random,greedy", *kept)
    assert done.status == 130
    assert done.out.startswith("island blitz, 1 of 2 games, seed 7.")
    assert ("1 of 2 games are saved in out" in done.err) == bool(kept)
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL


def test_an_arena_without_a_game_says_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ArenaRun, "play", lambda self: signal.raise_signal(signal.SIGINT))
    done = called(capsys, *SMALL, "--agents", "random,greedy")
    assert (done.status, done.out, done.err) == (130, "", "")


def test_ctrl_c_leaves_and_the_same_command_goes_on(tmp_path: Path, no_leftovers: list[Person]) -> None:
    person = Person(tmp_path, *LONG, command="arena")
    no_leftovers.append(person)
    journal = tmp_path / "out" / "journal.jsonl"
    wait_for(lambda: journal.exists() and journal.read_bytes().count(b"\n") >= 2)
    person.until("Playing")  # the bar
    person.process.sendintr()
    person.until(r"pairing +games")  # what was played so far
    person.until(r"of 40 games are saved in out")
    person.process.expect_exact("Run the same command again to continue.")
    person.process.wait()
    assert person.process.exitstatus == 130
    before = journal.read_text()
    other = Person(tmp_path, *LONG, command="arena")
    no_leftovers.append(other)
    wait_for(lambda: len(journal.read_text()) > len(before))
    other.process.sendintr()
    other.until(r"of 40 games are saved in out")
    other.process.wait()
    assert journal.read_text().startswith(before)

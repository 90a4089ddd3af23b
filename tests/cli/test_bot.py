"""``skirmish bot``, and programs at the table: what people see of them."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from skirmish import agents
from skirmish.bots.bot import Bot
from skirmish.core import AnyGame
from skirmish.match.seeds import Seed
from skirmish.records import check, read_records
from tests.bots.test_host import BOTS
from tests.cli.processes import LANGUAGES, SKIRMISH, Play, autosaved, called, environment, skirmish

RETURNS = "<II <IH <IT <IA <HI <HT <HA <TI <TH <TA <AI <AH <AT"
OPENING = f"hello skirmish 1\nmatch hill218 standard seat S first S\ntoken +IIHTA\ngo 500 legal {RETURNS}\n"


def bot(behaviour: str, folder: Path) -> str:
    """A program of the zoo as an agent's name."""
    return f"cmd:'{sys.executable}' '{BOTS}' {behaviour} '{folder}'"


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_conversation(level: str, tmp_path: Path) -> None:
    done = skirmish("bot", "--level", level, "--seed", "7", folder=tmp_path, given=f"{OPENING}bye\n")
    assert (done.status, done.err) == (0, "")
    name, play = done.lines
    assert name == f"name skirmish {level}"
    assert play.removeprefix("play ") in RETURNS.split()
    again = skirmish("bot", "--level", level, "--seed", "7", folder=tmp_path, given=OPENING)
    assert again == done, "the same seed, the same answer; and the end of the input is as good as bye"


def test_a_level_plays_and_says_what_it_thinks(thinkers: None, tmp_path: Path) -> None:
    done = skirmish("bot", "--level", "captain", "--seed", "7", folder=tmp_path, given=f"{OPENING}bye\n")
    assert (done.status, done.err) == (0, "")
    name, info, play = done.lines
    assert name == "name skirmish captain"
    assert info.startswith("info win 0.")
    assert play.removeprefix("play ") in RETURNS.split()


def test_what_takes_a_moment_is_loaded_once_and_before_the_name_is_said() -> None:
    happened: list[str] = []

    def ready(game: AnyGame) -> None:
        happened.append(game.name)

    bot = Bot(
        "us",
        lambda limit: agents.load("random"),
        Seed("7").agents,
        happened.append,
        lambda error: None,
        ready=ready,
    )
    assert bot.hear("hello skirmish 1")
    assert happened == ["island", "hill218", "name us"]
    assert bot.hear("hello skirmish 1")
    assert happened[3:] == ["name us"]


def test_a_bot_answers_line_by_line(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*SKIRMISH, "bot", "--level", "random"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=tmp_path,
        env=environment(tmp_path),
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(3):
            process.stdin.write(b"hello skirmish 1\r\n")
            process.stdin.flush()
            assert process.stdout.readline() == b"name skirmish random\n"
        process.stdout.close()  # the host leaves without a word
        process.stdin.write(b"hello skirmish 1\n")
        process.stdin.close()
    assert process.returncode == 141


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("match chess classic seat S first S\n", "“chess”"),
        ("match island quick seat S\n", "Malformed line from the host: “match island quick seat S”"),
        ("token e2-e4\n", "no match has begun"),
        (f"{OPENING}token <PP\n", "Token 2 of the match is not possible: “<PP”"),
        (f"{OPENING}token \x1b]0;x\x07\n", "not possible: “�]0;x�”"),
        (b"match \xff\xfe\n", "Malformed line from the host: “match ��”"),
        (b"go " + b"9" * (1 << 21), "Malformed line from the host: “go 999"),
        (b"\x00" * 100_000 + b"\ntoken x\n", "no match has begun"),
    ],
    ids=range(8),
)
def test_a_host_that_cannot_be_followed(given: str | bytes, said: str, tmp_path: Path) -> None:
    done = skirmish("bot", "--level", "random", folder=tmp_path, given=given)
    assert done.status == 2
    assert said in done.err
    assert "\x1b" not in done.err
    other = skirmish("bot", "--level", "random", "--lang", "de", folder=tmp_path, given=given)
    assert other.status == 2
    assert other.err != done.err


def test_what_is_not_understood_is_told_and_left_out(tmp_path: Path) -> None:
    done = skirmish("bot", "--level", "random", folder=tmp_path, given=f"shrug\n\n{OPENING}")
    assert done.status == 0
    assert "Unknown line from the host, ignored: “shrug”" in done.err
    assert done.lines[-1].startswith("play <")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        ("--level", "marshal"),
        ("--level", "cmd:python bot.py"),
        ("--level", "random", "--nodes", "0"),
        ("--level", "random", "--nodes", "many"),
        ("--level", "random", "--seed", "a\nb"),
    ],
)
def test_bad_calls(arguments: tuple[str, ...], lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    done = called(capsys, "bot", *arguments, "--lang", lang)
    assert (done.status, done.out) == (2, "")
    english = called(capsys, "bot", *arguments, "--lang", "en").err
    assert (done.err == english) == (lang == "en")


@pytest.mark.parametrize("game", ["island", "hill218"])
def test_a_program_plays_a_whole_match_at_the_table(game: str, tmp_path: Path, play: Play) -> None:
    name = bot("remembers", tmp_path)
    options = ("--south", "random", "--north", name, "--board", "facts", "--seed", "3")
    done = play(game, *(("--variant", "quick") if game == "island" else ()), *options)
    assert done.status == 0
    (record,) = read_records(autosaved(tmp_path).read_text())
    assert check(record) is not None
    assert (record["North"], record["Termination"]) == (name, "normal")
    assert record.get("Reason") is None
    heard = (tmp_path / "heard").read_text().splitlines()
    assert sum(line.startswith("token ") for line in heard) == len(record.tokens)
    assert heard[-1].startswith(f"over {record['Result']} reason ")


def test_a_program_that_fails_has_lost_and_the_reason_is_told(tmp_path: Path, play: Play) -> None:
    name = bot("illegal", tmp_path)
    done = play("hill218", "--north", name, "--first", "N", "--board", "facts", lines=["1"] * 40)
    assert done.status == 0
    out = " ".join(done.out.split())
    assert "North: The program played z99, which is not allowed here." in out
    assert "North forfeited the match. You win." in out
    (record,) = read_records(autosaved(tmp_path).read_text())
    assert check(record) is not None
    assert (record["Result"], record["Termination"]) == ("S", "resignation")
    assert record["Reason"].startswith("bot-illegal ")
    assert record["Reason"].endswith("token=z99")


def test_a_program_that_resigns(tmp_path: Path, play: Play) -> None:
    done = play("hill218", "--south", bot("resigns", tmp_path), "--north", "random", "--board", "facts")
    assert "South resigned. Random wins." in done.out
    (record,) = read_records(autosaved(tmp_path).read_text())
    assert (record["Result"], record["Termination"], record.get("Reason")) == ("N", "resignation", None)


def test_a_program_is_on_the_clock_as_well(tmp_path: Path, play: Play) -> None:
    name = bot("slow_within_the_grace", tmp_path)
    done = play("hill218", "--south", name, "--north", "random", "--clock", "0.7", "--board", "facts")
    assert done.status == 0
    assert "South ran out of time. Random wins." in done.out
    (record,) = read_records(autosaved(tmp_path).read_text())
    assert (record["Result"], record["Termination"]) == ("N", "time")


def test_a_program_that_there_is_not(tmp_path: Path) -> None:
    done = skirmish("play", "hill218", "--south", "cmd:/no/such/bot", "--north", "random", folder=tmp_path)
    assert (done.status, done.out) == (2, "")
    assert "There is no program to run for “cmd:/no/such/bot”." in done.err
    assert skirmish("play", "--north", "cmd:'", folder=tmp_path).status == 2


def test_after_a_takeback_the_match_begins_anew_for_a_program(tmp_path: Path, play: Play) -> None:
    name = bot("remembers", tmp_path)
    start = ("island", "--seed", "1", "--first", "S", "--north", name, "--board", "facts")
    play(*start, lines=["#a1", "undo", "#c3"])
    heard = (tmp_path / "heard").read_text().splitlines()
    begun = [at for at, line in enumerate(heard) if line.startswith("match ")]
    assert len(begun) == 2
    assert heard[begun[0] + 1] == "token #a1"
    assert heard[begun[1] + 1] == "token #c3"


def test_a_saved_match_runs_a_program_only_if_somebody_says_so(tmp_path: Path, play: Play) -> None:
    """A file may come from a stranger."""
    name = bot("remembers", tmp_path)
    play("island", "--first", "S", "--north", name, "--board", "facts", lines=["#a1"])
    shutil.copy(autosaved(tmp_path), tmp_path / "mine.skirmish")
    (tmp_path / "heard").unlink()
    (tmp_path / "pids").unlink()
    for lines in ([], ["n"], [""]):
        done = play("--resume", "mine.skirmish", lines=lines)
        assert done.status == 0
        assert "This match was played against the program" in done.out
        assert str(BOTS) in done.out.replace("\n", "")
        assert not (tmp_path / "pids").exists()
    play("--resume", "mine.skirmish", "--board", "facts", lines=["y", "quit"])
    assert (tmp_path / "pids").exists()
    (tmp_path / "pids").unlink()
    done = play("--resume", lines=["quit"])  # our own autosave
    assert "This match was played" not in done.out
    assert (tmp_path / "pids").exists()

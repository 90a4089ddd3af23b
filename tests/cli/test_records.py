"""``simulate``, ``check``, ``verify`` and ``show``: files of records, written, judged and drawn."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from skirmish.core import SOUTH, Options
from skirmish.games import load
from skirmish.match import FairChance, Match
from skirmish.records import write_record
from tests.cli.processes import HILL, ROLL, SKIRMISH, Done, called, environment, skirmish

RANDOM = ("--south", "random", "--north", "random")


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of three island games."""
    folder = tmp_path_factory.mktemp("games")
    done = skirmish(
        "simulate", "island", "--games", "3", "--seed", "7", *RANDOM, "--out", "a.skirmish", folder=folder
    )
    assert (done.status, done.out, done.err) == (0, "", "")
    return folder / "a.skirmish"


def lines_end(done: Done, *ends: str) -> bool:
    return len(done.lines) == len(ends) and all(map(str.endswith, done.lines, ends))


@pytest.mark.parametrize(("game", "variant"), [("island", "quick+minefield"), ("hill218", "beginner")])
def test_the_same_seed_gives_the_same_bytes_and_they_are_sound(
    game: str, variant: str, tmp_path: Path
) -> None:
    asked = ("simulate", game, "--variant", variant, "--games", "2", "--seed", "x 1", *RANDOM)
    once, again = (skirmish(*asked, folder=tmp_path) for _ in range(2))
    assert once == again
    assert once.out.count("[Game ") == 2
    assert "[Date " not in once.out
    assert skirmish(*asked, "--out", "out", folder=tmp_path).out == ""
    assert (tmp_path / "out").read_text() == once.out
    checked = skirmish("check", "-", folder=tmp_path, given=once.out)
    assert checked.status == 0
    assert [line.split(": ")[0] for line in checked.lines] == ["-#1", "-#2"]
    assert all(line.split(": ok ")[1] in ("S", "N", "draw") for line in checked.lines)
    verified = skirmish("verify", "-", folder=tmp_path, given=once.out)
    assert verified.status == 0
    assert all("chance events recomputed" in line for line in verified.lines)


def test_greedy_opponents_and_the_first_player(tmp_path: Path) -> None:
    done = skirmish("simulate", "hill218", "--seed", "1", "--first", "N", folder=tmp_path)
    assert '[First "N"]' in done.out
    assert '[South "greedy"]' in done.out


def test_no_games_are_no_records(tmp_path: Path) -> None:
    done = skirmish("simulate", "island", "--games", "0", folder=tmp_path)
    assert (done.status, done.out) == (0, "")
    checked = skirmish("check", "-", folder=tmp_path)
    assert (checked.status, checked.out) == (2, "")
    assert "- contains no records." in checked.err


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("island", "--games", "-1"), "0 or more"),
        (("island", "--games", "many"), "invalid number"),
        (("island", "--south", "nobody"), "no opponent"),
        (("island", "--variant", "chess"), "no variant"),
        (("island", "--seed", "a\nb"), "seed"),
        (("island", "--first", "X"), "choose from"),
        (("island", "--out", "."), "folder"),
        (("island", "--out", "no/such/folder"), "“no/such”: no such folder"),
        (("chess",), "no game"),
        (("island", "--south", "cmd:./nosuch x"), "no program to run for “cmd:./nosuch x”"),
    ],
)
def test_simulate_refuses_a_bad_call(
    arguments: tuple[str, ...],
    reason: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    done = called(capsys, "simulate", *arguments, *RANDOM[2:])
    assert (done.status, done.out) == (2, "")
    assert reason in done.err
    assert list(tmp_path.iterdir()) == []


def test_simulate_tells_of_every_game_that_a_program_loses_by_failing(tmp_path: Path) -> None:
    bot = f"cmd:{sys.executable} -c 'import sys; sys.exit(3)'"
    done = skirmish("simulate", "island", "--games", "2", "--south", bot, *RANDOM[2:], folder=tmp_path)
    assert done.status == 0
    assert done.err == "skirmish: The program ended with status 3.\n" * 2
    assert done.out.count('[Reason "bot-died ') == 2


def test_check_names_token_line_and_rule(games: Path, tmp_path: Path) -> None:
    text = games.read_text().replace(" d3 ", " d2 ")
    done = skirmish("check", "-", str(games), folder=tmp_path, given=text)
    assert done.status == 1
    assert len(done.lines) == 6
    assert any(line.startswith("-#") and "token " in line and "(rule I-3." in line for line in done.lines[:3])
    assert all(line.startswith(f"{games}#") and ": ok " in line for line in done.lines[3:])


def test_check_tells_where_a_record_is_no_record(games: Path, tmp_path: Path) -> None:
    text = games.read_text() + '\n[Game "island"]\n[Variant "classic"]\n\n#a1\n'
    done = skirmish("check", "-", folder=tmp_path, given=text)
    assert done.status == 1
    assert len(done.lines) == 4
    assert done.lines[3].startswith("-#4: line ")
    assert "First" in done.lines[3]


def test_an_unfinished_record_is_checked_and_not_verified(tmp_path: Path) -> None:
    text = '[Game "hill218"]\n[Variant "standard"]\n[First "S"]\n[Result "*"]\n\n+?????  <?? {well} +?????\n'
    assert lines_end(skirmish("check", "-", folder=tmp_path, given=text), "ok *")
    done = skirmish("verify", "-", folder=tmp_path, given=text)
    assert done.status == 1
    assert "not finished" in done.out


def test_verify_finds_the_first_difference(games: Path, tmp_path: Path) -> None:
    secret = games.read_text().replace('[Secret "', '[Secret "00', 1)
    done = skirmish("verify", "-", folder=tmp_path, given=secret)
    assert done.status == 1
    assert "-#1: line " in done.lines[0]
    assert all(": ok, " in line for line in done.lines[1:])
    entropy = games.read_text().replace('[NorthEntropy "', '[NorthEntropy "0', 1)
    done = skirmish("verify", "-", folder=tmp_path, given=entropy)
    assert done.status == 1
    assert "-#1: token " in done.lines[0]
    assert "the secret gives" in done.lines[0]


@pytest.mark.parametrize("command", ["check", "verify"])
def test_files_that_cannot_be_read(
    command: str,
    games: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    monkeypatch.chdir(tmp_path)
    done = called(capsys, command, "missing", ".", "bytes", str(games))
    assert done.status == 2
    assert [line.split(": ")[0] for line in done.lines] == [f"{games}#{number}" for number in (1, 2, 3)]
    said = done.err.splitlines()
    assert len(said) == 3
    assert "missing" in said[0]
    assert "folder" in said[1]
    assert "UTF-8" in said[2]
    assert called(capsys, command).status == 2


def test_a_reader_who_leaves_early_is_no_fault(tmp_path: Path) -> None:
    done = subprocess.run(
        ["bash", "-c", f"{SKIRMISH[0]} -m skirmish simulate island --games 300 --seed 1 | head -n 1"],
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        timeout=60,
        check=True,
    )
    assert (done.stdout, done.stderr) == ('[Game "island"]\n', "")


def test_show_draws_positions_of_both_games(capsys: pytest.CaptureFixture[str]) -> None:
    island = called(capsys, "show", ROLL)
    assert island.status == 0
    assert "S^" in island.out
    assert "Roll the die" in island.out
    hill = called(capsys, "show", HILL)
    assert "/218\\" in hill.out
    assert "\x1b" not in island.out + hill.out
    assert "\x1b" not in called(capsys, "show", HILL, "--board", "colour").out  # no terminal, no colour
    facts = called(capsys, "show", ROLL, "--board", "facts", "--lang", "de")
    assert "Süd" in facts.out


def test_show_draws_moments_of_records(
    games: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    start = called(capsys, "show", str(games), "--ply", "0")
    assert "S^" not in start.out
    end, named, third = (called(capsys, "show", f"{games}{number}") for number in ("", "#1", "#3"))
    assert (end.status, third.status) == (0, 0)
    assert end == named
    assert third != end
    assert "win" in end.out
    given = skirmish("show", "-", folder=tmp_path, given=games.read_text())
    assert given.out == end.out


def test_show_writes_pictures(games: Path, tmp_path: Path) -> None:
    done = skirmish("show", str(games), "--svg", "end.svg", "--theme", "dark", folder=tmp_path)
    assert (done.status, done.out) == (0, "")
    assert (tmp_path / "end.svg").read_text().startswith("<svg")
    again = skirmish("show", str(games), "--svg", "-", "--theme", "dark", folder=tmp_path)
    assert again.out == (tmp_path / "end.svg").read_text()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("FILE#4",), "record 4"),
        (("FILE#0",), "record 0"),
        (("FILE", "--ply", "99999"), "tokens"),
        (("FILE", "--ply", "-1"), "0 or more"),
        ((ROLL, "--ply", "3"), "--ply"),
        ((HILL, "--game", "island"), "position"),
        (("a b c",), "five parts"),
        (("missing.skirmish",), "missing.skirmish"),
        ((".",), "folder"),
        (("empty",), "record"),
        (("x" * 5000,), "at most 2,000 characters"),
        ((ROLL, "--theme", "pink"), "choose from"),
        (("FILE", "--svg", "no/such/file"), "“no/such”: no such folder"),
    ],
)
def test_show_refuses(
    arguments: tuple[str, ...],
    reason: str,
    games: Path,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty").touch()
    done = called(capsys, "show", *(each.replace("FILE", str(games)) for each in arguments))
    assert (done.status, done.out) == (2, "")
    assert reason in done.err


def test_rules_are_printed_whole_or_one_by_one(capsys: pytest.CaptureFixture[str]) -> None:
    page = called(capsys, "rules", "hill218")
    assert page.status == 0
    assert "/218\\" in page.out
    one = called(capsys, "rules", "island", "i-3.4", "--lang", "no")
    assert one.out.startswith("I-3.4 ")
    missing = called(capsys, "rules", "island", "I-9.9")
    assert (missing.status, missing.out) == (2, "")
    assert "I-9.9" in missing.err
    assert called(capsys, "rules", "chess").status == 2


@pytest.mark.parametrize(
    ("fair", "said"),
    [
        (FairChance(bytes(16), "a", "b"), "scheme 1 does not prove"),
        (FairChance(bytes(16), "", "", 2), "scheme 2: the host alone"),
        (FairChance(bytes(16), "a", "", 2), "scheme 2: host and South committed"),
        (FairChance(bytes(16), "", "b", 2), "scheme 2: host and North committed"),
        (FairChance(bytes(16), "a", "b", 2), "scheme 2: host, South and North committed"),
        (
            FairChance(bytes(16), "a", "b", 2, ((0, 3),)),
            "scheme 2: host, South and North committed before any entropy was revealed; "
            "restored from a backup before chance event 1 (epoch 3)",
        ),
    ],
)
def test_verify_says_what_is_proved(
    fair: FairChance, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match.start(load("hill218"), Options("standard"), fair).resign(SOUTH, 0)
    file = tmp_path / "one.skirmish"
    file.write_text(write_record(match.record()))
    done = called(capsys, "verify", str(file))
    assert done.status == 0
    assert f"ok, 1 chance event recomputed; {said}" in done.out

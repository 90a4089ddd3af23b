"""What is kept of a match: after a crash, an interrupt, the end of input; and what cannot go on."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import time
from dataclasses import replace
from pathlib import Path

import pytest

from skirmish.records import Record, Tag, read_records, write_record
from tests.cli.processes import (
    SKIRMISH,
    Play,
    autosaved,
    called,
    environment,
    skirmish,
    tokens_kept,
    wait_for,
)
from tests.must import must


def test_the_end_of_input_leaves_politely_and_the_match_goes_on(tmp_path: Path, play: Play) -> None:
    start = ("island", "--seed", "1", "--first", "S", "--north", "random")
    done = play(*start, lines=["#a1", "#b2"], alone=True)
    assert done.status == 0
    assert "skirmish play --resume" in done.out
    (record,) = read_records(autosaved(tmp_path).read_text())
    tokens = [token.text for token in record.tokens]
    assert (record["Result"], len(tokens), tokens[0]) == ("*", 4, "#a1")
    square = re.findall(r"#\w+", play("--resume", lines=["list", "quit"]).out)[0]
    play("--resume", lines=[square])
    (resumed,) = read_records(autosaved(tmp_path).read_text())
    assert [token.text for token in resumed.tokens][:5] == [*tokens, square]
    assert len(resumed.tokens) == 6


def test_resume_after_kill_9(tmp_path: Path, play: Play) -> None:
    with subprocess.Popen(
        [*SKIRMISH, "play", "hill218", "--seed", "5", "--first", "S", "--north", "random"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=tmp_path,
        env=environment(tmp_path),
        text=True,
    ) as process:
        assert process.stdin is not None
        process.stdin.write("1\n1\n")
        process.stdin.flush()
        wait_for(lambda: autosaved(tmp_path).exists() and len(tokens_kept(tmp_path)) >= 6)
        os.kill(process.pid, signal.SIGKILL)
        assert process.wait() == -signal.SIGKILL
    before = tokens_kept(tmp_path)
    assert play("--resume", lines=["1"]).status == 0
    assert tokens_kept(tmp_path)[: len(before)] == before
    assert len(tokens_kept(tmp_path)) > len(before)


def test_ctrl_c_is_130_and_keeps_the_match(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*SKIRMISH, "play", "--first", "S", "--north", "greedy"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env=environment(tmp_path),
        text=True,
    ) as process:
        wait_for(autosaved(tmp_path).exists)
        time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=20)
    # Interrupted inside an exec, as dataclasses use it, Python ends itself by the signal: a shell sees 130.
    assert process.returncode in (130, -signal.SIGINT)
    assert err == ""
    assert "--resume" in out


def test_a_saved_match_hides_the_cards_and_goes_on_elsewhere(tmp_path: Path, play: Play) -> None:
    done = play(
        "hill218", "--variant", "standard", "--seed", "2", "--first", "S", lines=["1", "save there.skirmish"]
    )
    assert "Saved as there.skirmish." in done.out
    text = (tmp_path / "there.skirmish").read_text()
    (record,) = read_records(text)
    assert record["Result"] == "*"
    assert record.get("Secret") is None
    assert record.get("Seed") is None
    assert {token.text for token in record.tokens if token.text[0] in "+<"} <= {"+?????", "<??", "+?", "+??"}
    shown = skirmish("show", "there.skirmish", folder=tmp_path)
    assert "hand ????" in shown.out
    (elsewhere := tmp_path / "elsewhere").mkdir()
    again = play("--resume", "../there.skirmish", lines=["board"], folder=elsewhere)
    assert re.search(r"South: hand [IHSTAP]{4}", again.out)


def test_a_new_match_puts_an_unfinished_one_aside(tmp_path: Path, play: Play) -> None:
    play("--first", "S", lines=["#a1"])
    again = play("--first", "S", lines=[])
    found = must(re.search(r"--resume\s+(\S+unfinished-1\.skirmish)", again.out))
    untouched = play("--first", "S", lines=[])
    assert "unfinished" not in untouched.out  # no decision had been made
    play("--first", "S", lines=["#b2"])
    resumed = play("--resume", found[1], lines=["board"])
    assert "You placed" not in resumed.out
    assert "blocks: 2" in resumed.out
    assert "unfinished-2.skirmish" in resumed.out  # the match it replaced is kept, too


def test_two_terminals_keep_two_matches(tmp_path: Path, play: Play) -> None:
    with subprocess.Popen(
        [*SKIRMISH, "play", "--first", "S", "--north", "greedy"],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        cwd=tmp_path,
        env=environment(tmp_path),
    ) as process:
        wait_for(autosaved(tmp_path).exists)
        play("hill218", lines=["1"])
        assert autosaved(tmp_path).with_name("autosave-2.skirmish").exists()
        assert '"island"' in autosaved(tmp_path).read_text()
        process.terminate()


def test_a_war_is_resumed_with_its_battles(tmp_path: Path, play: Play) -> None:
    options = ("island", "--war", "over-2", "--north", "random", "--seed", "6", "--first", "S")
    play(*options, lines=["#a1", "resign", "y", "1", "quit"])
    records = read_records(autosaved(tmp_path).read_text())
    assert [record["Result"] for record in records] == ["N", "*"]
    done = play("--resume", lines=["resign", "y", ""])
    assert "Random wins the war." in done.out
    assert len(read_records(autosaved(tmp_path).read_text())) == 2


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("chess",), "no game"),
        (("island", "--variant", "standard"), "no variant"),
        (("--south", "nobody"), "no opponent"),
        (("--clock", "noon"), "Invalid clock"),
        (("--clock", "0"), "Invalid clock"),
        (("--clock", "1e9+nan"), "Invalid clock"),
        (("hill218", "--war", "to-50"), "to-50"),
        (("--war", "best-of-4"), "best-of-4"),
        (("--resume",), "no saved match"),
        (("--resume", "nothing"), "nothing"),
        (("--resume", "."), "folder"),
        (("--resume", "junk"), "no match"),
        (("--resume", "empty"), "no match"),
        (("--resume", "plain"), "secret"),
        (("--resume", "torn"), "sealed"),
        (("island", "--resume"), "combined with GAME"),
        (("--resume", "torn", "--seed", "1"), "combined with --seed"),
        (("--seed", "a\tb"), "seed"),
    ],
)
def test_play_refuses_a_bad_call(
    arguments: tuple[str, ...],
    reason: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "junk").write_bytes(b"\xff")
    (tmp_path / "empty").touch()
    tags = {"Game": "island", "Variant": "classic", "First": "S", "Result": "*"}
    plain = Record.of(tags, ["#a1"])
    (tmp_path / "plain").write_text(write_record(plain))
    torn = replace(plain, tags=(*plain.tags, Tag("Sealed", "AAAA")))
    (tmp_path / "torn").write_text(write_record(torn))
    monkeypatch.chdir(tmp_path)
    done = called(capsys, "play", *arguments)
    assert (done.status, done.out) == (2, "")
    assert reason in done.err


def test_no_place_to_keep_the_match_is_told_once_and_ends_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = skirmish(
        "play",
        "--first",
        "S",
        "--north",
        "greedy",
        folder=tmp_path,
        given="#a1\n",
        env={"XDG_DATA_HOME": str(tmp_path / "file")},
    )
    assert done.status == 0
    assert len(done.err.splitlines()) == 1

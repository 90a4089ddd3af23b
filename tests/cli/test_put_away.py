"""What lies in the data folder: whose it is, what is put aside, what goes on, and what is damaged."""

from __future__ import annotations

import base64
import json
import os
import re
import subprocess
import zlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from skirmish import folders
from skirmish.cli.terminal import saving
from skirmish.records import Record, Tag, Token, read_records, write_record
from tests.cli.processes import SKIRMISH, Play, autosaved, called, environment, skirmish, wait_for
from tests.must import must

MATCH = ("--first", "S", "--north", "random", "--seed", "1")


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def told(text: str) -> str:
    return " ".join(text.split())


def beside(folder: Path, name: str) -> Path:
    return autosaved(folder).with_name(name)


def test_nobody_else_reads_the_secret(tmp_path: Path, play: Play) -> None:
    autosaved(tmp_path).parent.mkdir(parents=True, mode=0o755)
    play(*MATCH, lines=["#a1"])
    assert (mode(autosaved(tmp_path)), mode(autosaved(tmp_path).parent)) == (0o600, 0o700)
    autosaved(tmp_path).chmod(0o644)
    play("--resume", lines=["#b2"])
    assert mode(autosaved(tmp_path)) == 0o600
    play(*MATCH)
    assert mode(beside(tmp_path, "unfinished-1.skirmish")) == 0o600


def test_the_battles_of_a_war_are_put_aside_though_the_next_is_untouched(tmp_path: Path, play: Play) -> None:
    play("--war", "over-2", *MATCH, lines=["#a1", "resign", "y"])
    assert [each["Result"] for each in saving.read(autosaved(tmp_path))] == ["N", "*"]
    play(*MATCH)
    aside = saving.read(beside(tmp_path, "unfinished-1.skirmish"))
    assert [each["Result"] for each in aside] == ["N", "*"]


@pytest.mark.parametrize("content", [b"\xff", b"", b"nonsense"])
def test_a_damaged_autosave_is_kept_and_told_of(content: bytes, tmp_path: Path, play: Play) -> None:
    autosaved(tmp_path).parent.mkdir(parents=True)
    autosaved(tmp_path).write_bytes(content)
    done = play(*MATCH)
    assert "The autosave was damaged." in done.out
    assert beside(tmp_path, "damaged-1.skirmish").read_bytes() == content


def test_a_finished_match_is_kept_when_the_next_begins(
    tmp_path: Path, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saving, "MOST_FINISHED", 3)
    kept = []
    for number in range(5):
        done = play("--first", "S", lines=["resign", "y", ""])
        kept.append(autosaved(tmp_path).read_text())
        assert (f"finished-{number}.skirmish" in told(done.out)) == (number > 0)
    found = {path.name: path.read_text() for path in autosaved(tmp_path).parent.glob("finished-*")}
    assert found == {f"finished-{number}.skirmish": kept[number - 1] for number in (2, 3, 4)}


def test_resume_goes_on_with_the_newest_that_can_go_on(tmp_path: Path, play: Play) -> None:
    play(*MATCH, lines=["#a1"])
    play(*MATCH, lines=["#b2"])
    play(*MATCH, lines=["resign", "y", ""])  # over: nothing to go on with
    assert beside(tmp_path, "unfinished-2.skirmish").exists()
    resumed = play("--resume", lines=["#c3"])
    assert "unfinished" not in resumed.out
    assert not beside(tmp_path, "unfinished-2.skirmish").exists()  # it goes on in the autosave
    (record,) = saving.read(autosaved(tmp_path))
    assert [record.tokens[at].text for at in (0, 2)] == ["#b2", "#c3"]


def test_resume_leaves_a_match_alone_that_is_being_played(tmp_path: Path, play: Play) -> None:
    play(*MATCH, lines=["#a1"])
    with subprocess.Popen(
        [*SKIRMISH, "play", "--first", "S", "--north", "greedy"],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        cwd=tmp_path,
        env=environment(tmp_path),
    ) as process:
        wait_for(lambda: beside(tmp_path, "unfinished-1.skirmish").exists() and autosaved(tmp_path).exists())
        os.utime(autosaved(tmp_path))
        play("--resume", lines=[])
        (record,) = saving.read(beside(tmp_path, "autosave-2.skirmish"))
        assert record.tokens[0].text == "#a1"
        process.terminate()


def test_a_match_that_could_not_be_kept_is_not_said_to_be(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    nowhere = {"XDG_DATA_HOME": str(tmp_path / "file")}
    start = ("play", *MATCH)
    done = skirmish(*start, folder=tmp_path, given="#a1\nquit\nn\nquit\ny\n", env=nowhere)
    assert done.status == 0
    assert told(done.out).count("use save FILE to save it elsewhere. Leave anyway?") == 2
    assert "The match was not saved." in done.out
    assert "save FILE" in done.err
    assert "--resume" not in done.out
    saved = skirmish(*start, folder=tmp_path, given="#a1\nsave here.skirmish\nquit\n", env=nowhere)
    assert "The match is saved. Resume it with: skirmish play --resume here.skirmish" in told(saved.out)


def resealed(record: Record, change: Callable[[dict[str, Any]], object]) -> Record:
    inside = json.loads(zlib.decompress(base64.b64decode(record["Sealed"])))
    change(inside)
    packed = base64.b64encode(zlib.compress(json.dumps(inside).encode())).decode()
    return with_tag(record, "Sealed", packed)


def with_tag(record: Record, name: str, value: str) -> Record:
    return replace(record, tags=tuple(Tag(name, value) if tag.name == name else tag for tag in record.tags))


NESTED = base64.b64encode(zlib.compress(b'{"a":' * 100_000)).decode()


@pytest.mark.parametrize(
    "damage",
    [
        lambda record: resealed(record, lambda inside: inside.update(time=float("inf"))),
        lambda record: resealed(record, lambda inside: inside["commands"][0].update(at=float("inf"))),
        lambda record: with_tag(record, "Sealed", NESTED),
        lambda record: replace(record, entries=(Token("#b1"), *record.entries[1:])),
        lambda record: replace(record, entries=record.entries[:-1]),
        lambda record: with_tag(record, "Date", "1999-12-31"),
        lambda record: with_tag(record, "Commitment", "0" * 64),
    ],
)
def test_a_seal_that_is_damaged_or_of_another_match(
    damage: Callable[[Record], Record], tmp_path: Path, play: Play, capsys: pytest.CaptureFixture[str]
) -> None:
    play(*MATCH, lines=["#a1", "save here"])
    (record,) = read_records((tmp_path / "here").read_text())
    (tmp_path / "here").write_text(write_record(damage(record)))
    done = called(capsys, "play", "--resume", "here")
    assert (done.status, done.out) == (2, "")
    assert "sealed" in done.err


def test_a_match_in_an_earlier_data_folder_is_resumed_and_moves(
    tmp_path: Path, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On macOS the terminal used to keep matches in ``~/.local/share``."""
    play(*MATCH, lines=["#a1"])
    new = tmp_path / "Application Support" / "skirmish"
    monkeypatch.setattr(folders, "user_data_path", lambda *_, **__: new)
    play("--resume", lines=["#c3"])
    assert not autosaved(tmp_path).exists()
    (record,) = read_records((new / "autosave.skirmish").read_text())
    assert [token.text for token in record.tokens][:1] == ["#a1"]
    assert "#c3" in [token.text for token in record.tokens]


def test_people_without_a_home_are_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    done = called(capsys, "play")
    assert (done.status, done.out) == (2, "")
    assert "XDG_DATA_HOME" in done.err


@pytest.mark.parametrize("said", ["quit", "no", "N", "board", ""])
def test_no_answer_to_the_save_offer_becomes_a_file(said: str, tmp_path: Path, play: Play) -> None:
    play("--first", "S", "--lang", "de", lines=["resign", "j", said])
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


def test_a_tilde_is_home_and_save_is_understood(tmp_path: Path, play: Play) -> None:
    play("--first", "S", lines=["resign", "y", "~/mine"])
    play("--first", "S", lines=["resign", "y", "save other"])
    assert {path.name for path in tmp_path.iterdir()} == {"data", "mine", "other"}


def test_the_hint_names_what_people_typed(
    tmp_path: Path, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SKIRMISH_COMMAND", 'make terminal ARGS="%"')
    assert 'Resume it with: make terminal ARGS="--resume"' in told(play(*MATCH, lines=["#a1"]).out)
    aside = must(re.search(r'make terminal ARGS="--resume (\S+)"', told(play(*MATCH).out)))
    assert Path(aside[1]).name == "unfinished-1.skirmish"


def test_two_agents_are_told_and_asked_nothing(tmp_path: Path, play: Play) -> None:
    done = play("hill218", "--south", "random", "--north", "random", "--variant", "beginner")
    assert done.status == 0
    assert "Type a token" not in done.out
    assert "Save the record" not in done.out
    assert skirmish("verify", str(autosaved(tmp_path)), folder=tmp_path).status == 0

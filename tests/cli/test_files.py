"""Files that are written: links, pipes, devices, folders that are not there, and names of every kind."""

from __future__ import annotations

import os
import stat
import subprocess
import threading
from pathlib import Path

import pytest

from skirmish.cli.files import whole_file, write_whole
from tests.cli.person import Person
from tests.cli.processes import ROLL, SKIRMISH, called, environment, skirmish

SHORT = ("simulate", "island", "--variant", "blitz", "--south", "random", "--north", "random", "--seed", "1")


def test_a_link_stays_and_its_file_is_written(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("file")
    write_whole(tmp_path / "link", "one")  # to a file that is not there yet
    write_whole(tmp_path / "link", "two")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "file").read_text() == "two"


def test_devices_and_pipes_are_written_to(tmp_path: Path) -> None:
    write_whole(Path("/dev/null"), "text")
    assert stat.S_ISCHR(Path("/dev/null").stat().st_mode)
    os.mkfifo(pipe := tmp_path / "pipe")
    read: list[str] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_text()))
    reader.start()
    write_whole(pipe, "text")
    reader.join(10)
    assert read == ["text"]
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_a_file_that_may_not_be_written_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine").write_text("as it was")
    monkeypatch.setattr(os, "access", lambda path, mode: False)  # root may write everything
    done = called(capsys, "show", ROLL, "--svg", str(tmp_path / "mine"))
    assert done.status == 2
    assert "permission denied" in done.err
    assert (tmp_path / "mine").read_text() == "as it was"


def test_nothing_is_played_for_a_file_that_cannot_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = (*SHORT, "--games", "999999999", "--out")
    done = called(capsys, *asked, str(tmp_path / "no" / "file"))  # it would never come to an end
    assert (done.status, done.out) == (2, "")
    assert f"Cannot open “{tmp_path / 'no'}”: no such folder." in done.err
    long = called(capsys, *asked, str(tmp_path / ("x" * 300)))
    assert "too long" in long.err


def test_a_name_as_long_as_names_may_be(tmp_path: Path) -> None:
    write_whole(tmp_path / ("x" * 255), "text")
    assert [path.name for path in tmp_path.iterdir()] == ["x" * 255]


def test_what_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("as it was")

    def fail() -> None:
        with whole_file(tmp_path / "file") as write:
            write("half")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert [path.read_text() for path in tmp_path.iterdir()] == ["as it was"]


def test_a_new_file_is_as_any_other(tmp_path: Path) -> None:
    write_whole(tmp_path / "new", "")
    (tmp_path / "other").touch()
    assert (tmp_path / "new").stat().st_mode == (tmp_path / "other").stat().st_mode
    (tmp_path / "new").chmod(0o640)
    write_whole(tmp_path / "new", "again")
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o640


def test_names_do_nothing_to_the_terminal(tmp_path: Path) -> None:
    name = "a\x1b[31m\n\x9b\udcff"
    made = skirmish(*SHORT, "--out", name, folder=tmp_path)
    assert (made.status, made.err) == (0, "")
    done = skirmish("check", name, folder=tmp_path)
    assert done.out.split("#")[0] == "a\\x1b[31m\\n\\x9b\\udcff"
    missing = skirmish("check", "b\x1b", folder=tmp_path)
    assert "“b\\x1b”" in missing.err


@pytest.mark.parametrize(("lang", "said"), [("en", "no space left"), ("de", "kein Platz mehr")])
def test_a_full_disk_is_told_in_the_readers_language(lang: str, said: str, tmp_path: Path) -> None:
    done = subprocess.run(
        ["bash", "-c", f"{SKIRMISH[0]} -m skirmish rules island --lang {lang} > /dev/full"],
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        check=False,
    )
    assert done.returncode == 2
    assert said in done.stderr


def test_standard_output_is_not_blamed_for_standard_input(tmp_path: Path) -> None:
    done = subprocess.run(
        ["bash", "-c", f"{SKIRMISH[0]} -m skirmish legal island - 0> written"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=environment(tmp_path),
        check=False,
    )
    assert (done.returncode, done.stderr) == (
        2,
        "skirmish: Cannot read or write “standard input”: it is closed.\n",
    )


def test_no_bar_where_records_are_shown(tmp_path: Path, no_leftovers: list[Person]) -> None:
    shown = Person(tmp_path, *SHORT[1:], command="simulate")
    no_leftovers.append(shown)
    assert shown.end() == 0
    assert "Playing" not in shown.seen
    into_file = Person(tmp_path, *SHORT[1:], "--out", "file", command="simulate")
    no_leftovers.append(into_file)
    assert into_file.end() == 0
    assert "Playing" in into_file.seen


def test_less_is_told_of_colours(tmp_path: Path, no_leftovers: list[Person]) -> None:
    (tmp_path / "pager").write_text('#!/bin/sh\ncat > /dev/null\necho "LESS=$LESS"\n')
    (tmp_path / "pager").chmod(0o755)
    person = Person(tmp_path, "island", command="rules", more={"PAGER": str(tmp_path / "pager")})
    no_leftovers.append(person)
    assert person.end() == 0
    assert "LESS=-R" in person.seen

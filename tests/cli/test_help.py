"""The help teaches, in five languages, and all of its examples work."""

from __future__ import annotations

import argparse
import asyncio
import inspect
import io
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from skirmish.cli import commands
from skirmish.cli.command import OWN_WORDS
from skirmish.cli.main import main
from skirmish.i18n.layout import columns
from skirmish.i18n.speaker import Speaker, source
from skirmish.server.settings import sqlite_url
from skirmish.server.storage.store import Store
from tests.cli.processes import LANGUAGES, ROLLED, called, environment, skirmish

PROGRAMMERS = (
    "not defined|argument .-|invalid option string|for positionals|parser|merge|must start|dest=|conflict|"
    "mutually exclusive|callable|unexpected option|ambiguous option|expected %s argument|error: |"
    "must be a string|can't open"
)
"""Words of argparse's that only a mistake of ours could bring out, or that we never let it say."""


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    done = called(capsys, *arguments)
    return done.status, done.out, done.err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", commands.names())
def test_every_command_helps_in_every_language(
    name: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run(capsys, name, "--help", "--lang", lang)
    assert (status, err) == (0, "")
    for message, example in commands.load(name).examples.items():
        assert example in out
        assert Speaker(lang).has(message)
    assert "130" in out or re.search(r"\b2\b", out)
    assert "terminal-" not in out
    english = run(capsys, name, "--help")[1]
    assert (out == english) == (lang == "en")
    for words in ("usage:", "options:", "show this help", "Examples:", "Exit status"):
        assert (words in out) == (lang == "en"), words


@pytest.mark.parametrize("name", commands.names())
def test_no_sentence_of_the_help_is_wider_than_the_terminal(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Korean letters take two columns; argparse counts one for each."""
    monkeypatch.setenv("COLUMNS", "80")
    for words in run(capsys, name, "--help", "--lang", "ko")[1].splitlines():
        assert columns(words) <= 80 or not re.search("[가-힣]", words), words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_overview_names_every_command(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "--lang", lang, "--help")
    assert status == 0
    for name in commands.names():
        assert f"skirmish {name}  " in out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        ("legal",),
        ("simulate", "island", "--games", "x"),
        ("simulate", "island", "--first", "x"),
        ("simulate", "island", "--nothing"),
        ("simulate", "island", "--games"),
        ("check",),
        ("rules", "island", "--help=yes"),
        ("nothing",),
        ("legal", "island", "x"),
        ("play", "--clock", "noon"),
        ("play", "hill218", "--war", "to-50"),
    ],
)
def test_complaints_are_in_the_readers_language(
    arguments: tuple[str, ...], lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run(capsys, *arguments, "--lang", lang)
    assert (status, out) == (2, "")
    english = run(capsys, *arguments, "--lang", "en")[2]
    assert err
    assert (err == english) == (lang == "en")


def test_an_unknown_language_and_an_unknown_command(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run(capsys, "legal", "--lang", "xx")
    assert status == 2
    assert "xx" in err
    status, _, err = run(capsys, "legl")
    assert status == 2
    assert "legal" in err
    assert run(capsys, "--version")[0] == 0
    assert run(capsys, "--lang")[0] == 2
    assert run(capsys, "--nonsense")[0] == 2
    assert run(capsys, "--lang", "nb_NO.UTF-8", "--help")[0] == 0


def test_a_language_of_the_environment_that_we_do_not_speak_is_english(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    english = run(capsys, "--help")[1]
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert run(capsys, "--help")[1] == english
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert "Brettspiele" in run(capsys, "--help")[1]


def test_argparse_says_nothing_that_we_do_not_translate() -> None:
    """A newer Python may say more: then this test tells us what."""
    said = re.findall(r"\b_\(\s*(['\"])(.*?)\1", inspect.getsource(argparse))
    unknown = {text for _, text in said} - {text.replace("\n", "\\n") for text in OWN_WORDS}
    assert {text for text in unknown if not re.search(PROGRAMMERS, text)} == set()


def _messages(lang: str) -> dict[str, ast.Message]:
    resource = parse(source(lang, "terminal"))
    assert not [each for each in resource.body if isinstance(each, ast.Junk)]
    return {each.id.name: each for each in resource.body if isinstance(each, ast.Message)}


def _placeholders(lang: str, message: ast.Message) -> set[str]:
    """What argparse fills in, and the messages that are quoted; tests/i18n compares Fluent's variables."""
    text = source(lang, "terminal")[message.span.start : message.span.end]  # type: ignore[union-attr]
    return set(re.findall(r"%\S*[sr]\b|\{ (?:terminal-[a-z-]+) \}", text))


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_with_the_same_placeholders(lang: str) -> None:
    english, other = _messages("en"), _messages(lang)
    assert list(english) == list(other)
    for name, message in english.items():
        assert _placeholders("en", message) == _placeholders(lang, other[name]), name


def test_no_message_is_dead() -> None:
    folder = Path(main.__code__.co_filename).parent
    code = "".join(path.read_text() for path in folder.rglob("*.py"))
    made_up = re.compile(r"help-|overview-|argparse-|why-(legal|possible)$")
    known = source("en", "terminal")
    for name in _messages("en"):
        key = name.removeprefix("terminal-")
        used = f'"{key}"' in code or f"'{key}'" in code or f"{{ {name} }}" in known
        assert used or made_up.match(key), name


EXAMPLES = [
    example
    for name in commands.names()
    for example in commands.load(name).examples.values()
    if name not in (commands.FIRST, "engine")  # they go on until they are stopped: tests/server does that
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, thinkers: None) -> Path:
    """Where ``skirmish`` can be called by its name, and where the files are that examples read."""
    folder = tmp_path_factory.mktemp("examples")
    script = folder / "bin" / "skirmish"
    script.parent.mkdir()
    script.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m skirmish "$@"\n')
    script.chmod(0o755)
    skirmish("play", "--north", "greedy", folder=folder)
    asyncio.run(_with_matches(folder / "data" / "skirmish"))
    for made in ("--out games.skirmish", "backup matches.sqlite3"):
        (making,) = [example for example in EXAMPLES if made in example]
        assert in_shell(making, folder) == (0, "")
    return folder


async def _with_matches(folder: Path) -> None:
    """Make a data folder as a server does."""
    store = await Store.open(sqlite_url(folder))
    await store.close()


def in_shell(example: str, folder: Path) -> tuple[int, str]:
    path = f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", example],
        cwd=folder,
        env=environment(folder, {"PATH": path}),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stderr.decode()


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_works(
    example: str, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pipes through a shell, all others in this process, which is quicker."""
    if "|" in example:
        assert in_shell(example, folder)[0] == 0
        return
    monkeypatch.chdir(folder)
    monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    program, *arguments = shlex.split(example)
    assert program == "skirmish"
    done = called(capsys, *arguments)
    assert (done.status, done.err) == (0, "")


def test_python_m_skirmish_is_skirmish(tmp_path: Path) -> None:
    done = skirmish("--help", folder=tmp_path)
    assert done.status == 0
    assert "skirmish play" in done.out


@pytest.mark.parametrize(
    ("redirected", "status"),
    [
        ("<&-", 0),
        (">&-", 2),
        ("2>&-", 0),
        ("<&- >&- 2>&-", 2),
        (">/dev/full", 2),
        (">/dev/full 2>/dev/full", 2),
    ],
)
def test_closed_and_full_streams(redirected: str, status: int, folder: Path) -> None:
    for command in (f"skirmish legal island '{ROLLED}'", "skirmish play --first S --north greedy"):
        done = subprocess.run(
            ["bash", "-c", f"{command} {redirected}"],
            cwd=folder,
            env=environment(folder, {"PATH": f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"}),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=60,
            check=False,
        )
        assert b"Traceback" not in done.stderr
        assert done.returncode == status, (command, redirected, done.stderr)


def test_an_unknown_language_is_named_and_english_used(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    english = run(capsys, "legal", "--help")
    assert english[0] == 0
    monkeypatch.setenv("SKIRMISH_LANG", "de")
    german = run(capsys, "legal", "--help")
    assert german[1] != english[1]
    status, out, err = run(capsys, "legal", "--help", "--lang", "tlh")
    assert (status, out) == (0, german[1])
    assert err == "skirmish: Die Sprache „tlh“ kennt Skirmish nicht. Zur Wahl stehen: en it ko de no.\n"
    monkeypatch.setenv("SKIRMISH_LANG", "tlh")
    status, out, err = run(capsys, "legal", "--help")
    assert (status, out) == (0, english[1])
    assert err == "skirmish: Unknown language “tlh”. Choose one of: en it ko de no.\n"

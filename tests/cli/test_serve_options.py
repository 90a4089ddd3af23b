"""Settings by file, environment and flags: flags win over the environment, the environment over the file."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from skirmish.server.settings import LIMITS
from tests.cli.processes import LANGUAGES, called

FILE = """
port = 9001
host = "127.0.0.2"
no-browser = true
keep = 30
origin = ["https://one.example.org", "https://two.example.org"]
log = "text"
limit.matches = 5
limit.offers = 6
"""


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    file = tmp_path / "settings.toml"
    file.write_text(FILE)
    return file


def show(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, tuple[object, str]]:
    """The settings in effect: the value (None if there is none) and where it comes from."""
    done = called(capsys, "serve", "--show-settings", *arguments)
    assert (done.status, done.err) == (0, "")
    found: dict[str, tuple[object, str]] = {}
    for line in done.lines:
        setting, _, source = line.rpartition("  # ")
        name = setting.removeprefix("# ").partition(" = ")[0].strip()
        value = tomllib.loads(f"it = {setting.partition(' = ')[2]}")["it"] if " = " in setting else None
        found[name] = (value, source)
    return found


def test_flags_win_over_the_environment_and_that_over_the_file(
    written: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SKIRMISH_PORT", "9002")
    monkeypatch.setenv("SKIRMISH_KEEP", "20")
    monkeypatch.setenv("SKIRMISH_LIMIT", "offers=7, phrases=1")
    monkeypatch.setenv("SKIRMISH_PROXY", "10.0.0.0/8 192.0.2.7")
    monkeypatch.setenv("SKIRMISH_NO_BROWSER", "off")
    flags = ("--port", "9003", "--limit", "phrases=0", "--settings", str(written))
    found = show(capsys, *flags)
    assert found["port"] == (9003, "--port")
    assert found["host"] == ("127.0.0.2", str(written))
    assert found["keep"] == (20, "SKIRMISH_KEEP")
    assert found["no-browser"] == (False, "SKIRMISH_NO_BROWSER")
    assert found["origin"] == (["https://one.example.org", "https://two.example.org"], str(written))
    assert found["proxy"] == (["10.0.0.0/8", "192.0.2.7"], "SKIRMISH_PROXY")
    assert found["log"] == ("text", str(written))
    assert found["workers"] == (None, "default")
    limits = {name: found[f"limit.{name}"] for name in LIMITS}
    assert limits["matches"] == (5, str(written))
    assert limits["offers"] == (7, "SKIRMISH_LIMIT")
    assert limits["phrases"] == (0, "--limit")
    assert limits["requests"] == (LIMITS["requests"], "default")


def test_a_flag_takes_a_switch_back(written: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert show(capsys, "--settings", str(written))["no-browser"] == (True, str(written))
    assert show(capsys, "--settings", str(written), "--browser")["no-browser"] == (False, "--no-browser")


def test_what_is_shown_is_a_settings_file(
    written: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SKIRMISH_SETTINGS", str(written))
    first = called(capsys, "serve", "--show-settings")
    (tmp_path / "again.toml").write_text(first.out)
    again = show(capsys, "--settings", str(tmp_path / "again.toml"))
    assert {name: value for name, (value, _) in again.items() if value is not None} == {
        name: value
        for name, (value, _) in show(capsys, "--settings", str(written)).items()
        if value is not None
    }


def test_passwords_are_not_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SKIRMISH_DATABASE", "postgresql+asyncpg://me:hush@db/skirmish?password=hush")
    database, source = show(capsys)["database"]
    assert source == "SKIRMISH_DATABASE"
    assert "hush" not in str(database)
    assert "me:***@db/skirmish" in str(database)
    # A data folder on the command line overrules the environment's database. Showing makes no folder.
    folder = tmp_path / "new"
    found = show(capsys, "--data", str(folder))
    assert (found["data"], found["database"]) == ((str(folder), "--data"), (None, "default"))
    assert not folder.exists()


@pytest.mark.parametrize(
    ("variable", "value", "words"),
    [
        ("SKIRMISH_PROT", "1", ("SKIRMISH_PROT", "SKIRMISH_PORT")),
        ("SKIRMISH_PORT", "x1", ("SKIRMISH_PORT: ", "x1")),
        ("SKIRMISH_PORT", "70000", ("SKIRMISH_PORT: ", "70000")),
        ("SKIRMISH_LAN", "perhaps", ("SKIRMISH_LAN: ", "perhaps")),
        ("SKIRMISH_LOG", "loud", ("SKIRMISH_LOG: ", "loud", "quiet, text, json")),
        ("SKIRMISH_LIMIT", "dreams=3", ("SKIRMISH_LIMIT: ", "dreams=3")),
        ("SKIRMISH_DATABASE", "mysql://me:hush@db", ("SKIRMISH_DATABASE: ", "db")),
    ],
)
def test_a_bad_variable_is_refused(
    variable: str,
    value: str,
    words: tuple[str, ...],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(variable, value)
    said = set()
    for lang in LANGUAGES:
        done = called(capsys, "serve", "--show-settings", "--lang", lang)
        assert (done.status, done.out) == (2, "")
        assert all(word in done.err for word in words), done.err
        assert "hush" not in done.err
        said.add(done.err)
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("prot = 3", "port"),
        ("port = '3'", ": port"),
        ("port = true", ": port"),
        ("keep = 0", "--keep"),
        ("lan = 1", ": lan"),
        ("host = 3", ": host"),
        ("origin = 'https://one.example.org'", ": origin"),
        ("origin = ['one.example.org']", "one.example.org"),
        ("limit = ['matches=3']", ": limit"),
        ("limit.dreams = 3", "dreams=3"),
        ("limit.matches = 3.5", ": limit"),
        ("port = ", "TOML"),
        ("\udcff", "toml"),
    ],
)
def test_a_bad_file_is_refused(
    text: str, word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(text, encoding="utf-8", errors="surrogateescape")
    said = set()
    for lang in LANGUAGES:
        done = called(capsys, "serve", "--show-settings", "--settings", str(file), "--lang", lang)
        assert (done.status, done.out) == (2, "")
        assert str(file) in done.err
        assert word in done.err
        said.add(done.err)
    assert len(said) == len(LANGUAGES)


def test_the_other_commands_find_the_database_in_the_same_way(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(f"data = '{tmp_path / 'one'}'\nport = 'wrong, but not asked for'\n")
    done = called(capsys, "check-data", "--settings", str(file))
    assert done.status == 2  # a file with a mistake is refused for every command
    file.write_text(f"data = '{tmp_path / 'one'}'\nport = 9000\n")
    assert str(tmp_path / "one") in called(capsys, "check-data", "--settings", str(file)).err
    monkeypatch.setenv("SKIRMISH_DATA", str(tmp_path / "two"))
    monkeypatch.setenv("SKIRMISH_PORT", "wrong, but not asked for")
    assert str(tmp_path / "two") in called(capsys, "check-data", "--settings", str(file)).err
    flag = ("--data", str(tmp_path / "three"))
    assert str(tmp_path / "three") in called(capsys, "check-data", *flag, "--settings", str(file)).err

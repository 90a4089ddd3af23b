"""What is answered to odd questions: nothing comes back that was not asked, and nothing is misnamed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from skirmish import agents, games
from skirmish.i18n.speaker import Speaker
from tests.cli.processes import HILL, LANGUAGES, ROLL, ROLLED, called, skirmish

UNFINISHED = '[Game "island"]\n[Variant "classic"]\n[First "S"]\n[Result "*"]\n\n#a1\n'
FAULTY = '[Game "island"]\n[Variant "classic"]\n\n#a1\n'


def answers(folder: Path, *lines: str) -> list[dict[str, object]]:
    done = skirmish("next", "island", "-", folder=folder, given="\n".join(lines))

    def refused(text: str) -> object:
        raise AssertionError(f"{text} is no JSON")

    return [json.loads(line, parse_constant=refused) for line in done.out.split("\n")[:-1]]


def test_an_answer_has_a_next_position_or_an_error(tmp_path: Path) -> None:
    odd = {"error": "mine", "next": "mine", "id": 1}
    good, bad = answers(
        tmp_path,
        json.dumps({"position": ROLL, "tokens": ["d3"], **odd}),
        json.dumps({"position": ROLL, "tokens": ["d9"], **odd}),
    )
    assert list(good) == ["position", "tokens", "id", "next"]
    assert list(bad) == ["position", "tokens", "id", "error"]
    assert "mine" not in (good["next"], bad["error"])


@pytest.mark.parametrize(
    ("number", "said"),
    [
        ("NaN", "not valid JSON"),
        ("-Infinity", "not valid JSON"),
        ("1e400", "too large"),
        ("-1e400", "too large"),
        ("9" * 5000, "too large"),
        ("[" + "9" * 5000 + "]", "too large"),
    ],
)
def test_numbers_that_could_not_be_given_back(number: str, said: str, tmp_path: Path) -> None:
    line = f'{{"position": "{ROLL}", "tokens": [], "id": {number}}}'
    (answer,) = answers(tmp_path, line)
    assert list(answer) == ["line", "error"]
    assert answer["line"] == line
    assert said in str(answer["error"])


def test_numbers_come_back(tmp_path: Path) -> None:
    (answer,) = answers(tmp_path, f'{{"position": "{ROLL}", "tokens": [], "id": [{"9" * 500}, 1e300, -0.5]}}')
    assert answer["id"] == [int("9" * 500), 1e300, -0.5]


def test_an_answer_is_one_line_for_every_reader(tmp_path: Path) -> None:
    done = skirmish("legal", "island", "-", folder=tmp_path, given="a\x85b\u2028c\u2029d\n")
    assert len(done.out.splitlines()) == 1
    assert json.loads(done.out)["position"] == "a\x85b\u2028c\u2029d"


@pytest.mark.parametrize("command", ["legal", "next", "why"])
def test_what_is_missing_is_named_as_the_help_names_it(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    done = called(capsys, command, "island")
    assert done.status == 2
    assert "extra" not in done.err
    missing = done.err.splitlines()[-2].rpartition(": ")[2]
    assert missing == ("POSITION, TOKEN" if command == "why" else "POSITION")


@pytest.mark.parametrize(
    "arguments",
    [
        ("legal", "island", ROLLED),
        ("next", "island", ROLL, "d3"),
        ("why", "island", ROLLED, "e3-e6"),
        ("legal", "island", "-"),
        ("next", "hill218", "-"),
        ("show", ROLL),
        ("show", ROLL, "--game", "island"),
        ("show", "file"),
    ],
)
def test_a_variant_that_there_is_not(
    arguments: tuple[str, ...],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text(UNFINISHED)
    done = called(capsys, *arguments, "--variant", "nope")
    assert (done.status, done.out) == (2, "")
    assert "nope" in done.err
    assert "variant" in done.err


def test_show_looks_at_one_record_only(tmp_path: Path) -> None:
    (tmp_path / "file").write_text(f"{FAULTY}\n{UNFINISHED}\n{FAULTY}")
    good = skirmish("show", "file#2", folder=tmp_path)
    assert (good.status, good.err) == (0, "")
    assert skirmish("show", "-#2", folder=tmp_path, given=(tmp_path / "file").read_text()) == good
    for bad in ("file", "file#3"):
        done = skirmish("show", bad, folder=tmp_path)
        assert done.status == 2
        assert "First" in done.err
    assert "file has no record 4: it contains 3." in skirmish("show", "file#4", folder=tmp_path).err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_is_one(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (file := tmp_path / "file").write_text(UNFINISHED)
    for asked in ((f"{file}#7",), (str(file), "--ply", "7")):
        said = called(capsys, "show", *asked, "--lang", lang).err
        (tmp_path / "more").write_text(UNFINISHED.replace("#a1", "#a1 #b2") + "\n" + UNFINISHED)
        more = called(capsys, "show", *(each.replace("file", "more") for each in asked), "--lang", lang).err
        assert said.replace("file", "more").replace("1", "2") != more or lang == "ko"
    assert "only 1 token, not 7" in called(capsys, "show", str(file), "--ply", "7").err


def test_only_spaces_are_shown_as_spaces(capsys: pytest.CaptureFixture[str]) -> None:
    assert "“0,1”: no such file" in called(capsys, "show", "0,1").err
    assert "(0,\N{NO-BREAK SPACE}1)" in Speaker("en").say(
        "fact-hill218-base-empty", seat="south", space="0,1"
    )
    assert "“-1,2”" in called(capsys, "legal", "hill218", "-1,2 x").err.replace("-1,2 x", "-1,2")


@pytest.mark.parametrize("number", ["1_0", " 1", "１", "1" * 10, "+1", ""])
def test_numbers_are_written_as_people_write_them(number: str, capsys: pytest.CaptureFixture[str]) -> None:
    for asked in (("simulate", "island", "--games"), ("show", ROLL, "--ply")):
        done = called(capsys, *asked, number)
        assert (done.status, done.out) == (2, "")
        assert "invalid number" in done.err


@pytest.mark.parametrize("command", ["check", "verify"])
def test_a_file_without_records_was_not_meant(command: str, tmp_path: Path) -> None:
    (tmp_path / "empty").write_text("\n\n")
    done = skirmish(command, "empty", folder=tmp_path)
    assert (done.status, done.out) == (2, "")
    assert done.err == "skirmish: empty contains no records.\n"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_help_lists_variants_and_opponents(
    command: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out = " ".join(called(capsys, command, "--help", "--lang", lang).out.split()).replace("- ", "-")
    for name in games.names():
        assert f"{name}: {', '.join(games.load(name).variants)}" in out
    assert out.count(", ".join(agents.names())) == 2


def test_boards_have_no_spaces_at_the_end_of_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    for asked in (("show", ROLL), ("show", HILL), ("rules", "island", "I-3.4"), ("rules", "hill218")):
        lines = called(capsys, *asked).out.splitlines()
        assert [line for line in lines if line != line.rstrip()] == []


def test_a_set_up_tells_no_kinds_of_blocks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text(UNFINISHED)
    assert "blocks: 1\n" in called(capsys, "show", str(tmp_path / "file")).out
    assert "blocks: 1 (live 1, safe 0)\n" in called(capsys, "show", ROLL).out

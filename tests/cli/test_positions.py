"""``legal``, ``next`` and ``why``: good questions, bad ones, and their statuses."""

from __future__ import annotations

import json
import subprocess
import time
from pathlib import Path

import pytest

from skirmish import games, presenter
from skirmish.cli.reasons import reason_from_view
from skirmish.cli.voice import Voice
from skirmish.core import SOUTH
from tests.cli.processes import HILL, ISLAND, ROLL, ROLLED, SKIRMISH, called, environment, skirmish


def test_legal_lists_tokens_in_string_order(tmp_path: Path) -> None:
    done = skirmish("legal", "island", ROLLED, folder=tmp_path)
    assert done.lines == ["b1-d1L", "b1-d1R", "b1-e1", "e3-e5L", "e3-e5R", "e3-e6"]
    assert (done.status, done.err) == (0, "")


def test_legal_takes_a_position_that_begins_with_a_dash(tmp_path: Path) -> None:
    done = skirmish("legal", "hill218", HILL, folder=tmp_path)
    assert done.status == 0
    assert {"A@0,-1", "H@0,-1", "I@0,-1", "T@0,-1"} == set(done.lines)


@pytest.mark.parametrize(
    ("game", "position", "hint"),
    [
        ("island", ROLL, "d0 d1 d2 d3 d4 d5"),
        ("island", "12/12/12/12/12/12/12/12/12/12/12/S^11 c:.....,j:..... 0/0 S:won classic", "South wins"),
        ("hill218", f"-/- IHT/??? {'?' * 21}/{'?' * 21} 2/2 S1:draw", "+I +H +S +T +A +P"),
    ],
)
def test_where_nobody_decides_a_hint_says_what_is_awaited(
    game: str, position: str, hint: str, tmp_path: Path
) -> None:
    done = skirmish("legal", game, position, folder=tmp_path)
    assert (done.status, done.out) == (0, "")
    assert hint in done.err
    assert len(done.err.splitlines()) == 1


def test_many_chance_tokens_are_counted_and_not_all_named(tmp_path: Path) -> None:
    deck = "?" * 24
    done = skirmish("legal", "hill218", f"-/- -/- {deck}/{deck} 2/2 S:draw", folder=tmp_path)
    assert done.status == 0
    assert "more" in done.err
    assert len(done.err) < 300


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("island", "nonsense"), "five parts"),
        (("island", *ROLLED.split(" ")), "quotes"),
        (("hill218", *HILL.split(" ")), "quotes"),
        (("island", ROLLED, "more"), "give one position"),
        (("chess", ROLLED), "no game"),
        (("island",), "POSITION"),
        ((), "GAME"),
        (("island", ROLLED, "--unknown"), "--unknown"),
        (("hill218", HILL, "--variant", "hard"), "no variant"),
    ],
)
def test_legal_refuses_a_bad_call(
    arguments: tuple[str, ...], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    done = called(capsys, "legal", *arguments)
    assert (done.status, done.out) == (2, "")
    assert reason in done.err


def test_legal_answers_every_line_in_order(tmp_path: Path) -> None:
    done = skirmish("legal", "island", "-", folder=tmp_path, given=f"{ROLLED}\n\nnö\r\n{ROLL}")
    answers = [json.loads(line) for line in done.lines]
    assert [answer["position"] for answer in answers] == [ROLLED, "", "nö", ROLL]
    assert [sorted(answer) for answer in answers] == [
        ["legal", "position"],
        ["error", "position"],
        ["error", "position"],
        ["legal", "position"],
    ]
    assert answers[3]["legal"] == []
    assert "nö" in done.out  # ensure_ascii is off
    assert done.status == 1


def test_good_lines_only_give_status_0_and_none_gives_none(tmp_path: Path) -> None:
    assert skirmish("legal", "island", "-", folder=tmp_path, given=f"{ROLLED}\n").status == 0
    nothing = skirmish("legal", "island", "-", folder=tmp_path)
    assert (nothing.status, nothing.out) == (0, "")


def test_lines_are_answered_at_once(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*SKIRMISH, "legal", "island", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(tmp_path),
        text=True,
        bufsize=1,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for position in (ROLLED, ROLL):
            process.stdin.write(f"{position}\n")
            assert json.loads(process.stdout.readline())["position"] == position
        process.stdin.close()
        assert process.wait(20) == 0


def test_bytes_that_are_no_text_are_a_bad_line(tmp_path: Path) -> None:
    done = skirmish("legal", "island", "-", folder=tmp_path, given=b"\xff\xfe\n\x00\n" + ROLL.encode())
    answers = [json.loads(line) for line in done.lines]
    assert done.status == 1
    assert ["error" in answer for answer in answers] == [True, True, False]


def test_legal_loads_nothing_heavy(tmp_path: Path) -> None:
    code = (
        "import sys; from skirmish.cli.main import main; main(sys.argv[1:]); print(*sys.modules, sep='\\n')"
    )
    heavy = {"fluent", "babel", "rich", "prompt_toolkit", "skirmish.match", "skirmish.records"}
    done = subprocess.run(
        [SKIRMISH[0], "-c", code, "legal", "island", ROLLED],
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        check=True,
    )
    assert heavy & set(done.stdout.splitlines()) == set()


def test_next_plays_decisions_and_chance(tmp_path: Path) -> None:
    done = skirmish("next", "island", ROLL, "d3", "e3-e6", "end", folder=tmp_path)
    assert done.status == 0
    assert done.lines == [
        "12/12/7s<4/7#4/12/12/4S^7/12/12/12/12/1T>10 c:.....,j:..... 1/0 N:roll classic",
    ]


def test_next_without_tokens_is_the_position_itself(tmp_path: Path) -> None:
    assert skirmish("next", "island", ROLL, folder=tmp_path).lines == [ROLL]


def test_next_may_end_the_game(tmp_path: Path) -> None:
    last = "12/12/12/12/12/12/12/12/12/s^11/12/S^11 c:.....,j:..... 0/0 S:after classic"
    done = skirmish("next", "island", last, "a1*a3", folder=tmp_path)
    assert done.lines == ["12/12/12/12/12/12/12/12/12/12/12/S^11 c:.....,j:..... 0/0 S:won classic"]


@pytest.mark.parametrize(
    ("arguments", "reasons"),
    [
        (("island", ROLL, "d3", "e3-e7"), ("token 2", "I-3.4")),
        (("island", ROLL, "d3", "d2"), ("token 2", "rule")),
        (("island", ROLL, "e3-e6"), ("token 1", "die is rolled")),
        (("island", ROLL, "d7"), ("token 1", "d7")),
        (("island", ROLL, "d3", "e3-e6", ""), ("token 3",)),
        (
            (
                "island",
                "s^11/12/12/12/12/12/12/12/12/#11/12/S^11 c:.....,j:..... 1/0 S:after classic",
                "a1*a3",
            ),
            ("token 1", "turned over"),
        ),
        (("island", "12/12", "d3"), ("five parts",)),
        (("island", *ROLL.split(" "), "d3"), ("quotes",)),
        (("island", "-", "d3"), ("standard input",)),
        (("hill218", HILL, "+I"), ("token 1",)),
        (("hill218", HILL, "T@0,-1", "*0,1"), ("token 2",)),
        (("island",), ("POSITION",)),
    ],
)
def test_next_refuses_and_prints_no_position(
    arguments: tuple[str, ...], reasons: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    done = called(capsys, "next", *arguments)
    assert (done.status, done.out) == (2, "")
    for reason in reasons:
        assert reason in done.err


def test_next_answers_json_lines(tmp_path: Path) -> None:
    questions = [
        json.dumps({"position": ROLL, "tokens": ["d3", "e3-e6"], "id": 7}),
        json.dumps({"position": ROLL, "tokens": ["d3", "e3-e7"]}),
        "{not json",
        json.dumps({"position": ROLL}),
        json.dumps({"position": "x", "tokens": []}),
        json.dumps([1]),
        json.dumps({"position": ROLL, "tokens": [3]}),
        '{"position": "\\ud800", "tokens": ["\\ud800"]}',
        "[" * 100_000,
        "",
        json.dumps({"position": ROLL, "tokens": []}),
    ]
    done = skirmish("next", "island", "-", folder=tmp_path, given="\n".join(questions))
    answers = [json.loads(line) for line in done.lines]
    assert done.status == 1
    assert ["next" in answer for answer in answers] == [True, *[False] * 9, True]
    assert all(("error" in answer) != ("next" in answer) for answer in answers)
    assert answers[0]["id"] == 7
    assert answers[0]["tokens"] == ["d3", "e3-e6"]
    assert answers[0]["next"].endswith(" S:after classic")
    assert answers[1]["error"].startswith("token 2: ")


def test_next_takes_the_variant_of_a_set_up(tmp_path: Path) -> None:
    deck = "?" * 24
    position = f"-/- -/- {deck}/{deck} 2/2 S:draw"
    beginner = skirmish("next", "hill218", position, "+IIH", "--variant", "beginner", folder=tmp_path)
    assert (beginner.status, beginner.lines[0].split(" ")[-1]) == (0, "N:draw")
    standard = skirmish("next", "hill218", position, "+IIHTA", folder=tmp_path)
    assert standard.lines[0].split(" ")[-1] == "S:return"
    assert skirmish("next", "hill218", position, "+IIH", folder=tmp_path).status == 2


@pytest.mark.parametrize(
    ("token", "said"),
    [
        ("e3-e5", ("not allowed", "Rule I-3.4", "I-3.4 With 2 or more")),
        ("e3-e6", ("e3-e6 is legal", "South moved the soldier from e3 to e6")),
        ("d3", ("not allowed",)),
        ("end", ("not allowed", "I-3.2")),
    ],
)
def test_why_says_why_not_or_what_it_does(
    token: str, said: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    done = called(capsys, "why", "island", ROLLED, token)
    assert (done.status, done.err) == (0, "")
    for part in said:
        assert part in done.out


def test_why_knows_chance_and_ends(capsys: pytest.CaptureFixture[str]) -> None:
    assert "d0 is possible" in called(capsys, "why", "island", ROLL, "d0").out
    assert "not allowed" in called(capsys, "why", "island", ROLL, "h9!live").out
    over = "12/12/12/12/12/12/12/12/12/12/12/S^11 c:.....,j:..... 0/0 S:won classic"
    assert "over" in called(capsys, "why", "island", over, "end").out
    assert "H-4.3" in called(capsys, "why", "hill218", HILL, "I@1,-1").out


def test_why_from_a_view_tells_a_certain_win() -> None:
    hill, hidden = games.load("hill218"), "?" * 19
    position = f"I@0,-1;I@1,-1;I@1,0;I@1,1/I@-1,1 T/I {hidden}/{hidden} 2/2 S1:play"
    view = hill.view(hill.from_position(position), SOUTH)
    told = reason_from_view(presenter.load("hill218"), view, "T@0,1", Voice("en"))
    assert told.splitlines() == [
        "T@0,1 is legal.",
        "  You can deploy a tank at (0,\N{NO-BREAK SPACE}1).",
        "  It wins the game.",
    ]
    told = reason_from_view(presenter.load("hill218"), view, "T@2,-1", Voice("en"))
    assert "wins" not in told


@pytest.mark.parametrize("lang", ["it", "ko", "de", "no"])
def test_why_speaks_the_readers_language(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ("why", "island", ROLLED, "e3-e5")
    done = called(capsys, *asked, "--lang", lang)
    assert "I-3.4" in done.out
    assert "not allowed" not in done.out
    assert done.out == called(capsys, "--lang", lang, *asked).out
    monkeypatch.setenv("SKIRMISH_LANG", lang)
    assert done.out == called(capsys, *asked).out


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("island", ROLLED, "zzz"), "zzz"),
        (("island", "zzz", "e3-e5"), "five parts"),
        (("island", ROLLED), "TOKEN"),
        (("island", ROLLED, "e3-e5", "end"), "give one token"),
        (("island", *ROLLED.split(" "), "end"), "quotes"),
    ],
)
def test_why_refuses_a_bad_call(
    arguments: tuple[str, ...], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    done = called(capsys, "why", *arguments)
    assert (done.status, done.out) == (2, "")
    assert reason in done.err


def test_a_terminal_that_is_ascii_gets_ascii(tmp_path: Path) -> None:
    ascii_only = {"PYTHONIOENCODING": "ascii", "LANG": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    done = skirmish("why", "island", ROLLED, "e3-e5", "--lang", "ko", folder=tmp_path, env=ascii_only)
    assert done.status == 0
    assert done.out.isascii()
    lines = skirmish("legal", "island", "-", folder=tmp_path, given="nö\n", env=ascii_only)
    assert lines.out.isascii()
    assert json.loads(lines.out)["position"] == "nö"


def test_a_hundred_lines_take_no_hundred_starts(tmp_path: Path) -> None:
    start = time.monotonic()
    done = skirmish("legal", "island", "-", folder=tmp_path, given=f"{ISLAND} S:d5 classic\n" * 2000)
    assert len(done.lines) == 2000
    assert time.monotonic() - start < 10

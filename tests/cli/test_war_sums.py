"""``skirmish check`` adds up wars, in one file or in several, as the terminal and a server write them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from skirmish.core import NORTH, SOUTH, Options, Seat
from skirmish.games import load
from skirmish.match import Match
from skirmish.match.series import battle_tags
from skirmish.records import write_record
from tests.cli.processes import called
from tests.match.play import FAIR

Players = tuple[str, str]
ADA, RUBEN = ("Ada", "Ruben"), ("Ruben", "Ada")


def battle(
    players: Players,
    winner: Seat,
    tags: Mapping[str, str],
    *,
    first: Seat = SOUTH,
    game: str = "island",
    variant: str = "blitz",
) -> str:
    """The record of a battle whose loser resigned before anything was placed: it is worth ten points."""
    match = Match.start(load(game), Options(variant, first), FAIR, names=players)
    return write_record(match.resign(winner.other, 0).record(None, tags))


def served(number: int, winner: str, series: str = "a1b2c3d4e5f6g7h8", form: str = "best-of-3") -> str:
    """A battle on a server, where the players change seats for each: in the first one Ada is South."""
    players = ADA if number % 2 else RUBEN
    return battle(players, Seat(players.index(winner)), battle_tags(form, series, number))


def checked(capsys: pytest.CaptureFixture[str], folder: Path, **files: str) -> list[str]:
    """What ``check`` says after the verdicts on the records of these files, all of them sound."""
    paths = [folder / name for name in files]
    for path, text in zip(paths, files.values(), strict=True):
        path.write_text(text)
    done = called(capsys, "check", *map(str, paths))
    assert (done.status, done.err) == (0, "")
    return [line.replace(f"{folder}/", "") for line in done.lines if ": ok " not in line]


def test_a_war_s_records_in_files_of_their_own_and_in_any_order(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    b1, b2, b3 = served(1, "Ada"), served(2, "Ruben"), served(3, "Ada")
    told = ["b1, b2, b3: war best-of-3: Ada 2 (20), Ruben 1 (10); won by Ada"]
    assert checked(capsys, tmp_path, b1=b1, b2=b2, b3=b3) == told
    assert checked(capsys, tmp_path, b3=b3, b1=b1, b2=b2) == told
    assert checked(capsys, tmp_path, all="\n".join((b2, b1, b3))) == [told[0].replace("b1, b2, b3", "all")]
    # A battle that is in two files is one battle.
    assert checked(capsys, tmp_path, b1=b1, b2=b2, b3=b3, again=b3) == [told[0].replace("b3:", "again:")]


def test_wars_of_the_same_players_are_kept_apart(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    mine, other = ["x" * 16, "y" * 16]
    files = {
        f"{name}{number}": served(number, winner, series)
        for number in (1, 2)
        for name, series, winner in (("a", mine, "Ada"), ("b", other, "Ruben"))
    }
    assert checked(capsys, tmp_path, **files) == [
        "a1, a2: war best-of-3: Ada 2 (20), Ruben 0 (0); won by Ada",
        "b1, b2: war best-of-3: Ada 0 (0), Ruben 2 (20); won by Ruben",
    ]


def test_what_is_played_after_the_end_does_not_count(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    texts = [served(number, "Ada") for number in (1, 2, 3, 4)]
    assert checked(capsys, tmp_path, all="\n".join(texts)) == [
        "all: war best-of-3: Ada 2 (20), Ruben 0 (0); won by Ada"
    ]


def test_a_battle_that_is_missing_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert checked(capsys, tmp_path, b3=served(3, "Ada"), b1=served(1, "Ada")) == [
        "b3, b1: war best-of-3: the record of battle 2 is missing, so the war cannot be added up"
    ]


def test_a_war_that_is_not_over(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    open_ = Match.start(load("island"), Options("blitz"), FAIR, names=RUBEN)
    second = write_record(open_.record(None, battle_tags("best-of-3", "a1b2c3d4e5f6g7h8", 2)))
    assert checked(capsys, tmp_path, b1=served(1, "Ada"), b2=second) == [
        "b1: war best-of-3: Ada 1 (10), Ruben 0 (0); not over"
    ]


def test_wars_that_follow_each_other_in_a_file_of_the_terminal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The seats stay, and the players take turns to play first."""

    def war(form: str, players: Players, *winners: Seat) -> list[str]:
        firsts = (SOUTH, NORTH, SOUTH)
        return [
            battle(players, winner, {"War": form}, first=first)
            for winner, first in zip(winners, firsts, strict=False)
        ]

    texts = [
        *war("best-of-3", ADA, SOUTH, SOUTH),
        *war("best-of-3", ADA, NORTH, SOUTH, NORTH),
        *war("best-of-3", ("Ada", "Kim"), SOUTH),
        *war("over-2", ADA, NORTH, NORTH),
    ]
    assert checked(capsys, tmp_path, all="\n".join(texts)) == [
        "all: war best-of-3: Ada 2 (20), Ruben 0 (0); won by Ada",
        "all: war best-of-3: Ada 1 (10), Ruben 2 (20); won by Ruben",
        "all: war best-of-3: Ada 1 (10), Kim 0 (0); not over",
        "all: war over-2: Ada 0 (0), Ruben 2 (20); won by Ruben",
    ]


def test_a_file_that_is_named_twice_counts_once(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "war"
    path.write_text(battle(ADA, SOUTH, {"War": "best-of-3"}))
    done = called(capsys, "check", str(path), str(path))
    assert [line for line in done.lines if ": ok " not in line] == [
        f"{path}: war best-of-3: Ada 1 (10), Ruben 0 (0); not over"
    ]


def test_a_series_on_the_hill_counts_battles(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    files = {
        f"b{number}": battle(
            players,
            Seat(players.index(winner)),
            battle_tags("over-2", "h" * 16, number),
            game="hill218",
            variant="standard",
        )
        for number, players, winner in ((1, ADA, "Ada"), (2, RUBEN, "Ada"))
    }
    assert checked(capsys, tmp_path, **files) == ["b1, b2: war over-2: Ada 2 (2), Ruben 0 (0); won by Ada"]


def test_a_battle_against_the_rules_leaves_its_war_without_a_sum(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "all"
    broken = served(2, "Ada").replace('[Termination "resignation"]', '[Termination "normal"]')
    file.write_text("\n".join((served(1, "Ada"), broken, served(1, "Ada", form="chess"))))
    done = called(capsys, "check", str(file))
    assert done.status == 1
    assert [line.split(": ")[0] for line in done.lines] == [f"{file}#{number}" for number in (1, 2, 3)]

"""Strength: parts that were played apart add up, and nothing is counted twice."""

from __future__ import annotations

import json
import shutil
from itertools import pairwise
from pathlib import Path

import pytest
from benchmarks import strength
from benchmarks.strength import (
    FROZEN,
    HASTY,
    PAIRINGS,
    PEER,
    Key,
    Pairing,
    Tally,
    entrant,
    report,
    same_sources,
    scale,
    tallies,
    text,
)

from skirmish.agents import LEVELS
from skirmish.lab import arena
from skirmish.lab.entrants import parse
from skirmish.lab.ratings import Score

BOTH = ("greedy", "random")
KEY = ("island", *BOTH, None)


def _played(folder: Path, seed: str, games: int = 2) -> Path:
    plan = arena.Plan.of("island", BOTH, games=games, seed=seed, variant="blitz")
    arena.run(plan, folder=folder / "island" / "greedy-random")
    return folder


def test_every_level_meets_the_one_below_and_the_strongest_everybody_else() -> None:
    steps = [(above, below) for below, above in pairwise(LEVELS)]
    assert {(each.one, each.other) for each in PAIRINGS if each.wanted} == {
        *steps,
        (LEVELS[-1], "greedy"),
        (LEVELS[-1], PEER),
        (LEVELS[-1], FROZEN),
        (LEVELS[-2], FROZEN),
        (HASTY, FROZEN),
    }
    assert all(set(each.wanted) in (set(), {"island", "hill218"}) for each in PAIRINGS)


def test_levels_are_limited_and_the_peer_has_time_of_its_own() -> None:
    general, peer = parse(entrant("general", 1000)), parse(entrant(PEER, 1000))
    assert general.limit is not None
    assert general.limit.milliseconds == 1000
    assert (peer.name, peer.agent.endswith("-m benchmarks.peer --time 1000")) == (PEER, True)
    assert peer.limit is not None
    assert (peer.limit.milliseconds or 0) > 1000
    assert entrant("greedy", 1000) == "greedy"


def test_parts_add_up_and_copies_do_not(tmp_path: Path) -> None:
    one, other = _played(tmp_path / "one", "a"), _played(tmp_path / "other", "b")
    copy = Path(shutil.copytree(one, tmp_path / "copy"))
    apart = [tallies([part])[0][KEY].score for part in (one, other)]
    together = tallies([one, other, copy])[0]
    assert list(together) == [KEY]
    assert together[KEY].score == apart[0] + apart[1]
    assert together[KEY].score.games == 4
    assert set(together[KEY].thoughts) == set(BOTH)


def test_merging_writes_what_it_prints(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    part = _played(tmp_path / "one", "a")
    assert strength.main(["--merge", str(part), "--json", str(tmp_path / "all.json")]) == 0
    (row,) = json.loads((tmp_path / "all.json").read_text())["pairings"]
    assert (row["one"], row["other"], row["games"], row["wanted"]) == ("greedy", "random", 2, None)
    assert "greedy – random" in capsys.readouterr().out


def test_other_players_do_not_go_on_in_the_same_folder(tmp_path: Path) -> None:
    assert same_sources(tmp_path, "island")
    assert same_sources(tmp_path, "island")
    assert not same_sources(tmp_path, "hill218")


@pytest.mark.parametrize(
    ("score", "met"), [(Score(190, 0, 10), True), (Score(189, 0, 11), False), (Score(199, 0, 0), None)]
)
def test_a_figure_is_met_by_its_share_once_there_are_enough_games(score: Score, met: bool | None) -> None:
    pairing: Pairing = PAIRINGS[0]
    (row,) = report({("island", pairing.one, pairing.other, 1000): Tally(score)})
    assert row["met"] is met
    assert row["wanted"] == 0.95
    assert str(score.games) in text([row])


def test_all_players_are_on_one_scale_with_greedy_at_a_thousand() -> None:
    found: dict[Key, Tally] = {
        ("hill218", "greedy", "random", None): Tally(Score(90, 0, 10)),
        ("hill218", "general", "greedy", None): Tally(Score(75, 0, 25)),
        ("island", "general", "captain", None): Tally(Score(75, 0, 25)),
    }
    lines = [line.split() for line in scale(found, "hill218")]
    assert [line[1] for line in lines] == ["general", "greedy", "random"]
    assert 1150 < int(lines[0][2]) < 1220
    assert lines[1][2:] == ["1000", "±", "0"]
    assert list(scale(found, "island")) == [], "nothing connects them with greedy"


def test_nodes_limit_the_strongest_level_and_leave_the_others_their_own() -> None:
    names = ("general", "captain", "greedy")
    assert [entrant(name, 1000, 20_000) for name in names] == ["general=general@20000n", "captain", "greedy"]

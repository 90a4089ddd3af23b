"""Players of the island against each other (:mod:`benchmarks.island_duel`)."""

from __future__ import annotations

import random
import re
from importlib.resources import files

import pytest
from benchmarks import island_duel
from benchmarks.outsider import Outsider

import skirmish
from skirmish.core import SOUTH


def test_the_outsider_fires_at_an_open_target() -> None:
    game = skirmish.load("island")
    position = "12/12/12/12/12/5s<6/12/4s<7/12/12/4J^7/12 - 0/0 S:d3 all-out"
    view = game.view(game.from_position(position), SOUTH)
    assert str(Outsider().choose(game, view, random.Random(1).randrange)) == "e2*e5"


def test_a_duel_counts_for_the_first_player(capsys: pytest.CaptureFixture[str]) -> None:
    island_duel.main(["outsider", "random", "--games", "4", "--variant", "blitz"])
    assert "blitz: outsider against random: +4 =0 -0, 100.0% of 4" in capsys.readouterr().out


def test_a_duel_tells_the_score_without_luck(capsys: pytest.CaptureFixture[str]) -> None:
    island_duel.main(["outsider", "random", "--games", "4", "--variant", "blitz", "--luck"])
    share = re.search(r"without luck: ([\d.]+)%", capsys.readouterr().out)
    assert share
    assert float(share[1]) > 75.0


def test_networks_play_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    network = str(files("skirmish.games.island.kernel") / "network.npz")
    island_duel.main([network, network, "--games", "8", "--variant", "blitz", "--luck"])
    told = capsys.readouterr().out
    assert re.search(r"blitz: \S+ against \S+: \+\d =\d -\d, [\d.]+% of 8", told)
    assert re.search(r"without luck: [\d.]+% \(", told)


@pytest.mark.parametrize(
    "arguments",
    [
        ("general", "x.npz"),
        ("x.npz", "general"),
        ("x.npz", "y.npz", "--seconds", "5"),
        ("x.npz", "y.npz", "--games", "1"),
        ("outsider", "random", "--games", "1"),
    ],
)
def test_what_is_no_duel_is_refused(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        island_duel.main(arguments)
    assert refused.value.code == 2
    assert "error: " in capsys.readouterr().err


def test_a_level_limited_by_time_needs_a_number() -> None:
    with pytest.raises(SystemExit, match="limited by time"):
        island_duel.player("general")

"""Seeds: their values never change, and different seeds give different values."""

from __future__ import annotations

import pytest

from skirmish.core import NORTH, SOUTH, MatchError
from skirmish.match.seeds import RANDOM, Seed


def test_a_seed_gives_the_same_for_ever() -> None:
    seed = Seed("7", 2)
    fair = seed.fair()
    assert fair.secret.hex() == "9b76b9b848a23c9acc96f425a22fb0e1bfb82792feeba0a6d433eec83f70ca15"
    assert (fair.south, fair.north) == ("5abc23264fcc007d", "4a1b50fe251cbd64")
    assert [Seed("7", number).first(RANDOM) for number in range(6)] == [SOUTH, NORTH, SOUTH, *[NORTH] * 3]
    assert [seed.agents(number)(1000) for number in range(4)] == [532, 940, 932, 428]


def test_the_first_player_may_be_fixed() -> None:
    assert [Seed("7").first(letter) for letter in "SN"] == [SOUTH, NORTH]


def test_a_seed_is_asked_for_or_drawn() -> None:
    assert Seed.asked_or_drawn("mine", 3) == Seed("mine", 3)
    assert Seed.asked_or_drawn(None) != Seed.asked_or_drawn(None)
    with pytest.raises(MatchError, match="bad-seed"):
        Seed.asked_or_drawn("two\nlines")


def test_text_and_number_do_not_run_together() -> None:
    assert Seed("1", 11).fair() != Seed("11", 1).fair()

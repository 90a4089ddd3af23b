"""The game that ``docs/adding-a-game.md`` builds keeps every promise that our own games keep."""

from __future__ import annotations

import inspect
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from skirmish import games
from skirmish.core import Decide, Game, NotationError, Options, Seat
from skirmish.match import FairChance, Match, verify
from tests.docs.examples import ROOT, python_blocks
from tests.games import playing, test_conformance, test_hidden
from tests.games.guests import install, installed

PAGE = ROOT / "docs" / "adding-a-game.md"
VARIANTS = ("usual", "short")
LONGEST = 24
"""A roll and a counter each, twelve times."""

both = pytest.mark.parametrize("variant", VARIANTS)


@contextmanager
def installed_nim(folder: Path) -> Iterator[Any]:
    """The game of the page, installed as a distribution of its own."""
    source = "\n".join(block.text for block, _ in python_blocks(PAGE))
    modules = {"game.py": source, "info.py": "from skirmish_nim.game import INFO\n"}
    install(folder, "skirmish_nim", modules, {"nim": "skirmish_nim"})
    with installed(folder):
        yield games.load("nim")


@pytest.fixture
def nim(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Any]:
    """The game of the page, in its place among the others."""
    monkeypatch.setitem(playing.LONGEST, "nim", LONGEST)
    playing.random_game.cache_clear()  # each test makes the page's classes anew
    with installed_nim(tmp_path) as game:
        yield game


def test_it_has_every_method_of_the_protocol_with_the_same_parameters(nim: Any) -> None:
    promised = [name for name in vars(Game) if not name.startswith("_")]
    assert len(promised) >= 15
    for name in promised:
        member, own = vars(Game)[name], getattr(nim, name)
        if not isinstance(member, property):
            assert list(inspect.signature(own).parameters) == list(inspect.signature(member).parameters)[1:]


@both
@pytest.mark.parametrize("check", test_conformance.CHECKS, ids=lambda check: check.__name__)
def test_it_passes_the_conformance_suite(nim: Any, variant: str, check: Any) -> None:
    for number in range(5):
        rng, pool = random.Random(number), dict[Any, None]()
        for ply in playing.random_game("nim", variant, number):
            pool.update(dict.fromkeys(playing.choices(nim, ply.state)))
            check(nim, ply, tuple(pool), rng)


@both
@pytest.mark.parametrize(
    "whole",
    [
        test_conformance.test_the_end_is_the_end,
        test_conformance.test_states_never_change,
        test_conformance.test_replaying_tokens_gives_the_same_game,
        test_conformance.test_positions_go_on_to_the_same_end,
        test_conformance.test_records_replay_to_the_same_end,
        test_conformance.test_unfinished_records_show_each_viewer_their_own_game,
        test_hidden.test_samples_look_the_same,
        test_hidden.test_what_is_hidden_changes_no_answer,
    ],
    ids=lambda whole: whole.__name__,
)
def test_its_whole_games_are_sound(nim: Any, variant: str, whole: Any) -> None:
    for number in range(3):
        whole("nim", variant, number)


@both
def test_its_values_cannot_be_changed(nim: Any, variant: str) -> None:
    test_conformance.test_values_cannot_be_changed("nim", variant)


@both
def test_its_matches_are_fair(nim: Any, variant: str) -> None:
    fair = FairChance(bytes(range(16)), "one", "two")
    match = Match.start(nim, Options(variant, Seat.NORTH), fair)
    while isinstance(match.pending, Decide):
        seat = match.pending.seat
        match, _ = match.submit(seat, str(match.legal(seat)[0]), 0)
    found = verify(match.record())
    assert found.fair
    assert found.checked == match.chances > 0


@pytest.mark.parametrize("text", ["", "7", "7 S", "7 S:d4", "07 S:roll", "13 S:roll", "0 S:roll", "3 over:S"])
def test_it_refuses_positions_that_cannot_be(nim: Any, text: str) -> None:
    with pytest.raises(NotationError):
        nim.from_position(text)

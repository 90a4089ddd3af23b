"""The package of ``docs/adding-a-game.md`` keeps every promise that our games keep, and plays everywhere."""

from __future__ import annotations

import inspect
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from skirmish import games
from skirmish.core import Decide, Game, NotationError, Options, Seat
from skirmish.i18n.speaker import Speaker
from skirmish.match import FairChance, Match, verify
from skirmish.rulebook import pages
from tests.cli.processes import skirmish
from tests.docs.nim_package import files, site, with_nim  # noqa: F401  # site is a fixture
from tests.games import guests, playing, test_conformance, test_hidden
from tests.must import must
from tests.server.live import COMMITMENT, ENTROPY, UNLIMITED, Live, running

VARIANTS = ("usual", "short")
both = pytest.mark.parametrize("variant", VARIANTS)


@pytest.fixture
def nim(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:  # noqa: F811
    """The game, found by its entry point."""
    with guests.installed(site):
        game = games.load("nim")
        longest = must(game.info.longest)
        monkeypatch.setitem(playing.LONGEST, "nim", longest)
        playing.random_game.cache_clear()  # each test imports the package's classes anew
        yield game


def test_the_page_holds_the_whole_package() -> None:
    named = {"pyproject.toml", "skirmish_nim/info.py", "skirmish_nim/game.py", "skirmish_nim/rulebook/en.md"}
    assert named <= set(files())


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


@pytest.mark.parametrize("lang", ["en", "it", "ko", "de", "no"])
def test_it_speaks_its_english_in_languages_it_lacks(nim: Any, lang: str) -> None:
    assert Speaker(lang).say("nim-title") == "Nim with a die"
    assert list(pages.page("nim", lang).rules) == list(nim.rules)


def test_it_is_played_through_the_command_line(site: Path, tmp_path: Path) -> None:  # noqa: F811
    def run(*words: str, given: str = "") -> list[str]:
        done = skirmish(*words, folder=tmp_path, given=given, env=with_nim(site))
        assert done.status == 0, done.err
        return done.lines

    assert run("legal", "nim", "7 S:d2") == ["t1", "t2"]
    assert any("You can take from one to 2 counters." in line for line in run("why", "nim", "7 S:d2", "t3"))
    assert any("Take the last counter" in line for line in run("rules", "nim"))
    assert run("opponents", "nim")
    won = run("play", "nim", "--variant", "short", "--north", "random", "--seed", "3", given="1\n" * 12)
    assert any("takes the last counter and wins." in line for line in won)
    run("simulate", "nim", "--games", "3", "--seed", "5", "--out", "games.skirmish")
    assert (tmp_path / "games.skirmish").read_text().count("[Game ") == 3
    assert run("check", "games.skirmish")[0].startswith("games.skirmish#1: ok")
    assert run("verify", "games.skirmish")[0].startswith("games.skirmish#1: ok")
    run("show", "games.skirmish", "--svg", "last.svg")
    assert run("show", "7 S:d2", "--game", "nim", "--board", "facts")[:2] == [
        "7 counters are left.",
        "The die shows 2.",
    ]
    run("show", "7 S:d2", "--game", "nim", "--svg", "pile.svg")
    assert "data-space" in (tmp_path / "pile.svg").read_text()
    run("arena", "nim", "--agents", "random,random2=random", "--games", "4", "--jobs", "1", "--out", "arena")


@pytest.fixture
def server(site: Path, tmp_path: Path) -> Iterator[Live]:  # noqa: F811
    with running(tmp_path, *UNLIMITED, "--workers", "1", env=with_nim(site)) as live:
        yield live


def test_it_is_played_over_a_real_socket(server: Live) -> None:
    with server.client() as client:
        listed = {game["name"]: game for game in client.get("/api/games").json()["games"]}
    assert listed["nim"]["variants"] == list(VARIANTS)
    match = server.create("nim", "short", north="random")
    with server.tab(match, "south") as tab:
        tab.say("join", id="join", commitment=COMMITMENT, name="Ann")
        tab.say("open", id="open", entropy=ENTROPY)
        tab.hear("ack")
        while not _over(tab.until(lambda state: bool(state.get("decisions")) or _over(state))):
            state = must(tab.state)
            assert state["view"]["game"] == "plain"
            assert "<svg" in state["view"]["svg"]
            assert state["decisions"][0]["words"] == {"id": "nim-decision-take", "facts": {"number": 1}}
            assert tab.act()["type"] == "ack"
            tab.until(lambda later, seq=state["seq"]: later["seq"] > seq)  # type: ignore[misc]
        assert tab.state is not None
        assert tab.state["over"]["how"] == "last-counter"


def _over(state: dict[str, Any]) -> bool:
    return bool(state["status"] == "over")

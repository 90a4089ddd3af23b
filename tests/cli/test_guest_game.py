"""A game that another package registers is played in the terminal with the parts it has."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import pytest

from skirmish.records import read_records
from tests.cli.counters import GAME, INFO
from tests.cli.processes import Done, autosaved, environment, skirmish
from tests.games.guests import install, installed
from tests.presenter import guest as shells

OPTIONS = ("--first", "S", "--seed", "1")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of ``sys.path`` with the installed game."""
    folder = tmp_path_factory.mktemp("site")
    install(folder, "counters_game", {"info.py": INFO, "game.py": GAME}, {"counters": "counters_game"})
    return folder


@pytest.fixture
def call(site: Path, tmp_path: Path) -> Caller:
    return Caller(site, tmp_path)


class Caller:
    """Runs ``skirmish`` in a process that has the game installed."""

    def __init__(self, site: Path, folder: Path) -> None:
        self.site = site
        self.folder = folder

    def __call__(self, *arguments: str, given: str = "", env: Mapping[str, str] | None = None) -> Done:
        path = os.pathsep.join((str(self.site), environment(self.folder)["PYTHONPATH"]))
        return skirmish(*arguments, folder=self.folder, given=given, env={"PYTHONPATH": path, **(env or {})})


def test_a_match_is_played_saved_and_resumed(call: Caller) -> None:
    left = call("play", "counters", "--north", "human", *OPTIONS, given="take2\nquit\n")
    assert (left.status, left.err) == (0, "")
    assert "Counters, usual." in left.out
    assert "5S" in left.out  # no drawing: the position
    assert "taken (seat south, left 3)" in left.out  # no messages: codes and facts
    done = call("play", "--resume", given="1\ntake2\n\n")
    assert (done.status, done.err) == (0, "")
    assert "last-counter (result south)" in done.out
    with installed(call.site):
        (record,) = read_records(autosaved(call.folder).read_text())
    assert [token.text for token in record.tokens] == ["take2", "take1", "take2"]
    assert record["Result"] == "S"
    for command in ("check", "verify"):
        checked = call(command, str(autosaved(call.folder)))
        assert (checked.status, checked.err) == (0, "")


def test_a_match_waits_for_its_game_to_be_installed_again(call: Caller) -> None:
    call("play", "counters", "--north", "human", *OPTIONS, given="take2\nquit\n")
    saved = autosaved(call.folder).read_bytes()
    for argument in ((), (str(autosaved(call.folder)),)):
        refused = skirmish("play", "--resume", *argument, folder=call.folder)
        assert (refused.status, refused.out) == (2, "")
        assert "no game called “counters”" in refused.err
    assert autosaved(call.folder).read_bytes() == saved
    other = skirmish(
        "play", "island", "--north", "random", *OPTIONS, folder=call.folder, given="resign\ny\n\n"
    )
    assert "damaged" not in other.out
    assert autosaved(call.folder).with_name("unfinished-1.skirmish").read_bytes() == saved
    assert "no game called “counters”" in skirmish("play", "--resume", folder=call.folder).err
    done = call("play", "--resume", given="1\ntake2\n\n")
    assert (done.status, done.err) == (0, "")
    assert "last-counter (result south)" in done.out


def test_at_the_prompt_help_and_reasons_work(call: Caller) -> None:
    lines = "?\nwhy take3\ntake3\nlist\nboard\nrules\nundo\nquit\n"
    done = call("play", "counters", "--north", "human", *OPTIONS, given=lines)
    assert (done.status, done.err) == (0, "")
    assert "too-many (number 3) Rule C-1.1." in " ".join(done.out.split())
    assert "no rulebook" in done.out


def test_without_an_engine_greedy_plays_and_levels_are_refused(call: Caller) -> None:
    done = call("play", "counters", *OPTIONS, given="take2\ntake1\ntake1\n")
    assert done.status == 0
    assert "North: Greedy." in done.out
    for arguments in (
        ("play", "counters", "--level", "captain"),
        ("play", "counters", "--north", "general"),
        ("simulate", "counters", "--south", "recruit"),
        ("arena", "counters", "--agents", "random,recruit"),
    ):
        refused = call(*arguments)
        assert (refused.status, refused.out) == (2, ""), arguments
        assert "counters" in refused.err
        assert "greedy" in refused.err


def test_its_opponents_are_listed(call: Caller) -> None:
    done = call("opponents", "counters")
    assert done.status == 0
    listed = [line.split()[0] for line in done.out.split("\n\n")[0].splitlines()[2:] if line[0] != " "]
    assert listed == ["random", "greedy"]
    assert "counters" in call("opponents").lines[0]


def test_without_wars_and_a_rulebook_they_are_refused(call: Caller) -> None:
    war = call("play", "counters", "--war", "best-of-3")
    assert (war.status, war.err) == (2, "skirmish: counters has no wars.\n")
    rules = call("rules", "counters")
    assert rules.status == 2
    assert "counters has no rulebook" in rules.err


def test_positions_are_answered_and_drawn(call: Caller) -> None:
    assert call("legal", "counters", "5S").lines == ["take1", "take2"]
    assert call("next", "counters", "5S", "take2").lines == ["3N"]
    assert "too-many" in call("why", "counters", "5S", "take3").out
    assert "taken (seat south, left 3)" in call("why", "counters", "5S", "take2").out
    assert call("show", "5S").lines[0] == "5S"  # without a space, and still no file
    assert call("show", "5S", "--board", "facts").lines[0] == "5S"


def test_without_a_drawing_a_picture_shows_the_position(call: Caller) -> None:
    assert call("show", "5S", "--svg", "picture.svg").status == 0
    picture = (call.folder / "picture.svg").read_text()
    assert picture.startswith("<svg")
    assert "5S" in picture


def test_it_is_simulated_and_named_in_the_help(call: Caller) -> None:
    done = call("simulate", "counters", "--games", "3", "--seed", "7", "--south", "random")
    assert done.status == 0
    with installed(call.site):
        assert [record["Game"] for record in read_records(done.out)] == ["counters"] * 3
    assert "counters (Counters)" in " ".join(call("--help").out.split())
    assert "counters" in call("play", "--help").out


LIFTED = """
@dataclass(frozen=True, slots=True)
class Lifted(Event):
    code: ClassVar[str] = "lifted"
    found: bool


class Shells:"""


def test_why_says_nothing_that_is_hidden_from_the_one_who_asks(tmp_path: Path) -> None:
    told = shells.GAME.replace("\nclass Shells:", LIFTED).replace(", ())", ", (Lifted(found),))")
    assert told.count("Lifted(found)") == 1
    shells.lay(tmp_path, "shells", **{"game.py": told})
    lines = "S\nwhy lifta\nwhy liftb\nwhy liftc\nwhy liftz\nquit\n"
    done = Caller(tmp_path, tmp_path)("play", "shells", "--north", "human", *OPTIONS, given=lines)
    assert (done.status, done.err) == (0, "")
    assert "liftb is legal" in done.out
    assert "liftz is not allowed. no-shell (at z) Rule S-1.1." in done.out
    assert "lifted" not in done.out

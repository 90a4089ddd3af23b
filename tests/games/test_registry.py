"""Games and their parts are found by name, built in or from another distribution."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from skirmish import games
from skirmish.core import BrokenGame, GameInfo, UnknownName
from tests.games.guests import install, installed
from tests.must import must

INFO = """
from skirmish.core import GameInfo
INFO = GameInfo(name="{name}", title="A guest", rule_prefix="G", hides_information=False)
"""
GAME = """
from {package}.info import INFO

class Guest:
    name, info, variants, rules = INFO.name, INFO, ("usual",), ("G-1.1",)

GAME = Guest()
"""


def offer(folder: Path, package: str, name: str, **modules: str) -> None:
    """Install a distribution with one small game."""
    sound = {"info.py": INFO.format(name=name), "game.py": GAME.format(package=package)}
    install(folder, package, sound | {f"{key}.py": text for key, text in modules.items()}, {name: package})


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """Three sound games and several that are not."""
    offer(tmp_path, "guest_sound", "zug", drawing="SEEN = 1")
    offer(tmp_path, "guest_also", "ako")
    offer(tmp_path, "guest_raises", "raises", game="1 / 0")
    offer(tmp_path, "guest_exits", "exits", game="raise SystemExit(3)")
    offer(tmp_path, "guest_misnamed", "misnamed", info=INFO.format(name="other"))
    offer(tmp_path, "guest_empty", "empty", info="")
    offer(tmp_path, "guest_no_facts", "nofacts", game="class GAME: name, info = 'nofacts', None")
    offer(tmp_path, "guest_one", "twice")
    offer(tmp_path, "guest_two", "twice")
    offer(tmp_path, "guest_thief", "island")
    install(tmp_path, "guest_gone", {}, {"gone": "guest_never_written"})
    with installed(tmp_path):
        yield tmp_path


def test_every_built_in_game_says_the_same_of_itself_everywhere() -> None:
    for name in games.names():
        info = games.info(name)
        assert info.name == games.load(name).name == name
        assert info is games.load(name).info
        assert {rule.split("-")[0] for rule in games.load(name).rules} == {info.rule_prefix}
        assert games.package(name) == f"skirmish.games.{name}"


def test_titles_and_rule_prefixes_are_unique() -> None:
    infos = [games.info(name) for name in games.names()]
    assert len({info.title for info in infos}) == len({info.rule_prefix for info in infos}) == len(infos)


def test_games_of_other_distributions_follow_the_built_in_ones(folder: Path) -> None:
    assert games.names() == ("island", "hill218", "ako", "zug")
    assert games.load("zug").variants == ("usual",)
    assert games.info("zug").title == "A guest"
    assert games.package("zug") == "guest_sound"


def test_they_are_gone_with_their_distribution(folder: Path) -> None:
    assert "zug" in games.names()
    sys.path.remove(str(folder))
    games.rescan()
    try:
        with pytest.raises(UnknownName):
            games.load("zug")
    finally:
        sys.path.insert(0, str(folder))


def test_a_built_in_game_is_never_replaced(folder: Path) -> None:
    assert games.package("island") == "skirmish.games.island"
    assert games.info("island").title == "Battle for the Island"


def test_the_broken_games_are_listed_with_their_reasons(folder: Path) -> None:
    assert set(games.broken()) == {"raises", "exits", "misnamed", "empty", "nofacts", "twice", "gone"}
    assert games.broken()["raises"].facts["reason"] == "ZeroDivisionError: division by zero"


@pytest.mark.parametrize("asked", [games.part, games.offers])
def test_a_package_that_cannot_be_imported_is_broken_whatever_is_asked_of_it(
    tmp_path: Path, asked: Callable[[str, str], object]
) -> None:
    install(tmp_path, "guest_fails", {"__init__.py": "1 / 0"}, {"fails": "guest_fails"})
    with installed(tmp_path), pytest.raises(BrokenGame, match="ZeroDivisionError"):
        asked("fails", "kernel.engine")


@pytest.mark.parametrize(
    ("name", "package", "reason"),
    [
        ("raises", "guest_raises", "ZeroDivisionError: division by zero"),
        ("exits", "guest_exits", "SystemExit: 3"),
        ("misnamed", "guest_misnamed", "ValueError: guest_misnamed.info.INFO is named 'other'"),
        ("empty", "guest_empty", "AttributeError: module 'guest_empty.info' has no attribute 'INFO'"),
        ("nofacts", "guest_no_facts", "TypeError: guest_no_facts.game.GAME has no GameInfo"),
        ("gone", "guest_never_written", "ModuleNotFoundError: No module named 'guest_never_written'"),
    ],
)
def test_a_broken_game_says_what_is_wrong_with_it(folder: Path, name: str, package: str, reason: str) -> None:
    with pytest.raises(BrokenGame) as broken:
        games.info(name), games.load(name)
    assert broken.value.code == "broken-game"
    assert broken.value.facts["name"] == name
    assert broken.value.facts["package"] == package
    assert broken.value.facts["reason"] == reason


def test_a_name_that_two_distributions_claim_is_refused(folder: Path) -> None:
    with pytest.raises(BrokenGame, match="game-claimed-twice") as broken:
        games.load("twice")
    assert set(str(broken.value.facts["packages"]).split(", ")) == {"guest_one", "guest_two"}


def test_an_unknown_name_lists_what_can_be_played(folder: Path) -> None:
    with pytest.raises(UnknownName) as unknown:
        games.load("chess")
    assert unknown.value.facts["known"] == "island, hill218, ako, zug"
    for ask in (games.info, games.package):
        with pytest.raises(UnknownName):
            ask("chess")
    with pytest.raises(UnknownName):
        games.part("chess", "drawing")


def test_a_part_is_a_module_or_nothing(folder: Path) -> None:
    drawing = must(games.part("zug", "drawing"))
    assert drawing.SEEN == 1
    assert games.part("zug", "kernel.engine") is None
    assert games.part("ako", "drawing") is None
    war = must(games.part("island", "war"))
    assert war.__name__ == "skirmish.games.island.war"
    assert games.part("zug", "war") is None


def test_a_part_that_lacks_something_else_is_not_taken_for_missing(tmp_path: Path) -> None:
    offer(tmp_path, "guest_lacks", "lacks", drawing="import a_package_that_is_not_there")
    with installed(tmp_path), pytest.raises(BrokenGame) as broken:
        games.part("lacks", "drawing")
    assert str(broken.value.facts["reason"]).endswith("No module named 'a_package_that_is_not_there'")


def test_an_error_in_a_built_in_game_is_raised_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(path: str) -> None:
        raise ZeroDivisionError(path)

    monkeypatch.setattr(games, "import_module", fails)
    with pytest.raises(ZeroDivisionError, match=r"skirmish\.games\.island\.anything"):
        games.part("island", "anything")


def test_the_length_of_a_game_is_bounded_by_both_parts() -> None:
    assert games.info("hill218").longest == 206
    plain = GameInfo(name="x", title="X", rule_prefix="X", hides_information=False, most_rolls=3)
    assert plain.longest is None


def test_a_built_in_game_is_loaded_without_looking_for_others() -> None:
    code = (
        "import sys\nfrom skirmish import games\ngames.load('island'), games.info('hill218')\n"
        "assert 'importlib.metadata' not in sys.modules\n"
        "assert 'skirmish.games.hill218.game' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_part_is_offered_without_being_imported() -> None:
    assert games.offers("island", "kernel.engine")
    assert not games.offers("island", "kernel.wings")
    assert not games.offers("island", "wings.engine")


@pytest.mark.parametrize("name", ["table", "error", "Chess", "9men", "a-b", "x" * 33])
def test_a_name_that_is_not_allowed_is_refused(tmp_path: Path, name: str) -> None:
    offer(tmp_path, "guest_badly_named", name)
    with installed(tmp_path):
        assert games.names() == games.BUILT_IN
        for ask in (games.package, games.info, games.load):
            with pytest.raises(BrokenGame) as broken:
                ask(name)
            assert broken.value.facts["package"] == "guest_badly_named"
            assert "name" in str(broken.value.facts["reason"])


def test_a_name_of_the_greatest_length_is_allowed(tmp_path: Path) -> None:
    name = "a" + "_9" * 15 + "z"
    offer(tmp_path, "guest_long_name", name)
    with installed(tmp_path):
        assert name in games.names()


@pytest.mark.parametrize(
    ("presenter", "reason"),
    [
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("", "AttributeError: module 'guest_presenter.presenter' has no attribute 'PRESENTER'"),
    ],
)
def test_a_game_with_a_broken_presenter_is_left_out(tmp_path: Path, presenter: str, reason: str) -> None:
    offer(tmp_path, "guest_presenter", "shy", presenter=presenter)
    with installed(tmp_path):
        assert games.names() == games.BUILT_IN
        with pytest.raises(BrokenGame) as broken:
            games.load("shy")
    assert broken.value.facts["reason"] == reason


def test_a_game_whose_presenter_loads_is_listed(tmp_path: Path) -> None:
    offer(tmp_path, "guest_presented", "bold", presenter="PRESENTER = 1")
    with installed(tmp_path):
        assert "bold" in games.names()


@pytest.mark.parametrize("content", [b"mumbles-title = \xff\n", None])
def test_a_game_whose_messages_cannot_be_read_is_left_out(tmp_path: Path, content: bytes | None) -> None:
    offer(tmp_path, "guest_mumbles", "mumbles")
    file = tmp_path / "guest_mumbles" / "locales" / "en" / "rules.ftl"
    file.parent.mkdir(parents=True)
    file.mkdir() if content is None else file.write_bytes(content)
    with installed(tmp_path):
        assert games.names() == games.BUILT_IN
        with pytest.raises(BrokenGame, match="mumbles"):
            games.load("mumbles")


def test_files_beside_the_messages_do_not_matter(tmp_path: Path) -> None:
    offer(tmp_path, "guest_noted", "noted")
    english = tmp_path / "guest_noted" / "locales" / "en"
    english.mkdir(parents=True)
    for each in (english / "notes.bin", english.parent / "README"):
        each.write_bytes(b"\xff")
    with installed(tmp_path):
        assert "noted" in games.names()

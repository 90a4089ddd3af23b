"""A study: its games, what is kept of them, and what is said about them."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from skirmish.core import MissingExtra, UnknownName
from skirmish.i18n.speaker import LANGUAGES
from skirmish.lab import balance, balance_plots, plots
from skirmish.lab.balance import Balance, Study
from skirmish.lab.balance_count import counting
from skirmish.lab.balance_report import Report, markdown, text
from skirmish.lab.balance_words import BalanceWords
from skirmish.lab.errors import LabError
from skirmish.lab.journal import JOURNAL
from skirmish.lab.pool import Crash
from tests.i18n.fluent_files import messages, needs
from tests.i18n.source_codes import SOURCE
from tests.lab import folders

ISLAND = Study.of_level("island", "random", games=6, seed="7", variant="quick")
HILL = Study.of_level("hill218", "random", games=4, seed="7")


@pytest.fixture(scope="module", params=[ISLAND, HILL], ids=["island", "hill218"])
def found(request: pytest.FixtureRequest) -> Balance:
    return balance.run(request.param)


def test_every_game_has_chance_of_its_own() -> None:
    fixtures = list(ISLAND.fixtures())
    assert len(fixtures) == ISLAND.total == 6
    assert {fixture.leg for fixture in fixtures} == {1}
    assert len({fixture.chance().fair().commitment for fixture in fixtures}) == 6
    assert {fixture.names for fixture in fixtures} == {("random-a", "random-b")}


def test_the_same_study_finds_the_same_however_many_play(tmp_path: Path) -> None:
    alone = balance.run(ISLAND)
    together = balance.run(ISLAND, folder=tmp_path / "a", jobs=2)
    assert alone.to_json() == together.to_json()
    kept = json.loads((tmp_path / "a" / balance.RESULT).read_text())
    assert kept == json.loads(json.dumps(alone.to_json()))
    assert len(folders.records(tmp_path / "a")) == 6


def test_cut_short_it_goes_on(tmp_path: Path) -> None:
    def leave(over: int, total: int) -> None:
        if over == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        balance.run(ISLAND, folder=tmp_path, watch=leave)
    assert not (tmp_path / balance.RESULT).exists()
    assert len(folders.journal(tmp_path)) == 3
    seen: list[int] = []
    again = balance.run(ISLAND, folder=tmp_path, watch=lambda over, total: seen.append(over))
    assert seen == [3, 4, 5, 6]
    assert again.to_json() == balance.run(ISLAND).to_json()


def test_another_study_is_told_apart(tmp_path: Path) -> None:
    balance.run(ISLAND, folder=tmp_path)
    more = Study.of_level("island", "random", games=7, seed="7", variant="quick")
    with pytest.raises(LabError) as refused:
        balance.run(more, folder=tmp_path)
    assert refused.value.code == "other-plan"
    assert refused.value.facts["difference"] == "games: 6 ≠ 7"


def test_a_game_lost_by_a_fault_is_told_and_not_counted(tmp_path: Path) -> None:
    balance.run(ISLAND, folder=tmp_path)
    journal = tmp_path / JOURNAL
    first, *others = journal.read_text().splitlines(keepends=True)
    faulty = {**json.loads(first), "failed": "random-a", "how": "bot-illegal"}
    journal.write_text(json.dumps(faulty) + "\n" + "".join(others))
    found = balance.run(ISLAND, folder=tmp_path)
    assert found.games == 5
    assert found.crashes == (Crash(1, "bot-illegal"),)
    assert "bot-illegal" in text(found)


@pytest.mark.parametrize("level", ["nobody", "cmd:./bot", "greedy@5n", ""])
def test_only_agents_of_ours(level: str) -> None:
    with pytest.raises(UnknownName) as refused:
        Study.of_level("island", level, games=2)
    assert refused.value.code == "unknown-agent"


def test_a_limit_of_nodes_is_kept() -> None:
    study = Study.of_level("island", "greedy", games=1, nodes=50)
    assert (study.level, study.nodes) == ("greedy", 50)
    assert "50 nodes" in " ".join(Report(Balance.of(study, counting("island"))).intro())


def test_the_json_is_plain(found: Balance) -> None:
    plain = json.loads(json.dumps(found.to_json()))
    assert plain["games"] == found.games == sum(plain["ends"].values()) == len(plain["turns"]["of_each_game"])
    assert set(plain["maps"]) == {each.name for each in found.maps}
    low, high = plain["first_player"]["share_interval"]
    assert low <= plain["first_player"]["share"] <= high
    for things in plain["worth"].values():
        for each in things.values():
            assert each["interval"][0] < each["log_odds"] < each["interval"][1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [40, 78, 100])
def test_text_in_every_language(found: Balance, lang: str, width: int) -> None:
    said = text(found, lang, width)
    assert "balance-" not in said
    assert "█" in said
    assert (said == text(found, "en", width)) == (lang == "en")
    game = BalanceWords(found.study.game, lang).title()
    assert game in " ".join(said.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_shows_every_picture(found: Balance, lang: str) -> None:
    page = markdown(found, lang, level=2, pictures="there/")
    assert page.startswith("## ")
    shown = re.findall(r"!\[[^\]]+\]\(there/(\w+)\.svg\)", page)
    assert sorted(shown) == sorted(balance_plots.PICTURES)
    assert all(line.count("|") == line.replace("\\|", "").count("|") for line in page.splitlines())
    assert "balance-" not in page


def test_a_study_of_nothing_says_so() -> None:
    nothing = Balance.of(HILL, counting("hill218"), (Crash(1, "exit status -9"),))
    assert text(nothing).startswith("The Battle for Hill 218, standard")
    assert "exit status -9" in text(nothing)
    assert set(balance_plots.pictures(nothing)) == {f"{name}.svg" for name in balance_plots.PICTURES}


def test_pictures(found: Balance) -> None:
    drawn = balance_plots.pictures(found)
    assert set(drawn) == {f"{name}.svg" for name in balance_plots.PICTURES}
    assert all(b"<svg" in svg for svg in drawn.values())


def test_the_same_study_gives_the_same_pictures_and_english_ones_where_a_font_is_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = balance.run(Study.of_level("island", "random", games=2, seed="7", variant="blitz"))
    monkeypatch.setattr(plots, "FONTS", ("DejaVu Sans",))
    assert balance_plots.pictures(found, "ko", "png") == balance_plots.pictures(found, "en", "png")


def test_matplotlib_is_an_extra(found: Balance, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(MissingExtra):
        balance_plots.pictures(found)
    assert text(found)


@pytest.mark.parametrize("game", ["island", "hill218"])
def test_everything_counted_has_its_words(game: str) -> None:
    def words(message: str, variable: str) -> set[str]:
        return needs("en", f"{game}/balance", f"{game}-balance-{message}").words(variable)

    count = counting(game)
    assert words("end", "end") == set(count.ENDS)
    assert words("head", "head") == set(count.COLUMNS)
    assert words("question", "question") in (set(), set(count.moments))
    assert words("map", "map") == {heat.name for heat in count.maps()}
    assert words("thing", "place") == {*count.PLACES, "none"}
    assert set(count.BASELINES) | set(count.CONTROLS) <= set(count.moments)


def test_no_message_is_dead() -> None:
    code = "".join(path.read_text() for name in ("lab", "cli") for path in (SOURCE / name).rglob("*.py"))
    for message in messages("en", "balance"):
        key = message.removeprefix("terminal-")
        used = any(f"{quote}{key}{quote}" in code for quote in "\"'")
        assert used or re.match("help-|overview-", key), message
    for game in ("island", "hill218"):
        for message in messages("en", f"{game}/balance"):
            key = message.removeprefix(f"{game}-balance-")
            assert f'"{key}"' in code or key in {f"worth-{each}" for each in counting(game).moments}, message

"""What is said of an arena's games: as values, as tables in five languages, as pictures."""

from __future__ import annotations

import json
import random
import re
import sys
from collections.abc import Callable

import pytest

from skirmish.core import MissingExtra
from skirmish.i18n.speaker import LANGUAGES, Speaker, source
from skirmish.lab import plots
from skirmish.lab.contest import Timing
from skirmish.lab.format import summary
from skirmish.lab.pool import Crash
from skirmish.lab.report import Result
from skirmish.lab.runner import Finished
from skirmish.lab.schedule import Plan
from tests.i18n.fluent_files import messages
from tests.i18n.source_codes import SOURCE, endings, errors

STRENGTH = {"strong": 400, "middle": 0, "weak": -400}
PLAN = Plan.of("island", [f"{name}=random" for name in STRENGTH], games=40, seed="7")


def games() -> list[Finished]:
    chance, found = random.Random(1), []
    for fixture in PLAN.fixtures():
        share = 1 / (1 + 10 ** ((STRENGTH[fixture.north] - STRENGTH[fixture.south]) / 400))
        winner = fixture.south if chance.random() < share else fixture.north
        drawn = fixture.number % 10 == 0
        found.append(
            Finished(
                fixture.number,
                fixture.pair,
                fixture.leg,
                *fixture.names,
                first=fixture.names[fixture.first()],
                winner=None if drawn else winner,
                how="quiet" if drawn else "eliminated",
                decisions=100 + fixture.number,
                thoughts={fixture.south: Timing(50, 0.5, 0.1), fixture.north: Timing(40, 0.4, 0.2)},
            )
        )
    return found


@pytest.fixture(scope="module")
def result() -> Result:
    return Result.of(PLAN, games(), [Crash(7, "exit status -9")])


def test_it_all_adds_up(result: Result) -> None:
    assert [each.name for each in result.agents] == ["strong", "middle", "weak"]
    assert result.played == PLAN.total == 120
    assert dict(result.ends) == {"eliminated": 108, "quiet": 12}
    for (one, other), score in result.scores.items():
        back = result.scores[other, one]
        assert (score.wins, score.draws, score.losses) == (back.losses, back.draws, back.wins)
        assert score.games == 40
    assert sum(each.score.points for each in result.agents) == 120
    assert (result.length.least, result.length.most, result.length.median) == (101, 220, 160.5)
    assert sum(each.timing.decisions for each in result.agents) == 120 * 90
    assert result.agents[0].timing.longest == 0.2


def test_the_json_is_plain_and_complete(result: Result) -> None:
    plain = json.loads(json.dumps(result.to_json()))
    assert plain["plan"] == PLAN.to_json()
    assert plain["ratings"]["strong"]["games"] == 80
    assert plain["failed"] == [{"game": 7, "reason": "exit status -9"}]
    assert plain["thinking"]["weak"]["mean_ms"] == 10.0
    low, high = plain["ratings"]["strong"]["interval"]
    assert low < plain["ratings"]["strong"]["elo"] < high


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [40, 78, 100])
def test_tables_in_every_language(result: Result, lang: str, width: int) -> None:
    text = summary(result, lang, width)
    for word in (*STRENGTH, "Elo", "95", "7", "exit status -9"):
        assert word in " ".join(text.split())
    assert "lab-" not in text
    assert (text == summary(result, "en", width)) == (lang == "en")


def test_nothing_has_been_played_yet() -> None:
    result = Result.of(PLAN, [])
    assert result.played == 0
    assert "0 of 120 games" in summary(result)
    assert set(plots.ratings(result)) == {"ratings.svg", "ratings.png"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pictures(result: Result, lang: str) -> None:
    found = plots.ratings(result, lang)
    assert found["ratings.png"].startswith(b"\x89PNG")
    assert b"<svg" in found["ratings.svg"]
    assert found == plots.ratings(result, lang), "the same result gives the same bytes"


@pytest.mark.filterwarnings("ignore:Glyph .* missing from font")  # a machine without Korean fonts
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_labels_of_a_picture_fit(result: Result, lang: str) -> None:
    """Of three short names, too."""
    with plots.drawing_library().rc_context({**plots.STYLE, "font.family": plots.fonts()}):
        figure = plots.figure_of(result, Speaker(lang))
        figure.draw_without_rendering()
        left, right = (axes.xaxis.label.get_window_extent() for axes in figure.axes)
    assert 0 < left.x0 < left.x1 < right.x0 < right.x1 < figure.bbox.width


def test_a_language_without_a_font_gets_english_pictures(
    result: Result, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plots, "FONTS", ("DejaVu Sans",))
    assert plots.can_write("Größe")
    assert not plots.can_write("평점")
    assert plots.ratings(result, "ko") == plots.ratings(result, "en")


def test_matplotlib_is_an_extra(result: Result, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(MissingExtra) as refused:
        plots.ratings(result)
    assert refused.value.facts["extra"] == "lab"


def test_every_end_has_its_words() -> None:
    words = set(
        re.findall(r"^    \[([a-z-]+)\]", source("en", "lab").partition("lab-end =")[2], re.MULTILINE)
    )
    # Agents agree on no draws, fight no wars, run no clocks, start from no position, and have no operator.
    ends = (endings("island") | endings("hill218")) - {"agreement", "war", "time", "settled", "adjudication"}
    failures = {found.code for found in errors() if found.code.startswith("bot-")}
    assert words == ends | failures


def test_no_message_is_dead() -> None:
    code = "".join(path.read_text() for name in ("lab", "cli") for path in (SOURCE / name).rglob("*.py"))
    used: Callable[[str], bool] = lambda key: f'"{key}"' in code or f"'{key}'" in code  # noqa: E731
    for message in messages("en", "lab"):
        key = message.removeprefix("terminal-")
        assert used(key) or re.match("help-|overview-", key), message

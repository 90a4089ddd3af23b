"""The rulebook's pages: the same rules and examples in every language, and fit for a terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from skirmish import presenter
from skirmish.core import Decide, UnknownName
from skirmish.drawing import draw_text
from skirmish.games import load, names
from skirmish.i18n.layout import columns, strip, table, wrap
from skirmish.i18n.speaker import LANGUAGES, Speaker
from skirmish.rulebook.pages import (
    Heading,
    Paragraph,
    Rule,
    RulebookTable,
    page,
    parse,
    render,
    render_rule,
    rule_text,
)
from tests.games.guests import installed
from tests.games.test_registry import offer

GAMES = names()
PAGES = [(game, lang) for game in GAMES for lang in LANGUAGES]


def _no_board(_position: str) -> str:
    return "board"


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_every_rule_is_there_once_and_in_order(game: str, lang: str) -> None:
    found = [block.id for block in page(game, lang).blocks if isinstance(block, Rule)]
    assert found == list(load(game).rules)


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_every_language_is_built_alike(game: str, lang: str) -> None:
    """The same kinds of blocks in the same order; tables with as many rows and columns."""

    def shape(lang: str) -> list[object]:
        return [
            (len(block.head), len(block.rows))
            if isinstance(block, RulebookTable)
            else (Heading, block.level)
            if isinstance(block, Heading)
            else type(block)
            for block in page(game, lang).blocks
        ]

    assert shape(lang) == shape("en")


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_every_language_shows_the_same_boards(game: str, lang: str) -> None:
    here, there = page(game, lang).examples, page(game, "en").examples
    assert [(each.position, each.pick) for each in here] == [(each.position, each.pick) for each in there]
    assert all(example.caption for example in here)


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_shows_a_decision_of_its_position(game: str) -> None:
    """A token; a place, piece or way that decisions have; or all that is legal."""
    own, picked = presenter.load(game), 0
    for example in page(game, "en").examples:
        if not example.pick:
            continue
        state = load(game).from_position(example.position)
        pending = load(game).pending(state)
        assert isinstance(pending, Decide), example
        decisions: list[Any] = list(own.decisions(load(game).view(state, pending.seat)))
        known = {word for each in decisions for word in (each.token, each.source, each.piece, each.kind)}
        assert example.pick in known | {"legal"}, example
        picked += 1
    assert picked >= 7


@pytest.mark.parametrize("game", GAMES)
def test_every_board_is_a_position_of_the_game_and_can_be_drawn(game: str) -> None:
    for example in page(game, "en").examples:
        state = load(game).from_position(example.position)
        assert load(game).position(state) == example.position
        assert draw_text(game, state).strip()


@pytest.mark.parametrize("width", [40, 60, 80, 120])
@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_nothing_is_wider_than_the_terminal(game: str, lang: str, width: int) -> None:
    for line in render(page(game, lang), _no_board, width=width).splitlines():
        assert columns(line) <= width, line


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_plain_text_has_no_marks_left_and_bold_text_has_the_same_words(game: str, lang: str) -> None:
    plain = render(page(game, lang), _no_board, width=72)
    assert not any(mark in plain for mark in ("**", "`", "\x1b", "| "))
    bold = render(page(game, lang), _no_board, width=72, bold=True)
    assert "\x1b[1m" in bold
    words = [word for word in plain.split() if not set(word) <= set("═─")]
    unmarked = bold.replace("\x1b[1m", "").replace("\x1b[0m", "")
    assert [word for word in unmarked.split() if not set(word) <= set("═─")] == words


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_a_rule_can_be_read_alone(game: str, lang: str) -> None:
    for rule in load(game).rules:
        text = rule_text(game, lang, rule)
        assert text
        assert not set("`*\n") & set(text.replace("e2*e4", ""))
        alone = render_rule(page(game, lang), rule, _no_board, width=10_000)
        assert alone.startswith(f"{rule} {text}\n")


def test_a_rule_alone_comes_with_its_examples_and_tables() -> None:
    boards: list[str] = []

    def draw(position: str) -> str:
        boards.append(position)
        return "<board>"

    text = render_rule(page("hill218", "en"), "H-1.2", draw, width=120)
    assert "paratroopers P" in text
    assert boards == []
    assert "<board>" in render_rule(page("hill218", "en"), "H-1.1", draw)
    assert boards == [page("hill218", "en").examples[0].position]


def test_unknown_names_are_refused_in_words() -> None:
    with pytest.raises(UnknownName) as refused:
        rule_text("island", "en", "I-9.9")
    assert Speaker("en").error(refused.value) == "There is no rule “I-9.9”. The rules are I-1.1 – I-8.3."
    for game, lang in (("chess", "en"), ("island", "fr")):
        with pytest.raises(UnknownName):
            page(game, lang)


def test_blocks_of_a_page() -> None:
    text = "# Title\n\nSome\ntext.\n\n**I-1.1** A `rule`\nindeed.\n\n"
    text += "```board\npos S:roll\nCaption\n```\n\n| a | b |\n| - | - |\n| 1 | 2 |\n"
    assert [type(block).__name__ for block in parse(text, "I")] == [
        "Heading",
        "Paragraph",
        "Rule",
        "Example",
        "RulebookTable",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_guest_has_its_rulebook_in_english_or_none(tmp_path: Path, lang: str) -> None:
    offer(tmp_path, "guest_reads", "reads")
    offer(tmp_path, "guest_mute", "mute")
    folder = tmp_path / "guest_reads" / "rulebook"
    folder.mkdir()
    (folder / "en.md").write_text("# A guest\n\n**G-1.1** Sit down.\n")
    page.cache_clear()
    with installed(tmp_path):
        assert page("reads", lang).lang == "en"
        assert rule_text("reads", lang, "G-1.1") == "Sit down."
        with pytest.raises(UnknownName) as refused:
            page("mute", lang)
        assert "mute" in Speaker(lang).error(refused.value)


def test_korean_letters_are_two_columns_wide() -> None:
    assert columns("말 a") == 4
    assert wrap("가나 다라 마바", 9) == ["가나 다라", "마바"]
    assert columns("**말** `a`") == 4
    assert strip("**I-1.1** `e2-e5`") == "I-1.1 e2-e5"


def test_code_and_spaces_are_not_broken() -> None:
    assert wrap("write `a b c` or so", 8) == ["write", "`a b c` or", "so"]
    assert wrap("to (−2,\N{NO-BREAK SPACE}1) now", 6) == ["to", "(−2,\N{NO-BREAK SPACE}1)", "now"]


def test_a_table_too_narrow_for_its_columns_becomes_a_list() -> None:
    assert table(("unit", "attacks"), [("infantry", "sides")], 40) == [
        "unit      attacks",
        "────────  ───────",
        "infantry  sides",
    ]
    assert table(("unit", "attacks"), [("infantry", "sides")], 14) == ["infantry", "  attacks:", "  sides"]


def test_what_we_do_not_use_of_markdown_is_shown_as_it_is_written() -> None:
    text = "- one\n- two\n\n> quoted\n\n<b>bold</b>\n\n---\n"
    shown = [block.text for block in parse(text, "N") if isinstance(block, Paragraph)]
    assert shown == ["- one - two", "> quoted", "<b>bold</b>", "---"]

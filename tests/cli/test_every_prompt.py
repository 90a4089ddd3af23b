"""Whole games on a terminal of 24 rows and 80 columns: whatever is asked, nothing of it scrolls away."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest

from skirmish.cli.terminal.choices import choices
from skirmish.cli.terminal.game_loop import GameLoop
from skirmish.cli.terminal.match_screen import MatchScreen
from skirmish.cli.terminal.screen import Terminal
from skirmish.cli.terminal.session import Session, fair_chance
from skirmish.cli.voice import Voice
from skirmish.core import Options, Seat
from skirmish.i18n import layout
from skirmish.records import Played
from tests.cli.processes import LANGUAGES
from tests.cli.test_few_rows import COLOURS, COLUMNS, ROWS, joined, words_of
from tests.must import must

GAMES = {"island": "classic", "hill218": "standard"}


@dataclass(frozen=True)
class Question:
    """What was printed for a question, with the line that is typed and the toolbar; and what it offers."""

    lines: list[str]
    numbered: list[str]
    """The numbers and the heading of each group of choices; or the only choice."""
    told: list[str]
    """What the plays since the question before did, in words."""

    @property
    def rows(self) -> int:
        """The rows that this takes; Korean letters are two columns wide."""
        return sum(max(1, -(-layout.columns(line) // COLUMNS)) for line in self.lines)


class Player(Terminal):
    """Types random choices, and keeps what was printed for each question."""

    rows, columns = ROWS, COLUMNS

    def __init__(self, seed: str, first: str) -> None:
        super().__init__()
        self.questions: list[Question] = []
        self.match: MatchScreen | None = None
        self._lines: list[str] = []
        self._random = random.Random(seed)
        self._first = first
        self._seen = 0

    def show(self, text: str = "") -> None:
        self._lines += COLOURS.sub("", text).split("\n")

    @contextmanager
    def meanwhile(self, text: str, above: Sequence[str] = ()) -> Iterator[None]:
        """What is shown while an opponent thinks is erased."""
        yield

    def ask(self, prompt: str, *, words: Any = (), toolbar: Any = None, **_: Any) -> str:
        if not words:  # whether one is sure
            return "y"
        lines = [*self._lines, prompt, *([toolbar()] if toolbar else [])]
        self.questions.append(Question(lines, self._numbered(), self._told()))
        self._lines = []
        first, self._first = self._first, ""
        return first or str(self._random.choice(words[: words.index("?")]))

    def _numbered(self) -> list[str]:
        shown = must(self.match)
        found = choices(shown.presenter, shown.match.view(Seat.SOUTH))
        if len(found.tokens) == 1:
            return [found.tokens[0]]
        return [f"{group.numbers} {group.headed(shown.voice)}" for group in found.groups]

    def _told(self) -> list[str]:
        shown = must(self.match)
        line = [each for each in shown.match.line if isinstance(each, Played)]
        new, self._seen = line[self._seen :], len(line)
        return [words_of(shown, each) for each in new]


class NoFile:
    """A match that is not kept."""

    class autosave:  # noqa: N801
        path = "-"

    def keep(self) -> None:
        """Nothing is written."""


def questions(name: str, lang: str, seed: str, *, clock: str = "none", first: str = "") -> list[Question]:
    """The questions of a whole game against random."""
    session = Session.start(name, Options(GAMES[name]), ("human", "random"), fair_chance(seed), clock, {})
    screen = Player(seed, first)
    screen.match = MatchScreen(session, screen, Voice(lang), "plain")
    GameLoop(screen.match, NoFile()).play()  # type: ignore[arg-type]
    return screen.questions


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_question_fits(name: str, lang: str) -> None:
    """Story, board, numbered choices and the line that is typed; with a clock, and after ``auto``."""
    asked = [
        each
        for seed, clock, first in (("0", "none", ""), ("1", "600+10", ""), ("2", "none", "auto"))
        for each in questions(name, lang, seed, clock=clock, first=first)
    ]
    assert len(asked) > 60
    for each in asked:
        assert max(map(layout.columns, each.lines)) <= COLUMNS, each.lines
        assert each.rows <= ROWS, (each.rows, *each.lines)
        text = joined(each.lines)
        assert [group for group in each.numbered if group not in text] == [], each.lines
        if each.told:  # of a long sentence, at least the end
            assert joined([each.told[-1]])[-20:] in text, (each.told, each.lines)


def test_no_play_is_told_twice() -> None:
    """Not even one's own, which passes by while the opponent thinks."""
    for each in questions("hill218", "en", "1"):
        text = joined(each.lines)
        once = [play for play in each.told if each.told.count(play) == 1]
        assert [play for play in once if text.count(joined([play])) > 1] == []


def test_what_is_shown_while_an_opponent_thinks_is_erased(capsys: pytest.CaptureFixture[str]) -> None:
    """So that the story above the next board tells it once."""
    with Terminal().meanwhile("Thinking", ["  end Next turn: Random.", "  d3 Random rolled 3."]):
        shown = capsys.readouterr().out
    assert shown == "  end Next turn: Random.\n  d3 Random rolled 3.\n"
    assert capsys.readouterr().out == "\x1b[2A\x1b[J"

"""A terminal of 24 rows and 80 columns in mid-battle: board, story and question stay in sight together."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest

from skirmish import agents, games
from skirmish.cli.terminal.choices import choices
from skirmish.cli.terminal.game_loop import GameLoop
from skirmish.cli.terminal.match_screen import MatchScreen
from skirmish.cli.terminal.prompt_commands import TypedLine, answer
from skirmish.cli.terminal.screen import Terminal
from skirmish.cli.terminal.session import Session, fair_chance
from skirmish.cli.voice import Voice
from skirmish.core import Decide, Options, Seat
from skirmish.drawing.brush import Brush
from skirmish.i18n import layout
from skirmish.match import Snapshot
from skirmish.match.commands import Submit
from skirmish.records import Played
from tests.cli.processes import LANGUAGES

ROWS, COLUMNS = 24, 80
COLOURS = re.compile(r"\x1b\[[0-9;]*m")
BATTLES = {"island": ("classic", "0", 74), "hill218": ("standard", "57", 33)}
"""Variant, seed and decisions: North's turn before was long, and Hill 218's field is 12 columns wide."""


class _AskedError(Exception):
    """Something was asked: all that is to be seen has been shown."""


class SmallTerminal(Terminal):
    """Keeps what is shown, and types ``lines``; after the first of them it has ``rows_then`` rows."""

    rows, columns = ROWS, COLUMNS

    def __init__(self, rows: int, lines: tuple[str, ...] = (), rows_then: int | None = None) -> None:
        super().__init__()
        self.rows = rows
        self.shown: list[str] = []
        self.toolbars: list[bool] = []
        """Whether each question had a toolbar."""
        self._lines, self._rows_then = iter(lines), rows_then

    def show(self, text: str = "") -> None:
        self.shown += COLOURS.sub("", text).split("\n")

    def ask(self, prompt: str, *, toolbar: Any = None, **_: Any) -> str:
        self.shown += [prompt, *([toolbar()] if toolbar else [])]
        self.toolbars.append(toolbar is not None)
        line = next(self._lines, None)
        if line is None:
            raise _AskedError
        self.rows = self._rows_then or self.rows
        return line


@cache
def battle(name: str, clock: str = "none") -> tuple[Session, Snapshot, list[Played]]:
    """A battle that South's person plays, how it stood when they last looked, and what was played since."""
    variant, seed, decisions = BATTLES[name]
    who = ("human", "random")
    session = Session.start(name, Options(variant), who, fair_chance(seed), clock, {})
    agent, seen, since = agents.load("random"), session.snapshot, list[Played]()
    for _ in range(decisions):
        pending = session.match.pending
        assert isinstance(pending, Decide)
        action = agent.choose(session.match.game, session.match.view(pending.seat), session.agents_chance())
        since += session.issue(Submit(str(action)), pending.seat)
        if pending.seat is Seat.SOUTH:
            seen, since = session.snapshot, []
    return session, seen, since


def asked(name: str, lang: str, screen: SmallTerminal, clock: str = "none") -> tuple[MatchScreen, list[str]]:
    """A person is asked after North's turn; what they see, and the words of each play that is new to them."""
    session, seen, since = battle(name, clock)
    now, session.snapshot = session.snapshot, seen
    shown = MatchScreen(session, screen, Voice(lang), "plain")
    shown.skip_story()
    session.snapshot = now
    shown.add(since)
    with pytest.raises(_AskedError):
        GameLoop(shown, None)._ask(Seat.SOUTH)  # type: ignore[arg-type]
    return shown, [words_of(shown, each) for each in since]


def words_of(shown: MatchScreen, played: Played) -> str:
    """What the story says of a play."""
    _, events = shown.match.seen(played, Seat.SOUTH)
    return shown.voice.speaker.play(shown.game.name, events, shown.audience)


def joined(lines: Iterable[str]) -> str:
    """Without the breaks of lines."""
    return " ".join(" ".join(lines).split())


def story_and_board(shown: MatchScreen, lines: list[str]) -> tuple[list[str], int]:
    """The rows above the board, and the row below it; the counts may stand beside it."""
    name = shown.game.name
    for kind in ("draw_compact", "draw_tight"):
        draw = getattr(games.part(name, "drawing"), kind, None)
        if draw is None:
            continue
        *board, _ = draw(shown.match.view(Seat.SOUTH), Brush(False), shown.voice.labels(name)).split("\n")
        for at in range(len(lines) - len(board) + 1):
            pairs = zip(lines[at:], board, strict=False)
            if all(line.startswith(row.rstrip()) for line, row in pairs):
                return lines[:at], at + len(board)
    raise AssertionError(lines)


def listed(shown: MatchScreen, lines: list[str]) -> bool:
    """Whether the numbers of all choices stand in these lines, each number once."""
    found = choices(shown.presenter, shown.match.view(Seat.SOUTH))
    text = joined(lines)
    return len(found.tokens) > 1 and all(
        text.count(f"{group.numbers} {group.headed(shown.voice)}") == 1 for group in found.groups
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", BATTLES)
def test_the_numbered_choices_stay_in_sight(name: str, lang: str) -> None:
    """Between the board and the line that is typed, also after a long turn of the other side."""
    screen = SmallTerminal(ROWS)
    shown, _ = asked(name, lang, screen)
    _, below = story_and_board(shown, screen.shown)
    assert listed(shown, screen.shown[below:]), screen.shown
    assert len(screen.shown) <= ROWS, screen.shown


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("clock", ["none", "60+10"])
@pytest.mark.parametrize("name", BATTLES)
def test_board_story_and_question_fit(name: str, clock: str, lang: str) -> None:
    """With a clock the toolbar, which shows it, stays in sight as well."""
    screen = SmallTerminal(ROWS)
    shown, new = asked(name, lang, screen, clock)
    assert len(new) > 3, "the other side's turn was short"
    lines = screen.shown
    assert max(map(layout.columns, lines)) <= COLUMNS, lines
    story, below = story_and_board(shown, lines)
    assert len(story) >= (2 if clock == "none" else 1), lines
    assert len(lines) <= ROWS, lines
    assert listed(shown, lines[below:]), lines
    assert clock == "none" or screen.toolbars == [True]
    # The story's end is told, and the rest on request, the set-up too.
    assert joined([new[-1]]) in joined(story)
    screen.shown = []
    view = shown.match.view(Seat.SOUTH)
    answer(shown, TypedLine(Seat.SOUTH, choices(shown.presenter, view), "story", None))  # type: ignore[arg-type]
    whole = joined(screen.shown)
    every = [words_of(shown, each) for each in shown.match.line if isinstance(each, Played)]
    assert [each for each in every if joined([each]) not in whole] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", BATTLES)
def test_the_story_has_all_the_room_that_is_left(name: str, lang: str) -> None:
    """Also where the letters were left out because they had none."""
    for rows in range(20, 32):
        screen = SmallTerminal(rows)
        shown, new = asked(name, lang, screen)
        lines = screen.shown
        story, _ = story_and_board(shown, lines)
        told, unused = joined(story), rows - len(lines)
        left = [*new]
        while left and (at := told.rfind(joined([left[-1]]))) >= 0:
            told = told[:at]
            left.pop()
        assert len(left) < len(new), (rows, "the end is told")
        if left:  # one play more would not have fitted
            assert unused <= len(shown.rows(left[-1])), (rows, lines)


def test_the_toolbar_gives_its_row_to_the_story_only_while_that_needs_it() -> None:
    """Not to the board that is drawn again, and not in a terminal that is made taller."""
    board = SmallTerminal(22, ("board", "why"))
    asked("island", "en", board)
    assert board.toolbars == [False, False, False]
    taller = SmallTerminal(22, ("board", "why"), rows_then=40)
    asked("island", "en", taller)
    assert taller.toolbars == [False, True, True]

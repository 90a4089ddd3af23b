"""A game without a presenter is presented anyway: by its rules, its drawing and its messages."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skirmish import games, presenter
from skirmish.cli.boards import drawn
from skirmish.cli.terminal.choices import choices
from skirmish.cli.voice import Voice
from skirmish.core import NORTH, SOUTH, IllegalAction, MatchError, NotationError, Options, Seat
from skirmish.games.hill218.presenter import PRESENTER as HILL
from skirmish.games.island.presenter import PRESENTER as ISLAND
from skirmish.i18n.speaker import LANGUAGES, Speaker
from skirmish.presenter.plain import PlainPresenter
from skirmish.presenter.structs import Decision, PlainView, Preview, Said
from tests.games.guests import installed
from tests.presenter.guest import DRAWING, ENGLISH, lay


@pytest.fixture
def shells(tmp_path: Path) -> Iterator[Any]:
    """The game with a drawing, and messages in English."""
    lay(tmp_path, "shells", **{"drawing.py": DRAWING, "locales/en/rules.ftl": ENGLISH})
    with installed(tmp_path):
        yield games.load("shells")


@pytest.fixture
def mute(tmp_path: Path) -> Iterator[Any]:
    """The game with nothing but its rules."""
    lay(tmp_path, "mute")
    with installed(tmp_path):
        yield games.load("mute")


def seen(game: Any, seat: Seat | None = SOUTH) -> Any:
    return game.view(game.start(Options("usual")), seat)


OWN: tuple[presenter.Presenter, ...] = (ISLAND, HILL)
"""The type checker sees here that both speak the protocol."""


def test_games_with_a_presenter_keep_it(shells: Any) -> None:
    for each, name in zip(OWN, games.BUILT_IN, strict=True):
        assert presenter.load(name) is each
        assert each.name == name
    assert isinstance(presenter.load("shells"), PlainPresenter)
    assert presenter.wire_structs("shells") == []
    assert PlainView in presenter.views()


def test_what_is_seen(shells: Any) -> None:
    found = presenter.load("shells").view(seen(shells))
    assert isinstance(found, PlainView)
    assert found.name == "shells"
    assert found.svg.startswith("<svg")
    assert 'data-space="b"' in found.svg
    lines = [Said("text-line", {"text": text}) for text in ("Shells a b c", "Peas a ?")]
    assert found.sentences == lines
    assert msgspec.to_builtins(found)["game"] == "plain"
    for lang in LANGUAGES:
        assert Speaker(lang).say("text-line", text="Peas a ?") == "Peas a ?"


FACTS = """
told-fact-peas = The peas are { $peas }.
told-fact-seat = { seat } lifts a shell.
"""


def test_the_fields_of_a_view_are_told_in_sentences(tmp_path: Path) -> None:
    lay(tmp_path, "told", **{"drawing.py": DRAWING, "locales/en/rules.ftl": FACTS})
    with installed(tmp_path):
        told = drawn("told", seen(games.load("told")), "facts", Voice("de"))
    assert told == "The peas are a ?.\nSouth lifts a shell.\n"


@pytest.mark.parametrize("broken", ["def draw_svg", "def draw_text"])
def test_a_drawing_that_fails_leaves_the_words(
    tmp_path: Path, broken: str, caplog: pytest.LogCaptureFixture
) -> None:
    drawing = DRAWING.replace(f"{broken}(known, **given):", f"{broken}(known, **given):\n    1 / 0")
    lay(tmp_path, "shells", **{"drawing.py": drawing})
    with installed(tmp_path):
        found = presenter.load("shells").view(seen(games.load("shells")))
    assert isinstance(found, PlainView)
    if broken == "def draw_svg":
        assert found.svg == ""
        assert found.sentences[-1] == Said("text-line", {"text": "Peas a ?"})
    else:
        assert found.svg
        assert found.sentences == [Said("text-line", {"text": "a? S"})]
    (logged,) = caplog.records
    assert "shells" in logged.message
    assert logged.exc_info


@pytest.mark.parametrize(
    ("style", "shown"), [("plain", "Peas]0; red "), ("colour", "Peas]0; \x1b[31mred\x1b[0m ")]
)
def test_control_characters_of_a_drawing_do_not_reach_the_terminal(
    tmp_path: Path, style: str, shown: str
) -> None:
    said = r'"Pe\x9bas\x1b]0;\a \x1b[31mred\x1b[0m\u202e\r \n"'
    text = f"LABELS = {{}}\ndef draw_text(known, **given): return {said}\n"
    lay(tmp_path, "shells", **{"drawing.py": text})
    with installed(tmp_path):
        board = drawn("shells", seen(games.load("shells")), style, Voice("en"))
    assert board.rstrip("\n").rstrip() == shown.rstrip()


def test_without_a_drawing_the_position_is_told(mute: Any) -> None:
    found = presenter.load("mute").view(seen(mute))
    assert found == PlainView("mute", "", [Said("text-line", {"text": "a? S"})])


def test_decisions(shells: Any) -> None:
    lifts = [
        Decision(
            f"lift{at}", "lift-shell", target=at, words=Said("shells-decision-lift-shell", {"target": at})
        )
        for at in "abc"
    ]
    shown = presenter.load("shells")
    assert shown.decisions(seen(shells)) == [*lifts, Decision("skip", "skip")]
    assert shown.decisions(seen(shells, NORTH)) == shown.decisions(seen(shells, None)) == []


def test_without_messages_decisions_are_tokens(mute: Any) -> None:
    found = presenter.load("mute").decisions(seen(mute))
    assert [(each.token, each.kind, each.words) for each in found[-2:]] == [
        ("liftc", "lift-shell", None),
        ("skip", "skip", None),
    ]


def test_what_is_asked(shells: Any) -> None:
    pending, shown = shells.pending(shells.start(Options("usual"))), presenter.load("shells")
    for seat in (SOUTH, NORTH, None):
        view = seen(shells, seat)
        asked = [Said("shells-prompt-lift", {"left": 3})] if seat is SOUTH else []
        assert shown.prompt(pending, view, shown.decisions(view)) == asked


def test_without_a_message_nothing_is_asked(mute: Any) -> None:
    pending, shown = mute.pending(mute.start(Options("usual"))), presenter.load("mute")
    assert shown.prompt(pending, seen(mute), shown.decisions(seen(mute))) == []


@pytest.mark.parametrize(
    ("seat", "source", "target", "code", "token", "sentence"),
    [
        (SOUTH, "", "b", None, "liftb", "Lift shell b."),
        (SOUTH, "", "liftb", None, "liftb", "Lift shell b."),
        (SOUTH, "", "skip", None, "skip", "skip"),
        (SOUTH, "", "liftz", "no-shell", None, "There is no shell at z."),
        (NORTH, "", "liftb", "not-your-turn", None, "Wait."),
    ],
)
def test_why(
    shells: Any, seat: Seat, source: str, target: str, code: str | None, token: str | None, sentence: str
) -> None:
    for lang in LANGUAGES:
        reason = presenter.load("shells").why(seen(shells, seat), source, target, Speaker(lang))
        assert (reason.code, reason.token, reason.sentence) == (code, token, sentence)
        assert (reason.rule, reason.text) == (None if code is None else "S-1.1", "")


def test_why_while_watching(shells: Any) -> None:
    assert presenter.load("shells").why(seen(shells, None), "", "a", Speaker("en")).code == "only-watching"


@pytest.mark.parametrize(("source", "target"), [("", "z"), ("a", "b"), ("a", "skip"), ("", "")])
def test_places_that_nothing_can_be_done_with(shells: Any, source: str, target: str) -> None:
    with pytest.raises(MatchError, match="no-decision-there"):
        presenter.load("shells").why(seen(shells), source, target, Speaker("en"))


def test_previews_say_whether_it_is_legal(shells: Any) -> None:
    shown = presenter.load("shells")
    assert shown.preview(seen(shells), "lifta") == Preview()
    assert shown.hints(seen(shells)) == []
    with pytest.raises(IllegalAction):
        shown.preview(seen(shells), "liftz")
    with pytest.raises(NotationError):
        shown.preview(seen(shells), "nonsense")
    with pytest.raises(MatchError, match="only-watching"):
        shown.preview(seen(shells, None), "lifta")


def test_nothing_depends_on_what_is_hidden(shells: Any) -> None:
    rng, shown = random.Random(1), presenter.load("shells")

    def told(view: Any) -> bytes:
        reasons = [shown.why(view, "", target, Speaker("en")) for target in ("b", "liftz")]
        return msgspec.json.encode([shown.view(view), shown.decisions(view), reasons, shown.sentences(view)])

    view = seen(shells)
    twins = [shells.view(shells.sample(view, rng.randrange), SOUTH) for _ in range(6)]
    assert {told(twin) for twin in twins} == {told(view)}
    assert b"Peas a ?" in told(view)


def test_the_terminal_lists_words_or_tokens(shells: Any) -> None:
    listed = choices(presenter.load("shells"), seen(shells)).shown(Voice("en"), 80)
    assert "1 lifta Lift shell a." in listed
    assert "4 skip" in listed

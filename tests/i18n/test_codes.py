"""Every code in the source has its message, and every message its code."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields

import pytest
from fluent.syntax import ast, parse

from skirmish import presenter
from skirmish.cli import commands
from skirmish.core import Event
from skirmish.drawing import LABELS
from skirmish.games.hill218 import drawing as hill218_drawing
from skirmish.games.hill218 import events as hill218_events
from skirmish.games.hill218.presenter import why as hill218_why
from skirmish.games.island import drawing as island_drawing
from skirmish.games.island import events as island_events
from skirmish.games.island.presenter import why as island_why
from skirmish.i18n.speaker import LANGUAGES, Speaker, page_source
from tests.i18n.fluent_files import entries, messages, needs
from tests.i18n.presented import ADVISED, ASKED, EDITED, FACTS, WHY
from tests.i18n.source_codes import Found, endings, errors, prompts, refusals

GAMES = ("island", "hill218")
EVENTS = {"island": island_events, "hill218": hill218_events}
FRAMES = {"seat", "rule", "place-line", "place-token", "text-line", *LABELS}
"""What :class:`~skirmish.i18n.speaker.Speaker` itself says."""
TERMINAL = {
    "island": ("island-aim", "island-own-target"),
    "hill218": ("hill218-aim", "hill218-letters", "hill218-hand-over", "hill218-hand-over-enter"),
}
"""What the terminal says about a game besides: how it is won, a question, its letters, the hand-over."""
EACH = {
    "island": {"island-kinds-each"},
    "hill218": {"hill218-cards-each", "hill218-spaces-each", "hill218-units-each"},
}
"""The words of lists."""
DRAWN = {"island": island_drawing.LABELS, "hill218": hill218_drawing.LABELS}
CAN = {"island": island_why.CAN, "hill218": hill218_why.CAN}


PEOPLE = {"who", "name", "foe", "foe-name"}
"""What the Speaker adds to an event with a seat or a result, for its audience."""


def _events(game: str) -> dict[str, set[str]]:
    """A game's event codes with the facts each has."""
    found: dict[str, set[str]] = {}
    for each in vars(EVENTS[game]).values():
        if isinstance(each, type) and issubclass(each, Event) and each is not Event:
            names = {field.name for field in fields(each)}  # type: ignore[arg-type]  # all are dataclasses
            lists = {f"{field.name}-count" for field in fields(each) if "tuple" in str(field.type)}  # type: ignore[arg-type]
            found[each.code] = names | lists | (PEOPLE if names & {"seat", "result"} else set())
            assert not names & PEOPLE, each
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_code_of_a_game_has_its_message_and_no_message_is_dead(game: str) -> None:
    shown = {*(each for each in FACTS if each.startswith(f"fact-{game}-")), *DRAWN[game]}
    whole = {f"{game}-can", f"{game}-title", f"{game}-seat"}
    examples = {message for name in commands.names() for message in commands.load(name).examples}
    expected = {*EACH[game], *ASKED[game], *ADVISED[game], *EDITED[game], *TERMINAL[game], *shown, *whole} | {
        *(message for message in examples if message.startswith(f"{game}-")),
        *(f"{game}-why-{code}" for code in WHY[game]),
        *(f"{game}-refusal-{found.code}" for found in refusals(game)),
        *(f"{game}-event-{code}" for code in _events(game)),
        *(f"{game}-prompt-{prompt}" for prompt in prompts(game)),
        *(f"{game}-over-{how}" for how in endings(game)),
        *(f"{game}-choice-{kind}" for kind in presenter.load(game).kinds),
        *(f"{game}-flag-{flag}" for flag in presenter.load(game).flags),
    }
    assert {each for each in messages("en", game) if not each.startswith(f"{game}-error-")} == expected


@pytest.mark.parametrize("game", GAMES)
def test_refusals_give_the_facts_that_their_messages_use(game: str) -> None:
    for found in refusals(game):
        needed = needs("en", game, f"{game}-refusal-{found.code}").variables
        assert found.facts is not None, found
        assert needed <= found.facts, found


@pytest.mark.parametrize("game", GAMES)
def test_answers_to_why_give_the_facts_that_their_messages_use(game: str) -> None:
    for code, facts in WHY[game].items():
        assert needs("en", game, f"{game}-why-{code}").variables <= set(facts), code
    for message in ("can", "suggest"):
        assert needs("en", game, f"{game}-{message}").words("what") == set(CAN[game])


@pytest.mark.parametrize("game", GAMES)
def test_events_give_the_facts_that_their_messages_use(game: str) -> None:
    for code, facts in _events(game).items():
        assert needs("en", game, f"{game}-event-{code}").variables <= facts, code


def _error_message(found: Found) -> tuple[str, str]:
    """The file and the id of an error's message: the game's own, if it has one, or the shared one."""
    raised_by = found.where.split("/")[1] if found.where.startswith("games/") else ""
    for game in GAMES if found.facts and "game" in found.facts else ():
        own = f"{game}-error-{found.code}"
        if raised_by in ("", game) and own in entries("en", game):
            return game, own
    return "errors", f"error-{found.code}"


def test_every_error_has_its_message_and_no_message_is_dead() -> None:
    used = {_error_message(found) for found in errors()}
    known = {("errors", each) for each in messages("en", "errors")}
    own = {(game, each) for game in GAMES for each in messages("en", game) if "-error-" in each}
    assert used == known | own


def test_errors_give_the_facts_that_their_messages_use() -> None:
    for found in errors():
        needed = needs("en", *_error_message(found)).variables
        assert found.facts is not None, found
        assert needed <= found.facts, found


@pytest.mark.parametrize("game", GAMES)
def test_drawings_have_their_messages(game: str) -> None:
    for message, placeholders in FACTS.items():
        if message.startswith(f"fact-{game}-"):
            assert needs("en", game, message).variables <= set(placeholders), message
    for message, english in {**LABELS, **DRAWN[game]}.items():
        assert Speaker("en").say(message) == english, "the same words stand in two places: keep them equal"
        assert needs("en", game, message).variables == set(), message


def test_common_messages_are_what_the_speaker_says() -> None:
    assert set(messages("en", "common")) == FRAMES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_gets_every_message_once(lang: str) -> None:
    ids = [entry.id.name for entry in parse(page_source(lang)).body if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids)), [each for each, count in Counter(ids).items() if count > 1]
    assert {"seat", "island-title", "island-error-no-position", "fact-hill218-deck"} <= set(ids)

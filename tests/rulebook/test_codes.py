"""Every code in the source has its message, and every message its code."""

from __future__ import annotations

from dataclasses import fields

import pytest

from skirmish.core import Event
from skirmish.drawing import LABELS
from skirmish.games.hill218 import events as hill218_events
from skirmish.games.hill218.presenter import prompts as hill218_prompts
from skirmish.games.hill218.presenter import why as hill218_why
from skirmish.games.hill218.presenter.sentences import FACTS as HILL218_FACTS
from skirmish.games.island import events as island_events
from skirmish.games.island.presenter import prompts as island_prompts
from skirmish.games.island.presenter import why as island_why
from skirmish.games.island.presenter.sentences import FACTS as ISLAND_FACTS
from skirmish.i18n.speaker import Speaker
from tests.rulebook.fluent_files import messages, needs
from tests.rulebook.source_codes import endings, errors, prompts, refusals

GAMES = ("island", "hill218")
EVENTS = {"island": island_events, "hill218": hill218_events}
FRAMES = {"seat", "island-seat", "hill218-seat", "rule", "place-line", "place-token"}
"""What :class:`~skirmish.i18n.speaker.Speaker` itself says."""
TERMINAL = {"island": ("island-aim",), "hill218": ("hill218-aim", "hill218-letters")}
"""What the terminal says about a game besides: how it is won, and its letters."""
EACH = {"island": {"island-kinds-each"}, "hill218": {"hill218-cards-each"}}
"""The words of lists."""
ASKED = {"island": island_prompts.ASKED, "hill218": hill218_prompts.ASKED}
FACTS = {**ISLAND_FACTS, **HILL218_FACTS}
WHY = {"island": island_why.WHY, "hill218": hill218_why.WHY}
CAN = {"island": island_why.CAN, "hill218": hill218_why.CAN}


def _events(game: str) -> dict[str, set[str]]:
    """A game's event codes with the facts each has."""
    found: dict[str, set[str]] = {}
    for each in vars(EVENTS[game]).values():
        if isinstance(each, type) and issubclass(each, Event) and each is not Event:
            names = {field.name for field in fields(each)}  # type: ignore[arg-type]  # all are dataclasses
            lists = {f"{field.name}-count" for field in fields(each) if "tuple" in str(field.type)}  # type: ignore[arg-type]
            found[each.code] = names | lists
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_code_of_a_game_has_its_message_and_no_message_is_dead(game: str) -> None:
    expected = {*EACH[game], *ASKED[game], *TERMINAL[game], f"{game}-can", f"{game}-title"} | {
        *(f"{game}-why-{code}" for code in WHY[game]),
        *(f"{game}-refusal-{found.code}" for found in refusals(game)),
        *(f"{game}-event-{code}" for code in _events(game)),
        *(f"{game}-prompt-{prompt}" for prompt in prompts(game)),
        *(f"{game}-over-{how}" for how in endings(game)),
    }
    assert set(messages("en", game)) == expected


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
    assert needs("en", game, f"{game}-can").words("what") == set(CAN[game])


@pytest.mark.parametrize("game", GAMES)
def test_events_give_the_facts_that_their_messages_use(game: str) -> None:
    for code, facts in _events(game).items():
        assert needs("en", game, f"{game}-event-{code}").variables <= facts, code


def test_every_error_has_its_message_and_no_message_is_dead() -> None:
    assert set(messages("en", "errors")) == {f"error-{found.code}" for found in errors()}


def test_errors_give_the_facts_that_their_messages_use() -> None:
    for found in errors():
        needed = needs("en", "errors", f"error-{found.code}").variables
        assert found.facts is not None, found
        assert needed <= found.facts, found


def test_drawings_have_their_messages_and_no_message_is_dead() -> None:
    assert set(messages("en", "facts")) == set(FACTS) | set(LABELS)
    for message, placeholders in FACTS.items():
        assert needs("en", "facts", message).variables <= set(placeholders), message
    for message, english in LABELS.items():
        assert Speaker("en").say(message) == english, "the same words stand in two places: keep them equal"
        assert needs("en", "facts", message).variables == set(), message


def test_common_messages_are_what_the_speaker_says() -> None:
    assert set(messages("en", "common")) == FRAMES

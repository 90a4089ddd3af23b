"""Messages of a game from another distribution are found in its package, in English where one is missing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import pytest

from skirmish.core import NORTH, Event, NotationError, Over, Refusal
from skirmish.games import BUILT_IN, RESERVED
from skirmish.i18n.speaker import IN_ENGLISH, MessageError, Speaker, file_names, page_source, source
from tests.games.guests import installed
from tests.games.test_registry import offer

ENGLISH = """
guest-title = The guest
guest-refusal-too-far = { $squares ->
    [one] One square is
   *[other] { $squares } squares are
} too far.
guest-over-fled = { $result ->
    [draw] Nobody fled.
   *[north] South fled.
}
guest-refusal-occupied = { SPACE($at) } is occupied, not { $at }.
guest-error-bad-token = Tokens look like this: g1.
"""
GERMAN = "guest-title = Der Gast\n"


@pytest.fixture(autouse=True)
def _guest(tmp_path: Path) -> Iterator[None]:
    offer(tmp_path, "guest_game", "guest")
    for lang, text in (("en", ENGLISH), ("de", GERMAN)):
        folder = tmp_path / "guest_game" / "locales" / lang
        folder.mkdir(parents=True)
        (folder / "rules.ftl").write_text(text)
    offer(tmp_path, "guest_mute", "mute")
    with installed(tmp_path):
        yield


def test_its_own_language_is_spoken() -> None:
    assert Speaker("en").title("guest") == "The guest"
    assert Speaker("de").title("guest") == "Der Gast"


@pytest.mark.parametrize("lang", ["en", "de", "ko"])
def test_what_it_lacks_is_said_in_english_with_english_plurals(lang: str) -> None:
    speaker = Speaker(lang)
    for count, sentence in ((1, "One square is too far."), (2, "2 squares are too far.")):
        assert speaker.reason("guest", Refusal("too-far", "G-1.1", (), {"squares": count})) == sentence
    assert speaker.over("guest", Over(NORTH, "fled")) == "South fled."


def test_a_message_says_which_fact_is_a_space_with_coordinates() -> None:
    said = Speaker("ko").reason("guest", Refusal("occupied", "G-1.1", (), {"at": "-2,1"}))
    assert said == "(−2,\N{NO-BREAK SPACE}1) is occupied, not -2,1."


def test_its_errors_come_before_the_shared_ones() -> None:
    speaker = Speaker("en")
    assert speaker.what(NotationError("bad-token", game="guest", token="x")) == "Tokens look like this: g1."
    assert "notation" in speaker.what(NotationError("bad-token", game="mute", token="x"))


def test_an_error_without_a_message_shows_its_code_and_facts() -> None:
    said = Speaker("de").error(NotationError("bad-pile", game="mute", found="zzz"))
    assert said == "bad-pile (game mute, found zzz)"
    with pytest.raises(MessageError, match="error-bad-pile"):
        Speaker("de").error(NotationError("bad-pile", found="zzz"))


def test_a_game_without_messages_has_a_title_and_seats() -> None:
    speaker = Speaker("it")
    assert speaker.title("mute") == "A guest"
    assert speaker.seat(NORTH, "mute") == "Nord"
    assert not speaker.has("mute-refusal-too-far")
    with pytest.raises(MessageError, match="mute-refusal-too-far"):
        speaker.say("mute-refusal-too-far")


@pytest.mark.parametrize(("lang", "title"), [("de", "Der Gast"), ("ko", "The guest")])
def test_the_page_gets_its_messages_too(lang: str, title: str) -> None:
    own, _, english = page_source(lang).partition(IN_ENGLISH)
    assert f"guest-title = {title}" in (own if lang == "de" else english)
    assert ("guest-title" in own) is (lang == "de")
    assert "guest-error-bad-token" in english  # what a translation lacks is said in English


STOLEN = """
### In English
table-stolen-own = Theirs
guests-title = Theirs
-guest-term = Theirs
guest-honest = Its own \u2028table-stolen-line = Theirs
  { "" }
error-unknown-game = Theirs
"""


def test_it_cannot_speak_in_our_place(tmp_path: Path) -> None:
    (tmp_path / "guest_game" / "locales" / "de" / "stolen.ftl").write_text(STOLEN)
    for lang in ("de", "ko"):
        assert "Theirs" not in page_source(lang)
    assert "guest-honest = Its own" in page_source("de")
    assert page_source("de").count(IN_ENGLISH) == 1  # ours, not the one it wrote
    assert "Theirs" not in Speaker("de").say("error-unknown-game", name="x", known="y")


def test_no_game_can_be_named_like_the_first_word_of_our_messages() -> None:
    ours = [source("en", name, game) for game in ("", *BUILT_IN) for name in file_names("en", game)]
    first = {
        each.group(1) for text in ours for each in re.finditer(r"^([a-z0-9]+)(?=-| =)", text, re.MULTILINE)
    }
    assert first - set(BUILT_IN) == RESERVED


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """An event with a list of words."""

    code: ClassVar[str] = "drew"
    cards: tuple[str, ...]


def test_a_list_is_told_in_raw_words_without_a_message_for_each() -> None:
    assert Speaker("en").event("mute", Drew(("tank", "heavy"))) == "drew (cards tank, heavy, cards-count 2)"
    assert Speaker("en").event("mute", Drew(("unknown",))) == "drew (cards unknown, cards-count 1)"

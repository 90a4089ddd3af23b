"""Which language a reader gets, and what a speaker says in it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from skirmish.core import (
    NORTH,
    SOUTH,
    Decide,
    Facts,
    IllegalAction,
    MatchError,
    Over,
    Refusal,
    Roll,
    UnknownName,
)
from skirmish.games import load
from skirmish.games.hill218.events import CardsDrawn, CardsReturned, Passed, UnitAttacked
from skirmish.games.island.events import CharacterMoved, CharacterRemoved, PadLoaded, Shot, TurnBegan
from skirmish.i18n.speaker import LANGUAGES, Audience, Speaker, language, preferred, shown_space
from skirmish.match import FairnessFault
from skirmish.records import RecordError

BLOCKED = Refusal(
    "path-blocked", "I-3.6", ("e2", "e4"), {"start": "e2", "end": "e5", "at": "e4", "by": "block"}
)


@pytest.mark.parametrize(
    ("tag", "lang"),
    [
        *((lang, lang) for lang in LANGUAGES),
        ("nb", "no"),
        ("nn", "no"),
        ("nb_NO.UTF-8", "no"),
        ("no_NO", "no"),
        ("de-AT", "de"),
        ("de_DE@euro", "de"),
        ("ko_KR.eucKR", "ko"),
        ("it.UTF-8", "it"),
        ("EN", "en"),
        (" en-GB ", "en"),
    ],
)
def test_languages(tag: str, lang: str) -> None:
    assert language(tag) == lang
    assert Speaker(tag).lang == lang


@pytest.mark.parametrize("tag", ["fr", "C", "POSIX", "", "deutsch", "e", "english"])
def test_languages_we_do_not_speak(tag: str) -> None:
    with pytest.raises(UnknownName) as refused:
        language(tag)
    assert refused.value.code == "unknown-language"
    assert "en it ko de no" in Speaker("en").error(refused.value)


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "it_IT", "LC_ALL": "ko_KR"}, "ko"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "ko_KR", "SKIRMISH_LANG": "nb"}, "no"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"SKIRMISH_LANG": "klingon", "LANG": "de"}, "en"),
    ],
)
def test_the_environment_asks_for_a_language(environ: dict[str, str], lang: str) -> None:
    assert preferred(environ) == lang


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "The path from e2 to e5 is blocked at e4 by a block. Rule I-3.6."),
        ("it", "La strada da e2 a e5 è sbarrata in e4 da un blocco. Regola I-3.6."),
        ("ko", "e2에서 e5까지 가는 길을 e4 칸의 장애물이 막고 있어요. 규칙 I-3.6."),
        ("de", "Der Weg von e2 nach e5 ist versperrt: Auf e4 liegt ein Block. Regel I-3.6."),
        ("no", "Veien fra e2 til e5 er sperret på e4 av en blokk. Regel I-3.6."),
    ],
)
def test_a_refusal_says_why_and_which_rule(lang: str, text: str) -> None:
    speaker = Speaker(lang)
    assert speaker.refusal("island", BLOCKED) == text
    assert speaker.error(IllegalAction("e2-e5", BLOCKED), "island") == text
    assert text.startswith(speaker.reason("island", BLOCKED))


def test_an_illegal_action_of_an_unknown_game_says_the_rule() -> None:
    assert Speaker("en").error(IllegalAction("e2-e5", BLOCKED)) == "e2-e5 is not allowed here. Rule I-3.6."


def test_events() -> None:
    english, german, korean = Speaker("en"), Speaker("de"), Speaker("ko")
    moved = CharacterMoved(SOUTH, "tank", "e4", "e6", "left")
    assert english.event("island", moved) == "South moved the tank from e4 to e6 and turned it left."
    loaded = PadLoaded(NORTH, ("S", "J", "T", "S", "S"))
    assert german.event("island", loaded).endswith(": Soldat, Jeep, Panzer, Soldat, Soldat.")
    attacked = UnitAttacked(NORTH, "heavy", "-2,1", "infantry", "-1,0")
    assert english.event("hill218", attacked) == (
        "North attacked with the heavy weapons at (−2,\N{NO-BREAK SPACE}1): "
        "South lost the infantry at (−1,\N{NO-BREAK SPACE}0)."
    )
    assert korean.event("hill218", attacked).startswith("북군: ")


@pytest.mark.parametrize(
    ("lang", "mine", "theirs"),
    [
        ("en", "You shot with the tank on e2.", "Ada lost the jeep on e5."),
        ("it", "Hai sparato con il carro armato in e2.", "Ada ha perso la jeep in e5."),
        ("ko", "e2의 전차로 쐈어요.", "Ada: e5의 지프를 잃었어요."),
        (
            "de",
            "Du hast mit dem Panzer auf e2 geschossen.",
            "Ada hat den Jeep auf e5 verloren.",
        ),
        ("no", "Du skjøt med stridsvognen på e2.", "Ada mistet jeepen på e5."),
    ],
)
def test_the_log_says_you_and_names(lang: str, mine: str, theirs: str) -> None:
    speaker, audience = Speaker(lang), Audience(SOUTH, ("Bo", "Ada"))
    events = [Shot(SOUTH, "tank", "e2", "e5", "jeep"), CharacterRemoved(NORTH, "jeep", "e5", "shot", "north")]
    assert speaker.play("island", events, audience) == f"{mine} {theirs}"
    # That a turn begins is told only where there is nothing else.
    turn = TurnBegan(NORTH)
    assert speaker.play("island", [turn], audience) == speaker.event("island", turn, audience) != ""
    assert speaker.play("island", [*events, turn], audience) == speaker.play("island", events, audience)


def test_players_of_one_name_are_told_apart_and_right_to_left_names_isolated() -> None:
    speaker, passed = Speaker("en"), Passed(NORTH)
    same = Audience(None, ("Captain", "Captain"))
    assert speaker.event("hill218", passed, same) == "Captain (North) could not play and passed."
    assert speaker.over("hill218", Over(SOUTH, "time"), Audience(NORTH)) == "You ran out of time. South wins."
    told = speaker.event("hill218", passed, Audience(SOUTH, ("", "דנה")))
    assert told == "\N{FIRST STRONG ISOLATE}דנה\N{POP DIRECTIONAL ISOLATE} could not play and passed."


def test_units_that_lost_their_supply_are_told() -> None:
    game = load("hill218")
    state = game.from_position("I@0,-1;I@1,-1;I@2,-1/I@0,1 I/I ?/? 2/2 N2:play")
    events = game.apply(state, NORTH, game.parse("!1,-1")).events
    assert [event.code for event in events] == ["strike", "cut-off"]
    told = Speaker("en").play("hill218", events, Audience(SOUTH))
    assert told.endswith("You had a unit cut off: (2,\N{NO-BREAK SPACE}-1).".replace("-", "−"))


def test_units_that_are_supplied_again_are_told() -> None:
    game = load("hill218")
    state = game.from_position("I@1,-1;I@2,-1;T@-3,-1/I@0,1 IT/I ?/? 2/2 S2:play")
    events = game.apply(state, SOUTH, game.parse("I@0,-1")).events
    assert [event.code for event in events] == ["deployed", "supplied"]
    told = Speaker("en").play("hill218", events, Audience(SOUTH))
    assert told.endswith("Supplied again: (1, −1), (2, −1).".replace(", −", ",\N{NO-BREAK SPACE}−"))
    # Those that stay cut off are not named, and a unit that is just deployed never was.
    fed = game.from_position("I@0,-1;T@-3,-1/I@0,1 IT/I ?/? 2/2 S2:play")
    assert [event.code for event in game.apply(fed, SOUTH, game.parse("I@1,-1")).events] == ["deployed"]


def test_cards_that_are_not_shown_are_only_counted() -> None:
    speaker = Speaker("en")
    assert speaker.event("hill218", CardsDrawn(NORTH, ("unknown", "unknown"))) == "North drew 2 cards."
    assert speaker.event("hill218", CardsDrawn(NORTH, ("unknown",))) == "North drew 1 card."
    assert (
        speaker.event("hill218", CardsDrawn(SOUTH, ("heavy", "tank"))) == "South drew: heavy weapons, tank."
    )
    hidden = CardsReturned(NORTH, ("unknown", "unknown"))
    assert speaker.event("hill218", hidden) == "North put 2 cards at the bottom of the deck."


def test_prompts_ends_and_seats() -> None:
    speaker = Speaker("en")
    assert speaker.prompt("island", Decide(SOUTH, "use-roll", {"roll": 1})).startswith("Use the 1. Move one ")
    assert speaker.prompt("island", Roll(SOUTH, "roll", ("d0",), (1,))) == "Roll the die."
    assert speaker.over("island", Over(None, "quiet")).endswith("The battle is a draw.")
    assert speaker.over("hill218", Over(NORTH, "base")) == "North reached the enemy base and wins."
    assert speaker.over("hill218", Over(SOUTH, "resignation")) == "North resigned. South wins."
    korean = Speaker("ko")
    names = [korean.seat(SOUTH), korean.seat(SOUTH, "island"), korean.seat(NORTH, "hill218")]
    assert names == ["남군", "남군", "북군"]


def test_errors_of_records_say_where() -> None:
    speaker = Speaker("en")
    cause = IllegalAction("e2-e5", BLOCKED)
    illegal = RecordError("illegal-action", line=9, number=17, cause=cause, token="e2-e5")
    assert speaker.error(illegal, "island") == (
        "Token 17, line 9: e2-e5 is not allowed here. "
        "The path from e2 to e5 is blocked at e4 by a block. Rule I-3.6."
    )
    assert speaker.error(illegal) == "Token 17, line 9: e2-e5 is not allowed here. Rule I-3.6."
    unknown = UnknownName("unknown-game", name="chess", known="island, hill218")
    value = RecordError("tag-value", line=1, cause=unknown, tag="Game", value="chess")
    assert speaker.error(value) == (
        "Line 1: Invalid value “chess” of the tag Game. "
        "There is no game called “chess”. Choose one of: island, hill218."
    )
    assert speaker.error(RecordError("tag-missing", line=0, tag="Game")) == "The tag Game is missing."
    far = RecordError("stray-brace", line=2345, number=1234)
    assert speaker.error(far).startswith("Token 1234, line 2345: ")  # names, not amounts
    assert speaker.error(MatchError("own-offer", offer="draw")).startswith("You offered this draw yourself.")
    fault = FairnessFault("unfair-chance", {"expected": "d3", "found": "d5"}, 4, 12)
    assert speaker.error(fault) == "Token 4, line 12: The record says d5, but the secret gives d3."


def test_spaces_have_a_true_minus_and_no_break() -> None:
    assert shown_space("-2,1") == "(−2,\N{NO-BREAK SPACE}1)"
    outside: Facts = {"kind": "para", "at": "-9,4", "west": -4, "south": -3, "east": 4, "north": 4}
    text = Speaker("de").reason("hill218", Refusal("outside-rectangle", "H-4.4", (), outside))
    assert "(−9,\N{NO-BREAK SPACE}4)" in text
    assert "(−4,\N{NO-BREAK SPACE}−3)" in text
    assert "-" not in text


def test_nothing_slow_is_imported_before_the_first_word() -> None:
    code = "import sys, skirmish.i18n.speaker, skirmish.rulebook.pages; assert 'fluent' not in sys.modules"
    source = str(Path(__file__).parents[2] / "src")
    environ = {**os.environ, "PYTHONPATH": source}
    assert subprocess.run([sys.executable, "-c", code], env=environ, check=False).returncode == 0

"""What is asked and offered at the table: true to the position, and read as people write."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

import pytest

from skirmish import games
from skirmish.cli.terminal.choices import Choices, choices
from skirmish.cli.terminal.screen import as_many, cropped
from skirmish.cli.voice import Voice
from skirmish.core import Decide, Options
from skirmish.i18n import layout
from skirmish.presenter import load
from skirmish.presenter.plain import PlainPresenter
from tests.cli.processes import HILL, LANGUAGES

EMPTY = "12/" * 10
VOICE = Voice("en")


def at(game: str, position: str, lang: str = "en") -> tuple[str, Choices, Decide]:
    """What is asked in a position, and the choices."""
    loaded: Any = games.load(game)
    state = loaded.from_position(position)
    pending = loaded.pending(state)
    assert isinstance(pending, Decide)
    view = loaded.view(state, pending.seat)
    found = choices(load(game), view)
    return found.prompt(pending, view, Voice(lang)), found, pending


def island(rows: str, turn: str, pads: str = "c:.....,j:.....", blocks: str = "0/0") -> str:
    variant = "all-out" if pads == "-" else "classic"
    return f"{rows} {pads} {blocks} {turn} {variant}"


STUCK = island("S^10s^/" + EMPTY + "12", "S:d3")
"""South's soldier looks over the edge."""
NO_SHOT = island(EMPTY + "12/4S^6s^", "S:d3")
SHOT = island("12/" * 9 + "4s^7/12/4S^7", "S:d1")
OWN = island("12/" * 9 + "12/12/S>1S>1s<7", "S:d2")
ON_BLOCK = island("11s^/" + "12/" * 8 + "4#7/12/4S^7", "S:d2", blocks="1/0")


@pytest.mark.parametrize(
    ("game", "position", "said"),
    [
        (
            "island",
            STUCK,
            "None of your characters can use the 3: only the one on a12 may move, and it would leave",
        ),
        ("island", NO_SHOT, "Use the 3. Move one character 3 forward, or one less and turn."),
        ("island", SHOT, "Use the 1. Move one character 1 square forward. You may shoot first."),
        ("island", NO_SHOT.replace("S:d3", "S:after"), "End your turn."),
        ("island", SHOT.replace("S:d1", "S:after"), "Shoot, or end your turn."),
        ("island", island(EMPTY + "12/4S^6s^", "S:d0", "-"), "You rolled 0. Change the direction of"),
        ("hill218", HILL, "Deploy a unit. You have 1 play left this turn."),
    ],
)
def test_what_is_asked_is_true(game: str, position: str, said: str) -> None:
    asked, _, _ = at(game, position)
    assert asked.startswith(said)
    assert ("shoot first" in asked) == ("shoot first" in said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_warns_of_the_penalty(lang: str) -> None:
    asked, found, _ = at("island", STUCK, lang)
    assert "I-3.7" in asked
    assert found.tokens == ["end"]
    assert found.decisions[0].deliberate


def test_moves_onto_blocks_are_marked() -> None:
    _, found, _ = at("island", ON_BLOCK)
    shown = found.shown(VOICE, 80)
    assert "e1-e3 (#)" in shown
    assert shown.splitlines()[-1] == "(#) lands on a block"
    assert "(!)" not in shown


def test_shots_at_ones_own_side_are_marked_and_last() -> None:
    _, found, _ = at("island", OWN)
    (shots,) = (group for group in found.groups if group.name == "shoot")
    assert len(shots.tokens) > 1
    assert shots.tokens[-1] == "a1*c1"
    shown = found.shown(VOICE, 80)
    assert "a1*c1 (!)" in shown
    assert shown.splitlines()[-1] == "(!) hits your own side"


@pytest.mark.parametrize("typed", ["# b 3", "b3", "B3", "#b3", "# | b | 3", "b 3"])
def test_a_block_is_understood_without_its_sign(typed: str) -> None:
    start: Any = games.load("island")
    state = start.start(Options("classic"))
    found = choices(load("island"), start.view(state, start.pending(state).seat))
    assert found.meant(typed) == "#b3"
    assert found.groups[0].parts is not None
    assert (found.numbered(1), found.numbered(144)) == ("#a1", "#l12")
    assert (found.numbered(0), found.numbered(145)) == (None, None)
    assert found.folded(VOICE, 40, 1) == ["  1-144 Place a block: #a1 #a2 #a3 #a4 …"]


@dataclass(frozen=True)
class Drop:
    """A decision of a game from another package: something is dropped on a place."""

    target: str
    what: str

    def __str__(self) -> str:
        return f"drop {self.what} {self.target}!"


class Drops:
    """The part of such a game that a list needs."""

    name = "drops"

    def legal(self, places: Sequence[str]) -> list[Drop]:
        return [Drop(place, what) for place in places for what in ("x", "y")]


def test_long_lists_of_any_game_are_folded_by_the_places_of_its_decisions() -> None:
    presenter: Any = PlainPresenter(cast(Any, Drops()))
    found = choices(presenter, [f"{column}{row}" for column in "AB" for row in range(1, 12)])
    assert [group.parts for group in found.groups] == [
        ["drop x  drop y  | A B | 1 2 3 4 5 6 7 8 9 10 11 | !"],
    ]
    other = choices(presenter, [f"place {letter}" for letter in "abcdefghijklmnopq"])
    assert other.groups[0].parts is None
    assert other.numbered(1) == "drop x place a!"


@pytest.mark.parametrize("typed", ["I 0 -1", "i@0,-1", "I0 -1", "I@0, -1"])
def test_a_deployment_is_understood_with_spaces(typed: str) -> None:
    _, found, _ = at("hill218", HILL)
    assert found.meant(typed) == "I@0,-1"


@pytest.mark.parametrize("typed", ["0 -1", "", "e1", "e1 e", "x"])
def test_what_could_mean_more_means_nothing(typed: str) -> None:
    _, found, _ = at("hill218", HILL)
    assert found.meant(typed) is None


def test_a_move_typed_is_never_a_shot() -> None:
    _, found, _ = at("island", SHOT)
    assert "e1*e3" in found.tokens
    assert found.meant("e1 e3") is None
    assert found.meant("e1 * e3") == "e1*e3"


def test_the_toolbar_is_not_cut_in_a_word() -> None:
    words = VOICE.say("toolbar")
    assert as_many(words, 300) == words
    for columns in range(20, 90):
        kept = as_many(words, columns)
        assert len(kept) <= columns
        assert words == kept or words.startswith(f"{kept} · ")


def test_margins_are_cropped_and_colours_are_not() -> None:
    assert cropped("\x1b[1mabc\x1b[0mdef\nxy", 4) == "\x1b[1mabc\x1b[0md\nxy"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_of_a_list_is_longer_than_the_terminal(lang: str) -> None:
    position = "I@0,-1;H@1,-1/I@0,1;T@1,1 IHTAP/??? ????????????????/????????????????? 2/1 S2:play"
    _, found, _ = at("hill218", position, lang)
    lines = found.shown(Voice(lang), 80).split("\n")
    assert max(map(layout.columns, lines)) <= 80, lines

"""Unknown names, the text of seats and errors, and immutable units."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from skirmish.core import IllegalAction, NotationError, Options, Seat, UnknownName
from skirmish.games import load, names
from skirmish.games.hill218.state import Units


def test_games_are_found_by_name() -> None:
    assert names() == ("island", "hill218")
    assert [load(name).name for name in names()] == list(names())


@pytest.mark.parametrize("name", ["", "chess", "Island", "hill218 ", "__init__", "island.game"])
def test_unknown_games_are_refused(name: str) -> None:
    with pytest.raises(UnknownName) as unknown:
        load(name)
    assert unknown.value.code == "unknown-game"
    assert unknown.value.facts["known"] == "island, hill218"


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("variant", ["", "chess", "Classic", "minefield", "+minefield", "standard+minefield"])
def test_unknown_variants_are_refused(name: str, variant: str) -> None:
    with pytest.raises(UnknownName) as unknown:
        load(name).start(Options(variant))
    assert unknown.value.code == "unknown-variant"


def test_seats_have_letters_and_words() -> None:
    assert [Seat.from_letter(seat.letter) for seat in Seat] == list(Seat)
    assert [seat.word for seat in Seat] == ["south", "north"]
    assert [seat.other.other for seat in Seat] == list(Seat)
    for letter in ("", "s", "SN", "W"):
        with pytest.raises(ValueError, match="a seat is S or N"):
            Seat.from_letter(letter)


def test_a_refused_action_says_which_and_why() -> None:
    game = load("island")
    state = game.start(Options("classic"))
    with pytest.raises(IllegalAction) as illegal:
        game.apply(state, Seat.NORTH, game.parse("#e4"))
    assert str(illegal.value) == "#e4 refused: not-your-turn seat=south (I-2.2)"


def test_cards_drawn_in_another_order_are_no_token() -> None:
    with pytest.raises(NotationError) as refused:
        load("hill218").parse("+TI")
    assert str(refused.value) == "bad-token-order game=hill218 token=+TI expected=+IT"


@pytest.mark.parametrize(
    "change",
    [
        lambda units: units.__setitem__((1, 1), "T"),
        lambda units: units.__delitem__((0, -1)),
        lambda units: units.clear(),
        lambda units: units.pop((0, -1)),
        lambda units: units.popitem(),
        lambda units: units.setdefault((1, 1), "T"),
        lambda units: units.update({(1, 1): "T"}),
        lambda units: units.__ior__({(1, 1): "T"}),
    ],
)
def test_units_in_play_are_never_changed(change: Callable[[Units], object]) -> None:
    units = Units({(0, -1): "I"})
    with pytest.raises(TypeError, match="never"):
        change(units)
    assert units == {(0, -1): "I"}

"""Parsing tokens and position strings: what is accepted is written back identically; all else is refused.

There is no third way: no other exception, no text that is read as if it had been written better, and no
text that takes long. Strings come from random games, spoilt in the manner of the notation's own grammar,
from nowhere, and by the megabyte.
"""

from __future__ import annotations

import pickle
import re
import time
import tracemalloc
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from skirmish.core import AnyGame, NotationError, Options, Over, Seat, UnknownName
from skirmish.games import load, names
from tests.games.playing import VARIANTS, VIEWERS, choices, play
from tests.games.texts import FAR_POSITIONS, RARE_TOKENS, positions, tokens
from tests.reference import island as reference

each_game = pytest.mark.parametrize("name", names())
not_measured = pytest.mark.no_cover
"""For a thousand texts: coverage would make them three times as slow, and they reach nothing new."""


# The two promises


def _check_refusal(error: NotationError, code: str) -> None:
    """The code has a message, and what the message quotes is short and can be printed anywhere."""
    assert error.code.startswith(code)
    assert all(len(str(fact)) <= 100 and str(fact).isprintable() for fact in error.facts.values())


def read_token(game: AnyGame, text: str) -> bool:
    """Whether a token is accepted; if so, it must be written back identically."""
    try:
        entry = game.parse(text)
    except NotationError as error:
        _check_refusal(error, "bad-token")
        return False
    assert str(entry) == text
    return True


def _units_sorted(text: str) -> str:
    """Hill 218 reads units in any order."""
    units, *others = text.split(" ")
    return " ".join(["/".join(";".join(sorted(side.split(";"))) for side in units.split("/")), *others])


def read_position(game: AnyGame, text: str) -> Any:
    """The state of a position string, or None if it is refused. What is read can be played."""
    try:
        state = game.from_position(text)
    except NotationError as error:
        _check_refusal(error, "bad-position")
        return None
    if game.name == "hill218":
        assert _units_sorted(game.position(state)) == _units_sorted(text)
    else:
        assert game.position(state) == text
    open_now = choices(game, state)
    assert bool(open_now) != isinstance(game.pending(state), Over)
    for entry in (*open_now[:3], *open_now[-3:]):
        play(game, state, entry)
    for viewer in VIEWERS:
        game.sample(game.view(state, viewer), lambda number: number - 1)
    return state


# Spoilt and random texts

PIECES = [*"IHSTAP?-/;,@*!+<#=^>v.:0129abeklxdLRSNJTsjt |\t\n", "10", "12", "13", "play", "draw", "attack@"]
PIECES += ["pass", "end", "pad", "live", "safe", "roll", "won", "over:", "remove", "enter", "return", "after"]
PIECES += [
    "classic",
    "quick",
    "+minefield",
    "0,0",
    "1,-1",
    "-0",
    "00",
    "\u0663",
    "\uff11",
    "\u2212",
    "\u0405",
]


@st.composite
def spoilt(draw: st.DrawFn, whole: list[str]) -> str:
    """A valid text after a few changes: cut, joined with another, with pieces put in, taken out, doubled."""
    text = draw(st.sampled_from(whole))
    for _ in range(draw(st.integers(1, 4))):
        start, end = sorted((draw(st.integers(0, len(text))), draw(st.integers(0, min(len(text), 400)))))
        end = min(end, start + draw(st.integers(0, 6)))
        piece = draw(st.sampled_from(PIECES))
        other = draw(st.sampled_from(whole))
        text = draw(
            st.sampled_from(
                [
                    text[:start] + piece + text[start:],
                    text[:start] + text[end:],
                    text[:start] + piece + text[end:],
                    text[:start] + text[start:end] * 2 + text[end:],
                    text[:start] + text[start:end][::-1] + text[end:],
                    text[:start] + other[start:],
                    text[:start] + text[start:end].swapcase() + text[end:],
                ]
            )
        )
    return text


@st.composite
def crossed(draw: st.DrawFn, whole: list[str]) -> str:
    """A position with some of its fields, or rows of a board, from others."""
    fields = draw(st.sampled_from(whole)).split(" ")
    for at in range(len(fields)):
        if draw(st.booleans()):
            fields[at] = draw(st.sampled_from(whole)).split(" ")[at]
    rows, others = fields[0].split("/"), draw(st.sampled_from(whole)).split(" ")[0].split("/")
    fields[0] = "/".join(draw(st.sampled_from(pair)) for pair in zip(rows, others, strict=True))
    return " ".join(fields)


noise = st.one_of(
    st.text(max_size=60),
    st.text(alphabet=st.characters(exclude_categories=()), max_size=30),
    st.binary(max_size=60).map(lambda raw: raw.decode("utf-8", "replace")),
    st.binary(max_size=60).map(lambda raw: raw.decode("utf-8", "surrogateescape")),
    st.lists(st.sampled_from(PIECES), max_size=12).map("".join),
)


@not_measured
@each_game
@settings(max_examples=1200)
@given(st.data())
def test_a_token_is_read_exactly_or_refused(name: str, data: st.DataObject) -> None:
    read_token(load(name), data.draw(spoilt(tokens(name)) | noise))


@not_measured
@each_game
@settings(max_examples=1000)
@given(st.data())
def test_a_position_is_read_exactly_or_refused(name: str, data: st.DataObject) -> None:
    whole = positions(name)
    read_position(load(name), data.draw(spoilt(whole) | crossed(whole) | noise))


@not_measured
@settings(max_examples=1000)
@given(st.data())
def test_island_positions_are_refused_exactly_where_the_reference_refuses_them(data: st.DataObject) -> None:
    whole = positions("island")
    text = data.draw(spoilt(whole) | crossed(whole))
    try:
        reference.Battle.from_position(text)
    except ValueError:
        assert read_position(load("island"), text) is None
    else:
        assert read_position(load("island"), text) is not None


@each_game
def test_what_games_write_is_read(name: str) -> None:
    """The strings that the others are made from cover every form."""
    assert all(read_token(load(name), token) for token in tokens(name))
    assert all(read_position(load(name), text) is not None for text in positions(name)[::7])
    forms = {re.sub(r"[a-l]1?[0-9]", "e4", token) for token in tokens("island")}
    assert {
        "end",
        "pad",
        "padL",
        "padR",
        "+1",
        "x+5",
        "xe4",
        "e4-e4",
        "e4-e4L",
        "e4*e4",
        "e4!live",
        "e4R",
    } <= forms
    assert {f"d{face}" for face in range(6)} <= set(tokens("island"))
    assert {token[0] for token in tokens("hill218")} == set("IHSTAP*!+<p")


# Near misses

LOOKALIKES = str.maketrans("STIHAPJNaecdijklxp", "ЅТІНАРЈΝаесԁіјκӏхр")
NUMBER = re.compile(r"(?<![0-9])[0-9]+")


def _each_number(text: str, spoil: Callable[[str], str]) -> Iterator[str]:
    for found in NUMBER.finditer(text):
        yield text[: found.start()] + spoil(found[0]) + text[found.end() :]


def near_misses(text: str) -> Iterator[str]:
    """Texts that a lenient parser would accept as equivalent."""
    for space in ("\n", "\r", " ", "\t", "\0", "\u00a0", "\u200b", "\ufeff"):
        yield from (text + space, space + text)
    for space in ("  ", "\t", "\u00a0", "\u2003", ""):
        for found in re.finditer(" ", text):
            yield text[: found.start()] + space + text[found.end() :]
    yield from _each_number(text, lambda number: f"0{number}")
    yield from _each_number(text, lambda number: f"+{number}")
    yield from _each_number(text, lambda number: f"{number}.0")
    yield from _each_number(text, lambda number: f"{number[0]}_{number[1:]}")
    yield from _each_number(text, lambda number: f"-{number}" if number == "0" else "-0")
    for zero in (0x0660, 0x06F0, 0x0966, 0xFF10, 0x1D7CE):
        yield from _each_number(text, lambda number, zero=zero: "".join(chr(zero + int(d)) for d in number))  # type: ignore[misc]
    yield from _each_number(text, lambda number: "\u00b2")
    yield from _each_number(text, lambda number: number[:-1] + chr(0xFF10 + int(number[-1])))
    for minus in "\u2212\u2010\u2013\ufe63\uff0d":
        yield text.replace("-", minus)
    yield text.replace(",", "\u201a")
    for at, letter in enumerate(text):
        yield text[:at] + letter.translate(LOOKALIKES) + text[at + 1 :]
        yield text[:at] + chr(ord(letter) + 0xFEE0) + text[at + 1 :]


@each_game
def test_near_misses_of_tokens_are_refused(name: str) -> None:
    game, tried = load(name), 0
    for token in [*RARE_TOKENS[name], *tokens(name)[::20]]:
        for text in near_misses(token):
            if text != token:
                assert not read_token(game, text), f"{text!r} is read, like {token}"
                tried += 1
    assert tried > 500


@each_game
def test_near_misses_of_positions_are_refused(name: str) -> None:
    game, tried = load(name), 0
    for position in [*FAR_POSITIONS[name], *positions(name)[:: len(positions(name)) // 12]]:
        for text in near_misses(position):
            if text != position:
                assert read_position(game, text) is None, f"{text!r} is read, like {position}"
                tried += 1
    assert tried > 500


def test_empty_squares_of_a_row_are_one_number() -> None:
    """``12`` is not ``93``, nor ``111``."""
    game = load("island")
    for position in positions("island")[::100]:
        board, rest = position.split(" ", 1)
        for text in _each_number(board, lambda number: f"{int(number) - 1}1"):
            assert read_position(game, f"{text} {rest}") is None


@each_game
@pytest.mark.parametrize(
    "text", ["", " ", "-", "/", "\0", "None", "0", "S", "\ud800", "end\n", "pass\n", "PASS"]
)
def test_trifles_are_refused(name: str, text: str) -> None:
    assert not read_token(load(name), text)
    assert read_position(load(name), text) is None


@pytest.mark.parametrize("far", ["99999999999", "-99999999999", "9" * 400, "1e9", "0x1", "1 ", "--1"])
def test_hill_spaces_beyond_measure_are_refused(far: str) -> None:
    game = load("hill218")
    for text in (f"I@{far},0", f"*0,{far}", f"!{far},{far}"):
        assert not read_token(game, text)
    assert read_position(game, f"I@{far},1/- -/- ?/? 0/0 S2:draw") is None
    assert read_position(game, f"I@0,-1/- -/- ?/? 0/0 S1:attack@{far},0") is None


@each_game
@pytest.mark.parametrize("text", ["\x1b[2Je4", "T\u200bc2>", "+I\ud800", "!0,\u202e1", "\x00", "*\x85"])
def test_what_is_quoted_of_a_text_can_be_printed(name: str, text: str) -> None:
    game, position = load(name), positions(name)[0]
    assert not read_token(game, text)
    for place in range(len(position.split(" "))):
        fields = position.split(" ")
        fields[place] = text
        assert read_position(game, " ".join(fields)) is None


@each_game
def test_an_unknown_variant_is_quoted_so_that_it_can_be_printed(name: str) -> None:
    with pytest.raises(UnknownName) as caught:
        load(name).start(Options("\x1b[2J\u200b", Seat.SOUTH))
    assert caught.value.facts["name"] == "\ufffd[2J\ufffd"
    assert pickle.loads(pickle.dumps(caught.value)).facts == caught.value.facts


# Megabytes

MEGABYTE = 1_000_000


def _megabytes(name: str) -> dict[str, str]:
    token, position = tokens(name)[0], positions(name)[0]
    pieces = {"9": "9", "/": "/", "space": " ", "minus": "-", "token": token, "position": position}
    pieces |= {"?": "?", "semicolon": ";", "unit": "I@0,-1;", "card": "I", "garbage": "\u00e9\U0001f480\0x"}
    pieces |= {"row": "12/", "field": "12 ", "sign": "+", "block": "#", "digit": "\uff19"}
    found = {what: piece * (MEGABYTE // len(piece)) for what, piece in pieces.items()}
    found["long number"] = f"I@{'9' * MEGABYTE},0"
    found["long board"] = position.replace("/", "/" * MEGABYTE, 1)
    found["long last field"] = position + "x" * MEGABYTE
    found["long deck"] = f"-/- -/- {'?' * MEGABYTE}/- 0/0 S2:draw"
    return found


@each_game
@pytest.mark.parametrize("what", _megabytes("island"))
def test_a_megabyte_is_refused_at_once(name: str, what: str) -> None:
    """In well under a second of processor time and 64 MB."""
    game, text = load(name), _megabytes(name)[what]
    reading: list[Callable[[AnyGame, str], Any]] = [read_token, read_position]
    for read in reading:
        tracemalloc.start()
        try:
            began = time.process_time()
            assert not read(game, text)
            took, (_, peak) = time.process_time() - began, tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert took < 1
        assert peak < 64 * 2**20


@example("S1:draw")
@given(
    st.sampled_from(["S1:draw", "S2:draw", "N2:play", "S:return", "N:draw", "over:draw", "S0:attack@0,-1"])
)
def test_hill_positions_with_any_turn_are_read_or_refused(turn: str) -> None:
    """The variant matters in the set-up only; both are tried."""
    game = load("hill218")
    for variant in game.variants:
        for text in positions("hill218")[::40]:
            changed = " ".join([*text.split(" ")[:4], turn])
            try:
                state = game.from_position(changed, variant)
            except NotationError:
                continue
            assert _units_sorted(game.position(state)) == _units_sorted(changed)


def test_every_variant_is_among_the_strings() -> None:
    assert {text.split(" ")[4] for text in positions("island")} == {
        v for name, v in VARIANTS if name == "island"
    }

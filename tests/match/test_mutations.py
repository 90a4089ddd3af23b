"""Corrupted records of real matches are either still valid or refused."""

from __future__ import annotations

from functools import cache

from hypothesis import example, given, settings
from hypothesis import strategies as st

from skirmish.core import SOUTH, Options
from skirmish.games import load
from skirmish.match import Match, verify
from skirmish.records import RecordError, check, decode, for_viewer, read_records, replay, write_record
from tests.match.play import FAIR, at_random


@cache
def sample(game: str, finished: bool) -> str:
    """The text of a match with a takeback in it, in progress or over."""
    match = at_random(Match.start(load(game), Options(load(game).variants[0]), FAIR), 2, 30)
    match = match.take_back(SOUTH, 0)
    match = at_random(match.accept_takeback(SOUTH.other, 0) if match.takeback.by is SOUTH else match, 3, 25)
    match = match.resign(SOUTH, 0) if finished and not match.over else match
    return write_record(match.record(SOUTH))


def survives(text: str) -> None:
    """Reads a text and does everything that can be done with it."""
    try:
        for record in read_records(text):
            check(record)
            verify(record)
            for _ in replay(record, takebacks=True):
                pass
            for_viewer(record, None)
            assert read_records(write_record(record)) == [record]
    except RecordError as error:
        lines = text.count("\n") + 1
        assert 1 <= error.line <= lines, error  # noqa: PT017  # any error but this one is a failure


samples = st.builds(sample, st.sampled_from(["island", "hill218"]), st.booleans())
marks = st.sampled_from(["", " ", "\n", "[", '"]\n', "\\", "}", "{takeback: ", "( ", " )"])
words = st.sampled_from(["?", "d3", "+??", "+II", "end", "pass", "\u0663", "-0"])


@settings(max_examples=150, deadline=None)
@given(samples, st.floats(0, 1), st.integers(0, 6), marks | words)
def test_a_piece_put_into_a_record(text: str, where: float, removed: int, piece: str) -> None:
    at = int(where * len(text))
    survives(text[:at] + piece + text[at + removed :])


@settings(max_examples=100, deadline=None)
@given(samples, st.integers(0, 200), st.integers(0, 200))
def test_tokens_that_change_places(text: str, one: int, other: int) -> None:
    header, _, body = text.partition("\n\n")
    words = body.split()
    one, other = one % len(words), other % len(words)
    words[one], words[other] = words[other], words[one]
    survives(f"{header}\n\n{' '.join(words)}")


@settings(max_examples=100, deadline=None)
@given(samples, samples, st.floats(0, 1), st.binary(max_size=4))
@example(sample("island", True), sample("hill218", True), 1.0, b"")
def test_bytes_put_between_records(first: str, second: str, where: float, piece: bytes) -> None:
    raw = (first + second).encode()
    at = int(where * len(raw))
    try:
        text = decode(raw[:at] + piece + raw[at:])
    except RecordError:
        return
    survives(text)

"""Fair chance: the scheme as its module describes it, implemented a second time, and its tags."""

from __future__ import annotations

import hmac
from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skirmish.core import MatchError
from skirmish.match import FairChance

SECRET = b"sixteen bytes or"


def blocks(south: str, north: str, event: int, count: int) -> list[int]:
    """The first blocks of an event, spelt out from the description."""
    message = b""
    for text in ("skirmish fair chance 1", south, north):
        message += len(text.encode()).to_bytes(8, "big") + text.encode()
    message += event.to_bytes(8, "big")
    return [
        int.from_bytes(hmac.new(SECRET, message + k.to_bytes(8, "big"), sha256).digest(), "big")
        for k in range(count)
    ]


def test_the_commitment_is_the_secrets_hash() -> None:
    assert FairChance(SECRET, "a", "b").commitment == sha256(SECRET).hexdigest()


def test_a_secret_is_bytes() -> None:
    with pytest.raises(TypeError, match="a secret is bytes, not str"):
        FairChance("sixteen letters.", "a", "b")  # type: ignore[arg-type]  # which is the mistake


def test_numbers_that_will_never_change() -> None:
    below = FairChance(SECRET, "a", "b").below
    assert [below(event)(6) for event in range(12)] == [
        block % 6 for e in range(12) for block in blocks("a", "b", e, 1)
    ]
    assert [below(event)(6) for event in range(12)] == [5, 0, 5, 0, 2, 2, 2, 1, 3, 4, 0, 3]


@given(
    st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Zl", "Zp"))), st.integers(0, 2**64 - 1)
)
def test_an_event_is_a_number_of_its_own_stream(south: str, event: int) -> None:
    below = FairChance(SECRET, south, "b").below(event)
    first, second = blocks(south, "b", event, 2)
    assert (below(1000), below(10**30)) == (first % 1000, second % 10**30)
    assert FairChance(SECRET, south, "b").below(event)(1000) == first % 1000


def test_blocks_that_would_bend_the_odds_are_skipped() -> None:
    # n is a little more than half of all numbers: about half of the blocks lie beyond its one multiple.
    n = 2**255 + 1
    skipped = 0
    for event in range(40):
        kept = [block for block in blocks("a", "b", event, 20) if block < n]
        skipped += blocks("a", "b", event, 1)[0] >= n
        assert FairChance(SECRET, "a", "b").below(event)(n) == kept[0]
    assert 10 < skipped < 30


def test_the_bounds_of_n() -> None:
    below = FairChance(SECRET, "a", "b").below(0)
    assert below(1) == 0
    assert 0 <= below(2**256) < 2**256
    for n in (0, -1, 2**256 + 1):
        with pytest.raises(ValueError, match="n must be"):
            below(n)


def test_dice_fall_about_equally_often() -> None:
    fair = FairChance(SECRET, "a", "b")
    faces = Counter(fair.below(event)(6) for event in range(6000))
    assert sorted(faces) == [0, 1, 2, 3, 4, 5]
    assert all(900 < count < 1100 for count in faces.values())


def test_entropies_cannot_be_shifted_from_one_seat_to_the_other() -> None:
    numbers = {
        FairChance(SECRET, south, north).below(0)(2**64)
        for south, north in [("ab", "c"), ("a", "bc"), ("", "abc")]
    }
    assert len(numbers) == 3


@pytest.mark.parametrize(
    ("secret", "south", "north", "code", "facts"),
    [
        (b"fifteen bytes o", "", "", "secret-too-short", {"bytes": 15, "least": 16}),
        (SECRET, "a\nb", "", "bad-entropy", {"seat": "south"}),
        (SECRET, "", "\ud800", "bad-entropy", {"seat": "north"}),
    ],
)
def test_what_is_refused(secret: bytes, south: str, north: str, code: str, facts: dict[str, object]) -> None:
    with pytest.raises(MatchError) as caught:
        FairChance(secret, south, north)
    assert (caught.value.code, caught.value.facts) == (code, facts)


def test_a_secret_is_not_printed_by_accident() -> None:
    assert "sixteen" not in repr(FairChance(SECRET, "a", "b"))

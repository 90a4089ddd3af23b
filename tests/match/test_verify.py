"""Verifying a finished record offline."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256

import pytest

from skirmish.core import NORTH, SOUTH
from skirmish.match import Verification, verify
from skirmish.records import Record, RecordError, Tag, Token, read_records, write_record
from tests.match.play import FAIR, hill, island
from tests.must import must
from tests.records.samples import SKIRMISH

FINISHED = hill(seed=1, decisions=8).resign(SOUTH, 0).record()


def with_tag(record: Record, name: str, value: str | None) -> Record:
    """The record with a tag's value changed, or without the tag; read, so that it has lines."""
    tags = tuple(
        replace(tag, value=value) if tag.name == name and value is not None else tag for tag in record.tags
    )
    kept = tuple(tag for tag in tags if tag.name != name or value is not None)
    [read] = read_records(write_record(Record(kept, record.entries)))
    return read


def with_secret(secret: bytes) -> Record:
    """The record with another secret and its true commitment."""
    return with_tag(with_tag(FINISHED, "Secret", secret.hex()), "Commitment", sha256(secret).hexdigest())


def test_a_fair_record() -> None:
    assert verify(FINISHED) == Verification(checked=6, fault=None)
    assert verify(FINISHED).fair


@pytest.mark.parametrize(
    ("record", "code", "facts", "line"),
    [
        (with_tag(FINISHED, "Commitment", None), "fairness-tag-missing", {"tag": "Commitment"}, 1),
        (with_tag(FINISHED, "Secret", None), "fairness-tag-missing", {"tag": "Secret"}, 1),
        (with_tag(FINISHED, "SouthEntropy", None), "fairness-tag-missing", {"tag": "SouthEntropy"}, 1),
        (with_tag(FINISHED, "NorthEntropy", None), "fairness-tag-missing", {"tag": "NorthEntropy"}, 1),
        (with_tag(FINISHED, "Secret", "00FF"), "secret-not-hexadecimal", {}, 7),
        (with_tag(FINISHED, "Secret", ""), "secret-not-hexadecimal", {}, 7),
        (
            with_tag(FINISHED, "Commitment", "x" * 99),
            "wrong-commitment",
            {"expected": FAIR.commitment, "found": "x" * 64 + "…"},
            6,
        ),
        (with_secret(b"short"), "secret-too-short", {"bytes": 5, "least": 16}, 7),
    ],
)
def test_a_record_that_proves_nothing(record: Record, code: str, facts: dict[str, object], line: int) -> None:
    verification = verify(record)
    assert not verification.fair
    assert verification.checked == 0
    fault = must(verification.fault)
    assert (fault.code, fault.facts, fault.line, fault.number) == (code, facts, line, None)


def test_an_unfinished_record_has_its_secret_still_closed() -> None:
    [record] = read_records(write_record(hill().record(SOUTH)))
    fault = must(verify(record).fault)
    assert (fault.code, fault.line) == ("not-finished", 4)
    assert str(fault) == "line 4: not-finished"


@pytest.mark.parametrize("name", ["SouthEntropy", "NorthEntropy"])
def test_another_entropy_gives_other_cards(name: str) -> None:
    fault = must(verify(with_tag(FINISHED, name, "another")).fault)
    assert (fault.code, fault.number, fault.line) == ("unfair-chance", 1, 11)
    assert fault.facts["found"] == FINISHED.tokens[0].text


def test_the_first_chance_token_that_differs() -> None:
    battle = island("e4-e6", variant="classic", position=SKIRMISH)
    finished = battle.submit(SOUTH, "end", 0)[0].resign(SOUTH, 0).record()
    found = finished.tokens[-1].text
    for face in range(6):
        [record] = read_records(
            write_record(Record(finished.tags, (*finished.entries[:-1], Token(f"d{face}"))))
        )
        verification = verify(record)
        if f"d{face}" == found:
            assert verification == Verification(1)
        else:
            assert verification.fault is not None
            assert verification.fault.facts == {"expected": found, "found": f"d{face}"}
            assert str(verification.fault).startswith("token 3, line 12: unfair-chance")


def test_a_taken_back_die_is_checked_too() -> None:
    battle = island("e4-e6 end", variant="classic", position=SKIRMISH)
    finished = battle.take_back(SOUTH, 0).accept_takeback(NORTH, 0).resign(SOUTH, 0).record()
    text = write_record(finished)
    assert verify(finished).fair
    wrong = next(f"d{face}" for face in range(6) if f"d{face}}}" not in text)
    [record] = read_records(text[: text.index("end d") + 4] + wrong + "}\n")
    fault = must(verify(record).fault)
    assert (fault.code, fault.number, fault.line) == ("unfair-chance", None, 12)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda record: Record(record.tags, (Token("zz"), *record.entries)),
        lambda record: Record((*record.tags, Tag("Position", "nowhere")), record.entries),
    ],
)
def test_a_record_that_could_not_have_been_played_is_no_matter_of_fairness(
    spoil: Callable[[Record], Record],
) -> None:
    with pytest.raises(RecordError):
        verify(spoil(FINISHED))

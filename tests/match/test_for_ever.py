"""Old records must always replay and verify: these files are never rewritten.

They pin the tokens, the rules, the order of chance outcomes and the fair stream all at once. If this fails,
old records of people would fail too.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from skirmish.match import verify
from skirmish.records import check, decode, read_records, write_record

KEPT = sorted((Path(__file__).parent / "kept").glob("*.skirmish"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_record_kept_from_long_ago(path: Path) -> None:
    text = decode(path.read_bytes())
    [record] = read_records(text)
    check(record)
    verification = verify(record)
    assert verification.fair
    assert verification.checked > 10
    assert write_record(record) == text


def test_both_games_are_kept() -> None:
    assert [path.stem for path in KEPT] == ["hill218", "island"]

"""The games in which the page counts presses are as the presenter describes them today."""

from __future__ import annotations

import gzip

import msgspec
from scripts.record_games import FILE, told


def test_the_recorded_games_are_current() -> None:
    """If not, the presenter has changed: ``python scripts/record_games.py`` plays the same tokens again."""
    kept = msgspec.json.decode(gzip.decompress(FILE.read_bytes()))
    for each in kept:
        again = msgspec.json.encode(told(each["variant"], each["first"], each["tokens"]))
        assert msgspec.json.decode(again) == each, "run: python scripts/record_games.py"

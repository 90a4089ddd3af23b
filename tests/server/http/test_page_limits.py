"""Limits that the page knows by itself, so that it can refuse before anything is read or sent."""

from __future__ import annotations

import re
from pathlib import Path

from skirmish.server.http.replays import LONGEST_RECORD
from tests.must import must

REPLAY = Path(__file__).parents[3] / "web" / "src" / "replay" / "Replay.svelte"


def test_the_page_reads_records_as_long_as_the_server_does() -> None:
    found = must(re.search(r"LONGEST_RECORD = (\d+) \* 1024;", REPLAY.read_text(encoding="utf-8")))
    assert int(found[1]) * 1024 == LONGEST_RECORD

"""The page's types are the server's."""

from __future__ import annotations

from scripts.make_types import FILE, text


def test_the_committed_types_are_what_the_messages_give() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "run: python scripts/make_types.py"

"""The page's types are the server's."""

from __future__ import annotations

from scripts.make_types import WEB, files

from skirmish import games


def test_the_committed_types_are_what_the_structs_give() -> None:
    found = files()
    assert [*found] == [WEB / "wire.ts", *(WEB / "games" / name / "wire.ts" for name in games.names())]
    for path, text in found.items():
        assert path.read_text(encoding="utf-8") == text, "run: python scripts/make_types.py"


def test_comments_are_whole() -> None:
    """Docstrings of several lines, and what is said of single fields."""
    shared = files()[WEB / "wire.ts"]
    assert "change that, not this." in shared
    assert "/** The seat that offers a draw. */" in shared
    assert "``again``: issue another one.\n */" in shared

"""The page's types are the server's."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from scripts.make_types import WEB, files

from skirmish import games


@pytest.fixture(scope="module")
def made() -> Mapping[Path, str]:
    """The files of types, made once: it takes seconds."""
    return files()


def test_the_committed_types_are_what_the_structs_give(made: Mapping[Path, str]) -> None:
    assert [*made] == [WEB / "wire.ts", *(WEB / "games" / name / "wire.ts" for name in games.names())]
    for path, text in made.items():
        assert path.read_text(encoding="utf-8") == text, "run: python scripts/make_types.py"


def test_comments_are_whole(made: Mapping[Path, str]) -> None:
    """Docstrings of several lines, and what is said of single fields."""
    shared = made[WEB / "wire.ts"]
    assert "change that, not this." in shared
    assert "/** The seat that offers a draw. */" in shared
    assert "``again``: issue another one.\n */" in shared

"""How much script a first visit loads: at most 150 kB, compressed, for the first page and for each table."""

from __future__ import annotations

import gzip
import os
import re
from pathlib import Path

import pytest

from skirmish import games

ROOT = Path(__file__).parents[2]
PAGE = Path(os.environ.get("SKIRMISH_PAGE") or ROOT / "src" / "skirmish" / "server" / "page")
MOST = 150_000
IMPORTED = re.compile(r"""(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']""")
NAMED = re.compile(r"""(?:src|href)="/(assets/[^"]+\.js)\"""")


def named(chunk: str) -> Path:
    """The file of a chunk."""
    (found,) = [
        file
        for file in (PAGE / "assets").glob(f"{chunk}-*.js")
        if re.fullmatch(rf"{chunk}-.{{8}}\.js", file.name)
    ]
    return found


def loaded(*begun: Path) -> set[Path]:
    """These scripts, and all that they import before they run."""
    found: set[Path] = set()
    waiting = list(begun)
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            waiting += [
                (file.parent / other).resolve() for other in IMPORTED.findall(file.read_text("utf-8"))
            ]
    return found


def first_visit(*chunks: str) -> int:
    """The compressed bytes of what a page asks for that shows these parts."""
    index = [PAGE / path for path in NAMED.findall((PAGE / "index.html").read_text("utf-8"))]
    assert index, "the page names its first script"
    files = loaded(*(file.resolve() for file in index), *(named(chunk).resolve() for chunk in chunks))
    assert all(file.parent.name == "assets" for file in files)
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)


def test_the_first_page() -> None:
    assert 20_000 < first_visit() <= MOST


@pytest.mark.parametrize("game", games.names())
def test_a_table(game: str) -> None:
    assert first_visit() < first_visit("Arrival", game) <= MOST

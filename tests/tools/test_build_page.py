"""The page is built again only when something that it is made of is newer."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from scripts import build_page


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Sources and a page, all of one age, as a source distribution is unpacked."""
    package = tmp_path / "src" / "skirmish"
    monkeypatch.setattr(build_page, "WEB", tmp_path / "web")
    monkeypatch.setattr(build_page, "PACKAGE", package)
    monkeypatch.setattr(build_page, "PAGE", package / "server" / "page")
    monkeypatch.delenv("SKIRMISH_PAGE", raising=False)
    for name in (
        "web/src/app.ts",
        "web/node_modules/other/index.js",
        "src/skirmish/drawing/assets/tokens.css",
        "src/skirmish/games/nim/drawing/ground.svg",
        "src/skirmish/games/nim/rules.py",
        "src/skirmish/server/page/index.html",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (1000, 1000))
    return tmp_path


@pytest.mark.parametrize(
    ("name", "current"),
    [
        ("web/src/app.ts", False),
        ("src/skirmish/drawing/assets/tokens.css", False),
        ("src/skirmish/games/nim/drawing/ground.svg", False),
        ("src/skirmish/games/nim/rules.py", True),
        ("web/node_modules/other/index.js", True),
    ],
)
def test_a_page_is_current_until_a_source_is_newer(checkout: Path, name: str, current: bool) -> None:
    assert build_page.is_current()
    os.utime(checkout / name, (1001, 1001))
    assert build_page.is_current() is current


def test_a_missing_page_is_built_and_a_current_one_is_not(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = list[tuple[str, ...]]()
    monkeypatch.setattr(build_page, "install", lambda: ran.append(("install",)))
    monkeypatch.setattr(build_page, "npm", lambda *words: ran.append(words))
    assert build_page.main([]) == 0
    assert ran == []
    (build_page.PAGE / "index.html").unlink()
    assert build_page.main([]) == 0
    assert [words[0] for words in ran] == ["install", "run"]
    assert "Building the page" in capsys.readouterr().err
    assert build_page.main(["test"]) == 0
    assert ran[2:] == [("install",), ("test",)]


def test_a_page_in_another_folder_is_built_though_the_usual_one_is_current(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert build_page.is_current()
    monkeypatch.setenv("SKIRMISH_PAGE", str(checkout / "elsewhere"))
    assert not build_page.is_current()

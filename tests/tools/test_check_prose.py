"""The prose check finds phrases in prose only, and fails on any of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripts import check_prose
from scripts.check_prose import findings

PYTHON = '''"""Whoever calls this."""

whoever = "somebody"  # so many of them


def of(number: int) -> str:
    """Known, so
    many times.
    """
    return "nobody"


LIMIT = 3
"""Nobody reads ``somebody``."""
'''


def _found(folder: Path, name: str, text: str) -> list[tuple[int, str]]:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return sorted((each.line, each.text) for each in findings(path, name))


def test_python_docstrings_and_comments_are_read_and_code_is_not(tmp_path: Path) -> None:
    found = _found(tmp_path, "some.py", PYTHON)
    assert found == [(1, "Whoever"), (3, "so many"), (7, "so many"), (14, "Nobody")]


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("page.md", "Somebody came.\n\n```console\n$ whoever\n```\n\n`nobody`\n", [(1, "Somebody")]),
        ("page.md", "This is none. If there is none, or there\nis none, stop.\n", [(1, "is none")]),
        ("words.ftl", "somebody-left = { $nobody } is no port.\n", [(1, "is no port")]),
        ("words.ftl", "gone = North has nobody left.\n", [(1, "nobody")]),
        ("page.ts", 'const somebody = "https://nobody"; // so many\n', [(1, "so many")]),
        ("page.ts", "/**\n * For so\n * many.\n */\n", [(2, "so many")]),
        ("Page.svelte", "<!-- Whoever -->\n<p>nobody</p>\n", [(1, "Whoever")]),
        ("Makefile", "# somebody\nall:\n\techo nobody\n", [(1, "somebody")]),
        ("picture.svg", "whoever", []),
        ("some.py", '# It ends so\nx = 1\n# many lines later.\n"""Mended."""\n', [(4, "Mended")]),
    ],
)
def test_what_is_prose_depends_on_the_kind_of_file(
    tmp_path: Path, name: str, text: str, found: list[tuple[int, str]]
) -> None:
    assert _found(tmp_path, name, text) == found


def test_every_phrase_has_a_suggestion() -> None:
    assert all(phrase.pattern and phrase.instead for phrase in check_prose.PHRASES)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that is checked in place of ours, with two phrases in one file."""
    monkeypatch.setattr(check_prose, "ROOT", tmp_path)
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "page.md").write_text("Somebody, whoever.\n")
    return tmp_path


def test_any_phrase_fails(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check_prose.main() == 1
    second, first = capsys.readouterr().out.splitlines()
    assert second.startswith("docs/page.md:1: “whoever”: ")
    assert first.startswith("docs/page.md:1: “Somebody”: ")
    (checkout / "docs" / "page.md").write_text("A player.\n")
    assert check_prose.main() == 0
    assert capsys.readouterr().out == ""


def test_other_languages_and_built_files_are_not_read(checkout: Path) -> None:
    for name in (
        "src/skirmish/games/nim/rulebook/de.md",
        "src/skirmish/games/nim/locales/de/rules.ftl",
        "src/skirmish/server/page/page.css",
        "web/node_modules/other/index.ts",
    ):
        (checkout / name).parent.mkdir(parents=True, exist_ok=True)
        (checkout / name).write_text("Somebody.\n")
    assert [path.name for path in check_prose.files()] == ["page.md"]

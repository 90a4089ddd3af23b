"""Links lead somewhere, rule ids exist, pictures are what the product draws, lists are complete."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from scripts.draw_pictures import FOLDER, pictures

from skirmish.agents import names as agent_names
from skirmish.cli.commands import names as command_names
from skirmish.games import load, names
from skirmish.i18n.speaker import ENVIRONMENT, LANGUAGES
from tests.docs.examples import PAGES, ROOT, blocks, named

_LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
_RULE = re.compile(r"\b([IH]-\d+\.\d+)\b")
RULES = {rule for name in names() for rule in load(name).rules}


def _prose(page: Path) -> str:
    """A page without its fenced blocks."""
    text = page.read_text(encoding="utf-8")
    for block in blocks(page):
        text = text.replace(f"```{block.kind}\n{block.text}```", "")
    return text


def _anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as the usual renderers make them."""
    plain = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in _HEADING.findall(_prose(page)))
    return {heading.strip().replace(" ", "-") for heading in plain}


def _faults(page: Path) -> Iterator[str]:
    for link in _LINK.findall(_prose(page)):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists():
            yield f"{link}: no such file"
        elif anchor and anchor not in _anchors(target):
            yield f"{link}: no such heading"


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_lead_somewhere(page: Path) -> None:
    assert list(_faults(page)) == []


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_rule_ids_exist(page: Path) -> None:
    assert set(_RULE.findall(page.read_text(encoding="utf-8"))) <= RULES


def test_every_page_of_the_handbook_is_in_its_index() -> None:
    index = ROOT / "docs" / "README.md"
    linked = {(index.parent / link.partition("#")[0]).resolve() for link in _LINK.findall(_prose(index))}
    handbook = {page for page in PAGES if page.parent in (index.parent, index.parent / "rules")}
    assert handbook - linked == {index}


@pytest.mark.parametrize("name", sorted(pictures()))
def test_pictures_are_what_the_product_draws(name: str) -> None:
    """If this fails, the drawing changed: look at the new ones, then ``make pictures``."""
    assert (FOLDER / name).read_text(encoding="utf-8") == pictures()[name]


def test_no_picture_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(pictures())


def _codes(path: Path, call: str) -> set[str]:
    """The codes with which a file makes errors of a kind."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {
        text.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == call
        and node.args
        for text in ast.walk(node.args[0])
        if isinstance(text, ast.Constant) and isinstance(text.value, str)
    }


def test_the_records_page_names_every_fault() -> None:
    source, page = ROOT / "src" / "skirmish", (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    codes = set[str]()
    for path in (source / "records").glob("*.py"):
        codes |= _codes(path, "RecordError") | _codes(path, "fault")
    codes |= {"no-empty-line", "no-tags"} | _codes(source / "match" / "verify.py", "FairnessFault")
    assert len(codes) > 25
    assert {code for code in codes if f"| `{code}` |" not in page} == set()


def test_the_command_line_page_names_every_command_and_variable() -> None:
    page = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^## `skirmish ([\w-]+)`$", page, re.MULTILINE)) == set(command_names())
    assert {name for name in (*ENVIRONMENT, "NO_COLOR") if f"`{name}`" not in page} == set()
    assert {name for name in (*agent_names(), *LANGUAGES) if f"`{name}`" not in page} == set()


def test_nobody_shouts() -> None:
    for page in PAGES:
        prose = re.sub(r"`[^`\n]*`|!\[", "", _prose(page))
        assert "!" not in prose, named(page)


def test_contributing_names_every_folder_of_tests() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    folders = {path.name for path in (ROOT / "tests").iterdir() if path.is_dir() and path.name[0] not in "_."}
    table = page.partition("## How the tests")[2].partition("## Changing a rule")[0]
    assert set(re.findall(r"`tests/(\w+)/`", table)) == folders

"""What knows a game lies in the game's folder: no generic module, in ``src`` or on the page, names a game.

Imports, identifiers, string literals, regular expressions, examples and messages are searched for a built-in
game's name, its title, its class prefix, its rule ids and its prompt codes. Docstrings and comments of code
may give an example.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from skirmish import games

ROOT = Path(__file__).parents[1]
PYTHON, PAGE = ROOT / "src" / "skirmish", ROOT / "web" / "src"
REGISTRY = "src/skirmish/games/__init__.py"
"""The one module that lists the built-in games."""


def _prompts(game: str) -> set[str]:
    """The prompt codes of a game's phases. Codes of one word are words of other things too."""
    tree = ast.parse((PYTHON / "games" / game / "state.py").read_text())
    found = {
        node.value.value
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and node.target.id == "prompt"
        and isinstance(node.value, ast.Constant)
    }
    assert len(found) > 3
    return {code for code in found if isinstance(code, str) and "-" in code}


PROMPTS = set[str]().union(*map(_prompts, games.BUILT_IN))
PREFIXES = "".join(games.info(name).rule_prefix for name in games.BUILT_IN)
STEMS = sorted({re.sub(r"\d+$", "", name) for name in games.BUILT_IN})
"""``island`` and ``hill``: what the names of a game's classes, files and messages begin with."""
NAMED = re.compile("|".join([*(rf"(?<![a-z]){stem}" for stem in STEMS)]), re.IGNORECASE)
RULES = re.compile(rf"\b[{PREFIXES}]-\d|\[{PREFIXES}\]|\[{PREFIXES[::-1]}\]")
TITLES = [games.info(name).title for name in games.BUILT_IN]


def suspicious(text: str) -> bool:
    """Whether a literal or a name belongs to one of the games."""
    return bool(
        text in PROMPTS or NAMED.search(text) or RULES.search(text) or any(title in text for title in TITLES)
    )


def named_in_python(source: str) -> Iterator[str]:
    """What a module says of a game, with its line."""
    tree = ast.parse(source)
    prose = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        words: list[str] = []
        match node:
            case ast.Constant(value=str(text)) if id(node) not in prose:
                words = [text]
            case (
                ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.keyword(arg=str(name))
            ):
                words = [name]
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                words = [name]
            case ast.Import(names=names):
                words = [each.name for each in names]
            case ast.ImportFrom(module=module, names=names):
                words = [module or "", *(each.name for each in names), *(each.asname or "" for each in names)]
            case ast.Compare(left=left, comparators=[right, *_]) if _is_prompt(left) or _is_prompt(right):
                other = right if _is_prompt(left) else left
                if any(isinstance(each, ast.Constant) for each in ast.walk(other)):
                    yield f"{node.lineno}: compares a prompt with {ast.unparse(other)}"
        for word in words:
            if suspicious(word):
                yield f"{getattr(node, 'lineno', 0)}: {word}"


def _is_prompt(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "prompt"


_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`])//[^\n]*", re.DOTALL)
_LITERAL = re.compile(r"\"((?:[^\"\\\n]|\\.)*)\"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`")


def named_on_the_page(source: str) -> Iterator[str]:
    """What a script, component or style sheet says of a game, with its line."""
    code = _COMMENT.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), source)
    literals = {part for found in _LITERAL.finditer(code) for part in found.groups() if part}
    yield from named_in_a_file(code)
    for prompt in sorted(PROMPTS & literals):
        yield f"0: {prompt}"


def named_in_a_file(text: str) -> Iterator[str]:
    """What a file of settings or messages says of a game, with its line. Comments count too."""
    for number, line in enumerate(text.split("\n"), 1):
        if NAMED.search(line) or RULES.search(line) or any(title in line for title in TITLES):
            yield f"{number}: {line.strip()}"


def _own(path: Path, base: Path) -> bool:
    parts = path.relative_to(base).parts
    return parts[0] == "games" and len(parts) > 1 and parts[1] in games.BUILT_IN


def found() -> dict[str, list[str]]:
    """Every generic module that names a game, with what it says."""
    result: dict[str, list[str]] = {}
    for path in sorted(PYTHON.rglob("*.py")):
        if not _own(path, PYTHON) and "server/page" not in str(path):
            result[str(path.relative_to(ROOT))] = list(named_in_python(path.read_text()))
    assert len(result) > 100
    for path in sorted([*PYTHON.rglob("*.toml"), *PYTHON.rglob("*.ftl")]):
        if not _own(path, PYTHON):
            result[str(path.relative_to(ROOT))] = list(named_in_a_file(path.read_text()))
    for path in sorted([*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte"), *PAGE.rglob("*.css")]):
        if not _own(path, PAGE) and ".test." not in path.name and path.name != "fakes.ts":  # for tests
            result[str(path.relative_to(ROOT))] = list(named_on_the_page(path.read_text()))
    assert len(result) > 200
    return {path: said for path, said in result.items() if said}


def test_no_generic_module_names_a_game() -> None:
    named = found()
    named.pop(REGISTRY)
    assert named == {}


@pytest.mark.parametrize(
    "line",
    [
        "from skirmish.games.island.view import View",
        "from skirmish.games import hill218",
        'if game.name == "island": pass',
        "class HillView: pass",
        "def draw_island(): pass",
        'RULE = re.compile(r"[IH]-[0-9]+")',
        'RULE = "I-3.4"',
        'TITLE = "The Battle for Hill 218"',
        'SETUP = {"place-block"}',
        'if pending.prompt == "attack": pass',
        'if view.phase.prompt in ("roll", "draw"): pass',
        'say("fact-island-count")',
    ],
)
def test_the_search_sees_what_it_should_in_python(line: str) -> None:
    assert list(named_in_python(line))


@pytest.mark.parametrize(
    "line",
    [
        '"""Plays ``skirmish legal island``."""',
        "x = 1  # as on the island",
        'if offer == "draw": pass',
        'prompt = "roll"',
        "if pending.prompt in game.info.settling_prompts: pass",
        "def chilled(thrills): pass",
    ],
)
def test_the_search_lets_the_rest_of_python_be(line: str) -> None:
    assert list(named_in_python(line)) == []


@pytest.mark.parametrize(
    "line",
    [
        'import type { IslandView } from "../games/island/wire";',
        'const game = about?.game ?? "hill218";',
        ".frame.hill218 { color: red }",
        "const rule = /[IH]-\\d+/;",
        'if (prompt === "place-block") return;',
        "<b>Battle for the Island</b>",
    ],
)
def test_the_search_sees_what_it_should_on_the_page(line: str) -> None:
    assert list(named_on_the_page(line))


@pytest.mark.parametrize(
    "line", ["/* the island */ const a = 1;", "// hill218\nconst a = 1;", "const a = 'hilt';"]
)
def test_the_search_lets_the_rest_of_the_page_be(line: str) -> None:
    assert list(named_on_the_page(line)) == []


@pytest.mark.parametrize("line", ['play = ["skirmish play island"]', "terminal-why = See rule I-3.4."])
def test_the_search_sees_what_it_should_in_other_files(line: str) -> None:
    assert list(named_in_a_file(line))

"""Imports point one way (docs/architecture.md). The walk reads the source; it runs none of it.

``core <- games' rules <- records <- match`` on one side, ``games' rules <- kernel <- agents`` on the other. A
game's presenter, drawing and kernel depend on its rules, never the reverse. Rules, ``core``, ``records`` and
``match`` need nothing but the standard library. An agent gets a view, never a state. Nothing but the command
line imports the command line.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Collection, Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest

SOURCE = Path(__file__).parents[1] / "src"

PARTS = ("kernel", "presenter", "drawing", "evaluation", "observation", "balance", "redeal", "training")
"""What lies in a game's folder beside its rules; each is a room of its own."""

_RULES = frozenset({"core", "games"})
_SPOKEN = _RULES | {"i18n"}
BELOW: dict[str, frozenset[str]] = {
    "core": frozenset(),
    "atomic_file": frozenset(),
    "child_process": frozenset(),
    "folders": frozenset(),
    "games": frozenset({"core"}),
    "records": _RULES,
    "match": _RULES | {"records"},
    "kernels": _RULES | {"folders"},
    "games.kernel": _RULES | {"kernels"},
    "training": _RULES | {"kernels", "lab"},
    "games.training": _RULES | {"kernels", "games.kernel", "training"},
    "games.evaluation": _RULES,
    "games.redeal": _RULES,
    "games.observation": _RULES | {"games.kernel"},
    "agents": _RULES | {"kernels", "child_process"},
    "bots": _RULES | {"agents"},
    "guests": _RULES | {"match", "agents", "bots"},
    "i18n": _RULES,
    "rulebook": _SPOKEN,
    "drawing": _RULES,
    "games.drawing": _RULES | {"drawing"},
    "presenter": _SPOKEN | {"drawing", "rulebook"},
    "games.presenter": _SPOKEN | {"games.drawing", "presenter"},
    "lessons": _SPOKEN | {"records", "presenter"},
    "envs": _RULES | {"drawing", "kernels"},
    "lab": _SPOKEN | {"records", "match", "agents", "bots", "atomic_file", "child_process"},
    "games.balance": _RULES | {"records", "lab"},
    "server": _SPOKEN
    | {"records", "match", "agents", "drawing", "presenter", "rulebook", "lessons"}
    | {"atomic_file", "child_process"},
    "cli": _SPOKEN
    | {"records", "match", "agents", "bots", "guests", "drawing", "presenter", "rulebook", "lab", "server"}
    | {"atomic_file", "folders"},
    "__main__": frozenset({"cli"}),
    "__init__": _RULES | {"records", "match", "agents", "bots", "drawing"},
}
"""What each room may import of ours, besides itself and the version. Every room is listed."""

PURE = ("core", "games", "records", "match")
"""Packages that need only the standard library."""

DOORS = ("cli", "__main__")
"""The ways in, which no other room imports."""


class Import(NamedTuple):
    """``name`` is imported from ``module`` (or is the module itself) on a line of a file."""

    file: str
    line: int
    module: str
    name: str

    @property
    def package(self) -> str:
        """The room of ours that is imported, or an empty string if it is not ours."""
        parts = self.module.split(".")
        if parts[0] != "skirmish":
            return ""
        return _room([*parts[1:], self.name])

    def __str__(self) -> str:
        return f"{self.file}:{self.line} imports {self.name or '*'} from {self.module}"


def imports_of(source: str, file: str) -> Iterator[Import]:
    """Every import of a file, inside functions and for type checkers as well."""
    package = file.removesuffix(".py").split("/")[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(file, node.lineno, alias.name, "")
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                yield Import(file, node.lineno, module, alias.name)


def _files() -> dict[str, str]:
    return {str(path.relative_to(SOURCE)): path.read_text() for path in sorted(SOURCE.rglob("*.py"))}


FILES = _files()


def _room(parts: list[str]) -> str:
    """The room of a path: ``games.kernel`` for a game's kernel, ``games`` for its rules, else the package."""
    if parts[0] == "games" and len(parts) > 2 and parts[2] in PARTS:
        return f"games.{parts[2]}"
    return parts[0]


def _home(file: str) -> str:
    """The room of ours that a file belongs to."""
    return _room([part.removesuffix(".py") for part in file.split("/")[1:]])


def upward(found: Import) -> bool:
    """Whether an import points against the map, or from one game into another."""
    home = _home(found.file)
    if home.startswith("games") and found.module.startswith("skirmish.games."):
        own = found.file.split("/")[2]
        # The list of games knows them all, for type checkers.
        if found.module.split(".")[2] != own and own != "__init__.py":
            return True
    return found.package not in ("", "__version__", home, *BELOW[home])


def impure(found: Import) -> bool:
    """Whether something outside the standard library is needed where nothing may be."""
    top = found.module.split(".")[0]
    return _home(found.file) in PURE and top != "skirmish" and top not in sys.stdlib_module_names


def sees_states(found: Import) -> bool:
    """Whether an agent imports what would let it look at a state."""
    whole = f"{found.module}.{found.name}".split(".")
    in_games = whole[:2] == ["skirmish", "games"]
    return _home(found.file) == "agents" and in_games and ("state" in whole or found.name in ("State", "*"))


def uses_a_door(found: Import) -> bool:
    """Whether the command line is imported by anything but the way in."""
    return found.package in DOORS and _home(found.file) not in DOORS


RULES = [upward, impure, sees_states, uses_a_door]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_no_import_breaks_the_map(rule: object) -> None:
    assert callable(rule)
    found = [each for file, source in FILES.items() for each in imports_of(source, file)]
    assert len(found) > 100
    assert [str(each) for each in found if rule(each)] == []


def test_the_packages_of_the_map_are_there() -> None:
    """A renamed package would slip past the walk."""
    homes = {_home(file) for file in FILES}
    assert set(BELOW) == homes
    assert {*PURE, *DOORS} <= homes


def cycle(below: Mapping[str, Collection[str]]) -> list[str]:
    """Rooms that import each other in a circle, or none."""
    try:
        TopologicalSorter(below).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_room_imports_another_in_a_circle() -> None:
    """Neither in the map nor in the source."""
    assert cycle(BELOW) == []
    seen: dict[str, set[str]] = {home: set() for home in BELOW}
    for file, source in FILES.items():
        for each in imports_of(source, file):
            if each.package in BELOW and each.package != _home(file):
                seen[_home(file)].add(each.package)
    assert cycle(seen) == []
    assert cycle({"agents": {"bots"}, "bots": {"core", "agents"}, "core": ()})


@pytest.mark.parametrize(
    ("rule", "file", "line"),
    [
        (upward, "core/game.py", "from skirmish.games import load"),
        (upward, "core/game.py", "from ..games import load"),
        (upward, "core/game.py", "from skirmish import games"),
        (upward, "games/island/game.py", "def f():\n    import skirmish.records.text"),
        (upward, "games/island/game.py", "from skirmish.games.hill218.kinds import KINDS"),
        (upward, "records/text.py", "from skirmish.match import Match"),
        (upward, "agents/levels.py", "from skirmish.match import Match"),
        (upward, "games/island/game.py", "from skirmish.games.island.presenter import why"),
        (upward, "games/island/rules/zero.py", "from skirmish.games.island.kernel import turn"),
        (upward, "games/island/kernel/turn.py", "from skirmish.games.hill218.kinds import KINDS"),
        (upward, "games/island/kernel/turn.py", "from skirmish.agents import LEVELS"),
        (upward, "match/match.py", "from skirmish.server.storage import Store"),
        (upward, "presenter/plain.py", "from skirmish.server import wire"),
        (upward, "games/island/presenter/wire.py", "from skirmish.server.wire import Message"),
        (upward, "server/matches/actor.py", "from skirmish.cli.terminal.choices import choices"),
        (upward, "server/matches/actor.py", "from skirmish.lab import arena"),
        (upward, "agents/__init__.py", "from skirmish.bots.host import ProcessAgent"),
        (upward, "drawing/text.py", "from skirmish.presenter import load"),
        (upward, "i18n/speaker.py", "from skirmish.rulebook import pages"),
        (upward, "games/island/drawing/svg.py", "from skirmish.games.island.presenter import why"),
        (upward, "presenter/plain.py", "from skirmish.games.island.presenter import PRESENTER"),
        (upward, "lab/arena.py", "from skirmish.games.island.balance import COUNT"),
        (impure, "match/match.py", "import numpy.random"),
        (impure, "games/island/game.py", "from attrs import define"),
        (sees_states, "agents/greedy.py", "from skirmish.games.island.state import Moved"),
        (sees_states, "agents/greedy.py", "from skirmish.games.island import state"),
        (sees_states, "agents/greedy.py", "import skirmish.games.hill218.state"),
        (sees_states, "agents/greedy.py", "from skirmish.games.island.view import State"),
        (uses_a_door, "server/http/api.py", "from skirmish.cli.main import main"),
        (uses_a_door, "games/island/game.py", "from skirmish import cli"),
    ],
)
def test_the_walk_sees_what_it_should(rule: object, file: str, line: str) -> None:
    assert callable(rule)
    assert (SOURCE / "skirmish" / file).is_file()
    assert [each for each in imports_of(line, f"skirmish/{file}") if rule(each)]


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("core/game.py", "from skirmish.core.errors import Fact\nimport random, typing"),
        ("games/island/game.py", "from . import notation\nfrom .rules import blocks"),
        ("records/replay.py", "from skirmish.games import load"),
        ("agents/greedy.py", "import numpy\nfrom skirmish.games.island.board import RANGES"),
        ("agents/greedy.py", "from skirmish.games.island.view import View"),
        ("games/island/kernel/turn.py", "from skirmish.games.island.board import RANGES\nimport numpy"),
        ("lab/arena.py", "from skirmish.match import Match\nfrom skirmish.agents import greedy"),
        (
            "server/matches/actor.py",
            "from skirmish.match import Match\nfrom skirmish import agents\nimport sqlalchemy",
        ),
        ("games/island/presenter/why.py", "from skirmish.i18n import speaker"),
        ("__main__.py", "from skirmish.cli.main import main"),
    ],
)
def test_the_walk_lets_the_rest_be(file: str, line: str) -> None:
    assert (SOURCE / "skirmish" / file).is_file()
    found = list(imports_of(line, f"skirmish/{file}"))
    assert found
    assert [each for each in found for rule in RULES if rule(each)] == []

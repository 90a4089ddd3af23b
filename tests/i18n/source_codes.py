"""Every code in the source, found by walking its syntax: what is raised or refused, with which facts."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parents[2] / "src" / "skirmish"
PLACE = {"line", "number", "record", "cause"}
"""What a RecordError says beside its facts."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Found(NamedTuple):
    """A code, where it is, and the names of its facts (None where the walk cannot tell)."""

    code: str
    facts: frozenset[str] | None
    where: str


class Module:
    """One file: who calls what, and what names stand for."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tree = ast.parse(path.read_text("utf-8"))
        self.parents: dict[ast.AST, ast.AST] = {
            child: node for node in ast.walk(self.tree) for child in ast.iter_child_nodes(node)
        }
        self.calls = [node for node in ast.walk(self.tree) if isinstance(node, ast.Call)]

    def function_of(self, node: ast.AST) -> Function | None:
        """The function around a node."""
        found: ast.AST | None = self.parents.get(node)
        while found is not None and not isinstance(found, Function):
            found = self.parents.get(found)
        return found

    def calls_of(self, name: str) -> list[ast.Call]:
        """Every call of a function or class of that name."""
        return [call for call in self.calls if _called(call) == name]

    def values(self, name: str, near: ast.AST) -> Iterator[ast.expr]:
        """What is assigned to a name, in the functions around a node or else in the module."""
        scope: ast.AST | None = near
        while scope is not None:
            scope = self.function_of(scope)
            found = list(_assigned(name, scope or self.tree))
            if found:
                yield from found
                return

    def strings(self, node: ast.expr, near: ast.AST) -> Iterator[tuple[str, ast.Call | None]]:
        """The strings an expression may be, each with the helper's call that it comes from, if any."""
        match node:
            case ast.Constant(value=str(text)):
                yield text, None
            case ast.IfExp(body=body, orelse=orelse):
                yield from self.strings(body, near)
                yield from self.strings(orelse, near)
            case ast.JoinedStr(values=[ast.Constant(value=str(prefix)), ast.FormattedValue(value=rest)]):
                yield from ((prefix + text, call) for text, call in self.strings(rest, near))
            case ast.Call(func=ast.Name(id=name)):
                for function in ast.walk(self.tree):
                    if isinstance(function, ast.FunctionDef) and function.name == name:
                        for each in ast.walk(function):
                            if isinstance(each, ast.Return) and each.value is not None:
                                yield from self.strings(each.value, each)
            case ast.Name(id=name):
                given = self._parameter(name, near)
                if given is not None:
                    function, at = given
                    for call in self.calls_of(function.name):
                        if at < len(call.args):
                            yield from ((text, call) for text, _ in self.strings(call.args[at], call))
                else:
                    for value in self.values(name, near):
                        yield from self.strings(value, near)

    def _parameter(self, name: str, near: ast.AST) -> tuple[Function, int] | None:
        """The function around a node whose parameter a name is, and which one."""
        function = self.function_of(near)
        while function is not None:
            names = [each.arg for each in (*function.args.posonlyargs, *function.args.args)]
            if name in names:
                return function, names.index(name) - (names[0] == "self")
            function = self.function_of(function)
        return None

    def keys(self, node: ast.expr | None, near: ast.AST) -> frozenset[str] | None:
        """The keys of a dict that is written out, or None."""
        match node:
            case None:
                return frozenset()
            case ast.Dict(keys=keys, values=values):
                found: set[str] = set()
                for key, value in zip(keys, values, strict=True):
                    if isinstance(key, ast.Constant):
                        found.add(str(key.value))
                    else:
                        inner = self.keys(value, near)
                        if inner is None:
                            return None
                        found |= inner
                return frozenset(found)
            case ast.Name(id=name):
                options = [self.keys(value, near) for value in self.values(name, near)]
                return options[0] if len(options) == 1 else None
        return None


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _assigned(name: str, scope: ast.AST) -> Iterator[ast.expr]:
    for node in ast.walk(scope):
        match node:
            case ast.Assign(targets=[ast.Name(id=target)], value=value) if target == name:
                yield value
            case ast.AnnAssign(target=ast.Name(id=target), value=ast.expr() as value) if target == name:
                yield value
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
                for each, value in zip(targets, values, strict=True):
                    if isinstance(each, ast.Name) and each.id == name:
                        yield value


def modules(*folders: str) -> list[Module]:
    """The files of some packages."""
    return [Module(path) for folder in folders for path in sorted((SOURCE / folder).rglob("*.py"))]


def rules(game: str) -> list[Module]:
    """The files of a game's rules: its folder without the other parts."""
    folder = SOURCE / "games" / game
    return [Module(path) for path in sorted([*folder.glob("*.py"), *(folder / "rules").glob("*.py")])]


PACKAGES = (
    *("core", "games", "records", "match", "drawing", "rulebook", "presenter", "i18n", "bots", "guests"),
    *("kernels", "agents", "envs", "lab", "lessons", "server"),
)


@cache
def _error_classes() -> frozenset[str]:
    """The names of all our error classes, and a verification's fault."""
    bases = {
        node.name: {ast.unparse(base).split(".")[-1] for base in node.bases}
        for module in modules(*PACKAGES)
        for node in ast.walk(module.tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {"SkirmishError", "FairnessFault"}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return frozenset(found)


def errors() -> list[Found]:
    """Every code an error of ours may carry, and a verification's faults."""
    found = [Found("illegal-action", frozenset({"token"}), "core/errors.py")]
    for module in modules(*PACKAGES):
        for call in module.calls:
            if _called(call) not in _error_classes() or not call.args:
                continue
            for code, helper in module.strings(call.args[0], call):
                facts: set[str] | None = {each.arg for each in call.keywords if each.arg is not None}
                if _called(call) == "FairnessFault":
                    given = call.args[1] if len(call.args) > 1 else None
                    keys = module.keys(given, call)
                    facts = None if keys is None else set(keys)
                elif helper is not None and any(each.arg is None for each in call.keywords):
                    assert facts is not None
                    facts |= {each.arg for each in helper.keywords if each.arg is not None}
                if _called(call) == "RecordError" and facts is not None:
                    facts -= PLACE
                known = None if facts is None else frozenset(facts)
                found.append(Found(code, known, f"{module.path.relative_to(SOURCE)}:{call.lineno}"))
    return found


def refusals(game: str) -> list[Found]:
    """Every code with which a game refuses an action."""
    found = []
    for module in rules(game):
        for call in module.calls_of("Refusal"):
            for code, _ in module.strings(call.args[0], call):
                facts = module.keys(call.args[3] if len(call.args) > 3 else None, call)
                found.append(Found(code, facts, f"{module.path.relative_to(SOURCE)}:{call.lineno}"))
    return found


def endings(game: str) -> set[str]:
    """Every way in which a game, or a match of it, can end."""
    return {
        how
        for module in [*rules(game), *modules("match")]
        for call in module.calls_of("Over")
        for how, _ in module.strings(call.args[1], call)
    }


def prompts(game: str) -> set[str]:
    """Every prompt of a game's phases; the phase that awaits nothing has no message."""
    found = set()
    for module in rules(game):
        for node in ast.walk(module.tree):
            match node:
                case ast.ClassDef(name=name, body=body) if name != "Ended":
                    for each in body:
                        match each:
                            case ast.AnnAssign(
                                target=ast.Name(id="prompt"), value=ast.Constant(value=prompt)
                            ):
                                found.add(str(prompt))
    return found

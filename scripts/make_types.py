"""The page's types from the structs that are sent to it, so that the page can't disagree with the server.

``web/src/wire.ts`` comes from ``skirmish.server.wire``, ``web/src/games/NAME/wire.ts`` from each game's
``presenter/wire.py``. Run it after changing a struct; ``tests/server/test_types.py`` compares the committed
files with what this writes.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as mi

from skirmish import games, presenter
from skirmish.match.commands import CommandKind
from skirmish.presenter import editing, structs
from skirmish.server.wire import client, common, server
from skirmish.server.wire.http import (
    catalogue,
    lessons,
    matches,
    meeting,
    moves,
    positions,
    problems,
    replays,
    rulebooks,
    series,
    sharing,
    tried_lines,
)

WEB = Path(__file__).parents[1] / "web" / "src"
HEAD = "// Generated from {source} by scripts/make_types.py: change that, not this.\n"
MODULES = (
    structs,
    editing,
    client,
    common,
    matches,
    meeting,
    series,
    moves,
    catalogue,
    rulebooks,
    lessons,
    replays,
    tried_lines,
    positions,
    sharing,
    problems,
    server,
)
UNIONS: dict[str, Any] = {"FromPage": client.FromPage, "ToPage": server.ToPage}
ALIASES: dict[str, Any] = {
    "SeatName": structs.SeatName,
    "ViewName": common.ViewName,
    "Lang": common.Lang,
    "Request": client.Request,
    "CommandKind": CommandKind,
}
NAMES = ("GameName",)
"""Strings that have a name of their own."""
WIDTH = 120
ABSTRACT = (common.Message, structs.Part)

Struct = type[msgspec.Struct]


def shared() -> list[Struct]:
    """Every message and part that all games share, in the order of the modules that define them."""
    return [
        each
        for module in MODULES
        for each in vars(module).values()
        if inspect.isclass(each) and issubclass(each, ABSTRACT) and each.__module__ == module.__name__
        if each not in ABSTRACT
    ]


def literal(values: tuple[Any, ...]) -> str:
    """``"south" | "north"``."""
    return " | ".join(f'"{value}"' for value in values)


def named(kind: mi.Type) -> str | None:
    """The alias or union that has a name of its own, if this is one."""
    for name, alias in (*ALIASES.items(), *UNIONS.items()):
        if mi.type_info(alias) == kind:
            return name
    return None


def written(kind: mi.Type) -> str:
    """A type as TypeScript writes it."""
    name = named(kind)
    if name is not None:
        return name
    match kind:
        case mi.StructType(cls=cls):
            return cls.__name__
        case mi.StrType():
            return "string"
        case mi.IntType() | mi.FloatType():
            return "number"
        case mi.BoolType():
            return "boolean"
        case mi.NoneType():
            return "null"
        case mi.LiteralType(values=values):
            return literal(values)
        case mi.ListType(item_type=item) | mi.VarTupleType(item_type=item):
            inner = written(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case mi.TupleType(item_types=items):
            return f"[{', '.join(written(each) for each in items)}]"
        case mi.DictType(value_type=value):
            return f"Record<string, {written(value)}>"
        case mi.UnionType(types=types):
            optional = tuple(each for each in types if not isinstance(each, mi.NoneType))
            if len(optional) < len(types):
                present = mi.UnionType(optional) if len(optional) > 1 else optional[0]
                return f"{written(present)} | null"
            return " | ".join(written(each) for each in types)
    raise TypeError(f"no TypeScript for {kind}")


def comment(doc: str, indent: str = "") -> list[str]:
    """A docstring as a comment: on one line, or on several."""
    first, *rest = doc.splitlines()
    if not rest:
        return [f"{indent}/** {first} */"]
    lines = [f"{indent} * {line}".rstrip() for line in (first, *rest)]
    return [f"{indent}/**", *lines, f"{indent} */"]


def field_docs(cls: Struct) -> dict[str, str]:
    """The strings below a struct's own fields."""
    (body,) = ast.parse(textwrap.dedent(inspect.getsource(cls))).body
    assert isinstance(body, ast.ClassDef)
    found = {}
    for field, below in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr):
            assert isinstance(field.target, ast.Name)
            assert isinstance(below.value, ast.Constant)
            found[field.target.id] = inspect.cleandoc(str(below.value.value))
    return found


def base(cls: Struct) -> Struct | None:
    """The struct that this one extends, unless that has nothing to say."""
    (above,) = cls.__bases__
    return None if above in ABSTRACT else above


def interface(cls: Struct) -> str:
    """A struct as an interface, with its docstring and its own fields; on one line if that is short."""
    info, above, docs = mi.type_info(cls), base(cls), field_docs(cls)
    assert isinstance(info, mi.StructType)
    inherited = () if above is None else above.__struct_fields__
    extends = "" if above is None else f" extends {above.__name__}"
    head = f"export interface {cls.__name__}{extends} {{"
    fields = []
    if info.tag_field is not None:
        tag = "string" if cls is structs.GameView else f'"{info.tag}"'  # which stands for every game's view
        fields.append((f"{info.tag_field}: {tag}", ""))
    fields += [
        (f"{each.encode_name}{'' if each.required else '?'}: {_field(cls, each)}", docs.get(each.name, ""))
        for each in info.fields
        if each.name not in inherited
    ]
    line = f"{head} {'; '.join(text for text, _ in fields)} }}"
    if len(line) <= WIDTH and not any(doc for _, doc in fields):
        return "\n".join([*comment(inspect.getdoc(cls) or ""), line])
    lines = [line for text, doc in fields for line in (*(comment(doc, "  ") if doc else ()), f"  {text};")]
    return "\n".join([*comment(inspect.getdoc(cls) or ""), head, *lines, "}"])


def _field(cls: Struct, field: mi.Field) -> str:
    """A field's type; names of strings are lost in msgspec and found in the annotation."""
    annotation = cls.__annotations__.get(field.name)
    return annotation if annotation in NAMES else written(field.type)


def shared_text() -> str:
    """``wire.ts``."""
    aliases = [f"export type {name} = {literal(get_args(alias))};" for name, alias in ALIASES.items()]
    aliases += [f"export type {name} = string;" for name in NAMES]
    unions = [
        f"export type {name} = {' | '.join(each.__name__ for each in get_args(union))};"
        for name, union in UNIONS.items()
    ]
    codes = [f'  "{code}": {number},' for code, number in server.CLOSE_CODES.items()]
    phrases = ["export const PHRASES = [", *(f'  "{each}",' for each in server.PHRASES), "] as const;"]
    closes = ["export const CLOSE_CODES = {", *codes, "} as const;"]
    head = HEAD.format(source="skirmish.server.wire")
    parts = [
        head + "\n".join(aliases),
        *map(interface, shared()),
        *unions,
        "\n".join(phrases),
        "\n".join(closes),
    ]
    return "\n\n".join(parts) + "\n"


def game_text(structs: Sequence[Struct]) -> str:
    """``games/NAME/wire.ts``, from the structs of one game."""
    parts = "\n\n".join(map(interface, structs))
    theirs = {*ALIASES, *NAMES, *(each.__name__ for each in shared())}
    used = sorted(name for name in theirs if name in {*_words(parts)})
    head = HEAD.format(source=structs[0].__module__)
    return f'{head}import type {{ {", ".join(used)} }} from "../../wire";\n\n{parts}\n'


def _words(text: str) -> list[str]:
    code = "\n".join(line for line in text.splitlines() if not line.strip().startswith(("/**", "*")))
    return "".join(each if each.isalnum() else " " for each in code).split()


def files() -> dict[Path, str]:
    """Every generated file with its text."""
    found = {WEB / "wire.ts": shared_text()}
    for name in games.names():
        structs = presenter.wire_structs(name)
        if structs:
            found[WEB / "games" / name / "wire.ts"] = game_text(structs)
    return found


def main() -> int:
    """Write them."""
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

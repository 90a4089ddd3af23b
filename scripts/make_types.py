"""``web/src/wire.ts`` from ``skirmish.server.wire``: the page can't disagree with the server about a
message.

Run it after changing a message; ``tests/server/test_types.py`` compares the committed file with what this
writes.
"""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as mi

from skirmish.server import wire as messages

FILE = Path(__file__).parents[1] / "web" / "src" / "wire.ts"
HEAD = "// Generated from src/skirmish/server/messages.py by scripts/make_types.py: change that, not this.\n"
UNIONS: dict[str, Any] = {"FromPage": messages.FromPage, "ToPage": messages.ToPage, "View": messages.View}
ALIASES: dict[str, Any] = {
    "SeatName": messages.SeatName,
    "GameName": messages.GameName,
    "Lang": messages.Lang,
    "Request": messages.Request,
    "EntryKind": messages.EntryKind,
}


def structs() -> list[type[msgspec.Struct]]:
    """Every message and part, in the module's order."""
    abstract = (messages.Message, messages.Part)
    return [
        each
        for each in vars(messages).values()
        if inspect.isclass(each) and issubclass(each, abstract) and each not in abstract
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


def interface(cls: type[msgspec.Struct]) -> str:
    """A struct as an interface, with its docstring."""
    info = mi.type_info(cls)
    assert isinstance(info, mi.StructType)
    doc = inspect.getdoc(cls) or ""
    lines = [f"/** {doc.splitlines()[0] if doc else ''} */"] if doc and doc != cls.__base__.__doc__ else []
    lines.append(f"export interface {cls.__name__} {{")
    if info.tag_field is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for each in info.fields:
        lines.append(f"  {each.encode_name}{'' if each.required else '?'}: {written(each.type)};")
    return "\n".join([*lines, "}"])


def text() -> str:
    """The whole file."""
    aliases = [f"export type {name} = {literal(get_args(alias))};" for name, alias in ALIASES.items()]
    unions = [
        f"export type {name} = {' | '.join(each.__name__ for each in get_args(union))};"
        for name, union in UNIONS.items()
    ]
    codes = [f'  "{code}": {number},' for code, number in messages.CLOSE_CODES.items()]
    closes = ["export const CLOSE_CODES = {", *codes, "} as const;"]
    return (
        "\n\n".join([HEAD + "\n".join(aliases), *map(interface, structs()), *unions, "\n".join(closes)])
        + "\n"
    )


def main() -> int:
    """Write it."""
    FILE.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Frozen, slotted values that are quick to make.

A turn makes a dozen small values. A frozen dataclass sets each field through ``object.__setattr__``, which
for a state of nine fields takes three to four times as long as plain assignment. So a value is filled in as
a *draft*, a class with the same slots that is not frozen yet, and becomes what it is by its last step.
Apart from that it is a frozen, slotted dataclass like any other: ``dataclasses.fields`` and
``dataclasses.replace``, ``match``, copying and pickling work as usual.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """A frozen, slotted dataclass. Fields may have defaults, but no factories."""
    made: Any = dataclass(frozen=True, slots=True, init=False)(cls)
    names = [each.name for each in fields(made)]
    made.__new__ = _maker(made, names)
    made.__reduce__ = lambda self: (type(self), tuple([getattr(self, name) for name in names]))
    result: type[T] = made
    return result


def _maker(made: Any, names: list[str]) -> Callable[..., Any]:
    """``__new__``, written out so that every field is one assignment."""
    known: dict[str, Any] = {
        "draft": type(f"{made.__name__}Draft", made.__bases__, {"__slots__": tuple(names)}),
        "new": object.__new__,
    }
    parameters = []
    for each in fields(made):
        if each.default is MISSING:
            parameters.append(each.name)
        else:
            known[f"default_{each.name}"] = each.default
            parameters.append(f"{each.name}=default_{each.name}")
    lines = [
        f"def __new__(cls, {', '.join(parameters)}):",
        "    self = new(draft)",
        *(f"    self.{name} = {name}" for name in names),
        "    self.__class__ = cls",
        "    return self",
    ]
    exec("\n".join(lines), known)  # noqa: S102  # dataclass makes its methods the same way
    maker: Callable[..., Any] = known["__new__"]
    maker.__qualname__ = f"{made.__qualname__}.__new__"
    return maker

"""Frozen, slotted values that are cheap to create, and immutable mappings.

A turn creates a dozen small values. A frozen dataclass sets each field through ``object.__setattr__``, which
for a state of nine fields takes three to four times as long as plain assignment. So a value is filled in as
a *draft*, an unfrozen class with the same slots, whose ``__class__`` is then set to the frozen one.
Apart from that it is an ordinary frozen, slotted dataclass: ``dataclasses.fields`` and
``dataclasses.replace``, ``match``, copying and pickling work as usual; :func:`replace` is quicker. Values are
final: they have no subclasses (docs/decisions/0010).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from typing import Any, Final, NoReturn, TypeVar, dataclass_transform

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: type[T]) -> type[T]:
    """Make a class a frozen, slotted dataclass. Fields may have defaults, but no factories."""
    made: Any = dataclass(frozen=True, slots=True, init=False)(cls)
    given = [each.name for each in fields(made) if each.init]

    def __reduce__(self: Any) -> tuple[type, tuple[Any, ...]]:  # noqa: N807  # it becomes a method
        return type(self), tuple([getattr(self, name) for name in given])

    made.__new__ = _maker(made)
    made.__reduce__ = __reduce__
    made.__init_subclass__ = classmethod(_final)
    result: type[T] = made
    return result


def _final(cls: type) -> NoReturn:
    raise TypeError(f"{cls.__name__}: values have no subclasses")


def replace(old: T, **changes: Any) -> T:
    """A value with some fields changed: ``dataclasses.replace`` for values, in a quarter of the time."""
    made: Any = type(old)
    changed: T = _replacer(made)(old, **changes)
    return changed


_KEPT: Final = object()
"""In place of a field that is not changed."""


@cache
def _replacer(made: Any) -> Callable[..., Any]:
    """Generate what replaces the fields of a class's values: when it is needed, which is rare."""
    given = [each.name for each in fields(made) if each.init]
    parameters = ", ".join(["self", *(["*"] if given else []), *[f"{name}=kept" for name in given]])
    values = ", ".join([f"self.{name} if {name} is kept else {name}" for name in given])
    known: dict[str, Any] = {"kept": _KEPT, "made": made}
    exec(f"def replaced({parameters}):\n    return made({values})", known)  # noqa: S102  # as below
    replaced: Callable[..., Any] = known["replaced"]
    return replaced


def _maker(made: Any) -> Callable[..., Any]:
    """Generate ``__new__``, with one plain assignment per field."""
    names = [each.name for each in fields(made)]
    known: dict[str, Any] = {
        "draft": type(f"{made.__name__}Draft", made.__bases__, {"__slots__": tuple(names)}),
        "new": object.__new__,
    }
    parameters, assignments = [], []
    for each in fields(made):
        if each.default_factory is not MISSING:
            raise TypeError(f"{made.__name__}.{each.name}: a value's field has no factory")
        name, default = each.name, f"default_{each.name}"
        known[default] = each.default
        if each.init:
            parameters.append(name if each.default is MISSING else f"{name}={default}")
        assignments.append(f"    self.{name} = {name if each.init else default}")
    lines = [
        f"def __new__(cls, {', '.join(parameters)}):",
        "    self = new(draft)",
        *assignments,
        "    self.__class__ = cls",
        "    return self",
    ]
    exec("\n".join(lines), known)  # noqa: S102  # dataclass makes its methods the same way
    maker: Callable[..., Any] = known["__new__"]
    maker.__qualname__ = f"{made.__qualname__}.__new__"
    maker.__annotations__ = {each.name: each.type for each in fields(made) if each.init}
    return maker


class Frozen(dict[K, V]):
    """An immutable mapping, so that values that contain it can be hashed and shared."""

    __slots__ = ()

    def __hash__(self) -> int:  # type: ignore[override]  # dict has none only because it may change
        return hash(frozenset(self.items()))

    def __reduce__(self) -> tuple[Any, ...]:
        # By default, copying and pickling fill a new dict entry by entry, which is refused here.
        return type(self), (dict(self),)

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("this mapping never changes: make another one")

    # The signatures differ from dict's on purpose: all of these raise.
    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

"""What an agent is told besides numbers, put into words when it is first read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Told(dict[str, list[str]]):
    """A dict whose items are made by a function when something reads it: most agents never do."""

    def __init__(self, make: Callable[[], dict[str, list[str]]]) -> None:
        super().__init__()
        self._make: Callable[[], dict[str, list[str]]] | None = make

    def read(self) -> None:
        """Make the items if that has not been done."""
        make, self._make = self._make, None
        if make is not None:
            self.update(make())

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, ({**self},)


def _reading(name: str) -> Callable[..., Any]:
    """A method of dict that makes the items first."""
    plain = getattr(dict, name)

    def method(*given: Any) -> Any:
        for each in given:
            if isinstance(each, Told):
                each.read()
        return plain(*given)

    return method


for _name in (
    *(
        "__contains__",
        "__eq__",
        "__getitem__",
        "__iter__",
        "__len__",
        "__ne__",
        "__or__",
        "__repr__",
        "__ror__",
    ),
    *("__reversed__", "copy", "get", "items", "keys", "values"),
):
    setattr(Told, _name, _reading(_name))

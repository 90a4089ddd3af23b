"""Kernels without a compiler: the same functions run by Python, some hundred times more slowly.

Levels play like this on a new machine until their search is compiled. Whole numbers are Python's here, which
are faster one by one than those of arrays and do not overflow: arrays of integers are replaced by lists, and
tables by nested ones. Arrays of one element, or with rows of one, stay what they are, because a generator's
bits must wrap around and another thread may set a stop flag. Arrays of floating-point numbers stay too:
functions hand on parts of them to be filled.
"""

from __future__ import annotations

import builtins
from collections.abc import Callable, Iterator
from functools import cache
from types import FunctionType
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from skirmish.kernels.jit import Kernel

Array = npt.NDArray[Any]

_MOST: Final = 1 << 16
"""The most elements of a list: a tree with room for millions of nodes would not be filled anyway."""


def run(kernel: Kernel, args: tuple[Any, ...]) -> Any:
    """Call a kernel. It changes the arrays among its arguments; arrays with two indices it reads row by row.
    A tuple of arrays is memory for its work, and what it leaves there is lost."""
    lists: dict[int, list[int]] = {}
    for array in sorted(_integers(args, 2), key=lambda each: each.itemsize):  # bytes also read as words
        lists.setdefault(array.ctypes.data, array[:_MOST].tolist())
    with np.errstate(over="ignore"):
        found = plain_function(kernel)(*_listed(args, lists))
    for array in args:
        if isinstance(array, np.ndarray) and array.ctypes.data in lists:
            array[:] = np.array(lists[array.ctypes.data][: len(array)]).astype(array.dtype)
    return found


def _integers(args: tuple[Any, ...], most: int) -> Iterator[Array]:
    """The arrays of integers among arguments of up to ``most`` dimensions, but for those of one element."""
    for each in args:
        if isinstance(each, tuple):
            yield from _integers(each, 1)
        elif isinstance(each, np.ndarray) and each.dtype.kind in "biu" and _is_long(each, most):
            yield each


def _is_long(array: Array, most: int) -> bool:
    """Whether an array has up to ``most`` indices and more than one element in a row."""
    return 1 <= array.ndim <= most and array.size > 0 and array.shape[-1] > 1


def _listed(value: Any, lists: dict[int, list[int]]) -> Any:
    """Arguments with lists in place of those arrays."""
    if isinstance(value, tuple):
        each = [_listed(part, lists) for part in value]
        return type(value)(*each) if hasattr(value, "_fields") else tuple(each)
    if isinstance(value, np.ndarray) and value.dtype.kind != "f":
        return lists.get(value.ctypes.data, value)
    return value


@cache
def plain_function(kernel: Kernel) -> Callable[..., Any]:
    """The function as Python runs it, calling such functions of other kernels and reading plain tables."""
    if kernel.stand_in is not None:
        return kernel.stand_in
    function, known = kernel.function, dict[str, Any](__builtins__=builtins)
    known.update((name, _plain(value)) for name, value in kernel.references())
    return FunctionType(function.__code__, known, function.__name__, function.__defaults__)


def _plain(value: Any) -> Any:
    if isinstance(value, Kernel):
        return plain_function(value)
    if isinstance(value, np.ndarray) and value.dtype.kind in "biu":
        return value.tolist() if value.ndim == 1 else _Table(value)
    return value


class _Table:
    """A table of integers with several indices."""

    __slots__ = ("_rows",)

    def __init__(self, array: Array) -> None:
        self._rows = array.tolist()

    def __getitem__(self, at: tuple[int, ...]) -> int:
        found: Any = self._rows
        for each in at:
            found = found[each]
        return int(found)

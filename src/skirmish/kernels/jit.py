"""Kernel functions: Python functions that are compiled when they are first called, and cached on disk.

A function that Python calls is an *entry point*: it and all that it calls become one module of machine code,
which is optimised once and kept in one file. :mod:`.compiler` does that; numba is imported when the first
entry point is called, and no sooner.
"""

from __future__ import annotations

import functools
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final, TypeVar, cast

import numpy as np

Function = TypeVar("Function", bound=Callable[..., Any])

_SIMPLE: Final = (bool, int, float, str, bytes, np.generic, type(None))
_making: Final = threading.Lock()
_interpreted: Final = ContextVar("interpreted", default=False)


@contextmanager
def without_compiler() -> Iterator[None]:
    """Kernels that are called in this context are run by Python: nothing waits for a compiler."""
    token = _interpreted.set(True)
    try:
        yield
    finally:
        _interpreted.reset(token)


def compiles() -> bool:
    """Whether kernels that are called here are compiled: not within :func:`without_compiler`."""
    return not _interpreted.get()


class Kernel:
    """A kernel function. Python calls the compiled entry point; other kernels call it within their own."""

    def __init__(self, function: FunctionType) -> None:
        functools.update_wrapper(self, function)
        self.function = function
        self.stand_in: Callable[..., Any] | None = None
        """What Python runs instead, if that is not the function itself: see :func:`interpreted_as`."""

    def __call__(self, *args: Any) -> Any:
        """Run the compiled function, which is loaded or compiled first if need be; within
        :func:`without_compiler` Python runs the function itself."""
        if _interpreted.get():
            from skirmish.kernels.interpreted import run

            return run(self, args)
        return self.entry(*args)

    @functools.cached_property
    def entry(self) -> Any:
        """Numba's dispatcher for calls from Python."""
        from skirmish.kernels.compiler import entry_point

        with _making:  # threads that meet here must not compile twice
            return self.__dict__.get("entry") or entry_point(self)

    def references(self) -> Iterator[tuple[str, Any]]:
        """Everything outside the function that its code names, in a fixed order."""
        names = dict.fromkeys(name for code in _codes(self.function.__code__) for name in code.co_names)
        known = self.function.__globals__
        for name in names:
            if name in known:
                value = known[name]
                yield name, value
                if isinstance(value, ModuleType):
                    for attribute in names:
                        if hasattr(value, attribute):
                            yield f"{name}.{attribute}", getattr(value, attribute)

    def fingerprint(self) -> str:
        """Hash of everything that the machine code is made from: this function and those it calls, the values
        of the constants and tables that they read, and how they are compiled."""
        digest = sha256(f"{sys.version} {version('numba')}".encode())
        digest.update(Path(__file__).with_name("compiler.py").read_bytes())
        left, seen = [self], {id(self)}
        for kernel in left:
            for code in _codes(kernel.function.__code__):
                digest.update(code.co_code + repr((code.co_names, code.co_varnames)).encode())
                digest.update(
                    _described(tuple(each for each in code.co_consts if type(each) is not CodeType))
                )
            for name, value in kernel.references():
                digest.update(name.encode() + _described(value))
                if isinstance(value, Kernel) and id(value) not in seen:
                    seen.add(id(value))
                    left.append(value)
        return digest.hexdigest()[:16]


def compiled(function: Function) -> Function:
    """Make a function a kernel.

    It runs without the interpreter's lock, so that other threads (a page, a prompt, a clock) go on.
    """
    return cast(Function, Kernel(cast(FunctionType, function)))


def interpreted_as(stand_in: Callable[..., Any]) -> Callable[[Function], Function]:
    """For a kernel that Python would run too slowly: a function with the same result that it runs instead."""

    def decorated(kernel: Function) -> Function:
        cast(Kernel, kernel).stand_in = stand_in
        return kernel

    return decorated


def entry_points(*functions: Callable[..., Any]) -> tuple[Kernel, ...]:
    """Functions that are kernels, as such."""
    return cast("tuple[Kernel, ...]", functions)


def _codes(code: CodeType) -> Iterator[CodeType]:
    """A function's code, and that of the functions and comprehensions inside it."""
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _codes(each)


def _described(value: Any) -> bytes:
    """A value as compiled code sees it. Modules, classes and foreign functions are known by their names."""
    if isinstance(value, _SIMPLE):
        return f"{type(value).__name__} {value!r}".encode()
    if isinstance(value, np.ndarray):
        return f"{value.dtype} {value.shape} ".encode() + np.ascontiguousarray(value).tobytes()
    if isinstance(value, tuple):
        return b"(" + b",".join(map(_described, value)) + b")"
    if isinstance(value, frozenset):
        return b"{" + b",".join(sorted(map(_described, value))) + b"}"
    fields = getattr(value, "_fields", ())
    name = (
        getattr(value, "__qualname__", None) or getattr(value, "__name__", None) or type(value).__qualname__
    )
    return f"{getattr(value, '__module__', '')} {name} {fields}".encode()

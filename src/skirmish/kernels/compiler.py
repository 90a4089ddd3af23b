"""How kernels become machine code: one module for each entry point, optimised once.

Numba compiles, optimises and caches every function on its own, once for each combination of argument types
and constants, and again inside each of its callers. Kernels call each other in many layers, so that most of
this work is repeated: 33 and 40 CPU seconds for the two searches. Here a function that another kernel calls
becomes a *part*: it is translated once for each combination of argument types, with all integers widened to
64 bits, and neither optimised nor made callable by itself. Only the entry point's module, into which all its
parts are linked, is optimised. That takes 12 and 13 CPU seconds, and the results are the same
(docs/decisions/0022-ready-before-it-is-compiled.md).

Parts do not count references to arrays: that would take a third of a search. So a kernel that another one
calls cannot make arrays, nor assign one to another; an entry point can.
"""

from __future__ import annotations

import inspect
from functools import cache
from typing import Any, Final

import numba
from numba.core import compiler, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.datamodel import models
from numba.core.datamodel.registry import register_default
from numba.core.registry import cpu_target
from numba.core.typing.typeof import typeof_impl

from skirmish.kernels.cache import folder_for
from skirmish.kernels.jit import Kernel

_OPTIONS: Final[dict[str, Any]] = {"nogil": True, "error_model": "numpy"}
"""Without the interpreter's lock, and without a test for zero before each division."""


class _Part(JITCodeLibrary):
    """The code of a function that is only called by compiled code: linked into callers, never run itself."""

    def _optimize_final_module(self) -> None:
        """The entry point is optimised once everything is linked."""

    def _finalize_final_module(self) -> None:
        """It is not loaded."""
        self._finalized = True


class _KernelType(types.Callable, types.Dummy):
    """The type that a kernel has in the code of others: calling it makes it a part of theirs."""

    def __init__(self, kernel: Kernel) -> None:
        self._kernel = kernel
        self._signature = inspect.signature(kernel.function)
        self._parts: dict[tuple[Any, ...], tuple[Any, object]] = {}
        """By argument types: the signature, and the key of the implementation."""
        super().__init__(f"{kernel.function.__module__}.{kernel.function.__name__}")

    def get_call_type(self, _context: Any, args: Any, kws: Any) -> Any:
        """The signature of a call; its part is translated if this is the first call of that kind."""
        wide = tuple(map(_widened, self._signature.bind(*args, **kws).args))
        if wide not in self._parts:
            self._parts[wide] = self._translate(wide)
        return self._parts[wide][0]

    def get_impl_key(self, signature: Any) -> object:
        """The key under which numba's lowering finds the part."""
        return self._parts[signature.args][1]

    def get_call_signatures(self) -> Any:
        """The known signatures, for error messages."""
        return [signature for signature, _ in self._parts.values()], True

    def _translate(self, args: tuple[Any, ...]) -> tuple[Any, object]:
        flags: Any = compiler.Flags()
        target = cpu_target.target_context
        cpu_target.options.parse_as_flags(flags, {"nopython": True, "_nrt": False, **_OPTIONS})
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        part, key = _Part(target.codegen(), self.name), object()
        with global_compiler_lock:
            done = compiler.compile_extra(
                cpu_target.typing_context, target, self._kernel.function, args, None, flags, {}, library=part
            )
            part.finalize()
        target.insert_user_function(key, done.fndesc, [part])
        return done.signature.replace(pysig=self._signature), key


register_default(_KernelType)(models.OpaqueModel)


@cache
def _type_of(kernel: Kernel) -> _KernelType:
    return _KernelType(kernel)


@typeof_impl.register(Kernel)
def _typeof(kernel: Kernel, _context: Any) -> _KernelType:
    return _type_of(kernel)


def _widened(kind: Any) -> Any:
    """The type in which an argument is passed: a small integer or a known constant as any integer."""
    plain: Any = types.unliteral(kind)
    return (
        types.int64
        if isinstance(plain, types.Integer) and plain not in (types.int64, types.uint64)
        else plain
    )


def entry_point(kernel: Kernel) -> Any:
    """The dispatcher that Python calls for a kernel; its machine code is loaded from its folder."""
    decorate: Any = numba.njit(cache=True, **_OPTIONS)
    # Numba reads this setting while it decorates; functions of other packages keep their own folder.
    before = _set_cache(str(folder_for(kernel)))
    try:
        return decorate(kernel.function)
    finally:
        _set_cache(before)


def _set_cache(folder: str) -> str:
    """Set numba's cache folder and return the one set before."""
    before: str = getattr(numba.config, "CACHE_DIR")  # noqa: B009  # numba's types don't know it
    setattr(numba.config, "CACHE_DIR", folder)  # noqa: B010
    return before

"""Import a library as if an optional dependency were missing."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def absent(name: str) -> Iterator[None]:
    """A module cannot be imported inside, as if it were not installed."""
    modules: dict[str, Any] = sys.modules
    before = {name: modules[name]} if name in modules else {}
    modules[name] = None
    try:
        yield
    finally:
        del modules[name]
        modules.update(before)

"""Narrowing optional values in tests."""

from __future__ import annotations

from typing import TypeVar

Value = TypeVar("Value")


def must(value: Value | None) -> Value:
    """The value, which must not be None."""
    assert value is not None
    return value

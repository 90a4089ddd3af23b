"""A real server for the tests of guests."""

from __future__ import annotations

from tests.server.live import server

__all__ = ["server"]

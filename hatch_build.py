"""A wheel holds the built page: hatchling runs this before it packs one."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildPage(BuildHookInterface):  # type: ignore[type-arg]  # its configuration is of no use to us
    """Builds the page for a wheel; an editable install has the Makefile's."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects files."""
        if version == "editable" or self.target_name != "wheel":
            return
        sys.path.insert(0, str(Path(self.root) / "scripts"))
        from build_page import build

        build()

"""What the laboratory refuses."""

from __future__ import annotations

from skirmish.core import SkirmishError


class LabError(SkirmishError):
    """An experiment that can't be made as it was asked for."""

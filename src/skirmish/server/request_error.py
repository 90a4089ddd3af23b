"""The error of a request or message that cannot be answered. Apart from the HTTP framework, which workers do
without."""

from __future__ import annotations

from skirmish.core import SkirmishError


class RequestError(SkirmishError):
    """A request or message that the server can't answer as it was made."""

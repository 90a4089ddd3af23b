"""The link that opens a seat: ``http://HOST/t/MATCH#KEY``, an invitation or a seat's own."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

from skirmish.core import SkirmishError

_PATH: Final = re.compile(r"/t/([0-9a-z]{16})/?")
_KEY: Final = re.compile(r"[0-9A-Za-z_-]{22,64}")
_SOCKETS: Final = {"http": "ws", "https": "wss"}


class GuestError(SkirmishError):
    """A seat on a server cannot be taken, or cannot be kept."""


@dataclass(frozen=True, slots=True)
class SeatLink:
    """A seat on a server. Its key is a secret: errors never quote it."""

    scheme: str
    host: str
    """With the port, if the link names one."""
    match: str
    key: str = field(repr=False)

    @classmethod
    def read(cls, text: str) -> SeatLink:
        """The seat of a link. Raises :class:`GuestError` if the text is not such a link."""
        try:
            parts = urlsplit(text.strip())
            _ = parts.port  # raises for one that is not a number
        except ValueError:
            raise GuestError("guest-link") from None
        found = _PATH.fullmatch(parts.path)
        plain = parts.hostname and "@" not in parts.netloc and not parts.query
        if parts.scheme not in _SOCKETS or not plain or found is None or not _KEY.fullmatch(parts.fragment):
            raise GuestError("guest-link")
        return cls(parts.scheme, parts.netloc, found[1], parts.fragment)

    @property
    def origin(self) -> str:
        """The address of the server's page."""
        return f"{self.scheme}://{self.host}"

    @property
    def socket(self) -> str:
        """The address of the server's socket. It names the match for a proxy in front of several servers."""
        return f"{_SOCKETS[self.scheme]}://{self.host}/socket?m={self.match}"

    def with_key(self, key: str) -> str:
        """The link that opens the same seat by another key."""
        return f"{self.origin}/t/{self.match}#{key}"

"""The headers that every response carries; pictures and the embedded viewer may be shown by other sites."""

from __future__ import annotations

import re
from typing import Final

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""The content security policy: nothing inline, nothing from other hosts."""

SECURITY_HEADERS: Final[list[tuple[bytes, bytes]]] = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (
        b"permissions-policy",
        b"camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()",
    ),
]

_PICTURES: Final = re.compile(r"/s/[^/]+/\w+\.(png|svg|gif)$")
_OPEN: Final = (b"cross-origin-resource-policy", b"cross-origin")
_EMBEDDED: Final[list[tuple[bytes, bytes]]] = [
    (name, value.replace(b"frame-ancestors 'none'", b"frame-ancestors *"))
    for name, value in SECURITY_HEADERS
    if name != b"x-frame-options"
]


def headers_for(path: str) -> list[tuple[bytes, bytes]]:
    """The security headers of a response. Only ``/embed/CODE`` may stand in another site's frame: it shows a
    board, and can do nothing with anyone's keys."""
    if path.startswith("/embed/"):
        return _EMBEDDED
    if _PICTURES.match(path):
        return [each for each in SECURITY_HEADERS if each[0] != _OPEN[0]] + [_OPEN]
    return SECURITY_HEADERS

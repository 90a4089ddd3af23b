"""The built page's files: read once, compressed, with entity tags and cache headers.

Our own rather than a library's: Brotli files made at build time are served as they are, and a page that is
built again is noticed.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

INDEX: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK: Final = "no-cache"
_HASHED: Final = re.compile(r"^assets/.+-[\w-]{8,}\.\w+$")
_WORTH_COMPRESSING: Final = 1024
"""Bytes; shorter files are sent as they are."""
_TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
    ".ico": "image/x-icon",
}
_TEXT: Final = ("text/", "application/json", "application/manifest+json", "image/svg")


@dataclass(frozen=True, slots=True)
class File:
    """A file with its headers and its compressed forms. ``brotli`` exists where the build made it."""

    body: bytes
    media: str
    tag: str
    keep: str = ASK
    gzipped: bytes | None = None
    brotli: bytes | None = None

    def chosen(self, accepted: str) -> tuple[bytes, str | None]:
        """The body for an ``Accept-Encoding`` header, and its encoding."""
        known = {part.partition(";")[0].strip() for part in accepted.lower().split(",")}
        if self.brotli is not None and "br" in known:
            return self.brotli, "br"
        if self.gzipped is not None and "gzip" in known:
            return self.gzipped, "gzip"
        return self.body, None


def pack(body: bytes, media: str, keep: str = ASK, brotli: bytes | None = None) -> File:
    """A file of that content, compressed if it is text."""
    text = media.startswith(_TEXT)
    gzipped = gzip.compress(body, 9, mtime=0) if text and len(body) >= _WORTH_COMPRESSING else None
    tag = hashlib.sha256(body).hexdigest()[:20]
    return File(body, media, f'"{tag}"', keep, gzipped, brotli)


class BuiltPage:
    """The page's files by their paths. After another build they are read again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._files: dict[str, File] = {}
        self._built = 0

    def file(self, path: str) -> File | None:
        """The file at that path below the folder; None if it does not exist."""
        self._notice_build()
        found = self._files.get(path)
        if found is None:
            place = self._place(path)
            if place is None:
                return None
            found = self._files[path] = self._load(path, place)
        return found

    @property
    def index(self) -> File | None:
        """The page itself; None if it has not been built."""
        return self.file(INDEX)

    def _notice_build(self) -> None:
        try:
            built = (self.folder / INDEX).stat().st_mtime_ns
        except OSError:
            built = 0
        if built != self._built:
            self._files, self._built = {}, built

    def _place(self, path: str) -> Path | None:
        """The file of a path, only if it is inside the folder."""
        parts = path.split("/")
        if not all(re.fullmatch(r"\w[\w.-]*", part, re.ASCII) for part in parts):
            return None
        place = self.folder.joinpath(*parts)
        try:
            inside = place.resolve().is_relative_to(self.folder.resolve())
            return place if inside and place.is_file() else None
        except OSError:
            return None

    def _load(self, path: str, place: Path) -> File:
        media = _TYPES.get(place.suffix) or mimetypes.guess_type(place.name)[0] or "application/octet-stream"
        other = place.with_name(f"{place.name}.br")
        brotli = other.read_bytes() if other.is_file() else None
        return pack(place.read_bytes(), media, FOREVER if _HASHED.match(path) else ASK, brotli)

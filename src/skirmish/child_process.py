"""How our own processes are started: workers of the server and the lab, and those that compile searches."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

_THREADS: Final = ("NUMBA_NUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


def worker_command(module: str) -> list[str]:
    """The command that runs one of our modules in a new interpreter, never one from the current folder."""
    return [sys.executable, "-P", "-m", module]


def worker_environment() -> dict[str, str]:
    """Our environment for a worker: it imports the same package, and its libraries use one thread.

    Workers run side by side, one per core; more threads in each would only compete.
    """
    path = os.pathsep.join(filter(None, (str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH"))))
    return {**dict.fromkeys(_THREADS, "1"), **os.environ, "PYTHONPATH": path}

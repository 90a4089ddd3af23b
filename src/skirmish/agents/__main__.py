"""``python -m skirmish.agents [GAME]``: compile the searches of all games, or of one, before they are used.

Started with a game's name it works in the background for another process: at low priority, and only if no
other process compiles the same game.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from typing import Final

from skirmish import games
from skirmish.agents import LEVELS, offered
from skirmish.agents.preparation import prepare
from skirmish.kernels import engine
from skirmish.kernels.cache import is_kept, sole_compiler

_NICENESS: Final = 5
_LONGEST: Final = 900.0
"""Seconds after which compiling in the background is given up."""


def compile_in_background(name: str) -> None:
    """Compile one game, unless another process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    timer = threading.Timer(_LONGEST, os._exit, [1])
    timer.daemon = True
    timer.start()
    kernels = engine(name).KERNELS
    with sole_compiler(kernels[0]) as free:
        if free and not all(map(is_kept, kernels)):
            prepare(games.load(name), lambda: None)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        compile_in_background(sys.argv[1])
    else:
        for each in games.names():
            if LEVELS[0] in offered(each):
                prepare(games.load(each), lambda: None)

"""The island's search of an earlier commit, run with that commit's sources (:mod:`benchmarks.island_duel`).

Reads lines of a battle's array in hexadecimal, a seed and a number of iterations; writes the decision's
number and the seconds of CPU time. The array has not changed since.
"""

from __future__ import annotations

import sys
import time

import numpy as np

from skirmish.games.island.kernel.engine import LEVELS, search
from skirmish.kernels.progress import new_progress, new_stop

for line in sys.stdin:
    battle, seed, nodes = line.split()
    root, begun = np.frombuffer(bytes.fromhex(battle), dtype=np.int8), time.process_time()
    found = search(root, int(seed), int(nodes), LEVELS["general"][1], new_stop(), new_progress())
    print(found.decision, time.process_time() - begun, flush=True)

"""Tearing the end of SQLite's write-ahead log, as a power failure in the middle of a write does.

What was committed was synchronised before it was acknowledged, and stays. Behind it may be anything: half a
frame, a frame whose header was written and whose page was not, or noise.
"""

from __future__ import annotations

import random
from pathlib import Path

_HEAD, _FRAME_HEAD = 32, 24


def committed_end(content: bytes) -> int | None:
    """Where the last committed transaction ends; None if the log holds none of the present generation."""
    if len(content) < _HEAD:
        return None
    size = _frame_size(content)
    salts, end = content[16:24], None
    for start in range(_HEAD, len(content) - size + 1, size):
        head = content[start : start + _FRAME_HEAD]
        if head[8:16] != salts:  # of a generation before
            break
        if head[4:8] != bytes(4):  # the last frame of a commit has the size of the database
            end = start + size
    return end


def _frame_size(content: bytes) -> int:
    return _FRAME_HEAD + int.from_bytes(content[8:12], "big")


def tear(path: Path, amount: int) -> bool:
    """Leave something torn behind the last commit; whether there was a log to tear."""
    content = path.read_bytes() if path.exists() else b""
    end = committed_end(content)
    if end is None:
        return False
    size, rng = _frame_size(content), random.Random(amount)
    last = content[end - size : end]
    frames = {
        0: last[: amount % size],
        1: last[:16] + rng.randbytes(size - 16),
        2: rng.randbytes(amount % size),
        3: last[: _FRAME_HEAD + amount % (size - _FRAME_HEAD)] + bytes(size),
    }
    with path.open("r+b") as file:
        file.seek(end)
        file.write(frames[amount % 4])
        file.truncate()
    return True

"""A process that plays games of an arena for another: ``python -m skirmish.lab.worker``.

One line of JSON each way. In: first the plan, then the number of a game at a time. Out: the game as it was
played, or the reason why it could not be.
"""

from __future__ import annotations

import json
import os
import queue
import signal
import sys
import threading
import time
from typing import Any, Final

from skirmish.lab.runner import Hall
from skirmish.lab.schedule import Fixture, Plan

LAST_BREATH: Final = 3.0
"""Seconds in which a game that nobody waits for any more must have stopped."""


def main() -> None:
    """Play what is asked for until nobody asks any more."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever an agent prints is no answer of ours
    asked: queue.SimpleQueue[str] = queue.SimpleQueue()
    playing, halls = threading.Event(), list[Hall]()
    threading.Thread(target=_listen, args=(asked, playing, halls), daemon=True).start()
    plan = Plan.from_json(json.loads(asked.get()))
    hall = Hall(plan)
    halls.append(hall)
    fixtures = {fixture.number: fixture for fixture in plan.fixtures()}
    try:
        while line := asked.get():
            playing.set()
            answer = _played(hall, fixtures[int(line)])
            playing.clear()
            answers.write(json.dumps(answer) + "\n")
            answers.flush()
        hall.close()
    except (KeyboardInterrupt, BrokenPipeError):
        hall.abandon()
        os.dup2(os.open(os.devnull, os.O_WRONLY), answers.fileno())  # nobody reads what is left


def _played(hall: Hall, fixture: Fixture) -> dict[str, Any]:
    try:
        return hall.play(fixture).to_json()
    except Exception as error:  # a mistake of ours or of an agent's: the arena goes on
        return {"crashed": f"{type(error).__name__}: {error}"}


def _listen(asked: queue.SimpleQueue[str], playing: threading.Event, halls: list[Hall]) -> None:
    """Hand lines on. Their end is the end of whoever asks: leave, in the middle of a game as well.

    An interrupt lets Python end in good order. Whoever does not hear it is cut short, but not before the
    programs that play have been ended, which have sessions of their own and would stay.
    """
    for line in sys.stdin:
        asked.put(line)
    asked.put("")
    if playing.is_set():
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)
    time.sleep(LAST_BREATH)
    try:
        for hall in halls:
            hall.abandon()
    finally:
        os._exit(1)


if __name__ == "__main__":
    main()

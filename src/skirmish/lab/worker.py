"""A worker process of :class:`~skirmish.lab.pool.ProcessPool`: ``python -m skirmish.lab.worker``.

Lines of JSON. In: the plan first, then one game's number at a time. Out, for each: the finished game, or why
it could not be played.
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

from skirmish.lab.runner import GameRunner
from skirmish.lab.schedule import Fixture, Plan

ABANDON_AFTER: Final = 3.0
"""Seconds that a game has to stop after the pool has closed our input."""


def main() -> None:
    """Play the games asked for until the input ends."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what an agent prints must not mix with our answers
    asked: queue.SimpleQueue[str] = queue.SimpleQueue()
    playing, runners = threading.Event(), list[GameRunner]()
    threading.Thread(target=_listen, args=(asked, playing, runners), daemon=True).start()
    plan = Plan.from_json(json.loads(asked.get()))
    runner = GameRunner(plan)
    runners.append(runner)
    fixtures = {fixture.number: fixture for fixture in plan.fixtures()}
    try:
        while line := asked.get():
            playing.set()
            answer = _played(runner, fixtures[int(line)])
            playing.clear()
            answers.write(json.dumps(answer) + "\n")
            answers.flush()
        runner.close()
    except (KeyboardInterrupt, BrokenPipeError):
        runner.abandon()
        os.dup2(os.open(os.devnull, os.O_WRONLY), answers.fileno())  # the pool reads no more


def _played(runner: GameRunner, fixture: Fixture) -> dict[str, Any]:
    try:
        return runner.play(fixture).to_json()
    except (Exception, SystemExit) as error:  # a bug of ours or of an agent: the arena goes on
        return {"crashed": f"{type(error).__name__}: {error}"}


def _listen(asked: queue.SimpleQueue[str], playing: threading.Event, runners: list[GameRunner]) -> None:
    """Pass lines on to the main thread. At the end of the input, exit, also in the middle of a game.

    An interrupt lets Python exit in good order. If the main thread does not react to it, we exit hard, after
    killing the programs that play: they have sessions of their own and would stay.
    """
    for line in sys.stdin:
        asked.put(line)
    asked.put("")
    if playing.is_set():
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)
    time.sleep(ABANDON_AFTER)
    try:
        for runner in runners:
            runner.abandon()
    finally:
        os._exit(1)


if __name__ == "__main__":
    main()

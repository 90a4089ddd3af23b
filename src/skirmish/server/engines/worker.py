"""A worker process that thinks for the computer's seats: ``python -m skirmish.server.engines.worker``.

:mod:`~skirmish.server.engines.protocol` says what goes in and out. Compiled code is loaded here and nowhere
else, which keeps the server itself small.

The process ends when its input does, in the middle of a search as well: that happens even if the server is
killed.
"""

from __future__ import annotations

import json
import os
import queue
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import IO, Any, NoReturn

from skirmish import agents, games
from skirmish.server.engines.limits import KEPT_FOR, KEPT_TREES, NICENESS
from skirmish.server.engines.protocol import HEAD, Advice, Prepare, Stop, Think, decode_message, framed


class KeptAgents:
    """The levels of the latest matches, with their search trees. Trees of a match are used for it alone."""

    def __init__(self, most: int = KEPT_TREES) -> None:
        self._most = most
        self._kept: dict[tuple[str, str], Any] = {}

    def take(self, name: str, match: str) -> Any:
        """The agent of a match, or a new one. It is not kept any more until it is put back."""
        return self._kept.pop((name, match), None) or agents.load(name, waits=False)

    def put(self, agent: Any, match: str) -> None:
        """Keep the agent of a match if it has a tree; the one that was used longest ago may have to go."""
        if match and getattr(agent, "keeps_tree", False):
            self._kept[agent.name, match] = agent
            if len(self._kept) > self._most:
                del self._kept[next(iter(self._kept))]

    def clear(self) -> None:
        """Drop all trees."""
        self._kept.clear()


def choose(request: Think, stop: threading.Event, kept: KeptAgents) -> str:
    """The token of the agent's decision, or its answer about a draw. ``stop`` makes a level answer with what
    it has so far."""
    game = games.load(request.game)
    below: Callable[[int], int] = Random(request.seed).randrange  # noqa: S311  # the seed comes from secrets
    if request.draw:
        from skirmish.agents.draws import accepts_draw

        return "yes" if accepts_draw(request.agent, game, request.view, below, stop) else "no"
    legal = game.legal(request.view)
    if len(legal) == 1 and not request.advises:
        return str(legal[0])
    agent = kept.take(request.agent, request.match)
    win = runner_up = None
    if request.agent not in agents.LEVELS:
        action = agent.choose(game, request.view, below)
    else:
        from skirmish.agents.advice import advised

        thought = advised(agent, game, request.view, below, stop)
        action, win, runner_up = thought.action, thought.win, thought.runner_up
        kept.put(agent, request.match)
    if action not in legal:
        raise ValueError("not a legal decision")
    if not request.advises:
        return str(action)
    if runner_up is None or runner_up.action not in legal:
        return str(Advice(str(action), win))
    return str(Advice(str(action), win, str(runner_up.action), runner_up.sure))


class Worker:
    """Reads messages in one thread and searches in another; each game is prepared in a thread of its own."""

    def __init__(self, messages: IO[bytes], answers: IO[bytes]) -> None:
        self._messages = messages
        self._answers = answers
        self._writing = threading.Lock()
        self._stops: dict[int, threading.Event] = {}
        self._requests: queue.SimpleQueue[Think] = queue.SimpleQueue()
        self._kept = KeptAgents()

    def run(self) -> None:
        """Answer until the input ends."""
        threading.Thread(target=self._think, daemon=True).start()
        self._report("started")
        while (content := self._next()) is not None:
            match decode_message(content):
                case Think() as request:
                    self._stops[request.number] = threading.Event()
                    self._requests.put(request)
                case Stop(number):
                    if (stop := self._stops.get(number)) is not None:
                        stop.set()
                case Prepare(game):
                    threading.Thread(target=self._prepare, args=[game], daemon=True).start()

    def _next(self) -> bytes | None:
        head = self._messages.read(HEAD)
        if len(head) < HEAD:
            return None
        size = int.from_bytes(head, "big")
        content = self._messages.read(size)
        return content if len(content) == size else None

    def _report(self, what: str, *facts: str | int) -> None:
        with self._writing:
            self._answers.write(framed(json.dumps([what, *facts]).encode()))
            self._answers.flush()

    def _think(self) -> NoReturn:
        while True:
            request = self._wait()
            stop = self._stops[request.number]
            timer = threading.Timer(request.seconds, stop.set)
            timer.daemon = True
            timer.start()
            try:
                token = choose(request, stop, self._kept)
            except Exception as fault:  # only its type is reported: its message might quote hidden cards
                self._report("failed", request.number, type(fault).__name__)
            else:
                self._report("answer", request.number, token)
            finally:
                timer.cancel()
                del self._stops[request.number]

    def _wait(self) -> Think:
        """The next request. Trees are dropped if it takes long to come."""
        with suppress(queue.Empty):
            return self._requests.get(timeout=KEPT_FOR)
        self._kept.clear()
        return self._requests.get()

    def _prepare(self, game: str) -> None:
        try:
            from skirmish.agents.preparation import prepare_in_background

            done = prepare_in_background(games.load(game)).finish()
        except Exception:  # a broken package: its levels fail when they are asked
            done = False
        self._report("ready" if done else "unprepared", game)


def main() -> None:
    """Serve the process that started this one, until standard input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; the server acts on it
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # printing must not corrupt the frames
    try:
        Worker(sys.stdin.buffer, answers).run()
    finally:
        os._exit(0)  # without waiting for a search that is still running


if __name__ == "__main__":
    main()

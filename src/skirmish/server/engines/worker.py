"""A process that thinks for the computer's seats: ``python -m skirmish.server.engines.worker``.

Frames each way: a length of four bytes, then the content. In: pickled questions, which hold views and never a
state. Out: JSON. What is compiled is loaded here and nowhere else, so that the server itself stays small.

The end of its input is the end of the process, in mid-thought as well: that comes about even when the server
is killed and can say nothing any more.
"""

from __future__ import annotations

import json
import os
import queue
import signal
import sys
import threading
from collections.abc import Callable
from random import Random
from typing import IO, Any, Final, NoReturn

from skirmish import agents, games
from skirmish.server.engines.protocol import (
    HEAD,
    LONGEST_THOUGHT,
    Prepare,
    Stop,
    Think,
    framed,
    read_question,
)

_KINDER: Final = 10
"""How far behind the server's event loop a worker stands when the processor is short."""


def chosen(question: Think, stop: threading.Event) -> str:
    """The token that an opponent decides on."""
    game = games.load(question.game)
    legal = game.legal(question.view)
    below: Callable[[int], int] = Random(question.seed).randrange  # noqa: S311  # the seed comes from secrets
    if len(legal) == 1:
        return str(legal[0])
    agent: Any = agents.load(question.agent)
    if question.agent in agents.LEVELS:
        action = agent.think(game, question.view, below, stop=stop).action
    else:
        action = agent.choose(game, question.view, below)
    if action not in legal:
        raise ValueError("not a legal decision")
    return str(action)


class Worker:
    """Hears questions in one thread, thinks in a second, prepares in a third."""

    def __init__(self, questions: IO[bytes], answers: IO[bytes]) -> None:
        self._questions = questions
        self._answers = answers
        self._speaking = threading.Lock()
        self._stops: dict[int, threading.Event] = {}
        self._thoughts: queue.SimpleQueue[Think] = queue.SimpleQueue()
        self._preparations: queue.SimpleQueue[Prepare] = queue.SimpleQueue()

    def run(self) -> None:
        """Answer until nobody asks any more."""
        threading.Thread(target=self._think, daemon=True).start()
        threading.Thread(target=self._prepare, daemon=True).start()
        self._say("here")
        while (content := self._next()) is not None:
            match read_question(content):
                case Think() as question:
                    self._stops[question.number] = threading.Event()
                    self._thoughts.put(question)
                case Stop(number):
                    if (stop := self._stops.get(number)) is not None:
                        stop.set()
                case Prepare() as question:
                    self._preparations.put(question)

    def _next(self) -> bytes | None:
        head = self._questions.read(HEAD)
        if len(head) < HEAD:
            return None
        size = int.from_bytes(head, "big")
        content = self._questions.read(size)
        return content if len(content) == size else None

    def _say(self, what: str, *facts: str | int) -> None:
        with self._speaking:
            self._answers.write(framed(json.dumps([what, *facts]).encode()))
            self._answers.flush()

    def _think(self) -> NoReturn:
        while True:
            question = self._thoughts.get()
            stop = self._stops[question.number]
            patience = threading.Timer(LONGEST_THOUGHT, stop.set)
            patience.daemon = True
            patience.start()
            try:
                token = chosen(question, stop)
            except Exception as fault:  # ours to mend; its words might tell of cards
                self._say("failed", question.number, type(fault).__name__)
            else:
                self._say("answer", question.number, token)
            finally:
                patience.cancel()
                del self._stops[question.number]

    def _prepare(self) -> NoReturn:
        while True:
            game = self._preparations.get().game
            try:
                from skirmish.agents.levels import prepare

                prepare(games.load(game), lambda: None)
            except Exception as fault:
                self._say("unprepared", game, type(fault).__name__)
            else:
                self._say("ready", game)


def main() -> None:
    """Think for whoever started this process, until its end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is meant for the server
    if hasattr(os, "nice"):
        os.nice(_KINDER)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever anything prints is no answer of ours
    try:
        Worker(sys.stdin.buffer, answers).run()
    finally:
        os._exit(0)  # without waiting for a thought that nobody wants


if __name__ == "__main__":
    main()

"""Opponents of any kind: ``cmd:PROGRAM ARGS`` is a program that speaks the text bot protocol (docs/bots.md).

A program is told what its seat may see and nothing else. Whatever it does wrong loses it the match that is
being played, as an :class:`~skirmish.agents.AgentFailure` with the reason; the next match has a fresh one.
"""

from __future__ import annotations

import errno
import os
import shlex
from collections import deque
from collections.abc import Collection
from pathlib import Path
from time import monotonic
from typing import Any, Final

from skirmish.agents import PROGRAM, AgentFailure, Limit, Resigned
from skirmish.bots.program import LONGEST_LINE, MOST_OUTPUT, Flood, Gone, Program, TimeUp
from skirmish.core import AnyGame, Below, Fact, Options, Seat, UnknownName
from skirmish.core.errors import excerpt

GREETING: Final = "hello skirmish 1"
MILLISECONDS: Final = 1000
"""What a decision may take, unless a limit says otherwise."""
GRACE: Final = 1000
"""Milliseconds after that in which an answer still counts: pipes and busy machines are nobody's fault."""
START: Final = 5000
"""Milliseconds in which a program must answer ``hello``: some have much to load."""
_MOST_INFOS: Final = 1000
_LONGEST_INFO: Final = 500
_NOTHING: Final = "none"
_LEFT: Final = ("bot-died", "bot-closed")


class ProcessAgent:
    """A program that plays, one match after the other in the same process.

    ``infos`` are the free texts of the match (``info …``), oldest first. ``errors`` is a file that takes
    what the program writes to standard error.
    """

    def __init__(
        self, command: str, limit: Limit | None = None, *, errors: Path | None = None, start: int = START
    ) -> None:
        self.name = f"{PROGRAM}{command}"
        self.title = ""
        """What the program calls itself."""
        self.errors = errors
        self.infos: deque[str] = deque(maxlen=_MOST_INFOS)
        self._shown = excerpt(command)
        try:
            self._words = shlex.split(command)
        except ValueError:  # quotes that do not match
            self._words = []
        if not self._words:
            raise UnknownName("bad-command", command=self._shown)
        self._time = MILLISECONDS if limit is None or limit.milliseconds is None else limit.milliseconds
        self._start = start
        self._program: Program | None = None
        self._greeted = False
        self._told: list[str] = []
        """What the program has been told of this match."""
        self._reused = False
        """Whether it has played before and has not been asked anything in this match."""
        self._failure: AgentFailure | None = None

    def begin(self, game: AnyGame, options: Options, seat: Seat) -> None:
        """A match begins; whatever was played before is over, also if nobody said so.

        It does not wait: whether the program can be started and answers shows when it must decide.
        """
        self._failure = None
        if self._program is not None and not self._at_rest(self._program):
            self._drop()
        self._reused = self._program is not None
        self._told.clear()
        self.infos.clear()  # what was said after the last match is not of this one
        try:
            program = self._open()
        except AgentFailure as failure:
            self._failure = failure
            return
        program.another_match()
        first = options.first.letter
        self._tell(f"match {game.name} {options.variant} seat {seat.letter} first {first}")

    def saw(self, token: str) -> None:
        """A token as the program's seat sees it."""
        if self._program is not None:
            self._tell(f"token {token}")

    def choose(self, game: AnyGame, view: Any, below: Below) -> Any:
        """What the program plays. Raises :class:`AgentFailure` and :class:`Resigned`."""
        if self._failure is not None:
            raise self._failure
        legal = {str(action): action for action in game.legal(view)}
        try:
            return legal[self._answer(legal)]
        except AgentFailure as failure:
            self._failure = failure
            self._drop()
            raise

    def end(self, result: str, reason: str) -> None:
        """The match is over."""
        if self._program is None:
            return
        self._program.send(f"over {result} reason {' '.join(reason.split())}")
        if not self._at_rest(self._program):
            self._drop()

    def close(self) -> None:
        """Say goodbye, wait a little, and leave nothing behind."""
        if self._program is not None:
            self._program.send("bye")
            self._program.leave(GRACE / 1000)
            self._program = None

    def _open(self) -> Program:
        """The running program; a new one if there is none. Raises :class:`AgentFailure`."""
        if self._program is None:
            try:
                self._program = Program(self._words, self.errors)
            except (OSError, ValueError) as error:
                raise self._missing(error) from None
            self._greeted = False
            self._program.question(GREETING)
        return self._program

    def _tell(self, line: str) -> None:
        self._told.append(line)
        self._open().send(line)

    def _answer(self, legal: Collection[str]) -> str:
        """The program's decision; one that was still leaving after the last match is started again."""
        assert self._program is not None, "a program must be told that a match begins"
        reused, self._reused = self._reused, False
        try:
            return self._ask(self._program, legal)
        except AgentFailure as failure:
            if not reused or failure.code not in _LEFT:
                raise
        self._drop()
        program = self._open()
        for line in self._told:
            program.send(line)
        return self._ask(program, legal)

    def _greet(self, program: Program) -> None:
        """Wait for the name, before the first decision of a program."""
        deadline = monotonic() + (self._start + GRACE) / 1000
        while not self._greeted:
            line = self._line(program, deadline, self._start)
            word, _, rest = line.partition(" ")
            if word != "name":
                raise self._failed("bot-unreadable", text=excerpt(line), awaited="name")
            self.title = excerpt(rest.strip())
            self._greeted = True

    def _ask(self, program: Program, legal: Collection[str]) -> str:
        """The legal token that the program answers."""
        self._greet(program)
        early = self._overhear(program)
        if early is not None:
            raise self._failed("bot-unasked", text=excerpt(early))
        program.question(f"go {self._time} legal {' '.join(legal)}")
        line = self._line(program, monotonic() + (self._time + GRACE) / 1000, self._time)
        match line.split():
            case ["play", token] if token in legal:
                return token
            case ["play", token]:
                raise self._failed("bot-illegal", token=excerpt(token))
            case ["resign"]:
                raise Resigned
        raise self._failed("bot-unreadable", text=excerpt(line), awaited="play")

    def _line(self, program: Program, deadline: float, milliseconds: int) -> str:
        """The next line that is no ``info``."""
        heard = False
        while True:
            try:
                line = self._text(program.answer(deadline))
            except TimeUp:
                if heard:
                    raise self._failed("bot-late", milliseconds=milliseconds) from None
                raise self._failed("bot-silent", milliseconds=milliseconds) from None
            except Flood:
                raise self._flood() from None
            except Gone as gone:
                raise self._died(program, gone) from None
            heard = True
            if line and not self._kept(line):
                return line
            if monotonic() > deadline:  # many lines may have come at once
                raise self._failed("bot-late", milliseconds=milliseconds)

    def _overhear(self, program: Program) -> str | None:
        """Keep what was said without being asked; the first line that only an answer could be."""
        try:
            lines = [self._text(line) for line in program.listen()]
        except Flood:
            raise self._flood() from None
        return next((line for line in lines if line and not self._kept(line)), None)

    def _at_rest(self, program: Program) -> bool:
        """Whether a program lives and has said nothing that it was not asked."""
        if not self._greeted:
            return program.alive
        try:
            return self._overhear(program) is None and program.alive
        except AgentFailure:
            return False

    def _kept(self, line: str) -> bool:
        """Keep a line if it is a free text."""
        word, _, rest = line.partition(" ")
        if word != "info":
            return False
        cut = rest.strip()[:_LONGEST_INFO]
        self.infos.append(
            "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in cut)
        )
        return True

    def _text(self, line: bytes) -> str:
        try:
            return line.decode("utf-8").strip()
        except UnicodeDecodeError:
            text = excerpt(line.decode("utf-8", "replace"))
            raise self._failed("bot-unreadable", text=text, awaited="utf-8") from None

    def _failed(self, code: str, **facts: Fact) -> AgentFailure:
        return AgentFailure(code, program=self._shown, **facts)

    def _flood(self) -> AgentFailure:
        return self._failed("bot-flood", most=MOST_OUTPUT, longest=LONGEST_LINE)

    def _missing(self, error: OSError | ValueError) -> AgentFailure:
        """The program could not be started."""
        number = error.errno if isinstance(error, OSError) else None
        why = {errno.ENOENT: "missing", errno.EACCES: "permission", errno.ENOEXEC: "no-program"}
        if number == errno.ENOENT and os.path.exists(self._words[0]):
            number = errno.ENOEXEC  # a script whose first line names an interpreter that there is not
        reason = why.get(number or 0, "other")
        return self._failed("bot-missing", reason=reason, detail=excerpt(str(error)))

    def _died(self, program: Program, gone: Gone) -> AgentFailure:
        """The program cannot answer any more."""
        if gone.status is None:
            return self._failed("bot-closed")
        program.kill()
        said = program.last_words.decode("utf-8", "replace").strip().rpartition("\n")[2].strip()
        end, number = ("signal", -gone.status) if gone.status < 0 else ("status", gone.status)
        return self._failed("bot-died", end=end, number=number, said=excerpt(said) or _NOTHING)

    def _drop(self) -> None:
        """End the program; the next match has another one."""
        if self._program is not None:
            self._program.kill()
            self._program = None

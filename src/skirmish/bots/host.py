"""The host's end of the text bot protocol: the agent ``cmd:PROGRAM ARGS`` is any program that speaks it.

A program is told only what its seat may see. A program that breaks the protocol loses the match being played
(:class:`~skirmish.agents.AgentFailure` with the reason), and the next match gets a fresh process.
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
from skirmish.bots.program import MOST_OUTPUT, AnswerTimeout, Flood, Gone, Program
from skirmish.bots.protocol import BYE, HELLO, LONGEST_BOT_LINE, go_line, match_line, over_line, token_line
from skirmish.core import AnyGame, Below, Fact, Options, Seat, UnknownName
from skirmish.core.errors import excerpt

MILLISECONDS: Final = 1000
"""Time for a decision, unless a limit says otherwise."""
GRACE: Final = 1000
"""Milliseconds after that in which an answer still counts, to allow for pipes and a busy machine."""
START: Final = 5000
"""Milliseconds in which a program must answer ``hello``; some have a lot to load."""
_MOST_INFOS: Final = 1000
_LONGEST_INFO: Final = 500
_NOTHING: Final = "none"
_LEFT: Final = ("bot-died", "bot-closed")


class ProcessAgent:
    """An agent that is a separate program and plays one match after another in the same process.

    ``infos`` holds the match's free texts (``info …``), oldest first. The program's standard error is
    appended to the file ``errors``.
    """

    def __init__(
        self, command: str, limit: Limit | None = None, *, errors: Path | None = None, start: int = START
    ) -> None:
        self.name = f"{PROGRAM}{command}"
        self.title = ""
        """The name that the program gave."""
        self.errors = errors
        self.infos: deque[str] = deque(maxlen=_MOST_INFOS)
        self._shown = excerpt(command)
        try:
            self._words = shlex.split(command)
        except ValueError:  # unbalanced quotes
            self._words = []
        if not self._words:
            raise UnknownName("bad-command", command=self._shown)
        allowed = None if limit is None else limit.milliseconds
        self.milliseconds = MILLISECONDS if allowed is None else allowed
        self.start = start
        self._program: Program | None = None
        self._greeted = False
        self._told: list[str] = []
        """The lines sent for this match, to repeat them to a restarted program."""
        self._reused = False
        """Whether the process is left from an earlier match and has not been asked anything in this one."""
        self._failure: AgentFailure | None = None

    def begin(self, game: AnyGame, options: Options, seat: Seat) -> None:
        """Begin a match; an earlier one that was not ended is abandoned.

        Never waits: a program that cannot be started or does not answer fails when it must decide.
        """
        self._failure = None
        if self._program is not None and not self._at_rest(self._program):
            self.kill()
        self._reused = self._program is not None
        self._told.clear()
        self.infos.clear()  # including those that came after the last match
        try:
            program = self._open()
        except AgentFailure as failure:
            self._failure = failure
            return
        program.another_match()
        self._tell(match_line(game.name, options, seat))

    def saw(self, token: str) -> None:
        """Pass on a token as the program's seat sees it."""
        if self._program is not None:
            self._tell(token_line(token))

    def choose(self, game: AnyGame, view: Any, below: Below) -> Any:
        """The program's decision. Raises :class:`AgentFailure` and :class:`Resigned`."""
        if self._failure is not None:
            raise self._failure
        legal = {str(action): action for action in game.legal(view)}
        try:
            return legal[self._answer(legal)]
        except AgentFailure as failure:
            self._failure = failure
            self.kill()
            raise

    def end(self, result: str, reason: str) -> None:
        """End the match."""
        if self._program is None:
            return
        self._program.send(over_line(result, reason))
        if not self._at_rest(self._program):
            self.kill()

    def close(self) -> None:
        """Say ``bye``, allow the program a moment to exit, and kill it otherwise."""
        if self._program is not None:
            self._program.send(BYE)
            self._program.leave(GRACE / 1000)
            self._program = None

    def kill(self) -> None:
        """Kill the program; the next match starts another one."""
        if self._program is not None:
            self._program.kill()
            self._program = None

    def _open(self) -> Program:
        """The running program, started if necessary. Raises :class:`AgentFailure`."""
        if self._program is None:
            try:
                self._program = Program(self._words, self.errors)
            except (OSError, ValueError) as error:
                raise self._missing(error) from None
            self._greeted = False
            self._program.question(HELLO)
        return self._program

    def _tell(self, line: str) -> None:
        self._told.append(line)
        self._open().send(line)

    def _answer(self, legal: Collection[str]) -> str:
        """The program's decision. One that turns out to have exited after the last match is restarted."""
        assert self._program is not None, "a program must be told that a match begins"
        reused, self._reused = self._reused, False
        try:
            return self._ask(self._program, legal)
        except AgentFailure as failure:
            if not reused or failure.code not in _LEFT:
                raise
        self.kill()
        program = self._open()
        for line in self._told:
            program.send(line)
        return self._ask(program, legal)

    def _greet(self, program: Program) -> None:
        """Wait for the program's name, before its first decision."""
        deadline = monotonic() + (self.start + GRACE) / 1000
        while not self._greeted:
            line = self._line(program, deadline, self.start)
            word, _, rest = line.partition(" ")
            if word != "name":
                raise self._failed("bot-unreadable", text=excerpt(line), awaited="name")
            self.title = excerpt(rest.strip())
            self._greeted = True

    def _ask(self, program: Program, legal: Collection[str]) -> str:
        """Ask for a decision and return the legal token that the program answers."""
        self._greet(program)
        early = self._overhear(program)
        if early is not None:
            raise self._failed("bot-unasked", text=excerpt(early))
        program.question(go_line(self.milliseconds, legal))
        line = self._line(program, monotonic() + (self.milliseconds + GRACE) / 1000, self.milliseconds)
        match line.split():
            case ["play", token] if token in legal:
                return token
            case ["play", token]:
                raise self._failed("bot-illegal", token=excerpt(token))
            case ["resign"]:
                raise Resigned
        raise self._failed("bot-unreadable", text=excerpt(line), awaited="play")

    def _line(self, program: Program, deadline: float, milliseconds: int) -> str:
        """The next line that is not an ``info``."""
        heard = False
        while True:
            try:
                line = self._text(program.answer(deadline))
            except AnswerTimeout:
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
            if monotonic() > deadline:  # many lines may have been read at once
                raise self._failed("bot-late", milliseconds=milliseconds)

    def _overhear(self, program: Program) -> str | None:
        """Read what came unasked: keep each ``info``, return the first other line, if any."""
        try:
            lines = [self._text(line) for line in program.listen()]
        except Flood:
            raise self._flood() from None
        return next((line for line in lines if line and not self._kept(line)), None)

    def _at_rest(self, program: Program) -> bool:
        """Whether a program is alive and has written nothing but ``info`` since its last answer."""
        if not self._greeted:
            return program.alive
        try:
            return self._overhear(program) is None and program.alive
        except AgentFailure:
            return False

    def _kept(self, line: str) -> bool:
        """Keep a line if it is an ``info``; returns whether it is."""
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
        return self._failed("bot-flood", most=MOST_OUTPUT, longest=LONGEST_BOT_LINE)

    def _missing(self, error: OSError | ValueError) -> AgentFailure:
        """The program could not be started."""
        number = error.errno if isinstance(error, OSError) else None
        why = {errno.ENOENT: "missing", errno.EACCES: "permission", errno.ENOEXEC: "no-program"}
        if number == errno.ENOENT and os.path.exists(self._words[0]):
            number = errno.ENOEXEC  # a script whose first line names a missing interpreter
        reason = why.get(number or 0, "other")
        return self._failed("bot-missing", reason=reason, detail=excerpt(str(error)))

    def _died(self, program: Program, gone: Gone) -> AgentFailure:
        """The program has exited, or closed its output."""
        if gone.status is None:
            return self._failed("bot-closed")
        program.kill()
        said = program.error_tail.decode("utf-8", "replace").strip().rpartition("\n")[2].strip()
        end, number = ("signal", -gone.status) if gone.status < 0 else ("status", gone.status)
        return self._failed("bot-died", end=end, number=number, said=excerpt(said) or _NOTHING)

"""The files a match is kept in: the autosave after every decision, and the ones people ask for."""

from __future__ import annotations

import errno
import os
import shlex
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path

from skirmish.cli.terminal import saving
from skirmish.cli.terminal.match_screen import MatchScreen
from skirmish.cli.voice import safe_name
from skirmish.core import MatchError, Seat
from skirmish.records import Record


class MatchFile:
    """Keeps the match that a :class:`MatchScreen` shows."""

    def __init__(
        self, shown: MatchScreen, autosave: saving.Autosave, before: tuple[Record, ...] = ()
    ) -> None:
        self._shown = shown
        self.autosave = autosave
        self.before = before
        """The records of the war's earlier battles, kept in the same file."""
        self.saved: set[Path] = set()
        self.kept_as: Path | None = None
        """The file that holds the match as it stands, if there is one."""
        self._warned = False

    def keep(self) -> None:
        """Write the autosave. If it cannot be written, play goes on and the reason is given once."""
        self.kept_as = None
        try:
            self.autosave.write(self.records())
            self.kept_as = self.autosave.path
        except OSError as error:
            if not self._warned:
                why = self._shown.voice.unreadable(str(self.autosave.path), error)
                self._shown.voice.warn(f"{why} {self._shown.voice.say('unkept')}")
            self._warned = True

    def records(self) -> list[Record]:
        """The earlier battles of the war and this match."""
        return [*self.before, self._shown.session.record()]

    def offer_to_save(self, commands: Collection[str]) -> None:
        """Ask where to save the finished record, unless two agents played. A command is no file name:
        board and story are shown once more, and nothing else is left to be done."""
        if len(self._shown.agents) == len(Seat):
            return
        with suppress(EOFError):
            while not self._saved_as(
                self._shown.screen.ask(f"{self._shown.voice.say('save-offer')} "), commands
            ):
                pass  # not written: ask for another name

    def _saved_as(self, said: str, commands: Collection[str]) -> bool:
        """Act on the answer to the offer; False if it must be made again."""
        command, _, rest = said.partition(" ")
        if command.casefold() == "save":
            return self.save(rest.strip())
        if said.casefold() in commands and said.casefold() != "quit":
            self._answer(said.casefold())
            return False
        if said.casefold() in self._shown.voice.say("yes-words").split():
            return self.save("")
        if said.casefold() not in ("", "n", "no", *self._shown.voice.say("no-words").split(), "quit"):
            return self.save(said)
        return True

    def _answer(self, command: str) -> None:
        """A command after the end."""
        shown, over = self._shown, self._shown.match.over
        if command == "board":
            shown.draw(shown.viewer(None))
        elif command == "story":
            shown.tell_all(shown.viewer(None))
        elif over is not None:
            shown.screen.tell(shown.voice.error(MatchError("match-over", result=over.result)))

    def may_leave(self) -> bool:
        """Whether the match is kept, or the person confirms that it may be lost."""
        return self.kept_as is not None or self._shown.confirm(self._shown.voice.say("leave-unkept"))

    def left(self) -> str:
        """The goodbye: how to resume the match, if it is kept."""
        if self.kept_as is None:
            return self._shown.voice.say("left-unkept")
        name = "" if self.kept_as == self.autosave.path else str(self.kept_as)
        return self._shown.voice.say("left", command=resume_command(name))

    def save(self, name: str) -> bool:
        """Write the record to a file, asking before another file is replaced. Whether it was written."""
        path = Path(name or saving.proposed_name(self._shown.game.name))
        try:
            with suppress(RuntimeError):  # ~NAME without such a user: an ordinary file name
                path = path.expanduser()
            if not self._may_write(path):
                return False
            saving.write(path, self.records())
        except OSError as error:
            self._shown.screen.tell(self._shown.voice.unreadable(str(path), error))
            return False
        except ValueError:  # a NUL in the name
            self._shown.screen.tell(self._shown.voice.unreadable(name, FileNotFoundError(errno.ENOENT, "")))
            return False
        self.saved.add(path)
        self.kept_as = self.kept_as or path
        self._shown.screen.tell(self._shown.voice.say("saved", name=safe_name(str(path))))
        return True

    def _may_write(self, path: Path) -> bool:
        """Whether the file is new, was saved before, or may be replaced. Writing to a folder fails later."""
        if path in self.saved or path.is_dir() or not path.exists():
            return True
        return self._shown.confirm(self._shown.voice.say("replace-file", name=safe_name(str(path))))


def resume_command(name: str = "") -> str:
    """The shell command that resumes a match. ``SKIRMISH_COMMAND`` has a ``%`` where arguments go."""
    words = f"--resume {shlex.quote(name)}" if name else "--resume"
    return os.environ.get("SKIRMISH_COMMAND", "skirmish play %").replace("%", safe_name(words))

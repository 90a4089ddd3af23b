"""The table: who must decide is asked, told and shown what they may see, until the match is over."""

from __future__ import annotations

import errno
import os
import shlex
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from skirmish.agents import AgentFailure, Resigned
from skirmish.cli.commands.show import drawn
from skirmish.cli.terminal import saving
from skirmish.cli.terminal.choices import Choices, choices
from skirmish.cli.terminal.line_commands import COMMANDS, Answered, Asked, answer
from skirmish.cli.terminal.opponents import Opponents
from skirmish.cli.terminal.prompts import nobody_moves, sentence
from skirmish.cli.terminal.screen import Screen, TimeUp, as_many, cropped
from skirmish.cli.terminal.session import Session, hides
from skirmish.cli.voice import Voice, safe_name
from skirmish.core import Decide, Seat
from skirmish.drawing.brush import Brush
from skirmish.games.island.drawing import text as island_text
from skirmish.match import Match
from skirmish.records import Played, Record

_ENOUGH_ROWS: Final = 32
"""With fewer, the board, what happened and the question are not to be seen at once."""


class Leave(Exception):  # nothing went wrong
    """Somebody leaves the table; the match is kept."""


class Table:
    """One match, the people and agents at it, and the screen between them."""

    def __init__(
        self,
        session: Session,
        screen: Screen,
        voice: Voice,
        style: str,
        autosave: saving.Autosave,
        before: tuple[Record, ...] = (),
    ) -> None:
        self.session = session
        self.screen = screen
        self.voice = voice
        self.style = style
        self.autosave = autosave
        self.before = before
        """The records of the war's earlier battles, kept in the same file."""
        self.saved: set[Path] = set()
        self.kept_as: Path | None = None
        """The file that holds the match as it stands, if there is one."""
        self.opponents = Opponents(session.who)
        """The agents at the table."""
        people = session.people()
        self.passed_on = len(people) == 2 and hides(self.game.name)
        """Whether the screen is handed over, so that each sees their own hand only."""
        self._alone = people[0] if len(people) == 1 else None
        self._looking: Seat | None = None
        self._warned = False
        self._told: dict[Seat | None, int] = {}
        self._story: list[Played | str] = [*(each for each in self.match.line if isinstance(each, Played))]

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.session.match

    @property
    def game(self) -> Any:
        """The game."""
        return self.match.game

    def play(self, *, wait: bool = False) -> None:
        """Go on until the match is over, on a terminal perhaps not before Enter is pressed.

        Raises :class:`Leave` if somebody leaves before.
        """
        try:
            self.keep()
            if wait or self.passed_on:  # the first hand-over clears away what has been said so far
                self._wait()
            self._play()
        except (Leave, EOFError, KeyboardInterrupt):
            self.cover()
            raise
        finally:
            self.opponents.close(self.match)
        self._closing()

    def _play(self) -> None:
        asked = False
        while isinstance(self.match.pending, Decide):
            self.opponents.follow(self.match)
            seat = self.match.pending.seat
            if seat in self.opponents:
                if asked:  # what a person has just done is told before somebody thinks about it
                    self._tell_story(self.viewer(None), again=self.compact)
                self._let_decide(seat)
            else:
                self._ask(seat)
            asked = seat not in self.opponents
            self.keep()
        self.opponents.follow(self.match)

    def _let_decide(self, seat: Seat) -> None:
        """An agent decides; one that fails or resigns has lost, and so has one whose time is up."""
        failure, action = None, None
        try:
            with self.screen.meanwhile(self.voice.say("thinking", who=self.opponents.name(seat, self.voice))):
                action = self.opponents.choose(self.match, seat, self.session.agents_chance())
        except AgentFailure as found:
            failure = found
        except Resigned:
            pass
        if self.session.flag():
            return
        if failure is not None:
            said = self.voice.error(failure)
            self.note(self.voice.say("asked", seat=self.seat_name(seat), sentence=said))
            self.session.forfeit(seat, str(failure))
        elif action is None:
            self.session.request("resign", seat)
        else:
            self._submit(seat, str(action))

    def keep(self) -> None:
        """Write the autosave; a full disk does not end the game, and is told of once."""
        self.kept_as = None
        try:
            self.autosave.write(self.records())
            self.kept_as = self.autosave.path
        except OSError as error:
            if not self._warned:
                why = self.voice.unreadable(str(self.autosave.path), error)
                self.voice.warn(f"{why} {self.voice.say('unkept')}")
            self._warned = True

    def records(self) -> list[Record]:
        """What is saved: earlier battles and this match."""
        return [*self.before, self.session.record()]

    def skip_story(self) -> None:
        """What happened before this sitting has been seen by everybody already."""
        self._told = dict.fromkeys((None, *Seat), len(self._story))

    def seat_name(self, seat: Seat) -> str:
        """What a seat is called."""
        return self.voice.speaker.seat(seat, self.game.name)

    def viewer(self, seat: Seat | None) -> Seat | None:
        """Through whose eyes the screen is drawn: the one person's, or that of whoever must decide."""
        return seat if self._alone is None else self._alone

    def draw(self, viewer: Seat | None) -> None:
        """The board as a seat may see it."""
        name, view, style = self.game.name, self.match.view(viewer), self.style
        if not self.screen.interactive or style == "facts":
            self.screen.show(drawn(name, view, style, self.voice))
            return
        columns = self.screen.columns
        needed = max(map(len, drawn(name, view, "plain", self.voice).split("\n")))
        if needed > columns:  # a field wider than the terminal would be broken into a muddle
            self.screen.tell(self.voice.say("too-wide", needed=needed, columns=columns))
            self.screen.show(drawn(name, view, "facts", self.voice))
        elif self.compact:
            brush = Brush(style == "colour")
            text = island_text.draw_compact(view, brush, self.voice.labels(name))
            *lines, counts = text.split("\n")
            self.screen.show(cropped("\n".join(lines), columns))
            self.screen.tell(counts)
        else:
            self.screen.show(cropped(drawn(name, view, style, self.voice), columns))

    @property
    def compact(self) -> bool:
        """Whether the island must be drawn in as few rows as it can be."""
        few = self.screen.interactive and self.screen.rows < _ENOUGH_ROWS
        return few and self.game.name == "island" and self.style != "facts"

    def is_person(self, seat: Seat) -> bool:
        """Whether somebody sits there, and not an agent."""
        return seat not in self.opponents

    def confirm(self, question: str) -> bool:
        """A yes or no; an empty line means no."""
        said = self.screen.ask(f"{question} {self.voice.say('yes-no')} ").casefold()
        return said in self.voice.say("yes-words").split()

    def _submit(self, seat: Seat, token: str) -> None:
        self._story += self.session.request("submit", seat, token)

    def _ask(self, seat: Seat) -> None:
        """Show a person what there is, and ask until something has been decided."""
        if self.passed_on and self._looking is not seat:
            self._hand_over(seat)
        self._looking = seat
        found = choices(self.game, self.match.view(seat))
        if self.compact:  # a long list stands above: the board and what happened must not scroll away
            self.screen.show(found.shown(self.voice, self.screen.width))
        self._tell_story(self.viewer(seat))
        self.draw(self.viewer(seat))
        self._prompt(seat, found)
        while True:
            line = self._line(seat, found)
            if line is None or self.session.flag():
                self.screen.tell(self.voice.say("time-up", seat=self.seat_name(seat)))
                return
            answered = answer(self, Asked(seat, found, line))
            if answered is Answered.LEAVE:
                raise Leave
            if answered is Answered.AGAIN:
                continue
            if isinstance(answered, str):
                self._submit(seat, answered)
            return

    def _prompt(self, seat: Seat, found: Choices) -> None:
        pending = self.match.pending
        assert isinstance(pending, Decide)
        asked = sentence(self.game.name, pending, self.match.view(seat), found, self.voice)
        self.screen.tell(self.voice.say("asked", seat=self.seat_name(seat), sentence=asked))
        if not self.compact:
            self.screen.show(found.shown(self.voice, self.screen.width))
        if nobody_moves(pending, found):
            if len(found.tokens) == 1:
                self.screen.tell(self.voice.say("type-end", token=found.tokens[0]))
        elif len(found.tokens) == 1:
            self.screen.tell(self.voice.say("only-one", token=found.tokens[0]))

    def _line(self, seat: Seat, found: Choices) -> str | None:
        """What a person types; None if their time is up first."""
        clock = self.match.clock
        try:
            return self.screen.ask(
                f"{self.seat_name(seat)}> ",
                seat=seat,
                words=[*found.tokens, *COMMANDS],
                toolbar=lambda: self._toolbar(seat),
                time_up=None
                if clock is None
                else lambda: clock.flagged(self.session.watch.now()) is not None,
            )
        except TimeUp:
            self.session.flag()
            return None

    def _toolbar(self, seat: Seat) -> str:
        """The commands, and the clocks if there are any."""
        words = self.voice.say("toolbar")
        clock = self.match.clock
        if clock is None:
            return as_many(words, self.screen.columns)
        now = self.session.watch.now()
        times = "   ".join(f"{self.seat_name(each)} {_time(clock.left(each, now))}" for each in Seat)
        return as_many(f"{times}   {words}", self.screen.columns) or times

    def _wait(self) -> None:
        """Let what stands on a terminal be read."""
        if not self.screen.interactive:
            return
        self.session.watch.pause()
        if self.screen.ask(f"{self.voice.say('go-on')} ").casefold() == "quit":
            raise Leave
        self.session.watch.go_on()

    def _hand_over(self, seat: Seat) -> None:
        """Clear everything away and wait for the other person."""
        self.session.watch.pause()
        self.screen.clear()
        who = self.seat_name(seat)
        self.screen.tell(self.voice.say("hand-over", seat=who))
        self.screen.discard_typed()
        prompt = f"{self.voice.say('hand-over-enter', seat=who, letter=seat.letter)} "
        while (said := self.screen.ask(prompt).upper()) != seat.letter:
            if said == "QUIT":
                raise Leave
            if not said and not self.screen.typed:
                break  # a script need not know who is asked
        self.screen.clear()
        self.session.watch.go_on()

    def cover(self) -> None:
        """Clear away what only one person may see; it is handed back to them before they see it again."""
        if self.passed_on:
            self.screen.clear()
            self._looking = None

    def _tell_story(self, viewer: Seat | None, *, again: bool = False) -> None:
        """What happened since this viewer last looked, as they may see it; ``again``: and next time, too."""
        key = viewer if self.passed_on else None  # at an open table everybody is told at once
        for each in self._story[self._told.get(key, 0) :]:
            if isinstance(each, str):
                self.screen.tell(f"  {each}")
                continue
            _, events = self.match.seen(each, viewer)
            for event in events:
                self.screen.tell(f"  {self.voice.speaker.event(self.game.name, event)}")
        if not again:
            self._told[key] = len(self._story)

    def note(self, text: str) -> None:
        """Add something to the story that is no move: an offer, a takeback."""
        self._story.append(text)

    def _closing(self) -> None:
        """Everything lies open now: the end, the secret, and the offer to save."""
        over = self.match.over
        assert over is not None
        if self.passed_on:
            self.screen.clear()
            self._told[None] = max(self._told.values(), default=0)  # what nobody has been told yet
        self._tell_story(None if self.passed_on else self.viewer(None))
        self.draw(None)
        if self.match.termination == "normal":
            said = self.voice.speaker.over(self.game.name, over)
        else:
            winner = Seat.SOUTH if over.winner is None else over.winner  # a draw names neither
            names = {"winner": self.seat_name(winner), "loser": self.seat_name(winner.other)}
            how = "forfeit" if self.session.reason else self.match.termination
            said = self.voice.say("ended", how=how, **names)
        self.screen.tell(said)
        for each in self.opponents.farewell(self.match, self.voice):
            self.screen.tell(each)
        fair = self.match.fair
        self.screen.tell(
            self.voice.say("secret", secret=fair.secret.hex(), file=safe_name(str(self.autosave.path)))
        )

    def offer_to_save(self) -> None:
        """Ask where the finished record should go; nobody has to say anything, and two agents never do."""
        if len(self.opponents) == len(Seat):
            return
        with suppress(EOFError):
            while not self._saved_as(self.screen.ask(f"{self.voice.say('save-offer')} ")):
                pass  # that file could not be written: perhaps another one can

    def _saved_as(self, said: str) -> bool:
        """Do what is answered to the offer; whether that is the end of it."""
        command, _, rest = said.partition(" ")
        if command.casefold() == "save":
            return self.save(rest.strip())
        if said.casefold() in self.voice.say("yes-words").split():
            return self.save("")
        if said.casefold() not in ("", "n", "no", *self.voice.say("no-words").split(), *COMMANDS):
            return self.save(said)
        return True

    def may_leave(self) -> bool:
        """Whether the match is kept, or whoever leaves does not mind."""
        return self.kept_as is not None or self.confirm(self.voice.say("leave-unkept"))

    def left(self) -> str:
        """What is said to whoever leaves: how to go on, if that is possible."""
        if self.kept_as is None:
            return self.voice.say("left-unkept")
        name = "" if self.kept_as == self.autosave.path else str(self.kept_as)
        return self.voice.say("left", command=resume_command(name))

    def save(self, name: str) -> bool:
        """Write the record to a file; ask before another file is replaced. Whether it was written."""
        path = Path(name or saving.proposed_name(self.game.name))
        try:
            with suppress(RuntimeError):  # no such person: then it is a name like any other
                path = path.expanduser()
            if not self._may_write(path):
                return False
            saving.write(path, self.records())
        except OSError as error:
            self.screen.tell(self.voice.unreadable(str(path), error))
            return False
        except ValueError:  # a NUL in the name
            self.screen.tell(self.voice.unreadable(name, FileNotFoundError(errno.ENOENT, "")))
            return False
        self.saved.add(path)
        self.kept_as = self.kept_as or path
        self.screen.tell(self.voice.say("saved", name=safe_name(str(path))))
        return True

    def _may_write(self, path: Path) -> bool:
        """Whether a file is new, our own, or may be replaced; a folder is refused when it is written."""
        if path in self.saved or path.is_dir() or not path.exists():
            return True
        return self.confirm(self.voice.say("replace-file", name=safe_name(str(path))))


def resume_command(name: str = "") -> str:
    """What is typed to go on with a match. ``SKIRMISH_COMMAND`` has a ``%`` where arguments go."""
    words = f"--resume {shlex.quote(name)}" if name else "--resume"
    return os.environ.get("SKIRMISH_COMMAND", "skirmish play %").replace("%", safe_name(words))


def _time(milliseconds: int) -> str:
    """``12:41``."""
    seconds = -(-milliseconds // 1000)
    return f"{seconds // 60}:{seconds % 60:02}"

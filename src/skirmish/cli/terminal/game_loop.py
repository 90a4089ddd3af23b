"""The loop of a match in the terminal: each seat decides in turn, a person or an agent, until it is over."""

from __future__ import annotations

from skirmish.agents import AgentFailure, Resigned
from skirmish.cli.terminal.choices import Choices, choices
from skirmish.cli.terminal.match_file import MatchFile
from skirmish.cli.terminal.match_screen import LeaveMatch, MatchScreen
from skirmish.cli.terminal.prompt_commands import COMMANDS, Reply, TypedLine, answer
from skirmish.cli.terminal.screen import OutOfTime, as_many
from skirmish.cli.voice import safe_name
from skirmish.core import Decide, Seat
from skirmish.match import Match
from skirmish.match.commands import Resign, Submit


class GameLoop:
    """Plays one match to its end, or until a person leaves."""

    def __init__(self, shown: MatchScreen, file: MatchFile) -> None:
        self.shown = shown
        self.file = file
        self.session = shown.session
        self.screen = shown.screen
        self.voice = shown.voice

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.session.match

    def play(self, *, wait: bool = False) -> None:
        """Play until the match is over; ``wait`` for Enter first if this is a terminal.

        Raises :class:`LeaveMatch` if a person leaves before.
        """
        try:
            self.file.keep()
            if wait or self.shown.passed_on:  # the first hand-over clears away what has been said so far
                self.shown.wait()
            self._play()
        except (LeaveMatch, EOFError, KeyboardInterrupt):
            self.shown.cover()
            raise
        finally:
            self.shown.agents.close(self.match)
        self._tell_end()

    def _play(self) -> None:
        asked = False
        while isinstance(self.match.pending, Decide):
            self.shown.agents.follow(self.match)
            seat = self.match.pending.seat
            if seat in self.shown.helped and self.shown.setting_up:
                self._submit(seat, self.shown.agents.set_up(self.match, seat, self.session.agents_chance()))
            elif seat in self.shown.agents:
                if asked and not self.shown.compact:  # where it stands above the board, it passes by
                    self.shown.tell_story(self.shown.viewer(None))
                self._let_decide(seat)
            else:
                self._ask(seat)
            asked = seat not in self.shown.agents
            self.file.keep()
        self.shown.agents.follow(self.match)

    def _let_decide(self, seat: Seat) -> None:
        """Let an agent decide. It loses if it fails, resigns, or runs out of time."""
        agents, failure, action = self.shown.agents, None, None
        try:
            who = agents.name(seat, self.voice)
            with self.screen.meanwhile(self.voice.say("thinking", who=who), self.shown.so_far()):
                action = agents.choose(
                    self.match, seat, self.session.agents_chance(), self.session.seconds(seat)
                )
        except AgentFailure as found:
            failure = found
        except Resigned:
            pass
        if self.session.flag():
            return
        if failure is not None:
            self.shown.note(self.shown.asks(seat, self.voice.error(failure)))
            self.session.forfeit(seat, str(failure))
        elif action is None:
            self.session.issue(Resign(), seat)
        else:
            self._submit(seat, str(action))

    def _submit(self, seat: Seat, token: str) -> None:
        self.shown.add(self.session.issue(Submit(token), seat))

    def _ask(self, seat: Seat) -> None:
        """Show a person the board and the choices, and ask until the match has changed."""
        self.shown.turn_to(seat)
        found = choices(self.shown.presenter, self.match.view(seat))
        question, width = self._question(seat, found), self.screen.width
        rows = sum(len(self.shown.rows(each)) for each in question)
        listed, roomy = self.shown.look(
            self.shown.viewer(seat), rows, lambda most: found.folded(self.voice, width, most)
        )
        asked_at = self.screen.rows
        self.screen.tell(question[0])
        for each in [found.shown(self.voice, width)] if listed is None else listed:
            self.screen.show(each)
        for each in question[1:]:
            self.screen.tell(each)
        while True:
            # In a terminal that was made taller there is room.
            roomy = roomy or self.screen.rows > asked_at
            line = self._line(seat, found, toolbar=roomy)
            if line is None or self.session.flag():
                self.screen.tell(self.shown.tells("time-up", seat))
                return
            answered = answer(self.shown, TypedLine(seat, found, line, self.file))
            if answered is Reply.LEAVE:
                raise LeaveMatch
            if answered is Reply.AGAIN:
                continue
            if isinstance(answered, str):
                self._submit(seat, answered)
            return

    def _question(self, seat: Seat, found: Choices) -> list[str]:
        """What a person is asked, and how to answer if there is one choice only."""
        pending = self.match.pending
        assert isinstance(pending, Decide)
        asked = [self.shown.asks(seat, found.prompt(pending, self.match.view(seat), self.voice))]
        if len(found.decisions) == 1:
            (only,) = found.decisions
            asked.append(self.voice.say("type-end" if only.deliberate else "only-one", token=only.token))
        return asked

    def _line(self, seat: Seat, found: Choices, *, toolbar: bool) -> str | None:
        """What a person types; None if their time is up first."""
        clock = self.match.clock
        label = self.voice.speaker.label(self.shown.game.name, seat, self.shown.audience)
        try:
            return self.screen.ask(
                f"{label}> ",
                seat=seat,
                words=[*found.tokens, *COMMANDS],
                toolbar=(lambda: self._toolbar(seat)) if toolbar else None,
                time_up=None
                if clock is None
                else lambda: clock.flagged(self.session.watch.now()) is not None,
            )
        except OutOfTime:
            self.session.flag()
            return None

    def _toolbar(self, seat: Seat) -> str:
        """The commands, and the clocks if there are any."""
        words = self.voice.say("toolbar")
        clock = self.match.clock
        if clock is None:
            return as_many(words, self.screen.columns)
        now = self.session.watch.now()
        label, name, audience = self.voice.speaker.label, self.shown.game.name, self.shown.audience
        times = "   ".join(f"{label(name, each, audience)} {_time(clock.left(each, now))}" for each in Seat)
        return as_many(f"{times}   {words}", self.screen.columns) or times

    def _tell_end(self) -> None:
        """Say how the match ended, who played, and the secret of its chance."""
        over = self.match.over
        assert over is not None
        self.shown.open_up()
        name, how = self.shown.game.name, self.match.termination
        own = how == "normal" or self.voice.speaker.has(f"{name}-over-{how}")
        if own and not self.session.reason:
            said = self.voice.speaker.over(name, over, self.shown.audience)
        else:
            winner = Seat.SOUTH if over.winner is None else over.winner  # a draw names neither
            people = self.voice.speaker.people(name, winner, self.shown.audience)
            said = self.voice.say("ended", how="forfeit" if self.session.reason else how, **people)
        self.screen.tell(said)
        for each in self.shown.agents.farewell(self.match, self.voice):
            self.screen.tell(each)
        fair = self.match.fair
        self.screen.tell(
            self.voice.say("secret", secret=fair.secret.hex(), file=safe_name(str(self.file.autosave.path)))
        )


def _time(milliseconds: int) -> str:
    """``12:41``."""
    seconds = -(-milliseconds // 1000)
    return f"{seconds // 60}:{seconds % 60:02}"

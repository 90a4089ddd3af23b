"""One match on a screen: what each person at it may see of the board and of what has happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from skirmish import agents, games, presenter
from skirmish.cli.boards import drawn
from skirmish.cli.terminal.screen import Screen, cropped
from skirmish.cli.terminal.seated_agents import SeatedAgents
from skirmish.cli.terminal.session import Session
from skirmish.cli.voice import Voice
from skirmish.core import Decide, Seat
from skirmish.drawing.brush import Brush, Say
from skirmish.drawing.text import without_controls
from skirmish.i18n.speaker import Audience
from skirmish.match import Match
from skirmish.presenter import Presenter
from skirmish.records import Played

_ENOUGH_ROWS: Final = 32
"""With fewer rows the board, the story and the question do not fit together."""

_FEW: Final = 6
"""The most plays of a set-up that are told one by one. More become one line."""
_TOKEN: Final = 7
"""The width of a token before what it did."""


def audience_of(session: Session, voice: Voice) -> Audience:
    """Who reads what happened: "you" for the only person, levels by name, programs by their seat."""
    people = session.people()
    names = [voice.opponent(name) if name in agents.names() else "" for name in session.who]
    return Audience(people[0] if len(people) == 1 else None, (names[0], names[1]))


class LeaveMatch(Exception):  # not an error
    """A person leaves; the match is kept."""


class MatchScreen:
    """Shows a match to the people at it. On a shared screen each sees only their own seat's view."""

    def __init__(self, session: Session, screen: Screen, voice: Voice, style: str) -> None:
        self.session = session
        self.screen = screen
        self.voice = voice
        self.style = style
        self.agents = SeatedAgents(session.who)
        self.passed_on = len(session.people()) == 2 and self.game.info.hides_information
        """Whether the screen is handed over between two people, so that neither sees the other's view."""
        self.audience = audience_of(session, voice)
        self.helped: set[Seat] = set()
        """Whose set-up is done for them."""
        self._looking: Seat | None = None
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

    @property
    def setting_up(self) -> bool:
        """Whether the set-up is not over yet."""
        pending = self.match.pending
        return isinstance(pending, Decide) and pending.prompt in self.game.info.setup_prompts

    @property
    def presenter(self) -> Presenter:
        """The game's presenter."""
        return presenter.load(self.game.name)

    def seat_name(self, seat: Seat) -> str:
        """What a seat is called."""
        return self.voice.speaker.seat(seat, self.game.name)

    def tells(self, message: str, seat: Seat) -> str:
        """A message about what a seat does, with "you" or its name."""
        return self.voice.say(message, **self.voice.speaker.people(self.game.name, seat, self.audience))

    def asks(self, seat: Seat, sentence: str) -> str:
        """A question to a seat: alone for the only person at the screen, else after whom it is for."""
        if seat is self.audience.you:
            return sentence
        name = self.voice.speaker.name(self.game.name, seat, self.audience)
        return self.voice.say("asked", seat=name, sentence=sentence)

    def viewer(self, seat: Seat | None) -> Seat | None:
        """The seat whose view is drawn: the only person's, or else the deciding seat's."""
        alone = self.audience.you
        return seat if alone is None else alone

    def confirm(self, question: str) -> bool:
        """A yes or no; an empty line means no."""
        said = self.screen.ask(f"{question} {self.voice.say('yes-no')} ").casefold()
        return said in self.voice.say("yes-words").split()

    def draw(self, viewer: Seat | None) -> None:
        """The board as a seat may see it."""
        name, view, style = self.game.name, self.match.view(viewer), self.style
        if not self.screen.interactive or style == "facts":
            self.screen.show(drawn(name, view, style, self.voice))
            return
        columns = self.screen.columns
        needed = max(map(len, drawn(name, view, "plain", self.voice).split("\n")))
        if needed > columns:  # a wrapped board cannot be read
            self.screen.tell(self.voice.say("too-wide", needed=needed, columns=columns))
            self.screen.show(drawn(name, view, "facts", self.voice))
        elif self.compact:
            draw = self._draw_compact
            assert draw is not None
            colour = style == "colour"
            text = draw(view, Brush(colour), self.voice.labels(name))
            *lines, counts = without_controls(text, "colour" if colour else "plain").split("\n")
            self.screen.show(cropped("\n".join(lines), columns))
            self.screen.tell(counts)
            if letters := self.voice.optional(f"{name}-letters"):
                self.screen.tell(letters)
        else:
            self.screen.show(cropped(drawn(name, view, style, self.voice), columns))

    @property
    def compact(self) -> bool:
        """Whether the board must be drawn in as few rows as possible, and the game can do that."""
        few = self.screen.interactive and self.screen.rows < _ENOUGH_ROWS
        return few and self._draw_compact is not None and self.style != "facts"

    @property
    def _draw_compact(self) -> Callable[[Any, Brush, Say], str] | None:
        """The board in few rows, its last line the counts; a game's drawing may lack this."""
        return getattr(games.part(self.game.name, "drawing"), "draw_compact", None)

    def wait(self) -> None:
        """On a terminal, wait for Enter so that the text above can be read."""
        if not self.screen.interactive:
            return
        self.session.watch.pause()
        if self.screen.ask(f"{self.voice.say('go-on')} ").casefold() == "quit":
            raise LeaveMatch
        self.session.watch.go_on()

    def _hand_over(self, seat: Seat) -> None:
        """Clear the screen and wait until the other person confirms that they are looking."""
        self.session.watch.pause()
        self.screen.clear()
        voice, own = self.voice, f"{self.game.name}-hand-over"
        facts = {"seat": self.seat_name(seat), "letter": seat.letter}
        self.screen.tell(voice.optional(own, **facts) or voice.say("hand-over", **facts))
        self.screen.discard_typed()
        asked = voice.optional(f"{own}-enter", **facts) or voice.say("hand-over-enter", **facts)
        prompt = f"{asked} "
        while (said := self.screen.ask(prompt).upper()) != seat.letter:
            if said == "QUIT":
                raise LeaveMatch
            if not said and not self.screen.typed:
                break  # a script need not know who is asked
        self.screen.clear()
        self.session.watch.go_on()

    def cover(self) -> None:
        """Hide what only one person may see until the screen has been handed back to them."""
        if self.passed_on:
            self.screen.clear()
            self._looking = None

    def tell_story(self, viewer: Seat | None, *, again: bool = False) -> None:
        """Tell what happened since this viewer last looked; with ``again``, tell it next time as well."""
        key = viewer if self.passed_on else None  # without hidden information everyone is told at once
        told = self._told.get(key, 0)
        set_up = self._set_up()
        if set_up - told > _FEW:
            self.screen.tell(f"  {self.voice.say('set-up', count=set_up - told)}")
            told = set_up
        for each in self._story[told:]:
            self.screen.tell(f"  {each if isinstance(each, str) else self._line(each, viewer)}")
        if not again:
            self._told[key] = len(self._story)

    def _line(self, played: Played, viewer: Seat | None) -> str:
        """One play in a line: its token, and what it did."""
        entry, events = self.match.seen(played, viewer)
        return f"{entry!s:<{_TOKEN}}  {self.voice.speaker.play(self.game.name, events, self.audience)}"

    def _set_up(self) -> int:
        """How much of the story is the set-up: all before the play that begins the first turn; else 0."""
        begins = (
            number for number, each in enumerate(self._story) if isinstance(each, Played) and each.begins_turn
        )
        return next(begins, 0)

    def add(self, played: Iterable[Played]) -> None:
        """Add what was played to the story."""
        self._story += played

    def note(self, text: str) -> None:
        """Add an offer, a takeback or an agent's failure to the story."""
        self._story.append(text)

    def turn_to(self, seat: Seat) -> None:
        """Let this seat's person look, after a hand-over if the other one has been looking."""
        if self.passed_on and self._looking is not seat:
            self._hand_over(seat)
        self._looking = seat

    def open_up(self) -> None:
        """The match is over: tell the rest of the story and show everything."""
        if self.passed_on:
            self.screen.clear()
            self._told[None] = max(self._told.values(), default=0)  # the part neither has been told
        self.tell_story(None if self.passed_on else self.viewer(None))
        self.draw(None)

    def skip_story(self) -> None:
        """Do not tell again what happened before the match was resumed."""
        self._told = dict.fromkeys((None, *Seat), len(self._story))

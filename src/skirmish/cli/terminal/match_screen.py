"""One match on a screen: what each person at it may see of the board and of what has happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from skirmish import agents, games, presenter
from skirmish.cli.boards import drawn
from skirmish.cli.command import wrapped
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

_FEWEST_ROWS: Final = 2
"""As many rows the story has in any case, or one if the clocks need the other."""


@dataclass(frozen=True, slots=True)
class _Told:
    """One part of the story: a play's token, if it is a play, and what happened."""

    token: str
    words: str

    @property
    def line(self) -> str:
        """The part in a line of its own."""
        return f"  {self.token:<{_TOKEN}}  {self.words}" if self.token else f"  {self.words}"


@dataclass(frozen=True, slots=True)
class _Compact:
    """A board in as few rows as possible, without and with colours, and its counts."""

    plain: list[str]
    drawn: list[str]
    counts: str


def _width(lines: Iterable[str]) -> int:
    """Without what may be cropped at the end."""
    return max(len(line.rstrip()) for line in lines)


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
        self._draw(viewer, [], 0)

    def look(self, viewer: Seat | None, below: int) -> bool:
        """What happened since this viewer last looked, and the board; whether there is room for the toolbar.

        ``below`` rows follow, the toolbar's among them: where there are few, the story is shortened, so that
        nothing scrolls away. A toolbar without clocks gives its row to the story if that needs it.
        """
        if self.compact:
            return self._draw(viewer, self._news(viewer), below)
        self.tell_story(viewer)
        self.draw(viewer)
        return True

    def fits(self, viewer: Seat | None, below: int) -> bool:
        """Whether this many rows find room below the board in few rows and the shortest story."""
        board = self._compact(self.match.view(viewer))
        if board is None or _width(board.plain) > self.screen.columns:
            return False
        rows = len(board.drawn) + (len(self.rows(board.counts)) if board.counts else 0)
        return rows + _FEWEST_ROWS + below <= self.screen.rows

    def _draw(self, viewer: Seat | None, story: list[_Told], below: int) -> bool:
        name, view, style = self.game.name, self.match.view(viewer), self.style
        if not self.screen.interactive or style == "facts":
            self.screen.show(drawn(name, view, style, self.voice))
            return True
        columns, board = self.screen.columns, self._compact(view)
        full = _width(drawn(name, view, "plain", self.voice).split("\n"))
        needed = full if board is None else min(full, _width(board.plain))
        if board is not None and _width(board.plain) <= columns and (self.compact or full > columns):
            return self._show(board, story, below)
        self._tell(story)
        if full <= columns:
            self.screen.show(cropped(drawn(name, view, style, self.voice), columns))
        else:  # a wrapped board cannot be read
            self.screen.tell(self.voice.say("too-wide", needed=needed, columns=columns))
            self.screen.show(drawn(name, view, "facts", self.voice))
        return True

    def _show(self, board: _Compact, story: list[_Told], below: int) -> bool:
        """A story and a board in few rows, and what is said of it: the letters only where there is room.
        Whether there is room for the toolbar below."""
        letters = self.voice.optional(f"{self.game.name}-letters")
        words, named = (self.rows(text) if text else [] for text in (board.counts, letters))
        room = self.screen.rows - len(board.drawn) - len(words) - below
        fewest, roomy = _FEWEST_ROWS, room >= _FEWEST_ROWS
        if not roomy and self.match.clock is None:
            room += 1
        elif not roomy:
            fewest, roomy = 1, True  # the toolbar shows the clock
        told = self._shortened(story, max(fewest, room - len(named)))
        if len(told) + len(named) > room:
            named, told = [], self._shortened(story, max(fewest, room))
        shown = cropped("\n".join(board.drawn), self.screen.columns)
        self.screen.show("\n".join([*told, shown, *words, *named]))
        return roomy

    def rows(self, text: str) -> list[str]:
        """A text in rows as wide as the screen."""
        return wrapped(text, self.screen.width).split("\n")

    def _shortened(self, story: list[_Told], rows: int) -> list[str]:
        """A story in this number of rows at most: a line for each play, a paragraph, or the end of that."""
        if not story:
            return []
        lines = [row for part in story for row in self.rows(part.line)]
        more = f"{self.voice.say('story-more')} "
        for left_out in range(len(story)):
            if len(lines) <= rows:
                break
            words = " ".join(part.words for part in story[left_out:])
            lines = self.rows(f"  {more if left_out else ''}{words}")
        return lines[-rows:]

    def _compact(self, view: Any) -> _Compact | None:
        """The board in few rows; None if the game's drawing lacks that."""
        draw, labels = self._draw_compact, self.voice.labels(self.game.name)
        if draw is None:
            return None
        *plain, counts = without_controls(draw(view, Brush(False), labels), "plain").split("\n")
        if self.style != "colour":
            return _Compact(plain, plain, counts)
        *coloured, _ = without_controls(draw(view, Brush(True), labels), "colour").split("\n")
        return _Compact(plain, coloured, counts)

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
        self._tell(self._news(viewer, again=again))

    def tell_all(self, viewer: Seat | None) -> None:
        """Tell the whole story of the match, the set-up as well."""
        self._tell(self._told_of(self._story, viewer))

    def _tell(self, story: Iterable[_Told]) -> None:
        for part in story:
            self.screen.tell(part.line)

    def _news(self, viewer: Seat | None, *, again: bool = False) -> list[_Told]:
        """What happened since this viewer last looked; unless ``again``, it counts as told."""
        key = viewer if self.passed_on else None  # without hidden information everyone is told at once
        told = self._told.get(key, 0)
        if not again:
            self._told[key] = len(self._story)
        return self._parts(viewer, told)

    def _parts(self, viewer: Seat | None, told: int) -> list[_Told]:
        """The story after its first ``told`` parts; a long set-up is one of its parts."""
        parts, set_up = [], self._set_up()
        if set_up - told > _FEW:
            parts.append(_Told("", self.voice.say("set-up", count=set_up - told)))
            told = set_up
        return [*parts, *self._told_of(self._story[told:], viewer)]

    def _told_of(self, story: Iterable[Played | str], viewer: Seat | None) -> list[_Told]:
        """Each part of a story by itself."""
        return [_Told("", each) if isinstance(each, str) else self._part(each, viewer) for each in story]

    def _part(self, played: Played, viewer: Seat | None) -> _Told:
        entry, events = self.match.seen(played, viewer)
        return _Told(str(entry), self.voice.speaker.play(self.game.name, events, self.audience))

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

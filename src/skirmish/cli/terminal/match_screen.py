"""One match on a screen: what each person at it may see of the board and of what has happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from skirmish import agents, presenter
from skirmish.cli.boards import drawn
from skirmish.cli.command import wrapped
from skirmish.cli.terminal.screen import Screen, cropped
from skirmish.cli.terminal.seated_agents import SeatedAgents
from skirmish.cli.terminal.session import Session
from skirmish.cli.terminal.small_board import SmallBoard, draws_small, small_boards, width
from skirmish.cli.voice import Voice
from skirmish.core import Decide, Seat
from skirmish.i18n.speaker import Audience
from skirmish.match import Match
from skirmish.presenter import Presenter
from skirmish.records import Played

_ENOUGH_ROWS: Final = 32
"""With fewer rows the board, the story and the question do not fit together."""

_FEW: Final = 6
"""The most plays of a set-up that are told one by one. More become one line."""
_TYPED: Final = 1
"""The row of the line that is typed."""
_TOKEN: Final = 7
"""The width of a token before what it did."""

_STORY_ROWS: Final = 2
"""The list of choices is folded before the story has fewer rows than this."""
_LAST: Final = 6
"""How many rows of the story are shown while an opponent thinks."""


Fold = Callable[[int], list[str]]
"""The choices in a number of rows; where they need more, in as few as possible."""


@dataclass(frozen=True, slots=True)
class _Told:
    """One part of the story: a play's token, if it is a play, and what happened."""

    token: str
    words: str

    @property
    def line(self) -> str:
        """The part in a line of its own."""
        return f"  {self.token:<{_TOKEN}}  {self.words}" if self.token else f"  {self.words}"


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

    def look(self, viewer: Seat | None, question: int, fold: Fold) -> tuple[list[str] | None, bool]:
        """Show what happened since this viewer last looked, and the board.

        Returns the choices, in the rows that ``question`` rows and the line that is typed leave for them,
        or None where there are enough; and whether there is room for the toolbar, which shows the clocks.
        """
        boards = self._compact(self.match.view(viewer)) if self.compact else []
        if not boards:
            self.tell_story(viewer)
            self.draw(viewer)
            return None, True
        story, timed = self._news(viewer), self.match.clock is not None
        free = self.screen.rows - question - _TYPED - timed
        fewest = min(_STORY_ROWS, len(self._shortened(story, free)))
        needed = fewest + len(fold(0))
        board = next((each for each in boards if len(each) + needed <= free), boards[-1])
        free -= len(board)
        listed = fold(free - fewest)
        free -= len(listed)
        toolbar = timed or free > fewest
        free -= toolbar and not timed
        letters = self._letters()
        told = self._shortened(story, max(fewest, free - len(letters)))
        if len(told) + len(letters) > free:
            letters, told = [], self._shortened(story, max(min(1, fewest), free))
        self.screen.show("\n".join([*told, *board, *letters]))
        return listed, toolbar

    def draw(self, viewer: Seat | None) -> None:
        """The board as a seat may see it, and the letters in it where there is room."""
        name, view, style = self.game.name, self.match.view(viewer), self.style
        if not self.screen.interactive or style == "facts":
            self.screen.show(drawn(name, view, style, self.voice))
            return
        columns = self.screen.columns
        full = width(drawn(name, view, "plain", self.voice).split("\n"))
        boards = self._compact(view) if self.compact or full > columns else []
        if boards:
            letters = self._letters()
            room = self.screen.rows - len(boards[0]) - _TYPED - 1
            self.screen.show("\n".join([*boards[0], *(letters if len(letters) <= room else [])]))
        elif full <= columns:
            self.screen.show(cropped(drawn(name, view, style, self.voice), columns))
        else:  # a wrapped board cannot be read
            needed = min([full, *(width(each.plain) for each in self._small(view))])
            self.screen.tell(self.voice.say("too-wide", needed=needed, columns=columns))
            self.screen.show(drawn(name, view, "facts", self.voice))

    def _letters(self) -> list[str]:
        letters = self.voice.optional(f"{self.game.name}-letters")
        return self.rows(letters) if letters else []

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

    def _compact(self, view: Any) -> list[list[str]]:
        """The board in few rows with its counts, and in fewer if the game can do that; none if too wide."""
        columns = self.screen.columns
        return [
            [cropped(line, columns) for line in each.laid_out(columns, self.screen.width)]
            for each in self._small(view)
            if width(each.plain) <= columns
        ]

    def _small(self, view: Any) -> list[SmallBoard]:
        labels = self.voice.labels(self.game.name)
        return small_boards(self.game.name, view, labels, colour=self.style == "colour")

    @property
    def compact(self) -> bool:
        """Whether the board must be drawn in as few rows as possible, and the game can do that."""
        few = self.screen.interactive and self.screen.rows < _ENOUGH_ROWS
        return few and draws_small(self.game.name) and self.style != "facts"

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

    def tell_story(self, viewer: Seat | None) -> None:
        """Tell what happened since this viewer last looked."""
        self._tell(self._news(viewer))

    def so_far(self) -> list[str]:
        """The end of what a person has not been told above a board yet, to be shown while an agent thinks."""
        if not self.compact or not self.session.people():
            return []
        return self._shortened(self._news(self.viewer(None), again=True), _LAST)

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

"""An opponent of ours under somebody else's host, by the text bot protocol (docs/bots.md).

It knows what it is told and nothing else: a match is followed from the tokens that the seat sees, and a card
that is not shown stays unknown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol, runtime_checkable

from skirmish import games
from skirmish.agents import Agent, Limit
from skirmish.core import AnyGame, Below, Decide, Options, Over, Seat, SkirmishError
from skirmish.core.errors import excerpt

VERSION: Final = "1"
LONGEST_LINE: Final = 1 << 20
"""Characters of a host's line: a ``go`` has every legal token, which are some thousands at most."""
_LONGEST_TIME: Final = 9
"""Digits of a ``go``'s milliseconds: more than a week."""


class HostError(SkirmishError):
    """The host has said something that cannot be followed."""


class Opinion(Protocol):
    """What a thinking agent comes to: see :class:`skirmish.agents.levels.Thought`."""

    @property
    def action(self) -> Any:
        """Its decision."""

    @property
    def win(self) -> float:
        """The probability that it wins."""

    @property
    def line(self) -> Sequence[str]:
        """The tokens that it expects, its own first."""

    @property
    def nodes(self) -> int:
        """How much it looked at; 0 if there was nothing to think about."""


@runtime_checkable
class Thinking(Protocol):
    """An agent that thinks, and can say what it thought."""

    def think(self, game: AnyGame, view: Any, below: Below) -> Opinion:
        """What it comes to."""


class Followed:
    """A match as one seat sees it, built from nothing but its tokens."""

    def __init__(self, game: AnyGame, options: Options, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.tokens = 0
        self._known = game.start(options)

    @property
    def view(self) -> Any:
        """What the seat knows."""
        return self.game.view(self._known, self.seat)

    @property
    def decides(self) -> bool:
        """Whether the seat must decide."""
        pending = self.game.pending(self._known)
        return isinstance(pending, Decide) and pending.seat is self.seat

    def saw(self, token: str) -> None:
        """Go on by a token. Raises what the game says against it, and nothing has changed."""
        game, pending = self.game, self.game.pending(self._known)
        entry = game.parse(token)
        if game.is_chance(entry):
            step = game.resolve(self._known, entry)
        else:
            seat = self.seat if isinstance(pending, Over) else pending.seat  # once it is over all is refused
            step = game.apply(self._known, seat, entry)
        self._known = step.state
        self.tokens += 1


Maker = Callable[[Limit], Agent]
"""The agent for a limit."""
Ready = Callable[[AnyGame, Callable[[], None]], None]
"""Loads what the agent needs for a game, and calls the other one if that takes longer than a moment."""


def thinking_time(milliseconds: int) -> int:
    """How much of the time allowed is for thinking; the rest is for pipes and a busy machine."""
    return max(1, milliseconds - milliseconds // 20 - 30)


class Bot:
    """One side of the conversation: :meth:`hear` a line, ``say`` what there is to answer.

    ``make`` gives the agent for a limit, ``chance`` its source of chance for the n-th decision. ``note`` is
    told of what the host said wrong where that need not be the end. ``ready`` loads what the agent needs
    before its time runs.
    """

    def __init__(
        self,
        name: str,
        make: Maker,
        chance: Callable[[int], Below],
        say: Callable[[str], None],
        note: Callable[[HostError], None],
        nodes: int | None = None,
        ready: Ready = lambda game, waiting: None,
    ) -> None:
        self._name = name
        self._make = make
        self._chance = chance
        self._say = say
        self._note = note
        self._nodes = nodes
        self._decisions = 0
        self._agent: tuple[Limit, Agent] | None = None
        self._match: Followed | None = None
        self._ready = ready
        self._loaded: set[str] = set()

    def hear(self, line: str) -> bool:
        """Do what a line asks; whether there is more to come.

        Raises :class:`HostError` where the match cannot be followed any more.
        """
        words = line.split()
        match words:
            case []:
                pass
            case ["hello", *rest]:
                if rest != ["skirmish", VERSION]:
                    self._note(HostError("host-version", text=excerpt(line.strip())))
                self._greet()
            case ["match", *rest]:
                self._begin(line, rest)
            case ["token", token]:
                self._saw(token)
            case ["go", milliseconds, "legal", *tokens] if tokens and _is_time(milliseconds):
                self._say(f"play {self._play(int(milliseconds), tokens)}")
            case ["over", _, *_]:
                self._match = None
            case ["bye"]:
                return False
            case ["token" | "go" | "over" | "bye", *_]:
                raise HostError("host-line", text=excerpt(line.strip()))
            case _:  # a word of a later version, perhaps
                self._note(HostError("host-word", text=excerpt(line.strip())))
        return True

    def _greet(self) -> None:
        """Say the name. A host waits some seconds for it, and its clock runs from then on: so whatever can
        be loaded in that time is loaded first, and what takes longer goes on afterwards."""
        greeted = False

        def greet() -> None:
            nonlocal greeted
            if not greeted:
                greeted = True
                self._say(f"name {self._name}")

        for name in games.names():
            self._load(games.load(name), greet)
        greet()

    def _load(self, game: AnyGame, waiting: Callable[[], None]) -> None:
        if game.name not in self._loaded:
            self._loaded.add(game.name)
            self._ready(game, waiting)

    def _begin(self, line: str, words: Sequence[str]) -> None:
        match words:
            case [name, variant, "seat", "S" | "N" as seat, "first", "S" | "N" as first, *_]:
                game = games.load(name)
                options = Options(variant, Seat.from_letter(first))
                self._match = Followed(game, options, Seat.from_letter(seat))
            case _:
                raise HostError("host-line", text=excerpt(line.strip()))
        self._load(game, lambda: None)  # for a host that has not said hello

    def _saw(self, token: str) -> None:
        if self._match is None:
            raise HostError("host-no-match", word="token")
        try:
            self._match.saw(token)
        except SkirmishError as error:
            number = self._match.tokens + 1
            raise HostError("host-token", token=excerpt(token), number=number) from error

    def _play(self, milliseconds: int, legal: Sequence[str]) -> str:
        """A token of the host's, chosen by the agent."""
        match = self._match
        if match is None:
            raise HostError("host-no-match", word="go")
        if not match.decides:
            raise HostError("host-turn", number=match.tokens)
        agent = self._thinker(Limit(thinking_time(milliseconds), self._nodes))
        below = self._chance(self._decisions)
        self._decisions += 1
        if isinstance(agent, Thinking):
            thought = agent.think(match.game, match.view, below)
            token = str(thought.action)
            if thought.nodes:
                self._say(" ".join((f"info win {thought.win:.3f} line", *thought.line)))
        else:
            token = str(agent.choose(match.game, match.view, below))
        if token not in legal:
            # Two sets of rules that differ: the host's count here.
            self._note(HostError("host-legal", token=token, played=excerpt(legal[0])))
            return legal[0]
        return token

    def _thinker(self, limit: Limit) -> Agent:
        if self._agent is None or self._agent[0] != limit:
            self._agent = limit, self._make(limit)
        return self._agent[1]


def _is_time(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= _LONGEST_TIME

"""The bot's end of the text bot protocol: one of our agents playing under any host (``skirmish bot``).

The bot reconstructs the match from the tokens that its seat is shown, so hidden cards stay unknown to it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from skirmish import games
from skirmish.agents import Agent, Limit, Thinker
from skirmish.bots.protocol import HELLO, info_line, name_line, parse_go, parse_match, play_line
from skirmish.core import AnyGame, Below, Decide, Options, Over, Seat, SkirmishError
from skirmish.core.errors import excerpt


class HostError(SkirmishError):
    """The host sent a line that is malformed, or that does not fit the match so far."""


class Followed:
    """A match as one seat sees it, reconstructed from the tokens that the seat is shown."""

    def __init__(self, game: AnyGame, options: Options, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.tokens = 0
        self._known = game.start(options)

    @property
    def view(self) -> Any:
        """What the seat knows now."""
        return self.game.view(self._known, self.seat)

    @property
    def decides(self) -> bool:
        """Whether the seat must decide."""
        pending = self.game.pending(self._known)
        return isinstance(pending, Decide) and pending.seat is self.seat

    def saw(self, token: str) -> None:
        """Advance by one token. If the game refuses the token, its error is raised and nothing changes."""
        game, pending = self.game, self.game.pending(self._known)
        entry = game.parse(token)
        if game.is_chance(entry):
            step = game.resolve(self._known, entry)
        else:
            seat = self.seat if isinstance(pending, Over) else pending.seat  # after the end apply refuses
            step = game.apply(self._known, seat, entry)
        self._known = step.state
        self.tokens += 1


Maker = Callable[[Limit], Agent]
"""Makes the agent that thinks within a limit."""
Ready = Callable[[AnyGame], None]
"""Loads what the agent needs for a game, or starts to."""


def thinking_time(milliseconds: int) -> int:
    """The milliseconds to think for, out of those allowed; the rest is slack for pipes and a busy machine."""
    return max(1, milliseconds - milliseconds // 20 - 30)


class Bot:
    """The bot's side of the conversation: the caller passes each line to :meth:`hear`; ``say`` answers.

    ``make`` makes the agent for a limit, ``chance`` its random source for the n-th decision. ``note`` is told
    of host errors that the bot can recover from. ``ready`` loads what the agent needs before the clock runs.
    """

    def __init__(
        self,
        name: str,
        make: Maker,
        chance: Callable[[int], Below],
        say: Callable[[str], None],
        note: Callable[[HostError], None],
        nodes: int | None = None,
        ready: Ready = lambda game: None,
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
        """Handle one line. Returns False after ``bye``.

        Raises :class:`HostError` if the match cannot be followed any further.
        """
        words = line.split()
        match words:
            case []:
                pass
            case ["hello", *_]:
                if words != HELLO.split():
                    self._note(HostError("host-version", text=excerpt(line.strip())))
                self._greet()
            case ["match", *rest]:
                self._begin(line, rest)
            case ["token", token]:
                self._saw(token)
            case ["go", *rest] if (asked := parse_go(rest)) is not None:
                self._say(play_line(self._play(*asked)))
            case ["over", _, *_]:
                self._match = None
            case ["bye"]:
                return False
            case ["token" | "go" | "over" | "bye", *_]:
                raise HostError("host-line", text=excerpt(line.strip()))
            case _:  # perhaps a word of a later version
                self._note(HostError("host-word", text=excerpt(line.strip())))
        return True

    def _greet(self) -> None:
        """Answer with the name. The host allows some seconds for it and starts its clock afterwards, so what
        takes a moment is loaded first."""
        for name in games.names():
            self._load(games.load(name))
        self._say(name_line(self._name))

    def _load(self, game: AnyGame) -> None:
        if game.name not in self._loaded:
            self._loaded.add(game.name)
            self._ready(game)

    def _begin(self, line: str, words: Sequence[str]) -> None:
        begun = parse_match(words)
        if begun is None:
            raise HostError("host-line", text=excerpt(line.strip()))
        name, options, seat = begun
        game = games.load(name)
        self._match = Followed(game, options, seat)
        self._load(game)  # in case the host did not say hello

    def _saw(self, token: str) -> None:
        if self._match is None:
            raise HostError("host-no-match", word="token")
        try:
            self._match.saw(token)
        except SkirmishError as error:
            number = self._match.tokens + 1
            raise HostError("host-token", token=excerpt(token), number=str(number)) from error

    def _play(self, milliseconds: int, legal: Sequence[str]) -> str:
        """The agent's choice among the host's legal tokens."""
        match = self._match
        if match is None:
            raise HostError("host-no-match", word="go")
        if not match.decides:
            raise HostError("host-turn", number=match.tokens)
        agent = self._thinker(Limit(thinking_time(milliseconds), self._nodes))
        below = self._chance(self._decisions)
        self._decisions += 1
        if isinstance(agent, Thinker):
            thought = agent.think(match.game, match.view, below)
            token = str(thought.action)
            if thought.nodes and thought.win is not None:
                self._say(info_line(thought.win, thought.variation))
        else:
            token = str(agent.choose(match.game, match.view, below))
        if token not in legal:
            # The host's rules differ from ours, and the host's decide.
            self._note(HostError("host-legal", token=token, played=excerpt(legal[0])))
            return legal[0]
        return token

    def _thinker(self, limit: Limit) -> Agent:
        if self._agent is None or self._agent[0] != limit:
            self._agent = limit, self._make(limit)
        return self._agent[1]

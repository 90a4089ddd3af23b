"""A game between two agents, from its first token to its end: the one driver that everybody uses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from time import perf_counter
from types import MappingProxyType
from typing import Final

from skirmish.agents import Agent, AgentFailure, Follower, Resigned
from skirmish.core import AnyGame, Below, Decide, Options, Seat, SkirmishError
from skirmish.core.errors import excerpt, terse
from skirmish.match import FairChance, Match, Takeback
from skirmish.records import Played, Record

REASON: Final = "Reason"
"""The tag that says what an agent did that cost it the match."""
RESIGNATION, TIME = "resignation", "time"
_OUT_OF_TIME: Final = frozenset({"bot-late", "bot-silent"})
_ILLEGAL: Final = "bot-illegal"

AgentChance = Callable[[int], Below]
"""The agents' own source of chance for each decision of a match, counted from 0: apart from its dice."""


@dataclass(frozen=True, slots=True)
class Thought:
    """How much one side decided, and how long it took over it, in seconds."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def after(self, seconds: float) -> Thought:
        """The same with one more decision."""
        return Thought(self.decisions + 1, self.seconds + seconds, max(self.longest, seconds))


@dataclass(frozen=True, slots=True)
class Contest:
    """A match that two agents have played.

    ``how`` is the game's own word for its end, ``resignation``, or the code of the failure that cost the
    loser the match (``bot-late`` and the like). ``infos`` are the free texts that each side's agent gave,
    if it is one that does (``info …`` in the text bot protocol): nobody at the table has seen them.
    """

    record: Record
    winner: Seat | None
    how: str
    thoughts: tuple[Thought, Thought]
    failure: AgentFailure | None = None
    infos: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())

    @property
    def decisions(self) -> int:
        """How long it was."""
        return sum(each.decisions for each in self.thoughts)


class _Lost(Exception):
    """A seat has lost, whatever stands on the board."""

    def __init__(self, seat: Seat, failure: AgentFailure | None = None) -> None:
        super().__init__(seat)
        self.seat = seat
        self.failure = failure


def contest(
    game: AnyGame,
    options: Options,
    players: tuple[Agent, Agent],
    fair: FairChance,
    chance: AgentChance,
    *,
    names: tuple[str, str] | None = None,
    extra: Mapping[str, str] = MappingProxyType({}),
) -> Contest:
    """Let two agents play, South first in ``players``, whoever has the first turn.

    Dice, draws and blocks come from ``fair``. An agent that fails or resigns loses the match there and
    then; the record's tag ``Reason`` says how it failed. ``names`` are for the record (otherwise the
    agents' own), and so are the further tags ``extra``.
    """
    names = names or (players[0].name, players[1].name)
    sitting = _Sitting(Match.start(game, options, fair, names=names), players, chance)
    lost = sitting.play()
    match, thoughts = sitting.match, (sitting.thoughts[0], sitting.thoughts[1])
    if lost is not None:
        match = match.resign(lost.seat, 0)
    assert match.over is not None
    failure = None if lost is None else lost.failure
    how = match.over.how if failure is None else failure.code
    sitting.tell_end(match.over.result, how)
    infos = _infos(players[0]), _infos(players[1])
    if failure is None:
        return Contest(match.record(extra=extra), match.over.winner, how, thoughts, infos=infos)
    record = match.record(extra={**extra, REASON: terse(failure.code, failure.facts)})
    if failure.code in _OUT_OF_TIME:
        record = _ended_by(record, TIME)
    return Contest(record, match.over.winner, how, thoughts, failure, infos)


class _Sitting:
    """The match as it stands, and the two at the table."""

    def __init__(self, match: Match, players: tuple[Agent, Agent], chance: AgentChance) -> None:
        self.match = match
        self.players = players
        self.chance = chance
        self.thoughts = [Thought(), Thought()]
        self.followers = [
            (seat, player) for seat, player in zip(Seat, players, strict=True) if isinstance(player, Follower)
        ]

    def play(self) -> _Lost | None:
        """To the game's end, or until somebody has lost otherwise."""
        try:
            for seat, follower in self.followers:
                with _answerable(seat):
                    follower.begin(self.match.game, self.match.options, seat)
            self._tell(self.match.line)
            decision = 0
            while isinstance(self.match.pending, Decide):
                self._decide(self.match.pending.seat, self.chance(decision))
                decision += 1
        except _Lost as lost:
            return lost
        return None

    def _decide(self, seat: Seat, below: Below) -> None:
        view = self.match.view(seat)
        with _answerable(seat):
            start = perf_counter()
            try:
                action = self.players[seat].choose(self.match.game, view, below)
            finally:
                self.thoughts[seat] = self.thoughts[seat].after(perf_counter() - start)
        try:
            self.match, played = self.match.submit(seat, str(action), 0)
        except SkirmishError:
            raise _Lost(seat, AgentFailure(_ILLEGAL, token=excerpt(str(action)))) from None
        self._tell(played)

    def _tell(self, line: Sequence[Played | Takeback]) -> None:
        """Tokens as each follower's own seat sees them. Who fails when all is over has not lost by it."""
        for played in line:
            assert isinstance(played, Played)  # agents take nothing back
            for seat, follower in self.followers:
                token = str(self.match.game.shown(played.entry, played.actor, seat))
                try:
                    with _answerable(seat):
                        follower.saw(token)
                except _Lost:
                    if not self.match.over:
                        raise

    def tell_end(self, result: str, reason: str) -> None:
        """Everybody hears how it ended, those that failed as well."""
        for _, follower in self.followers:
            with suppress(AgentFailure):
                follower.end(result, reason)


@contextmanager
def _answerable(seat: Seat) -> Iterator[None]:
    """Whatever an agent does wrong in here is its seat's loss."""
    try:
        yield
    except AgentFailure as failure:
        raise _Lost(seat, failure) from failure
    except Resigned:
        raise _Lost(seat) from None


def _ended_by(record: Record, termination: str) -> Record:
    """The record with another Termination: no clock ran, but it was time that decided."""
    tags = (replace(tag, value=termination) if tag.name == "Termination" else tag for tag in record.tags)
    return replace(record, tags=tuple(tags))


def _infos(player: Agent) -> tuple[str, ...]:
    """The free texts of the match, of an agent that gives any."""
    return tuple(getattr(player, "infos", ()))


def dismiss(players: Sequence[Agent]) -> None:
    """Nobody needs these agents any more: programs of their own may leave."""
    for player in players:
        if isinstance(player, Follower):
            with suppress(AgentFailure):
                player.close()

"""A game between two agents, from its first token to its end. Arena, ``simulate`` and tests use this
driver."""

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
from skirmish.match import Command, FairChance, Issued, Match, Setup, Snapshot
from skirmish.match.commands import Resign, Submit, TakeSeat
from skirmish.records import REASON, Played, Record

RESIGNATION, TIME = "resignation", "time"
_OUT_OF_TIME: Final = frozenset({"bot-late", "bot-silent"})
_ILLEGAL: Final = "bot-illegal"

AgentChance = Callable[[int], Below]
"""The agents' own random source for each decision, counted from 0; separate from the match's dice."""


@dataclass(frozen=True, slots=True)
class Timing:
    """How many decisions one side made, and the seconds they took."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def __add__(self, other: Timing) -> Timing:
        longest = max(self.longest, other.longest)
        return Timing(self.decisions + other.decisions, self.seconds + other.seconds, longest)


@dataclass(frozen=True, slots=True)
class Contest:
    """A finished match between two agents.

    ``how`` is the game's own word for its end, ``resignation``, or the code of the failure that cost the
    loser the match (``bot-late`` and the like). ``infos`` holds the free texts of each side's agent (``info
    …`` in the text bot protocol); the players never see them. ``commands`` are those of the whole match.
    """

    record: Record
    winner: Seat | None
    how: str
    thoughts: tuple[Timing, Timing]
    failure: AgentFailure | None = None
    infos: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    commands: tuple[Issued, ...] = ()

    @property
    def decisions(self) -> int:
        """How many decisions both sides made."""
        return sum(each.decisions for each in self.thoughts)


class _Lost(Exception):
    """A seat has lost by failing or resigning, regardless of the position."""

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
    """Let two agents play a match. ``players`` are South's and North's; ``options`` says which plays first.

    Dice, draws and blocks come from ``fair``. An agent that fails or resigns loses the match at once; the
    record's tag ``Reason`` says how it failed. ``names`` (by default the agents' own) and the tags ``extra``
    go into the record.
    """
    names = names or (players[0].name, players[1].name)
    run = _ContestRun(Setup(game, options, fair.secret), players, chance)
    lost = run.play(names, (fair.south, fair.north))
    if lost is not None:
        run.issue(Resign(), lost.seat)
    match, thoughts = run.match, (run.thoughts[0], run.thoughts[1])
    assert match.over is not None
    failure = None if lost is None else lost.failure
    how = match.over.how if failure is None else failure.code
    run.tell_end(match.over.result, how)
    infos = _infos(players[0]), _infos(players[1])
    reason = {} if failure is None else {REASON: terse(failure.code, failure.facts)}
    record = match.record(extra={**extra, **reason})
    if how in _OUT_OF_TIME:
        record = _ended_by(record, TIME)
    return Contest(record, match.over.winner, how, thoughts, failure, infos, tuple(run.commands))


class _ContestRun:
    """A match in progress, its agents and their timing."""

    def __init__(self, setup: Setup, players: tuple[Agent, Agent], chance: AgentChance) -> None:
        self.snapshot = Snapshot(setup)
        self.commands: list[Issued] = []
        self.players = players
        self.chance = chance
        self.thoughts = [Timing(), Timing()]
        self.followers = [
            (seat, player) for seat, player in zip(Seat, players, strict=True) if isinstance(player, Follower)
        ]

    @property
    def match(self) -> Match:
        """The match, once both sides have joined."""
        assert self.snapshot.match is not None
        return self.snapshot.match

    def issue(self, command: Command, seat: Seat) -> tuple[Played, ...]:
        """Give the match a command. What was played by it and what follows; agents need no clock."""
        self.snapshot, changes = self.snapshot.advance(Issued(command, seat, 0))
        self.commands += [each.issued for each in changes]
        return tuple([played for each in changes for played in each.played])

    def play(self, names: tuple[str, str], entropies: tuple[str, str]) -> _Lost | None:
        """Play to the game's end, or until a side fails or resigns."""
        opening: tuple[Played, ...] = ()
        for seat, name, entropy in zip(Seat, names, entropies, strict=True):
            opening = self.issue(TakeSeat(name, entropy), seat)
        try:
            for seat, follower in self.followers:
                with _answerable(seat):
                    follower.begin(self.match.game, self.match.options, seat)
            self._tell(opening)
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
                spent = perf_counter() - start
                self.thoughts[seat] += Timing(1, spent, spent)
        try:
            played = self.issue(Submit(str(action)), seat)
        except SkirmishError:
            raise _Lost(seat, AgentFailure(_ILLEGAL, token=excerpt(str(action)))) from None
        self._tell(played)

    def _tell(self, played: tuple[Played, ...]) -> None:
        """Pass tokens on as each follower's seat sees them. A failure after the end changes nothing."""
        for each in played:
            for seat, follower in self.followers:
                token = str(self.match.game.shown(each.entry, each.actor, seat))
                try:
                    with _answerable(seat):
                        follower.saw(token)
                except _Lost:
                    if not self.match.over:
                        raise

    def tell_end(self, result: str, reason: str) -> None:
        """Tell every follower the result, also one that failed."""
        for _, follower in self.followers:
            with suppress(AgentFailure):
                follower.end(result, reason)


@contextmanager
def _answerable(seat: Seat) -> Iterator[None]:
    """Turn an agent's failure or resignation in this block into its seat's loss."""
    try:
        yield
    except AgentFailure as failure:
        raise _Lost(seat, failure) from failure
    except Resigned:
        raise _Lost(seat) from None


def _ended_by(record: Record, termination: str) -> Record:
    """The record with another Termination: no match clock ran, but a time limit decided."""
    tags = (replace(tag, value=termination) if tag.name == "Termination" else tag for tag in record.tags)
    return replace(record, tags=tuple(tags))


def _infos(player: Agent) -> tuple[str, ...]:
    """The agent's free texts in this match, if it has any."""
    return tuple(getattr(player, "infos", ()))


def dismiss(players: Sequence[Agent]) -> None:
    """Release agents; those that are separate programs exit."""
    for player in players:
        if isinstance(player, Follower):
            with suppress(AgentFailure):
                player.close()

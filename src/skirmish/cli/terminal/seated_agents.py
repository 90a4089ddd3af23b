"""The agents of a match: they decide in their turns, and programs among them are told what happens."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, cast

from skirmish import agents, games
from skirmish.agents import AgentFailure, Follower, Thought
from skirmish.bots import load_agent
from skirmish.cli.voice import HUMAN, Voice
from skirmish.core import Below, MatchError, Seat
from skirmish.match import Match
from skirmish.records import Played

if TYPE_CHECKING:
    from skirmish.agents.levels import LevelAgent

_TICK: Final = 0.05
"""Seconds between two checks for an interruption while an agent thinks."""
_SET_UP: Final = 0.2
"""Seconds for each decision of a set-up that is done for a person: there are about a dozen."""
_HINT: Final = 1.0
"""Seconds for a hint, as on the page."""


class SeatedAgents:
    """``who`` has the names of the agents, or ``human``, for South and North."""

    def __init__(self, who: Sequence[str]) -> None:
        self._who = who
        self._agents = {
            seat: load_agent(name, waits=False) for seat, name in zip(Seat, who, strict=True) if name != HUMAN
        }
        self._told: dict[Seat, list[Played]] = {}
        self._thoughts: dict[Seat, Thought] = {}
        """What each level thought when it last had a choice."""

    def __contains__(self, seat: Seat) -> bool:
        return seat in self._agents

    def __len__(self) -> int:
        return len(self._agents)

    def choose(self, match: Match, seat: Seat, below: Below, seconds: float | None = None) -> Any:
        """The decision of a seat's agent; a level keeps to the seconds. Raises AgentFailure and Resigned."""
        agent: Any = self._agents[seat]
        view = match.view(seat)
        if self._who[seat] not in agents.LEVELS:
            return agent.choose(match.game, view, below)
        thought = _think(agent.think, match, seat, below, seconds)
        if len(match.game.legal(view)) > 1:
            self._thoughts[seat] = thought
        return thought.action

    def set_up(self, match: Match, seat: Seat, below: Below) -> str:
        """A decision of the set-up in a person's place."""
        game, seconds = match.game, _SET_UP
        if not games.offers(game.name, "kernel.engine"):
            return str(load_agent("greedy").choose(game, match.view(seat), below))
        from skirmish.agents.advice import set_up_level

        agent = _level(set_up_level(self._who[seat.other]))
        return str(_think(agent.think, match, seat, below, seconds).action)

    def advisor(self, match: Match, seat: Seat) -> str:
        """The level that gives hints to a seat. Raises MatchError if the game has none."""
        if not games.offers(match.game.name, "kernel.engine"):
            raise MatchError("no-levels")
        from skirmish.agents.advice import hint_level

        return hint_level(self._who[seat.other])

    def hint(self, match: Match, seat: Seat, below: Below, seconds: float | None) -> Thought:
        """What the advisor thinks in a person's place, in these seconds at most: from the person's view."""
        from skirmish.agents.advice import advised

        agent = _level(self.advisor(match, seat))
        return _think(partial(advised, agent), match, seat, below, min(_HINT, seconds or _HINT))

    def accepts_draw(self, match: Match, seat: Seat, below: Below) -> bool:
        """Whether a seat's agent accepts a draw. The bot protocol has no offers, so programs decline."""
        if self._who[seat] not in agents.LEVELS:
            return False
        from skirmish.agents.draws import answered_draw

        return answered_draw(self._who[seat], match.game, match.view(seat), below)

    def name(self, seat: Seat, voice: Voice) -> str:
        """The name of the player of a seat."""
        return voice.who(self._who[seat])

    def told(self, match: Match, voice: Voice) -> list[str]:
        """What each level thought when it last had a choice, as far as every player may know it.

        Where the game hides information, the line it expects would reveal some, so it is left out.
        """
        hidden = match.game.info.hides_information and match.over is None
        return [
            voice.say(
                "thought",
                who=self.name(seat, voice),
                seat=voice.speaker.seat(seat, match.game.name),
                percent=str(round(100 * thought.win)),
                move="none" if hidden else str(thought.action),
                line=" ".join(thought.variation[1:]) or "none",
            )
            for seat, thought in sorted(self._thoughts.items())
            if thought.win is not None
        ]

    def not_yet(self, voice: Voice) -> list[str]:
        """The levels that have had no choice yet since the match was opened."""
        return [
            voice.say("thought-not-yet", who=self.name(seat, voice))
            for seat in self._agents
            if self._who[seat] in agents.LEVELS and seat not in self._thoughts
        ]

    def farewell(self, match: Match, voice: Voice) -> list[str]:
        """Who played, and what the levels thought; nothing if only people played."""
        if not self._agents:
            return []
        south, north = (voice.speaker.seat(seat, match.game.name) for seat in Seat)
        alone = len(self._agents) == 1
        southern, northern = (voice.who(self._who[seat], alone=alone) for seat in Seat)
        who = voice.say("between", south=south, southern=southern, north=north, northern=northern)
        return [who, *self.told(match, voice)]

    def follow(self, match: Match) -> None:
        """Tell programs what has happened, as their seat sees it.

        The protocol has no takeback, and a resumed match was begun by another process: in both cases the
        program gets the match again from its beginning.
        """
        line = [each for each in match.line if isinstance(each, Played)]
        for seat, agent in self._agents.items():
            if not isinstance(agent, Follower):
                continue
            told = self._told.get(seat)
            if told is None or line[: len(told)] != told:
                agent.begin(match.game, match.options, seat)
                told = []
            for played in line[len(told) :]:
                agent.saw(str(match.game.shown(played.entry, played.actor, seat)))
            self._told[seat] = line

    def close(self, match: Match) -> None:
        """Tell programs how the match ended, if it did, and close them."""
        for seat, agent in self._agents.items():
            if isinstance(agent, Follower):
                with suppress(AgentFailure):
                    if match.over is not None and seat in self._told:
                        agent.end(match.over.result, match.over.how)
                    agent.close()


def _level(name: str) -> LevelAgent:
    return cast("LevelAgent", agents.load(name, waits=False))


def _think(
    think: Callable[..., Thought], match: Match, seat: Seat, below: Below, seconds: float | None
) -> Thought:
    """A level's thought, in its own thread so that an interruption, or the clock, stops it at once."""
    start = monotonic()
    stop, done = threading.Event(), threading.Event()
    thoughts: list[Thought] = []
    faults: list[BaseException] = []

    def run() -> None:
        try:
            thoughts.append(think(match.game, match.view(seat), below, stop=stop))
        except BaseException as fault:
            faults.append(fault)
        finally:
            done.set()

    thread = threading.Thread(target=run, daemon=True)
    try:
        thread.start()
        while not done.wait(_TICK):
            if seconds is not None and monotonic() - start > seconds:
                stop.set()
    except BaseException:
        stop.set()
        if thread.ident is not None:  # it may not have started
            done.wait()
        raise
    if faults:
        raise faults[0]
    return thoughts[0]

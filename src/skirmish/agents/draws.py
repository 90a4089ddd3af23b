"""Whether a level accepts a draw: it compares half a point with what it expects of playing on."""

from __future__ import annotations

import threading
from typing import Any, Final

from skirmish import games
from skirmish.agents import LEVELS, Limit
from skirmish.agents.levels import LevelAgent
from skirmish.core import AnyGame, Below, Over, Roll, Seat
from skirmish.kernels import engine

ACCEPTED: Final = 0.4
"""A level accepts if it expects less than this of playing on."""
ACCEPTED_WHEN_FADING: Final = 0.55
"""The same while the game runs towards a draw anyway."""
_ESTIMATE: Final = 1.0
"""Seconds in which an agent that was offered a draw estimates its position."""
_SAMPLES: Final = 12
"""How many continuations are played to the next decision."""
_NODES: Final = 100
"""The most nodes for one decision of a continuation."""
_LONGEST: Final = 60
"""Decisions and chance events after which a continuation counts as even."""


def accepts_draw(
    name: str, game: AnyGame, view: Any, below: Below, stop: threading.Event | None = None
) -> bool:
    """Whether the agent of that name accepts a draw for the seat of a view.

    Only levels ever do, and not in the set-up, where there is little to estimate.
    Setting ``stop`` makes it answer with what it has estimated so far.
    """
    if name not in LEVELS or view.phase.prompt in game.info.setup_prompts:
        return False
    fading = getattr(games.part(game.name, "evaluation"), "fading", None)
    limit = ACCEPTED_WHEN_FADING if fading is not None and fading(view) else ACCEPTED
    return expected_score(name, game, view, below, stop) < limit


def answered_draw(name: str, game: AnyGame, view: Any, below: Below) -> bool:
    """The same, always after the same time, so that the time tells nothing about the seat's cards."""
    stop = threading.Event()
    timer = threading.Timer(_ESTIMATE, stop.set)
    timer.start()
    try:
        found = accepts_draw(name, game, view, below, stop)
        stop.wait()
        return found
    finally:
        timer.cancel()


def expected_score(
    level: str, game: AnyGame, view: Any, below: Below, stop: threading.Event | None = None
) -> float:
    """A level's estimate of its seat's score, from the view alone: a win counts 1, a draw one half.

    Continuations are played from states that the view allows up to the seat's next real choice, which the
    level evaluates; until then it decides for both sides.
    """
    own = engine(game.name).LEVELS[level][0]
    agent = LevelAgent(level, Limit(nodes=_NODES if own is None else min(own, _NODES)), waits=False)
    found = list[float]()
    while len(found) < _SAMPLES and not (found and stop is not None and stop.is_set()):
        found.append(_continued(agent, game, game.sample(view, below), view.seat, below, stop))
    return sum(found) / len(found)


def _continued(
    agent: LevelAgent, game: AnyGame, state: Any, seat: Seat, below: Below, stop: threading.Event | None
) -> float:
    """The score that one continuation promises."""
    for _ in range(_LONGEST):
        pending = game.pending(state)
        if isinstance(pending, Over):
            return 0.5 if pending.winner is None else float(pending.winner is seat)
        if isinstance(pending, Roll):
            state = game.resolve(state, pending.pick(below)).state
            continue
        seen = game.view(state, pending.seat)
        legal = game.legal(seen)
        action = legal[0]
        if len(legal) > 1:
            thought = agent.think(game, seen, below, stop=stop)
            if pending.seat is seat:
                return 0.5 if thought.win is None else thought.win
            action = thought.action
        state = game.apply(state, pending.seat, action).state
    return 0.5

"""Skirmish: two-player tactical board games, with exact rules that explain themselves.

A game is a set of pure functions over values::

    import random, skirmish

    game = skirmish.load("island")
    state = game.start(skirmish.Options("classic"))
    while not isinstance(pending := game.pending(state), skirmish.Over):
        if isinstance(pending, skirmish.Roll):
            state = game.resolve(state, pending.pick(random.randrange)).state
        else:
            action = random.choice(game.legal(game.view(state, pending.seat)))
            state = game.apply(state, pending.seat, action).state
    print(pending.result, game.position(state))

``load`` and ``names`` give the games, ``game.from_position`` and ``game.position`` position strings,
``read_records``, ``write_record`` and ``replay`` record files, ``Match`` a match in progress with fair
chance, clocks and takebacks, ``load_agent`` an opponent, ``draw_text`` and ``draw_svg`` pictures of what a
viewer may see.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from skirmish.core import (
    NORTH,
    SOUTH,
    AnyGame,
    Below,
    Decide,
    Event,
    Game,
    IllegalAction,
    ImpossibleOutcome,
    MatchError,
    NoPosition,
    NotationError,
    Options,
    Over,
    Refusal,
    Roll,
    Seat,
    SkirmishError,
    Step,
    UnknownName,
)
from skirmish.games import load, names

if TYPE_CHECKING:
    from skirmish.agents import Agent
    from skirmish.agents import names as agent_names
    from skirmish.bots import load_agent
    from skirmish.drawing import draw_svg, draw_text
    from skirmish.match import FairChance, Match, verify
    from skirmish.records import Record, RecordError, read_records, replay, write_record

__version__ = "0.1.0"

# Loaded when first asked for, so that the rules alone load quickly.
_LATER = {
    "Agent": ("skirmish.agents", "Agent"),
    "agent_names": ("skirmish.agents", "names"),
    "load_agent": ("skirmish.bots", "load_agent"),
    "draw_svg": ("skirmish.drawing", "draw_svg"),
    "draw_text": ("skirmish.drawing", "draw_text"),
    "FairChance": ("skirmish.match", "FairChance"),
    "Match": ("skirmish.match", "Match"),
    "verify": ("skirmish.match", "verify"),
    "Record": ("skirmish.records", "Record"),
    "RecordError": ("skirmish.records", "RecordError"),
    "read_records": ("skirmish.records", "read_records"),
    "replay": ("skirmish.records", "replay"),
    "write_record": ("skirmish.records", "write_record"),
}


def __dir__() -> list[str]:
    return ["__version__", *__all__]


def __getattr__(name: str) -> object:
    try:
        module, attribute = _LATER[name]
    except KeyError:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}") from None
    found = globals()[name] = getattr(import_module(module), attribute)
    return found


__all__ = [
    "NORTH",
    "SOUTH",
    "Agent",
    "AnyGame",
    "Below",
    "Decide",
    "Event",
    "FairChance",
    "Game",
    "IllegalAction",
    "ImpossibleOutcome",
    "Match",
    "MatchError",
    "NoPosition",
    "NotationError",
    "Options",
    "Over",
    "Record",
    "RecordError",
    "Refusal",
    "Roll",
    "Seat",
    "SkirmishError",
    "Step",
    "UnknownName",
    "agent_names",
    "draw_svg",
    "draw_text",
    "load",
    "load_agent",
    "names",
    "read_records",
    "replay",
    "verify",
    "write_record",
]

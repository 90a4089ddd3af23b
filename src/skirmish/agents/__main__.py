"""``python -m skirmish.agents``: compile every game's engine ahead of its first use."""

from __future__ import annotations

from skirmish import games
from skirmish.agents import LEVELS, offered
from skirmish.agents.levels import prepare

if __name__ == "__main__":
    for name in games.names():
        if LEVELS[0] in offered(name):
            prepare(games.load(name), lambda: None)

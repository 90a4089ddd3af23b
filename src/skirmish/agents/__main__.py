"""``python -m skirmish.agents``: compile every game's engine ahead of its first use."""

from __future__ import annotations

from skirmish import games
from skirmish.agents.levels import prepare

if __name__ == "__main__":
    for name in games.names():
        prepare(games.load(name), lambda: None)

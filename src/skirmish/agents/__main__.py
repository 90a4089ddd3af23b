"""``python -m skirmish.agents``: get every level ready on this machine, so that nobody waits for it later."""

from __future__ import annotations

from skirmish import games
from skirmish.agents.levels import prepare

if __name__ == "__main__":
    for name in games.names():
        prepare(games.load(name), lambda: None)

"""The games as environments for other frameworks: PettingZoo, Gymnasium's vector environments, OpenSpiel.

``NAME_v0`` makes a game's environments, for every game whose package has the part ``observation``::

    from skirmish.envs import island_v0

    env = island_v0.env(variant="quick")  # PettingZoo
    many = island_v0.vector_env(256, variant="quick")
"""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    game, _, version = name.rpartition("_")
    if version == "v0":
        from skirmish import games
        from skirmish.envs.zoo import Environment

        if game in games.names():
            return Environment(game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

"""Our games as OpenSpiel's: ``pyspiel.load_game("python_skirmish_island(variant=quick)")``.

Importing this package registers ``python_skirmish_island`` and ``python_skirmish_hill218``. It needs
OpenSpiel (``pip install 'skirmish[envs]'``).
"""

from skirmish.envs.openspiel.agents import BotAgent, ismcts_agent, mcts_agent
from skirmish.envs.openspiel.game import SkirmishGame, SkirmishState, load_game, short_name

__all__ = [
    "BotAgent",
    "SkirmishGame",
    "SkirmishState",
    "ismcts_agent",
    "load_game",
    "mcts_agent",
    "short_name",
]

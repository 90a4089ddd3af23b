"""The games as OpenSpiel games: ``pyspiel.load_game("python_skirmish_island(variant=quick)")``.

Importing this package registers ``python_skirmish_NAME`` for every game that has what OpenSpiel needs. It
needs OpenSpiel itself (``pip install 'skirmish[envs]'``).
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

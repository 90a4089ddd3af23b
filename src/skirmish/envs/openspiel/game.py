"""OpenSpiel's Game and State on top of the rules. South is player 0, North is player 1."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import numpy as np

from skirmish.core import MissingExtra, Options, Roll, Seat, UnknownName
from skirmish.envs.node import CHANCE, TERMINAL, Kit, Node, kit
from skirmish.envs.openspiel.redeal import redealt
from skirmish.games import info, names

try:
    import pyspiel
except ImportError as missing:
    raise MissingExtra("needs-extra", extra="envs", package="open_spiel") from missing


def short_name(game: str) -> str:
    """The name by which OpenSpiel knows a game: ``python_skirmish_NAME``."""
    return f"python_skirmish_{game}"


def _game_type(name: str) -> Any:
    types, about = pyspiel.GameType, info(name)
    return types(
        short_name=short_name(name),
        long_name=about.title,
        dynamics=types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=types.Information.IMPERFECT_INFORMATION
        if about.hides_information
        else types.Information.PERFECT_INFORMATION,
        utility=types.Utility.ZERO_SUM,
        reward_model=types.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"variant": kit(name).rules.variants[0], "first": "S"},
    )


def _fits(name: str) -> bool:
    """Whether a game has what OpenSpiel needs: a numbering, observations, and a bound of its length."""
    try:
        return kit(name).rules.info.longest is not None
    except UnknownName:
        return False


_TYPES: Final = {name: _game_type(name) for name in names() if _fits(name)}


class SkirmishGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of our games. Parameters: ``variant``, and ``first``, the seat that begins: ``S`` or ``N``."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.kit: Kit = kit(name)
        variant = given.get("variant", self.kit.rules.variants[0])
        options = Options(variant, Seat.from_letter(given.get("first", "S")))
        self.beginning = Node.beginning(self.kit, options)
        about = pyspiel.GameInfo(
            num_distinct_actions=self.kit.ids.COUNT,
            max_chance_outcomes=self.kit.ids.CHANCE_COUNT,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.kit.rules.info.most_decisions,
        )
        super().__init__(_TYPES[name], about, given)

    def new_initial_state(self) -> SkirmishState:
        """A new game."""
        return SkirmishState(self)

    def state_of(self, state: Any) -> SkirmishState:
        """An OpenSpiel state that starts from a state of the rules."""
        return SkirmishState(self, Node(self.kit, state, None, state))

    def max_chance_nodes_in_history(self) -> int:
        """The most chance events in a game."""
        most = self.kit.rules.info.most_rolls
        assert most is not None
        return most

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """The observer for OpenSpiel's ``make_observation``."""
        if params:
            raise ValueError(f"observers have no parameters: {params}")
        return Observer(self.kit, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SkirmishState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A node of one of our games; ``rules_state`` is the state of the rules."""

    def __init__(self, game: SkirmishGame, node: Node | None = None) -> None:
        super().__init__(game)
        # The only attribute: OpenSpiel's clone copies attributes one by one, and copying a node is free.
        self._node: Any = game.beginning if node is None else node

    @property
    def rules_state(self) -> Any:
        """The state of the rules, with everything hidden in it."""
        return self._node.state

    def current_player(self) -> int:
        """0 or 1, or OpenSpiel's numbers for chance and terminal nodes."""
        player: int = self._node.player
        return player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self._node.player == TERMINAL)

    def is_chance_node(self) -> bool:
        """Whether chance must settle something."""
        return bool(self._node.player == CHANCE)

    def returns(self) -> list[float]:
        """1 for the winner, -1 for the loser, 0 otherwise."""
        found: list[float] = self._node.returns()
        return found

    def _legal_actions(self, player: int) -> list[int]:
        return [*self._node.options]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome's number with its probability."""
        return _odds(self._node)

    def _apply_action(self, action: int) -> None:
        self._node = self._node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        ids = self._node.kit.ids
        return str(ids.chance(action) if player == CHANCE else ids.action(action))

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return {"token": self._action_to_string(player, action)}

    def _struct_to_actions(self, struct: dict[str, Any]) -> list[int]:
        rules, ids = self._node.kit.rules, self._node.kit.ids
        entry = rules.parse(struct["token"])
        return [ids.chance_number(entry) if rules.is_chance(entry) else ids.number(entry)]

    def information_state_string(self, player: int | None = None) -> str:
        """Every token so far as a player saw it."""
        text: str = self._node.recalled(self._seat(player))
        return text

    def observation_string(self, player: int | None = None) -> str:
        """The position as a player sees it."""
        node = self._node
        text: str = node.kit.observation.line(node.view(self._seat(player)))
        return text

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SkirmishState:
        """A state that looks the same to a player, with everything hidden from it resampled.

        Its history is consistent: the other side's draws and returns are resampled too.
        """
        node = self._node
        below = partial(_below, sampler)
        fresh = redealt(node, Seat(player), below)
        state = SkirmishState(self.get_game())
        entries = fresh.entries()
        if entries:
            # OpenSpiel keeps its own history, which cannot be written, so the history is replayed to it.
            state._node = Retelling(fresh, entries)
            for number in state._node.numbers:
                state.apply_action(number)
        state._node = fresh
        return state

    def _seat(self, player: int | None) -> Seat:
        return Seat(self._node.player if player is None else player)

    def __str__(self) -> str:
        node = self._node
        line: str = node.kit.observation.line(node.kit.rules.view(node.state, None, over=True))
        return line


def _below(sampler: Callable[[], float], most: int) -> int:
    """A whole number below ``most`` from a source of numbers between 0 and 1."""
    return min(most - 1, int(sampler() * most))


_ODDS: dict[int, tuple[Roll[Any], list[tuple[int, float]]]] = {}
_MOST_ODDS: Final = 1 << 12


def _odds(node: Node) -> list[tuple[int, float]]:
    """A roll's outcomes by number, with their probabilities.

    Cached by identity: the rules reuse one value for equal rolls. The cache holds the roll itself, so that
    its identity cannot be given to another one.
    """
    roll = node.pending
    assert isinstance(roll, Roll)
    known = _ODDS.get(id(roll))
    if known is None:
        if len(_ODDS) >= _MOST_ODDS:
            _ODDS.clear()
        total, number = roll.total, node.kit.ids.chance_number
        weighed = zip(roll.outcomes, roll.weights, strict=True)
        known = _ODDS[id(roll)] = roll, sorted([(number(each), weight / total) for each, weight in weighed])
    return known[1]


class Retelling:
    """Stands in for a node while its history is replayed to OpenSpiel."""

    def __init__(self, node: Node, entries: list[tuple[Any, Seat]]) -> None:
        rules, ids = node.kit.rules, node.kit.ids
        chance = [rules.is_chance(entry) for entry, _ in entries]
        self.numbers = [
            ids.chance_number(entry) if rolled else ids.number(entry)
            for (entry, _), rolled in zip(entries, chance, strict=True)
        ]
        self._players = [
            CHANCE if rolled else int(actor) for (_, actor), rolled in zip(entries, chance, strict=True)
        ]
        self._at = 0

    @property
    def player(self) -> int:
        """The player of the next entry."""
        return self._players[self._at] if self._at < len(self._players) else CHANCE

    def after(self, number: int) -> Retelling:
        """Advance by one entry."""
        self._at += 1
        return self


class Observer:
    """OpenSpiel's view of what a player sees: ``tensor`` holds the planes of the game's ``observation``.

    With perfect recall there is a string of all tokens and no tensor: a whole game has no fixed size.
    Without private information it shows a spectator's view.
    """

    def __init__(self, kit: Kit, wanted: Any) -> None:
        self._kit = kit
        self._recalls = bool(wanted.perfect_recall)
        self._private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not self._recalls:
            shape = kit.observation.SHAPE
            self.tensor = np.zeros(shape[0] * shape[1] * shape[2], np.float32)
            self.dict = {"observation": self.tensor.reshape(shape)}

    def set_from(self, state: SkirmishState, player: int) -> None:
        """Fill ``tensor`` with what a player sees of a state."""
        if self.tensor is not None:
            # OpenSpiel asks for the shape with an invalid player.
            seat = Seat(max(0, player))
            self.dict["observation"][:] = self._kit.observation.planes(self._view(state, seat), seat)

    def string_from(self, state: SkirmishState, player: int) -> str:
        """What a player sees of a state, as a string."""
        if self._recalls and self._private:
            return state.information_state_string(player)
        return self._kit.observation.line(self._view(state, Seat(player)))

    def _view(self, state: SkirmishState, seat: Seat) -> Any:
        view: Any = state._node.view(seat if self._private else None)
        return view


def _register(name: str) -> None:
    # OpenSpiel's registry outlives the interpreter, so only classes may be left in it: they are never
    # collected.
    class RegisteredGame(SkirmishGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    pyspiel.register_game(_TYPES[name], RegisteredGame)


for _name in _TYPES:
    _register(_name)


def load_game(name: str, variant: str | None = None, first: Seat = Seat.SOUTH) -> SkirmishGame:
    """OpenSpiel's game for one of ours.

    Raises :class:`~skirmish.core.UnknownName` for an unknown game or variant, and for a game that lacks what
    OpenSpiel needs.
    """
    if name in names() and name not in _TYPES:
        raise UnknownName("no-environment", name=name)
    chosen = kit(name).rules.variants[0] if variant is None else variant
    kit(name).rules.start(Options(chosen, first))  # refuses an unknown variant
    game: SkirmishGame = pyspiel.load_game(short_name(name), {"variant": chosen, "first": first.letter})
    return game

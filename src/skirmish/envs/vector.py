"""Many games at once as one environment, made by ``skirmish.envs.NAME_v0.vector_env``.

One compiled call carries out a decision in every game, settles chance, begins a new game where one has ended,
and writes the legal decisions and the observations of the seats that decide next. Its form is that of
Gymnasium's vector environments.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from skirmish.core import MissingExtra, Options, Seat, UnknownName
from skirmish.envs.node import kit
from skirmish.games import part
from skirmish.kernels.vector import VectorKernel, choose, first_illegal, reseed

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as missing:
    raise MissingExtra("needs-extra", extra="envs", package="gymnasium") from missing

FIRST: Final = {"south": (Seat.SOUTH,), "north": (Seat.NORTH,), "alternate": tuple(Seat)}
"""Who may play first: always the same side, or each in turn."""
_CHOOSING: Final = 1 << 62
"""In place of the number of a game: the generator of :meth:`GameVectorEnv.sample`."""


class GameVectorEnv(VectorEnv[Any, Any, Any]):
    """``num_envs`` games of one variant, each in its slot.

    Every array that a method returns is overwritten by the next step: copy what is to be kept.

    ``observations`` is a dict of arrays with a row for each slot, seen by the seat that decides next:
    ``board`` and ``numbers`` are the planes of the PettingZoo environment (:meth:`planes`), ``action_mask``
    its mask. ``infos`` has ``seat`` (who decides next), ``legal`` and ``count`` (a list of the legal
    decisions, and how many they are) and ``game`` (how many games the slot has finished). ``rewards`` are
    those of the seats that have just decided; the other seat's are the negative. A slot in ``terminations``
    already shows its next game.

    The chance of a game depends on the seed of ``reset``, on its slot, counted from ``first_slot``, and on
    how many games the slot had before: neither on ``num_envs`` nor on ``threads``, nor on earlier decisions.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        variant: str | None = None,
        first: str = "south",
        observe: bool = True,
        mask: bool = True,
        threads: int = 1,
        first_slot: int = 0,
    ) -> None:
        self._kit = kit(game)
        found: Any = part(game, "kernel.vector")
        if found is None:
            raise UnknownName("no-vector-environment", name=game)
        if first not in FIRST:
            raise ValueError(f"first: one of {tuple(FIRST)}, not {first!r}")
        if num_envs < 1 or threads < 1 or first_slot < 0:
            raise ValueError("num_envs and threads are at least 1, first_slot at least 0")
        self._kernel: VectorKernel = found.KERNEL
        rules, seen, count = self._kit.rules, self._kit.observation, self._kit.ids.COUNT
        variant = rules.variants[0] if variant is None else variant
        starts = [self._kernel.start(rules.start(Options(variant, seat))) for seat in FIRST[first]]
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.num_envs, self._first_slot = num_envs, first_slot
        self._starts, self._seed = np.array(starts, np.int8), np.zeros(1, np.uint64)
        self._fresh = True
        self._make_arrays(len(starts[0]), num_envs if observe else 0, num_envs if mask else 0)
        self._make_spaces(seen, count, observe, mask)
        bounds = np.linspace(0, num_envs, min(threads, num_envs) + 1).astype(int).tolist()
        self._parts = [*pairwise(bounds)]
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None

    def _make_arrays(self, size: int, observed: int, masked: int) -> None:
        seen: Any = self._kit.observation
        n = self.num_envs
        planes, rows, columns = seen.SHAPE
        board: int = seen.BOARD
        self._states, self._rngs = np.zeros((n, size), np.int8), np.zeros((n, 1), np.uint64)
        self._choosers = np.zeros((n, 1), np.uint64)
        self._actions, self._seats = np.zeros(n, np.int32), np.zeros(n, np.int8)
        self._games, self._counts = np.zeros(n, np.int64), np.zeros(n, np.int32)
        self._legal = np.zeros((n, self._kernel.most_legal), np.int32)
        self._rewards, self._ended = np.zeros(n, np.float32), np.zeros(n, np.bool_)
        self._truncated = np.zeros(n, np.bool_)
        self._masks = np.zeros((masked, self._kit.ids.COUNT), np.int8)
        self._boards = np.zeros((observed, board * rows * columns), np.int8)
        self._numbers = np.zeros((observed, planes - board), np.int8)
        self._marks = np.zeros((observed, self._kernel.most_marks), np.int32)
        self._infos = {"seat": self._seats, "legal": self._legal, "count": self._counts, "game": self._games}
        self._observations: dict[str, npt.NDArray[np.int8]] = {}
        if observed:
            self._observations["board"] = self._boards.reshape(n, board, rows, columns)
            self._observations["numbers"] = self._numbers
        if masked:
            self._observations["action_mask"] = self._masks

    def _make_spaces(self, seen: Any, count: int, observe: bool, mask: bool) -> None:
        planes, rows, columns = seen.SHAPE
        single: dict[str, Any] = {}
        if observe:
            single["board"] = spaces.Box(0, 1, (seen.BOARD, rows, columns), np.int8)
            single["numbers"] = spaces.Box(0, seen.MOST, (planes - seen.BOARD,), np.int8)
        if mask:
            single["action_mask"] = spaces.Box(0, 1, (count,), np.int8)
        self.single_observation_space = spaces.Dict(single)
        self.single_action_space = spaces.Discrete(count)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, npt.NDArray[np.int8]], dict[str, Any]]:
        """Begin a game in every slot: with a seed the first ones of that seed, without one the next ones."""
        if seed is not None or self._fresh:
            chosen = np.random.SeedSequence().generate_state(1, np.uint64)[0] if seed is None else seed
            self._seed[0] = int(chosen) & 0xFFFFFFFFFFFFFFFF
            self._games[:] = 0
            for slot, rng in enumerate(self._choosers, self._first_slot):
                reseed(rng, self._seed[0], slot, _CHOOSING)
        else:
            self._games += 1
        self._fresh = False
        self._actions[:] = -1
        self._advance()
        return self._observations, self._infos

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[
        dict[str, npt.NDArray[np.int8]],
        npt.NDArray[np.float32],
        npt.NDArray[np.bool_],
        npt.NDArray[np.bool_],
        dict[str, Any],
    ]:
        """Carry out one decision in every slot. If one is illegal, ValueError, and nothing has changed."""
        if self._fresh:
            raise RuntimeError("call reset() first")
        self._actions[:] = actions
        wrong = first_illegal(self._actions, self._legal, self._counts)
        if wrong >= 0:
            raise ValueError(f"slot {wrong}: decision {self._actions[wrong]} is not legal")
        self._advance()
        return self._observations, self._rewards, self._ended, self._truncated, self._infos

    def sample(self) -> npt.NDArray[np.int32]:
        """A legal decision for each slot, all equally likely; reproducible like the chance of the games."""
        choose(self._choosers, self._legal, self._counts, self._actions)
        return self._actions

    def _advance(self) -> None:
        if self._pool is None:
            self._advance_part(self._parts[0])
        else:
            [*self._pool.map(self._advance_part, self._parts)]

    def _advance_part(self, part: tuple[int, int]) -> None:
        self._kernel.advance(
            *part,
            self._first_slot,
            self._seed,
            self._starts,
            self._states,
            self._rngs,
            self._games,
            self._actions,
            self._seats,
            self._rewards,
            self._ended,
            self._legal,
            self._counts,
            self._masks,
            self._boards,
            self._numbers,
            self._marks,
        )

    def planes(self, slots: Any = slice(None)) -> npt.NDArray[np.int8]:
        """The observations of some slots as the PettingZoo environment has them: a number that is the same
        everywhere fills its plane."""
        board, numbers = self._observations["board"][slots], self._observations["numbers"][slots]
        spread = np.broadcast_to(numbers[..., None, None], (*numbers.shape, *board.shape[-2:]))
        return np.concatenate([board, spread], axis=-3)

    def close_extras(self, **_given: Any) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()

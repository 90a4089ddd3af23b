"""The kernels of this game's environments (:mod:`skirmish.kernels.vector`)."""

from __future__ import annotations

from typing import Final

from skirmish.games.hill218.kernel.convert import from_state
from skirmish.games.hill218.kernel.layout import MAX_CHANCE, MAX_LEGAL
from skirmish.games.hill218.kernel.observe import MARKS, observe
from skirmish.games.hill218.kernel.plays import legal
from skirmish.games.hill218.kernel.turn import apply, chance, pending, resolve, result, settle, to_act
from skirmish.kernels.vector import GameKernels, bind

KERNEL: Final = bind(
    GameKernels(apply, chance, legal, observe, pending, resolve, result, settle, to_act),
    from_state,
    MAX_LEGAL,
    MAX_CHANCE,
    MARKS,
)

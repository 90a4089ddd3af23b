"""The static evaluation: the probability that South wins, by two small networks.

One evaluates battles and one evaluates set-ups (:mod:`.inputs`). Both were trained by self-play:
``python -m skirmish.training island``.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from skirmish.games.island.kernel.inputs import (
    EXCHANGED,
    MOST,
    SET_UP_MOST,
    SIDE,
    set_up_inputs_of,
    setting_up,
    slots_of,
)
from skirmish.games.island.kernel.layout import Battle
from skirmish.games.island.kernel.threats import Sight, new_sight
from skirmish.kernels.jit import compiled
from skirmish.kernels.network import (
    Indices,
    Layer,
    Network,
    Singles,
    forget,
    load,
    logit,
    mirrored,
    new_layer,
    new_units,
    next_logit,
    probability,
    within,
)

NETWORK: Final = Path(__file__).with_name("network.npz")
MOST_UNITS: Final = 256
"""The most hidden units of a network, which a mirror has doubled."""


class Judgement(NamedTuple):
    """The networks of the static evaluation."""

    battle: Network
    set_up: Network


def judgement(networks: Mapping[str, Network]) -> Judgement:
    """The evaluation by trained networks. In a battle it is the mean over the island and its mirror image,
    which the rules do not tell apart; in a set-up they do, because of the pads. Raises ``ValueError`` if a
    network has more than ``MOST_UNITS`` hidden units then."""
    battle = mirrored(networks["battle"], EXCHANGED)
    return Judgement(within(battle, MOST_UNITS), within(networks["set_up"], MOST_UNITS))


TRAINED: Final = judgement(load(NETWORK))


class Scratch(NamedTuple):
    """The memory of an evaluation."""

    inputs: Indices
    values: Singles
    units: Singles
    sight: Sight
    south: Layer
    """The battle as South sees it."""
    north: Layer


def new_scratch() -> Scratch:
    """Memory for evaluations by networks of up to ``MOST_UNITS`` hidden units."""
    most = max(MOST, SET_UP_MOST)
    return Scratch(
        np.zeros(most, np.int32),
        np.zeros(most, np.float32),
        new_units(MOST_UNITS),
        new_sight(2 * SIDE),
        new_layer(MOST, MOST_UNITS),
        new_layer(MOST, MOST_UNITS),
    )


@compiled
def begin(scratch: Scratch) -> None:
    """What a search must do before its first evaluation."""
    forget(scratch.south)
    forget(scratch.north)


@compiled
def worth(s: Battle, mover: int, unseen: int, judgement: Judgement, scratch: Scratch) -> float:
    """South's probability of winning, if ``mover`` is to move; -1 as ``unseen`` overlooks nothing."""
    if setting_up(s):
        n = set_up_inputs_of(s, mover, scratch.inputs, scratch.values)
        odds = logit(judgement.set_up, scratch.inputs, scratch.values, n, scratch.units)
    else:
        slots_of(s, mover, unseen, scratch.inputs, scratch.values, scratch.sight)
        layer = scratch.south if mover == 0 else scratch.north
        odds = next_logit(judgement.battle, scratch.inputs, scratch.values, MOST, layer)
    return probability(odds if mover == 0 else -odds)

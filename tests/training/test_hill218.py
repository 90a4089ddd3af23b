"""Hill 218's part in training: whose estimates are learnt from."""

from __future__ import annotations

import numpy as np

from skirmish.games.hill218 import training


def test_a_best_response_does_not_learn_from_the_other_player() -> None:
    """With a trace of 0 a target is the learner's own next estimate or the result; never the other's."""
    ours, theirs = training.first(2, 1), training.first(2, 2)
    certain = {
        name: network._replace(bias=network.bias + np.float32(50.0)) for name, network in theirs.items()
    }
    found = training.play(ours, [certain], 2, 3, 4, 0.0, against=True)["value"]
    again = training.play(ours, [certain], 2, 3, 4, 0.0, against=True)["value"]
    assert np.array_equal(found.targets, again.targets)
    sure = (found.targets < 1e-6) | (found.targets > 1 - 1e-6)
    assert sure.mean() < 0.5  # only near the end: results

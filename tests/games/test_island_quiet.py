"""The count of quiet turns (I-7.3): it is in no position string, so these rows look at the state itself."""

from __future__ import annotations

from dataclasses import replace

import pytest

from skirmish.core import Decide
from skirmish.games import load

GAME = load("island")
BEFORE = 7
"""Quiet turns before a row's first token."""

TURN = "11sv/12/12/12/12/12/12/12/12/12/12/S^11 c:....J,j:....j 0/0 S:{} classic"
LONELY = "12/12/12/12/12/12/12/12/12/12/12/S^11 c:....J,j:....j 0/0 S:{} classic"
"""North has no character on the island: it must enter."""
SHUT_OUT = "9S^2/12/12/12/12/12/12/12/12/12/12/12 c:....J,j:..j.. 0/0 S:{} classic"
"""North has no character on the island, and cannot enter either."""


@pytest.mark.parametrize(
    ("position", "tokens", "quiet", "stirred"),
    [
        (TURN.format("d1"), "a1-a2", BEFORE, False),
        (TURN.format("after"), "end", BEFORE + 1, False),
        (TURN.format("after"), "end d1 l12-l11 end", BEFORE + 2, False),
        (TURN.format("d0"), "pad d1 padR", BEFORE + 1, False),
        (TURN.format("d0"), "+5", BEFORE, True),
        (TURN.format("d0"), "+5 d1 e1-e2 end", 0, False),
        (LONELY.format("after"), "end", BEFORE + 1, False),
        (LONELY.format("after"), "end +5", BEFORE + 1, True),
        (LONELY.format("after"), "end +5 d1 h12-h11 end", 0, False),
        (SHUT_OUT.format("after"), "end", BEFORE + 1, False),
    ],
)
def test_quiet_turns_are_counted(position: str, tokens: str, quiet: int, stirred: bool) -> None:
    state = replace(GAME.from_position(position), quiet=BEFORE)
    for token in tokens.split():
        entry, pending = GAME.parse(token), GAME.pending(state)
        if isinstance(pending, Decide):
            state = GAME.apply(state, pending.seat, entry).state
        else:
            state = GAME.resolve(state, entry).state
    assert (state.quiet, state.stirred) == (quiet, stirred)


def test_a_penalty_on_the_pad_ends_the_quiet() -> None:
    two = SHUT_OUT.replace("j:..j..", "j:j.j..").replace("9S^2", "9S^1S^").format("after")
    state = replace(GAME.from_position(two), quiet=BEFORE)
    for token in ("end", "x+1"):
        pending = GAME.pending(state)
        assert isinstance(pending, Decide)
        state = GAME.apply(state, pending.seat, GAME.parse(token)).state
    assert (state.quiet, state.stirred) == (0, False)


def test_the_last_quiet_turn_is_counted_too() -> None:
    state = replace(GAME.from_position(TURN.format("after")), quiet=119)
    pending = GAME.pending(state)
    assert isinstance(pending, Decide)
    assert GAME.apply(state, pending.seat, GAME.parse("end")).state.quiet == 120

"""Both games against an independent second implementation, token by token, on random games.

The reference (``tests/reference``) was written from the rules pages alone by an author who had not seen
the engine; whatever the two disagree about is a bug in one of them or a hole in the rules.
"""

from __future__ import annotations

import os
import random
from typing import Any, Protocol

import pytest

from skirmish.core import Decide, NoPosition, Options, Over, Roll, Seat
from skirmish.games import load, names
from tests.reference import hill218, island


class Reference(Protocol):
    def waiting(self) -> tuple[str, Any]: ...
    def legal(self) -> set[str]: ...
    def play(self, token: str) -> None: ...
    def position(self) -> str | None: ...


REFERENCES: dict[str, Any] = {"island": island.Battle, "hill218": hill218.Battle}
GAMES_EACH = 500 if "SKIRMISH_SOAK" in os.environ else 12
TABLE = [
    (name, variant, number)
    for name in names()
    for variant in load(name).variants
    for number in range(GAMES_EACH)
]


@pytest.mark.parametrize(("name", "variant", "number"), TABLE)
def test_engine_and_reference_agree(name: str, variant: str, number: int) -> None:
    game, rng = load(name), random.Random(f"{name} {variant} {number}")
    first = Seat(number % 2)
    state = game.start(Options(variant, first))
    reference: Reference = REFERENCES[name].start(variant, first.letter)
    played: list[str] = []
    while True:
        where = f"after {' '.join(played)}"
        pending, (kind, expected) = game.pending(state), reference.waiting()
        assert _position(game, state) == reference.position(), where
        if isinstance(pending, Over):
            assert (kind, expected) == ("over", pending.result), where
            return
        if isinstance(pending, Roll):
            assert kind == "chance", where
            assert {str(o): p for o, p in pending.probabilities().items()} == expected, where
            # Zeros and live blocks lead to the rarer rules: visit them more often than chance would.
            outcome = rng.choice(pending.outcomes)
            token, state = str(outcome), game.resolve(state, outcome).state
        else:
            assert isinstance(pending, Decide)
            assert (kind, expected) == ("decide", pending.seat.letter), where
            legal = {str(action): action for action in game.legal(game.view(state, pending.seat))}
            assert set(legal) == reference.legal(), where
            token = rng.choice(sorted(legal))
            state = game.apply(state, pending.seat, legal[token]).state
        reference.play(token)
        played.append(token)


def _position(game: Any, state: Any) -> str | None:
    try:
        return str(game.position(state))
    except NoPosition:
        return None

"""What could destroy a unit just deployed: previews against the rules (H-4.1, H-4.2, H-5.1, H-5.2, H-6.1)."""

from __future__ import annotations

from typing import Any

import pytest

from skirmish.core import SOUTH, Decide, Seat
from skirmish.games.hill218.actions import Attack, Deploy
from skirmish.games.hill218.game import GAME
from skirmish.games.hill218.kinds import BASES, LETTERS, UNKNOWN, WORDS, Space
from skirmish.games.hill218.state import Attacking, Playing, with_side
from tests.presenter.hill218 import PRESENTER, at, plies, seen


def _danger(state: Any, token: str, seat: Seat = SOUTH) -> list[str]:
    return [each for each in PRESENTER.preview(seen(state, seat), token).danger if each != "strike"]


def _by_the_rules(state: Any, enemy: Seat, space: Space) -> set[str]:
    """The kinds with which one play of the enemy's may destroy a unit, if its cards are all unseen."""
    hidden = state.to(
        Playing(enemy, 2),
        hands=with_side(state.hands, enemy, UNKNOWN * len(state.hands[enemy])),
        decks=with_side(state.decks, enemy, UNKNOWN * len(state.decks[enemy])),
    )
    found = set()
    for action in GAME.legal(seen(hidden, enemy)):
        if isinstance(action, Deploy) and action.kind not in found:
            after = GAME.apply(hidden, enemy, action).state
            if isinstance(after.phase, Attacking) and Attack(space) in GAME.legal(seen(after, enemy)):
                found.add(action.kind)
    return found


@pytest.mark.parametrize(
    ("units", "turn", "token", "danger"),
    [
        pytest.param(
            "A@0,-1;P@2,1/H@0,1", "N1:play", "A@0,2", ["artillery"], id="H-4.1: onto the emptied space"
        ),
        pytest.param(
            "I@0,-1;I@1,-1;I@2,-1;I@2,0;I@2,1/I@0,1;S@1,2;I@1,3",
            "S1:play",
            "T@2,2",
            [],
            id="H-4.2: its supply is gone",
        ),
        pytest.param(
            "I@0,-1;I@1,-1/I@0,1;I@1,1",
            "S1:play",
            "T@1,0",
            ["tank", "artillery"],
            id="H-5.1: its support is gone",
        ),
        pytest.param(
            "I@0,-1/I@0,1;I@1,1", "S1:play", "T@1,-1", ["tank", "artillery"], id="H-5.2: it attacks nothing"
        ),
    ],
)
def test_the_danger_after_a_certain_attack(units: str, turn: str, token: str, danger: list[str]) -> None:
    seat = Seat.SOUTH if turn.startswith("S") else Seat.NORTH
    assert _danger(at(units, "ITA/ITA", turn), token, seat) == danger


def test_the_danger_of_a_deployment_is_what_the_rules_allow_afterwards() -> None:
    """In random games: after the attack that follows; with a choice of targets, after one of them."""
    alone = several = 0
    for ply in plies(6)[::2]:
        if not (isinstance(ply.pending, Decide) and isinstance(ply.state.phase, Playing)):
            continue
        seat = ply.pending.seat
        deployments = [each for each in GAME.legal(seen(ply.state, seat)) if isinstance(each, Deploy)]
        for action in deployments[::4]:
            if action.space == BASES[seat.other]:
                continue
            after = GAME.apply(ply.state, seat, action).state
            states = [after]
            if isinstance(after.phase, Attacking):
                states = [GAME.apply(after, seat, each).state for each in GAME.legal(seen(after, seat))]
                alone += len(states) == 1
                several += len(states) > 1
            kinds = set().union(*[_by_the_rules(each, seat.other, action.space) for each in states])
            expected = [WORDS[kind] for kind in LETTERS if kind in kinds]
            assert _danger(ply.state, str(action), seat) == expected, (GAME.position(ply.state), str(action))
    assert alone > 100
    assert several > 10

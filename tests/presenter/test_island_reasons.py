"""The reasons that a hint gives on the island: one for every decision, and each of them so."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from skirmish.core import SOUTH, Decide, Over, Roll, Seat
from skirmish.games.island.actions import (
    LoadPad,
    NominatePad,
    PlaceBlock,
    PlaceCharacter,
    RemoveFromPad,
    Shoot,
)
from skirmish.games.island.game import GAME
from skirmish.games.island.presenter.hints import threats_to
from skirmish.games.island.rules.turn import can_enter
from skirmish.games.island.state import Moved, Turning
from skirmish.i18n.speaker import LANGUAGES, Speaker
from tests.presenter.island import EN, PRESENTER, at, plies, seen

SPEAKERS = [*map(Speaker, LANGUAGES)]


def _said(state: Any, token: str, seat: Seat = SOUTH) -> list[str]:
    return [
        EN.say(e.id, **EN.listed("islandpage", e.facts))
        for e in PRESENTER.because(seen(state, seat), token)[1:]
    ]


def test_every_decision_has_a_reason_in_words_and_at_most_two() -> None:
    for ply in plies(1)[::7]:
        if isinstance(ply.pending, Decide):
            view = seen(ply.state, ply.pending.seat)
            for action in GAME.legal(view)[::11]:
                found = PRESENTER.because(view, str(action))[1:]
                assert 1 <= len(found) <= 2, (GAME.position(ply.state), str(action))
                for speaker in SPEAKERS:
                    assert all(speaker.say(e.id, **speaker.listed("islandpage", e.facts)) for e in found)


@pytest.mark.parametrize(
    ("rows", "turn", "token", "said"),
    [
        pytest.param("11s^/4S^7", "S:after", "end", "There is nothing left to shoot at.", id="I-6.1: end"),
        pytest.param(
            "11s^/4S^7", "S:after", "end", "None of your characters can be hit next turn.", id="I-3.1"
        ),
        pytest.param(
            "4sv7/12/12/4S^7/12",
            "S:after",
            "end",
            "you could hit the soldier on e5 next turn with a roll of 1",
            id="I-6.1: what the end waits for",
        ),
        pytest.param("11s^/4S^7", "S:d0", "e1R", "No shot can hit e1 next turn.", id="I-4.4: a quiet turn"),
        pytest.param(
            "4sv7/12/4S^7/12", "S:d1", "e2-e3", "On e2 it could be hit", id="I-3.3: out of the line of fire"
        ),
    ],
)
def test_the_reason_for_a_decision(rows: str, turn: str, token: str, said: str) -> None:
    state = at(rows, turn)
    legal = [str(each) for each in GAME.legal(seen(state))]
    assert token in legal, legal
    assert any(said in each for each in _said(state, token)), _said(state, token)


RARE = [
    # another is harder to hit after a removal or a move; and a shot of which nothing more is to be said
    "6j^2J^2/7s^#3/#7S<3/12/4#7/12/1#10/3J<8/10#1/Jv11/12/12 e:...SS,e:.ss.. 4/1 S:remove classic",
    "6j^3J<1/8#3/#2s>4Sv3/12/4#7/12/1#10/3J<8/10#1/Jv11/12/12 e:...SS,e:.ss.. 4/1 N:d5 classic",
    "12/12/3#8/9#2/#1S<9/10#jv/12/12/12/11#/12/6#5 g:.....,l:ss..j 6/0 S:after classic",
]
"""Positions from random games, for reasons that few decisions have."""


def test_what_reasons_say_is_so_afterwards() -> None:
    """I-6.1: in random games of every variant, on the board after the decision."""
    checked = dict.fromkeys(("saves", "eases", "escapes", "threatens", "entries", "left", "end"), 0)
    rare = [*map(GAME.from_position, RARE)]
    for state in [*(ply.state for ply in plies(2)[::5]), *rare]:
        pending = GAME.pending(state)
        if not isinstance(pending, Decide):
            continue
        seat = pending.seat
        view = seen(state, seat)
        legal = GAME.legal(view)
        for action in [
            *legal[:: 1 if state in rare else 9],
            *[each for each in legal if isinstance(each, Shoot) or str(each) == "end"],
        ]:
            found = {each.id.rsplit("-", 1)[1]: each for each in PRESENTER.because(view, str(action))[1:]}
            after = GAME.apply(state, seat, action).state
            while isinstance(due := GAME.pending(after), Roll) and len(due.outcomes) == 1:
                after = GAME.resolve(after, due.outcomes[0]).state  # all blocks that are left are alike
            if isinstance(after.phase, Turning) or isinstance(GAME.pending(after), Over):
                continue
            was = {each.square: each for each in threats_to(state, seat)}
            now = {each.square: each for each in threats_to(after, seat)}
            if said := found.get("saves"):
                squares = {*str(said.facts["squares"]).split()}
                assert squares <= was.keys() - now.keys()
                checked["saves"] += 1
            if said := found.get("eases"):
                for square in str(said.facts["squares"]).split():
                    assert Fraction(*now[square].chance) < Fraction(*was[square].chance)
                checked["eases"] += 1
            if said := found.get("escapes"):
                assert said.facts["square"] in was
                assert PRESENTER.preview(view, str(action)).threat is None
                checked["escapes"] += 1
            if said := found.get("threatens"):
                theirs = {each.square: each for each in threats_to(after.to(Moved(seat)), seat.other)}
                threat = theirs[str(said.facts["square"])]
                rolls = ", ".join(map(str, threat.rolls))
                assert said.facts["rolls"] == rolls
                assert (said.facts["how"] == "any") == (len(threat.rolls) == 6)
                checked["threatens"] += 1
            if said := found.get("entries"):
                there = state if isinstance(action, NominatePad) else after
                entries = [slot for slot in range(5) if can_enter(there, seat, slot)]
                assert (said.facts["count"], said.facts["where"]) == (
                    len(entries),
                    "now" if there is state else "then",
                )
                checked["entries"] += 1
            if said := found.get("left"):
                assert not isinstance(action, PlaceCharacter | PlaceBlock | LoadPad), "nothing was lost"
                where, left = "island", len(after.board.own(seat.other))
                if isinstance(action, RemoveFromPad) and after.pads is not None:
                    where, left = "pad", after.pads[seat.other].holding()
                assert (said.facts["where"], said.facts["count"]) == (where, left)
                checked["left"] += 1
            if (said := found.get("end")) and said.facts["what"] == "none":
                assert not any(isinstance(each, Shoot) for each in legal)
                checked["end"] += 1
    assert all(checked.values()), checked

"""Nothing is lost on the way: characters, blocks and cards are counted in every state of random games."""

from __future__ import annotations

from collections import Counter

import pytest

from skirmish.core import Seat
from skirmish.games import load
from skirmish.games.hill218.events import AirStrike, UnitAttacked
from skirmish.games.hill218.events import TurnBegan as HillTurn
from skirmish.games.hill218.kinds import KINDS
from skirmish.games.island.board import COUNTS, LETTERS
from skirmish.games.island.events import (
    BlockPlaced,
    BlockTurnedOver,
    CharacterPlaced,
    CharacterRemoved,
    PadLoaded,
    RemovedFromPad,
)
from skirmish.games.island.state import Placing, State, Turning
from tests.games.playing import random_game

NUMBERS = range(6)
KIND_OF = {letter: kind for kind, letter in LETTERS.items()}


def _characters(state: State, seat: Seat) -> Counter[str]:
    """A side's characters, on the island and the pad."""
    found = Counter[str](who.kind for _, who in state.board.characters() if who.seat is seat)
    if state.pads is not None:
        found.update(kind for kind in state.pads[seat].slots if kind is not None)
    return found


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("variant", load("island").variants)
def test_characters_are_those_brought_less_those_removed(variant: str, number: int) -> None:
    """I-1.2, I-2.4, I-2.5: who was brought along is on the island, on the pad, or has been removed."""
    there = {seat: Counter[str]() for seat in Seat}
    brought = dict.fromkeys(Seat, 0)
    for ply in random_game("island", variant, number):
        for event in ply.events:
            match event:
                case CharacterPlaced(seat=seat, kind=kind):
                    there[seat][kind] += 1
                    brought[seat] += 1
                case PadLoaded(seat=seat, kinds=letters):
                    there[seat].update(KIND_OF[letter] for letter in letters)
                    brought[seat] += len(letters)
                case CharacterRemoved(seat=seat, kind=kind) | RemovedFromPad(seat=seat, kind=kind):
                    there[seat][kind] -= 1
        for seat in Seat:
            assert _characters(ply.after, seat) == +there[seat]
            assert all(there[seat][kind] <= most for kind, most in COUNTS.items())
    assert list(brought.values()) == [5 if variant.startswith("blitz") else 10] * 2


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("variant", load("island").variants)
def test_blocks_on_the_island_are_those_face_down(variant: str, number: int) -> None:
    """I-1.4, I-2.2: ten are placed, one a line; each is live or safe; a character may stand on one."""
    placed, turned = 0, Counter[str]()
    for ply in random_game("island", variant, number):
        for event in ply.events:
            placed += isinstance(event, BlockPlaced)
            if isinstance(event, BlockTurnedOver):
                turned[event.kind] += 1
        state = ply.after
        lying = set(state.board.block_squares())
        assert len({square % 12 for square in lying}) == len({square // 12 for square in lying}) == len(lying)
        face_down = lying
        if isinstance(state.phase, Turning):
            face_down = (lying | {*state.phase.queue}) - {*state.phase.live, *state.phase.safe}
        if isinstance(state.phase, Placing):
            assert len(face_down) == placed
        else:
            assert placed == 10
            assert len(face_down) == state.live + state.safe == 10 - turned.total()
        live = 10 if variant.endswith("+minefield") else 6
        assert (state.live, state.safe) == (live - turned["live"], 10 - live - turned["safe"])


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("variant", load("hill218").variants)
def test_each_side_has_24_cards_always(variant: str, number: int) -> None:
    """H-1.2: in the deck, in the hand, in play or destroyed; none of a kind too many."""
    destroyed, struck = dict.fromkeys(Seat, 0), dict.fromkeys(Seat, 0)
    for ply in random_game("hill218", variant, number):
        for event in ply.events:
            if isinstance(event, AirStrike | UnitAttacked):
                destroyed[event.seat.other] += 1
                struck[event.seat] += isinstance(event, AirStrike)
        state = ply.after
        for seat in Seat:
            cards = state.hands[seat] + state.decks[seat] + "".join(state.units[seat].values())
            assert len(cards + state.destroyed[seat]) == 24
            assert len(state.destroyed[seat]) == destroyed[seat]
            assert state.strikes[seat] == 2 - struck[seat]
            for kind, row in KINDS.items():
                assert (cards + state.destroyed[seat]).count(kind) <= row.count
        assert not set(state.units[Seat.SOUTH]) & set(state.units[Seat.NORTH])
        assert (0, 0) not in {*state.units[Seat.SOUTH], *state.units[Seat.NORTH]}


@pytest.mark.parametrize("variant", load("hill218").variants)
def test_turns_alternate_and_draw_before_they_play(variant: str) -> None:
    """H-3.1: the first player's first turn has one play, every other turn two."""
    for number in NUMBERS:
        turns = [
            event
            for ply in random_game("hill218", variant, number)
            for event in ply.events
            if isinstance(event, HillTurn)
        ]
        first = Seat(number % 2)
        assert [(turn.seat, turn.plays) for turn in turns] == [
            (first if at % 2 == 0 else first.other, 2 if at else 1) for at in range(len(turns))
        ]

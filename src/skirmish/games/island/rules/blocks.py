"""Blocks: activating, turning over, blasts and chains (section 5)."""

from __future__ import annotations

from skirmish.core import ImpossibleOutcome, Roll, Seat, Step
from skirmish.games.island.actions import TurnOver, turn_over
from skirmish.games.island.board import (
    AROUND,
    BLOCK,
    EMPTY,
    FACING_WORDS,
    NAMES,
    SIZE,
    Square,
    character,
    is_character,
)
from skirmish.games.island.events import BlockTurnedOver, CharacterRemoved
from skirmish.games.island.rules.turn import go_on
from skirmish.games.island.state import Known, Phase, State, Turning


def activate(
    state: State, seat: Seat, square: Square, then: Phase, crossfire: tuple[Square, ...] = ()
) -> State:
    """I-5.2: the block on ``square`` was hit or landed on; it must be turned over."""
    return state.to(Turning(seat, (square,), then, crossfire))


def turnings(known: Known, phase: Turning) -> Roll[TurnOver]:
    """I-1.4: the chance event for the next block, weighted by the blocks still face down."""
    square = phase.queue[0]
    weighed = [
        (turn_over(square, live), weight)
        for live, weight in ((True, known.live), (False, known.safe))
        if weight
    ]
    return Roll(phase.seat, phase.prompt, tuple([o for o, _ in weighed]), tuple([w for _, w in weighed]))


def resolve_turning(state: State, phase: Turning, outcome: TurnOver) -> Step[State]:
    """Turn the next block over; after the last one, remove all together (I-5.5)."""
    square, live = outcome.square, outcome.live
    if square != phase.queue[0]:
        due = NAMES[phase.queue[0]]
        raise ImpossibleOutcome(
            "another-block-first", game="island", token=str(outcome), rule="I-5.4", square=due
        )
    if not (state.live if live else state.safe):
        rule, kind = "I-8.1" if state.variant.minefield else "I-1.4", "live" if live else "safe"
        raise ImpossibleOutcome("no-such-block-left", game="island", token=str(outcome), rule=rule, kind=kind)
    queue = phase.queue[1:]
    if live and not phase.live and not phase.safe:
        queue = _set_off(state, square)
    turned = Turning(
        phase.seat,
        queue,
        phase.then,
        phase.crossfire,
        (*phase.live, square) if live else phase.live,
        phase.safe if live else (*phase.safe, square),
    )
    state = state.to(turned, live=state.live - live, safe=state.safe - (not live))
    event = BlockTurnedOver(NAMES[square], "live" if live else "safe")
    if queue:
        return Step(state, (event,))
    after, removed = _remove_together(state, turned)
    return go_on(after, turned.then, (event, *removed))


def _set_off(state: State, square: Square) -> tuple[Square, ...]:
    """I-5.4: the blocks around a live one that a character activated, in order of column."""
    cells = state.board.cells
    return tuple(
        sorted([near for near in AROUND[square] if cells[near] == BLOCK], key=lambda near: near % SIZE)
    )


def removal(cells: bytes, square: Square, cause: str) -> CharacterRemoved:
    """What is told of the character on a square that is taken off the island."""
    who = character(cells[square])
    return CharacterRemoved(who.seat, who.kind, NAMES[square], cause, FACING_WORDS[who.facing])


def _remove_together(state: State, phase: Turning) -> tuple[State, list[CharacterRemoved]]:
    """I-5.3, I-5.5, I-6.2: remove the turned-over blocks, and every character that a live one reaches."""
    cells = state.board.cells
    caught: dict[Square, str] = {}
    if phase.live:
        # The first block of all was live: safe ones among the others change nothing for the shot.
        caught = dict.fromkeys(phase.crossfire, "crossfire")
        for square in phase.live:
            caught.update(
                dict.fromkeys([s for s in (square, *AROUND[square]) if is_character(cells[s])], "blast")
            )
    changes = dict.fromkeys([s for s in (*phase.live, *phase.safe) if cells[s] == BLOCK], EMPTY)
    events = []
    for square in sorted(caught):
        changes[square] = EMPTY
        events.append(removal(cells, square, caught[square]))
    return state.to(phase, board=state.board.changed(changes), stirred=True), events

"""Using a roll of 1 to 5 (I-3.2 to I-3.7, I-4.5, I-4.6)."""

from __future__ import annotations

from typing import Final, NamedTuple

from skirmish.core import Event, Facts, Refusal, Seat, Step
from skirmish.games.island.actions import END, Action, End, Move, RemoveFromIsland, move, remove_from_island
from skirmish.games.island.board import (
    BLOCK,
    CHARACTERS,
    EMPTY,
    FACINGS,
    NAMES,
    RAYS,
    TURNED,
    Square,
    character,
    is_character,
)
from skirmish.games.island.events import CharacterMoved, NothingCanMove
from skirmish.games.island.rules.blocks import activate, removal
from skirmish.games.island.rules.turn import end_turn, go_on
from skirmish.games.island.state import Known, Moved, Penalising, State, UsingRoll


class Way(NamedTuple):
    """What a character on a square could do with a roll on an empty island.

    The squares passed are a slice of the board's bytes, which must be ``free``: all at once.
    """

    passed: slice
    free: bytes
    end: Square
    straight: Move | None
    turns: tuple[Move, ...]


def way(square: Square, facing: str, roll: int) -> Way | None:
    """I-3.3 to I-3.5: the way of a roll from a square, or None if it leaves the island at once."""
    ray = RAYS[facing][square]
    if len(ray) < max(1, roll - 1):
        return None
    passed, step = ray[: roll - 1], ray[0] - square
    # A slice downwards to the edge has no stop: a negative one would count from the other end.
    stop = square + roll * step
    line = slice(square + step, stop if stop >= 0 else None, step) if passed else slice(0)
    straight = move(square, ray[roll - 1]) if len(ray) >= roll else None
    turns = (move(square, passed[-1], "left"), move(square, passed[-1], "right")) if passed else ()
    return Way(line, bytes(len(passed)), ray[roll - 1] if straight else square, straight, turns)


_WAYS_OF_FACING = {
    facing: tuple(
        [tuple([way(square, facing, roll) for square in range(len(NAMES))]) for roll in range(1, 6)]
    )
    for facing in FACINGS
}
_WAYS: Final = (None, None, *(_WAYS_OF_FACING[who.facing] for who in CHARACTERS))


def moves_of(cells: bytes, square: Square, roll: int) -> list[Move]:
    """I-3.3 to I-3.6: every way in which the character on a square can use a roll."""
    ways = _WAYS[cells[square]]
    assert ways is not None
    found = ways[roll - 1][square]
    if found is None:
        return []
    passed, free, end, straight, turns = found
    if cells[passed] != free:
        return []
    if straight is not None and cells[end] <= BLOCK:
        return [straight, *turns]
    return list(turns)


def is_stuck(known: Known, seat: Seat, roll: int) -> bool:
    """I-3.7: whether a side has characters on the island and none of them can use a roll."""
    cells, own = known.board.cells, known.board.own(seat)
    return bool(own) and not any([moves_of(cells, square, roll) for square in own])


def movers(known: Known, phase: UsingRoll) -> tuple[Square, ...]:
    """I-4.5: who may move: all characters, or the one that an option named (unless it is gone)."""
    own = known.board.own(phase.seat)
    if phase.mover is None:
        return own
    return (phase.mover,) if phase.mover in own else ()


def legal_uses(known: Known, phase: UsingRoll) -> list[Action]:
    """I-3.2: every use of the roll; ``end`` where there is none (I-3.7, I-4.6)."""
    cells, roll = known.board.cells, phase.roll
    found: list[Action] = []
    for square in movers(known, phase):
        found += moves_of(cells, square, roll)
    return found or [END]


def refuse_move(known: Known, phase: UsingRoll, action: Move) -> Refusal | None:
    """Why this character can't make this move with this roll."""
    cells, start, end, roll = known.board.cells, NAMES[action.start], NAMES[action.end], phase.roll
    if action.start not in known.board.own(phase.seat):
        return Refusal("not-your-character", "I-3.2", (start,), {"square": start})
    if phase.mover is not None and action.start != phase.mover:
        named = NAMES[phase.mover]
        return Refusal("only-the-named-one-moves", "I-4.5", (start, named), {"square": start, "mover": named})
    ray = RAYS[character(cells[action.start]).facing][action.start]
    if action.end not in ray:
        return Refusal("not-forward", "I-3.5", (start, end), {"start": start, "end": end})
    steps = ray.index(action.end) + 1
    if roll == 1 and action.turn:
        return Refusal("one-cannot-turn", "I-3.3", (start,), {"start": start})
    if steps != (roll - 1 if action.turn else roll):
        turn = action.turn or "none"
        facts: Facts = {"start": start, "end": end, "steps": steps, "roll": roll, "turn": turn}
        return Refusal("wrong-distance", "I-3.3" if roll == 1 else "I-3.4", (start, end), facts)
    for square in ray[:steps]:
        found = cells[square]
        if not found or (square == action.end and found == BLOCK and not action.turn):
            continue
        at, by = NAMES[square], "character" if is_character(found) else "block"
        code = "turn-on-block" if square == action.end and found == BLOCK else "path-blocked"
        return Refusal(code, "I-3.6", (start, at), {"start": start, "end": end, "at": at, "by": by})
    return None


def apply_move(state: State, phase: UsingRoll, action: Move) -> Step[State]:
    """Move, turn, and land on a block if one is there (I-3.6)."""
    cells, seat = state.board.cells, phase.seat
    code, turn = cells[action.start], action.turn
    board = state.board.changed({action.start: EMPTY, action.end: TURNED[turn][code] if turn else code})
    kind = character(code).kind
    event = CharacterMoved(seat, kind, NAMES[action.start], NAMES[action.end], turn or "none")
    after = state.to(Moved(seat), board=board)
    if cells[action.end] == BLOCK:
        after = activate(after, seat, action.end, after.phase)
    return Step(after, (event,))


def refuse_end(known: Known, phase: UsingRoll, action: End) -> Refusal | None:
    """I-3.2: the turn may not end while the roll can be used."""
    able = [s for s in movers(known, phase) if moves_of(known.board.cells, s, phase.roll)]
    if not able:
        return None
    names = tuple([NAMES[square] for square in able])
    return Refusal("roll-must-be-used", "I-3.2", names, {"roll": phase.roll, "squares": ", ".join(names)})


def apply_nothing_moves(state: State, phase: UsingRoll, action: End) -> Step[State]:
    """I-3.7, I-4.6: the penalty, if all characters on the island (at least one) are unable to move."""
    seat = phase.seat
    penalty = is_stuck(state, seat, phase.roll)
    events: tuple[Event, ...] = (NothingCanMove(seat, "yes" if penalty else "no", phase.roll),)
    if penalty:
        return Step(state.to(Penalising(seat.other)), events)
    return end_turn(state, seat, events)


def legal_removals(known: Known, phase: Penalising) -> list[RemoveFromIsland]:
    """I-3.7: any of the other side's characters on the island."""
    return [remove_from_island(square) for square in known.board.own(phase.seat.other)]


def refuse_removal(known: Known, phase: Penalising, action: RemoveFromIsland) -> Refusal | None:
    """I-3.7: it must be one of the penalised side's characters."""
    if action.square in known.board.own(phase.seat.other):
        return None
    square = NAMES[action.square]
    return Refusal("not-an-opponent", "I-3.7", (square,), {"square": square})


def apply_removal(state: State, phase: Penalising, action: RemoveFromIsland) -> Step[State]:
    """Remove the character; the penalised side's turn is over."""
    who = character(state.board.cells[action.square])
    event = removal(state.board.cells, action.square, "penalty")
    board = state.board.changed({action.square: EMPTY})
    step = go_on(state.to(phase, board=board, stirred=True), phase, (event,))
    if step.state.phase is not phase:
        return step
    return end_turn(step.state, who.seat, step.events)

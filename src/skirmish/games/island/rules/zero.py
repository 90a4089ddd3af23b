"""Rolling a zero: reinforcements, carrier pad, change of direction (section 4); entering (I-3.8, I-3.9)."""

from __future__ import annotations

from skirmish.core import SOUTH, Event, Refusal, Seat, Step
from skirmish.games.island.actions import (
    NOMINATE_PAD,
    REINFORCE,
    REMOVE_FROM_PAD,
    SLIDES,
    Action,
    ChangeDirection,
    NominatePad,
    Reinforce,
    RemoveFromPad,
    SlidePad,
    change_direction,
)
from skirmish.games.island.board import (
    AHEAD,
    BLOCK,
    CODES,
    COLUMNS,
    NAMES,
    SIZE,
    TURNED,
    Character,
    Pad,
    character,
    with_pad,
)
from skirmish.games.island.events import CharacterTurned, Entered, PadNominated, PadSlid, RemovedFromPad
from skirmish.games.island.rules.blocks import activate
from skirmish.games.island.rules.turn import can_enter, end_turn, go_on
from skirmish.games.island.state import (
    Choosing,
    Entering,
    Known,
    PenalisingPad,
    Rolling,
    RollingPad,
    Sliding,
    State,
)

NO_PADS = Refusal("no-pads", "I-8.1")


def legal_entries(known: Known, phase: Entering | Choosing) -> list[Reinforce]:
    """I-4.2: the pad squares from which a character can enter."""
    return [REINFORCE[slot] for slot in range(5) if can_enter(known, phase.seat, slot)]


def legal_options(known: Known, phase: Choosing) -> list[Action]:
    """I-4.1: the three options of a zero; without pads (I-8.1) only the change of direction."""
    options: list[Action] = []
    if known.pads is not None:
        options += legal_entries(known, phase)
        options.append(NOMINATE_PAD)
    for square in known.board.own(phase.seat):
        options += (change_direction(square, "left"), change_direction(square, "right"))
    return options


def refuse_entry(known: Known, phase: Entering | Choosing, action: Reinforce) -> Refusal | None:
    """I-4.2: an empty pad square, no square in front, or a character standing there."""
    if known.pads is None:
        return NO_PADS
    seat, slot = phase.seat, action.number - 1
    pad = known.pads[seat]
    if can_enter(known, seat, slot):
        return None
    if not pad.holds(slot):
        return Refusal("pad-square-empty", "I-4.2", (), {"number": action.number})
    front = pad.front(seat, slot)
    if front is None:
        return Refusal("pad-square-overhangs", "I-4.2", (), {"number": action.number})
    at = NAMES[front]
    return Refusal("entry-occupied", "I-4.2", (at,), {"number": action.number, "at": at})


def apply_entry(state: State, phase: Entering | Choosing, action: Reinforce) -> Step[State]:
    """The character enters, facing straight ahead, and lands on a block that is there (I-4.2)."""
    assert state.pads is not None
    seat, slot = phase.seat, action.number - 1
    pad = state.pads[seat]
    kind, front = pad.slots[slot], pad.front(seat, slot)
    assert kind is not None
    assert front is not None
    # After the option of a zero only this character may move (I-4.5); after I-3.8 any.
    then = Rolling(seat, front if isinstance(phase, Choosing) else None)
    board = state.board.changed({front: CODES[Character(seat, kind, AHEAD[seat])]})
    event = Entered(seat, kind, action.number, NAMES[front])
    after = state.to(then, board=board, pads=with_pad(state.pads, seat, pad.without(slot)), stirred=True)
    if state.board.cells[front] == BLOCK:
        after = activate(after, seat, front, then)
    return Step(after, (event,))


def refuse_nomination(known: Known, phase: Choosing, action: NominatePad) -> Refusal | None:
    """I-4.3: a pad can always be nominated, where there is one (I-8.1)."""
    return NO_PADS if known.pads is None else None


def apply_nomination(state: State, phase: Choosing, action: NominatePad) -> Step[State]:
    """I-4.3: nominate the pad and roll again."""
    return Step(state.to(RollingPad(phase.seat)), (PadNominated(phase.seat),))


def _slid(pad: Pad, seat: Seat, phase: Sliding, action: SlidePad) -> int:
    """The missile's column after sliding, perhaps off the island."""
    east = (action.direction == "right") == (seat is SOUTH)
    return pad.missile + (phase.roll if east else -phase.roll)


def legal_slides(known: Known, phase: Sliding) -> list[SlidePad]:
    """I-4.3: left or right, as long as the missile stays alongside the island."""
    return [slide for slide in SLIDES if refuse_slide(known, phase, slide) is None]


def refuse_slide(known: Known, phase: Sliding, action: SlidePad) -> Refusal | None:
    """I-4.3: the missile must stay alongside the island."""
    assert known.pads is not None
    pad = known.pads[phase.seat]
    if 0 <= _slid(pad, phase.seat, phase, action) < SIZE:
        return None
    facts = {"direction": action.direction, "roll": phase.roll, "column": COLUMNS[pad.missile]}
    return Refusal("missile-leaves-island", "I-4.3", (), facts)


def apply_slide(state: State, phase: Sliding, action: SlidePad) -> Step[State]:
    """I-4.3: slide the pad; the turn ends at once."""
    assert state.pads is not None
    seat, pad = phase.seat, state.pads[phase.seat]
    missile = _slid(pad, seat, phase, action)
    after = state.to(phase, pads=with_pad(state.pads, seat, Pad(missile, pad.slots)))
    return end_turn(after, seat, (PadSlid(seat, action.direction, COLUMNS[missile]),))


def refuse_turn(known: Known, phase: Choosing, action: ChangeDirection) -> Refusal | None:
    """I-4.4: one of your own characters on the island."""
    if action.square in known.board.own(phase.seat):
        return None
    square = NAMES[action.square]
    return Refusal("not-your-character", "I-4.4", (square,), {"square": square})


def apply_turn(state: State, phase: Choosing, action: ChangeDirection) -> Step[State]:
    """I-4.4: the character turns; only it may use the new roll (I-4.5)."""
    seat, code = phase.seat, state.board.cells[action.square]
    board = state.board.changed({action.square: TURNED[action.direction][code]})
    event = CharacterTurned(seat, character(code).kind, NAMES[action.square], action.direction)
    return Step(state.to(Rolling(seat, action.square), board=board), (event,))


def legal_pad_removals(known: Known, phase: PenalisingPad) -> list[RemoveFromPad]:
    """I-3.9: any character on the other side's pad."""
    assert known.pads is not None
    slots = known.pads[phase.seat.other].slots
    return [REMOVE_FROM_PAD[slot] for slot in range(5) if slots[slot] is not None]


def refuse_pad_removal(known: Known, phase: PenalisingPad, action: RemoveFromPad) -> Refusal | None:
    """I-3.9: a character must stand on that pad square."""
    assert known.pads is not None
    if known.pads[phase.seat.other].holds(action.number - 1):
        return None
    return Refusal("pad-square-empty", "I-3.9", (), {"number": action.number})


def apply_pad_removal(state: State, phase: PenalisingPad, action: RemoveFromPad) -> Step[State]:
    """I-3.9: the character is gone and its side's turn is over, without a roll."""
    assert state.pads is not None
    owner, slot = phase.seat.other, action.number - 1
    pad = state.pads[owner]
    kind = pad.slots[slot]
    assert kind is not None
    events: tuple[Event, ...] = (RemovedFromPad(owner, kind, action.number),)
    after = state.to(phase, pads=with_pad(state.pads, owner, pad.without(slot)), stirred=True)
    step = go_on(after, phase, events)
    if step.state.phase is not phase:
        return step
    return end_turn(step.state, owner, step.events)

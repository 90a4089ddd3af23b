"""Battle for the Island in the position editor."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from skirmish.core import Fact, ImpossiblePosition, Seat, value
from skirmish.games.island.board import (
    AHEAD,
    BLOCK,
    CODES,
    COLUMNS,
    EMPTY,
    HOME_PADS,
    KINDS,
    NAMES,
    SQUARES,
    TURNED,
    Board,
    Character,
    Kind,
    Pad,
    character,
    is_character,
    with_pad,
)
from skirmish.games.island.notation import check_position, read_position, write_position
from skirmish.games.island.rules.turn import can_enter
from skirmish.games.island.rules.victory import beaten
from skirmish.games.island.state import State, in_box
from skirmish.games.island.variants import VARIANTS, Variant
from skirmish.presenter.editing import Control, Edit, Option, Stock, check_control, no_edit
from skirmish.presenter.structs import Said, seat_name

BLOCKS: Final = "block"
"""The piece that is a block."""
_ROLLS: Final = ("d1", "d2", "d3", "d4", "d5")
_AWAITED: Final = ("roll", *_ROLLS, "d0", "after", "enter", "remove", "won", "draw")
_WITH_PADS: Final = ("pad", "pad1", "pad2", "pad3", "pad4", "pad5", "removepad")
_MOVABLE: Final = ("roll", *_ROLLS)
"""What may be awaited while only one character may move."""
_SLOT: Final = re.compile(r"(south|north)\+([1-5])")
_TURN: Final = re.compile(r"([SN-]):([a-z0-9]+)(?:@([a-l][0-9]+))?")


@value
class Draft:
    """A position that may be impossible. The state's phase follows from ``turn``, and says less."""

    state: State
    turn: str

    @property
    def parts(self) -> tuple[str, str, str]:
        """The side (``S`` for a draw, too), what is awaited, and the only character that may move."""
        match = _TURN.fullmatch(self.turn)
        assert match is not None  # it was read
        return match[1].replace("-", "S"), match[2], match[3] or ""


class IslandEditing:
    """Squares and pad squares (``south+2``) can be filled; the turn, the blocks and the pads can be set."""

    sample: Final = (
        "7tv4/1s>4#5/12/2jv6#2/1#10/5#1sv4/10#1/2#2J^6/7#4/#6S^4/1S^6#3/3T^8 d:.SSJ.,j:s.jt. 5/4 S:d3 classic"
    )

    def read(self, text: str, variant: str | None) -> Draft:
        """The draft of a text, in another variant if one is named."""
        draft = Draft(*read_position(text))
        return draft if variant is None else _in_variant(draft, VARIANTS[variant])

    def write(self, draft: Draft) -> str:
        """The position string."""
        return write_position(draft.state, draft.turn)

    def variant(self, draft: Draft) -> str:
        """The variant's name."""
        return draft.state.variant.name

    def known(self, draft: Draft) -> State:
        """The state that a draft describes, possible or not."""
        return draft.state

    def check(self, draft: Draft) -> None:
        """Raises ImpossiblePosition with the first fault."""
        check_position(draft.state, draft.turn)

    def stock(self, draft: Draft) -> list[Stock]:
        """Characters that a side has neither on the island nor on its pad, and blocks."""
        state = draft.state
        found = [
            Stock(kind, Said("island-edit-kind", {"kind": kind}), max(0, left), seat_name(seat))
            for seat in Seat
            for kind, left in in_box(state, seat).items()
        ]
        most, laid = state.variant.live + state.variant.safe, len(state.board.block_squares())
        return [*found, Stock(BLOCKS, Said("island-edit-block"), max(0, most - laid))]

    def controls(self, draft: Draft) -> list[Control]:
        """The turn, the live blocks, and where the pads lie."""
        state, (side, awaited, mover) = draft.state, draft.parts
        seats = [Option(seat.letter, Said("island-seat", {"seat": seat.word})) for seat in Seat]
        choices = _AWAITED if state.pads is None else (*_AWAITED, *_WITH_PADS)
        controls = [
            Control("side", Said("page-edit-side"), side, seats),
            Control("awaited", Said("page-edit-awaited"), awaited, [_awaited(each) for each in choices]),
        ]
        if awaited in _MOVABLE:
            squares = sorted(
                {NAMES[each] for each in state.board.own(Seat.from_letter(side))} | {mover} - {""}
            )
            only = [Option(each, Said("island-edit-square", {"square": each})) for each in squares]
            anyone = Option("", Said("island-edit-anyone"))
            controls.append(Control("mover", Said("island-edit-mover"), mover, [anyone, *only]))
        blocks = len(state.board.block_squares())
        least = min(state.live, max(0, blocks - state.variant.safe))
        most = max(state.live, min(blocks, state.variant.live))
        controls.append(Control("live", Said("island-edit-live"), str(state.live), least=least, most=most))
        columns = [Option(each, Said("text-line", {"text": each})) for each in COLUMNS]
        for seat in Seat if state.pads is not None else ():
            assert state.pads is not None
            column = COLUMNS[state.pads[seat].missile]
            controls.append(
                Control("missile", Said("island-edit-missile"), column, columns, seat=seat_name(seat))
            )
        return controls

    def edit(self, draft: Draft, edit: Edit) -> Draft:
        """The draft after an edit."""
        match edit.act:
            case "put":
                seat = Seat.SOUTH if edit.seat == "south" else Seat.NORTH
                return _put(draft, edit.at, _new(edit, seat, draft.state))
            case "remove":
                return _put(draft, edit.at, EMPTY)
            case "move":
                code = _code(draft.state, edit.at)
                return _put(_put(draft, edit.at, EMPTY), edit.to, code) if edit.at != edit.to else draft
            case "turn":
                square = SQUARES.get(edit.at)
                if square is None:
                    return draft  # characters on a pad look ahead
                return _put(draft, edit.at, TURNED["right"][draft.state.board.cells[square]])
            case "set":
                return _set(draft, edit)
            case "clear":
                pads = None if draft.state.pads is None else HOME_PADS
                state = replace(draft.state, board=Board(), pads=pads, live=0, safe=0)
                return Draft(state, draft.turn)

    def fix(self, draft: Draft, fault: ImpossiblePosition) -> tuple[Said, Draft] | None:
        """The draft without a fault: what is too many is taken away, what does not fit is set."""
        state, (side, awaited, _) = draft.state, draft.parts
        match fault.code.removeprefix("bad-position-"):
            case "block-line" | "too-many-blocks" | "too-many" | "too-many-in-all":
                place = fault.places[0]
                if place in state.board.blocks():
                    words = Said("island-edit-fix-block", {"at": place})
                else:
                    pad = "no" if place in SQUARES else "yes"
                    words = Said("island-edit-fix-character", {"at": place, "pad": pad})
                return words, _put(draft, place, EMPTY)
            case "block-kinds" | "block-count":
                fixed = _counted(state)
                words = Said("island-edit-fix-blocks", {"live": fixed.live, "safe": fixed.safe})
                return words, Draft(fixed, draft.turn)
            case "mover":
                return Said("island-edit-fix-mover"), _turned(draft, f"{side}:{awaited}")
        return Said("page-edit-fix-turn"), _turned(draft, _likely(state, Seat.from_letter(side)))


EDITING: Final = IslandEditing()


def _awaited(each: str) -> Option:
    # A number, as the messages select on it.
    roll: Fact = int(each[-1]) if each[-1].isdigit() else ""
    return Option(each, Said("island-edit-awaited", {"awaited": each.rstrip("12345"), "roll": roll}))


def _turned(draft: Draft, turn: str) -> Draft:
    """The draft with another TURN."""
    text = write_position(draft.state, turn)
    return Draft(*read_position(text))


def _likely(state: State, seat: Seat) -> str:
    """A TURN that fits the board, for the same side if possible."""
    lost = [each for each in Seat if beaten(state, each)]
    if lost:
        return "-:draw" if len(lost) > 1 else f"{lost[0].other.letter}:won"
    if state.pads is None or state.board.own(seat):
        return f"{seat.letter}:roll"
    enters = any(can_enter(state, seat, slot) for slot in range(5))
    return f"{seat.letter}:enter" if enters else f"{seat.other.letter}:removepad"


def _new(edit: Edit, seat: Seat, state: State) -> int:
    """The code of a piece that is put on the board. Where the same one stands already, it is turned."""
    if edit.piece == BLOCKS:
        return BLOCK
    kind: Kind | None = next((each for each in KINDS if each == edit.piece), None)
    if kind is None or edit.seat is None:
        raise no_edit(edit.piece)
    standing = state.board.character_at(SQUARES[edit.at]) if edit.at in SQUARES else None
    if standing is not None and (standing.seat, standing.kind) == (seat, kind):
        return CODES[standing.turned("right")]
    return CODES[Character(seat, kind, AHEAD[seat])]


def _code(state: State, place: str) -> int:
    """What is on a place, as a board's code."""
    slot = _SLOT.fullmatch(place)
    if slot is None:
        if place not in SQUARES:
            raise no_edit(place)
        return state.board.cells[SQUARES[place]]
    seat, kind = _slot(state, slot)
    return EMPTY if kind is None else CODES[Character(seat, kind, AHEAD[seat])]


def _slot(state: State, slot: re.Match[str]) -> tuple[Seat, Kind | None]:
    if state.pads is None:
        raise no_edit(slot[0])
    seat = Seat.SOUTH if slot[1] == "south" else Seat.NORTH
    return seat, state.pads[seat].slots[int(slot[2]) - 1]


def _put(draft: Draft, place: str, code: int) -> Draft:
    """The draft with this on a place. A pad holds its own side's characters only."""
    state, slot = draft.state, _SLOT.fullmatch(place)
    if slot is not None:
        seat, _ = _slot(state, slot)
        assert state.pads is not None
        who = character(code) if is_character(code) else None
        if code != EMPTY and (who is None or who.seat is not seat):
            raise no_edit(place)
        slots = [*state.pads[seat].slots]
        slots[int(slot[2]) - 1] = None if who is None else who.kind
        pad = Pad(state.pads[seat].missile, tuple(slots))
        return Draft(replace(state, pads=with_pad(state.pads, seat, pad)), draft.turn)
    if place not in SQUARES:
        raise no_edit(place)
    square = SQUARES[place]
    board = state.board.changed({square: code})
    changed = replace(state, board=board)
    if BLOCK in (code, state.board.cells[square]) and code != state.board.cells[square]:
        changed = _counted(changed)
    return Draft(changed, draft.turn)


def _counted(state: State) -> State:
    """The state with as many live and safe blocks as lie on the board; all of them where too many do."""
    variant = state.variant
    whole = variant.live + variant.safe
    blocks = min(len(state.board.block_squares()), whole)
    wanted = state.live if state.live + state.safe == blocks else round(blocks * variant.live / whole)
    live = min(max(wanted, blocks - variant.safe, 0), blocks, variant.live)
    return replace(state, live=live, safe=blocks - live)


def _set(draft: Draft, edit: Edit) -> Draft:
    """The draft with a control changed."""
    state, (side, awaited, _) = draft.state, draft.parts
    check_control(EDITING.controls(draft), edit)
    if edit.control == "live":
        live = int(edit.value)
        return Draft(replace(state, live=live, safe=state.live + state.safe - live), draft.turn)
    if edit.control == "missile":
        assert state.pads is not None
        seat = Seat.SOUTH if edit.seat == "south" else Seat.NORTH
        pad = replace(state.pads[seat], missile=COLUMNS.index(edit.value))
        return Draft(replace(state, pads=with_pad(state.pads, seat, pad)), draft.turn)
    side = edit.value if edit.control == "side" else side
    awaited = edit.value if edit.control == "awaited" else awaited
    mover = edit.value if edit.control == "mover" else ""
    if awaited == "draw":
        return _turned(draft, "-:draw")
    return _turned(draft, f"{side}:{awaited}@{mover}" if mover else f"{side}:{awaited}")


def _in_variant(draft: Draft, variant: Variant) -> Draft:
    """The same position in another variant: pads come or go, and blocks are counted again."""
    state = replace(draft.state, variant=variant)
    if variant.pads != (state.pads is not None):
        state = replace(state, pads=HOME_PADS if variant.pads else None)
    if state.live > variant.live or state.safe > variant.safe:
        state = _counted(state)
    turn = draft.turn
    if state.pads is None and draft.parts[1] in _WITH_PADS:
        turn = f"{draft.parts[0]}:roll"
    return _turned(Draft(state, turn), turn)

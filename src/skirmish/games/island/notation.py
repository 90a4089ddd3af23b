"""Tokens and position strings (section 9): strict, and exact inverses of each other."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from skirmish.core import NORTH, SOUTH, ImpossiblePosition, NoPosition, NotationError, Seat
from skirmish.core.errors import excerpt
from skirmish.games.island.actions import (
    END,
    NOMINATE_PAD,
    SLIDES,
    Action,
    Die,
    Outcome,
    Reinforce,
    RemoveFromPad,
    change_direction,
    load_pad,
    move,
    place_block,
    place_character,
    remove_from_island,
    shoot,
    turn_over,
)
from skirmish.games.island.board import (
    BLOCK,
    CHARACTERS,
    CODES,
    COLUMNS,
    COUNTS,
    KIND_OF_LETTER,
    KINDS,
    LETTERS,
    NAMES,
    SIZE,
    SQUARES,
    Board,
    Direction,
    Kind,
    Pad,
    Square,
    character,
)
from skirmish.games.island.rules.movement import is_stuck
from skirmish.games.island.rules.turn import can_enter
from skirmish.games.island.rules.victory import beaten, verdict
from skirmish.games.island.state import (
    ENDED,
    Choosing,
    Ended,
    Entering,
    Known,
    Moved,
    Penalising,
    PenalisingPad,
    Phase,
    Rolling,
    RollingPad,
    Sliding,
    State,
    UsingRoll,
    in_box,
)
from skirmish.games.island.variants import VARIANTS, Variant

LONGEST_TOKEN: Final = 8
"""``e10!live`` is the longest token: anything longer is refused without parsing."""

_SQ = r"([a-l](?:1[0-2]|[1-9]))"
_TURNS: Final[dict[str, Direction | None]] = {"": None, "L": "left", "R": "right"}
_QUARTERS: Final[dict[str, Direction]] = {"L": "left", "R": "right"}
_FORMS: Final[tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Action | Outcome]], ...]] = (
    (re.compile(rf"{_SQ}-{_SQ}([LR]?)"), lambda m: move(SQUARES[m[1]], SQUARES[m[2]], _TURNS[m[3]])),
    (re.compile(rf"{_SQ}\*{_SQ}"), lambda m: shoot(SQUARES[m[1]], SQUARES[m[2]])),
    (re.compile(r"d([0-5])"), lambda m: Die(int(m[1]))),
    (re.compile(rf"{_SQ}!(live|safe)"), lambda m: turn_over(SQUARES[m[1]], m[2] == "live")),
    (re.compile(rf"{_SQ}([LR])"), lambda m: change_direction(SQUARES[m[1]], _QUARTERS[m[2]])),
    (re.compile(r"\+([1-5])"), lambda m: Reinforce(int(m[1]))),
    (re.compile(rf"#{_SQ}"), lambda m: place_block(SQUARES[m[1]])),
    (
        re.compile(rf"([SJT]){_SQ}([\^>v<])"),
        lambda m: place_character(KIND_OF_LETTER[m[1]], SQUARES[m[2]], m[3]),
    ),
    (re.compile(r"=([SJT]{5})"), lambda m: load_pad(tuple([KIND_OF_LETTER[c] for c in m[1]]))),
    (re.compile(rf"x{_SQ}"), lambda m: remove_from_island(SQUARES[m[1]])),
    (re.compile(r"x\+([1-5])"), lambda m: RemoveFromPad(int(m[1]))),
)
_WORDS: Final[dict[str, Action]] = {"end": END, "pad": NOMINATE_PAD, "padL": SLIDES[0], "padR": SLIDES[1]}


def parse_token(token: str) -> Action | Outcome:
    """The decision or chance event a token names. Raises :class:`NotationError`."""
    if token in _WORDS:
        return _WORDS[token]
    if len(token) <= LONGEST_TOKEN:
        for form, build in _FORMS:
            match = form.fullmatch(token)
            if match:
                return build(match)
    raise NotationError("bad-token", game="island", token=excerpt(token, 40))


# Position strings: BOARD PADS BLOCKS TURN VARIANT


def format_position(known: Known) -> str:
    """The position string of a state or view."""
    return write_position(known, _format_turn(known))


def write_position(known: Known, turn: str) -> str:
    """The position string of a state or view, with this TURN."""
    board, pads, blocks = _format_board(known.board), _format_pads(known), f"{known.live}/{known.safe}"
    return f"{board} {pads} {blocks} {turn} {known.variant.name}"


def _format_board(board: Board) -> str:
    rows = []
    for row in range(SIZE - 1, -1, -1):
        text, empty = "", 0
        for code in board.cells[row * SIZE : row * SIZE + SIZE]:
            if not code:
                empty += 1
                continue
            who = "#" if code == BLOCK else character(code).letter + character(code).facing
            text += f"{empty or ''}{who}"
            empty = 0
        rows.append(f"{text}{empty or ''}")
    return "/".join(rows)


def _format_pads(known: Known) -> str:
    if known.pads is None:
        return "-"
    texts = []
    for seat, pad in zip(Seat, known.pads, strict=True):
        slots = "".join(LETTERS[kind] if kind else "." for kind in pad.slots)
        texts.append(f"{COLUMNS[pad.missile]}:{slots if seat is SOUTH else slots.lower()}")
    return ",".join(texts)


def _format_turn(known: Known) -> str:
    phase = known.phase
    if isinstance(phase, Ended):
        winner = verdict(known).winner
        return "-:draw" if winner is None else f"{winner.letter}:won"
    match phase:
        case Rolling(mover=mover):
            awaited = "roll" if mover is None else f"roll@{NAMES[mover]}"
        case RollingPad():
            awaited = "pad"
        case UsingRoll(roll=roll, mover=mover):
            awaited = f"d{roll}" if mover is None else f"d{roll}@{NAMES[mover]}"
        case Choosing():
            awaited = "d0"
        case Sliding(roll=roll):
            awaited = f"pad{roll}"
        case Moved():
            awaited = "after"
        case Entering():
            awaited = "enter"
        case Penalising():
            awaited = "remove"
        case PenalisingPad():
            awaited = "removepad"
        case _:
            raise NoPosition("no-position", game="island", awaited=phase.prompt)
    return f"{phase.seat.letter}:{awaited}"


LONGEST_POSITION: Final = 400
"""More than any position needs: 20 characters, 10 blocks and 14 numbers."""


def parse_position(text: str) -> State:
    """The state of a position string. Raises :class:`NotationError`, with the reason."""
    state, turn = read_position(text)
    check_position(state, turn)
    return state


def read_position(text: str) -> tuple[State, str]:
    """What a position string says, possible or not, and its TURN, which alone names the winner.

    Raises :class:`NotationError` for text that is not in the exact form.
    """
    fields = text.split(" ") if len(text) <= LONGEST_POSITION else []
    if len(fields) != 5:
        raise _bad("fields", text)
    board_text, pads_text, blocks_text, turn_text, variant_name = fields
    variant = VARIANTS.get(variant_name)
    if variant is None:
        raise _bad("variant", variant_name)
    board = _parse_board(board_text)
    pads = _parse_pads(pads_text, variant)
    live, safe = _parse_blocks(blocks_text)
    phase = _parse_turn(turn_text)
    first = SOUTH if phase.seat is None else phase.seat
    return State(board, pads, live, safe, phase, variant, first), turn_text


def check_position(state: State, turn: str) -> None:
    """Raise :class:`ImpossiblePosition` with the first reason why a position cannot be."""
    _check_block_lines(state.board)
    _check_blocks(state)
    _check_counts(state)
    _check_turn(state, turn)


def _bad(reason: str, found: str, **facts: str | int) -> NotationError:
    return NotationError(f"bad-position-{reason}", game="island", found=excerpt(found, 80), **facts)


def _impossible(
    reason: str, rule: str, places: tuple[str, ...], found: str, **facts: str | int
) -> ImpossiblePosition:
    return ImpossiblePosition(f"bad-position-{reason}", rule, places, game="island", found=found, **facts)


_CELL = re.compile(r"1[0-2]|[1-9]|#|[SJTsjt][\^>v<]")
_BY_LETTERS: Final = {who.letter + who.facing: CODES[who] for who in CHARACTERS} | {"#": BLOCK}


def _parse_board(text: str) -> Board:
    rows = text.split("/")
    if len(rows) != SIZE:
        raise _bad("rows", text, rows=len(rows))
    cells = bytearray()
    for number, row in zip(range(SIZE, 0, -1), rows, strict=True):
        line, at, after_number = bytearray(), 0, False
        while at < len(row):
            cell = _CELL.match(row, at)
            if cell is None or (after_number and cell[0].isdigit()):
                raise _bad("row", row, row=number)
            after_number, at = cell[0].isdigit(), cell.end()
            line += bytes(int(cell[0])) if after_number else bytes([_BY_LETTERS[cell[0]]])
        if len(line) != SIZE:
            raise _bad("row", row, row=number)
        cells = line + cells
    return Board(bytes(cells))


def _check_block_lines(board: Board) -> None:
    """I-2.2: no two blocks in a row or column."""
    squares = board.block_squares()
    for number, square in enumerate(squares):
        for other in squares[:number]:
            if square // SIZE == other // SIZE or square % SIZE == other % SIZE:
                found, last = NAMES[other], NAMES[square]
                raise _impossible("block-line", "I-2.2", (last, found), found, other=last)


_PADS = re.compile(r"([a-l]):([SJT.]{5}),([a-l]):([sjt.]{5})")


def _parse_pads(text: str, variant: Variant) -> tuple[Pad, Pad] | None:
    if not variant.pads:
        if text != "-":
            raise _bad("no-pads", text, variant=variant.name)
        return None
    match = _PADS.fullmatch(text)
    if match is None:
        raise _bad("pads", text)

    def slots(letters: str) -> tuple[Kind | None, ...]:
        return tuple([KIND_OF_LETTER.get(letter) for letter in letters.upper()])

    return Pad(COLUMNS.index(match[1]), slots(match[2])), Pad(COLUMNS.index(match[3]), slots(match[4]))


def _parse_blocks(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(10|[0-9])/([0-9])", text)
    if match is None:
        raise _bad("blocks", text)
    return int(match[1]), int(match[2])


_TURN = re.compile(
    r"([SN]):(?:(roll|d[1-5])(?:@([a-l](?:1[0-2]|[1-9])))?|(d0|pad|pad[1-5]|after|enter|remove|removepad))"
)
_PLAIN_PHASES: Final[dict[str, Callable[[Seat], Phase]]] = {
    "d0": Choosing,
    "pad": RollingPad,
    "after": Moved,
    "enter": Entering,
    "remove": Penalising,
    "removepad": PenalisingPad,
    **{f"pad{roll}": lambda seat, roll=roll: Sliding(seat, roll) for roll in range(1, 6)},  # type: ignore[misc]
}


def _parse_turn(text: str) -> Phase:
    if text in ("S:won", "N:won", "-:draw"):
        return ENDED
    match = _TURN.fullmatch(text)
    if match is None:
        raise _bad("turn", text)
    seat = Seat.from_letter(match[1])
    if match[4]:
        return _PLAIN_PHASES[match[4]](seat)
    mover = SQUARES[match[3]] if match[3] else None
    return Rolling(seat, mover) if match[2] == "roll" else UsingRoll(seat, int(match[2][1]), mover)


def _check_blocks(state: State) -> None:
    """I-1.4, I-8.1: no more blocks than there are, and as many live and safe ones as lie on the board."""
    variant, text, squares = state.variant, f"{state.live}/{state.safe}", state.board.blocks()
    most = variant.live + variant.safe
    if len(squares) > most:
        raise _impossible("too-many-blocks", "I-1.4", squares[most:], text, blocks=len(squares), most=most)
    if state.live > variant.live or state.safe > variant.safe:
        rule = "I-8.1" if variant.minefield else "I-1.4"
        raise _impossible(
            "block-kinds", rule, (), text, live=variant.live, safe=variant.safe, variant=variant.name
        )
    if state.live + state.safe != len(squares):
        raise _impossible("block-count", "I-1.4", (), text, blocks=len(squares))


def _check_counts(state: State) -> None:
    """I-1.2, I-8.1: no more characters than a side brings."""
    variant = state.variant
    for seat in Seat:
        left, places = in_box(state, seat), characters_of(state, seat)
        for kind in KINDS:
            if left[kind] < 0:
                most, many = COUNTS[kind], COUNTS[kind] - left[kind]
                extra = tuple([place for place, each in places if each == kind][most:])
                raise _impossible(
                    "too-many", "I-1.2", extra, seat.word, seat=seat.word, kind=kind, number=many, most=most
                )
        if len(places) > variant.strength:
            extra = tuple([place for place, _ in places[variant.strength :]])
            raise _impossible(
                "too-many-in-all",
                "I-8.1",
                extra,
                seat.word,
                seat=seat.word,
                number=len(places),
                most=variant.strength,
                variant=variant.name,
            )


def characters_of(state: State, seat: Seat) -> list[tuple[str, Kind]]:
    """Where a side's characters are, and their kinds: squares from a1 on, then pad squares (``south+2``)."""
    found = [(square, who.kind) for square, who in state.board.characters() if who.seat is seat]
    slots = () if state.pads is None else state.pads[seat].slots
    return found + [(f"{seat.word}+{slot}", kind) for slot, kind in enumerate(slots, 1) if kind is not None]


def _check_turn(state: State, text: str) -> None:
    """Check that the board is consistent with TURN."""
    phase = state.phase
    lost = {seat for seat in Seat if beaten(state, seat)}
    if isinstance(phase, Ended):
        expected = {"S:won": {NORTH}, "N:won": {SOUTH}}.get(text)
        # A draw is both sides beaten, or neither after too many quiet turns (I-7.3).
        if lost != expected if expected else len(lost) == 1:
            raise _impossible("result", "I-7.1", (), text)
        return
    if lost:
        raise _impossible("beaten", "I-7.1", (), text, seat=min(lost).word)
    match phase:
        case Rolling(mover=mover) | UsingRoll(mover=mover) if mover is not None:
            _check_mover(state, phase, mover, text)
        case RollingPad() | Sliding():
            if state.pads is None:
                raise _impossible("no-pad-turn", "I-8.1", (), text, variant=state.variant.name)
        case Entering(seat=seat):
            if not (_must_enter(state, seat) and _anybody_can_enter(state, seat)):
                raise _impossible("enter", "I-3.8", (), text, seat=seat.word)
        case PenalisingPad(seat=seat):
            if not _must_enter(state, seat.other) or _anybody_can_enter(state, seat.other):
                raise _impossible("remove-from-pad", "I-3.9", (), text, seat=seat.other.word)
        case Penalising(seat=seat):
            if not any(is_stuck(state, seat.other, roll) for roll in range(1, 6)):
                raise _impossible("remove", "I-3.7", (), text, seat=seat.other.word)


def _check_mover(state: State, phase: Rolling | UsingRoll, mover: Square, text: str) -> None:
    """I-4.5: only that character may move. It may be gone: it was shot or hit a live block."""
    gone = not state.board.cells[mover]
    if isinstance(phase, Rolling):
        gone = gone and _has_left(state, phase.seat, mover)
    if not gone and mover not in state.board.own(phase.seat):
        raise _impossible("mover", "I-4.5", (NAMES[mover],), text, seat=phase.seat.word, at=NAMES[mover])


def _has_left(state: State, seat: Seat, square: Square) -> bool:
    """I-4.2: whether the pad square behind a square is empty: its character entered and hit a live block."""
    if state.pads is None:
        return False
    pad = state.pads[seat]
    return any(pad.front(seat, slot) == square for slot in range(5) if pad.slots[slot] is None)


def _must_enter(state: State, seat: Seat) -> bool:
    """I-3.8: no character on the island, at least one on the pad."""
    return state.pads is not None and not state.board.own(seat)


def _anybody_can_enter(state: State, seat: Seat) -> bool:
    return any(can_enter(state, seat, slot) for slot in range(5))

"""The island as text: ASCII only, every line of the grid 64 columns wide.

South's characters are capitals, North's small letters, each with the way it faces on the page; ``#`` is
a face-down block. A pad square is ``[S^]``, the one with the missile ``{S^}``. Marks are in the two columns
beside a square: ``[ ]`` selected, ``( )`` can be reached, ``! !`` an exact hit, ``x x`` crossfire.
"""

from __future__ import annotations

from typing import Final

from skirmish.core import NORTH, SOUTH, Seat
from skirmish.drawing.brush import Brush, Paint, Say
from skirmish.drawing.marks import NO_MARKS, Marks
from skirmish.games.island.board import AHEAD, COLUMNS, FACINGS, LETTERS, NAMES, SIZE, Pad
from skirmish.games.island.state import Known, Placing, Turning

PAINTS: Final = {
    "sea": Paint(30, 195),
    "coast": Paint(223, 94),
    "sand": Paint(222, 137),
    "sand-2": Paint(221, 137),
    "block": Paint(94, 230, True),
    "pad": Paint(240, 252),
}
LABELS: Final = {
    "island-text-island": "island",
    "island-text-pad": "pad",
    "island-text-blocks": "blocks",
    "island-text-live": "live",
    "island-text-safe": "safe",
}
"""The words under the board, in English, by their message ids."""
_OVERHANG = 2


def draw_text(known: Known, *, brush: Brush, say: Say, marks: Marks = NO_MARKS, turned: bool = False) -> str:
    """The island, both pads beside it, and the counts below."""
    return "\n".join([*_grid(known, brush, marks, turned), "", *_counts(known, say)]) + "\n"


def draw_compact(known: Known, brush: Brush, say: Say) -> str:
    """The same in as few lines as possible: column letters above only, all counts in the last line."""
    lines = _grid(known, brush, NO_MARKS, False, letters_below=False)
    return "\n".join([*lines, "; ".join(_counts(known, say))])


def _grid(known: Known, brush: Brush, marks: Marks, turned: bool, *, letters_below: bool = True) -> list[str]:
    brush = brush.with_paints(PAINTS)
    columns = range(SIZE - 1, -1, -1) if turned else range(SIZE)
    rows = range(1, SIZE + 1) if turned else range(SIZE, 0, -1)
    above, below = (SOUTH, NORTH) if turned else (NORTH, SOUTH)
    letters = brush(" " * 8, "sea") + "".join(brush(f" {COLUMNS[n]}  ", "coast") for n in columns)
    header = letters + brush(" " * 8, "sea")
    lines: list[str] = []
    if known.pads is not None:
        squares, numbers = _pad(known.pads[above], above, brush, turned)
        lines += [numbers, squares]
    lines.append(header)
    contents = _contents(known, turned)
    for row in rows:
        cells = [_cell(f"{COLUMNS[n]}{row}", contents, brush, marks) for n in columns]
        side = brush(" " * 4, "sea")
        left, right = brush(f"{row:>3} ", "coast"), brush(f"{row:>3} ", "coast")
        lines.append("".join([side, left, *cells, right, side]))
    if letters_below:
        lines.append(header)
    if known.pads is not None:
        squares, numbers = _pad(known.pads[below], below, brush, turned)
        lines += [squares, numbers]
    return lines


def _turn(facing: str, turned: bool) -> str:
    """A facing as an arrow on the page."""
    return FACINGS[(FACINGS.index(facing) + 2) % 4] if turned else facing


def _contents(known: Known, turned: bool) -> dict[str, tuple[str, str]]:
    """Two columns of text and a paint for every square that holds something."""
    contents = dict.fromkeys(known.board.blocks(), ("# ", "block"))
    if isinstance(known.phase, Turning):
        contents.update({NAMES[square]: ("* ", "fire") for square in known.phase.live})
        contents.update({NAMES[square]: ("o ", "block") for square in known.phase.safe})
    for name, who in known.board.characters():
        contents[name] = who.letter + _turn(who.facing, turned), who.seat.word
    return contents


def _cell(name: str, contents: dict[str, tuple[str, str]], brush: Brush, marks: Marks) -> str:
    odd = (COLUMNS.index(name[0]) + int(name[1:])) % 2
    core, paint = contents.get(name, (". ", "sand-2" if odd else "sand"))
    open_, close, fence = _fence(name, marks)
    if name not in contents and (name in marks.left or name in marks.right):
        core = ("L" if name in marks.left else " ") + ("R" if name in marks.right else " ")
    if fence is None:
        ground = "sand-2" if odd else "sand"
        return brush(open_, ground) + brush(core, paint) + brush(close, ground)
    return brush(open_, fence) + brush(core, paint if name in contents else fence) + brush(close, fence)


def _fence(name: str, marks: Marks) -> tuple[str, str, str | None]:
    """The marks beside a square's content, and their paint; the strongest mark wins."""
    reached = {*marks.forward, *marks.left, *marks.right, *marks.legal}
    if name in {target for _, target in marks.fire}:
        return "!", "!", "fire"
    if name in marks.crossfire:
        return "x", "x", "fire"
    if name == marks.selected:
        return "[", "]", "selected"
    if name in reached:
        return "(", ")", "legal"
    return " ", " ", None


def _pad(pad: Pad, seat: Seat, brush: Brush, turned: bool) -> tuple[str, str]:
    """A pad's squares and their numbers from the owner's left, also where it overhangs the corner."""
    squares = {n: brush(" " * 4, "sea") for n in range(-_OVERHANG, SIZE + _OVERHANG)}
    numbers = dict(squares)
    for slot, kind in enumerate(pad.slots):
        column = pad.column(seat, slot)
        open_, close = ("{", "}") if slot == 2 else ("[", "]")
        core, paint = "  ", "pad"
        if kind is not None:
            letter = LETTERS[kind] if seat is SOUTH else LETTERS[kind].lower()
            core, paint = letter + _turn(AHEAD[seat], turned), seat.word
        squares[column] = brush(open_, "pad") + brush(core, paint) + brush(close, "pad")
        numbers[column] = brush(f" {slot + 1}  ", "pad")
    order = sorted(squares, reverse=turned)
    return "".join(squares[n] for n in order), "".join(numbers[n] for n in order)


def _counts(known: Known, say: Say) -> list[str]:
    def word(name: str) -> str:
        return say(f"island-text-{name}", {})

    lines = []
    for seat in (SOUTH, NORTH):
        line = f"{say(f'text-{seat.word}', {})}: {word('island')} {len(known.board.own(seat))}"
        if known.pads is not None:
            line += f", {word('pad')} {known.pads[seat].holding()}"
        lines.append(line)
    blocks = f"{word('blocks')}: {len(known.board.blocks())}"
    if not isinstance(known.phase, Placing):  # until all are placed, their kinds are not settled
        blocks += f" ({word('live')} {known.live}, {word('safe')} {known.safe})"
    return [*lines, blocks]

"""The island as text: ASCII only, every line of the grid 64 columns wide.

South's characters are capitals, North's small letters, each with the way it faces on the page; ``#`` is
a face-down block. A pad square is ``[S^]``, the one with the missile ``{S^}``. Where something is marked,
the two columns beside it are no spaces: ``[ ]`` selected, ``( )`` can be reached, ``! !`` an exact hit,
``x x`` crossfire, ``: :`` the last move, ``% %`` in the way.
"""

from __future__ import annotations

from skirmish.core import NORTH, SOUTH, Seat
from skirmish.drawing.brush import Brush, Say
from skirmish.drawing.marks import NO_MARKS, Marks
from skirmish.games.island.board import AHEAD, COLUMNS, FACINGS, LETTERS, NAMES, SIZE, Pad
from skirmish.games.island.state import Known, Placing, Turning

_OVERHANG = 2


def draw(known: Known, brush: Brush, marks: Marks, turned: bool, say: Say) -> str:
    """The island, both pads beside it, and the counts below."""
    return "\n".join([*_grid(known, brush, marks, turned), "", *_counts(known, say)]) + "\n"


def draw_compact(known: Known, brush: Brush, say: Say) -> str:
    """The same in as few lines as it can be: column letters above only, all counts in the last line."""
    lines = _grid(known, brush, NO_MARKS, False, letters_below=False)
    return "\n".join([*lines, "; ".join(_counts(known, say))])


def _grid(known: Known, brush: Brush, marks: Marks, turned: bool, *, letters_below: bool = True) -> list[str]:
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
    """What stands beside a square's content, and its paint; the strongest mark wins."""
    reached = {*marks.forward, *marks.left, *marks.right, *marks.legal, *(g.square for g in marks.ghosts)}
    if name in {target for _, target in marks.fire}:
        return "!", "!", "fire"
    if name in marks.crossfire:
        return "x", "x", "fire"
    if name == marks.selected:
        return "[", "]", "selected"
    if name in marks.blocked or name in marks.not_here:
        return "%", "%", "fire"
    if name in reached or name in marks.can_act:
        return "(", ")", "legal"
    if name in marks.last:
        return ":", ":", "last"
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
    lines = []
    for seat in (SOUTH, NORTH):
        line = f"{say(f'text-{seat.word}', {})}: {say('text-island', {})} {len(known.board.own(seat))}"
        if known.pads is not None:
            line += f", {say('text-pad', {})} {known.pads[seat].holding()}"
        lines.append(line)
    blocks = f"{say('text-blocks', {})}: {len(known.board.blocks())}"
    if not isinstance(known.phase, Placing):  # until all are placed, nobody knows which kinds lie there
        blocks += f" ({say('text-live', {})} {known.live}, {say('text-safe', {})} {known.safe})"
    return [*lines, blocks]

"""The battlefield around the hill as text: ASCII only, every line of the grid equally wide.

South's units are capitals, North's small letters; ``(I)`` is cut off. ``/218\\`` is the hill, ``=   =`` a
base, ``~`` stands for columns or rows where nothing is. Beside a unit, ``[ ]`` says selected, ``! !`` a
target; ``o`` is a space where a card may be deployed.
"""

from __future__ import annotations

from typing import Final

from skirmish.core import NORTH, SOUTH
from skirmish.drawing.axis import Axis, Gap, axis
from skirmish.drawing.brush import Brush, Paint, Say
from skirmish.drawing.marks import NO_MARKS, Marks
from skirmish.games.hill218.drawing.counts import cut_off
from skirmish.games.hill218.kinds import BASES, HILL, Space
from skirmish.games.hill218.notation import parse_space
from skirmish.games.hill218.state import Known

PAINTS: Final = {
    "field": Paint(151, 65),
    "gap": Paint(230, 240),
    "hill": Paint(179, 94, True),
    "south-base": Paint(189, 25, True),
    "north-base": Paint(224, 124, True),
    "south-cut": Paint(252, 25),
    "north-cut": Paint(252, 124),
}
LABELS: Final = {
    "hill218-text-hand": "hand",
    "hill218-text-deck": "deck",
    "hill218-text-strikes": "air strikes",
    "hill218-text-destroyed": "destroyed",
    "hill218-text-cut-off": "cut off",
    "hill218-text-not-shown": "not shown",
}
"""The words under the board, in English, by their message ids."""


def draw_text(known: Known, *, brush: Brush, say: Say, marks: Marks = NO_MARKS, turned: bool = False) -> str:
    """The grid around every unit, the hill, both bases and every mark, then both sides' cards."""
    brush = brush.with_paints(PAINTS)
    places = {HILL, *BASES, *known.units[SOUTH], *known.units[NORTH], *map(parse_space, marks.squares())}
    columns, rows = axis(x for x, _ in places), axis(y for _, y in places)
    if turned:
        columns = columns[::-1]
    else:
        rows = rows[::-1]
    labels = [label(cell) for cell in columns]
    widths = [
        max(3 if isinstance(cell, Gap) else 5, len(name)) for cell, name in zip(columns, labels, strict=True)
    ]
    margin = max(len(label(cell)) for cell in rows) + 1
    held, fences = contents(known, marks), _fences(marks)
    header = "".join(f" {name:^{width}}" for name, width in zip(labels, widths, strict=True))
    rule = " " * (margin + 1) + brush("+" + "".join("-" * width + "+" for width in widths), "field")
    lines = [" " * (margin + 1) + header + " ", rule]
    for row in rows:
        line = f"{label(row):>{margin}} " + brush("|", "field")
        for column, width in zip(columns, widths, strict=True):
            if isinstance(row, Gap) or isinstance(column, Gap):
                line += brush(f"{'~':^{width}}", "gap")
            else:
                line += _cell((column, row), held, fences, brush, width)
            line += brush("|", "field")
        lines += [line, rule]
    return "\n".join([*lines, "", *cards(known, say), *legend(known, columns + rows, say)]) + "\n"


def label(cell: int | Gap) -> str:
    """A coordinate, or how many are left out."""
    return f"~{cell.hidden}" if isinstance(cell, Gap) else str(cell)


def _cell(
    place: Space,
    contents: dict[Space, tuple[str, str]],
    fences: dict[Space, tuple[str, str]],
    brush: Brush,
    width: int,
) -> str:
    """A space, centred in its column; marks stand beside what is there."""
    text, paint = contents.get(place, ("     ", "field"))
    drawn = brush(text, paint)
    if place in fences:
        beside, mark = fences[place]
        drawn = brush(beside[0], mark) + brush(text[1:-1], paint) + brush(beside[1], mark)
    left = (width - len(text)) // 2
    return brush(" " * left, "field") + drawn + brush(" " * (width - len(text) - left), "field")


def contents(known: Known, marks: Marks) -> dict[Space, tuple[str, str]]:
    """Five columns of text and a paint for every space that holds something."""
    cores: dict[Space, tuple[str, str]] = {HILL: ("/218\\", "hill")}
    for seat in (SOUTH, NORTH):
        cores[BASES[seat]] = "=   =", f"{seat.word}-base"
    for name in marks.legal:
        fence = "=" if parse_space(name) in BASES else " "
        cores[parse_space(name)] = f"{fence} o {fence}", "legal"
    for seat in (SOUTH, NORTH):
        lost = cut_off(known.units, seat)
        for place, letter in known.units[seat].items():
            shown = letter if seat is SOUTH else letter.lower()
            if place in lost and place not in BASES:
                cores[place] = f" ({shown}) ", f"{seat.word}-cut"
            else:
                fence = "=" if place in BASES else " "
                cores[place] = f"{fence} {shown} {fence}", seat.word
    return cores


def _fences(marks: Marks) -> dict[Space, tuple[str, str]]:
    """The marks left and right of a marked space, and their paint; the strongest mark wins."""
    fences: dict[Space, tuple[str, str]] = {}
    if marks.selected is not None:
        fences[parse_space(marks.selected)] = "[]", "selected"
    fences.update({parse_space(target): ("!!", "fire") for _, target in marks.fire})
    return fences


def _word(name: str, say: Say) -> str:
    return say(f"hill218-text-{name}", {})


def cards(known: Known, say: Say) -> list[str]:
    """Both sides' cards, counted."""
    lines = []
    for seat in (SOUTH, NORTH):
        parts = (
            ("hand", known.hands[seat] or "-"),
            ("deck", str(len(known.decks[seat]))),
            ("strikes", str(known.strikes[seat])),
            ("destroyed", known.destroyed[seat] or "-"),
        )
        said = ", ".join(f"{_word(label, say)} {value}" for label, value in parts)
        lines.append(f"{say(f'text-{seat.word}', {})}: {said}")
    return lines


def legend(known: Known, cells: Axis, say: Say) -> list[str]:
    """Explanations of the two least obvious marks, if they appear."""
    lines = []
    if any(cut_off(known.units, seat) for seat in (SOUTH, NORTH)):
        lines.append(f"( ) {_word('cut-off', say)}")
    if any(isinstance(cell, Gap) for cell in cells):
        lines.append(f"~   {_word('not-shown', say)}")
    return lines

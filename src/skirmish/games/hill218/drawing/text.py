"""The battlefield around the hill as text: ASCII only, every line of the grid equally wide.

South's units are capitals, North's small letters; ``(I)`` is cut off. ``/218\\`` is the hill, ``=   =`` a
base, ``~`` stands for columns or rows where nothing is. Beside a unit, ``[ ]`` says selected, ``! !`` a
target, ``% %`` in the way, ``< >`` can act, ``: :`` the last play; ``o`` is a space where a card may be
deployed and ``+ H +`` a card about to be.
"""

from __future__ import annotations

from skirmish.core import NORTH, SOUTH
from skirmish.drawing.axis import Axis, Gap, axis
from skirmish.drawing.brush import Brush, Say
from skirmish.drawing.marks import Marks
from skirmish.games.hill218.drawing.counts import cut_off
from skirmish.games.hill218.kinds import BASES, HILL, Space
from skirmish.games.hill218.notation import parse_space
from skirmish.games.hill218.state import Known


def draw(known: Known, brush: Brush, marks: Marks, turned: bool, say: Say) -> str:
    """The grid around every unit, the hill, both bases and every mark, then both sides' cards."""
    places = {HILL, *BASES, *known.units[SOUTH], *known.units[NORTH], *map(parse_space, marks.squares())}
    columns, rows = axis(x for x, _ in places), axis(y for _, y in places)
    if turned:
        columns = columns[::-1]
    else:
        rows = rows[::-1]
    labels = [_label(cell) for cell in columns]
    widths = [
        max(3 if isinstance(cell, Gap) else 5, len(label))
        for cell, label in zip(columns, labels, strict=True)
    ]
    margin = max(len(_label(cell)) for cell in rows) + 1
    contents, fences = _contents(known, marks), _fences(marks)
    header = "".join(f" {label:^{width}}" for label, width in zip(labels, widths, strict=True))
    rule = " " * (margin + 1) + brush("+" + "".join("-" * width + "+" for width in widths), "field")
    lines = [" " * (margin + 1) + header + " ", rule]
    for row in rows:
        line = f"{_label(row):>{margin}} " + brush("|", "field")
        for column, width in zip(columns, widths, strict=True):
            if isinstance(row, Gap) or isinstance(column, Gap):
                line += brush(f"{'~':^{width}}", "gap")
            else:
                line += _cell((column, row), contents, fences, brush, width)
            line += brush("|", "field")
        lines += [line, rule]
    return "\n".join([*lines, "", *_cards(known, say), *_legend(known, columns + rows, say)]) + "\n"


def _label(cell: int | Gap) -> str:
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


def _contents(known: Known, marks: Marks) -> dict[Space, tuple[str, str]]:
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
    for ghost in marks.ghosts:
        shown = ghost.kind if ghost.seat is SOUTH else ghost.kind.lower()
        cores[parse_space(ghost.square)] = f"+ {shown} +", "selected"
    return cores


def _fences(marks: Marks) -> dict[Space, tuple[str, str]]:
    """What stands left and right of a marked space, and its paint; the strongest mark wins."""
    fences = {parse_space(name): ("::", "last") for name in marks.last}
    fences.update({parse_space(name): ("<>", "legal") for name in marks.can_act})
    if marks.selected is not None:
        fences[parse_space(marks.selected)] = "[]", "selected"
    fences.update({parse_space(name): ("%%", "fire") for name in (*marks.blocked, *marks.not_here)})
    fences.update({parse_space(target): ("!!", "fire") for _, target in marks.fire})
    return fences


def _cards(known: Known, say: Say) -> list[str]:
    lines = []
    for seat in (SOUTH, NORTH):
        parts = (
            ("text-hand", known.hands[seat] or "-"),
            ("text-deck", str(len(known.decks[seat]))),
            ("text-strikes", str(known.strikes[seat])),
            ("text-destroyed", known.destroyed[seat] or "-"),
        )
        said = ", ".join(f"{say(label, {})} {value}" for label, value in parts)
        lines.append(f"{say(f'text-{seat.word}', {})}: {said}")
    return lines


def _legend(known: Known, cells: Axis, say: Say) -> list[str]:
    """What the two marks mean that explain themselves least, if they are there."""
    lines = []
    if any(cut_off(known.units, seat) for seat in (SOUTH, NORTH)):
        lines.append(f"( ) {say('text-cut-off', {})}")
    if any(isinstance(cell, Gap) for cell in cells):
        lines.append(f"~   {say('text-not-shown', {})}")
    return lines

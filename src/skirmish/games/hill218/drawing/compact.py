"""The battlefield in as few lines as possible, for a terminal of 24 rows, with its lines of supply.

Between two units, ``-``, ``|``, ``/`` and ``\\`` are links of supply; the rest is as in :mod:`.text`.
"""

from __future__ import annotations

from skirmish.core import NORTH, SOUTH
from skirmish.drawing.axis import Gap, axis
from skirmish.drawing.brush import Brush, Say
from skirmish.drawing.marks import NO_MARKS
from skirmish.games.hill218.drawing.text import PAINTS, cards, contents, label, legend
from skirmish.games.hill218.kinds import BASES, HILL, Space
from skirmish.games.hill218.rules.supply import links
from skirmish.games.hill218.state import Known

_WIDE = 5
"""The width of a space; a link stands between two of them."""


def draw_compact(known: Known, brush: Brush, say: Say) -> str:
    """A line for each row, links between them, and all counts in the last line."""
    return _drawn(known, brush, say, _between(known))


def draw_tight(known: Known, brush: Brush, say: Say) -> str:
    """The same without links, and without room for them between rows and columns."""
    return _drawn(known, brush, say, None)


def _drawn(known: Known, brush: Brush, say: Say, between: dict[tuple[Space, Space], str] | None) -> str:
    brush = brush.with_paints(PAINTS)
    places = {HILL, *BASES, *known.units[SOUTH], *known.units[NORTH]}
    columns, rows = axis(x for x, _ in places), axis(y for _, y in places)[::-1]
    drawn = contents(known, NO_MARKS)
    margin = max(len(label(cell)) for cell in rows)
    header = ("" if between is None else " ").join(f"{label(cell):^{_WIDE}}" for cell in columns)
    lines = [f"{'':{margin}} {header}"]
    for above, row in zip((None, *rows), rows, strict=False):
        if above is not None and between and (joined := _links(columns, above, row, between)).strip():
            lines.append(f"{'':{margin}} {brush(joined, 'field')}")
        text = ""
        for place, column in enumerate(columns):
            if isinstance(row, Gap) or isinstance(column, Gap):
                text += brush(f"{'~':^{_WIDE}}", "gap")
            else:
                text += brush(*drawn.get((column, row), (" " * _WIDE, "field")))
            if between is not None and place + 1 < len(columns):
                text += brush(_beside(column, columns[place + 1], row, between), "field")
        lines.append(f"{label(row):>{margin}} {text}")
    return "\n".join([*lines, "; ".join([*cards(known, say), *legend(known, columns + rows, say)])])


def _between(known: Known) -> dict[tuple[Space, Space], str]:
    """The sign of each link, by its two spaces, the smaller first."""
    found = {}
    for seat in (SOUTH, NORTH):
        for start, end in links(known.units, seat):
            (x1, y1), (x2, y2) = first, second = sorted((start, end))
            sign = "-" if y1 == y2 else "|" if x1 == x2 else "/" if (x2 - x1) * (y2 - y1) > 0 else "\\"
            found[first, second] = sign
    return found


def _beside(
    left: int | Gap, right: int | Gap, row: int | Gap, between: dict[tuple[Space, Space], str]
) -> str:
    if isinstance(left, Gap) or isinstance(right, Gap) or isinstance(row, Gap):
        return " "
    return between.get(((left, row), (right, row)), " ")


def _links(
    columns: tuple[int | Gap, ...],
    above: int | Gap,
    below: int | Gap,
    between: dict[tuple[Space, Space], str],
) -> str:
    """The line between two rows: links up and down under their spaces, slanting ones between columns."""
    text = ""
    for place, column in enumerate(columns):
        straight = slanting = " "
        if not (isinstance(above, Gap) or isinstance(below, Gap) or isinstance(column, Gap)):
            straight = between.get(((column, below), (column, above)), " ")
            follows = columns[place + 1] if place + 1 < len(columns) else None
            if isinstance(follows, int):
                rising = between.get(((column, below), (follows, above)), " ")
                falling = between.get(((column, above), (follows, below)), " ")
                slanting = "X" if rising + falling == "/\\" else (rising + falling).strip() or " "
        text += f"{straight:^{_WIDE}}{slanting if place + 1 < len(columns) else ''}"
    return text

"""The ground of Hill 218's pictures: where spaces lie, contour lines, grid, gaps, bases and the hill."""

from __future__ import annotations

import math
from dataclasses import dataclass

from skirmish.core import NORTH, SOUTH, Seat
from skirmish.drawing.axis import Axis, Gap, axis, widened
from skirmish.drawing.marks import Marks
from skirmish.drawing.picture import DISPLAY_FONT, Look, Picture, minus, number, text_width
from skirmish.drawing.theme import ground
from skirmish.games.hill218.kinds import BASES, HILL, Space
from skirmish.games.hill218.notation import parse_space
from skirmish.games.hill218.state import Known

STEP = 100
"""The size of a space."""
GAP = 76
"""The size of a gap, for any number of spaces."""
RULER = 34


@dataclass(frozen=True, slots=True)
class FieldLayout:
    """Where spaces lie. The field's upper left corner is (0, 0)."""

    columns: Axis
    rows: Axis
    left: float
    """Where the first column begins: a narrow battlefield lies in the middle of its field."""
    width: float
    height: float
    turned: bool

    def centre(self, place: Space) -> tuple[float, float]:
        """The middle of a space."""
        return _offset(self.columns, place[0]) + self.left, _offset(self.rows, place[1]) + RULER

    def low(self, seat: Seat) -> bool:
        """Whether a side sits at the lower edge of the picture."""
        return (seat is SOUTH) is not self.turned


def _offset(cells: Axis, wanted: int) -> float:
    reached = 0
    for cell in cells:
        if cell == wanted:
            return reached + STEP / 2
        reached += GAP if isinstance(cell, Gap) else STEP
    raise KeyError(wanted)


def _length(cells: Axis) -> int:
    return sum(GAP if isinstance(cell, Gap) else STEP for cell in cells)


def lay_out(known: Known, marks: Marks, turned: bool, least_width: float) -> FieldLayout:
    """A layout with room for every unit, the hill, both bases and every mark."""
    places = {HILL, *BASES, *known.units[SOUTH], *known.units[NORTH]}
    places.update(map(parse_space, marks.squares()))
    # At least the spaces next to hill and bases; what lies outermost needs no empty neighbours.
    columns = axis([x for x, _ in places] + [-2, 2])[1:-1]
    rows = axis([y for _, y in places] + [-2, 2])[1:-1]
    while _length(columns) + 2 * STEP + 2 * RULER <= least_width:
        columns = widened(columns)
    if turned:
        columns = columns[::-1]
    else:
        rows = rows[::-1]
    width = max(_length(columns) + 2 * RULER, least_width)
    height = _length(rows) + 2 * RULER
    return FieldLayout(columns, rows, (width - _length(columns)) / 2, width, height, turned)


def at(picture: Picture, layout: FieldLayout, place: Space) -> None:
    """Begins a group whose (0, 0) is the middle of a space."""
    x, y = layout.centre(place)
    picture.open(transform=f"translate({number(x)} {number(y)})")


def field(picture: Picture, layout: FieldLayout) -> None:
    """Ground, contour lines around the hill, grid, coordinates and gaps."""
    width, height = layout.width, layout.height
    size: Look = {"x": 0, "y": 0, "width": width, "height": height}
    clip = f'<clipPath id="field"><rect x="0" y="0" width="{number(width)}" height="{number(height)}"/>'
    picture.define("field", clip + "</clipPath>")
    picture.open(clip_path="url(#field)")
    picture.shape("rect", **size, fill="var(--field)")
    at(picture, layout, HILL)
    for ring in ground(__package__):
        picture.add(ring)
    picture.close()
    _grid(picture, layout)
    picture.close()


def _grid(picture: Picture, layout: FieldLayout) -> None:
    lines: list[str] = []
    torn: list[tuple[float, Gap, bool]] = []
    labels: Look = {"font_size": 12.5, "font_weight": 600, "fill": "var(--ink-2)"}
    x = layout.left
    for column in layout.columns:
        if isinstance(column, Gap):
            torn.append((x, column, True))
            x += GAP
            continue
        lines.append(f"M{number(x)} 0V{number(layout.height)}M{number(x + STEP)} 0V{number(layout.height)}")
        picture.text(x + STEP / 2, layout.height - 11, minus(column), **labels)
        x += STEP
    y: float = RULER
    for row in layout.rows:
        if isinstance(row, Gap):
            torn.append((y, row, False))
            y += GAP
            continue
        lines.append(f"M0 {number(y)}H{number(layout.width)}M0 {number(y + STEP)}H{number(layout.width)}")
        picture.text(7, y + STEP / 2 + 4.5, minus(row), text_anchor="start", **labels)
        y += STEP
    dotted: Look = {"stroke": "var(--field-line)", "stroke_width": 1, "stroke_dasharray": "2 6"}
    picture.path("".join(lines), fill="none", stroke_opacity=".8", **dotted)
    for start, gap, upright in torn:
        _tear(picture, layout, start, gap, upright)


def _tear(picture: Picture, layout: FieldLayout, start: float, gap: Gap, upright: bool) -> None:
    """A strip torn out of the map, with the number of columns or rows that are not shown."""
    length = layout.height if upright else layout.width
    tooth, depth = 17.0, 7.0
    teeth = math.ceil(length / tooth) + 1
    edges = []
    for inset, phase in ((12.0, 0), (GAP - 12.0, 1)):
        edges.append(
            [(start + inset + (depth if (n + phase) % 2 else -depth) / 2, n * tooth) for n in range(teeth)]
        )
    outline = edges[0] + edges[1][::-1]
    points = [point if upright else (point[1], point[0]) for point in outline]
    d = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"
    style: Look = {"stroke": "var(--border)", "stroke_width": 1.4, "stroke_linejoin": "round"}
    picture.path(d, fill="var(--paper)", **style)
    middle, count = start + GAP / 2, f"\N{MULTIPLICATION SIGN} {gap.hidden}"
    label: Look = {"font_size": 15, "font_weight": 700, "fill": "var(--ink)"}
    dots: Look = {"fill": "none", "stroke": "var(--ink-2)", "stroke_width": 4, "stroke_linecap": "round"}
    if upright:
        y = layout.centre(HILL)[1]
        side = f"rotate(-90 {number(middle)} {number(y)})"
        picture.text(middle, y + 5, count, transform=side, **label)
        reach = text_width(count, 15) / 2 + 16
        for at in (y - reach - 20, y + reach):
            picture.path(f"M{number(middle)} {number(at)}v20.1", stroke_dasharray=".1 10", **dots)
    else:
        x = layout.centre(HILL)[0]
        picture.text(x, middle + 5, count, **label)
        reach = text_width(count, 15) / 2 + 16
        for at in (x - reach - 20, x + reach):
            picture.path(f"M{number(at)} {number(middle)}h20.1", stroke_dasharray=".1 10", **dots)


def legal(picture: Picture, layout: FieldLayout, place: Space) -> None:
    """A dashed card with a ring and its coordinates: here a card may be deployed."""
    at(picture, layout, place)
    style: Look = {"stroke": "var(--legal)", "stroke_width": 2.4, "stroke_dasharray": "7 6"}
    fill: Look = {"fill": "var(--legal-fill)", "fill_opacity": ".75"}
    picture.shape("rect", x=-40, y=-42, width=80, height=84, rx=11, **fill, **style)
    picture.shape("circle", r=8, cy=-8, fill="none", stroke="var(--legal)", stroke_width=3)
    said = f"{minus(place[0])}, {minus(place[1])}"
    picture.text(0, 24, said, font_size=12.5, font_weight=600, fill="var(--legal)")
    picture.close()


def base(picture: Picture, layout: FieldLayout, seat: Seat) -> None:
    """Sandbags: round ones for South, square ones for North."""
    at(picture, layout, BASES[seat])
    style: Look = {"fill": f"var(--{seat.word}-tint)", "stroke": f"var(--{seat.word})", "stroke_width": 9}
    if seat is SOUTH:
        bags: Look = {"x": -46.5, "y": -48.5, "width": 93, "height": 98, "rx": 16}
        picture.shape("rect", **bags, **style, stroke_linecap="round", stroke_dasharray=".1 12.2")
    else:
        outline = "M-34.5 -49H34.5L46.5 -37V37L34.5 49H-34.5L-46.5 37V-37Z"
        picture.path(outline, **style, stroke_dasharray="8 4")
    picture.close()


def flag(picture: Picture, layout: FieldLayout, seat: Seat) -> None:
    """A base's flag, on its owner's side of the base."""
    x, y = layout.centre(BASES[seat])
    y += 50 if layout.low(seat) else -50
    picture.open(transform=f"translate({number(x - 50)} {number(y)})")
    style: Look = {"fill": "var(--card)", "stroke": f"var(--{seat.word})", "stroke_width": 2.4}
    if seat is SOUTH:
        picture.shape("circle", r=16, **style)
    else:
        picture.path("M-15 -15H15V15H-15Z", **style)
    picture.use(f"base-flag-{seat.word}", -11, -11, 22, 22)
    picture.close()


def hill(picture: Picture, layout: FieldLayout) -> None:
    """The hill card in the middle (H-2.1)."""
    at(picture, layout, HILL)
    picture.shape("rect", x=-40, y=-39, width=80, height=84, rx=14, fill="#1C2A31", fill_opacity=".2")
    picture.use("hill", -40, -42, 80, 84)
    style: Look = {"font_size": 22, "font_weight": 700, "font_family": DISPLAY_FONT}
    picture.text(0, 34, "218", fill="#FFFCF5", **style)
    picture.close()

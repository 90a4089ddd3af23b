"""The island as a picture: sea, beach, sand, pads, blocks, characters, and the marks it is given."""

from __future__ import annotations

from dataclasses import dataclass

from skirmish.core import SOUTH, Seat
from skirmish.drawing.marks import NO_MARKS, Marks
from skirmish.drawing.picture import DISPLAY_FONT, Box, Look, Picture, number
from skirmish.drawing.theme import ground
from skirmish.games.island.board import (
    AHEAD,
    COLUMNS,
    FACINGS,
    NAMES,
    SIZE,
    SQUARES,
    Character,
    Pad,
)
from skirmish.games.island.state import Known, Turning

STEP = 64
"""The size of a square; the island begins at (0, 0)."""
EDGE = SIZE * STEP
BOX = (-154, -154, 1076, 1080)
"""Room for a pad that overhangs both corners by two squares, so that the picture never jumps."""
_PAD_SCALE = 0.86


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """Where squares lie: as South sees them, or turned by 180 degrees."""

    turned: bool

    def corner(self, name: str) -> tuple[int, int]:
        """The upper left corner of a square."""
        column, row = COLUMNS.index(name[0]), int(name[1:]) - 1
        if self.turned:
            return (SIZE - 1 - column) * STEP, row * STEP
        return column * STEP, (SIZE - 1 - row) * STEP

    def centre(self, name: str) -> tuple[int, int]:
        """The middle of a square."""
        x, y = self.corner(name)
        return x + STEP // 2, y + STEP // 2

    def column(self, column: int) -> int:
        """The middle of a column, also of one beyond the corner."""
        return (SIZE - 1 - column if self.turned else column) * STEP + STEP // 2

    def angle(self, facing: str) -> int:
        """How far a drawing that looks up is turned."""
        return (FACINGS.index(facing) * 90 + (180 if self.turned else 0)) % 360

    def below(self, seat: Seat) -> bool:
        """Whether a side sits at the lower edge of the picture."""
        return (seat is SOUTH) is not self.turned


def draw_svg(known: Known, *, marks: Marks = NO_MARKS, turned: bool = False) -> tuple[Picture, Box]:
    """The picture and its view box."""
    picture, layout = Picture(), BoardLayout(turned)
    _sea(picture)
    _rose(picture, known, layout)
    _sand(picture)
    _coordinates(picture, layout)
    if known.pads is not None:
        for seat in (SOUTH, SOUTH.other):
            _pad(picture, layout, seat, known.pads[seat])
    characters = dict(known.board.characters())
    _marks_below(picture, layout, marks)
    _blocks(picture, layout, known)
    for name, who in characters.items():
        x, y = layout.corner(name)
        picture.open(transform=f"translate({x} {y})")
        _character(picture, who.kind, who.seat, layout.angle(who.facing))
        picture.close()
    _marks_above(picture, layout, marks, characters)
    return picture, BOX


def _sea(picture: Picture) -> None:
    x, y, width, height = BOX
    picture.define(
        "waves",
        '<pattern id="waves" width="220" height="150" patternUnits="userSpaceOnUse">'
        '<g fill="none" stroke="var(--sea-mark)" stroke-width="3" stroke-linecap="round" opacity=".55">'
        '<path d="M18 34q10-9 20 0t20 0"/><path d="M128 22q8-7 16 0t16 0 16 0"/>'
        '<path d="M78 92q9-8 18 0t18 0"/><path d="M172 118q10-9 20 0t20 0"/>'
        '<path d="M6 126q7-6 14 0t14 0"/></g></pattern>',
    )
    picture.shape("rect", x=x, y=y, width=width, height=height, fill="var(--sea)")
    picture.shape("rect", x=x, y=y, width=width, height=height, fill="url(#waves)")
    for part in ground(__package__):
        picture.add(part)


def _rose(picture: Picture, known: Known, layout: BoardLayout) -> None:
    """The compass, in the lower corner that the pad leaves free."""
    x = BOX[0] + BOX[2] - 66
    if known.pads is not None:
        for seat in (SOUTH, SOUTH.other):
            if layout.below(seat) and layout.column(known.pads[seat].missile) > EDGE / 2:
                x = BOX[0] + 66
    turn = " rotate(180)" if layout.turned else ""
    picture.open(transform=f"translate({x} {848 if layout.turned else 862})", opacity=".75")
    picture.open(transform=f"scale(.72){turn}", fill="none", stroke="var(--sea-mark)")
    picture.shape("circle", r=46, stroke_width=3)
    picture.shape("circle", r=54, stroke_width=1.5)
    points = "M0 -64L9 -9 0 0-9 -9zM64 0L9 9 0 0 9 -9zM0 64L-9 9 0 0 9 9zM-64 0L-9 -9 0 0-9 9z"
    picture.path(points, fill="var(--sea-mark)", stroke="none")
    between = "M32 -32L9 -9 0 0zM32 32L9 9 0 0zM-32 32L-9 9 0 0zM-32 -32L-9 -9 0 0z"
    picture.path(between, fill="var(--sea-mark)", stroke="none", opacity=".5")
    picture.close()
    style: Look = {"font_size": 19, "font_weight": 700, "font_family": DISPLAY_FONT, "fill": "var(--ink)"}
    picture.text(0, 66 if layout.turned else -51, "N", **style)
    picture.close()


def _sand(picture: Picture) -> None:
    picture.define(
        "sun",
        '<linearGradient id="sun" x1="0" y1="0" x2="1" y2="1">'
        '<stop offset="0" stop-color="#fff" stop-opacity="var(--sun, .2)"/>'
        '<stop offset=".6" stop-color="#fff" stop-opacity="0"/></linearGradient>',
    )
    whole: Look = {"x": 0, "y": 0, "width": EDGE, "height": EDGE}
    picture.shape("rect", **whole, rx=6, fill="var(--sand)")
    darker = "".join(
        f"M{x * STEP} {y * STEP}h{STEP}v{STEP}h-{STEP}z"
        for x in range(SIZE)
        for y in range(SIZE)
        if (x + y) % 2
    )
    picture.path(darker, fill="var(--sand-2)")
    lines = "".join(f"M{n * STEP} 0V{EDGE}M0 {n * STEP}H{EDGE}" for n in range(1, SIZE))
    picture.path(lines, stroke="var(--sand-line)", stroke_width=1.5, stroke_opacity=".55")
    picture.shape("rect", **whole, rx=6, fill="none", stroke="var(--sand-line)", stroke_width=3)
    picture.shape("rect", **whole, fill="url(#sun)")


def _coordinates(picture: Picture, layout: BoardLayout) -> None:
    picture.open(font_size=19, font_weight=600, fill="var(--coord)", text_anchor="middle")
    for index, letter in enumerate(COLUMNS):
        x = layout.column(index)
        picture.text(x, EDGE + 29, letter, text_anchor=None)
        picture.text(x, -12, letter, text_anchor=None)
        y = layout.centre(f"a{index + 1}")[1] + 7
        picture.text(-20, y, str(index + 1), text_anchor=None)
        picture.text(EDGE + 20, y, str(index + 1), text_anchor=None)
    picture.close()


def _pad(picture: Picture, layout: BoardLayout, seat: Seat, pad: Pad) -> None:
    side, below = seat.word, layout.below(seat)
    middle = layout.column(pad.missile)
    row = EDGE + 74 if below else -74
    turn = "" if below else f"rotate(180 {middle} -74)"
    picture.use(f"pad-{side}", middle - 182, row - 36, 364, 112, turn=turn)
    top = EDGE + 47 if below else -132
    turn = "" if below else f"rotate(180 {middle} -89.5)"
    picture.use(f"missile-{side}", middle - 18, top, 36, 85, turn=turn)
    for slot in range(5):
        if slot != 2:
            x = layout.column(pad.column(seat, slot))
            y = EDGE + 129 if below else -114
            picture.text(x, y, str(slot + 1), font_size=20, font_weight=700, fill=f"var(--{side}-glyph)")
    for slot, kind in enumerate(pad.slots):
        if kind is not None:
            x = layout.column(pad.column(seat, slot))
            picture.open(transform=f"translate({x} {row}) scale({_PAD_SCALE}) translate(-32 -32)")
            _character(picture, kind, seat, layout.angle(AHEAD[seat]))
            picture.close()


def _character(picture: Picture, kind: str, seat: Seat, angle: int) -> None:
    """A character's shadow, which falls downwards whatever the facing, and its token."""
    name = f"{kind}-{seat.word}"
    picture.use(f"shadow-{name}", 0, 3, STEP, STEP, turn=f"rotate({angle} 32 35)" if angle else "")
    picture.use(f"piece-{name}", 0, 0, STEP, STEP, turn=f"rotate({angle} 32 32)" if angle else "")


def _blocks(picture: Picture, layout: BoardLayout, known: Known) -> None:
    open_: dict[str, str] = {}
    if isinstance(known.phase, Turning):
        open_ = dict.fromkeys((NAMES[square] for square in known.phase.safe), "block-safe")
        open_.update(dict.fromkeys((NAMES[square] for square in known.phase.live), "block-live"))
    for name in sorted({*known.board.blocks(), *open_}, key=SQUARES.__getitem__):
        _stamp(picture, layout, open_.get(name, "block"), name)


def _stamp(picture: Picture, layout: BoardLayout, symbol: str, square: str, angle: int = 0) -> None:
    """A symbol on a square."""
    x, y = layout.corner(square)
    turn = f"rotate({angle} {x + 32} {y + 32})" if angle else ""
    picture.use(symbol, x, y, STEP, STEP, turn=turn)


def _line(layout: BoardLayout, start: str, end: str, inset: int = 0, outset: int = 0) -> str:
    """A straight path from one square's middle to another's, beginning and ending a little off them."""
    (x1, y1), (x2, y2) = layout.centre(start), layout.centre(end)
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    if length <= inset + outset:
        return ""
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    a, b = (x1 + ux * inset, y1 + uy * inset), (x2 - ux * outset, y2 - uy * outset)
    return f"M{number(a[0])} {number(a[1])}L{number(b[0])} {number(b[1])}"


def _marks_below(picture: Picture, layout: BoardLayout, marks: Marks) -> None:
    """What lies on the sand under the blocks and characters."""
    if marks.selected is not None:
        _stamp(picture, layout, "mark-selected", marks.selected)
        _path(picture, layout, marks.selected, {*marks.forward, *marks.left, *marks.right})
    for shooter, target in marks.fire:
        if shooter:
            d = _line(layout, shooter, target, 26, 0)
            halo: Look = {"stroke": "var(--fire-halo)", "stroke_width": 11, "stroke_linecap": "round"}
            picture.path(d, fill="none", **halo)
            picture.path(d, fill="none", stroke="var(--fire)", stroke_width=5, stroke_dasharray="14 8")


def _path(picture: Picture, layout: BoardLayout, start: str, stops: set[str]) -> None:
    """The dashed way from the selected character to each stop ahead of it, broken at every stop."""
    x, y = layout.centre(start)
    away = {stop: abs(layout.centre(stop)[0] - x) + abs(layout.centre(stop)[1] - y) for stop in stops}
    d, before, inset = "", start, 38
    for stop in sorted(stops, key=lambda stop: (away[stop], stop)):
        d += _line(layout, before, stop, inset, 28)
        before, inset = stop, 28
    if d:
        picture.path(d, fill="none", stroke="var(--legal)", stroke_width=4, stroke_dasharray="10 8")


def _marks_above(
    picture: Picture, layout: BoardLayout, marks: Marks, characters: dict[str, Character]
) -> None:
    """Hollow tokens and rings, over everything else."""
    for square in marks.legal:
        _stamp(picture, layout, "mark-legal", square)
    chosen = characters.get(marks.selected or "")
    if chosen is not None:
        angle = layout.angle(chosen.facing)
        for square in marks.forward:
            _stamp(picture, layout, f"ghost-{chosen.kind}-{chosen.seat.word}", square, angle)
        for square in marks.left:
            _stamp(picture, layout, "ghost-turn-left", square, angle)
        for square in marks.right:
            _stamp(picture, layout, "ghost-turn-right", square, angle)
    for square in sorted({target for _, target in marks.fire}, key=SQUARES.__getitem__):
        _stamp(picture, layout, "mark-target", square)
    for square in marks.crossfire:
        _stamp(picture, layout, "mark-crossfire", square)

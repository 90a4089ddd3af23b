"""The battlefield around the hill as a picture: cards, supply and the marks it is given."""

from __future__ import annotations

import math

from skirmish.core import NORTH, SOUTH, Seat
from skirmish.drawing.marks import NO_MARKS, Marks
from skirmish.drawing.picture import Box, Look, Picture, number
from skirmish.games.hill218.drawing.cards import FAR_STRIP, NEAR_STRIP, WIDTH, Strip, draw_strip, unit_card
from skirmish.games.hill218.drawing.counts import cut_off
from skirmish.games.hill218.drawing.field import FieldLayout, at, base, field, flag, hill, lay_out, legal
from skirmish.games.hill218.kinds import Space
from skirmish.games.hill218.notation import parse_space
from skirmish.games.hill218.rules.supply import links
from skirmish.games.hill218.state import Known

_CORNERS = "M-40 -16V-42H-16M16 -42H40V-16M40 16V42H16M-16 42H-40V16"
_ARROW = "M-23 -6.5H4V-14.5L25 0 4 14.5V6.5H-23L-18 0Z"
_CHEVRONS = "M-5 -3.5L-1.5 0-5 3.5M1.5 -3.5L5 0 1.5 3.5"


def draw_svg(known: Known, *, marks: Marks = NO_MARKS, turned: bool = False) -> tuple[Picture, Box]:
    """The picture and its view box."""
    picture = Picture()
    layout = lay_out(known, marks, turned, WIDTH)
    field(picture, layout)
    for name in sorted(set(marks.legal), key=parse_space):
        legal(picture, layout, parse_space(name))
    for seat in (SOUTH, NORTH):
        base(picture, layout, seat)
    hill(picture, layout)
    lost = {seat: cut_off(known.units, seat) for seat in (SOUTH, NORTH)}
    if marks.selected is not None:
        _frame(picture, layout, parse_space(marks.selected))
    for seat in (NORTH, SOUTH):
        for place, letter in sorted(known.units[seat].items()):
            at(picture, layout, place)
            unit_card(picture, letter, seat, layout.low(seat), cut=place in lost[seat])
            picture.close()
    for seat in (SOUTH, NORTH):
        flag(picture, layout, seat)
    for seat in (NORTH, SOUTH):
        for start, end in sorted(links(known.units, seat)):
            _link(picture, layout, start, end, seat)
    _attacks(picture, layout, marks)
    for seat in (SOUTH, NORTH):
        for place in sorted(lost[seat]):
            _cut_off(picture, layout, place, seat)
    for seat in (SOUTH, NORTH):
        low = layout.low(seat)
        top = layout.height if low else -FAR_STRIP
        draw_strip(picture, known, Strip(seat, low, 0, top, layout.width, marks.held))
    return picture, (0, -FAR_STRIP, layout.width, layout.height + FAR_STRIP + NEAR_STRIP)


def _between(layout: FieldLayout, start: Space, end: Space) -> tuple[float, float, float]:
    """The point just before ``end`` on the way from ``start``, and the way's angle on the screen.

    Between neighbours that is the middle of the gap; from farther away (artillery) it is as near.
    """
    (x1, y1), (x2, y2) = layout.centre(start), layout.centre(end)
    dx, dy = x2 - x1, y2 - y1
    far = max(abs(dx), abs(dy))
    return x2 - dx / far * 50, y2 - dy / far * 50, math.degrees(math.atan2(dy, dx))


def _pin(picture: Picture, x: float, y: float, angle: float | None = None) -> None:
    turn = "" if not angle else f" rotate({number(angle)})"
    picture.open(transform=f"translate({number(x)} {number(y)}){turn}")


def _link(picture: Picture, layout: FieldLayout, start: Space, end: Space, seat: Seat) -> None:
    """Supply across the gap, pointing away from the base."""
    side = f"var(--{seat.word})"
    _pin(picture, *_between(layout, start, end))
    inner: Look = {"fill": side}
    if seat is SOUTH:
        picture.shape("rect", x=-15, y=-8, width=30, height=16, rx=8, fill="var(--card)")
        picture.shape("rect", x=-12.5, y=-5.5, width=25, height=11, rx=5.5, **inner)
    else:
        picture.path("M-15 -8H8L15 0L8 8H-15L-9 0Z", fill="var(--card)")
        picture.path("M-11 -5.5H6.5L12 0L6.5 5.5H-11L-6.5 0Z", **inner)
    style: Look = {"fill": "none", "stroke_width": 2, "stroke_linecap": "round", "stroke_linejoin": "round"}
    picture.path(_CHEVRONS, stroke="var(--card)", **style)
    picture.close()


def _frame(picture: Picture, layout: FieldLayout, place: Space) -> None:
    """The double frame: light inside dark."""
    at(picture, layout, place)
    style: Look = {"fill": "var(--selected)", "stroke": "var(--selected-ring)", "stroke_width": 2.5}
    picture.shape("rect", x=-45, y=-47, width=90, height=94, rx=15, **style)
    picture.close()


def _attacks(picture: Picture, layout: FieldLayout, marks: Marks) -> None:
    for name in sorted({target for attacker, target in marks.fire if attacker}, key=parse_space):
        _target(picture, layout, parse_space(name))
    for start, end in marks.fire:
        if start:
            _attack(picture, layout, parse_space(start), parse_space(end))
        else:
            x, y = layout.centre(parse_space(end))
            picture.use("mark-target", x - 40, y - 40, 80, 80)


def _target(picture: Picture, layout: FieldLayout, place: Space) -> None:
    at(picture, layout, place)
    style: Look = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    picture.path(_CORNERS, stroke="var(--fire-halo)", stroke_width=8, **style)
    picture.path(_CORNERS, stroke="var(--fire)", stroke_width=4.4, **style)
    picture.close()


def _attack(picture: Picture, layout: FieldLayout, start: Space, end: Space) -> None:
    """An arrow across the gap; artillery's shell flies a dashed line first."""
    if start == end:
        return
    x, y, angle = _between(layout, start, end)
    if max(abs(start[0] - end[0]), abs(start[1] - end[1])) > 1:
        begin = _between(layout, end, start)
        d = f"M{number(begin[0])} {number(begin[1])}L{number(x)} {number(y)}"
        picture.path(d, stroke="var(--fire-halo)", stroke_width=9, stroke_linecap="round")
        picture.path(d, stroke="var(--fire)", stroke_width=4.4, stroke_dasharray="12 8")
    _pin(picture, x, y, angle)
    style: Look = {"stroke_linejoin": "round", "stroke_linecap": "round"}
    picture.path(_ARROW, fill="none", stroke="var(--fire-halo)", stroke_width=8, **style)
    picture.path(_ARROW, fill="var(--fire)", stroke="var(--fire)", stroke_width=2, **style)
    picture.close()


def _cut_off(picture: Picture, layout: FieldLayout, place: Space, seat: Seat) -> None:
    x, y = layout.centre(place)
    picture.use("mark-cutoff", x - 50 if seat is SOUTH else x + 22, y - 54, 28, 28)

"""Cards of Hill 218: units in play, hands, decks, air strikes and what was destroyed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from skirmish.core import SOUTH, Seat
from skirmish.drawing.picture import Look, Picture, number
from skirmish.games.hill218.drawing.counts import counted
from skirmish.games.hill218.kinds import STRIKES, WORDS
from skirmish.games.hill218.state import Known

_SHADOW: Look = {"fill": "#1C2A31", "fill_opacity": ".2"}
_HATCH = "".join(f"M{number(-30 + 7.2 * n)} -34.5l3.6 -5" for n in range(9))

NEAR_STRIP: Final = 176
"""Height of the strip below the field, with the hand of the side that sits there."""
FAR_STRIP: Final = 92
"""Height of the strip above it, with the other side's cards."""
WIDTH: Final = 860
"""What the strips need; a wider field makes them wider."""
BEYOND: Final = 2000
"""How far the strips go on to both sides of the board."""


def diagram(kind: str, what: str, low: bool) -> str:
    """The symbol of a kind's diagram; ``low`` sides look up, the others' artillery is turned."""
    turned = what == "attack" and kind == "artillery" and not low
    return f"dg-{what}-{kind}{'-north' if turned else ''}"


def unit_card(picture: Picture, letter: str, seat: Seat, low: bool, *, cut: bool = False) -> None:
    """A unit in play around (0, 0), 80 x 84: its edge and its diagrams lie on its owner's side."""
    kind, side = WORDS[letter], seat.word
    body: Look = {
        "fill": "var(--paper-2)" if cut else "var(--card)",
        "stroke": f"var(--{side})",
        "stroke_width": 2.6,
        "stroke_linejoin": "round",
        "stroke_dasharray": "6 5" if cut else None,
    }
    flip = None if low is (seat is SOUTH) else "scale(1 -1)"
    if seat is SOUTH:
        picture.shape("rect", x=-40, y=-39, width=80, height=84, rx=11, **_SHADOW)
        picture.shape("rect", x=-40, y=-42, width=80, height=84, rx=11, **body)
        band: Look = {"stroke": "var(--south)", "stroke_width": 4.5, "stroke_linecap": "round"}
        picture.path("M-31 37h62", transform=flip, **band)
    else:
        picture.path("M-31 -39h62l9 9v66l-9 9h-62l-9 -9v-66z", **_SHADOW)
        picture.path("M-31 -42H31L40 -33V33L31 42H-31L-40 33V-33Z", **body)
        picture.path(_HATCH, transform=flip, stroke="var(--north)", stroke_width=2.4)
    faded = ".72" if cut else None
    picture.use(f"unit-{kind}", -32, -38 if low else -10, 64, 48, colour=side, opacity=faded)
    for index, what in enumerate(("supply", "attack", "support")):
        x, y = -36.5 + 25 * index, 10 if low else -33.5
        picture.use(diagram(kind, what, low), x, y, 23, 23, opacity=faded)


def _hand_card(picture: Picture, letter: str, seat: Seat, low: bool) -> None:
    """A card of a hand around (0, 0), 106 x 132; ``?`` lies face down and shows nothing."""
    side = seat.word
    if letter == "?":
        picture.use(f"back-{side}", -50, -66, 100, 133)
        return
    kind = WORDS[letter]
    shade: Look = {"fill": "#1C2A31", "fill_opacity": ".14"}
    edge: Look = {"fill": "var(--card)", "stroke": f"var(--{side})", "stroke_width": 3}
    if seat is SOUTH:
        picture.shape("rect", x=-53, y=-63, width=106, height=133, rx=14, **shade)
        picture.shape("rect", x=-53, y=-66, width=106, height=132, rx=14, **edge)
        band: Look = {"stroke": "var(--south)", "stroke_width": 5, "stroke_linecap": "round"}
        picture.path("M-40 58.5h80", **band)
    else:
        picture.path("M-41 -63h82l12 12v109l-12 12h-82l-12 -12v-109z", **shade)
        picture.path("M-41 -66H41L53 -54V54L41 66H-41L-53 54V-54Z", stroke_linejoin="round", **edge)
        hatch = "".join(f"M{number(-40 + 8.2 * n)} 61l4 -6" for n in range(10))
        picture.path(hatch, stroke="var(--north)", stroke_width=2.6)
    picture.use(f"unit-{kind}", -42, -57, 84, 63, colour=side)
    for index, what in enumerate(("supply", "attack", "support")):
        picture.use(diagram(kind, what, low), -47 + 32.5 * index, 14, 29, 29)


@dataclass(frozen=True, slots=True)
class Strip:
    """A band of paper above or below the field, with one side's cards."""

    seat: Seat
    low: bool
    left: float
    top: float
    width: float
    chosen: str | None
    """The kind of the card in hand that is selected: one such card rises."""

    @property
    def height(self) -> int:
        """The near side's strip is higher, so that its hand can be read."""
        return NEAR_STRIP if self.low else FAR_STRIP


def draw_strip(picture: Picture, known: Known, strip: Strip) -> None:
    """One side's hand, deck, air strikes and losses. A card that isn't known is drawn from behind."""
    # A picture may be wider than the board, as the ground goes on beyond it: so does the band.
    start, width = strip.left - BEYOND, strip.width + 2 * BEYOND
    paper: Look = {"width": width, "height": strip.height, "fill": "var(--paper-2)"}
    picture.shape("rect", x=start, y=strip.top, **paper)
    edge = strip.top if strip.low else strip.top + strip.height
    picture.path(f"M{number(start)} {number(edge)}h{number(width)}", stroke="var(--hairline)")
    middle = strip.top + strip.height / 2
    seat, left, right = strip.seat, strip.left, strip.left + strip.width
    _deck(picture, strip, left + 46, middle, len(known.decks[seat]))
    if strip.low:
        _fan(picture, known.hands[seat], strip, (left + 116, right - 232), 1.0)
        _strikes(picture, strip, right - 184, strip.top + 50, known.strikes[seat], 1.0)
        _losses(picture, strip, right - 216, strip.top + 112, counted(known.destroyed[seat]))
    else:
        _fan(picture, known.hands[seat], strip, (left + 116, right - 470), 0.55)
        _strikes(picture, strip, right - 410, middle, known.strikes[seat], 0.76)
        _losses(picture, strip, right - 230, middle, counted(known.destroyed[seat]))


def _fan(picture: Picture, cards: str, strip: Strip, room: tuple[float, float], scale: float) -> None:
    """A hand, fanned within the room it has."""
    whole = 104 * scale
    x, width = (room[0] + room[1]) / 2, room[1] - room[0] - 8
    y = strip.top + strip.height / 2 + (2 if strip.low else 0)
    step = min(whole, (width - whole) / (len(cards) - 1)) if len(cards) > 1 else whole
    if not strip.low:
        x = room[0] + whole / 2 + step * (len(cards) - 1) / 2
    half = (len(cards) - 1) / 2
    most_lean, most_sag = min(1.9 * half, 6), min(1.7 * half * half, 9) * scale
    risen = cards.find(strip.chosen) if strip.low and strip.chosen else -1
    for index in sorted(range(len(cards)), key=lambda index: index == risen):
        letter, off = cards[index], index - half
        lean = off / half * most_lean if half else 0
        sag = (off / half) ** 2 * most_sag if half else 0
        rise = 12 if index == risen else 0
        move = f"translate({number(x + off * step)} {number(y + sag - rise)})"
        size = "" if scale == 1 else f" scale({number(scale)})"
        picture.open(transform=f"{move} rotate({number(lean)}){size}")
        if index == risen:
            style: Look = {"fill": "var(--selected)", "stroke": "var(--selected-ring)", "stroke_width": 2.5}
            picture.shape("rect", x=-57.5, y=-70.5, width=115, height=141, rx=18, **style)
        _hand_card(picture, letter, strip.seat, strip.low)
        picture.close()


def _deck(picture: Picture, strip: Strip, x: float, y: float, count: int) -> None:
    """A pile of card backs, thicker the more there are, and their number."""
    side = strip.seat.word
    corner = 7 if strip.seat is SOUTH else 1
    if count == 0:
        dashed: Look = {"stroke": "var(--border)", "stroke_width": 1.6, "stroke_dasharray": "4 4"}
        picture.shape("rect", x=x - 21, y=y - 28, width=42, height=56, rx=corner, fill="none", **dashed)
    for lower in range(min(3, (count - 1) // 4), 0, -1):
        place: Look = {"x": x - 19.5 + 3 * lower, "y": y - 26.5 + 3 * lower, "width": 39, "height": 53}
        edge: Look = {"fill": "var(--card)", "stroke": "var(--border)", "stroke_width": 1.2}
        picture.shape("rect", **place, rx=corner, **edge)
    if count:
        picture.use(f"back-{side}", x - 21, y - 28, 42, 56)
    style: Look = {"font_size": 17, "font_weight": 700, "fill": "var(--ink)", "text_anchor": "start"}
    picture.text(x + 36, y + 6, str(count), **style)


def _strikes(picture: Picture, strip: Strip, x: float, y: float, left: int, scale: float) -> None:
    """Two air strikes side by side; one that is used up is turned, dashed and grey."""
    side = strip.seat.word
    for index in range(STRIKES):
        used = index >= left
        turn = " rotate(90) scale(.8)" if used else ""
        picture.open(transform=f"translate({number(x + 80 * scale * index)} {number(y)}){turn}")
        colour = "ink-2" if used else side
        width, height = 66 * scale, 54 * scale
        picture.shape(
            "rect",
            x=-width / 2,
            y=-height / 2,
            width=width,
            height=height,
            rx=7 if strip.seat is SOUTH else 1.5,
            fill="none" if used else "var(--card)",
            stroke=f"var(--{colour})",
            stroke_width=2,
            stroke_dasharray="5 4" if used else None,
        )
        inner = 50 * scale, 37.5 * scale
        faded = ".45" if used else None
        picture.use("strike", -inner[0] / 2, -inner[1] / 2, *inner, colour=colour, opacity=faded)
        picture.close()


def _losses(picture: Picture, strip: Strip, x: float, y: float, lost: Mapping[str, int]) -> None:
    """What this side has lost, a faded card for each kind with its number: open to both (H-5.4)."""
    side = strip.seat.word
    dashed: Look = {"fill": "var(--card)", "stroke": "var(--border)", "stroke_dasharray": "3 3"}
    for index, (letter, count) in enumerate(lost.items()):
        middle = x + 18 + 35 * index
        corner = 5 if strip.seat is SOUTH else 1
        place: Look = {"x": middle - 16, "y": y - 20, "width": 32, "height": 40}
        picture.shape("rect", **place, rx=corner, stroke_width=1.5, **dashed)
        picture.use(f"unit-{WORDS[letter]}", middle - 14, y - 19, 28, 21, colour=side, opacity=".6")
        style: Look = {"font_size": 12, "font_weight": 700, "fill": "var(--ink-2)"}
        picture.text(middle, y + 15, str(count), **style)

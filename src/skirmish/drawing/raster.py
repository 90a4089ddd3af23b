"""Our drawings as PNG and GIF files, for messengers and everything else that shows no SVG.

resvg draws the SVG, Pillow puts frames into a GIF. Letters need a font of the machine; without one they are
left out.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from skirmish import games
from skirmish.drawing.marks import NO_MARKS, Marks
from skirmish.drawing.svg import draw_svg
from skirmish.drawing.theme import tokens

CARD: Final = (900, 472)
"""The size of a preview picture: large enough for messengers, and drawn in a tenth of a second."""
FRAME: Final = (600, 600)
"""The size of a frame of an animation."""
_COLOURS: Final = 96
"""Colours of an animation's palette; our drawings are flat."""
_FONTS: Final = (
    "truetype/dejavu/DejaVuSans-Bold.ttf",
    "truetype/liberation*/LiberationSans-Bold.ttf",
    "**/NotoSans-Bold.ttf",
    "**/Arial Bold.ttf",
    "**/arialbd.ttf",
)
_FAMILIES: Final = "DejaVu Sans, Liberation Sans, Noto Sans, Arial"
_FOLDERS: Final = ("/usr/share/fonts", "/usr/local/share/fonts", "/Library/Fonts", "C:/Windows/Fonts")
_ROOT: Final = re.compile(r'<svg [^>]*viewBox="([^"]*)"[^>]*>')
_LEFT_OUT: Final = re.compile(r' clip-path="url\(#field\)"| font-family="[^"]*"')
"""Clipping takes resvg as long as all the rest, and the ground may go on beyond the board."""


def draw_png(
    game_name: str,
    known: Any,
    size: tuple[int, int] = CARD,
    *,
    marks: Marks = NO_MARKS,
    turned: bool = False,
) -> bytes:
    """The board of a State or View as a PNG file of this size, on the game's own ground."""
    import resvg_py

    placed = _placed(game_name, known, size, marks, turned)
    return bytes(resvg_py.svg_to_bytes(svg_string=placed, **_fonts()))


def draw_gif(game_name: str, moments: Sequence[Any], milliseconds: int, *, turned: bool = False) -> bytes:
    """Some States or Views one after the other, as a GIF that starts again and rests at its end."""
    from PIL import Image

    frames = [
        Image.open(BytesIO(draw_png(game_name, each, FRAME, turned=turned))).convert("RGB")
        for each in moments
    ]
    # One palette for all: only what moves is stored again. The two ends have all colours between them.
    both = Image.new("RGB", (FRAME[0], 2 * FRAME[1]))
    both.paste(frames[0], (0, 0))
    both.paste(frames[-1], (0, FRAME[1]))
    palette = both.quantize(_COLOURS, dither=Image.Dither.NONE)
    first, *rest = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    written = BytesIO()
    durations = [*[milliseconds] * len(rest), 3 * milliseconds]
    first.save(written, "GIF", save_all=True, append_images=rest, duration=durations, loop=0, optimize=True)
    return written.getvalue()


def _placed(game_name: str, known: Any, size: tuple[int, int], marks: Marks, turned: bool) -> str:
    """The drawing in the middle of a picture of this size, as large as fits."""
    svg = draw_svg(game_name, known, theme="light", marks=marks, turned=turned)
    root = _ROOT.search(svg)
    assert root is not None
    left, top, width, height = map(float, root[1].split())
    scale = min(size[0] / width, size[1] / height)
    x, y = (size[0] - width * scale) / 2 - left * scale, (size[1] - height * scale) / 2 - top * scale
    inner = _LEFT_OUT.sub("", svg[root.end() : svg.rindex("</svg>")])
    ground = getattr(games.part(game_name, "drawing"), "GROUND", "paper")
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{size[0]}" height="{size[1]}" font-family="{_FAMILIES}">'
        f'<rect width="{size[0]}" height="{size[1]}" fill="{tokens("light")[ground]}"/>'
        f'<g transform="translate({x:.2f} {y:.2f}) scale({scale:.5f})">{inner}</g></svg>'
    )


@cache
def _fonts() -> dict[str, Any]:
    """How resvg finds its letters: one file, because looking through all fonts takes longer than drawing."""
    found = (path for folder in map(Path, _FOLDERS) for name in _FONTS for path in folder.glob(name))
    font = next(found, None)
    return {"skip_system_fonts": True, "font_files": [] if font is None else [str(font)]}

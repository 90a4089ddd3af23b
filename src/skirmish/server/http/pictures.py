"""Boards as pictures and animations, drawn by a process of their own, and kept in memory for a while."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from skirmish import presenter
from skirmish.drawing import draw_svg
from skirmish.drawing.marks import NO_MARKS, Marks
from skirmish.i18n.speaker import Speaker
from skirmish.server.http.static import File

PictureKind = Literal["png", "svg", "gif"]
MOST_FRAMES: Final = 40
"""Frames of an animation; a longer match is shown by some of its turns. They take a tenth of a second each,
while other replays wait, and all of them well under the time that the process has for a job."""
STEP: Final = 900
"""Milliseconds that a frame is shown."""
MOST_BYTES: Final = 24 * 1024 * 1024
"""Bytes of all pictures that are kept: some two hundred previews."""
KEEP: Final = "public, max-age=3600"
"""For browsers and messengers; a finished match and a position never change."""


class Drawn(NamedTuple):
    """A picture's bytes, and what they are."""

    body: bytes
    media: str


def draw_picture(game_name: str, view: Any, kind: PictureKind, lang: str, marks: Marks = NO_MARKS) -> Drawn:
    """A view as a preview picture (PNG), or as an SVG file with its sentences for screen readers."""
    if kind == "png":
        from skirmish.drawing.raster import draw_png

        return Drawn(draw_png(game_name, view, marks=marks), "image/png")
    speaker = Speaker(lang)
    said = presenter.load(game_name).sentences(view)
    words = " ".join(speaker.say(each.id, **each.facts) for each in said)
    svg = draw_svg(game_name, view, theme="auto", marks=marks, title=speaker.title(game_name), describe=words)
    return Drawn(svg.encode(), "image/svg+xml")


def draw_animation(game_name: str, views: Sequence[Any]) -> Drawn:
    """Views one after the other, as a GIF."""
    from skirmish.drawing.raster import draw_gif

    return Drawn(draw_gif(game_name, views, STEP), "image/gif")


def thinned(moments: Sequence[Any], most: int = MOST_FRAMES) -> list[Any]:
    """At most ``most`` of the moments, evenly spread, the first and the last among them."""
    if len(moments) <= most:
        return [*moments]
    return [moments[round(n * (len(moments) - 1) / (most - 1))] for n in range(most)]


class PictureCache:
    """The pictures asked for last, within a number of bytes. ``hits`` counts those that were there."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._files: OrderedDict[tuple[str, ...], File] = OrderedDict()
        self._bytes = 0
        self.hits = 0

    @property
    def size(self) -> int:
        """Bytes that are kept."""
        return self._bytes

    def get(self, key: tuple[str, ...]) -> File | None:
        """The picture of that key, if it is still there."""
        found = self._files.get(key)
        if found is not None:
            self.hits += 1
            self._files.move_to_end(key)
        return found

    def put(self, key: tuple[str, ...], file: File) -> None:
        """Keep a picture; those that were not asked for longest may have to go."""
        if len(file.body) > self._most // 4 or key in self._files:
            return
        self._files[key] = file
        self._bytes += len(file.body)
        while self._bytes > self._most:
            _, gone = self._files.popitem(last=False)
            self._bytes -= len(gone.body)

"""Our drawings as PNG and GIF files."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from skirmish import games
from skirmish.drawing.raster import CARD, FRAME, draw_gif, draw_png

POSITIONS = {
    "island": ("5tv6/" + "12/" * 10 + "T^11 c:SS...,j:ss... 0/0 S:roll classic", "sea"),
    "hill218": ("I@0,-1;T@1,-1/I@0,1 IHT/AAP ???/??? 2/1 S2:play", "field"),
}


def opened(body: bytes) -> Image.Image:
    return Image.open(BytesIO(body))


@pytest.mark.parametrize("game", POSITIONS)
def test_a_preview_is_a_png_of_the_size_that_messengers_want(game: str) -> None:
    state = games.load(game).from_position(POSITIONS[game][0])
    picture = opened(draw_png(game, state))
    assert (picture.format, picture.size) == ("PNG", CARD)
    colours = picture.convert("RGB").getcolors(1 << 20)
    assert colours is not None
    assert len(colours) > 50, "more than the ground"


def test_hidden_cards_are_backs() -> None:
    game = games.load("hill218")
    states = [game.from_position(f"I@0,-1/- {hand} ???/??? 2/2 S2:play") for hand in ("III/HHH", "TTT/AAA")]
    watched = [draw_png("hill218", game.view(state, None)) for state in states]
    assert watched[0] == watched[1], "whatever the hands are"
    assert draw_png("hill218", states[0]) != draw_png("hill218", states[1])


def test_an_animation_has_a_frame_for_each_moment_and_rests_at_its_end() -> None:
    game = games.load("island")
    rows = ["12/" * 9 + f"{n}J^{11 - n}/" if n else "12/" * 9 + "J^11/" for n in range(3)]
    states = [game.from_position(f"{row}11tv/12 c:.....,j:..... 0/0 S:roll classic") for row in rows]
    animation = opened(draw_gif("island", states, 500))
    assert (animation.format, animation.size, getattr(animation, "n_frames", 1)) == ("GIF", FRAME, 3)
    durations = []
    for number in range(3):
        animation.seek(number)
        durations.append(animation.info["duration"])
    assert durations == [500, 500, 1500]
    assert animation.info["loop"] == 0

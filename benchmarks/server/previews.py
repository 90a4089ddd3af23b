"""How long a preview picture takes, drawn for the first time and kept, and an animation of a long match."""

from __future__ import annotations

import statistics
import time
from pathlib import Path
from typing import Final

import httpx

from benchmarks.server.processes import real_server
from benchmarks.turns import Figure
from skirmish import games
from skirmish.server.http.pictures import MOST_FRAMES, draw_animation, draw_picture
from skirmish.server.http.replayer import SECONDS
from skirmish.server.http.share_codes import position_code

_TARGET: Final = 200.0
"""Milliseconds for a picture that is drawn."""
_HILL: Final = (
    "I@-2,1;I@-1,-1;H@-1,0;A@0,-2;I@0,-1;T@1,-{x}/S@-2,2;I@-1,1;I@0,1;A@0,2;H@1,1;T@2,1;P@3,-1 "
    "IIHTP/???? ????????/????????? 1/1 S2:play"
)
_ISLAND: Final = (
    "7tv4/1s>4#5/12/2jv6#2/1#10/5#1sv4/10#1/2#2J^6/7#4/#6S^4/1S^6#3/{x}T^{y} d:.SSJ.,j:s.jt. 5/4 S:d3 classic"
)


def measure(folder: Path, pictures: int) -> list[Figure]:
    """The figures."""
    codes = [position_code("hill218", "standard", _HILL.format(x=n + 1)) for n in range(pictures)]
    codes += [position_code("island", "classic", _ISLAND.format(x=n + 1, y=10 - n)) for n in range(pictures)]
    with real_server(folder) as server, httpx.Client(base_url=f"http://127.0.0.1:{server.port}") as client:
        client.get(f"/s/{codes[0]}/turn.gif", timeout=60)  # the process is started
        first, kept = ([_took(client, code) for code in codes] for _ in range(2))
    middle, again = statistics.median(first), statistics.median(kept)
    title = f"A preview picture, median of {len(codes)}"
    return [
        Figure(title, f"{middle:.0f} ms", wanted=f"{_TARGET:g} ms", met=middle <= _TARGET),
        Figure(f"{title}, kept", f"{again:.1f} ms"),
        *_drawn("hill218", "standard", _HILL, pictures),
        *_drawn("island", "classic", _ISLAND, pictures),
    ]


def _drawn(game_name: str, variant: str, text: str, pictures: int) -> list[Figure]:
    """The CPU time of a picture, and of the longest animation from that of one with fewer frames."""
    game = games.load(game_name)
    states = (game.from_position(text.format(x=n + 1, y=10 - n), variant) for n in range(pictures))
    views = [game.view(each, None, over=True) for each in states]
    begun = time.process_time()
    for view in views:
        draw_picture(game_name, view, "png", "en")
    between = time.process_time()
    draw_animation(game_name, views)
    one = 1000 * (between - begun) / pictures
    long = (time.process_time() - between) * MOST_FRAMES / pictures
    return [
        _of_cpu(f"A preview picture, {game_name}", one, _TARGET, "ms"),
        _of_cpu(f"An animation of {MOST_FRAMES} frames, {game_name}", long, SECONDS / 2, "s"),
    ]


def _of_cpu(title: str, took: float, most: float, unit: str) -> Figure:
    return Figure(f"{title}, CPU time", f"{took:.3g} {unit}", wanted=f"{most:g} {unit}", met=took <= most)


def _took(client: httpx.Client, code: str) -> float:
    begun = time.perf_counter()
    assert client.get(f"/s/{code}/board.png", timeout=60).status_code == 200
    return 1000 * (time.perf_counter() - begun)

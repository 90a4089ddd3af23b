"""The positions that the drawing tests look at."""

from __future__ import annotations

from dataclasses import replace

from skirmish.drawing import Marks
from skirmish.games.hill218.game import GAME as HILL218
from skirmish.games.hill218.state import Units
from skirmish.games.island.game import GAME as ISLAND

ISLAND_MIDDLE = ISLAND.from_position(
    "12/4#3sv3/2tv9/5s<6/1#5jv4/4S>4#2/7s>2jv1/5#6/7T^3#/3J^6T<1/6S^1#3/12 b:S..J.,h:.ts.. 4/2 S:d3 classic"
)
ISLAND_CORNERS = ISLAND.from_position(
    "2sv9/12/12/12/12/12/12/j>11/12/12/12/11J^ l:SSJTS,a:sstjs 0/0 S:roll classic"
)
ISLAND_NO_PADS = ISLAND.from_position("tv11/12/12/12/12/12/12/12/12/12/12/J^11 - 0/0 S:roll all-out")
ISLAND_MARKS = Marks(
    selected="d3",
    forward=("d6",),
    left=("d5",),
    right=("d5",),
    legal=("a1",),
    fire=(("h4", "h8"),),
    crossfire=("h6",),
)

HILL_START = HILL218.from_position(f"-/- IHTA/??? {'?' * 20}/{'?' * 21} 2/2 S1:play")
HILL_MIDDLE = HILL218.from_position(
    "I@-2,1;I@-1,-1;H@-1,0;A@0,-2;I@0,-1;T@1,-1;S@2,0/S@-2,2;I@-1,1;I@0,1;A@0,2;H@1,1;T@2,1;P@3,-1"
    f" IIHTP/???? {'?' * 8}/{'?' * 9} 1/1 S1:play"
)
HILL_FAR = replace(
    HILL_START, units=(Units({(0, -1): "I", (5000, 3): "P"}), Units({(0, 1): "I", (-30, -900): "P"}))
)
HILL_MARKS = Marks(
    selected="-1,0",
    held="H",
    legal=("-2,0", "3,0"),
    fire=(("1,0", "0,1"), ("", "2,1")),
)

POSITIONS = [
    ("island", ISLAND_MIDDLE, ISLAND_MARKS),
    ("island", ISLAND_CORNERS, Marks()),
    ("island", ISLAND_NO_PADS, Marks()),
    ("hill218", HILL_START, Marks(legal=("0,-1",))),
    ("hill218", HILL_MIDDLE, HILL_MARKS),
    ("hill218", HILL_FAR, Marks()),
]

"""``make pictures``: the boards that the README shows, drawn by the product itself.

The marks on them come from the rules, so a picture cannot show a move that the game would refuse.
``tests/docs`` compares the committed files with what this draws.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import skirmish
from skirmish.drawing import Marks
from skirmish.games.island.board import NAMES, SQUARES
from skirmish.games.island.rules.shooting import line_of_fire

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"

ISLAND = (
    "1sv10/4#3sv3/2tv9/5s<6/1#5jv4/4S>4#2/7s>2jv1/5#6/7T^3#/3J^6T<1/6S^1#3/8S>3"
    " b:S..J.,h:.ts.. 4/2 S:d3 classic"
)
JEEP, TANK = "d3", "h4"

HILL = (
    "I@-2,1;I@-1,-1;H@-1,0;A@0,-2;I@0,-1;T@1,-1;S@2,0/S@-2,2;I@-1,1;I@0,1;A@0,2;H@1,1;T@2,1;P@3,-1"
    f" IIHTP/???? {'?' * 8}/{'?' * 9} 1/1 S1:play"
)
CARD = "T"


def seen(name: str, position: str) -> tuple[Any, list[str]]:
    """South's view of a position, and the tokens that South may play."""
    game = skirmish.load(name)
    view = game.view(game.from_position(position), skirmish.SOUTH)
    return view, [str(action) for action in game.legal(view)]


def draw_island() -> str:
    """South has rolled a 3 and selected a jeep; a tank has an exact hit, with crossfire."""
    view, legal = seen("island", ISLAND)
    moves = [token.removeprefix(f"{JEEP}-") for token in legal if token.startswith(f"{JEEP}-")]
    shots = [token.split("*")[1] for token in legal if token.startswith(f"{TANK}*")]
    line = line_of_fire(view, SQUARES[TANK])
    between = line.between if line and shots else ()
    marks = Marks(
        selected=JEEP,
        forward=tuple(move for move in moves if move[-1].isdigit()),
        left=tuple(move[:-1] for move in moves if move[-1] == "L"),
        right=tuple(move[:-1] for move in moves if move[-1] == "R"),
        fire=tuple((TANK, target) for target in shots),
        crossfire=tuple(NAMES[square] for square in between if view.board.character_at(square)),
    )
    describe = "A jeep of South can move three squares north. A tank of South has an exact hit on h8."
    return skirmish.draw_svg("island", view, marks=marks, describe=describe)


def draw_hill() -> str:
    """South holds five cards and looks at the tank: where is it supplied?"""
    view, legal = seen("hill218", HILL)
    spaces = tuple(token.removeprefix(f"{CARD}@") for token in legal if token.startswith(f"{CARD}@"))
    describe = "South holds five cards. The spaces where the tank would be supplied are marked."
    return skirmish.draw_svg("hill218", view, marks=Marks(held=CARD, legal=spaces), describe=describe)


def pictures() -> dict[str, str]:
    """Every picture by its file name."""
    return {"island.svg": draw_island(), "hill218.svg": draw_hill()}


def main() -> int:
    """Write them."""
    FOLDER.mkdir(exist_ok=True)
    for name, svg in pictures().items():
        (FOLDER / name).write_text(svg, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""What a square reaches and is reached by, in words."""

from __future__ import annotations

from skirmish.core import Seat
from skirmish.games.island.board import BLOCK, NAMES, RAYS, SQUARES, Square, character, is_character
from skirmish.games.island.presenter.hints import threats_to
from skirmish.games.island.rules.shooting import line_of_fire
from skirmish.games.island.state import Deploying, Loading, Placing
from skirmish.games.island.view import View, state_of
from skirmish.presenter.structs import Facts, Inspection, Said
from skirmish.presenter.why import no_such_place


def inspect(view: View, place: str) -> Inspection:
    """A character's line of fire and what can hit it; of any other square, who aims at it.

    In the set-up nothing shoots yet: then only where a character's shot would go, by which its facing is
    chosen.
    """
    if place not in SQUARES:
        no_such_place(place)
    square, cells = SQUARES[place], view.board.cells
    shooting = not isinstance(view.phase, Placing | Deploying | Loading)
    if is_character(cells[square]):
        return _character(view, square, shooting)
    if not shooting:
        return Inspection(place)
    by = [NAMES[each] for seat in Seat for each in view.board.own(seat) if _aims(view, each) == square]
    words = Said("islandpage-sight-square", {"square": place, "by": ", ".join(by), "count": len(by)})
    return Inspection(place, by=by, words=[words])


def _aims(view: View, square: Square) -> Square | None:
    """The square that a character's shot would reach; None beyond the island or behind a block."""
    fire = line_of_fire(view, square)
    return None if fire is None or BLOCK in view.board.cells[fire.line] else fire.target


def _character(view: View, square: Square, shooting: bool) -> Inspection:
    cells, name = view.board.cells, NAMES[square]
    who = character(cells[square])
    fire = line_of_fire(view, square)
    facts: Facts = {"kind": who.kind, "square": name, "range": who.range, "target": "", "at": ""}
    reaches = [NAMES[each] for each in RAYS[who.facing][square][: who.range]]
    aims: list[str] = []
    if fire is None:
        how = "edge"
    else:
        facts["target"] = NAMES[fire.target]
        block = next((each for each in fire.between if cells[each] == BLOCK), None)
        if block is None:
            aims, how = [NAMES[fire.target]], "hits" if cells[fire.target] else "empty"
        else:
            facts["at"], how = NAMES[block], "blocked"
            reaches = reaches[: fire.between.index(block) + 1]
    sight = Said("islandpage-sight", {**facts, "how": how})
    if not shooting:
        return Inspection(name, reaches, aims, words=[sight])
    threat = next((each for each in threats_to(state_of(view), who.seat) if each.square == name), None)
    safe = Said("islandpage-sight-safe", {"square": name})
    words = [sight, safe if threat is None else threat.words]
    return Inspection(name, reaches, aims, [] if threat is None else threat.by, words)

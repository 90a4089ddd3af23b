"""What a square reaches and is reached by, and the reasons for a decision, in words."""

from __future__ import annotations

from typing import Any

from skirmish.core import Seat
from skirmish.games.island.board import BLOCK, NAMES, RAYS, SQUARES, Square, character, is_character
from skirmish.games.island.game import GAME
from skirmish.games.island.presenter.decisions import describe
from skirmish.games.island.presenter.hints import threats, threats_to
from skirmish.games.island.presenter.preview import previewed
from skirmish.games.island.presenter.why import decision_facts
from skirmish.games.island.rules.shooting import line_of_fire
from skirmish.games.island.view import View, state_of
from skirmish.presenter.structs import Facts, Inspection, Said
from skirmish.presenter.why import no_such_place


def inspect(view: View, place: str) -> Inspection:
    """A character's line of fire and what can hit it; of any other square, who aims at it."""
    if place not in SQUARES:
        no_such_place(place)
    square, cells = SQUARES[place], view.board.cells
    if is_character(cells[square]):
        return _character(view, square)
    by = [NAMES[each] for seat in Seat for each in view.board.own(seat) if _aims(view, each) == square]
    words = Said("islandpage-sight-square", {"square": place, "by": ", ".join(by), "count": len(by)})
    return Inspection(place, by=by, words=[words])


def _aims(view: View, square: Square) -> Square | None:
    """The square that a character's shot would reach; None beyond the island or behind a block."""
    fire = line_of_fire(view, square)
    return None if fire is None or BLOCK in view.board.cells[fire.line] else fire.target


def _character(view: View, square: Square) -> Inspection:
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
    threat = next((each for each in threats_to(state_of(view), who.seat) if each.square == name), None)
    safe = Said("islandpage-sight-safe", {"square": name})
    words = [Said("islandpage-sight", {**facts, "how": how}), safe if threat is None else threat.words]
    return Inspection(name, reaches, aims, [] if threat is None else threat.by, words)


def because(view: View, token: str) -> list[Said]:
    """A legal token in words, and why: whom it hits, what it aims at, what it saves from being hit."""
    action: Any = GAME.parse(token)
    preview, decision = previewed(view, token), describe(view, action)
    found = [Said("island-suggest", decision_facts(view, action))]
    for each in preview.removed:
        own = "yes" if view.seat is not None and each.seat == view.seat.word else "no"
        facts: Facts = {"kind": each.kind, "square": each.square, "own": own}
        found.append(Said("islandpage-because-removes", facts))
    if preview.hits is not None:
        hit = preview.hits
        own = "yes" if view.seat is not None and hit.seat == view.seat.word else "no"
        if own == "no":
            found.append(Said("islandpage-because-aims", {"kind": hit.kind, "square": hit.square}))
    before = {each.square: each.chance for each in threats(view)}
    if decision.source in before and preview.end is not None:
        old, new = before[decision.source], (0, 1) if preview.threat is None else preview.threat.chance
        if new[0] * old[1] < old[0] * new[1]:
            found.append(Said("islandpage-because-safer", {"square": decision.source}))
    if preview.wins:
        found.append(Said("islandpage-look-wins"))
    return found

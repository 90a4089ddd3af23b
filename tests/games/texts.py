"""Valid tokens and position strings of every form, mostly from random games."""

from __future__ import annotations

import re
from functools import cache

from skirmish.core import NoPosition
from skirmish.games import load
from tests.games.playing import VIEWERS, choices, random_game

RARE_TOKENS = {"island": ["x+1", "x+5"], "hill218": ["pass", "<??", "*-10,0"]}


FAR_POSITIONS: dict[str, list[str]] = {
    "island": [],
    "hill218": ["I@0,-1;P@12,-10/I@0,1;P@-11,20 IP/?? ???/?? 1/0 S2:play"],
}


@cache
def tokens(name: str) -> list[str]:
    """Tokens of every form that a game has, from random games, masked ones too."""
    game, found = load(name), dict.fromkeys(RARE_TOKENS[name])
    for variant in game.variants:
        for ply in random_game(name, variant, 0):
            found.update(dict.fromkeys(str(entry) for entry in choices(game, ply.state)[::5]))
            found.update({str(game.shown(ply.entry, ply.pending.seat, viewer)): None for viewer in VIEWERS})
    return list(found)


@cache
def positions(name: str) -> list[str]:
    """Position strings of states and views from random games."""
    game, found = load(name), dict.fromkeys(FAR_POSITIONS[name])
    for variant in game.variants:
        for number in range(3):
            for ply in random_game(name, variant, number):
                for viewer in VIEWERS:
                    try:
                        found[game.position(game.view(ply.after, viewer))] = None
                    except NoPosition:
                        break
    return list(found)


@cache
def tokens_of_each_form(name: str) -> list[str]:
    """A few tokens of each form, so that all of them can be tried everywhere; none is masked."""
    found: dict[str, list[str]] = {}
    for token in tokens(name):
        form = re.sub(r"[a-l](1[0-2]|[1-9])|[SJT]{5}|-?[0-9]+,-?[0-9]+|[IHSTAP]+", "_", token)
        if "?" not in token and len(found.setdefault(form, [])) < 3:
            found[form].append(token)
    return [token for some in found.values() for token in some]

"""What happened in a turn is marked on the board after it, for pictures that are shared."""

from __future__ import annotations

from skirmish.core import NORTH, SOUTH
from skirmish.drawing import Marks
from skirmish.games.hill218.drawing import marks_of as marks_on_the_field
from skirmish.games.hill218.events import AirStrike, UnitAttacked, UnitDeployed
from skirmish.games.island.drawing import marks_of as marks_on_the_island
from skirmish.games.island.events import CharacterRemoved, Rolled, Shot


def test_a_shot_and_those_who_were_lost_otherwise_are_marked_on_the_island() -> None:
    events = [
        Rolled(SOUTH, 3),
        Shot(SOUTH, "tank", "e4", "e8", "tank"),
        CharacterRemoved(NORTH, "tank", "e8", "shot", "south"),
        CharacterRemoved(SOUTH, "jeep", "f8", "blast", "north"),
        CharacterRemoved(NORTH, "soldier", "g8", "crossfire", "west"),
    ]
    assert marks_on_the_island(events) == Marks(fire=(("e4", "e8"),), crossfire=("f8", "g8"))


def test_attacks_and_air_strikes_are_marked_on_the_field() -> None:
    events = [
        UnitDeployed(SOUTH, "tank", "1,0"),
        UnitAttacked(SOUTH, "tank", "1,0", "infantry", "1,1"),
        AirStrike(SOUTH, "para", "0,2", 1),
    ]
    assert marks_on_the_field(events) == Marks(fire=(("1,0", "1,1"), ("", "0,2")))

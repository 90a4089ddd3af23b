"""Python's Speaker and the page's say.ts say the same: both are tested against vectors.json.

``web/src/lib/vectors.test.ts`` is the other reader. The vectors cover plurals, grouped and negative numbers,
spaces, lists, hidden cards, "you" and names, and text that only looks like a space.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from skirmish.core import Event, Fact, Seat
from skirmish.i18n.speaker import LANGUAGES, Audience, Speaker

VECTORS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "vectors.json").read_text("utf-8"))


@dataclass(frozen=True)
class Happened(Event):
    """An event with the facts of a vector."""

    code: str  # type: ignore[misc]  # an event class has one; a vector names its own
    given: dict[str, Fact]

    def facts(self) -> dict[str, Fact]:
        return self.given


def test_every_language_has_vectors() -> None:
    assert {each["lang"] for each in VECTORS} == set(LANGUAGES)


@pytest.mark.parametrize(
    "vector", VECTORS, ids=lambda each: f"{each['lang']}-{each.get('id', each.get('event'))}"
)
def test_speaker(vector: dict[str, Any]) -> None:
    speaker = Speaker(vector["lang"])
    if "event" in vector:
        you = next((seat for seat in Seat if seat.word == vector.get("you")), None)
        south, north = vector.get("names", ("", ""))
        happened = Happened(vector["event"], vector["facts"])
        said = speaker.event(vector["game"], happened, Audience(you, (south, north)))
    else:
        said = speaker.say(vector["id"], **vector["facts"])
    assert said == vector["text"]

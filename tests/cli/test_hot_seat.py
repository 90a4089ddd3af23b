"""Two players with hidden hands at one screen: neither is skipped, and no hand stays visible."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from skirmish.records import read_records
from tests.cli.person import CLEAR, ESCAPES, Person
from tests.cli.processes import Play, autosaved, skirmish, tokens_kept

HOT = ("hill218", "--north", "human", "--first", "S", "--seed", "3", "--board", "plain")
HELD = re.compile(r"(South|North): hand [IHSTAP]+")


def south_is_asked(folder: Path, people: list[Person], term: str = "xterm-256color") -> Person:
    person = Person(folder, *HOT, term=term)
    people.append(person)
    if term != "dumb":
        person.until("Enter to continue")
        person.type("")
    person.until("South: type S and press Enter to see your cards")
    person.type("s")
    person.until(r"South: hand [IHSTAP]+")
    person.until("South>")
    return person


@pytest.mark.parametrize("term", ["xterm-256color", "dumb"])
def test_what_south_types_ahead_does_not_hand_over(
    term: str, tmp_path: Path, no_leftovers: list[Person]
) -> None:
    person = south_is_asked(tmp_path, no_leftovers, term)
    person.process.send("1\r\r")
    person.until("North: type N and press Enter to see your cards")
    person.type("")  # nor does Enter alone, or South's own letter
    person.until("North: type N and press Enter to see your cards")
    person.type("s")
    person.until("North: type N and press Enter to see your cards")
    assert not re.search(r"North: hand [IHSTAP]+", person.seen)
    person.type("n")
    person.until(r"North: hand [IHSTAP]+")
    person.until("North>")


def test_south_alone_agrees_no_draw(tmp_path: Path, no_leftovers: list[Person]) -> None:
    person = south_is_asked(tmp_path, no_leftovers)
    person.process.send("draw\ry\ry\r")
    person.until("North: South offers a draw")
    person.type("n")
    person.until("South: type S and press Enter to see your cards")
    person.type("S")
    person.until("North declined the draw")
    (record,) = read_records(person.autosaved.read_text())
    assert record["Result"] == "*"


@pytest.mark.parametrize(("keys", "status"), [("quit\r", 0), ("\x04", 0), ("\x03", 130)])
def test_whoever_leaves_leaves_no_hand_in_sight(
    keys: str, status: int, tmp_path: Path, no_leftovers: list[Person]
) -> None:
    person = south_is_asked(tmp_path, no_leftovers)
    person.process.send(keys)
    assert person.end() == status
    in_sight = ESCAPES.sub("", person.seen.rpartition(CLEAR)[2])
    assert "The match is saved" in in_sight
    assert not HELD.search(in_sight)


def test_what_cannot_be_cleared_is_pushed_off_the_screen(tmp_path: Path, no_leftovers: list[Person]) -> None:
    person = south_is_asked(tmp_path, no_leftovers, term="dumb")
    person.type("1")
    person.until("North: type N")
    person.type("quit")  # also where the screen is handed over
    assert person.end() == 0
    hands = list(HELD.finditer(person.seen))
    after = person.seen[hands[-1].end() :]
    assert "\n" * 100 in after.replace("\r", "")  # twice the fifty rows


def test_through_a_pipe_hands_are_covered_and_an_empty_line_will_do(tmp_path: Path, play: Play) -> None:
    done = play(*HOT, lines=["", "1", "N", "1", "s", "1", "", "quit"])
    assert done.status == 0
    assert len([token for token in tokens_kept(tmp_path) if token[0] in "<IHSTAP"]) == 3
    sights = done.out.split("\n" * 48)
    for sight in sights:
        assert len(set(re.findall(r"(South|North): hand [IHSTAP]+", sight))) <= 1, sight
    assert not HELD.search(sights[-1])


def test_on_the_island_nothing_is_covered(tmp_path: Path) -> None:
    done = skirmish("play", "--north", "human", "--first", "S", folder=tmp_path, given="#a1\nquit\n")
    assert "\n" * 40 not in done.out
    assert autosaved(tmp_path).exists()

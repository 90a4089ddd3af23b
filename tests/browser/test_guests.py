"""A program takes the seat that a person has offered by a link in the page, and plays a whole game."""

from __future__ import annotations

import subprocess
from pathlib import Path

from playwright.sync_api import expect

from skirmish.guests.link import SeatLink
from skirmish.records import check, read_records
from tests.browser.conftest import People
from tests.browser.driver import PATIENCE, Driver
from tests.browser.person import Person
from tests.browser.test_online import invitation
from tests.cli.processes import SKIRMISH, environment
from tests.guests.seated import Seated, record
from tests.guests.test_guests import FORTY_LINES
from tests.server.live import Live


def opposite(host: Person, name: str) -> None:
    """Wait until a guest of this name sits at the table."""
    host.seated()
    expect(host.page.locator('[data-player="north"]')).to_contain_text(name)


def played_to_the_end(host: Person) -> str:
    """The result, by the page."""
    assert Driver(host).play()["status"] == "over"
    over = host.page.locator('[data-role="over"]')
    expect(over).to_be_visible()
    return str(over.get_attribute("data-result"))


def test_the_command_joins_by_the_link_of_the_page(person: People, server: Live, tmp_path: Path) -> None:
    ann = person("en")
    ann.start("island", "invite", variant="blitz", side="south", begins="me", name="Ann")
    asked = ("bot", "--join", invitation(ann), "--level", "greedy", "--name", "Iris")
    with subprocess.Popen(
        [*SKIRMISH, *asked],
        cwd=tmp_path,
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as command:
        opposite(ann, "Iris")
        result = played_to_the_end(ann)
        said, wrong = command.communicate(timeout=PATIENCE)
    assert (command.returncode, wrong) == (0, "")
    seat, own, end = said.splitlines()
    assert seat == "Battle for the Island (blitz): playing North against Ann."
    assert end
    key = SeatLink.read(own.removeprefix("The seat’s link from now on: ")).key
    (text,) = read_records(record(server, {"match": ann.match}, key))
    check(text)
    assert (text["South"], text["North"]) == ("Ann", "Iris")
    assert {"S": "south", "N": "north", "draw": "draw"}[text["Result"]] == result


def test_a_program_plays_hill_218_against_a_person(person: People) -> None:
    ben = person("de", phone=True)
    ben.start("hill218", "invite", variant="beginner", side="south", begins="me", name="Ben")
    guest = Seated(invitation(ben), FORTY_LINES, name="Forty").start()
    opposite(ben, "Forty")
    result = played_to_the_end(ben)
    over = guest.end()
    assert ("draw" if over.winner is None else over.winner.word) == result
    assert guest.notes.heard == ["hill218 beginner north Ben"]

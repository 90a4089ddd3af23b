"""Two browsers at different servers finish a game while one's servers die and the other's freeze."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.cable import Cable
from tests.browser.conftest import People
from tests.browser.driver import Driver
from tests.browser.test_online import invited, one_decision, same
from tests.cli.processes import environment
from tests.server.forked_servers import Forks
from tests.server.live import ForkedLive
from tests.server.postgres import emptied, running_postgresql

BETWEEN = 6
"""Entries between two faults."""


@pytest.fixture
def cables() -> Iterator[tuple[Cable, Cable]]:
    """Each browser's way to a server: which one, the test decides, as a proxy would."""
    cables = Cable(), Cable()
    yield cables
    for cable in cables:
        cable.close()


@pytest.fixture
def nodes(tmp_path: Path, cables: tuple[Cable, Cable]) -> Iterator[list[ForkedLive]]:
    """Three servers that share a database."""
    page = {name: os.environ[name] for name in ("SKIRMISH_PAGE",) if name in os.environ}
    origins = [part for cable in cables for part in ("--origin", cable.address)]
    forks = Forks(environment(tmp_path, page))
    with running_postgresql() as postgresql:
        url = emptied(postgresql)
        nodes = [ForkedLive(forks, tmp_path / str(number), url, *origins) for number in range(3)]
        for node in nodes:
            node.start()
        yield nodes
        for node in nodes:
            if node.running:
                node.stop(signal.SIGKILL)
    forks.close()


def test_a_game_goes_on_while_servers_die_and_freeze(
    nodes: list[ForkedLive], cables: tuple[Cable, Cable], person: People
) -> None:
    ann, ben = person("en", at=nodes[0]), person("it", at=nodes[1])
    at = [0, 1]
    for each, cable, node in zip((ann, ben), cables, at, strict=True):
        each.address, cable.far, each.cut = cable.address, nodes[node].port, True
    ann.start("hill218", "invite", variant="beginner", begins="me", name="Ann")
    invited(ann, ben, "Ben")
    drivers = Driver(ann, seed="Ann"), Driver(ben, seed="Ben")
    faults, last, victims = 0, ann.seq, cycle((0, 1))
    while ann.table.get_attribute("data-status") != "over":
        one_decision(*drivers)
        if ann.seq >= last + BETWEEN:
            last, victim = ann.seq, next(victims)
            free = next(number for number in range(3) if number not in at)
            failed, at[victim] = nodes[at[victim]], free
            nodes[free].send_signal(signal.SIGCONT)  # it may have been frozen
            cables[victim].far = nodes[free].port
            if victim == 0:
                failed.stop(signal.SIGKILL)
                failed.start()
            else:
                failed.send_signal(signal.SIGSTOP)  # its connections stay: the page has to notice
            faults += 1
    for each in (ann, ben):
        expect(each.page.locator('[data-role="over"]')).to_be_visible()
    same(ann, ben)
    assert faults >= 2

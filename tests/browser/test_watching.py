"""Spectators see what all may see, in one tab or five."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.driver import Driver
from tests.browser.hands import Finger, Hand, Mouse
from tests.server.live import Live

ISLAND = "12/12/12/7jv4/tv11/12/12/12/S^6S^4/12/12/12 c:STSJS,j:sstss 0/0 N:d2 quick"
HILL = "I@0,-1;I@1,0/I@0,1 IH/IIT ????????????????/??????????????? 2/2 N2:play"


def test_five_tabs(person: People) -> None:
    ann, watcher = person("ko"), person("it")
    ann.start("hill218", variant="beginner", level=1, begins="me").seated()
    ann.page.locator('[data-act="menu"]').click()
    link = ann.page.locator('[data-role="more"] input').input_value()
    ann.page.keyboard.press("Escape")
    assert "#" in link
    tabs = [watcher.page, *(watcher.tab() for _ in range(4))]
    for tab in tabs:
        tab.goto(link)
        expect(tab.locator('[data-role="table"]')).to_have_attribute("data-connection", "open")
        assert "#" not in tab.url
    driver = Driver(ann, seed="en")
    for _ in range(4):
        before = ann.seq
        driver.play(until=lambda now, before=before: now["seq"] > before)  # type: ignore[misc]
    driver.awaited(lambda now: False)  # the computer has had its turn, and nothing moves any more
    seen = ann.board()
    for tab in tabs:
        tab.wait_for_function(
            "(seq) => document.querySelector('[data-role=table]').dataset.seq === seq", arg=seen["seq"]
        )
        watcher.page = tab
        assert watcher.board() == seen
        for secret in (
            '[data-card]:not([data-card="strike"])',
            ".fan .face",
            "[data-token]",
            '[data-act="resign"]',
        ):
            expect(tab.locator(secret)).to_have_count(0)
        expect(tab.locator(".watching")).to_contain_text("5")
        expect(ann.page.locator(".hand [data-card]").first).to_be_visible()
    ann.resign()
    for tab in tabs:
        expect(tab.locator('[data-role="over"]')).to_be_visible()


@pytest.mark.parametrize("hand", [Mouse(), Finger()], ids=lambda hand: hand.name)
@pytest.mark.parametrize("role", ["watch", "south"])
def test_every_press_is_answered(person: People, server: Live, role: str, hand: Hand) -> None:
    """Off turn and without a seat: what a place reaches, or whose turn it is."""
    someone = person(hand=hand)
    page = someone.page
    # A unit's sheet says it for a player.
    said = page.locator('[data-role="inspection"], dialog[open]')
    for game, position, presses in (
        ("island", ISLAND, {"a8": "tank", "c6": "c6", "south+1": "Ben to play"}),
        ("hill218", HILL, {"2,0": "Ben to play", "1,0": "cut off from supply"}),
    ):
        match = server.create(game, "quick" if game == "island" else "standard", position=position)
        with server.playing(match):
            someone.go(f"/t/{match['match']}#{match[role]}")
            someone.seated()
            expect(page.locator('[data-role="stage"] [data-piece]').first).to_be_visible()
            for spot, words in presses.items():
                someone.hand.spot(page, spot)
                expect(said.filter(has_text=words).first).to_be_visible()

"""How little has to be pressed: turns that end by themselves, one tap, undo, keys, a set-up done for one."""

from __future__ import annotations

import time
from collections import Counter

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.driver import Driver

TURNS = 12
"""Turns of one's own over which presses are counted."""


def test_two_presses_a_turn(person: People) -> None:
    someone = person(hurried=True)
    page = someone.page
    someone.start("island", level=1, begins="me").seated()
    before = time.monotonic()
    someone.hand.press(page.locator('[data-help="rest"]'))
    expect(page.locator('[data-prompt="use-roll"], [data-prompt="choose-option"]')).to_be_visible()
    print(f"set up in {time.monotonic() - before:.1f} s")

    driver = Driver(someone, seed="presses")
    mine = page.locator('[data-role="prompt"][data-mine="true"]')
    for _ in range(TURNS):
        expect(mine).to_be_visible()
        driver.play(until=lambda now: not driver.asked())
    print(f"{driver.presses} presses in {TURNS} turns: {driver.presses / TURNS:.2f}")
    # Two for a move, one more where a block is hit, three for a way of a zero, none to end a turn.
    most = {"use-roll": 2, "choose-option": 3}
    for (_, code), presses in Counter(driver.asked_at).items():
        assert presses <= most.get(code, 1), (code, driver.asked_at)

    # Undo leads back to the start of the last turn, and asks nothing.
    driver.awaited(lambda now: False)
    someone.act("undo")
    expect(page.locator("li.undone").first).to_be_attached()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator('[data-prompt="use-roll"], [data-prompt="choose-option"]')).to_be_visible()
    expect(mine).to_be_visible()

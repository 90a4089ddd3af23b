"""How little has to be pressed: turns that end by themselves, one tap, undo, keys, a set-up done for one."""

from __future__ import annotations

import re
import time
from collections import Counter

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.driver import Driver
from tests.must import must

FIRST = ("use-roll", "choose-option")
"""The prompts at which a turn begins."""
OTHERS = ("enter", "remove", "remove-from-pad")
"""The prompts that come before them in some turns."""
TURNS = 10
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
    began = someone.seq
    driver.play(until=lambda now: now["mine"] and now["seq"] > began + 5 and now["code"] in FIRST)

    # Undo leads back to the start of the last turn, and asks nothing.
    someone.act("undo")
    expect(page.locator("dialog[open]")).to_have_count(0)
    offered = driver.awaited(lambda now: False)
    assert offered["code"] in (*FIRST, *OTHERS)

    first, before_them = _turn(page), len(driver.asked_at)
    driver.play(until=lambda now: _turn(page) >= first + 2 * TURNS)
    own, asked = max(1, (_turn(page) - first) // 2), driver.asked_at[before_them:]
    counted = Counter(code for _, code in asked)
    print(f"{len(asked)} presses in {own} turns: {counted}")
    zeros = len({seq for seq, code in asked if code == "choose-option"})
    assert counted["use-roll"] <= 2 * (own + zeros + 2), "two on average, and two more after a zero"
    # Two for a move, one more where a block is hit, three for a way of a zero, none to end a turn.
    most = {"use-roll": 2, "choose-option": 3}
    for (_, code), presses in Counter(asked).items():
        assert presses <= most.get(code, 1), (code, asked)


def test_two_presses_a_play_on_the_hill(person: People) -> None:
    """A whole game: a card and a space, and a target where there is a choice; a turn has two plays."""
    someone = person(hurried=True)
    page = someone.page
    someone.start("hill218", variant="beginner", level=1, begins="me").seated()
    driver = Driver(someone, seed="presses", hovers=True)
    assert driver.play()["status"] == "over"
    asked = driver.asked_at
    counted = Counter(code for _, code in asked)
    plays = len({seq for seq, code in asked if code == "play"})
    turns = max(1, (_turn(page) + 1) // 2)
    print(f"{len(asked)} presses in {turns} turns, {plays} plays: {counted}")
    assert plays >= turns, "a whole game"
    assert len(asked) <= 4.5 * turns
    most = {"play": 2, "attack": 1}
    for (_, code), presses in Counter(asked).items():
        assert presses <= most.get(code, 1), (code, asked)


def _turn(page: Page) -> int:
    """The number of the turn, which counts both sides' turns."""
    return int(must(re.search(r"(\d+)$", page.locator(".where").inner_text().strip()))[0])

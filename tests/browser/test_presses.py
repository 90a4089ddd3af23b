"""How little has to be pressed: turns that end by themselves, one tap, undo, keys, a set-up done for one."""

from __future__ import annotations

import re
import time
from collections import Counter
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.driver import Driver
from tests.browser.person import Person
from tests.must import must


def test_two_presses_a_turn(person: People) -> None:
    """A whole game, its set-up done for the player: two a turn, and at most two for each decision."""
    someone = person(hurried=True)
    page = someone.page
    someone.start("island", variant="blitz", level=1, begins="me").seated()
    before = time.monotonic()
    someone.hand.press(page.locator('[data-help="rest"]'))
    expect(page.locator('[data-prompt="use-roll"], [data-prompt="choose-option"]')).to_be_visible()
    print(f"set up in {time.monotonic() - before:.1f} s")

    driver = Driver(someone, seed="presses")
    _taken_back(someone, driver)

    first, before_them = _turn(page), len(driver.asked_at)
    assert driver.play()["status"] == "over"
    own, asked = max(1, (_turn(page) - first + 1) // 2), driver.asked_at[before_them:]
    counted = Counter(code for _, code in asked)
    print(f"{len(asked)} presses in {own} turns: {counted}")
    zeros = len({seq for seq, code in asked if code == "choose-option"})
    # The average over recorded games is counted in presses.test.ts; here chance may roll many zeros.
    assert len(asked) <= 2 * (own + 1) + zeros
    # Two for a move, one more where a block is hit, and none to end a turn without a choice.
    most = {"use-roll": 2, "choose-option": 2}
    for (_, code), presses in Counter(asked).items():
        assert presses <= most.get(code, 1), (code, asked)


def test_two_presses_a_play_on_the_hill(person: People) -> None:
    """A whole game: a card and a space, and a target where there is a choice; a turn has two plays."""
    someone = person(hurried=True)
    page = someone.page
    someone.start("hill218", variant="beginner", level=1, begins="me").seated()
    driver = Driver(someone, seed="presses", hovers=True)
    driver.play(until=lambda now: now["mine"] and now["code"] == "play")
    _taken_back(someone, driver)
    first, before_them = _turn(page), len(driver.asked_at)
    assert driver.play()["status"] == "over"
    asked = driver.asked_at[before_them:]
    counted = Counter(code for _, code in asked)
    plays = len({seq for seq, code in asked if code == "play"})
    turns = max(1, (_turn(page) - first) // 2 + 1)
    print(f"{len(asked)} presses in {turns} turns, {plays} plays: {counted}")
    assert plays >= turns, "a whole game"
    assert len(asked) <= 4.5 * turns
    most = {"play": 2, "attack": 1}
    for (_, code), presses in Counter(asked).items():
        assert presses <= most.get(code, 1), (code, asked)


def _turn(page: Page) -> int:
    """The number of the turn, which counts both sides' turns."""
    return int(must(re.search(r"(\d+)$", page.locator(".where").inner_text().strip()))[0])


def _taken_back(someone: Person, driver: Driver) -> None:
    """One press on Undo, and no question: the board is that of the beginning of the player's last turn."""
    driver.awaited(lambda now: False)
    before, turn = someone.board(), _turn(someone.page)
    driver.play(until=lambda now: now["mine"] and _turn(someone.page) > turn)
    assert _stands(someone.board()) != _stands(before), "something has happened"
    seq = someone.seq
    someone.act("undo")
    expect(someone.table).not_to_have_attribute("data-seq", str(seq))
    driver.awaited(lambda now: False)
    expect(someone.page.locator("dialog[open]")).to_have_count(0)
    assert _turn(someone.page) == turn
    assert _stands(someone.board()) == _stands(before)


def _stands(board: Any) -> Any:
    return board["pieces"], board["blocks"]

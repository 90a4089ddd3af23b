"""A first match: the gentlest level, the set-up done for the player, and the first question is a move."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.hands import Finger, Hand, Mouse
from tests.must import must


def test_one_press_and_then_a_move(person: People) -> None:
    someone = person("en", newcomer=True)
    page = someone.go()
    prompt = page.locator('[data-role="prompt"]')

    island = page.locator('article[data-game="island"]')
    expect(island.locator('input[value="1"]')).to_be_checked()
    island.locator('[data-role="play"]').click()
    page.wait_for_url("**/t/*")
    someone.seated()
    expect(prompt).to_have_attribute(
        "data-prompt", re.compile("use-roll|choose-option|after-move|enter|remove")
    )
    expect(page.locator("[data-piece]").first).to_be_attached()

    # The next match of the same game is set up by hand again, unless one asks for help.
    someone.go()
    page.locator('article[data-game="island"] [data-role="play"]').click()
    page.wait_for_url("**/t/*")
    someone.seated()
    expect(page.locator('[data-help="rest"]')).to_be_visible()

    someone.go()
    hill = page.locator('article[data-game="hill218"]')
    hill.locator('[data-role="play"]').click()
    page.wait_for_url("**/t/*")
    someone.seated()
    expect(prompt).to_have_attribute("data-prompt", re.compile("play|attack"))
    expect(page.locator(".where")).to_contain_text("Beginner")

    # With three matches, too, the games' pictures are whole and Play is in sight.
    someone.go()
    expect(page.locator("main a[href^='/t/']")).to_have_count(3)
    for art in page.locator("article .art .picture").all():
        box = must(art.bounding_box())
        assert box["height"] > 0.38 * box["width"], box
    for play in page.locator('article [data-role="play"]').all():
        expect(play).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("hand", [Mouse(), Finger()], ids=["desktop", "phone"])
def test_options_that_were_tried_out_change_nothing_about_that(person: People, hand: Hand) -> None:
    someone = person("en", hand, newcomer=True)
    page = someone.page
    someone.start("island", level=2, side="north", begins="me", pace="total").seated()
    prompt = page.locator('[data-role="prompt"]')
    expect(prompt).to_have_attribute(
        "data-prompt", re.compile("use-roll|choose-option|after-move|enter|remove")
    )
    someone.go()
    someone.start("hill218", level=3, pace="each").seated()
    expect(prompt).to_have_attribute("data-prompt", re.compile("play|attack"))
    expect(page.locator('[data-role="table"]')).to_have_attribute("data-status", "playing")
    # By now they know their way.
    someone.start("island").seated()
    expect(page.locator('[data-help="rest"]')).to_be_visible()

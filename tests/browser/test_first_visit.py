"""A first match: the gentlest level, the set-up done for the player, and the first question is a move."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import People


def test_one_press_and_then_a_move(person: People) -> None:
    someone = person("en")
    page = someone.go()
    prompt = page.locator('[data-role="prompt"]')

    island = page.locator('article[data-game="island"]')
    expect(island.locator('input[value="1"]')).to_be_checked()
    island.locator('[data-role="play"]').click()
    page.wait_for_url("**/t/*")
    someone.seated()
    expect(prompt).to_have_attribute("data-prompt", re.compile("use-roll|choose-option|after-move"))
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

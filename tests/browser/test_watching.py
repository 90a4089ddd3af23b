"""Spectators see what all may see, in one tab or five."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.driver import Driver


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

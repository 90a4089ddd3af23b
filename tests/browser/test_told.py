"""The other side's turn is told beat by beat: board, log, counts and prompt together, the result last."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.driver import Driver
from tests.browser.person import Person

# Every change of the page, as a person sees it: pieces, lines of the log, whose turn it is, who is asked.
_RECORD: Final = """
() => {
  window.story = [];
  const look = () => {
    const now = {
      pieces: document.querySelectorAll("[data-piece]:not(.leaving)").length,
      log: document.querySelector("[data-log-list]")?.textContent.length ?? 0,
      mine: document.querySelector('[data-role="prompt"]')?.dataset.mine === "true",
      telling: document.querySelector("[data-act=skip]") !== null,
      over: document.querySelector('[data-role="over"]') !== null,
      shot: document.querySelector("[data-shot].now") !== null,
    };
    if (JSON.stringify(now) !== JSON.stringify(window.story.at(-1))) window.story.push(now);
  };
  look();
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}
"""


def _turn(person: Person) -> list[dict[str, Any]]:
    """One turn of the person's, and what the page showed until the person was asked again."""
    page = person.page
    driver = Driver(person)
    driver.awaited(lambda now: False)
    page.evaluate(_RECORD)
    driver.play(until=lambda now: not driver.asked())
    expect(page.locator('[data-role="prompt"][data-mine="true"], [data-role="over"]')).to_be_visible(
        timeout=60_000
    )
    story: list[dict[str, Any]] = page.evaluate("() => window.story")
    return story


@pytest.mark.parametrize(("game", "variant"), [("hill218", "beginner"), ("island", "blitz")])
def test_a_turn_is_told(person: People, game: str, variant: str) -> None:
    someone = person(motion=True)
    someone.start(game, level=2, variant=variant, begins="me")
    driver = Driver(someone)
    driver.play(until=lambda now: now["code"] in ("play", "use-roll") and now["mine"])
    story = _turn(someone)
    told = [now for now in story if now["telling"]]
    assert told, "nothing was told"
    assert not any(now["mine"] or now["over"] for now in told), "asked before the end"
    assert story[-1]["mine"] or story[-1]["over"]
    # The log grows with the board, not before it.
    assert len({now["log"] for now in told}) > 1
    assert told[0]["log"] < story[-1]["log"]

    # Once more, and skipped by a key.
    if story[-1]["mine"]:
        page = someone.page
        someone.hand.press(page.locator('[data-act="again"]'))
        expect(page.locator('[data-act="skip"]')).to_be_visible()
        expect(page.locator('[data-role="prompt"]')).to_have_attribute("data-mine", "false")
        page.keyboard.press("Escape")
        expect(page.locator('[data-role="prompt"]')).to_have_attribute("data-mine", "true")

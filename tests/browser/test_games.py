"""Whole games against the computer, by mouse, by keyboard alone, and by touch on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People, Picture
from tests.browser.driver import Driver
from tests.browser.hands import Finger, Hand, Keys, Mouse
from tests.browser.person import TAGS

GAMES: list[tuple[str, str, Hand, str, bool]] = [
    ("island", "blitz", Mouse(), "it", True),
    ("hill218", "beginner", Mouse(), "ko", True),
    ("island", "blitz", Keys(), "de", False),
    ("hill218", "beginner", Keys(), "no", False),
    ("island", "blitz", Finger(), "en", False),
    ("hill218", "beginner", Finger(), "it", True),
]


@pytest.mark.parametrize(
    ("game", "variant", "hand", "lang", "motion"),
    GAMES,
    ids=[f"{game}-{hand.name}-{lang}" for game, _, hand, lang, _ in GAMES],
)
def test_a_whole_game(
    person: People,
    picture: Picture,
    game: str,
    variant: str,
    hand: Hand,
    lang: str,
    motion: bool,
) -> None:
    someone = person(lang, hand, motion=motion)
    page = someone.go()
    expect(page.locator("html")).to_have_attribute("lang", TAGS[lang])
    someone.start(game, variant=variant, level=1, begins="me").seated()
    driver = Driver(someone, seed=f"{game} {hand.name}")
    assert driver.play()["status"] == "over"
    over = page.locator('[data-role="over"]')
    expect(over).to_be_visible()
    assert over.get_attribute("data-result") in ("south", "north", "draw")
    assert over.locator("h2").inner_text().strip()
    picture(page, f"games/{game}-{hand.name}-{lang}")

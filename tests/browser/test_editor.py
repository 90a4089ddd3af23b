"""A position set up by hand in the browser, fixed, played on, and shown to the computer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People
from tests.browser.driver import Driver
from tests.browser.hands import Finger, Hand, Mouse
from tests.browser.person import Person


def text(page: Page) -> Locator:
    return page.locator('[data-role="position"]')


def centre(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=4)
    page.mouse.up()


def shows(page: Page, part: str) -> None:
    """Wait until the position contains this."""
    expect(text(page)).to_have_value(re.compile(re.escape(part)))


def one_decision(someone: Person) -> None:
    """The match goes on from the position: a decision is taken."""
    driver = Driver(someone)
    driver.awaited(lambda now: False)
    before = someone.seq
    assert driver.play(until=lambda now: now["seq"] > before)["seq"] > before


def test_the_island_by_mouse_and_keyboard_then_played_on(person: People) -> None:
    someone = person("en", Mouse())
    page = someone.go("/edit/island")
    verdict = page.locator("[data-possible]")
    expect(verdict).to_have_attribute("data-possible", "true")

    def spot(name: str) -> Locator:
        return page.locator(f'[data-spot="{name}"]')

    page.locator('[data-stock="south-jeep"]').click()
    spot("e6").click()
    shows(page, "/4J^5#1/")
    page.keyboard.press("Escape")
    carry(page, centre(spot("e6")), centre(spot("e8")))
    shows(page, "/1#2J^7/")
    spot("e8").click()
    shows(page, "/1#2J>7/")
    carry(page, centre(spot("e8")), (20.0, 400.0))
    shows(page, "/1#10/")
    carry(page, centre(page.locator('[data-stock="neither-block"]')), centre(spot("f3")))
    expect(verdict).to_have_attribute("data-possible", "false")
    expect(verdict).to_contain_text("I-2.2")
    for act in ("play", "ask"):
        expect(page.locator(f'[data-role="{act}"]')).to_be_disabled()
    page.locator('[data-role="fix"]').click()
    expect(verdict).to_have_attribute("data-possible", "true")
    page.keyboard.press("Control+z")
    expect(verdict).to_have_attribute("data-possible", "false")
    page.keyboard.press("Control+Shift+z")
    expect(verdict).to_have_attribute("data-possible", "true")
    # An empty board is a beginning and no fault.
    page.get_by_role("button", name="Empty the board").click()
    expect(verdict).to_contain_text("The board is empty")
    page.keyboard.press("Control+z")
    expect(verdict).to_have_attribute("data-possible", "true")

    spot("d1").focus()
    page.keyboard.press("Delete")
    shows(page, "/12 d:")
    page.locator('[data-control="awaited"]').select_option("roll")
    shows(page, "S:roll classic")
    text(page).fill("nonsense")
    expect(verdict).to_contain_text("five parts")
    page.get_by_role("button", name="Undo").last.click()
    expect(verdict).to_have_attribute("data-possible", "true")
    position = text(page).input_value()
    page.reload()  # the address keeps it
    expect(text(page)).to_have_value(position)

    page.locator('[data-role="play"]').click()
    page.locator('[data-role="begin"]').click()
    someone.seated()
    expect(page.locator('[data-piece="tank"][data-seat="south"]')).to_have_count(0)
    one_decision(someone)


@pytest.mark.parametrize("hand", [Mouse(), Finger()], ids=["mouse", "touch"])
def test_hill_218_is_fixed_shown_to_the_computer_and_played_on(person: People, hand: Hand) -> None:
    someone = person("de", hand)
    page = someone.go("/edit/hill218")
    verdict = page.locator("[data-possible]")
    expect(verdict).to_have_attribute("data-possible", "true")
    hand.press(page.locator('[data-stock="south-para"]'))
    hand.press(page.locator('[data-square="0,0"]'))
    expect(verdict).to_contain_text("H-2.1")
    # The reason is beside the place, too: the panel may have to be scrolled.
    expect(page.locator('[data-role="bubble"]')).to_contain_text("H-2.1")
    expect(page.locator('[data-role="bubble"]')).to_be_in_viewport(ratio=1)
    hand.press(page.locator('[data-role="fix"]'))
    shows(page, "T@1,-1/H@-1,1")
    expect(verdict).to_have_attribute("data-possible", "true")
    hand.press(page.locator('[data-control="hand-north"] button').last)
    shows(page, "IHSP/?????")
    hand.press(page.locator('[data-role="ask"]'))
    expect(page.locator('[data-role="advice"] [data-win]')).to_be_visible()
    if not hand.touch:
        page.keyboard.press("Escape")
        page.locator('[data-role="play"]').click()
        page.locator('[data-role="begin"]').click()
        someone.seated()
        expect(page.locator('[data-piece="tank"][data-seat="south"]')).to_be_attached()
        one_decision(someone)


@pytest.mark.parametrize(
    ("game", "stock", "place", "part"),
    [
        ("island", "south-jeep", "e6", "/4J^5#1/"),
        ("hill218", "south-infantry", "1,0", "I@1,0"),
    ],
)
def test_a_finger_drags_a_piece_from_a_row(
    person: People, game: str, stock: str, place: str, part: str
) -> None:
    page = person("en", Finger()).go(f"/edit/{game}")
    expect(page.locator("[data-possible]")).to_have_attribute("data-possible", "true")
    there = page.locator(f'[data-spot="{place}"], [data-square="{place}"]').first
    (x, y), (to_x, to_y) = centre(page.locator(f'[data-stock="{stock}"]')), centre(there)
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        finger.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": at})

    touch("Start", (x, y))
    for step in (1, 2, 3, 4):
        touch("Move", (x + (to_x - x) * (step - 1) / 3, y + (to_y - y) * step / 4))
    touch("End")
    shows(page, part)

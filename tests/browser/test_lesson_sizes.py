"""Guided battles on phones: what a step says, and what goes on from it, is in sight as a whole."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People, Picture
from tests.browser.looking import cut, hidden, part_hidden
from tests.browser.tour import still

PHONES = ((844, 390), (640, 360), (360, 640), (390, 844))

_END = '[data-role="finale"]'


def _ready(step: str) -> str:
    return f'[data-role="lesson"][data-step="{step}"][data-busy="false"]'


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_hill_step_is_read_and_left(person: People, picture: Picture, lang: str) -> None:
    """A step that only shows something: its words, and what goes on; then the buttons of a deployment."""
    page = person(lang).asked_first().go("/learn/hill218/first")
    prompt = '[data-role="prompt"]'
    wrong: list[str] = []
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(_ready("hill"))).to_be_visible()
        still(page)
        size = f"{width}x{height}"
        picture(page, f"sizes/lesson-show-{lang}-{size}")
        seen = (f"{prompt} h2", f"{prompt} p", '[data-act="next"]')
        wrong += [f"show, {size}: {each}" for css in seen for each in part_hidden(page, css)]
        wrong += [f"show, {size}: {each}" for each in cut(page)]
        page.locator('[data-act="next"]').click()
        expect(page.locator(_ready("base"))).to_be_visible()
        page.locator('[data-card="infantry"]').first.click()
        page.locator('[data-square="0,-1"][data-legal="true"]').focus()
        page.keyboard.press("Enter")
        expect(page.locator(f"{prompt} .two button")).to_have_count(2)
        still(page)
        picture(page, f"sizes/lesson-deploy-{lang}-{size}")
        asked = (f"{prompt} h2", f"{prompt} .two button")
        wrong += [f"deploy, {size}: {each}" for css in asked for each in part_hidden(page, css)]
        wrong += [f"deploy, {size}: {each}" for each in hidden(page, ".acts .act")]
        page.locator('[data-act="back"]').click()
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lesson", ["first", "supply"])
def test_the_end_of_a_lesson(person: People, picture: Picture, lesson: str) -> None:
    """The board stays, and what comes next is as high as its words."""
    page = person("de").asked_first().go(f"/learn/hill218/{lesson}")
    finale = page.locator(_END)
    page.locator('[data-role="lesson"]').wait_for()
    while not finale.count():
        step = page.locator('[data-role="lesson"]').get_attribute("data-step")
        page.locator(':is([data-act="skip-step"], [data-act="next"])').first.click()
        page.locator(f'[data-role="lesson"]:is([data-ended="true"], :not([data-step="{step}"]))').wait_for()
    wrong: list[str] = []
    for width, height in ((360, 640), (390, 844), (820, 1180)):
        page.set_viewport_size({"width": width, "height": height})
        still(page)
        size = f"{width}x{height}"
        picture(page, f"sizes/lesson-end-{lesson}-{size}")
        high = page.evaluate(
            "Math.max(...[...document.querySelectorAll('.box .btn')].map((it) => it.offsetHeight))"
        )
        wrong += [f"{size}: a button is {high} px high"] if high > 64 else []
        board = page.evaluate("document.querySelector('.ground svg').getBoundingClientRect().height")
        wrong += [f"{size}: the board is only {board} px high"] if board < height / 5 else []
        wrong += [f"{size}: {each}" for each in (*part_hidden(page, f"{_END} .btn"), *cut(page))]
    assert not wrong, "\n".join(wrong)

"""Hints, dangers and long questions: at every size, what is asked and what answers it is in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People, Picture
from tests.browser.looking import cut, hidden, violations
from tests.browser.person import Person
from tests.browser.test_sizes import SIZES
from tests.browser.tour import still
from tests.server.live import COMMITMENT, ENTROPY, Live

ZERO = "12/12/sv10sv/12/4tv7/7jv4/12/10sv1/12/4T^2J^2S^1/1S^10/11S^ c:SJTJS,j:sjtjs 0/0 S:d0 classic"
SHOT = "12/12/sv10sv/12/12/4tv2jv4/12/10sv1/12/4T^2J^2S^1/1S^10/11S^ c:SJTJS,j:sjtjs 0/0 S:d2 classic"
QUIET = "sv11/12/12/12/12/12/12/12/12/12/9S^2/1S^8S^1 c:SJTJS,j:sjtjs 0/0 S:d2 classic"
PENALTY = "S^3J^6sv/12/12/12/12/12/12/12/12/12/12/sv11 c:SJTJS,j:sjtjs 0/0 S:d5 classic"
HILL = "I@0,-1;H@1,-1/I@0,1;T@1,1 IHTAP/??? ????????????????/????????????????? 2/1 S2:play"

# Whether all of it is seen in the box of the question, which may scroll.
_WHOLE = """
(selector) => {
  const box = document.querySelector('[data-role="prompt"]').getBoundingClientRect();
  return [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility()).flatMap((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    const inside = top >= box.top - 1 && bottom <= box.bottom + 1;
    return inside ? [] : [`not whole: ${each.textContent.trim().slice(0, 60)}`];
  });
}
"""


def _at(someone: Person, server: Live, game: str, position: str) -> Page:
    """South's table against a computer, from a position on."""
    match = server.create(
        game, position.split()[-1] if game == "island" else "standard", position=position, north="recruit"
    )
    with server.tab(match, "south") as south:
        south.say("join", id="join", commitment=COMMITMENT, name="Ann")
        south.hear("ack")
        south.say("open", id="open", entropy=ENTROPY)
        south.hear("ack")
    page = someone.go(f"/t/{match['match']}#{match['south']}")
    someone.seated()
    expect(page.locator('[data-role="prompt"]')).to_have_attribute("data-mine", "true")
    return page


def _whole(page: Page, selector: str) -> list[str]:
    found: list[str] = page.evaluate(_WHOLE, selector)
    return found


def _sizes(page: Page, name: str) -> list[tuple[str, int, int]]:
    return [(f"{name}, {width}x{height}", width, height) for width, height in SIZES]


@pytest.mark.parametrize(
    ("game", "position"),
    [("island", ZERO), ("hill218", HILL)],
    ids=["a zero on the island", "a play on the hill"],
)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_hint_and_dangers(
    person: People, server: Live, picture: Picture, game: str, position: str, lang: str
) -> None:
    """The question and what confirms a hint are never pushed out of sight; a desktop shows everything."""
    someone = person(lang)
    page = _at(someone, server, game, position)
    page.keyboard.press("d")
    expect(page.locator('[data-role="hints"] li').first).to_be_visible()
    wrong: list[str] = []
    for name, width, height in _sizes(page, "dangers"):
        page.set_viewport_size({"width": width, "height": height})
        still(page)
        picture(page, f"advice/{game}-{lang}-dangers-{width}x{height}")
        wrong += [f"{name}: {each}" for each in (*hidden(page, '[data-role="prompt"] h2'), *cut(page))]
        # On the island they are drawn on the board as well; a base in danger has to be read.
        seen = "li:first-child" if game == "hill218" and (width, height) == (390, 844) else "none"
        told = ":is(li, summary)" if (width, height) == (1280, 800) else seen
        wrong += [f"{name}: {each}" for each in _whole(page, f'[data-role="hints"] {told}')]
    page.keyboard.press("h")
    expect(page.locator('[data-role="suggestion"] li').first).to_be_attached()
    if lang == "en":
        wrong += violations(page)
    expect(page.locator('[data-role="suggestion"] [data-sure]')).to_be_attached()
    expect(page.locator(".board [data-second]").first).to_be_attached()
    confirms = '[data-role="options"] .opt.on, [data-role="options"] .opt.primary, .steps .two .primary'
    for name, width, height in _sizes(page, "hint"):
        page.set_viewport_size({"width": width, "height": height})
        still(page)
        picture(page, f"advice/{game}-{lang}-hint-{width}x{height}")
        asked = ('[data-role="prompt"] h2', confirms)
        wrong += [f"{name}: {each}" for what in asked for each in (*hidden(page, what), *cut(page))]
        if (width, height) == (1280, 800):
            everything = '[data-role="prompt"] :is(button, [data-role="suggestion"], [data-role="hints"])'
            wrong += [f"{name}: {each}" for each in _whole(page, everything)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_long_question_is_not_cut(person: People, server: Live, picture: Picture, lang: str) -> None:
    someone = person(lang)
    page = _at(someone, server, "island", PENALTY)
    wrong: list[str] = []
    for name, width, height in _sizes(page, "penalty"):
        page.set_viewport_size({"width": width, "height": height})
        still(page)
        picture(page, f"advice/penalty-{lang}-{width}x{height}")
        assert page.locator('[data-role="prompt"] .body').evaluate(
            "(p) => p.scrollHeight <= p.clientHeight + 1"
        ), name
        wrong += [f"{name}: {each}" for each in _whole(page, '[data-role="prompt"] :is(.body, [data-token])')]
    if lang == "en":
        wrong += violations(page)
    assert not wrong, "\n".join(wrong)


def test_shots_are_in_sight(person: People, server: Live, picture: Picture) -> None:
    someone = person("de")
    page = _at(someone, server, "island", SHOT)
    wrong: list[str] = []
    for name, width, height in _sizes(page, "shot"):
        page.set_viewport_size({"width": width, "height": height})
        still(page)
        picture(page, f"advice/shot-{width}x{height}")
        wrong += [f"{name}: {each}" for each in _whole(page, ".shots [data-token]")]
    assert not wrong, "\n".join(wrong)


def test_a_hint_and_dangers_move_no_actions(person: People, server: Live) -> None:
    """On a desktop the question grows at the expense of the log: what is below it stays where it is."""
    someone = person("en")
    page = _at(someone, server, "island", QUIET)
    page.set_viewport_size({"width": 1280, "height": 800})
    still(page)
    where = "(all) => all.map((each) => each.getBoundingClientRect().top)"
    below = page.locator(".acts, [data-player]")
    before = below.evaluate_all(where)
    page.keyboard.press("d")
    expect(page.locator('[data-role="hints"] li').first).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator('[data-role="suggestion"] [data-sure]')).to_be_attached()
    still(page)
    assert below.evaluate_all(where) == before

"""What a player can do besides moving: ask why, take back, give up; and what the page remembers."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People, Picture
from tests.browser.driver import Driver
from tests.browser.gallery import Gallery
from tests.browser.hands import Covered, Finger, Hand, Mouse, middle
from tests.browser.person import Person

SQUARE: Final = re.compile(r"^([a-l]\d+|-?\d+,-?\d+)$")


def _one(driver: Driver) -> None:
    before = driver.person.seq
    driver.play(until=lambda now: now["seq"] > before)


@pytest.mark.parametrize(("hand", "lang"), [(Mouse(), "en"), (Finger(), "de")], ids=["mouse", "touch"])
def test_why_not_on_the_island(person: People, gallery: Gallery, hand: Hand, lang: str) -> None:
    someone = person(lang, hand)
    page = someone.go(gallery.setup)
    someone.seated()
    before = someone.seq
    someone.act("why")
    hand.spot(page, "f6")
    why = page.locator('[data-role="why"]')
    expect(why).to_have_attribute("data-rule", re.compile(r"^I-\d"))
    rule = why.get_attribute("data-rule") or ""
    expect(why.locator("p").first).to_have_text(re.compile(r".{16}"))
    # The board marks the square; the words stand in the panel beside it, and only there.
    expect(page.locator('[data-role="stage"] use[href$="#mark-no"]')).to_be_visible()
    expect(page.locator('[data-role="bubble"]')).to_have_count(0)
    hand.press(why.locator("button[aria-expanded]"))
    expect(why.locator("blockquote")).to_contain_text(rule)
    hand.press(why.locator("button").last)
    expect(why).to_have_count(0)
    assert someone.seq == before, "asking changes nothing"


def test_why_not_on_the_hill(person: People, gallery: Gallery) -> None:
    someone = person("it")
    page = someone.go(gallery.hill)
    someone.seated()
    someone.hand.card(page.locator(".hand [data-card]:not(.idle)"), 0)
    legal = page.locator('[data-legal="true"]')
    legal.first.wait_for(state="attached")
    # By keyboard, a space far from everything that cannot be supplied.
    legal.first.focus()
    free = "[data-square]:not([data-legal])"
    page.locator(free).first.focus()
    page.keyboard.press("?")
    expect(page.locator('[data-role="why"]')).to_have_attribute("data-rule", re.compile(r"^H-\d"))
    page.keyboard.press("Escape")
    expect(page.locator('[data-role="why"]')).to_have_count(0)


@pytest.mark.parametrize("game", ["island", "hill218"])
def test_pieces_of_either_side_say_what_they_reach(person: People, gallery: Gallery, game: str) -> None:
    """A mouse that rests on one, or a finger that is held on it, which is told in words, too."""
    for hand in (Mouse(), Finger()):
        someone = person("en", hand)
        page = someone.go(gallery.island if game == "island" else gallery.hill)
        someone.seated()
        before = someone.seq
        expect(page.locator('[data-role="stage"] [data-piece]').first).to_be_visible()
        # The island's mark names the piece, the field's the spaces that are reached.
        reaches = page.locator("[data-reaches]")
        for seat in ("south", "north"):
            x, y = _in_sight(page, seat)
            if hand.touch:
                finger = someone.context.new_cdp_session(page)
                down = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
                finger.send("Input.dispatchTouchEvent", down)
                expect(page.locator('[data-role="inspection"]')).to_have_text(re.compile(r".{8}"))
                finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
            else:
                page.mouse.move(x, y)
            expect(reaches).not_to_have_count(0)
            page.keyboard.press("Escape")
            page.mouse.move(1, 1)
            expect(reaches).to_have_count(0)
        assert someone.seq == before, "looking changes nothing"


def _in_sight(page: Page, seat: str) -> tuple[float, float]:
    """Where a side's piece is in the window, for a pointer."""
    pieces = page.locator(f'[data-role="stage"] [data-piece][data-seat="{seat}"]')
    for square in pieces.evaluate_all("(all) => all.map(({ dataset: { on, at } }) => on ?? at)"):
        if not SQUARE.match(square):
            continue  # on a pad
        with suppress(Covered):
            return middle(page, square)
    raise AssertionError(f"no piece of {seat} is in sight")


def test_hints_and_dangers(person: People) -> None:
    someone = person("no")
    page = someone.page
    someone.start("island", variant="blitz", level=1, begins="me").seated()
    someone.hand.press(page.locator('[data-help="rest"]'))
    mine = page.locator(
        '[data-mine="true"][data-prompt="use-roll"], [data-mine="true"][data-prompt="choose-option"]'
    )
    expect(mine).to_be_visible()
    before = someone.seq

    # Dangers are a switch that is remembered.
    hints = page.locator('[data-role="hints"]')
    expect(hints).to_have_count(0)
    page.keyboard.press("d")
    expect(hints).to_be_in_viewport(ratio=1)
    page.reload()
    someone.seated()
    expect(hints).to_be_visible()
    page.keyboard.press("d")
    expect(hints).to_have_count(0)

    # A hint says what, why, and how likely a win is; nothing is decided by it.
    expect(mine).to_be_visible()
    someone.act("hint")
    hint = page.locator('[data-role="suggestion"] li')
    expect(hint.last).to_contain_text("%")
    expect(hint.first).to_be_in_viewport(ratio=1)
    assert hint.count() >= 2
    # The enemy's side answers a press as well, with its range and what can hit it.
    page.keyboard.press("Escape")
    foe = page.locator('[data-piece][data-seat="north"]').first.get_attribute("data-on") or ""
    someone.hand.spot(page, foe)
    expect(page.locator('[data-role="inspection"]')).to_contain_text(foe)
    assert someone.seq == before, "asking changes nothing"


def test_undo_and_giving_up(person: People) -> None:
    someone = person("ko")
    page = someone.page
    someone.start("island", variant="blitz", level=1, begins="me").seated()
    driver = Driver(someone)
    _one(driver)
    driver.awaited(lambda offer: False)
    blocks = someone.board()["blocks"]
    someone.act("undo")
    if page.locator("dialog[open]").count():
        someone.answer()
    expect(page.locator("li.undone").first).to_be_attached()
    driver.awaited(lambda offer: False)
    assert len(someone.board()["blocks"]) < len(blocks)

    # It is asked once, and "no" means no.
    someone.act("resign")
    expect(page.locator("dialog[open]")).to_have_count(1)
    someone.answer(False)
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(someone.table).to_have_attribute("data-status", "playing")
    someone.resign()
    over = page.locator('[data-role="over"]')
    expect(over).to_have_attribute("data-result", "north")
    someone.act("verify")
    expect(over.locator(".verdict")).to_contain_text("네,")
    expect(over.locator(".verdict")).to_be_in_viewport(ratio=1)
    expect(over.locator(".verdict.bad")).to_have_count(0)
    with page.expect_download() as saved:
        someone.act("menu")
        page.locator('[data-act="download"]').click()
    assert saved.value.suggested_filename.endswith(".txt")
    page.keyboard.press("Escape")
    someone.act("replay")
    expect(page.locator('[data-role="replay"]')).to_be_visible()
    expect(page.locator("[data-fair]")).to_have_attribute("data-fair", "yes")
    replay = page.url
    someone.act("close")
    expect(over).to_be_visible()
    # Opened by its address, there is nothing of ours to come back to.
    page.goto("about:blank")
    page.goto(replay)
    someone.act("close")
    expect(over).to_be_visible()


def test_a_rematch_with_the_computer(person: People, picture: Picture) -> None:
    someone = person("de")
    someone.start("hill218", variant="standard", level=1, begins="me").seated()
    first = someone.match
    someone.resign()
    someone.act("rematch")
    someone.page.wait_for_url(lambda url: first not in url)
    someone.seated()
    expect(someone.page.locator("[data-player].near")).to_have_attribute("data-player", "north")
    someone.page.set_viewport_size({"width": 640, "height": 360})
    expect(someone.page.get_by_text("diesmal spielst du Nord")).to_be_in_viewport(ratio=1)
    someone.page.set_viewport_size({"width": 360, "height": 640})
    expect(someone.page.get_by_text("diesmal spielst du Nord")).to_be_in_viewport(ratio=1)
    picture(someone.page, "sizes/rematch-360x640")
    _one(Driver(someone))


def test_clocks_run(person: People) -> None:
    someone = person("en")
    page = someone.page
    someone.start("hill218", variant="beginner", level=1, begins="me", pace="total").seated()
    clock = page.locator('[data-player="south"] [role="timer"]')
    before = clock.inner_text()
    assert re.match(r"1[45]:\d\d", before.strip())
    expect(clock).not_to_have_text(before)
    still = page.locator('[data-player="north"] [role="timer"]')
    assert still.inner_text().strip() == "15:00"


def test_leaving_for_a_day(person: People) -> None:
    """Correspondence: a clock of days, the page closed, and back by the list on the first page."""
    someone = person("no")
    someone.start("island", variant="blitz", level=1, begins="me", pace="days").seated()
    driver = Driver(someone)
    _one(driver)
    driver.awaited(lambda offer: False)
    expect(someone.page.locator('[data-player="south"] [role="timer"]')).to_contain_text(re.compile(r"[12]"))
    match, seen = someone.match, someone.board()
    someone.page.close()
    someone.page = someone.tab()
    someone.go()
    entry = someone.page.locator(f'a[href="/t/{match}"]')
    expect(entry).to_be_visible()
    someone.hand.press(entry)
    someone.seated()
    assert someone.board() == seen
    _one(driver)
    someone.resign()
    someone.go()
    expect(someone.page.locator(f'a[href="/t/{match}"]')).to_be_visible()


def test_light_dark_and_sound_are_remembered(person: People) -> None:
    someone = person("it")
    page = someone.go()
    sound, theme = page.locator(".switches button").nth(0), page.locator(".switches button").nth(1)
    ground = "() => getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(ground)
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    theme.click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate(ground) != light
    page.reload()
    expect(sound).to_have_attribute("aria-pressed", "false")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    someone.start("island", level=1).seated()
    page.locator('[data-act="menu"]').click()
    expect(page.locator('[data-role="more"] [role="switch"]').first).to_have_attribute(
        "aria-checked", "false"
    )


def test_settings_are_reached_from_every_page(person: People) -> None:
    someone = person(phone=True)
    for path in ("/", "/matches"):
        page = someone.go(path)
        someone.act("settings")
        rows = page.locator('dialog[open] [data-role="settings"]')
        expect(rows.locator("select")).to_have_count(5)
        for name in ("Pace", "Size of cards", "Light or dark", "Ask before my choice counts", "Language"):
            expect(rows.get_by_label(name)).to_be_visible()
        rows.get_by_label("Pace").select_option("fast")
        rows.get_by_label("Light or dark").select_option("dark")
        rows.get_by_role("switch", name="Sound").click()
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    kept = someone.stored("skirmish.settings")
    assert (kept["pace"], kept["theme"], kept["sound"]) == ("fast", "dark", True)
    rows.get_by_label("Language").select_option("de")
    expect(rows.get_by_label("Sprache")).to_be_visible()


@pytest.mark.parametrize(("game", "variant"), [("island", "blitz"), ("hill218", "beginner")])
def test_reduced_motion(person: People, game: str, variant: str) -> None:
    someone = person("en", motion=False)
    someone.start(game, variant=variant, level=1, begins="me").seated()
    driver = Driver(someone)
    for _ in range(2):
        _one(driver)
        assert _moving(someone) == []


def _moving(person: Person) -> list[str]:
    """What moves just now and takes time to do so."""
    moving: list[str] = person.page.evaluate(
        """() => document.getAnimations()
.filter((each) => each.playState === "running" && each.effect.getComputedTiming().activeDuration > 20)
.map((each) => `${each.animationName ?? each.transitionProperty} ${each.effect.target?.classList}`)"""
    )
    return moving


def test_the_language_changes_in_the_middle_of_a_match(person: People) -> None:
    someone = person("en")
    page = someone.page
    someone.start("island", variant="blitz", level=1, begins="me").seated()
    _one(Driver(someone))
    seen = someone.board()["blocks"]
    page.locator('[data-act="menu"]').click()
    page.locator('[data-role="more"] select').first.select_option("ko")
    expect(page.locator("html")).to_have_attribute("lang", "ko")
    page.keyboard.press("Escape")
    someone.seated()
    expect(page.locator('[data-act="resign"]').first).not_to_contain_text("Resign")
    page.reload()
    someone.seated()
    expect(page.locator("html")).to_have_attribute("lang", "ko")
    assert set(seen) <= set(someone.board()["blocks"])

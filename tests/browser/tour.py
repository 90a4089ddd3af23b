"""Every page there is, one after the other."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from tests.browser.driver import Driver
from tests.browser.gallery import Gallery
from tests.browser.person import Person

NOBODY = "/t/aaaaaaaaaaaaaaaa#" + "a" * 32


def tour(person: Person, gallery: Gallery) -> Iterator[str]:
    """Go to each page, and say its name when it is there."""
    yield from _home(person)
    yield from _before(person, gallery)
    yield from _tables(person, gallery)
    yield from _two(person)
    yield from _reading(person, gallery)


def _home(person: Person) -> Iterator[str]:
    page = person.go("/")
    play = page.locator('[data-role="play"]')
    expect(play.first).to_be_enabled()
    yield "home"
    for card in page.locator("article").all():
        card.locator("button.line").click()
    page.locator('article[data-game="island"] .pace label:has(input[value="total"])').click()
    yield "home-options"
    links = page.locator("nav button.link:visible")
    links.nth(0).click()
    yield "home-watch"
    page.keyboard.press("Escape")
    links.nth(1).click()
    yield "home-learn"
    page.keyboard.press("Escape")


def _before(person: Person, gallery: Gallery) -> Iterator[str]:
    page = person.page
    person.start("hill218", "invite")
    # These servers listen on this computer only: the page says so, and offers no QR code to a phone.
    expect(page.locator('[data-role="invite-panel"] [data-role="only-here"]')).to_be_visible()
    yield "invite-here"
    page.locator('[data-act="here-anyway"]').click()
    page.locator('[data-role="invite-panel"] summary').click()
    yield "invite"
    person.go(gallery.join)
    expect(page.locator('[data-role="join"]')).to_be_visible()
    yield "join"
    person.go("/t/none")
    page.locator("main h1").wait_for()
    yield "nowhere"
    person.go(NOBODY)
    expect(page.locator('[data-role="invalid"]')).to_be_visible()
    yield "unknown-link"


def _tables(person: Person, gallery: Gallery) -> Iterator[str]:
    page = person.page
    for name, link in (
        ("island-setup", gallery.setup),
        ("island-battle", gallery.island),
        ("hill-battle", gallery.hill),
        ("hill-attack", gallery.attack),
        ("over", gallery.over),
    ):
        person.go(link)
        person.seated()
        expect(page.locator('[data-role="prompt"] h2')).to_be_visible()
        yield name
        if name == "island-battle":
            yield from _dialogs(person)
        if name == "hill-battle":
            card = page.locator(".hand [data-card]:not(.idle)").first
            card.focus()
            page.keyboard.press("Enter")
            page.locator('[data-legal="true"]').first.wait_for(state="attached")
            yield "hill-card"
            page.keyboard.press("?")
            expect(page.locator('[data-role="why"]')).to_be_visible()
            yield "hill-why"


def _dialogs(person: Person) -> Iterator[str]:
    page = person.page
    select = page.locator("[data-select]:visible")
    if select.count():
        select.first.click()
        yield "island-selected"
    page.keyboard.press("d")
    expect(page.locator('[data-role="hints"]')).to_be_visible()
    yield "island-hints"
    page.keyboard.press("d")
    person.act("why")
    page.locator('[data-square="g7"]').click()
    expect(page.locator('[data-role="why"]')).to_be_visible()
    yield "island-why"
    page.keyboard.press("Escape")
    for act, name in (("menu", "more"), ("resign", "resign"), ("draw", "draw")):
        person.act(act)
        expect(page.locator("dialog[open]")).to_be_visible()
        yield f"dialog-{name}"
        page.keyboard.press("Escape")
    page.keyboard.press("k")
    expect(page.locator("dialog[open]")).to_be_visible()
    yield "dialog-keys"
    page.keyboard.press("Escape")


def _two(person: Person) -> Iterator[str]:
    page = person.page
    person.start("hill218", "screen", variant="beginner", begins="me")
    expect(page.locator('[data-role="names"]')).to_be_visible()
    yield "names"
    page.locator('[data-act="start"]').click()
    over = page.locator('[data-role="hand-over"]')
    expect(over).to_be_visible()
    over.locator('[data-act="ready"]').click()
    assert Driver(person).play()["status"] == "hand-over"
    expect(over).to_be_visible()
    yield "hand-over"


def _reading(person: Person, gallery: Gallery) -> Iterator[str]:
    page = person.page
    for game in ("island", "hill218"):
        person.go(f"/rules/{game}")
        page.locator("main .rule").first.wait_for()
        yield f"rules-{game}"
    person.go("/record")
    page.locator("textarea").fill(gallery.record)
    yield "record"
    page.locator("form button[type=submit]").click()
    expect(page.locator('[data-role="replay"]')).to_be_visible()
    page.keyboard.press("End")
    yield "replay"


def still(page: Page) -> None:
    """Wait until everything is drawn."""
    page.evaluate(
        "async () => { await document.fonts.ready;"
        " await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))); }"
    )

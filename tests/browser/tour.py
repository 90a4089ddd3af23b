"""Every page there is, one after the other."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from skirmish.lessons.course import lessons
from tests.browser.driver import Driver
from tests.browser.gallery import Gallery
from tests.browser.person import Person

NOBODY = "/t/aaaaaaaaaaaaaaaa#" + "a" * 32


def tour(person: Person, gallery: Gallery) -> Iterator[str]:
    """Go to each page, and say its name when it is there."""
    yield from _home(person)
    yield from _before(person, gallery)
    yield from _tables(person, gallery)
    yield from _meeting(person)
    yield from _watching(person, gallery)
    yield from _two(person)
    yield from _lessons(person)
    yield from _reading(person, gallery)
    yield from _sharing(person, gallery)
    yield from _editing(person)


def _sharing(person: Person, gallery: Gallery) -> Iterator[str]:
    """After the tables: this browser has a key of the match."""
    page = person.page
    person.go(gallery.over.partition("#")[0].replace("/t/", "/replay/"))
    expect(page.locator('[data-role="replay"]')).to_be_visible()
    code = _shared(page)
    page.locator("dialog summary").click()
    yield "share-moment"
    person.go(f"/s/{code}")
    expect(page.locator('[data-role="replay"]')).to_be_visible()
    yield "shared-moment"
    person.go(f"/embed/{code}")
    expect(page.locator('[data-role="embed"]')).to_be_visible()
    yield "embed-moment"


def _shared(page: Page) -> str:
    """Open the sheet, and read the code of its link."""
    page.locator('[data-role="share"]').click()
    link = page.locator('[data-role="share-link"] input')
    expect(link).to_be_visible()
    return link.input_value().rpartition("/")[2]


def _editing(person: Person) -> Iterator[str]:
    page = person.page
    for game, place in (("island", "[data-spot='f5']"), ("hill218", "[data-square='1,-1']")):
        person.go(f"/edit/{game}")
        verdict = page.locator("[data-possible]")
        expect(verdict).to_have_attribute("data-possible", "true")
        yield f"editor-{game}"
        if game == "hill218":
            page.locator('[data-role="ask"]').click()
            expect(page.locator('[data-role="advice"] [data-win]')).to_be_visible()
            yield f"editor-{game}-advice"
            page.keyboard.press("Escape")
        code = _shared(page)
        yield f"share-{game}"
        page.keyboard.press("Escape")
        page.locator("details summary").first.click() if game == "hill218" else None
        for _ in range(2):  # one unit too many, or a block in the way of another
            page.locator("[data-stock='neither-block'], [data-stock='north-tank']").first.click()
            page.locator(place).first.press("Enter")
        expect(verdict).to_be_visible()
        yield f"editor-{game}-edited"
        person.go(f"/embed/{code}")
        expect(page.locator('[data-role="embed"]')).to_be_visible()
        yield f"embed-{game}"


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
        ("hill-return", gallery.returning),
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
            yield from _sheets(page)


def _sheets(page: Page) -> Iterator[str]:
    """What lies over Hill 218's table."""
    page.keyboard.press("Escape")
    for opener, name in (
        ("[data-act=say]", "phrases"),
        ("button.losses", "losses"),
        ("[data-act=about]", "card"),
    ):
        page.locator(opener).locator("visible=true").first.click()
        expect(page.locator("dialog[open]")).to_be_visible()
        yield f"dialog-{name}"
        page.keyboard.press("Escape")


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


def _meeting(person: Person) -> Iterator[str]:
    """After the tables: the last one is over, and is the first battle of a series."""
    page = person.page
    page.locator('[data-act="war"]').click()
    expect(page.locator("[data-battle] svg.board")).to_be_visible()
    yield "war"
    person.go("/matches")
    page.locator('[data-act="offer"]').click()
    expect(page.locator("[data-offered]")).to_be_visible()
    expect(page.locator("[data-match] svg.board").first).to_be_visible()
    yield "matches"
    page.locator("[data-match] button").first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    yield "dialog-remove"
    page.keyboard.press("Escape")
    person.go(f"/t/{page.locator('[data-offered]').get_attribute('data-offered')}")
    expect(page.locator('[data-role="offered"]')).to_be_visible()
    yield "offered"
    person.go("/matches")
    page.locator('[data-offered] [data-act="take-back"]').click()
    expect(page.locator("[data-offered]")).to_have_count(0)
    page.locator('[data-act="move"]').click()
    link = page.locator('[data-role="move-away"] input.field')
    expect(link).to_be_visible()
    yield "move"
    person.go(f"/move{link.input_value().partition('/move')[2]}")
    expect(page.locator('[data-act="take-over"]')).to_be_visible()
    yield "take-over"


def _watching(person: Person, gallery: Gallery) -> Iterator[str]:
    """Matches of others, and a series that is over."""
    page = person.page
    person.go(gallery.live)
    person.seated()
    expect(page.locator(".watching").first).to_be_visible()
    yield "watching"
    person.go(gallery.late)
    expect(page.locator('[data-role="late"]')).to_be_visible()
    yield "watching-late"
    person.go(gallery.series)
    person.seated()
    page.locator('[data-act="war"]').click()
    expect(page.locator("[data-battle] svg")).not_to_have_count(0)
    yield "war-over"


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


def _next_step(page: Page) -> None:
    """Go on, where the step only shows something, or skip it."""
    page.locator('nav [data-act="skip-step"], nav [data-act="next"]').click()
    expect(page.locator('[data-role="lesson"]')).to_have_attribute("data-busy", "false")


def _lessons(person: Person) -> Iterator[str]:
    page = person.page
    lesson = page.locator('[data-role="lesson"]')
    for game, step, shut, far in (("island", "forward", "d2", "f7"), ("hill218", "tank", "0,0", "0,0")):
        person.go(f"/learn/{game}")
        expect(page.locator('[data-role="course"] ol a').first).to_be_visible()
        yield f"course-{game}"
        person.go(f"/learn/{game}/first")
        expect(page.locator('[data-role="note"]')).to_be_visible()
        yield f"lesson-{game}-shows"
        for _ in range(20):
            if lesson.get_attribute("data-step") == step:
                break
            _next_step(page)
        yield f"lesson-{game}"
        person.hand.spot(page, shut)
        expect(page.locator('[data-role="reason"]')).to_be_visible()
        yield f"lesson-{game}-wrong"
        page.locator('[data-act="why"]').click()
        expect(page.locator('[data-role="rule"]')).to_be_visible()
        yield f"lesson-{game}-why"
        while lesson.get_attribute("data-ended") != "true":
            _next_step(page)
        yield f"lesson-{game}-end"
        person.go(f"/learn/{game}/{lessons(game)[1].name}")
        expect(page.locator('[data-role="note"]')).to_be_visible()
        yield f"lesson-{game}-course"
        person.hand.spot(page, far)
        expect(page.locator('[data-role="reason"]')).to_be_visible()
        yield f"lesson-{game}-course-wrong"


def _reading(person: Person, gallery: Gallery) -> Iterator[str]:
    page = person.page
    for game in ("island", "hill218"):
        person.go(f"/rules/{game}")
        page.locator("main .rule").first.wait_for()
        yield f"rules-{game}"
    person.go("/replay")
    page.locator("textarea").fill(f"{gallery.record}\n{gallery.record}")
    yield "record"
    page.locator("form button[type=submit]").click()
    page.locator('[data-record="2"]').wait_for()
    yield "records"
    page.locator('[data-record="2"]').click()
    expect(page.locator('[data-role="replay"]')).to_be_visible()
    page.keyboard.press("End")
    yield "replay"
    page.keyboard.press(",")
    page.locator('[data-act="play-on"]').click()
    expect(page.locator("dialog[open]")).to_be_visible()
    yield "dialog-play-on"
    page.keyboard.press("Escape")
    page.locator('[data-act="try"]').click()
    expect(page.locator('[data-role="trial"]')).to_be_visible()
    yield "replay-trial"


def still(page: Page) -> None:
    """Wait until everything is drawn."""
    page.evaluate(
        "async () => { await document.fonts.ready;"
        " await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))); }"
    )

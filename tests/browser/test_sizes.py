"""Both tables at every size, from the smallest phone to the desktop: the board and the options together.

The board is whole and nothing lies over it; the question, the options, the newest line of the log and the
actions are in sight, nothing is cut, and the page does not scroll.
"""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from skirmish.records import write_records
from tests.browser.conftest import People, Picture
from tests.browser.gallery import Gallery
from tests.browser.looking import cut, hidden, part_hidden
from tests.browser.tour import still
from tests.match.play import at_random, hill, island
from tests.must import must
from tests.server.live import Live

SIZES = (
    (360, 640),
    (640, 360),
    (640, 400),  # a desktop of 1280 by 800 at 200 %
    (390, 844),
    (844, 390),
    (932, 430),
    (768, 1024),
    (820, 1180),
    (1024, 768),
    (1024, 700),
    (1280, 720),
    (1366, 650),
    (1280, 800),
)
ROUND = (
    "[data-player]",
    "[data-player] .s .count",
    '[data-role="prompt"] h2',
    ".log",
    ".acts .act",
    '[data-role="prompt"] button',
)


def sizes(page: Page, name: str, picture: Picture, *more: tuple[int, int]) -> Iterator[str]:
    """Give the window each size in turn, and then ``more``."""
    for width, height in (*SIZES, *more):
        page.set_viewport_size({"width": width, "height": height})
        still(page)
        size = f"{width}x{height}"
        picture(page, f"sizes/{name}-{size}")
        yield size


def _wrong(page: Page, *board: str) -> list[str]:
    tall = page.evaluate("() => document.documentElement.scrollHeight - innerHeight")
    scrolls = [f"the page scrolls by {tall} px"] if tall > 1 else []
    return [*scrolls, *(each for what in (*board, *ROUND) for each in hidden(page, what)), *cut(page)]


def test_the_island(person: People, gallery: Gallery, picture: Picture) -> None:
    someone = person("en")
    page = someone.go(gallery.island)
    someone.seated()
    wrong: list[str] = []
    for size in sizes(page, "island", picture):
        wrong += [f"{size}: {each}" for each in _wrong(page, "[data-square]")]
    page.locator("[data-select]:visible").first.click()
    expect(page.locator("[data-token]").first).to_be_visible()
    for size in sizes(page, "island-chosen", picture):
        wrong += [f"chosen, {size}: {each}" for each in _wrong(page)]
    assert not wrong, "\n".join(wrong)
    # What a preview says has its room: a button that it pushed away would lose the mouse and come back.
    options, outlook = page.locator('[data-role="options"]'), page.locator('[data-role="outlook"]')
    page.mouse.move(2, 2)
    expect(outlook).to_be_empty()
    before = must(options.bounding_box())["height"]
    options.locator("[data-token]").first.hover()
    expect(outlook).not_to_be_empty()
    assert must(options.bounding_box())["height"] == before


def test_a_set_up_an_attack_and_an_end(person: People, gallery: Gallery, picture: Picture) -> None:
    """What sets up, what confirms an attack, and what comes after a match, is in sight at every size."""
    wrong: list[str] = []
    # Norwegian has the longest name of a character, German the longest of almost everything else.
    for name, lang, address in (("set-up", "no", gallery.setup), ("return", "de", gallery.returning)):
        someone = person(lang)
        page = someone.go(address)
        someone.seated()
        for size in sizes(page, name, picture):
            asked = '[data-role="prompt"] :is([data-help], [data-kind], .primary)'
            wrong += [f"{name}, {size}: {each}" for each in (*hidden(page, asked), *cut(page))]
    page = someone.go(gallery.loading)
    someone.seated()
    for size in sizes(page, "load-pad", picture):
        for asked in (".kinds button", "[data-load]", ".stays button"):
            wrong += [
                f"load-pad, {size}: {each}" for each in part_hidden(page, f'[data-role="prompt"] {asked}')
            ]
    page = someone.go(gallery.attack)
    someone.seated()
    for size in sizes(page, "attack", picture):
        wrong += [
            f"attack, {size}: {each}" for each in hidden(page, '[data-role="prompt"] .target:first-child')
        ]
    page.locator('[data-legal="true"]').first.focus()
    page.keyboard.press("Enter")
    for size in sizes(page, "attack-aimed", picture):
        wrong += [f"aimed, {size}: {each}" for each in hidden(page, '[data-role="prompt"] .two button')]
    page = someone.go(gallery.over)
    someone.seated()
    # A best of three counts battles and no points.
    expect(page.locator('[data-role="over"]')).to_be_visible()
    expect(page.locator('[data-role="summary"]')).to_have_count(0)
    for size in sizes(page, "over", picture):
        wrong += [f"over, {size}: {each}" for each in hidden(page, '[data-role="over"] .btn')]
    assert not wrong, "\n".join(wrong)


def test_the_hill(person: People, gallery: Gallery, picture: Picture) -> None:
    someone = person("en")
    page = someone.go(gallery.first)
    someone.seated()
    battle = ('[data-square="0,0"]', '[data-square="0,-1"]', '[data-square="0,1"]', ".hand [data-card]")
    wrong: list[str] = []
    for size in sizes(page, "hill", picture):
        wrong += [f"{size}: {each}" for each in _wrong(page, *battle)]
    page.locator(".hand [data-card]:not(.idle)").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-legal="true"]').first).to_be_attached()
    expect(page.locator("[data-square]:focus")).to_be_attached()  # the keyboard goes on from the field
    page.keyboard.press("Enter")
    expect(page.locator('[data-role="elsewhere"]')).to_be_visible()
    for size in sizes(page, "hill-chosen", picture):
        wrong += [f"chosen, {size}: {each}" for each in _wrong(page, *battle, '[data-legal="true"]')]
    # However much is said above it, what confirms stays in sight, and the box shows that there is more.
    much = f"<p>{'?<br>' * 40}</p>"
    page.locator('[data-role="prompt"] h2').evaluate(
        "(title, p) => title.insertAdjacentHTML('afterend', p)", much
    )
    for size in sizes(page, "hill-much-said", picture):
        found = part_hidden(page, '[data-role="prompt"] .stays button')
        wrong += [f"much said, {size}: {each}" for each in found]
        if page.locator('[data-role="prompt"][data-more]').count() != 1:
            wrong.append(f"much said, {size}: nothing shows that there is more")
    assert not wrong, "\n".join(wrong)


def test_players_with_clocks(person: People, server: Live, picture: Picture) -> None:
    """Three counts, a clock and a button that speaks beside each other, and names that are long."""
    match = server.create("hill218", "standard", clock={"total": 5_999_000, "increment": 10_000})
    with server.playing(match, ("Annabelle Lindqvist", "Bartholomew Oyelaran")):
        someone = person("de")
        page = someone.go(f"/t/{match['match']}#{match['south']}")
        someone.seated()
        wrong: list[str] = []
        for size in sizes(page, "clocks", picture):
            for each in (".count", ".clock", '[data-act="say"]', ".name"):
                wrong += [f"{size}: {found}" for found in hidden(page, f"[data-player] {each}")]
    assert not wrong, "\n".join(wrong)


def test_replays(person: People, picture: Picture) -> None:
    """Sideways the board has the window's height, the moment is told beside it; buttons break no word."""
    someone = person("it")
    page = someone.page
    wrong: list[str] = []
    battles = {"island": at_random(island(variant="classic"), 3, 120), "hill218": hill(seed=3, decisions=40)}
    for name, battle in battles.items():
        someone.go("/replay")
        page.locator("textarea").fill(write_records([battle.record()]))
        page.locator("form button[type=submit]").click()
        expect(page.locator('[data-role="replay"]')).to_be_visible()
        page.locator('[data-act="play-on"]').wait_for()
        for _ in range(9):
            page.keyboard.press("ArrowRight")
        for width, height in ((844, 390), (640, 360), (900, 700), (1024, 768)):
            page.set_viewport_size({"width": width, "height": height})
            still(page)
            size = f"{name}, {width}x{height}"
            picture(page, f"sizes/replay-{name}-{width}x{height}")
            wrong += [f"{size}: {each}" for each in (*hidden(page, ".transport .btn"), *cut(page))]
            told = (".now", ".timeline", ".told", ".pace") if height > 500 else (".now", ".timeline")
            wrong += [f"{size}: {each}" for css in told for each in part_hidden(page, css)]
            if height < 500:
                board = must(page.locator('[data-role="stage"] svg').first.bounding_box())
                if board["height"] < 0.7 * height:
                    wrong.append(f"{size}: the board is only {board['height']} px high")
    assert not wrong, "\n".join(wrong)


def test_many_losses_break_no_name(person: People, server: Live, picture: Picture) -> None:
    """Late in a battle for the hill, when each side has lost six kinds of units: the sums stand for them."""
    position = "I@0,-1;I@1,0/I@0,1;T@1,1 IHA/IIT ????/???? 1/0 S2:play"
    lost = "IIHHSSTAAP/IIHSSTAAPP"
    match = server.create("hill218", "standard", position=position, past=lost)
    with server.playing(match):
        pass
    someone = person("de")
    page = someone.go(f"/t/{match['match']}#{match['south']}")
    someone.seated()
    expect(page.locator('[data-role="sum"]')).to_have_text(["10", "10"])
    wrong: list[str] = []
    for size in sizes(page, "losses", picture):
        wrong += [f"{size}: {found}" for found in (*hidden(page, "[data-player] .name"), *cut(page))]
        for what, most in (("[data-player] .name", 30), ("[data-player]", 90)):
            tall = page.locator(what).evaluate_all(
                "(found) => Math.max(...found.map((each) => each.offsetHeight))"
            )
            wrong += [f"{size}: {what} is {tall} px high"] if tall > most else []
        wide = page.evaluate(
            "[...document.querySelectorAll('.pick')].filter((it) => it.scrollWidth > it.clientWidth).length"
        )
        wrong += [f"{size}: {wide} options are too narrow for their words"] if wide else []
    assert not wrong, "\n".join(wrong)

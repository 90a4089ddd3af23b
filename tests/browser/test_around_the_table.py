"""What a player expects around the table: their matches and results, the board turned, a hidden tab."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.gallery import Gallery
from tests.browser.hands import Finger
from tests.must import must

HIDE = """
Object.defineProperty(document, "hidden", { get: () => window.away === true });
navigator.setAppBadge = async (count) => { window.badge = count; };
navigator.clearAppBadge = async () => { window.badge = 0; };
window.look = (away) => { window.away = away; document.dispatchEvent(new Event("visibilitychange")); };
"""


def test_matches_results_the_board_turned_and_a_hidden_tab(person: People) -> None:
    someone = person("en")
    page = someone.page
    someone.context.grant_permissions(["notifications"])
    page.add_init_script(HIDE)
    someone.start("hill218", variant="beginner", level=1, begins="me").seated()
    expect(page.locator('[data-prompt="play"]')).to_be_visible()
    match = someone.match

    # The board is turned by a key and in the menu.
    near = page.locator("[data-player].near")
    expect(near).to_have_attribute("data-player", "south")
    page.keyboard.press("f")
    expect(near).to_have_attribute("data-player", "north")
    someone.act("menu")
    page.locator('[data-act="flip"]').click()
    expect(near).to_have_attribute("data-player", "south")

    # The whole screen, and back.
    for wanted in ("true", "false"):
        someone.act("menu")
        page.locator('[data-act="full-screen"]').click()
        page.wait_for_function(f"() => (document.fullscreenElement !== null) === {wanted}")
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)

    # A tab that is not looked at has another icon while it is waited for.
    icon = page.locator('link[rel="icon"]')
    page.evaluate("() => look(true)")
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    assert page.evaluate("() => badge") == 1
    page.evaluate("() => look(false)")
    expect(icon).to_have_attribute("href", "/favicon.svg")
    assert page.evaluate("() => badge") == 0
    for path in ("/favicon-turn.svg", "/offline.html", "/sw.js", "/manifest.webmanifest", "/icon-512.png"):
        assert page.request.get(someone.address + path).ok, path

    # Where the player wants it, a notification says so, and goes when the tab is looked at.
    someone.act("menu")
    page.get_by_text("Notify me when").click()
    page.locator("select[id$=cards]").select_option("large")
    page.keyboard.press("Escape")
    page.wait_for_function("() => navigator.serviceWorker.ready")
    shown = "async () => (await (await navigator.serviceWorker.ready).getNotifications()).length"
    page.evaluate("() => look(true)")
    page.wait_for_function(f"async () => (await ({shown})()) === 1")
    page.evaluate("() => look(false)")
    page.wait_for_function(f"async () => (await ({shown})()) === 0")

    # Cards are as large as the player likes.
    card = page.locator(".hand [data-card]").first
    assert must(card.bounding_box())["width"] > 110

    # Whose turn it is and how it ended stand on the first page, with the sums.
    someone.go()
    entry = page.locator(f'li:has(a[href="/t/{match}"])')
    expect(entry.locator(".state.turn")).to_be_visible()
    entry.locator("a").click()
    someone.seated()
    someone.resign()
    someone.go()
    expect(entry.locator(".state.lost")).to_be_visible()
    expect(page.locator('[data-role="tally"]')).to_contain_text("0 won, 1 lost")


def test_a_phone_has_the_signs_of_the_cards_in_place_of_the_keys(person: People, gallery: Gallery) -> None:
    someone = person("ko", Finger())
    page = someone.go(gallery.first)
    someone.seated()
    someone.act("menu")
    someone.hand.press(page.locator('[data-act="marks"]'))
    expect(page.locator('[data-role="marks"] li')).to_have_count(4)


def test_an_invitation_says_what_can_be_taken_back(person: People, gallery: Gallery) -> None:
    page = person("de").go(gallery.join)
    expect(page.locator('[data-role="undo-terms"]')).to_contain_text("zurücknehmen")


# The server has taken the key that the page drew, and the page has heard of it.
JOINED = """match => {
  const { south, drawn } = JSON.parse(localStorage["skirmish.keys"])[match];
  return south && !drawn;
}"""

# With the key of the link, the table has not joined yet.
JOINED_WITH_OWN_KEY = """match => {
  const keys = (all) => JSON.parse(all)[match];
  const now = keys(localStorage["skirmish.keys"]), first = keys(sessionStorage["first keys"]);
  return now.south !== first.south && !now.drawn;
}"""

# Keeps what the page kept first: the keys with which it made the match.
FIRST_KEYS = """
  const set = Storage.prototype.setItem;
  Storage.prototype.setItem = function (name, value) {
    const first = name === "skirmish.keys" && !sessionStorage["first keys"];
    if (first) set.call(sessionStorage, "first keys", value);
    return set.call(this, name, value);
  };
"""


def test_a_match_is_deleted_though_its_table_was_left_before_it_heard_of_its_own_key(person: People) -> None:
    ann = person("en")
    ann.context.add_init_script(FIRST_KEYS)
    ann.start("hill218", "invite", side="south", name="Ann")
    page, match = ann.page, ann.match
    page.wait_for_function(JOINED_WITH_OWN_KEY, arg=match)
    ann.go("/matches")
    page.evaluate(
        """match => {
          const all = JSON.parse(localStorage["skirmish.keys"]);
          const { south: link } = JSON.parse(sessionStorage["first keys"])[match];
          const { south, ...keys } = all[match];
          all[match] = { ...keys, south: link, drawn: { south } };
          localStorage["skirmish.keys"] = JSON.stringify(all);
        }""",
        match,
    )
    ann.cut = True  # the refused key is in the console
    page.reload()
    page.locator(f'[data-match="{match}"]').get_by_role("button").click()
    page.locator('dialog [data-act="remove"]').click()
    expect(page.locator(f'[data-match="{match}"]')).to_have_count(0)


def test_a_match_that_has_not_begun_is_deleted_with_its_link(person: People) -> None:
    ann, ben = person("en"), person("en")
    ann.start("hill218", "invite", side="south", name="Ann")
    page, match = ann.page, ann.match
    page.wait_for_function(JOINED, arg=match)
    key = must(ann.stored("skirmish.keys"))[match]["friend"]
    ann.go("/matches")
    page.locator(f'[data-match="{match}"]').get_by_role("button").click()
    expect(page.locator("dialog")).to_contain_text("has not begun")
    page.locator('dialog [data-act="remove"]').click()
    expect(page.locator(f'[data-match="{match}"]')).to_have_count(0)
    ben.cut = True  # the refused connection is in the console
    ben.go(f"/t/{match}#{key}")
    expect(ben.page.locator('[data-role="table"]')).to_have_count(0)
    expect(ben.page.locator("main")).to_contain_text("no longer valid")

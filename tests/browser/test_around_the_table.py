"""What a player expects around the table: their matches and results, the board turned, a hidden tab."""

from __future__ import annotations

from pathlib import Path
from struct import unpack

from playwright.sync_api import Page, expect

from tests.browser.conftest import People, Picture, served
from tests.browser.gallery import Gallery
from tests.browser.hands import Finger
from tests.browser.looking import violations
from tests.must import must
from tests.server.in_network import ADDRESS, program
from tests.server.live import Live

NOTIFIES = True
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
    # Unless the page has heard of its own key since it was loaded, it tried the link's first.
    ann.trouble = [
        each for each in ann.trouble if f"403 (Forbidden) ({ann.address}/api/matches/{match})" not in each
    ]


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


def test_the_first_page_says_that_the_friend_has_moved(person: People, server: Live) -> None:
    """It asks the server as the page of matches does, and draws the board as it stands."""
    position = "I@1,0/I@0,1;I@-1,1;I@-1,0;I@-1,-1 IH/IT ????????????????/??????????????? 2/2 N1:play"
    match = server.create("hill218", "standard", position=position)
    with server.playing(match) as (_south, north):
        someone = person("en")
        page = someone.go(f"/t/{match['match']}#{match['south']}")
        someone.seated()
        someone.go()
        entry = page.locator(f'li[data-match="{match["match"]}"]')
        expect(entry.locator(".thumb [data-piece]")).to_have_count(5)
        expect(entry.locator(".state.turn")).to_have_count(0)
        for token in ("T@1,1", "*1,0"):
            answer = north.act(token)
            assert answer["type"] == "ack", answer
        expect(entry.locator(".state.turn")).to_be_visible()
        # The tank has come, and South's infantry is gone.
        expect(entry.locator('.thumb [data-piece="tank"]')).to_have_count(1)
        expect(entry.locator(".thumb [data-piece]")).to_have_count(5)


def test_the_owner_opens_the_server_and_a_friend_joins_by_the_new_address(
    person: People, tmp_path: Path, picture: Picture
) -> None:
    with served(tmp_path, python=program(tmp_path)) as live:
        owner = person(at=live)
        page = owner.page
        owner.start("island", "invite")
        panel = page.locator('[data-role="invite-panel"]')
        expect(panel.locator('[data-role="only-here"]')).to_be_visible()
        page.locator('[data-act="open-network"]').first.click()
        expect(panel.locator('[data-role="network-open"]').first).to_contain_text(ADDRESS)
        link = str(panel.locator("input[readonly]").first.input_value())
        assert link.startswith(f"http://{ADDRESS}:"), link
        assert violations(page) == []
        friend = person("de", at=live)
        friend.page.goto(link)
        friend.page.locator('[data-role="join"] button[type="submit"]').click()
        for each in (owner, friend):
            each.seated()

        # Without https the friend's browser has no clipboard for the page: the link is shown.
        friend.page.set_viewport_size({"width": 390, "height": 844})
        friend.act("menu")
        friend.page.locator('[data-act="seat-link"]').click()
        seat = friend.page.locator('[data-role="seat-link"]')
        expect(seat.locator(".qr svg")).to_be_visible()
        assert str(seat.locator("input").input_value()).startswith(f"http://{ADDRESS}:")
        assert violations(friend.page) == []
        picture(friend.page, "seat-link")
        friend.page.keyboard.press("Escape")

        # After a restart the server is closed; the owner's table says so, and lets the friend in again.
        owner.cut = friend.cut = True
        live.kill()
        live.restart()
        shut = page.locator('.foot [data-role="only-here"]')
        expect(shut).to_be_visible(timeout=30_000)
        assert violations(page) == []
        page.set_viewport_size({"width": 1280, "height": 800})
        picture(page, "closed-again")
        picture(friend.page, "lost")
        shut.get_by_role("button").click()
        expect(shut).to_have_count(0)
        expect(friend.page.locator('[data-role="table"]')).to_have_attribute(
            "data-connection", "open", timeout=30_000
        )
        owner.act("menu")
        expect(page.locator('[data-role="more"] [data-role="network-open"]')).to_contain_text(ADDRESS)
        picture(page, "more-of-the-owner")


def test_a_page_of_its_own_says_that_the_server_is_gone(
    person: People, tmp_path: Path, picture: Picture
) -> None:
    with served(tmp_path) as live:
        someone = person(at=live)
        page = someone.go("/")
        # Any visit is enough, and nothing but that page is kept.
        page.wait_for_function("async () => Boolean((await navigator.serviceWorker.ready).active)")
        page.reload()
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        kept = page.evaluate(_KEPT)
        assert sorted(kept) == ["/favicon.svg", "/offline.css", "/offline.html", "/offline.js"]
        _installable(page, live.address)
        live.kill()
        someone.cut = True
        page.evaluate("""() => localStorage.setItem("skirmish.settings", '{"lang":"ko","theme":"dark"}')""")
        page.goto(f"{live.address}/")
        # In the language and the colours that were chosen, and in no other.
        expect(page.locator("main:visible")).to_have_count(1)
        expect(page.locator("main[lang=ko]")).to_be_visible()
        expect(page.locator("body")).to_have_css("background-color", "rgb(17, 25, 29)")
        assert violations(page) == []
        picture(page, "offline")
        live.restart()
        page.locator("main[lang=ko] button").click()
        expect(page.locator("article").first).to_be_visible()


_KEPT = """async () => {
  const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
  const requests = await Promise.all(caches.map((each) => each.keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
}"""


def _installable(page: Page, address: str) -> None:
    """The manifest has what browsers ask for before they install it; its icons are as large as it says."""
    manifest = page.request.get(address + "/manifest.webmanifest").json()
    assert manifest["name"]
    assert manifest["short_name"]
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("/", "/", "standalone")
    sizes = set()
    for icon in manifest["icons"]:
        answer = page.request.get(address + icon["src"])
        assert answer.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            width, height = unpack(">II", answer.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
            sizes.add(width)
    assert sizes >= {192, 512}
    assert any("maskable" in icon.get("purpose", "") for icon in manifest["icons"])

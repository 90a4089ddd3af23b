"""Strangers meet on the page of matches, and anyone watches what the players allow, late."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.cable import Cable
from tests.browser.conftest import People, served
from tests.browser.driver import PATIENCE, Driver
from tests.browser.person import Person
from tests.server.live import Live

OFFERS = 1_000
DELAY = 2
"""Seconds that a late spectator is behind."""


def matches(person: Person) -> Page:
    """The page of matches, with its list."""
    page = person.go("/matches")
    expect(page.locator('[data-act="quick"]')).to_be_enabled()
    return page


def offered(page: Page) -> str:
    """Offer a seat as the form has it, and wait until it is listed; the match."""
    page.locator('[data-act="offer"]').click()
    own = page.locator("[data-offered]")
    expect(own).to_be_visible()
    return str(own.get_attribute("data-offered"))


def test_strangers_meet_through_an_open_seat(person: People) -> None:
    elif_, tomasz, late = person("en"), person("de", phone=True), person("ko")
    page = matches(elif_)
    page.locator('[data-role="your-name"] input').fill("Elif")
    page.locator('[data-choice="variant"]').select_option("quick")
    match = offered(page)
    seats = [matches(tomasz), matches(late)]
    for each in seats:
        expect(each.locator(f'[data-seat="{match}"] b')).to_contain_text("Elif")
    # A player who sits down is asked for a name beside the seats; it is kept.
    seats[0].locator('[data-role="your-name"] input').fill("Tomasz")
    tomasz.hand.press(seats[0].locator(f'[data-seat="{match}"] [data-act="sit"]'))
    for someone in (elif_, tomasz):
        someone.page.wait_for_url(f"**/t/{match}")
        someone.seated()
    expect(page.locator("[data-player]", has_text="Tomasz")).to_have_count(1)
    expect(seats[1].locator(f'[data-seat="{match}"]')).to_have_count(0)
    # In the list one of them is to move, and it leads back to the table.
    turns = []
    for someone in (elif_, tomasz):
        card = matches(someone).locator(f'[data-match="{match}"]')
        expect(card.locator(".turn")).to_be_visible()
        turns.append(card.locator(".turn:not(.theirs)").count())
        someone.hand.press(card.locator("a"))
        someone.seated()
    assert sorted(turns) == [0, 1]
    tomasz.resign()
    expect(elif_.page.locator('[data-role="over"]')).to_be_visible()
    card = matches(elif_).locator(f'[data-match="{match}"]')
    expect(card.locator(".won")).to_be_visible()
    # The seat is removed from this browser, and nowhere listed any more.
    card.locator("button").click()
    page.locator("dialog[open] .danger").click()
    expect(card).to_have_count(0)
    assert match not in (elif_.stored("skirmish.keys") or {})
    elif_.go("/")
    expect(page.locator('[data-role="play"]').first).to_be_enabled()
    expect(page.locator(f'a[href="/t/{match}"]')).to_have_count(0)


def test_an_offer_is_taken_back_and_a_quick_match_finds_another_one(person: People) -> None:
    ann, bob = person(), person()
    page = matches(ann)
    match = offered(page)
    theirs = matches(bob)
    expect(theirs.locator(f'[data-seat="{match}"]')).to_be_visible()
    page.locator('[data-act="take-back"]').click()
    expect(page.locator("[data-offered]")).to_have_count(0)
    expect(theirs.locator(f'[data-seat="{match}"]')).to_have_count(0)
    for each in (page, theirs):  # one offers, the other sits down, wherever the quick offer was made
        each.locator('[data-role="seats"] label:has(input[value="hill218"])').first.click()
    page.locator('[data-act="quick"]').click()
    expect(page.locator("[data-offered]")).to_be_visible()
    expect(theirs.locator("[data-seat]").first).to_be_visible()
    theirs.locator('[data-act="quick"]').click()
    for someone in (ann, bob):
        someone.page.wait_for_url("**/t/*")
        someone.seated()
    assert ann.match == bob.match
    # One of them puts cards under the deck, and the other is told so meanwhile.
    told = [someone.page.locator('[data-role="prompt"]') for someone in (ann, bob)]
    asked = [each.get_attribute("data-mine") == "true" for each in told]
    assert sorted(asked) == [False, True]
    waits = told[asked.index(False)]
    expect(waits).to_contain_text("is choosing the cards to put at the bottom of the deck.")


def test_on_a_phone_what_is_finished_comes_before_the_seats_and_has_a_tab(person: People) -> None:
    ann = person("en", phone=True)
    ann.start("island", "screen")
    ann.page.locator('[data-act="start"]').click()
    ann.resign()
    page = matches(ann)
    parts = page.locator("main > section, main > .seats")
    tops = parts.evaluate_all("all => all.map((each) => each.id || each.className.split(' ')[0])")
    assert tops == ["yours", "finished", "seats", "shown"]
    tab = page.locator('.tabs a[href="#finished"]')
    expect(page.locator('.tabs a[href="#yours"]')).to_have_attribute("aria-current", "location")
    ann.hand.press(page.locator('.tabs a[href="#shown"]'))
    expect(page.locator('.tabs a[href="#shown"]')).to_have_attribute("aria-current", "location")
    expect(tab).to_be_visible()


def test_who_looks_for_either_game_is_found_in_both(person: People) -> None:
    ann, bob, eve = person("en"), person("de"), person("en")
    page = matches(ann)
    page.locator('[data-act="quick"]').click()
    own = page.locator("[data-offered]")
    expect(own).to_have_count(1)
    expect(own).to_contain_text("Hill 218, Standard")
    expect(own).to_contain_text("Island, Classic")
    expect(own).to_contain_text("no clock")
    # One more press changes nothing.
    page.locator('[data-act="quick"]').click()
    expect(own).to_have_count(1)
    theirs, hers = matches(bob), matches(eve)
    for each in (theirs, hers):
        expect(each.locator("[data-seat]")).to_have_count(2)
    # Where only the other game is looked for, the list says that there are seats in this one.
    theirs.locator('[data-role="seats"] label:has(input[value="hill218"])').first.click()
    theirs.locator('[data-act="quick"]').click()
    for someone in (ann, bob):
        someone.page.wait_for_url("**/t/*")
        someone.seated()
    assert ann.match == bob.match
    assert (ann.stored("skirmish.matches") or {})[ann.match]["game"] == "hill218"
    # The seat in the other game is gone, and this browser holds nothing of it.
    expect(hers.locator("[data-seat]")).to_have_count(0)
    assert list(ann.stored("skirmish.keys") or {}) == [ann.match]


def shown_to_anyone(ann: Person, watcher: Person, server: Live, game: str, variant: str, delay: int) -> str:
    """Ann plays the computer, anyone may watch, and someone does, from the public list; the match."""
    plan = {
        "game": game,
        "variant": variant,
        "south": {"kind": "person"},
        "north": {"kind": "computer", "level": "recruit"},
        "first": "south",
        "show": delay,
    }
    made = httpx.post(f"{server.address}/api/matches", json=plan, headers={"origin": server.address}).json()
    ann.go(f"/t/{made['match']}#{made['south']}")
    ann.page.locator('[data-role="join"] button[type=submit]').click()
    ann.seated()
    page = matches(watcher)
    page.locator(f'[data-shown="{made["match"]}"]').click()
    page.wait_for_url("**/t/*")
    return str(made["match"])


_WATCHED = """() => ({
  seq: Number(document.querySelector('[data-role="table"]')?.dataset.seq ?? -1),
  over: document.querySelector('[data-role="over"]') !== null,
  faces: document.querySelectorAll('[data-face], [data-card]:not([data-card="strike"])').length,
})"""


@dataclass(frozen=True, slots=True)
class Watched:
    """What a spectator's page shows at one moment."""

    seq: int
    over: bool
    faces: int
    """The cards that lie open."""


@pytest.mark.parametrize("delay", [0, DELAY])
def test_anyone_watches_without_hands_until_the_end(person: People, server: Live, delay: int) -> None:
    """Live, or every moment later by the delay; the hands open with the end, as late as that is."""
    ann, watcher = person(), person("de")
    shown_to_anyone(ann, watcher, server, "hill218", "beginner", delay)

    def awaited(there: Callable[[Watched], bool], since: float) -> None:
        """Look until something is so, which is not before the delay is over; until then no hand is open."""
        while not there(now := Watched(**watcher.page.evaluate(_WATCHED))):
            assert now.faces == 0
            assert time.monotonic() - since < PATIENCE
            watcher.page.wait_for_timeout(50)
        assert time.monotonic() - since >= delay

    for _ in range(2):
        Driver(ann).awaited(lambda now: False)
        before, since = ann.seq, time.monotonic()
        Driver(ann).play(until=lambda now, before=before: now["seq"] > before)  # type: ignore[misc]
        made = before + 1
        awaited(lambda now, made=made: now.seq >= made and not now.faces, since)  # type: ignore[misc]
    cards = ann.page.locator('.hand [data-card]:not([data-card="strike"])').count()
    since = time.monotonic()
    ann.resign()
    awaited(lambda now: now.over, since)
    assert Watched(**watcher.page.evaluate(_WATCHED)).faces >= cards


def test_a_late_spectator_never_sees_early(person: People, server: Live) -> None:
    ann, watcher = person(), person()
    match = shown_to_anyone(ann, watcher, server, "island", "quick", 3600)
    page = watcher.page
    expect(page.locator('[data-role="late"]')).to_contain_text("60")
    expect(page.locator("main .late")).to_be_visible()
    before = page.locator("body").inner_text()
    Driver(ann).play(until=lambda now: now["seq"] > 5)
    ann.resign()
    page.wait_for_timeout(700)
    assert page.locator("body").inner_text() == before
    expect(page.locator('[data-role="over"]')).to_have_count(0)
    for what in ("record", "replay", "verification"):
        answer = httpx.get(f"{server.address}/api/matches/{match}/{what}")
        assert answer.json()["code"] == "not-started"


def test_a_thousand_open_seats_change_in_a_moment(person: People) -> None:
    ann = person()
    page = ann.page
    page.add_init_script(
        """
        class Scripted extends EventTarget {
          constructor() { super(); window.line = this; setTimeout(() => this.onopen?.()); }
          send() {} close() {}
          say(message) { this.onmessage?.({ data: JSON.stringify(message) }); }
        }
        window.WebSocket = Scripted;
        """
    )
    ann.go("/matches")
    expect(page.locator('[data-role="offer"]')).to_be_visible()
    took = page.evaluate(
        """async (count) => {
          const offer = (n) => ({ match: String(n).padStart(16, "0"), game: "island", variant: "classic",
            seat: "north", name: `Player ${n}`, since: n });
          const drawn = () => new Promise((done) =>
            requestAnimationFrame(() => { document.body.offsetHeight; setTimeout(done); }));
          const all = Array.from({ length: count }, (_, n) => offer(n));
          const timed = async (message) => {
            const began = performance.now();
            window.line.say({ type: "meeting", ...message });
            await drawn();
            return performance.now() - began;
          };
          const first = await timed({ offers: all, whole: true, open: count });
          const later = [];
          for (let n = 0; n < 5; n++)
            later.push(await timed({ offers: [offer(count + n)], gone: [all[n].match], open: count }));
          return { first, median: later.sort((a, b) => a - b)[2] };
        }""",
        OFFERS,
    )
    expect(page.locator("[data-seat]")).to_have_count(12)
    expect(page.locator('[data-act="more-seats"]')).to_contain_text("988")
    assert took["median"] < 100, took


def test_a_moved_seat_plays_on(person: People) -> None:
    laptop, phone = person(), person("de", phone=True)
    laptop.start("island", variant="quick", level=1, begins="me").seated()
    match = laptop.match
    page = matches(laptop)
    page.locator('[data-act="move"]').click()
    field = page.locator('[data-role="move-away"] input.field')
    expect(field).to_be_visible()
    link = field.input_value()
    assert "/move#" in link
    phone.page.goto(link)
    take = phone.page.locator('[data-act="take-over"]')
    expect(take).to_be_visible()
    assert "#" not in phone.page.url
    phone.hand.press(take)
    phone.page.wait_for_url("**/matches")
    phone.hand.press(phone.page.locator(f'[data-match="{match}"] a'))
    phone.seated()
    before = phone.seq
    Driver(phone).play(until=lambda now: now["seq"] > before)
    expect(page.locator('[data-role="move-away"] [role="status"]')).not_to_be_empty()
    assert match not in (laptop.stored("skirmish.keys") or {})
    again = person()
    again.page.goto(link)
    expect(again.page.locator("main h1")).to_be_visible()
    expect(again.page.locator('[data-act="take-over"]')).to_have_count(0)


def test_a_moved_seat_is_scanned_where_others_reach_the_server(person: People, tmp_path: Path) -> None:
    cable = Cable()
    public = cable.address.replace("127.0.0.1", "skirmish.localhost")
    with served(tmp_path, "--origin", public) as live:
        cable.far = live.port
        laptop = person(at=live)
        laptop.address = public
        laptop.start("island", variant="quick", level=1, begins="me").seated()
        page = matches(laptop)
        page.locator('[data-act="move"]').click()
        box = page.locator('[data-role="move-away"]')
        expect(box.locator(".qr svg")).to_be_visible()
        expect(box.locator('[data-role="only-here"]')).to_have_count(0)
        assert box.locator("input.field").input_value().startswith(f"{public}/move#")
    cable.close()

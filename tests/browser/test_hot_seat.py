"""Two at one screen: the screen is handed over between hidden hands, and never holds the other one's."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Response, expect

from tests.browser.conftest import People
from tests.browser.driver import Driver
from tests.browser.hands import Finger, Hand, Mouse
from tests.must import must

# Every change of the page is looked at, not only what stands still: a card of a seat that has not said that
# it sits there is a leak, and so is any card while the screen is handed over.
_GUARD = """
window.leaks = [];
window.looks = 0;
let uncovered = null;
addEventListener("click", (event) => {
  const ready = event.target.closest?.('[data-act="ready"]');
  if (ready) uncovered = ready.closest('[data-role="hand-over"]').dataset.to;
}, true);
new MutationObserver(() => {
  window.looks += 1;
  const cards = [...document.querySelectorAll('[data-card]:not([data-card="strike"])')];
  const handing = document.querySelector('[data-role="hand-over"]');
  const wrong = cards.filter((card) => handing || !card.classList.contains(uncovered));
  const faces = document.querySelectorAll(".fan .face").length;
  const drawn = handing ? handing.querySelectorAll('use[href*="#unit-"]').length : 0;
  if (wrong.length || faces || drawn)
    window.leaks.push([...wrong.map((card) => card.className + card.dataset.card), faces, drawn, uncovered]);
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
# What a table shows from then on: the other one's turn, the question. A turn may be told in a second.
_RECORD = """
() => {
  window.story = [];
  const look = () => {
    const prompt = document.querySelector('[data-role="prompt"]');
    if (!prompt) return;
    const told = document.querySelector('[data-act="skip"]') !== null;
    const asked = prompt.dataset.mine === "true";
    const now = [told && "told", asked && "asked"].filter(Boolean).join(" and ");
    if (now && now !== window.story.at(-1)) window.story.push(now);
  };
  window.looking?.disconnect();
  window.looking = new MutationObserver(look);
  window.looking.observe(document, { subtree: true, childList: true, attributes: true });
}
"""
_KINDS = re.compile(r"infantry|heavy|special|paratroop|tank|artillery", re.IGNORECASE)


@pytest.mark.parametrize(("lang", "hand"), [("en", Mouse()), ("de", Finger())], ids=["en-mouse", "de-touch"])
def test_hand_over(person: People, lang: str, hand: Hand) -> None:
    both = person(lang, hand)
    both.context.add_init_script(_GUARD)
    page = both.go()
    both.start("hill218", "screen", variant="beginner", begins="me")
    names = page.locator('[data-role="names"]')
    names.locator('input[name="south"]').fill("Ann")
    names.locator('input[name="north"]').fill("Ben")
    hand.press(names.locator('[data-act="start"]'))
    over = page.locator('[data-role="hand-over"]')
    driver = Driver(both, at_every_step=lambda: _clean(page))
    seen: list[str] = []
    for _ in range(5):
        expect(over).to_be_visible()
        expect(both.table).to_have_count(0)
        seat = must(over.get_attribute("data-to"))
        seen.append(seat)
        _clean(page)
        hand.press(over.locator('[data-act="ready"]'))
        both.seated()
        cards = page.locator('[data-card]:not([data-card="strike"])')
        expect(cards.first).to_be_visible()
        assert cards.evaluate_all("(all, seat) => all.every((card) => card.classList.contains(seat))", seat)
        if lang == "en":
            other = "North" if seat == "south" else "South"
            for line in page.locator("[data-log-list] li").all_text_contents():
                for drew in re.findall(rf"{other} drew[^.]*\.", line):
                    assert not _KINDS.search(drew), drew
        if driver.play()["status"] == "over":
            break
    assert seen[:4] == ["south", "north", "south", "north"]
    assert page.evaluate("() => window.looks") > 20
    _clean(page)


def _clean(page: Page) -> None:
    assert page.evaluate("() => window.leaks") == []


def test_the_other_one_s_turn_is_told_after_the_hand_over(person: People) -> None:
    both = person("en", motion=True)
    both.context.add_init_script(_GUARD)
    page = both.go()
    both.start("hill218", "screen", variant="beginner", begins="me")
    both.hand.press(page.locator('[data-act="start"]'))
    over = page.locator('[data-role="hand-over"]')
    driver = Driver(both)
    told = 0
    for _ in range(4):
        expect(over).to_be_visible()
        page.evaluate(_RECORD)
        both.hand.press(over.locator('[data-act="ready"]'))
        both.seated()
        if told:
            # As against a computer: first what the other one did, and only then the question.
            expect(both.table.locator('[data-role="prompt"]')).to_have_attribute("data-mine", "true")
            assert page.evaluate("() => window.story") == ["told", "asked"]
            expect(page.locator('[data-act="again"]')).to_be_attached()
            expect(page.locator('[data-role="their-turn"] li').first).to_be_attached()
        told += 1
        if driver.play()["status"] == "over":
            break
    assert told > 2
    _clean(page)


def test_no_replay_and_no_record_shows_a_hand_until_the_match_is_over(person: People) -> None:
    both = person("en")
    page = both.go()
    both.start("hill218", "screen", variant="beginner", begins="me")
    both.hand.press(page.locator('[data-act="start"]'))
    both.hand.press(page.locator('[data-act="ready"]'))
    both.seated()
    assert Driver(both).play()["status"] == "hand-over"
    table, match = page.url, both.match
    told: list[Any] = []

    def heard(answer: Response) -> None:
        if answer.url.split("?")[0].endswith(f"/api/matches/{match}/replay"):
            told.append(answer.json())

    page.on("response", heard)
    replay = page.locator('[data-role="replay"]')
    for seat in ("south", "north"):
        # What the address says, on the first visit and when it is loaded again, and what is chosen later.
        both.go(f"/replay/{match}#ply=2&as={seat}")
        page.reload()
        expect(replay).to_have_attribute("data-viewer", "watch")
        page.evaluate("(view) => (location.hash = `ply=4&as=${view}`)", seat)
        expect(replay).to_have_attribute("data-moment", "4")
        expect(replay).to_have_attribute("data-viewer", "watch")
        expect(page.locator(".views")).to_have_count(0)
        expect(page.locator('[data-card]:not([data-card="strike"])')).to_have_count(0)
        _masked(_saved(page.get_by_role("button", name="Save the record")))
    assert {found["viewer"] for found in told} == {"watch"}
    hands = [hand for found in told for frame in found["frames"] for hand in frame["view"]["hands"]]
    assert {kind for hand in hands for kind in hand} == {"unknown"}

    # The record that a player saves from the table is read by both.
    page.goto(table)
    both.hand.press(page.locator('[data-act="ready"]'))
    both.seated()
    both.act("menu")
    _masked(_saved(page.locator('[data-act="download"]')))
    page.get_by_role("button", name="Replay", exact=True).click()
    expect(replay).to_have_attribute("data-viewer", "watch")
    assert {found["viewer"] for found in told} == {"watch"}

    # Over, everything is open.
    page.goto(table)
    both.hand.press(page.locator('[data-act="ready"]'))
    both.seated()
    both.resign()
    both.go(f"/replay/{match}#as=north")
    expect(replay).to_have_attribute("data-viewer", "north")
    expect(page.locator(".views label")).to_have_count(4)


def _saved(button: Locator) -> str:
    with button.page.expect_download() as saved:
        button.click()
    return Path(saved.value.path()).read_text()


def _masked(record: str) -> None:
    drawn = re.findall(r"\s[+<](\S+)", record.partition("\n\n")[2] or record)
    assert drawn
    assert {*"".join(drawn)} == {"?"}


def test_island_needs_none(person: People) -> None:
    both = person("it")
    both.start("island", "screen", variant="blitz", begins="me")
    both.hand.press(both.page.locator('[data-act="start"]'))
    both.seated()
    driver = Driver(both)
    for _ in range(4):
        before = both.seq
        driver.play(until=lambda now, before=before: now["seq"] > before)  # type: ignore[misc]
    expect(both.page.locator('[data-role="hand-over"]')).to_have_count(0)
    assert len(both.board()["blocks"]) == 4
    # A computer sets up for both, and advises the one who moves: the other sees it as well.
    prompt = both.page.locator('[data-role="prompt"]')
    while prompt.get_attribute("data-prompt") not in ("use-roll", "choose-option"):
        now = both.seq
        both.hand.press(both.page.locator('[data-help="one"]'))
        both.page.wait_for_function(
            "(seq) => Number(document.querySelector('[data-role=table]').dataset.seq) > seq", arg=now
        )
    both.act("hint")
    expect(both.page.locator('[data-role="suggestion"] li').last).to_contain_text("%")
    both.resign()

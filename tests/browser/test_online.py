"""Two browsers play each other: an invitation, a line that breaks at bad moments, nothing lost or doubled."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.cable import Cable
from tests.browser.conftest import People, served
from tests.browser.driver import Driver
from tests.browser.looking import violations
from tests.browser.person import Person
from tests.server.live import Live


@pytest.fixture
def wired(tmp_path: Path) -> Iterator[tuple[Live, Cable]]:
    """A server of this test's own, to be killed, and a second way to it that can be cut."""
    cable = Cable()
    with served(tmp_path, "--origin", cable.address) as live:
        cable.far = live.port
        yield live, cable
    cable.close()


def invitation(host: Person) -> str:
    """The invitation; on a server for this machine alone it is made when it is asked for."""
    host.hand.press(host.page.locator('[data-act="here-anyway"]'))
    return host.page.locator('[data-role="invite-panel"] .friend input').first.input_value()


def invited(host: Person, guest: Person, name: str, link: str | None = None) -> None:
    """The guest opens the host's link and sits down under a name."""
    sent = link or invitation(host)
    guest.page.goto(sent.replace(host.address, guest.address))
    form = guest.page.locator('[data-role="join"]')
    form.locator("input").fill(name)
    guest.hand.press(form.locator("button[type=submit]"))
    host.seated()
    guest.seated()


def one_decision(*drivers: Driver) -> None:
    """The player to move decides; everyone sees it."""
    before = drivers[0].person.seq
    _to(before, *drivers)
    for driver in drivers:
        if driver.asked():
            driver.play(until=lambda now: now["seq"] > before)
            break
    _to(before + 1, *drivers)


def _to(seq: int, *drivers: Driver) -> None:
    for driver in drivers:
        driver.page.wait_for_function(
            "(seq) => Number(document.querySelector('[data-role=table]')?.dataset.seq) >= seq", arg=seq
        )


def same(ann: Person, ben: Person) -> None:
    """Both look at the same match."""
    assert ann.board() == ben.board()


def test_cut_off_in_mid_turn(wired: tuple[Live, Cable], person: People) -> None:
    live, cable = wired
    ann, ben = person("en", at=live), person("de", at=live)
    ben.address = cable.address
    ann.start("island", "invite", variant="blitz", begins="me", name="Ann")
    invited(ann, ben, "Ben")
    assert "#" not in ben.page.url, "the key stays in the address"
    drivers = Driver(ann, seed="Ann"), Driver(ben, seed="Ben")
    theirs = ann.page.locator('[data-player="north"]')
    expect(theirs).to_contain_text("Ben is here.")
    for _ in range(5):
        one_decision(*drivers)
    same(ann, ben)

    # Ben's move arrives, and the answer is lost: it is sent again under the same id, and counts once.
    ben.cut = True
    before = ann.seq
    assert drivers[1].asked()
    cable.deaf = True
    drivers[1].press_through()
    _to(before + 1, drivers[0])
    cable.pull()
    expect(ben.table).to_have_attribute("data-connection", "lost")
    expect(theirs).to_contain_text("Ben has just left.")
    cable.mend()
    expect(ben.table).to_have_attribute("data-connection", "open")
    _to(before + 1, drivers[1])
    expect(theirs).to_contain_text("Ben is here.")
    assert (ann.seq, ben.seq) == (before + 1, before + 1)
    same(ann, ben)

    # Away while the other one moves, then a reload in the middle of a choice.
    cable.pull()
    expect(ben.table).to_have_attribute("data-connection", "lost")
    drivers[0].play(until=lambda now: now["seq"] > before + 1)
    cable.mend()
    _to(before + 2, *drivers)
    same(ann, ben)
    able = ben.page.locator(".cell.able").first
    able.focus()
    ben.page.keyboard.press("Enter")
    expect(ben.page.locator('[data-role="prompt"] [data-token]').first).to_be_visible()
    ben.page.reload()
    ben.seated()
    assert ben.seq == before + 2, "a half-made choice is not a move"
    one_decision(*drivers)

    # kill -9: both come back by themselves.
    ann.cut = True
    live.kill()
    for each in (ann, ben):
        expect(each.table).to_have_attribute("data-connection", "lost")
    expect(ann.page.locator('[data-role="trouble"]')).to_be_visible()
    live.restart()
    for each in (ann, ben):
        expect(each.table).to_have_attribute("data-connection", "open", timeout=60_000)
    assert ann.seq == ben.seq == before + 3
    for _ in range(4):
        one_decision(*drivers)
    assert ann.seq == ben.seq == before + 7
    same(ann, ben)
    ann.resign()
    expect(ben.page.locator('[data-role="over"]')).to_have_attribute("data-how", "resignation")
    same(ann, ben)


_KEYS = "skirmish.keys"


def test_a_link_is_renewed_and_used_up(person: People) -> None:
    """The sender of an invitation may replace it; once it is accepted, it opens the seat to no one else."""
    ann, ben, eve = person("en"), person("de"), person("it")
    ann.start("hill218", "invite", begins="me")
    panel = ann.page.locator('[data-role="invite-panel"]')
    name = panel.locator('[data-role="your-name"] input')
    name.fill("Ann")
    name.press("Enter")
    old = invitation(ann)
    field = panel.locator(".friend input").first
    ann.hand.press(panel.locator(".friend button", has_text="New link"))
    expect(field).not_to_have_value(old)
    ann.hand.press(panel.locator(".friend button", has_text="Cancel"))
    expect(panel.locator(".friend")).to_have_count(0)
    ann.hand.press(panel.locator(".none button"))
    link = panel.locator(".friend input").first.input_value()
    assert link != old
    invalid = eve.page.locator('[data-role="invalid"]')
    eve.page.goto(old)
    expect(invalid).to_be_visible()

    invited(ann, ben, "Ben", link)
    expect(ben.page.locator('[data-player="south"]')).to_contain_text("Ann")
    secret = link.rpartition("#")[2]
    key = ben.stored(_KEYS)[ben.match]["north"]
    assert secret not in str(ben.stored(_KEYS)), "the page has drawn a key of its own"
    eve.page.goto(link)
    expect(invalid).to_contain_text("Questo invito è già stato accettato")
    ann.page.goto(link)  # its sender: back to their own seat, and no look at the other hand
    ann.seated()
    expect(ann.page.locator('[data-player="south"].near')).to_contain_text("Ann")
    ben.page.goto(link)  # the one who accepted it, from the chat
    ben.seated()
    ben.page.reload()
    ben.seated()
    assert ben.stored(_KEYS)[ben.match]["north"] == key
    places = ben.page.locator('[data-role="places"]')
    expect(places).to_have_count(0)

    # Their own seat in one more place: they are told, and can close it.
    eve.page.goto(f"{eve.address}/t/{ben.match}#{key}")
    eve.seated()
    expect(places).to_contain_text("2")
    expect(ann.page.locator('[data-role="places"]')).to_have_count(0)
    ben.act("menu")
    ben.hand.press(ben.page.locator('[data-act="shut"]'))
    expect(invalid).to_be_visible()
    expect(places).to_have_count(0)
    ben.seated()
    assert ben.stored(_KEYS)[ben.match]["north"] != key
    ben.page.reload()
    ben.seated()


def test_ones_own_invitation_is_used_up_by_no_one_but_the_friend(person: People) -> None:
    """A player who tries their own link is asked what they want; until then it opens the friend's seat."""
    ann, ben = person("en"), person("de")
    ann.start("island", "invite", begins="me")
    link = invitation(ann)
    ann.page.goto(link)
    asked = ann.page.locator('[data-role="own-invitation"]')
    expect(asked.locator("h1")).to_have_text("This is your own invitation")
    ann.hand.press(asked.locator('[data-act="own-seat"]'))
    expect(ann.page.locator('[data-role="invite-panel"]')).to_be_visible()
    invited(ann, ben, "Ben", link)
    assert ann.board() == ben.board()

    # Or they play both sides in this browser, and then the link opens nothing any more.
    ann.start("island", "invite", begins="me")
    link = invitation(ann)
    ann.page.goto(link)
    ann.hand.press(asked.locator('[data-act="both-seats"]'))
    ann.seated()
    ben.page.goto(link)
    expect(ben.page.locator('[data-role="invalid"]')).to_be_visible()


@pytest.mark.parametrize("langs", [("it", "ko")], ids="-".join)
def test_draw_and_rematch(person: People, langs: tuple[str, str]) -> None:
    ann, ben = person(langs[0]), person(langs[1])
    ann.start("hill218", "invite", variant="beginner", begins="me", name="Anna")
    invited(ann, ben, "준")
    drivers = Driver(ann), Driver(ben)
    one_decision(*drivers)
    ann.act("draw")
    ann.answer(False)
    ann.act("draw")
    ann.answer()
    offer = ben.page.locator('[data-offer="draw"]')
    expect(offer).to_contain_text("Anna")
    assert violations(ben.page) == []
    ben.hand.press(offer.locator('[data-answer="no"]'))
    expect(offer).to_have_count(0)
    # Again at once is too soon, and is said to be so; after a decision of one's own it may be offered again.
    expect(ann.page.locator('[data-act="draw"]')).to_have_attribute("aria-disabled", "false")
    ann.act("draw")
    ann.answer()
    expect(ann.page.locator('[data-role="trouble"]')).to_be_visible()
    while not drivers[0].asked():
        one_decision(*drivers)
    one_decision(*drivers)
    ann.act("draw")
    ann.answer()
    ben.hand.press(offer.locator('[data-answer="yes"]'))
    for each in (ann, ben):
        expect(each.page.locator('[data-role="over"]')).to_have_attribute("data-result", "draw")
    first = ann.match
    ann.act("rematch")
    expect(ben.page.locator('[data-act="rematch"]')).to_contain_text("Anna")
    ben.act("rematch")
    for each in (ann, ben):
        each.page.wait_for_url(lambda url: first not in url)
        each.seated()
    assert ann.match == ben.match
    expect(ann.page.locator('[data-player="north"].near')).to_contain_text("Anna")
    expect(ben.page.locator('[data-player="south"].near')).to_contain_text("준")
    one_decision(*drivers)
    same(ann, ben)


def test_undo_of_what_the_other_has_seen(person: People) -> None:
    ann, ben = person("no"), person("en")
    ann.start("island", "invite", variant="blitz", begins="me")
    invited(ann, ben, "Ben")
    drivers = Driver(ann), Driver(ben)
    for _ in range(2):
        one_decision(*drivers)
    before = ann.board()["blocks"]
    ann.act("undo")
    if ann.page.locator("dialog[open]").count():
        ann.answer()
    offer = ben.page.locator('[data-offer="takeback"]')
    # Ben reads what would go, his own block as well.
    expect(offer.locator('[data-role="undone"]')).to_contain_text("placed a block")
    assert violations(ben.page) == []
    expect(offer.locator('[data-role="undone"]')).to_contain_text("You placed a block")
    ben.hand.press(offer.locator('[data-answer="yes"]'))
    expect(ann.page.locator("li.undone").first).to_be_attached()
    expect(ben.page.locator("li.undone").first).to_be_attached()
    same(ann, ben)
    assert len(ann.board()["blocks"]) < len(before)


_LISTEN = """() => {
  window.phrases = [];
  new MutationObserver(() => {
    for (const each of document.querySelectorAll('[data-role=phrase]')) {
      if (each.dataset.heard === each.textContent) continue;
      each.dataset.heard = each.textContent;
      window.phrases.push(`${each.closest('[data-player]').dataset.player}: ${each.textContent}`);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""
"""Notes what stands at a name for a moment: a busy machine may look too late."""


def test_two_people_say_phrases(person: People) -> None:
    """Each reads them in their own language, at the other's name; who has muted the other reads none."""
    ann, ben = person("en"), person("de", phone=True)
    ann.start("island", "invite", variant="blitz", begins="me", name="Ann")
    invited(ann, ben, "Ben")
    for each in (ann, ben):
        each.page.evaluate(_LISTEN)

    def say(speaker: Person, phrase: str) -> None:
        speaker.hand.press(speaker.page.locator('[data-act="say"]'))
        speaker.hand.press(speaker.page.locator(f'[data-phrase="{phrase}"]'))

    def heard(reader: Person, *phrases: str) -> None:
        reader.page.wait_for_function(
            "(phrases) => JSON.stringify(window.phrases) === JSON.stringify(phrases)", arg=list(phrases)
        )

    say(ann, "good-luck")
    heard(ann, "south: Good luck")
    heard(ben, "south: Viel Glück")
    ben.hand.press(ben.page.locator('[data-act="say"]'))
    sheet = ben.page.locator('[data-role="phrases"]')
    expect(sheet.get_by_role("listitem")).to_have_text(["Ann Viel Glück"])
    ben.hand.press(sheet.get_by_role("switch"))
    expect(sheet.get_by_role("switch")).to_have_attribute("aria-checked", "false")
    assert ben.stored("skirmish.settings")["phrases"] is False
    ben.page.keyboard.press("Escape")
    say(ann, "sorry")
    heard(ann, "south: Good luck", "south: Sorry")
    say(ben, "thanks")
    heard(ann, "south: Good luck", "south: Sorry", "north: Thank you")
    heard(ben, "south: Viel Glück", "north: Danke")

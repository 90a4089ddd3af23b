"""A war is played to its end, and its sheet is right."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.driver import Driver
from tests.browser.person import Person
from tests.browser.test_online import invited


def test_a_war_against_the_computer_and_its_sheet(person: People) -> None:
    ann: Person = person()
    page = ann.go("/")
    card = page.locator('article[data-game="island"]')
    card.locator("button.line").click()
    for value in ("quick", "best-of-3"):
        card.locator(f'.choices label:has(input[value="{value}"])').click()
    card.locator(".choices input[type=text]").fill("Ada")
    card.locator(".choices input[type=text]").blur()
    card.locator('[data-role="play-so"]').click()  # at the end of the choices
    page.wait_for_url("**/t/*")
    ann.seated()
    ann.resign()
    first = ann.match
    page.locator('[data-act="war"]').click()
    page.wait_for_url("**/war/*")
    expect(page.locator('[data-role="war-step"]')).to_contain_text("2")
    expect(page.locator('[data-side="north"] .wins')).to_have_text("1")
    expect(page.locator('[data-battle="1"] a.replay')).to_have_attribute("href", f"/replay/{first}")
    page.locator('[data-act="next-battle"]').click()
    page.wait_for_url(lambda url: "/t/" in url and first not in url)
    ann.seated()
    expect(page.locator('[data-role="war"]')).to_have_text("Battle 2 (Best of 3) · 0:1")
    Driver(ann).awaited(lambda now: True)
    ann.resign()
    expect(page.locator('[data-role="war-score"]')).to_have_text("Score so far: you 0, Recruit 2.")
    page.locator('[data-act="war"]').click()
    page.wait_for_url("**/war/*")
    expect(page.locator('[data-role="war-step"]')).to_contain_text("won the war")
    for side, wins in (("south", "0"), ("north", "2")):
        row = page.locator(f'[data-side="{side}"]')
        expect(row.locator(".wins")).to_have_text(wins)
        points = [int(each) for each in row.locator(".cell").all_inner_texts()[:2]]
        assert (min(points) >= 10) == (side == "north")
        expect(row.locator(".sum").last).to_have_text(str(sum(points)))
    page.locator('[data-battle="2"] a.replay').click()
    page.wait_for_url("**/replay/*")
    expect(page.locator('[data-role="replay"]')).to_be_visible()


def at_war(person: People) -> tuple[Person, Person]:
    """Two people at the table of the first battle of three."""
    ann, ben = person("en"), person("en")
    card = ann.plan("island", variant="quick", side="south", begins="me", name="Ann")
    card.locator('.choices label:has(input[value="best-of-3"])').click()
    card.locator('[data-role="invite"]').click()
    ann.page.wait_for_url("**/t/*")
    invited(ann, ben, "Ben")
    return ann, ben


def test_a_war_of_two_people_online_and_both_their_sheets(person: People) -> None:
    ann, ben = at_war(person)
    battles = []
    for number, loser in enumerate((ann, ben, ann), 1):
        for each in (ann, ben):
            each.seated()
        battles.append(ann.match)
        assert ben.match == ann.match
        loser.resign()
        for each in (ann, ben):
            each.page.locator('[data-act="war"]').click()
            each.page.wait_for_url("**/war/*")
            expect(each.page.locator("[data-battle] a.replay")).to_have_count(number)
        if number == 3:
            break
        # One asks for the next battle, the other agrees, each by the button of the sheet.
        for each in (ann, ben):
            each.page.locator('[data-act="next-battle"]').click()
            each.page.wait_for_url("**/t/*")
        for each in (ann, ben):
            each.page.wait_for_url(lambda url: "/t/" in url and battles[-1] not in url)
    sheets = []
    for each in (ann, ben):
        page = each.page
        expect(page.locator('[data-role="war-step"]')).to_contain_text("Ben")
        expect(page.locator('[data-act="next-battle"]')).to_have_count(0)
        replays = page.locator("[data-battle] a.replay")
        paths = replays.evaluate_all("all => all.map(({ pathname }) => pathname)")
        assert paths == [f"/replay/{match}" for match in battles]
        rows = (page.locator(f'[data-side="{side}"] td') for side in ("south", "north"))
        sheets.append([each.all_inner_texts() for each in rows])
    assert sheets[0] == sheets[1]
    (*ours, own_wins, own_sum), (*theirs, their_wins, their_sum) = sheets[0]
    assert (own_wins, their_wins) == ("1", "2")
    # The winner of a battle scores ten and more, the loser nothing (I-8.3).
    for won, lost in ((theirs[0], ours[0]), (ours[1], theirs[1]), (theirs[2], ours[2])):
        assert (int(won) >= 10, lost) == (True, "0")
    assert (int(own_sum), int(their_sum)) == (sum(map(int, ours)), sum(map(int, theirs)))


def test_the_next_battle_is_in_the_list_although_its_table_was_left(person: People) -> None:
    ann, ben = at_war(person)
    for each in (ann, ben):
        each.seated()
    first = ann.match
    ann.resign()
    ann.act("rematch")
    expect(ann.page.locator(".waits")).to_be_visible()
    ann.go("/matches")
    expect(ann.page.locator(f'[data-match="{first}"]')).to_be_visible()
    ben.act("rematch")
    ben.page.wait_for_url(lambda url: "/t/" in url and first not in url)
    second = ann.page.locator(f'[data-match="{ben.match}"]')
    expect(second).to_be_visible()
    second.locator("a").click()
    ann.seated()
    expect(ann.page.locator('[data-role="war"]')).to_contain_text("Battle 2")
    # Who takes it from the list does not find it there again.
    page = ann.go("/matches")
    second.get_by_role("button").click()
    page.locator('dialog [data-act="remove"]').click()
    expect(second).to_have_count(0)
    page.reload()
    expect(page.locator(f'[data-match="{first}"]')).to_be_visible()
    page.wait_for_timeout(500)
    expect(second).to_have_count(0)

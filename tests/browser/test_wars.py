"""A war is played to its end, and its sheet is right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from skirmish.cli.terminal.wars import scoring_of
from skirmish.match.series import Series, fought, number_of
from skirmish.records import read_records
from tests.browser.conftest import People
from tests.browser.driver import Driver
from tests.browser.person import Person
from tests.browser.test_online import invited
from tests.cli.processes import called


def checked_sheet(page: Page) -> tuple[Series, Path]:
    """Save all records by the button of the sheet, and compare every cell with what they add up to."""
    with page.expect_download() as saved:
        page.locator('[data-act="save-records"]').click()
    file = saved.value.path()
    records = read_records(file.read_text())
    assert [number_of(each) for each in records] == [*range(1, len(records) + 1)]
    war = fought(records, scoring_of(records[0]["Game"]))
    for seat, side in enumerate(("south", "north")):
        row = page.locator(f'tr[data-side="{side}"]')
        fought_in = row.locator(".cell:not([aria-hidden])")
        expect(fought_in).to_have_text([str(each.points[seat]) for each in war.battles])
        expect(row.locator(".wins")).to_have_text(str(war.wins[seat]))
        expect(row.locator(".sum:not(.wins)")).to_have_text([str(war.points[seat])])
    expect(page.locator("[data-battle] a.replay")).to_have_count(len(records))
    return war, file


def sheet(page: Page) -> None:
    """From the table of a battle that is over to the score sheet."""
    page.locator('[data-act="war"]').click()
    page.wait_for_url("**/war/*")


def next_battle(someone: Person) -> None:
    """Go on to the next battle by the button of the sheet."""
    before = someone.page.locator("[data-battle] a.replay").last.get_attribute("href") or ""
    someone.page.locator('[data-act="next-battle"]').click()
    last = before.rpartition("/")[2]
    someone.page.wait_for_url(lambda url: "/t/" in url and last not in url)


def form(someone: Person, game: str, kind: str, number: int, **plan: Any) -> None:
    """Choose a war with a number of one's own on a game's card."""
    card = someone.plan(game, **plan)
    card.locator(f'.choices label:has(input[value^="{kind}-"])').click()
    field = card.locator(".choices input[type=number]")
    field.fill(str(number))
    field.blur()


def test_a_war_against_the_computer_up_to_a_number_of_points(
    person: People, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first battle is worth ten points, the second is played to its end and is worth more."""
    ann: Person = person()
    page = ann.page
    form(ann, "island", "to", 11, variant="blitz", side="south", begins="me", name="Ada")
    page.locator('[data-role="play-so"]:visible').click()  # at the end of the choices
    page.wait_for_url("**/t/*")
    ann.seated()
    ann.resign()
    first = ann.match
    sheet(page)
    expect(page.locator('[data-role="war-step"]')).to_contain_text("2")
    expect(page.locator('[data-side="north"] .wins')).to_have_text("1")
    expect(page.locator('[data-battle="1"] a.replay')).to_have_attribute("href", f"/replay/{first}")
    next_battle(ann)
    ann.seated()
    expect(page.locator('[data-role="war"]')).to_have_text("Battle 2 (To 11 points) · 0:10")
    assert Driver(ann).play()["status"] == "over"
    sheet(page)
    war, file = checked_sheet(page)
    assert war.over is not None
    assert war.battles[0].points == (0, 10)
    name = ("Ada", "Recruit")[war.over.winner] if war.over.winner is not None else ""
    expect(page.locator('[data-role="war-step"]')).to_have_text(f"{name} won the war")
    expect(page.locator('[data-act="next-battle"]')).to_have_count(0)
    told = called(capsys, "check", str(file)).lines[-1]
    south, north = (f"{war.wins[seat]} ({war.points[seat]})" for seat in (0, 1))
    assert f": war to-11: Ada {south}, recruit {north}; won by {name if name == 'Ada' else 'recruit'}" in told
    page.locator('[data-battle="2"] a.replay').click()
    page.wait_for_url("**/replay/*")
    expect(page.locator('[data-role="replay"]')).to_be_visible()


def test_a_series_of_two_battles_on_one_screen(person: People) -> None:
    both = person("de")
    page = both.page
    form(both, "hill218", "over", 2, variant="beginner", side="south", begins="me")
    page.locator('article[data-game="hill218"] [data-role="screen"]').click()
    page.wait_for_url("**/t/*")
    names = page.locator('[data-role="names"]')
    names.locator('input[name="south"]').fill("Ann")
    names.locator('input[name="north"]').fill("Ben")
    names.locator('[data-act="start"]').click()
    for battle in (1, 2):
        page.locator('[data-act="ready"]').click()
        both.seated()
        both.resign()
        sheet(page)
        if battle == 1:
            next_battle(both)
    war, _ = checked_sheet(page)
    assert war.over is not None
    rows = page.locator("tr[data-side] .who")
    expect(rows).to_contain_text(["Ann", "Ben"])
    # They have changed seats: South gave up both battles, and each of them was South in one.
    assert [each.swapped for each in war.battles] == [False, True]
    assert war.wins == (1, 1)


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
        war, _ = checked_sheet(page)
        assert war.wins == (1, 2)
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
    # In a war it is no rematch.
    expect(ann.page.locator('[data-role="prompt"]')).to_contain_text("Next battle: this time you play")
    # Who takes it from the list does not find it there again.
    page = ann.go("/matches")
    second.get_by_role("button").click()
    page.locator('dialog [data-act="remove"]').click()
    expect(second).to_have_count(0)
    page.reload()
    expect(page.locator(f'[data-match="{first}"]')).to_be_visible()
    page.wait_for_timeout(500)
    expect(second).to_have_count(0)

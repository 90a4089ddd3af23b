"""A record gone through in the browser: as each seat saw it, by address; played on, and tried out."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx
from playwright.sync_api import Page, Response, expect

from skirmish.core import NORTH, SOUTH
from skirmish.records import write_records
from tests.browser.conftest import People
from tests.browser.hands import Finger
from tests.match.play import at_random, hill, island
from tests.must import must
from tests.records.samples import SKIRMISH
from tests.server.live import Json, Live

KEYS = "(keys) => localStorage.setItem('skirmish.keys', JSON.stringify(keys))"
HIDDEN = {"south": (1,), "north": (0,), "watch": (0, 1), "open": ()}
"""The hands that each view hides."""


def finished(server: Live) -> Json:
    """A match of Hill 218 between two people that was broken off after some decisions."""
    match = server.create("hill218", "standard")
    with server.playing(match) as (south, north):
        for _ in range(14):
            asked = must(south.state)["prompt"]["seat"]
            done = (south if asked == "south" else north).act()["seq"]
            for tab in (south, north):
                tab.until(lambda state, done=done: state["seq"] >= done)  # type: ignore[misc]
        assert north.ask("ask", kind="resign")["type"] == "ack"
    return match


def moment(page: Page, number: int | None = None) -> int:
    """Which moment is shown; with a number, wait for it."""
    replay = page.locator('[data-role="replay"]')
    if number is not None:
        expect(replay).to_have_attribute("data-moment", str(number))
    return int(replay.get_attribute("data-moment") or -1)


def paste(page: Page, text: str) -> None:
    page.locator("textarea").fill(text)
    page.locator("form button[type=submit]").click()


def test_a_replay_shows_what_a_seat_knew_and_an_address_opens_the_same_moment(
    person: People, server: Live
) -> None:
    match = finished(server)
    reader = person("en")
    page = reader.go("/")
    page.evaluate(KEYS, {match["match"]: {"north": match["north"]}})
    told: dict[str, Any] = {}

    def heard(answer: Response) -> None:
        if "/replay" in answer.url and "/api/" in answer.url:
            found = answer.json()
            told[found["viewer"]] = found

    page.on("response", heard)
    reader.go(f"/replay/{match['match']}")
    start = moment(page)
    expect(page.locator("summary")).to_be_visible()  # the set-up is folded
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-role="replay"]')).not_to_have_attribute("data-moment", str(start))
    after = moment(page)
    for view in ("south", "north", "watch"):
        page.locator(f'.views label:has(input[value="{view}"])').click()
        expect(page.locator('[data-role="replay"]')).to_have_attribute("data-viewer", view)
        expect(page).to_have_url(re.compile(f"#ply={after}&as={view}$"))
        moment(page, after)
    for view, found in told.items():
        assert ("Secret" in found["tags"]) == (view == "open")
        for frame in found["frames"]:
            hands = [{*hand} for hand in frame["view"]["hands"]]
            assert all(hands[seat] <= {"unknown"} for seat in HIDDEN[view])
            assert all("unknown" not in hands[seat] for seat in {0, 1} - {*HIDDEN[view]})
    assert told.keys() == HIDDEN.keys()
    expect(page.locator(".moments")).to_contain_text("2 cards")  # which ones, a spectator is not told

    address = page.url
    again = reader.tab()
    again.goto(address)
    moment(again, after)
    expect(again.locator('[data-role="replay"]')).to_have_attribute("data-viewer", "watch")
    again.goto(address.split("#")[0] + "#ply=100000&as=south")
    expect(again.locator('[data-role="replay"]')).to_have_attribute("data-viewer", "south")
    assert moment(again) == len(told["open"]["frames"]) - 1
    again.close()


def test_a_phone_shows_the_cards_that_a_view_knows_and_lays_both_hands_open_at_the_end(
    person: People, server: Live
) -> None:
    match = finished(server)
    reader = person("en", Finger())
    page = reader.go("/")
    page.evaluate(KEYS, {match["match"]: {"north": match["north"]}})
    with server.client(authorization=f"Bearer {match['north']}") as client:
        told = {view: hands_of(client, match["match"], view) for view in HIDDEN}
    reader.go(f"/replay/{match['match']}#ply=12")
    cards = page.locator("[data-card], [data-face]")
    for view in HIDDEN:
        reader.hand.press(page.locator(f'.views label:has(input[value="{view}"])'))
        expect(page.locator('[data-role="replay"]')).to_have_attribute("data-viewer", view)
        moment(page, 12)
        known = [each for hand in told[view][12] for each in hand if each != "unknown"]
        expect(cards).to_have_count(len(known))
        for place, kind in enumerate(known):
            expect(cards.nth(place)).to_have_attribute("data-face" if view == "open" else "data-card", kind)
    # What one can do with a moment is in sight together with the board.
    page.keyboard.press("Home")
    expect(page.locator('[data-role="replay"]')).not_to_have_attribute("data-moment", "12")
    page.evaluate("() => scrollTo(0, 0)")
    expect(page.locator('[data-act="try"]')).to_be_in_viewport(ratio=1)
    expect(page.locator('[data-role="stage"]')).to_be_in_viewport(ratio=1)

    # Sideways the cards lie beside the field.
    page.set_viewport_size({"width": 844, "height": 390})
    expect(page.locator('[data-square="0,-1"]')).to_be_in_viewport(ratio=1)
    expect(cards.first).to_be_in_viewport(ratio=0.9)
    page.set_viewport_size({"width": 390, "height": 844})

    reader.go(f"/t/{match['match']}")
    reader.seated()
    for seat, hand in zip(("south", "north"), told["open"][-1], strict=True):
        expect(page.locator(f'[data-hand="{seat}"] [data-face]')).to_have_count(len(hand))


def hands_of(client: httpx.Client, match: str, view: str) -> list[list[list[str]]]:
    """The hands at every moment of a replay, as the server sends them to someone who sees it so."""
    found = client.get(f"/api/matches/{match}/replay", params={"as": view}).json()
    return [frame["view"]["hands"] for frame in found["frames"]]


def test_the_list_of_what_happened_follows_to_the_end_and_back(person: People) -> None:
    page = person("de").go("/replay")
    battle = at_random(island(variant="classic"), seed=3, decisions=160)
    if not battle.over:
        battle = battle.resign(SOUTH, 0)
    paste(page, write_records([battle.record()]))
    moment(page)
    page.keyboard.press("End")
    expect(page.locator(".moments [aria-current]")).to_be_in_viewport(ratio=0.9)
    page.keyboard.press("Home")
    expect(page.locator(".moments summary")).to_be_in_viewport(ratio=0.9)


def test_what_was_destroyed_before_lies_in_the_pile_of_a_tried_line_and_of_a_match_played_on(
    person: People,
) -> None:
    battle = hill(seed=3, decisions=40)
    lost = battle.state.destroyed
    assert all(lost), "both sides have lost something"
    reader = person("en")
    page = reader.go("/replay")
    paste(page, write_records([battle.record()]))
    moment(page)
    page.keyboard.press("End")
    moment(page, len(battle.line))
    pile = page.locator("button.losses:visible")
    expect(pile).to_contain_text(str(len("".join(lost))))
    page.locator('[data-act="try"]').click()
    expect(page.locator('[data-role="trial"]')).to_be_visible()
    expect(pile).to_contain_text(str(len("".join(lost))))
    page.locator('[data-act="return"]').click()
    page.locator('[data-act="play-on"]').click()
    page.locator('[data-role="begin"]').click()
    page.wait_for_url("**/t/*")
    reader.seated()
    pile.click()
    for side, cards in zip(("south", "north"), lost, strict=True):
        counts = [str(cards.count(kind)) for kind in dict.fromkeys(cards)]
        expect(page.locator(f"dialog ul.{side} b")).to_contain_text(counts)


def test_from_a_moment_one_plays_on_or_tries_a_line_and_returns(person: People) -> None:
    reader = person("en")
    page = reader.go("/replay")
    battle = island("e4-e6 end", variant="classic", position=SKIRMISH).resign(NORTH, 0)
    paste(page, write_records([hill(decisions=9).resign(SOUTH, 0).record(), battle.record()]))
    expect(page.locator("[data-record]")).to_have_count(2)
    page.locator('[data-record="2"]').click()
    moment(page, 0)

    # A line: South's move, the end of the turn, and a roll of one's choice.
    page.locator('[data-act="try"]').click()
    trial = page.locator('[data-role="trial"]')
    expect(trial).to_be_visible()
    reader.hand.press(page.locator('[data-square="e4"]').first)
    reader.hand.press(page.locator('[data-square="e6"]').first)
    trial.get_by_role("button", name="End the turn").click()
    trial.locator('[data-token="d0"]').click()
    expect(trial).to_contain_text("North")
    expect(trial.locator('[data-role="options"]')).to_be_visible()
    trial.locator('[data-act="back"]').click()
    trial.locator('[data-act="roll"]').click()
    expect(page.locator(".tried li")).to_have_count(3)
    trial.locator('[data-act="return"]').click()
    moment(page, 0)

    # At the end of a turn: another move instead of the one that was made.
    page.keyboard.press("ArrowRight")
    moment(page, 2)
    page.locator('[data-act="try"]').click()
    expect(trial).to_contain_text("chance")
    trial.locator('[data-act="before"]').click()
    expect(trial.locator('[data-act="before"]')).to_be_hidden()
    expect(page.get_by_role("gridcell", name=re.compile("^e4: .*soldier"))).to_be_attached()
    trial.locator('[data-act="return"]').click()
    moment(page, 2)
    page.keyboard.press("Home")
    moment(page, 0)
    expect(page.get_by_role("gridcell", name=re.compile("^e4: .*soldier"))).to_be_attached()

    # Played on, against the computer, from the moment after the move.
    page.keyboard.press(".")
    moment(page, 1)
    page.locator('[data-act="play-on"]').click()
    page.locator('[data-role="begin"]').click()
    page.wait_for_url("**/t/*")
    reader.seated()
    expect(reader.table).to_have_attribute("data-status", "playing")
    expect(page.locator('[data-prompt="after-move"]')).to_be_visible()
    expect(page.locator(".log")).to_contain_text("begins in the middle of a battle")
    kept = json.loads(page.evaluate("() => localStorage.getItem('skirmish.matches')"))
    assert [each["against"] for each in kept.values()] == ["computer"]

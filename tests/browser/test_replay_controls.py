"""A replay's controls: files, keys, speeds, a finger on the slider; and a moment played on by two people."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from skirmish.core import SOUTH
from skirmish.match import Match
from skirmish.records import write_records
from tests.browser.conftest import People
from tests.browser.hands import Finger, Mouse
from tests.browser.test_replay import moment, paste
from tests.match.play import hill, island
from tests.records.samples import SKIRMISH

_DROPPED = """(text) => {
  const data = new DataTransfer();
  data.items.add(new File([text], "battle.skirmish"));
  return data;
}"""


def long_battle() -> Match:
    """A battle for the hill in which both sides lose units; it is given up."""
    battle = hill(seed=3, decisions=40)
    assert all(battle.state.destroyed)
    return battle.resign(SOUTH, 0)


def at(page: Page) -> int:
    """The moment that is shown now."""
    return int(page.locator('[data-role="replay"]').get_attribute("data-moment") or -1)


def press(page: Page, key: str) -> int:
    """The moment to which a key leads from another one."""
    before = str(at(page))
    page.keyboard.press(key)
    expect(page.locator('[data-role="replay"]')).not_to_have_attribute("data-moment", before)
    return at(page)


def test_a_dropped_file_is_gone_through_by_keyboard(person: People) -> None:
    battle = long_battle()
    reader = person("en", Mouse())
    page = reader.go("/replay")
    drop, file = page.locator(".drop"), page.evaluate_handle(_DROPPED, write_records([battle.record()]))
    drop.dispatch_event("dragover", {"dataTransfer": file})
    expect(drop).to_have_class(re.compile(r"\bover\b"))
    drop.dispatch_event("drop", {"dataTransfer": file})
    expect(page.locator('[data-role="replay"]')).to_be_visible()
    last = len(battle.line)
    start = at(page)

    # From loss to loss, and back.
    marked = page.locator("[data-loss]").evaluate_all("all => all.map(({ dataset }) => Number(dataset.loss))")
    losses = sorted(set(marked))
    assert len(losses) > 2
    assert [press(page, "n") for _ in losses] == losses
    assert [press(page, "p") for _ in losses[1:]] == losses[-2::-1]

    # By turns, and by decisions, of which a turn has several.
    page.keyboard.press("Home")
    moment(page, start)
    turn = [press(page, "ArrowRight") for _ in range(4)][-1]
    page.keyboard.press("Home")
    moment(page, start)
    page.keyboard.press("t")
    expect(page.locator('input[type=radio][value="decision"]')).to_be_checked()
    assert [press(page, "ArrowRight") for _ in range(4)][-1] < turn
    page.keyboard.press("t")
    expect(page.locator('input[type=radio][value="turn"]')).to_be_checked()

    # Turned, with North below.
    def row(space: str) -> float:
        box = page.locator(f'[data-square="{space}"]').bounding_box()
        assert box is not None
        return box["y"]

    assert row("0,-1") > row("0,1")
    page.keyboard.press("f")
    page.wait_for_function(
        """() => {
          const [near, far] = ["0,1", "0,-1"].map((space) =>
            document.querySelector(`[data-square="${space}"]`).getBoundingClientRect().y);
          return near > far;
        }"""
    )

    # Played to the end, four times as fast.
    page.keyboard.press("End")
    moment(page, last)
    for _ in range(3):
        press(page, "ArrowLeft")
    page.locator('label:has(input[type=radio][value="4"])').click()
    expect(page.locator('input[type=radio][value="4"]')).not_to_be_focused()
    page.keyboard.press("Space")
    moment(page, last)
    expect(page.get_by_role("button", name="Pause")).to_have_count(0)
    assert reader.stored("skirmish.replay") == {"stride": "turn", "speed": 4}


def test_a_chosen_file_and_a_finger_on_the_slider(person: People) -> None:
    battle = long_battle()
    page = person("en", Finger()).go("/replay")
    page.locator("input[type=file]").set_input_files(
        {
            "name": "battle.skirmish",
            "mimeType": "text/plain",
            "buffer": write_records([battle.record()]).encode(),
        }
    )
    expect(page.locator('[data-role="replay"]')).to_be_visible()
    start = at(page)
    box = page.locator("input[type=range]").bounding_box()
    assert box is not None
    middle = box["y"] + box["height"] / 2
    page.touchscreen.tap(box["x"] + box["width"] / 2, middle)
    expect(page.locator('[data-role="replay"]')).not_to_have_attribute("data-moment", str(start))
    half, last = at(page), len(battle.line)
    assert abs(half - (start + last) / 2) < 0.1 * (last - start)
    finger = page.context.new_cdp_session(page)
    for kind, part in (("Start", 0.5), ("Move", 0.7), ("Move", 0.9), ("Move", 1.0), ("End", None)):
        points = [] if part is None else [{"x": box["x"] + part * box["width"] - 1, "y": middle}]
        finger.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})
    moment(page, last)


@pytest.mark.parametrize("size", [(844, 390), (1024, 700), (1280, 800)], ids=str)
def test_controls_stay_in_place_and_the_log_shows_the_present_turn(
    person: People, size: tuple[int, int]
) -> None:
    width, height = size
    page = person("en", Finger() if height < 500 else Mouse()).page
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{person('en').address}/replay")
    paste(page, write_records([long_battle().record()]))
    places, slider = set(), page.locator("input[type=range]")
    for _ in range(6):
        press(page, "ArrowRight")
        box = slider.bounding_box()
        assert box is not None
        places.add(round(box["y"]))
        # The turn is shown from its beginning, with its number.
        shown = page.locator(".moments [aria-current=step]")
        page.wait_for_function(
            """() => {
              const item = document.querySelector('.moments [aria-current=step]');
              const list = item.closest('.moments > ol').getBoundingClientRect();
              const { top } = item.getBoundingClientRect();
              return top >= list.top - 1 && top < list.bottom - 20 && list.bottom <= innerHeight;
            }"""
        )
        expect(shown.locator(".n")).not_to_be_empty()
    assert len(places) == 1, "the slider moved under the finger"
    assert page.evaluate("document.documentElement.scrollHeight") <= height + 1
    if width == 1280:
        stage = page.locator('[data-role="stage"]').bounding_box()
        assert stage is not None
        assert stage["height"] > 610


@pytest.mark.parametrize("against", ["screen", "friend"])
def test_a_moment_is_played_on_by_two_people(person: People, against: str) -> None:
    reader = person("en")
    page = reader.go("/replay")
    paste(page, write_records([island("e4-e6", variant="classic", position=SKIRMISH).record()]))
    moment(page, 0)
    page.keyboard.press(".")
    moment(page, 1)
    # Chosen while the games' levels are still on their way.
    held: list[Route] = []
    page.route("**/api/games*", lambda route: held.append(route))
    page.locator('[data-act="play-on"]').click()
    page.locator(f'dialog label:has(input[value="{against}"])').click()
    for each in held:
        each.continue_()
    page.unroute("**/api/games*")
    page.locator('[data-role="begin"]').click()
    page.wait_for_url("**/t/*")
    if against == "friend":
        expect(page.locator('[data-role="invite-panel"]')).to_be_visible()
    else:
        page.locator('[data-act="start"]').click()
        reader.seated()
        expect(page.get_by_role("gridcell", name=re.compile("^e6: .*soldier"))).to_be_attached()
        before = reader.seq
        page.locator('[data-token="end"]').click()
        page.wait_for_function(
            "(seq) => Number(document.querySelector('[data-role=table]').dataset.seq) > seq", arg=before
        )
    kept = reader.stored("skirmish.matches")
    assert [each["against"] for each in kept.values()] == [against]

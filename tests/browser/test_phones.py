"""What is asked on a phone, sideways and upright: every option is in sight as a whole."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People, Picture
from tests.browser.gallery import Gallery, placing
from tests.browser.hands import Finger
from tests.browser.looking import cut, hidden, part_hidden, violations
from tests.browser.person import Person
from tests.browser.tour import still
from tests.server.live import Live

SIDEWAYS = ((640, 360), (720, 360), (844, 390))
UPRIGHT = ((360, 640), (390, 844))
PROMPT = '[data-role="prompt"]'
ZERO = (
    "2tv2sv6/1jv2#jv6/6#5/2#9/3#5jv2/1#10/8#3/7#4/9#2/10#1/5T^J^4#/1S^2S^5J^1 c:STSJS,j:sstss 6/4 S:d0 quick"
)
LARGE_HAND = "I@0,-1;I@1,0/I@0,1;T@1,1 IIHSTP/IIT ????????????/???????????????? 2/2 S2:play"


def _sat(person: People, server: Live, lang: str, game: str, position: str) -> Person:
    variant = position.split()[-1] if game == "island" else "standard"
    match = server.create(game, variant, position=position)
    with server.playing(match):
        pass
    someone = person(lang, Finger()).asked_first()
    someone.go(f"/t/{match['match']}#{match['south']}")
    someone.seated()
    expect(someone.page.locator(PROMPT)).to_have_attribute("data-mine", "true")
    return someone


def _sizes(
    page: Page, name: str, picture: Picture, sizes: tuple[tuple[int, int], ...] = SIDEWAYS
) -> Iterator[str]:
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        still(page)
        picture(page, f"phones/{name}-{width}x{height}")
        yield f"{name}, {width}x{height}"


def _unseen(page: Page, *more: str) -> list[str]:
    """What of the question and its options is not in sight as a whole."""
    all_of = (f"{PROMPT} h2", f"{PROMPT} button", f"{PROMPT} select", *more)
    return [*(each for css in all_of for each in part_hidden(page, css)), *cut(page)]


@pytest.mark.parametrize("lang", ["en", "de", "ko"])
def test_a_zero_has_all_its_ways_and_options_in_sight(
    person: People, server: Live, picture: Picture, lang: str
) -> None:
    page = _sat(person, server, lang, "island", ZERO).page
    wrong: list[str] = []
    sizes = (*SIDEWAYS, (360, 640))
    for size in _sizes(page, f"zero-{lang}", picture, sizes):
        wrong += [f"{size}: {each}" for each in _unseen(page)]
    for way in ("reinforce", "turn"):
        page.locator(f'[data-way="{way}"]').tap()
        expect(page.locator(f'[data-way="{way}"]')).to_have_attribute("aria-expanded", "true")
        for size in _sizes(page, f"zero-{way}-{lang}", picture, sizes):
            wrong += [f"{size}: {each}" for each in _unseen(page)]
    page.locator("[data-select]").first.tap()
    if lang == "en":
        wrong += violations(page)
    for size in _sizes(page, f"zero-turns-{lang}", picture, sizes):
        wrong += [f"{size}: {each}" for each in _unseen(page)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_places_and_loads_is_in_sight_sideways(
    person: People, gallery: Gallery, picture: Picture, lang: str
) -> None:
    wrong: list[str] = []
    someone = person(lang, Finger())
    for name, address in (("place", gallery.setup), ("load", gallery.loading)):
        page = someone.go(address)
        someone.seated()
        expect(page.locator(f"{PROMPT} [data-kind]").first).to_be_visible()
        if name == "place":
            page.locator('[data-role="squares"]').select_option(index=1)
            expect(page.locator(f"{PROMPT} [data-token]")).to_be_visible()
        for size in _sizes(page, f"{name}-{lang}", picture):
            wrong += [f"{size}: {each}" for each in _unseen(page)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", ["en", "de", "ko"])
def test_a_square_for_a_character_leads_to_its_facing_and_its_button(
    person: People, server: Live, picture: Picture, lang: str
) -> None:
    """By finger: a tap chooses a square, and one beside it another; the next step is said and in sight."""
    someone = person(lang, Finger()).asked_first()
    page = someone.go(placing(server))
    someone.seated()
    squares = set(page.locator('[data-role="squares"] option:not([disabled])').all_inner_texts())
    beside = [
        (f"{a}{row}", f"{b}{row}", f"{a}{3 - row}") for a, b in pairwise("abcdefghijkl") for row in (1, 2)
    ]
    free = next(each for each in beside if squares.issuperset(each))
    wrong: list[str] = []
    for width, height in (*UPRIGHT, *SIDEWAYS):
        page.set_viewport_size({"width": width, "height": height})
        still(page)
        for square in free:  # a tap in the middle of a square means it, whatever points there
            someone.hand.spot(page, square)
            expect(page.locator(f"{PROMPT} h2")).to_contain_text(square)
            expect(page.locator(f"{PROMPT} .primary")).to_contain_text(square)
        expect(page.locator('[data-role="again"]')).to_be_visible()
        for size in _sizes(page, f"placed-{lang}", picture, ((width, height),)):
            facing = part_hidden(page, f"{PROMPT} [data-facing]")
            go = part_hidden(page, f"{PROMPT} .primary")
            wrong += [f"{size}: {each}" for each in (*go, *facing, *cut(page))]
        page.keyboard.press("Escape")
    someone.hand.spot(page, free[0])
    someone.hand.spot(page, free[0])
    expect(page.locator(PROMPT)).to_have_attribute("data-mine", "false")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_chosen_space_has_its_buttons_above_the_hand(
    person: People, server: Live, picture: Picture, lang: str
) -> None:
    page = _sat(person, server, lang, "hill218", LARGE_HAND).page
    wrong: list[str] = []
    for card in ("tank", "heavy"):
        page.set_viewport_size({"width": 640, "height": 360})
        page.locator(f'.hand [data-card="{card}"]').tap()
        for size in _sizes(page, f"card-{card}-{lang}", picture):
            wrong += [f"{size}: {each}" for each in (*_unseen(page), *part_hidden(page, ".hand button"))]
        page.locator('[data-square][data-legal="true"]').first.press("Enter")
        expect(page.locator(f"{PROMPT} .two button")).to_have_count(2)
        for size in _sizes(page, f"space-{card}-{lang}", picture):
            told = '[data-role="effect"]'
            wrong += [
                f"{size}: {each}" for each in (*_unseen(page, told), *part_hidden(page, ".hand button"))
            ]
            if page.locator(told).locator("visible=true").count() != 1:
                wrong.append(f"{size}: what the play does is not told once")
        page.locator('[data-role="elsewhere"]').tap()
    page.locator('.hand [data-card="strike"]').tap()
    for size in _sizes(page, f"strike-{lang}", picture):
        wrong += [f"{size}: {each}" for each in _unseen(page)]
    assert not wrong, "\n".join(wrong)


TOLD = ("T@1,1", "*1,0", "I@-1,1")


def _after_their_turn(person: People, server: Live, lang: str) -> Page:
    """The other side has destroyed a unit and deployed two."""
    position = "I@0,-1;I@1,0/I@0,1 IH/IIT ????????????????/??????????????? 2/2 N2:play"
    match = server.create("hill218", "standard", position=position)
    with server.playing(match) as (_south, north):
        for token in TOLD:
            answer = north.act(token)
            assert answer["type"] == "ack", answer
            north.until(lambda now, seq=answer["seq"]: now["seq"] >= seq)  # type: ignore[misc]
    someone = person(lang, Finger())
    page = someone.go(f"/t/{match['match']}#{match['south']}")
    someone.seated()
    expect(page.locator(PROMPT)).to_have_attribute("data-mine", "true")
    return page


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_enemys_turn_is_told_once(person: People, server: Live, picture: Picture, lang: str) -> None:
    """In the question's box, until something is chosen; the strip below leads to it again and to the log."""
    page = _after_their_turn(person, server, lang)
    told = page.locator('[data-role="their-turn"] li')
    wrong: list[str] = []
    for size in _sizes(page, f"told-{lang}", picture, (*SIDEWAYS, *UPRIGHT)):
        expect(told).to_have_count(3)
        twice = page.locator('[data-log-list] li, [data-role="lost-line"], [data-role="lost"]')
        wrong += [f"{size}: told twice: {each.inner_text()}" for each in twice.all() if each.is_visible()]
        wrong += [f"{size}: {each}" for each in part_hidden(page, '[data-role="their-turn"] li.costs')]
        wrong += [f"{size}: {each}" for each in (*hidden(page, ".log .all"), *cut(page))]
        tall = page.locator(".log .all").evaluate("(each) => each.getBoundingClientRect().height")
        wrong += [] if tall >= 44 else [f"{size}: the log opens by {tall} px"]
    page.locator(".log .all").tap(position={"x": 150, "y": 22})
    expect(page.locator("dialog[open] [data-log-list]")).to_be_visible()
    assert not wrong, "\n".join(wrong)


def test_a_replays_speed_is_in_sight_sideways(person: People, gallery: Gallery, picture: Picture) -> None:
    someone = person("de", Finger())
    page = someone.go("/replay")
    page.locator("textarea").fill(gallery.record)
    page.locator("form button[type=submit]").tap()
    expect(page.locator('[data-role="replay"]')).to_be_visible()
    speed = page.locator('[data-act="speed"]')
    wrong: list[str] = []
    for number, size in enumerate(_sizes(page, "replay", picture)):
        expect(speed).to_have_text("×" + ("1", "2", "4")[number])
        wrong += [f"{size}: {each}" for each in (*part_hidden(page, ".transport button"), *cut(page))]
        speed.tap()
    assert not wrong, "\n".join(wrong)


STEPS = {
    "island": ("forward", "crossfire", "block", "zero"),
    "hill218": ("base", "supply", "tank", "support", "strike"),
}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", ["island", "hill218"])
def test_a_guided_battles_options_are_in_sight(
    person: People, picture: Picture, game: str, lang: str
) -> None:
    """Every step of it, as it begins; what its bubble says covers no card, and leads to the ring."""
    someone = person(lang, Finger())
    page = someone.go(f"/learn/{game}/first")
    lesson = page.locator('[data-role="lesson"]')
    wrong: list[str] = []
    sizes = ((640, 360), *UPRIGHT)
    while lesson.get_attribute("data-ended") != "true":
        expect(lesson).to_have_attribute("data-busy", "false")
        step = lesson.get_attribute("data-step") or ""
        if step in STEPS[game]:
            for size in _sizes(page, f"lesson-{game}-{step}-{lang}", picture, sizes):
                wrong += [f"{step}, {size}: {each}" for each in _unseen(page, f"{PROMPT} p")]
                wrong += [f"{step}, {size}: {each}" for each in _astray(page)]
        page.locator('nav [data-act="skip-step"], nav [data-act="next"]').tap()
    for size in _sizes(page, f"lesson-{game}-end-{lang}", picture, sizes):
        goes = '[data-act="free-game"], [data-act="whole-game"], [data-act="open-step"]'
        wrong += [f"end, {size}: {each}" for each in (*part_hidden(page, goes), *cut(page))]
    assert not wrong, "\n".join(wrong)


def _astray(page: Page) -> list[str]:
    """On Hill 218: a bubble that covers a unit, the ring, or is far from it with nothing that leads there."""
    found: list[str] = page.evaluate(
        """() => {
          const note = document.querySelector('.map [data-role="note"]');
          const ring = document.querySelector('.map [data-role="marked"] rect');
          if (!note || !ring) return [];
          const [box, at] = [note.getBoundingClientRect(), ring.getBoundingClientRect()];
          const over = (a) => Math.min(a.right, box.right) - Math.max(a.left, box.left) > 3
            && Math.min(a.bottom, box.bottom) - Math.max(a.top, box.top) > 3;
          const found = over(at) ? ["the bubble covers the ring"] : [];
          const [down, up] = [box.top - at.bottom, at.top - box.bottom];
          const away = Math.max(down, up, box.left - at.right, at.left - box.right);
          const led = document.querySelector('.map [data-role="lead"]');
          if (away > 40 && !led) found.push(`the bubble is ${away} px from its ring`);
          return found;
        }"""
    )
    return found


def test_tap_again_covers_nothing_that_the_tap_would_do(
    person: People, server: Live, picture: Picture
) -> None:
    position = "I@0,-1;I@1,-1;I@1,0/I@0,1;I@1,1;T@2,1 IHT/IIT ????????????????/??????????????? 2/2 S2:play"
    someone = _sat(person, server, "de", "hill218", position)
    page = someone.page
    wrong: list[str] = []
    for width, height in (*UPRIGHT, *SIDEWAYS):
        page.set_viewport_size({"width": width, "height": height})
        page.locator('.hand [data-card="heavy"]').tap()
        someone.hand.spot(page, "2,0")
        expect(page.locator('[data-role="again"]')).to_be_visible()
        still(page)
        picture(page, f"phones/again-{width}x{height}")
        wrong += [f"{width}x{height}: covers {each}" for each in _under_again(page)]
        page.locator('[data-role="elsewhere"]').tap()
        page.keyboard.press("Escape")
    assert not wrong, "\n".join(wrong)


def _under_again(page: Page) -> list[str]:
    """The units and the chosen space under the words that ask to tap again."""
    found: list[str] = page.evaluate(
        """() => {
          const words = document.querySelector('[data-role="again"]').getBoundingClientRect();
          const under = (each) => {
            const { left, top, right, bottom } = each.getBoundingClientRect();
            const across = Math.min(right, words.right) - Math.max(left, words.left);
            const down = Math.min(bottom, words.bottom) - Math.max(top, words.top);
            return across > (right - left) / 8 && down > (bottom - top) / 8;
          };
          const at = (space) => document.querySelector(`[data-square="${space}"]`);
          const all = ["2,0", "1,0", "1,1", "2,1"].map(at);
          return all.filter((each) => each && under(each)).map((each) => each.dataset.square);
        }"""
    )
    return found

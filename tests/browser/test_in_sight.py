"""What a player needs is in sight at every size: a part that a style sheet takes away fails as well."""

from __future__ import annotations

from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People, Picture
from tests.browser.gallery import Gallery
from tests.browser.looking import cut, hidden, part_hidden, unseen
from tests.browser.person import Person
from tests.browser.test_sizes import sizes
from tests.server.live import Live

PROMPT: Final = '[data-role="prompt"]'
TABLE: Final = (
    '[data-player="south"] .name',
    '[data-player="north"] .name',
    f"{PROMPT} h2",
    '[data-act="undo"]',
    '[data-act="why"]',
    '[data-act="draw"]',
    '[data-act="resign"]',
    ':is([data-act="more"], [data-act="menu"])',
    '[data-role="log"]',
)
ISLAND: Final = ("[data-square]", f"{PROMPT} button")
FIELD: Final = ('[data-square="0,-1"]', '[data-square="0,0"]', '[data-square="0,1"]', ".hand [data-card]")
CLOCKS: Final = ('[data-player="south"] .clock', '[data-player="north"] .clock')
NARROW: Final = ((360, 640), (640, 360), (820, 1180), (1366, 650))


class Turn(NamedTuple):
    """What North decides, what South then rolls, and what that has cost South."""

    game: str
    position: str
    tokens: tuple[str, ...]
    asks: str
    loss: str
    lang: str = "en"


_ISLAND: Final = "12/12/12/7jv4/tv11/12/12/12/S^9S^1/12/12/12"
_TOKENS: Final = ("a8*a4", "h9-h7", "end")
TURNS: Final = {
    "the hill": Turn(
        "hill218",
        "I@0,-1;I@1,0/I@0,1 IH/IIT ????????????????/??????????????? 2/2 N2:play",
        ("T@1,1", "*1,0", "I@-1,1"),
        "play",
        "you lost the infantry",
    ),
    "a roll": Turn(
        "island", f"{_ISLAND} - 0/0 N:d2 blitz", _TOKENS, "use-roll", "You lost the soldier on a4"
    ),
    "a zero": Turn(
        "island", f"{_ISLAND} - 0/0 N:d2 blitz", _TOKENS, "choose-option", "Du hast den Soldaten", "de"
    ),
    "a zero with a pad": Turn(
        "island",
        f"{_ISLAND} c:STSJS,j:sstss 0/0 N:d2 quick",
        _TOKENS,
        "choose-option",
        "You lost the soldier on a4",
    ),
}


def _told(someone: Person, server: Live, turn: Turn) -> Page:
    """South's table when North's turn has been told.

    The dice are the server's: another match is begun until South is asked what the case is about.
    """
    page = someone.page
    variant = turn.position.split()[-1] if turn.game == "island" else "standard"
    while True:
        match = server.create(turn.game, variant, position=turn.position, clock={"each": 1_800_000})
        with server.playing(match) as (south, north):
            someone.go(f"/t/{match['match']}#{match['south']}")
            someone.seated()
            expect(page.locator('[data-role="stage"] [data-piece]').first).to_be_visible()
            for token in turn.tokens:
                answer = north.act(token)
                assert answer["type"] == "ack", answer
                north.until(lambda now, seq=answer["seq"]: now["seq"] >= seq)  # type: ignore[misc]
            asked = south.until(lambda now: now["prompt"]["seat"] == "south")["prompt"]["code"]
        if asked == turn.asks:
            break
    _skipped(page)
    return page


def _skipped(page: Page) -> None:
    """What is told is skipped, unless it has just ended."""
    page.evaluate("() => document.querySelector('[data-act=skip]')?.click()")
    expect(page.locator(PROMPT)).to_have_attribute("data-mine", "true")


_LOST: Final = """(loss) => {
  for (const each of document.querySelectorAll("[data-lost]")) delete each.dataset.lost;
  const told = '[data-role="lost"], [data-role="lost-line"], [data-role="their-turn"] li, [data-log-list] li';
  const fits = (each) => each.textContent.includes(loss) && each.checkVisibility();
  const first = [...document.querySelectorAll(told)].find(fits);
  if (!first) return ["the loss is not told"];
  first.dataset.lost = "true";
  return first.scrollHeight > first.clientHeight + 2 ? ["the loss is told in part"] : [];
}"""


def _lost(page: Page, loss: str) -> list[str]:
    """What keeps the loss from being read, all of it, without scrolling."""
    found: list[str] = page.evaluate(_LOST, loss)
    return [*found, *part_hidden(page, "[data-lost]")]


@pytest.mark.parametrize("name", TURNS)
def test_the_beginning_of_a_turn(person: People, server: Live, picture: Picture, name: str) -> None:
    """Board, question, options, clocks, what was lost, and the way to see the other side's turn again."""
    turn = TURNS[name]
    page = _told(person(turn.lang, motion=True), server, turn)
    again = page.locator('[data-act="again"]')
    page.emulate_media(reduced_motion="reduce")  # the field is where it belongs at once
    wrong: list[str] = []
    board = FIELD if turn.game == "hill218" else ISLAND
    for size in sizes(page, f"begins-{name.replace(' ', '-')}", picture):
        found = unseen(page, *board, *TABLE, *CLOCKS, '[data-act="again"]')
        found += hidden(page, "[data-player] .s .count")
        found += [*_lost(page, turn.loss), *part_hidden(page, f"{PROMPT} button"), *cut(page)]
        wrong += [f"{size}: {each}" for each in found]
    assert not wrong, "\n".join(wrong)
    page.emulate_media(reduced_motion="no-preference")
    for width, height in NARROW:
        page.set_viewport_size({"width": width, "height": height})
        again.click()
        expect(page.locator(PROMPT)).to_have_attribute("data-mine", "false")
        _skipped(page)
    page.keyboard.press("g")
    expect(page.locator(PROMPT)).to_have_attribute("data-mine", "false")


BASE: Final = Turn(
    "hill218",
    "H@0,-1;A@-1,-1;P@1,-1/I@0,1;I@-1,1 IHSP/IIT ????????????????/??????????????? 2/2 N2:play",
    ("!0,-1", "T@-1,0", "*-1,-1"),
    "play",
    "Du hast die Artillerie auf",
    "de",
)
"""North takes the unit on the base, and another one: all the rest is cut off."""

# What a part of the question's box is too high for the box itself: it would lie over what follows.
_SPILLED: Final = """() => {
  const box = document.querySelector('[data-role="prompt"] > .box');
  const over = box.scrollHeight - box.clientHeight;
  return over > 2 ? [`the question's box is ${over} px too low for what it holds`] : [];
}"""


@pytest.mark.parametrize("dangers", [False, True], ids=["quiet", "dangers"])
def test_the_question_holds_what_it_says(
    person: People, server: Live, picture: Picture, *, dangers: bool
) -> None:
    """Two losses, units cut off, five kinds of cards, dangers: what has no room scrolls, nothing is cut."""
    page = _told(person("de", motion=True), server, BASE)
    if dangers:
        page.keyboard.press("d")
        expect(page.locator('[data-role="hints"] li').first).to_be_visible()
    page.emulate_media(reduced_motion="reduce")
    wrong: list[str] = []
    for size in sizes(page, f"holds-{'dangers' if dangers else 'quiet'}", picture, (1366, 768)):
        found = page.evaluate(_SPILLED)
        width, height = map(int, size.split("x"))
        if width > 860 and height > 520:
            found += [*part_hidden(page, f"{PROMPT} button"), *cut(page)]
        if width > 1100 and height > 760:
            found += _lost(page, "die schweren Waffen")
        wrong += [f"{size}: {each}" for each in found]
    assert not wrong, "\n".join(wrong)


def test_a_rematch_says_which_side_one_plays(person: People, gallery: Gallery, picture: Picture) -> None:
    someone = person("en")
    page = someone.go(gallery.returning)
    someone.seated()
    page.evaluate(
        """() => {
          const matches = JSON.parse(localStorage["skirmish.matches"]);
          for (const about of Object.values(matches)) about.rematch = true;
          localStorage["skirmish.matches"] = JSON.stringify(matches);
        }"""
    )
    page.reload()
    someone.seated()
    wrong: list[str] = []
    for size in sizes(page, "rematch", picture):
        found = unseen(page, f"{PROMPT} h2", '[data-role="swapped"]', f"{PROMPT} .primary")
        wrong += [f"{size}: {each}" for each in (*found, *cut(page))]
    assert not wrong, "\n".join(wrong)

"""The other side's turn is told beat by beat: board, log, counts and prompt together, the result last."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.driver import Driver
from tests.browser.looking import violations
from tests.browser.person import Person
from tests.server.live import Live

# Every change of the page, as a person sees it: pieces, lines of the log, whose turn it is, who is asked.
_RECORD: Final = """
() => {
  window.story = [];
  const look = () => {
    const now = {
      pieces: [...document.querySelectorAll('[data-role="stage"] [data-piece]:not(.leaving)')]
        .map(({ dataset: { piece, seat, on, at } }) => [seat, piece, on ?? at].join(" ")),
      log: document.querySelector("[data-log-list]")?.textContent ?? "",
      left: document.querySelector('[data-player="south"] .left .l')?.textContent ?? "",
      now: document.querySelector("[data-player].now")?.dataset.player ?? "",
      mine: document.querySelector('[data-role="prompt"]')?.dataset.mine === "true",
      telling: document.querySelector("[data-act=skip]") !== null,
      over: document.querySelector('[data-role="over"]') !== null,
      burst: document.querySelector('[data-burst="now"]') !== null,
      die: document.querySelector('[data-role="stage"] svg.die') !== null,
      hand: document.querySelectorAll(".hand [data-card]").length,
      cut: [...document.querySelectorAll('[data-supplied="false"]')].map(({ dataset }) => dataset.at),
      shot: document.querySelector('[data-shot].now, .tracer') !== null,
      status: document.querySelector('[data-role="table"]')?.dataset.status,
      resign: document.querySelector("[data-act=resign]") !== null,
      title: document.title,
    };
    if (JSON.stringify(now) !== JSON.stringify(window.story.at(-1))) window.story.push(now);
  };
  look();
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}
"""

# Pause is pressed as soon as it is there, however slow the machine is.
_HOLD: Final = """
() => {
  const watcher = new MutationObserver(() => {
    const pause = document.querySelector("[data-act=pause]");
    if (pause) watcher.disconnect();
    pause?.click();
  });
  watcher.observe(document, { subtree: true, childList: true });
}
"""


def _turn(person: Person) -> list[dict[str, Any]]:
    """One turn of the person's, and what the page showed until the person was asked again."""
    page = person.page
    driver = Driver(person)
    driver.awaited(lambda now: False)
    page.evaluate(_RECORD)
    driver.play(until=lambda now: not driver.asked())
    expect(page.locator('[data-role="prompt"][data-mine="true"], [data-role="over"]')).to_be_visible(
        timeout=60_000
    )
    story: list[dict[str, Any]] = page.evaluate("() => window.story")
    return story


# North moves, and wins: position, North's decisions, and what South then sees, one after the other. A piece
# that stands somewhere, one that is gone (-), an arrow on its way, what South's strip and the log say.
_TURNS: Final = {
    "hill218": (
        "I@1,0/I@0,1;I@-1,1;I@-1,0;I@-1,-1 IH/IT ????????????????/??????????????? 2/2 N2:play",
        ("T@1,1", "*1,0", "I@0,-1"),
        (
            ("pieces", "north tank 1,1"),
            ("shot", True),
            ("burst", True),
            ("left", "No unit in play"),
            ("log", "lost the infantry at (1,"),
            ("pieces", "north infantry 0,-1"),
            ("over", True),
        ),
        "lost the infantry at (1,",
    ),
    "island": (
        "12/12/12/7jv4/tv11/12/12/12/S^6S^4/12/12/12 - 0/0 N:d2 blitz",
        ("a8*a4", "h9-h7", "h7*h4"),
        (
            ("shot", True),
            ("pieces", "-south soldier a4"),
            ("left", "1 on the island"),
            ("pieces", "north jeep h7"),
            ("pieces", "-south soldier h4"),
            ("left", "0 on the island"),
            ("over", True),
        ),
        "lost the soldier on a4",
    ),
}


def _in_order(story: list[dict[str, Any]], beats: tuple[tuple[str, Any], ...]) -> list[int]:
    """Where each beat is first seen; fails unless each is, one after the other."""

    def shows(now: dict[str, Any], what: str, wanted: Any) -> bool:
        if what == "pieces":
            return (wanted in now[what]) if wanted[0] != "-" else (wanted[1:] not in now[what])
        return wanted in now[what] if isinstance(wanted, str) else bool(now[what] == wanted)

    found: list[int] = []
    for beat in beats:
        # What was so from the beginning is no beat: one looks from the beat before on.
        begin = found[-1] if found else 0
        found.append(next((n for n in range(begin, len(story)) if shows(story[n], *beat)), -1))
        assert found[-1] >= 0, (list(zip(beats, found, strict=False)), story)
        first = next(n for n, now in enumerate(story) if shows(now, *beat))
        assert beat[0] == "mine" or first == found[-1], (beat, first, found)
    return found


def _seen_by_south(
    person: People, server: Live, game: str, position: str, tokens: tuple[str, ...]
) -> list[dict[str, Any]]:
    """What South's page showed while North decided, until South was asked or the match was over."""
    variant = position.split()[-1] if game == "island" else "standard"
    match = server.create(game, variant, position=position)
    with server.playing(match) as (_south, north):
        someone = person(motion=True)
        page = someone.go(f"/t/{match['match']}#{match['south']}")
        someone.seated()
        expect(page.locator('[data-role="stage"] [data-piece]').first).to_be_visible()
        page.evaluate(_RECORD)
        for token in tokens:
            answer = north.act(token)
            assert answer["type"] == "ack", answer
            north.until(lambda now, seq=answer["seq"]: now["seq"] >= seq)  # type: ignore[misc]
        expect(page.locator('[data-role="prompt"][data-mine="true"], [data-role="over"]')).to_be_visible()
        story: list[dict[str, Any]] = page.evaluate("() => window.story")
    return story


@pytest.mark.parametrize("game", _TURNS)
def test_the_order_of_what_is_told(person: People, server: Live, game: str) -> None:
    """Arrival, arrow, loss, next play, result: the board, counts, log and the strip in the same order."""
    position, tokens, beats, loss = _TURNS[game]
    story = _seen_by_south(person, server, game, position, tokens)

    at = _in_order(story, beats)
    gone = next(n for (what, _), n in zip(beats, at, strict=True) if what == "left")
    assert at[0] < gone < at[-1], "all at once"
    assert not any(loss in now["log"] for now in story[:gone]), "the log gives the loss away"
    # Nothing around the board knows the end before it has been told: neither layout nor actions nor the tab.
    ended = story[at[-1]]
    assert (ended["status"], ended["resign"]) == ("over", False)
    early = [
        now
        for now in story[: at[-1]]
        if now["status"] == "over" or not now["resign"] or now["title"] == story[-1]["title"]
    ]
    assert not early, early
    assert {now["now"] for now in story[1 : at[-1]] if now["telling"]} == {"north"}


@pytest.mark.parametrize(("game", "variant"), [("hill218", "beginner"), ("island", "blitz")])
def test_a_turn_is_told(person: People, game: str, variant: str) -> None:
    someone = person(motion=True)
    someone.start(game, level=2, variant=variant, begins="me")
    driver = Driver(someone)
    driver.play(until=lambda now: now["code"] in ("play", "use-roll") and now["mine"])
    story = _turn(someone)
    told = [now for now in story if now["telling"]]
    assert told, "nothing was told"
    assert not any(now["mine"] or now["over"] for now in told), "asked before the end"
    assert story[-1]["mine"] or story[-1]["over"]
    # The log grows with the board, not before it.
    assert len({now["log"] for now in told}) > 1
    assert len(told[0]["log"]) < len(story[-1]["log"])

    # Once more, held at what is shown then, and skipped by a key.
    if story[-1]["mine"]:
        page = someone.page
        page.evaluate(_HOLD)
        someone.hand.press(page.locator('[data-act="again"]'))
        expect(page.locator('[data-act="skip"]')).to_be_visible()
        expect(page.locator('[data-role="prompt"]')).to_have_attribute("data-mine", "false")
        expect(page.locator('[data-act="pause"]')).to_have_attribute("aria-pressed", "true")
        assert violations(page) == []
        page.keyboard.press("Escape")
        expect(page.locator('[data-role="prompt"]')).to_have_attribute("data-mine", "true")


# What chance brings after North's last decision: position, that decision, and what South then sees.
_CHANCE: Final = {
    "island": (
        "12/12/12/7jv4/tv11/12/12/12/12/12/12/S^6S^4 c:.....,j:..... 0/0 N:d2 classic",
        ("h9-h7", "end"),
        (("pieces", "north jeep h7"), ("die", True), ("log", "You rolled"), ("mine", True)),
    ),
    "hill218": (
        "I@1,0/I@0,1 IH/IT ????????????????/??????????????? 2/2 N1:play",
        ("I@-1,1",),
        (("pieces", "north infantry -1,1"), ("log", "You drew"), ("mine", True)),
    ),
}


@pytest.mark.parametrize("game", _CHANCE)
def test_what_chance_brings_is_told_last(person: People, server: Live, game: str) -> None:
    """The die is thrown, and cards are drawn, after North's turn has been shown; the log waits, too."""
    position, tokens, beats = _CHANCE[game]
    _in_order(_seen_by_south(person, server, game, position, tokens), beats)


def test_ones_own_card_is_shown_before_the_answer_to_it(person: People, server: Live) -> None:
    """However fast the other side plays: first one's own play, then theirs, then the cards drawn."""
    position = "I@1,0/I@0,1 IH/IT ????????????????/??????????????? 2/2 S1:play"
    match = server.create("hill218", "standard", position=position)
    with server.playing(match) as (_south, north):
        someone = person(motion=True)
        page = someone.go(f"/t/{match['match']}#{match['south']}")
        someone.seated()
        expect(page.locator('[data-role="prompt"][data-mine="true"]')).to_be_visible()
        page.evaluate(_RECORD)
        page.locator('.hand [data-card="infantry"]').click()
        page.locator('[data-square="0,-1"]').click()
        page.locator('[data-role="prompt"] [data-token="I@0,-1"]').click()
        for token in ("I@-1,1", "T@1,1", "*1,0"):
            north.until(lambda now: now.get("prompt", {}).get("seat") == "north")
            answer = north.act(token)
            assert answer["type"] == "ack", answer
            north.until(lambda now, seq=answer["seq"]: now["seq"] >= seq)  # type: ignore[misc]
        expect(page.locator('[data-role="prompt"][data-mine="true"]')).to_be_visible(timeout=60_000)
        story: list[dict[str, Any]] = page.evaluate("() => window.story")
    _in_order(
        story,
        (
            ("pieces", "south infantry 0,-1"),
            ("pieces", "north infantry -1,1"),
            ("pieces", "north tank 1,1"),
            ("log", "You drew"),
            ("hand", 3),
            ("mine", True),
        ),
    )

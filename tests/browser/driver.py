"""Plays a whole match through the page: reads the options, picks one and presses it. It knows no rules.

The choice depends only on how far the match has got, so a player who must press twice (a finger aims
first) picks the same thing again.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from tests.browser.hands import Covered
from tests.browser.person import Person
from tests.must import must

_SNAPSHOT: Final = """
() => {
  const table = document.querySelector('[data-role="table"]');
  const prompt = document.querySelector('[data-role="prompt"]');
  if (!table || !prompt)
    return { status: document.querySelector('[data-role="hand-over"]') ? "hand-over" : "none" };
  const seen = (each) => !each.disabled && each.checkVisibility({ visibilityProperty: true });
  const all = (css, name) =>
    [...document.querySelectorAll(css)].filter(seen).map((each) => each.getAttribute(name));
  const seats = {};
  for (const each of document.querySelectorAll("[data-piece]:not(.leaving)"))
    seats[each.dataset.on ?? each.dataset.at] = each.dataset.seat;
  return {
    status: table.dataset.status,
    open: table.dataset.connection === "open",
    seq: Number(table.dataset.seq),
    code: prompt.dataset.prompt,
    mine: prompt.dataset.mine === "true" && prompt.getAttribute("aria-busy") === "false",
    tokens: all('[data-role="prompt"] [data-token]', "data-token"),
    preview: document.querySelector('[data-role="preview"]') !== null,
    selects: all("[data-select]", "data-select"),
    ways: all("[data-way]", "data-way"),
    able: all(".cell.able", "data-spot"),
    legal: all('[data-legal="true"]', "data-square"),
    cards: [...document.querySelectorAll(".hand [data-card]")].map((each) => !each.matches(".idle")),
    picked: document.querySelectorAll('.hand [data-card][aria-pressed="true"]').length,
    strike: document.querySelector('[data-card="strike"]:not(.idle)') !== null,
    striking: document.querySelector('[data-card="strike"][aria-pressed="true"]') !== null,
    below: document.querySelector('[data-player].near')?.dataset.player ?? "south",
    hill: document.querySelector('[role="application"] [data-square]') !== null,
    why: document.querySelector('[data-role="why"]') !== null,
    forced: document.querySelector('[data-role="forced"]') !== null,
    fill: document.querySelector('[data-load]') !== null,
    seats,
  };
}
"""
# What a play would do is read out; an air strike may do nothing worth a word.
_LOOKED: Final = """
() => document.querySelector('[data-card="strike"][aria-pressed="true"]')
  || document.querySelector('.board > .vh[aria-live]')?.textContent
"""
_SHOT: Final = re.compile(r"^(\w+)\*(\w+)$")
_MOVE: Final = re.compile(r"^(\w+)-([a-l]\d+)$")
_SQUARE: Final = re.compile(r"^[a-l]\d+$")
_STEPS_A_PROMPT: Final = 14
PATIENCE: Final = 60.0

Offer = dict[str, Any]


@dataclass(slots=True)
class Move:
    """What to press: a square of the board, a button of the panel, or a card."""

    spot: str | None = None
    css: str | None = None
    card: int | None = None


@dataclass(slots=True)
class Driver:
    """Plays for a person. ``at_every_step`` is called after each press."""

    person: Person
    seed: str = "driver"
    hovers: bool = False
    """The mouse rests on a space until it is known what a play there would do."""
    at_every_step: Callable[[], None] | None = None
    presses: int = 0
    asked_at: list[tuple[int, str]] = field(default_factory=list)
    """The prompts at which something was pressed, once for each press; ``preview``: a block was previewed."""
    covered: list[str] = field(default_factory=list)

    @property
    def page(self) -> Any:
        """The page that is played on."""
        return self.person.page

    def offer(self) -> Offer:
        """What the page offers now."""
        found: Offer = self.page.evaluate(_SNAPSHOT)
        return found

    def awaited(self, until: Callable[[Offer], bool]) -> Offer:
        """What is offered once this person is asked, the match is over or handed over, or something is so."""
        end = time.monotonic() + PATIENCE
        while True:
            offer = self.offer()
            if offer["status"] in ("over", "hand-over"):
                return offer
            if offer["status"] == "playing" and ((offer["mine"] and offer["open"]) or until(offer)):
                return offer
            # What happened is skipped, and the screen handed over: tests of the playback itself wait for it.
            self.page.evaluate("() => document.querySelector('[data-act=skip], [data-act=hand]')?.click()")
            assert time.monotonic() < end, f"nothing happens: {offer}"
            self.page.wait_for_timeout(25)

    def play(self, until: Callable[[Offer], bool] = lambda offer: False) -> Offer:
        """Play until the match is over, the screen changes hands, or something is true of what is offered."""
        tried, before = 0, -1
        while True:
            offer = self.awaited(until)
            if offer["status"] in ("over", "hand-over") or until(offer):
                return offer
            if offer["forced"]:  # it goes on by itself
                self.page.wait_for_timeout(40)
                continue
            tried = tried + 1 if offer["seq"] == before else 0
            before = offer["seq"]
            assert tried < _STEPS_A_PROMPT, f"stuck at {offer}"
            move = (_hill if offer["hill"] else _island)(offer, self._chance(offer))
            if offer["why"]:  # a press just beside something: back to the options
                move = Move(css='[data-role="why"] .two button:last-child')
            if move is None:  # what a deed would do is still on its way
                self.page.wait_for_timeout(40)
                continue
            self.asked_at.append((offer["seq"], "preview" if offer["preview"] else offer["code"]))
            self._press(move)
            if self.at_every_step:
                self.at_every_step()

    def asked(self) -> bool:
        """Whether it is this person's turn."""
        return bool(self.page.locator('[data-role="prompt"]').get_attribute("data-mine") == "true")

    def press_through(self) -> None:
        """Decide once, without waiting for an answer."""
        for _ in range(_STEPS_A_PROMPT):
            offer = self.offer()
            if not offer["mine"]:
                return
            move = (_hill if offer["hill"] else _island)(offer, self._chance(offer))
            if move is not None:
                self._press(move)

    def _chance(self, offer: Offer) -> Random:
        return Random(f"{self.seed} {offer['seq']}")

    def _press(self, move: Move) -> None:
        self.presses += 1
        hand = self.person.hand
        if move.card is not None:
            hand.card(self.page.locator(".hand [data-card]"), move.card)
        elif move.spot is not None:
            if self.hovers:
                self.page.locator(f'[data-square="{move.spot}"]').hover(force=True)
                self.page.wait_for_function(_LOOKED)
            try:
                hand.spot(self.page, move.spot)
            except Covered:
                # Out of sight on a field that is larger than its window: the panel names every space as well.
                self.covered.append(move.spot)
                hand.press(
                    self.page.locator(f'[data-space="{move.spot}"], [data-token$="{move.spot}"]').first
                )
        else:
            assert move.css is not None
            hand.press(self.page.locator(move.css).first)


def _token(token: str) -> Move:
    return Move(css=f'[data-role="prompt"] [data-token="{token}"]:visible')


def _island(offer: Offer, chance: Random) -> Move | None:
    tokens: list[str] = offer["tokens"]
    if offer["preview"]:
        return Move(css='[data-role="preview"] [data-token]')
    if offer["code"] in ("place-block", "place-character"):
        if tokens and chance.random() < 0.5:
            return _token(tokens[0])
        if found := re.search(r"[a-l]\d+", tokens[0]) if tokens else None:
            return Move(spot=found[0])
        # The grid of squares comes a moment after the board.
        return Move(spot=chance.choice(sorted(offer["able"]))) if offer["able"] else None
    if offer["fill"]:
        return _token(tokens[0]) if tokens else Move(css='[data-role="options"] .primary')
    shots = [token for token in tokens if (shot := _SHOT.match(token)) and _enemy(offer, shot)]
    if shots:
        token = chance.choice(shots)
        shot = must(_SHOT.match(token))
        target = shot[2]
        return Move(spot=target) if target in offer["able"] and chance.random() < 0.6 else _token(token)
    if offer["code"] == "after-move" and "end" in tokens:
        return _token("end")
    moves = [token for token in tokens if not _SHOT.match(token) and token != "end"]
    if moves:
        token = chance.choice(moves)
        straight = _MOVE.match(token)
        # Where a block can be entered or shot at, a press on its square would be asked which is meant.
        targets = {shot[2] for each in tokens if (shot := _SHOT.match(each))}
        free = set(offer["able"]) - set(offer["seats"]) - targets
        if straight and straight[2] in free and chance.random() < 0.6:
            return Move(spot=straight[2])
        return _token(token)
    if offer["selects"]:
        # Where only one can go, a press on that square is enough; a shot's target means the shot.
        taken = set(offer["seats"]) | {shot[2] for each in tokens if (shot := _SHOT.match(each))}
        direct = sorted(spot for spot in set(offer["able"]) - taken if _SQUARE.match(spot))
        if direct and not tokens and chance.random() < 0.8:
            return Move(spot=chance.choice(direct))
        square = chance.choice(offer["selects"])
        on_board = square in offer["able"] and chance.random() < 0.6
        return Move(spot=square) if on_board else Move(css=f'[data-select="{square}"]')
    if offer["ways"]:
        return Move(css=f'[data-way="{chance.choice(offer["ways"])}"]')
    return _token(chance.choice(tokens)) if tokens else None


def _enemy(offer: Offer, shot: re.Match[str]) -> bool:
    """Whether a shot is at the other side: its shooter's seat says which that is."""
    shooter, target = offer["seats"].get(shot[1]), offer["seats"].get(shot[2])
    return target is not None and target != shooter


def _hill(offer: Offer, chance: Random) -> Move | None:
    tokens: list[str] = offer["tokens"]
    legal: list[str] = offer["legal"]
    if offer["code"] == "return":
        return _token(tokens[0]) if tokens else Move(card=offer["picked"])
    if offer["code"] == "attack" and legal:
        target = _nearest(legal, offer["below"])
        return Move(spot=target) if chance.random() < 0.6 else _token(_of(tokens, target))
    if tokens:
        return _token(tokens[0])
    if legal:
        return Move(spot=_nearest(legal, offer["below"]) if chance.random() < 0.8 else chance.choice(legal))
    usable = [place for place, able in enumerate(offer["cards"]) if able]
    if offer["strike"] and not offer["striking"] and (not usable or chance.random() < 0.15):
        return Move(css='[data-card="strike"]')
    return Move(card=chance.choice(usable)) if usable else None


def _nearest(legal: list[str], below: str) -> str:
    """The space nearest to the other base: reaching it wins."""
    goal = 1 if below == "south" else -1

    def way(space: str) -> tuple[int, str]:
        x, y = map(int, space.split(","))
        return abs(x) + abs(y - goal), space

    return min(legal, key=way)


def _of(tokens: list[str], target: str) -> str:
    return next((token for token in tokens if token.endswith(target)), tokens[0])

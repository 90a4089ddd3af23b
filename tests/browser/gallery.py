"""Matches in every phase, set up over the wire because only the result is looked at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.must import must
from tests.server.live import Json, Live, Tab


@dataclass(frozen=True, slots=True)
class Gallery:
    """Addresses of the matches."""

    join: str
    setup: str
    loading: str
    """The island, at the question who stands where on the pad."""
    island: str
    returning: str
    """Hill 218, at South's first question: which cards go back?"""
    first: str
    """Hill 218 before South's first play."""
    hill: str
    attack: str
    over: str
    series: str
    """A series of two battles for the hill, which is over."""
    live: str
    """A battle for the hill that anyone may watch, without a key."""
    late: str
    """Another one, an hour late: nothing has happened there yet."""
    record: str
    """The text of a finished match."""


def hang(server: Live) -> Gallery:
    """Set up all the matches."""
    join = server.create("hill218", "standard")
    with server.tab(join, "south") as south:
        south.ask("join", commitment="e" * 64, name="Ann")
    setup = _until(server, "island", "classic", "place-character")
    loading = _until(server, "island", "classic", "load-pad")
    island = _until(server, "island", "classic", "use-roll", choices=2)
    returning = _until(server, "hill218", "standard", "return")
    first = _until(server, "hill218", "standard", "play")
    hill = _until(server, "hill218", "standard", "play", after=12)
    attack = _until(server, "hill218", "beginner", "attack")
    over = _until(server, "island", "blitz", "use-roll", series="best-of-3")
    with server.tab(over, "north") as north:
        north.hear("state")
        north.ask("ask", kind="resign")
    with server.client() as client:
        record = client.get(
            f"/api/matches/{over['match']}/record", headers={"authorization": f"Bearer {over['south']}"}
        )
    live, late = (
        f"/t/{_until(server, 'hill218', 'standard', 'play', after=4, show=delay)['match']}"
        for delay in (0, 3600)
    )
    return Gallery(
        join=_link(join, "north"),
        setup=_link(setup),
        loading=_link(loading),
        island=_link(island),
        returning=_link(returning),
        first=_link(first),
        hill=_link(hill),
        attack=_link(attack),
        over=_link(over),
        series=_link(_series(server)),
        live=live,
        late=late,
        record=record.text,
    )


def placing(server: Live) -> str:
    """The address of a match of its own, in which South is about to place a character."""
    return _link(_until(server, "island", "classic", "place-character"))


def _link(match: Json, role: str = "south") -> str:
    return f"/t/{match['match']}#{match[role]}"


def _series(server: Live) -> Json:
    """A series of two battles: each player gave up the one in which they were South."""
    match = server.create("hill218", "beginner", series="over-2")
    with server.playing(match) as (south, north):
        south.ask("ask", kind="resign")
        for tab in (south, north):
            tab.ask("ask", kind="rematch")
        following = south.until(lambda state: bool(state.get("next")))["next"]
    last = {"match": following, "south": match["north"], "north": match["south"]}
    with server.playing(last) as (south, _):
        south.ask("ask", kind="resign")
    return last


def _until(
    server: Live, game: str, variant: str, code: str, after: int = 0, choices: int = 1, **more: Any
) -> Json:
    """A match in which South is asked this, with a choice of pieces; names are as long as names get.

    The dice are not ours: where a match ends before South is asked, another one is begun.
    """
    while (match := _asking(server, game, variant, code, after, choices, **more)) is None:
        pass
    return match


def _asking(
    server: Live, game: str, variant: str, code: str, after: int, choices: int, **more: Any
) -> Json | None:
    match = server.create(game, variant, **more)
    with server.playing(match) as (south, north):
        count = 0
        while True:
            state = must(south.state)
            if "prompt" not in state:
                return None
            prompt = state["prompt"]
            mover: Tab = south if prompt["seat"] == "south" else north
            options = _asked(mover, prompt["number"])["decisions"]
            asked = mover is south and prompt["code"] == code and count >= after
            if asked and len({option.get("source") for option in options}) >= choices:
                return match
            answer = mover.act(options[(7 * count) % len(options)]["token"])
            assert answer["type"] == "ack", answer
            count += 1
            _caught_up(south, answer["seq"])


def _asked(tab: Tab, number: int) -> Json:
    return tab.until(lambda now: now["prompt"]["number"] >= number)


def _caught_up(tab: Tab, seq: int) -> None:
    tab.until(lambda now: now["seq"] >= seq)

"""Players, spectators and computers of one match at several servers, which die, freeze and miss messages."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.must import must
from tests.server.cable import CableThread
from tests.server.live import COMMITMENT, ENTROPY, PATIENCE, ForkedLive, Json, Tab

Start = Callable[..., ForkedLive]

SOON = 5.0
"""Seconds within which another server takes over."""


def sit_down(*tabs: Tab) -> None:
    """Join, and open the entropies."""
    for tab in tabs:
        assert tab.ask("join", commitment=COMMITMENT)["type"] == "ack"
    for tab in tabs:
        assert tab.ask("open", entropy=ENTROPY)["type"] == "ack"
    for tab in tabs:
        tab.until(lambda state: state["status"] == "playing")


def play(tabs: tuple[Tab, Tab], decisions: int) -> None:
    """Decide in turn, as the prompts want it."""
    for _ in range(decisions):
        state = max((tab.state for tab in tabs if tab.state), key=lambda state: state["seq"])
        if state["status"] == "over":
            return
        tab = tabs[state["prompt"]["seat"] == "north"]
        ack = tab.act()
        assert ack["type"] == "ack", ack
        for each in tabs:
            each.until(lambda state, seq=ack["seq"]: state["seq"] >= seq)  # type: ignore[misc]


def present(tab: Tab, condition: Callable[[Json], bool]) -> Json:
    """Presence as soon as something is true of it."""
    while True:
        found = next((each for each in reversed(tab.heard) if each["type"] == "presence"), None)
        if found is not None and condition(found):
            return found
        tab.next()


def test_two_players_and_a_spectator_at_three_servers(node: Start) -> None:
    one, two, three = node(), node(), node()
    match = one.create()
    with one.tab(match) as south, two.tab(match, "north") as north, three.tab(match, "watch") as watch:
        sit_down(south, north)
        play((south, north), 12)
        seq = must(south.state)["seq"]
        watch.until(lambda state: state["seq"] == seq)
        for tab in (south, north, watch):
            present(tab, lambda found: found["seats"] == ["here", "here"] and found.get("watchers") == 1)
        south.say("phrase", id="hi", phrase="hello")
        assert north.hear("phrased")["phrase"] == "hello"
        south.say("ping")
        assert south.hear("pong")["again"] == 2  # soon: another server could go on
        assert north.ask("ask", kind="resign")["type"] == "ack"
        for tab in (south, watch):
            tab.until(lambda state: state["status"] == "over")
    with one.tab(match, "watch") as watch:
        present(watch, lambda found: found["seats"] == ["away", "away"])


def test_a_command_is_executed_once_at_whichever_server(node: Start) -> None:
    one, two = node(), node()
    match = one.create()
    with one.tab(match) as south, two.tab(match, "north") as north, two.tab(match) as again:
        sit_down(south, north)
        asked = {"prompt": must(south.state)["prompt"]["number"], "token": "#a1"}
        ack = south.ask("act", id="first", **asked)
        assert ack["type"] == "ack", ack
        assert again.ask("act", id="first", **asked) == ack
        assert again.ask("act", id="second", **asked)["code"] == "stale-prompt"
        places = present(again, lambda found: found.get("places", 1) == 2)
        assert places["seats"] == ["here", "here"]


def test_a_lost_message_costs_a_second(node: Start) -> None:
    one, two = node(deaf=1.0), node(deaf=1.0)
    match = one.create()
    with one.tab(match) as south, two.tab(match, "north") as north:
        sit_down(south, north)
        began = time.monotonic()
        play((south, north), 2)
        assert time.monotonic() - began < 2 * SOON


@pytest.fixture
def cable(shared: str, tmp_path: Path) -> Iterator[CableThread]:
    """Another way to the database."""
    with CableThread(shared, tmp_path).laid() as cable:
        yield cable


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP, signal.SIGTERM, None])
def test_a_computer_and_a_clock_are_taken_over(
    node: Start, cable: CableThread, how: signal.Signals | None
) -> None:
    """The server at which they would go on is killed, frozen, stopped or cut off. No player has to come."""
    two = node(workers=True)
    one = node(workers=True, database=cable.url)
    thought_on = one.create("hill218", "standard", north="general", first="north")
    timed = one.create("hill218", "beginner", clock={"each": 5_000})
    with one.tab(timed) as ours, one.tab(timed, "north") as theirs, one.tab(thought_on) as south:
        sit_down(ours, theirs)
        south.ask("join", commitment=COMMITMENT)
        south.ask("open", entropy=ENTROPY)
        present(south, lambda found: found["thinking"])
        seq = must(south.state)["seq"]
        if how is None:
            cable.cut()
        elif how is signal.SIGSTOP:
            one.send_signal(how)
        else:
            one.stop(how)
    gone = time.monotonic()
    with two.tab(timed, "watch") as watch:
        watch.until(lambda state: state["status"] == "over")
        assert time.monotonic() - gone < 5 + SOON
        assert must(watch.state)["over"]["how"] == "time"
    with two.tab(thought_on) as south:
        state = south.until(lambda state: state["seq"] > seq)
        entry = next(each for each in state["entries"] if each["seq"] == seq + 1)
        assert entry["kind"] == "act"
        assert time.monotonic() - gone < 5 + 2 * SOON
    if how is None or how is signal.SIGSTOP:
        one.send_signal(signal.SIGCONT)
        cable.restore()
        while why_not(one):
            time.sleep(0.1)
        with one.tab(timed, "watch") as watch:
            watch.until(lambda state: state["status"] == "over")


def why_not(server: ForkedLive) -> list[str]:
    """Why a server is not ready."""
    found: list[str] = httpx.get(f"{server.address}/ready", timeout=PATIENCE).json()["reasons"]
    return found


def other_tokens(tab: Tab) -> tuple[Json, Json]:
    """Two different answers to the prompt."""
    state = must(tab.state)
    number, options = state["prompt"]["number"], [each["token"] for each in state["decisions"]]
    return {"prompt": number, "token": options[0]}, {"prompt": number, "token": options[-1]}


def last_played(tab: Tab, seq: int) -> list[str]:
    """The tokens of the match's last entry, which has this number."""
    state = tab.until(lambda state: state["seq"] >= seq)
    assert state["seq"] == seq
    return [each["token"] for each in state["entries"][-1]["played"]]


def test_a_frozen_server_that_wakes_up_writes_nothing(node: Start) -> None:
    """An action was sent to it in its sleep, and another one was executed elsewhere."""
    one, two = node(), node()
    match = one.create()
    with one.tab(match) as south, two.tab(match, "north") as north, two.tab(match) as again:
        sit_down(south, north)
        again.until(lambda state: bool(state.get("decisions")))
        late, sooner = other_tokens(south)
        one.send_signal(signal.SIGSTOP)
        south.say("act", id="late", **late)
        ack = again.ask("act", id="sooner", **sooner)
        assert ack["type"] == "ack", ack
        one.send_signal(signal.SIGCONT)
        with suppress(ConnectionClosed):  # it may ask to come back, because it has missed a beat
            assert south.answer("late")["code"] == "stale-prompt"
        with one.tab(match) as back, two.tab(match) as there:
            assert last_played(back, ack["seq"]) == last_played(there, ack["seq"]) == [sooner["token"]]


def test_a_server_that_is_cut_off_sends_its_players_on_and_writes_nothing(
    node: Start, cable: CableThread
) -> None:
    one, two = node(database=cable.url), node()
    match = one.create()
    with one.tab(match) as south, two.tab(match, "north") as north, one.tab(match, "watch") as watch:
        sit_down(south, north)
        late, sooner = other_tokens(south)
        cable.cut()
        gone = time.monotonic()
        south.say("act", id="late", **late)
        with suppress(ConnectionClosed):  # its page asks whether the server is there
            while True:
                watch.say("ping")
                watch.hear("pong")
                time.sleep(0.1)
        assert watch.end() == (4004, "going-down")
        assert time.monotonic() - gone < SOON
        while "time" not in why_not(one):
            time.sleep(0.1)
        with two.tab(match) as again:
            ack = again.ask("act", id="sooner", **sooner)
            assert ack["type"] == "ack", ack
        cable.restore()  # and what was on its way arrives
        while why_not(one):
            time.sleep(0.1)
        with one.tab(match) as back, two.tab(match) as there:
            assert last_played(back, ack["seq"]) == last_played(there, ack["seq"]) == [sooner["token"]]


def test_a_revoked_key_is_of_no_use_anywhere(node: Start) -> None:
    one, two = node(), node(deaf=1.0)
    match = one.create()
    with one.tab(match) as south, two.tab(match, "north") as north, two.tab(match, "watch") as watch:
        sit_down(south, north)
        for key, role in ((match["south"], "watch"), (match["north"], "north")):
            with one.client(authorization=f"Bearer {key}") as client:
                answer = client.post(f"/api/matches/{match['match']}/keys", json={"role": role})
            assert answer.status_code == 200, answer.text
        north.say("ask", id="late", kind="resign")
        assert north.end(SOON) == (4002, "revoked-key")
        assert not any(each.get("id") == "late" and each["type"] == "ack" for each in north.heard)
        assert watch.end(SOON) == (4002, "revoked-key")
        assert south.act()["type"] == "ack", "no player has resigned"


def test_a_seat_is_offered_taken_and_shown_across_servers(node: Start) -> None:
    """Who offers it, who takes it and who watches without a key are at three servers."""
    one, two, three = node(), node(), node()
    offer = {"game": "hill218", "variant": "standard", "side": "south", "first": "south", "show": 0}
    with two.tab() as visitor, one.client() as client:
        visitor.say("meet")
        visitor.hear("meeting")
        offered = client.post("/api/seats", json=offer).json()
        match = offered["match"]
        with one.tab({"match": match, "south": offered["key"]}) as south:
            while match not in [each["match"] for each in visitor.hear("meeting")["offers"]]:
                pass
            own = "k" * 32
            claim = sha256(own.encode()).hexdigest()
            for each, status in ((two, 200), (three, 200)):  # asked again, elsewhere: the same answer
                with each.client() as other:
                    assert other.post(f"/api/seats/{match}", json={"claim": claim}).status_code == status
            with two.tab({"match": match, "north": own}, "north") as north, three.tab() as watch:
                sit_down(south, north)
                watch.say("hello", match=match)
                watch.until(lambda state: state["status"] == "playing")
                present(south, lambda found: found.get("watchers") == 1)
                key = {"authorization": f"Bearer {own}"}
                with two.client(**key) as other:
                    other.delete(f"/api/matches/{match}/showing").raise_for_status()
                assert watch.end(SOON) == (4002, "revoked-key")
                present(south, lambda found: not found.get("watchers"))

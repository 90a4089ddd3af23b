"""Engines: computers think there for servers that have no workers of their own."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable

import httpx
import psutil
import pytest

from tests.must import must
from tests.server.live import COMMITMENT, ENTROPY, PATIENCE, ForkedLive, Json, Tab
from tests.server.nodes.conftest import ForkedEngine
from tests.server.nodes.test_nodes import SOON, present

StartNode = Callable[..., ForkedLive]
StartEngine = Callable[..., ForkedEngine]

NO_WORKERS = ("--workers", "0")


def until(condition: Callable[[], bool]) -> None:
    """Wait for something."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def begin(tab: Tab) -> Json:
    """Join a match against a computer, which begins."""
    assert tab.ask("join", commitment=COMMITMENT)["type"] == "ack"
    assert tab.ask("open", entropy=ENTROPY)["type"] == "ack"
    return tab.until(lambda state: state["status"] == "playing")


def decided(tab: Tab) -> Json:
    """The state once the person has to decide."""
    return tab.until(
        lambda state: state["status"] == "over" or (state.get("prompt") or {}).get("seat") == "south"
    )


def metric(server: ForkedLive, name: str) -> float:
    text = httpx.get(f"{server.address}/metrics", timeout=PATIENCE).text
    return float(next(line.split()[1] for line in text.splitlines() if line.startswith(f"{name} ")))


def test_an_engine_thinks_for_a_server_without_workers(node: StartNode, engine: StartEngine) -> None:
    web = node(*NO_WORKERS, workers=True)
    assert httpx.get(f"{web.address}/health").json()["workers"] is False
    assert metric(web, "skirmish_engines") == 0
    until(lambda: any(line["event"] == "no-engines" for line in web.logged()))
    thinker = engine()
    until(lambda: metric(web, "skirmish_engines") == 1)
    assert httpx.get(f"{web.address}/health").json() | {"version": ""} == {
        "status": "ok",
        "version": "",
        "database": True,
        "workers": True,
    }
    match = web.create("hill218", "standard", north="recruit", first="north")
    with web.tab(match) as south:
        begin(south)
        for _ in range(3):  # in the set-up, and the first turn
            assert decided(south)["status"] == "playing"
            ack = south.act()
            assert ack["type"] == "ack", ack
            south.until(lambda state, seq=ack["seq"]: state["seq"] >= seq)  # type: ignore[misc]
        decided(south)
        offered = south.ask("ask", kind="offer-draw")
        assert offered["type"] == "ack", offered
        south.until(lambda state: state["seq"] > offered["seq"])
    assert not psutil.Process(web.pid).children(), "nothing was searched for at the server"
    until(lambda: thinker.metrics()["skirmish_claims"] == 0)
    measured = thinker.metrics()
    assert measured["skirmish_thinking_seconds_count"] >= 3
    assert measured["skirmish_workers"] == 1
    assert measured["skirmish_thinking_wanted"] == 0


def test_a_player_is_given_a_hint_at_a_server_without_workers(node: StartNode) -> None:
    """The answer is for one person: a process for that is started at the server."""
    web = node(*NO_WORKERS, workers=True)
    match = web.create("island", "blitz", north="recruit")
    with web.tab(match) as south:
        begin(south)
        for _ in range(10):  # a new process has to load compiled code
            answer = south.ask("suggest", level="recruit")
            if answer["type"] == "suggested":
                break
        assert answer["type"] == "suggested", answer
        assert len(psutil.Process(web.pid).children()) == 1


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP, signal.SIGTERM])
def test_another_engine_takes_over(node: StartNode, engine: StartEngine, how: signal.Signals) -> None:
    """The engine that thinks is killed, frozen or stopped in the middle."""
    web, first = node(*NO_WORKERS), engine()
    match = web.create("hill218", "standard", north="general", first="north")
    with web.tab(match) as south:
        seq = begin(south)["seq"]
        until(lambda: first.metrics()["skirmish_claims"] == 1)
        engine()
        if how is signal.SIGSTOP:
            first.send_signal(how)
        else:
            first.stop(how)
        gone = time.monotonic()
        south.until(lambda state: state["seq"] > seq)
        decided(south)
        assert time.monotonic() - gone < 3 * SOON  # how fast on a quiet machine is measured by benchmarks
        if how is signal.SIGSTOP:
            first.send_signal(signal.SIGCONT)
        numbers = [each["seq"] for message in south.heard for each in message.get("entries", ())]
        assert numbers == [*range(1, max(numbers) + 1)]
        acted = must(south.state)["seq"]
        assert south.act()["type"] == "ack"
        south.until(lambda state: state["seq"] > acted + 1)


def test_two_engines_decide_once(node: StartNode, engine: StartEngine) -> None:
    """Several matches at once: each decision is thought about by one of them."""
    web = node(*NO_WORKERS)
    engines = [engine(), engine()]
    matches = [web.create("hill218", "standard", north="recruit", first="north") for _ in range(4)]
    decisions = 0
    for match in matches:
        with web.tab(match) as south:
            begin(south)
            decided(south)
            entries = [each for message in south.heard for each in message.get("entries", ())]
            assert [each["seq"] for each in entries] == [*range(1, len(entries) + 1)]
            decisions += sum(each["kind"] == "act" for each in entries)
    until(lambda: all(each.metrics()["skirmish_claims"] == 0 for each in engines))
    thought = [each.metrics()["skirmish_thinking_seconds_count"] for each in engines]
    assert sum(thought) == decisions


def test_computers_that_play_each_other_go_on_at_an_engine(node: StartNode, engine: StartEngine) -> None:
    web, _ = node(*NO_WORKERS), engine()
    match = web.create("hill218", "beginner", south="recruit", north="recruit")
    with web.tab(match, "watch") as watch:
        present(watch, lambda found: found["thinking"])
        seq = must(watch.state)["seq"]
        watch.until(lambda state: state["seq"] > seq + 3)
        person = web.create("hill218", "standard", north="recruit", first="north")
        with web.tab(person) as south:
            begin(south)
            decided(south)
        seq = must(watch.state)["seq"]
        watch.until(lambda state: state["seq"] > seq + 3)

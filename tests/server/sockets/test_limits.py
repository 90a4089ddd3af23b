"""Limits at the socket of a real server: slow readers, searches, phrases, messages."""

from __future__ import annotations

import socket as sockets

import pytest
from websockets.sync.client import connect

from tests.server.live import COMMITMENT, ENTROPY, Live, Tab, running, server

__all__ = ["server"]


def cut_off(server: Live) -> bool:
    """Whether the client was too slow for the server."""
    with server.client() as client:
        return 'skirmish_sockets_cut_total{reason="too-slow"}' in client.get("/metrics").text


def test_a_slow_reader_is_cut_off_and_resumes(server: Live) -> None:
    """A client that asks and asks and reads nothing, until all buffers between are full."""
    match = server.create()
    slow = sockets.socket()
    slow.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    slow.connect(("127.0.0.1", server.port))
    with (
        server.playing(match) as (south, north),
        connect(
            f"ws://127.0.0.1:{server.port}/socket",
            sock=slow,
            origin=server.address,  # type: ignore[arg-type]
            compression=None,
            max_queue=1,
            ping_interval=None,
        ) as connection,
    ):
        lazy = Tab(connection)
        lazy.say("hello", match=match["match"], key=match["watch"])
        seen = lazy.until(lambda _: True)["seq"]
        rounds = 0
        while not cut_off(server):
            rounds += 1
            assert rounds < 200
            for _ in range(400):
                lazy.say("why", id="x", source="", target="e4")
        assert south.act()["type"] == "ack"  # no other client waits for it
        assert north.act()["type"] == "ack"
        code, reason = lazy.end()
        assert (code, reason) == (4003, "too-slow")
        with server.tab(match, "watch", since=seen) as back:
            back.until(lambda state: state["seq"] >= seen + 2)


def test_suggestions_count_as_engine_requests(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("suggest")
    with running(folder, "--limit", "thinking=2") as live, live.playing(live.create()) as (south, _):
        answers = [south.ask("suggest", level="recruit") for _ in range(3)]
        assert [each["type"] for each in answers] == ["suggested", "suggested", "refused"]
        assert answers[2]["facts"]["budget"] == "thinking"


def test_phrases_reach_both_players_and_are_limited_by_seat(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """They are told to every tab of both players and to no spectator, and leave no trace in the log."""
    with running(tmp_path_factory.mktemp("phrases"), "--limit", "phrases=3") as live:
        match, computers = live.create(), live.create(north="recruit")
        with live.tab(match) as early:
            assert early.ask("phrase", phrase="hello")["code"] == "not-started"
        with (
            live.playing(match) as (south, north),
            live.tab(match) as second,
            live.tab(match, "watch", lang="it") as watch,
        ):
            for tab in (south, north, second, watch):
                seq = tab.until(lambda state: state["status"] == "playing")["seq"]
            said = south.ask("phrase", phrase="good-luck", id="mine")
            overheard = {"type": "phrased", "seat": "south", "phrase": "good-luck"}
            assert said == {**overheard, "id": "mine"}
            assert north.hear("phrased") == second.hear("phrased") == overheard
            unknown = south.ask("phrase", phrase="<b>you</b>")
            assert unknown["code"] == "unknown-phrase"
            assert "<b>you</b>" in unknown["sentence"]
            refused = second.ask("phrase", phrase="sorry")
            assert (refused["code"], refused["facts"]["budget"]) == ("over-budget", "phrases")
            assert north.ask("phrase", phrase="thanks")["type"] == "phrased"
            assert watch.ask("phrase", phrase="hello")["code"] == "only-watching"
        with live.tab(match, "watch", since=seq) as later:
            assert later.until(lambda _: True)["seq"] == seq
        assert not [message for message in watch.heard if message["type"] == "phrased"]
        with live.tab(computers) as alone:
            alone.ask("join", commitment=COMMITMENT)
            alone.ask("open", entropy=ENTROPY)
            assert alone.ask("phrase", phrase="hello")["code"] == "only-between-people"


def test_budgets_of_sockets_and_messages(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("budgets")
    with running(folder, "--limit", "sockets=2", "--limit", "messages=20", "--limit", "matches=3") as live:
        match = live.create()
        with live.tab(match) as one, live.tab(match):
            one.until(lambda _: True)
            with live.tab() as third:
                assert third.hear("refused")["code"] == "over-budget"
                assert third.end() == (4005, "over-budget")
            for _ in range(25):
                one.say("ping")
            refused = one.hear("refused")
            assert (refused["code"], refused["facts"]["budget"]) == ("over-budget", "messages")
            assert refused["facts"]["seconds"] >= 1
        with live.client() as client:
            live.create()
            live.create()
            new = {
                "game": "island",
                "variant": "blitz",
                "south": {"kind": "person"},
                "north": {"kind": "person"},
            }
            answer = client.post("/api/matches", json=new)
            assert answer.status_code == 429
            assert answer.json()["code"] == "over-budget"
            assert int(answer.headers["retry-after"]) >= 1

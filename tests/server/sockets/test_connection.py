"""The socket of a real server: playing, watching, asking, and resuming."""

from __future__ import annotations

import socket as sockets

import pytest

from tests.server.live import COMMITMENT, ENTROPY, Json, Live, server

__all__ = ["server"]


def test_a_seat_is_greeted_and_joined_and_plays(server: Live) -> None:
    match = server.create()
    with server.tab(match, "south") as south:
        assert [south.next()["type"] for _ in range(3)] == ["welcome", "state", "presence"]
        assert south.heard[0]["seat"] == "south"
        assert south.heard[1]["status"] == "waiting"
        assert south.heard[2]["seats"] == ["here", "never"]
        assert south.ask("join", commitment=COMMITMENT, name="Ann") == {**south.heard[-1], "type": "ack"}
        with server.tab(match, "north", lang="de") as north:
            assert south.ask("open", entropy=ENTROPY)["code"] == "not-all-committed"
            assert north.ask("join", commitment=COMMITMENT)["type"] == "ack"
            assert north.ask("open", entropy=ENTROPY)["type"] == "ack"
            assert south.ask("open", entropy=ENTROPY)["type"] == "ack"
            assert south.act()["type"] == "ack"
            state = north.until(lambda state: bool(state.get("decisions")))
            assert state["prompt"]["seat"] == "north"
            refused = north.ask("act", prompt=state["prompt"]["number"], token="e2-e5")
            assert refused["type"] == "refused"
            assert refused["sentence"]
            assert refused["rule"].startswith("I-")
            assert north.act()["type"] == "ack"
    assert south.state is not None


def test_an_action_is_done_once_however_often_it_is_asked(server: Live) -> None:
    match = server.create()
    with server.playing(match) as (south, _):
        state = south.until(lambda state: bool(state.get("decisions")))
        asked = {"prompt": state["prompt"]["number"], "token": state["decisions"][0]["token"], "id": "once"}
        first = south.ask("act", **asked)
        assert first["type"] == "ack"
        assert south.ask("act", **asked) == first
        other = south.ask("act", **{**asked, "token": state["decisions"][1]["token"]})
        assert (other["type"], other["code"]) == ("refused", "action-id-used")
        stale = south.ask("act", **{**asked, "id": "late"})
        assert (stale["type"], stale["code"]) == ("refused", "stale-prompt")
    with server.tab(match) as again:
        assert again.until(lambda _: True)["seq"] == first["seq"]
        assert again.ask("act", **asked) == first


@pytest.mark.parametrize("politely", [True, False])
def test_a_client_that_hangs_up_right_after_its_decision_has_decided(politely: bool, server: Live) -> None:
    match = server.create()
    with server.playing(match) as (south, north):
        state = south.until(lambda state: bool(state.get("decisions")))
        chosen = {"prompt": state["prompt"]["number"], "token": state["decisions"][0]["token"]}
        south.say("act", id="last", **chosen)
        if politely:
            south.connection.close()
        else:
            south.connection.socket.shutdown(sockets.SHUT_RDWR)
        seen = north.until(lambda now: now["seq"] > state["seq"])
        assert [entry["kind"] for entry in seen["entries"]][-1] == "act"
        while north.hear("presence")["seats"] != ["away", "here"]:
            pass


def test_every_tab_of_every_viewer_sees_the_same(server: Live) -> None:
    match = server.create()
    with (
        server.playing(match) as (south, north),
        server.tab(match) as second,
        server.tab(match, "watch") as watch,
    ):
        for tab in (south, north, south, north):
            assert tab.act()["type"] == "ack"
        seq = south.until(lambda state: state["seq"] >= 9)["seq"]
        states = [tab.until(lambda state: state["seq"] >= seq) for tab in (north, second, watch)]
        assert south.state is not None
        assert states[1]["view"] == south.state["view"] == states[0]["view"] == states[2]["view"]
        assert not states[2].get("decisions")
        asked: list[tuple[str, Json]] = [
            ("act", {"prompt": 0, "token": "end"}),
            ("ask", {"kind": "resign"}),
            ("join", {"commitment": COMMITMENT}),
            ("open", {"entropy": ENTROPY}),
        ]
        for kind, fields in asked:
            assert watch.ask(kind, **fields)["code"] == "only-watching"


def test_coming_back_tells_what_was_missed_and_nothing_else(server: Live) -> None:
    match = server.create()
    with server.playing(match) as (south, north):
        south.act()
        north.act()
        last = south.until(lambda state: state["seq"] >= 7)["seq"]
    with server.tab(match, since=last - 1) as back:
        assert [entry["seq"] for entry in back.until(lambda _: True)["entries"]] == [last]
    with server.tab(match, since=last) as back:
        assert back.until(lambda _: True)["entries"] == []
    with server.tab(match, since=10**9) as back:
        assert back.until(lambda _: True)["seq"] == last
    with server.tab(match) as back:
        assert [entry["seq"] for entry in back.until(lambda _: True)["entries"]] == list(range(1, last + 1))


def test_presence(server: Live) -> None:
    match = server.create()
    with server.tab(match) as south:
        with server.tab(match, "north"), server.tab(match, "watch"):
            while (now := south.hear("presence"))["seats"] != ["here", "here"] or now.get("watchers") != 1:
                pass
        while (now := south.hear("presence"))["seats"] != ["here", "away"] or now.get("watchers", 0):
            pass
        assert now["since"][1]


def test_looking_asking_why_and_hints(server: Live) -> None:
    match = server.create("hill218", "standard")
    with server.playing(match) as (south, _), server.tab(match, "watch") as watch:
        state = south.until(lambda state: bool(state.get("decisions")))
        looked = south.ask("look", token=state["decisions"][0]["token"])
        assert (looked["type"], looked["token"]) == ("looked", state["decisions"][0]["token"])
        assert south.ask("look", token="nothing")["type"] == "refused"
        assert watch.ask("look", token=state["decisions"][0]["token"])["type"] == "refused"
        assert south.ask("why", source="", target="0,0")["type"] in ("reason", "refused")
        assert south.ask("hint")["type"] in ("hinted", "refused")
        south.say("ping")
        pong = south.hear("pong")
        assert pong["now"] > 1_600_000_000_000
        assert pong.get("again", 20) == 20  # no other server could go on


def test_many_questions_at_once_are_all_answered(server: Live) -> None:
    match = server.create()
    with server.tab(match) as south:
        for _ in range(500):
            south.say("ping")
        for _ in range(500):
            south.hear("pong")


@pytest.mark.parametrize("level", ["recruit", "general"])
def test_a_whole_set_up_can_be_suggested(level: str, server: Live) -> None:
    match = server.create(variant="classic")
    with server.playing(match) as (south, north), server.tab(match, "watch") as watch:
        assert watch.ask("suggest", level=level)["code"] == "only-watching"
        for _ in range(6):
            for tab, other in ((south, north), (north, south)):
                state = tab.until(lambda state: bool(state.get("decisions")))
                refused = other.ask("suggest", level=level)
                assert (refused["type"], refused["code"]) == ("refused", "not-your-decision")
                suggested = tab.ask("suggest", level=level)
                assert suggested["type"] == "suggested"
                assert suggested["token"] in {each["token"] for each in state["decisions"]}
                assert tab.act(suggested["token"])["type"] == "ack"

"""The socket, on a real server: playing, resuming, and whatever else may be said on it."""

from __future__ import annotations

import json
import socket as sockets
import time
from hashlib import sha256
from typing import Any

import pytest
from websockets.sync.client import connect

from skirmish.i18n.speaker import LANGUAGES
from tests.server.live import COMMITMENT, ENTROPY, Json, Live, Tab, server

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


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad-message"),
        ("{", "bad-message"),
        ("null", "bad-message"),
        ("[]", "bad-message"),
        ('"hello"', "bad-message"),
        ("{}", "bad-message"),
        ('{"type":"nothing"}', "bad-message"),
        ('{"type":"act"}', "bad-message"),
        ('{"type":"act","id":"","prompt":1,"token":"x"}', "bad-message"),
        ('{"type":"act","id":"a b","prompt":1,"token":"x"}', "bad-message"),
        ('{"type":"act","id":"a","prompt":"1","token":"x"}', "bad-message"),
        ('{"type":"act","id":"a","prompt":1e99,"token":"x"}', "bad-message"),
        ('{"type":"act","id":"a","prompt":99999999999999999999999,"token":"x"}', "bad-message"),
        ('{"type":"act","id":"a","prompt":1,"token":"' + "x" * 65 + '"}', "bad-message"),
        ('{"type":"act","id":"a","prompt":1,"token":"x","more":1}', "bad-message"),
        ('{"type":"ask","id":"a","kind":"win"}', "bad-message"),
        ('{"type":"join","id":"a","entropy":"short"}', "bad-message"),
        ('{"type":"look","id":"a","token":null}', "bad-message"),
        ("[" * 4000, "bad-message"),
        ('{"type":"hello","match":"0000000000000000","key":"' + "x" * 32 + '"}', "hello-once"),
    ],
)
def test_what_cannot_be_read_is_refused_and_changes_nothing(text: str, code: str, server: Live) -> None:
    match = server.create()
    with server.tab(match) as south:
        before = south.until(lambda _: True)["seq"]
        south.connection.send(text)
        refused = south.hear("refused")
        assert refused["code"] == code
        assert refused["sentence"]
        south.say("ping")
        south.hear("pong")
    with server.tab(match) as south:
        assert south.until(lambda _: True)["seq"] == before


def test_binary_messages_are_not_read(server: Live) -> None:
    with server.tab(server.create()) as south:
        south.connection.send(b'{"type":"ping"}')
        assert south.hear("refused")["code"] == "bad-message"


def test_who_speaks_nonsense_all_the_time_is_cut_off(server: Live) -> None:
    with server.tab(server.create()) as south:
        for _ in range(4):
            south.connection.send("nonsense")
        south.say("ping")
        south.hear("pong")  # one that is read forgives the others
        for _ in range(5):
            south.connection.send("nonsense")
        assert south.end() == (4006, "bad-message")


def test_too_long_a_message_is_cut_off(server: Live) -> None:
    match = server.create()
    with server.tab(match) as south:
        south.until(lambda _: True)
        south.connection.send(json.dumps({"type": "ping", "padding": "x" * 8192}))
        assert south.end()[0] == 1009
    with server.tab(match) as south:  # the longest that is read, and refused for what it is
        south.connection.send(json.dumps({"type": "ping", "padding": "x" * 8000}))
        assert south.hear("refused")["code"] == "bad-message"


@pytest.mark.parametrize(
    ("first", "code", "closed"),
    [
        ({"type": "ping"}, "hello-first", 4006),
        ({"type": "act", "id": "a", "prompt": 1, "token": "end"}, "hello-first", 4006),
        ({"type": "hello"}, "bad-message", 4006),
        ({"type": "hello", "match": "../../etc/passwd", "key": "x" * 32}, "bad-message", 4006),
        ({"type": "hello", "match": "0" * 16, "key": "x" * 32}, "unknown-key", 4001),
        ({"type": "hello", "match": "0" * 16, "key": "x" * 32, "since": -1}, "bad-message", 4006),
        ({"type": "hello", "match": "0" * 16, "key": "x" * 32, "lang": "xx"}, "bad-message", 4006),
    ],
)
def test_the_first_message_opens_the_door_or_closes_it(
    first: Any, code: str, closed: int, server: Live
) -> None:
    with server.tab() as tab:
        tab.connection.send(json.dumps(first))
        assert tab.hear("refused")["code"] == code
        assert tab.end()[0] == closed


def test_the_key_of_one_match_opens_no_other(server: Live) -> None:
    one, other = server.create(), server.create()
    for role in ("south", "north", "watch"):
        with server.tab({"match": one["match"], "key": other[role]}, "key") as tab:
            assert tab.end() == (4001, "unknown-key")


def test_who_never_says_hello_is_sent_away(server: Live) -> None:
    with server.tab() as tab:
        began = time.monotonic()
        assert tab.end(20)[0] == 4006
        assert 8 < time.monotonic() - began < 15


def test_a_revoked_key_closes_its_tabs(server: Live) -> None:
    match = server.create()
    with (
        server.tab(match, "north") as first,
        server.tab(match, "north") as second,
        server.tab(match) as south,
    ):
        for tab in (first, second, south):
            tab.until(lambda _: True)
        with server.client(authorization=f"Bearer {match['north']}") as client:
            answer = client.post(f"/api/matches/{match['match']}/keys", json={"role": "north"})
        assert answer.status_code == 200
        assert first.end() == second.end() == (4002, "revoked-key")
        south.say("ping")
        south.hear("pong")
    with server.tab(match, "north") as tab:
        assert tab.end() == (4002, "revoked-key")
    with server.tab({**match, "north": answer.json()["key"]}, "north") as tab:
        assert tab.hear("welcome")["seat"] == "north"


def test_a_link_is_used_up_by_joining(server: Live) -> None:
    match, key = server.create("hill218", "standard"), "k" * 32
    mine = {**match, "north": key}
    joining = {"id": "j", "commitment": COMMITMENT, "claim": sha256(key.encode()).hexdigest()}
    with server.tab(match, "north") as sender, server.tab(match, "north") as guest:
        sender.until(lambda _: True)
        guest.say("join", **joining)  # and the line breaks before the answer
        assert sender.end() == (4002, "revoked-key")
    with server.tab(mine, "north") as guest, server.tab(match) as host:
        assert guest.ask("join", **joining)["seq"] == 1
        assert guest.ask("join", **{**joining, "claim": "0" * 64})["code"] == "action-id-used"
        said = set()
        for lang in LANGUAGES:
            with server.tab(match, "north", lang=lang) as late:
                refusal = late.hear("refused")
                assert (refusal["code"], late.end()) == ("link-used", (4002, "revoked-key"))
                said.add(refusal["sentence"])
        assert len(said) == len(LANGUAGES)
        with server.client(authorization=f"Bearer {match['north']}") as client:
            answer = client.get(f"/api/matches/{match['match']}/record")
        assert (answer.status_code, answer.json()["code"]) == (403, "link-used")
        host.ask("join", commitment=COMMITMENT)
        for tab in (host, guest):
            tab.ask("open", entropy=ENTROPY)
        guest.until(lambda state: state["status"] == "playing")
        with server.tab(mine, "north") as second:
            assert second.hear("presence")["places"] == 2
            assert guest.hear("presence")["places"] == 2
        assert "places" not in guest.hear("presence")
        assert all("places" not in each for each in host.heard)


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


def test_suggestions_count_as_engine_requests(tmp_path_factory: pytest.TempPathFactory) -> None:
    from tests.server.live import running

    folder = tmp_path_factory.mktemp("suggest")
    with running(folder, "--limit", "thinking=2") as live, live.playing(live.create()) as (south, _):
        answers = [south.ask("suggest", level="recruit") for _ in range(3)]
        assert [each["type"] for each in answers] == ["suggested", "suggested", "refused"]
        assert answers[2]["facts"]["budget"] == "thinking"


def test_phrases_reach_both_players_and_are_limited_by_seat(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """They are told to every tab of both players and to no spectator, and leave no trace in the log."""
    from tests.server.live import running

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
    from tests.server.live import running

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

"""Who is let in at the socket of a real server, and whose key is no longer valid."""

from __future__ import annotations

import json
import time
from hashlib import sha256
from typing import Any

import pytest

from skirmish.i18n.speaker import LANGUAGES
from tests.server.live import COMMITMENT, ENTROPY, Live, server

__all__ = ["server"]


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

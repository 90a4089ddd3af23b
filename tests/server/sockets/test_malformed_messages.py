"""Messages that a real server cannot read: refused, and cut off if there are too many."""

from __future__ import annotations

import json

import pytest

from tests.server.live import Live, server

__all__ = ["server"]


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

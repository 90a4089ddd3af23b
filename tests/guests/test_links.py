"""Links that are wrong, and servers that are not Skirmish's."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

import msgspec
import pytest
from websockets.sync.server import ServerConnection, serve

from skirmish import games
from skirmish.bots import load_agent
from skirmish.core import SOUTH, Options
from skirmish.guests import messages
from skirmish.guests.link import GuestError, SeatLink
from skirmish.guests.player import GuestPlayer
from skirmish.match.seeds import Seed
from skirmish.server.wire import server as wire
from skirmish.server.wire.common import ClockPlan, PlayedToken
from tests.cli.processes import called
from tests.guests.seated import Seated
from tests.server.live import Json, free_port

MATCH, KEY = "0123456789abcdef", "k" * 32


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        f"http://127.0.0.1:8218/t/{MATCH}",
        f"http://127.0.0.1:8218/t/{MATCH}#short",
        f"http://127.0.0.1:8218/t/other#{KEY}",
        f"http://127.0.0.1:8218/t/{MATCH}?key={KEY}",
        f"ftp://127.0.0.1/t/{MATCH}#{KEY}",
        f"http://ann:secret@127.0.0.1/t/{MATCH}#{KEY}",
        f"http://127.0.0.1:port/t/{MATCH}#{KEY}",
        f"http:///t/{MATCH}#{KEY}",
    ],
)
def test_what_is_no_link_to_a_seat(text: str) -> None:
    with pytest.raises(GuestError) as refused:
        SeatLink.read(text)
    assert refused.value.code == "guest-link"


def test_a_link_keeps_its_key_to_itself() -> None:
    link = SeatLink.read(f" https://play.example/t/{MATCH}#{KEY}\n")
    assert (link.origin, link.socket) == ("https://play.example", f"wss://play.example/socket?m={link.match}")
    assert (link.match, link.key) == (MATCH, KEY)
    assert KEY not in repr(link)
    assert link.with_key("other") == f"https://play.example/t/{MATCH}#other"


@contextmanager
def listening(talk: Callable[[ServerConnection], None]) -> Iterator[str]:
    """A socket server; gives the link to a seat there."""
    with serve(talk, "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.socket.getsockname()[1]}/t/{MATCH}#{KEY}"
        server.shutdown()


@contextmanager
def stranger(*says: str) -> Iterator[str]:
    """A server that says these texts to every client."""

    def talk(connection: ServerConnection) -> None:
        connection.recv()
        for text in says:
            connection.send(text)

    with listening(talk) as link:
        yield link


def greeting(**changed: object) -> str:
    """The greeting of a server that knows a game that we do not."""
    told = {"type": "welcome", "match": MATCH, "game": "chess", "variant": "classic", "first": "south"}
    return json.dumps({**told, "seat": "north", "players": [{}, {}], "commitment": "0" * 64, **changed})


IMPOSSIBLE = '{"type": "state", "seq": 1, "entries": [{"seq": 1, "played": [{"token": "+IIHTA"}]}]}'


@pytest.mark.parametrize(
    ("says", "code"),
    [
        ((), "guest-no-server"),
        (("hello",), "guest-no-server"),
        (('{"type": "welcome"}',), "guest-no-server"),
        ((greeting(),), "guest-game"),
        ((greeting(game="island", variant="chess"),), "guest-game"),
        ((greeting(game="island", new="field"), IMPOSSIBLE), "guest-rules"),
        (('{"type": "later"}', greeting(seat=None)), "guest-watching"),
    ],
)
def test_servers_that_say_something_else(says: tuple[str, ...], code: str) -> None:
    with stranger(*says) as link:
        assert Seated(link).start().fault() == code


def test_a_server_that_breaks_its_promise_learns_nothing() -> None:
    heard: list[Json] = []

    def talk(connection: ServerConnection) -> None:
        heard.append(json.loads(connection.recv()))
        connection.send(greeting(game="island"))
        heard.append(json.loads(connection.recv()))
        taken = [{"joined": True}, {"joined": True, "commitment": heard[-1]["commitment"]}]
        connection.send(greeting(game="island", players=taken, commitment="1" * 64))
        heard.extend(json.loads(text) for text in connection)

    with listening(talk) as link:
        assert Seated(link).start().fault() == "guest-promise"
    assert [each["type"] for each in heard] == ["hello", "join"]


def test_a_guest_takes_its_least_time() -> None:
    player = GuestPlayer(load_agent("greedy"), Seed("7").agents, least_time=lambda _game, _level: 0.2)
    player.begin(games.load("island"), Options("blitz"), SOUTH)
    for milliseconds, least in ((None, 0.2), (100, 0.05)):
        start = time.monotonic()
        assert player.choose(["#a1"], milliseconds) == "#a1", "where the rules differ, the server's decide"
        assert time.monotonic() - start >= least


def test_addresses_without_such_a_server(capsys: pytest.CaptureFixture[str]) -> None:
    nothing = f"http://127.0.0.1:{free_port()}/t/{MATCH}#{KEY}"
    done = called(capsys, "bot", "--join", nothing, "--level", "greedy")
    assert (done.status, done.out) == (2, "")
    assert "Nothing answers at http://127.0.0.1" in done.err
    assert KEY not in done.err
    with HTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as site:
        threading.Thread(target=site.serve_forever, daemon=True).start()
        done = called(capsys, "bot", "--join", f"http://127.0.0.1:{site.server_port}/t/{MATCH}#{KEY}")
        assert "does not answer as a Skirmish server does" in done.err
        site.shutdown()
    done = called(capsys, "bot", "--join", "nowhere")
    assert "This is not a link to a seat" in done.err
    done = called(capsys, "bot", "--join", nothing, "./program")
    assert "is not a program" in done.err
    done = called(capsys, "bot", "cmd:./program")
    assert "is a program already" in done.err


@pytest.mark.parametrize(
    ("read", "sent"),
    [
        (messages.Greeting, wire.Welcome),
        (messages.TablePlayer, wire.Player),
        (messages.ClockTerms, ClockPlan),
        (messages.Present, wire.StateMessage),
        (messages.SeenEntry, wire.Entry),
        (messages.SeenToken, PlayedToken),
        (messages.AskedPrompt, wire.Prompt),
        (messages.TimesLeft, wire.Clock),
        (messages.Ending, wire.MatchEnd),
        (messages.Acknowledged, wire.Ack),
        (messages.Rejected, wire.Refused),
    ],
)
def test_what_a_guest_reads_is_what_a_server_sends(
    read: type[msgspec.Struct], sent: type[msgspec.Struct]
) -> None:
    assert set(read.__struct_fields__) <= set(sent.__struct_fields__)
    assert read.__struct_config__.tag == sent.__struct_config__.tag

"""Programs as guests on a real server: they take a seat by its link and play whole matches."""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path

import pytest

from skirmish.guests.link import SeatLink
from skirmish.records import check, read_records
from tests.bots.test_host import BOTS
from tests.cli.processes import skirmish
from tests.guests.seated import Seated, await_entry, decide, disclose, join, link, play_on, record, to_decide
from tests.server.live import COMMITMENT, ENTROPY, UNLIMITED, Live, running

GAMES = (("island", "blitz"), ("hill218", "standard"))
FORTY_LINES = f"cmd:'{sys.executable}' '{Path(__file__).parents[2] / 'docs' / 'examples' / 'bot.py'}'"


@pytest.mark.parametrize(("game", "variant"), GAMES)
def test_a_guest_plays_a_whole_match_against_a_page(game: str, variant: str, server: Live) -> None:
    match = server.create(game, variant, clock={"total": 86_400_000, "increment": 1000})
    with server.tab(match) as page:
        join(page)
        guest = Seated(link(server, match, "north")).start()
        disclose(page)
        over = play_on(page)["over"]
    end = guest.end()
    assert (end.how, "draw" if end.winner is None else end.winner.word) == (over["how"], over["result"])
    assert guest.notes.heard == [f"{game} {variant} north Ann"]
    text = record(server, match, match["south"])
    assert '[North "bot greedy"]' in text
    assert check(read_records(text)[0])
    with server.client(authorization=f"Bearer {match['south']}") as client:
        fair = client.get(f"/api/matches/{match['match']}/verification").json()
    assert fair["fair"]
    assert fair["entropies"][1] != fair["entropies"][0] == ENTROPY
    assert sha256(fair["entropies"][1].encode()).hexdigest() == fair["commitments"][1]
    # The link is used up, and the seat's new one still opens it.
    assert Seated(link(server, match, "north")).start().fault() == "guest-taken"
    assert Seated(guest.notes.links[0]).start().end() == end


@pytest.mark.parametrize(("game", "variant"), GAMES)
def test_two_guests_play_each_other(game: str, variant: str, server: Live) -> None:
    match = server.create(game, variant)
    south = Seated(link(server, match, "south"), FORTY_LINES).start()
    north = Seated(link(server, match, "north")).start()
    assert south.end() == north.end()
    own = SeatLink.read(south.notes.links[0]).key
    assert check(read_records(record(server, match, own))[0])


def test_offers_are_answered_and_takebacks_followed(server: Live) -> None:
    match = server.create("island", "blitz")
    with server.tab(match) as page:
        join(page)
        guest = Seated(link(server, match, "north"), FORTY_LINES).start()
        disclose(page)
        for _ in range(2):
            decide(page)
        page.until(to_decide)
        for ask, answer in (("take-back", "accept-takeback"), ("offer-draw", "decline-draw")):
            assert page.ask("ask", kind=ask)["type"] == "ack"
            await_entry(page, answer)
        over = play_on(page)["over"]
    assert guest.end().how == over["how"]
    assert check(read_records(record(server, match, match["south"]))[0])


def test_in_a_timed_match_nothing_is_taken_back_and_a_level_declines_a_draw(server: Live) -> None:
    match = server.create("island", "blitz", clock={"each": 600_000})
    with server.tab(match) as page:
        join(page)
        guest = Seated(link(server, match, "north"), "recruit").start()
        disclose(page)
        for _ in range(2):
            decide(page)
        page.until(to_decide)
        for ask, answer in (("take-back", "decline-takeback"), ("offer-draw", "decline-draw")):
            assert page.ask("ask", kind=ask)["type"] == "ack"
            await_entry(page, answer)
        assert page.ask("ask", kind="resign")["type"] == "ack"
    assert guest.end().how == "resignation"


def test_a_guest_reconnects_and_plays_on(tmp_path: Path) -> None:
    with running(tmp_path, *UNLIMITED) as live:
        match = live.create("hill218", "standard")
        with live.tab(match) as page:
            join(page)
            guest = Seated(link(live, match, "north")).start()
            disclose(page)
            decide(page)
        live.kill()
        live.start()
        with live.tab(match) as page:
            over = play_on(page)["over"]
        assert guest.end().how == over["how"]
        assert not live.complaints()
    assert guest.notes.heard[1:] == ["lost", "back"]


@pytest.mark.parametrize(
    ("behaviour", "code"), [("dies_midway", "bot-died"), ("illegal", "bot-illegal"), ("resigns", "")]
)
def test_a_program_that_fails_or_resigns_loses(
    behaviour: str, code: str, server: Live, tmp_path: Path
) -> None:
    match = server.create("island", "blitz", first="north")
    with server.tab(match) as page:
        join(page)
        guest = Seated(
            link(server, match, "north"), f"cmd:'{sys.executable}' '{BOTS}' {behaviour} '{tmp_path}'"
        ).start()
        disclose(page)
        over = play_on(page)["over"]
    assert (over["how"], over["result"]) == ("resignation", "south")
    assert guest.end().how == "resignation"
    failure = guest.guest.failure
    assert (failure.code if failure else "") == code


def test_a_seat_is_handed_over_before_the_match_begins(server: Live) -> None:
    match = server.create("island", "blitz")
    with server.tab(match, "north") as before:
        join(before)
    # No entropy is open: the guest commits to one of its own, and shares the seat with its link.
    guest = Seated(link(server, match, "north")).start()
    with server.tab(match) as page:
        join(page)
        disclose(page)
        decide(page)
        assert page.ask("ask", kind="resign")["type"] == "ack"
    assert guest.end().how == "resignation"
    assert guest.notes.links == []


def test_an_entropy_that_is_lost_cannot_be_replaced_any_more(server: Live) -> None:
    match = server.create("island", "blitz")
    with server.tab(match) as page, server.tab(match, "north") as before:
        for tab in (page, before):
            join(tab)
        assert page.ask("open", entropy=ENTROPY)["type"] == "ack"
        assert Seated(link(server, match, "north")).start().fault() == "guest-entropy"


def test_links_that_open_no_seat(server: Live) -> None:
    match = server.create("island", "blitz")
    assert Seated(link(server, match, "watch")).start().fault() == "guest-watching"
    wrong = {**match, "north": "x" * 32}
    assert Seated(link(server, wrong, "north")).start().fault() == "guest-unknown"
    assert Seated(link(server, match, "north"), unable=True).start().fault() == "no-engine"
    with server.client(authorization=f"Bearer {match['south']}") as client:
        answer = client.post(f"/api/matches/{match['match']}/keys", json={"role": "south"})
    assert Seated(link(server, match, "south")).start().fault() == "guest-revoked"
    match = {**match, "south": answer.json()["key"]}
    for name in ("\N{ZERO WIDTH SPACE}", "A name of more than the forty characters that fit"):
        assert Seated(link(server, match, "south"), name=name).start().fault() == "guest-refused"
    with server.tab(match) as page:
        assert page.ask("join", commitment=COMMITMENT, name="Ann")["type"] == "ack", "the seat is free"


def test_a_program_joins_on_the_command_line(server: Live, tmp_path: Path) -> None:
    match = server.create("island", "blitz", south="random")
    done = skirmish(
        "bot",
        "--join",
        "-",
        FORTY_LINES,
        "--name",
        "Forty",
        folder=tmp_path,
        given=link(server, match, "north"),
    )
    assert (done.status, done.err) == (0, "")
    seat, own, over = done.lines
    assert seat == "Battle for the Island (blitz): playing North against random."
    key = SeatLink.read(own.removeprefix("The seat’s link from now on: ")).key
    assert key != match["north"]
    assert '[North "Forty"]' in record(server, match, key)
    assert over.endswith(".")
    taken = skirmish("bot", "--join", link(server, match, "north"), "--level", "greedy", folder=tmp_path)
    assert (taken.status, taken.out) == (2, "")
    assert taken.err == "skirmish: The seat is taken: this link has already been used.\n"

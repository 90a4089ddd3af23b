"""Positions over HTTP: the editor's steps, and what a level says about a position."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.nim_package import site, with_nim
from tests.server.live import Json, Live, either, running, server

__all__ = ["either", "server", "site"]

WON = "I@-1,-1;I@-1,0;T@-1,1;I@0,-1/I@1,1;I@2,1 I/I ?/? 0/0 S1:play"
"""South storms North's empty base."""
HILL = "I@0,-1;P@0,0/I@0,1 I/I ?/? 2/2 S2:play"


def edit(live: Live, body: Json, lang: str = "en") -> tuple[int, Json]:
    with live.client() as client:
        found = client.post("/api/positions", json=body, headers={"accept-language": lang})
    return found.status_code, found.json()


def test_an_editor_begins_with_a_position_and_changes_it(server: Live) -> None:
    status, begun = edit(server, {"game": "island"})
    assert (status, begun["decides"], "reason" in begun) == (200, "south", False)
    step = {"act": "put", "at": "e4", "piece": "soldier", "seat": "south"}
    _, after = edit(server, {"game": "island", "text": begun["text"], "edit": step})
    assert {"square": "e4", "seat": "south", "kind": "soldier", "facing": "^"} in after["view"]["pieces"]
    left = {(each.get("seat"), each["piece"]): each["left"] for each in after["stock"]}
    assert left["south", "soldier"] == 0


def test_an_impossible_position_is_explained_in_the_reader_s_language(server: Live) -> None:
    status, found = edit(server, {"game": "hill218", "text": HILL}, "de")
    assert (status, found["reason"]["rule"], found["part"]) == (200, "H-2.1", "P@0,0")
    assert "Hügel" in found["reason"]["sentence"]
    assert edit(server, {"game": "hill218", "text": found["fix"]["text"]})[1]["decides"] == "south"


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"game": "island", "variant": "chess"}, 422, "unknown-variant"),
        ({"game": "hill218", "text": "x" * 2001}, 400, "bad-body"),
        ({"game": "island", "edit": {"act": "put", "at": "z9", "piece": "tank"}}, 422, "unknown-edit"),
        ({"game": "island", "edit": {"act": "fly"}}, 400, "bad-body"),
    ],
)
def test_what_cannot_be_edited(server: Live, body: Json, status: int, code: str) -> None:
    found = edit(server, body)
    assert (found[0], found[1]["code"]) == (status, code)


def test_text_that_is_no_position_is_answered_with_the_reason(server: Live) -> None:
    status, found = edit(server, {"game": "island", "text": "nonsense"}, "no")
    assert (status, found["text"], "view" in found) == (200, "nonsense", False)
    assert found["reason"]["code"] == "bad-position-fields"
    assert "stilling" in found["reason"]["sentence"]


def advice(live: Live, game: str, text: str, variant: str, level: str = "corporal") -> tuple[int, Json]:
    with live.client() as client:
        body = {"game": game, "text": text, "variant": variant, "level": level}
        found = client.post("/api/positions/advice", json=body, timeout=60)
    return found.status_code, found.json()


def test_a_level_is_asked_about_a_position(server: Live) -> None:
    status, found = advice(server, "hill218", WON, "standard")
    assert (status, found["token"], found["seat"]) == (200, "I@0,1", "south")
    assert found["win"] > 90
    assert found["reason"]["sentence"]
    status, found = advice(server, "island", edit(server, {"game": "island"})[1]["text"], "classic")
    assert (status, found["seat"]) == (200, "south")
    assert found["token"]


def test_before_the_die_a_level_weighs_all_faces(server: Live) -> None:
    text = edit(server, {"game": "island"})[1]["text"].replace("S:d3", "S:roll")
    status, found = advice(server, "island", text, "classic")
    assert (status, "token" in found) == (200, False)
    assert 0 < found["win"] < 100


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("-/- I/I ??/?? 2/2 S2:draw", "nothing-to-decide"),
        ("I@0,-1/- ???/III ??/?? 2/2 S2:play", "cards-open"),
        (HILL, "bad-position-hill"),
        ("-/- -/- -/- 0/0 over:draw", "nothing-to-decide"),
    ],
)
def test_where_a_level_has_nothing_to_say(server: Live, text: str, code: str) -> None:
    status, found = advice(server, "hill218", text, "standard")
    assert (status, found["code"]) == (422, code)


def test_questions_are_limited_by_address(tmp_path: Path) -> None:
    with running(tmp_path, "--limit", "thinking=2") as live:
        assert advice(live, "hill218", WON, "standard")[0] == 200
        assert advice(live, "hill218", WON, "standard")[1]["code"] == "over-budget"


def test_a_game_without_an_editor_takes_text_only(site: Path, tmp_path: Path) -> None:
    with running(tmp_path, env=with_nim(site)) as live:
        status, begun = edit(live, {"game": "nim"})
        assert (status, begun.get("stock", []), begun["view"]["game"]) == (200, [], "plain")
        status, refused = edit(live, {"game": "nim", "text": "?"})
        assert (status, "view" in refused) == (200, False)
        assert refused["reason"]["sentence"]

"""A server goes on with the games that work, and says of the others what is wrong with them."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.presenter.guest import lay
from tests.server.live import Live, running

VIEW = """
from skirmish.presenter.structs import GameView

class OddView(GameView, tag="odd"):
    board: complex
"""
PRESENTER = "PRESENTER = None"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server with a package that cannot be imported, and one whose view cannot be described."""
    site = tmp_path_factory.mktemp("site")
    lay(site, "shells", **{"__init__.py": "1 / 0"})
    lay(site, "odd", **{"presenter/__init__.py": PRESENTER, "presenter/wire.py": VIEW})
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(site), prepend=os.pathsep)
        with running(tmp_path_factory.mktemp("server")) as live:
            yield live


def test_what_is_asked_about_a_broken_game_is_answered_with_the_reason(served: Live) -> None:
    seats = {"south": {"kind": "person"}, "north": {"kind": "computer", "level": "greedy"}}
    with served.client() as client:
        answers = [
            client.post("/api/matches", json={"game": "shells", "variant": "usual", **seats}),
            client.get("/api/rules/shells/en"),
        ]
        assert "shells" not in [game["name"] for game in client.get("/api/games").json()["games"]]
    for answer in answers:
        assert (answer.status_code, answer.json()["code"]) == (422, "broken-game")
        assert "ZeroDivisionError" in answer.json()["sentence"]


def test_it_is_logged_once_when_the_server_starts(served: Live) -> None:
    (line,) = [line for line in served.logged() if line["event"] == "broken-game"]
    assert (line["level"], line["game"], line["package"]) == ("error", "shells", "skirmish_shells")
    assert line["reason"] == "ZeroDivisionError: division by zero"


def test_a_view_that_cannot_be_described_is_left_out_of_the_description(served: Live) -> None:
    with served.client() as client:
        assert "odd" in [game["name"] for game in client.get("/api/games").json()["games"]]
        described = client.get("/api/openapi.json").json()
        assert client.get("/api/docs").status_code == 200
    schemas = described["components"]["schemas"]
    assert "OddView" not in schemas
    assert {"IslandView", "HillView", "PlainView"} <= set(schemas)
    (line,) = [line for line in served.logged() if line["event"] == "undescribed"]
    assert line["struct"] == "skirmish_odd.presenter.wire.OddView"

"""What an offer in several games costs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.live import running

BOTH = {
    "game": "island",
    "variant": "classic",
    "also": [{"game": "hill218", "variant": "standard"}],
}


@pytest.mark.parametrize("limit", ["offers", "matches"])
def test_each_game_of_an_offer_counts(limit: str, tmp_path: Path) -> None:
    """Two offers in two games each."""
    with running(tmp_path, "--limit", f"{limit}=3") as live, live.client() as client:
        first, second = (client.post("/api/seats", json=BOTH) for _ in range(2))
        assert first.status_code == 201
        named = [(each["game"], each["variant"]) for each in (first.json(), *first.json()["also"])]
        assert named == [("island", "classic"), ("hill218", "standard")]
        assert second.status_code == 429
        assert second.json()["facts"]["budget"] == limit
        alone = client.post("/api/seats", json={"game": "island", "variant": "classic"})
        assert alone.status_code == 201


@pytest.mark.parametrize("variant", ["classic", "quick"])
def test_an_offer_names_each_game_once(variant: str, tmp_path: Path) -> None:
    plan = {**BOTH, "also": [{"game": "island", "variant": variant}]}
    with running(tmp_path) as live, live.client() as client:
        refused = client.post("/api/seats", json=plan)
        assert (refused.status_code, refused.json()["code"]) == (400, "bad-body")

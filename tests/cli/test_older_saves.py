"""Matches put away by the first edition (commit cfd63f0) are still resumed, played on and verified."""

from __future__ import annotations

from pathlib import Path

import pytest

from skirmish.cli.terminal import saving
from skirmish.match import verify
from skirmish.records import Record, Tag
from tests.cli.processes import Play, autosaved

KEPT = sorted((Path(__file__).parent / "kept").glob("*.skirmish"))


def told(record: Record) -> list[Tag]:
    return [tag for tag in record.tags if tag.name != "Sealed"]


def test_both_games_with_offers_takebacks_clocks_and_wars_are_kept() -> None:
    assert [path.stem for path in KEPT] == [
        *("hill218-against-greedy", "hill218-two-people", "island-against-random"),
        *("island-offers", "island-two-people", "island-war"),
    ]


def test_an_offer_that_stood_when_the_match_was_put_away_is_agreed_to(tmp_path: Path, play: Play) -> None:
    path = next(path for path in KEPT if path.stem == "island-offers")
    done = play("--resume", str(path), lines=["draw", "y", ""])
    assert "agreed on a draw" in done.out
    assert saving.read(autosaved(tmp_path))[-1]["Termination"] == "agreement"


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_match_that_was_put_away_goes_on(path: Path, tmp_path: Path, play: Play) -> None:
    *before, old = saving.read(path)
    play("--resume", str(path), lines=[])
    *battles, kept = saving.read(autosaved(tmp_path))
    assert battles == before
    assert (told(kept), kept.entries) == (told(old), old.entries)
    play("--resume", lines=["", "resign", "y", ""])
    record = saving.read(autosaved(tmp_path))[len(before)]
    assert record["Termination"] == "resignation"
    assert len(record.entries) >= len(old.entries)
    assert verify(record).fair

"""Whole transcripts, kept as files: one for every way in which a game can end.

A file in ``tests/golden`` has a record's tags and then, for each token, its number, the seat, the token, the
events with their facts and, every few tokens, the position, each as South (S), North (N) and a spectator
(-) see it. The test plays the file's tokens and writes the file anew: it must come out byte for byte.
``pytest --update-golden`` keeps what came out instead; the difference is then read in review. A new file
needs only tags, an empty line and the tokens.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from skirmish.core import AnyGame, Event, NoPosition, Over, Seat
from skirmish.games import load, names
from skirmish.records import Record, check, read_records, replay, start, write_record
from tests.games.playing import VIEWERS

GOLDEN = Path(__file__).parents[1] / "golden"
FILES = [path for name in names() for path in sorted(GOLDEN.glob(f"{name}-*.txt"))]
POSITION_EVERY = 12
MARGIN = "      "


def _sees(viewer: Seat | None) -> str:
    return "-" if viewer is None else viewer.letter


def _by_viewer(texts: dict[Seat | None, str]) -> Iterator[str]:
    """Lines of a text that differs between viewers, each with those who see it so."""
    for text in dict.fromkeys(texts.values()):
        who = "".join(_sees(viewer) for viewer in VIEWERS if texts[viewer] == text)
        yield f"{MARGIN}{who:<3} {text}"


def _event(event: Event) -> str:
    return " ".join([event.code, *(f"{name}={value}" for name, value in event.facts().items())])


def _positions(game: AnyGame, state: Any) -> Iterator[str]:
    try:
        texts = {viewer: f"= {game.position(game.view(state, viewer))}" for viewer in VIEWERS}
    except NoPosition:
        return
    yield from _by_viewer(texts)


def transcript(record: Record) -> str:
    """The whole text of a golden file."""
    game, state = start(record)
    header = write_record(Record(record.tags)).rstrip("\n")
    lines = [header, "", *_positions(game, state)]
    for played in replay(record):
        state, actor = played.state, played.actor
        lines.append(f"{played.number:<5} {actor.letter}   {played.token}")
        shown = {viewer: str(game.shown(played.entry, actor, viewer)) for viewer in VIEWERS}
        if set(shown.values()) != {played.token}:
            lines += _by_viewer(shown)
        for event in played.events:
            lines += _by_viewer({viewer: _event(game.witness(event, viewer)) for viewer in VIEWERS})
        over = isinstance(game.pending(state), Over)
        if over or played.number == len(record.tokens) or (played.number or 0) % POSITION_EVERY == 0:
            lines += _positions(game, state)
    return "\n".join(lines) + "\n"


def recorded(text: str) -> Record:
    """The record in a golden file: its tags and the tokens of its numbered lines, or bare tokens."""
    header, _, body = text.partition("\n\n")
    tokens = []
    for line in body.splitlines():
        words = line.split()
        if words and not line.startswith(" "):
            tokens += [words[2]] if words[0].isdigit() else words
    (record,) = read_records(f"{header}\n\n{' '.join(tokens)}\n")
    return record


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_the_game_is_still_told_like_this(path: Path, pytestconfig: pytest.Config) -> None:
    kept = path.read_bytes().decode()
    told = transcript(recorded(kept))
    if pytestconfig.getoption("--update-golden"):
        path.write_bytes(told.encode())
    else:
        assert told == kept


@pytest.mark.parametrize("name", names())
def test_every_way_to_end_is_told(name: str) -> None:
    """Each way with each result that it can have, and at least one game from its set-up."""
    found, whole = set(), 0
    for path in FILES:
        record = recorded(path.read_text())
        if record["Game"] == name:
            over = load(name).pending(check(record))
            if isinstance(over, Over):
                found.add((over.how, over.result))
                whole += record.get("Position") is None
    assert found == WAYS[name]
    assert whole >= 2


WAYS = {
    "island": {
        *(("eliminated", result) for result in ("S", "N", "draw")),
        *(("five-lost", result) for result in ("S", "N", "draw")),
        ("quiet", "draw"),
    },
    "hill218": {
        *(("base", result) for result in ("S", "N")),
        *(("more-units", result) for result in ("S", "N")),
        ("equal-units", "draw"),
    },
}


def test_every_variant_and_event_is_told() -> None:
    """Every variant (of the minefields one is enough) and every kind of event is in some file."""
    variants, codes = set(), set()
    for path in FILES:
        record = recorded(path.read_text())
        variants.add((record["Game"], record["Variant"]))
        codes |= {(record["Game"], type(event)) for played in replay(record) for event in played.events}
    for name in names():
        plain = {(name, variant) for variant in load(name).variants if "+" not in variant}
        assert plain <= variants
        module = __import__(f"skirmish.games.{name}.events", fromlist=["events"])
        kinds = {kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event)}
        assert {(name, kind) for kind in kinds if kind is not Event} <= codes
    assert any("+minefield" in variant for _, variant in variants)

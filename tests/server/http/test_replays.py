"""Replays: what each view shows, the records of a file, and how long a record or a match may be."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from skirmish import presenter
from skirmish.core import NORTH, SOUTH, Seat
from skirmish.match import Match
from skirmish.records import write_record, write_records
from skirmish.server.http import replays
from skirmish.server.request_error import RequestError
from skirmish.server.wire.common import ViewName
from skirmish.server.wire.http.replays import Frame, Replay
from tests.match.play import at_random, hill, island
from tests.match.test_position import HANDS, hill_from
from tests.records.samples import SKIRMISH
from tests.server.local import LocalServer, play

SEATS: dict[ViewName, Seat | None] = {"south": SOUTH, "north": NORTH, "watch": None}
FINISHED = [hill(decisions=14, seed=3).resign(SOUTH, 0), at_random(hill_from(HANDS), 4, 500)]
"""Broken off in the middle, and played from a position to the end."""


def told_live(match: Match, seat: Seat | None) -> list[Any]:
    """What a seat or a spectator was shown while a match went on, moment by moment."""
    game, present = match.game, presenter.load(match.game.name).view
    line = list(match.replayed())
    shown: list[Any] = [(None, present(game.view(line[0].before, seat)))]
    for each in line:
        token = str(game.shown(each.entry, each.actor, seat))
        shown.append((token, present(game.view(each.state, seat))))
    return shown


def told(replay: Replay) -> list[Any]:
    return [(each.played and each.played.token, each.view) for each in replay.frames]


@pytest.mark.parametrize("match", FINISHED)
@pytest.mark.parametrize("viewer", list(SEATS))
def test_a_replay_as_a_seat_saw_it_is_what_the_seat_was_shown(match: Match, viewer: ViewName) -> None:
    assert match.over
    replay = replays.replay_text(write_record(match.record()), viewer)
    assert told(replay) == told_live(match, SEATS[viewer])
    assert (replay.viewer, replay.hides) == (viewer, True)
    assert replay.views == ["south", "north", "watch", "open"]


@pytest.mark.parametrize("match", FINISHED)
@pytest.mark.parametrize(("viewer", "hidden"), [("south", (1,)), ("north", (0,)), ("watch", (0, 1))])
def test_nothing_in_it_names_a_hidden_card(match: Match, viewer: ViewName, hidden: tuple[int, ...]) -> None:
    replay = replays.replay_text(write_record(match.record()), viewer)
    assert not {"Secret", "Seed"} & replay.tags.keys()
    cards = 0
    for frame in [*replay.frames[:-1], Frame(replay.frames[0].view, position=replay.tags.get("Position"))]:
        plain = msgspec.to_builtins(frame)
        for seat in hidden:
            assert set(plain["view"]["hands"][seat]) <= {"unknown"}
            assert not (plain["view"].get("bottom") or [[], []])[seat]
            if frame.position is not None:
                hands, decks = (part.split("/")[seat] for part in frame.position.split(" ")[1:3])
                assert set(hands + decks) <= {"?", "-"}
                cards += len(hands)
        if frame.played is not None and frame.played.seat in [("south", "north")[seat] for seat in hidden]:
            assert frame.played.token[0] not in "+<" or set(frame.played.token[1:]) == {"?"}
            for event in frame.played.events:
                words = str(event.facts.get("cards", "")).split()
                assert set(words) <= {"unknown"}
    assert cards > 0


def test_an_open_replay_shows_every_card() -> None:
    match = FINISHED[0]
    replay = replays.replay_text(write_record(match.record()))
    assert "Secret" in replay.tags
    assert all("unknown" not in hand for frame in replay.frames for hand in frame.view.hands)  # type: ignore[attr-defined]
    assert all("?" not in (frame.position or "").split(" ")[1] for frame in replay.frames)


def test_moments_without_a_position_have_none() -> None:
    """The island's set-up, for instance: there is nothing to play on from."""
    replay = replays.replay_text(write_record(island("#a1 #b2").resign(SOUTH, 0).record()))
    assert [frame.position for frame in replay.frames] == [None, None, None]
    battle = island("e4-e6 end", variant="classic", position=SKIRMISH).resign(SOUTH, 0)
    assert replays.replay_text(write_record(battle.record())).frames[0].position == SKIRMISH


def test_the_records_of_a_file_are_listed_with_their_lines() -> None:
    matches = [island("#a1").resign(SOUTH, 0), FINISHED[0], at_random(island(), 3, 40)]
    texts = [write_record(match.record()) for match in matches]
    faulty = '[Game "island"]\n[Variant "classic"]\n\n#a1\n'
    commented = texts[1].replace("[South", '[Event "A"]\n[South') + "{a comment\nof two lines}\n"
    text = "\n".join((texts[0], faulty, commented, texts[2].replace("\n", "\r\n")))
    listed = replays.list_records(text, "de").records
    assert [each.fault is None for each in listed] == [True, False, True, True]
    assert "First" in (listed[1].fault or "")
    assert [each.tags.get("Game") for each in listed] == ["island", None, "hill218", "island"]
    assert [each.tokens for each in listed if not each.fault] == [
        len(match.record().tokens) for match in matches
    ]
    lines = text.replace("\r\n", "\n").split("\n")
    sound = [each for each in listed if not each.fault]
    for each, match in zip(sound, matches, strict=True):
        own = "\n".join(lines[each.lines[0] - 1 : each.lines[1]])
        assert len(replays.replay_text(own).frames) == len(match.record().tokens) + 1
    assert all(one.lines[1] < two.lines[0] for one, two in pairwise(sound))


def test_a_text_without_records_or_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(RequestError, match="no-record"):
        replays.list_records(" \n", "en")
    text = write_records([island("#a1").record()] * 3)
    monkeypatch.setattr(replays, "LONGEST_RECORD", len(text) - 1)
    for call in (lambda: replays.list_records(text, "en"), lambda: replays.replay_text(text)):
        with pytest.raises(RequestError, match="too-long"):
            call()


@pytest.mark.anyio
async def test_too_long_a_match_is_not_replayed(local: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    _, south, north = await local.started("island")
    await play(south, north, 5)
    record, match = south.actor.record(south), south.actor.match
    assert match is not None
    monkeypatch.setattr(replays, "MOST_TOKENS", 4)
    with pytest.raises(RequestError, match="record-too-long"):
        replays.replay_text(write_record(record))
    with pytest.raises(RequestError, match="record-too-long"):
        replays.replay_match(match, record, "south", ("south", "watch"))

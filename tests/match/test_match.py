"""A match: decisions, chance that follows, resignation, draws, records."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skirmish.core import (
    NORTH,
    SOUTH,
    IllegalAction,
    MatchError,
    NotationError,
    Options,
    Over,
    Seat,
    UnknownName,
)
from skirmish.games import load
from skirmish.match import Match, verify
from skirmish.records import check, for_viewer, read_records, write_record
from tests.match.play import FAIR, OPENING, at_random, decide, hill, island, to_decide, tokens
from tests.records.samples import LAST_SHOT

Request = Callable[[Match], object]


def refused(match: Match, request: Request) -> tuple[str, dict[str, object]]:
    """The code and the facts with which a request is refused."""
    with pytest.raises(MatchError) as caught:
        request(match)
    return caught.value.code, dict(caught.value.facts)


# Decisions and chance


def test_a_match_starts_at_its_first_decision() -> None:
    assert island().line == ()
    match = hill()
    assert len(match.line) == match.chances == 1  # the first player's cards
    assert to_decide(match) is NORTH


def test_a_decision_brings_all_chance_that_follows() -> None:
    match, played = hill().submit(NORTH, str(hill().legal(NORTH)[0]), 0)
    assert [(each.chance, each.actor) for each in played] == [(False, NORTH), (True, SOUTH)]
    assert match.line[-2:] == played
    assert match.chances == 2
    assert match.state == [*match.replayed()][-1].state
    assert match.pending == match.game.pending(match.state)


def test_only_the_seat_to_decide_has_legal_decisions() -> None:
    match = island("#a1")
    assert match.legal(SOUTH) == ()
    assert len(match.legal(NORTH)) == 121
    assert match.resign(SOUTH, 0).legal(NORTH) == ()


@pytest.mark.parametrize(
    ("seat", "token", "error"),
    [
        (SOUTH, "#b2", IllegalAction),  # not South's turn
        (NORTH, "#a2", IllegalAction),  # a column that has a block
        (NORTH, "d3", IllegalAction),  # chance is not decided
        (NORTH, "zz", NotationError),
        (NORTH, "+??", NotationError),  # the island hides nothing
    ],
)
def test_what_is_refused_changes_nothing(seat: Seat, token: str, error: type[Exception]) -> None:
    match = island("#a1")
    with pytest.raises(error):
        match.submit(seat, token, 0)
    after, _ = match.submit(NORTH, "#b2", 0)
    assert tokens(after) == "#a1 #b2"


def test_a_hidden_card_is_never_a_decision() -> None:
    assert refused(hill(), lambda match: match.submit(NORTH, "<??", 0)) == ("hidden-cards", {"token": "<??"})


@pytest.mark.parametrize(
    ("start", "error", "code"),
    [
        (lambda: Match.start(load("island"), Options("chess"), FAIR), UnknownName, "unknown-variant"),
        (
            lambda: Match.start(load("island"), Options("quick"), FAIR, names=("A\n", "")),
            MatchError,
            "bad-name",
        ),
    ],
)
def test_matches_that_cannot_start(start: Callable[[], Match], error: type[Exception], code: str) -> None:
    with pytest.raises(error, match=code):
        start()


# Resignation and draws


@pytest.mark.parametrize("seat", Seat)
def test_resigning(seat: Seat) -> None:
    match = island("#a1").offer_draw(SOUTH, 0).resign(seat, 0)
    assert match.over == Over(seat.other, "resignation")
    assert match.draw.by is None
    record = match.record()
    assert (record["Result"], record["Termination"]) == (seat.other.letter, "resignation")
    check(record)


def test_agreeing_to_a_draw() -> None:
    offered = island("#a1").offer_draw(SOUTH, 0)
    assert offered.draw.by is SOUTH
    for match in (offered.accept_draw(NORTH, 0), offered.offer_draw(NORTH, 0)):
        assert match.over == Over(None, "agreement")
        record = match.record()
        assert (record["Result"], record["Termination"]) == ("draw", "agreement")
        check(record)


def test_an_offer_stands_until_the_opponent_decides() -> None:
    match = island("#a1").offer_draw(SOUTH, 0)
    assert decide(match, ["#b2"]).draw.by is None
    match = island().offer_draw(SOUTH, 0)
    match = decide(match, ["#a1"])  # the offerer's own decision
    assert match.draw.by is SOUTH
    assert decide(match, ["#b2"]).draw.by is None


def test_an_offer_is_not_repeated_before_one_has_decided_something() -> None:
    too_soon = ("offer-too-soon", {"offer": "draw"})
    declined = island("#a1").offer_draw(SOUTH, 0).decline_draw(NORTH, 0)
    assert refused(declined, lambda match: match.offer_draw(SOUTH, 0)) == too_soon
    assert declined.offer_draw(NORTH, 0).draw.by is NORTH
    lapsed = decide(island("#a1").offer_draw(SOUTH, 0), ["#b2"])
    assert refused(lapsed, lambda match: match.offer_draw(SOUTH, 0)) == too_soon
    assert decide(lapsed, ["#c3"]).offer_draw(SOUTH, 0).draw.by is SOUTH


OVER = island("#a1").resign(NORTH, 0)
OVER_BY_PLAY = island("e4*e6", variant="classic", position=LAST_SHOT)
OFFERED = island("#a1").offer_draw(SOUTH, 0)
ASKED = island("#a1 #b2").take_back(SOUTH, 0)


@pytest.mark.parametrize(
    ("match", "request_", "code", "facts"),
    [
        (OVER, lambda m: m.submit(SOUTH, "#b2", 0), "match-over", {"result": "S"}),
        (OVER, lambda m: m.resign(SOUTH, 0), "match-over", {"result": "S"}),
        (OVER, lambda m: m.offer_draw(SOUTH, 0), "match-over", {"result": "S"}),
        (OVER, lambda m: m.take_back(SOUTH, 0), "match-over", {"result": "S"}),
        (OVER_BY_PLAY, lambda m: m.take_back(SOUTH, 0), "match-over", {"result": "S"}),
        (OFFERED.accept_draw(NORTH, 0), lambda m: m.resign(SOUTH, 0), "match-over", {"result": "draw"}),
        (OFFERED, lambda m: m.offer_draw(SOUTH, 0), "offer-stands", {"offer": "draw", "seat": "south"}),
        (OFFERED, lambda m: m.accept_draw(SOUTH, 0), "own-offer", {"offer": "draw"}),
        (OFFERED, lambda m: m.decline_draw(SOUTH, 0), "own-offer", {"offer": "draw"}),
        (island(), lambda m: m.accept_draw(SOUTH, 0), "no-offer", {"offer": "draw"}),
        (island(), lambda m: m.decline_draw(SOUTH, 0), "no-offer", {"offer": "draw"}),
        (island(), lambda m: m.take_back(SOUTH, 0), "nothing-to-take-back", {}),
        (island("#a1"), lambda m: m.take_back(NORTH, 0), "nothing-to-take-back", {}),
        (island(), lambda m: m.accept_takeback(SOUTH, 0), "no-offer", {"offer": "takeback"}),
        (ASKED, lambda m: m.take_back(SOUTH, 0), "offer-stands", {"offer": "takeback", "seat": "south"}),
        (ASKED, lambda m: m.accept_takeback(SOUTH, 0), "own-offer", {"offer": "takeback"}),
        (ASKED, lambda m: m.decline_takeback(SOUTH, 0), "own-offer", {"offer": "takeback"}),
        (
            ASKED.decline_takeback(NORTH, 0),
            lambda m: m.take_back(SOUTH, 0),
            "offer-too-soon",
            {"offer": "takeback"},
        ),
    ],
)
def test_requests_that_make_no_sense(
    match: Match, request_: Request, code: str, facts: dict[str, object]
) -> None:
    assert refused(match, request_) == (code, facts)


# Views and records


def test_hidden_cards_are_hidden_from_others() -> None:
    match, [_, draw] = hill().submit(NORTH, str(hill().legal(NORTH)[0]), 0)
    assert match.view(SOUTH) == match.game.view(match.state, SOUTH)
    assert draw.actor is SOUTH
    shown = {viewer: match.seen(draw, viewer)[0] for viewer in (SOUTH, NORTH, None)}
    assert shown == {SOUTH: draw.token, NORTH: "+?????", None: "+?????"}
    assert match.seen(draw, SOUTH)[1] == draw.events != match.seen(draw, NORTH)[1]
    over = match.resign(SOUTH, 0)
    assert over.seen(draw, NORTH) == (draw.token, draw.events)


def test_a_match_is_a_value_too() -> None:
    match, _ = hill().submit(NORTH, str(hill().legal(NORTH)[0]), 0)
    again = pickle.loads(pickle.dumps(match))
    assert again.record(SOUTH) == match.record(SOUTH)


def test_when_a_match_is_over_nothing_is_hidden_any_more() -> None:
    match = hill().resign(SOUTH, 0)
    for viewer in (SOUTH, NORTH, None):
        view = match.view(viewer)
        assert "?" not in view.hands[SOUTH] + view.hands[NORTH]


def test_the_tags_of_a_match_in_progress_and_of_a_finished_one() -> None:
    match = Match.start(load("island"), Options("classic", NORTH), FAIR, names=("Ann", ""))
    unfinished = match.record(extra={"Date": "2026-11-15", "Result": "N", "Secret": "00"})
    assert {tag.name: tag.value for tag in unfinished.tags} == {
        "Game": "island",
        "Variant": "classic",
        "First": "N",
        "Result": "*",
        "Date": "2026-11-15",
        "South": "Ann",
        "Commitment": FAIR.commitment,
        "SouthEntropy": "south's",
        "NorthEntropy": "north's",
    }
    finished = match.resign(NORTH, 0).record()
    assert [tag.name for tag in finished.tags][:4] == ["Game", "Variant", "First", "Result"]
    assert {tag.name for tag in finished.tags} - {tag.name for tag in unfinished.tags} == {
        "Termination",
        "Secret",
    }
    assert finished["Secret"] == FAIR.secret.hex()


def test_a_game_played_to_its_end_is_normal() -> None:
    record = OVER_BY_PLAY.record(extra={"Position": LAST_SHOT})
    assert (record["Result"], record["Termination"]) == ("S", "normal")
    check(record)


@settings(max_examples=25, deadline=None)
@given(
    seed=st.integers(0, 2**32),
    decisions=st.integers(0, 40),
    variant=st.sampled_from(["standard", "beginner"]),
)
def test_every_viewer_gets_a_record_that_replays(seed: int, decisions: int, variant: str) -> None:
    match = hill(variant=variant, seed=seed, decisions=decisions)
    whole = match.record(SOUTH), match.record(NORTH)
    for viewer in (SOUTH, NORTH, None):
        record = match.record(viewer)
        check(record)
        assert read_records(write_record(record)) == [record]
        assert for_viewer(record, viewer) == record
        assert for_viewer(record, None) == for_viewer(whole[0], None) == for_viewer(whole[1], None)


@pytest.mark.parametrize(
    ("game", "variant"),
    [("island", "classic"), ("island", "blitz"), ("hill218", "standard"), ("hill218", "beginner")],
)
def test_whole_games_replay_and_verify(game: str, variant: str) -> None:
    match = at_random(Match.start(load(game), Options(variant), FAIR), 7, 10**6)
    assert match.over
    record = match.record()
    assert check(record) == match.state
    assert verify(record).fair
    assert verify(record).checked == match.chances
    assert read_records(write_record(record)) == [record]


def test_the_same_fair_chance_and_the_same_decisions_give_the_same_match() -> None:
    assert island(OPENING) == island(OPENING)
    assert hill(seed=3, decisions=9) == hill(seed=3, decisions=9)

"""The driver for games between agents: the record is valid even if an agent fails."""

from __future__ import annotations

from typing import Any

import pytest

import skirmish
from skirmish import agents
from skirmish.agents import Follower
from skirmish.core import NORTH, SOUTH, Options, Seat
from skirmish.lab.contest import Contest, contest, dismiss
from skirmish.match.seeds import Seed
from skirmish.records import read_records, write_record
from tests.lab.players import Chooser, Listener, failing, resigning

GAMES = (("island", "blitz"), ("hill218", "standard"))


def played(game: str, variant: str, south: Any, north: Any, seed: str = "1", first: Seat = SOUTH) -> Contest:
    chance = Seed(seed)
    done = contest(skirmish.load(game), Options(variant, first), (south, north), chance.fair(), chance.agents)
    (again,) = read_records(write_record(done.record))
    assert skirmish.verify(again).fair
    assert done.record["Result"] == ("draw" if done.winner is None else done.winner.letter)
    return done


@pytest.mark.parametrize(("game", "variant"), GAMES)
def test_two_agents_play_to_the_end(game: str, variant: str) -> None:
    done = played(game, variant, agents.load("greedy"), agents.load("random"))
    assert done.winner is SOUTH
    assert done.failure is None
    assert done.record["Termination"] == "normal"
    assert (done.record["South"], done.record["North"]) == ("greedy", "random")
    assert done.decisions == sum(each.decisions for each in done.thoughts)
    assert done.decisions < len(done.record.tokens)
    for thought in done.thoughts:
        assert 0 < thought.longest <= thought.seconds


@pytest.mark.parametrize(
    ("code", "termination"),
    [
        ("bot-late", "time"),
        ("bot-silent", "time"),
        ("bot-died", "resignation"),
        ("bot-flood", "resignation"),
        ("bot-unreadable", "resignation"),
    ],
)
@pytest.mark.parametrize("seat", Seat)
@pytest.mark.parametrize(("game", "variant"), GAMES)
def test_a_failure_loses_that_match_with_its_reason(
    game: str, variant: str, seat: Seat, code: str, termination: str
) -> None:
    pair = [Chooser(), Chooser()]
    pair[seat] = Chooser(failing(code))
    done = played(game, variant, pair[0], pair[1])
    assert done.winner is seat.other
    assert done.how == code
    assert done.failure is not None
    assert done.record["Termination"] == termination
    assert done.record["Reason"] == f"{code} program=./bot"


@pytest.mark.parametrize("wrong", ["nonsense", "", "a\nb", "d3", "x" * 10_000])
def test_what_is_not_allowed_loses_as_well(wrong: str) -> None:
    done = played("island", "blitz", Chooser(), Chooser(lambda: wrong))
    assert (done.winner, done.how) == (SOUTH, "bot-illegal")
    assert done.record["Reason"].startswith("bot-illegal token=")
    assert len(done.record["Reason"]) < 100


def test_who_resigns_has_lost() -> None:
    done = played("hill218", "standard", Chooser(resigning), Chooser())
    assert (done.winner, done.how, done.failure) == (NORTH, "resignation", None)
    assert done.record["Termination"] == "resignation"
    assert done.record.get("Reason") is None


@pytest.mark.parametrize("first", Seat)
@pytest.mark.parametrize(("game", "variant"), [*GAMES, ("hill218", "beginner"), ("island", "quick")])
def test_followers_are_told_everything_that_their_seat_may_see(game: str, variant: str, first: Seat) -> None:
    south, north = Listener(name="a"), Listener(name="b")
    assert isinstance(south, Follower)
    done = played(game, variant, south, north, first=first)
    rules = skirmish.load(game)
    for seat, follower in zip(Seat, (south, north), strict=True):
        assert follower.begun == [(game, Options(variant, first), seat)]
        assert follower.heard == [
            str(rules.shown(each.entry, each.actor, seat)) for each in skirmish.replay(done.record)
        ]
        assert follower.ends == [(done.record["Result"], done.how)]
    assert ("?" in "".join(south.heard)) == (game == "hill218")


@pytest.mark.parametrize("moment", ["begin", "saw"])
def test_a_follower_that_fails_between_decisions_loses(moment: str) -> None:
    south, north = Listener(), Listener(fail_at=moment)
    done = played("hill218", "standard", south, north)
    assert done.winner is SOUTH
    assert done.failure is not None
    assert len(south.ends) == len(north.ends) == 1


def test_a_follower_that_fails_when_all_is_over_has_not_lost_by_it() -> None:
    whole = played("hill218", "standard", Listener(), Listener())
    last = whole.record.tokens[-1].text
    assert [token.text for token in whole.record.tokens].count(last) == 1
    again = played("hill218", "standard", Listener(fail_at=last), Listener(fail_at=last))
    assert (again.winner, again.how, again.record) == (whole.winner, whole.how, whole.record)
    again = played("hill218", "standard", Listener(fail_at="end"), Listener(fail_at="end"))
    assert again.record == whole.record


def test_dismissed_followers_are_closed() -> None:
    one, other = Listener(), Listener(fail_at="end")
    dismiss([one, Chooser(), other])
    assert (one.closed, other.closed) == (1, 1)


def test_names_and_tags_are_for_the_record() -> None:
    chance = Seed("1")
    done = contest(
        skirmish.load("island"),
        Options("blitz"),
        (Chooser(), Chooser()),
        chance.fair(),
        chance.agents,
        names=("one", "two"),
        extra={"Seed": "1", "Result": "never"},
    )
    assert [done.record[name] for name in ("South", "North", "Seed")] == ["one", "two", "1"]
    assert done.record["Result"] != "never"

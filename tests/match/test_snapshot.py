"""The fold: commands, automatic follow-ups, and refused commands."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from skirmish.core import NORTH, SOUTH, MatchError, Options, Seat
from skirmish.games import load
from skirmish.match import Change, Command, Issued, PerMove, PerPlayer, Setup, Snapshot, TimeControl
from skirmish.match.commands import (
    AcceptDraw,
    AcceptTakeback,
    AskTakeback,
    Close,
    DeclineDraw,
    DeclineTakeback,
    Flag,
    OfferDraw,
    Rematch,
    Resign,
    Start,
    Submit,
    TakeBack,
    TakeSeat,
)
from skirmish.match.snapshot import as_asked
from skirmish.match.verify import verify
from tests.match.play import SECRET, island, to_decide
from tests.must import must
from tests.records.samples import SKIRMISH

ISLAND = Setup(load("island"), Options("blitz"), SECRET)
HILL = Setup(load("hill218"), Options("standard", NORTH), SECRET)


class Player:
    """A snapshot that is played on, with every change so far."""

    def __init__(self, setup: Setup = ISLAND, *, begin: bool = True) -> None:
        self.snapshot = Snapshot(setup)
        self.changes: list[Change] = []
        for seat in Seat if begin else ():
            self.do(TakeSeat(seat.word, f"{seat.word}'s"), seat)

    def do(self, command: Command, seat: Seat | None, at: int = 0, rematch: str | None = None) -> list[str]:
        """Give a command; the kinds of all that happened."""
        self.snapshot, changes = self.snapshot.advance(Issued(command, seat, at), rematch)
        self.changes += changes
        return [each.issued.command.kind for each in changes]

    def refused(self, command: Command, seat: Seat | None, at: int = 0) -> str:
        before = self.snapshot
        with pytest.raises(MatchError) as caught:
            self.do(command, seat, at)
        assert self.snapshot is before
        return caught.value.code


def test_a_match_starts_when_both_have_joined() -> None:
    player = Player(begin=False)
    assert player.refused(Submit("#a1"), SOUTH) == "not-started"
    assert player.refused(Flag(), None) == "not-started"
    assert player.do(TakeSeat("Bob", "b"), NORTH) == ["join"]
    assert player.snapshot.match is None
    assert player.refused(TakeSeat("Eve", "e"), NORTH) == "already-joined"
    assert player.refused(TakeSeat("A\n", "e"), SOUTH) == "bad-name"
    assert player.refused(TakeSeat("Ann", "\x07"), SOUTH) == "bad-entropy"
    assert player.do(TakeSeat("Ann", "a"), SOUTH) == ["join", "start"]
    match = player.snapshot.match
    assert match is not None
    assert (match.names, match.fair.south, match.fair.north) == (("Ann", "Bob"), "a", "b")
    assert (player.snapshot.seq, player.snapshot.prompt) == (3, 3)


def test_a_computer_has_its_own_name() -> None:
    match = must(Player(replace(ISLAND, computers=(None, "captain"))).snapshot.match)
    assert match.names == ("south", "captain")


def test_chance_is_told_with_the_command_that_led_to_it() -> None:
    player = Player(HILL)
    start = player.changes[-1]
    assert [each.chance for each in start.played] == [True]
    assert start.chance == (start.played[0].token,)
    match = must(player.snapshot.match)
    player.do(Submit(str(match.legal(NORTH)[0])), NORTH)
    assert [each.chance for each in player.changes[-1].played] == [False, True]
    assert len(player.changes[-1].chance) == 1


def test_an_answer_to_an_earlier_prompt_is_refused() -> None:
    player = Player()
    asked = player.snapshot.prompt
    player.do(OfferDraw(), NORTH)
    assert player.snapshot.prompt == asked, "an offer leaves the prompt as it is"
    player.do(Submit("#a1", asked), SOUTH)
    assert player.snapshot.prompt == player.snapshot.seq
    assert player.refused(Submit("#b2", asked), NORTH) == "stale-prompt"
    player.do(Resign(), NORTH)
    assert player.refused(Submit("#b2", asked), NORTH) == "match-over"


def test_a_takeback_is_told_as_what_it_was() -> None:
    player = Player()
    player.do(Submit("#a1"), SOUTH)
    player.do(Submit("#b2"), NORTH)
    asked = player.snapshot.prompt
    assert player.do(TakeBack(), SOUTH) == ["ask-takeback"]
    assert (player.changes[-1].undone, player.snapshot.prompt) == (0, asked)
    assert player.do(DeclineTakeback(), NORTH) == ["decline-takeback"]
    player.do(Submit("#c3"), SOUTH)
    player.do(Submit("#d4"), NORTH)
    player.do(TakeBack(), SOUTH)
    assert player.do(AcceptTakeback(), NORTH) == ["accept-takeback"]
    assert (player.changes[-1].undone, player.snapshot.prompt) == (2, player.snapshot.seq)


def test_a_takeback_leaves_the_opponents_prompt_as_it_is() -> None:
    player = Player()
    player.do(Submit("#a1"), SOUTH)
    asked = player.snapshot.prompt
    assert player.do(TakeBack(), SOUTH) == ["ask-takeback"]
    assert player.do(Submit("#b2", asked), NORTH) == ["act"]


def test_a_takeback_without_consent() -> None:
    """In the middle of a turn; of the first match that South may begin to walk in."""
    player = Player()
    rng = random.Random(1)
    while not (match := must(player.snapshot.match)).takes_back_freely(seat := to_decide(match)):
        player.do(Submit(str(rng.choice(match.legal(seat)))), seat)
    assert player.do(TakeBack(), seat) == ["take-back"]
    assert (player.changes[-1].undone, player.snapshot.prompt) == (1, player.snapshot.seq)


def test_a_match_of_an_earlier_edition_keeps_its_terms() -> None:
    """Its log says ``take-back`` where consent is needed today, and must be read back as it was."""
    issued = [
        Issued(TakeSeat("", "s"), SOUTH, 0),
        Issued(TakeSeat("", "n"), NORTH, 0),
        Issued(Start(), None, 0),
        Issued(Submit("#a1"), SOUTH, 3_000),
        Issued(TakeBack(), SOUTH, 7_000),
    ]
    setup = replace(ISLAND, clock=PerPlayer(10_000, 2_000))
    snapshot, changes = Snapshot.replay(setup, issued)
    assert [each.issued for each in changes] == issued
    clock = must(must(snapshot.match).clock)
    assert [clock.left(seat, 7_000) for seat in Seat] == [7_000, 10_000]


def test_a_computer_answers_offers_by_itself() -> None:
    player = Player(replace(ISLAND, computers=(None, "captain")))
    assert player.do(OfferDraw(), SOUTH) == ["offer-draw"], "which takes an estimate"
    assert player.do(DeclineDraw(), NORTH) == ["decline-draw"]
    player.do(Submit("#a1"), SOUTH)
    player.do(Submit("#b2"), NORTH)
    assert player.do(TakeBack(), SOUTH) == ["ask-takeback", "accept-takeback"]
    assert player.do(Submit("#a1"), SOUTH) == ["act"]
    assert player.do(TakeBack(), SOUTH) == ["ask-takeback", "accept-takeback"]
    assert player.do(Resign(), SOUTH) == ["resign"]
    assert player.do(Rematch(), SOUTH, rematch="next") == ["rematch", "rematch"]
    assert (player.snapshot.rematch, player.snapshot.next) == (None, "next")
    assert [each.issued.command for each in player.changes[-2:]] == [Rematch(), Rematch("next")]


@pytest.mark.parametrize(
    ("clock", "answer"), [(None, "accept-takeback"), (PerMove(1_000), "decline-takeback")]
)
def test_in_a_timed_match_a_computer_gives_no_chance_back(clock: TimeControl | None, answer: str) -> None:
    player = Player(replace(HILL, computers=("captain", None), clock=clock))
    player.do(Submit(str(must(player.snapshot.match).legal(NORTH)[0])), NORTH)
    assert player.changes[-1].chance
    assert player.do(TakeBack(), NORTH) == ["ask-takeback", answer]


def test_in_a_timed_match_a_computer_gives_a_mere_decision_back() -> None:
    player = Player(replace(ISLAND, computers=(None, "captain"), clock=PerMove(1_000)))
    player.do(Submit("#a1"), SOUTH)
    assert player.do(TakeBack(), SOUTH) == ["ask-takeback", "accept-takeback"]


@pytest.mark.parametrize("clock", [None, PerPlayer(10_000, 0)])
def test_a_computer_gives_back_a_whole_turn(clock: TimeControl | None) -> None:
    """One takeback leads to the start of the turn; on a clock, never across chance."""
    match = island("", variant="classic", position=SKIRMISH, clock=clock)
    setup = replace(ISLAND, options=Options("classic"), computers=(None, "captain"), clock=clock)
    player = Player(setup)
    player.snapshot = replace(player.snapshot, match=match)
    player.do(Submit("e4-e6"), SOUTH)
    player.do(Submit("end"), SOUTH)
    assert not must(player.snapshot.match).within_turn(SOUTH), "the next turn has begun"
    assert player.snapshot.refuses_takeback(SOUTH) is (clock is not None)
    if clock is not None:
        assert player.do(TakeBack(), SOUTH) == ["ask-takeback", "decline-takeback"]
        return
    assert player.do(TakeBack(), SOUTH) == ["ask-takeback", "accept-takeback", "take-back"]
    assert must(player.snapshot.match).state == match.state
    # Within a turn, decisions are still taken back one by one.
    player.do(Submit("e4-e6"), SOUTH)
    assert must(player.snapshot.match).within_turn(SOUTH)
    assert player.do(TakeBack(), SOUTH) == ["take-back"]
    assert not must(player.snapshot.match).within_turn(SOUTH)


@pytest.mark.parametrize("seed", range(4))
def test_a_forced_decision_is_taken_back_with_the_one_that_forced_it(seed: int) -> None:
    """On Hill 218, a deployment with one target: to be asked for the target again would be no choice."""
    rng, player = random.Random(seed), Player(HILL)

    def decide() -> None:
        match = must(player.snapshot.match)
        seat = to_decide(match)
        player.do(Submit(str(rng.choice(match.legal(seat)))), seat)

    while not (match := must(player.snapshot.match)).takes_back_freely(seat := to_decide(match)):
        deployed = match
        decide()
    while len(match.legal(seat)) > 1 or not match.takes_back_freely(seat):
        deployed = match
        decide()
        match = must(player.snapshot.match)
        seat = to_decide(match)
    player.do(Submit(str(match.legal(seat)[0])), seat)
    done = player.do(TakeBack(), seat)
    if done == ["ask-takeback"]:
        done += player.do(AcceptTakeback(), seat.other)
    assert done[-2:] in (["accept-takeback", "take-back"], ["take-back", "take-back"])
    match = must(player.snapshot.match)
    assert match.state == deployed.state
    assert len(match.legal(seat)) > 1


def test_a_person_is_asked() -> None:
    player = Player()
    assert player.do(OfferDraw(), SOUTH) == ["offer-draw"]
    assert player.do(AcceptDraw(), NORTH) == ["accept-draw"]
    over = Player(replace(ISLAND, computers=("private", None)))
    over.do(OfferDraw(), SOUTH)
    assert over.do(OfferDraw(), NORTH) == ["offer-draw"], "agreed: there is nothing left to decline"


def test_a_rematch_is_offered_and_agreed_once() -> None:
    player = Player()
    assert player.refused(Rematch(), SOUTH) == "not-over"
    player.do(Resign(), SOUTH)
    player.do(Rematch(), SOUTH)
    assert player.snapshot.rematch is SOUTH
    assert player.refused(Rematch(), SOUTH) == "rematch-offered"
    player.do(Rematch(), NORTH, rematch="next")
    assert player.snapshot.next == "next"
    assert player.refused(Rematch(), NORTH) == "rematch-agreed"


def test_time_that_is_up() -> None:
    player = Player(replace(ISLAND, clock=PerMove(1_000)))
    assert player.refused(Submit("#a1"), SOUTH, 1_000) == "time-is-up"
    player.do(Flag(), None, 1_000)
    match = must(player.snapshot.match)
    assert match.over is not None
    assert (match.over.winner, match.termination) == (NORTH, "time")


@pytest.mark.parametrize(("winner", "result"), [("S", "S"), ("N", "N"), (None, "draw")])
def test_the_operator_closes_a_match_whoever_has_to_decide_and_however_late(
    winner: str | None, result: str
) -> None:
    player = Player(replace(ISLAND, clock=PerMove(1_000)))
    player.do(OfferDraw(), SOUTH)
    assert player.do(Close(winner), None, 5_000) == ["close"]
    match = must(player.snapshot.match)
    assert must(match.over).result == result
    record = match.record()
    assert (record["Result"], record["Termination"]) == (result, "adjudication")
    assert verify(record).fair
    assert player.refused(Close(), None) == "match-over"
    assert player.do(Rematch(), NORTH) == ["rematch"]
    assert Player(begin=False).refused(Close(), None) == "not-started"


@pytest.mark.parametrize(
    ("command", "seat"),
    [
        *((Start(), None), (Submit("#a1"), None), (TakeSeat("", ""), None), (Resign(), None)),
        *((Rematch(), None), (Close(), SOUTH), (Close("X"), None)),
    ],
)
def test_what_no_player_could_have_asked_for(command: Command, seat: Seat | None) -> None:
    with pytest.raises(ValueError, match=r"starts once|no seat issued|only the operator|a seat is S or N"):
        Player().snapshot.apply(Issued(command, seat, 0))


def test_a_match_cannot_start_alone_and_a_rematch_needs_a_name() -> None:
    alone = Player(begin=False)
    alone.do(TakeSeat("", ""), NORTH)
    with pytest.raises(ValueError, match="both seats"):
        alone.do(Start(), None)
    player = Player()
    player.do(Resign(), SOUTH)
    player.do(Rematch(), SOUTH)
    with pytest.raises(ValueError, match="needs a name"):
        player.do(Rematch(), NORTH)


def test_a_command_as_it_was_asked() -> None:
    assert as_asked(AskTakeback()) == as_asked(TakeBack()) == TakeBack()
    assert as_asked(Rematch("next")) == Rematch()
    assert as_asked(Submit("#a1", 3)) == Submit("#a1", 3)


@pytest.mark.parametrize("setup", [ISLAND, HILL, replace(HILL, clock=PerMove(9_000))])
@pytest.mark.parametrize("seed", range(3))
def test_the_same_commands_give_the_same_match(setup: Setup, seed: int) -> None:
    """The commands as they happened lead to the same snapshot, through JSON too, and change the same."""
    rng, player = random.Random(seed), Player(setup)
    commands = (OfferDraw(), DeclineDraw(), TakeBack(), TakeBack(), AcceptTakeback(), DeclineTakeback())
    at = 0
    for _ in range(150):
        match = must(player.snapshot.match)
        if match.over:
            break
        at += rng.randrange(1_000)
        try:
            if rng.random() < 0.4:
                player.do(rng.choice(commands), rng.choice(list(Seat)), at)
            else:
                seat = to_decide(match)
                player.do(Submit(str(rng.choice(match.legal(seat)))), seat, at)
        except MatchError:
            continue
    plain = [each.issued.to_json() for each in player.changes]
    assert Snapshot.replay(setup, map(Issued.from_json, plain)) == (player.snapshot, player.changes)

"""Edge cases of Hill 218 that neither random games nor the tables reach."""

from __future__ import annotations

import pytest

from skirmish.core import NotationError, Options, Over, Refusal, Seat
from skirmish.games import load
from skirmish.games.hill218.kinds import space_name
from skirmish.games.hill218.notation import parse_space
from skirmish.games.hill218.rules import supply
from tests.must import must

GAME = load("hill218")
WALLED_IN = "I@0,-1/P@-1,-1;P@0,-2;P@1,-1 ?/- -/- 0/0"


@pytest.mark.parametrize(
    ("position", "token", "code", "rule"),
    [
        ("I@0,-1/I@0,1 I/- ??/?? 1/0 S2:play", "!0,0", "target-hill", "H-2.1"),
        ("I@0,-1;T@1,0/I@0,1;I@1,1 I/- ??/?? 1/0 S1:attack@1,0", "*0,0", "target-hill", "H-2.1"),
        ("T@0,-1;T@1,-1;T@2,-1/- I?/- ??/?? 0/0 S2:play", "T@0,-2", "none-left", "H-1.2"),
    ],
)
def test_refusals(position: str, token: str, code: str, rule: str) -> None:
    refusal = must(GAME.refusal(GAME.from_position(position), Seat.SOUTH, GAME.parse(token)))
    assert (refusal.code, refusal.rule) == (code, rule)
    assert refusal.squares == (("0,0",) if code == "target-hill" else ())


@pytest.mark.parametrize("token", ["<I", "<IHT", "<?"])
def test_two_cards_are_put_back_no_more_and_no_fewer(token: str) -> None:
    state = GAME.resolve(GAME.start(Options("standard")), GAME.parse("+IIHTA")).state
    refusal = GAME.refusal(state, Seat.SOUTH, GAME.parse(token))
    assert refusal == Refusal("wrong-count", "H-2.2", (), {"count": 2, "given": len(token) - 1})


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ("-/- -/- -/- 0/0 S2:play", "bad-position-over"),
        ("I@0,-1/- -/- -/- 0/0 over:N", "bad-position-result"),
        ("I@0,-1/I@0,1 -/- -/- 0/0 over:S", "bad-position-result"),
        ("I@0,-1;I@900,900/- P/- ?/? 0/0 S2:play", "bad-position-too-wide"),
    ],
)
def test_positions_that_cannot_be(position: str, code: str) -> None:
    with pytest.raises(NotationError) as refused:
        GAME.from_position(position)
    assert refused.value.code == code


def test_an_unknown_card_may_be_one_that_cannot_be_played() -> None:
    """H-6.2: it is over as far as the cards are known, so the units are counted."""
    state = GAME.from_position(f"{WALLED_IN} over:N")
    assert GAME.pending(state) == Over(Seat.NORTH, "more-units")
    assert GAME.position(state) == f"{WALLED_IN} over:N"


@pytest.mark.parametrize(
    ("units", "links"),
    [
        ("-/-", ""),
        ("I@1,-1/-", ""),  # no unit on the base: nothing flows
        ("I@0,-1/-", ""),
        ("I@0,-1;T@1,-1;A@2,-1/-", "0,-1>1,-1 1,-1>2,-1"),
        # A ring: from the base both ways round, and both feed the farthest one.
        ("I@0,-1;I@0,-2;I@1,-1;I@1,-2/-", "0,-1>0,-2 0,-1>1,-1 0,-2>1,-2 1,-1>1,-2"),
        # Special forces take supply over a corner, and give it over a side to others.
        ("I@0,-1;S@1,0;H@2,0/-", "0,-1>1,0 1,0>2,0"),
        ("I@0,-1;I@3,-1/I@0,1", ""),  # cut off
        ("-/I@0,1;T@1,1", ""),  # North's links are North's
    ],
)
def test_supply_flows_along_these_links(units: str, links: str) -> None:
    side = GAME.from_position(f"{units} -/- {'?' * 10}/{'?' * 10} 2/2 S2:draw").units
    found = [f"{space_name(start)}>{space_name(end)}" for start, end in supply.links(side, Seat.SOUTH)]
    assert found == links.split()


def test_names_of_spaces() -> None:
    assert parse_space("-2,1") == (-2, 1)
    assert space_name(parse_space("3,-10")) == "3,-10"
    with pytest.raises(NotationError) as refused:
        parse_space("2;1" * 40)
    assert refused.value.code == "no-space"
    assert refused.value.facts["text"] == ("2;1" * 40)[:40] + "…"

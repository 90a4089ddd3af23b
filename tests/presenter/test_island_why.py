"""Answers to "why not?" on the island: every refusal of the rules occurs, in every language."""

from __future__ import annotations

import random
from typing import Any

import pytest

from skirmish.core import NORTH, SOUTH, Decide, MatchError, Seat
from skirmish.games.island.board import NAMES
from skirmish.games.island.game import GAME
from skirmish.games.island.notation import parse_token
from skirmish.games.island.state import in_box
from skirmish.i18n.speaker import LANGUAGES, Speaker
from skirmish.presenter.structs import Reason
from tests.games.playing import VIEWERS, random_game
from tests.i18n.source_codes import refusals
from tests.presenter.island import EN, PRESENTER, at, plies, seen

BUSY = at("11s^/4s^7/3#8/4S^7/5S>6", "S:d2", blocks="1/0")
"""South: soldiers on e2 (north) and f1 (east); a block on d3, North on e4 and l5."""
ZERO = at("11s^/4s^7/12/4S^7/1S^10", "S:d0", pads="a:.SJTS,j:.....")
EDGE = at("S^10s^/12/12/12/12/12/12/12/12/12/12/5S>6", "S:d3")
PENALTY = at("11s^/12/12/12/12/12/12/12/12/12/12/4S^7", "S:remove")
BLOCKED = at("11s^/12/12/4#7/4T^7", "S:d3", blocks="1/0")
TO_BLOCK = at("11s^/12/4#7/12/4S^7", "S:d3", blocks="0/1")

WHY: list[tuple[str, Any, str, str, str, str]] = [
    # position, source, target, code, rule
    ("an enemy out of line", BUSY, "f1", "e4", "not-in-line", "I-6.1"),
    ("an enemy too far", at("11s^/4s^7/12/12/4S^7", "S:d2"), "e1", "e4", "wrong-range", "I-6.1"),
    ("a shot at nothing is a move", at("11s^/4S^7", "S:d3"), "e1", "e3", "none", ""),
    ("an empty square at the wrong distance", at("11s^/4S^7", "S:d5"), "e1", "e3", "wrong-distance", "I-3.4"),
    ("the only distance of a 1", at("11s^/4S^7", "S:d1"), "e1", "e3", "wrong-distance", "I-3.3"),
    ("an empty square aside", BUSY, "e2", "g2", "not-forward", "I-3.5"),
    ("behind somebody", at("11s^/4S^7/12/4S^7", "S:d3"), "e1", "e4", "path-blocked", "I-3.6"),
    ("one's own side in the way", at("11s^/4J^7/4S^7", "S:d1"), "e1", "e2", "path-blocked", "I-3.6"),
    (
        "a turn behind a block",
        at("11s^/12/4#7/4S^7", "S:d3", blocks="1/0"),
        "e1",
        "e3",
        "path-blocked",
        "I-3.6",
    ),
    ("a turn on a block", TO_BLOCK, "e1", "e3", "none", ""),
    (
        "a shot behind a block",
        at("4s^6s^/12/12/4#7/4T^7", "S:d5", blocks="1/0"),
        "e1",
        "e5",
        "shot-blocked",
        "I-6.1",
    ),
    (
        "somebody else's roll",
        at("11s^/4S^7/5S>6", "S:d2@e2"),
        "f1",
        "h1",
        "only-the-named-one-moves",
        "I-4.5",
    ),
    ("an enemy's character", BUSY, "l5", "l6", "not-your-character", "I-3.1"),
    ("nobody", BUSY, "a1", "a2", "not-your-character", "I-6.1"),
    ("the edge", EDGE, "a12", "", "faces-the-edge", "I-3.5"),
    ("why can't this one move", at("11s^/4J^7/4S^7", "S:d1"), "", "e1", "path-blocked", "I-3.6"),
    ("nobody hits it", BUSY, "", "l5", "nobody-hits", "I-6.1"),
    ("nobody gets there", BUSY, "", "a12", "nobody-reaches", "I-3.4"),
    ("nobody gets there by a 1", at("11s^/4S^7", "S:d1"), "", "a12", "nobody-reaches", "I-3.3"),
    ("a move after a zero", ZERO, "b1", "b3", "not-now", "I-4.1"),
    (
        "a reinforcement without a zero",
        at("11s^/4S^7", "S:d1", pads="c:S....,j:....."),
        "+1",
        "",
        "pad-own",
        "I-4.2",
    ),
    ("a character onto a pad", ZERO, "b1", "north+1", "pad-closed", "I-4.2"),
    ("the enemy's pad square", ZERO, "", "north+1", "pad-theirs", "I-4.2"),
    ("an empty pad square", ZERO, "+1", "", "pad-square-empty", "I-4.2"),
    ("over the corner", ZERO, "+2", "", "pad-square-overhangs", "I-4.2"),
    ("somebody stands there", ZERO, "+4", "b1", "entry-occupied", "I-4.2"),
    ("not in front", ZERO, "+3", "e5", "enters-in-front", "I-4.2"),
    ("the square before the pad", ZERO, "", "b1", "none", ""),
    ("no pads", at("11s^/4S^7", "S:d0", pads="-", variant="all-out"), "+1", "", "no-pads", "I-8.1"),
    ("a missile overboard", at("11s^/4S^7", "S:pad5"), "", "padL", "missile-leaves-island", "I-4.3"),
    ("the roll must be used", at("11s^/4S^7", "S:d1"), "", "end", "roll-must-be-used", "I-3.2"),
    ("the same, asked with nothing", at("11s^/4S^7", "S:d1"), "", "", "roll-must-be-used", "I-3.2"),
    ("no turn with a 1", at("11s^/4S^7", "S:d1"), "", "e1-e2L", "one-cannot-turn", "I-3.3"),
    (
        "no turn on a block",
        TO_BLOCK.to(at("11s^/4S^7", "S:d3").phase),
        "",
        "e1-e3L",
        "turn-on-block",
        "I-3.6",
    ),
    ("nothing to hit", at("11s^/4S^7", "S:d1"), "", "e1*e3", "nothing-to-hit", "I-6.1"),
    ("not an opponent", PENALTY, "", "e1", "not-an-opponent", "I-3.7"),
    (
        "nobody on that pad square",
        at("11S^", "S:removepad", pads="c:.....,a:....s"),
        "",
        "+2",
        "pad-square-empty",
        "I-3.9",
    ),
    ("chance", at("11s^/4S^7", "S:roll"), "e1", "e2", "chance-awaited", "I-3.1"),
    ("the end", at("4S^7", "S:won"), "e1", "e2", "battle-over", "I-7.1"),
]


@pytest.mark.parametrize(
    ("state", "source", "target", "code", "rule"), [row[1:] for row in WHY], ids=[row[0] for row in WHY]
)
def test_why_not(state: Any, source: str, target: str, code: str, rule: str) -> None:
    reason = PRESENTER.why(seen(state), source, target, EN)
    assert (reason.source, reason.target) == (source, target)
    if code == "none":
        assert reason.code is None
        assert reason.token in {str(action) for action in GAME.legal(seen(state))}
        return
    assert (reason.code, reason.rule) == (code, rule)
    assert reason.token is None
    assert reason.text
    assert reason.sentence
    _helped(reason, seen(state))


def _helped(reason: Reason, view: Any) -> None:
    """Every answer says what would help, but where there is nothing to decide."""
    assert reason.informs == (reason.code in ("pad-own", "pad-theirs"))
    tried = reason.code is not None and not reason.informs
    assert bool(reason.help) == (tried and bool(GAME.legal(view))), reason
    for each in reason.help:
        assert EN.say(each.id, **EN.listed("island", each.facts))


CAN: list[tuple[Any, str, str, str, str]] = [
    (BUSY, "e2", "e4", "e2*e4", "shoot"),
    (at("11s^/4S^7", "S:d3"), "e1", "e4", "e1-e4", "move"),
    (at("11s^/4S^7", "S:d3"), "e1", "e3", "e1-e3L", "move-left"),
    (BUSY, "", "e4", "e2*e4", "shoot"),
    (ZERO, "b1", "", "b1L", "turn-left"),
    # One's own character is asked about to be moved, though it could shoot a block at once.
    (at("11s^/12/4#7/12/4S^7", "S:d1", blocks="1/0"), "", "e1", "e1-e2", "move"),
    (at("11s^/12/4#7/12/4S^7", "S:after", blocks="1/0"), "", "e1", "e1*e3", "shoot"),
    (ZERO, "", "+3", "+3", "reinforce"),
    (ZERO, "", "a1", "+3", "reinforce"),
    (ZERO, "", "pad", "pad", "pad"),
    (BLOCKED, "", "end", "end", "end"),
    (PENALTY, "", "l12", "xl12", "remove"),
]


@pytest.mark.parametrize(("state", "source", "target", "token", "what"), CAN)
def test_what_can_be_done_is_said(state: Any, source: str, target: str, token: str, what: str) -> None:
    seat = GAME.pending(state).seat  # type: ignore[union-attr]  # nothing of this is over
    for lang in LANGUAGES:
        reason = PRESENTER.why(seen(state, seat), source, target, Speaker(lang))
        assert (reason.token, reason.facts["what"], reason.code, reason.rule) == (token, what, None, None)
        assert token in ("pad", "end") or token not in reason.sentence, "a token is no word"


PADS: list[tuple[Seat, str, str]] = [
    # who asks, pad square, what is said of it
    (SOUTH, "+1", "Your soldier waits on pad square 1. It comes in on a1 when you roll a zero and choose"),
    (SOUTH, "south+2", "Your jeep waits on pad square 2. It would come in on b1 after a zero, but"),
    (SOUTH, "south+3", "Your pad square 3 is empty"),
    (SOUTH, "north+1", "North’s tank waits on pad square 1. North brings it in on l12 after rolling"),
    (SOUTH, "north+2", "North’s pad square 2 is empty"),
    (NORTH, "+1", "Your tank waits on pad square 1. It comes in on l12 when you roll a zero and choose"),
    (NORTH, "north+2", "Your pad square 2 is empty"),
    (NORTH, "south+1", "South’s soldier waits on pad square 1. South brings it in on a1 after rolling"),
    (NORTH, "south+3", "South’s pad square 3 is empty"),
]


@pytest.mark.parametrize(("asker", "place", "said"), PADS)
def test_who_waits_on_a_pad_square_and_how_they_come_in(asker: Seat, place: str, said: str) -> None:
    turn = f"{asker.letter}:d1"
    state = at("s^11/12/12/12/12/12/12/12/12/12/12/1S^10", turn, pads="c:SJ...,j:t....")
    reason = PRESENTER.why(seen(state, asker), "", place, EN)
    assert reason.sentence.startswith(said)
    assert (reason.token, reason.help) == (None, [])
    corner = PRESENTER.why(seen(ZERO), "", "north+1", EN)
    assert corner.facts["kind"] == "none"
    assert "beyond the corner" in PRESENTER.why(seen(ZERO.to(BUSY.phase)), "", "+2", EN).sentence


def test_set_up_asked_about() -> None:
    def ask(state: Any, source: str, target: str) -> Reason:
        pending = GAME.pending(state)
        assert isinstance(pending, Decide)
        return PRESENTER.why(seen(state, pending.seat), source, target, EN)

    game = [ply.state for ply in random_game("island", "classic", 0)]
    placing = game[3]
    block = NAMES[placing.board.block_squares()[0]]
    assert ask(placing, "", block).code == "square-taken"
    assert [each.id for each in ask(placing, "", block).help] == ["island-help-nearest"]
    assert ask(placing, "", f"{block[0]}{12 if block[1:] != '12' else 1}").code == "line-has-block"
    deploying = next(state for state in game if state.phase.prompt == "place-character")
    assert ask(deploying, "tank", "e6").code == "not-home-row"
    assert ask(deploying, "", "e6").code == "not-home-row"
    assert (ask(deploying, "tank", "").token or "").startswith("T")
    loading = next(state for state in game if state.phase.prompt == "load-pad")
    held = {kind for kind, number in in_box(loading, loading.phase.seat).items() if number}
    for kind in ("soldier", "jeep", "tank"):
        reason = ask(loading, kind, "+3")
        if kind in held:
            assert (reason.token or "")[3] == kind[0].upper()
        else:
            assert reason.code == "not-the-remaining-five"
    assert (ask(loading, "", "+3").token or "").startswith("=")
    assert ask(loading, "", "e4").code == "not-now"


def test_every_refusal_can_be_the_answer() -> None:
    """Questions about everything along whole games produce every refusal of the rules."""
    rng, heard = random.Random(218), {row[4] for row in WHY}
    for ply in plies(2)[::3]:
        if not isinstance(ply.pending, Decide):
            continue
        view = seen(ply.state, ply.pending.seat)
        legal = {str(action) for action in GAME.legal(view)}
        own = [NAMES[square] for square in ply.state.board.own(ply.pending.seat)]
        places = ["", *own, *ply.state.board.blocks(), *rng.sample(NAMES, 5), "+1", "+5", "tank", "jeep"]
        for _ in range(6):
            reason = PRESENTER.why(view, rng.choice(places), rng.choice(places), EN)
            assert (reason.token is None) == (reason.code is not None)
            assert reason.token is None or reason.token in legal
            _helped(reason, view)
            heard.add(reason.code or "none")
    expected = {found.code for found in refusals("island")} - {"not-your-turn"}
    assert expected <= heard, expected - heard


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rule_in_ones_own_language(lang: str) -> None:
    reason = PRESENTER.why(seen(BUSY), "f1", "e4", Speaker(lang))
    assert reason.squares == ["f1", "e4"]
    assert len(reason.text) > 20
    assert (reason.text == PRESENTER.why(seen(BUSY), "f1", "e4", EN).text) == (lang == "en")


def test_not_ones_turn_and_only_watching() -> None:
    reason = PRESENTER.why(seen(BUSY, NORTH), "l5", "l6", EN)
    assert (reason.code, reason.facts) == ("not-your-turn", {"seat": "south"})
    watching = PRESENTER.why(seen(BUSY, None), "e2", "e4", EN)
    assert (watching.code, watching.rule, watching.token) == ("only-watching", None, None)


@pytest.mark.parametrize(
    ("source", "target"), [("z9", ""), ("e2", "end"), ("", "z9"), ("e4 ", ""), ("", "x" * 32)]
)
def test_what_is_no_place_is_refused(source: str, target: str) -> None:
    for seat in VIEWERS:
        with pytest.raises(MatchError, match="no-such-place"):
            PRESENTER.why(seen(BUSY, seat), source, target, EN)


@pytest.mark.parametrize(
    ("state", "awaited"),
    [(at("4s^7/12/4S^7", "S:after"), "after-move"), (at("4s^7/12/12/4S^7", "S:after"), "end")],
)
def test_no_shot_is_named_where_none_hits(state: Any, awaited: str) -> None:
    refusal = GAME.refusal(state, SOUTH, parse_token("e1-e2"))
    assert refusal is not None
    assert (refusal.code, refusal.facts) == ("not-now", {"awaited": awaited})

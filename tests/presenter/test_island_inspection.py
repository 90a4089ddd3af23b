"""What a square reaches and what can hit it, what a move leads to, and what would help."""

from __future__ import annotations

import pytest

from skirmish.core import Decide, MatchError
from skirmish.games.island.board import SQUARES, is_character
from skirmish.games.island.game import GAME
from skirmish.games.island.presenter.why import CAN, decision_facts
from skirmish.i18n.speaker import LANGUAGES, Speaker
from skirmish.presenter.structs import Facts
from tests.games.playing import VIEWERS
from tests.presenter.island import EN, PRESENTER, at, plies, seen

BUSY = at("11s^/4s^7/3#8/4S^7/5S>6", "S:d2", blocks="1/0")
"""South: soldiers on e2 (north) and f1 (east); a block on d3, North on e4 and l5."""


def test_a_character_shows_its_line_of_fire() -> None:
    seen_e2 = PRESENTER.inspect(seen(BUSY), "e2")
    assert (seen_e2.reaches, seen_e2.aims) == (["e3", "e4"], ["e4"])
    assert seen_e2.words[0].facts["how"] == "hits"
    theirs = PRESENTER.inspect(seen(BUSY), "e4")
    assert "e2" in theirs.by, "either side can be asked about"
    for said in (*seen_e2.words, *theirs.words):
        assert EN.say(said.id, **said.facts)


def test_a_block_stops_a_shot_and_the_edge_ends_it() -> None:
    blocked = at("11s^/12/12/4#7/4T^7", "S:d3", blocks="1/0")
    tank = PRESENTER.inspect(seen(blocked), "e1")
    assert (tank.reaches, tank.aims, tank.words[0].facts["how"]) == (["e2"], [], "blocked")
    assert PRESENTER.inspect(seen(blocked), "l5").words[0].facts["how"] == "empty"
    edge = PRESENTER.inspect(seen(at("11s^/S<10s^", "S:d3")), "a1")
    assert (edge.reaches, edge.words[0].facts["how"]) == ([], "edge")


def test_an_empty_square_shows_who_aims_at_it() -> None:
    assert PRESENTER.inspect(seen(BUSY), "h1").by == ["f1"]
    assert PRESENTER.inspect(seen(BUSY), "a12").by == []
    with pytest.raises(MatchError, match="no-such-place"):
        PRESENTER.inspect(seen(BUSY), "z9")


def test_a_square_says_nothing_of_shots_in_the_set_up() -> None:
    """Of a character only where its shot would go, and not what can hit it."""
    placing = next(ply.state for ply in plies(1) if ply.state.phase.prompt == "place-block")
    deploying = [ply.state for ply in plies(1) if ply.state.phase.prompt == "place-character"][-1]
    standing = [name for name, square in SQUARES.items() if is_character(deploying.board.cells[square])]
    assert standing
    for seat in VIEWERS:
        assert PRESENTER.inspect(seen(placing, seat), "k5").words == []
        for each in standing:
            inspected = PRESENTER.inspect(seen(deploying, seat), each)
            assert [said.id for said in inspected.words] == ["islandpage-sight"]
            assert inspected.by == []


def test_a_preview_shows_what_a_move_leads_to() -> None:
    there = PRESENTER.preview(seen(BUSY), "f1-h1")
    assert (there.end, there.aims, there.hits) == ("h1", "j1", None)
    turned = at("11s^/7s^4/12/12/5S>6", "S:d3")
    aimed = PRESENTER.preview(seen(turned), "f1-h1L")
    assert aimed.aims == "h3"
    for ply in plies(1)[::40]:
        view = seen(ply.state)
        for decision in PRESENTER.decisions(view)[:6]:
            looked = PRESENTER.preview(view, decision.token)
            assert looked.end is None or decision.kind in ("move", "turn", "reinforce")


def test_why_not_says_what_would_help() -> None:
    far = PRESENTER.why(seen(at("11s^/4S^7", "S:d5")), "e1", "e3", EN)
    assert (far.help[0].id, far.help[0].facts) == ("island-help-roll", {"roll": 2})
    aside = PRESENTER.why(seen(BUSY), "e2", "g2", EN)
    assert aside.help[0].id in ("island-help-there", "island-help-others")


def test_reasons_for_a_decision() -> None:
    said = [each.id for each in PRESENTER.because(seen(BUSY), "e2*e4")]
    assert said[:2] == ["island-suggest", "islandpage-because-removes"]
    for ply in plies(1)[::60]:
        view = seen(ply.state)
        for decision in PRESENTER.decisions(view)[:3]:
            for each in PRESENTER.because(view, decision.token):
                assert EN.say(each.id, **each.facts)


def test_advice_says_every_kind_of_decision_in_words() -> None:
    kinds = set[str]()
    for ply in plies(3):
        if isinstance(ply.pending, Decide):
            view = seen(ply.state, ply.pending.seat)
            kinds |= {str(decision_facts(view, action)["what"]) for action in GAME.legal(view)}
    assert kinds | {"remove-pad"} == {*CAN}  # which is rare
    facts: Facts = {"kind": "tank", "source": "b2", "target": "b3", "number": 4, "kinds": "tank"}
    for speaker in map(Speaker, LANGUAGES):
        assert len({speaker.say("island-suggest", **facts, what=what) for what in CAN}) == len(CAN)
    (said, *_) = PRESENTER.because(seen(at("11s^/4S^7", "S:after")), "end")
    assert EN.say(said.id, **said.facts) == "End the turn."

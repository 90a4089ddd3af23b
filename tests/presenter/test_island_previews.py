"""What a move leads to on the island: its preview against the state that the rules give (section 6)."""

from __future__ import annotations

from skirmish.core import Decide, Over
from skirmish.games.island.actions import ChangeDirection, Move, Reinforce
from skirmish.games.island.board import BLOCK, NAMES, SQUARES, is_character
from skirmish.games.island.game import GAME
from skirmish.games.island.presenter.decisions import caught
from skirmish.games.island.presenter.hints import threats_to
from skirmish.games.island.rules.shooting import exact_hits, line_of_fire
from tests.presenter.island import PRESENTER, plies, seen


def test_what_a_move_aims_at_and_what_may_hit_it_is_as_after_the_move() -> None:
    """I-6.1: in random games of every variant, whatever lands on no block."""
    told = threatened = hits = 0
    for ply in plies(2)[::2]:
        if not isinstance(ply.pending, Decide):
            continue
        seat, view = ply.pending.seat, seen(ply.state, ply.pending.seat)
        moves = [each for each in GAME.legal(view) if isinstance(each, Move | ChangeDirection | Reinforce)]
        for action in moves[::6]:
            looked = PRESENTER.preview(view, str(action))
            if looked.end is None:
                continue
            after = GAME.apply(ply.state, seat, action).state
            if isinstance(GAME.pending(after), Over):
                continue
            square = SQUARES[looked.end]
            fire, cells = line_of_fire(after, square), after.board.cells
            assert looked.aims == (None if fire is None else NAMES[fire.target])
            shot = [each for each in exact_hits(after, seat) if each.shooter == square]
            target = shot[0].target if shot and is_character(cells[shot[0].target]) else None
            assert looked.hits == (None if target is None else caught(target, cells[target]))
            assert (fire is None or BLOCK not in cells[fire.line]) or looked.hits is None
            threat = next((each for each in threats_to(after, seat) if each.square == looked.end), None)
            assert looked.threat == threat, (GAME.position(ply.state), str(action))
            told, threatened, hits = told + 1, threatened + (threat is not None), hits + (target is not None)
    assert told > 300
    assert threatened > 20
    assert hits > 5

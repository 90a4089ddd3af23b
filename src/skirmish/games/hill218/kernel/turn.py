"""The order of a turn: draw, play, attack, play, and so on to the next (H-2.2, H-3.1, H-3.3)."""

from __future__ import annotations

from skirmish.games.hill218.kernel.attack import destroy, targets_of
from skirmish.games.hill218.kernel.cards import draw_at_random, draw_these, draws, put_under_deck
from skirmish.games.hill218.kernel.ids import ATTACK, CELLS, DEPLOY, KINDS, PASS, RETURN, SPAN, STRIKE
from skirmish.games.hill218.kernel.layout import (
    ATTACKING,
    COLUMN,
    DEALING,
    DECK,
    DRAWING,
    ENDED,
    FIRST,
    HAND,
    PHASE,
    PLAYING,
    PLAYS,
    RESULT,
    RETURNED,
    RETURNING,
    ROW,
    SEAT,
    STRIKES,
    Battle,
    Numbers,
)
from skirmish.games.hill218.kernel.supply import enemy_base_of, put_unit
from skirmish.games.hill218.kernel.victory import end, end_by_count, nothing_left_to_play
from skirmish.games.hill218.rules.turn import FIRST_TURN_PLAYS
from skirmish.games.hill218.rules.turn import PLAYS as PLAYS_OF_A_TURN
from skirmish.kernels import CHANCE, DECIDE, OVER
from skirmish.kernels.jit import compiled
from skirmish.kernels.rng import Rng


@compiled
def pending(s: Battle) -> int:
    """What is awaited: ``OVER``, ``DECIDE`` or ``CHANCE``."""
    phase = s[PHASE]
    if phase == ENDED:
        return OVER
    return CHANCE if phase in (DEALING, DRAWING) else DECIDE


@compiled
def to_act(s: Battle) -> int:
    """Who must decide, or whose cards are drawn."""
    return int(s[SEAT])


@compiled
def result(s: Battle) -> int:
    """How it ended: 1 South won, -1 North won, 0 a draw."""
    return int(s[RESULT])


@compiled
def play_next(s: Battle, seat: int, plays: int) -> None:
    """A side is about to play, unless that is the end (H-6.2)."""
    s[PHASE], s[SEAT], s[PLAYS] = PLAYING, seat, plays
    if nothing_left_to_play(s):
        end_by_count(s)


@compiled
def after_play(s: Battle, seat: int, plays: int) -> None:
    """The next play, or the other side's turn, which starts with a draw from a deck that has any (H-3.1)."""
    if plays:
        play_next(s, seat, plays)
    elif s[DECK + 1 - seat]:
        s[PHASE], s[SEAT], s[PLAYS] = DRAWING, 1 - seat, PLAYS_OF_A_TURN
    else:
        play_next(s, 1 - seat, PLAYS_OF_A_TURN)


@compiled
def after_set_up(s: Battle, seat: int) -> None:
    """After one side's set-up comes the other's, then the first player's first turn (H-2.2, H-3.1)."""
    if seat == s[FIRST]:
        s[PHASE], s[SEAT] = DEALING, 1 - seat
    else:
        s[PHASE], s[SEAT], s[PLAYS] = DRAWING, s[FIRST], FIRST_TURN_PLAYS


@compiled
def after_draw(s: Battle) -> None:
    """The cards are drawn: return some in the set-up, else play (H-2.2, H-3.1)."""
    seat = int(s[SEAT])
    if s[PHASE] == DRAWING:
        play_next(s, seat, int(s[PLAYS]))
    elif s[RETURNED]:
        s[PHASE] = RETURNING
    else:
        after_set_up(s, seat)


@compiled
def deploy_unit(s: Battle, seat: int, kind: int, cell: int) -> None:
    """A unit comes into play: it wins on the enemy base (H-6.1); elsewhere it attacks if it can (H-5.2)."""
    s[HAND + seat * KINDS + kind] -= 1
    put_unit(s, seat, kind, cell)
    if cell == enemy_base_of(seat):
        end(s, 1 - 2 * seat)
    elif targets_of(s, seat, kind, cell):
        s[PHASE], s[ROW], s[COLUMN] = ATTACKING, cell // SPAN, cell % SPAN
        s[PLAYS] -= 1
    else:
        after_play(s, seat, int(s[PLAYS]) - 1)


@compiled
def attack_target(s: Battle, seat: int, cell: int) -> None:
    """The unit just deployed destroys its target (H-5.2)."""
    s[ROW], s[COLUMN] = 0, 0
    destroy(s, 1 - seat, cell)
    after_play(s, seat, int(s[PLAYS]))


@compiled
def strike_target(s: Battle, seat: int, cell: int) -> None:
    """An air strike destroys an enemy unit (H-5.3)."""
    s[STRIKES + seat] -= 1
    destroy(s, 1 - seat, cell)
    after_play(s, seat, int(s[PLAYS]) - 1)


@compiled
def apply(s: Battle, decision: int) -> None:
    """What a decision leads to; it must be a legal one."""
    seat = int(s[SEAT])
    if decision >= PASS:
        after_play(s, seat, 0)
    elif decision >= STRIKE:
        strike_target(s, seat, decision - STRIKE)
    elif decision >= ATTACK:
        attack_target(s, seat, decision - ATTACK)
    elif decision >= DEPLOY:
        deploy_unit(s, seat, (decision - DEPLOY) // CELLS, (decision - DEPLOY) % CELLS)
    else:
        put_under_deck(s, seat, (decision - RETURN) // KINDS, (decision - RETURN) % KINDS)
        after_set_up(s, seat)


@compiled
def chance(s: Battle, ids: Numbers, weights: Numbers) -> int:
    """Write the outcomes that chance must choose from, and their weights; how many there are."""
    return draws(s, ids, weights)


@compiled
def resolve(s: Battle, outcome: int) -> None:
    """What an outcome of chance leads to; it must be a possible one."""
    draw_these(s, outcome)
    after_draw(s)


@compiled
def settle(s: Battle, rng: Rng) -> int:
    """Let chance have its way; the outcome that it chose."""
    outcome = draw_at_random(s, rng)
    after_draw(s)
    return outcome

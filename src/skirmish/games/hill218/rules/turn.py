"""The order of a turn: draw, play, attack, play, and so on to the next (H-2.2, H-3.1, H-3.3)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from skirmish.core import Event, Seat, Step
from skirmish.games.hill218.actions import Attack, Deploy, Draw, Pass, Return, Strike
from skirmish.games.hill218.events import (
    AirStrike,
    CardsDrawn,
    CardsReturned,
    Passed,
    TurnBegan,
    UnitAttacked,
    UnitDeployed,
    UnitsCutOff,
    UnitsSupplied,
)
from skirmish.games.hill218.kinds import BASES, UNKNOWN, WORDS, in_order, space_name
from skirmish.games.hill218.rules.attack import destroy, targets, use_strike
from skirmish.games.hill218.rules.cards import hand_without
from skirmish.games.hill218.rules.setup import put_under_deck
from skirmish.games.hill218.rules.supply import supplied
from skirmish.games.hill218.rules.victory import announce, nothing_left_to_play, verdict
from skirmish.games.hill218.state import (
    ENDED,
    Attacking,
    Dealing,
    Drawing,
    Phase,
    Playing,
    Returning,
    State,
    with_side,
)

PLAYS: Final = 2
"""How many cards a turn draws and plays (H-3.1)."""
FIRST_TURN_PLAYS: Final = 1
"""The same in the very first turn."""

_playing = lru_cache(maxsize=None)(Playing)
_drawing = lru_cache(maxsize=None)(Drawing)


def cards_awaited(state: State, phase: Dealing | Drawing) -> str:
    """The top of the deck that is about to be drawn: what is left if the deck is short (H-3.1)."""
    number = state.variant.drawn if isinstance(phase, Dealing) else phase.plays
    return state.decks[phase.seat][:number]


def draw_cards(state: State, phase: Dealing | Drawing, outcome: Draw) -> Step[State]:
    """The drawn cards go from deck to hand (H-2.2, H-3.1).

    Cards of a draw that is not shown stay unknown, unless they were known in the deck.
    """
    seat, number = phase.seat, len(outcome.cards)
    deck = state.decks[seat]
    cards = deck[:number] if UNKNOWN in outcome.cards else outcome.cards
    then: Phase
    if isinstance(phase, Drawing):
        then = _playing(seat, phase.plays)
    else:
        then = Returning(seat) if state.variant.returned else _after_set_up_of(seat, state)
    after = state.to(
        then,
        hands=with_side(state.hands, seat, in_order(state.hands[seat] + cards)),
        decks=with_side(state.decks, seat, deck[number:]),
    )
    return _step(phase, after, CardsDrawn(seat, tuple([WORDS[card] for card in outcome.cards])))


def return_cards(state: State, phase: Returning, action: Return) -> Step[State]:
    """Cards go under the deck; then it is the second player's set-up, or the first turn (H-2.2)."""
    after = put_under_deck(state, phase.seat, action.cards).to(_after_set_up_of(phase.seat, state))
    return _step(phase, after, CardsReturned(phase.seat, tuple([WORDS[card] for card in action.cards])))


def deploy_unit(state: State, phase: Playing, action: Deploy) -> Step[State]:
    """A unit comes into play: it wins on the enemy base (H-6.1); elsewhere it attacks if it can (H-5.2)."""
    seat, kind, space = phase.seat, action.kind, action.space
    units = with_side(state.units, seat, state.units[seat].adding(space, kind))
    hands = with_side(state.hands, seat, hand_without(state.hands[seat], kind))
    then: Phase
    if space == BASES[seat.other]:
        then = ENDED
    elif targets(units, seat, space):
        then = Attacking(seat, space, phase.plays - 1)
    else:
        then = _after_play(state, seat, phase.plays - 1)
    event = UnitDeployed(seat, WORDS[kind], space_name(space))
    after = state.to(then, units=units, hands=hands)
    return _step(phase, after, event, *_supplied_again(state, after, seat))


def attack_target(state: State, phase: Attacking, action: Attack) -> Step[State]:
    """The unit just deployed destroys its target (H-5.2)."""
    seat, space = phase.seat, action.space
    attacker, victim = state.units[seat][phase.space], state.units[seat.other][space]
    event = UnitAttacked(seat, WORDS[attacker], space_name(phase.space), WORDS[victim], space_name(space))
    after = destroy(state, seat.other, space).to(_after_play(state, seat, phase.plays))
    return _step(phase, after, event, *_cut_off(state, after, seat.other))


def strike_target(state: State, phase: Playing, action: Strike) -> Step[State]:
    """An air strike destroys an enemy unit (H-5.3)."""
    seat, space = phase.seat, action.space
    victim = WORDS[state.units[seat.other][space]]
    event = AirStrike(seat, victim, space_name(space), state.strikes[seat] - 1)
    after = use_strike(state, seat, space).to(_after_play(state, seat, phase.plays - 1))
    return _step(phase, after, event, *_cut_off(state, after, seat.other))


def pass_turn(state: State, phase: Playing, action: Pass) -> Step[State]:
    """One pass ends the turn, also after its first play (H-3.3)."""
    return _step(phase, state.to(_after_play(state, phase.seat, 0)), Passed(phase.seat))


def _after_set_up_of(seat: Seat, state: State) -> Phase:
    """After one side's set-up comes the other's, then the first player's first turn (H-2.2, H-3.1)."""
    return Dealing(seat.other) if seat is state.first else _drawing(state.first, FIRST_TURN_PLAYS)


def _after_play(state: State, seat: Seat, plays: int) -> Phase:
    """The next play, or the other side's turn, which starts with a draw from a deck that has any (H-3.1)."""
    if plays:
        return _playing(seat, plays)
    return _drawing(seat.other, PLAYS) if state.decks[seat.other] else _playing(seat.other, PLAYS)


def _cut_off(before: State, after: State, owner: Seat) -> tuple[UnitsCutOff, ...]:
    """The units of a side that lost their supply, without the one that was destroyed (H-4.5)."""
    lost = supplied(before.units, owner) - supplied(after.units, owner)
    spaces = tuple([space_name(space) for space in sorted(lost & after.units[owner].keys())])
    return (UnitsCutOff(owner, spaces),) if spaces else ()


def _supplied_again(before: State, after: State, owner: Seat) -> tuple[UnitsSupplied, ...]:
    """The units of a side that got their supply back, without the one that was deployed (H-4.5)."""
    if len(supplied(before.units, owner)) == len(before.units[owner]):
        return ()
    fed = supplied(after.units, owner) - supplied(before.units, owner)
    spaces = tuple([space_name(space) for space in sorted(fed & before.units[owner].keys())])
    return (UnitsSupplied(owner, spaces),) if spaces else ()


def _step(before: Phase, after: State, *events: Event) -> Step[State]:
    """Where a decision or a draw led, unless that is the end: judged when a side is about to play (H-6.2)."""
    phase = after.phase
    if isinstance(phase, Playing) and nothing_left_to_play(after):
        after = after.to(ENDED)
    if after.phase is ENDED:
        return Step(after, (*events, announce(verdict(after))))
    if phase.seat is not before.seat and isinstance(phase, Playing | Drawing):
        return Step(after, (*events, TurnBegan(phase.seat, phase.plays)))
    return Step(after, events)

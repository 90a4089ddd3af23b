"""The order of a turn: draw, play, attack, play, and so on to the next (H-2.2, H-3.1, H-3.3)."""

from __future__ import annotations

from skirmish.core import Event, Seat, Step
from skirmish.games.hill218.actions import Attack, Deploy, Draw, Pass, Return, Strike
from skirmish.games.hill218.events import (
    AirStrike,
    BattleEnded,
    CardsDrawn,
    CardsReturned,
    Passed,
    TurnBegan,
    UnitAttacked,
    UnitDeployed,
)
from skirmish.games.hill218.kinds import BASES, UNKNOWN, WORDS, in_order, space_name
from skirmish.games.hill218.rules.attack import destroy, targets, use_strike
from skirmish.games.hill218.rules.cards import hand_without
from skirmish.games.hill218.rules.setup import put_under_deck
from skirmish.games.hill218.rules.victory import nothing_left_to_play, outcome
from skirmish.games.hill218.state import (
    ENDED,
    Attacking,
    Dealing,
    Drawing,
    Playing,
    Returning,
    State,
    with_side,
)

PLAYS = 2
"""How many cards a turn draws and plays (H-3.1)."""
FIRST_TURN_PLAYS = 1
"""The same in the very first turn."""


def cards_awaited(state: State, phase: Dealing | Drawing) -> str:
    """The top of the deck that is about to be drawn: what is left if the deck is short (H-3.1)."""
    number = state.variant.drawn if isinstance(phase, Dealing) else phase.plays
    return state.decks[phase.seat][:number]


def draw_cards(state: State, phase: Dealing | Drawing, outcome: Draw) -> Step[State]:
    """The drawn cards go from deck to hand (H-2.2, H-3.1).

    A draw that is not shown leaves the cards what they were: unknown, unless the deck knew them.
    """
    seat, number = phase.seat, len(outcome.cards)
    deck = state.decks[seat]
    cards = deck[:number] if UNKNOWN in outcome.cards else outcome.cards
    drawn = state.to(
        phase,
        hands=with_side(state.hands, seat, in_order(state.hands[seat] + cards)),
        decks=with_side(state.decks, seat, deck[number:]),
    )
    event = CardsDrawn(seat, tuple([WORDS[card] for card in outcome.cards]))
    if isinstance(phase, Drawing):
        return _about_to_play(drawn, seat, phase.plays, event)
    if state.variant.returned:
        return Step(drawn.to(Returning(seat)), (event,))
    return _set_up_next(drawn, seat, event)


def return_cards(state: State, phase: Returning, action: Return) -> Step[State]:
    """Cards go under the deck; then it is the second player's set-up, or the first turn (H-2.2)."""
    event = CardsReturned(phase.seat, tuple([WORDS[card] for card in action.cards]))
    return _set_up_next(put_under_deck(state, phase.seat, action.cards), phase.seat, event)


def deploy_unit(state: State, phase: Playing, action: Deploy) -> Step[State]:
    """A unit comes into play: it wins on the enemy base (H-6.1); elsewhere it attacks if it can (H-5.2)."""
    seat, kind, space = phase.seat, action.kind, action.space
    units = with_side(state.units, seat, state.units[seat].adding(space, kind))
    hands = with_side(state.hands, seat, hand_without(state.hands[seat], kind))
    event = UnitDeployed(seat, WORDS[kind], space_name(space))
    if space == BASES[seat.other]:
        return _end(state.to(ENDED, units=units, hands=hands), event)
    if targets(units, seat, space):
        return Step(state.to(Attacking(seat, space, phase.plays - 1), units=units, hands=hands), (event,))
    return _next_play(state.to(phase, units=units, hands=hands), seat, phase.plays - 1, event)


def attack_target(state: State, phase: Attacking, action: Attack) -> Step[State]:
    """The unit just deployed destroys its target (H-5.2)."""
    seat, space = phase.seat, action.space
    attacker, victim = state.units[seat][phase.space], state.units[seat.other][space]
    event = UnitAttacked(seat, WORDS[attacker], space_name(phase.space), WORDS[victim], space_name(space))
    return _next_play(destroy(state, seat.other, space), seat, phase.plays, event)


def strike_target(state: State, phase: Playing, action: Strike) -> Step[State]:
    """An air strike destroys an enemy unit (H-5.3)."""
    seat, space = phase.seat, action.space
    victim = WORDS[state.units[seat.other][space]]
    event = AirStrike(seat, victim, space_name(space), state.strikes[seat] - 1)
    return _next_play(use_strike(state, seat, space), seat, phase.plays - 1, event)


def pass_turn(state: State, phase: Playing, action: Pass) -> Step[State]:
    """One pass ends the turn, also after its first play (H-3.3)."""
    return _begin_turn(state, phase.seat.other, PLAYS, Passed(phase.seat))


def _set_up_next(state: State, seat: Seat, event: Event) -> Step[State]:
    """After one side's set-up comes the other's, then the first player's first turn (H-2.2, H-3.1)."""
    if seat is state.first:
        return Step(state.to(Dealing(seat.other)), (event,))
    return _begin_turn(state, state.first, FIRST_TURN_PLAYS, event)


def _begin_turn(state: State, seat: Seat, plays: int, event: Event) -> Step[State]:
    """A turn starts with a draw; an empty deck gives none (H-3.1)."""
    if not state.decks[seat]:
        return _about_to_play(state, seat, plays, event, TurnBegan(seat, plays))
    return Step(state.to(Drawing(seat, plays)), (event, TurnBegan(seat, plays)))


def _next_play(state: State, seat: Seat, plays: int, event: Event) -> Step[State]:
    """After a play comes the next one, or the other side's turn (H-3.1)."""
    if plays:
        return _about_to_play(state, seat, plays, event)
    return _begin_turn(state, seat.other, PLAYS, event)


def _about_to_play(state: State, seat: Seat, plays: int, *events: Event) -> Step[State]:
    """A side plays unless that is the end, which is judged here and nowhere else (H-6.2)."""
    if nothing_left_to_play(state):
        return _end(state.to(ENDED), *events)
    return Step(state.to(Playing(seat, plays)), events)


def _end(state: State, *events: Event) -> Step[State]:
    """The battle is over (H-6.1, H-6.2)."""
    over = outcome(state)
    result = "draw" if over.winner is None else over.winner.word
    return Step(state, (*events, BattleEnded(result, over.how)))

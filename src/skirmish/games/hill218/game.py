"""The Battle for Hill 218, as the core's :class:`~skirmish.core.Game`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final, get_args

from skirmish.core import (
    Below,
    Decide,
    Event,
    Fact,
    Frozen,
    IllegalAction,
    ImpossibleOutcome,
    Options,
    Pending,
    Refusal,
    Roll,
    Seat,
    Step,
)
from skirmish.core.value import replace
from skirmish.games.hill218 import notation
from skirmish.games.hill218.actions import (
    Action,
    Attack,
    Deploy,
    Draw,
    Outcome,
    Pass,
    Return,
    Strike,
    draw,
    give_back,
    masked,
)
from skirmish.games.hill218.events import CardsDrawn, CardsReturned
from skirmish.games.hill218.info import INFO
from skirmish.games.hill218.kinds import UNKNOWN, WORDS, space_name
from skirmish.games.hill218.past import format_past, with_past
from skirmish.games.hill218.rules import attack, deployment, plays, setup, turn, victory
from skirmish.games.hill218.rules.cards import Pool, odds, unaccounted
from skirmish.games.hill218.state import Attacking, Dealing, Drawing, Ended, Playing, Returning, State
from skirmish.games.hill218.variants import VARIANTS, variant_named
from skirmish.games.hill218.view import View, state_of, view_of

RULES: Final = tuple(
    f"H-{section}.{number}"
    for section, last in enumerate((2, 2, 3, 5, 4, 3), 1)
    for number in range(1, last + 1)
)
_ENTRIES: Final = frozenset((*get_args(Action), Outcome))
_CHANCE: Final = (Dealing, Drawing)

# Each phase with the decisions it awaits: the rule that refuses one, the rule that carries it out. The
# keys fix the types of phase and action, which a dict's type can't say: hence Any.
_Refuse = Callable[[Any, Any, Any], Refusal | None]
_Apply = Callable[[Any, Any, Any], Step[State]]
_DECISIONS: Final[dict[tuple[type, type], tuple[_Refuse, _Apply]]] = {
    (Returning, Return): (setup.refuse_return, turn.return_cards),
    (Playing, Deploy): (deployment.refuse_deployment, turn.deploy_unit),
    (Playing, Strike): (attack.refuse_strike, turn.strike_target),
    (Playing, Pass): (plays.refuse_pass, turn.pass_turn),
    (Attacking, Attack): (attack.refuse_attack, turn.attack_target),
}
_RULE_OF: Final[dict[type, str]] = {Attack: "H-5.1", Draw: "H-3.1"}
"""The rules cited when an attack or a draw is tried instead of a play."""
_LEGAL: Final[dict[type, Callable[[Any, Any], Sequence[Action]]]] = {
    Returning: setup.legal_returns,
    Playing: plays.legal_plays,
    Attacking: attack.legal_attacks,
}


@lru_cache(maxsize=1 << 12)
def _roll(seat: Seat, prompt: str, pool: Pool, top: str) -> Roll[Outcome]:
    """The draw of the cards ``top`` of a deck; the same few come back in game after game."""
    weights = odds(pool, top)
    return Roll(seat, prompt, tuple([draw(cards) for cards in weights]), tuple(weights.values()))


@lru_cache(maxsize=1 << 8)
def _decide(seat: Seat, prompt: str, facts: tuple[tuple[str, Fact], ...]) -> Decide:
    return Decide(seat, prompt, Frozen(facts))


class Hill218:
    """The Battle for Hill 218: two decks of 24 units, a hill, a base behind it for each side."""

    name: Final = INFO.name
    info: Final = INFO
    variants: Final = tuple(VARIANTS)
    rules: Final = RULES

    def start(self, options: Options) -> State:
        """Two shuffled decks; the first player's cards are awaited (H-2.2)."""
        return setup.start(options)

    def pending(self, state: State) -> Pending[Outcome]:
        """Who must decide, which cards chance must settle, or how the battle ended."""
        phase = state.phase
        match phase:
            case Playing(seat=seat, plays=left):
                return _decide(seat, phase.prompt, (("plays", left),))
            case Dealing(seat=seat) | Drawing(seat=seat):
                top = turn.cards_awaited(state, phase)
                return _roll(seat, phase.prompt, unaccounted(state, seat), top)
            case Attacking(seat=seat, space=space, plays=left):
                kind = WORDS[state.units[seat][space]]
                facts = (("kind", kind), ("unit", space_name(space)), ("plays", left))
                return _decide(seat, phase.prompt, facts)
            case Returning(seat=seat):
                return _decide(seat, phase.prompt, (("count", state.variant.returned),))
        return victory.verdict(state)

    def legal(self, view: View) -> Sequence[Action]:
        """Every legal decision of the viewer's seat; empty if it must not decide now.

        With unknown cards in its hand, every decision that some filling-in allows.
        """
        phase = view.phase
        options = _LEGAL.get(type(phase))
        return options(view, phase) if options is not None and phase.seat == view.seat else []

    def refusal(self, state: State, seat: Seat, action: Action | Outcome) -> Refusal | None:
        """Why ``seat`` may not do this now, or None if it may.

        A return that is not shown (``<??``) is allowed if the hand has as many unknown cards.
        """
        phase = state.phase
        decision = _DECISIONS.get((type(phase), type(action)))
        if decision is not None and seat == phase.seat:
            # Judged from the view: a refusal must not reveal hidden information.
            return decision[0](view_of(state, seat, False), phase, action)
        if type(action) not in _ENTRIES:
            raise TypeError(f"not an action of the hill: {action!r}")
        match phase:
            case Ended():
                rule = "H-6.1" if victory.verdict(state).how == "base" else phase.rule
                return Refusal("battle-over", rule)
            case Dealing() | Drawing():
                return Refusal("chance-awaited", phase.rule, (), {"awaited": phase.prompt})
        if seat != phase.seat:
            return Refusal("not-your-turn", phase.rule, (), {"seat": phase.seat.word})
        if isinstance(phase, Attacking):
            return attack.attack_first(state, phase)
        rule = _RULE_OF.get(type(action), phase.rule) if isinstance(phase, Playing) else phase.rule
        return Refusal("not-now", rule, (), {"awaited": phase.prompt})

    def apply(self, state: State, seat: Seat, action: Action | Outcome) -> Step[State]:
        """The state after a decision; :class:`IllegalAction` if it is refused."""
        refusal = self.refusal(state, seat, action)
        if refusal is not None:
            raise IllegalAction(str(action), refusal)
        phase = state.phase
        return _DECISIONS[type(phase), type(action)][1](state, phase, action)

    def resolve(self, state: State, outcome: Action | Outcome) -> Step[State]:
        """The state after a draw; ``+??`` is a draw whose cards are not shown."""
        phase = state.phase
        if type(outcome) not in _ENTRIES:
            raise TypeError(f"not a chance event of the hill: {outcome!r}")
        if not isinstance(outcome, Draw) or not isinstance(phase, _CHANCE):
            rule = "H-3.1" if isinstance(phase, Playing) else phase.rule
            raise ImpossibleOutcome("chance-not-awaited", token=str(outcome), rule=rule, awaited=phase.prompt)
        cards, top = outcome.cards, turn.cards_awaited(state, phase)
        if len(cards) != len(top):
            raise ImpossibleOutcome(
                "draw-count", game=self.name, token=str(outcome), rule=phase.rule, count=len(top)
            )
        if cards != masked(cards) and cards not in odds(unaccounted(state, phase.seat), top):
            raise ImpossibleOutcome("draw-impossible", game=self.name, token=str(outcome), rule="H-1.2")
        return turn.draw_cards(state, phase, outcome)

    def view(self, state: State, seat: Seat | None, *, over: bool = False) -> View:
        """What a seat may know: everything but the other side's cards, and those too once it is over."""
        return view_of(state, seat, over or isinstance(state.phase, Ended))

    def sample(self, view: View, below: Below) -> State:
        """A state that this view allows: the others' cards are filled in, all equally likely."""
        return state_of(view, below)

    def shown(self, entry: Action | Outcome, actor: Seat, viewer: Seat | None) -> Action | Outcome:
        """Cards drawn and returned are shown to their owner only (H-2.2)."""
        if viewer is actor:
            return entry
        if isinstance(entry, Draw):
            return draw(masked(entry.cards))
        return give_back(masked(entry.cards)) if isinstance(entry, Return) else entry

    def witness(self, event: Event, viewer: Seat | None) -> Event:
        """Cards drawn and returned are shown to their owner only (H-2.2)."""
        if isinstance(event, CardsDrawn | CardsReturned) and event.seat is not viewer:
            return replace(event, cards=(WORDS[UNKNOWN],) * len(event.cards))
        return event

    def is_chance(self, entry: Action | Outcome) -> bool:
        """Whether this is a draw."""
        return isinstance(entry, Draw)

    def parse(self, token: str) -> Action | Outcome:
        """The decision or draw a token names (section 7)."""
        return notation.parse_token(token)

    def position(self, known: State | View) -> str:
        """The position string (section 7); there always is one."""
        return notation.format_position(known)

    def from_position(self, text: str, variant: str | None = None) -> State:
        """The state a position string describes; the variant matters only in the set-up."""
        return notation.parse_position(text, variant_named(variant or "standard"))

    def past(self, known: State | View) -> str:
        """The units destroyed before (H-5.4), which no position string names."""
        return format_past(known)

    def with_past(self, state: State, past: str) -> State:
        """The state with these units destroyed before: they are drawn no more."""
        return with_past(state, past)


GAME: Final = Hill218()

"""Battle for the Island, as the core's :class:`~skirmish.core.Game`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, get_args

from skirmish.core import (
    Below,
    Decide,
    Event,
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
from skirmish.games.island import notation
from skirmish.games.island.actions import (
    DIE,
    END,
    Action,
    ChangeDirection,
    Die,
    End,
    LoadPad,
    Move,
    NominatePad,
    Outcome,
    PlaceBlock,
    PlaceCharacter,
    Reinforce,
    RemoveFromIsland,
    RemoveFromPad,
    Shoot,
    SlidePad,
    TurnOver,
)
from skirmish.games.island.events import Rolled
from skirmish.games.island.info import INFO
from skirmish.games.island.past import format_past, with_past
from skirmish.games.island.rules import blocks, movement, setup, shooting, turn, victory, zero
from skirmish.games.island.state import (
    Choosing,
    Deploying,
    Ended,
    Entering,
    Known,
    Loading,
    Moved,
    Penalising,
    PenalisingPad,
    Phase,
    Placing,
    Rolling,
    RollingPad,
    Sliding,
    State,
    Turning,
    UsingRoll,
)
from skirmish.games.island.variants import VARIANTS
from skirmish.games.island.view import View, state_of, view_of

RULES: Final = tuple(
    f"I-{section}.{number}"
    for section, last in enumerate((5, 6, 9, 7, 5, 4, 3, 3), 1)
    for number in range(1, last + 1)
)
_ROLLED: Final = tuple(tuple((Rolled(seat, die.face),) for die in DIE) for seat in Seat)
_DICE: Final = (Rolling, RollingPad)
_ENTRIES: Final = frozenset((*get_args(Action), *get_args(Outcome)))
_CHANCE: Final = (Rolling, RollingPad, Turning)

# Each phase with the decisions it awaits: the rule that refuses one, the rule that carries it out. The
# keys fix the types of phase and action, which a dict's type can't say: hence Any.
_Refuse = Callable[[Any, Any, Any], Refusal | None]
_Apply = Callable[[Any, Any, Any], Step[State]]
_SHOT: Final = (shooting.refuse_shot, shooting.apply_shot)
_ENTRY: Final = (zero.refuse_entry, zero.apply_entry)


def _never_refused(known: Known, phase: Phase, action: Action) -> None:
    """For decisions that their phase always allows."""


def _apply_end(state: State, phase: Moved, action: End) -> Step[State]:
    return turn.end_turn(state, phase.seat, ())


_DECISIONS: Final[dict[tuple[type, type], tuple[_Refuse, _Apply]]] = {
    (Placing, PlaceBlock): (setup.refuse_block, setup.apply_block),
    (Deploying, PlaceCharacter): (setup.refuse_character, setup.apply_character),
    (Loading, LoadPad): (setup.refuse_load, setup.apply_load),
    (Entering, Reinforce): _ENTRY,
    (UsingRoll, Shoot): _SHOT,
    (UsingRoll, Move): (movement.refuse_move, movement.apply_move),
    (UsingRoll, End): (movement.refuse_end, movement.apply_nothing_moves),
    (Choosing, Shoot): _SHOT,
    (Choosing, Reinforce): _ENTRY,
    (Choosing, NominatePad): (zero.refuse_nomination, zero.apply_nomination),
    (Choosing, ChangeDirection): (zero.refuse_turn, zero.apply_turn),
    (Sliding, Shoot): _SHOT,
    (Sliding, SlidePad): (zero.refuse_slide, zero.apply_slide),
    (Moved, Shoot): _SHOT,
    (Moved, End): (_never_refused, _apply_end),
    (Penalising, RemoveFromIsland): (movement.refuse_removal, movement.apply_removal),
    (PenalisingPad, RemoveFromPad): (zero.refuse_pad_removal, zero.apply_pad_removal),
}


@cache  # There are some 1,500 such phases, and every turn asks for a few of them.
def _awaited(phase: Any) -> Pending[Outcome]:
    """The die or the decision that a phase awaits."""
    if isinstance(phase, _DICE):
        return Roll(phase.seat, phase.prompt, DIE, (1,) * 6)
    facts = {"roll": phase.roll} if isinstance(phase, (UsingRoll, Sliding)) else {}
    return Decide(phase.seat, phase.prompt, Frozen(facts))


def _shots_and(options: Callable[[Any, Any], list[Any]]) -> Callable[[Any, Any], list[Action]]:
    """I-3.1: shots, and what else the phase allows."""

    def both(known: Known, phase: shooting.Shooting) -> list[Action]:
        return [*shooting.exact_hits(known, phase.seat), *options(known, phase)]

    return both


def _legal_end(known: Known, phase: Moved) -> list[Action]:
    return [END]


_LEGAL: Final[dict[type, Callable[[Any, Any], list[Any]]]] = {
    Placing: setup.legal_blocks,
    Deploying: setup.legal_characters,
    Loading: setup.legal_loads,
    Entering: zero.legal_entries,
    UsingRoll: _shots_and(movement.legal_uses),
    Choosing: _shots_and(zero.legal_options),
    Sliding: _shots_and(zero.legal_slides),
    Moved: _shots_and(_legal_end),
    Penalising: movement.legal_removals,
    PenalisingPad: zero.legal_pad_removals,
}


class Island:
    """Battle for the Island: two sides, twenty characters, ten face-down blocks, one die."""

    name: Final = INFO.name
    info: Final = INFO
    variants: Final = tuple(VARIANTS)
    rules: Final = RULES

    def start(self, options: Options) -> State:
        """The empty island, the first player to place a block (I-2.2)."""
        return setup.start(options)

    def pending(self, state: State) -> Pending[Outcome]:
        """Who must decide, what chance must settle, or how the battle ended."""
        phase = state.phase
        if isinstance(phase, Turning):
            return blocks.turnings(state, phase)
        if isinstance(phase, Ended):
            return victory.verdict(state)
        return _awaited(phase)

    def legal(self, view: View) -> list[Action]:
        """Every legal decision of the viewer's seat; empty if it must not decide now."""
        phase = view.phase
        options = _LEGAL.get(type(phase))
        return options(view, phase) if options is not None and phase.seat == view.seat else []

    def refusal(self, state: State, seat: Seat, action: Action | Outcome) -> Refusal | None:
        """Why ``seat`` may not do this now, or None if it may."""
        phase = state.phase
        if type(action) not in _ENTRIES:
            raise TypeError(f"not an action of the island: {action!r}")
        if isinstance(phase, Ended):
            return Refusal("battle-over", phase.rule)
        if isinstance(phase, _CHANCE):
            # Between the option of a zero and its roll no shot is allowed (I-4.1).
            option = isinstance(phase, RollingPad) or (isinstance(phase, Rolling) and phase.mover is not None)
            rule = "I-4.1" if option and isinstance(action, Shoot) else phase.rule
            return Refusal("chance-awaited", rule, (), {"awaited": phase.prompt})
        if seat != phase.seat:
            return Refusal("not-your-turn", phase.rule, (), {"seat": phase.seat.word})
        decision = _DECISIONS.get((type(phase), type(action)))
        if decision is None:
            # No shot is named where none hits.
            ends = isinstance(phase, Moved) and not shooting.exact_hits(state, seat)
            return Refusal("not-now", phase.rule, (), {"awaited": "end" if ends else phase.prompt})
        return decision[0](state, phase, action)

    def apply(self, state: State, seat: Seat, action: Action | Outcome) -> Step[State]:
        """The state after a decision; :class:`IllegalAction` if it is refused."""
        refusal = self.refusal(state, seat, action)
        if refusal is not None:
            raise IllegalAction(str(action), refusal)
        phase = state.phase
        return _DECISIONS[type(phase), type(action)][1](state, phase, action)

    def resolve(self, state: State, outcome: Action | Outcome) -> Step[State]:
        """The state after the die has been rolled or a block turned over."""
        phase = state.phase
        if isinstance(outcome, TurnOver):
            if isinstance(phase, Turning):
                return blocks.resolve_turning(state, phase, outcome)
        elif isinstance(outcome, Die):
            if isinstance(phase, _DICE):
                return _resolve_die(state, phase, outcome.face)
        elif type(outcome) not in _ENTRIES:
            raise TypeError(f"not a chance event of the island: {outcome!r}")
        raise ImpossibleOutcome(
            "chance-not-awaited", token=str(outcome), rule=phase.rule, awaited=phase.prompt
        )

    def view(self, state: State, seat: Seat | None, *, over: bool = False) -> View:
        """What a seat may know: everything; the kinds of face-down blocks are not settled yet."""
        return view_of(state, seat)

    def sample(self, view: View, below: Below) -> State:
        """The only state this view allows."""
        return state_of(view)

    def shown(self, entry: Action | Outcome, actor: Seat, viewer: Seat | None) -> Action | Outcome:
        """All decisions and dice are open."""
        return entry

    def witness(self, event: Event, viewer: Seat | None) -> Event:
        """All events are open."""
        return event

    def is_chance(self, entry: Action | Outcome) -> bool:
        """Whether this is a die or a block turned over."""
        return isinstance(entry, (Die, TurnOver))

    def parse(self, token: str) -> Action | Outcome:
        """The decision or chance event a token names (section 9)."""
        return notation.parse_token(token)

    def position(self, known: State | View) -> str:
        """The position string (section 9); there is none in the set-up and while blocks are turned."""
        return notation.format_position(known)

    def from_position(self, text: str, variant: str | None = None) -> State:
        """The state a position string describes; the string itself names its variant."""
        return notation.parse_position(text)

    def past(self, known: State | View) -> str:
        """The quiet turns before (I-7.3), which no position string counts."""
        return format_past(known)

    def with_past(self, state: State, past: str) -> State:
        """The state after these quiet turns."""
        return with_past(state, past)


def _resolve_die(state: State, phase: Rolling | RollingPad, face: int) -> Step[State]:
    """I-3.1, I-4.1, I-4.3: the phase after a roll."""
    if face not in range(len(DIE)):
        raise ValueError(f"the die has no face {face}")
    seat = phase.seat
    then: Phase
    if face == 0:
        then = Choosing(seat)
    elif isinstance(phase, RollingPad):
        then = Sliding(seat, face)
    else:
        then = UsingRoll(seat, face, phase.mover)
    return Step(state.to(then), _ROLLED[seat][face])


GAME: Final = Island()

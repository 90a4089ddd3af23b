"""The Battle for Hill 218 in the position editor."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from skirmish.core import ImpossiblePosition, NotationError, Seat, value
from skirmish.games.hill218.kinds import (
    BASES,
    COUNTS,
    DECK_SIZE,
    KINDS,
    LETTERS,
    STRIKES,
    UNKNOWN,
    Space,
    in_order,
    space_name,
)
from skirmish.games.hill218.notation import check_position, parse_space, read_position, write_position
from skirmish.games.hill218.rules.victory import nothing_left_to_play, verdict
from skirmish.games.hill218.state import ENDED, NO_UNITS, State, Units, with_side
from skirmish.games.hill218.variants import VARIANTS
from skirmish.presenter.editing import Control, Edit, Option, Stock, check_control, no_edit
from skirmish.presenter.structs import Said, seat_name

_LETTER: Final = {row.word: letter for letter, row in KINDS.items()}
_TURN: Final = re.compile(r"(?:([SN])([0-2]?):(play|draw|return|attack)(?:@(.+))?|over:(S|N|draw))")
_PLAYS: Final = {"play": "12", "draw": "12", "attack": "01"}
_AWAITED: Final = ("play", "draw", "attack", "won", "drawn", "deal", "return")
"""What may be awaited; ``deal`` and ``return`` belong to the set-up, ``won`` and ``drawn`` to the end."""
_SET_UP: Final = {"deal": "draw", "return": "return"}
CARDS: Final = "cards"
"""The group of the controls that say which cards are in a hand."""
_FARTHEST: Final = 99
"""How far from the hill a unit can be put by hand; a text may have it farther away."""


@value
class Turn:
    """The parts of TURN. ``plays`` is empty in the set-up and at the end; ``at`` is the attacker's space."""

    side: str
    awaited: str
    plays: str = ""
    at: str = ""

    def __str__(self) -> str:
        if self.awaited in ("won", "drawn"):
            return f"over:{self.side if self.awaited == 'won' else 'draw'}"
        if self.awaited in _SET_UP:
            return f"{self.side}:{_SET_UP[self.awaited]}"
        where = f"@{self.at}" if self.awaited == "attack" else ""
        return f"{self.side}{self.plays}:{self.awaited}{where}"


def _turn(text: str) -> Turn:
    match = _TURN.fullmatch(text)
    assert match is not None  # it was read
    side, plays, awaited, at, winner = match.groups()
    if winner:
        return Turn("S", "drawn") if winner == "draw" else Turn(winner, "won")
    if not plays:
        return Turn(side, "deal" if awaited == "draw" else "return")
    return Turn(side, awaited, plays, at or "")


@value
class Draft:
    """A position that may be impossible. The state's phase follows from ``turn``, and says less."""

    state: State
    turn: str


class HillEditing:
    """Units are put on spaces; the turn, hands, decks and air strikes can be set."""

    sample: Final = "I@0,-1;T@1,-1/I@0,1;H@-1,1 IHSP/???? ????????????????/???????????????? 2/2 S2:play"

    def read(self, text: str, variant: str | None) -> Draft:
        """The draft of a text; the variant matters in the set-up only."""
        return Draft(*read_position(text, VARIANTS[variant or "standard"]))

    def write(self, draft: Draft) -> str:
        """The position string."""
        return write_position(draft.state, draft.turn)

    def variant(self, draft: Draft) -> str:
        """The variant's name."""
        return draft.state.variant.name

    def known(self, draft: Draft) -> State:
        """The state that a draft describes, possible or not."""
        return draft.state

    def check(self, draft: Draft) -> None:
        """Raises ImpossiblePosition with the first fault."""
        check_position(draft.state, draft.turn)

    def stock(self, draft: Draft) -> list[Stock]:
        """Units that are neither in play nor known to be in a hand or a deck."""
        found = []
        for seat in Seat:
            cards = _cards(draft.state, seat)
            for letter, most in zip(LETTERS, COUNTS, strict=True):
                word = KINDS[letter].word
                left = max(0, most - cards.count(letter))
                found.append(Stock(word, Said("hillpage-kind", {"kind": word}), left, seat_name(seat)))
        return found

    def controls(self, draft: Draft) -> list[Control]:
        """The turn, and each side's hand, deck and air strikes."""
        state, turn = draft.state, _turn(draft.turn)
        seats = [Option(seat.letter, Said("hill218-seat", {"seat": seat.word})) for seat in Seat]
        awaited = [Option(each, Said("hill218-edit-awaited", {"awaited": each})) for each in _AWAITED]
        controls = [
            Control("side", Said("page-edit-side"), turn.side, seats),
            Control("awaited", Said("page-edit-awaited"), turn.awaited, awaited),
        ]
        if turn.awaited in _PLAYS:
            plays = [Option(each, Said("text-line", {"text": each})) for each in _PLAYS[turn.awaited]]
            controls.append(Control("plays", Said("hill218-edit-plays"), turn.plays, plays))
        if turn.awaited == "attack":
            own = [space_name(space) for space in sorted(state.units[Seat.from_letter(turn.side)])]
            spaces = [Option(each, Said("hill218-edit-space", {"at": each})) for each in {*own, turn.at}]
            spaces.sort(key=lambda each: parse_space(each.value))
            controls.append(Control("attacker", Said("hill218-edit-attacker"), turn.at, spaces))
        for seat in Seat:
            controls += _card_controls(state, seat)
        return controls

    def edit(self, draft: Draft, edit: Edit) -> Draft:
        """The draft after an edit."""
        state = draft.state
        match edit.act:
            case "put":
                if edit.piece not in _LETTER or edit.seat is None:
                    raise no_edit(edit.piece)
                seat = Seat.SOUTH if edit.seat == "south" else Seat.NORTH
                space = _space(edit.at)
                units = _without(state, space)
                more = units[seat].adding(space, _LETTER[edit.piece])
                put = replace(state, units=with_side(units, seat, more))
                return Draft(_taken(put, seat), draft.turn)
            case "remove":
                return Draft(replace(state, units=_without(state, _space(edit.at))), draft.turn)
            case "move":
                return _moved(draft, _space(edit.at), _space(edit.to))
            case "turn":
                return draft
            case "set":
                return _set(draft, edit)
            case "clear":
                return Draft(replace(state, units=(NO_UNITS, NO_UNITS)), draft.turn)

    def fix(self, draft: Draft, fault: ImpossiblePosition) -> tuple[Said, Draft] | None:
        """The draft without a fault: what is too many is taken away, what does not fit is set."""
        state = draft.state
        match fault.code.removeprefix("bad-position-"):
            case "hill" | "too-wide":
                space = parse_space(fault.places[0])
                words = Said("hill218-edit-fix-unit", {"at": fault.places[0]})
                return words, Draft(replace(state, units=_without(state, space)), draft.turn)
            case "shared-space":
                space = parse_space(fault.places[0])
                north = with_side(state.units, Seat.NORTH, state.units[Seat.NORTH].removing(space))
                words = Said("hill218-edit-fix-unit", {"at": fault.places[0]})
                return words, Draft(replace(state, units=north), draft.turn)
            case "too-many" | "too-many-in-all":
                return _fewer(draft, fault)
            case "enemy-base":
                seat = Seat.SOUTH if fault.facts["seat"] == "south" else Seat.NORTH
                if BASES[seat] in state.units[seat.other]:
                    space = BASES[seat.other]
                    words = Said("hill218-edit-fix-unit", {"at": space_name(space)})
                    return words, Draft(replace(state, units=_without(state, space)), draft.turn)
        return Said("page-edit-fix-turn"), _turned(draft, _likely(draft))


EDITING: Final = HillEditing()


def _cards(state: State, seat: Seat) -> str:
    """All cards of a side that the position names, unknown ones included."""
    return "".join((state.hands[seat], state.decks[seat], *state.units[seat].values()))


def _card_controls(state: State, seat: Seat) -> list[Control]:
    side, hand, deck = seat_name(seat), state.hands[seat], state.decks[seat]
    spare = max(0, DECK_SIZE - len(_cards(state, seat)))
    counts = (("hand", hand), ("deck", deck))
    controls = [
        Control(name, Said(f"hill218-edit-{name}"), str(len(cards)), most=len(cards) + spare, seat=side)
        for name, cards in counts
    ]
    strikes = str(state.strikes[seat])
    controls.append(Control("strikes", Said("hill218-edit-strikes"), strikes, most=STRIKES, seat=side))
    for letter, most in zip(LETTERS, COUNTS, strict=True):
        held, elsewhere = hand.count(letter), _cards(state, seat).count(letter) - hand.count(letter)
        room = hand.count(UNKNOWN) + held + spare
        words = Said("hillpage-kind", {"kind": KINDS[letter].word})
        highest = max(held, min(most - elsewhere, room))
        controls.append(
            Control(f"hand-{KINDS[letter].word}", words, str(held), most=highest, seat=side, group=CARDS)
        )
    return controls


def _space(name: str) -> Space:
    try:
        space = parse_space(name)
    except NotationError:
        raise no_edit(name) from None
    if max(map(abs, space)) > _FARTHEST:
        raise no_edit(name)
    return space


def _without(state: State, space: Space) -> tuple[Units, Units]:
    """Both sides' units without those on a space."""
    south, north = (each.removing(space) if space in each else each for each in state.units)
    return south, north


def _taken(state: State, seat: Seat) -> State:
    """The state after a side has brought a unit: the deck gives it, if all cards are spoken for."""
    deck = state.decks[seat]
    if len(_cards(state, seat)) <= DECK_SIZE or UNKNOWN not in deck:
        return state
    return replace(state, decks=with_side(state.decks, seat, _less(deck, UNKNOWN)))


def _moved(draft: Draft, start: Space, end: Space) -> Draft:
    """The draft with the unit of one space on another. An attacker stays the one that attacks."""
    state = draft.state
    seat = next((each for each in Seat if start in state.units[each]), None)
    if seat is None or start == end:
        return draft
    kind = state.units[seat][start]
    state = replace(state, units=_without(state, start))
    state = replace(state, units=_without(state, end))
    state = replace(state, units=with_side(state.units, seat, state.units[seat].adding(end, kind)))
    turn = _turn(draft.turn)
    if turn.at == space_name(start):
        return _turned(Draft(state, draft.turn), replace(turn, at=space_name(end)))
    return Draft(state, draft.turn)


def _turned(draft: Draft, turn: Turn) -> Draft:
    """The draft with another TURN."""
    return Draft(*read_position(write_position(draft.state, str(turn)), draft.state.variant))


def _likely(draft: Draft) -> Turn:
    """A TURN that fits the field and the cards, for the same side if possible."""
    state, turn = draft.state, _turn(draft.turn)
    stormed = any(BASES[seat.other] in state.units[seat] for seat in Seat)
    if stormed or nothing_left_to_play(state):
        winner = verdict(replace(state, phase=ENDED)).winner
        return Turn("S", "drawn") if winner is None else Turn(winner.letter, "won")
    if turn.awaited == "draw" and turn.plays == "1" and state.decks[Seat.from_letter(turn.side)]:
        return Turn(turn.side, "draw", "2")
    return Turn(turn.side, "play", "1" if turn.plays in ("0", "1") else "2")


def _fewer(draft: Draft, fault: ImpossiblePosition) -> tuple[Said, Draft]:
    """The draft with one card less: a unit that was named, else a card of the deck or the hand."""
    state = draft.state
    seat = Seat.SOUTH if fault.facts["seat"] == "south" else Seat.NORTH
    if fault.places:
        space = parse_space(fault.places[0])
        words = Said("hill218-edit-fix-unit", {"at": fault.places[0]})
        return words, Draft(replace(state, units=_without(state, space)), draft.turn)
    letter = _LETTER.get(str(fault.facts.get("kind", "")), "")
    for field, cards in (("decks", state.decks), ("hands", state.hands)):
        own = cards[seat]
        extra = letter if letter in own and letter else UNKNOWN if not letter and UNKNOWN in own else own[-1:]
        if extra and (not letter or letter in own):
            left = with_side(cards, seat, _less(own, extra))
            changed = replace(state, decks=left) if field == "decks" else replace(state, hands=left)
            return Said("hill218-edit-fix-card"), Draft(changed, draft.turn)
    space = max(state.units[seat])
    words = Said("hill218-edit-fix-unit", {"at": space_name(space)})
    return words, Draft(replace(state, units=_without(state, space)), draft.turn)


def _less(cards: str, card: str) -> str:
    """Cards without the last one of a kind."""
    before, _, after = cards.rpartition(card)
    return before + after


def _set(draft: Draft, edit: Edit) -> Draft:
    """The draft with a control changed."""
    state, turn = draft.state, _turn(draft.turn)
    check_control(EDITING.controls(draft), edit)
    if edit.seat is None:
        return _turned(draft, _other_turn(draft, turn, edit))
    seat, number = (Seat.SOUTH if edit.seat == "south" else Seat.NORTH), int(edit.value)
    if edit.control == "strikes":
        return Draft(replace(state, strikes=with_side(state.strikes, seat, number)), draft.turn)
    if edit.control == "deck":
        decks = with_side(state.decks, seat, _sized(state.decks[seat], number))
        return Draft(replace(state, decks=decks), draft.turn)
    hand = state.hands[seat]
    if edit.control == "hand":
        hand = _sized(hand, number)
    else:
        hand = _holding(hand, _LETTER[edit.control.removeprefix("hand-")], number)
    return Draft(replace(state, hands=with_side(state.hands, seat, in_order(hand))), draft.turn)


def _sized(cards: str, number: int) -> str:
    """A number of cards: unknown ones come and go first."""
    while len(cards) > number:
        cards = _less(cards, UNKNOWN if UNKNOWN in cards else cards[-1])
    return cards + UNKNOWN * (number - len(cards))


def _holding(hand: str, letter: str, number: int) -> str:
    """A hand with a number of one kind: an unknown card becomes known, and the other way round."""
    while hand.count(letter) > number:
        hand = _less(hand, letter) + UNKNOWN
    while hand.count(letter) < number:
        hand = (_less(hand, UNKNOWN) if UNKNOWN in hand else hand) + letter
    return hand


def _other_turn(draft: Draft, turn: Turn, edit: Edit) -> Turn:
    """TURN with one of its parts changed, and the others as they fit it."""
    if edit.control == "plays":
        return replace(turn, plays=edit.value)
    if edit.control == "attacker":
        return replace(turn, at=edit.value)
    side = edit.value if edit.control == "side" else turn.side
    awaited = edit.value if edit.control == "awaited" else turn.awaited
    plays = ""
    if awaited in _PLAYS:
        plays = turn.plays if turn.plays and turn.plays in _PLAYS[awaited] else _PLAYS[awaited][-1]
    own = sorted(draft.state.units[Seat.from_letter(side)])
    at = space_name(own[0] if own else BASES[Seat.from_letter(side)]) if awaited == "attack" else ""
    return Turn(side, awaited, plays, at)

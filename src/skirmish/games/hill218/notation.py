"""Tokens and position strings (section 7): strict, and exact inverses of each other."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from itertools import chain
from typing import Final

from skirmish.core import NORTH, SOUTH, Fact, ImpossiblePosition, NotationError, Over, Seat
from skirmish.core.errors import excerpt
from skirmish.games.hill218.actions import PASS, Action, Attack, Deploy, Draw, Outcome, Return, Strike
from skirmish.games.hill218.kinds import (
    BASES,
    COUNTS,
    DECK_SIZE,
    HILL,
    KINDS,
    LETTERS,
    STRIKES,
    UNKNOWN,
    Space,
    in_order,
    space_name,
)
from skirmish.games.hill218.rules.attack import targets
from skirmish.games.hill218.rules.cards import unaccounted
from skirmish.games.hill218.rules.deployment import drop_rectangle
from skirmish.games.hill218.rules.plays import can_be_stuck, plays
from skirmish.games.hill218.rules.turn import FIRST_TURN_PLAYS, PLAYS
from skirmish.games.hill218.rules.victory import nothing_left_to_play, verdict
from skirmish.games.hill218.state import (
    ENDED,
    Attacking,
    Dealing,
    Drawing,
    Ended,
    Known,
    Phase,
    Playing,
    Returning,
    State,
    Units,
)
from skirmish.games.hill218.variants import STANDARD, VARIANTS, Variant

LONGEST_TOKEN: Final = 24
"""``I@-999999999,-999999999`` is shorter: anything longer is refused without parsing."""
MOST_CARDS: Final = max(variant.drawn for variant in VARIANTS.values())

_NUMBER = r"(0|-?[1-9][0-9]{0,8})"
_SPACE = rf"{_NUMBER},{_NUMBER}"
_DEPLOY = re.compile(rf"([{LETTERS}])@{_SPACE}")
_ATTACK = re.compile(rf"\*{_SPACE}")
_STRIKE = re.compile(rf"!{_SPACE}")
_CARDS = re.compile(rf"[+<](?:[{LETTERS}]{{1,{MOST_CARDS}}}|\?{{1,{MOST_CARDS}}})")


def parse_space(name: str) -> Space:
    """The space a name such as ``-2,1`` stands for. Raises :class:`NotationError`."""
    match = re.fullmatch(_SPACE, name)
    if match is None:
        raise NotationError("no-space", game="hill218", text=excerpt(name, 40))
    return int(match[1]), int(match[2])


def parse_token(token: str) -> Action | Outcome:
    """The decision or draw a token names. Raises :class:`NotationError`."""
    if token == "pass":
        return PASS
    if len(token) <= LONGEST_TOKEN:
        if match := _DEPLOY.fullmatch(token):
            return Deploy(match[1], (int(match[2]), int(match[3])))
        if match := _ATTACK.fullmatch(token):
            return Attack((int(match[1]), int(match[2])))
        if match := _STRIKE.fullmatch(token):
            return Strike((int(match[1]), int(match[2])))
        if _CARDS.fullmatch(token):
            return _parse_cards(token)
    raise NotationError(_token_fault(token), game="hill218", token=excerpt(token, 40))


def _token_fault(token: str) -> str:
    """What is wrong with a token: its coordinates, its cards, or all of it."""
    if token.startswith(("*", "!")) or (token[:1] in KINDS and token[1:2] == "@"):
        return "bad-token-space"
    return "bad-token-cards" if token.startswith(("+", "<")) else "bad-token"


def _parse_cards(token: str) -> Return | Draw:
    """Cards returned lie in their owner's order, cards drawn in the order of the kinds."""
    cards = token[1:]
    if token[0] == "<":
        return Return(cards)
    if cards != in_order(cards):
        raise NotationError("bad-token-order", game="hill218", token=token, expected=f"+{in_order(cards)}")
    return Draw(cards)


# Position strings: UNITS HANDS DECKS STRIKES TURN


def format_position(known: Known) -> str:
    """The position string of a state or view."""
    return write_position(known, _format_turn(known))


def write_position(known: Known, turn: str) -> str:
    """The position string of a state or view, with this TURN."""
    units = "/".join(_format_units(known, seat) for seat in Seat)
    hands = "/".join(cards or "-" for cards in known.hands)
    decks = "/".join(cards or "-" for cards in known.decks)
    strikes = "/".join(map(str, known.strikes))
    return f"{units} {hands} {decks} {strikes} {turn}"


def _format_units(known: Known, seat: Seat) -> str:
    units = sorted(known.units[seat].items())
    return ";".join(f"{kind}@{space_name(space)}" for space, kind in units) or "-"


def _format_turn(known: Known) -> str:
    phase = known.phase
    match phase:
        case Dealing(seat=seat):
            return f"{seat.letter}:draw"
        case Returning(seat=seat):
            return f"{seat.letter}:return"
        case Drawing(seat=seat, plays=left):
            return f"{seat.letter}{left}:draw"
        case Playing(seat=seat, plays=left):
            return f"{seat.letter}{left}:play"
        case Attacking(seat=seat, space=space, plays=left):
            return f"{seat.letter}{left}:attack@{space_name(space)}"
    return f"over:{verdict(known).result}"


LONGEST_POSITION: Final = 2000
"""More than any position needs: 48 units of at most 24 characters, and a few cards."""
WIDEST: Final = 10_000
"""The most spaces for paratroopers, since all of them are listed. No game comes near it: 42 units reach at
most one space beyond the others, six paratroopers two."""


def parse_position(text: str, variant: Variant = STANDARD) -> State:
    """The state of a position string. Raises :class:`NotationError`, with the reason."""
    return check_position(*read_position(text, variant))


def read_position(text: str, variant: Variant = STANDARD) -> tuple[State, str]:
    """What a position string says, possible or not, and its TURN, which alone names the winner.

    Raises :class:`NotationError` for text that is not in the exact form.
    """
    if len(text) > LONGEST_POSITION:
        raise _bad("length", text, length=len(text), most=LONGEST_POSITION)
    fields = text.split(" ")
    if len(fields) != 5:
        raise _bad("fields", text)
    units_text, hands_text, decks_text, strikes_text, turn_text = fields
    units = _parse_units(units_text)
    hands = _parse_hands(hands_text)
    decks = _parse_cards_field(decks_text, "decks")
    strikes = _parse_strikes(strikes_text)
    phase = _parse_turn(turn_text)
    return State(units, hands, decks, strikes, ("", ""), phase, variant, SOUTH), turn_text


def check_position(state: State, turn: str) -> State:
    """The state, with the first player it implies. Raises :class:`ImpossiblePosition` with the first reason
    why it cannot be."""
    _check_spaces(state)
    _check_cards(state)
    _check_width(state)
    _check_bases(state)
    return _check_turn(state, turn)


def _bad(reason: str, found: str, **facts: Fact) -> NotationError:
    return NotationError(f"bad-position-{reason}", game="hill218", found=excerpt(found, 80), **facts)


def _impossible(
    reason: str, rule: str, places: Iterable[Space], found: str, **facts: Fact
) -> ImpossiblePosition:
    names = tuple([space_name(space) for space in places])
    return ImpossiblePosition(f"bad-position-{reason}", rule, names, game="hill218", found=found, **facts)


def _sides(text: str, field: str) -> tuple[str, str]:
    """South's and North's part of a field; only ``-`` means an empty one."""
    south, slash, north = text.partition("/")
    if not (south and slash and north) or "/" in north:
        raise _bad("sides", text, field=field)
    return "" if south == "-" else south, "" if north == "-" else north


def _parse_units(text: str) -> tuple[Units, Units]:
    found = []
    for seat, side in zip(Seat, _sides(text, "units"), strict=True):
        units: dict[Space, str] = {}
        for unit in side.split(";") if side else ():
            match = _DEPLOY.fullmatch(unit)
            if match is None:
                raise _bad("unit", unit, seat=seat.word)
            space = int(match[2]), int(match[3])
            if space in units:
                raise _bad("shared-space", unit, at=space_name(space))
            units[space] = match[1]
        found.append(Units(units))
    return found[0], found[1]


_CARD_FIELD = re.compile(rf"[{LETTERS}?]*")


def _parse_cards_field(text: str, field: str) -> tuple[str, str]:
    sides = _sides(text, field)
    for cards in sides:
        if _CARD_FIELD.fullmatch(cards) is None:
            raise _bad("cards", cards, field=field)
    return sides


def _parse_hands(text: str) -> tuple[str, str]:
    hands = _parse_cards_field(text, "hands")
    for cards in hands:
        if cards != in_order(cards):
            raise _bad("card-order", cards, expected=in_order(cards))
    return hands


def _parse_strikes(text: str) -> tuple[int, int]:
    match = re.fullmatch(rf"([0-{STRIKES}])/([0-{STRIKES}])", text)
    if match is None:
        raise _bad("strikes", text, most=STRIKES)
    return int(match[1]), int(match[2])


_TURN = re.compile(rf"([SN])([0-9]?):(?:(play|draw|return)|attack@{_SPACE})")
_PLAYS: Final = {"play": (1, PLAYS), "draw": (1, PLAYS), "attack": (0, PLAYS - 1)}
"""The fewest and most plays that each word may come with."""


_WINNERS: Final = {"over:S": SOUTH, "over:N": NORTH, "over:draw": None}


def _parse_turn(text: str) -> Phase:
    if text in _WINNERS:
        return ENDED
    match = _TURN.fullmatch(text)
    if match is None:
        raise _bad("turn", text)
    seat, number, word = Seat.from_letter(match[1]), match[2], match[3] or "attack"
    if not number and word in ("draw", "return"):
        return Dealing(seat) if word == "draw" else Returning(seat)
    if word == "return":
        raise _bad("turn", text)
    least, most = _PLAYS[word]
    if not number or not least <= int(number) <= most:
        raise _bad("plays", text, least=least, most=most)
    left = int(number)
    if word == "attack":
        return Attacking(seat, (int(match[4]), int(match[5])), left)
    return Playing(seat, left) if word == "play" else Drawing(seat, left)


def _check_spaces(state: State) -> None:
    """H-2.1, H-4.1: no unit on the hill, and no two on one space."""
    for seat in Seat:
        if HILL in state.units[seat]:
            kind = state.units[seat][HILL]
            unit, word = f"{kind}@{space_name(HILL)}", KINDS[kind].word
            raise _impossible("hill", "H-2.1", [HILL], unit, seat=seat.word, kind=word, at=space_name(HILL))
    for space in state.units[SOUTH]:
        if space in state.units[NORTH]:
            unit = f"{state.units[NORTH][space]}@{space_name(space)}"
            raise _impossible("shared-space", "H-4.1", [space], unit, at=space_name(space))


def _check_cards(state: State) -> None:
    """H-1.2: no more of a kind than a side has, nor more in all, unknown ones included."""
    for seat in Seat:
        units = sorted(state.units[seat].items())
        owned = (state.hands[seat], state.decks[seat], state.destroyed[seat], *state.units[seat].values())
        cards = "".join(owned)
        for kind, most in zip(LETTERS, COUNTS, strict=True):
            number = cards.count(kind)
            if number > most:
                word = KINDS[kind].word
                extra = [space for space, each in units if each == kind][most - number :]
                raise _impossible(
                    "too-many", "H-1.2", extra, seat.word, seat=seat.word, kind=word, number=number, most=most
                )
        if len(cards) > DECK_SIZE:
            number = len(cards)
            raise _impossible(
                "too-many-in-all", "H-1.2", (), seat.word, seat=seat.word, number=number, most=DECK_SIZE
            )


def _check_width(state: State) -> None:
    """H-4.4: paratroopers that may still come must have a rectangle that can be listed."""
    west, south, east, north = drop_rectangle(state.units)
    spaces = (east - west + 1) * (north - south + 1)
    if spaces > WIDEST and any(_may_still_drop(state, seat) for seat in Seat):
        far = max(chain(*state.units), key=lambda space: (max(map(abs, space)), space))
        raise _impossible("too-wide", "H-4.4", [far], space_name(far), spaces=spaces, most=WIDEST)


def _may_still_drop(state: State, seat: Seat) -> bool:
    """Whether a side holds paratroopers, or an unknown card that may be paratroopers."""
    cards = state.hands[seat] + state.decks[seat]
    return "P" in cards or (UNKNOWN in cards and unaccounted(state, seat)[LETTERS.index("P")] > 0)


def _check_bases(state: State) -> None:
    """H-6.1: a unit on the enemy base wins, so there is at most one, and only in a finished battle."""
    there = [seat for seat in Seat if BASES[seat.other] in state.units[seat]]
    if there and (len(there) > 1 or not isinstance(state.phase, Ended)):
        base = BASES[there[0].other]
        at = space_name(base)
        raise _impossible("enemy-base", "H-6.1", [base], at, seat=there[0].word, at=at)


def _check_turn(state: State, text: str) -> State:
    """The state, with the first player it implies, if field and cards are consistent with TURN."""
    phase = state.phase
    match phase:
        case Dealing() | Returning():
            return replace(state, first=_first_in_set_up(state, phase, text))
        case Drawing(seat=seat, plays=left):
            if not state.decks[seat]:
                raise _impossible("empty-deck", "H-3.1", (), text, seat=seat.word)
            if left == FIRST_TURN_PLAYS:
                _check_first_turn(state, text)
                return replace(state, first=seat)
        case Playing():
            if nothing_left_to_play(state):
                raise _impossible("over", "H-6.2", (), text)
        case Attacking(seat=seat, space=space):
            at = space_name(space)
            if space not in state.units[seat]:
                raise _impossible("no-attacker", "H-5.2", [space], text, seat=seat.word, at=at)
            if not targets(state.units, seat, space):
                kind = KINDS[state.units[seat][space]].word
                raise _impossible("no-target", "H-5.1", [space], text, seat=seat.word, kind=kind, at=at)
        case _:
            return _check_over(state, text)
    return state


def _check_over(state: State, text: str) -> State:
    """The state, unless the field says that another side has won (H-6.1, H-6.2).

    Where the field does not say that it is over, the players have settled it (H-6.3).
    """
    over = verdict(state)
    fits = text == f"over:{over.result}"
    if over.how == "base" or nothing_left_to_play(state):
        if not fits:
            raise _impossible("result", "H-6.1" if over.how == "base" else "H-6.2", (), text)
        return state
    stuck = (can_be_stuck(state, seat, plays(state, seat)) for seat in Seat)
    if fits and state.decks == ("", "") and all(stuck):
        return state  # as far as the cards are known
    return replace(state, phase=Ended(Over(_WINNERS[text], "settled")))


def _first_in_set_up(state: State, phase: Dealing | Returning, text: str) -> Seat:
    """The first player: the side that is dealt to while the other has no cards yet (H-2.2)."""
    seat, variant = phase.seat, state.variant
    sizes = [(len(state.hands[each]), len(state.decks[each])) for each in (seat, seat.other)]
    dealt = [(number, DECK_SIZE - number) for number in (0, variant.drawn, variant.kept)]
    own = dealt[0] if isinstance(phase, Dealing) else dealt[1]
    fits = variant.returned > 0 or isinstance(phase, Dealing)
    fits = fits and sizes[0] == own and sizes[1] in (dealt[0], dealt[2])
    if not fits or any(state.units) or state.strikes != (STRIKES, STRIKES):
        raise _impossible("set-up", "H-2.2", (), text, variant=variant.name)
    return seat if sizes[1] == dealt[0] else seat.other


def _check_first_turn(state: State, text: str) -> None:
    """H-3.1: a single card is drawn in the very first turn only, from full hands and onto an empty field."""
    kept = state.variant.kept
    sizes = {(len(hand), len(deck)) for hand, deck in zip(state.hands, state.decks, strict=True)}
    if any(state.units) or sizes != {(kept, DECK_SIZE - kept)} or state.strikes != (STRIKES, STRIKES):
        raise _impossible("first-turn", "H-3.1", (), text)

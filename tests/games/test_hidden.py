"""Hidden information does not leak through views, samples, refusals or events.

The leak test is resampling: deal everything that a seat may not know anew, and nothing that the seat sees,
may do or is told may differ. The games hide what they hide through ``view``, ``shown`` and ``witness``.
"""

from __future__ import annotations

import dataclasses
import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skirmish.core import AnyGame, Below, Decide, Over, Roll, Seat
from skirmish.games import load
from skirmish.games.hill218.events import CardsDrawn, CardsReturned
from tests.games.playing import VARIANTS, VIEWERS, Ply, choices, play, random_game

GAMES_EACH = 6
each_game = pytest.mark.parametrize(
    ("name", "variant", "number"), [(*which, number) for which in VARIANTS for number in range(GAMES_EACH)]
)


def _redealt(game: AnyGame, state: Any, viewer: Seat | None, below: Below) -> Any:
    """The same state as far as ``viewer`` knows, with everything else redealt."""
    return game.sample(game.view(state, viewer), below)


@each_game
def test_samples_look_the_same(name: str, variant: str, number: int) -> None:
    game, rng = load(name), random.Random(number)
    for ply in random_game(name, variant, number):
        for state in (ply.state, ply.after):
            for viewer in VIEWERS:
                view = game.view(state, viewer)
                assert game.view(game.sample(view, rng.randrange), viewer) == view


@each_game
def test_what_is_hidden_changes_no_answer(name: str, variant: str, number: int) -> None:
    """The prompt, the legal decisions and the refusals do not leak."""
    game, rng = load(name), random.Random(number)
    seen: dict[Any, None] = {}
    for ply in random_game(name, variant, number):
        seen.update(dict.fromkeys(choices(game, ply.state)))
        for seat in Seat:
            other = _redealt(game, ply.state, seat, rng.randrange)
            again = game.pending(other)
            assert isinstance(again, Decide | Roll)
            assert (type(again), again.seat, again.prompt) == (
                type(ply.pending),
                ply.pending.seat,
                ply.pending.prompt,
            )
            if isinstance(again, Decide) or again.seat is seat:
                assert again == ply.pending
            assert game.legal(game.view(other, seat)) == game.legal(game.view(ply.state, seat))
            for action in rng.sample(list(seen), min(30, len(seen))):
                assert game.refusal(other, seat, action) == game.refusal(ply.state, seat, action)


def _same_to(game: AnyGame, ply: Ply, other: Any, seat: Seat | None, rng: random.Random) -> Any:
    """The entry of the redealt state that ``seat`` sees as the one played; None if there is none."""
    looks = game.shown(ply.entry, ply.pending.seat, seat)
    alike = [e for e in choices(game, other) if game.shown(e, ply.pending.seat, seat) == looks]
    return rng.choice(alike) if alike else None


@each_game
def test_what_is_hidden_changes_no_event(name: str, variant: str, number: int) -> None:
    """Play what looks the same on a redealt state: a viewer is told the same, and sees the same after it.

    The one exception is the end: that a side can play no more shows something of its hand (H-6.2).
    """
    game, rng, compared = load(name), random.Random(number), 0
    for ply in random_game(name, variant, number):
        for viewer in VIEWERS:
            other = _redealt(game, ply.state, viewer, rng.randrange)
            entry = _same_to(game, ply, other, viewer, rng)
            if entry is None:
                assert ply.pending.seat is not viewer
                continue
            again = play(game, other, entry)
            if isinstance(game.pending(ply.after), Over) or isinstance(game.pending(again.after), Over):
                continue
            told = [game.witness(event, viewer) for event in ply.events]
            assert [game.witness(event, viewer) for event in again.events] == told
            assert game.view(again.after, viewer) == game.view(ply.after, viewer)
            compared += 1
    assert compared > len(random_game(name, variant, number))


@each_game
def test_masked_tokens_keep_a_viewer_up_to_date(name: str, variant: str, number: int) -> None:
    """A viewer who plays along with the tokens as shown always sees what the view shows."""
    game, plies = load(name), random_game(name, variant, number)
    for viewer in VIEWERS:
        state = plies[0].state
        for ply in plies:
            assert game.view(state, viewer) == game.view(ply.state, viewer)
            state = play(game, state, game.shown(ply.entry, ply.pending.seat, viewer)).after


@given(st.sampled_from(VARIANTS), st.integers(0, GAMES_EACH - 1), st.integers(0, 400), st.randoms())
def test_samples_can_be_played_out(which: tuple[str, str], number: int, at: int, rng: random.Random) -> None:
    """A sample is an ordinary state: a game can be played from it to its end."""
    game, plies = load(which[0]), random_game(*which, number)
    state = _redealt(game, plies[at % len(plies)].state, rng.choice(VIEWERS), rng.randrange)
    for _ in range(60):
        open_now = choices(game, state)
        if not open_now:
            assert isinstance(game.pending(state), Over)
            return
        state = play(game, state, rng.choice(open_now)).after


# Closed by default


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_a_new_field_of_a_state_is_hidden_until_it_is_shown(name: str, variant: str) -> None:
    game = load(name)
    for ply in random_game(name, variant, 0)[::7]:
        values = {field.name: getattr(ply.state, field.name) for field in dataclasses.fields(ply.state)}
        longer = SimpleNamespace(**values, secret="a-secret")
        assert "a-secret" in repr(longer)
        for viewer in VIEWERS:
            assert "a-secret" not in repr(game.view(longer, viewer))


MARKER = "\N{SKULL AND CROSSBONES}"


@pytest.mark.parametrize("variant", load("hill218").variants)
def test_hidden_cards_are_in_nobody_elses_view(variant: str) -> None:
    """H-2.2, H-5.4: a hand and a deck are their owner's; what is open shows no more of them than a number."""
    game = load("hill218")
    for ply in random_game("hill218", variant, 0):
        for owner in Seat:
            hands, decks = list(ply.state.hands), list(ply.state.decks)
            hands[owner], decks[owner] = MARKER * len(hands[owner]), MARKER * len(decks[owner])
            marked = dataclasses.replace(ply.state, hands=tuple(hands), decks=tuple(decks))
            assert (MARKER in repr(game.view(marked, owner))) == bool(hands[owner] or decks[owner])
            for viewer in (owner.other, None):
                view = game.view(marked, viewer)
                assert MARKER not in repr(view)
                assert MARKER not in game.position(view)
                assert [len(hand) for hand in view.hands] == [len(hand) for hand in ply.state.hands]
                assert [len(deck) for deck in view.decks] == [len(deck) for deck in ply.state.decks]


@pytest.mark.parametrize("kind", [CardsDrawn, CardsReturned])
def test_hidden_cards_are_in_nobody_elses_events(kind: Any) -> None:
    game = load("hill218")
    for owner in Seat:
        event = kind(owner, (MARKER, MARKER))
        assert game.witness(event, owner) == event
        for viewer in (owner.other, None):
            assert game.witness(event, viewer) == kind(owner, ("unknown", "unknown"))


@pytest.mark.parametrize("variant", load("hill218").variants)
def test_tokens_show_hidden_cards_to_their_owner_only(variant: str) -> None:
    game = load("hill218")
    for ply in random_game("hill218", variant, 0):
        token, owner = str(ply.entry), ply.pending.seat
        assert str(game.shown(ply.entry, owner, owner)) == token
        for viewer in (owner.other, None):
            hidden = token[0] + "?" * (len(token) - 1) if token[0] in "+<" else token
            assert str(game.shown(ply.entry, owner, viewer)) == hidden


def test_once_it_is_over_everything_is_open() -> None:
    game = load("hill218")
    for number in range(GAMES_EACH):
        state = random_game("hill218", "standard", number)[-1].after
        for viewer in VIEWERS:
            assert game.position(game.view(state, viewer)) == game.position(state)


# Samples are fair


def _every_sample(game: AnyGame, view: Any) -> Iterator[tuple[Any, Fraction]]:
    """All states that ``sample`` can give, each way of getting there with its probability."""
    undone: list[tuple[int, ...]] = [()]
    while undone:
        given_so_far = undone.pop()
        asked: list[int] = []

        def below(number: int, path: tuple[int, ...] = given_so_far, asked: list[int] = asked) -> int:
            asked.append(number)
            return path[len(asked) - 1] if len(asked) <= len(path) else 0

        state = game.sample(view, below)
        for at in range(len(given_so_far), len(asked)):
            undone += [
                (*given_so_far, *[0] * (at - len(given_so_far)), other) for other in range(1, asked[at])
            ]
        chance = Fraction(1)
        for number in asked:
            chance /= number
        yield state, chance


NEARLY_OVER = (
    "I@-3,-1;I@-2,-1;I@-1,-1;H@-1,-2;I@0,-1;I@1,-1;H@1,-2;I@2,-1;I@3,-1;H@3,-2/I@0,1;T@0,2;A@0,3;H@1,1;H@2,1 "
    "??/TP ??/- 0/0 S2:draw"
)


def test_samples_are_as_likely_as_the_cards() -> None:
    """North sees South's two cards and the two under its deck as any four of those not accounted for."""
    game = load("hill218")
    view = game.view(game.from_position(NEARLY_OVER), Seat.NORTH)
    left = Counter({"H": 2, "S": 3, "T": 3, "A": 3, "P": 3})
    total = Fraction(0)
    hands: dict[str, Fraction] = {}
    for state, chance in _every_sample(game, view):
        total += chance
        hands[state.hands[0]] = hands.get(state.hands[0], Fraction(0)) + chance
        assert not Counter(state.hands[0] + state.decks[0]) - left
    assert total == 1
    pairs = left.total() * (left.total() - 1)
    expected = {}
    for one in "HSTAP":
        for two in "HSTAP"["HSTAP".index(one) :]:
            ways = left[one] * (left[one] - 1) if one == two else 2 * left[one] * left[two]
            expected[one + two] = Fraction(ways, pairs)
    assert hands == expected


def test_a_roll_awaited_for_another_does_not_show_in_the_view() -> None:
    """A deck's known cards make its draws certain; the other seat must not see that."""
    game = load("hill218")
    state = game.from_position("I@0,-1/I@0,1 H/H IT/?? 0/0 S2:draw")
    pending = game.pending(state)
    assert isinstance(pending, Roll)
    assert [str(outcome) for outcome in pending.outcomes] == ["+IT"]
    assert game.position(game.view(state, Seat.NORTH)) == "I@0,-1/I@0,1 ?/H ??/?? 0/0 S2:draw"

"""What every game guarantees (``skirmish.core.Game``), checked along random games of every variant.

Each check is a sentence about one state and the ply that follows it, or about a whole game. The first run
on seeded random games; Hypothesis leads them down paths of its own as well. What a seat may not know has a
suite of its own: ``test_hidden``.
"""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skirmish.core import (
    AnyGame,
    Decide,
    IllegalAction,
    ImpossibleOutcome,
    NoPosition,
    Options,
    Over,
    Remembering,
    Roll,
    Seat,
)
from skirmish.games import load
from skirmish.records import Record, check, for_viewer, read_records, write_record
from tests.games.playing import (
    VARIANTS,
    VIEWERS,
    Ply,
    choices,
    ending,
    play,
    random_game,
    random_plies,
    replayed,
)
from tests.games.texts import tokens_of_each_form
from tests.games.trees import TREES, Tree, start
from tests.must import must

GAMES_EACH = 3
SAMPLE = 60
"""How many of the actions seen so far are tried in each state."""

Pool = Sequence[Any]
"""Decisions and outcomes that were possible somewhere in this game."""

not_measured = pytest.mark.no_cover
"""For long walks: coverage would make them three times as slow, and they reach nothing new."""


def _some(pool: Pool, rng: random.Random, number: int = SAMPLE) -> list[Any]:
    return rng.sample(list(pool), min(number, len(pool)))


# One state, one ply


def legal_exactly_when_not_refused(game: AnyGame, ply: Ply, pool: Pool, rng: random.Random) -> None:
    state, pending = ply.state, ply.pending
    for seat in Seat:
        legal = list(game.legal(game.view(state, seat)))
        assert all(game.refusal(state, seat, action) is None for action in legal)
        for action in _some(pool, rng):
            refusal = game.refusal(state, seat, action)
            assert (refusal is None) == (action in legal), f"{action} for {seat.word}: {refusal}"
            if refusal is not None:
                assert refusal.rule in game.rules
                assert refusal.code
                assert all(isinstance(square, str) for square in refusal.squares)
        if not isinstance(pending, Decide) or pending.seat is not seat:
            assert legal == []
    assert list(game.legal(game.view(state, None))) == []


def something_is_always_awaited(game: AnyGame, ply: Ply, pool: Pool, rng: random.Random) -> None:
    pending = ply.pending
    assert isinstance(pending, Decide | Roll)
    assert pending.prompt
    open_now = choices(game, ply.state)
    assert open_now
    assert len(set(open_now)) == len(open_now)
    assert len({str(entry) for entry in open_now}) == len(open_now)
    assert choices(game, ply.state) == open_now
    assert all(game.is_chance(entry) == isinstance(pending, Roll) for entry in open_now)


def _token_order(token: str) -> Any:
    """Cards come in the order I H S T A P, everything else in the order of its text."""
    return ["IHSTAP".index(card) for card in token[1:]] if token[0] == "+" else token


def chances_are_exact(game: AnyGame, ply: Ply, pool: Pool, rng: random.Random) -> None:
    pending = ply.pending
    if isinstance(pending, Roll):
        assert len(pending.weights) == len(pending.outcomes)
        assert all(isinstance(weight, int) and weight > 0 for weight in pending.weights)
        assert sum(pending.probabilities().values()) == 1
        tokens = [str(outcome) for outcome in pending.outcomes]
        assert tokens == sorted(tokens, key=_token_order)
        assert pending.pick(lambda n: 0) == pending.outcomes[0]
        assert pending.pick(lambda n: n - 1) == pending.outcomes[-1]


def equal_inputs_give_equal_states(game: AnyGame, ply: Ply, pool: Pool, rng: random.Random) -> None:
    copy = pickle.loads(pickle.dumps(ply.state))
    assert copy == ply.state
    assert hash(copy) == hash(ply.state)
    again = play(game, copy, game.parse(str(ply.entry)))
    assert again.after == ply.after
    assert hash(again.after) == hash(ply.after)
    assert again.events == ply.events
    for viewer in VIEWERS:
        assert game.view(copy, viewer) == game.view(ply.state, viewer)
        assert hash(game.view(copy, viewer)) == hash(game.view(ply.state, viewer))


def illegal_actions_change_nothing(game: AnyGame, ply: Ply, pool: Pool, rng: random.Random) -> None:
    state, before = ply.state, repr(ply.state)
    for seat in Seat:
        for action in _some(pool, rng, 12):
            refusal = game.refusal(state, seat, action)
            if refusal is not None:
                with pytest.raises(IllegalAction) as illegal:
                    game.apply(state, seat, action)
                assert illegal.value.refusal == refusal
                assert illegal.value.token == str(action)
    assert repr(state) == before


def impossible_outcomes_are_refused(game: AnyGame, ply: Ply, pool: Pool, rng: random.Random) -> None:
    state, before = ply.state, repr(ply.state)
    possible = ply.pending.outcomes if isinstance(ply.pending, Roll) else ()
    for entry in _some(pool, rng, 25):
        if entry not in possible:
            with pytest.raises(ImpossibleOutcome) as impossible:
                game.resolve(state, entry)
            assert impossible.value.facts["rule"] in game.rules, f"{entry}: {impossible.value}"
    assert repr(state) == before


def tokens_are_read_back(game: AnyGame, ply: Ply, pool: Pool, rng: random.Random) -> None:
    for entry in [*choices(game, ply.state), ply.entry]:
        assert game.parse(str(entry)) == entry
    for viewer in VIEWERS:
        shown = game.shown(ply.entry, ply.pending.seat, viewer)
        assert game.parse(str(shown)) == shown
        assert game.is_chance(shown) == game.is_chance(ply.entry)


def _position(game: AnyGame, known: Any) -> str | None:
    try:
        return game.position(known)
    except NoPosition:
        return None


def positions_are_read_back(game: AnyGame, ply: Ply, pool: Pool, rng: random.Random) -> None:
    """The parsed state has the same position and prompt, and continues in the same way.

    A string does not tell two things: the island's count of quiet turns (it starts at 0), and the units
    destroyed on Hill 218, so that after some were, more draws seem possible than are.
    """
    state, text = ply.state, _position(game, ply.state)
    if text is None:
        return
    read = game.from_position(text, state.variant.name)
    assert game.position(read) == text
    again = game.pending(read)
    if isinstance(again, Roll) and any(getattr(state, "destroyed", ())):
        assert (again.seat, again.prompt) == (ply.pending.seat, ply.pending.prompt)
        assert set(again.outcomes) >= set(ply.pending.outcomes)
    else:
        assert again == ply.pending
        assert choices(game, read) == choices(game, state)
    for entry in (ply.entry, *_some(pool, rng, 10)):
        for seat in Seat:
            assert game.refusal(read, seat, entry) == game.refusal(state, seat, entry)
    then = play(game, read, ply.entry)
    assert then.events == ply.events or "quiet" in repr(ply.events[-1])
    assert _position(game, then.after) == _position(game, ply.after) or "quiet" in repr(ply.events[-1])


def positions_of_views_are_read_back(game: AnyGame, ply: Ply, pool: Pool, rng: random.Random) -> None:
    for viewer in VIEWERS:
        view = game.view(ply.state, viewer)
        text = _position(game, view)
        if text is not None:
            read = game.from_position(text, ply.state.variant.name)
            assert game.position(read) == text
            if isinstance(ply.pending, Decide):
                # What seems legal to a viewer who does not see the cards includes what is legal.
                assert set(choices(game, read)) >= set(choices(game, ply.state))


CHECKS: list[Callable[[AnyGame, Ply, Pool, random.Random], None]] = [
    legal_exactly_when_not_refused,
    something_is_always_awaited,
    chances_are_exact,
    equal_inputs_give_equal_states,
    illegal_actions_change_nothing,
    impossible_outcomes_are_refused,
    tokens_are_read_back,
    positions_are_read_back,
    positions_of_views_are_read_back,
]


@not_measured
@pytest.mark.parametrize("check_ply", CHECKS)
@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_along_random_games(
    name: str, variant: str, check_ply: Callable[[AnyGame, Ply, Pool, random.Random], None]
) -> None:
    game = load(name)
    for number in range(GAMES_EACH):
        rng, pool = random.Random(number), dict[Any, None]()
        for ply in random_game(name, variant, number):
            pool.update(dict.fromkeys(choices(game, ply.state)))
            check_ply(game, ply, tuple(pool), rng)


@pytest.mark.parametrize("tree", TREES, ids=[f"{tree.game}-{tree.name}" for tree in TREES])
def test_along_games_from_positions(tree: Tree) -> None:
    """From positions that show every rule, with every kind of token tried, and three more tokens."""
    (game, begun), rng = start(tree), random.Random(tree.name)
    pool = tuple(game.parse(token) for token in tokens_of_each_form(tree.game))
    for _ in range(6):
        state = begun
        for _ in range(4):
            open_now = choices(game, state)
            if not open_now:
                break
            ply = play(game, state, rng.choice(open_now))
            for check_ply in CHECKS:
                check_ply(game, ply, pool, rng)
            state = ply.after


@not_measured
@settings(max_examples=250)
@given(
    st.sampled_from(VARIANTS),
    st.sampled_from(list(Seat)),
    st.integers(0, 2**32),
    st.integers(0, 250),
    st.lists(st.integers(0, 10**6), min_size=1, max_size=12),
)
def test_along_chosen_paths(
    which: tuple[str, str], first: Seat, seed: int, skipped: int, chosen: list[int]
) -> None:
    """Part of a random game, then moves chosen by Hypothesis, with all checks on the way."""
    name, variant = which
    game, rng = load(name), random.Random(seed)
    state, pool = game.start(Options(variant, first)), dict[Any, None]()
    for _, ply in zip(range(skipped), random_plies(game, state, rng), strict=False):
        pool.update(dict.fromkeys(choices(game, ply.state)[:40]))
        state = ply.after
    for number in chosen:
        open_now = choices(game, state)
        if not open_now:
            break
        pool.update(dict.fromkeys(open_now))
        ply = play(game, state, open_now[number % len(open_now)])
        for check_ply in CHECKS:
            check_ply(game, ply, tuple(pool), rng)
        state = ply.after


# Whole games


@pytest.fixture(params=range(GAMES_EACH))
def number(request: pytest.FixtureRequest) -> int:
    """Which of the random games."""
    return int(request.param)


each_variant = pytest.mark.parametrize(("name", "variant"), VARIANTS)


@each_variant
def test_the_end_is_the_end(name: str, variant: str, number: int) -> None:
    """A game ends (or ``random_game`` fails) in one of its ways, and then every action is refused."""
    game, plies = load(name), random_game(name, variant, number)
    state, over = plies[-1].after, ending(game, plies[-1].after)
    assert over.result == ("draw" if over.winner is None else over.winner.letter)
    last = plies[-1].events[-1]
    assert last.code == "ended"
    assert last.facts() == {
        "result": over.winner.word if over.winner is not None else "draw",
        "how": over.how,
    }
    for viewer in VIEWERS:
        assert list(game.legal(game.view(state, viewer))) == []
    for ply in plies[-20:]:
        for seat in Seat:
            refusal = must(game.refusal(state, seat, ply.entry))
            assert refusal.rule in game.rules
        with pytest.raises(ImpossibleOutcome):
            game.resolve(state, ply.entry)
    read = game.from_position(game.position(state), variant)
    assert game.pending(read) == over


@each_variant
def test_states_never_change(name: str, variant: str, number: int) -> None:
    """States do not change during the rest of the game, or in other games."""
    game, kept = load(name), []
    for ply in random_game(name, variant, number):
        kept.append((ply.state, repr(ply.state), hash(ply.state), deepcopy(ply.state)))
        for viewer in VIEWERS:
            view = game.view(ply.state, viewer)
            kept.append((view, repr(view), hash(view), deepcopy(view)))
        for entry in choices(game, ply.state)[:8]:
            play(game, ply.state, entry)
    for value, text, number_of, copy in kept:
        assert (repr(value), hash(value)) == (text, number_of)
        assert value == copy


@each_variant
def test_values_cannot_be_changed(name: str, variant: str) -> None:
    game = load(name)
    for ply in random_game(name, variant, 0)[::10]:
        for value in (ply.state, ply.state.phase, ply.entry, game.view(ply.state, None), *ply.events):
            assert not hasattr(value, "__dict__"), "slotted"
            for field in (*type(value).__slots__, "another"):
                with pytest.raises((AttributeError, TypeError)):
                    setattr(value, field, None)


@each_variant
def test_replaying_tokens_gives_the_same_game(name: str, variant: str, number: int) -> None:
    game, plies = load(name), random_game(name, variant, number)
    again = list(replayed(game, plies[0].state, [str(ply.entry) for ply in plies]))
    assert again == list(plies)


@each_variant
def test_positions_go_on_to_the_same_end(name: str, variant: str, number: int) -> None:
    """From a position string, the rest of the game leads to the same end."""
    game, plies = load(name), random_game(name, variant, number)
    over = ending(game, plies[-1].after)
    starts = [at for at, ply in enumerate(plies) if _position(game, ply.state) is not None]
    for at in starts[:: max(1, len(starts) // 5)]:
        state = game.from_position(game.position(plies[at].state), variant)
        for again, ply in zip(
            replayed(game, state, [str(p.entry) for p in plies[at:]]), plies[at:], strict=True
        ):
            state = again.after
            assert _position(game, again.state) == _position(game, ply.state)
        if over.how != "quiet":
            assert game.pending(state) == over


@each_variant
def test_positions_with_their_past_leave_nothing_out(name: str, variant: str, number: int) -> None:
    """But who moved first, which no rule asks for once the set-up is over."""
    game, seen = load(name), set[str]()
    assert isinstance(game, Remembering)
    for ply in random_game(name, variant, number):
        if (text := _position(game, ply.after)) is None or isinstance(game.pending(ply.after), Over):
            continue
        past, state = game.past(ply.after), game.from_position(text, variant)
        seen.add(past)
        again = game.with_past(state, past) if past else state
        assert replace(again, first=ply.after.first) == ply.after
        assert game.past(again) == past
        for viewer in VIEWERS:
            assert game.past(game.view(ply.after, viewer)) == past
    assert len(seen) > 2


# Records


def _record(name: str, variant: str, number: int, length: int | None = None) -> Record:
    plies = random_game(name, variant, number)
    result = ending(load(name), plies[-1].after).result if length is None else "*"
    tags = {"Game": name, "Variant": variant, "First": Seat(number % 2).letter, "Result": result}
    return Record.of(tags, [str(ply.entry) for ply in plies[:length]])


@each_variant
def test_records_replay_to_the_same_end(name: str, variant: str, number: int) -> None:
    record = _record(name, variant, number)
    text = write_record(record)
    (read,) = read_records(text)
    assert read == record
    assert write_record(read) == text
    assert check(read) == random_game(name, variant, number)[-1].after


@not_measured
@each_variant
def test_unfinished_records_show_each_viewer_their_own_game(name: str, variant: str, number: int) -> None:
    game, plies = load(name), random_game(name, variant, number)
    for length in range(0, len(plies), 9):
        for viewer in VIEWERS:
            shown = for_viewer(_record(name, variant, number, length), viewer)
            (read,) = read_records(write_record(shown))
            assert game.view(check(read), viewer) == game.view(plies[length].state, viewer)

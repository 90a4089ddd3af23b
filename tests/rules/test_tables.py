"""Every row of the rule tables, as written and from the other seat, against the games.

The tables (``island``, ``hill218``) were written from the rules pages by people who had not
seen the engines. A test's id is the row: the rule, what the row shows, and the seat it is told from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import pytest

from skirmish.core import AnyGame, Decide, ImpossibleOutcome, NotationError, Options, Over, Roll, Seat
from skirmish.games import load, names
from tests.rules import hill218, hill218_mirror, island, island_mirror
from tests.rules.case import Case

TABLES: dict[str, tuple[list[Case], Callable[[Case], Case]]] = {
    "island": (island.CASES, island_mirror.mirror_case),
    "hill218": (hill218.CASES, hill218_mirror.mirror_case),
}
NOTATION = {"island": "9", "hill218": "7"}
"""Rows about the form of tokens and strings cite the section of the rules page that describes it."""
NO_SUCH_TOKEN = {"d6": "I-1.5"}
"""Tokens whose rule is in the notation itself: they can't even be read."""


class Row(NamedTuple):
    """A case of one game, told from one seat."""

    game: str
    case: Case
    id: str


def _rows() -> list[Row]:
    rows = []
    for game, (cases, mirror) in TABLES.items():
        for case in cases:
            told = f"{case.rule}-{case.name}"
            rows += [Row(game, case, f"{told}-south"), Row(game, mirror(case), f"{told}-north")]
    return rows


ROWS = _rows()


def _where(wanted: Callable[[Case], Any]) -> pytest.MarkDecorator:
    """Run a test on the rows that state something of a kind."""
    chosen = [row for row in ROWS if wanted(row.case)]
    return pytest.mark.parametrize("row", chosen, ids=[row.id for row in chosen])


def _play(game: AnyGame, state: Any, tokens: Iterable[str]) -> Any:
    for token in tokens:
        entry, pending = game.parse(token), game.pending(state)
        assert not isinstance(pending, Over), f"over before {token}"
        if game.is_chance(entry):
            state = game.resolve(state, entry).state
        else:
            state = game.apply(state, pending.seat, entry).state
    return state


def reached(row: Row) -> tuple[AnyGame, Any]:
    """The state that a row looks at."""
    game, case = load(row.game), row.case
    if case.position:
        start = game.from_position(case.position, case.variant if case.variant in game.variants else None)
    else:
        start = game.start(Options(case.variant, Seat.from_letter(case.first)))
    return game, _play(game, start, case.tokens)


def _legal(game: AnyGame, state: Any) -> set[str]:
    """The legal tokens of the seat that must decide; checks that other viewers have none."""
    pending, found = game.pending(state), {}
    for viewer in (*Seat, None):
        found[viewer] = [str(action) for action in game.legal(game.view(state, viewer))]
    acting = pending.seat if isinstance(pending, Decide) else None
    assert all(not tokens for viewer, tokens in found.items() if viewer is None or viewer is not acting)
    tokens = found[acting]
    assert len(tokens) == len(set(tokens)), "a token listed twice"
    return set(tokens)


def _rule_against(game: AnyGame, state: Any, token: str) -> str:
    """The rule cited against a token; once a game is over, to either seat."""
    if token in NO_SUCH_TOKEN:
        with pytest.raises(NotationError):
            game.parse(token)
        return NO_SUCH_TOKEN[token]
    entry, pending = game.parse(token), game.pending(state)
    if game.is_chance(entry) and isinstance(pending, Roll):
        with pytest.raises(ImpossibleOutcome) as impossible:
            game.resolve(state, entry)
        return str(impossible.value.facts.get("rule"))
    rules = set()
    for seat in Seat if isinstance(pending, Over) else (pending.seat,):
        refusal = game.refusal(state, seat, entry)
        assert refusal is not None, f"{token} is allowed"
        rules.add(refusal.rule)
    assert len(rules) == 1
    return rules.pop()


@_where(lambda case: not case.bad_position)
def test_position_can_be_reached(row: Row) -> None:
    """The row's position is read and its tokens can be played."""
    game, state = reached(row)
    if row.case.position and not row.case.tokens:
        assert game.from_position(game.position(state), row.case.variant) == state


@_where(lambda case: case.bad_position)
def test_position_is_refused(row: Row) -> None:
    game = load(row.game)
    with pytest.raises(NotationError) as refused:
        game.from_position(row.case.position)
    assert refused.value.code.startswith("bad-position")


@_where(lambda case: case.legal is not None)
def test_legal_tokens_are_exactly_these(row: Row) -> None:
    assert frozenset(_legal(*reached(row))) == row.case.legal


@_where(lambda case: case.allows)
def test_tokens_are_allowed(row: Row) -> None:
    game, state = reached(row)
    assert set(row.case.allows) <= _legal(game, state)
    for token in row.case.allows:
        _play(game, state, [token])


@_where(lambda case: case.refuses)
def test_tokens_are_refused_with_the_rule(row: Row) -> None:
    game, state = reached(row)
    assert not _legal(game, state) & {token for token, _ in row.case.refuses}
    assert {token: _rule_against(game, state, token) for token, _ in row.case.refuses} == dict(
        row.case.refuses
    )


@_where(lambda case: case.outcomes is not None)
def test_outcomes_are_exactly_these(row: Row) -> None:
    game, state = reached(row)
    pending = game.pending(state)
    assert isinstance(pending, Roll)
    assert {str(o): p for o, p in pending.probabilities().items()} == dict(row.case.outcomes or ())


@_where(lambda case: case.then)
def test_continuations_lead_there(row: Row) -> None:
    game, state = reached(row)
    led = {tokens: game.position(_play(game, state, tokens.split())) for tokens, _ in row.case.then}
    assert led == dict(row.case.then)


@_where(lambda case: case.over is not None)
def test_it_is_over(row: Row) -> None:
    game, state = reached(row)
    pending = game.pending(state)
    assert isinstance(pending, Over)
    assert pending.result == row.case.over
    assert _legal(game, state) == set()


@pytest.mark.parametrize("name", names())
def test_every_rule_has_a_row(name: str) -> None:
    game = load(name)
    told = {row.case.rule for row in ROWS if row.game == name}
    assert [rule for rule in game.rules if rule not in told] == []
    assert told <= {*game.rules, NOTATION[name]}

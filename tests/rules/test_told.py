"""The refusals and events of the tables' rows, with all their facts.

The tables say which rule is cited; these files (``told/GAME.txt``) pin the codes, the squares
to point at and the facts that fill the messages. ``pytest --update-golden`` rewrites them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from skirmish.core import Decide, ImpossibleOutcome, NotationError, Roll, Seat
from skirmish.core.errors import terse
from skirmish.games import load, names
from tests.rules.test_tables import NO_SUCH_TOKEN, ROWS, Row, reached

TOLD = Path(__file__).parent / "told"


@pytest.mark.parametrize("name", names())
def test_what_the_rows_tell(name: str, request: pytest.FixtureRequest) -> None:
    told = "".join(f"{line}\n" for row in ROWS if row.game == name for line in _told(row))
    path = TOLD / f"{name}.txt"
    if request.config.getoption("--update-golden"):
        path.write_text(told)
    assert told == path.read_text()


def _told(row: Row) -> Iterator[str]:
    game = load(row.game)
    lines: list[str] = []
    if row.case.bad_position:
        with pytest.raises(NotationError) as bad:
            game.from_position(row.case.position)
        lines.append(f"  {bad.value}")
    else:
        game, state = reached(row)
        lines += _prompt(game, state)
        for token, _ in row.case.refuses:
            if token not in NO_SUCH_TOKEN:
                lines.append(f"  {token}: {_refused(game, state, game.parse(token))}")
        for tokens, _ in row.case.then:
            lines += _events(game, state, tokens.split())
    if lines:
        yield row.id
        yield from lines


def _prompt(game: Any, state: Any) -> list[str]:
    pending = game.pending(state)
    if isinstance(pending, Decide):
        return [f"  asks {pending.seat.word}: {terse(pending.prompt, pending.facts)}"]
    if isinstance(pending, Roll):
        return [f"  awaits {pending.prompt} of {pending.seat.word}"]
    return [f"  over: {pending.result}, {pending.how}"]


def _refused(game: Any, state: Any, entry: Any) -> str:
    pending = game.pending(state)
    if game.is_chance(entry) and isinstance(pending, Roll):
        with pytest.raises(ImpossibleOutcome) as impossible:
            game.resolve(state, entry)
        return str(impossible.value)
    seat = pending.seat if isinstance(pending, Decide | Roll) else Seat.SOUTH
    refusal = game.refusal(state, seat, entry)
    return f"{refusal} [{' '.join(refusal.squares)}]"


def _events(game: Any, state: Any, tokens: list[str]) -> Iterator[str]:
    for token in tokens:
        entry, seat = game.parse(token), game.pending(state).seat
        step = game.resolve(state, entry) if game.is_chance(entry) else game.apply(state, seat, entry)
        state = step.state
        for event in step.events:
            yield f"  {token} > {terse(event.code, event.facts())}"

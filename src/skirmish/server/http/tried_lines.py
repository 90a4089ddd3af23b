"""A line that is tried out: what comes of some tokens from a position, and what could be played next.

Nothing is stored, and no one is asked: the reader decides for both sides and for chance.
"""

from __future__ import annotations

from itertools import islice
from typing import Any

from skirmish import games, presenter
from skirmish.core import AnyGame, Decide, Over, Roll
from skirmish.i18n.speaker import Speaker
from skirmish.presenter.structs import Decision
from skirmish.records import Played, Record, replay, start
from skirmish.records.replay import past_of
from skirmish.server.http.replays import position_of
from skirmish.server.matches.deal import dealt
from skirmish.server.matches.projection import RESULTS, SEAT_NAMES, asked, played_token
from skirmish.server.wire.common import happening
from skirmish.server.wire.http.tried_lines import Outcome, TriedLine, TriedPlan
from skirmish.server.wire.server import Explained, Looked, MatchEnd


def try_line(plan: TriedPlan) -> TriedLine:
    """The position after the tokens, with everything that is known of it, and what is possible there.

    Raises :class:`~skirmish.records.RecordError` for a position or a token that cannot be.
    """
    game, state, line = _played(plan)
    present, pending = presenter.load(game.name), game.pending(state)
    view = game.view(state, None, over=True)
    prompt, decisions = None, list[Decision]()
    if isinstance(pending, Decide):
        own = game.view(state, pending.seat)
        prompt, decisions = asked(present, pending, own, pending.seat, len(line))
    return TriedLine(
        view=present.view(view),
        seat=None if isinstance(pending, Over) else SEAT_NAMES[pending.seat],
        played=[played_token(each, each.token, each.events) for each in line],
        prompt=prompt,
        decisions=decisions,
        outcomes=_outcomes(game, state, pending) if isinstance(pending, Roll) else [],
        over=MatchEnd(pending.how, RESULTS[pending.winner]) if isinstance(pending, Over) else None,
        position=position_of(game, view),
        past=past_of(game, view),
    )


def look_ahead(plan: TriedPlan, token: str) -> Looked:
    """What a legal token would do after the others. Raises as :func:`try_line`, and if it is not legal."""
    game, state, _ = _played(plan)
    return Looked("", token, presenter.load(game.name).preview(_own_view(game, state), token))


def explain(plan: TriedPlan, source: str, target: str, lang: str) -> Explained:
    """Why something is not possible after the tokens. Raises as :func:`try_line`."""
    game, state, _ = _played(plan)
    reason = presenter.load(game.name).why(_own_view(game, state), source, target, Speaker(lang))
    return Explained(id="", **{name: getattr(reason, name) for name in reason.__struct_fields__})


def _played(plan: TriedPlan) -> tuple[AnyGame, Any, list[Played]]:
    """The game, the state after the tokens, and how it came about."""
    games.load(plan.game)  # an unknown game is not a fault of a record
    tags = {
        "Game": plan.game,
        "Variant": plan.variant,
        "First": "S",
        "Result": "*",
        "Position": plan.position,
        **({} if plan.past is None else {"Past": plan.past}),
    }
    if plan.deal:
        game, state = start(Record.of(tags))
        tags["Position"] = game.position(dealt(game, state))
    record = Record.of(tags, plan.tokens)
    game, state = start(record)
    # Not to its end: a line need not end as a record must.
    line = list(islice(replay(record), len(plan.tokens)))
    return game, line[-1].state if line else state, line


def _own_view(game: AnyGame, state: Any) -> Any:
    """What the seat that must decide sees; a spectator's view if none must."""
    pending = game.pending(state)
    return game.view(state, pending.seat if isinstance(pending, Decide) else None)


def _outcomes(game: AnyGame, state: Any, roll: Roll[Any]) -> list[Outcome]:
    return [
        Outcome(str(each), weight, [happening(event) for event in game.resolve(state, each).events])
        for each, weight in zip(roll.outcomes, roll.weights, strict=True)
    ]

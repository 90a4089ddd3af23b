"""Resampling what a seat may not know, together with a history that could have led there."""

from __future__ import annotations

from typing import Any, Final

from skirmish.core import Below, IllegalAction, ImpossibleOutcome, Over, Roll, Seat
from skirmish.envs.node import Node, past_of
from skirmish.games import part

TRIES: Final = 1000
"""The most samples drawn when the other side's pass contradicts them. In four thousand random games six were
always enough; the limit is for positions that were set up by hand."""

Entries = list[tuple[Any, Seat]]


def redealt(node: Node, seat: Seat, below: Below) -> Node:
    """A node that looks the same to ``seat``, with everything that it may not know resampled.

    What is held now is dealt by the rules, all equally likely; then ``Deal`` of the game's ``redeal`` spreads
    the other side's cards over its draws, equally likely among what its plays allow. Where the other side
    ``passed``, the deal tells something of its hand: deals that would not have let it pass are thrown away,
    as long as :data:`TRIES` allows. The last one is kept even so: its hands are as the rules deal them, its
    history is not legal. The cards that are really held would make a legal one, but the search would then
    know them.
    """
    rules = node.kit.rules
    if not rules.info.hides_information or isinstance(node.pending, Over):
        return node
    dealer: Any = part(rules.name, "redeal")
    if dealer is None:
        raise NotImplementedError(f"{rules.name} hides information and has no part 'redeal'")
    view = rules.view(node.state, seat)
    deal = dealer.Deal(node.start, node.entries(), seat.other)
    for _ in range(TRIES if deal.passed else 1):
        state = rules.sample(view, below)
        start, told = deal.spread(state, below)
        if not deal.passed or _plays(node, start, told):
            break
    past = past_of(told)
    if past is not None and node.past is not None:
        past.looks_like(node.past, rules, seat)
    return Node(node.kit, start, past, state)


def _plays(node: Node, start: Any, told: Entries) -> bool:
    """Whether the rules allow that history."""
    rules, state = node.kit.rules, start
    try:
        for entry, actor in told:
            rolled = isinstance(rules.pending(state), Roll)
            state = (rules.resolve(state, entry) if rolled else rules.apply(state, actor, entry)).state
    except (IllegalAction, ImpossibleOutcome):
        return False
    return True

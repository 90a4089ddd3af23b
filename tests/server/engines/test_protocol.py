"""What a worker is sent: a view and never a state, in the same bytes whatever is hidden."""

from __future__ import annotations

import io
import os
import pickle
import pickletools
import random
import threading
from pathlib import Path

import pytest

from skirmish import games
from skirmish.core import Decide
from skirmish.server.engines.protocol import NotAView, Think, decode_message, encode_message
from skirmish.server.engines.worker import choose
from tests.server.engines.workers import NAMES, decisions, pool, run, view_of


@pytest.mark.parametrize("name", NAMES)
def test_a_state_is_never_sent(name: str) -> None:
    state, view = decisions(name)[3], view_of(name)

    async def work() -> None:
        async with pool() as engines:
            with pytest.raises(NotAView):
                await engines.think("greedy", name, state, owner="me")

    run(work())
    for hidden in (state, (view, [state]), {"deep": {"er": state}}, type(state)):
        with pytest.raises(NotAView):
            encode_message(Think(1, "greedy", name, hidden, 1, 4.0))


@pytest.mark.parametrize("name", NAMES)
def test_what_is_sent_names_no_state_and_is_read_back(name: str) -> None:
    game = games.load(name)
    for state in decisions(name)[::7]:
        pending = game.pending(state)
        assert isinstance(pending, Decide)
        question = Think(7, "recruit", name, game.view(state, pending.seat), 99, 4.0)
        content = encode_message(question)[4:]
        said = [str(fact) for _, fact, _ in pickletools.genops(content) if fact is not None]
        assert "View" in said
        assert "State" not in said
        assert decode_message(content) == question


@pytest.mark.parametrize("name", NAMES)
def test_hidden_information_does_not_change_what_is_sent(name: str) -> None:
    """What a seat may not know is dealt again: the message stays the same, byte for byte."""
    game, rng, differed = games.load(name), random.Random(3), 0
    for state in decisions(name)[::5]:
        pending = game.pending(state)
        assert isinstance(pending, Decide)
        view = game.view(state, pending.seat)
        twin = game.sample(view, rng.randrange)
        differed += twin != state
        views = [game.view(each, pending.seat) for each in (state, twin)]
        asked = [encode_message(Think(1, "general", name, each, 5, 4.0)) for each in views]
        assert asked[0] == asked[1]
    assert differed or name == "island"  # its only hidden things are unknown to both sides


def test_only_our_own_types_are_unpickled() -> None:
    for foreign in (os.getcwd, Path(), io.BytesIO):
        with pytest.raises(pickle.UnpicklingError):
            decode_message(pickle.dumps(foreign))
    with pytest.raises(pickle.UnpicklingError):
        decode_message(pickle.dumps("a word"))


def test_equal_requests_get_equal_decisions() -> None:
    view = view_of("hill218")
    question = Think(1, "recruit", "hill218", view, 12345, 4.0)
    assert choose(question, threading.Event()) == choose(question, threading.Event())

"""What a worker is shown: a view and never a state, written in the same bytes whatever is hidden."""

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
from skirmish.server.engines.protocol import NotAView, Think, question_frame, read_question
from skirmish.server.engines.worker import chosen
from tests.server.pool import NAMES, decisions, pool, run, view_of


@pytest.mark.parametrize("name", NAMES)
def test_a_state_is_never_sent(name: str) -> None:
    state, view = decisions(name)[3], view_of(name)

    async def work() -> None:
        async with pool() as opponents:
            with pytest.raises(NotAView):
                await opponents.think("greedy", name, state, owner="me")

    run(work())
    for hidden in (state, (view, [state]), {"deep": {"er": state}}, type(state)):
        with pytest.raises(NotAView):
            question_frame(Think(1, "greedy", name, hidden, 1))


@pytest.mark.parametrize("name", NAMES)
def test_what_is_sent_names_no_state_and_is_read_back(name: str) -> None:
    game = games.load(name)
    for state in decisions(name)[::7]:
        pending = game.pending(state)
        assert isinstance(pending, Decide)
        question = Think(7, "recruit", name, game.view(state, pending.seat), 99)
        content = question_frame(question)[4:]
        said = [str(fact) for _, fact, _ in pickletools.genops(content) if fact is not None]
        assert "View" in said
        assert "State" not in said
        assert read_question(content) == question


@pytest.mark.parametrize("name", NAMES)
def test_twins_ask_the_same(name: str) -> None:
    """What a seat may not know is dealt anew: what its opponent is asked stays the same, byte for byte."""
    game, rng, differed = games.load(name), random.Random(3), 0
    for state in decisions(name)[::5]:
        pending = game.pending(state)
        assert isinstance(pending, Decide)
        view = game.view(state, pending.seat)
        twin = game.sample(view, rng.randrange)
        differed += twin != state
        views = [game.view(each, pending.seat) for each in (state, twin)]
        asked = [question_frame(Think(1, "general", name, each, 5)) for each in views]
        assert asked[0] == asked[1]
    assert differed or name == "island"  # which hides nothing but what nobody knows


def test_only_values_of_ours_are_read() -> None:
    for foreign in (os.getcwd, Path(), io.BytesIO):
        with pytest.raises(pickle.UnpicklingError):
            read_question(pickle.dumps(foreign))
    with pytest.raises(pickle.UnpicklingError):
        read_question(pickle.dumps("a word"))


def test_equal_questions_are_decided_alike() -> None:
    view = view_of("hill218")
    question = Think(1, "recruit", "hill218", view, 12345)
    assert chosen(question, threading.Event()) == chosen(question, threading.Event())

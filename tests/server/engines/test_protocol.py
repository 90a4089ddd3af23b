"""What a worker is sent: a view and never a state, in the same bytes whatever is hidden."""

from __future__ import annotations

import io
import os
import pickle
import pickletools
import random
import re
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from skirmish import games
from skirmish.core import SOUTH, Decide, Options
from skirmish.server.engines.protocol import NotAView, Think, decode_message, encode_message
from skirmish.server.engines.worker import KeptAgents, choose
from tests.games.guests import installed
from tests.presenter.guest import GAME, lay
from tests.server.engines.workers import NAMES, decisions, legal, pool, run, view_of


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
    first, again = (choose(question, threading.Event(), KeptAgents()) for _ in range(2))
    assert first == again


# A game of another distribution, whose classes have names of their own


@pytest.fixture
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game ``shells``, and ``odds``, whose views hold a value that workers do not read."""
    rules = re.sub(r"\bView\b", "Seen", re.sub(r"\bState\b", "Position", GAME))
    held = "seat: Seat | None = None"
    odds = rules.replace(held, f"{held}\n    odds: object = __import__('fractions').Fraction(1, 2)")
    lay(tmp_path / "guests", "shells", **{"game.py": rules})
    lay(tmp_path / "guests", "odds", **{"game.py": odds.replace("shells", "odds")})
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path / 'guests'}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    with installed(tmp_path / "guests"):
        yield


@pytest.mark.usefixtures("guests")
def test_a_guests_view_is_sent_and_its_state_is_not() -> None:
    game = games.load("shells")
    state = game.start(Options("usual"))
    view = game.view(state, SOUTH)

    async def work() -> None:
        async with pool() as engines:
            assert await engines.think("random", "shells", view, owner="me") in legal("shells", view)
            with pytest.raises(NotAView):
                await engines.think("random", "shells", state, owner="me")
            assert engines.counts["asked"] == 1

    run(work())
    for hidden in (state, (view, [state]), type(state)):
        with pytest.raises(NotAView):
            encode_message(Think(1, "random", "shells", hidden, 1, 4.0))


@pytest.mark.usefixtures("guests")
def test_a_view_that_workers_cannot_read_costs_no_worker() -> None:
    game = games.load("odds")
    view = game.view(game.start(Options("usual")), SOUTH)

    async def work() -> None:
        async with pool() as engines:
            with pytest.raises(NotAView, match=r"fractions\.Fraction"):
                await engines.think("random", "odds", view, owner="me")
            assert engines.counts == {}

    run(work())

"""Help from the computer at the prompt: ``hint`` and ``auto``."""

from __future__ import annotations

import re
from typing import Any

import pytest

from skirmish import agents, games
from skirmish.agents import LEVELS, Limit
from skirmish.agents.advice import hint_level, set_up_level
from skirmish.agents.levels import LevelAgent
from skirmish.cli.terminal.seated_agents import SeatedAgents
from skirmish.cli.terminal.session import Session, fair_chance
from skirmish.core import Decide, Options, Seat
from skirmish.match.commands import Submit
from tests.cli.processes import LANGUAGES, Play


@pytest.mark.parametrize("opposite", ["human", "greedy", *LEVELS])
def test_levels_are_those_of_the_page(opposite: str) -> None:
    strong = opposite in ("captain", "general")
    assert set_up_level(opposite) == (opposite if strong else "sergeant")
    assert hint_level(opposite) == ("general" if opposite == "general" else "captain")


@pytest.mark.usefixtures("thinkers")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["island", "hill218"])
def test_a_hint_says_what_why_and_how_likely_a_win_is(name: str, lang: str, play: Play) -> None:
    first = {"island": "auto", "hill218": "1"}[name]
    done = play(
        name,
        "--level",
        "recruit",
        "--seed",
        "3",
        "--first",
        "S",
        "--lang",
        lang,
        lines=[first, "hint", "quit"],
    )
    head = re.search(r"\n([^\n]+ ?\([^\n]+\): (\S+))\n((?:  [^\n]+\n)+)", done.out)
    assert head is not None, done.out
    reasons = head[3].splitlines()
    assert len(reasons) >= 3, reasons
    assert re.search(r"\b\d{1,2}\s?%", reasons[-1]), reasons


@pytest.mark.usefixtures("thinkers")
def test_a_hint_in_the_set_up_has_no_chance(play: Play) -> None:
    done = play("--level", "recruit", "--seed", "3", "--first", "S", lines=["hint", "quit"])
    assert "Hint (Captain): #" in done.out
    assert "chances of winning" not in done.out


@pytest.mark.usefixtures("thinkers")
def test_a_hint_knows_no_more_than_its_seat() -> None:
    """The hands that the other side may hold are all the same to it."""
    session = Session.start("hill218", Options("standard"), ("human", "human"), fair_chance("5"), "none", {})
    while session.match.pending.prompt != "play":  # type: ignore[union-attr]
        pending = session.match.pending
        assert isinstance(pending, Decide)
        session.issue(
            Submit(str(session.match.game.legal(session.match.view(pending.seat))[0])), pending.seat
        )
    seen: list[Any] = []

    class Watched(LevelAgent):
        def think(self, game: Any, view: Any, below: Any, *more: Any, **named: Any) -> Any:
            seen.append(view)
            return super().think(game, view, below, *more, **named)

    seat = session.match.pending.seat  # type: ignore[union-attr]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(agents, "load", lambda name, **_: Watched(name, Limit(nodes=50)))
        SeatedAgents(session.who).hint(session.match, seat, session.agents_chance(), 0.2)
    assert seen == [session.match.view(seat)]


@pytest.mark.usefixtures("thinkers")
def test_two_people_at_one_screen_may_ask(play: Play) -> None:
    """What the one was told is cleared away before the other looks."""
    lines = ["S", "1", "N", "1", "S", "hint", "1", "N", "quit"]
    done = play("hill218", "--north", "human", "--seed", "3", "--first", "S", lines=lines)
    hint = done.out.index("Hint (Captain)")
    assert "\n" * 40 in done.out[hint:]


def _set_up(seed: str) -> Session:
    session = Session.start("island", Options("classic"), ("human", "recruit"), fair_chance(seed), "none", {})
    seated = SeatedAgents(session.who)
    prompts = games.load("island").info.setup_prompts
    while isinstance(session.match.pending, Decide) and session.match.pending.prompt in prompts:
        seat, chance = session.match.pending.seat, session.agents_chance()
        if seat is Seat.SOUTH:
            token = seated.set_up(session.match, seat, chance)
        else:
            token = str(seated.choose(session.match, seat, chance))
        session.issue(Submit(token), seat)
    return session


@pytest.mark.usefixtures("thinkers")
def test_auto_does_not_set_up_as_badly_as_a_recruit() -> None:
    """By a strong level's estimate a person has the better half of these battles against recruit."""
    chances = []
    for seed in "01234567":
        match = _set_up(seed).match
        pending = match.pending
        assert isinstance(pending, Decide)
        view = match.view(pending.seat)
        win = LevelAgent("captain", Limit(nodes=3000)).think(match.game, view, lambda _: 0).win
        if win is not None:
            chances.append(win if pending.seat is Seat.SOUTH else 1 - win)
    assert len(chances) >= 6
    assert sum(chances) / len(chances) > 0.55, chances

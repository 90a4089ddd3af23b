"""Random games in every language: every event, prompt, refusal and end has a message."""

from __future__ import annotations

import random
from typing import Any

import pytest

from skirmish import presenter
from skirmish.core import AnyGame, Decide, IllegalAction, Options, Over, Roll, Seat
from skirmish.games import load, names
from skirmish.i18n.speaker import LANGUAGES, Audience, Speaker

STEPS = 400
EVERY = 20
"""How many decisions lie between two moments at which everything impossible is tried, too."""


def _tokens(game: AnyGame, rng: random.Random) -> list[Any]:
    """Actions of every form, most of them impossible wherever one is."""

    def square() -> str:
        return f"{rng.choice('abcdefghijkl')}{rng.randint(1, 12)}"

    def space() -> str:
        return f"{rng.randint(-3, 3)},{rng.randint(-3, 3)}"

    island = [
        *(f"{square()}-{square()}{turn}" for turn in ("", "L", "R")),
        *(f"{form}{square()}" for form in ("#", "x")),
        *(f"{kind}{square()}^" for kind in "SJT"),
        *(f"{square()}*{square()}" for _ in range(5)),
        *("+1", "+3", "+5", "x+2", "x+4", "pad", "padL", "padR", "end", "=SSJTS", f"{square()}L"),
    ]
    hill218 = [
        *(f"{kind}@{space()}" for kind in "IHSTAP"),
        *(f"{form}{space()}" for form in "*!*!"),
        *("pass", "<IH", "<T", "I@0,0", "P@9,9", "P@0,1", "*0,0"),
    ]
    return [game.parse(token) for token in (island if game.name == "island" else hill218)]


def _try_all(game: AnyGame, state: Any, seat: Seat, speakers: list[Speaker], rng: random.Random) -> None:
    for action in _tokens(game, rng):
        refusal = game.refusal(state, seat, action)
        if refusal is not None:
            for speaker in speakers:
                assert speaker.error(IllegalAction(str(action), refusal), game.name)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("name", "variant"), [(name, variant) for name in names() for variant in load(name).variants]
)
def test_a_game_told_in_every_language(name: str, variant: str, seed: int) -> None:
    game, rng = load(name), random.Random(f"{name} {variant} {seed}")
    speakers = [Speaker(lang) for lang in LANGUAGES]
    state = game.start(Options(variant))
    for number in range(STEPS):
        pending = game.pending(state)
        if isinstance(pending, Over):
            assert all(speaker.over(name, pending) for speaker in speakers)
            break
        assert all(speaker.prompt(name, pending) for speaker in speakers)
        if isinstance(pending, Roll):
            step = game.resolve(state, pending.pick(rng.randrange))
        else:
            assert isinstance(pending, Decide)
            if number % EVERY == 0:
                for seat in Seat:
                    _try_all(game, state, seat, speakers, rng)
            action = rng.choice(game.legal(game.view(state, pending.seat)))
            step = game.apply(state, pending.seat, action)
        for viewer in (None, *Seat) if step.events else ():
            seen = [game.witness(event, viewer) for event in step.events]
            assert all(speaker.play(name, seen, Audience(viewer)) for speaker in speakers)
        state = step.state
    for speaker in speakers:
        told = [speaker.say(each.id, **each.facts) for each in presenter.load(name).sentences(state)]
        assert len(told) > 3
        assert all(told)

"""A game of another distribution, without a presenter, is played at the server."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from skirmish import games
from skirmish.i18n.speaker import Speaker
from skirmish.presenter.structs import PlainView, Said
from skirmish.server.matches import advice
from skirmish.server.wire.client import Hint, Look, Suggest, Why
from skirmish.server.wire.common import ClockPlan
from skirmish.server.wire.server import SecondBest, encode
from tests.games.guests import installed
from tests.must import must
from tests.presenter.guest import DRAWING, ENGLISH, lay
from tests.server.local import COMPUTER, LocalServer, decide, refused, whose

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _shells(tmp_path: Path) -> Iterator[None]:
    lay(tmp_path / "guests", "shells", **{"drawing.py": DRAWING, "locales/en/rules.ftl": ENGLISH})
    with installed(tmp_path / "guests"):
        yield


def sent(grant: Any) -> Any:
    """The state as the page reads it."""
    return msgspec.json.decode(encode(grant.actor.state(grant, 0)))


async def test_it_is_played_to_its_end(local: LocalServer) -> None:
    made, south, north = await local.started("shells", variant="usual")
    told = sent(south)
    assert told["view"]["game"] == "plain"
    assert told["view"]["name"] == "shells"
    assert 'data-space="b"' in told["view"]["svg"]
    assert told["prompt"]["says"] == [{"id": "shells-prompt-lift", "facts": {"left": 3}}]
    words = {"id": "shells-decision-lift-shell", "facts": {"target": "a"}}
    assert told["decisions"][0] == {"token": "lifta", "kind": "lift-shell", "target": "a", "words": words}
    assert (
        encode(advice.look(south, Look("l", "lifta")))
        == b'{"type":"looked","id":"l","token":"lifta","preview":{}}'
    )
    assert advice.why(south, Why("w", "", "liftz"), Speaker("de")).sentence == "There is no shell at z."
    assert advice.hint(south, Hint("h")).threats == []

    await decide(south, "liftb")
    assert whose(south, north) is north
    await local.restart()
    south, north, watch = await local.enter_again(made)
    assert whose(south, north) is north
    await decide(north, "lifta")
    state = watch.actor.state(watch, 0)
    assert state.over is not None
    assert (state.over.how, state.over.result) == ("found", "north")


async def test_matches_of_a_game_that_was_uninstalled_are_not_tried_again(
    local: LocalServer, tmp_path: Path
) -> None:
    await local.started("shells", variant="usual", clock=ClockPlan(each=1_000))
    await local.create("shells", COMPUTER, COMPUTER, variant="usual")
    await local.close()
    shutil.rmtree(tmp_path / "guests" / "skirmish_shells-1.0.dist-info")
    games.rescan()
    with capture_logs() as lines:
        await local.open()
        for _ in range(4):
            await local.advance(60_000)
    assert [(line["event"], line["code"], "exc_info" in line) for line in lines] == [
        ("unplayable", "unknown-game", False)
    ] * len(lines)
    assert 1 <= len(lines) <= 2
    assert local.clock.scheduled == 0


async def test_what_it_hides_stays_hidden(local: LocalServer) -> None:
    made, south, north = await local.started("shells", variant="usual")
    watch = await local.matches.enter(made.match, made.watch)
    for grant, peas in ((south, "a ?"), (north, "? c"), (watch, "? ?")):
        view = grant.actor.state(grant, 0).view
        assert isinstance(view, PlainView)
        assert view.sentences[-1].facts == {"text": f"Peas {peas}"}
        assert bool(sent(grant).get("decisions")) == (grant is south)


async def test_it_has_no_level_that_could_suggest_a_set_up(local: LocalServer) -> None:
    _, south, _ = await local.started("shells", variant="usual")
    for level in ("captain", "greedy"):
        await refused("no-levels", advice.suggest(south, Suggest("s", level), local.engines))


@pytest.mark.parametrize(("name", "speaks"), [("shells", True), ("mutes", False)])
async def test_it_can_have_an_engine_and_no_presenter(
    local: LocalServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, speaks: bool
) -> None:
    """The second best decision is told if the game has words for it."""
    lay(tmp_path / "thinks", name, **({"locales/en/rules.ftl": ENGLISH} if speaks else {}))
    with installed(tmp_path / "thinks"), monkeypatch.context() as patched:
        patched.setattr(games, "offers", lambda name, part: True)
        _, grant = await local.against_computer(name, variant="usual")
        local.engines.faults = ["lifta"]
        answer = await advice.suggest(grant, Suggest("s", "captain"), local.engines)
    assert (answer.token, answer.because) == ("lifta", [])
    words = Said("shells-decision-lift-shell", {"target": "b"})
    assert answer.second == (SecondBest("liftb", "slight", words) if speaks else None)


OWN = """
from skirmish.presenter.plain import PlainPresenter
from skirmish.presenter.structs import Said
from skirmish_shells.game import GAME

class Told(PlainPresenter):
    def summary(self, view, over):
        return [Said("shells-found", {})]

PRESENTER = Told(GAME)
"""
"""A presenter that knows nothing of points."""


async def test_a_presenter_of_its_own_tells_the_end(local: LocalServer, tmp_path: Path) -> None:
    lay(tmp_path / "told", "shells", **{"locales/en/rules.ftl": ENGLISH, "presenter.py": OWN})
    with installed(tmp_path / "told"):
        _, south, north = await local.started("shells", variant="usual")
        for token in ("liftb", "lifta"):
            await decide(must(whose(south, north)), token)
        assert sent(south)["over"]["summary"] == [{"id": "shells-found"}]

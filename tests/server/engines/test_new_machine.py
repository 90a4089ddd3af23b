"""On a new machine the computer's first move does not wait for a compiler: through a real server's socket."""

from __future__ import annotations

from pathlib import Path

import pytest

from skirmish import games
from skirmish.agents import LEVELS
from tests.agents.blocked import BlockedCompiler
from tests.server.live import COMMITMENT, ENTROPY, UNLIMITED, running


@pytest.mark.parametrize("game", games.names())
def test_every_level_moves_while_nothing_is_compiled(game: str, tmp_path: Path) -> None:
    blocked = BlockedCompiler(tmp_path / "blocked")
    new = {**blocked.environment, "XDG_CACHE_HOME": str(tmp_path / "cache")}
    try:
        with running(tmp_path, *UNLIMITED, env=new) as live:
            for level in LEVELS:
                match = live.create(game, games.load(game).variants[0], north=level)
                with live.tab(match) as tab:
                    tab.say("join", id="join", commitment=COMMITMENT, name="Ann")
                    tab.say("open", id="open", entropy=ENTROPY)
                    number = tab.until(lambda state: bool(state.get("decisions")))["prompt"]["number"]
                    assert tab.act()["type"] == "ack"
                    state = tab.until(
                        lambda state, before=number: (  # type: ignore[misc]
                            bool(state.get("decisions")) and state["prompt"]["number"] > before + 1
                        )
                    )
                    assert state["prompt"]["seat"] == "south"
            assert not [entry for entry in live.logged() if entry["level"] != "info"]
    finally:
        blocked.fail()

"""Traces: one for each message, through the commit to the viewers at all servers, without anything hidden."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from skirmish.agents import LEVELS
from skirmish.core import MissingExtra
from skirmish.server.ops import traces
from tests.must import must
from tests.server.live import COMMITMENT, ENTROPY, ForkedLive
from tests.server.nodes.conftest import ForkedEngine

NAME = "Wilhelmina"


def recorded(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()]


def test_an_action_is_one_trace_at_all_servers(
    node: Callable[..., ForkedLive], engine: Callable[..., ForkedEngine], tmp_path: Path
) -> None:
    """South plays at one server against a computer at an engine, and another server has a spectator."""
    files = [tmp_path / f"{name}.jsonl" for name in ("one", "two", "engine")]
    one = node("--workers", "0", "--traces", str(files[0]))
    two = node("--workers", "0", "--traces", str(files[1]))
    thinker = engine("--traces", str(files[2]))
    match = one.create("hill218", "standard", north="recruit")
    said = [match["south"], match["watch"], ENTROPY, COMMITMENT, NAME]
    with one.tab(match) as south, two.tab(match, "watch") as watch:
        assert south.ask("join", commitment=COMMITMENT, name=NAME)["type"] == "ack"
        assert south.ask("open", entropy=ENTROPY)["type"] == "ack"
        state = south.until(lambda state: bool(state.get("decisions")))
        assert south.ask("act", prompt=state["prompt"]["number"], token="nonsense")["type"] == "refused"
        said += [each["token"] for each in state["decisions"] if len(each["token"]) > 2]
        assert south.act()["type"] == "ack"
        seq = must(south.state)["seq"]
        while (state := south.until(lambda state: bool(state.get("decisions"))))["seq"] < seq + 6:
            said += [each["token"] for each in state["decisions"] if len(each["token"]) > 2]
            assert south.act()["type"] == "ack"
            south.until(lambda now, before=state["seq"]: now["seq"] > before)  # type: ignore[misc]
        watch.until(lambda now: now["seq"] >= seq + 6)
    for each in (one, two, thinker):
        each.stop()
    spans = {file.stem: recorded(file) for file in files}

    for span in (span for found in spans.values() for span in found):
        assert set(span["attributes"]) <= traces.FACTS
        assert span["events"] == []
        assert span["attributes"].get("match", match["match"]) == match["match"]
        assert span["attributes"].get("level", "recruit") in LEVELS
    everything = "".join(file.read_text() for file in files)
    assert [secret for secret in said if secret in everything] == []

    def named(place: str, name: str, **facts: str) -> list[dict[str, Any]]:
        return [
            span
            for span in spans[place]
            if span["name"] == name and facts.items() <= span["attributes"].items()
        ]

    refused = [
        span["attributes"]["refusal"] for span in named("one", "message") if "refusal" in span["attributes"]
    ]
    assert len(refused) == 1
    pushed = {span["context"]["trace_id"] for span in named("two", "push")}
    caught_up = {span["context"]["trace_id"] for span in named("two", "catch-up")}
    thought = {span["context"]["trace_id"] for span in named("engine", "decide")}
    committed = {span["context"]["trace_id"] for span in named("engine", "commit")}
    followed = 0
    for message in named("one", "message", kind="act"):
        trace, own = message["context"]["trace_id"], message["context"]["span_id"]
        if "refusal" in message["attributes"]:
            continue
        parts = [span["name"] for span in spans["one"] if span["parent_id"] == own]
        assert parts[:2] == ["fold", "commit"]
        assert "push" in parts
        followed += trace in pushed & caught_up
    assert followed > 0
    acted = {span["context"]["trace_id"] for span in named("one", "message")}
    assert thought & committed & acted & pushed, (
        "from a player's action to the computer's answer at a spectator"
    )


def test_nothing_of_it_is_imported_unless_it_is_asked_for() -> None:
    script = (
        "import sys, skirmish.server.main, skirmish.server.engine_main; print('opentelemetry' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout == "False\n"
    with traces.traced(None), traces.span("message", match="m"), traces.committing("m", 1):
        assert traces.told(["m"]) == []


def test_an_installation_without_it_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.trace", None)
    with pytest.raises(MissingExtra) as caught, traces.traced(str(tmp_path / "traces")):
        pass
    assert caught.value.facts["extra"] == "traces"


def test_what_other_servers_tell_is_checked(tmp_path: Path) -> None:
    parent = f"00-{'a' * 32}-{'b' * 16}-01"
    with traces.traced(str(tmp_path / "traces")):
        traces.heard([["m", parent], ["n", "<script>"]])
        assert traces.told(["m", "n"]) == [("m", parent)]
        with traces.consequence("push", "m"), traces.consequence("push", "n"):
            pass
    inner, outer = recorded(tmp_path / "traces")
    assert (outer["context"]["trace_id"], outer["parent_id"]) == (f"0x{'a' * 32}", f"0x{'b' * 16}")
    assert inner["parent_id"] is None

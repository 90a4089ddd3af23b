"""The short version of the fuzzing: the same few inputs of each kind every time.

``python -m tests.fuzz`` tries a million new ones.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.fuzz import in_process, mutations, runs
from tests.fuzz.__main__ import main
from tests.fuzz.findings import Broken, Findings, check_refusal

INPUTS = {"messages": 1200, "requests": 250, "positions": 600, "tokens": 600, "records": 250}
LAYERS = {
    "messages": {"framed": 0.9, "decoded": 0.3, "judged by rules": 0.005, "answered": 0.02},
    "requests": {"parsed": 0.5, "let through by the guard": 0.4, "routed": 0.2, "answered": 0.03},
    "positions": {"read": 0.05},
    "tokens": {"parsed": 0.3, "played": 0.1},
    "records": {"decoded": 0.8, "read": 0.3, "replayed": 0.03},
}
"""The least share of inputs that must pass each layer, far below the usual: dice differ every time."""


@pytest.mark.parametrize("kind", runs.KINDS)
def test_mutated_inputs_break_nothing(kind: str, tmp_path: Path) -> None:
    findings = Findings(kind)
    runs.fuzz(findings, 218, INPUTS[kind], tmp_path)
    assert findings.inputs >= INPUTS[kind]
    for layer, share in LAYERS[kind].items():
        assert findings.layers[layer] >= share * findings.inputs, str(findings)


def test_an_input_is_the_same_every_time() -> None:
    for kind in runs.IN_PROCESS:
        first, again = (in_process.input_of(kind, random.Random(f"7 {kind} 3")) for _ in range(2))
        assert first == again


def test_a_failure_names_the_input_and_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(kind: str, given: object, rng: random.Random, findings: Findings) -> None:
        if findings.inputs == 3:
            raise ZeroDivisionError("by mistake")

    monkeypatch.setattr(in_process, "attempt", breaks)
    with pytest.raises(Broken) as caught:
        runs.fuzz(Findings("positions"), 7, 10, tmp_path)
    assert "ZeroDivisionError: by mistake" in str(caught.value)
    assert "python -m tests.fuzz positions --seed 7 --case 2" in str(caught.value)
    assert "input: (" in str(caught.value)


def test_processes_share_the_cases(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["positions", "--seed", "7", "--inputs", "90", "--jobs", "2"]) == 0
    assert "90 inputs in" in capsys.readouterr().out
    shares = [runs.fuzz_share("positions", 7, 45, runs.Share(first, 2)).findings for first in (0, 1)]
    alone = runs.fuzz_share("positions", 7, 90, runs.Share()).findings
    assert shares[0].layers + shares[1].layers == alone.layers


@pytest.mark.parametrize(
    "problem",
    [
        {"code": "no-such-code", "sentence": "This is a sentence."},
        {"code": "bad-message", "sentence": ""},
        {"code": "bad-message", "sentence": "With an escape \x1b[2J."},
        {"code": "path-blocked", "sentence": "This is a sentence."},
        {"code": "fault", "sentence": "Something went wrong."},
        {"code": "bad-message", "sentence": "This is a sentence.", "facts": {"reason": "x" * 1000}},
    ],
)
def test_refusals_are_looked_at(problem: dict[str, object]) -> None:
    with pytest.raises(Broken):
        check_refusal(problem)


def test_what_is_too_slow_is_found() -> None:
    findings = Findings("positions")
    findings.answered(0.9, 20.0)
    with pytest.raises(Broken, match=r"1\.10 s of work"):
        findings.answered(1.1, 1.2)


def test_mutations_reach_types_bounds_nesting_and_doubled_names() -> None:
    rng, valid = random.Random(0), {"type": "act", "id": "f1", "prompt": 4, "token": "e2-e4"}
    texts = [mutations.written(mutations.mutated(valid, rng, ["d3"]), rng) for _ in range(3000)]
    for part in ("9007199254740992", '"type":null', "[[[[", "NaN", "\\ud800", "1e+308", '"token":"d3"'):
        assert any(part in text.replace(" ", "") for text in texts), part
    assert any(text.count('"id":') == 2 for text in texts)
    assert len(set(texts)) > 1000

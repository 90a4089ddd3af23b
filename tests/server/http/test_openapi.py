"""Whatever is sent to the HTTP interface: an answer as it is described, and never a fault of ours."""

from __future__ import annotations

import json
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.live import Live, server

__all__ = ["server"]

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def interface(server: Live) -> Any:
    return schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")


schema = schemathesis.pytest.from_fixture("interface")


@schema.parametrize()
@settings(
    max_examples=10, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
def test_every_answer_is_as_described(case: Any, server: Live) -> None:
    headers = {"origin": server.address}
    if case.operation.path.startswith("/api/matches/"):
        headers["authorization"] = f"Bearer {'x' * 32}"
    response = case.call(headers=headers, base_url=server.address)
    case.validate_response(response, checks=CHECKS)


def test_the_description_names_everything(server: Live) -> None:
    with server.client() as client:
        described = client.get("/api/openapi.json").json()
        page = client.get("/api/docs", headers={"accept-language": "it"}).text
    assert set(described["paths"]) == {
        "/api/games",
        "/api/lessons/{game}/{lang}",
        "/api/lessons/{game}/{lesson_name}/{step_name}",
        "/api/lessons/{game}/{lesson_name}/{step_name}/question",
        "/api/matches",
        "/api/matches/{match}",
        "/api/matches/{match}/keys",
        "/api/matches/{match}/record",
        "/api/matches/{match}/replay",
        "/api/matches/{match}/series",
        "/api/matches/{match}/showing",
        "/api/moves",
        "/api/moves/claims",
        "/api/seats",
        "/api/seats/{match}",
        "/api/summaries",
        "/api/network",
        "/api/matches/{match}/shares",
        "/api/positions",
        "/api/positions/advice",
        "/api/shares",
        "/api/shares/{code}",
        "/api/matches/{match}/verification",
        "/api/replay",
        "/api/records",
        "/api/line",
        "/api/line/look",
        "/api/line/why",
        "/api/rules/{game}/{lang}",
        "/live",
        "/ready",
        "/health",
    }
    schemas = set(described["components"]["schemas"])
    assert {"NewMatch", "Created", "Problem", "Replay", "Rulebook", "HillView", "IslandView"} <= schemas
    named = {part.partition('"')[0] for part in json.dumps(described).split("#/components/schemas/")[1:]}
    assert named <= schemas
    for name in schemas:
        assert f"id='{name}'" in page
    for path in described["paths"]:
        assert path in page
    assert "L’interfaccia HTTP" in page

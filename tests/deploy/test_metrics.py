"""The dashboard and the alerts name metrics that are served, and the handbook describes all of them."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client.parser import text_string_to_metric_families

from skirmish.server.ops.metrics import Metrics
from tests.deploy.proxies import DEPLOY

DOCS = DEPLOY.parent / "docs"
BOARD: dict[str, Any] = json.loads((DEPLOY / "dashboard.json").read_text())
RULES: list[dict[str, Any]] = [
    rule for group in yaml.safe_load((DEPLOY / "alerts.yml").read_text())["groups"] for rule in group["rules"]
]
OURS = re.compile(r"\b(?:skirmish|process)_[a-z_]+")


def families() -> dict[str, str]:
    """The name of each metric as it is written in expressions, without a histogram's suffix, and its type."""
    served = Metrics().text().decode()
    return {
        f"{family.name}_total" if family.type == "counter" else family.name: family.type
        for family in text_string_to_metric_families(served)
        if not family.name.endswith("_created")
    }


def expressions() -> list[str]:
    shown = [target["expr"] for panel in BOARD["panels"] for target in panel["targets"]]
    return [*shown, *(rule["expr"] for rule in RULES)]


def test_expressions_name_metrics_that_are_served() -> None:
    known = families()
    assert len(known) > 25
    for expression in expressions():
        for name in OURS.findall(expression):
            plain = re.sub(r"_bucket$", "", name)
            assert plain in known, expression
            assert (known[plain] == "histogram") == (name != plain), expression
            grows = known[plain] in ("counter", "histogram")
            assert grows == bool(re.search(rf"(rate|increase)\({name}\b", expression)), expression


def test_the_dashboard_shows_and_the_handbook_describes_every_metric_of_ours() -> None:
    ours = {name for name in families() if name.startswith("skirmish_")}
    shown = {re.sub(r"_bucket$", "", name) for line in expressions() for name in OURS.findall(line)}
    not_shown = {*("skirmish_version", "skirmish_health_checks_total", "skirmish_commits_total")}
    not_shown |= {"skirmish_bans", "skirmish_new_matches_stopped"}
    assert ours - shown == not_shown
    section = (DOCS / "server.md").read_text().split("\n## Metrics\n")[1].split("\n## ")[0]
    rows = [line.split(" | ")[0] for line in section.splitlines() if line.startswith("| `")]
    assert {name for row in rows for name in OURS.findall(row)} == ours


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: str(rule["alert"]))
def test_every_alert_has_a_section_in_the_runbook(rule: dict[str, Any]) -> None:
    headings = re.findall(r"^## (.*)$", (DOCS / "runbook.md").read_text(), re.MULTILINE)
    anchors = {re.sub(r"[^a-z0-9-]", "", heading.lower().replace(" ", "-")) for heading in headings}
    assert rule["annotations"]["runbook"] in anchors
    assert rule["labels"]["severity"] in ("page", "warn")


def test_the_panels_of_the_dashboard_have_places_of_their_own() -> None:
    assert len({(each["gridPos"]["x"], each["gridPos"]["y"]) for each in BOARD["panels"]}) == len(
        BOARD["panels"]
    )
    assert len({each["id"] for each in BOARD["panels"]}) == len(BOARD["panels"])

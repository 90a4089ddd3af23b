"""Refusals of requests."""

from __future__ import annotations

from skirmish.presenter.structs import Facts, Part


class Problem(Part):
    """Why a request was refused."""

    code: str
    sentence: str
    facts: Facts = {}
    rule: str | None = None

"""The Battle for Hill 218 as a PettingZoo environment: ``hill218_v0.env(variant=…, render_mode=…)``."""

from __future__ import annotations

from typing import Any

from skirmish.envs.zoo import Table, wrapped


def raw_env(**given: Any) -> Table:
    """The environment itself; an illegal decision raises. Takes what :class:`Table` takes."""
    return Table("hill218", **given)


def env(**given: Any) -> Any:
    """The environment in PettingZoo's usual wrappers; an illegal decision loses."""
    return wrapped(raw_env(**given))

"""Facts about a game that can be read without loading its rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from skirmish.core.value import Frozen


@dataclass(frozen=True, slots=True, kw_only=True)
class GameInfo:
    """The facts of a game, stated once in its ``info.py`` as ``INFO``.

    ``title`` is English; the message ``NAME-title`` translates it. ``rule_prefix`` begins every rule id
    (``I`` in ``I-3.2``). ``modifiers`` are suffixes that any variant may have (``+minefield``).
    """

    name: str
    title: str
    rule_prefix: str
    hides_information: bool
    """Whether a seat may know something that the other does not."""
    hidden_mark: str = ""
    """What stands for something hidden in the tokens that other viewers see; empty if nothing does."""
    setup_prompts: frozenset[str] = frozenset()
    """Prompts of the set-up."""
    settling_prompts: frozenset[str] = frozenset()
    """Prompts that complete the decision before them, such as the attack that a deployment makes."""
    modifiers: tuple[str, ...] = ()
    beginners: str | None = None
    """The variant for a first match; None: the usual one."""
    most_decisions: int | None = None
    most_rolls: int | None = None
    """Upper bounds of the decisions and chance events in one game; None if there is no bound."""
    rules_version: int = 1
    """Counts changes after which an earlier match may not replay. Stored with matches and records."""
    ratings: Mapping[str, tuple[int, int]] = field(default_factory=Frozen)
    """Each opponent's measured rating and half of its 95% interval, in Elo, with ``greedy`` at 1000."""

    def hides(self, token: str) -> bool:
        """Whether a token shows only what another viewer may see, so that it is neither a decision nor part
        of a finished record."""
        return self.hidden_mark != "" and self.hidden_mark in token

    @property
    def longest(self) -> int | None:
        """An upper bound of the entries in a record of this game, or None if there is none."""
        if self.most_decisions is None or self.most_rolls is None:
            return None
        return self.most_decisions + self.most_rolls

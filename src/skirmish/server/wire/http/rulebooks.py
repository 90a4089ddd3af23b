"""The pages of a rulebook."""

from __future__ import annotations

from typing import Literal

from skirmish.presenter.structs import Decision, GameView, Part, Preview
from skirmish.server.wire.common import GameName, Lang
from skirmish.server.wire.server import Prompt


class ExamplePick(Part):
    """What an example's picture shows of a choice: a token, or a place or kind whose decisions are marked."""

    pick: str
    prompt: Prompt
    decisions: list[Decision]
    preview: Preview | None = None


class RuleText(Part):
    """A piece of a rulebook page: a heading (1, 2 ...), a rule with its id, a paragraph, a table or an
    example.
    """

    kind: Literal["heading", "rule", "paragraph", "table", "example"]
    text: str = ""
    id: str = ""
    level: int = 0
    head: list[str] = []
    rows: list[list[str]] = []
    view: GameView | None = None
    picked: ExamplePick | None = None


class Rulebook(Part):
    """A game's rulebook in a language."""

    game: GameName
    lang: Lang
    parts: list[RuleText]

"""The message files, read with Fluent's own parser: what each message needs, through all it refers to."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from skirmish.games import names
from skirmish.i18n.speaker import file_names, source

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


@dataclass
class Needs:
    """What a message uses: placeholders, the words it selects on, and other messages."""

    variables: set[str] = field(default_factory=set)
    keys: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    references: set[str] = field(default_factory=set)

    def add(self, other: Needs) -> None:
        self.variables |= other.variables
        for name, keys in other.keys.items():
            self.keys[name] |= keys

    def words(self, variable: str) -> set[str]:
        """The words a placeholder is selected on, numbers and plural forms left out."""
        return {key for key in self.keys[variable] if key not in PLURALS and not key.isdigit()}

    def counts(self, variable: str) -> bool:
        """Whether a placeholder is selected on as a number."""
        return any(key in PLURALS or key.isdigit() for key in self.keys[variable]) and not self.words(
            variable
        )


class _Reader(Visitor):
    def __init__(self) -> None:
        self.needs = Needs()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Fluent's name
        self.needs.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.needs.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            for variant in node.variants:
                key = variant.key
                name = key.name if isinstance(key, ast.Identifier) else key.value
                self.needs.keys[node.selector.id.name].add(name)
        self.generic_visit(node)


@cache
def entries(lang: str, name: str) -> dict[str, Needs]:
    """A file's messages by their ids; a file that does not parse fails here."""
    found: dict[str, Needs] = {}
    for text in _texts(lang, name):
        for entry in parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{lang}/{name}.ftl: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{lang}/{name}.ftl has {entry.id.name} twice"
                reader = _Reader()
                reader.visit(entry)
                found[entry.id.name] = reader.needs
    return found


def _texts(lang: str, name: str) -> list[str]:
    """A shared file (``errors``), a game's files that are read together (``island``), or one of a game's that
    is read apart (``island/page``)."""
    game, _, apart = name.partition("/")
    if game not in names():
        return [source(lang, name)]
    if apart:
        return [source(lang, apart, game)]
    return [source(lang, each, game) for each in file_names(lang, game) if each not in APART]


@cache
def needs(lang: str, name: str, message: str) -> Needs:
    """What a message of a file needs, with all that it refers to in that file and the common one."""
    game, apart, _ = name.partition("/")
    known = {**entries(lang, "common"), **(entries(lang, game) if apart else {}), **entries(lang, name)}
    whole, todo, seen = Needs(), [message], set[str]()
    while todo:
        each = todo.pop()
        if each in seen:
            continue
        seen.add(each)
        assert each in known, f"{lang}/{name}.ftl: {message} refers to {each}, which is not there"
        whole.add(known[each])
        todo += known[each].references
    return whole


def messages(lang: str, name: str) -> list[str]:
    """The ids of a file's messages, this language's own parts of sentences left out."""
    return [message for message in entries(lang, name) if not message.startswith("word-")]


APART = ("page", "balance", "lesson")
FILES = (
    *file_names("en"),
    *names(),
    *(f"{game}/{name}" for game in names() for name in file_names("en", game) if name in APART),
)
OURS = tuple(name for name in FILES if name != "terminal")
"""The files that the rules and errors fill; the terminal's are the command line's own."""

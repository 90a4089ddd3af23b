"""A match as a value: its tags, its tokens and its comments."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import repeat
from typing import Final

REASON: Final = "Reason"
"""The tag that says how an agent failed and lost the match."""


@dataclass(frozen=True, slots=True)
class Tag:
    """``[Name "value"]``. ``line`` is where it was read (0 if it was not), and is ignored in comparisons."""

    name: str
    value: str
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Token:
    """A decision or chance event in its game's notation."""

    text: str


@dataclass(frozen=True, slots=True)
class Comment:
    """``{text}``: anything except a closing brace; may span lines."""

    text: str


RecordEntry = Token | Comment


@dataclass(frozen=True, slots=True)
class Record:
    """Tags and entries, both in the order of the file.

    ``lines`` are the lines of the entries, if the record was read, and are ignored in comparisons. They are
    kept apart so that equal entries can share one object: most of a file is the same few tokens.

    A record is only parsed text. :func:`~skirmish.records.read_records` checks that its tags are complete;
    :func:`~skirmish.records.replay`, once exhausted, that its game is legal.
    """

    tags: tuple[Tag, ...]
    entries: tuple[RecordEntry, ...] = ()
    lines: tuple[int, ...] = field(default=(), compare=False, repr=False)

    @classmethod
    def of(cls, tags: Mapping[str, str], tokens: Iterable[str] = ()) -> Record:
        """A record from plain strings, without comments."""
        return cls(tuple(Tag(*item) for item in tags.items()), tuple(Token(text) for text in tokens))

    @property
    def tokens(self) -> tuple[Token, ...]:
        """The tokens alone."""
        return tuple(entry for entry in self.entries if isinstance(entry, Token))

    def lined(self) -> Iterator[tuple[RecordEntry, int]]:
        """Each entry with its line, or 0."""
        return zip(self.entries, self.lines or repeat(0), strict=False)

    def tag(self, name: str) -> Tag | None:
        """The tag of that name, or None."""
        return next((tag for tag in self.tags if tag.name == name), None)

    def get(self, name: str) -> str | None:
        """The value of the tag of that name, or None."""
        tag = self.tag(name)
        return None if tag is None else tag.value

    def __getitem__(self, name: str) -> str:
        """The value of the tag of that name; ``KeyError`` if there is none."""
        tag = self.tag(name)
        if tag is None:
            raise KeyError(name)
        return tag.value

    def line(self, name: str) -> int:
        """The line of the tag of that name; 0 if there is none or it was never read."""
        tag = self.tag(name)
        return 0 if tag is None else tag.line

    @property
    def finished(self) -> bool:
        """Whether the match is over: the Result is not ``*``."""
        return self["Result"] != "*"

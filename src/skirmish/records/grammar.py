"""The grammar of tags, tokens and comments, shared by reading and writing."""

from __future__ import annotations

import re

from skirmish.core import AnyGame, BrokenGame, SkirmishError, UnknownName
from skirmish.core.errors import excerpt
from skirmish.games import load
from skirmish.records.errors import RecordError
from skirmish.records.record import Record, Tag

# Besides the control characters proper (C0, DEL, C1): the separators that many programs treat as line
# breaks, bidirectional controls, and lone surrogates, which UTF-8 cannot encode. None of them is allowed in a
# record, so that printing one to a terminal is safe and all programs agree on line numbers.
_CONTROL = "\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff"
_CONTROL_IN_COMMENT = _CONTROL.replace("\x00-\x1f", "\x00-\x08\x0b-\x1f")

CONTROL = re.compile(f"[{_CONTROL}]")
CONTROL_IN_COMMENT = re.compile(f"[{_CONTROL_IN_COMMENT}]")
_COMMENT = rf"[^}}{_CONTROL_IN_COMMENT}]*+"
_WORD = rf"[^ {{}}{_CONTROL}]++"
GAP = re.compile(r"[ \t\n]*+")
ENTRY = re.compile(rf"({GAP.pattern})(?:({_WORD})|(\{{{_COMMENT}\}})|(\Z|.))", re.DOTALL)
"""White space, then a token, a comment, or neither: the end or a fault."""

NEXT_HEADER = re.compile(r"\n[ \t]*+\n[ \t]*+\[")
"""An empty line followed by tags."""

_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*+) "(.*)"\]')
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*+")
_ESCAPE = re.compile(r'\\(["\\])')

REQUIRED = ("Game", "Variant", "First", "Result")
SEATS = ("S", "N")
RESULTS = ("S", "N", "draw", "*")

RESULTS_OF = {
    "normal": ("S", "N", "draw"),
    "resignation": ("S", "N"),
    "agreement": ("draw",),
    "time": ("S", "N"),
    "adjudication": ("S", "N", "draw"),
}
"""The results that each Termination allows. ``*`` has no Termination."""


def control_character(found: re.Match[str], line: int, number: int | None = None) -> RecordError:
    """The error for a character that is not allowed in a record."""
    return RecordError("control-character", line=line, number=number, character=f"U+{ord(found[0]):04X}")


def is_word(text: str) -> bool:
    """Whether text can be a token. A ``[`` would start the next record's tags."""
    return re.fullmatch(_WORD, text) is not None and not text.startswith("[")


def is_comment(text: str) -> bool:
    """Whether text can be a comment."""
    return re.fullmatch(_COMMENT, text) is not None


def is_tag_value(value: str) -> bool:
    """Whether text can be a tag's value: any text of one line without control characters."""
    return CONTROL.search(value) is None


def parse_tag(text: str, line: int) -> Tag:
    """The tag that a line holds."""
    control = CONTROL.search(text)
    if control:
        raise control_character(control, line)
    found = _TAG.fullmatch(text)
    if not found:
        raise RecordError("bad-tag", line=line, text=excerpt(text))
    name, escaped = found.groups()
    bare = _ESCAPE.sub("", escaped)
    if "\\" in bare:
        raise RecordError("bad-escape", line=line, tag=excerpt(name))
    if '"' in bare:
        raise RecordError("bad-tag", line=line, text=excerpt(text))
    return Tag(name, _ESCAPE.sub(r"\1", escaped), line)


def format_tag(tag: Tag) -> str:
    """The inverse of :func:`parse_tag`; refuses what that could not read."""
    control = CONTROL.search(tag.value)
    if control:
        raise control_character(control, tag.line)
    if not _NAME.fullmatch(tag.name):
        raise RecordError("bad-tag", line=tag.line, text=excerpt(tag.name))
    value = tag.value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{tag.name} "{value}"]'


def check_tags(record: Record) -> AnyGame:
    """The record's game, if all its tags are consistent. Does not check the tokens."""
    known: dict[str, Tag] = {}
    for tag in record.tags:
        if tag.name in known:
            raise RecordError("tag-twice", line=tag.line, tag=excerpt(tag.name))
        known[tag.name] = tag
    for name in REQUIRED:
        if name not in known:
            raise RecordError("tag-missing", line=record.tags[0].line if record.tags else 0, tag=name)
    try:
        game = load(known["Game"].value)
    except (UnknownName, BrokenGame) as error:
        raise _bad_value(known["Game"], error) from error
    for name, values in (("Variant", game.variants), ("First", SEATS), ("Result", RESULTS)):
        if known[name].value not in values:
            raise _bad_value(known[name])
    rules = known.get("Rules")
    if (rules.value if rules else "1") != str(game.info.rules_version):
        line, found = (rules.line, rules.value) if rules else (known["Game"].line, "1")
        raise RecordError(
            "other-rules", line=line, version=excerpt(found), known=str(game.info.rules_version)
        )
    termination = known.get("Termination")
    if termination is not None:
        if termination.value not in RESULTS_OF:
            raise _bad_value(termination)
        if known["Result"].value not in RESULTS_OF[termination.value]:
            raise RecordError(
                "wrong-termination",
                line=termination.line,
                termination=termination.value,
                result=known["Result"].value,
            )
    return game


def _bad_value(tag: Tag, cause: SkirmishError | None = None) -> RecordError:
    return RecordError("tag-value", line=tag.line, cause=cause, tag=tag.name, value=excerpt(tag.value))

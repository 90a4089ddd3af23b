"""Reading and writing record files: text to records and back.

::

    [Game "hill218"]
    [Variant "standard"]
    [First "S"]
    [Result "*"]

    +IIHTA <IH {a comment} +IISTP
    <SP

A header has one tag per line and ends with an empty line. White space is spaces, tabs and line ends (LF or
CRLF). Reading and writing are exact inverses, and a record has exactly one written form.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from skirmish.core.errors import excerpt
from skirmish.records import grammar
from skirmish.records.errors import RecordError
from skirmish.records.record import Comment, Record, RecordEntry, Tag, Token

WIDTH = 100
"""Lines of tokens are wrapped at this column. A longer comment keeps its own line breaks."""

_BLANK = " \t"
_BOM = "\ufeff"


def decode(raw: bytes) -> str:
    """The text of a file, without a byte order mark. Raises :class:`RecordError` if it is not UTF-8."""
    try:
        return raw.decode("utf-8").removeprefix(_BOM)
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise RecordError("not-utf-8", line=line, byte=f"0x{raw[error.start]:02X}") from error


def read_records(text: str) -> list[Record]:
    """Every record of a text. Raises :class:`RecordError` at the first fault."""
    records: list[Record] = []
    for found in survey(text):
        if isinstance(found, RecordError):
            raise found
        records.append(found)
    return records


def survey(text: str) -> Iterator[Record | RecordError]:
    """The records of a text, with a RecordError in place of each faulty record.

    After a fault that leaves the end of its record unclear, reading resumes at the next empty line followed
    by tags.
    """
    reader = _Reader(text.replace("\r\n", "\n"))
    count = 0
    while not reader.at_end():
        count += 1
        try:
            record = reader.record()
        except RecordError as error:
            reader.skip()
            error.record = count
            yield error.with_traceback(None)  # which would keep everything alive that was read so far
            continue
        try:
            grammar.check_tags(record)
        except RecordError as error:
            error.record = count
            yield error.with_traceback(None)
        else:
            yield record


class _Reader:
    """A position in a text. Reading takes linear time."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 1
        # Where the first comment begins that nothing closes: looking for its end would be in vain, and
        # in a file of many such comments slow.
        self.never_closed = text.find("{", text.rfind("}") + 1)

    def at_end(self) -> bool:
        """Whether only white space is left (which is skipped)."""
        gap = grammar.GAP.match(self.text, self.at)
        assert gap is not None  # it matches the empty string
        self.line += gap[0].count("\n")
        self.at = gap.end()
        return self.at == len(self.text)

    def skip(self) -> None:
        """Skip to where the next record may begin."""
        found = grammar.NEXT_HEADER.search(self.text, self.at)
        end = found.end() - 1 if found else len(self.text)
        self.line += self.text.count("\n", self.at, end)
        self.at = end

    def record(self) -> Record:
        """The record that starts here."""
        tags = self._header()
        entries: list[RecordEntry] = []
        lines: list[int] = []
        known: dict[str, RecordEntry] = {}  # one of each: a game's few hundred tokens come again and again
        for text, line in self._entries():
            entry = known.get(text)
            if entry is None:
                entry = known[text] = Comment(text[1:-1]) if text[0] == "{" else Token(text)
            entries.append(entry)
            lines.append(line)
        return Record(tags, tuple(entries), tuple(lines))

    def _header(self) -> tuple[Tag, ...]:
        tags: list[Tag] = []
        while self.at < len(self.text):
            end = self.text.find("\n", self.at)
            end = len(self.text) if end < 0 else end
            content = self.text[self.at : end].strip(_BLANK)
            if not content:
                break
            if not content.startswith("["):
                code = "no-empty-line" if tags else "no-tags"
                raise RecordError(code, line=self.line, text=excerpt(content))
            tags.append(grammar.parse_tag(content, self.line))
            self.at, self.line = min(end + 1, len(self.text)), self.line + 1
        return tuple(tags)

    def _entries(self) -> Iterator[tuple[str, int]]:
        """The tokens and comments (in their braces), each with its line."""
        line, number = self.line, 0
        while 0 <= self.never_closed < self.at:
            self.never_closed = self.text.find("{", self.at)
        end = self.never_closed if self.never_closed >= 0 else len(self.text)
        for found in grammar.ENTRY.finditer(self.text, self.at, end):
            gap, word, comment, other = found.groups()
            begins_line = "\n" in gap
            if begins_line:
                line += gap.count("\n")
            if word is not None:
                number += 1
                if word[0] != "[":
                    yield word, line
                elif begins_line:  # the next record's tags
                    self.at, self.line = found.start(2), line
                    return
                else:
                    raise RecordError("token-form", line=line, number=number, token=excerpt(word))
            elif comment is not None:
                yield comment, line
                line += comment.count("\n")
            elif other:
                raise self._fault(found.start(4), line, number + 1)
        if end < len(self.text):
            raise RecordError("comment-not-closed", line=line)
        self.at, self.line = end, line

    def _fault(self, at: int, line: int, number: int) -> RecordError:
        """The error where neither a token nor a comment was found."""
        text = self.text
        if text[at] == "}":
            return RecordError("stray-brace", line=line)
        control = grammar.CONTROL.match(text, at)
        if control:
            return grammar.control_character(control, line, number)
        control = grammar.CONTROL_IN_COMMENT.search(text, at)
        assert control is not None  # nothing else keeps a comment that is closed from being one
        return grammar.control_character(control, line + text.count("\n", at, control.start()))


def write_record(record: Record) -> str:
    """The text of a record. Refuses what reading would refuse."""
    grammar.check_tags(record)
    header = "".join(f"{grammar.format_tag(tag)}\n" for tag in record.tags)
    body = _wrap(_written(record))
    return f"{header}\n{body}\n" if body else header


def write_records(records: Iterable[Record]) -> str:
    """A file of several records."""
    return "\n".join(map(write_record, records))


def _written(record: Record) -> Iterator[str]:
    number = 0
    for entry, line in record.lined():
        if isinstance(entry, Comment):
            if not grammar.is_comment(entry.text):
                raise RecordError("bad-comment", line=line, text=excerpt(entry.text))
            yield f"{{{entry.text}}}"
        else:
            number += 1
            if not grammar.is_word(entry.text):
                raise RecordError("token-form", line=line, number=number, token=excerpt(entry.text))
            yield entry.text


def _wrap(words: Iterator[str]) -> str:
    parts: list[str] = []
    column = 0
    for word in words:
        first, _, _ = word.partition("\n")
        if not parts:
            column = 0
        elif column + 1 + len(first) > WIDTH:
            parts.append("\n")
            column = 0
        else:
            parts.append(" ")
            column += 1
        parts.append(word)
        column = column + len(word) if first == word else len(word) - word.rindex("\n") - 1
    return "".join(parts)

"""Reading and writing: what a record file may look like, and why others are refused."""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from skirmish.records import (
    Comment,
    Record,
    RecordError,
    Tag,
    Token,
    check,
    decode,
    read_records,
    survey,
    write_record,
    write_records,
)
from tests.records.samples import HILL, ISLAND, written


def read(text: str) -> Record:
    [record] = read_records(text)
    return record


def test_a_record_is_tags_tokens_and_comments_in_order() -> None:
    record = read(written(ISLAND, "#e4 {a wide\nopen beach} #f5\n\n\t#g6{tight}"))
    assert [(tag.name, tag.value, tag.line) for tag in record.tags] == [
        ("Game", "island", 1),
        ("Variant", "classic", 2),
        ("First", "S", 3),
        ("Result", "*", 4),
    ]
    assert [(type(entry).__name__, entry.text, line) for entry, line in record.lined()] == [
        ("Token", "#e4", 6),
        ("Comment", "a wide\nopen beach", 6),
        ("Token", "#f5", 7),
        ("Token", "#g6", 9),
        ("Comment", "tight", 9),
    ]
    assert [token.text for token in record.tokens] == ["#e4", "#f5", "#g6"]


def test_tags_are_read_by_name() -> None:
    record = read(written(ISLAND))
    assert record["Game"] == "island"
    assert record.get("Date") is None
    assert record.line("Result") == 4
    assert record.line("Date") == 0
    assert not record.finished
    with pytest.raises(KeyError):
        record["Date"]


def test_where_something_stood_is_no_part_of_what_it_says() -> None:
    assert Tag("Game", "island", 1) == Tag("Game", "island", 9)
    assert read(written(ISLAND, "#e4 {x}")) == read(written(ISLAND, "\n\n#e4\n{x}"))


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(written(ISLAND, "#e4 {x} #f5").replace("\n", "\r\n"), id="CRLF"),
        pytest.param(written(ISLAND, "#e4{x}#f5"), id="a comment parts tokens"),
        pytest.param("\n \n" + written(ISLAND, "#e4 {x} #f5"), id="white space before the tags"),
        pytest.param(written(ISLAND, "#e4 {x} #f5").replace("]\n", "] \t\n"), id="white space after tags"),
        pytest.param(written(ISLAND, "#e4 {x} #f5").rstrip(), id="no last line end"),
    ],
)
def test_what_is_read_alike(text: str) -> None:
    assert write_record(read(text)) == written(ISLAND, "#e4 {x} #f5")


def test_several_records_follow_each_other_even_empty_ones() -> None:
    text = written(ISLAND, "#e4") + "\n" + written(HILL) + written(ISLAND) + "\n\n" + written(HILL, "+IIHTA")
    records = read_records(text)
    assert [record["Game"] for record in records] == ["island", "hill218", "island", "hill218"]
    assert [len(record.entries) for record in records] == [1, 0, 0, 1]
    assert read_records(write_records(records)) == records


def test_a_header_may_be_all_there_is() -> None:
    text = written(ISLAND).rstrip("\n")
    assert write_record(read(text)) == text + "\n"
    assert read_records("") == read_records(" \n\t\r\n") == []


def test_records_before_a_fault_are_still_given() -> None:
    text = written(ISLAND) + written(HILL, "+IIHTA }")
    record, fault = survey(text)
    assert isinstance(record, Record)
    assert record["Game"] == "island"
    assert isinstance(fault, RecordError)
    assert (fault.code, fault.record, fault.line) == ("stray-brace", 2, 12)
    with pytest.raises(RecordError, match="stray-brace"):
        read_records(text)


@pytest.mark.parametrize(
    ("faulty", "code"),
    [
        (written(HILL, "+IIHTA }"), "stray-brace"),
        (written(HILL, "+IIHTA {never closed"), "comment-not-closed"),
        (written(HILL, "").replace('"*"', '"X"'), "tag-value"),
        ('[Game "island"\n[Variant "classic"]\n\nd3\n\n', "bad-tag"),
    ],
)
def test_a_survey_goes_on_after_a_faulty_record(faulty: str, code: str) -> None:
    first, fault, last = survey(written(ISLAND) + faulty + "\n" + written(HILL))
    assert isinstance(first, Record)
    assert isinstance(fault, RecordError)
    assert isinstance(last, Record)
    assert (first["Game"], fault.code, fault.record, last["Game"]) == ("island", code, 2, "hill218")
    assert last.tags[0].line == (written(ISLAND) + faulty + "\n").count("\n") + 1


def test_escapes_in_tags_are_those_of_pgn() -> None:
    text = written(ISLAND | {"South": r"Ann \"the hill\" \\o/"})
    record = read(text)
    assert record["South"] == r'Ann "the hill" \o/'
    assert write_record(record).startswith(text.rstrip())


def test_tokens_are_wrapped_and_comments_keep_their_own_lines() -> None:
    long = "c" * 120
    record = Record.of(ISLAND, ["e2-e4L"] * 30)
    entries = (
        *record.entries,
        Comment(f"a\n{long}"),
        *record.entries[:2],
        Comment("two\nlines"),
        Token("end"),
    )
    record = Record(record.tags, entries)
    body = write_record(record).split("\n\n")[1].split("\n")
    assert [len(line) for line in body] == [97, 97, 16, 121, 18, 10, 0]
    assert read(write_record(record)) == record


FAULTS = [
    # text, code, line, number, facts
    ("#e4", "no-tags", 1, None, {"text": "#e4"}),
    ("{a comment}\n" + written(ISLAND), "no-tags", 1, None, {"text": "{a comment}"}),
    (written(ISLAND).replace("]\n\n", "]\n#e4"), "no-empty-line", 5, None, {"text": "#e4"}),
    ("\n\x07", "no-tags", 2, None, {"text": "\N{REPLACEMENT CHARACTER}"}),
    ("[Game island]", "bad-tag", 1, None, {"text": "[Game island]"}),
    ('[Game  "island"]', "bad-tag", 1, None, {"text": '[Game  "island"]'}),
    ('[Game "island"] [First "S"]', "bad-tag", 1, None, {"text": '[Game "island"] [First "S"]'}),
    ('[1 "x"]', "bad-tag", 1, None, {"text": '[1 "x"]'}),
    ('[A "' + "x" * 90, "bad-tag", 1, None, {"text": '[A "' + "x" * 60 + "…"}),
    (r'[South "A\n"]', "bad-escape", 1, None, {"tag": "South"}),
    ('[South "A\\"]', "bad-escape", 1, None, {"tag": "South"}),
    ('[South "A\tB"]', "control-character", 1, None, {"character": "U+0009"}),
    ('[South "A\rB"]', "control-character", 1, None, {"character": "U+000D"}),
    ('[South "A\u2028B"]', "control-character", 1, None, {"character": "U+2028"}),
    (written(ISLAND, "#e4\n}"), "stray-brace", 7, None, {}),
    (written(ISLAND, "#e4\n{never\nclosed"), "comment-not-closed", 7, None, {}),
    (written(ISLAND, "#e4 {a\n\x1b[2J}"), "control-character", 7, None, {"character": "U+001B"}),
    (written(ISLAND, "{a\n\x00"), "comment-not-closed", 6, None, {}),
    (written(ISLAND, "#e4 #f5\n#g\x7f"), "control-character", 7, 4, {"character": "U+007F"}),
    (written(ISLAND, "#e4\r#f5"), "control-character", 6, 2, {"character": "U+000D"}),
    (written(ISLAND, "#e4 [Game"), "token-form", 6, 2, {"token": "[Game"}),
    (written(ISLAND, "#e4 {x} [Game"), "token-form", 6, 2, {"token": "[Game"}),
]


@pytest.mark.parametrize(("text", "code", "line", "number", "facts"), FAULTS)
def test_a_text_that_is_no_record_file(
    text: str, code: str, line: int, number: int | None, facts: dict[str, str]
) -> None:
    with pytest.raises(RecordError) as caught:
        read_records(text)
    error = caught.value
    assert (error.code, error.line, error.number, error.facts) == (code, line, number, facts)
    assert (error.rule, error.refusal, error.cause, error.record) == (None, None, None, 1)


UNWRITABLE = [
    (Record.of(ISLAND, [""]), "token-form", 1),
    (Record.of(ISLAND, ["d3", "e2 e4"]), "token-form", 2),
    (Record.of(ISLAND, ["[d3"]), "token-form", 1),
    (Record.of(ISLAND, ["{d3"]), "token-form", 1),
    (Record(Record.of(ISLAND).tags, (Comment("a}b"),)), "bad-comment", None),
    (Record(Record.of(ISLAND).tags, (Comment("a\rb"),)), "bad-comment", None),
    (Record.of(ISLAND | {"South": "A\nB"}), "control-character", None),
    (Record.of(ISLAND | {"South ": "A"}), "bad-tag", None),
    (Record.of({"Game": "island"}), "tag-missing", None),
    (Record(()), "tag-missing", None),
]


@pytest.mark.parametrize(("record", "code", "number"), UNWRITABLE)
def test_what_could_not_be_read_again_is_not_written(record: Record, code: str, number: int | None) -> None:
    with pytest.raises(RecordError) as caught:
        write_record(record)
    assert (caught.value.code, caught.value.number, caught.value.line) == (code, number, 0)


def test_an_error_says_where_on_one_line() -> None:
    assert str(RecordError("stray-brace", line=7)) == "line 7: stray-brace"
    assert (
        str(RecordError("token-form", line=7, number=2, token="[")) == "token 2, line 7: token-form token=["
    )


def test_bytes_are_utf_8_with_or_without_a_byte_order_mark() -> None:
    assert decode("\ufeff[A]\nø".encode()) == "[A]\nø"
    assert decode(b"") == ""
    with pytest.raises(RecordError) as caught:
        decode(b"[A]\n\n\xff\n")
    assert (caught.value.code, caught.value.line, caught.value.facts) == ("not-utf-8", 3, {"byte": "0xFF"})


# The form of a record, apart from any game.

BIDI = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Characters that turn the direction of text: control characters to us, format characters to Unicode."""
plain = st.characters(codec="utf-8", exclude_categories=("Cc", "Zl", "Zp"), exclude_characters=BIDI)
words = st.text(plain.filter(lambda each: each not in " {}"), min_size=1, max_size=30).filter(
    lambda word: word[0] != "["
)
comments = st.text(plain.filter(lambda each: each != "}") | st.sampled_from("\t\n"))
extras = st.dictionaries(st.from_regex(r"[A-Za-z][A-Za-z0-9_]*", fullmatch=True), st.text(plain), max_size=3)
records = st.builds(
    lambda base, extra, entries: Record(tuple(Tag(*item) for item in (extra | base).items()), tuple(entries)),
    st.sampled_from([ISLAND, HILL]),
    extras.filter(lambda extra: "Termination" not in extra),
    st.lists(st.builds(Token, words) | st.builds(Comment, comments), max_size=25),
)


@settings(max_examples=60)
@given(st.lists(records, max_size=2))
def test_reading_is_the_inverse_of_writing(written_ones: list[Record]) -> None:
    text = write_records(written_ones)
    assert read_records(text) == written_ones
    assert write_records(read_records(text)) == text
    assert read_records(decode(text.replace("\n", "\r\n").encode())) == written_ones


PIECES = [
    '[Game "island"]',
    '[Variant "classic"]',
    '[First "S"]',
    '[Result "*"]',
    "[",
    "]",
    '"',
    "\\",
    "{",
    "}",
]
PIECES += ["#e4", "takeback:", "d3", "\n", "\n\n", "\r\n", " ", "\t", "\x00", "\u2028", "é", "(", ")"]
pieces = st.sampled_from(PIECES)
texts = st.text() | st.lists(pieces).map("".join)


def fault(do: Callable[[], object]) -> RecordError | None:
    """The RecordError that something raises, or None."""
    try:
        do()
    except RecordError as error:
        return error
    return None


@settings(max_examples=300)
@given(texts | texts.map(lambda body: written(ISLAND, body)))
@example(written(ISLAND) + "[")
def test_any_text_is_read_or_refused_with_its_line(text: str) -> None:
    lines = range(1, text.count("\n") + 2)
    found: list[Record] = []
    refused = fault(lambda: found.extend(read_records(text)))
    if refused:
        assert refused.line in lines
        assert refused.record
    assert read_records(write_records(found)) == found
    for record in found:
        wrong = fault(partial(check, record))
        assert wrong is None or wrong.line in lines


@given(st.binary())
def test_any_bytes_are_decoded_or_refused_with_their_line(raw: bytes) -> None:
    refused = fault(lambda: read_records(decode(raw)))
    assert refused is None or 1 <= refused.line <= raw.count(b"\n") + 1


@pytest.mark.parametrize(
    "unit",
    [
        "ab ",
        "ab\n",
        "{}",
        "{",
        "}",
        "[",
        "[\n",
        "\n",
        '[A "\\"',
        '[a "b"]\n',
        "{takeback: ( ",
        "\ufeff",
        "\r\n",
    ],
)
@pytest.mark.parametrize("head", ["", written(ISLAND)])
def test_a_megabyte_of_anything_is_read_or_refused_quickly(head: str, unit: str) -> None:
    text = (head + unit * (2**20 // len(unit)))[: 2**20]
    began = time.process_time()
    fault(lambda: read_records(text))
    # Half a second on a machine of its own. A reader that looks twice at everything would take hours.
    assert time.process_time() - began < 5


@pytest.mark.parametrize("unit", ["ab\n", "{}", '[a "b"]\n'])
def test_a_megabyte_fits_into_64(unit: str) -> None:
    text = written(ISLAND, unit * (2**17 // len(unit)))
    tracemalloc.start()
    fault(lambda: read_records(text))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 8 * 2**20  # for an eighth of it

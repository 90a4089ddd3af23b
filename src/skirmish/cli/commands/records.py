"""``check`` and ``verify``: do the records follow the rules, and was their chance fair?"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from typing import Final

from skirmish.cli.command import Parser, Subcommand
from skirmish.cli.record_files import place, placed, read_text
from skirmish.cli.terminal.war_sums import Battle, battles_in, war_sums
from skirmish.cli.voice import CallError, Voice, safe_name
from skirmish.records import Record, RecordError, check, survey

FAULT_FOUND, UNREADABLE = 1, 2
_PROVED: Final = {
    (1, False, False): "first",
    (2, False, False): "none",
    (2, True, False): "south",
    (2, False, True): "north",
    (2, True, True): "both",
}
"""The variant of the message that says what a verified record proves, by scheme and committed seats."""

Judge = Callable[[Record, Voice], tuple[bool, str]]
"""Whether a record is valid, and what to print about it."""


def _checked(record: Record, voice: Voice) -> tuple[bool, str]:
    check(record)
    return True, f"ok {record['Result']}"


def _verified(record: Record, voice: Voice) -> tuple[bool, str]:
    from skirmish.match import verify

    found = verify(record)
    if found.fault is None:
        proved = voice.say("proved", kind=_PROVED[found.scheme, *found.committed])
        restored = [
            voice.say("proved-restored", number=str(event + 1), epoch=epoch) for event, epoch in found.epochs
        ]
        said = "; ".join((voice.say("recomputed", count=found.checked), proved, *restored))
        return True, f"ok, {said}"
    fault = found.fault
    sentence = voice.speaker.what(fault)
    return False, placed(fault.number, fault.line, sentence, None, voice)


def _judged(text: str, judge: Judge, voice: Voice) -> Iterator[tuple[bool, str]]:
    """The verdict on each record, in order."""
    for found in survey(text):
        if isinstance(found, RecordError):
            yield False, place(found.number, found.line, voice, found)
            continue
        try:
            yield judge(found, voice)
        except RecordError as error:
            yield False, place(error.number, error.line, voice, error, found["Game"])


def _files(options: Namespace, voice: Voice, judge: Judge, *, wars: bool = False) -> int:
    status, battles, read = 0, list[Battle](), set[str]()
    for name in options.files:
        try:
            text = read_text(name, voice)
        except CallError as fault:
            sys.stdout.flush()
            voice.warn(voice.say(fault.code, **fault.facts))
            status = UNREADABLE
            continue
        number = 0
        for number, (stands, said) in enumerate(_judged(text, judge, voice), 1):
            print(f"{safe_name(name)}#{number}: {said}")
            if not stands:
                status = max(status, FAULT_FOUND)
        if wars and name not in read:  # one that is named twice is one file
            battles += battles_in(name, text)
        read.add(name)
        if not number:
            sys.stdout.flush()
            voice.warn(voice.say("no-record", name=safe_name(name)))
            status = UNREADABLE
    for said in war_sums(battles, voice):
        print(said)
    return status


def _check(options: Namespace, voice: Voice) -> int:
    return _files(options, voice, _checked, wars=True)


def _verify(options: Namespace, voice: Voice) -> int:
    return _files(options, voice, _verified)


def _arguments(parser: Parser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+")


CHECK: Final = Subcommand("check", _arguments, _check)
VERIFY: Final = Subcommand("verify", _arguments, _verify)

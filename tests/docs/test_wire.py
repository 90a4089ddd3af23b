"""The page about the wire format shows every message, as it is."""

from __future__ import annotations

import json
from typing import Any, get_args

from msgspec import inspect

from skirmish.server.wire.client import FromPage, decode_from_page
from skirmish.server.wire.server import ToPage
from tests.docs.examples import ROOT, blocks

MESSAGES: list[dict[str, Any]] = [
    json.loads(line)
    for block in blocks(ROOT / "docs" / "wire.md")
    if block.kind == "json"
    for line in block.text.splitlines()
    if "…" not in line
]


def fields(union: Any) -> dict[str, set[str]]:
    """The names of the fields of each message, by its tag."""
    found = [inspect.type_info(each) for each in get_args(union)]
    structs = [each for each in found if isinstance(each, inspect.StructType)]
    return {str(each.tag): {field.encode_name for field in each.fields} for each in structs}


def test_every_message_has_an_example() -> None:
    assert {message["type"] for message in MESSAGES} == {*fields(FromPage), *fields(ToPage)}


def test_the_examples_are_messages() -> None:
    sent = [message for message in MESSAGES if message["type"] in fields(FromPage)]
    assert [type(decode_from_page(json.dumps(each))).__name__.lower() for each in sent] == [
        each["type"] for each in sent
    ]
    for message in MESSAGES:
        if message["type"] in fields(ToPage):
            assert message.keys() - {"type"} <= fields(ToPage)[message["type"]]

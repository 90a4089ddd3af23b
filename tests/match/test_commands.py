"""The commands of a match and their one form in JSON."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skirmish.core import NORTH, SOUTH, Seat
from skirmish.match import Command, Issued
from skirmish.match.commands import (
    AskTakeback,
    Close,
    CommandKind,
    OpenEntropy,
    Rematch,
    Resign,
    Restore,
    Start,
    Submit,
    TakeSeat,
    decode,
    encode,
)

WRITTEN: list[tuple[Command, dict[str, Any]]] = [
    (TakeSeat("Ann", "sixteen"), {"kind": "join", "name": "Ann", "entropy": "sixteen"}),
    (TakeSeat("", None, "c0ffee"), {"kind": "join", "name": "", "commitment": "c0ffee"}),
    (OpenEntropy("sixteen"), {"kind": "open", "entropy": "sixteen"}),
    (Start(), {"kind": "start"}),
    (Submit("e2-e4"), {"kind": "act", "token": "e2-e4"}),
    (Submit("e2-e4", 7), {"kind": "act", "token": "e2-e4", "prompt": 7}),
    (AskTakeback(), {"kind": "ask-takeback"}),
    (Rematch(), {"kind": "rematch"}),
    (Rematch("abc"), {"kind": "rematch", "next": "abc"}),
    (Close(), {"kind": "close"}),
    (Close("S"), {"kind": "close", "winner": "S"}),
    (Restore(2), {"kind": "restore", "epoch": 2}),
]


@pytest.mark.parametrize(("command", "plain"), WRITTEN)
def test_the_form_of_a_command(command: Command, plain: dict[str, Any]) -> None:
    assert encode(command) == plain
    assert decode(plain) == command


def test_every_kind_is_one_command() -> None:
    kinds = [each.kind for each in get_args(Command)]
    assert sorted(kinds) == sorted(get_args(CommandKind))
    assert len(set(kinds)) == len(kinds)


@given(
    command=st.one_of([st.from_type(each) for each in get_args(Command)]),
    seat=st.sampled_from([SOUTH, NORTH, None]),
    at=st.integers(),
)
def test_what_is_written_is_read_again(command: Command, seat: Seat | None, at: int) -> None:
    issued = Issued(command, seat, at)
    assert Issued.from_json(json.loads(json.dumps(issued.to_json()))) == issued


@pytest.mark.parametrize(
    "plain",
    [
        {},
        {"kind": "castle"},
        {"kind": ["act"]},
        {"kind": "act"},
        {"kind": "act", "token": 3},
        {"kind": "act", "token": None},
        {"kind": "act", "token": "end", "prompt": "7"},
        {"kind": "act", "token": "end", "prompt": True},
        {"kind": "act", "token": "end", "name": "Ann"},
        {"kind": "resign", "token": "end"},
        {"kind": "join"},
        {"kind": "join", "name": "Ann", "commitment": 3},
        {"kind": "open"},
        {"kind": "rematch", "next": 3},
    ],
)
def test_what_is_no_command(plain: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="no command"):
        decode(plain)


@pytest.mark.parametrize(
    "wrong",
    [{"at": None}, {"at": "5"}, {"at": 1.5}, {"at": float("inf")}, {"at": True}, {"seat": "X"}, {"seat": 0}],
)
def test_a_command_without_a_seat_and_a_time(wrong: dict[str, Any]) -> None:
    plain = Issued(Resign(), SOUTH, 5).to_json()
    with pytest.raises(ValueError, match="no seat and time"):
        Issued.from_json({**plain, **wrong})


@pytest.mark.parametrize("wrong", [5, [1], None, "resign", [["kind", "resign"]]])
def test_what_is_not_even_a_mapping(wrong: Any) -> None:
    for read in (Issued.from_json, decode):
        with pytest.raises(ValueError, match="no command"):
            read(wrong)

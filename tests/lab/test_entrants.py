"""How those who take part are named."""

from __future__ import annotations

import sys

import pytest

from skirmish.agents import Limit
from skirmish.core import SkirmishError
from skirmish.lab.entrants import Entrant, entrants, parse, split


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("random,greedy", ["random", "greedy"]),
        (" random , greedy ", ["random", "greedy"]),
        ("random", ["random"]),
        ("a=cmd:./bot,b=cmd:./bot --x", ["a=cmd:./bot", "b=cmd:./bot --x"]),
        ("cmd:./bot 'a,b',greedy", ["cmd:./bot 'a,b'", "greedy"]),
        ('cmd:./bot "a,b",greedy', ['cmd:./bot "a,b"', "greedy"]),
        (r'cmd:./bot "a\",b",greedy', [r'cmd:./bot "a\",b"', "greedy"]),
        (r"cmd:./bot a\,b,greedy", [r"cmd:./bot a\,b", "greedy"]),
        ("cmd:./bot 'open,greedy", ["cmd:./bot 'open", "greedy"]),
        (",", ["", ""]),
    ],
)
def test_commas_separate_unless_they_are_quoted(text: str, parts: list[str]) -> None:
    assert list(split(text)) == parts


@pytest.mark.parametrize(
    ("text", "entrant"),
    [
        ("random", Entrant("random", "random")),
        ("a=random", Entrant("a", "random")),
        ("general@200ms", Entrant("general@200ms", "general", Limit(milliseconds=200))),
        ("general@5000n", Entrant("general@5000n", "general", Limit(nodes=5000))),
        ("fast=general@20ms", Entrant("fast", "general", Limit(milliseconds=20))),
        ("cmd:./bot --x=1", Entrant("cmd:./bot --x=1", "cmd:./bot --x=1")),
        ("me=cmd:./bot --x=1@50ms", Entrant("me", "cmd:./bot --x=1", Limit(milliseconds=50))),
        ("me=cmd:./bot 'x@50ms'", Entrant("me", "cmd:./bot 'x@50ms'")),
        ("cmd:me@host", Entrant("cmd:me@host", "cmd:me@host")),
    ],
)
def test_names_and_limits(text: str, entrant: Entrant) -> None:
    assert parse(text) == entrant


def test_a_limit_of_its_own_comes_before_everybodys() -> None:
    everybody = Limit(nodes=7)
    found = entrants(["random,b=greedy@9ms", "c=random"], everybody)
    assert [each.limit for each in found] == [everybody, Limit(milliseconds=9), everybody]


def test_a_program_that_there_is() -> None:
    (one, two) = entrants([f"a=cmd:{sys.executable} -c pass", "random"])
    assert one.name == "a"
    assert two.name == "random"


@pytest.mark.parametrize(
    ("texts", "code"),
    [
        ([], "too-few-entrants"),
        ([""], "too-few-entrants"),
        (["random"], "too-few-entrants"),
        (["random,random"], "entrant-twice"),
        (["random", "greedy,random"], "entrant-twice"),
        (["a=random,a=greedy"], "entrant-twice"),
        (["random,nobody"], "unknown-agent"),
        (["random,x=1"], "unknown-agent"),
        (["random,greedy@0ms"], "no-time-to-think"),
        (["random,greedy@0n"], "no-time-to-think"),
        (["random,cmd:" + "x" * 50], "entrant-needs-name"),
        (["random,gre\tedy"], "entrant-needs-name"),
        (["random,cmd:./there-is-no-such-program"], "no-program"),
        (["random,cmd:"], "bad-command"),
        (["random,cmd:'open"], "bad-command"),
    ],
)
def test_what_is_refused(texts: list[str], code: str) -> None:
    with pytest.raises(SkirmishError) as refused:
        entrants(texts)
    assert refused.value.code == code

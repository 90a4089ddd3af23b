"""Owners take turns."""

from __future__ import annotations

import pytest

from skirmish.core import SkirmishError
from skirmish.server.engines.fair_queue import FairQueue


def test_owners_take_turns() -> None:
    queue: FairQueue[str] = FairQueue(5)
    for item in ("a1", "a2", "a3", "b1", "c1", "b2"):
        queue.put(item, item[0])
    assert [queue.next() for _ in range(7)] == ["a1", "b1", "c1", "a2", "b2", "a3", None]


def test_a_new_owner_does_not_wait_for_all_items_of_another() -> None:
    queue: FairQueue[str] = FairQueue(5)
    for item in ("a1", "a2", "a3"):
        queue.put(item, "a")
    assert queue.next() == "a1"
    queue.put("b1", "b")
    assert queue.next() == "b1"
    queue.put("b2", "b")
    assert [queue.next() for _ in range(3)] == ["a2", "b2", "a3"]


def test_a_lower_rank_goes_first() -> None:
    queue: FairQueue[str] = FairQueue(5)
    for item, rank in (("a1", 1), ("b1", 1), ("a2", 0), ("a3", 0), ("c1", 0)):
        queue.put(item, item[0], rank)
    assert [queue.next() for _ in range(6)] == ["a2", "c1", "a3", "a1", "b1", None]


def test_what_is_put_back_comes_first() -> None:
    queue: FairQueue[str] = FairQueue(5)
    for item in ("a0", "a1", "b1"):
        queue.put(item, item[0])
    assert queue.next() == "a0"
    assert [*queue] == ["b1", "a1"]
    queue.put_back("a0")
    assert [queue.next() for _ in range(3)] == ["a0", "b1", "a1"]


def test_an_owner_has_a_limit() -> None:
    queue: FairQueue[str] = FairQueue(2)
    queue.put("a1", "a")
    assert queue.next() == "a1"
    queue.put("a2", "a")
    with pytest.raises(SkirmishError) as raised:
        queue.put("a3", "a")
    assert raised.value.code == "over-budget"
    queue.put("b1", "b")
    queue.release("a1", "a")
    queue.put("a3", "a")
    queue.release("a2", "a")
    assert [*queue] == ["b1", "a3"]
    assert queue.drain() == ["b1", "a3"]
    assert queue.next() is None

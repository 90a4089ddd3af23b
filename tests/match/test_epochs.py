"""Epochs of fair chance: after a server was restored from a backup, nothing seen before comes again."""

from __future__ import annotations

import copy
import hmac
import random

import pytest

from skirmish.core import SOUTH, Decide, Seat
from skirmish.match import FairChance, verify
from skirmish.match.commands import AcceptTakeback, OpenEntropy, Resign, Restore, Submit, TakeBack
from skirmish.records import Played
from tests.match.test_scheme_two import SECRET, WORDS, Host, between_people, tagged, take
from tests.must import must


def play(host: Host, decisions: int) -> list[str]:
    """Decide that many times; all tokens that chance has settled so far."""
    rng = random.Random(0)
    for _ in range(decisions):
        match = must(host.snapshot.match)
        assert isinstance(match.pending, Decide)
        host.do(Submit(str(rng.choice(match.legal(match.pending.seat)))), match.pending.seat)
    line = must(host.snapshot.match).line
    return [each.token for each in line if isinstance(each, Played) and each.chance]


def test_an_epoch_has_a_stream_of_its_own() -> None:
    message = b""
    for text in ("skirmish fair chance 2 epoch 7", "a", "b"):
        message += len(text.encode()).to_bytes(8, "big") + text.encode()
    digest = hmac.digest(SECRET, message + (5).to_bytes(8, "big") + bytes(8), "sha256")
    plain, fair = FairChance(SECRET, "a", "b", 2), FairChance(SECRET, "a", "b", 2, ((5, 7), (9, 8)))
    n = 10**9
    assert fair.below(5)(n) == int.from_bytes(digest, "big") % n
    assert [fair.below(event)(n) == plain.below(event)(n) for event in (0, 4, 5, 8, 9)] == [
        *(True, True, False, False, False),
    ]
    assert fair.below(9)(n) == FairChance(SECRET, "a", "b", 2, ((0, 8),)).below(9)(n)
    assert plain.restored(5, 7).restored(9, 8) == fair
    assert plain.restored(5, 6).restored(5, 7).epochs == ((5, 7),)


@pytest.mark.parametrize(
    "epochs", [((0, 0),), ((-1, 1),), ((3, 1), (3, 2)), ((3, 1), (4, 1)), ((4, 1), (3, 2))]
)
def test_epochs_ascend(epochs: tuple[tuple[int, int], ...]) -> None:
    with pytest.raises(ValueError, match="epochs must ascend"):
        FairChance(SECRET, "a", "b", 2, epochs)


def test_what_was_drawn_after_the_backup_does_not_come_again() -> None:
    host = between_people()
    play(host, 4)
    backup, known = host.snapshot, must(host.snapshot.match).chances
    lost = play(host, 12)
    again = copy.copy(host)
    again.snapshot = backup
    assert play(again, 12) == lost
    again.snapshot = backup
    assert again.do(Restore(3), None) == ["restore"]
    assert again.snapshot.prompt == backup.prompt
    new = play(again, 12)
    assert new[:known] == lost[:known]
    assert new[known:] != lost[known:]
    record = again.record()
    assert record["Epochs"] == f"{known}:3"
    found = verify(record)
    assert (found.fair, found.checked, found.epochs) == (True, len(new), ((known, 3),))


def test_a_match_that_had_not_started_starts_in_the_new_epoch() -> None:
    host = Host()
    for seat in Seat:
        host.do(take(seat), seat)
    host.do(Restore(1), None)
    host.do(Restore(2), None)
    for seat in Seat:
        host.do(OpenEntropy(WORDS[seat]), seat)
    assert play(host, 4) != play(between_people(), 4)
    record = host.record()
    assert record["Epochs"] == "0:2"
    assert verify(record).fair


def test_an_epoch_stays_when_what_came_after_it_is_taken_back() -> None:
    host = between_people()
    play(host, 4)
    host.do(Restore(1), None)
    play(host, 3)
    last = must(host.snapshot.match).line[-1]
    assert isinstance(last, Played)
    host.do(TakeBack(), last.actor)
    if must(host.snapshot.match).takeback.by is last.actor:
        host.do(AcceptTakeback(), last.actor.other)
    play(host, 4)
    found = verify(host.record())
    assert found.fair
    assert len(found.epochs) == 1


def test_who_may_begin_an_epoch() -> None:
    host = between_people()
    host.do(Restore(2), None)
    for command, seat in ((Restore(2), None), (Restore(1), None), (Restore(3), SOUTH)):
        with pytest.raises(ValueError, match="later epoch"):
            host.do(command, seat)
    host.do(Resign(), SOUTH)
    with pytest.raises(ValueError, match="later epoch"):
        host.do(Restore(3), None)


@pytest.mark.parametrize(
    ("epochs", "code"),
    [
        (None, "unfair-chance"),
        ("0:4", "unfair-chance"),
        ("0:3 1:3", "bad-epochs"),
        ("0:0", "bad-epochs"),
        ("0", "bad-epochs"),
        ("", "bad-epochs"),
        ("0:3 ", "bad-epochs"),
        ("0:" + "9" * 5000, "bad-epochs"),
    ],
)
def test_a_changed_epoch_is_found(epochs: str | None, code: str) -> None:
    host = Host()
    host.do(Restore(3), None)
    for seat in Seat:
        host.do(take(seat), seat)
    for seat in Seat:
        host.do(OpenEntropy(WORDS[seat]), seat)
    record = host.record()
    assert verify(record).epochs == ((0, 3),)
    fault = must(verify(tagged(record, Epochs=epochs)).fault)
    assert (fault.code, fault.line > 0) == (code, True)

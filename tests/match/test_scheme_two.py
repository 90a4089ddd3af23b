"""Scheme 2 of fair chance: everyone commits before any entropy is opened, so the last cannot choose."""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from skirmish.core import NORTH, SOUTH, MatchError, Options, Seat
from skirmish.games import load
from skirmish.match import FairChance, Issued, Match, Setup, Snapshot, verify
from skirmish.match.commands import Command, OpenEntropy, Resign, Start, Submit, TakeSeat
from skirmish.records import Record, Tag, read_records, write_record
from tests.must import must

SECRET = bytes(range(32))
WORDS = {SOUTH: "south's own entropy", NORTH: "north's own entropy"}
VECTORS = json.loads((Path(__file__).parent / "vectors.json").read_text(encoding="utf-8"))
"""The page's tests (``web/src/table/fair.test.ts``) check the same values."""


def committed(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def take(seat: Seat) -> TakeSeat:
    return TakeSeat(seat.word, commitment=committed(WORDS[seat]))


class Host:
    """A host that gives a match commands."""

    def __init__(self, *computers: Seat, secret: bytes = SECRET) -> None:
        levels = tuple("captain" if seat in computers else None for seat in Seat)
        setup = Setup(load("hill218"), Options("standard"), secret, None, (levels[0], levels[1]))
        self.snapshot = Snapshot(setup)
        self.issued: list[Issued] = []
        for seat in computers:
            self.do(TakeSeat(""), seat)

    def do(self, command: Command, seat: Seat | None) -> list[str]:
        self.snapshot, changes = self.snapshot.advance(Issued(command, seat, 0))
        self.issued += [change.issued for change in changes]
        return [change.issued.command.kind for change in changes]

    def refused(self, command: Command, seat: Seat) -> str:
        before = self.snapshot
        with pytest.raises(MatchError) as caught:
            self.do(command, seat)
        assert self.snapshot is before
        return caught.value.code

    def record(self) -> Record:
        """The finished match's record, as it is read from a file."""
        if not must(self.snapshot.match).over:
            self.do(Resign(), SOUTH)
        [record] = read_records(write_record(must(self.snapshot.match).record()))
        return record


def between_people() -> Host:
    host = Host()
    for seat in Seat:
        host.do(take(seat), seat)
    for seat in Seat:
        host.do(OpenEntropy(WORDS[seat]), seat)
    return host


def test_people_commit_and_then_open() -> None:
    host = Host()
    assert host.snapshot.scheme == 2
    assert host.do(take(SOUTH), SOUTH) == ["join"]
    assert host.refused(OpenEntropy(WORDS[SOUTH]), SOUTH) == "not-all-committed"
    assert host.refused(OpenEntropy(WORDS[NORTH]), NORTH) == "not-all-committed"
    assert host.do(take(NORTH), NORTH) == ["join"]
    assert host.refused(Submit("+IIIII"), SOUTH) == "not-started"
    with pytest.raises(ValueError, match="taken and open"):
        host.do(Start(), None)
    assert host.do(OpenEntropy(WORDS[NORTH]), NORTH) == ["open"]
    assert host.refused(OpenEntropy(WORDS[NORTH]), NORTH) == "nothing-to-open"
    assert host.refused(OpenEntropy("something else"), SOUTH) == "wrong-entropy"
    assert host.refused(OpenEntropy("\x07"), SOUTH) == host.refused(OpenEntropy(""), SOUTH) == "bad-entropy"
    assert host.do(OpenEntropy(WORDS[SOUTH]), SOUTH) == ["open", "start"]
    fair = must(host.snapshot.match).fair
    assert fair == FairChance(SECRET, WORDS[SOUTH], WORDS[NORTH], scheme=2)
    assert host.refused(OpenEntropy(WORDS[SOUTH]), SOUTH) == "nothing-to-open"
    assert Snapshot.replay(host.snapshot.setup, host.issued)[0] == host.snapshot


def test_a_lost_entropy_is_replaced_while_none_is_open() -> None:
    host = Host()
    host.do(TakeSeat("Ann", commitment=committed("lost")), SOUTH)
    assert host.do(take(SOUTH), SOUTH) == ["join"]
    assert host.refused(TakeSeat("Ann"), SOUTH) == "already-joined"
    host.do(take(NORTH), NORTH)
    host.do(take(SOUTH), SOUTH)
    host.do(OpenEntropy(WORDS[NORTH]), NORTH)
    assert host.refused(take(SOUTH), SOUTH) == host.refused(take(NORTH), NORTH) == "already-joined"
    assert host.do(OpenEntropy(WORDS[SOUTH]), SOUTH) == ["open", "start"]


def test_what_joining_refuses() -> None:
    host = Host(NORTH)
    assert host.refused(TakeSeat("", "entropy at once"), SOUTH) == "wrong-scheme"
    assert host.refused(TakeSeat("", commitment="c0ffee"), SOUTH) == "bad-commitment"
    alone = Host()
    assert alone.refused(TakeSeat("", "both", committed("both")), SOUTH) == "bad-commitment"
    alone.do(TakeSeat("", "entropy at once"), SOUTH)
    assert alone.snapshot.scheme == 1
    assert alone.refused(take(NORTH), NORTH) == "wrong-scheme"
    assert alone.refused(OpenEntropy("entropy at once"), SOUTH) == "not-all-committed"
    assert alone.do(TakeSeat("", "mine too"), NORTH) == ["join", "start"]


def test_a_computer_contributes_nothing_and_starts_nothing_before_the_person_opens() -> None:
    host = Host(NORTH)
    assert host.do(take(SOUTH), SOUTH) == ["join"]
    assert host.refused(OpenEntropy("anything"), NORTH) == "nothing-to-open"
    assert host.do(OpenEntropy(WORDS[SOUTH]), SOUTH) == ["open", "start"]
    record = host.record()
    assert (record["Scheme"], record["NorthEntropy"], record.get("NorthCommitment")) == ("2", "", None)
    assert (verify(record).fair, verify(record).committed) == (True, (True, False))


def test_one_program_may_play_everyone() -> None:
    both = Host(SOUTH, NORTH)
    found = verify(both.record())
    assert (found.fair, found.scheme, found.committed) == (True, 2, (False, False))


def test_the_tags_of_both_people() -> None:
    host = between_people()
    running = must(host.snapshot.match).record()
    assert running.get("Secret") is None
    record = host.record()
    assert record["SouthCommitment"] == running["SouthCommitment"] == committed(WORDS[SOUTH])
    assert record["NorthCommitment"] == committed(WORDS[NORTH])
    found = verify(record)
    assert (found.fair, found.scheme, found.committed, found.checked) == (True, 2, (True, True), 1)


def tagged(record: Record, **changed: str | None) -> Record:
    """The record with other values, or without some tags."""
    tags = {tag.name: tag.value for tag in record.tags} | changed
    new = Record(tuple(Tag(*each) for each in tags.items() if each[1] is not None), record.entries)  # type: ignore[arg-type]
    [read] = read_records(write_record(new))
    return read


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"Scheme": "3"}, "unknown-scheme"),
        ({"Scheme": ""}, "unknown-scheme"),
        ({"Scheme": None}, "unfair-chance"),
        ({"SouthCommitment": None}, "uncommitted-entropy"),
        ({"NorthCommitment": "0" * 64}, "wrong-entropy"),
        ({"NorthEntropy": "another"}, "wrong-entropy"),
        ({"SouthEntropy": "", "SouthCommitment": committed("")}, "wrong-entropy"),
        ({"SouthEntropy": "", "SouthCommitment": None}, "unfair-chance"),
        ({"SouthEntropy": "another", "SouthCommitment": committed("another")}, "unfair-chance"),
        ({"Secret": "00" * 32}, "wrong-commitment"),
    ],
)
def test_a_record_that_was_changed(changed: dict[str, str | None], code: str) -> None:
    fault = must(verify(tagged(between_people().record(), **changed)).fault)
    assert fault.code == code
    assert fault.line > 0


class TestADishonestServer:
    """It plays the computer, its commitment is known, the person's entropy is open: it wants other dice."""

    TRIES = 20_000

    def found(self, scheme: int, person: str) -> FairChance | None:
        """An entropy for the computer that gives low dice to the person and high ones to the computer."""
        tries = (FairChance(SECRET, person, f"try {n}", scheme) for n in range(self.TRIES))
        return next(
            (fair for fair in tries if all(fair.below(e)(6) == (0, 5)[e % 2] for e in range(4))), None
        )

    def finished(self, fair: FairChance) -> Record:
        match = Match.start(load("island"), Options("blitz"), fair).resign(SOUTH, 0)
        [record] = read_records(write_record(match.record()))
        return record

    def test_scheme_1_lets_it_choose_the_computers_entropy(self) -> None:
        bent = must(self.found(1, WORDS[SOUTH]))
        assert [bent.below(event)(6) for event in range(4)] == [0, 5, 0, 5]
        found = verify(self.finished(bent))
        assert (found.fair, found.scheme) == (True, 1), (
            "which is why verify says what scheme 1 does not prove"
        )

    def test_scheme_2_catches_an_entropy_that_was_not_committed_to(self) -> None:
        bent = must(self.found(2, WORDS[SOUTH]))
        record = self.finished(bent)
        # As the page saw the match when it opened its entropy: the computer had committed to nothing.
        assert must(verify(tagged(record, NorthCommitment=None)).fault).code == "uncommitted-entropy"
        # A commitment made up afterwards passes offline, but not against what the page noted.
        assert record.get("NorthCommitment") is not None
        # Hiding the entropy, or calling it scheme 1, changes the cards.
        hill = Match.start(load("hill218"), Options("standard"), bent).resign(SOUTH, 0)
        [drawn] = read_records(write_record(hill.record()))
        for changed in ({"NorthEntropy": "", "NorthCommitment": None}, {"Scheme": "1"}):
            assert must(verify(tagged(drawn, **changed)).fault).code == "unfair-chance"

    def test_the_log_refuses_it_too(self) -> None:
        host = Host(NORTH)
        host.do(take(SOUTH), SOUTH)
        host.do(OpenEntropy(WORDS[SOUTH]), SOUTH)
        for command in (TakeSeat("", "try 1"), TakeSeat("", commitment=committed("try 1"))):
            assert host.refused(command, NORTH) == "already-joined"
        late = replace(host.snapshot, match=None)
        with pytest.raises(MatchError, match="nothing-to-open"):
            late.apply(Issued(OpenEntropy("try 1"), NORTH, 0))


def test_there_are_two_schemes() -> None:
    with pytest.raises(ValueError, match="no scheme 3"):
        FairChance(SECRET, "", "", scheme=3)
    assert FairChance(SECRET, "a", "b").seat_commitments == (None, None)


@pytest.mark.parametrize("vector", VECTORS["streams"])
def test_numbers_that_will_never_change(vector: dict[str, object]) -> None:
    fair = FairChance(
        bytes.fromhex(str(vector["secret"])),
        str(vector["south"]),
        str(vector["north"]),
        vector["scheme"],  # type: ignore[arg-type]
        tuple(map(tuple, vector.get("epochs", ()))),  # type: ignore[call-overload]
    )
    assert fair.commitment == vector["commitment"]
    assert list(fair.seat_commitments) == vector["commitments"]
    for event, total, number in vector["numbers"]:  # type: ignore[attr-defined]
        assert fair.below(event)(total) == number


@pytest.mark.parametrize(("text", "digest"), VECTORS["sha256"])
def test_hashes(text: str, digest: str) -> None:
    assert committed(text) == digest

"""What one side may not know does not leave: in no message, no error, and not in how two matches differ."""

from __future__ import annotations

import dataclasses
import random
import secrets
from hashlib import sha256
from typing import Any

import msgspec
import pytest

from skirmish.core import SOUTH, Roll, Seat, SkirmishError
from skirmish.i18n.speaker import Speaker
from skirmish.match import FairChance
from skirmish.server.matches import advice
from skirmish.server.matches.access import Grant
from skirmish.server.wire.client import Act, Ask, Hint, Join, Look, Open, Request, Why
from skirmish.server.wire.http.matches import Created
from tests.must import must
from tests.server.local import ENTROPY, LocalServer, Tab, play, send

pytestmark = pytest.mark.anyio

MARKER = "\N{SKULL AND CROSSBONES}"


@dataclasses.dataclass(slots=True)
class Source:
    """Chance that remembers of which match and event it is."""

    secret: bytes
    event: int

    def __call__(self, n: int) -> int:
        raise AssertionError("pick asks nothing else")


@pytest.fixture
def dealt_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """South draws the same in every match, North in each its own."""

    def below(fair: FairChance, event: int) -> Source:
        return Source(fair.secret, event)

    pick, known = Roll.pick, dict[bytes, int]()

    def picked(roll: Roll[Any], source: Any) -> Any:
        if not isinstance(source, Source):
            return pick(roll, source)
        own = "" if roll.seat is SOUTH else known.setdefault(source.secret, len(known))
        return pick(roll, random.Random(f"{own} {source.event}").randrange)

    monkeypatch.setattr(FairChance, "below", below)
    monkeypatch.setattr(Roll, "pick", picked)


class Twin:
    """One of two matches, with South and a spectator listening."""

    def __init__(self, made: Created, grants: tuple[Grant, Grant, Grant]) -> None:
        self.made = made
        self.south, self.north, self.watch = grants
        self.actor = self.south.actor
        self.tabs = [Tab(), Tab()]
        self.answers: list[bytes] = []
        self._compared = [0, 0, 0]
        for grant, tab in zip((self.south, self.watch), self.tabs, strict=True):
            self.actor.attach(grant, tab)

    @property
    def legal(self) -> list[str]:
        return [option.token for option in self.actor.state(self.north, 0).decisions]

    def stream(self) -> list[bytes]:
        """What South and the spectator were sent since the last call, without the names of this match."""
        found = []
        for number, raw in enumerate((self.tabs[0].raw, self.tabs[1].raw, self.answers)):
            found += raw[self._compared[number] :]
            self._compared[number] = len(raw)
        return [
            each.replace(self.made.match.encode(), b"MATCH").replace(self.made.commitment.encode(), b"HASH")
            for each in found
        ]

    async def record(self, local: LocalServer) -> str:
        """The record that South may see."""
        record = await local.record(self.made.match, str(self.made.south))
        return record.replace(self.made.commitment, "HASH")

    async def ask(self, grant: Grant, message: Any) -> None:
        """South and the spectator keep the answer, also if it is a refusal."""
        try:
            answer: Any = await send(grant, message)
        except SkirmishError as error:
            answer = [error.code, str(error), Speaker("en").error(error, "hill218")]
        if grant is not self.north:
            self.answers.append(msgspec.json.encode(answer))

    def wonder(self, rng: random.Random) -> None:
        """South looks, asks why not, and wants hints."""
        state, south = self.actor.state(self.south, 0), self.south
        if state.decisions:
            looked = advice.look(south, Look("l", rng.choice(state.decisions).token))
            self.answers.append(msgspec.json.encode(looked))
        speaker = Speaker("en")
        for source in ("", "infantry", "air", "heavy"):
            target = f"{rng.randint(-2, 2)},{rng.randint(-3, 3)}"
            try:
                answer: Any = advice.why(south, Why("w", source, target), speaker)
            except SkirmishError as error:
                answer = [error.code, str(error)]
            self.answers.append(msgspec.json.encode(answer))
        self.answers.append(msgspec.json.encode(advice.hint(south, Hint("h"))))


async def _twins(local: LocalServer, number: int) -> tuple[Twin, Twin]:
    found = []
    for _ in range(2):
        made = await local.create("hill218", first=("south", "north")[number % 2])
        twin = Twin(made, await local.enter_again(made))
        found.append(twin)
    for twin in found:
        commitment = sha256(ENTROPY.encode()).hexdigest()
        await twin.ask(twin.south, Join("js", commitment, name="Ann"))
        await twin.ask(twin.north, Join("jn", commitment, name="Bob"))
        await twin.ask(twin.south, Open("os", ENTROPY))
        await twin.ask(twin.north, Open("on", ENTROPY))
    await local.idle()
    return found[0], found[1]


ASKED: tuple[Request, ...] = (
    "offer-draw",
    "take-back",
    "decline-draw",
    "accept-takeback",
    "decline-takeback",
)


async def _play_alike(local: LocalServer, twins: tuple[Twin, Twin], number: int) -> tuple[int, int]:
    """Both matches, as long as North can do the same in South's eyes.

    How many decisions were compared, and before how many of them North held other cards.
    """
    rng, cards = random.Random(number), [random.Random(f"{number} {each}") for each in range(2)]
    different = 0
    for decisions in range(60):
        streams = [twin.stream() for twin in twins]
        assert streams[0] == streams[1]
        states = [twin.actor.state(twin.south, 0) for twin in twins]
        assert states[0] == states[1]
        hands = [twin.actor.match.state.hands for twin in twins if twin.actor.match]
        assert hands[0][0] == hands[1][0]
        different += hands[0][1] != hands[1][1]
        if rng.random() < 0.2:
            seat, kind = rng.choice(("south", "north")), rng.choice(ASKED)
            for twin in twins:
                await twin.ask(getattr(twin, seat), Ask(f"a{decisions}", kind))
        seed = rng.random()
        for twin in twins:
            twin.wonder(random.Random(seed))
        prompt = twins[0].actor.state(twins[0].south, 0).prompt
        if prompt is None:  # a draw was agreed
            return decisions, different
        if prompt.seat == "south":
            tokens = [rng.choice(twins[0].actor.state(twins[0].south, 0).decisions).token] * 2
        elif prompt.code == "return":  # each its own cards: the opponent does not see which
            tokens = [deal.choice(twin.legal) for deal, twin in zip(cards, twins, strict=True)]
        else:
            both = sorted({*twins[0].legal} & {*twins[1].legal})
            if not both:
                return decisions, different
            tokens = [rng.choice(both)] * 2
        local.clock.turn(rng.randrange(5_000))
        for twin, token in zip(twins, tokens, strict=True):
            grant = twin.south if prompt.seat == "south" else twin.north
            await twin.ask(twin.watch, Act(f"w{decisions}", prompt.number, token))
            await twin.ask(grant, Act(f"d{decisions}", prompt.number, token))
        await local.idle()
        records = [await twin.record(local) for twin in twins]
        if any(twin.actor.match is None or twin.actor.match.over for twin in twins):
            return decisions, different  # all is open then, and may differ
        assert records[0] == records[1]
    return 60, different


@pytest.mark.usefixtures("dealt_apart")
async def test_twin_matches_send_the_same_bytes(local: LocalServer) -> None:
    compared = [await _play_alike(local, await _twins(local, number), number) for number in range(5)]
    assert sum(decisions for decisions, _ in compared) > 60
    assert sum(different for _, different in compared) > 40, "they differed where South may not look"


def _marked(state: Any, owner: Seat) -> Any:
    """The state with cards of one side that would be recognised anywhere."""
    hands, decks = list(state.hands), list(state.decks)
    hands[owner], decks[owner] = MARKER * len(hands[owner]), MARKER * len(decks[owner])
    return dataclasses.replace(state, hands=tuple(hands), decks=tuple(decks))


async def test_marked_cards_are_never_sent(local: LocalServer) -> None:
    for decisions in range(0, 40, 4):
        made, south, north = await local.started("hill218")
        watch = await local.matches.enter(made.match, made.watch)
        await play(south, north, decisions, seed=decisions)
        actor = south.actor
        match = must(actor.match)
        if match.over:
            continue
        marked = dataclasses.replace(match, state=_marked(match.state, Seat.NORTH))
        actor.log.snapshot = dataclasses.replace(actor.snapshot, match=marked)
        assert MARKER in repr(marked.state)
        for grant in (south, watch):
            tab = Tab()
            actor.attach(grant, tab)
            for raw in tab.raw:
                assert MARKER.encode() not in raw
                assert MARKER not in repr(msgspec.json.decode(raw))


async def test_secrets_and_keys_never_leave_before_the_end(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = secrets.token_bytes
    monkeypatch.setattr(secrets, "token_bytes", lambda n: b"\xfe" * n if n == 32 else drawn(n))
    made, south, north = await local.started("hill218")
    tabs = []
    for key in (made.south, made.north, made.watch):
        grant = await local.matches.enter(made.match, str(key))
        tabs.append(Tab())
        grant.actor.attach(grant, tabs[-1])
    await play(south, north, 30)
    await local.idle()
    assert south.actor.match is not None
    assert not south.actor.match.over
    told = b"".join(raw for tab in tabs for raw in tab.raw)
    record = await local.record(made.match, str(made.south))
    for secret in ("fe" * 32, str(made.south), str(made.north), made.watch):
        assert secret.encode() not in told
        assert secret not in record
    assert ENTROPY.encode() not in told
    await send(south, Ask("r", "resign"))
    await local.idle()
    assert {tab.state.secret for tab in tabs} == {"fe" * 32}

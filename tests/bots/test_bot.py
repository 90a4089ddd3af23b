"""Our opponents under a host: the conversation, what a bot knows, and whole matches between processes."""

from __future__ import annotations

import re
import sys
from typing import Any

import pytest

from skirmish import agents, games
from skirmish.agents import Limit, Thought
from skirmish.agents.preparation import prepare
from skirmish.bots.bot import Bot, Followed, HostError, thinking_time
from skirmish.bots.host import ProcessAgent
from skirmish.core import AnyGame, Below, Options, Seat, SkirmishError, UnknownName
from skirmish.i18n.speaker import LANGUAGES, Speaker
from skirmish.lab.contest import contest
from skirmish.match.seeds import Seed
from skirmish.records import check
from tests.games.playing import VARIANTS, random_game

SKIRMISH = f"{sys.executable} -m skirmish"
BOTH = [("island", "quick"), ("hill218", "standard")]
OPENING = ["hello skirmish 1", "match hill218 standard seat S first S"]
RETURNS = "<II <IH <IT <IA <HI <HT <HA <TI <TH <TA <AI <AH <AT"
FIRST = ["token +IIHTA", f"go 1000 legal {RETURNS}"]


class Talk:
    """A bot of some agent's, what it said and what it noted."""

    def __init__(self, agent: Any = None, nodes: int | None = None) -> None:
        self.said: list[str] = []
        self.notes: list[str] = []
        self.limits: list[Limit] = []
        self.loaded: list[str] = []
        self.agent = agent or agents.load("random")

        def make(limit: Limit) -> Any:
            self.limits.append(limit)
            return self.agent

        def note(error: HostError) -> None:
            self.notes.append(error.code)

        def ready(game: AnyGame) -> None:
            self.loaded.append(game.name)

        self.bot = Bot("tester", make, Seed("talk").agents, self.said.append, note, nodes, ready)

    def hear(self, *lines: str) -> bool:
        """Whether it stays after the last one."""
        stays = True
        for line in lines:
            assert stays
            stays = self.bot.hear(line)
        return stays


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_a_bot_knows_what_its_seat_may_know(name: str, variant: str) -> None:
    game = games.load(name)
    for number in range(4):
        plies = random_game(name, variant, number)
        options = Options(variant, Seat(number % 2))
        followed = [Followed(game, options, seat) for seat in Seat]
        for ply in plies:
            for each in followed:
                assert each.view == game.view(ply.state, each.seat)
                assert bool(game.legal(each.view)) == each.decides
                each.saw(str(game.shown(ply.entry, ply.pending.seat, each.seat)))
        assert all(each.tokens == len(plies) for each in followed)


def test_a_conversation() -> None:
    talk = Talk()
    assert talk.hear(*OPENING, *FIRST)
    name, answer = talk.said
    assert name == "name tester"
    assert answer.removeprefix("play ") in RETURNS.split()
    assert talk.notes == []
    assert talk.hear("", f"token {answer[5:]}", "token +?????", "token <??", "over S reason resignation")
    assert talk.hear("match island quick seat N first N", "go 50 legal #c9", "  ", "over N reason normal")
    assert talk.said[2] == "play #c9"
    assert not talk.hear("bye")


def test_a_match_may_begin_in_the_middle_of_another() -> None:
    talk = Talk()
    assert talk.hear(*OPENING, FIRST[0], *OPENING[1:], *FIRST)
    assert len(talk.said) == 2


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        (["match"], "host-line"),
        (["match island quick"], "host-line"),
        (["match island quick seat X first N"], "host-line"),
        (["match island quick seat N first draw"], "host-line"),
        (["match chess classic seat N first N"], "unknown-game"),
        (["match island chess960 seat N first N"], "unknown-variant"),
        (["token #c4"], "host-no-match"),
        (["go 1000 legal #c4"], "host-no-match"),
        ([*OPENING, "token"], "host-line"),
        ([*OPENING, "token +II HTA"], "host-line"),
        ([*OPENING, "token !!!"], "host-token"),
        ([*OPENING, "token +IIIIIIII"], "host-token"),
        ([*OPENING, "token <IH"], "host-token"),
        ([*OPENING, "token +IIHTA", "token +IIHTA"], "host-token"),
        ([*OPENING, "token +IIHTA", "token <PP"], "host-token"),
        ([*OPENING, "go 1000 legal <IH"], "host-turn"),
        ([*OPENING, FIRST[0], "token <IH", "token +?????", "go 1000 legal <IH"], "host-turn"),
        ([*OPENING, FIRST[0], "go"], "host-line"),
        ([*OPENING, FIRST[0], "go 1000 legal"], "host-line"),
        ([*OPENING, FIRST[0], "go soon legal <IH"], "host-line"),
        ([*OPENING, FIRST[0], "go -1 legal <IH"], "host-line"),
        ([*OPENING, FIRST[0], "go ١٠ legal <IH"], "host-line"),
        ([*OPENING, FIRST[0], f"go {'9' * 5000} legal <IH"], "host-line"),
        ([*OPENING, FIRST[0], "go 1000 <IH"], "host-line"),
        ([*OPENING, "over", "over"], "host-line"),
        ([*OPENING, "over S reason x", FIRST[0]], "host-no-match"),
        (["bye bye"], "host-line"),
    ],
)
def test_a_host_that_cannot_be_followed(lines: list[str], code: str) -> None:
    with pytest.raises(SkirmishError) as refused:
        Talk().hear(*lines)
    assert refused.value.code == code
    assert isinstance(refused.value, HostError | UnknownName)
    for lang in LANGUAGES:
        assert Speaker(lang).what(refused.value)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("hello", "host-version"),
        ("hello skirmish 2", "host-version"),
        ("hello chess 1", "host-version"),
        ("ponder", "host-word"),
        ("PLAY e2-e4", "host-word"),
        ("\x00\x1b[2J", "host-word"),
        pytest.param("�" * 1000, "host-word", id="replacements"),
    ],
)
def test_what_is_not_understood_is_noted_and_left_out(line: str, code: str) -> None:
    talk = Talk()
    assert talk.hear(line, *OPENING, *FIRST)
    assert talk.notes == [code]
    assert talk.said[-1].startswith("play <")


def test_where_the_rules_differ_the_host_is_obeyed() -> None:
    talk = Talk()
    assert talk.hear(*OPENING, FIRST[0], "go 1000 legal <XX <YY")
    assert talk.said[-1] == "play <XX"
    assert talk.notes == ["host-legal"]


class Thinker:
    """An agent with thoughts: it plays the first token and reports a fixed thought."""

    name = "thinker"

    def __init__(self) -> None:
        self.thought: list[tuple[str, int]] = []

    def choose(self, game: AnyGame, view: Any, below: Below) -> Any:
        return self.think(game, view, below).action

    def think(self, game: AnyGame, view: Any, below: Below) -> Thought:
        legal = game.legal(view)
        self.thought.append((game.name, len(legal)))
        return Thought(legal[0], 0.625, (str(legal[0]), "I@0,-1"), len(legal) - 1)


def test_what_an_agent_thinks_is_told() -> None:
    thinker = Thinker()
    talk = Talk(thinker, nodes=500)
    assert talk.hear(*OPENING)
    assert talk.loaded == [*games.names()], "before its time runs"
    assert talk.hear(*FIRST)
    assert talk.said[1:] == ["info win 0.625 line <II I@0,-1", "play <II"]
    assert talk.hear("token <II", "token +?????", "token <??", "token +I", "go 1000 legal I@0,-1")
    assert talk.limits == [Limit(thinking_time(1000), 500)], "the same limit, the same agent"


def test_a_host_that_does_not_say_hello_gets_its_answers_too() -> None:
    thinker = Thinker()
    talk = Talk(thinker)
    assert talk.hear(*OPENING[1:], *FIRST)
    assert talk.loaded == ["hill218"]
    assert [name for name, _ in thinker.thought] == ["hill218"]
    assert talk.said[-1] == "play <II"


def test_some_time_is_left_for_answering() -> None:
    assert thinking_time(1000) == 920
    assert thinking_time(60_000) == 56_970
    assert thinking_time(0) == 1
    assert all(1 <= thinking_time(ms) <= max(1, ms - 30) for ms in range(1000))


@pytest.fixture(scope="module")
def compiled() -> None:
    """Compile the engines first: a host does not wait that long for ``hello``."""
    for name, _ in BOTH:
        prepare(games.load(name), lambda: None)


@pytest.mark.parametrize(("game", "variant"), BOTH)
def test_two_processes_play_whole_matches(game: str, variant: str) -> None:
    assert two_processes(game, variant, "random", "greedy") == []


@pytest.mark.parametrize(("game", "variant"), BOTH)
def test_two_levels_play_whole_matches(game: str, variant: str, compiled: None) -> None:
    infos = two_processes(game, variant, "recruit", "corporal")
    assert infos
    assert [info for info in infos if not re.fullmatch(r"win [01]\.\d{3} line \S.*", info)] == []


def two_processes(game: str, variant: str, one: str, other: str) -> list[str]:
    """Two matches between bots of ours, under a host of ours; what South said besides."""
    south, north = (ProcessAgent(f"{SKIRMISH} bot --level {level} --nodes 50") for level in (one, other))
    for number in range(2):
        seed = Seed("two", number)
        options = Options(variant, seed.first("random"))
        result = contest(games.load(game), options, (south, north), seed.fair(), seed.agents)
        assert result.failure is None, result.failure
        assert check(result.record) is not None
    assert (south.title, north.title) == (f"skirmish {one}", f"skirmish {other}")
    south.close()
    north.close()
    return [*south.infos]

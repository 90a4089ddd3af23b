"""``opponents``, ``play --level``, and what a person sees of opponents that think."""

from __future__ import annotations

import _thread
import io
import re
import sys
import threading
from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from pathlib import Path

import pytest
from numba.core import event

from skirmish import agents, games
from skirmish.agents import LEVELS, Thought, draws, preparation
from skirmish.cli.commands.play import new_session, who_plays
from skirmish.cli.terminal import screen
from skirmish.cli.terminal.seated_agents import SeatedAgents
from skirmish.cli.voice import CallError, Voice
from skirmish.cli.warm_up import get_ready, make_ready
from skirmish.core import AnyGame, Below, Options, Seat
from skirmish.games.island.view import View
from skirmish.match import Match
from skirmish.match.seeds import Seed
from skirmish.records import read_records
from tests.agents.blocked import BlockedCompiler
from tests.cli.person import Person
from tests.cli.processes import LANGUAGES, Play, autosaved, called, skirmish, tokens_kept
from tests.i18n.fluent_files import messages


def test_every_opponent_has_a_name_and_a_sentence_and_nobody_else() -> None:
    expected = [f"opponent-{name}{part}" for name in agents.names() for part in ("", "-plays")]
    assert messages("en", "opponents") == expected


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("columns", ["40", "80", "200"])
def test_the_table(
    lang: str, columns: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    rated = {"hill218": {"captain": (-1234, 56)}}
    known = games.info
    monkeypatch.setattr(games, "info", lambda name: replace(known(name), ratings=rated.get(name, {})))
    done = called(capsys, "opponents", "--lang", lang)
    assert (done.status, done.err) == (0, "")
    voice, words = Voice(lang), " ".join(done.out.split())
    for name in agents.names():
        assert re.search(rf"^{name}\b", done.out, re.MULTILINE)
        assert voice.opponent(name) in words
    assert "\N{MINUS SIGN}1234\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}56" in done.out
    assert "–" in done.out
    assert max(map(len, done.lines)) <= int(columns)
    alone = called(capsys, "opponents", "island", "--lang", lang)
    assert "±" not in alone.out.partition("\n\n")[0]
    assert called(capsys, "opponents", "chess", "--lang", lang).status == 2


@pytest.mark.parametrize(
    ("south", "north", "level", "who"),
    [
        (None, None, None, ("human", "recruit")),
        (None, None, "captain", ("human", "captain")),
        ("human", None, "captain", ("human", "captain")),
        (None, "human", "captain", ("captain", "human")),
        ("greedy", None, "captain", ("greedy", "captain")),
        (None, "human", None, ("human", "human")),
        ("greedy", None, None, ("greedy", "recruit")),
        (None, "greedy", "captain", None),
        ("human", "human", "captain", None),
        ("human", "greedy", "captain", None),
    ],
)
def test_a_level_takes_the_free_seat(
    south: str | None, north: str | None, level: str | None, who: tuple[str, str] | None
) -> None:
    asked = Namespace(south=south, north=north, level=level)
    if who is not None:
        assert who_plays(asked, agents.names()) == who
        return
    with pytest.raises(CallError) as refused:
        who_plays(asked, agents.names())
    assert refused.value.code == "level-taken"


@pytest.mark.parametrize(
    ("game", "said", "variant", "opponent"),
    [
        ("hill218", {}, "beginner", "recruit"),
        ("island", {}, "classic", "recruit"),
        ("hill218", {"clock": "60"}, "beginner", "recruit"),
        ("hill218", {"seed": "5", "first": "S"}, "beginner", "recruit"),
        ("hill218", {"level": "captain"}, "beginner", "captain"),
        ("hill218", {"variant": "standard"}, "standard", "recruit"),
        ("hill218", {"war": "best-of-3"}, "beginner", "recruit"),
    ],
)
def test_what_no_option_asks_for_is_as_easy_as_in_the_first_match_on_the_page(
    game: str, said: dict[str, str], variant: str, opponent: str
) -> None:
    options = dict.fromkeys(("variant", "south", "north", "level", "first", "seed", "clock", "war"))
    session = new_session(Namespace(**{**options, "game": game, **said}))
    assert (session.match.options.variant, session.who) == (variant, ("human", opponent))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [("--level", "marshal"), ("--level", "captain", "--north", "greedy"), ("--resume", "--level", "captain")],
)
def test_bad_calls(arguments: tuple[str, ...], lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    done = called(capsys, "play", *arguments, "--lang", lang)
    assert (done.status, done.out) == (2, "")
    english = called(capsys, "play", *arguments, "--lang", "en").err
    assert (done.err == english) == (lang == "en")


@pytest.mark.parametrize("level", LEVELS)
def test_a_person_reads_the_name_and_the_record_keeps_the_id(
    level: str, thinkers: None, tmp_path: Path, play: Play
) -> None:
    done = play(
        "--level", level, "--first", "S", "--seed", "1", "--lang", "de", lines=["#a1", "resign", "j", ""]
    )
    name = Voice("de").opponent(level)
    assert f"Nord: {name}. Du fängst an." in done.out
    assert f"Süd: du. Nord: {name}." in done.out
    (record,) = read_records(autosaved(tmp_path).read_text())
    assert record["North"] == level


@pytest.mark.parametrize(("game", "line"), [("island", "#a1"), ("hill218", "1")])
def test_every_level_plays_on_a_new_machine_while_nothing_is_compiled(
    game: str, line: str, tmp_path: Path
) -> None:
    blocked = BlockedCompiler(tmp_path / "blocked")
    new = {**blocked.environment, "XDG_CACHE_HOME": str(tmp_path / "cache")}
    try:
        for level in LEVELS:
            folder = tmp_path / level
            folder.mkdir()
            done = skirmish(
                "play", game, "--level", level, "--first", "S", "--seed", "1",
                folder=folder, given=f"{line}\nthought\n", env=new,
            )  # fmt: skip
            assert f"{Voice('en').opponent(level)} (North) rated its chances" in " ".join(done.out.split())
            assert done.err == ""
    finally:
        blocked.fail()


def test_on_the_island_a_thought_is_told_whole(thinkers: None, tmp_path: Path, play: Play) -> None:
    done = play("--level", "captain", "--first", "S", "--seed", "1", lines=["thought", "#a1", "thought"])
    out = " ".join(done.out.split())
    assert "Captain has not had to decide anything since the match was opened." in out
    played = tokens_kept(tmp_path)[1]
    told = rf"Captain \(North\) rated its chances at \d+% at its last decision\. It played {played}( and|\.)"
    assert re.search(told, out)
    again = " ".join(play("--resume", lines=["thought"]).out.split())
    assert "Captain has not had to decide anything since the match was opened." in again


def test_on_the_hill_a_line_is_told_only_when_all_lies_open(thinkers: None, play: Play) -> None:
    """The line names cards that the opponent holds."""
    lines = ["1", "1", "thought", "resign", "y", ""]
    done = play("hill218", "--level", "captain", "--first", "N", "--seed", "1", lines=lines)
    during, _, after = done.out.partition("You resigned.")
    said = re.search(
        r"Captain \(North\) rated its chances at \d+% at its last decision\.", " ".join(during.split())
    )
    assert said is not None
    assert "It played" not in during
    assert "expected" not in during
    assert f"{said[0]} It played " in " ".join(after.split())


def test_only_levels_think(play: Play) -> None:
    assert "No thoughts to show" in play("--first", "N", "--north", "random", lines=["thought"]).out


def test_a_terminal_says_who_thinks_and_an_interruption_is_heard(
    thinkers: None, tmp_path: Path, no_leftovers: list[Person]
) -> None:
    options = ("--level", "general", "--variant", "beginner", "--first", "N", "--seed", "1", "--lang", "it")
    person = Person(tmp_path, "hill218", *options)
    no_leftovers.append(person)
    person.until("Generale sta pensando…")
    person.process.sendintr()
    assert person.end() == 130
    assert "\r\x1b[2K" in person.seen
    assert "skirmish play --resume" in person.seen
    assert "Traceback" not in person.seen


def test_a_person_reads_what_they_did_before_somebody_thinks_about_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = list[str]()

    def thinking(self: screen.Screen, text: str, above: Sequence[str] = ()) -> AbstractContextManager[None]:
        seen.append("\n".join((capsys.readouterr().out, *above)))
        return nullcontext()

    monkeypatch.setattr(screen.Screen, "meanwhile", thinking)
    monkeypatch.setattr(sys, "stdin", io.StringIO("#a1\n"))
    called(capsys, "play", "--north", "greedy", "--first", "S", "--seed", "1", "--board", "plain")
    assert "You placed a block on a1." in seen[0]


@pytest.mark.parametrize(
    ("opponent", "said"),
    [("recruit", "agreed on a draw"), ("greedy", "Greedy declined the draw and plays on")],
)
def test_a_level_may_accept_a_draw(
    opponent: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = list[Seat | None]()

    def accepts(name: str, game: AnyGame, view: View, below: Below, stop: threading.Event) -> bool:
        seen.append(view.seat)
        return True

    monkeypatch.setattr(draws, "accepts_draw", accepts)
    monkeypatch.setattr(sys, "stdin", io.StringIO("draw\ny\n\n"))
    done = called(capsys, "play", "--north", opponent, "--first", "S", "--board", "plain")
    assert said in done.out
    assert seen == ([Seat.NORTH] if opponent in LEVELS else [])


@pytest.mark.parametrize("seat", ["--south", "--north"])
def test_a_program_that_there_is_not_is_refused_at_once(
    seat: str, capsys: pytest.CaptureFixture[str]
) -> None:
    done = called(capsys, "play", "hill218", seat, "cmd:./there-is-no-such-program")
    assert (done.status, done.out) == (2, "")
    assert "cmd:./there-is-no-such-program" in done.err


class Dreamer:
    """Interrupts the main thread, then thinks until it is stopped."""

    name = "general"

    def __init__(self) -> None:
        self.stopped = False

    def think(self, game: AnyGame, view: object, below: Below, *, stop: threading.Event) -> Thought:
        _thread.interrupt_main()
        self.stopped = stop.wait(30)
        return Thought(game.legal(view)[0], 0.5, (), 1)


def test_an_interruption_stops_whoever_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    dreamer = Dreamer()
    monkeypatch.setattr(agents, "load", lambda name, limit=None, *, waits: dreamer)
    match = Match.start(games.load("island"), Options("blitz"), Seed("7").fair())
    with pytest.raises(KeyboardInterrupt):
        SeatedAgents(("general", "human")).choose(match, Seat.SOUTH, lambda n: 0)
    assert dreamer.stopped


def test_a_level_thinks_no_longer_than_it_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    class Patient(Dreamer):
        def think(self, game: AnyGame, view: object, below: Below, *, stop: threading.Event) -> Thought:
            self.stopped = stop.wait(30)
            return Thought(game.legal(view)[0], 0.5, (), 1)

    patient = Patient()
    monkeypatch.setattr(agents, "load", lambda name, limit=None, *, waits: patient)
    match = Match.start(games.load("island"), Options("blitz"), Seed("7").fair())
    SeatedAgents(("general", "human")).choose(match, Seat.SOUTH, lambda n: 0, 0.1)
    assert patient.stopped


def test_what_is_said_meanwhile_is_cleared_away(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = screen.Terminal()
    with terminal.meanwhile("This is over at once."):
        pass
    assert capsys.readouterr().out == ""
    monkeypatch.setattr(screen, "_MOMENT", 0)
    shown = ""
    with terminal.meanwhile("This takes a while."):
        while not shown:
            shown = capsys.readouterr().out
    assert (shown, capsys.readouterr().out) == ("This takes a while.", "\r\x1b[2K")
    with screen.Screen().meanwhile("Nothing is said through a pipe."):
        pass
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("compiles", [False, True])
def test_who_waits_for_the_compiler_is_told_why(
    compiles: bool, late: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once; and not where a busy machine is slow to load what was compiled before."""

    def prepare(game: AnyGame, waiting: Callable[[], None]) -> None:
        if compiles:
            event.start_event("numba:compile")  # type: ignore[no-untyped-call]
        if late:
            waiting()
        if compiles:
            event.end_event("numba:compile")  # type: ignore[no-untyped-call]

    monkeypatch.setattr(preparation, "prepare", prepare)
    voice = Voice("en")
    for name in games.names():
        make_ready(games.load(name), ["random", "captain"], voice)
    assert capsys.readouterr().err.count("Compiling the opponent") == (compiles and late)


def test_nobody_waits_for_opponents_that_do_not_think(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "skirmish.agents.preparation", None)  # importing it would fail
    make_ready(games.load("island"), ["random", "greedy", "cmd:./bot", "human"], Voice("en"))
    get_ready(games.load("island"), ["random", "greedy", "cmd:./bot", "human"])

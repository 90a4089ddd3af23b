"""``play``: a match in the terminal, against an agent, another person at this screen, or to watch."""

from __future__ import annotations

from argparse import Namespace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Final

from skirmish import agents, games
from skirmish.cli.arguments import BOARDS, variant_named
from skirmish.cli.boards import board_style
from skirmish.cli.command import Parser, Subcommand
from skirmish.cli.voice import HUMAN, CallError, Voice, safe_name
from skirmish.cli.warm_up import make_ready
from skirmish.core import Options, Seat
from skirmish.match.seeds import RANDOM, Seed

if TYPE_CHECKING:
    from skirmish.cli.terminal.match_file import MatchFile
    from skirmish.cli.terminal.saving import Autosave
    from skirmish.cli.terminal.session import Session
    from skirmish.games.island.war import War
    from skirmish.match import Match
    from skirmish.records import Record

_LATEST: Final = ""
"""``--resume`` without a file."""
_LEVEL: Final = "corporal"
"""Who plays against a person who has asked for nobody else."""
_NEW_ONLY: Final = ("game", "variant", "south", "north", "level", "first", "seed", "clock", "war")
"""What is agreed when a match starts, and can't be said again when it goes on."""


def _play(options: Namespace, voice: Voice) -> int:
    from skirmish.cli.terminal import saving

    before: tuple[Record, ...] = ()
    path = None
    if options.resume is None:
        session = _new(options)
    else:
        path = _resumed_path(options)
        session, before = _resumed(path)
    autosave = saving.Autosave(saving.data_folder())
    return _Sitting(options, voice, autosave, path).play(session, before)


def _new(options: Namespace) -> Session:
    from skirmish.cli.terminal.session import NO_CLOCK, Session, fair_chance, parse_clock
    from skirmish.lab.entrants import check_program

    game = games.load(options.game or games.names()[0])
    variant = variant_named(game, options.variant)
    who = _who(options)
    for each in who:
        if each != HUMAN:
            agents.load(each)
            check_program(each)
    extra = {"Date": date.today().isoformat()}
    if options.seed is not None:
        extra["Seed"] = options.seed
    first = Seed.asked_or_drawn(options.seed).first(options.first or RANDOM)
    if options.war is not None:
        extra["War"] = _war(game.name, options.war, first).name
    clock = options.clock or NO_CLOCK
    parse_clock(clock)
    return Session.start(game.name, Options(variant, first), who, fair_chance(options.seed), clock, extra)


def _who(options: Namespace) -> tuple[str, str]:
    """South's and North's; ``--level`` sits down on the side where nobody does yet."""
    south, north, level = options.south, options.north, options.level
    if level is not None and north is not None:
        if south is not None or north != HUMAN:
            raise CallError("level-taken", level=level)
        south = level
    return south or HUMAN, north or level or _LEVEL


def _war(game_name: str, name: str, first: Seat) -> War:
    from skirmish.games.island.war import War

    if game_name != "island":
        raise CallError("war-of-island-only")
    return War.named(name, first)


def _resumed_path(options: Namespace) -> Path:
    from skirmish.cli.terminal import saving

    for name in _NEW_ONLY:
        if getattr(options, name) is not None:
            raise CallError("resume-alone", option=name)
    return saving.latest() if options.resume == _LATEST else Path(options.resume)


def _resumed(path: Path) -> tuple[Session, tuple[Record, ...]]:
    from skirmish.cli.terminal import saving
    from skirmish.cli.terminal.session import Session
    from skirmish.records import RecordError

    try:
        *before, last = saving.read(path)
    except (RecordError, ValueError):  # no record of ours, or none at all
        raise CallError("not-resumable", name=str(path), reason="broken") from None
    if last.finished:
        raise CallError("not-resumable", name=str(path), reason="over")
    return Session.unsealed(last), tuple(before)


class _Sitting:
    """One match after the other at one screen: a single one, or the battles of a war."""

    def __init__(self, options: Namespace, voice: Voice, autosave: Autosave, resumed: Path | None) -> None:
        from skirmish.cli.terminal.screen import open_screen

        self.resumed = resumed
        self.options = options
        self.voice = voice
        self.autosave = autosave
        self.screen = open_screen()
        self.file: MatchFile | None = None

    def play(self, session: Session, before: tuple[Record, ...]) -> int:
        """Play until it is over or somebody leaves; either way nothing is lost."""
        from skirmish.cli.terminal.match_screen import LeaveMatch

        if not self._may_run_programs(session):
            return 0
        self._welcome(session, before)
        session.watch.pause()
        make_ready(session.match.game, session.who, self.voice)
        session.watch.go_on()
        try:
            while self._battle(session, before):
                before = (*before, session.record())
                session = self._next_battle(session, before)
        except (LeaveMatch, EOFError):
            self._goodbye()
        except KeyboardInterrupt:
            self.screen.show()
            self._goodbye()
            raise
        return 0

    def _may_run_programs(self, session: Session) -> bool:
        """A file may come from anybody: what it would have us run is asked about first."""
        voice, screen = self.voice, self.screen
        for who in session.who if self.options.resume else ():
            if not who.startswith(agents.PROGRAM):
                continue
            command = safe_name(who.removeprefix(agents.PROGRAM))
            question = f"{voice.say('run-program', command=command)} {voice.say('yes-no')} "
            try:
                said = screen.ask(question).casefold()
            except EOFError:
                return False
            if said not in voice.say("yes-words").split():
                return False
        return True

    def _goodbye(self) -> None:
        if self.file is not None:
            self.screen.tell(self.file.left())

    def _welcome(self, session: Session, before: tuple[Record, ...]) -> None:
        from skirmish.cli.terminal.match_file import resume_command

        voice, screen, match = self.voice, self.screen, session.match
        moved = self.autosave.make_room(self.resumed)
        if moved is not None:
            what, aside = moved[0], str(moved[1])
            screen.tell(
                voice.say("put-aside", what=what, name=safe_name(aside), command=resume_command(aside))
            )
        game = voice.say("game", game=match.game.name)
        screen.tell(voice.say("welcome", game=game, variant=match.options.variant))
        screen.tell(voice.say("aim", aim=_aim(match)))
        if "War" in session.extra:
            war = _war(match.game.name, session.extra["War"], match.options.first)
            screen.tell(voice.say("war", kind=war.kind, number=war.number))
            self._tell_standing("war-battle", before)
        screen.tell(self._seats(session))
        if session.people():
            screen.tell(voice.say("how-to-play"))
        screen.tell(voice.say("commitment", commitment=match.fair.commitment))
        screen.show()

    def _seats(self, session: Session) -> str:
        voice, name = self.voice, session.match.game.name
        southern, northern = (voice.who(who) for who in session.who)
        south, north = (voice.speaker.seat(seat, name) for seat in Seat)
        first = voice.speaker.seat(session.match.options.first, name)
        return voice.say("seats", south=south, southern=southern, north=north, northern=northern, first=first)

    def _battle(self, session: Session, before: tuple[Record, ...]) -> bool:
        """Play one match to its end; whether another battle follows."""
        from skirmish.cli.terminal.game_loop import GameLoop
        from skirmish.cli.terminal.match_file import MatchFile
        from skirmish.cli.terminal.match_screen import MatchScreen
        from skirmish.cli.terminal.prompt_commands import COMMANDS

        shown = MatchScreen(session, self.screen, self.voice, board_style(self.options.board))
        self.file = file = MatchFile(shown, self.autosave, before)
        if session.requests:
            shown.skip_story()
        wait = bool(before) and not session.requests and bool(session.people())
        GameLoop(shown, file).play(wait=wait)
        goes_on = "War" in session.extra and self._war_goes_on(file.records())
        if not goes_on:
            file.offer_to_save(COMMANDS)
        return goes_on

    def _war_goes_on(self, records: list[Record]) -> bool:
        war, voice = _fought(records), self.voice
        self._tell_standing("war-standing", tuple(records))
        if war.over is None:
            return True
        self.screen.tell(
            voice.say("war-over", winner=war.over.winner.word if war.over.winner is not None else "draw")
        )
        return False

    def _tell_standing(self, message: str, before: tuple[Record, ...]) -> None:
        """How the war stands after these battles; nothing before the first."""
        if not before:
            return
        war = _fought(list(before))
        south, north = war.wins if war.kind == "best-of" else war.points
        counted = "battles" if war.kind == "best-of" else "points"
        number = {"battle": len(before) + 1} if message == "war-battle" else {"battles": len(before)}
        self.screen.tell(self.voice.say(message, south=south, north=north, counted=counted, **number))

    def _next_battle(self, session: Session, before: tuple[Record, ...]) -> Session:
        from skirmish.cli.terminal.session import Session, fair_chance

        options = Options(session.match.options.variant, _fought(list(before)).next_first)
        fair = fair_chance(session.extra.get("Seed"), len(before))
        following = Session.start("island", options, session.who, fair, session.clock, session.extra)
        self._tell_standing("war-battle", before)
        self.screen.tell(self._seats(following))
        self.screen.tell(self.voice.say("commitment", commitment=fair.commitment))
        self.screen.show()
        return following


def _aim(match: Match) -> str:
    """Which sentence says how this match is won."""
    if match.game.name != "island":
        return match.game.name
    variant = match.state.variant
    if variant.fatal < variant.strength:
        return "five"
    return "all" if variant.pads else "all-island"


def _fought(records: list[Record]) -> War:
    """The war as these battles' records tell it."""
    from skirmish.games.island.war import War
    from skirmish.records import check

    war = War.named(records[0].get("War") or "", Seat.from_letter(records[0]["First"]))
    for record in records:
        result = record["Result"]
        war = war.add(check(record), None if result == "draw" else Seat.from_letter(result))
    return war


def _arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?")
    parser.add_argument("--variant", metavar="V", help="help-play-variant")
    parser.add_argument("--south", metavar="WHO")
    parser.add_argument("--north", metavar="WHO")
    parser.add_argument("--level", metavar="LEVEL", choices=agents.LEVELS, help="help-play-level")
    parser.add_argument("--first", choices=("S", "N", RANDOM))
    parser.add_argument("--seed", metavar="S")
    parser.add_argument("--clock", metavar="TIME")
    parser.add_argument("--war", metavar="WAR")
    parser.add_argument("--board", choices=BOARDS)
    parser.add_argument("--resume", metavar="FILE", nargs="?", const=_LATEST)


PLAY: Final = Subcommand(
    "play",
    _arguments,
    _play,
    (
        "skirmish play",
        "skirmish play hill218 --north human",
        "skirmish play island --variant quick --war best-of-3 --clock 10+5",
        "skirmish play --resume",
        "skirmish play hill218 --level recruit",
    ),
)

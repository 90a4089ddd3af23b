"""One match after another on the same screen: a single match, or the battles of a war."""

from __future__ import annotations

from pathlib import Path

from skirmish import agents
from skirmish.cli.terminal.game_loop import GameLoop
from skirmish.cli.terminal.match_file import MatchFile, resume_command
from skirmish.cli.terminal.match_screen import LeaveMatch, MatchScreen, audience_of
from skirmish.cli.terminal.prompt_commands import COMMANDS
from skirmish.cli.terminal.saving import Autosave
from skirmish.cli.terminal.screen import open_screen
from skirmish.cli.terminal.session import Session, fair_chance
from skirmish.cli.terminal.wars import scoring_of, war_fought, war_named
from skirmish.cli.voice import Voice, safe_name
from skirmish.cli.warm_up import get_ready
from skirmish.core import Options, Over, Seat
from skirmish.records import Record


class SeriesPlayer:
    """Plays a match, and further battles while its war goes on."""

    def __init__(
        self, voice: Voice, style: str, autosave: Autosave, resumed: Path | None, *, foreign: bool = False
    ) -> None:
        self.resumed = resumed
        self.foreign = foreign
        self.voice = voice
        self.style = style
        self.autosave = autosave
        self.screen = open_screen()
        self.file: MatchFile | None = None

    def play(self, session: Session, before: tuple[Record, ...]) -> int:
        """Play until it is over or a person leaves; either way the match is kept. Gives the exit code."""
        if not self._may_run_programs(session):
            return 0
        self._welcome(session, before)
        get_ready(session.match.game, session.who)
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
        """Ask before running a program that a file names which may come from a stranger."""
        voice, screen = self.voice, self.screen
        for who in session.who if self.foreign else ():
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
        voice, screen, match = self.voice, self.screen, session.match
        moved = self.autosave.make_room(self.resumed)
        if moved is not None:
            what, aside = moved[0], str(moved[1])
            screen.tell(
                voice.say("put-aside", what=what, name=safe_name(aside), command=resume_command(aside))
            )
        name, variant = match.game.name, match.options.variant
        screen.tell(voice.say("welcome", game=voice.speaker.title(name), variant=variant))
        if aim := voice.optional(f"{name}-aim", variant=variant.partition("+")[0]):
            screen.tell(aim)
        if "War" in session.extra:
            war = war_named(match.game.name, session.extra["War"], match.options.first)
            screen.tell(voice.say("war", kind=war.kind, number=war.number))
            self._tell_standing("war-battle", before, session)
        screen.tell(self._seats(session))
        if session.people():
            screen.tell(voice.say("how-to-play"))
        screen.tell(voice.say("commitment", commitment=match.fair.commitment))
        screen.show()

    def _seats(self, session: Session) -> str:
        voice, name, audience = self.voice, session.match.game.name, audience_of(session, self.voice)
        southern, northern = (voice.who(who, alone=audience.you is not None) for who in session.who)
        south, north = (voice.speaker.seat(seat, name) for seat in Seat)
        who = voice.speaker.people(name, session.match.options.first, audience)
        return voice.say("seats", south=south, southern=southern, north=north, northern=northern, **who)

    def _battle(self, session: Session, before: tuple[Record, ...]) -> bool:
        """Play one match to its end; whether another battle follows."""
        shown = MatchScreen(session, self.screen, self.voice, self.style)
        self.file = file = MatchFile(shown, self.autosave, before)
        if session.begun():
            shown.skip_story()
        wait = bool(before) and not session.begun() and bool(session.people())
        GameLoop(shown, file).play(wait=wait)
        goes_on = "War" in session.extra and self._war_goes_on(tuple(file.records()), session)
        if not goes_on:
            file.offer_to_save(COMMANDS)
        return goes_on

    def _war_goes_on(self, records: tuple[Record, ...], session: Session) -> bool:
        war = war_fought(records)
        over = war.over
        self._tell_standing("war-standing", records, session)
        if over is None:
            return True
        if over.winner is not None and war.battles[-1].swapped:
            over = Over(over.winner.other, over.how)
        name = session.match.game.name
        self.screen.tell(self.voice.speaker.over(name, over, audience_of(session, self.voice)))
        return False

    def _tell_standing(self, message: str, before: tuple[Record, ...], session: Session) -> None:
        """How the war stands after these battles; nothing before the first."""
        if not before:
            return
        war = war_fought(before)
        won = war.wins if war.kind == "best-of" else war.points
        audience, speaker = audience_of(session, self.voice), self.voice.speaker
        first = session.match.options.first
        # After a battle it is among those that were fought, and its own seats count.
        swapped = war.swapped(first) if message == "war-battle" else war.battles[-1].swapped
        south, north = (
            f"{speaker.label(session.match.game.name, seat, audience)} {won[seat.other if swapped else seat]}"
            for seat in Seat
        )
        counted = "battles" if war.kind == "best-of" else "points"
        number = {"battle": len(before) + 1} if message == "war-battle" else {"battles": len(before)}
        self.screen.tell(self.voice.say(message, south=south, north=north, counted=counted, **number))

    def _next_battle(self, session: Session, before: tuple[Record, ...]) -> Session:
        game, first, who = session.match.game.name, session.match.options.first, session.who
        if scoring_of(game).SWAPS:
            who = who[1], who[0]
        else:
            first = first.other
        options = Options(session.match.options.variant, first)
        fair = fair_chance(session.extra.get("Seed"), len(before))
        following = Session.start(game, options, who, fair, session.clock, session.extra)
        self._tell_standing("war-battle", before, following)
        self.screen.tell(self._seats(following))
        self.screen.tell(self.voice.say("commitment", commitment=fair.commitment))
        self.screen.show()
        return following

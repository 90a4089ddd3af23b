"""``bot --join``: an opponent or a program takes a seat on a server and plays the match to its end."""

from __future__ import annotations

import shlex
import sys
from argparse import Namespace
from contextlib import suppress
from pathlib import PurePath
from typing import Final

from skirmish import agents
from skirmish.agents import AgentFailure, Limit
from skirmish.bots import load_agent
from skirmish.cli import exit_codes
from skirmish.cli.arguments import STANDARD_INPUT
from skirmish.cli.voice import CallError, Voice, printable
from skirmish.cli.warm_up import check_offered, get_ready
from skirmish.core import AnyGame, Over, Seat
from skirmish.core.errors import excerpt
from skirmish.guests.guest import Guest
from skirmish.guests.link import SeatLink
from skirmish.guests.player import GuestPlayer
from skirmish.match.seeds import Seed

_LONGEST_NAME: Final = 40
_MOMENT: Final = 1.0
"""Seconds to load a compiled search before the seat is taken."""


def play_as_guest(options: Namespace, voice: Voice) -> int:
    """Run ``bot --join`` and give its exit code. Raises GuestError if the seat cannot be taken or kept."""
    if options.program is not None and not options.program.startswith(agents.PROGRAM):
        raise CallError("guest-program", name=excerpt(options.program))
    who = options.program or options.level
    link = SeatLink.read(sys.stdin.readline() if options.join == STANDARD_INPUT else options.join)
    agent = load_agent(who, None if options.nodes is None else Limit(nodes=options.nodes), waits=False)
    player = GuestPlayer(agent, Seed.asked_or_drawn(options.seed).agents, options.nodes)
    report = GuestReport(who, voice)
    guest = Guest(link, player, options.name or _name_of(who), voice.lang, report)
    try:
        over = guest.play()
    finally:
        with suppress(AgentFailure):
            player.close()
    if guest.failure is not None:
        voice.warn(voice.say("guest-forfeit", sentence=voice.error(guest.failure)))
    report.over(over)
    return exit_codes.DONE if guest.failure is None else exit_codes.FAULT_FOUND


class GuestReport:
    """Tells the user what happens to the guest."""

    def __init__(self, who: str, voice: Voice) -> None:
        self._who = who
        self._voice = voice
        self._game: AnyGame | None = None

    def seated(self, game: AnyGame, variant: str, seat: Seat, foe: str) -> None:
        """Check that the opponent can play the game, and say what is played."""
        check_offered(game, [self._who])
        get_ready(game, [self._who], _MOMENT)
        self._game, speaker = game, self._voice.speaker
        side, title = speaker.seat(seat, game.name), speaker.title(game.name)
        self._print(self._voice.say("guest-seat", game=title, variant=variant, seat=side, foe=foe or "none"))

    def claimed(self, link: str) -> None:
        """Print the seat’s own link."""
        self._print(self._voice.say("guest-key", link=link))

    def lost(self) -> None:
        """Say that the connection is lost."""
        self._voice.warn(self._voice.say("guest-lost"))

    def back(self) -> None:
        """Say that it is back."""
        self._voice.warn(self._voice.say("guest-back"))

    def over(self, over: Over) -> None:
        """Say how the match ended."""
        assert self._game is not None, "a match that was played has a game"
        self._print(self._voice.speaker.over(self._game.name, over))

    def _print(self, text: str) -> None:
        print(printable(text), flush=True)


def _name_of(who: str) -> str:
    """The player's name that everyone at the table reads."""
    if not who.startswith(agents.PROGRAM):
        return f"skirmish {who}"
    words = shlex.split(who.removeprefix(agents.PROGRAM))
    return f"bot {PurePath(words[-1]).stem}"[:_LONGEST_NAME]

"""What a person may type besides a decision, and what a decision typed half right might mean."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches
from enum import Enum
from typing import TYPE_CHECKING, Any, Final

from skirmish.cli.reasons import reason, rule_paragraph
from skirmish.cli.terminal.choices import Choices
from skirmish.cli.terminal.prompts import nobody_moves, sentence
from skirmish.cli.terminal.session import hides
from skirmish.cli.voice import printable
from skirmish.core import Decide, MatchError, NotationError, Seat, UnknownName
from skirmish.games.island.actions import Shoot
from skirmish.games.island.board import NAMES

if TYPE_CHECKING:
    from skirmish.cli.terminal.table import Table


class Answered(Enum):
    """What becomes of a line that is no decision."""

    AGAIN = "ask again"
    DONE = "the match has changed"
    LEAVE = "leave the table"


@dataclass(frozen=True, slots=True)
class Asked:
    """A line that ``seat`` typed when it could choose among ``found``."""

    seat: Seat
    found: Choices
    line: str

    @property
    def rest(self) -> str:
        """What follows the first word."""
        return self.line.partition(" ")[2].strip()


_MINUS: Final = "\N{MINUS SIGN}"
"""How a minus is shown; whoever types it as it is shown means it."""

Answer = Answered | str
"""The token decided on, or what else became of the line."""


def answer(table: Table, asked: Asked) -> Answer:
    """Do what a line says."""
    asked = Asked(asked.seat, asked.found, asked.line.replace(_MINUS, "-"))
    word = asked.line.partition(" ")[0].casefold()
    command = _COMMANDS.get("?" if word in _HELP_WORDS else word)
    try:
        if command is not None and (word in _WITH_WORDS or not asked.rest):
            return command(table, asked)
        return _decision(table, asked)
    except MatchError as error:
        table.screen.tell(table.voice.error(error))
    return Answered.AGAIN


def _decision(table: Table, asked: Asked) -> Answer:
    line, found = asked.line, asked.found
    if not line:
        return _nothing_typed(table, found)
    if line.isascii() and line.isdigit():
        token = found.numbered(int(line)) if len(line) < 6 else None
        if token is None:
            table.screen.tell(_no_number(table, found, line))
            return Answered.AGAIN
    else:
        token = found.meant(line)
    if token is None:
        table.screen.tell(_explained(table, asked))
        return Answered.AGAIN
    return token if _meant(table, asked.seat, token) else Answered.AGAIN


def _nothing_typed(table: Table, found: Choices) -> Answer:
    """Enter alone takes the only choice, unless that may cost a character."""
    voice, pending = table.voice, table.match.pending
    assert isinstance(pending, Decide)
    token = found.tokens[0]
    if len(found.tokens) > 1:
        table.screen.tell(voice.say("type-token", token=token, numbers="no" if found.folded else "yes"))
        return Answered.AGAIN
    if nobody_moves(pending, found):
        table.screen.tell(voice.say("type-end", token=token))
        return Answered.AGAIN
    return token


def _no_number(table: Table, found: Choices, line: str) -> str:
    if found.folded:
        example = next(group.tokens[0] for group in found.groups if group.parts is not None)
        return table.voice.say("number-not-shown", example=example)
    return table.voice.say("no-such-number", number=line[:9], count=len(found.tokens))


def _explained(table: Table, asked: Asked) -> str:
    """Why a line is no legal decision, and which one is nearest to it."""
    voice, game = table.voice, table.game
    line = printable(asked.line[:60])
    try:
        entry = game.parse(line)
        refusal = game.refusal(_possible(table, asked.seat), asked.seat, entry)
    except NotationError:
        refusal = None
    if refusal is not None:
        why = voice.reason(game.name, refusal)
        said = voice.say("why-not", token=line, sentence=why, rule=refusal.rule)
    else:
        said = voice.say("not-understood", line=line)
    near = get_close_matches(line, asked.found.tokens, 1, 0.5)
    if not near:
        near = get_close_matches(line.casefold(), COMMANDS, 1, 0.7)
    return f"{said} {voice.say('nearest', token=near[0])}" if near else said


def _possible(table: Table, seat: Seat) -> object:
    """A state as this seat may know it: what the other one holds plays no part in any answer."""
    return table.game.sample(table.match.view(seat), table.session.agents_chance())


def _meant(table: Table, seat: Seat, token: str) -> bool:
    """I-6.4: a shot at one's own character is asked about first."""
    action = table.game.parse(token)
    if not isinstance(action, Shoot):
        return True
    hit = table.match.view(seat).board.character_at(action.target)
    if hit is None or hit.seat is not seat:
        return True
    return table.confirm(table.voice.say("own-target", kind=hit.kind, square=NAMES[action.target]))


def _help(table: Table, asked: Asked) -> Answer:
    voice, pending = table.voice, table.match.pending
    assert isinstance(pending, Decide)
    view = table.match.view(asked.seat)
    table.screen.tell(sentence(table.game.name, pending, view, asked.found, voice))
    cited: set[str] = set()
    for group in asked.found.groups:
        heading = voice.say(f"choice-{group.name}", **group.facts)
        table.screen.tell(f"\n{heading} {voice.say('choice-example', token=group.tokens[0])}")
        for rule in group.rules:
            if rule not in cited:
                cited.add(rule)
                table.screen.tell(f"  {rule_paragraph(table.game.name, rule, voice)}")
    if table.game.name == "hill218":
        table.screen.tell(f"\n{voice.say('letters')}")
    table.screen.tell(f"\n{voice.say('how-to-play')}")
    return Answered.AGAIN


def _why(table: Table, asked: Asked) -> Answer:
    if not asked.rest:
        table.screen.tell(table.voice.say("why-what"))
        return Answered.AGAIN
    token = asked.rest
    if token.isascii() and token.isdigit() and len(token) < 6:
        token = asked.found.numbered(int(token)) or token
    try:
        entry = _read(table, asked.found, token)
    except NotationError:
        table.screen.tell(_explained(table, Asked(asked.seat, asked.found, token)))
        return Answered.AGAIN
    guessed = hides(table.game.name)
    table.screen.tell(reason(table.game, _possible(table, asked.seat), entry, table.voice, guessed=guessed))
    return Answered.AGAIN


def _read(table: Table, found: Choices, token: str) -> Any:
    """A token as it stands, be it a chance event; or else the decision that it can mean."""
    try:
        return table.game.parse(token)
    except NotationError:
        return table.game.parse(found.meant(token) or token)


def _list(table: Table, asked: Asked) -> Answer:
    asked.found.unfold()
    table.screen.show(asked.found.shown(table.voice, table.screen.width))
    if table.game.name == "hill218":
        table.screen.tell(table.voice.say("letters"))
    return Answered.AGAIN


def _board(table: Table, asked: Asked) -> Answer:
    table.draw(table.viewer(asked.seat))
    return Answered.AGAIN


def _rules(table: Table, asked: Asked) -> Answer:
    from skirmish.cli.commands.rules import rulebook

    try:
        text = rulebook(table.game, asked.rest or None, table.voice, table.style)
    except UnknownName as error:
        table.screen.tell(table.voice.error(error))
        return Answered.AGAIN
    if asked.rest:
        table.screen.show(text)
    else:
        table.screen.page(text)
    return Answered.AGAIN


def _save(table: Table, asked: Asked) -> Answer:
    table.save(asked.rest)
    return Answered.AGAIN


def _quit(table: Table, asked: Asked) -> Answer:
    return Answered.LEAVE if table.may_leave() else Answered.AGAIN


def _resign(table: Table, asked: Asked) -> Answer:
    if not table.confirm(table.voice.say("resign-sure", seat=table.seat_name(asked.seat))):
        return Answered.AGAIN
    table.session.request("resign", asked.seat)
    return Answered.DONE


def _undo(table: Table, asked: Asked) -> Answer:
    """Take back the seat's last decision: unasked where nothing came of it, else if the other consents."""
    seat, session = asked.seat, table.session
    session.request("take-back", seat)
    if session.match.takeback.by is seat:
        if not _consents(table, seat.other, "takeback-consent"):
            session.request("decline-takeback", seat.other)
            return _declined(table, seat, "takeback-declined")
        session.request("accept-takeback", seat.other)
    table.note(table.voice.say("taken-back", seat=table.seat_name(seat)))
    return Answered.DONE


def _draw(table: Table, asked: Asked) -> Answer:
    """A draw is offered; an agent always plays on, a person is asked."""
    seat, session, voice = asked.seat, table.session, table.voice
    if session.match.draw.by is not seat.other:
        session.match.draw.made(seat)  # an offer that cannot be made is refused before anything is asked
    if not table.confirm(voice.say("draw-sure")):
        return Answered.AGAIN
    session.request("offer-draw", seat)
    if not table.is_person(seat.other) or not _consents(table, seat.other, "draw-consent"):
        session.request("decline-draw", seat.other)
        return _declined(table, seat, "draw-declined")
    session.request("accept-draw", seat.other)
    return Answered.DONE


def _consents(table: Table, seat: Seat, question: str) -> bool:
    """Whether a person agrees; agents always do. Nobody looks at the cards of who asks meanwhile."""
    if not table.is_person(seat):
        return True
    table.cover()
    table.screen.discard_typed()
    asking = table.seat_name(seat.other)
    return table.confirm(table.voice.say(question, seat=table.seat_name(seat), other=asking))


def _declined(table: Table, seat: Seat, said: str) -> Answer:
    """Tell whoever asked; where the cards were covered for that, the screen is handed back first."""
    table.note(table.voice.say(said, seat=table.seat_name(seat.other)))
    return Answered.DONE


def _thought(table: Table, asked: Asked) -> Answer:
    """What the opponents thought: nothing that would tell what they hold."""
    match, voice, opponents = table.match, table.voice, table.opponents
    for said in opponents.told(match, voice) or opponents.not_yet(voice) or [voice.say("thought-none")]:
        table.screen.tell(said)
    return Answered.AGAIN


_COMMANDS: Final[dict[str, Callable[[Table, Asked], Answer]]] = {
    "?": _help,
    "why": _why,
    "list": _list,
    "undo": _undo,
    "save": _save,
    "resign": _resign,
    "draw": _draw,
    "rules": _rules,
    "board": _board,
    "thought": _thought,
    "quit": _quit,
}
_HELP_WORDS: Final = ("help", "h", "hilfe", "aiuto", "hjelp", "도움말")
"""How people ask for help who have not been told of ``?``."""
_WITH_WORDS: Final = ("why", "save", "rules")
COMMANDS: Final = tuple(_COMMANDS)

"""What a person types at the prompt: commands such as ``why`` and ``undo``, or a decision."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from difflib import get_close_matches
from enum import Enum
from typing import Any, Final

from skirmish.cli.reasons import advice, reason, reason_from_view, rule_paragraph
from skirmish.cli.terminal.choices import Choices
from skirmish.cli.terminal.match_file import MatchFile
from skirmish.cli.terminal.match_screen import MatchScreen
from skirmish.cli.voice import printable
from skirmish.core import Decide, MatchError, NotationError, Seat, UnknownName
from skirmish.match.commands import (
    AcceptDraw,
    AcceptTakeback,
    DeclineDraw,
    DeclineTakeback,
    OfferDraw,
    Resign,
    TakeBack,
)


class Reply(Enum):
    """The effect of a line that is not a decision."""

    AGAIN = "ask again"
    DONE = "the match has changed"
    LEAVE = "leave the match"


@dataclass(frozen=True, slots=True)
class TypedLine:
    """A line typed by ``seat``, which can choose among ``found``; ``file`` keeps the match."""

    seat: Seat
    found: Choices
    line: str
    file: MatchFile

    @property
    def rest(self) -> str:
        """What follows the first word."""
        return self.line.partition(" ")[2].strip()


_MINUS: Final = "\N{MINUS SIGN}"
"""The minus sign that is displayed; a typed one is accepted as ``-``."""

Response = Reply | str
"""The token that was chosen, or the effect of another line."""


def answer(shown: MatchScreen, typed: TypedLine) -> Response:
    """Carry out a line."""
    typed = replace(typed, line=typed.line.replace(_MINUS, "-"))
    word = typed.line.partition(" ")[0].casefold()
    command = _COMMANDS.get("?" if word in _HELP_WORDS else word)
    try:
        if command is not None and (word in _WITH_WORDS or not typed.rest):
            return command(shown, typed)
        return _decision(shown, typed)
    except MatchError as error:
        shown.screen.tell(shown.voice.error(error))
    return Reply.AGAIN


def _decision(shown: MatchScreen, typed: TypedLine) -> Response:
    line, found = typed.line, typed.found
    if not line:
        return _nothing_typed(shown, found)
    if line.isascii() and line.isdigit():
        token = found.numbered(int(line)) if len(line) < 6 else None
        if token is None:
            count = len(found.tokens)
            shown.screen.tell(shown.voice.say("no-such-number", number=line[:9], count=count))
            return Reply.AGAIN
    else:
        token = found.meant(line)
    if token is None:
        shown.screen.tell(_explained(shown, typed))
        return Reply.AGAIN
    return token if _confirmed(shown, typed.found, token) else Reply.AGAIN


def _nothing_typed(shown: MatchScreen, found: Choices) -> Response:
    """Enter alone takes the only choice, unless it must be typed because of its cost."""
    voice, token = shown.voice, found.tokens[0]
    if len(found.tokens) > 1:
        shown.screen.tell(voice.say("type-token", token=token))
        return Reply.AGAIN
    if found.decisions[0].deliberate:
        shown.screen.tell(voice.say("type-end", token=token))
        return Reply.AGAIN
    return token


def _explained(shown: MatchScreen, typed: TypedLine) -> str:
    """Why a line is not a legal decision, and the nearest one."""
    voice, game = shown.voice, shown.game
    line = printable(typed.line[:60])
    try:
        entry = game.parse(line)
        refusal = game.refusal(_possible(shown, typed.seat), typed.seat, entry)
    except NotationError:
        refusal = None
    if refusal is not None:
        why = voice.speaker.reason(game.name, refusal)
        said = voice.say("why-not", token=line, sentence=why, rule=refusal.rule)
    else:
        said = voice.say("not-understood", line=line)
    near = get_close_matches(line, typed.found.tokens, 1, 0.5)
    if not near:
        near = get_close_matches(line.casefold(), COMMANDS, 1, 0.7)
    return f"{said} {voice.say('nearest', token=near[0])}" if near else said


def _possible(shown: MatchScreen, seat: Seat) -> object:
    """A state consistent with this seat's view: no answer depends on what is hidden from it."""
    return shown.game.sample(shown.match.view(seat), shown.session.agents_chance())


def _confirmed(shown: MatchScreen, found: Choices, token: str) -> bool:
    """Whether a decision is confirmed, if it needs that."""
    decision = found.decision(token)
    if decision is None or decision.question is None:
        return True
    question = decision.question
    return shown.confirm(shown.voice.speaker.say(question.id, **question.facts))


def _help(shown: MatchScreen, typed: TypedLine) -> Response:
    voice, pending = shown.voice, shown.match.pending
    assert isinstance(pending, Decide)
    view = shown.match.view(typed.seat)
    shown.screen.tell(typed.found.prompt(pending, view, voice))
    cited: set[str] = set()
    for group in typed.found.groups:
        example = voice.say("choice-example", token=group.tokens[0])
        shown.screen.tell(f"\n{group.headed(voice)} {example}")
        for rule in group.rules:
            if rule not in cited:
                cited.add(rule)
                shown.screen.tell(f"  {rule_paragraph(shown.game.name, rule, voice)}")
    if legend := voice.optional(f"{shown.game.name}-letters"):
        shown.screen.tell(f"\n{legend}")
    shown.screen.tell(f"\n{voice.say('how-to-play')}")
    return Reply.AGAIN


def _why(shown: MatchScreen, typed: TypedLine) -> Response:
    if not typed.rest:
        shown.screen.tell(shown.voice.say("why-what", token=typed.found.tokens[0]))
        return Reply.AGAIN
    token = typed.rest
    if token.isascii() and token.isdigit() and len(token) < 6:
        token = typed.found.numbered(int(token)) or token
    try:
        entry = _read(shown, typed.found, token)
    except NotationError:
        shown.screen.tell(_explained(shown, replace(typed, line=token)))
        return Reply.AGAIN
    if shown.game.is_chance(entry) and not shown.game.info.hides_information:
        shown.screen.tell(reason(shown.game, _possible(shown, typed.seat), entry, shown.voice))
    else:
        view = shown.match.view(typed.seat)
        shown.screen.tell(reason_from_view(shown.presenter, view, str(entry), shown.voice))
    return Reply.AGAIN


def _read(shown: MatchScreen, found: Choices, token: str) -> Any:
    """A token, which may be a chance event, or the decision that the text can mean."""
    try:
        return shown.game.parse(token)
    except NotationError:
        return shown.game.parse(found.meant(token) or token)


def _list(shown: MatchScreen, typed: TypedLine) -> Response:
    typed.found.unfold()
    shown.screen.show(typed.found.shown(shown.voice, shown.screen.width))
    if legend := shown.voice.optional(f"{shown.game.name}-letters"):
        shown.screen.tell(legend)
    return Reply.AGAIN


def _hint(shown: MatchScreen, typed: TypedLine) -> Response:
    """What a level would do, why, and its chance of winning: all from the view of the seat that asks."""
    session, seat, voice = shown.session, typed.seat, shown.voice
    name = voice.opponent(shown.agents.advisor(shown.match, seat))
    with shown.screen.meanwhile(voice.say("thinking", who=name)):
        chance, seconds = session.agents_chance(), session.seconds(seat)
        thought = shown.agents.hint(shown.match, seat, chance, seconds)
    shown.screen.tell(f"{voice.speaker.say('table-suggests', name=name)}: {thought.action}")
    view = shown.match.view(seat)
    told = advice(shown.presenter, view, str(thought.action), voice)
    if thought.runner_up is not None and not shown.setting_up:
        second = str(thought.runner_up.action)
        words = " ".join([second, *advice(shown.presenter, view, second, voice)[:1]])
        told.append(voice.speaker.say("table-suggests-second", sure=thought.runner_up.sure, words=words))
    if thought.win is not None and not shown.setting_up:
        told.append(voice.speaker.say("table-suggests-win", win=round(100 * thought.win)))
    for each in told:
        shown.screen.tell(f"  {each}")
    return Reply.AGAIN


def _auto(shown: MatchScreen, typed: TypedLine) -> Response:
    """Let the set-up be done; afterwards there is nothing to do."""
    if not shown.setting_up:
        shown.screen.tell(shown.voice.say("auto-none"))
        return Reply.AGAIN
    shown.helped.add(typed.seat)
    return Reply.DONE


def _board(shown: MatchScreen, typed: TypedLine) -> Response:
    shown.draw(shown.viewer(typed.seat))
    return Reply.AGAIN


def _story(shown: MatchScreen, typed: TypedLine) -> Response:
    shown.tell_all(shown.viewer(typed.seat))
    return Reply.AGAIN


def _rules(shown: MatchScreen, typed: TypedLine) -> Response:
    from skirmish.cli.rulebook_text import rulebook

    try:
        text = rulebook(shown.game, typed.rest or None, shown.voice, shown.style)
    except UnknownName as error:
        shown.screen.tell(shown.voice.error(error))
        return Reply.AGAIN
    if typed.rest:
        shown.screen.show(text)
    else:
        shown.screen.page(text)
    return Reply.AGAIN


def _save(shown: MatchScreen, typed: TypedLine) -> Response:
    typed.file.save(typed.rest)
    return Reply.AGAIN


def _quit(shown: MatchScreen, typed: TypedLine) -> Response:
    return Reply.LEAVE if typed.file.may_leave() else Reply.AGAIN


def _resign(shown: MatchScreen, typed: TypedLine) -> Response:
    if not shown.confirm(shown.tells("resign-sure", typed.seat)):
        return Reply.AGAIN
    shown.session.issue(Resign(), typed.seat)
    return Reply.DONE


def _undo(shown: MatchScreen, typed: TypedLine) -> Response:
    """Take back the seat's last decision; if something has happened since, the other side must agree."""
    seat, session = typed.seat, shown.session
    session.issue(TakeBack(), seat)
    if session.match.takeback.by is seat:  # an agent would have consented by now
        followed = "yes" if session.match.followed(seat) else "no"
        if not _consents(shown, seat.other, "takeback-consent", followed=followed):
            session.issue(DeclineTakeback(), seat.other)
            return _declined(shown, seat, "takeback-declined")
        session.issue(AcceptTakeback(), seat.other)
    shown.note(shown.tells("taken-back", seat))
    return Reply.DONE


def _draw(shown: MatchScreen, typed: TypedLine) -> Response:
    """Offer a draw. An agent answers by its estimate, a person is asked."""
    seat, session, voice = typed.seat, shown.session, shown.voice
    if session.match.draw.by is not seat.other:
        session.match.draw.made(seat)  # refuse an impossible offer before asking
    if not shown.confirm(voice.say("draw-sure")):
        return Reply.AGAIN
    session.issue(OfferDraw(), seat)
    if session.match.draw.by is seat:
        agreed = (
            _agent_accepts(shown, seat.other)
            if seat.other in shown.agents
            else _consents(shown, seat.other, "draw-consent")
        )
        session.issue(AcceptDraw() if agreed else DeclineDraw(), seat.other)
    return Reply.DONE if session.match.over else _declined(shown, seat, "draw-declined")


def _agent_accepts(shown: MatchScreen, seat: Seat) -> bool:
    agents, session = shown.agents, shown.session
    with shown.screen.meanwhile(shown.voice.say("thinking", who=agents.name(seat, shown.voice))):
        return agents.accepts_draw(session.match, seat, session.agents_chance())


def _consents(shown: MatchScreen, seat: Seat, question: str, **facts: str) -> bool:
    """Whether a person agrees. Meanwhile what only the asking seat may see is covered."""
    shown.cover()
    shown.screen.discard_typed()
    asking = shown.seat_name(seat.other)
    return shown.confirm(shown.voice.say(question, seat=shown.seat_name(seat), other=asking, **facts))


def _declined(shown: MatchScreen, seat: Seat, said: str) -> Response:
    """Tell the seat that asked; if its view was covered for that, the screen is handed back first."""
    shown.note(shown.tells(said, seat.other))
    return Reply.DONE


def _thought(shown: MatchScreen, typed: TypedLine) -> Response:
    """Show what the opponents thought, without revealing what they hide."""
    match, voice, opponents = shown.match, shown.voice, shown.agents
    for said in opponents.told(match, voice) or opponents.not_yet(voice) or [voice.say("thought-none")]:
        shown.screen.tell(said)
    return Reply.AGAIN


_COMMANDS: Final[dict[str, Callable[[MatchScreen, TypedLine], Response]]] = {
    "?": _help,
    "why": _why,
    "list": _list,
    "hint": _hint,
    "auto": _auto,
    "undo": _undo,
    "save": _save,
    "resign": _resign,
    "draw": _draw,
    "rules": _rules,
    "board": _board,
    "story": _story,
    "thought": _thought,
    "quit": _quit,
}
_HELP_WORDS: Final = ("help", "h", "hilfe", "aiuto", "hjelp", "도움말")
"""Other words for ``?``."""
_WITH_WORDS: Final = ("why", "save", "rules")
COMMANDS: Final = tuple(_COMMANDS)

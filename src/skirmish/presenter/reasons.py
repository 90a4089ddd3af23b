"""Small parts of messages that several questions share, and how a reason is made of a refusal."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, NoReturn

from skirmish.core import AnyGame, Fact, MatchError, NotationError, Refusal
from skirmish.core.errors import excerpt
from skirmish.games.island.board import NAMES, Square, character
from skirmish.i18n.speaker import Speaker
from skirmish.rulebook.pages import rule_text
from skirmish.server import wire as messages

SEATS: Final[tuple[messages.SeatName, messages.SeatName]] = ("south", "north")


@lru_cache(maxsize=1 << 12)
def caught(square: Square, code: int) -> messages.Caught:
    """Who stands on a square of the island, given the board's code for it."""
    who = character(code)
    return messages.Caught(NAMES[square], SEATS[who.seat], who.kind)


class Answer:
    """One question of the page, and the ways to answer it."""

    def __init__(self, game_name: str, source: str, target: str, speaker: Speaker, id: str) -> None:
        self._game, self._speaker = game_name, speaker
        self._source, self._target, self._id = source, target, id

    def can(self, token: str, message: str, /, **facts: Fact) -> messages.Reason:
        """It can be done: by this token, as the message says."""
        sentence = self._speaker.say(message, **facts)
        return messages.Reason(self._id, self._source, self._target, sentence, facts=facts, token=token)

    def refused(self, refusal: Refusal) -> messages.Reason:
        """The rules refuse it."""
        return self._reason(refusal, self._speaker.reason(self._game, refusal))

    def because(self, refusal: Refusal) -> messages.Reason:
        """The same for what no token can say, and so no rule refuses: the message is ``GAME-why-CODE``."""
        return self._reason(refusal, self._speaker.say(f"{self._game}-why-{refusal.code}", **refusal.facts))

    def watching(self) -> messages.Reason:
        """A spectator decides nothing."""
        sentence = self._speaker.say("error-only-watching")
        return messages.Reason(self._id, self._source, self._target, sentence, code="only-watching")

    def _reason(self, refusal: Refusal, sentence: str) -> messages.Reason:
        return messages.Reason(
            self._id,
            self._source,
            self._target,
            sentence,
            code=refusal.code,
            rule=refusal.rule,
            text=rule_text(self._game, self._speaker.lang, refusal.rule),
            squares=list(refusal.squares),
            facts=dict(refusal.facts),
        )


def no_such_place(place: str) -> NoReturn:
    """Refuse a question about what is neither a square nor a pad square, card or token."""
    raise MatchError("no-such-place", place=excerpt(place))


def entry_asked(game: AnyGame, source: str, target: str, is_place: Callable[[str], bool]) -> Any:
    """The decision or chance event that a question names in its target's place; None if that is a place.

    Whoever asks about nothing they hold may know the token that they want.
    """
    if not is_place(source):
        no_such_place(source)
    if is_place(target):
        return None
    if source:
        no_such_place(target)
    try:
        return game.parse(target)
    except NotationError:
        no_such_place(target)


def only_watching() -> NoReturn:
    """Refuse a spectator's question about a decision."""
    raise MatchError("only-watching")

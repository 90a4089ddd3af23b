"""Answers to "why not?": what all games share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Generic, NoReturn, TypeVar

from skirmish.core import AnyGame, Decide, Facts, MatchError, NotationError, Refusal, Seat, UnknownName
from skirmish.core.errors import excerpt
from skirmish.i18n.speaker import Speaker
from skirmish.presenter.structs import Reason, Said
from skirmish.rulebook.pages import rule_text

V = TypeVar("V")


class Answer:
    """The ways to answer one question. ``source`` and ``target`` are repeated in the reason."""

    def __init__(self, game_name: str, source: str, target: str, speaker: Speaker) -> None:
        self._game, self._speaker = game_name, speaker
        self._source, self._target = source, target

    def can(self, token: str, words: Said | None) -> Reason:
        """It is possible: by this token, as the words say."""
        facts = {} if words is None else words.facts
        sentence = token if words is None else self._say(words.id, facts)
        return Reason(self._source, self._target, sentence, facts=facts, token=token)

    def refused(self, refusal: Refusal, helps: Sequence[Said] = ()) -> Reason:
        """The rules refuse it; ``helps`` say what would help."""
        reason = self._reason(refusal, self._speaker.reason(self._game, refusal))
        reason.help = [*helps]
        return reason

    def because(self, refusal: Refusal, helps: Sequence[Said] = ()) -> Reason:
        """For questions that no token expresses: the message ``GAME-why-CODE`` says why."""
        reason = self._reason(refusal, self._say(f"{self._game}-why-{refusal.code}", refusal.facts))
        reason.help = [*helps]
        return reason

    def informed(self, code: str, rule: str, squares: Sequence[str], facts: Facts) -> Reason:
        """What is known of a place or card that was asked about as a whole: the message ``GAME-why-CODE``.

        Nothing was tried, so nothing would help.
        """
        return Reason(
            self._source,
            self._target,
            self._say(f"{self._game}-why-{code}", facts),
            code=code,
            rule=rule,
            text=self._rule(rule),
            squares=list(squares),
            facts=dict(facts),
            informs=True,
        )

    def watching(self) -> Reason:
        """A spectator decides nothing."""
        sentence = self._speaker.say("error-only-watching")
        return Reason(self._source, self._target, sentence, code="only-watching")

    def _say(self, message: str, facts: Facts) -> str:
        """A message of the game, with the lists of words among its facts in the reader's language."""
        return self._speaker.say(message, **self._speaker.listed(self._game, facts))

    def _reason(self, refusal: Refusal, sentence: str) -> Reason:
        return Reason(
            self._source,
            self._target,
            sentence,
            code=refusal.code,
            rule=refusal.rule,
            text=self._rule(refusal.rule),
            squares=list(refusal.squares),
            facts=dict(refusal.facts),
        )

    def _rule(self, rule: str) -> str:
        """The rule in the rulebook's words; nothing if the game has no rulebook."""
        with suppress(UnknownName, OSError):
            return rule_text(self._game, self._speaker.lang, rule)
        return ""


class Question(ABC, Generic[V]):
    """One question of one seat. A game says what the places suggest (:meth:`suggested`)."""

    game: AnyGame
    yielding: Any
    """A decision without places, such as to end the turn. Its refusal says why no decision is possible."""

    def __init__(self, view: V, seat: Seat, answer: Answer) -> None:
        self.view, self.seat, self.answer = view, seat, answer
        # Refusals are judged by what the view shows, so it does not matter what the sample fills in.
        self.state = self.game.sample(view, first)

    def about(self, source: str, target: str, entry: Any) -> Reason:
        """The best answer to what was asked: an entry (a decision or chance event), or places."""
        pending = self.game.pending(self.state)
        if not isinstance(pending, Decide) or pending.seat is not self.seat:
            return self.tried([self.yielding])
        return self.suggested(source, target) if entry is None else self.tried([entry])

    @abstractmethod
    def suggested(self, source: str, target: str) -> Reason:
        """The answer to a question about places."""

    @abstractmethod
    def words(self, action: Any) -> Said:
        """That a legal decision is possible, in words."""

    def refusal(self, action: Any) -> Refusal | None:
        """Why the seat may not do this now."""
        return self.game.refusal(self.state, self.seat, action)

    def tried(self, actions: Sequence[Any]) -> Reason:
        """The first of these that is legal; if none is, why the first is not."""
        for action in actions:
            if self.refusal(action) is None:
                return self.can(action)
        refusal = self.refusal(actions[0])
        assert refusal is not None
        return self.refused(refusal)

    def refused(self, refusal: Refusal) -> Reason:
        """The rules refuse it."""
        return self.answer.refused(refusal, self._helped(refusal))

    def because(self, code: str, rule: str, squares: tuple[str, ...], facts: Facts | None = None) -> Reason:
        """What was asked about cannot be done, though no token expresses it."""
        refusal = Refusal(code, rule, squares, facts or {})
        return self.answer.because(refusal, self._helped(refusal))

    def _helped(self, refusal: Refusal) -> list[Said]:
        """What would help, or at least what is possible. Nothing helps where the seat decides nothing."""
        return self.helps(refusal) or [self.words(action) for action in self.game.legal(self.view)[:1]]

    def helps(self, refusal: Refusal) -> list[Said]:
        """What would make it possible, or what is possible instead."""
        return []

    def can(self, action: Any) -> Reason:
        """A decision is possible, and how."""
        return self.answer.can(str(action), self.words(action))


def asked(
    question: type[Question[Any]],
    is_place: Callable[[str], bool],
    view: Any,
    source: str,
    target: str,
    speaker: Speaker,
) -> Reason:
    """Answer one question of the view's seat with a game's kind of question.

    Raises :class:`~skirmish.core.MatchError` for what is neither a place nor a token.
    """
    entry = named_entry(question.game, source, target, is_place)
    answer = Answer(question.game.name, source, target, speaker)
    if view.seat is None:
        return answer.watching()
    return question(view, view.seat, answer).about(source, target, entry)


def named_entry(game: AnyGame, source: str, target: str, is_place: Callable[[str], bool]) -> Any:
    """The decision or chance event that a question names in its target; None if the target is a place."""
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


def first(number: int) -> int:
    """Chance that always picks the first outcome: for states of which only the view's part is read."""
    return 0


def no_such_place(place: str) -> NoReturn:
    """Refuse a question about what is neither a place nor a token."""
    raise MatchError("no-such-place", place=excerpt(place))


def only_watching() -> NoReturn:
    """Refuse a spectator's question about a decision."""
    raise MatchError("only-watching")

"""User-visible sentences: turns a code and its facts into one of five languages.

The sentences are in Fluent files, ``locales/LANGUAGE/*.ftl``, here and in each game's package. Their ids are
made from names that exist in the code: ``GAME-refusal-CODE``, ``GAME-event-CODE``,
``GAME-prompt-PROMPT``, ``GAME-over-HOW``, ``GAME-error-CODE`` or ``error-CODE``, ``terminal-…`` for the
command line. Facts keep their names as placeholders. Kinds, seats, facings and causes come as words, and the
messages select on them. Events and endings also get ``who`` (``you`` or ``other``) and ``name``, and ``foe``
and ``foe-name`` for the other side: see :class:`Audience`.

A message that is missing, or lacks a fact, is a bug and raises :class:`MessageError`: users never see a raw
id.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, Protocol

from skirmish import games
from skirmish.core import (
    TURN_BEGAN,
    Decide,
    Event,
    Fact,
    Facts,
    IllegalAction,
    Over,
    Refusal,
    Roll,
    Seat,
    UnknownName,
)
from skirmish.games import BUILT_IN, info

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "it", "ko", "de", "no")
"""All supported languages, English first."""

ENVIRONMENT: Final = ("SKIRMISH_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables that choose the language; the first that is set decides."""

_ALIASES: Final = {"nb": "no", "nn": "no"}
_BABEL: Final = {"no": "nb"}
_SUBTAG: Final = re.compile(r"[-_.@]")
_SHARED: Final = {
    "error": "errors",
    **dict.fromkeys(("seat", "rule", "place", "text", "word"), "common"),
    **dict.fromkeys(("terminal", "opponent", "lab", "page", "table", "server", "balance"), ""),
}
"""Where a shared message is, by the first word of its id; an empty name is all files not named here."""
_APART: Final = ("page", "balance", "lesson")
"""Files of a game that are loaded separately: only the page, a balance study or a lesson needs each."""
_NOT_OF_PAGE: Final = ("balance", "choices", "lesson")
"""Files of a game that the page does without: it gets lessons as sentences."""
_MESSAGE: Final = re.compile(r"(?<![^\n\r\u2028\u2029])-?[A-Za-z][A-Za-z0-9_-]* *=")
"""Where a message or term begins, for Python's and for the page's parser, which knows more line ends."""
_MINUS, _NO_BREAK = "\N{MINUS SIGN}", "\N{NO-BREAK SPACE}"
_ISOLATE, _END_ISOLATE = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
_RIGHT_TO_LEFT: Final = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""Letters of right-to-left scripts, of Unicode's blocks for them. The page's say.ts has the same."""


IN_ENGLISH: Final = "### In English"
"""The line before the English messages of games that lack the language."""


class MessageError(LookupError):
    """A message is missing or cannot be formatted. Always a bug: the tests keep it from happening."""


def language(tag: str) -> str:
    """The language of a tag or locale: ``de-AT`` is ``de``, ``nb_NO.UTF-8`` is ``no``."""
    name = _SUBTAG.split(tag.strip().lower(), maxsplit=1)[0]
    name = _ALIASES.get(name, name)
    if name not in LANGUAGES:
        raise UnknownName("unknown-language", name=tag, known=" ".join(LANGUAGES))
    return name


def preferred(environ: Mapping[str, str]) -> str:
    """The language an environment asks for; English for ``C`` and unsupported languages."""
    tag = next((value for name in ENVIRONMENT if (value := environ.get(name))), "en")
    try:
        return language(tag)
    except UnknownName:
        return "en"


class Trouble(Protocol):
    """What :meth:`Speaker.error` needs. It also looks for a place, a rule, a refusal and a cause."""

    @property
    def code(self) -> str:
        """The message is ``error-CODE``."""

    @property
    def facts(self) -> Facts:
        """What fills its placeholders."""


@dataclass(frozen=True, slots=True)
class Audience:
    """Who is told what happened: "you" for the reader's own seat, names for the others.

    A seat without a name is called South or North. The twin of the page's ``Audience``.
    """

    you: Seat | None = None
    names: tuple[str, str] = ("", "")


_STRANGERS: Final = Audience()
_NO_FACTS: Final[Facts] = {}


class Speaker:
    """Formats messages in one language."""

    __slots__ = ("lang",)

    def __init__(self, lang: str) -> None:
        self.lang = language(lang)

    def say(self, message_id: str, /, **facts: Fact) -> str:
        """The message with its facts filled in. Raises :class:`MessageError`."""
        return _said(self.lang, message_id, facts)

    def has(self, message_id: str) -> bool:
        """Whether there is such a message; games of other packages may lack optional ones."""
        return _found(self.lang, message_id) is not None

    def title(self, game_name: str) -> str:
        """A game's title: the message ``NAME-title``, or the English one of its info."""
        message = f"{game_name}-title"
        return self.say(message) if self.has(message) else info(game_name).title

    def number(self, value: float, decimals: int = 0, *, signed: bool = False) -> str:
        """A number as the language writes it, without grouping: ``−3,5`` in German."""
        from babel.numbers import format_decimal  # slow to import, and often not needed

        form = "0." + "0" * decimals if decimals else "0"
        pattern = f"+{form};-{form}" if signed else form
        locale = _BABEL.get(self.lang, self.lang)
        shown = format_decimal(round(value, decimals), pattern, locale, group_separator=False)
        return shown.replace("-", _MINUS)

    def percent(self, share: float) -> str:
        """A share in percent with one decimal, without the sign: ``51.3``."""
        return self.number(100 * share, 1)

    def seat(self, seat: Seat, game_name: str | None = None) -> str:
        """``South`` or ``North``, as the game calls it (Korean has two words)."""
        own = f"{game_name}-seat"
        return self.say(own if game_name is not None and self.has(own) else "seat", seat=seat.word)

    def refusal(self, game_name: str, refusal: Refusal) -> str:
        """Why not, and which rule says so: ``The path from e2 to e5 is blocked … Rule I-3.6.``"""
        return f"{self.reason(game_name, refusal)} {self.say('rule', rule=refusal.rule)}"

    def reason(self, game_name: str, refusal: Refusal) -> str:
        """Why not, where the rule is shown beside it."""
        return self._told(game_name, "refusal", refusal.code, refusal.facts)

    def event(self, game_name: str, event: Event, audience: Audience = _STRANGERS) -> str:
        """What happened, for the log."""
        facts = self.listed(game_name, event.facts())
        return self._told(game_name, "event", event.code, facts, self._named(game_name, facts, audience))

    def play(self, game_name: str, events: Sequence[Event], audience: Audience = _STRANGERS) -> str:
        """All that one play did, in a line; that the next turn begins only where there is nothing else."""
        told = [event for event in events if event.code != TURN_BEGAN] or events
        return " ".join([self.event(game_name, event, audience) for event in told])

    def prompt(self, game_name: str, pending: Decide | Roll[Any]) -> str:
        """The question to the seat that must decide, or what chance settles for it."""
        facts: Facts = pending.facts if isinstance(pending, Decide) else {}
        return self._told(game_name, "prompt", pending.prompt, facts)

    def over(self, game_name: str, over: Over, audience: Audience = _STRANGERS) -> str:
        """Who won and how."""
        facts: Facts = {"result": "draw" if over.winner is None else over.winner.word}
        return self._told(game_name, "over", over.how, facts, self._named(game_name, facts, audience))

    def people(self, game_name: str, seat: Seat, audience: Audience) -> Facts:
        """``who`` (``you`` or ``other``) and ``name`` for a seat, and ``foe`` for the other one."""
        (who, name), (foe, foe_name) = (
            ("you" if each is audience.you else "other", self.name(game_name, each, audience))
            for each in (seat, seat.other)
        )
        return {"who": who, "name": name, "foe": foe, "foe-name": foe_name}

    def _named(self, game_name: str, facts: Facts, audience: Audience) -> Facts:
        """The people for the seat or winner that the facts name, if they name one."""
        word = facts.get("seat", facts.get("result"))
        if word is None:
            return {}
        seat = next((each for each in Seat if each.word == word), Seat.SOUTH)  # a draw names neither
        return self.people(game_name, seat, audience)

    def name(self, game_name: str, seat: Seat, audience: Audience) -> str:
        """What a seat is called: by its player's name, or South or North."""
        name, side = audience.names[seat], self.seat(seat, game_name)
        return side if not name else f"{name} ({side})" if name == audience.names[seat.other] else name

    def label(self, game_name: str, seat: Seat, audience: Audience) -> str:
        """A seat before a number: ``You 3``, ``Captain 2``."""
        return self.say("table-yourself") if seat is audience.you else self.name(game_name, seat, audience)

    def _told(self, game_name: str, kind: str, code: str, facts: Facts, people: Facts = _NO_FACTS) -> str:
        """The message ``GAME-KIND-CODE``. A game from another package may lack it: then code and facts."""
        message = f"{game_name}-{kind}-{code}"
        if game_name in BUILT_IN or self.has(message):
            return self.say(message, **{**people, **facts})
        details = ", ".join(f"{name} {value}" for name, value in facts.items())
        return f"{code} ({details})" if details else code

    def what(self, error: Trouble) -> str:
        """What went wrong, without a place or a rule: ``GAME-error-CODE`` of the fact ``game``, or
        ``error-CODE``."""
        game, shared = str(error.facts.get("game", "")), f"error-{error.code}"
        if game and self.has(f"{game}-{shared}"):
            return self.say(f"{game}-{shared}", **error.facts)
        if game and game not in BUILT_IN and not self.has(shared):
            return self._told(game, "error", error.code, error.facts)
        return self.say(shared, **error.facts)

    def error(self, error: Trouble, game_name: str | None = None) -> str:
        """What went wrong, and where; for an illegal action also the rule and, given the game, its reason.

        Accepts every :class:`~skirmish.core.SkirmishError`, and a verification's fault.
        """
        refusal: Refusal | None = getattr(error, "refusal", None)
        cause: Trouble | None = getattr(error, "cause", None)
        parts = [] if isinstance(error, IllegalAction) and game_name else [self.what(error)]
        if refusal is not None:
            rule = self.say("rule", rule=refusal.rule)
            parts.append(self.refusal(game_name, refusal) if game_name else rule)
        elif cause is not None:
            parts.append(self.what(cause))
        return self._placed(" ".join(parts), error)

    def _placed(self, text: str, error: Trouble) -> str:
        """The text with the line, and the token's number, that an error in a record names."""
        line, number = getattr(error, "line", None), getattr(error, "number", None)
        if not line:
            return text
        if number is None:
            return self.say("place-line", line=str(line), text=text)  # a name, not an amount: no grouping
        return self.say("place-token", line=str(line), number=str(number), text=text)

    def listed(self, game_name: str, facts: Facts) -> dict[str, Fact]:
        """Facts in which lists of words (``cards`` beside ``cards-count``) are words of this language.

        If no card is shown, the fact is the single word ``unknown``, for the message to select on. A game
        from another package may lack ``GAME-FACT-each``: then its words stay as they are.
        """
        spoken = dict(facts)
        for name, value in facts.items():
            if f"{name}-count" in facts and isinstance(value, str):
                words = value.split()
                message = f"{game_name}-{name}-each"
                known = game_name in BUILT_IN or self.has(message)
                each = [self.say(message, word=word) if known else word for word in words]
                spoken[name] = "unknown" if set(words) == {"unknown"} else ", ".join(each)
        return spoken


def shown_space(space: str) -> str:
    """Coordinates for people: ``-2,1`` is ``(−2, 1)``, with a true minus and no break inside.

    A message writes ``{ SPACE($at) }`` where a fact is a space with coordinates.
    """
    return f"({space.replace('-', _MINUS).replace(',', ',' + _NO_BREAK)})"


def _shown(fact: Fact) -> Fact:
    """A fact as people read it: numbers with a true minus, right-to-left text isolated, all else as it is."""
    if isinstance(fact, int):
        return f"{_MINUS}{-fact}" if fact < 0 else fact
    return f"{_ISOLATE}{fact}{_END_ISOLATE}" if _RIGHT_TO_LEFT.search(fact) else fact


def _said(lang: str, message_id: str, facts: Mapping[str, Fact]) -> str:
    bundle = _found(lang, message_id)
    if bundle is None:
        raise MessageError(f"{lang}: no message {message_id}")
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        raise MessageError(f"{lang}: message {message_id} has no text")
    text, errors = bundle.format_pattern(pattern, {name: _shown(fact) for name, fact in facts.items()})
    if errors:
        raise MessageError(f"{lang}: {message_id}: {'; '.join(map(str, errors))}")
    return str(text)


def _found(lang: str, message_id: str) -> FluentBundle | None:
    """The bundle that holds a message, read in as few files as possible.

    Falls back to English for messages that a game lacks in a language.
    """
    game, name = _file_of(message_id)
    places = [(lang, game, name), ("en", game, name)] if game else [(lang, "", name)]
    if not game and not name:
        places += [(lang, each, "page") for each in games.names()]
    bundles = (_bundle(*place) for place in places)
    return next((bundle for bundle in bundles if bundle.has_message(message_id)), None)


def _file_of(message_id: str) -> tuple[str, str]:
    """The game of a message, or ``""``, and its file, or ``""`` for all that are not loaded separately."""
    first, second = [*message_id.split("-", 2), ""][:2]
    if first in _SHARED:
        return "", _SHARED[first]
    for game, name in ((first, second), (second, "")):
        if game in BUILT_IN or game in games.names():
            return game, name if name in _APART else ""
    return "", ""


def file_names(lang: str, game: str = "") -> tuple[str, ...]:
    """The names of a language's message files, without their ending: the shared ones, or a game's."""
    folder = _folder(lang, game)
    if not folder.is_dir():  # a game without messages
        return ()
    return tuple(sorted(each.name[:-4] for each in folder.iterdir() if each.name.endswith(".ftl")))


def source(lang: str, name: str, game: str = "") -> str:
    """The text of one message file, shared or a game's.

    Of a game from another package only messages whose ids begin with its name: it cannot replace ours.
    """
    text = _folder(lang, game).joinpath(f"{name}.ftl").read_text("utf-8")
    if not game or game in BUILT_IN:
        return text
    starts = [found.start() for found in _MESSAGE.finditer(text)]
    messages = [text[start:end] for start, end in pairwise([*starts, len(text)])]
    return "".join(each for each in messages if each.startswith(f"{game}-")).replace(IN_ENGLISH, "")


def page_source(lang: str) -> str:
    """Everything the page says in a language, as one Fluent file.

    The English of games from other packages follows the line :data:`IN_ENGLISH`, after the shared messages
    they use. It is spoken where such a game lacks a message in the language.
    """
    lang = language(lang)
    shared = ("common", "errors", "opponents", "page", "meeting", "replay", "table", "editor", "share")
    texts = [source(lang, name) for name in shared]
    english = [source("en", "common")]
    for game in games.names():
        if _folder(lang, game).name == lang:
            texts += _of_page(lang, game)
        if game not in BUILT_IN and lang != "en":
            english += _of_page("en", game)
    return "\n".join([*texts, IN_ENGLISH, *english] if len(english) > 1 else texts)


def _of_page(lang: str, game: str) -> list[str]:
    """A game's message files that the page needs."""
    return [source(lang, name, game) for name in file_names(lang, game) if name not in _NOT_OF_PAGE]


def _folder(lang: str, game: str) -> Traversable:
    """A folder of message files; a game's English one if it has none in this language."""
    if not game:
        return files("skirmish.i18n").joinpath("locales", lang)
    locales = files(games.package(game)).joinpath("locales")
    return locales.joinpath(lang if locales.joinpath(lang).is_dir() else "en")


@cache
def _bundle(lang: str, game: str, name: str) -> FluentBundle:
    """The messages of one file, or of all that are not loaded separately, and the common ones.

    A game's file that is loaded separately may refer to its others."""
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, and often not needed

    apart = _APART if game else tuple(_SHARED.values())
    # A language's plural forms go with its sentences.
    spoken = "en" if game and _folder(lang, game).name == "en" else lang
    functions: dict[str, Any] = {"SPACE": shown_space}
    bundle = FluentBundle([_BABEL.get(spoken, spoken)], functions, use_isolating=False)
    bundle.add_resource(FluentResource(source(spoken, "common")))
    for each in file_names(lang, game):
        if each != "common" and (each == name or (each not in apart and (game or not name))):
            bundle.add_resource(FluentResource(source(lang, each, game)))
    return bundle

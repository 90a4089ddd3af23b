"""``legal``, ``next`` and ``why``: questions about a position, or about many on standard input."""

from __future__ import annotations

import json
import sys
from argparse import SUPPRESS, Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from math import isinf
from typing import Any, Final, NoReturn

from skirmish import games
from skirmish.cli.arguments import STANDARD_INPUT, variant_named
from skirmish.cli.command import Parser, Subcommand, wrapped
from skirmish.cli.voice import CallError, Voice
from skirmish.core import (
    AnyGame,
    Decide,
    NoPosition,
    NotationError,
    Over,
    Roll,
    SkirmishError,
)

MOST_DIGITS: Final = 600
"""The longest whole number in a question; Python may be configured to read no more than 640 digits."""
MOST_CHANCE_TOKENS: Final = 12
"""The most chance tokens in a hint; a game may have hundreds of outcomes."""


def _game(options: Namespace) -> AnyGame:
    """The game of the question, once the variant is known to be one of its own."""
    game: AnyGame = games.load(options.game)
    variant_named(game, options.variant)
    return game


LineAnswer = tuple[dict[str, Any], bool]
"""The answer to a line of standard input, and whether the line was valid."""


def _read(game: AnyGame, arguments: Sequence[str], variant: str | None, command: str) -> Any:
    """The state of the position in the first argument; a hint if the position was not quoted."""
    try:
        return game.from_position(arguments[0], variant)
    except NotationError:
        if _unquoted(game, arguments, variant):
            raise CallError("quote", command=command) from None
        raise


def _unquoted(game: AnyGame, arguments: Sequence[str], variant: str | None) -> bool:
    """Whether several arguments together are a position."""
    for count in range(2, len(arguments) + 1):
        with suppress(NotationError):
            game.from_position(" ".join(arguments[:count]), variant)
            return True
    return False


def legal_tokens(game: AnyGame, state: Any) -> list[str]:
    """The decisions of the seat that must decide, sorted; none if chance is awaited or the game is over."""
    pending = game.pending(state)
    if not isinstance(pending, Decide):
        return []
    return sorted(map(str, game.legal(game.view(state, pending.seat))))


def _legal(options: Namespace, voice: Voice) -> int:
    game = _game(options)
    if options.position == STANDARD_INPUT and not options.extra:
        return _answer_lines(lambda line: _legal_line(game, line, options.variant, voice), voice)
    state = _read(game, [options.position, *options.extra], options.variant, "legal")
    if options.extra:
        raise CallError("one-position")
    tokens = legal_tokens(game, state)
    sys.stdout.write("".join(f"{token}\n" for token in tokens))
    if not tokens:
        sys.stdout.flush()
        voice.warn(_awaited(game, state, voice))
    return 0


def _legal_line(game: AnyGame, line: str, variant: str | None, voice: Voice) -> LineAnswer:
    try:
        return {"position": line, "legal": legal_tokens(game, game.from_position(line, variant))}, True
    except NotationError as error:
        return {"position": line, "error": voice.error(error)}, False


def _awaited(game: AnyGame, state: Any, voice: Voice) -> str:
    """Why there is nothing to decide."""
    pending = game.pending(state)
    if isinstance(pending, Over):
        return voice.say("nothing-over", sentence=voice.speaker.over(game.name, pending))
    assert isinstance(pending, Roll)
    tokens = [str(outcome) for outcome in pending.outcomes]
    shown = " ".join(tokens[:MOST_CHANCE_TOKENS])
    sentence = voice.asked(game.name, pending)
    return voice.say(
        "nothing-chance", sentence=sentence, tokens=shown, more=max(0, len(tokens) - MOST_CHANCE_TOKENS)
    )


def _next(options: Namespace, voice: Voice) -> int:
    game = _game(options)
    if options.position == STANDARD_INPUT:
        if options.tokens:
            raise CallError("tokens-with-stdin")
        return _answer_lines(lambda line: _next_line(game, line, options.variant, voice), voice)
    _read(game, [options.position, *options.tokens], options.variant, "next")
    try:
        print(position_after(game, options.position, options.tokens, options.variant))
    except SkirmishError as error:
        voice.warn(_token_fault(game, error, len(options.tokens), voice))
        return 2
    return 0


def _next_line(game: AnyGame, line: str, variant: str | None, voice: Voice) -> LineAnswer:
    try:
        asked = json.loads(line, parse_int=_whole, parse_float=_finite, parse_constant=_no_number)
    except _TooLarge:
        return {"line": line, "error": voice.say("number-too-large")}, False
    except (ValueError, RecursionError):
        return {"line": line, "error": voice.say("bad-json")}, False
    if not _is_question(asked):
        return {"line": line, "error": voice.say("bad-question")}, False
    position, tokens = asked["position"], asked["tokens"]
    asked = {name: value for name, value in asked.items() if name not in ("next", "error")}
    try:
        return {**asked, "next": position_after(game, position, tokens, variant)}, True
    except SkirmishError as error:
        return {**asked, "error": _token_fault(game, error, len(tokens), voice)}, False


class _TooLarge(ValueError):
    """A number that could not be repeated exactly."""


def _whole(text: str) -> int:
    if len(text) > MOST_DIGITS:
        raise _TooLarge
    return int(text)


def _finite(text: str) -> float:
    number = float(text)
    if isinf(number):
        raise _TooLarge
    return number


def _no_number(text: str) -> NoReturn:
    raise ValueError(text)  # NaN and Infinity are Python's, not JSON's


def _is_question(asked: object) -> bool:
    if not isinstance(asked, dict) or not isinstance(asked.get("position"), str):
        return False
    tokens = asked.get("tokens")
    return isinstance(tokens, list) and all(isinstance(token, str) for token in tokens)


def position_after(game: AnyGame, position: str, tokens: Sequence[str], variant: str | None) -> str:
    """The position after these tokens, chance events included. They are replayed like a record."""
    from skirmish.records import Record, replay

    state = game.from_position(position, variant)
    tags = {
        "Game": game.name,
        "Variant": state.variant.name,
        "First": state.first.letter,
        "Result": "*",
        "Position": position,
    }
    # The end of a replay compares the result with the tags; none is claimed here.
    for played in islice(replay(Record.of(tags, tokens)), len(tokens)):
        state = played.state
    return game.position(state)


def _token_fault(game: AnyGame, error: SkirmishError, count: int, voice: Voice) -> str:
    """``token 3: why``; without a number if the position itself is invalid."""
    from skirmish.records import RecordError

    if isinstance(error, RecordError):
        number, rule = error.number, error.rule
    else:
        number, rule = count if isinstance(error, NoPosition) else None, None
    sentence = voice.fault(game.name, error)
    if number is None:
        return sentence
    return voice.say("token-fault", number=str(number), sentence=sentence, rule=rule or "none")


def _why(options: Namespace, voice: Voice) -> int:
    game = _game(options)
    state = _read(game, [options.position, options.token, *options.extra], options.variant, "why")
    if options.extra:
        raise CallError("one-token")
    from skirmish.cli.reasons import reason

    print(wrapped(reason(game, state, game.parse(options.token), voice)))
    return 0


def _answer_lines(answer: Callable[[str], LineAnswer], voice: Voice) -> int:
    """Answer each line of standard input, as soon as it is read, with a line of JSON."""
    status = 0
    # An ASCII stream would escape other letters in a way that is not JSON.
    ascii_only = (sys.stdout.encoding or "").lower().replace("-", "") != "utf8"
    for line in _lines(voice):
        said, good = answer(line)
        if not good:
            status = 1
        sys.stdout.write(json.dumps(said, ensure_ascii=ascii_only).translate(_LINE_ENDS) + "\n")
        sys.stdout.flush()
    return status


_LINE_ENDS: Final = {code: f"\\u{code:04x}" for code in (0x85, 0x2028, 0x2029)}
"""Characters that some readers take for the end of a line, escaped as JSON allows."""


def _lines(voice: Voice) -> Iterator[str]:
    """The lines of standard input; bytes that are not UTF-8 become replacement characters."""
    while True:
        try:
            raw = sys.stdin.buffer.readline()
        except OSError as error:
            error.filename = voice.say("standard-input")
            raise
        if not raw:
            return
        yield raw.decode("utf-8", errors="replace").removesuffix("\n").removesuffix("\r")


def _position_arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--variant", metavar="V")


def _extra(parser: Parser) -> None:
    """Further arguments of an unquoted position. The default keeps argparse from requiring them."""
    parser.add_argument("extra", nargs="*", default=[], help=SUPPRESS)


def _legal_arguments(parser: Parser) -> None:
    _position_arguments(parser)
    parser.add_argument("position", metavar="POSITION")
    _extra(parser)


def _next_arguments(parser: Parser) -> None:
    _position_arguments(parser)
    parser.add_argument("position", metavar="POSITION")
    parser.add_argument("tokens", metavar="TOKEN", nargs="*", default=[])


def _why_arguments(parser: Parser) -> None:
    _position_arguments(parser)
    parser.add_argument("position", metavar="POSITION", help="help-why-position")
    parser.add_argument("token", metavar="TOKEN")
    _extra(parser)


LEGAL: Final = Subcommand("legal", _legal_arguments, _legal)
NEXT: Final = Subcommand("next", _next_arguments, _next)
WHY: Final = Subcommand("why", _why_arguments, _why)

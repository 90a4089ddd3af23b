"""``legal``, ``next`` and ``why``: questions about one position, or about many on standard input."""

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
"""Longer whole numbers are refused in questions; Python itself may be set to read no more than 640 digits."""
MOST_CHANCE_TOKENS: Final = 12
"""A hint names so many chance tokens at most: a hand of five can be drawn in 243 ways."""


def _game(options: Namespace) -> AnyGame:
    """The game asked about, which has the variant if one is named."""
    game: AnyGame = games.load(options.game)
    variant_named(game, options.variant)
    return game


Answer = tuple[dict[str, Any], bool]
"""What one line of standard input is answered, and whether it was a good line."""


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
    """The decisions of whoever must decide, in plain string order; none while nobody must."""
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


def _legal_line(game: AnyGame, line: str, variant: str | None, voice: Voice) -> Answer:
    try:
        return {"position": line, "legal": legal_tokens(game, game.from_position(line, variant))}, True
    except NotationError as error:
        return {"position": line, "error": voice.error(error)}, False


def _awaited(game: AnyGame, state: Any, voice: Voice) -> str:
    """Why there is nothing to decide: what is awaited instead."""
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


def _next_line(game: AnyGame, line: str, variant: str | None, voice: Voice) -> Answer:
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
    """A number that could not be given back as it came."""


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
    """The position after these tokens, chance tokens included. Played as a record is: one road for all."""
    from skirmish.records import Record, replay

    state = game.from_position(position, variant)
    tags = {
        "Game": game.name,
        "Variant": state.variant.name,
        "First": state.first.letter,
        "Result": "*",
        "Position": position,
    }
    # The end of a replay compares the result with the tags; nobody claims one here.
    for played in islice(replay(Record.of(tags, tokens)), len(tokens)):
        state = played.state
    return game.position(state)


def _token_fault(game: AnyGame, error: SkirmishError, count: int, voice: Voice) -> str:
    """``token 3: why it cannot be``; no number if the position itself is at fault."""
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


def _answer_lines(answer: Callable[[str], Answer], voice: Voice) -> int:
    """One JSON line for each line of standard input, in order, at once."""
    status = 0
    # An ASCII stream gets ASCII: what it would write instead of other letters is no JSON.
    ascii_only = (sys.stdout.encoding or "").lower().replace("-", "") != "utf8"
    for line in _lines(voice):
        said, good = answer(line)
        if not good:
            status = 1
        sys.stdout.write(json.dumps(said, ensure_ascii=ascii_only).translate(_LINE_ENDS) + "\n")
        sys.stdout.flush()
    return status


_LINE_ENDS: Final = {code: f"\\u{code:04x}" for code in (0x85, 0x2028, 0x2029)}
"""What some readers take for the end of a line; JSON has an escape for it."""


def _lines(voice: Voice) -> Iterator[str]:
    """The lines of standard input; bytes that are no UTF-8 become the sign for that."""
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
    """What is left over where quotes are missing. The default keeps it from being called missing itself."""
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


_ISLAND: Final = "12/12/7s<4/7#4/12/12/12/12/12/4S^7/12/1T>10 c:.....,j:..... 1/0"
_HILL: Final = "-/- IHTA/??? ????????????????????/????????????????????? 2/2 S1:play"

LEGAL: Final = Subcommand(
    "legal",
    _legal_arguments,
    _legal,
    (
        f"skirmish legal island '{_ISLAND} S:d3 classic'",
        f"skirmish legal hill218 '{_HILL}'",
        f"echo '{_ISLAND} S:d3 classic' | skirmish legal island -",
    ),
)
NEXT: Final = Subcommand(
    "next",
    _next_arguments,
    _next,
    (
        f"skirmish next island '{_ISLAND} S:roll classic' d3 e3-e6 end",
        f"""echo '{{"position": "{_HILL}", "tokens": ["T@0,-1"]}}' | skirmish next hill218 -""",
    ),
)
WHY: Final = Subcommand(
    "why",
    _why_arguments,
    _why,
    (
        f"skirmish why island '{_ISLAND} S:d3 classic' e3-e5",
        f"skirmish why island '{_ISLAND} S:d3 classic' e3-e6",
    ),
)

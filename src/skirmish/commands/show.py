"""``show``: a position, or a moment of a recorded match, as text or as a picture."""

from __future__ import annotations

import os
import re
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any, Final

from skirmish import games
from skirmish.commands.command import Command, Parser
from skirmish.commands.positions import STANDARD_INPUT
from skirmish.commands.records import place, read_text
from skirmish.commands.voice import CallError, Voice
from skirmish.core import AnyGame, Decide, NotationError, Over

BOARDS: Final = ("colour", "plain", "facts")
THEMES: Final = ("light", "dark", "auto")
_NUMBERED = re.compile(r"(.+)#([0-9]{1,9})", re.DOTALL)


def board_style(asked: str | None) -> str:
    """The style asked for; colour only on a terminal, and not where NO_COLOR is set."""
    if asked is not None and asked != "colour":
        return asked
    if asked == "colour":
        return "plain" if os.environ.get("NO_COLOR") or not sys.stdout.isatty() else "colour"
    dumb = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb" or not sys.stdout.isatty()
    return "plain" if dumb else "colour"


def _show(options: Namespace, voice: Voice) -> int:
    if options.ply is not None and options.ply < 0:
        raise CallError("negative-ply")
    game, state = _found(options, voice)
    if options.svg is not None:
        _write_svg(game, state, options, voice)
        return 0
    from skirmish.drawing import draw_text

    style: Any = board_style(options.board)
    print(draw_text(game.name, state, style, say=voice.labels(game.name)), end="")
    print(f"\n{standing(game, state, voice)}")
    return 0


def standing(game: AnyGame, state: Any, voice: Voice) -> str:
    """Who must decide, what chance must settle, or how it ended."""
    pending = game.pending(state)
    if isinstance(pending, Over):
        return voice.speaker.over(game.name, pending)
    prompt = voice.asked(game.name, pending)
    return prompt if isinstance(pending, Decide) else voice.say("chance", sentence=prompt)


def _found(options: Namespace, voice: Voice) -> tuple[AnyGame, Any]:
    """The game and the state asked for: of a file if there is one of that name, else of a position."""
    name, number = _file(options.what)
    if name is not None:
        return _moment(name, number, options, voice)
    if options.ply is not None:
        raise CallError("ply-of-position")
    return _position(options.what, options.game, options.variant)


def _file(what: str) -> tuple[str | None, int | None]:
    """The file and the number of the record in it, if that is what is meant."""
    numbered = _NUMBERED.fullmatch(what)
    try:
        if what == STANDARD_INPUT or Path(what).exists():
            return what, None
        if numbered and (numbered[1] == STANDARD_INPUT or Path(numbered[1]).exists()):
            return numbered[1], int(numbered[2])
    except (OSError, ValueError):  # far too long for a file's name, or a NUL in it
        return None, None
    # A position has spaces and five fields: whatever has none can only have been meant as a file.
    return (None, None) if " " in what else (numbered[1] if numbered else what, 1)


def _position(text: str, game_name: str | None, variant: str | None) -> tuple[AnyGame, Any]:
    if game_name is not None:
        game = games.load(game_name)
        return game, game.from_position(text, variant)
    errors: list[NotationError] = []
    for name in games.names():
        game = games.load(name)
        try:
            return game, game.from_position(text, variant)
        except NotationError as error:
            errors.append(error)
    # The slashes of a board tell which game was meant.
    raise errors[0] if text.split(" ")[0].count("/") > 1 else errors[-1]


def _moment(name: str, number: int | None, options: Namespace, voice: Voice) -> tuple[AnyGame, Any]:
    """A record after so many tokens, or as it ends."""
    from itertools import islice

    from skirmish.records import RecordError, read_records, replay, start

    game_name = ""
    try:
        records = read_records(read_text(name, voice))
        if not records:
            raise CallError("no-record", name=name)
        number = 1 if number is None else number
        if not 1 <= number <= len(records):
            raise CallError("record-number", name=name, number=number, count=len(records))
        record = records[number - 1]
        game_name = record["Game"]
        game, state = start(record)
        count = len(record.tokens)
        if options.ply is not None and options.ply > count:
            raise CallError("ply-too-far", ply=options.ply, count=count)
        for played in islice(replay(record), count if options.ply is None else options.ply):
            state = played.state
    except RecordError as error:
        said = place(error.number, error.line, voice, error, game_name)
        raise CallError("unreadable", sentence=f"{name}: {said}") from error
    return game, state


def _write_svg(game: AnyGame, known: Any, options: Namespace, voice: Voice) -> None:
    from skirmish.commands.files import write_whole
    from skirmish.drawing import draw_svg, facts

    label = voice.labels(game.name)
    describe = " ".join(label(message, filled) for message, filled in facts(game.name, known))
    title = voice.say("game", game=game.name)
    svg = draw_svg(game.name, known, theme=options.theme, title=title, describe=describe)
    if options.svg == STANDARD_INPUT:
        sys.stdout.buffer.write(svg.encode("utf-8"))
    else:
        write_whole(Path(options.svg), svg)


def _arguments(parser: Parser) -> None:
    parser.add_argument("what", metavar="POSITION_OR_FILE")
    parser.add_argument("--game", metavar="GAME", help="help-show-game")
    parser.add_argument("--variant", metavar="V")
    parser.add_argument("--ply", metavar="N", type=int)
    parser.add_argument("--svg", metavar="FILE")
    parser.add_argument("--board", choices=BOARDS)
    parser.add_argument("--theme", choices=THEMES, default="auto")


SHOW: Final = Command(
    "show",
    _arguments,
    _show,
    (
        "skirmish show 'T@0,-1/I@0,1 IH/??? ????????????????????/???????????????????? 2/2 S1:play'",
        "skirmish show games.skirmish#2 --ply 40 --board plain",
        "skirmish show games.skirmish --svg end.svg --theme dark",
    ),
)

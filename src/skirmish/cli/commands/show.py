"""``show``: a position, or a moment of a recorded match, as text or as a picture."""

from __future__ import annotations

import re
import sys
from argparse import Namespace
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from skirmish import games
from skirmish.cli.arguments import BOARDS, STANDARD_INPUT, variant_named
from skirmish.cli.boards import board_style, drawn, standing
from skirmish.cli.command import Parser, Subcommand, whole_number
from skirmish.cli.record_files import place, read_text
from skirmish.cli.voice import CallError, Voice, safe_name
from skirmish.core import AnyGame, NotationError

if TYPE_CHECKING:
    from skirmish.records import Record

THEMES: Final = ("light", "dark", "auto")
_NUMBERED = re.compile(r"(.+)#([0-9]{1,9})", re.DOTALL)


def _show(options: Namespace, voice: Voice) -> int:
    if options.ply is not None and options.ply < 0:
        raise CallError("negative-ply")
    game, state = _found(options, voice)
    if options.svg is not None:
        _write_svg(game, state, options, voice)
        return 0
    print(drawn(game.name, state, board_style(options.board), voice), end="")
    print(f"\n{standing(game, state, voice)}")
    return 0


def _found(options: Namespace, voice: Voice) -> tuple[AnyGame, Any]:
    """The game and the state to show: from a file if there is one of that name, else from a position."""
    name, number = _file(options.what)
    if name is not None:
        return _moment(name, number, options, voice)
    if options.ply is not None:
        raise CallError("ply-of-position")
    return _position(options.what, options.game, options.variant, voice)


def _file(what: str) -> tuple[str | None, int | None]:
    """The file and the number of the record in it; None for a position."""
    numbered = _NUMBERED.fullmatch(what)
    try:
        if what == STANDARD_INPUT or Path(what).exists():
            return what, None
        if numbered and (numbered[1] == STANDARD_INPUT or Path(numbered[1]).exists()):
            return numbered[1], int(numbered[2])
    except (OSError, ValueError):  # too long for a file name, or with a NUL
        return None, None
    if " " in what or _is_position(what):
        return None, None
    return (numbered[1] if numbered else what), None


def _is_position(text: str) -> bool:
    """Whether a text without spaces is a position of some game, and not the name of a missing file."""
    for name in games.names():
        with suppress(NotationError):
            games.load(name).from_position(text)
            return True
    return False


def _position(text: str, game_name: str | None, variant: str | None, voice: Voice) -> tuple[AnyGame, Any]:
    if game_name is not None:
        game = games.load(game_name)
        variant_named(game, variant)
        return game, game.from_position(text, variant)
    errors: dict[str, NotationError] = {}
    every = [games.load(name) for name in games.names()]
    known = [game for game in every if variant is None or variant in game.variants]
    if not known:
        variants = ", ".join(each for game in every for each in game.variants)
        raise CallError("no-variant", name=variant or "", known=variants)
    for game in known:
        try:
            return game, game.from_position(text, variant)
        except NotationError as error:
            errors[game.name] = error
    if len(errors) == 1:
        raise errors.popitem()[1]
    reasons = "".join(f"\n  {name}: {voice.error(error)}" for name, error in errors.items())
    raise CallError("no-position", reasons=reasons)


def _moment(name: str, number: int | None, options: Namespace, voice: Voice) -> tuple[AnyGame, Any]:
    """The state of a record after ``--ply`` tokens, or at its end."""
    from itertools import islice

    from skirmish.records import RecordError, replay, start

    game_name = ""
    try:
        record = _record(name, 1 if number is None else number, voice)
        game_name = record["Game"]
        game, state = start(record)
        variant_named(game, options.variant)
        count = len(record.tokens)
        if options.ply is not None and options.ply > count:
            raise CallError("ply-too-far", ply=options.ply, count=count)
        for played in islice(replay(record), count if options.ply is None else options.ply):
            state = played.state
    except RecordError as error:
        said = place(error.number, error.line, voice, error, game_name)
        raise CallError("unreadable", sentence=f"{safe_name(name)}: {said}") from error
    return game, state


def _record(name: str, number: int, voice: Voice) -> Record:
    """One record of a file; other records may be invalid."""
    from skirmish.records import RecordError, survey

    count = 0
    for count, found in enumerate(survey(read_text(name, voice)), 1):
        if count != number:
            continue
        if isinstance(found, RecordError):
            raise found
        return found
    if not count:
        raise CallError("no-record", name=safe_name(name))
    raise CallError("record-number", name=safe_name(name), number=str(number), count=count)


def _write_svg(game: AnyGame, known: Any, options: Namespace, voice: Voice) -> None:
    from skirmish import presenter
    from skirmish.cli.files import write_whole
    from skirmish.drawing import draw_svg

    label = voice.labels(game.name)
    describe = " ".join(label(each.id, each.facts) for each in presenter.load(game.name).sentences(known))
    title = voice.speaker.title(game.name)
    svg = draw_svg(game.name, known, theme=options.theme, title=title, describe=describe)
    if options.svg == STANDARD_INPUT:
        sys.stdout.buffer.write(svg.encode("utf-8"))
    else:
        write_whole(Path(options.svg), svg)


def _arguments(parser: Parser) -> None:
    parser.add_argument("what", metavar="POSITION_OR_FILE")
    parser.add_argument("--game", metavar="GAME", help="help-show-game")
    parser.add_argument("--variant", metavar="V")
    parser.add_argument("--ply", metavar="N", type=whole_number)
    parser.add_argument("--svg", metavar="FILE")
    parser.add_argument("--board", choices=BOARDS)
    parser.add_argument("--theme", choices=THEMES, default="auto")


SHOW: Final = Subcommand("show", _arguments, _show)

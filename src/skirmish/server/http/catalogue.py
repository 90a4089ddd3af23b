"""What there is to read: the catalogue, the rulebooks, the page's messages, and records played through."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from skirmish import __version__, agents, games, presenter
from skirmish.core import AnyGame
from skirmish.i18n.speaker import page_source
from skirmish.match import verify
from skirmish.records import Played as PlayedToken
from skirmish.records import Record, read_records, start
from skirmish.records import replay as replayed
from skirmish.rulebook import pages
from skirmish.server.http.errors import RequestError
from skirmish.server.http.static import File, pack
from skirmish.server.wire import (
    Catalogue,
    Frame,
    GameInfo,
    Played,
    Replay,
    Rulebook,
    RuleText,
    encode,
    happening,
)

LONGEST_RECORD: Final = 256 * 1024
"""Bytes of a body that holds a record."""
MOST_TOKENS: Final = 4000
"""Tokens of a record that is played through; matches have some hundreds."""


def catalogue(lan: str | None) -> Catalogue:
    """What can be played, and against whom."""
    infos = [GameInfo(name, list(games.load(name).variants)) for name in games.names()]
    return Catalogue(infos, list(agents.LEVELS), __version__, lan)


@cache
def locale_file(lang: str) -> File:
    """The page's messages in a language, read once: a server is restarted to see edited ones."""
    return pack(page_source(lang).encode(), "text/plain")


@cache
def rulebook_file(game_name: str, lang: str) -> File:
    """A game's rulebook as it is sent."""
    return pack(encode(rulebook(game_name, lang)), "application/json")


def rulebook(game_name: str, lang: str) -> Rulebook:
    """A game's rulebook, its boards as views."""
    page = pages.page(game_name, lang)
    game = games.load(game_name)
    parts = [_part(game, block) for block in page.blocks]
    return Rulebook(game_name, page.lang, parts)  # type: ignore[arg-type]  # pages.page knows both


def _part(game: AnyGame, block: pages.Block) -> RuleText:
    match block:
        case pages.Heading(level=level, text=text):
            return RuleText("heading", text, level=level)
        case pages.Rule(id=rule, text=text):
            return RuleText("rule", text, id=rule)
        case pages.Paragraph(text=text):
            return RuleText("paragraph", text)
        case pages.RulebookTable(head=head, rows=rows):
            return RuleText("table", head=list(head), rows=[list(row) for row in rows])
        case pages.Example(position=position, caption=caption):
            view = presenter.load(game.name).view(open_view(game, game.from_position(position)))
            return RuleText("example", caption, view=view)


def open_view(game: AnyGame, state: Any) -> Any:
    """A state with nothing hidden: whoever has a record or a position knows all of it."""
    return game.view(state, None, over=True)


def replay(text: str) -> Replay:
    """The first record of a text, moment by moment. Raises :class:`~skirmish.records.RecordError`."""
    records = read_records(text)
    if not records:
        raise RequestError("no-record")
    record = records[0]
    if len(record.tokens) > MOST_TOKENS:
        raise RequestError("record-too-long", tokens=len(record.tokens), most=MOST_TOKENS)
    game, state = start(record)
    shown = presenter.load(game.name).view
    frames = [Frame(shown(open_view(game, state)))]
    frames += [Frame(shown(open_view(game, each.state)), _played(each)) for each in replayed(record)]
    tags = {tag.name: tag.value for tag in record.tags}
    return Replay(game.name, record["Variant"], tags, record["Result"], frames, _fair(record))


def _played(played: PlayedToken) -> Played:
    seat: Any = played.actor.word
    return Played(seat, played.token, played.chance, [happening(event) for event in played.events])


def _fair(record: Record) -> bool | None:
    """Whether the chance of a record is as its secret says; none for one that has no secret to open."""
    if not record.finished or record.tag("Secret") is None:
        return None
    return verify(record).fair

"""The report of a balance study: one list of sections, as text for a terminal or as Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from skirmish.i18n.layout import columns, strip, table, wrap
from skirmish.lab.balance_count import HeatMap, counting
from skirmish.lab.balance_stats import Worth
from skirmish.lab.balance_words import BalanceWords, told

if TYPE_CHECKING:
    from skirmish.lab.balance import Balance

_SHADES: Final = " ·░▒▓█"
_GAP: Final = 4
_LINE: Final = 116
"""The line length of the Markdown page."""
_FEWEST: Final = 30
"""The fewest games for a sentence about worth."""


@dataclass(frozen=True, slots=True)
class TextTable:
    """Rows under a header; the first column holds words, the others numbers."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True, slots=True)
class Figure:
    """The plot ``name.svg``, its alternative text, and the maps that a terminal shows instead."""

    name: str
    shows: str
    maps: tuple[HeatMap, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and its contents."""

    heading: str
    parts: Sequence[str | TextTable | Figure]


class Report:
    """The report of a study in one language."""

    def __init__(self, found: Balance, lang: str = "en") -> None:
        self.found = found
        self.count = counting(found.study.game)
        self.words = BalanceWords(found.study.game, lang)

    def title(self) -> str:
        """The game and its variant."""
        study = self.found.study
        return self.words.say("balance-title", game=self.words.title(), variant=study.variant)

    def intro(self) -> list[str]:
        """What was played."""
        study = self.found.study
        said = [self.words.say("balance-summary", games=self.found.games, level=study.level, seed=study.seed)]
        if study.nodes is not None:
            said.append(self.words.say("balance-nodes", nodes=study.nodes))
        if self.found.openings is not None:
            said.append(self.words.say("balance-openings", openings=self.found.openings))
        return said

    def sections(self) -> Iterator[Section]:
        """The sections of the report."""
        if not self.found.games:
            return
        yield Section(self._heading("first"), [*self._first(), self._picture("overview")])
        yield Section(self._heading("length"), [self._length()])
        yield Section(self._heading("ends"), [self.words.own("ends"), self._ends()])
        yield Section(self._heading("kinds"), [self.words.own("kinds"), self._kinds()])
        yield Section(self._heading("worth"), [*self._worth(), self._picture("worth")])
        yield Section(self._heading("maps"), [self.words.say("balance-maps"), self._picture("maps")])

    def _heading(self, part: str) -> str:
        return self.words.say("balance-heading", part=part)

    def _picture(self, name: str) -> Figure:
        maps = self.found.maps if name == "maps" else ()
        return Figure(name, self.words.say("balance-alt", picture=name), maps)

    def _head(self, *names: str) -> list[str]:
        return [self.words.say("balance-head", head=name) for name in names]

    def _first(self) -> Iterator[str]:
        first, (drawn, *ends) = self.found.first, self.found.draws
        low, high = first.interval
        facts = {"wins": first.wins, "draws": first.draws, "losses": first.losses}
        share, interval = self.words.percent(first.share), self.words.between(first.interval)
        yield self.words.say("balance-first", share=share, between=interval, **facts)
        verdict = "first" if low > 0.5 else "second" if high < 0.5 else "none"
        yield self.words.say("balance-verdict", verdict=verdict)
        share, interval = self.words.percent(drawn), self.words.between((ends[0], ends[1]))
        yield self.words.say("balance-draws", share=share, between=interval)

    def _length(self) -> str:
        turns, number = self.found.turns, self.words.speaker.number
        return self.words.say(
            "balance-length",
            mean=number(turns.mean),
            quarter=number(turns.quarter),
            upper=number(turns.three_quarters),
            least=turns.least,
            most=turns.most,
            decisions=number(self.found.decisions.mean),
        )

    def _ends(self) -> TextTable:
        games = self.found.games
        rows = [
            [self.words.end(end), str(count), self.words.percent(count / games)]
            for end, count in self.found.ends.items()
        ]
        return TextTable(self._head("end", "games", "share"), rows)

    def _kinds(self) -> TextTable:
        shown = self.count
        percent, number = self.words.speaker.percent, self.words.speaker.number
        rows = []
        for kind, figures in self.found.kinds.items():
            cells = [
                percent(figures[name]) if name in shown.SHARES else number(figures[name], 2)
                for name in shown.COLUMNS
            ]
            rows.append([self.words.kind(kind), *cells])
        return TextTable([*self._head("kind"), *map(self.words.head, shown.COLUMNS)], rows)

    def _worth(self) -> Iterator[str | TextTable]:
        yield self.words.say("balance-worth", every=str(self.count.EVERY))
        for question, worths in self.found.worths.items():
            words = self.words
            rows = [
                [words.thing(each.name), words.percent(each.share), words.between(each.share_interval)]
                for each in told(self.count, question, worths)
            ]
            note = self.words.optional(f"worth-{question}")
            if note is not None:
                yield note
            elif self.found.games >= _FEWEST:
                yield from self._compared(question, worths)
            yield TextTable([self.words.question(question), *self._head("chance", "between")], rows)

    def _compared(self, question: str, worths: Sequence[Worth]) -> Iterator[str]:
        """The plainest thing's worth in a sentence."""
        known = {each.name: each for each in worths}
        base = known.get(self.count.BASELINES.get(question, ""))
        if base is not None:
            share, interval = self.words.percent(base.share), self.words.between(base.share_interval)
            thing = self.words.thing(base.name)
            yield self.words.say("balance-plain", thing=thing, share=share, between=interval)


def text(found: Balance, lang: str = "en", width: int = 100) -> str:
    """A study for a terminal: sentences, tables, and heat maps in shades."""
    report = Report(found, lang)
    lines = [report.title(), ""]
    for said in report.intro():
        lines += wrap(strip(said), width)
    for section in report.sections():
        lines += ["", section.heading, "─" * columns(section.heading)]
        for part in section.parts:
            if isinstance(part, TextTable):
                lines += ["", *table(part.head, part.rows, width), ""]
            elif isinstance(part, Figure):
                lines += _shaded(part.maps, report.words, width) if part.maps else []
            else:
                lines += wrap(strip(part), width)
        while not lines[-1]:
            lines.pop()
    for crash in found.crashes:
        said = report.words.say("lab-crash", number=str(crash.number), reason=crash.reason)
        lines += ["", *wrap(said, width)]
    return "\n".join(lines)


def markdown(found: Balance, lang: str = "en", *, level: int = 1, pictures: str = "") -> str:
    """A study as a page, or as a chapter of one: ``level`` is its title's, ``pictures`` what their names
    begin with (a folder, say)."""
    report = Report(found, lang)
    parts = [f"{'#' * level} {report.title()}", _filled(" ".join(report.intro()))]
    for section in report.sections():
        parts.append(f"{'#' * (level + 1)} {section.heading}")
        for part in section.parts:
            if isinstance(part, TextTable):
                parts.append(markdown_table(part))
            elif isinstance(part, Figure):
                parts.append(f"![{part.shows}]({pictures}{part.name}.svg)")
            else:
                parts.append(_filled(part))
    return "\n\n".join(parts) + "\n"


def _filled(paragraph: str) -> str:
    return "\n".join(wrap(paragraph, _LINE))


def markdown_table(each: TextTable) -> str:
    """A table as Markdown writes it, numbers to the right."""
    rules = ["---", *["---:"] * (len(each.head) - 1)]
    return "\n".join(f"| {' | '.join(row)} |" for row in (each.head, rules, *each.rows))


def _shaded(maps: Sequence[HeatMap], words: BalanceWords, width: int) -> list[str]:
    """Heat maps side by side, as many as fit; two columns make about a square."""
    boxes = [[words.map(heat.name), *_shades(heat)] for heat in maps]
    wide = max(max(map(columns, box)) for box in boxes)
    across = max(1, (width + _GAP) // (wide + _GAP))
    lines: list[str] = []
    for start in range(0, len(boxes), across):
        lines.append("")
        for row in zip_longest(*boxes[start : start + across], fillvalue=""):
            padded = (cell + " " * (wide + _GAP - columns(cell)) for cell in row)
            lines.append("".join(padded).rstrip())
    return lines


def _shades(heat: HeatMap) -> list[str]:
    """The far edge first. The root of the share, as in the pictures."""
    most = max([*map(max, heat.rows), 1])
    deepest = len(_SHADES) - 1
    return [
        "│" + "".join(2 * _SHADES[round(deepest * (count / most) ** 0.5)] for count in row) + "│"
        for row in reversed(heat.rows)
    ]

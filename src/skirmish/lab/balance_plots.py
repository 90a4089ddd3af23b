"""Pictures of a balance study: who wins, how and when; what things are worth; where it all happens."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from skirmish.lab.balance_count import HeatMap, counting
from skirmish.lab.balance_words import BalanceWords, told
from skirmish.lab.plots import (
    CARD,
    HAIRLINE,
    INK,
    INK_2,
    STYLE,
    can_write,
    drawing_library,
    fonts,
    plain,
    written,
)

if TYPE_CHECKING:
    from skirmish.lab.balance import Balance

PICTURES: Final = ("overview", "worth", "maps")
FIRST, DRAWN, SECOND = "#0F5661", "#DDD3BE", "#E8C363"
"""Colours of the agreed look that differ in lightness too: action, hairline, sand."""
_RAMP: Final = ("#FFFCF5", "#DDECEA", "#9CCBCB", "#4F9AA1", "#0F5661", "#042A31")
_LABEL: Final = 8.5
_BINS: Final = 40
_CLEAR: Final = {"facecolor": CARD, "edgecolor": "none", "pad": 0.8}
"""Behind a label that may stand on a line."""


def pictures(found: Balance, lang: str = "en", form: str = "svg") -> dict[str, bytes]:
    """``overview.svg``, ``worth.svg`` and ``maps.svg``; in English where no font here has the letters.

    Raises :class:`~skirmish.core.MissingExtra` without matplotlib.
    """
    with drawing_library().rc_context({**STYLE, "font.family": fonts(), "axes.titlesize": 10.5}):
        words = BalanceWords(found.study.game, lang)
        if not can_write(words.say("balance-plot-who") + words.title()):
            words = BalanceWords(found.study.game, "en")
        drawn: dict[str, Callable[[Balance, BalanceWords], Any]] = {
            "overview": _overview,
            "worth": _worths,
            "maps": _maps,
        }
        return {f"{name}.{form}": written(drawn[name](found, words), form) for name in PICTURES}


def _figure(found: Balance, words: BalanceWords, width: float, height: float) -> Any:
    figure = drawing_library().figure.Figure(figsize=(width, height), layout="constrained")
    figure.get_layout_engine().set(w_pad=0.08, h_pad=0.08, wspace=0.06, hspace=0.06)
    study = found.study
    facts = {"game": words.title(), "variant": study.variant, "level": study.level}
    title = words.say("balance-plot-title", games=found.games, **facts)
    figure.suptitle(title, x=0.012, ha="left", weight="bold", size=12)
    return figure


def _overview(found: Balance, words: BalanceWords) -> Any:
    figure = _figure(found, words, 9.6, 4.9)
    # Subfigures, so that long labels of one panel do not narrow the others.
    left, right = figure.subfigures(1, 2, width_ratios=(1, 1.2))
    won, share = left.subplots(2, 1)
    ends, length = (part.subplots() for part in right.subfigures(2, 1, height_ratios=(1, 1.1)))
    _won_panel(won, found, words)
    _share_panel(share, found, words)
    _ends_panel(ends, found, words)
    _length_panel(length, found, words)
    return figure


def _won_panel(axes: Any, found: Balance, words: BalanceWords) -> None:
    """The shares of games won by the first and by the second player."""
    first, games = found.first, max(1, found.games)
    parts = (
        ("first", first.wins, FIRST, CARD),
        ("draw", first.draws, DRAWN, INK),
        ("second", first.losses, SECOND, INK),
    )
    start = 0.0
    for name, count, colour, ink in parts:
        share = 100 * count / games
        label = words.say("balance-plot-won", who=name)
        axes.barh(0, share, left=start, color=colour, height=0.5, edgecolor=CARD, label=label)
        if share >= 6:
            axes.text(start + share / 2, 0, words.percent(share / 100), ha="center", va="center", color=ink)
        start += share
    axes.set(title=words.say("balance-plot-who"), xlim=(0, 100), ylim=(-0.35, 0.75), yticks=[], xlabel="%")
    axes.legend(
        loc="upper left",
        ncols=3,
        frameon=False,
        fontsize=_LABEL,
        borderpad=0,
        handlelength=1,
        columnspacing=1.4,
    )
    plain(axes)


def _share_panel(axes: Any, found: Balance, words: BalanceWords) -> None:
    """The first player's share of the points, close up."""
    low, high = (100 * end for end in found.first.interval)
    share = 100 * found.first.share
    reach = max(5.0, 1.35 * max(abs(low - 50), abs(high - 50)))
    axes.axvline(50, color=INK_2, lw=1, ls=(0, (4, 3)), zorder=1)
    axes.plot((low, high), (0, 0), color=FIRST, lw=7, alpha=0.3, solid_capstyle="butt", zorder=2)
    axes.plot(share, 0, "o", color=FIRST, ms=9, zorder=3)
    ends = dict(zip(("low", "high"), map(words.percent, found.first.interval), strict=True))
    label = words.say("balance-plot-interval", share=words.percent(found.first.share), **ends)
    axes.annotate(label, (share, 0), (0, 13), textcoords="offset points", ha="center", size=9.5, bbox=_CLEAR)
    axes.set(
        title=words.say("balance-plot-share"),
        xlim=(50 - reach, 50 + reach),
        ylim=(-1, 1),
        yticks=[],
        xlabel="%",
    )
    plain(axes, grid="x")


def _ends_panel(axes: Any, found: Balance, words: BalanceWords) -> None:
    """How games end, in percent."""
    games = max(1, found.games)
    shares = [100 * count / games for count in found.ends.values()]
    axes.barh(range(len(shares)), shares, color=FIRST, height=0.62, zorder=2)
    for row, share in enumerate(shares):
        label, place = words.percent(share / 100), (share, row)
        axes.annotate(label, place, (4, 0), textcoords="offset points", va="center", size=_LABEL)
    axes.set_yticks(range(len(shares)), [words.end(end) for end in found.ends], size=9)
    axes.set(
        title=words.say("balance-plot-ends"),
        ylim=(len(shares) - 0.5, -0.5),
        xlim=(0, 1.16 * max([*shares, 1.0])),
        xlabel="%",
    )
    plain(axes, grid="x")


def _length_panel(axes: Any, found: Balance, words: BalanceWords) -> None:
    """How many games have how many turns."""
    most = max([*found.lengths, 1])
    width = -(-(most + 1) // _BINS)
    axes.hist(
        found.lengths,
        bins=range(0, most + width + 1, width),
        align="left" if width == 1 else "mid",
        color=FIRST,
        edgecolor=CARD,
        linewidth=0.7,
        zorder=2,
    )
    axes.axvline(found.turns.median, color=INK, lw=1.2, ls=(0, (4, 3)), zorder=3)
    # Room above the bars for the label of the line.
    axes.margins(y=0.16)
    label = words.say("balance-plot-median", turns=f"{found.turns.median:g}")
    middle = most / 2 > found.turns.median
    axes.annotate(
        label,
        (found.turns.median, 1),
        (5 if middle else -5, -4),
        xycoords=("data", "axes fraction"),
        textcoords="offset points",
        ha="left" if middle else "right",
        va="top",
        size=_LABEL,
    )
    axes.set(
        title=words.say("balance-plot-length"),
        xlabel=words.say("balance-plot-turns"),
        ylabel=words.say("balance-plot-games"),
    )
    plain(axes, grid="y")


def _worths(found: Balance, words: BalanceWords) -> Any:
    """What things are worth: a panel for each question."""
    count = counting(found.study.game)
    panels = {question: told(count, question, worths) for question, worths in found.worths.items()}
    rows = max([*map(len, panels.values()), 3])
    figure = _figure(found, words, 5.2 * len(panels) + (1.8 if len(panels) == 1 else 0), 1.6 + 0.42 * rows)
    for axes, (question, worths) in zip(
        figure.subplots(1, len(panels), squeeze=False)[0], panels.items(), strict=True
    ):
        axes.axvline(50, color=INK_2, lw=1, ls=(0, (4, 3)), zorder=1)
        for row, each in enumerate(worths):
            low, high = (100 * end for end in each.share_interval)
            face = CARD if each.name.endswith("-pad") else FIRST
            axes.plot((low, high), (row, row), color=FIRST, lw=6, alpha=0.28, solid_capstyle="butt", zorder=2)
            axes.plot(100 * each.share, row, "o", color=FIRST, ms=7, mfc=face, mew=1.6, zorder=3)
            axes.annotate(
                words.percent(each.share),
                (100 * each.share, row),
                (0, 7),
                textcoords="offset points",
                ha="center",
                size=_LABEL,
                bbox=_CLEAR,
            )
        axes.set_yticks(range(len(worths)), [words.thing(each.name) for each in worths], size=9.5)
        axes.set(
            title=words.question(question),
            xlabel=words.say("balance-plot-worth"),
            ylim=(len(worths) - 0.5, -0.75),
        )
        axes.margins(x=0.1)
        plain(axes, grid="x")
    return figure


def _maps(found: Balance, words: BalanceWords) -> Any:
    """Every heat map, from one side's point of view, its own edge at the bottom."""
    count = counting(found.study.game)
    columns, size = count.PANELS
    rows = -(-len(found.maps) // columns)
    figure = _figure(found, words, size * columns + 0.6, (size - 0.1) * rows + 0.75)
    panels = figure.subplots(rows, columns, squeeze=False).flat
    for axes, heat in zip(panels, found.maps, strict=True):
        _heat(axes, heat)
        axes.set_title(words.map(heat.name))
        count.draw_axes(axes, heat)
    said = [words.say("balance-plot-maps"), words.optional("legend") or ""]
    figure.supxlabel(" ".join(said).rstrip(), size=9.5, color=INK_2)
    return figure


def _heat(axes: Any, heat: HeatMap) -> None:
    """The squares, darker where more happened, on a square-root scale so that small shares show."""
    colours = import_module("matplotlib.colors")
    shades = colours.LinearSegmentedColormap.from_list("skirmish", _RAMP)
    shares = heat.shares
    most = max([*map(max, shares), 0.01])
    mesh = axes.pcolormesh(
        shares, cmap=shades, norm=colours.PowerNorm(0.5, 0, most), edgecolor=HAIRLINE, linewidth=0.4
    )
    axes.set_aspect("equal")
    bar = axes.figure.colorbar(mesh, ax=axes, shrink=0.82, aspect=18, pad=0.03)
    bar.outline.set_visible(False)
    bar.ax.tick_params(labelsize=7.5, length=0)
    bar.ax.set_title("%", size=8, pad=5)
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)

"""Plots of an arena's result: ratings with their errors, and the cross table."""

from __future__ import annotations

import io
from importlib import import_module
from typing import Any, Final

from skirmish.core import MissingExtra
from skirmish.i18n.speaker import Speaker
from skirmish.lab.report import Result

PAPER, CARD, INK, INK_2, HAIRLINE = "#F4EEE1", "#FFFCF5", "#1C2A31", "#4F5D64", "#DDD3BE"
SOUTH, NORTH = "#20418F", "#A32B1A"
"""Colours of the agreed look (drawing/assets): paper and ink, and the two sides."""
_WINS, _LOSSES = "#AFC3EE", "#F0BBA9"
_ROW: Final = 0.46
_LABEL: Final = 3.4
"""Inches: the height of a row, and the width that the label under the right panel needs."""
_AXES: Final = ("lab-plot-rating", "lab-plot-cross")
_LONGEST_NAME: Final = 26
FONTS: Final = ("DejaVu Sans", "Noto Sans CJK KR", "Noto Sans KR", "Apple SD Gothic Neo", "Malgun Gothic")
STYLE: Final = {
    "font.size": 10,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": HAIRLINE,
    "axes.facecolor": CARD,
    "figure.facecolor": PAPER,
    "xtick.color": INK_2,
    "ytick.color": INK,
    "svg.hashsalt": "skirmish",  # the same result gives the same file
    "svg.fonttype": "path",  # a reader's machine may not have the fonts
}


def ratings(result: Result, lang: str = "en") -> dict[str, bytes]:
    """``ratings.svg`` and ``ratings.png``; in English if no installed font has the language's letters.

    Raises :class:`~skirmish.core.MissingExtra` without matplotlib.
    """
    matplotlib = drawing_library()
    speaker = Speaker(lang)
    if not can_write("".join(speaker.say(message) for message in _AXES)):
        speaker = Speaker("en")
    with matplotlib.rc_context({**STYLE, "font.family": fonts()}):
        figure = figure_of(result, speaker)
        return {f"ratings.{form}": written(figure, form) for form in ("svg", "png")}


def can_write(text: str) -> bool:
    """Whether the installed fonts have all letters of a text."""
    drawing_library()
    manager, files = import_module("matplotlib.font_manager"), import_module("matplotlib.ft2font")
    left = {ord(letter) for letter in text}
    for name in fonts():
        left -= set(files.FT2Font(manager.findfont(name)).get_charmap())
    return not left


def fonts() -> list[str]:
    """Those of our fonts that are installed; matplotlib's own always is."""
    known = import_module("matplotlib.font_manager").fontManager.get_font_names()
    return [name for name in FONTS if name in known]


def drawing_library() -> Any:
    """matplotlib, set to draw into memory."""
    try:
        matplotlib = import_module("matplotlib")
        matplotlib.use("agg")
        import_module("matplotlib.figure")
    except ImportError:
        raise MissingExtra("needs-extra", package="matplotlib", extra="lab") from None
    return matplotlib


def figure_of(result: Result, speaker: Speaker) -> Any:
    """Two panels with the same rows, the strongest entrant on top."""
    rows = len(result.agents)
    height = 1.5 + _ROW * max(rows, 3)
    square = max(_ROW * 1.7 * rows, _LABEL)
    figure = drawing_library().figure.Figure(figsize=(6.4 + square, height), layout="constrained")
    left, right = figure.subplots(1, 2, width_ratios=(5.2, square))
    plan = result.plan
    title = speaker.say("lab-plot-title", game=plan.game, variant=plan.variant, games=result.played)
    figure.suptitle(title, x=0.012, ha="left", weight="bold", size=12)
    _ratings_panel(left, result, speaker)
    _cross_panel(right, result, speaker)
    return figure


def _ratings_panel(axes: Any, result: Result, speaker: Speaker) -> None:
    for row, each in enumerate(result.agents):
        low, high = each.rating.interval
        axes.plot((low, high), (row, row), color=SOUTH, lw=5, alpha=0.28, solid_capstyle="round", zorder=2)
        axes.plot(each.rating.elo, row, "o", color=SOUTH, ms=7, zorder=3)
        label = f"{each.rating.elo:+.0f}".replace("-", "\N{MINUS SIGN}")
        axes.annotate(
            label, (each.rating.elo, row), (0, 7), textcoords="offset points", ha="center", size=8.5
        )
    axes.axvline(0, color=HAIRLINE, lw=1, zorder=1)
    axes.set_yticks(range(len(result.agents)), [_short(each.name) for each in result.agents])
    axes.set_ylim(len(result.agents) - 0.5, -0.6)
    axes.margins(x=0.08)
    plain(axes, grid="x")
    axes.set_xlabel(speaker.say(_AXES[0]))


def plain(axes: Any, grid: str | None = None) -> None:
    """Axes without ticks and frame, their title at the left, with a grid along one axis if asked for."""
    axes.title.set_ha("left")
    axes.title.set_x(0)
    axes.tick_params(length=0)
    axes.spines[["top", "right", "left"]].set_visible(False)
    if grid is not None:
        axes.grid(axis=grid, color=HAIRLINE, lw=0.6, zorder=0)


def _cross_panel(axes: Any, result: Result, speaker: Speaker) -> None:
    names = [each.name for each in result.agents]
    for row, one in enumerate(names):
        for column, other in enumerate(names):
            if one != other:
                _cell(axes, row, column, result.scores[one, other].share, result.scores[one, other].games)
    axes.set_xticks(range(len(names)), [_short(name, 9) for name in names], size=8.5)
    axes.set_yticks([])
    axes.set_xlim(-0.5, len(names) - 0.5)
    axes.set_ylim(len(names) - 0.5, -0.6)
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)
    axes.set_xlabel(speaker.say(_AXES[1]))


def _cell(axes: Any, row: int, column: int, share: float, games: int) -> None:
    """One cell of the cross table: blue if the row wins, red if it loses, with the percentage."""
    colour = _WINS if share > 0.5 else _LOSSES
    patches = import_module("matplotlib.patches")
    strength = abs(share - 0.5) * 2 if games else 0.0
    box = patches.Rectangle(
        (column - 0.47, row - 0.45), 0.94, 0.9, facecolor=colour, alpha=0.15 + 0.85 * strength, lw=0
    )
    axes.add_patch(box)
    axes.text(column, row, f"{100 * share:.0f}" if games else "–", ha="center", va="center", size=9.5)


def _short(name: str, most: int = _LONGEST_NAME) -> str:
    return name if len(name) <= most else f"{name[: most - 1]}…"


def written(figure: Any, form: str) -> bytes:
    """A figure as the bytes of a file; the same figure always gives the same bytes."""
    file = io.BytesIO()
    metadata = {"Date": None} if form == "svg" else {"Software": None}
    figure.savefig(file, format=form, dpi=160, metadata=metadata)
    return file.getvalue()

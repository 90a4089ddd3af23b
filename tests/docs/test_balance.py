"""The page about balance has the form that ``make balance`` writes, and enough games."""

from __future__ import annotations

import re

from scripts.study_balance import LEVEL, PAGE, PICTURES, anchor, page, title_of

from skirmish.games import load, names
from skirmish.lab import balance
from skirmish.lab.balance import Study
from skirmish.lab.balance_plots import PICTURES as DRAWN

MAIN, OTHERS = 2000, 500


def test_the_page_is_written_from_games() -> None:
    found = {name: [balance.run(Study.of_level(name, "random", games=2, seed="7"))] for name in names()}
    text = page(found)
    headings = {anchor(heading) for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE)}
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= headings
    for name in names():
        for picture in DRAWN:
            assert f"({PICTURES.name}/{name}-{picture}.svg)" in text
    assert title_of("## A title\n\ntext") == "A title"


def test_the_page_tells_of_enough_games_of_every_variant() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert f"`{LEVEL}`" in text
    rows = re.findall(r"^\| [^|]+, ([a-z+-]+) \| ([0-9,]+) \|", text, re.MULTILINE)
    games = {variant: int(number.replace(",", "")) for variant, number in rows}
    for name in names():
        usual, *others = load(name).variants
        assert games[usual] >= MAIN
        assert all(games[variant] >= OTHERS for variant in others)
    assert {path.name for path in PICTURES.iterdir()} == {
        f"{name}-{picture}.svg" for name in names() for picture in DRAWN
    }

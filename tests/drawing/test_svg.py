"""Boards as pictures: valid files, plain colours, nothing hidden, and a size that stays small."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from skirmish.core import NORTH, SOUTH, NotationError, UnknownName
from skirmish.drawing import Marks, Theme, draw_svg
from skirmish.drawing.axis import Gap, axis, widened
from skirmish.drawing.theme import asset, resolved, symbols, tokens
from skirmish.games.hill218.game import GAME as HILL218
from tests.drawing.positions import (
    HILL_FAR,
    HILL_MARKS,
    HILL_MIDDLE,
    ISLAND_CORNERS,
    ISLAND_MARKS,
    ISLAND_MIDDLE,
    POSITIONS,
)

SVG = "{http://www.w3.org/2000/svg}"
THEMES: list[Theme] = ["light", "dark", "auto"]
KINDS = ("infantry", "heavy", "special", "tank", "artillery", "para")


def uses(picture: str) -> set[str]:
    return set(re.findall(r'<use href="#([\w-]+)"', picture))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize(("game", "known", "marks"), POSITIONS)
def test_files_are_whole(game: str, known: object, marks: Marks, turned: bool, theme: Theme) -> None:
    picture = draw_svg(game, known, theme=theme, marks=marks, turned=turned, title="A & B", describe="<c>")
    root = ElementTree.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert [root.findtext(f"{SVG}title"), root.findtext(f"{SVG}desc")] == ["A & B", "<c>"]
    ids = [each.get("id") for each in root.iter() if each.get("id")]
    assert len(ids) == len(set(ids))
    assert set((root.get("aria-labelledby") or "").split()) <= set(ids)
    pointed = uses(picture) | set(re.findall(r"url\(#([\w-]+)\)", picture))
    assert pointed <= set(ids), "everything used is defined"
    groups = {each.get("id") for each in root.iterfind(f"{SVG}defs/{SVG}g")}
    assert groups == uses(picture), "and only what is used"
    again = draw_svg(game, known, theme=theme, marks=marks, turned=turned, title="A & B", describe="<c>")
    assert picture == again


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("game", "known", "marks"), POSITIONS)
def test_fixed_themes_hold_plain_colours_only(game: str, known: object, marks: Marks, theme: Theme) -> None:
    picture = draw_svg(game, known, theme=theme, marks=marks)
    assert "var(" not in picture
    assert "color-mix(" not in picture
    assert "currentColor" not in picture
    assert "<style" not in picture
    paints = set(re.findall(r' (?:fill|stroke|stop-color)="([^"]*)"', picture))
    assert all(re.fullmatch(r"#[0-9A-Fa-f]{3}|#[0-9A-Fa-f]{6}|none|url\(#\w+\)", paint) for paint in paints)


def test_themes_differ_and_auto_holds_both() -> None:
    light, dark, auto = (draw_svg("island", ISLAND_MIDDLE, theme=theme) for theme in THEMES)
    assert tokens("light")["sand"] in light
    assert tokens("dark")["sand"] in dark
    assert tokens("light")["sand"] not in dark
    assert "prefers-color-scheme:dark" in auto
    assert f"--sand:{tokens('light')['sand']};" in auto
    assert f"--sand:{tokens('dark')['sand']};" in auto
    for name in re.findall(r"var\(--([\w-]+)", auto):
        assert f"--{name}:" in auto


def test_clear_colours_become_a_colour_and_an_opacity() -> None:
    assert resolved('<a fill="var(--legal-fill)" x="1"/>', "light") == (
        '<a fill="#FFFFFF" fill-opacity="0.722" x="1"/>'
    )
    assert (
        resolved('<a fill="#FFFFFF80" fill-opacity=".5"/>', "dark")
        == '<a fill="#FFFFFF" fill-opacity="0.251"/>'
    )
    assert (
        resolved('<a stroke="var(--piece-lift)"/>', "dark") == '<a stroke="#000000" stroke-opacity="0.467"/>'
    )
    mixed = "color-mix(in srgb, var(--nothing, #FF0000) 25%, #00FF04)"
    assert resolved(f'<a fill="{mixed}"/>', "light") == '<a fill="#40BF03"/>'
    assert resolved('<a fill="var(--nothing, red)">var(--sea)</a>', "light") == '<a fill="red">var(--sea)</a>'


def test_every_mark_is_drawn() -> None:
    used = uses(draw_svg("island", ISLAND_MIDDLE, marks=ISLAND_MARKS))
    assert {f"mark-{name}" for name in ("selected", "legal", "target", "crossfire")} <= used
    assert {"ghost-jeep-south", "ghost-turn-left", "ghost-turn-right"} <= used
    without = uses(draw_svg("island", ISLAND_MIDDLE))
    assert not {name for name in without if name.startswith(("mark-", "ghost-"))}
    used = uses(draw_svg("hill218", HILL_MIDDLE, marks=HILL_MARKS))
    assert {"mark-target", "mark-cutoff"} <= used


def test_turned_islands_put_north_below() -> None:
    plain = draw_svg("island", ISLAND_CORNERS)
    turned = draw_svg("island", ISLAND_CORNERS, turned=True)
    pad = r'<use href="#pad-(\w+)"[^>]*?transform="([^"]*)"'
    assert dict(re.findall(pad, plain))["south"] == "translate(554 806)"
    assert dict(re.findall(pad, turned))["north"] == "translate(554 806)"
    assert dict(re.findall(pad, turned))["south"].startswith("rotate(180 ")


def test_artillery_looks_away_from_its_owner() -> None:
    state = HILL218.from_position("I@0,-1;A@0,-2/I@0,1 -/- ?/? 0/0 S2:draw")
    assert "dg-attack-artillery" in uses(draw_svg("hill218", state))
    assert "dg-attack-artillery-north" in uses(draw_svg("hill218", state, turned=True))


def test_a_hidden_card_is_drawn_from_behind() -> None:
    state = HILL218.from_position(f"-/- IHTA/SAP {'?' * 18}SP/{'?' * 20}T 2/2 S1:play")
    for seat, seen in ((SOUTH, "IHTA"), (NORTH, "SAP"), (None, "")):
        used = uses(draw_svg("hill218", HILL218.view(state, seat)))
        letters = {
            letter
            for letter, kind in zip("IHSTAP", KINDS, strict=True)
            for side in ("south", "north")
            if f"unit-{kind}-{side}" in used
        }
        assert letters == set(seen)
    spectator = draw_svg("hill218", HILL218.view(state, None))
    assert "unit-" not in spectator
    assert "dg-" not in spectator
    hands = HILL218.from_position(f"-/- IIII/HHH {'?' * 20}/{'?' * 21} 2/2 S1:play")
    assert spectator == draw_svg("hill218", HILL218.view(hands, None))


def test_pictures_need_no_translation() -> None:
    assert not re.findall(r"<text[^>]*>[A-Za-z]", draw_svg("hill218", HILL_MIDDLE))


def test_far_units_leave_the_picture_small() -> None:
    picture = draw_svg("hill218", HILL_FAR)
    width, height = (float(ElementTree.fromstring(picture).get(name, "")) for name in ("width", "height"))
    assert width < 1800
    assert height < 1800
    assert len(picture) < 100_000
    # The picture shows one neighbour fewer at the edges than the text and two more around the hill.
    assert {"\N{MULTIPLICATION SIGN} 25", "\N{MULTIPLICATION SIGN} 4995"} <= set(
        re.findall(r">([^<]+)</text>", picture)
    )


def test_axis_collapses_long_empty_ranges_only() -> None:
    assert axis([0]) == (-1, 0, 1)
    assert axis([0, 6]) == (-1, 0, 1, 2, 3, 4, 5, 6, 7)
    assert axis([0, 7]) == (-1, 0, 1, Gap(2, 5), 6, 7, 8)
    assert axis([7, 0, 7, 1]) == (-1, 0, 1, 2, 3, 4, 5, 6, 7, 8)
    assert Gap(2, 5).hidden == 4
    assert widened((0, Gap(1, 9), 10)) == (-1, 0, Gap(1, 9), 10, 11)


def test_every_drawing_of_the_look_is_there() -> None:
    assert len(symbols()) == asset("symbols.svg").count("<symbol ")
    for name in re.findall(r"var\(--([\w-]+)", "".join(symbol.content for symbol in symbols().values())):
        assert name in tokens("light")


def test_what_we_do_not_have_is_refused() -> None:
    with pytest.raises(UnknownName, match="unknown-game"):
        draw_svg("chess", ISLAND_MIDDLE)
    with pytest.raises(UnknownName, match="unknown-theme"):
        draw_svg("island", ISLAND_MIDDLE, theme="sepia")  # type: ignore[arg-type]  # what is refused here
    with pytest.raises(NotationError, match="no-space"):
        draw_svg("hill218", HILL_MIDDLE, marks=Marks(legal=("e4",)))

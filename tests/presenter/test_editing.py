"""Positions set up by hand: why one is impossible, what fixes it, and what each edit does."""

from __future__ import annotations

import inspect
import re
from importlib import import_module
from random import Random

import pytest

from skirmish import games
from skirmish.core import NotationError, UnknownName
from skirmish.i18n.speaker import LANGUAGES, Speaker
from skirmish.presenter.editing import Edit, EditedPosition, NoSuchEdit, edited, editing
from skirmish.presenter.structs import Said

GAMES = ("island", "hill218")
EMPTY = "/".join(["12"] * 12)
TOP = "12/" * 10
"""The rows from 12 to 3, empty."""
LONE = f"{TOP}11tv/T^11"
"""A tank each, far apart."""
PADS = "c:.....,j:....."

IMPOSSIBLE = [
    # Island: the text, the code, the rule, and the places that are marked.
    ("island", f"{TOP}tv3#6#/T^11 {PADS} 2/0 S:roll classic", "block-line", "I-2.2", "l2 e2"),
    (
        "island",
        f"#11/1#10/2#9/3#8/4#7/5#6/6#5/7#4/8#3/9#2/tv9#1/T^11 {PADS} 6/4 S:roll classic",
        "too-many-blocks",
        "I-1.4",
        "a12",
    ),
    ("island", f"{LONE} {PADS} 7/0 S:roll classic", "block-kinds", "I-1.4", ""),
    ("island", f"{LONE} {PADS} 0/1 S:roll classic+minefield", "block-kinds", "I-8.1", ""),
    ("island", f"{LONE} {PADS} 1/0 S:roll classic", "block-count", "I-1.4", ""),
    ("island", f"{TOP}11tv/T^T^10 c:.T...,j:..... 0/0 S:roll classic", "too-many", "I-1.2", "south+2"),
    ("island", f"{TOP}svsvsvsvtvtv6/T^11 - 0/0 S:roll blitz", "too-many-in-all", "I-8.1", "f2"),
    ("island", f"{LONE} {PADS} 0/0 S:won classic", "result", "I-7.1", ""),
    ("island", f"{EMPTY[:-2]}T^11 {PADS} 0/0 S:roll classic", "beaten", "I-7.1", ""),
    ("island", f"{LONE} {PADS} 0/0 S:roll@e4 classic", "mover", "I-4.5", "e4"),
    ("island", f"{LONE} - 0/0 S:pad all-out", "no-pad-turn", "I-8.1", ""),
    ("island", f"{LONE} {PADS} 0/0 S:enter classic", "enter", "I-3.8", ""),
    ("island", f"{LONE} {PADS} 0/0 S:removepad classic", "remove-from-pad", "I-3.9", ""),
    ("island", f"{TOP}11t</T^11 {PADS} 0/0 S:remove classic", "remove", "I-3.7", ""),
    # Hill 218.
    ("hill218", "I@0,-1;P@0,0/I@0,1 I/I ?/? 2/2 S2:play", "hill", "H-2.1", "0,0"),
    ("hill218", "I@1,0/T@1,0 I/I ?/? 2/2 S2:play", "shared-space", "H-4.1", "1,0"),
    ("hill218", "T@-1,0;T@1,0/- TT/I ?/? 2/2 S2:play", "too-many", "H-1.2", "1,0"),
    ("hill218", "-/- PPPP/I ?/? 2/2 S2:play", "too-many", "H-1.2", ""),
    ("hill218", f"-/- I/I {'?' * 24}/? 2/2 S2:play", "too-many-in-all", "H-1.2", ""),
    ("hill218", "I@0,-1;I@900,900/- P/- ?/? 0/0 S2:play", "too-wide", "H-4.4", "900,900"),
    ("hill218", "I@0,1/I@1,1 I/I ?/? 2/2 N2:play", "enemy-base", "H-6.1", "0,1"),
    ("hill218", "I@0,1/I@0,-1 I/I ?/? 2/2 N2:play", "enemy-base", "H-6.1", "0,1"),
    ("hill218", "-/- I/I -/? 2/2 S2:draw", "empty-deck", "H-3.1", ""),
    ("hill218", "I@0,-1/- I/I ?/? 2/2 S1:draw", "first-turn", "H-3.1", ""),
    ("hill218", "-/- -/- -/- 0/0 S2:play", "over", "H-6.2", ""),
    ("hill218", "-/- I/I ?/? 2/2 S1:attack@1,-1", "no-attacker", "H-5.2", "1,-1"),
    ("hill218", "T@1,-1/- I/I ?/? 2/2 S1:attack@1,-1", "no-target", "H-5.1", "1,-1"),
    ("hill218", "I@0,-1/- -/- -/- 0/0 over:N", "result", "H-6.2", ""),
    ("hill218", "I@0,1/- I/I ?/? 0/0 over:N", "result", "H-6.1", ""),
    ("hill218", "-/- I/I ?/? 2/2 S:return", "set-up", "H-2.2", ""),
]


@pytest.mark.parametrize(("game", "text", "code", "rule", "places"), IMPOSSIBLE)
def test_an_impossible_position_names_its_rule_and_can_be_fixed(
    game: str, text: str, code: str, rule: str, places: str
) -> None:
    found = edited(game, text, None, None, "en")
    assert found.reason is not None
    assert found.text == text, "it is shown as it is"
    assert found.view is not None
    assert (found.reason.code, found.reason.rule) == (f"bad-position-{code}", rule)
    assert found.reason.squares == places.split()
    assert found.reason.rule in games.load(game).rules
    assert found.reason.text, "the rule in the rulebook's words"
    with pytest.raises(NotationError, match=code):
        games.load(game).from_position(text)
    for lang in LANGUAGES:
        told = edited(game, text, None, None, lang)
        assert told.reason is not None
        assert told.reason.sentence
        assert told.fix is not None
        _said(told.fix.words, lang)
    _fixed(found)


@pytest.mark.parametrize("game", GAMES)
def test_every_fault_of_a_position_has_a_row(game: str) -> None:
    """A new check needs a rule, a place and a way to fix it, too."""
    source = inspect.getsource(import_module(f"{games.package(game)}.notation"))
    checked = set(re.findall(r'raise _impossible\(\s*"([a-z-]+)"', source))
    assert checked == {code for name, _, code, _, _ in IMPOSSIBLE if name == game}


@pytest.mark.parametrize("game", GAMES)
def test_any_edits_lead_to_a_position_that_can_be_fixed(game: str) -> None:
    random = Random(218)
    squares = [f"{column}{row}" for column in "abcdefghijkl" for row in range(1, 13)]
    places = squares + [f"{side}+{slot}" for side in ("south", "north") for slot in range(1, 6)]
    if game == "hill218":
        places = [f"{x},{y}" for x in range(-3, 4) for y in range(-3, 4)]
    for variant in games.load(game).variants * 3:
        found = edited(game, None, variant, None, "en")
        for _ in range(20):
            step = _any_edit(random, found, places)
            try:
                found = edited(game, found.text, variant, step, "en")
            except NoSuchEdit:  # a block on a pad, or another side's
                assert step.at.startswith(("south+", "north+")) or step.to.startswith(("south+", "north+"))
        assert edited(game, found.text, variant, None, "en").text == found.text, "read and written alike"
        _fixed(found)


def _any_edit(random: Random, found: EditedPosition, places: list[str]) -> Edit:
    match random.choice(("put", "put", "put", "move", "turn", "remove", "set", "set")):
        case "put":
            stock = random.choice(found.stock)
            return Edit("put", random.choice(places), piece=stock.piece, seat=stock.seat)
        case "move":
            return Edit("move", random.choice(places), random.choice(places))
        case "turn":
            return Edit("turn", random.choice(places))
        case "remove":
            return Edit("remove", random.choice(places))
    control = random.choice(found.controls)
    values = [each.value for each in control.options] or [str(random.randint(control.least, control.most))]
    return Edit("set", control=control.id, value=random.choice(values), seat=control.seat)


def _fixed(found: EditedPosition) -> None:
    """Fixed again and again, any position becomes possible."""
    for _ in range(80):
        if found.reason is None:
            games.load(found.game).from_position(found.text, found.variant)
            return
        assert found.fix is not None, found.text
        found = edited(found.game, found.fix.text, found.variant, None, "en")
    pytest.fail(found.text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_in_the_editor_has_words(game: str, lang: str) -> None:
    found = edited(game, None, None, None, lang)
    assert found.reason is None
    assert found.sentence
    for stock in found.stock:
        _said(stock.words, lang)
    for value in next(each for each in found.controls if each.id == "awaited").options:
        later = edited(game, found.text, None, Edit("set", control="awaited", value=value.value), lang)
        for control in later.controls:
            _said(control.words, lang)
            for option in control.options:
                _said(option.words, lang)


def _said(words: Said, lang: str) -> None:
    assert Speaker(lang).say(words.id, **words.facts)


def test_the_island_by_hand() -> None:
    text = f"{LONE} {PADS} 0/0 S:roll classic"
    steps = [
        (Edit("put", "e4", piece="soldier", seat="north"), "4sv7/12/11tv/T^11 c:.....,j:..... 0/0 S:roll"),
        (Edit("put", "e4", piece="soldier", seat="north"), "4s<7/12/11tv/T^11 c:.....,j:..... 0/0 S:roll"),
        (Edit("turn", "e4"), "4s^7/12/11tv/T^11 c:.....,j:..... 0/0 S:roll"),
        (Edit("move", "e4", "north+2"), "12/12/11tv/T^11 c:.....,j:.s... 0/0 S:roll"),
        (Edit("put", "c3", piece="block"), "12/2#9/11tv/T^11 c:.....,j:.s... 1/0 S:roll"),
        (Edit("put", "d4", piece="block"), "3#8/2#9/11tv/T^11 c:.....,j:.s... 1/1 S:roll"),
        (Edit("set", control="live", value="2"), "3#8/2#9/11tv/T^11 c:.....,j:.s... 2/0 S:roll"),
        (Edit("set", control="missile", value="e", seat="north"), "11tv/T^11 c:.....,e:.s... 2/0 S:roll"),
        (Edit("set", control="awaited", value="d3"), "2/0 S:d3 classic"),
        (Edit("set", control="mover", value="a1"), "2/0 S:d3@a1 classic"),
        (Edit("set", control="side", value="N"), "2/0 N:d3 classic"),
        (Edit("remove", "c3"), "3#8/12/11tv/T^11 c:.....,e:.s... 1/0 N:d3"),
        (Edit("clear"), f"{EMPTY} c:.....,j:..... 0/0 N:d3 classic"),
    ]
    for step, expected in steps:
        text = edited("island", text, None, step, "en").text
        assert expected in text, step
    assert edited("island", text, "blitz+minefield", None, "en").text == f"{EMPTY} - 0/0 N:d3 blitz+minefield"


def test_hill_218_by_hand() -> None:
    text = "I@0,-1/- I??/?? ????/???? 2/1 S2:play"
    steps = [
        (Edit("put", "1,-1", piece="tank", seat="south"), "I@0,-1;T@1,-1/- I??/?? ????/???? 2/1 S2:play"),
        (Edit("put", "1,-1", piece="para", seat="north"), "I@0,-1/P@1,-1 I??/?? ????/???? 2/1 S2:play"),
        (Edit("move", "0,-1", "2,2"), "I@2,2/P@1,-1 I??/??"),
        (Edit("set", control="hand-tank", value="2", seat="south"), "P@1,-1 ITT/?? "),
        (Edit("set", control="hand-tank", value="3", seat="south"), "P@1,-1 ITTT/?? "),
        (Edit("set", control="hand-tank", value="1", seat="south"), "P@1,-1 IT??/?? "),
        (Edit("set", control="hand", value="1", seat="south"), "P@1,-1 I/?? "),
        (Edit("set", control="deck", value="6", seat="north"), "????/?????? 2/1"),
        (Edit("set", control="strikes", value="0", seat="south"), "0/1 S2:play"),
        (Edit("set", control="awaited", value="attack"), "0/1 S1:attack@2,2"),
        (Edit("move", "2,2", "2,-1"), "I@2,-1/P@1,-1 I/?? ????/?????? 0/1 S1:attack@2,-1"),
        (Edit("set", control="plays", value="0"), "S0:attack@2,-1"),
        (Edit("set", control="awaited", value="won"), "over:S"),
        (Edit("set", control="awaited", value="return"), "S:return"),
        (Edit("clear"), "-/- I/?? ????/?????? 0/1 S:return"),
    ]
    for step, expected in steps:
        text = edited("hill218", text, None, step, "en").text
        assert expected in text, step


def test_a_unit_comes_out_of_a_full_deck() -> None:
    text = f"-/- III/III {'?' * 21}/{'?' * 21} 2/2 S2:play"
    found = edited("hill218", text, None, Edit("put", "0,-1", piece="tank", seat="south"), "en")
    assert found.reason is None
    assert found.text == f"T@0,-1/- III/III {'?' * 20}/{'?' * 21} 2/2 S2:play"


@pytest.mark.parametrize(
    ("game", "edit"),
    [
        ("island", Edit("put", "z9", piece="tank", seat="south")),
        ("island", Edit("put", "e4", piece="rook", seat="south")),
        ("island", Edit("put", "e4", piece="tank")),
        ("island", Edit("put", "south+1", piece="tank", seat="north")),
        ("island", Edit("put", "south+1", piece="block")),
        ("island", Edit("move", "e4", "m1")),
        ("island", Edit("set", control="live", value="11")),
        ("island", Edit("set", control="awaited", value="chess")),
        ("island", Edit("set", control="missile", value="c")),
        ("hill218", Edit("put", "1", piece="tank", seat="south")),
        ("hill218", Edit("put", "100,0", piece="tank", seat="south")),
        ("hill218", Edit("put", "1,0", piece="rook", seat="south")),
        ("hill218", Edit("set", control="strikes", value="3", seat="south")),
        ("hill218", Edit("set", control="hand", value="-1", seat="south")),
    ],
)
def test_an_edit_that_makes_no_sense_is_refused(game: str, edit: Edit) -> None:
    with pytest.raises(NoSuchEdit):
        edited(game, None, None, edit, "en")


def test_unknown_names_are_refused() -> None:
    with pytest.raises(UnknownName):
        edited("chess", None, None, None, "en")
    with pytest.raises(UnknownName, match="unknown-variant"):
        edited("island", None, "chess", None, "en")


def test_nothing_stays_on_a_pad_that_a_variant_lacks() -> None:
    found = edited("island", None, "all-out", None, "en")
    assert found.text.split(" ")[1] == "-"
    with pytest.raises(NoSuchEdit):
        edited("island", found.text, None, Edit("put", "south+1", piece="tank", seat="south"), "en")


@pytest.mark.parametrize("game", GAMES)
def test_games_of_ours_can_be_edited(game: str) -> None:
    part = editing(game)
    assert part is not None
    games.load(game).from_position(part.sample)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_comes_next_is_told_apart(lang: str) -> None:
    found = edited("island", f"{LONE} {PADS} 0/0 S:roll classic", "classic", None, lang)
    awaited = next(each for each in found.controls if each.id == "awaited")
    words = [Speaker(lang).say(each.words.id, **each.words.facts) for each in awaited.options]
    assert len(set(words)) == len(words)

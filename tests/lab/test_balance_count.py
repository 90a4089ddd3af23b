"""What is counted in a game is what happened in it."""

from __future__ import annotations

import pytest

from skirmish import agents
from skirmish.core import NORTH, SOUTH, Options
from skirmish.games import load, names
from skirmish.games.hill218.balance import DRAWN, IN_PLAY
from skirmish.games.hill218.kinds import KINDS as CARDS
from skirmish.games.island.balance import LEFT, own
from skirmish.games.island.board import COUNTS, SQUARES
from skirmish.lab.balance_count import Count, counting
from skirmish.lab.contest import contest
from skirmish.match.seeds import RANDOM, Seed
from skirmish.records import Record
from tests.games.test_golden import GOLDEN, recorded

GAMES = 6


def played(game: str, variant: str, agent: str = "random") -> list[Record]:
    known, player = load(game), agents.load(agent)
    seeds = (Seed("count", number) for number in range(GAMES))
    return [
        contest(
            known, Options(variant, seed.first(RANDOM)), (player, player), seed.fair(), seed.agents
        ).record
        for seed in seeds
    ]


def counted(game: str, records: list[Record]) -> Count:
    count = counting(game)
    for record in records:
        count.add(record)
    return count


def golden(name: str) -> Record:
    return recorded((GOLDEN / f"{name}.txt").read_text())


@pytest.mark.parametrize(
    ("name", "end"),
    [
        ("island-shot", "shot"),
        ("island-quick-own", "shot"),
        ("island-own-shot", "blast"),
        ("island-blast", "blast"),
        ("island-landing", "blast"),
        ("island-penalty", "penalty"),
        ("island-removed-from-pad", "pad-penalty"),
        ("island-both-at-once", "both"),
        ("island-quick-both", "both"),
        ("island-quiet", "quiet"),
        ("hill218-base-south", "base"),
        ("hill218-base-north", "base"),
        ("hill218-more-units", "more-units"),
        ("hill218-equal-units", "equal-units"),
    ],
)
def test_every_end_is_told_apart(name: str, end: str) -> None:
    record = golden(name)
    count = counted(record["Game"], [record])
    assert dict(count.ends) == {end: 1}
    assert end in count.ENDS
    assert count.first.draws == (record["Result"] == "draw")
    assert count.first.wins == (record["Result"] == record["First"])
    assert count.south.wins == (record["Result"] == "S")


@pytest.mark.parametrize(
    ("game", "variant"), [(game, each) for game in names() for each in load(game).variants]
)
def test_it_all_adds_up(game: str, variant: str) -> None:
    records = played(game, variant)
    count = counted(game, records)
    assert count.games == count.first.games == count.south.games == GAMES == sum(count.ends.values())
    assert len(count.turns) == len(count.decisions) == GAMES
    assert count.first.draws == count.south.draws
    for moments in count.moments.values():
        assert len(moments.rows) == len(moments.points) == len(moments.games)
        assert {len(row) for row in moments.rows} <= {len(moments.names)}
        assert len(moments.rows) == sum(turns // count.EVERY for turns in count.turns)
    for kind, figures in count.table().items():
        assert tuple(figures) == count.COLUMNS, kind


@pytest.mark.parametrize("variant", load("island").variants)
def test_no_character_is_both_lost_and_left(variant: str) -> None:
    count = counted("island", played("island", variant, "greedy"))
    ways = ("shot", "crossfire", "blast", "penalty", "pad-penalty", "left-over")
    sides = 2 * GAMES
    everybody = {kind: sum(figures[way] for way in ways) * sides for kind, figures in count.table().items()}
    if "blitz" in variant:
        assert sum(everybody.values()) == pytest.approx(5 * sides)
    else:
        assert everybody == {kind: pytest.approx(number * sides) for kind, number in COUNTS.items()}
    maps = {each.name: each for each in count.maps()}
    lost = sum(count.kinds[kind][way] for kind in COUNTS for way in ways[:4])
    assert maps["lost"].total == lost
    winners = GAMES - count.first.draws
    assert maps["block"].total == 5 * winners
    assert sum(count.kinds[kind]["takes"] for kind in COUNTS) <= lost
    assert count.openings == GAMES


def test_the_hill_counts_every_card_once() -> None:
    records = played("hill218", "standard", "greedy")
    count = counted("hill218", records)
    maps = {each.name: each for each in count.maps()}
    tokens = [token.text for record in records for token in record.tokens]
    for letter, card in CARDS.items():
        deployed = sum(token.startswith(f"{letter}@") for token in tokens)
        assert maps[card.word].total == count.kinds[card.word]["deployed"] == deployed
        assert count.kinds[card.word]["survives"] <= deployed
    attacks, strikes = (sum(token[0] == mark for token in tokens) for mark in "*!")
    assert maps["strike"].total == strikes
    assert maps["destroyed"].total == attacks + strikes
    assert sum(count.kinds[card.word]["destroys"] for card in CARDS.values()) == attacks
    assert sum(count.kinds[card.word]["base-taken"] for card in CARDS.values()) == count.ends["base"]
    assert count.openings is None


def test_what_the_sides_have_is_south_minus_north() -> None:
    hill = counted("hill218", [golden("hill218-more-units")])
    in_play, drawn = hill.moments[IN_PLAY], hill.moments[DRAWN]
    assert in_play.names == ("infantry", "heavy", "special", "tank", "artillery", "para", "strike", "turn")
    assert drawn.names == ("heavy", "special", "tank", "artillery", "para", "cards", "turn")
    assert {row[-1] for row in drawn.rows} == {-1, 1}
    island = counted("island", [golden("island-whole-classic")]).moments[LEFT]
    assert island.names[:4] == ("soldier-island", "jeep-island", "tank-island", "soldier-pad")
    assert any(any(row[:-1]) for row in island.rows)


def test_maps_are_seen_from_the_side_they_are_about() -> None:
    assert own(SQUARES["a1"], SOUTH) == own(SQUARES["l12"], NORTH) == SQUARES["a1"]
    assert own(SQUARES["c11"], NORTH) == SQUARES["j2"]
    maps = {each.name: each for each in counted("hill218", [golden("hill218-base-south")]).maps()}
    reach = len(maps["tank"].rows) // 2
    kinds = [maps[card.word].rows for card in CARDS.values()]
    base, hill = (sum(rows[reach + y][reach] for rows in kinds) for y in (-1, 0))
    assert base >= 2, "both sides began on what each sees as its own base"
    assert hill == 0

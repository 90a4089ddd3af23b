"""``play`` through pipes: whole games, and every command at the table."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from skirmish.agents import load
from skirmish.cli.terminal.session import Session, fair_chance
from skirmish.cli.voice import HUMAN
from skirmish.core import Decide, Options, Seat
from skirmish.match.commands import Submit
from skirmish.match.seeds import Seed
from skirmish.records import Record, check, read_records
from tests.cli.processes import Play, autosaved, skirmish, tokens_kept
from tests.must import must


def scripted(game: str, variant: str, seed: str) -> tuple[list[str], Record]:
    """What a person types who chooses at random, and the record of the game that this leads to."""
    first = Seed(seed).first("random")
    who = (HUMAN, "random")
    session = Session.start(game, Options(variant, first), who, fair_chance(seed), "none", {})
    choice, typed = Random(seed), []
    while isinstance(session.match.pending, Decide):
        seat = session.match.pending.seat
        view = session.match.view(seat)
        if seat is Seat.SOUTH:
            legal = sorted(map(str, session.match.game.legal(view)))
            harmless = [token for token in legal if "*" not in token or game != "island"]
            token = choice.choice(harmless or legal)
            typed.append(token)
        else:
            token = str(load("random").choose(session.match.game, view, session.agents_chance()))
        session.issue(Submit(token), seat)
    return typed, session.record()


@pytest.mark.parametrize(
    ("game", "variant"),
    [("island", "classic"), ("island", "blitz"), ("hill218", "standard"), ("hill218", "beginner")],
)
def test_a_whole_game_against_an_agent(game: str, variant: str, tmp_path: Path, play: Play) -> None:
    typed, expected = scripted(game, variant, "a seed")
    options = ("--variant", variant, "--north", "random", "--seed", "a seed", "--board", "facts")
    done = play(game, *options, lines=[*typed, "mine.skirmish"], alone=variant in ("classic", "standard"))
    assert done.status == 0
    commitment = must(re.search(r"[0-9a-f]{64}", done.out))
    assert commitment[0] == expected["Commitment"]
    assert expected["Secret"] in done.out.replace("\n", " ")
    assert "Saved as mine.skirmish." in done.out
    (record,) = read_records((tmp_path / "mine.skirmish").read_text())
    assert record.tokens == expected.tokens
    assert record["Result"] == expected["Result"]
    assert record["Seed"] == "a seed"
    assert autosaved(tmp_path).read_text() == (tmp_path / "mine.skirmish").read_text()
    assert skirmish("verify", "mine.skirmish", folder=tmp_path).status == 0


def test_the_same_seed_and_lines_give_the_same_game(tmp_path: Path, play: Play) -> None:
    (one := tmp_path / "one").mkdir()
    (two := tmp_path / "two").mkdir()
    outs = [play("hill218", "--seed", "z", lines=["1", "1", "1"], folder=each).out for each in (one, two)]
    assert outs[0] == outs[1]
    assert tokens_kept(one) == tokens_kept(two)
    assert play("hill218").out != play("hill218").out


def test_undo_takes_back_the_decision_and_what_came_of_it(tmp_path: Path, play: Play) -> None:
    start = ("island", "--seed", "1", "--first", "S", "--north", "random")
    done = play(*start, lines=["undo", "#a1", "undo", "#c3"])
    assert "You have no decision to take back." in done.out
    assert "You took back" in done.out
    (record,) = read_records(autosaved(tmp_path).read_text())
    assert record.tokens[0].text == "#c3"
    assert "takeback: #a1" in autosaved(tmp_path).read_text()
    play("--resume", lines=["undo", "#d4"])  # takebacks survive as well
    assert tokens_kept(tmp_path)[0] == "#d4"


def test_the_only_person_is_you(play: Play) -> None:
    done = play("island", "--seed", "1", "--first", "S", "--north", "random", lines=["#a1"])
    assert "South: you. North: Random. You play first." in done.out
    assert "\nPlace a block on an empty square." in done.out
    assert "\nYou> " in done.out
    assert "South: Place" not in done.out


def test_in_a_hot_seat_the_other_person_is_asked(tmp_path: Path, play: Play) -> None:
    hot = ("island", "--seed", "1", "--first", "S", "--north", "human")
    lines = ["#a1", "#b2", "#c3", "undo", "n", "undo", "draw", "y", "n", "#d4"]
    done = play(*hot, lines=lines)
    assert "press Enter" not in done.out  # nothing is hidden on the island
    asked = "South: North would like to take back their last decision and all that followed."
    assert asked in " ".join(done.out.split())
    assert "South did not agree" in done.out
    assert "plays on" in done.out


def test_draw_by_agreement_and_resignation(tmp_path: Path, play: Play) -> None:
    hot = ("island", "--first", "S", "--north", "human")
    agreed = play(*hot, lines=["#a1", "draw", "y", "y"])
    assert "agreed on a draw" in agreed.out
    (record,) = read_records(autosaved(tmp_path).read_text())
    assert (record["Result"], record["Termination"]) == ("draw", "agreement")
    check(record)
    alone = play("--first", "S", lines=["draw", "y", "resign", "n", "resign", "y", ""])
    assert "Greedy declined the draw" in alone.out
    assert "You resigned. Greedy wins the battle." in alone.out
    assert skirmish("verify", str(autosaved(tmp_path)), folder=tmp_path).status == 0
    over = skirmish("play", "--resume", folder=tmp_path)
    assert over.status == 2
    assert "is over" in over.err


def test_what_can_be_asked_at_the_table(tmp_path: Path, play: Play) -> None:
    lines = ["?", "why #a1", "why d3", "why", "why zz", "why 1", "#a1", "list", "#b22", "zzz", "999999"]
    lines += ["board", "rules I-2.2", "rules I-0.0", "save .", "save no/such/folder/x", "", "quit"]
    done = play("--seed", "1", "--first", "S", "--north", "random", lines=lines)
    assert done.status == 0
    out = " ".join(done.out.split())
    for said in (
        "Place a block: For example #a1. I-2.2 Take turns",
        "#a1 is legal. You can place a block on a1.",
        "d3 is not allowed.",
        "Usage: why TOKEN, for example: why #a1",
        "“zz” is neither a token nor a command; type ? for help.",
        "Did you mean #b2?",
        "There is no number 999999",
        "I-2.2 Take turns putting blocks",
        "There is no rule “I-0.0”",
        "“.”: it is a folder",
        "“no/such/folder”: no such folder",
        "skirmish play --resume",
    ):
        assert said in out, said


def test_a_token_in_the_wrong_case_is_understood(tmp_path: Path, play: Play) -> None:
    play("--seed", "1", "--first", "S", "--north", "random", lines=["#A1"])
    assert tokens_kept(tmp_path)[0] == "#a1"


def test_long_lists_are_short_and_the_whole_list_is_there(tmp_path: Path, play: Play) -> None:
    hot = ("--seed", "1", "--first", "S", "--north", "human")
    blocks = [f"#{column}{row}" for row, column in enumerate("abcdefghij", 1)]
    done = play(*hot, lines=[*blocks, "list"])
    compact, _, whole = done.out.partition("South> \nPlace a character:")
    assert "S J T | " in compact
    assert "| ^ > v <" in compact
    assert "Se2^" in whole
    assert whole.count("^") > 60


def test_own_characters_are_asked_about(tmp_path: Path, play: Play) -> None:
    """I-6.4: South's soldier on a1 aims at South's own jeep on a3 after the set-up below."""
    blocks = [f"#{column}{row}" for row, column in zip(range(3, 13), "cdefghijkl", strict=True)]
    south = ["Sa1>", "Jc1>", "Sa2<", "Sk1<", "Sl1^"]
    north = ["Sa12v", "Sb12v", "Sc12v", "Sd12v", "Se12v"]
    lines = blocks[:]
    for own, other in zip(south, north, strict=True):
        lines += [own, other]
    lines += ["=JJTTS", "=JJJTT", "a1*c1", "n", "a1*c1", "y"]
    done = play("--seed", "3", "--first", "S", "--north", "human", lines=lines)
    assert done.out.count("This removes your own jeep on c1. Shoot?") == 2
    assert "lost the jeep on c1" in " ".join(done.out.split())


def test_one_choice_is_taken_by_enter(tmp_path: Path, play: Play) -> None:
    start = ("hill218", "--variant", "beginner", "--north", "random", "--seed", "11", "--first", "S")
    done = play(*start, lines=["", "1", "1"])
    assert "Only *0,1 is possible: press Enter." in done.out
    before = tokens_kept(tmp_path)
    assert (
        len([token for token in before if token[0] != "+"]) == 4
    )  # Enter chose nothing where there was more
    play("--resume", lines=[""])
    assert tokens_kept(tmp_path)[len(before)] == "*0,1"


def test_clocks_run_out(tmp_path: Path, play: Play) -> None:
    done = play("--clock", "0.00002+0", "--first", "S", lines=["", "auto", "1", "1"])
    assert "You ran out of time. Greedy wins the battle." in done.out
    (record,) = read_records(autosaved(tmp_path).read_text())
    assert (record["Result"], record["Termination"]) == ("N", "time")


def test_a_war_goes_on_until_it_is_won(tmp_path: Path, play: Play) -> None:
    options = ("island", "--variant", "blitz", "--war", "best-of-3", "--south", "random", "--north", "random")
    done = play(*options, "--seed", "6", "--board", "facts")
    assert done.status == 0
    assert "wins the war" in done.out or "war is a draw" in done.out
    records = read_records(autosaved(tmp_path).read_text())
    assert 2 <= len(records) <= 3
    assert len({record["Commitment"] for record in records}) == len(records)
    assert records[0]["First"] != records[1]["First"]
    assert {record["War"] for record in records} == {"best-of-3"}
    assert skirmish("verify", str(autosaved(tmp_path)), folder=tmp_path).status == 0
    told = skirmish("check", str(autosaved(tmp_path)), folder=tmp_path).out.splitlines()
    assert len(told) == len(records) + 1
    assert ": war best-of-3: random " in told[-1]
    assert told[-1].endswith(("; won by random", "; drawn"))


def test_on_hill_218_the_players_change_sides_in_a_war(tmp_path: Path, play: Play) -> None:
    options = ("hill218", "--war", "over-2", "--south", "random", "--north", "greedy", "--seed", "6")
    done = play(*options, "--variant", "beginner", "--board", "facts")
    assert done.status == 0
    first, second = read_records(autosaved(tmp_path).read_text())
    assert (first["South"], first["North"]) == (second["North"], second["South"])
    assert first["First"] == second["First"]
    won = [(each["South"] if each["Result"] == "S" else each["North"]) for each in (first, second)]
    told = skirmish("check", str(autosaved(tmp_path)), folder=tmp_path).out.splitlines()[-1]
    sums = [f"{name} {won.count(name)} ({won.count(name)})" for name in (first["South"], first["North"])]
    assert f"war over-2: {sums[0]}, {sums[1]}; " in told


@pytest.mark.parametrize("lang", ["it", "ko", "de", "no"])
def test_the_table_speaks_five_languages(lang: str, tmp_path: Path, play: Play) -> None:
    lines = ["?", "why #a1", "#a1", "zzz", "undo", "list", "resign", "y", ""]
    done = play("--lang", lang, "--first", "S", lines=lines)
    assert done.status == 0
    assert "South" not in done.out
    assert "terminal-" not in done.out


def test_help_in_other_words(play: Play) -> None:
    for word in ("help", "H", "hilfe", "aiuto", "hjelp", "도움말"):
        assert "I-2.2" in play("--seed", "1", "--first", "S", lines=[word]).out


def test_numbers_work_in_folded_lists_too(tmp_path: Path, play: Play) -> None:
    start = ("--seed", "1", "--first", "S", "--north", "human")
    done = play(*start, lines=["3", "", "b 5", "list", "1"])
    out = " ".join(done.out.split())
    assert "Type a token or its number, for example #b1; ? explains." in out
    assert tokens_kept(tmp_path) == ["#a3", "#b5", "#c1"]


def test_the_set_up_is_done_on_request(tmp_path: Path, play: Play) -> None:
    start = ("--variant", "blitz", "--seed", "1", "--first", "S", "--north", "random")
    done = play(*start, lines=["auto", "auto"])
    assert "There is nothing to set up now." in done.out
    kept = tokens_kept(tmp_path)
    assert len(kept) > 10
    assert kept[-1].startswith("d"), "South is asked what to do with its first roll"


def test_a_minus_as_it_is_shown(tmp_path: Path, play: Play) -> None:
    start = ("hill218", "--variant", "beginner", "--north", "random", "--seed", "11", "--first", "S")
    done = play(*start, lines=["", "?", "list"])
    assert "Type a token or its number, for example" in done.out
    assert done.out.count("I infantry, H heavy weapons, S special forces") == 2
    token = must(re.search(r"\b([IHSTAP])@0,-1", done.out))
    play(*start, lines=[f"{token[1]} 0 \N{MINUS SIGN}1"])
    assert token[0] in tokens_kept(tmp_path)


def test_a_draw_offered_twice_is_refused_at_once(play: Play) -> None:
    done = play("--first", "S", lines=["draw", "y", "draw", "quit"])
    assert done.out.count("Offer a draw?") == 1


def test_a_file_that_cannot_be_written_is_asked_about_again(tmp_path: Path, play: Play) -> None:
    done = play("--first", "S", lines=["resign", "y", ".", "no/such/folder/x", "good.skirmish"])
    assert done.out.count("Save the record?") == 3
    assert (tmp_path / "good.skirmish").exists()


def test_commands_are_understood_after_the_end(tmp_path: Path, play: Play) -> None:
    done = play("--first", "S", lines=["resign", "y", "undo", "board", "story", "good.skirmish"])
    out = done.out.split("Save the record?")
    assert len(out) == 5
    assert "over" in out[1]
    assert out[2].count("\n") > 10, "the board"
    assert out[3].strip(), "the story"
    assert not (tmp_path / "undo").exists()
    assert (tmp_path / "good.skirmish").exists()
    assert play("--first", "S", lines=["resign", "y", "quit"]).out.count("Save the record?") == 1


def test_the_first_screen_names_the_aim_and_the_war(play: Play) -> None:
    done = play("--variant", "quick", "--war", "to-50", "--first", "S")
    out = " ".join(done.out.split())
    assert "when your opponent has lost five characters. This is a war: the first" in out
    assert "the first to reach 50 points wins. South:" in out
    done = play("--variant", "blitz", "--war", "best-of-3", "--first", "S", lines=["resign", "y"])
    out = " ".join(done.out.split())
    assert "Battle 2. The war so far: You 0, Greedy 1 (battles won)." in out


def test_an_end_that_costs_a_character_must_be_typed(tmp_path: Path, play: Play) -> None:
    """South's soldiers all look over the edge, so that no roll but a 0 can be used."""
    blocks = [f"#{column}{row}" for row, column in zip(range(3, 13), "cdefghijkl", strict=True)]
    lines = blocks[:]
    for column in "abcde":
        lines += [f"S{column}1v", f"S{column}12^"]
    lines += ["=JJJTT", "=JJJTT"]
    for seed in map(str, range(20)):
        folder = tmp_path / seed
        folder.mkdir()
        done = play("--seed", seed, "--first", "S", "--north", "human", lines=[*lines, ""], folder=folder)
        if "None of your characters can use the" in done.out:
            break
    assert done.out.count("Only end is possible: type it.") == 2
    assert "end" not in tokens_kept(folder)
    done = play("--resume", lines=["end"], folder=folder)
    assert "end" in tokens_kept(folder)

"""``play`` in a terminal: completion, the hand-over between two people, clocks, an interrupt."""

from __future__ import annotations

import re
from pathlib import Path

import pexpect

from skirmish.records import check, read_records
from tests.cli.person import CLEAR, ESCAPES, Person
from tests.cli.processes import SKIRMISH, environment


def test_a_whole_game_typed_at_a_terminal(tmp_path: Path, no_leftovers: list[Person]) -> None:
    person = Person(tmp_path, "hill218", "--north", "random", "--seed", "8", "--variant", "beginner")
    no_leftovers.append(person)
    for _ in range(200):
        if "Save" in person.asked():
            break
        person.choose_last()
    person.type("")
    assert person.end() == 0
    assert "Traceback" not in person.seen
    assert "\x1b[1;38;5;" in person.seen  # a board in colour
    (record,) = read_records(person.autosaved.read_text())
    assert record.finished
    check(record)


def test_tokens_and_commands_are_completed(tmp_path: Path, no_leftovers: list[Person]) -> None:
    person = Person(tmp_path, "--first", "S", "--north", "human")
    no_leftovers.append(person)
    person.asked()
    person.process.send("boa\t")
    person.until("rd")
    person.type("")
    person.until(r"blocks: 0")
    person.asked()
    person.process.send("#L12\t")
    person.until("l12")
    person.type("")
    person.until("placed a block on l12")
    person.asked()
    person.process.send("#l12\r")
    person.until("not allowed")
    person.asked()
    person.process.send("\x04")  # Ctrl-D
    assert person.end() == 0
    assert "--resume" in person.seen


def test_an_interrupt_at_the_prompt(tmp_path: Path, no_leftovers: list[Person]) -> None:
    person = Person(tmp_path, "--first", "S")
    no_leftovers.append(person)
    person.asked()
    person.process.send("\x03")
    assert person.end() == 130
    assert "Traceback" not in person.seen


def test_time_runs_out_while_somebody_thinks(tmp_path: Path, no_leftovers: list[Person]) -> None:
    person = Person(tmp_path, "--first", "S", "--clock", "0.8")
    no_leftovers.append(person)
    person.asked()
    person.until(r"You ran out of time\. Greedy wins")
    person.until(r"Save the record\?")
    person.type("")
    assert person.end() == 0


HAND = re.compile(r"(South|North): hand (\S+),")
OTHER = {"South": "North", "North": "South"}


def test_nobody_sees_the_other_hand(tmp_path: Path, no_leftovers: list[Person]) -> None:
    """Between two clearings of the screen stands what one person saw, or what both may see."""
    person = Person(
        tmp_path, "hill218", "--south", "human", "--north", "human", "--seed", "5", "--first", "S"
    )
    no_leftovers.append(person)
    decisions = 0
    while "Save" not in (said := person.asked()):
        if "to continue" in said:
            assert person.seen.count("SHA-256") == 1  # the introduction stays until it has been read
            assert CLEAR not in person.seen
            person.type("")
        elif "to see your cards" in said:
            person.type("s" if "South" in said else "n")
        elif decisions == 6:
            decisions += 1
            person.type("draw")
            assert "Offer a draw" in person.asked()
            person.type("y")
            assert "offers a draw" in person.asked()
            person.type("n")
        elif decisions < 16:
            decisions += 1
            person.choose_last()
        else:
            person.type("resign")
            assert "you resign" in person.asked()
            person.type("y")
    person.type("")
    assert person.end() == 0
    sights = [ESCAPES.sub("", each) for each in person.seen.split(CLEAR)]
    *private, _open = sights
    looked = 0
    for sight in private:
        prompts = set(re.findall(r"(South|North)>", sight))
        hands = HAND.findall(sight)
        if not prompts:
            assert hands == []  # a hand-over or a question to the other: nothing of the table shows
            continue
        looked += 1
        assert len(prompts) == 1
        (seat,) = prompts
        for owner, cards in hands:
            assert owner == seat or set(cards) <= set("?-"), sight
        drawn = re.findall(rf"{OTHER[seat]} (?:drew|returned) ([^.]*)\.", sight)
        assert all(re.match(r"\d+ cards?", each) for each in drawn), drawn
    assert looked > 6
    assert sum("Hand over the screen" in sight for sight in private) >= looked - 1


def test_a_dumb_terminal_gets_plain_lines(tmp_path: Path, no_leftovers: list[Person]) -> None:
    person = Person(tmp_path, "--first", "S", "--north", "random", term="dumb")
    no_leftovers.append(person)
    person.until("You>")
    person.type("#a1")
    person.until("placed a block on a1")
    person.until("You>")
    person.type("quit")
    assert person.end() == 0
    assert "\x1b" not in person.seen


def test_a_window_too_narrow_for_the_field_gets_sentences(tmp_path: Path, no_leftovers: list[Person]) -> None:
    person = Person(tmp_path, "--first", "S")
    no_leftovers.append(person)
    person.asked()
    assert "\x1b[1;38;5;" in person.seen or "38;5;" in person.seen
    narrow = pexpect.spawn(
        SKIRMISH[0],
        [*SKIRMISH[1:], "play", "--first", "S", "--north", "greedy"],
        env={**environment(tmp_path, {"TERM": "xterm"}), "COLUMNS": "50"},
        dimensions=(40, 50),
        encoding="utf-8",
        timeout=90,
    )
    narrow.expect("--board facts")
    narrow.expect("South has no characters on the island|You>")
    assert "You>" not in str(narrow.after)
    narrow.close(force=True)


def test_a_short_terminal_shows_the_whole_board_with_the_question(
    tmp_path: Path, no_leftovers: list[Person]
) -> None:
    person = Person(tmp_path, "--first", "S", more={"LINES": "24", "COLUMNS": "62"})
    no_leftovers.append(person)
    person.asked()
    person.type("#a1")
    person.until("#a1")
    person.asked()
    shown = ESCAPES.sub("", person.seen).replace("\r", "").rpartition("You placed a block on a1")[2]
    lines = shown.split("\n")  # the line that is typed is the last one
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 62
    assert sum(line.split() == list("abcdefghijkl") for line in lines) == 1
    assert any(line.startswith("South: island 0, pad 0; North: island 0, pad 0; blocks: 2") for line in lines)
    assert "Place a block on an empty square" in shown


def test_a_short_terminal_shows_the_field_with_its_letters_and_the_question(
    tmp_path: Path, no_leftovers: list[Person]
) -> None:
    person = Person(
        tmp_path, "hill218", "--variant", "beginner", "--first", "S", more={"LINES": "24", "COLUMNS": "80"}
    )
    no_leftovers.append(person)
    person.asked()
    shown = ESCAPES.sub("", person.seen).replace("\r", "")
    lines = shown[shown.index("Deploy") :].split("\n")
    assert len(lines) < 24, shown
    assert max(map(len, lines)) <= 80
    # Numbered choices stand below the board, where its letters are explained.
    letters = "I infantry, H heavy weapons, S special forces, T tank, A artillery, P paratroopers"
    assert letters in " ".join(shown.split())
    assert "Deploy a unit" in shown


def test_a_rule_is_printed_and_not_paged(tmp_path: Path, no_leftovers: list[Person]) -> None:
    person = Person(tmp_path, "--first", "S", more={"PAGER": "false"})
    no_leftovers.append(person)
    person.asked()
    person.type("rules I-5.2")
    person.until(r"reinforcement \(I-4\.2\)")
    person.asked()


def test_between_battles_enter_is_awaited(tmp_path: Path, no_leftovers: list[Person]) -> None:
    person = Person(tmp_path, "--variant", "blitz", "--war", "best-of-3", "--first", "S")
    no_leftovers.append(person)
    person.asked()
    person.type("resign")
    person.asked()
    person.type("y")
    assert "to continue" in person.asked()
    assert "Battle 2. The war so far" in person.seen
    person.type("quit")
    assert person.end() == 0
    assert "--resume" in person.seen

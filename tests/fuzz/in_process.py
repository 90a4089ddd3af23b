"""Positions, tokens and records, mutated and read in this process.

An input is a function of the run's seed and its own number, so that each can be tried again by itself.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from itertools import islice
from typing import Any

from skirmish import presenter
from skirmish.core import Decide, IllegalAction, Roll, Seat, SkirmishError
from skirmish.games import load, names
from skirmish.i18n.speaker import LANGUAGES, Speaker
from skirmish.records import (
    Record,
    RecordError,
    check,
    decode,
    for_viewer,
    read_records,
    survey,
    write_record,
)
from skirmish.server.http.refusals import problem, refused
from skirmish.server.http.replays import replay_text
from tests.fuzz import mutations
from tests.fuzz.findings import Broken, Findings, check_refusal
from tests.games.playing import VARIANTS, VIEWERS, Ply, choices, ending, random_game
from tests.games.test_parsers import PIECES, read_position
from tests.games.texts import positions, tokens

PLACES = (
    "",
    "a1",
    "e4",
    "l12",
    "m1",
    "a0",
    "+1",
    "+5",
    "+6",
    "0,0",
    "0,-1",
    "3,2",
    "-10,10",
    "infantry",
    "tank",
    "pad",
)


def input_of(kind: str, rng: random.Random) -> Any:
    """The input that a source of chance makes."""
    return _INPUTS[kind](rng)


def attempt(kind: str, given: Any, rng: random.Random, findings: Findings) -> None:
    """Try an input. Raises :class:`Broken`, or what our code raises by mistake."""
    _ATTEMPTS[kind](given, rng, findings)


# Positions


def _position(rng: random.Random) -> tuple[str, str]:
    name = rng.choice(names())
    whole = positions(name)
    valid, choice = rng.choice(whole), rng.random()
    if choice < 0.45:
        return name, mutations.crossed(valid, rng.choice(whole), rng, " /")
    if choice < 0.9:
        return name, mutations.text(valid, rng, PIECES)
    if choice < 0.95:
        return name, mutations.crossed(valid, rng.choice(positions(rng.choice(names()))), rng, " /")
    return name, mutations.noise(rng, PIECES)


def _try_position(given: tuple[str, str], rng: random.Random, findings: Findings) -> None:
    name, text = given
    if read_position(load(name), text) is not None:
        findings.layers["read"] += 1


# Tokens, played


@cache
def _plies(name: str, variant: str) -> tuple[Ply, ...]:
    return tuple(ply for number in range(4) for ply in random_game(name, variant, number)[:400])


def _token(rng: random.Random) -> tuple[str, str, int, int, str, str, str]:
    """A game, a variant, a state's number, a seat, a token, and two places."""
    name, variant = rng.choice(VARIANTS)
    at = rng.randrange(len(_plies(name, variant)))
    ply, other, choice = _plies(name, variant)[at], rng.choice(_plies(name, variant)), rng.random()
    valid = str(rng.choice(choices(load(name), other.state)))
    if choice < 0.15:
        token = str(rng.choice(choices(load(name), ply.state)))
    elif choice < 0.6:  # legal elsewhere, where the same is asked if possible
        near = _plies(name, variant)[max(0, at - 40) : at + 40]
        alike = [each for each in near if each.pending.prompt == ply.pending.prompt]
        token = str(rng.choice(choices(load(name), rng.choice(alike).state))) if choice < 0.5 else valid
    elif choice < 0.95:
        token = mutations.text(valid, rng, PIECES)
    else:
        token = mutations.noise(rng, PIECES)
    places = [rng.choice(PLACES) if rng.random() < 0.8 else mutations.text("e4", rng, PIECES) for _ in "ab"]
    seat = ply.pending.seat if rng.random() < 0.8 else ply.pending.seat.other
    return name, variant, at, int(seat), token, places[0], places[1]


def _try_token(
    given: tuple[str, str, int, int, str, str, str], rng: random.Random, findings: Findings
) -> None:
    """What is refused is refused by a rule, in words, and alike whatever is hidden; all else is played."""
    name, variant, at, number, token, source, target = given
    game, state, seat = load(name), _plies(name, variant)[at].state, Seat(number)
    view, speaker = game.view(state, seat), Speaker(rng.choice(LANGUAGES))
    redealt = game.sample(view, rng.randrange)
    _try_advice(name, (view, game.view(redealt, seat)), token, (source, target), speaker)
    try:
        action = game.parse(token)
    except SkirmishError as error:
        _note(error, name, speaker, findings)
        return
    if str(action) != token:
        raise Broken("read as if it had been written better")
    findings.layers["parsed"] += 1
    refusal = game.refusal(state, seat, action)
    if refusal != game.refusal(redealt, seat, action):
        raise Broken("refused by what is hidden")
    pending = game.pending(state)
    try:
        if isinstance(pending, Roll) and game.is_chance(action):
            game.resolve(state, action)
        else:
            game.apply(state, seat, action)
    except SkirmishError as error:
        if isinstance(error, IllegalAction) and error.refusal != refusal:
            raise Broken(f"refused twice, for two reasons: {error.refusal}, {refusal}") from None
        _note(error, name, speaker, findings)
    else:
        if isinstance(pending, Decide) and action not in game.legal(view):
            raise Broken("played, but not legal")
        findings.layers["played"] += 1


def _try_advice(
    name: str, views: tuple[Any, Any], token: str, places: tuple[str, str], speaker: Speaker
) -> None:
    """Previews and reasons are given or refused, alike for all that looks alike."""
    ask = presenter.load(name)
    for question in (lambda view: ask.preview(view, token), lambda view: ask.why(view, *places, speaker)):
        answers: list[object] = []
        for view in views:
            try:
                answers.append(question(view))
            except SkirmishError as error:
                check_refusal(_as_json(refused(error, "en", name)))
                answers.append(str(error))
        if answers[0] != answers[1]:
            raise Broken("told by what is hidden")


# Records


@cache
def _records() -> tuple[str, ...]:
    """Whole games, beginnings of games, and beginnings with something taken back."""
    found = []
    for name, variant in VARIANTS:
        for number in range(4):
            plies = random_game(name, variant, number)
            first = "SN"[number % 2]
            over = ending(load(name), plies[-1].after)
            tags = {"Game": name, "Variant": variant, "First": first, "South": "Ann", "North": 'Ben \\ "B"'}
            played = [str(ply.entry) for ply in plies]
            if len(played) < 300:
                found.append(write_record(Record.of({**tags, "Result": over.result}, played)))
            for length in (1, 3, 12, 25, 40, 60):
                begun = write_record(
                    Record.of({**tags, "Result": "*", "Date": "2026-11-16"}, played[:length])
                )
                found += [begun, begun.rstrip("\n") + " {a comment}\n"]
                if length < len(played):
                    found.append(f"{begun.rstrip()} {{takeback: {' '.join(played[length : length + 3])}}}\n")
    return tuple(found)


RECORD_WORDS = (
    *PIECES,
    "{",
    "}",
    "[",
    "]",
    '"',
    "\\",
    "\n",
    "\n\n",
    "\r\n",
    "(",
    ")",
    "takeback:",
    '[Result "S"]',
    '[Position "',
)


def _record(rng: random.Random) -> bytes:
    valid, choice = rng.choice(_records()), rng.random()
    if choice < 0.3:
        (head, body), (others, other) = valid.split("\n\n", 1), rng.choice(_records()).split("\n\n", 1)
        if rng.random() < 0.5:
            head = mutations.crossed(head, others, rng, "\n")
        return mutations.encoded(f"{head}\n\n{mutations.crossed(body, other, rng, ' ')}")
    if choice < 0.5:  # one token is another
        words = valid.split(" ")
        words[rng.randrange(len(words))] = rng.choice(tokens(rng.choice(names())))
        return mutations.encoded(" ".join(words))
    if choice < 0.8:
        return mutations.encoded(mutations.text(valid, rng, RECORD_WORDS))
    if choice < 0.85:
        name = rng.choice(names())
        position = mutations.crossed(rng.choice(positions(name)), rng.choice(positions(name)), rng, " ")
        return mutations.encoded(valid.replace("\n", f'\n[Position "{position}"]\n', 1))
    if choice < 0.9:
        return mutations.encoded(
            valid + rng.choice(("", "\n", "\n\n")) + mutations.text(rng.choice(_records()), rng, RECORD_WORDS)
        )
    return mutations.raw(valid.encode(), rng)


def _try_record(given: bytes, rng: random.Random, findings: Findings) -> None:
    """Read, replayed and written back; or refused with a line of the text."""
    speaker = Speaker(rng.choice(LANGUAGES))
    lines = range(1, given.count(b"\n") + 2)
    try:
        text = decode(given)
        findings.layers["decoded"] += 1
        found = read_records(text)
        findings.layers["read"] += 1
        for record in found:
            if read_records(write_record(record)) != [record]:
                raise Broken("not written as it was read")
            check(record)
            for viewer in VIEWERS if not record.finished else ():
                for_viewer(record, viewer)
    except RecordError as error:
        if error.line not in lines:
            raise Broken(f"line {error.line} of {len(lines)}") from None
        _note(error, None, speaker, findings)
        list(islice(survey(given.decode("utf-8", "replace")), 50))
        return
    findings.layers["replayed"] += bool(found)
    if found:
        try:
            replay_text(text)
        except SkirmishError as error:
            _note(error, None, speaker, findings)


def _note(error: SkirmishError, game: str | None, speaker: Speaker, findings: Findings) -> None:
    """Check what is said about a refusal, in one of our languages."""
    findings.codes[check_refusal(_as_json(problem(error, speaker.lang, game)))] += 1


def _as_json(told: Any) -> dict[str, Any]:
    return {name: getattr(told, name) for name in ("code", "sentence", "facts", "rule")}


_INPUTS: dict[str, Callable[[random.Random], Any]] = {
    "positions": _position,
    "tokens": _token,
    "records": _record,
}
_ATTEMPTS: dict[str, Callable[[Any, random.Random, Findings], None]] = {
    "positions": _try_position,
    "tokens": _try_token,
    "records": _try_record,
}

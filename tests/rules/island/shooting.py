"""Rows: shooting."""

from __future__ import annotations

from fractions import Fraction

from tests.rules.island.write import EMPTY_PADS, at, row

SHOOTING = [
    row(
        "I-6.1",
        "straight ahead only",
        at("S:after", "Se5> sg5v sc5v se7v se3v sg7v"),
        legal="e5*g5 end",
        refuses=(("e5*c5", "I-6.1"), ("e5*e7", "I-6.1"), ("e5*e3", "I-6.1"), ("e5*g7", "I-6.1")),
    ),
    row(
        "I-6.1",
        "the square at range must hold something",
        at("S:after", "Te2^ se5v sl12v"),
        legal="end",
        refuses=(("e2*e6", "I-6.1"), ("e2*e5", "I-6.1")),
    ),
    row(
        "I-6.1",
        "nothing to hit beyond the edge",
        at("S:after", "Te10^ Sl1> Ja2v sl12v"),
        legal="end",
    ),
    row(
        "I-6.1",
        "a block right in front of the shooter stops the shot",
        at("S:after", "Je2^ se5v sl12v #e3", blocks="0/1"),
        legal="end",
        refuses=(("e2*e5", "I-6.1"),),
    ),
    row(
        "I-6.1",
        "a block right in front of the target stops the shot",
        at("S:after", "Je2^ se5v sl12v #e4", blocks="0/1"),
        legal="end",
        refuses=(("e2*e5", "I-6.1"), ("e2*e4", "I-6.1")),
    ),
    row(
        "I-6.1",
        "a block right behind the target does not",
        at("S:after", "Je2^ se5v sl12v #e6", blocks="0/1"),
        legal="e2*e5 end",
    ),
    row(
        "I-6.1",
        "only one's own characters shoot, from the square where they stand",
        at("S:after", "Se2^ se4v sl12v"),
        legal="e2*e4 end",
        refuses=(("f2*f4", "I-6.1"),),
    ),
    row(
        "I-6.2",
        "crossfire: characters between go with the target, of either side",
        at("S:after", "Te2^ Se3> se5< se6v sl12v"),
        "e2*e6",
        then=(("", at("S:after", "Te2^ sl12v")),),
    ),
    row(
        "I-6.2",
        "crossfire: somebody behind the target stays",
        at("S:after", "Je2^ Se4> se5< se6v sl12v"),
        "e2*e5",
        then=(("", at("S:after", "Je2^ se6v sl12v")),),
    ),
    row(
        "I-6.2",
        "crossfire with a live block at the end",
        at("S:after", "Te2^ Se3> se4< sd7v sg6v sl12v #e6", blocks="1/0"),
        "e2*e6 e6!live",
        then=(("", at("S:after", "Te2^ sg6v sl12v")),),
    ),
    row(
        "I-6.2",
        "no crossfire with a safe block at the end",
        at("S:after", "Te2^ Se3> se4< sd7v sl12v #e6", blocks="0/1"),
        "e2*e6 e6!safe",
        then=(("", at("S:after", "Te2^ Se3> se4< sd7v sl12v")),),
    ),
    row(
        "I-6.2",
        "a safe block of the chain does not undo the crossfire",
        at("S:after", "Te2^ Se3> se4< sg8v sl12v #e6 #f7", blocks="1/1"),
        "e2*e6 e6!live f7!safe",
        then=(("", at("S:after", "Te2^ sg8v sl12v")),),
    ),
    row(
        "I-6.2",
        "nobody at the end: no shot, whoever stands between",
        at("S:after", "Te2^ se3v se5v sl12v"),
        legal="end",
        refuses=(("e2*e6", "I-6.1"),),
    ),
    row(
        "I-6.2",
        "a soldier's crossfire reaches the one square between",
        at("S:after", "Se2^ Je3> se4v sl12v"),
        "e2*e4",
        then=(("", at("S:after", "Se2^ sl12v")),),
    ),
    row(
        "I-6.2",
        "crossfire and target together decide: both last ones gone is a draw only if the shooter goes too",
        at("S:after", "Te2^ se4> se6v", EMPTY_PADS),
        "e2*e6",
        over="S",
    ),
    row(
        "I-6.3",
        "a character hit is removed, and only that one",
        at("S:d1", "Je2^ te5v sd5v sf5v sl12v"),
        "e2*e5",
        legal="e2-e3",
        then=(("", at("S:d1", "Je2^ sd5v sf5v sl12v")),),
    ),
    row(
        "I-6.3",
        "a block hit is turned over",
        at("S:d1", "Je2^ sl12v #e5", blocks="0/1"),
        "e2*e5",
        outcomes=(("e5!safe", Fraction(1)),),
        then=(("e5!safe", at("S:d1", "Je2^ sl12v")),),
    ),
    row(
        "I-6.4",
        "one's own character can be the target",
        at("S:after", "Se2^ Te4^ sl12v"),
        legal="e2*e4 end",
        then=(("e2*e4", at("S:after", "Se2^ sl12v")),),
    ),
    row(
        "I-6.4",
        "one's own may be hit in crossfire with one's own target",
        at("S:after", "Se2^ Je3> Te4> sl12v"),
        "e2*e4",
        then=(("", at("S:after", "Se2^ sl12v")),),
    ),
]

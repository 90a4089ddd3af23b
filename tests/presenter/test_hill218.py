"""What the page is sent about Hill 218: agrees with the rules, and reveals nothing hidden."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from skirmish.core import NORTH, SOUTH, Decide, IllegalAction, MatchError, NotationError, Over, Seat
from skirmish.games.hill218.actions import Attack
from skirmish.games.hill218.game import GAME
from skirmish.games.hill218.kinds import BASES, KINDS, WORDS, space_name
from skirmish.games.hill218.presenter.wire import HillDecision, HillPreview, HillView, Link, Target
from skirmish.games.hill218.rules.attack import is_supported
from skirmish.games.hill218.rules.supply import supplied
from skirmish.games.hill218.state import Attacking
from skirmish.i18n.speaker import LANGUAGES, Speaker
from skirmish.presenter.structs import Caught, Facts, Said
from tests.games.playing import VIEWERS, random_game
from tests.i18n.source_codes import refusals
from tests.must import must
from tests.presenter.hill218 import EN, PLAY, PRESENTER, at, plies, seen

FIELDS = {
    "return": {"cards"},
    "deploy": {"piece", "target"},
    "attack": {"piece", "source", "target"},
    "strike": {"piece", "target"},
    "pass": set(),
}


def shown(state: Any, seat: Seat | None = SOUTH) -> HillView:
    return PRESENTER.view(seen(state, seat))


# Views and options


def test_options_are_the_legal_decisions() -> None:
    kinds: set[str] = set()
    defaults = HillDecision("", "")
    for ply in plies():
        for viewer in VIEWERS:
            view = seen(ply.state, viewer)
            options = PRESENTER.decisions(view)
            assert [option.token for option in options] == [str(action) for action in GAME.legal(view)]
            for option in options:
                names = set(option.__struct_fields__) - {"token", "kind"}
                given = {name for name in names if getattr(option, name) != getattr(defaults, name)}
                assert given == FIELDS[option.kind]
                kinds.add(option.kind)
    assert kinds | {"pass"} == set(FIELDS)


def test_a_pass() -> None:
    """H-3.3: rare, and therefore not in every handful of random games."""
    state = at("I@0,-1/I@0,1", "-/I", "S2:play", "0/0")
    assert PRESENTER.decisions(seen(state)) == [HillDecision("pass", "pass")]
    assert PRESENTER.preview(seen(state), "pass") == HillPreview()
    assert PRESENTER.why(seen(state), "", "", EN).token == "pass"


def test_what_is_sent_can_be_read() -> None:
    views, options = msgspec.json.Decoder(HillView), msgspec.json.Decoder(list[HillDecision])
    for ply in plies(1)[::3]:
        view = seen(ply.state, SOUTH)
        assert views.decode(msgspec.json.encode(PRESENTER.view(view))) == PRESENTER.view(view)
        assert options.decode(msgspec.json.encode(PRESENTER.decisions(view))) == PRESENTER.decisions(view)


def test_supply_is_shown_as_it_flows() -> None:
    for ply in plies(3):
        view = shown(ply.state)
        for seat in Seat:
            fed = {space_name(space) for space in supplied(ply.state.units, seat)}
            assert {unit.at for unit in view.units if unit.seat == seat.word and unit.supplied} == fed
            ends = {link.end for link in view.links if link.seat == seat.word}
            starts = {link.start for link in view.links if link.seat == seat.word}
            assert ends | ({space_name(BASES[seat])} & fed) == fed
            assert starts <= fed
        assert len(view.units) == sum(len(units) for units in ply.state.units)


def test_cards_that_are_not_shown_are_unknown() -> None:
    for ply in plies(2):
        if isinstance(GAME.pending(ply.state), Over):
            continue
        for viewer in VIEWERS:
            view = shown(ply.state, viewer)
            for seat in Seat:
                hand = [WORDS[card] for card in ply.state.hands[seat]]
                assert view.hands[seat] == (hand if viewer is seat else ["unknown"] * len(hand))
                assert view.decks[seat] == len(ply.state.decks[seat])
                if viewer is not seat:
                    assert view.bottom[seat] == []
    last = random_game("hill218", "standard", 0)[-1].after
    assert "unknown" not in [*shown(last, None).hands[0], *shown(last, None).hands[1]]


def test_ones_own_cards_under_the_deck() -> None:
    after = next(ply for ply in random_game("hill218", "standard", 1) if str(ply.entry).startswith("<"))
    seat = after.pending.seat
    returned = [WORDS[card] for card in str(after.entry)[1:]]
    assert shown(after.after, seat).bottom[seat] == returned
    assert shown(after.after, seat.other).bottom[seat] == []


def test_an_attack_that_is_due() -> None:
    state = at("I@0,-1;T@1,-1/I@0,1;I@1,0", "II/II", "S1:attack@1,-1")
    view = shown(state)
    assert (view.attacker, view.plays) == ("1,-1", 1)
    (option,) = PRESENTER.decisions(seen(state))
    assert option == HillDecision("*1,0", "attack", piece="infantry", source="1,-1", target="1,0")


def test_a_due_attack_names_its_supporters() -> None:
    state = at("I@0,-1;I@1,-1;I@2,0/I@0,1;I@1,0", "II/II", "S1:attack@1,-1")
    looked = PRESENTER.preview(seen(state), "*1,0")
    assert looked.attacks == [Target("1,0", "infantry", ["2,0"])]


def asked(pending: Any, view: Any) -> list[Said]:
    return PRESENTER.prompt(pending, view, PRESENTER.decisions(view))


def test_what_is_asked() -> None:
    for ply in plies(2):
        if isinstance(ply.pending, Decide):
            for viewer in VIEWERS:
                said = asked(ply.pending, seen(ply.state, viewer))
                assert bool(said) == (viewer == ply.pending.seat)
                for each in said:
                    assert EN.say(each.id, **each.facts)
    state = at("-/-", "I/I", "S2:play")
    assert [each.id for each in asked(GAME.pending(state), seen(state))] == ["hill218-asked-play"]


# Hidden cards


def test_nothing_depends_on_what_is_hidden() -> None:
    """Redeal what a seat may not know: its view, decisions and answers stay the same to the byte."""
    rng = random.Random(1)
    for ply in plies(2)[::4]:
        for viewer in VIEWERS:
            view = seen(ply.state, viewer)
            twins = [seen(GAME.sample(view, rng.randrange), viewer) for _ in range(3)]
            tokens = [str(action) for action in GAME.legal(view)][:4]
            questions = [
                ("infantry", "1,-1"),
                ("", "0,1"),
                ("", "0,0"),
                ("strike", "0,1"),
                ("0,-1", "1,0"),
                ("", ""),
            ]

            def told(view: Any, tokens: list[str] = tokens, questions: Any = questions) -> bytes:
                return msgspec.json.encode(
                    [
                        PRESENTER.view(view),
                        PRESENTER.decisions(view),
                        [PRESENTER.preview(view, token) for token in tokens],
                        [PRESENTER.why(view, source, target, EN) for source, target in questions],
                        PRESENTER.hints(view),
                        [PRESENTER.inspect(view, place) for place in ("0,-1", "0,1", "5,5")],
                        [PRESENTER.because(view, token) for token in tokens],
                    ]
                )

            assert {told(twin) for twin in twins} == {told(view)}


# Previews


def test_previews_are_what_then_happens() -> None:
    cuts = 0
    for ply in plies(8):
        if not isinstance(ply.pending, Decide):
            continue
        seat = ply.pending.seat
        looked = PRESENTER.preview(seen(ply.state, seat), str(ply.entry))
        step = GAME.apply(ply.state, seat, ply.entry)
        before, after = ply.state, step.state
        over = GAME.pending(after)
        assert looked.wins == (isinstance(over, Over) and over.how == "base")
        if isinstance(after.phase, Attacking):
            options = PRESENTER.decisions(seen(after, seat))
            assert [(target.at, target.piece) for target in looked.attacks] == [
                (o.target, o.piece) for o in options
            ]
            for target in looked.attacks:
                attacker = WORDS[after.units[seat][after.phase.space]]
                kind = next(row for row in KINDS.values() if row.word == attacker)
                assert bool(target.supporters) == kind.needs_support
            if len(options) == 1:
                after = GAME.apply(after, seat, GAME.parse(options[0].token)).state
        elif isinstance(ply.entry, Attack):
            assert [target.at for target in looked.attacks] == [space_name(ply.entry.space)]
        else:
            assert looked.attacks == []
        if not isinstance(step.state.phase, Attacking) or len(looked.attacks) == 1:
            gone = set(before.units[seat.other]) - set(after.units[seat.other])
            assert {each.square for each in looked.removed} == {space_name(space) for space in gone}
            lost = supplied(before.units, seat.other) - supplied(after.units, seat.other) - gone
            assert {each.square for each in looked.cut} == {space_name(space) for space in lost}
            cuts += bool(lost)
        mine = [link for link in shown(step.state, seat).links if link.seat == seat.word]
        old = [link for link in shown(before, seat).links if link.seat == seat.word]
        assert looked.supply == [link for link in mine if link not in old]
    assert cuts > 5


def test_support_is_lent_where_the_rules_say() -> None:
    state = at("I@0,-1/I@0,1", "H/I", "S1:play")
    looked = PRESENTER.preview(seen(state), "H@1,-1")
    own = {(1, -1): "H"}
    spaces = [(x, y) for x in range(-2, 5) for y in range(-4, 3) if (x, y) != (0, 0)]
    assert looked.supports == [space_name(spot) for spot in spaces if is_supported(own, spot, (9, 9))]
    assert looked.supply == [Link("0,-1", "1,-1", "south")]


def test_a_unit_on_the_enemy_base_wins_before_any_attack() -> None:
    state = at("I@0,-1;I@1,-1;I@1,0;I@1,1/I@-1,1", "T/I", "S1:play")
    looked = PRESENTER.preview(seen(state), "T@0,1")
    assert looked.wins
    assert looked.attacks == []


def test_a_strike_cuts_off() -> None:
    state = at("I@0,-1/I@0,1;I@1,1;I@2,1", "I/I", "S1:play")
    looked = PRESENTER.preview(seen(state), "!1,1")
    assert looked.removed == [Caught("1,1", "north", "infantry")]
    assert looked.cut == [Caught("2,1", "north", "infantry")]


def test_only_what_is_legal_can_be_looked_at() -> None:
    state = at("I@0,-1/I@0,1", "H/I", "S1:play")
    with pytest.raises(IllegalAction):
        PRESENTER.preview(seen(state), "H@5,5")
    with pytest.raises(IllegalAction):
        PRESENTER.preview(seen(state, NORTH), "!0,-1")
    with pytest.raises(NotationError):
        PRESENTER.preview(seen(state), "nonsense")
    with pytest.raises(MatchError, match="only-watching"):
        PRESENTER.preview(seen(state, None), "H@1,-1")


# Why not?

ATTACK = at("I@0,-1;I@1,-1;I@1,0;I@1,2/I@0,1;T@1,1;I@3,3;A@2,0", "HT/II", "S0:attack@1,0")
SPENT = at("I@0,-1/I@0,1", "H/I", "S1:play", "0/2")

WHY: list[tuple[str, Any, str, str, str, str]] = [
    ("no supply", PLAY, "heavy", "4,4", "not-supplied", "H-4.2"),
    ("the base first", at("I@2,-1/I@0,1", "H/I", "S1:play"), "heavy", "3,-1", "base-first", "H-4.3"),
    ("on the hill", PLAY, "heavy", "0,0", "on-hill", "H-2.1"),
    ("on somebody", PLAY, "heavy", "1,-1", "occupied", "H-4.1"),
    ("not in hand", PLAY, "tank", "2,-1", "not-in-hand", "H-3.2"),
    ("not in hand, anywhere", PLAY, "tank", "", "not-in-hand", "H-3.2"),
    ("too far to drop", PLAY, "para", "9,9", "outside-rectangle", "H-4.4"),
    ("on the enemy base", at("I@0,-1/I@1,1", "P/I", "S1:play"), "para", "0,1", "enemy-base", "H-4.4"),
    ("a strike at nothing", PLAY, "strike", "3,3", "target-empty", "H-5.3"),
    ("a strike at one's own", PLAY, "strike", "1,-1", "target-own", "H-5.3"),
    ("a strike at the hill", PLAY, "strike", "0,0", "target-hill", "H-2.1"),
    ("a strike with no enemy", at("I@0,-1/-", "H/I", "S1:play"), "strike", "3,3", "no-enemy", "H-5.3"),
    ("a strike, anywhere, with no enemy", at("-/-", "H/I", "S1:play"), "strike", "", "no-enemy", "H-5.3"),
    ("no strike left", SPENT, "strike", "", "no-strike-left", "H-5.3"),
    ("no strike left for this one", SPENT, "", "0,1", "no-strike-left", "H-5.3"),
    ("no card chosen, no supply", SPENT, "", "4,4", "none-supplied", "H-4.2"),
    ("nothing selected", PLAY, "", "1,-1", "occupied", "H-4.1"),
    ("a unit in play", PLAY, "1,-1", "2,2", "attacks-once", "H-5.1"),
    ("an attack out of range", ATTACK, "1,0", "3,3", "out-of-range", "H-5.1"),
    ("an attack without support", ATTACK, "", "2,0", "not-supported", "H-5.1"),
    ("another unit's attack", ATTACK, "0,-1", "1,1", "attack-first", "H-5.2"),
    ("a card while an attack is due", ATTACK, "heavy", "2,-1", "attack-first", "H-5.2"),
    ("a pass", PLAY, "", "pass", "must-play", "H-3.3"),
    ("nothing at all", PLAY, "", "", "must-play", "H-3.3"),
    ("an attack without a unit", PLAY, "", "*2,2", "not-now", "H-5.1"),
    ("an empty hand", at("I@0,-1/I@0,1", "-/I", "S1:play"), "", "3,3", "nothing-in-hand", "H-3.2"),
    ("chance", at("I@0,-1/I@0,1", "H/I", "S2:draw"), "heavy", "1,-1", "chance-awaited", "H-3.1"),
    (
        "a return too many",
        at("-/-", "IIIHT/-", "S:return", decks=f"{'?' * 19}/{'?' * 24}"),
        "",
        "<IHT",
        "wrong-count",
        "H-2.2",
    ),
    (
        "a return of what is not there",
        at("-/-", "IIIHT/-", "S:return", decks=f"{'?' * 19}/{'?' * 24}"),
        "para",
        "",
        "not-in-hand",
        "H-2.2",
    ),
    (
        "a play in the set-up",
        at("-/-", "IIIHT/-", "S:return", decks=f"{'?' * 19}/{'?' * 24}"),
        "",
        "0,-1",
        "not-now",
        "H-2.2",
    ),
    (
        "the end",
        at("I@0,-1;I@1,-1;I@1,0;I@1,1;I@0,1/-", "H/I", "over:S"),
        "heavy",
        "2,0",
        "battle-over",
        "H-6.1",
    ),
    (
        "a card that cannot be",
        at("I@0,-1;T@1,-1;T@2,-1;T@3,-1/I@0,1", "?/I", "S1:play"),
        "tank",
        "4,-1",
        "none-left",
        "H-1.2",
    ),
]


@pytest.mark.parametrize(
    ("state", "source", "target", "code", "rule"), [row[1:] for row in WHY], ids=[row[0] for row in WHY]
)
def test_why_not(state: Any, source: str, target: str, code: str, rule: str) -> None:
    for lang in LANGUAGES:
        reason = PRESENTER.why(seen(state), source, target, Speaker(lang))
        assert (reason.code, reason.rule, reason.token) == (code, rule, None)
        assert (reason.source, reason.target) == (source, target)
        assert reason.text
        assert reason.sentence
        # Every answer says what would help, but where there is nothing to decide.
        assert bool(reason.help) == bool(GAME.legal(seen(state)))
        for each in reason.help:
            assert Speaker(lang).say(each.id, **Speaker(lang).listed("hill218", each.facts))


def test_every_refusal_can_be_the_answer() -> None:
    assert {found.code for found in refusals("hill218")} - {row[4] for row in WHY} == {"not-your-turn"}


@pytest.mark.parametrize(
    ("state", "source", "target", "token", "what"),
    [
        (PLAY, "heavy", "2,-1", "H@2,-1", "deploy"),
        (PLAY, "", "3,3", "P@3,3", "deploy"),
        (PLAY, "", "2,2", "!2,2", "strike"),
        (ATTACK, "", "1,1", "*1,1", "attack"),
        (ATTACK, "1,0", "", "*1,1", "attack"),
        (at("-/-", "IIIHT/-", "S:return", decks=f"{'?' * 19}/{'?' * 24}"), "heavy", "", "<IH", "return"),
    ],
)
def test_what_can_be_done_is_said(state: Any, source: str, target: str, token: str, what: str) -> None:
    for lang in LANGUAGES:
        reason = PRESENTER.why(seen(state), source, target, Speaker(lang))
        assert (reason.token, reason.facts["what"], reason.code, reason.rule) == (token, what, None, None)
        assert token not in reason.sentence, "a token is no word"


def test_not_ones_turn_and_only_watching() -> None:
    reason = PRESENTER.why(seen(PLAY, NORTH), "infantry", "1,1", EN)
    assert (reason.code, reason.facts) == ("not-your-turn", {"seat": "south"})
    assert PRESENTER.why(seen(PLAY, None), "", "1,1", EN).code == "only-watching"


@pytest.mark.parametrize(
    ("source", "target"), [("e4", ""), ("heavy", "pass"), ("", "z"), ("", "+1,1"), ("", "1,01")]
)
def test_what_is_no_place_is_refused(source: str, target: str) -> None:
    for seat in VIEWERS:
        with pytest.raises(MatchError, match="no-such-place"):
            PRESENTER.why(seen(PLAY, seat), source, target, EN)


def test_a_card_asked_about_says_where_it_can_go() -> None:
    heavy = PRESENTER.why(seen(PLAY), "heavy", "", EN)
    assert (heavy.code, heavy.token, heavy.informs, heavy.help) == ("card-goes", None, True, [])
    assert heavy.squares
    assert heavy.sentence.startswith("It can be deployed on (")
    assert heavy.facts["spaces"] == " ".join(heavy.squares)
    para = PRESENTER.why(seen(PLAY), "para", "", EN)
    assert (para.code, para.squares) == ("card-goes", [])
    assert "spaces, for example (" in para.sentence
    strike = PRESENTER.why(seen(PLAY), "strike", "", EN)
    assert strike.sentence == "An air strike can destroy any enemy unit: (0,\u00a01), (2,\u00a02)."
    assert strike.facts == {"units": "0,1 2,2", "units-count": 2}
    assert (strike.informs, strike.squares) == (True, ["0,1", "2,2"])
    assert not PRESENTER.why(seen(PLAY), "heavy", "9,9", EN).informs


def test_a_space_asked_about_alone_says_which_cards_fit() -> None:
    view = seen(PLAY)
    fitting: dict[str, list[str]] = {}
    for each in PRESENTER.decisions(view):
        if each.kind == "deploy":
            fitting.setdefault(must(each.target), []).append(must(each.piece))
    for space, kinds in fitting.items():
        reason = PRESENTER.why(view, "", space, EN)
        if len(kinds) == 1:
            assert must(reason.token).endswith(f"@{space}")
            assert kinds[0] in reason.sentence
        else:
            assert (reason.code, reason.token, reason.squares) == ("cards-fit", None, [space])
            assert sorted(str(reason.facts["cards"]).split()) == sorted(kinds)
    assert {len(kinds) > 1 for kinds in fitting.values()} == {True, False}


def test_the_end_tells_how_many_units_there_were() -> None:
    [said] = PRESENTER.summary(seen(PLAY), Over(None, "equal-units"))
    assert said.facts == {"south": 2, "north": 2}
    assert PRESENTER.summary(seen(PLAY), Over(SOUTH, "base")) == []


@pytest.mark.parametrize(
    ("strikes", "cards", "said"),
    [
        (0, "", "No single card could destroy it next turn."),
        (2, "", "With one play, only an air strike could destroy it next turn."),
        (0, "tank", "Next turn it could be destroyed with one play by: tank."),
        (1, "tank", "Next turn it could be destroyed with one play by an air strike, or by: tank."),
    ],
)
def test_what_can_destroy_a_unit_is_said_once(strikes: int, cards: str, said: str) -> None:
    facts: Facts = {"at": "0,1", "cards": cards, "cards-count": len(cards.split()), "strikes": strikes}
    assert EN.say("hill218-inspect-hit", **facts) == said

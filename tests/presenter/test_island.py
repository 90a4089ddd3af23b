"""What the page is sent about the island: agrees with the rules, in all positions of many games."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skirmish.core import NORTH, SOUTH, Decide, IllegalAction, MatchError, NotationError, Over, Roll, Seat
from skirmish.games.island.board import RANGES
from skirmish.games.island.game import GAME
from skirmish.games.island.presenter.wire import (
    CarrierPad,
    IslandDecision,
    IslandThreat,
    IslandView,
    Removal,
)
from skirmish.games.island.state import Turning
from skirmish.i18n.speaker import LANGUAGES, Speaker
from skirmish.presenter.structs import Caught, Facts, Said
from skirmish.server.wire.common import happening
from tests.games.playing import VIEWERS, random_game
from tests.must import must
from tests.presenter.island import EN, PRESENTER, at, plies, seen

PAGE = Path(__file__).parents[2] / "web" / "src" / "games" / "island" / "view.ts"
FIELDS = {
    "block": {"target"},
    "character": {"piece", "target", "facing"},
    "load": {"cards"},
    "move": {"piece", "source", "target", "path"},
    "shoot": {"piece", "source", "target", "hit", "line"},
    "reinforce": {"piece", "number", "target"},
    "pad": set(),
    "slide": {"turn", "target"},
    "turn": {"piece", "source", "turn"},
    "remove": {"piece", "target"},
    "remove-pad": {"piece", "number"},
    "end": set(),
}
OPTIONAL = {
    "move": {"turn", "hits_block"},
    "shoot": {"caught", "own", "friendly"},
    "reinforce": {"hits_block"},
    "end": {"penalty"},
}


def shown(state: Any) -> IslandView:
    return PRESENTER.view(seen(state))


# Views and options


def test_options_are_the_legal_decisions() -> None:
    kinds: set[str] = set()
    for ply in plies():
        for viewer in VIEWERS:
            view = seen(ply.state, viewer)
            options = PRESENTER.decisions(view)
            assert [option.token for option in options] == [str(action) for action in GAME.legal(view)]
            kinds |= {option.kind for option in options}
    assert kinds | {"remove-pad"} == set(FIELDS)


def test_a_character_on_the_pad_is_removed() -> None:
    """I-3.9: rare, and therefore no random game's."""
    state = at("11S^", "S:removepad", pads="c:.....,a:....s")
    (option,) = PRESENTER.decisions(seen(state))
    assert option == IslandDecision("x+5", "remove-pad", piece="soldier", number=5)
    looked = PRESENTER.preview(seen(state), "x+5")
    assert looked.removed == [Caught("+5", "north", "soldier")]
    assert looked.wins


def test_options_have_the_fields_of_their_kind() -> None:
    defaults = IslandDecision("", "")
    for ply in plies(1):
        if isinstance(ply.pending, Decide):
            for option in PRESENTER.decisions(seen(ply.state, ply.pending.seat)):
                given = {
                    name
                    for name in option.__struct_fields__
                    if name not in ("token", "kind") and getattr(option, name) != getattr(defaults, name)
                }
                assert FIELDS[option.kind] <= given <= FIELDS[option.kind] | OPTIONAL.get(option.kind, set())


def test_what_is_sent_can_be_read() -> None:
    views, options = msgspec.json.Decoder(IslandView), msgspec.json.Decoder(list[IslandDecision])
    for ply in plies(1)[::7]:
        view = seen(ply.state, SOUTH)
        assert views.decode(msgspec.json.encode(PRESENTER.view(view))) == PRESENTER.view(view)
        assert options.decode(msgspec.json.encode(PRESENTER.decisions(view))) == PRESENTER.decisions(view)


def test_everybody_is_accounted_for() -> None:
    for ply in plies(1):
        view = shown(ply.state)
        brought = 10 if ply.state.variant.pads or ply.state.variant.placed == 10 else 5
        for seat in Seat:
            on_island = sum(piece.seat == seat.word for piece in view.pieces)
            on_pad = sum(slot is not None for pad in view.pads if pad.seat == seat.word for slot in pad.slots)
            assert view.left[seat] == on_island + on_pad
            if brought == 5:  # the rest stayed in the box unseen: the kinds of the lost ones are unknown
                lost = 0 if view.coming[seat] or view.box != ({}, {}) else 5 - view.left[seat]
                assert view.lost[seat] == ({"unknown": lost} if lost else {})
            if brought == 10:
                gone = sum(view.box[seat].values()) + sum(view.lost[seat].values())
                assert on_island + on_pad + gone == 10
            if view.box != ({}, {}):
                assert on_island + on_pad + view.coming[seat] == brought
            else:
                assert view.coming[seat] == 0
        face_down = {*view.blocks, *view.queue}
        if not isinstance(ply.state.phase, Turning):
            assert view.queue == []
            assert len(face_down) == len(view.blocks)
        if view.box == ({}, {}):
            assert view.live + view.safe == len(face_down), "those turned over a moment ago lie there no more"


def test_pads_and_their_fronts() -> None:
    view = shown(at("11s^/12/12/12/12/12/12/12/12/12/12/4S^7", "S:roll", pads="a:.SJ..,k:t...."))
    south, north = view.pads
    assert south == CarrierPad(
        "south", "a", (None, "soldier", "jeep", None, None), (None, None, "a1", "b1", "c1")
    )
    assert north.column == "k"
    assert north.slots == ("tank", None, None, None, None)
    assert north.fronts == (None, "l12", "k12", "j12", "i12")


def test_a_line_of_fire_and_everybody_in_it() -> None:
    """I-6.2, I-6.4: crossfire takes both sides; a shot that catches one's own is marked."""
    state = at("4s^7/12/4J^7/12/4T^7", "S:d1")
    shot = next(option for option in PRESENTER.decisions(seen(state)) if option.kind == "shoot")
    assert (shot.token, shot.piece, shot.hit) == ("e1*e5", "tank", "soldier")
    assert shot.line == ["e2", "e3", "e4", "e5"]
    assert shot.caught == [Caught("e3", "south", "jeep")]
    assert shot.own
    plain = next(o for o in PRESENTER.decisions(seen(at("4s^7/12/12/12/4T^7", "S:d1"))) if o.kind == "shoot")
    assert not plain.own
    assert plain.caught == []
    own = next(o for o in PRESENTER.decisions(seen(at("11s^/4S^7/12/4S^7", "S:d1"))) if o.kind == "shoot")
    assert own.own


def test_moves_with_their_path() -> None:
    options = {o.token: o for o in PRESENTER.decisions(seen(at("11s^/4#7/12/12/4S^7", "S:d3", blocks="1/0")))}
    assert options["e1-e4"].hits_block
    assert options["e1-e4"].path == ["e2", "e3", "e4"]
    assert (options["e1-e3L"].turn, options["e1-e3L"].path) == ("left", ["e2", "e3"])
    assert not options["e1-e3L"].hits_block


def test_the_end_that_costs_a_character() -> None:
    stuck = at("S^10s^/12/12/12/12/12/12/12/12/12/12/12", "S:d3")
    (end,) = PRESENTER.decisions(seen(stuck))
    assert (end.kind, end.penalty) == ("end", True)
    (end,) = PRESENTER.decisions(seen(at("4S^6s^", "S:after")))
    assert not end.penalty


def asked(pending: Any, view: Any) -> list[Said]:
    return PRESENTER.prompt(pending, view, PRESENTER.decisions(view))


def test_what_is_asked() -> None:
    numbers: list[tuple[Any, Any]] = []
    for ply in plies(1):
        pending = ply.pending
        if isinstance(pending, Decide):
            for viewer in VIEWERS:
                said = asked(pending, seen(ply.state, viewer))
                assert bool(said) == (viewer == pending.seat)
                for each in said:
                    assert EN.say(each.id, **each.facts)
                if viewer == pending.seat and pending.prompt == "place-character":
                    numbers.append((said[0].facts["number"], said[0].facts["of"]))
    assert set(numbers) == {(number, of) for of in (5, 10) for number in range(1, of + 1)}
    stuck = at("S^10s^/12/12/12/12/12/12/12/12/12/12/12", "S:d3")
    pending = GAME.pending(stuck)
    assert isinstance(pending, Decide)
    why = {"why": "edge", "square": "a12", "at": ""}
    assert asked(pending, seen(stuck)) == [Said("island-asked-nobody", {"roll": 3, "stuck": "yes", **why})]


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("11s^/12/12/12/12/12/12/12/4#7/12/12/4S^7", {"why": "block", "square": "e1", "at": "e4"}),
        ("11s^/12/12/12/12/12/12/12/4s^7/12/12/4S^7", {"why": "character", "square": "e1", "at": "e4"}),
        ("S^10s^/12/12/12/12/12/12/12/12/12/12/12", {"why": "edge", "square": "a12", "at": ""}),
        ("S^S^9s^/12/12/12/12/12/12/12/12/12/12/12", {"why": "each", "square": "", "at": ""}),
    ],
)
def test_why_nobody_can_use_a_roll(position: str, why: dict[str, str]) -> None:
    stuck = at(position, "S:d5", blocks=f"{position.count('#')}/0")
    pending = GAME.pending(stuck)
    assert isinstance(pending, Decide)
    (said,) = asked(pending, seen(stuck))
    assert {name: said.facts[name] for name in why} == why


def test_events_are_said() -> None:
    for ply in plies(1)[::5]:
        for event in ply.events:
            told = happening(event)
            assert (told.code, told.facts) == (event.code, event.facts())


def test_a_removal_tells_all_that_its_struct_names() -> None:
    told = [event.facts() for ply in plies(1) for event in ply.events if event.code == "removed"]
    assert told
    assert [msgspec.to_builtins(msgspec.convert(facts, Removal)) for facts in told] == told


# Previews


def outcomes(state: Any) -> list[list[Any]]:
    """The events of every way in which blocks that must be turned over may come out."""
    pending = GAME.pending(state)
    if not isinstance(pending, Roll) or not isinstance(state.phase, Turning):
        return [[]]
    found = []
    for outcome in pending.outcomes:
        step = GAME.resolve(state, outcome)
        found += [[*step.events, *rest] for rest in outcomes(step.state)]
    return found


def removed_in(events: list[Any]) -> set[str]:
    found = {event.square for event in events if event.code == "removed"}
    return found | {f"+{event.number}" for event in events if event.code == "removed-from-pad"}


def spread(state: Any) -> list[Any]:
    """Some legal decisions, the last ones among them: shots and set-ups come first and in numbers."""
    legal = GAME.legal(seen(state, state.phase.seat))
    return legal if len(legal) < 12 else legal[-1 :: -len(legal) // 12]


def test_previews_are_what_then_happens() -> None:
    activations = 0
    decisions = [ply.state for ply in plies(3) if isinstance(ply.pending, Decide)]
    for state, action in [(each, action) for each in decisions for action in spread(each)]:
        seat, token = state.phase.seat, str(action)
        looked = PRESENTER.preview(seen(state, seat), token)
        step = GAME.apply(state, seat, action)
        ways = [[*step.events, *rest] for rest in outcomes(step.state)]
        certain = {each.square for each in looked.removed}
        possible = {each.square for each in (*looked.risk, *looked.farther)}
        assert certain == set.intersection(*map(removed_in, ways))
        assert certain | possible == set.union(*map(removed_in, ways)), f"{token} {looked}"
        assert certain.isdisjoint(possible)
        owners = {each.seat for each in (*looked.removed, *looked.risk, *looked.farther)}
        assert looked.own == (seat.word in owners)
        turned = max((sum(event.code == "block-turned-over" for event in way) for way in ways), default=0)
        if looked.chain:
            activations += 1
            assert turned == len(looked.chain)
            assert looked.live == (state.live, state.live + state.safe)
            assert {spot for spot in possible if spot not in looked.line} <= {*looked.blast}
        else:
            assert turned == 0
        over = [GAME.pending(step.state)] if not looked.chain else []
        if over and isinstance(over[0], Over):
            assert looked.wins == (over[0].winner is seat)
    assert activations > 200


def test_a_block_that_must_be_live() -> None:
    state = at("11s^/5s^6/4#7/12/4S^7", "S:d5", blocks="1/0")
    looked = PRESENTER.preview(seen(state), "e1*e3")
    assert looked.removed == [Caught("f4", "north", "soldier")]
    assert looked.risk == []
    assert looked.live == (1, 1)
    safe = PRESENTER.preview(seen(at("11s^/5s^6/4#7/12/4S^7", "S:d5", blocks="0/1")), "e1*e3")
    assert (safe.removed, safe.risk, safe.blast, safe.chain) == ([], [], [], ["e3"])


def test_a_chain_is_shown_in_order() -> None:
    state = at("11s^/3#8/4#7/12/4S^7", "S:d5", blocks="1/1")
    looked = PRESENTER.preview(seen(state), "e1*e3")
    assert looked.chain == ["e3", "d4"]
    assert "c5" not in looked.blast, "only one of the two can be live, and the first must be"
    assert looked.live == (1, 2)
    assert "c5" in PRESENTER.preview(seen(at("11s^/3#8/4#7/12/4S^7", "S:d5", blocks="2/0")), "e1*e3").blast


def test_what_only_a_further_block_removes_is_told_apart() -> None:
    """I-5.4: the soldier on c5 stands beside d4, not beside the block that is hit."""
    looked = PRESENTER.preview(seen(at("2s^8s^/3#8/4#7/#11/4S^7", "S:d5", blocks="2/1")), "e1*e3")
    assert [each.square for each in looked.risk] == []
    assert [each.square for each in looked.farther] == ["c5"]


def test_the_last_shot_wins() -> None:
    assert PRESENTER.preview(seen(at("4s^7/12/4S^7", "S:d1")), "e1*e3").wins
    assert not PRESENTER.preview(seen(at("11s^/4s^7/12/4S^7", "S:d1")), "e1*e3").wins
    mine = at("5s^6/4#7/12/4S^7", "S:d5", blocks="1/0", variant="classic+minefield")
    assert PRESENTER.preview(seen(mine), "e1*e3").wins


def test_only_what_is_legal_can_be_looked_at() -> None:
    state = at("11s^/4S^7", "S:d1")
    with pytest.raises(IllegalAction):
        PRESENTER.preview(seen(state), "e1-e3")
    with pytest.raises(IllegalAction):
        PRESENTER.preview(seen(state, NORTH), "l2-l3")
    with pytest.raises(NotationError):
        PRESENTER.preview(seen(state), "nonsense")
    with pytest.raises(MatchError, match="only-watching"):
        PRESENTER.preview(seen(state, None), "e1-e2")


# Hints


def test_hints_are_the_threats() -> None:
    state = at("4s^7/12/4Sv7/12/4sv7", "S:d3")
    facts: Facts = {
        "squares": "e1",
        "squares-count": 1,
        "by": "e3",
        "by-count": 1,
        "later": "",
        "later-count": 0,
        "rolls": "0, 1, 2, 3, 4, 5",
        "how": "any",
        "chance": 1,
        "of": 1,
    }
    words = Said("islandpage-can-be-hit", facts)
    threat = IslandThreat("e1", ["e3"], (1, 1), words, [0, 1, 2, 3, 4, 5])
    assert PRESENTER.hints(seen(state, NORTH)) == [threat]


def test_a_hit_after_a_zero_names_no_roll() -> None:
    state = at("S^3s^7/12/12/12/12/12/12/12/12/12/12/12", "S:d3")
    (hint,) = PRESENTER.hints(seen(state, NORTH))
    assert (hint.square, hint.chance, hint.rolls) == ("e12", (1, 36), [])
    assert hint.words.facts["how"] == "after-zero"


def test_who_hits_with_a_roll_and_who_only_after_a_zero_are_told_apart() -> None:
    """The soldier on e1 needs a 1; the one on h4 must be turned by a 0 first, and a 1 does it then."""
    state = at("4sv2S^4/12/12/4S^7", "S:d3")
    (hint,) = PRESENTER.hints(seen(state, NORTH))
    assert (hint.by, hint.words.facts["by"], hint.words.facts["later"]) == (["e1", "h4"], "e1", "h4")
    said = EN.say(hint.words.id, **EN.listed("islandpage", hint.words.facts))
    assert said == "e4 can be hit from e1 with a roll of 1, or from h4 after a 0: a chance of 7 in 36."


def test_dangers_that_say_the_same_are_told_together() -> None:
    """A shot and its crossfire: each is marked on the board, and one sentence names both."""
    hints = PRESENTER.hints(seen(at("4sv7/12/4s^7/12/4T^7", "S:d3"), NORTH))
    assert [each.square for each in hints] == ["e3", "e5"]
    assert hints[0].words == hints[1].words
    said = EN.say(hints[0].words.id, **EN.listed("islandpage", hints[0].words.facts))
    assert said == "e3, e5 can be hit from e1 with any roll."


def test_a_pad_square_is_named_as_players_name_it() -> None:
    state = GAME.from_position("12/12/7J>4/12/12/12/12/12/12/12/12/3S^8 c:.....,j:....s 0/0 S:d3 classic")
    (hint,) = PRESENTER.hints(seen(state))
    assert (hint.square, hint.by, hint.words.facts["by"]) == ("h10", ["+5"], "pad5")
    for lang in LANGUAGES:
        assert "5" in Speaker(lang).say("islandpage-by-each", word="pad5")
        assert Speaker(lang).say("islandpage-by-each", word="h10") == "h10"


def test_hints_are_for_players() -> None:
    state = at("4s^7/12/4Sv7/12/4sv7", "S:d3")
    assert PRESENTER.hints(seen(state, None)) == []


def test_the_page_knows_the_ranges_of_the_rules() -> None:
    """I-1.2: it says them where a kind is chosen, before any piece can be asked about."""
    written = must(re.search(r"RANGES: .* = \{ (.*) \};", PAGE.read_text(encoding="utf-8")))
    assert dict(re.findall(r"(\w+): (\d)", written[1])) == {kind: str(far) for kind, far in RANGES.items()}


@pytest.mark.parametrize(
    ("winner", "facts"),
    [
        # A soldier and a jeep on the island, a tank on the pad (I-8.3).
        (SOUTH, {"points": 10 + 2 + 3 + 2 * 4, "island": 5, "pad": 8}),
        (None, {"points": 5}),
    ],
)
def test_the_end_tells_what_it_is_worth(winner: Seat | None, facts: dict[str, int]) -> None:
    state = at("12/12/12/12/12/12/12/12/4S^7/12/12/1J>10", "S:won", pads="c:T....,j:.....")
    assert PRESENTER.summary(seen(state), Over(winner, "eliminated")) == [], "nothing counts points"
    [said] = PRESENTER.points(seen(state), Over(winner, "eliminated"))
    assert said.facts == facts
    assert str(facts["points"]) in EN.say(said.id, **said.facts)


def test_a_pad_that_can_slide_one_way_only_is_told_so() -> None:
    """I-4.3: the missile stays on the island."""
    said = {}
    for pads in ("c:T....,j:.....", "f:T....,j:....."):
        state = at("12/12/7s<4/12/12/12/12/12/12/4S^7/12/12", "S:pad4", pads=pads)
        view, pending = seen(state), GAME.pending(state)
        assert isinstance(pending, Decide)
        [said[pads], *_] = PRESENTER.prompt(pending, view, PRESENTER.decisions(view))
    assert (
        EN.say(said["c:T....,j:....."].id, **said["c:T....,j:....."].facts)
        == "Slide your pad by 4 to the right."
    )
    assert said["f:T....,j:....."].id == "island-prompt-slide-pad"


@pytest.mark.parametrize(("variant", "fatal"), [("classic", 0), ("quick", 5), ("all-out", 0), ("blitz", 0)])
def test_how_many_losses_end_a_battle_before_the_last_character(variant: str, fatal: int) -> None:
    state = next(
        ply.state for ply in random_game("island", variant, 0) if ply.state.phase.prompt == "use-roll"
    )
    view = PRESENTER.view(seen(state))
    assert isinstance(view, IslandView)
    assert view.fatal == fatal


def test_a_removed_character_faced_some_way() -> None:
    shot = at("11s^/12/4s<7/12/4S^7", "S:d2")
    (event,) = [
        each for each in GAME.apply(shot, SOUTH, GAME.parse("e1*e3")).events if each.code == "removed"
    ]
    assert event.facts()["facing"] == "west"

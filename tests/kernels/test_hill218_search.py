"""The hill's search: its proposals, its evaluation, and that it finds the best decisions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import numpy as np
import pytest

from skirmish.core import Decide, Options, Roll, Seat
from skirmish.games.hill218.game import GAME as HILL218
from skirmish.games.hill218.kernel import features, ids, policy, storm, tree, worth
from skirmish.games.hill218.kernel.convert import from_state, from_view
from skirmish.games.hill218.kernel.deployment import can_take_base
from skirmish.games.hill218.kernel.layout import (
    ATTACKING,
    FED,
    MAX_LEGAL,
    PHASE,
    PLAYING,
    PLAYS,
    SEAT,
    UNITS,
    Battle,
)
from skirmish.games.hill218.kernel.levels import LEVELS
from skirmish.games.hill218.kernel.plays import legal
from skirmish.games.hill218.kernel.proposals import kinds_held, propose
from skirmish.games.hill218.kernel.search import FITTED, SearchSettings, run_search, search
from skirmish.games.hill218.kernel.turn import apply, pending, to_act
from skirmish.games.hill218.kernel.weights import POLICY
from skirmish.games.hill218.state import Playing, State
from skirmish.kernels import OVER
from skirmish.kernels.network import load, new_units
from skirmish.kernels.progress import (
    MOST_VISITS,
    NODES,
    SECOND_VISITS,
    SearchResult,
    new_progress,
    new_stop,
)
from tests.games.playing import random_game
from tests.kernels.hill218_positions import POSITIONS
from tests.rules.hill218_mirror import mirror_position, mirror_token

pytestmark = pytest.mark.timeout(1200)  # whichever test comes first compiles the search

LONG = "????????/????????"
STRONG = SearchSettings()


def _decisions(games: int) -> Iterator[State]:
    """The states of random games in which a seat decides."""
    for number in range(games):
        for variant in ("standard", "beginner"):
            for ply in random_game("hill218", variant, number):
                if isinstance(ply.pending, Decide):
                    yield ply.state


def _view(state: State) -> Battle:
    pending = HILL218.pending(state)
    assert isinstance(pending, Decide)
    return from_view(HILL218.view(state, pending.seat))


def _legal(s: Battle) -> set[int]:
    out = np.zeros(MAX_LEGAL, np.int32)
    return set(out[: legal(s, out)].tolist())


def _found(state: State, rounds: int, settings: SearchSettings = STRONG, seed: int = 218) -> SearchResult:
    return search(_view(state), seed, rounds, settings, new_stop(), new_progress())


def _best(position: str, rounds: int, settings: SearchSettings = STRONG) -> str:
    return str(ids.action(_found(HILL218.from_position(position), rounds, settings).decision))


def test_whatever_is_awaited_the_answer_is_legal() -> None:
    for state in _decisions(12):
        for settings in (
            STRONG,
            SearchSettings(horizon=1),
            SearchSettings(expand_after=1, inverse_temperature=0.0),
        ):
            found = _found(state, 40, settings)
            assert found.decision in _legal(_view(state))
            assert 0.0 <= found.win <= 1.0
            assert found.variation[0] == found.decision


def test_from_every_hand_that_can_be_dealt_it_returns_cards_that_it_holds() -> None:
    dealt = HILL218.pending(HILL218.start(Options("standard")))
    assert isinstance(dealt, Roll)
    for draw in dealt.outcomes:
        state = HILL218.resolve(HILL218.start(Options("standard")), draw).state
        assert _found(state, 30).decision in _legal(_view(state)), str(draw)


def test_the_same_view_seed_and_rounds_give_the_same_answer() -> None:
    for state in list(_decisions(3))[::5]:
        assert _found(state, 300) == _found(state, 300)


def test_a_search_leaves_what_it_was_given_as_it_was() -> None:
    for state in list(_decisions(2))[::5]:
        view = _view(state)
        before = view.copy()
        search(view, 1, 100, STRONG, new_stop(), new_progress())
        assert np.array_equal(view, before)


def test_stopped_before_it_starts_it_still_answers() -> None:
    state = next(_decisions(1))
    stop, progress = new_stop(), new_progress()
    stop[0] = 1
    found = search(_view(state), 1, None, STRONG, stop, progress)
    assert found.nodes == progress[NODES] == 1
    assert found.decision in _legal(_view(state))


def test_progress_tells_how_far_apart_the_first_two_are() -> None:
    progress = new_progress()
    state = next(_decisions(1))
    found = search(_view(state), 1, 500, STRONG, new_stop(), progress)
    assert found.nodes == 500
    assert progress[MOST_VISITS] >= progress[SECOND_VISITS] > 0
    assert progress[MOST_VISITS] + progress[SECOND_VISITS] <= 500
    assert {found.decision, found.runner_up} < _legal(_view(state))
    assert found.runner_up != found.decision
    assert found.runner_up_share == progress[SECOND_VISITS] / progress[MOST_VISITS]
    assert 0 < found.runner_up_win < 1


def test_the_second_best_is_the_second_most_visited() -> None:
    told = 0
    for state in list(_decisions(2))[::7]:
        memory = tree.new_tree()
        found = search(_view(state), 1, 300, STRONG, new_stop(), new_progress(), memory)
        if found.runner_up < 0:
            continue
        edges = range(memory.first[0], memory.first[0] + memory.number[0])
        edge_of = {int(memory.decision[each]): each for each in edges}
        most, second = sorted((int(memory.visits[each]) for each in edges), reverse=True)[:2]
        runner_up = edge_of[found.runner_up]
        assert found.runner_up != found.decision
        assert [memory.visits[each] for each in (edge_of[found.decision], runner_up)] == [most, second]
        assert found.runner_up_share == second / most
        assert found.runner_up_win == memory.value_sum[runner_up] / second
        told += 1
    assert told


def test_a_full_tree_is_searched_on() -> None:
    small, whole = tree.new_tree(nodes=20, decisions=600), tree.new_tree()
    from skirmish.kernels.rng import seeded

    for state in list(_decisions(2))[::7]:
        progress = new_progress()
        assert (
            run_search(_view(state), seeded(1), 200, STRONG, FITTED, small, False, new_stop(), progress) > 0
        )
        assert small.used[0] <= 20
        assert small.used[1] <= 600
    assert sum(each.nbytes for each in whole) < 100_000_000


WINS = {
    "one play": f"I@0,-1;I@1,-1;I@1,0;I@1,1/I@-1,2 IH/IHT {LONG} 0/0 S1:play",
    "special forces step in from a corner": f"I@0,-1;I@1,-1;I@1,0/I@-1,2 HS/IHT {LONG} 0/0 S1:play",
}


@pytest.mark.parametrize("position", WINS.values(), ids=WINS.keys())
def test_every_level_takes_a_base_that_stands_open(position: str) -> None:
    for text, base in ((position, "0,1"), (mirror_position(position), "0,-1")):
        for rounds, settings in LEVELS.values():
            assert _best(text, rounds or 400, settings).endswith(f"@{base}")


STORMS = {
    "a strike, then the base": (f"I@0,-1;I@1,-1;I@1,0;I@1,1/I@0,1 II/IHT {LONG} 1/0 S2:play", "!0,1"),
    "a tank clears it": (f"I@0,-1;I@1,-1;I@1,0/I@0,1 IT/IHT {LONG} 0/0 S2:play", "T@1,1"),
    "coming beside it": (f"I@0,-1;I@1,-1;I@1,0/I@-1,2 II/IHT {LONG} 0/0 S2:play", "I@1,1"),
    "artillery from the own base": (f"I@1,-1;I@1,0;I@1,1/I@0,1 IA/IHT {LONG} 0/0 S2:play", "A@0,-1"),
    "winning anyway, but later": (
        "I@0,-1;A@0,-2;T@-1,-1;I@1,-1;S@2,-2/I@-1,1;H@-2,1;T@2,1;P@1,1;S@2,0;H@0,1;A@0,2;I@1,0"
        " HHSSP/ISSTP -/- 0/1 N2:play",
        "!0,-1",
    ),
    "where the policy would play elsewhere": (
        "S@1,-2;I@2,-2;I@0,-1;T@-1,-1/H@-2,0;I@-1,1;A@1,1;I@1,0;I@0,1"
        " HHHPP/IHHSSP ????????/??????? 0/1 N2:play",
        "!0,-1",
    ),
    "a gap in the chain of supply closed": (
        f"I@0,-1;I@2,-1;I@2,0;I@2,1;I@1,1/I@-1,2 II/IHT {LONG} 0/0 S2:play",
        "I@1,-1",
    ),
}
FAR_SIGHTED = {name: level for name, level in LEVELS.items() if level[1].sight == worth.EVERYTHING}


@pytest.mark.parametrize("level", FAR_SIGHTED)
@pytest.mark.parametrize(("position", "token"), STORMS.values(), ids=STORMS.keys())
def test_a_base_that_falls_within_the_turn_is_stormed(position: str, token: str, level: str) -> None:
    rounds, settings = FAR_SIGHTED[level]
    assert _best(position, rounds or 400, settings) == token
    assert _best(mirror_position(position), rounds or 400, settings) == mirror_token(token)


def test_the_attack_that_opens_the_base_is_chosen() -> None:
    position = f"I@0,-1;I@1,-1;I@1,0;T@1,1/I@0,1;T@2,1 IH/IHT {LONG} 0/0 S1:attack@1,1"
    for rounds, settings in FAR_SIGHTED.values():
        assert _best(position, rounds or 400, settings) == "*0,1"


def test_a_base_is_stormed_with_a_kept_tree_too_and_at_once() -> None:
    state, memory = HILL218.from_position(STORMS["winning anyway, but later"][0]), tree.new_tree()
    for _ in range(2):
        found = search(_view(state), 1, 3000, STRONG, new_stop(), new_progress(), memory)
        assert str(ids.action(found.decision)) == "!0,-1"
        assert found.nodes < 300


def test_an_empty_base_in_reach_of_the_enemy_is_held() -> None:
    position = f"T@-1,-1/I@0,1;I@1,1;I@1,0;I@1,-1 IHT/III {LONG} 0/0 S1:play"
    assert _best(position, 400)[1:] == "@0,-1"
    assert _best(mirror_position(position), 400)[1:] == "@0,1"


def _falls(s: Battle) -> bool:
    """Whether the side to play can take the enemy base this turn: everything tried."""
    if can_take_base(s, to_act(s)):
        return True
    if s[PLAYS] < 2:
        return False
    seat = to_act(s)
    for play in _legal(s):
        after = s.copy()
        apply(after, play)
        attacked = [after]
        if after[PHASE] == ATTACKING:
            attacked = []
            for attack in _legal(after):
                attacked.append(after.copy())
                apply(attacked[-1], attack)
        for each in attacked:
            if each[PHASE] == PLAYING and each[SEAT] == seat and can_take_base(each, seat):
                return True
    return False


def test_storming_is_seen_whenever_the_chain_of_supply_is_whole() -> None:
    seen = 0
    states = [*_decisions(150), *(HILL218.from_position(text) for text in POSITIONS.values())]
    for state in states:
        if isinstance(state.phase, Playing) and "?" not in "".join(state.hands):
            s = from_state(state)
            seat, before = to_act(s), s.copy()
            storms = storm.storms(s, seat, int(s[PLAYS]))
            assert np.array_equal(s, before)
            seen += storms
            if storms or s[FED + seat] == s[UNITS + seat]:
                assert storms == _falls(s), HILL218.position(state)
    assert seen > 5


def test_what_is_proposed_is_legal_and_every_card_has_a_proposal() -> None:
    room_to_work = tree.new_tree()
    for state in _decisions(25):
        s = from_state(state)
        n = propose(
            s,
            kinds_held(s, to_act(s)),
            POLICY,
            room_to_work.which,
            room_to_work.value,
            room_to_work.cells,
            room_to_work.ids,
            room_to_work.scores,
        )
        proposed, allowed = set(room_to_work.ids[:n].tolist()), _legal(s)
        if s[PHASE] == PLAYING:
            assert len(proposed) == n
            assert proposed <= allowed
            groups = {tree.group_of(each) for each in allowed} - {tree.PASSES}
            assert {tree.group_of(each) for each in proposed} == groups


def test_scores_are_the_weighted_sums_of_what_decisions_are_described_by() -> None:
    work = tree.new_tree()
    index, value = np.zeros(policy.ROOM, np.int32), np.zeros(policy.ROOM)
    for state in list(_decisions(6))[::3]:
        s = from_state(state)
        held = kinds_held(s, to_act(s))
        n = propose(s, held, POLICY, work.which, work.value, work.cells, work.ids, work.scores)
        for each in range(n):
            parts = policy.describe(s, int(work.ids[each]), POLICY, index, value)
            assert POLICY[index[:parts]] @ value[:parts] == pytest.approx(work.scores[each])


def test_a_battle_is_worth_as_much_seen_from_the_other_seat() -> None:
    rows, amounts = np.zeros(features.ACTIVE, np.int32), np.zeros(features.ACTIVE, np.float32)
    units = new_units(worth.WIDEST)
    for text in POSITIONS.values():
        state = HILL218.from_position(text)
        if isinstance(state.phase, Playing) and "?" not in "".join(state.hands):
            here, there = (from_state(HILL218.from_position(each)) for each in (text, mirror_position(text)))
            for sight in (worth.NUMBERS, worth.SUPPLY, worth.EVERYTHING):
                ours, theirs = (
                    worth.worth(each, sight, FITTED.value, rows, amounts, units) for each in (here, there)
                )
                assert ours == pytest.approx(theirs, abs=1e-5)


def test_searches_play_whole_games() -> None:
    from skirmish.games.hill218.training import Contender, duel

    known = load(worth.FILE)
    weak = Contender(known, 20, SearchSettings(sight=worth.NUMBERS, horizon=1))
    assert sum(duel(Contender(known, 60), weak, 2, seed=1)) == 4


def test_levels_see_farther_one_after_the_other() -> None:
    assert list(LEVELS) == ["recruit", "corporal", "sergeant", "captain", "general"]
    settings = [each for _, each in LEVELS.values()]
    for weaker, stronger in pairwise(settings):
        assert weaker.sight <= stronger.sight
        assert weaker.horizon <= stronger.horizon
    assert LEVELS["general"][0] is None
    assert pending(from_state(HILL218.from_position(f"I@0,1/- I/I {LONG} 0/0 over:S"))) == OVER


def test_a_search_goes_on_in_the_tree_of_the_last_one_of_its_seat() -> None:
    position = f"I@0,-1;I@1,-1/I@0,1;I@1,1 IIHT/IHT {LONG} 1/1 S2:play"
    state, memory = HILL218.from_position(position), tree.new_tree()
    first = search(_view(state), 1, 3000, STRONG, new_stop(), new_progress(), memory)
    after = HILL218.apply(state, _seat_of(state), ids.action(first.decision)).state
    progress = new_progress()
    again = search(_view(after), 1, 10, STRONG, new_stop(), progress, memory)
    assert again.decision in _legal(_view(after))
    assert again.nodes == 10
    assert progress[MOST_VISITS] > 10  # visits of the first search are counted
    elsewhere = HILL218.from_position(WINS["one play"])
    assert search(_view(elsewhere), 1, 10, STRONG, new_stop(), progress, memory).nodes == 10
    assert progress[MOST_VISITS] <= 10  # nothing is known of another game


def test_a_kept_tree_does_not_storm_with_a_card_that_was_played() -> None:
    """A node is expanded for all kinds that were held when its search began."""
    position = f"I@0,-1;I@1,-1;I@2,-1;I@2,0;I@2,1;I@1,1/I@-2,2 S/IHT {LONG} 0/0 S1:play"
    view, memory = _view(HILL218.from_position(position)), tree.new_tree()
    node = tree.expand(memory, view, (1 << ids.KINDS) - 1, tree.key_of(view, True), 1.0, 99.0, POLICY)
    memory.visits[node] = 1
    found = search(view, 1, 300, STRONG, new_stop(), new_progress(), memory)
    assert found.decision in _legal(view)


def _seat_of(state: State) -> Seat:
    pending = HILL218.pending(state)
    assert isinstance(pending, Decide)
    return pending.seat

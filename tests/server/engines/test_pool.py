"""Real worker processes: their answers, fairness between owners, and their end."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import textwrap
import threading
import time
from pathlib import Path

import psutil
import pytest

from skirmish import games
from skirmish.agents import LEVELS, Limit
from skirmish.agents.levels import LevelAgent
from skirmish.core import Seat, SkirmishError, UnknownName
from skirmish.server.engines.protocol import Advice, Think
from skirmish.server.engines.worker import KeptAgents, choose
from tests.agents.blocked import blocked_compiler
from tests.agents.test_draws import WON
from tests.server.engines.workers import NAMES, PATIENCE, all_ready, busy, legal, pool, run, until, view_of

# Answers


def test_every_level_decides_in_both_games() -> None:
    async def work() -> None:
        async with pool() as engines:
            for name in NAMES:
                view = view_of(name)
                for level in ("random", "greedy", *LEVELS):
                    token = await engines.think(level, name, view, owner="me")
                    assert token in legal(name, view)
            assert engines.counts["answered"] == engines.counts["asked"] == 2 * (2 + len(LEVELS))

    run(work())


def test_a_recruit_answers_at_once_when_its_game_is_loaded() -> None:
    async def work() -> None:
        async with pool() as engines:
            await all_ready(engines)
            for name in NAMES:
                view, taken = view_of(name), []
                for _ in range(20):
                    start = time.perf_counter()
                    await engines.think("recruit", name, view, owner="me")
                    taken.append(time.perf_counter() - start)
                assert sorted(taken)[10] < 0.1  # milliseconds on a quiet machine

    run(work())


@pytest.mark.parametrize("cold", [False, True])
def test_every_level_decides_while_the_compiler_is_blocked(
    cold: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Also where the code was compiled before and only loading it takes forever."""
    blocked = blocked_compiler(tmp_path, monkeypatch, cold=cold)

    async def work() -> None:
        async with pool() as engines:
            for name in NAMES:
                for level in ("random", "greedy", *LEVELS):
                    for view in (view_of(name, 0.0), view_of(name)):
                        assert await engines.think(level, name, view, owner="me") in legal(name, view)
            assert [each.ready for each in engines.workers] == [set()]
            assert engines.counts["replaced"] == engines.counts["retried"] == 0
            if not cold:
                blocked.go_on()
                await all_ready(engines)
                assert await engines.think("general", name, view, owner="me") in legal(name, view)
            assert engines.counts["replaced"] == 0

    try:
        run(work())
    finally:
        blocked.fail()


def test_answers_do_not_come_from_the_match() -> None:
    """The same view is answered in more than one way: whims are drawn anew each time."""

    async def work() -> None:
        async with pool() as engines:
            view = view_of("island", 0.0)
            found = {await engines.think("random", "island", view, owner="me") for _ in range(12)}
            assert len(found) > 1

    run(work())


@pytest.mark.parametrize(("level", "game"), [("admiral", "island"), ("cmd:cat", "island"), ("recruit", "go")])
def test_unknown_names_are_refused(level: str, game: str) -> None:
    async def work() -> None:
        async with pool() as engines:
            with pytest.raises(UnknownName):
                await engines.think(level, game, view_of("island"), owner="me")

    run(work())


def test_the_server_itself_loads_nothing_compiled() -> None:
    code = """
        import asyncio, sys
        from skirmish import games
        from skirmish.server.engines.pool import EnginePool
        async def main():
            engines = EnginePool(1)
            await engines.start()
            game = games.load("island")
            from skirmish.core import Options
            state = game.start(Options("classic"))
            view = game.view(state, game.pending(state).seat)
            print(await engines.think("recruit", "island", view, owner="me"))
            await engines.close()
            assert not {"numba", "llvmlite", "numpy"} & {*sys.modules}, "loaded"
        asyncio.run(main())
    """
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)], capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""


# Kept trees


def test_a_match_goes_to_the_worker_it_had_unless_that_is_busy() -> None:
    async def work() -> None:
        async with pool(2) as engines:
            await until(lambda: sum(each.started for each in engines.workers) == 2)
            view = view_of("hill218")

            async def asked(match: str) -> tuple[int, asyncio.Task[str]]:
                """The worker that a match's decision goes to."""
                already = busy(engines)
                think = engines.think("general", "hill218", view, owner="me", seconds=0.1, match=match)
                thought = asyncio.create_task(think)
                await until(lambda: len(busy(engines)) > len(already))
                return next(each.pid for each in busy(engines) if each not in already), thought

            first, thought = await asked("a")
            other, elsewhere = await asked("b")
            assert first != other
            await asyncio.gather(thought, elsewhere)
            for match, pid in (("b", other), ("a", first), ("a", first), ("b", other)):
                went_to, thought = await asked(match)
                assert went_to == pid
                await thought
            _, thought = await asked("a")
            instead, meanwhile = await asked("a")
            assert instead == other
            await asyncio.gather(thought, meanwhile)

    run(work())


def test_a_worker_keeps_the_trees_of_few_matches() -> None:
    kept, seen = KeptAgents(2), list[object]()
    for match in ("a", "b", "c"):
        agent = LevelAgent("general", Limit(milliseconds=1))
        agent.choose(games.load("hill218"), view_of("hill218"), lambda n: 0)
        kept.put(agent, match)
        seen.append(agent)
    assert kept.take("general", "a") is not seen[0]
    assert kept.take("general", "b") is seen[1]
    assert kept.take("general", "b") is not seen[1]  # it was taken
    kept.put(kept.take("captain", "d"), "d")  # it keeps no tree
    assert kept.take("general", "c") is seen[2]
    kept.put(seen[2], "c")
    kept.clear()
    assert kept.take("general", "c") is not seen[2]


# Advice


@pytest.mark.parametrize("seat", Seat)
@pytest.mark.parametrize("level", ["recruit", "general"])
def test_a_forced_decision_is_rated_by_what_follows(level: str, seat: Seat) -> None:
    game = games.load("island")
    state = game.from_position(WON["island"].format(seat.letter).replace(":d3", ":after"))
    view = game.view(state, seat)
    assert len(game.legal(view)) == 1
    token, win = choose(
        Think(1, level, "island", view, 7, 4.0, advises=True), threading.Event(), KeptAgents()
    ).split()
    assert token == "end"
    assert (float(win) > 0.6) if seat is Seat.SOUTH else (float(win) < 0.4)


def test_a_level_that_only_looks_rates_as_well() -> None:
    view = view_of("island")
    request = Think(1, "recruit", "island", view, 7, 4.0, advises=True)
    assert 0 < float(choose(request, threading.Event(), KeptAgents()).split()[1]) < 1


def test_advice_is_read_as_it_was_written() -> None:
    for advice in (Advice("e3-e6", 0.625), Advice("end", None), Advice("+3", 0.5, "e2L", "even")):
        assert Advice.parse(str(advice)) == advice
    for name in ("island", "hill218"):
        view = view_of(name)
        request = Think(1, "captain", name, view, 7, 4.0, advises=True)
        found = Advice.parse(choose(request, threading.Event(), KeptAgents()))
        legal = {str(each) for each in games.load(name).legal(view)}
        assert {found.token, found.second} <= legal
        assert found.second != found.token
        assert found.sure in ("clear", "slight", "even")


def test_what_is_not_searched_is_not_rated() -> None:
    """A unit farther away than any battle reaches, and an agent that does not search."""
    game = games.load("hill218")
    far = game.view(game.from_position(WON["hill218"].format("S").replace("P@1,2", "P@60,2")), Seat.SOUTH)
    for level, view in (("general", far), ("greedy", view_of("hill218"))):
        request = Think(1, level, "hill218", view, 7, 4.0, advises=True)
        assert choose(request, threading.Event(), KeptAgents()).endswith(" -")


# Draws


@pytest.mark.parametrize(("level", "turn"), [("recruit", "S"), ("captain", "N")])
def test_a_worker_says_whether_a_level_accepts_a_draw(level: str, turn: str) -> None:
    game = games.load("island")
    state = game.from_position(WON["island"].format(turn))
    for seat in Seat:
        request = Think(1, level, "island", game.view(state, seat), 7, 4.0, draw=True)
        assert choose(request, threading.Event(), KeptAgents()) == ("yes" if seat is Seat.NORTH else "no")


def test_the_pool_asks_and_fallbacks_decline() -> None:
    async def work() -> None:
        game = games.load("island")
        losing = game.view(game.from_position(WON["island"].format("S")), Seat.NORTH)
        async with pool() as engines:
            await all_ready(engines)
            assert await engines.accepts_draw("recruit", "island", losing, owner="me")
            assert not await engines.accepts_draw("greedy", "island", losing, owner="me")

    run(work())


# Fairness


def test_one_owner_does_not_starve_another() -> None:
    async def work() -> None:
        async with pool(most_waiting=12) as engines:
            await all_ready(engines)
            view, ended = view_of("hill218"), list[str]()

            async def think(owner: str, level: str) -> None:
                await engines.think(level, "hill218", view, owner=owner)
                ended.append(owner)

            greedy_one = [asyncio.create_task(think("many", "general")) for _ in range(12)]
            await until(lambda: busy(engines))
            with pytest.raises(SkirmishError) as raised:
                await engines.think("recruit", "hill218", view, owner="many")
            assert raised.value.code == "over-budget"
            await think("one", "recruit")
            assert len(ended) <= 2
            for each in greedy_one:
                each.cancel()
            await asyncio.wait(greedy_one)
            await think("many", "recruit")  # cancelled requests no longer count

    run(work())


# The end


def _gone(pids: list[int], seconds: float = 10.0) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if not any(psutil.pid_exists(pid) and psutil.Process(pid).status() != "zombie" for pid in pids):
            return True
        time.sleep(0.05)
    return False


_SERVER = """
    import asyncio, sys
    from skirmish.server.engines.pool import EnginePool
    async def main():
        engines = EnginePool(2)
        await engines.start()
        while sum(each.started for each in engines.workers) < 2:
            await asyncio.sleep(0.01)
        print(*[each.pid for each in engines.workers], flush=True)
        await asyncio.sleep(1000)
    asyncio.run(main())
"""


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGTERM])
def test_workers_end_with_the_server_even_if_it_is_killed(sign: signal.Signals) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(_SERVER)], stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        pids = [int(each) for each in server.stdout.readline().split()]
        assert len(pids) == 2
        os.kill(server.pid, sign)
        server.wait()
    assert _gone(pids)


def test_workers_don_t_hear_an_interrupt_and_end_in_good_order() -> None:
    async def work() -> list[int]:
        async with pool(2) as engines:
            await all_ready(engines, 2)
            pids = [each.pid for each in engines.workers]
            for pid in pids:
                os.kill(pid, signal.SIGINT)
            await engines.think("recruit", "island", view_of("island"), owner="me")
            assert engines.counts["replaced"] == 0
            start = time.perf_counter()
            await engines.close()
            assert time.perf_counter() - start < 3
        return pids

    assert _gone(asyncio.run(work()), 0.1)


def test_requests_that_wait_at_the_end_are_cancelled() -> None:
    async def work() -> None:
        async with pool() as engines:
            view = view_of("hill218")
            thoughts = [
                asyncio.create_task(engines.think("general", "hill218", view, owner="me")) for _ in range(3)
            ]
            await until(lambda: busy(engines))
            await engines.close()
            await asyncio.wait(thoughts)
            assert all(thought.cancelled() for thought in thoughts)
            with pytest.raises(SkirmishError):
                await engines.think("recruit", "hill218", view, owner="me")

    run(work())


def test_idle_workers_use_no_processor_and_stand_back() -> None:
    async def work() -> None:
        async with pool() as engines:
            await all_ready(engines)
            process = psutil.Process(engines.workers[0].pid)
            assert process.nice() >= 10
            before = sum(process.cpu_times()[:2])
            await asyncio.sleep(1.0)
            assert sum(process.cpu_times()[:2]) - before <= 0.02

    run(work())

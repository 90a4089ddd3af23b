"""The replay in Chromium: how long a step and a jump take in the longest of many simulated records.

What is measured is the page's own CPU time from the press until the next picture, as the browser counts it:
wall time would be that of a busy machine.
"""

from __future__ import annotations

import shutil
import statistics
from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import sync_playwright

from benchmarks.turns import Figure, Pace
from skirmish.core import Decide, Options
from skirmish.games import load
from skirmish.match import Match
from skirmish.match.seeds import Seed
from skirmish.records import write_record

_GAMES: Final = {"island": "classic", "hill218": "standard"}
_MOST: Final = {"step": 50, "jump": 100}
"""The targets, in milliseconds."""
_MOVE: Final = """async ([kind, n]) => {
  const slider = document.querySelector("input[type=range]");
  if (kind === "step") dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
  else {
    const part = ((n * 37) % 100) / 100;
    slider.value = String(Number(slider.min) + Math.round((slider.max - slider.min) * part));
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  }
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}"""
_STEP_BY_DECISION: Final = (
    "localStorage['skirmish.replay'] = JSON.stringify({ stride: 'decision', speed: 4 })"
)


def measure(address: str, pace: Pace) -> Sequence[Figure]:
    """Steps and jumps in the longest record of each game, on a server that runs there."""
    found = []
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for game, variant in _GAMES.items():
            tokens, text = _longest(game, variant, 20 if pace.small else 100)
            page = browser.new_page(viewport={"width": 1440, "height": 900})
            page.goto(f"{address}/replay")
            page.evaluate(_STEP_BY_DECISION)
            page.locator("textarea").fill(text)
            page.locator("form button[type=submit]").click()
            page.locator('[data-role="replay"]').wait_for(timeout=60_000)
            for kind, most in _MOST.items():
                times = sorted(_times(page, kind, 40))
                usual, nine_of_ten = statistics.median(times), times[len(times) * 9 // 10 - 1]
                title = f"Replay, {game}, {tokens} tokens: a {kind}, median and nine of ten"
                shown = f"{usual:.0f}, {nine_of_ten:.0f} ms"
                found.append(Figure(title, shown, wanted=f"{most} ms", met=nine_of_ten < most))
            page.close()
        browser.close()
    return found


def _longest(game_name: str, variant: str, games: int) -> tuple[int, str]:
    """The tokens and the text of the longest of some games that chance has played."""
    game, longest = load(game_name), None
    for number in range(games):
        seed = Seed("replay", number)
        match = Match.start(game, Options(variant), seed.fair())
        decisions = 0
        while isinstance(match.pending, Decide):
            seat = match.pending.seat
            legal = match.legal(seat)
            token = str(legal[seed.agents(decisions)(len(legal))])
            match, _ = match.submit(seat, token, 0)
            decisions += 1
        if longest is None or len(match.line) > len(longest.line):
            longest = match
    assert longest is not None
    return len(longest.line), write_record(longest.record())


def _times(page: Any, kind: str, number: int) -> list[float]:
    """The page's CPU time in milliseconds, move by move; the first ones, which compile, do not count."""
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def used() -> float:
        metrics = tools.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))

    found = []
    for n in range(number + 5):
        before = used()
        page.evaluate(_MOVE, [kind, n + 1])
        found.append(used() - before)
        page.wait_for_timeout(200)  # until the board has shown it
    return found[5:]

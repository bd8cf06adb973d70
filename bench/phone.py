"""A table on a slow phone: python bench/phone.py [--runs 3] [--against SRC] [--json]

Chromium is slowed down by its debugging protocol: 1.6 Mbit/s with a round trip of 150 ms, a processor a quarter as
fast. Of each board it tells what the first visit and the second one load, how long it takes until the question of the
table can be answered, how long scripts held the page up, and how evenly the board moves. `--against` names the folder
`src` of another Starboard, with its client built: both are then measured in turn, so that what else the machine does
concerns both alike. There is no service worker: Chromium neither slows down nor counts what that fetches. Messages of
sockets are not slowed down either.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from client import drag
from playwright.sync_api import CDPSession, Page

from browser import driving, playing
from server.running import Process

Figures = dict[str, Any]

ROUND_TRIP = 150  # ms
DOWN, UP = 1_600_000 / 8, 750_000 / 8  # bytes a second
SLOWER = 4  # times
SECONDS = 2.0  # that the board is dragged
FIRST = driving.ROOT / "web" / "src" / "first"
# A record of each game, and a move after which both players have much on the board.
TABLES = {"carcassonne": ("ending.txt", 60), "arcs": ("chapter.txt", 30), "outer_rim": ("turns.txt", 30)}
# All is told at once, and one person sits at both seats without a curtain between them.
SETTINGS = "localStorage.setItem('starboard-settings', JSON.stringify({ pace: 'none', curtain: false }))"
# Kept from the beginning: when the table can be played at, and how long scripts held the page up until then.
WATCH = """
  window.held = []
  new PerformanceObserver((list) => held.push(...list.getEntries().map((one) => [one.startTime, one.duration])))
    .observe({ type: 'longtask', buffered: true })
  window.usable = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('there is no question')), 60_000)
    const there = () => document.querySelector('section.decision.mine')
      && document.querySelector('[data-board]')
      && document.querySelector('[data-board] [data-target], section.decision .opt')
    const seeing = new MutationObserver(() => {
      if (!there()) return
      seeing.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(0)
      })
    })
    seeing.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] })
  })
"""


def slowed(page: Page) -> CDPSession:
    phone = page.context.new_cdp_session(page)
    phone.send("Network.enable")
    phone.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": ROUND_TRIP, "downloadThroughput": DOWN, "uploadThroughput": UP},
    )
    phone.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return phone


def visit(page: Page, table: str, seconds: float) -> Figures:
    """Open a table, and measure until it can be played at."""
    loaded = {"requests": 0, "bytes": 0}
    phone = slowed(page)
    phone.on("Network.requestWillBeSent", lambda _: loaded.update(requests=loaded["requests"] + 1))
    phone.on("Network.loadingFinished", lambda one: loaded.update(bytes=loaded["bytes"] + one["encodedDataLength"]))
    page.add_init_script(SETTINGS)
    page.add_init_script(WATCH)
    page.goto(f"/t/{table}", wait_until="commit")
    usable = page.evaluate("() => usable")
    found: Figures = {"usable, ms": round(usable), "requests": loaded["requests"], "kB": loaded["bytes"] / 1000}
    held: list[tuple[float, float]] = page.evaluate("() => held")
    found["held up, ms"] = round(sum(length for start, length in held if start < usable))
    found["longest, ms"] = round(max((length for start, length in held if start < usable), default=0))
    page.wait_for_timeout(1000)
    box = page.locator("[data-board]").bounding_box()
    assert box is not None
    moved = drag(page, (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), seconds)
    found["frames"] = moved["count"]
    found["frames over 20 ms"] = moved["over 20 ms"]
    phone.detach()
    return found


def both_visits(visitors: driving.Visitors, game: str, seconds: float) -> dict[str, Figures]:
    record, ply = TABLES[game]
    page = visitors("Ada", size="phone")
    table = playing.fork(page, FIRST / game / record, ply, 0, 1)
    first = visit(page, table, seconds)
    again = page.context.new_page()
    page.close()
    second = visit(again, table, seconds)
    visitors.leave()
    return {"first": first, "second": second}


def medians(runs: list[Figures]) -> Figures:
    return {name: round(statistics.median(run[name] for run in runs), 1) for name in runs[0]}


def measure(runs: int, sources: dict[str, Path | None], games: list[str], seconds: float) -> Figures:
    found: Figures = {}
    with tempfile.TemporaryDirectory() as folder, driving.browser() as browser:
        servers: dict[str, Process] = {}
        try:
            for name, source in sources.items():
                place = Path(folder) / name
                place.mkdir()
                if source is not None:
                    os.environ["PYTHONPATH"] = str(source)
                servers[name] = Process(f"sqlite:///{place}/store.sqlite", cwd=place)
                os.environ.pop("PYTHONPATH", None)
            for game in games:
                taken: dict[str, list[dict[str, Figures]]] = {name: [] for name in servers}
                for _ in range(runs):
                    for name, server in servers.items():
                        visitors = driving.Visitors(browser, server.url)
                        taken[name].append(both_visits(visitors, game, seconds))
                found[game] = {
                    name: {which: medians([run[which] for run in all_runs]) for which in ("first", "second")}
                    for name, all_runs in taken.items()
                }
        finally:
            for server in servers.values():
                server.stop()
        found["conditions"] = {
            "python": platform.python_version(),
            "chromium": browser.version,
            "cores": os.cpu_count(),
            "load": [round(one, 2) for one in os.getloadavg()],
            "runs": runs,
        }
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=3, help="how often each table is opened; medians are told")
    parser.add_argument("--games", nargs="*", default=list(TABLES), choices=list(TABLES))
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long the board is dragged")
    parser.add_argument("--against", type=Path, help="the folder src of another Starboard")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if missing := driving.what_is_missing():
        sys.exit(missing)
    sources: dict[str, Path | None] = {"before": arguments.against.resolve()} if arguments.against else {}
    found = measure(arguments.runs, {**sources, "now": None}, arguments.games, arguments.seconds)
    if arguments.json:
        print(json.dumps(found, indent=1))
        return
    print(", ".join(f"{name} {value}" for name, value in found.pop("conditions").items()))
    for game, servers in found.items():
        for name, visits in servers.items():
            for which, one in visits.items():
                print(f"{game}, {name}, {which} visit: " + ", ".join(f"{key} {value}" for key, value in one.items()))


if __name__ == "__main__":
    main()

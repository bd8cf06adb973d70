"""A table on a slow phone: python bench/phone.py [--runs 3] [--against SRC] [--json]

Chromium is slowed down by its debugging protocol: 1.6 Mbit/s with a round trip of 150 ms, a processor a quarter as
fast. Of each board it tells what the first visit and the second one load, in how many steps (requests of which each was
asked for when the one before had arrived), how long it takes until the question of the table can be answered, how long
scripts held the page up, and how evenly the board moves. A third visit, which is not slowed down, tells how much
processor time the page takes until then, and how many nodes it has: that depends least on what else the machine does.
`--against` names the folder `src` of another Starboard, with its client built: both are then measured in turn. There is
no service worker: Chromium neither slows down nor counts what that fetches. Messages of sockets are not slowed down
either.
"""

from __future__ import annotations

import argparse
import json
import math
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


class Loading:
    """Notes what a page loads."""

    def __init__(self, session: CDPSession) -> None:
        self.asked: dict[str, float] = {}  # when, by request
        self.found: dict[str, dict[str, float]] = {}  # by request, of the network alone: asked, arrived, bytes
        session.on("Network.requestWillBeSent", self.sent)
        session.on("Network.responseReceived", self.answered)
        session.on("Network.loadingFinished", self.finished)

    def sent(self, event: Any) -> None:
        self.asked[event["requestId"]] = event["timestamp"]

    def answered(self, event: Any) -> None:
        request = event["requestId"]
        if not event["response"].get("fromDiskCache"):
            self.found[request] = {"asked": self.asked[request], "arrived": math.inf, "bytes": 0}

    def finished(self, event: Any) -> None:
        if one := self.found.get(event["requestId"]):
            one |= {"arrived": event["timestamp"], "bytes": event["encodedDataLength"]}

    def figures(self) -> Figures:
        steps: list[tuple[float, int]] = []  # when each had arrived, and how many it took until then
        for one in sorted(self.found.values(), key=lambda one: one["asked"]):
            before = max((count for arrived, count in steps if arrived <= one["asked"]), default=0)
            steps.append((one["arrived"], before + 1))
        return {
            "requests": len(self.asked),
            "of the network": len(self.found),
            "steps": max((count for _, count in steps), default=0),
            "kB": sum(one["bytes"] for one in self.found.values()) / 1000,
        }


def open_table(page: Page, table: str) -> float:
    """Open a table; return after how many ms it can be played at."""
    page.add_init_script(SETTINGS)
    page.add_init_script(WATCH)
    page.goto(f"/t/{table}", wait_until="commit")
    usable: float = page.evaluate("() => usable")
    return usable


def visit(page: Page, table: str, seconds: float) -> Figures:
    """Open a table on a phone, and measure until it can be played at."""
    phone = slowed(page)
    loading = Loading(phone)
    usable = open_table(page, table)
    found: Figures = {"usable, ms": round(usable), **loading.figures()}
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


def work(page: Page, table: str) -> Figures:
    """Open a table at full speed, and measure by the clock of the page's thread."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    open_table(page, table)
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    session.detach()
    durations = {"processor": "TaskDuration", "scripts": "ScriptDuration", "styles": "RecalcStyleDuration"}
    found: Figures = {f"{name}, ms": round(metrics[metric] * 1000) for name, metric in durations.items()}
    return {**found, "nodes": metrics["Nodes"]}


def page_after(page: Page) -> Page:
    """Return a new page of the same browser, whose cache it has."""
    fresh = page.context.new_page()
    page.close()
    return fresh


def visits(visitors: driving.Visitors, game: str, seconds: float) -> dict[str, Figures]:
    record, ply = TABLES[game]
    page = visitors("Ada", size="phone")
    table = playing.fork(page, FIRST / game / record, ply, 0, 1)
    first = visit(page, table, seconds)
    again = page_after(page)
    second = visit(again, table, seconds)
    third = page_after(again)
    found = {"first": first, "second": second, "unslowed": work(third, table)}
    visitors.leave()
    return found


def medians(runs: list[Figures]) -> Figures:
    return {name: round(statistics.median(run[name] for run in runs), 1) for name in runs[0]}


def measure(runs: int, sources: dict[str, Path], games: list[str], seconds: float) -> Figures:
    found: Figures = {}
    # A phone has cores enough to read scripts beside the page.
    flags = [flag for flag in driving.FLAGS if flag != driving.SINGLE_THREADED]
    with tempfile.TemporaryDirectory() as folder, driving.browser(flags) as browser:
        servers: dict[str, Process] = {}
        try:
            for name, source in sources.items():
                place = Path(folder) / name
                place.mkdir()
                os.environ["PYTHONPATH"] = str(source)
                servers[name] = Process(f"sqlite:///{place}/store.sqlite", cwd=place)
            for game in games:
                taken: dict[str, list[dict[str, Figures]]] = {name: [] for name in servers}
                for _ in range(runs):
                    for name, server in servers.items():
                        visitors = driving.Visitors(browser, server.url)
                        taken[name].append(visits(visitors, game, seconds))
                found[game] = {
                    name: {which: medians([run[which] for run in all_runs]) for which in all_runs[0]}
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
    before = {"before": arguments.against.resolve()} if arguments.against else {}
    found = measure(arguments.runs, {**before, "now": driving.ROOT / "src"}, arguments.games, arguments.seconds)
    if arguments.json:
        print(json.dumps(found, indent=1))
        return
    print(", ".join(f"{name} {value}" for name, value in found.pop("conditions").items()))
    for game, servers in found.items():
        for name, told in servers.items():
            for which, one in told.items():
                print(f"{game}, {name}, {which} visit: " + ", ".join(f"{key} {value}" for key, value in one.items()))


if __name__ == "__main__":
    main()

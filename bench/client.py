"""The browser client, in Debian's Chromium at a real server on loopback: python bench/client.py [--json]

It measures the client as it is built (`python3 run.py build`): what is loaded, how soon a table is to be seen, how soon
a click is, and how evenly a full board moves. It takes about a minute and stops by itself.
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
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import httpx
from playwright.sync_api import Page

from browser import driving, playing
from server.running import TLS, Process, dice, play_on

Figures = dict[str, Any]

TILES = "document.querySelectorAll('[data-board] [data-tile]').length"
# After a change: the next frame, and then once it is painted, since a message comes after the painting.
PAINTED = """() => new Promise((resolve) => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => resolve(performance.now())
  port2.postMessage(0)
}))"""
# Gives the time at which a `wanted` thing has been painted, by the page's clock.
ONCE = f"""(wanted) => new Promise((resolve) => {{
  const painted = {PAINTED}
  const look = () => {{
    if (!wanted()) return false
    seeing.disconnect()
    painted().then((at) => resolve(at))
    return true
  }}
  const seeing = new MutationObserver(look)
  if (!look()) seeing.observe(document, {{ subtree: true, childList: true, attributes: true }})
}})"""
FIRST_TILE = f"window.firstTile = ({ONCE})(() => {TILES} > 0)"
# From a mouse button let go to what comes of it being painted.
ARM = f"""([wanted, before]) => {{
  const seen = {{
    tile: () => {TILES} > before,
    ghost: () => document.querySelector('[data-board] .ghost.firm') !== null,
  }}[wanted]
  window.measured = new Promise((resolve) => addEventListener('pointerup', (event) => {{
    ({ONCE})(seen).then((at) => resolve(at - event.timeStamp))
  }}, {{ capture: true, once: true }}))
}}"""
# The times between frames, with a move of the mouse in each, since a frame in which nothing moves costs nothing.
DRAG = """([x, y, milliseconds]) => new Promise((resolve) => {
  const board = document.querySelector('[data-board]')
  const times = []
  const frame = (at) => {
    times.push(at)
    const passed = at - times[0]
    const [clientX, clientY] = [x + 180 * Math.sin(passed / 400), y + 180 * Math.cos(passed / 400) - 180]
    const event = { pointerId: 1, pointerType: 'mouse', buttons: 1, clientX, clientY, bubbles: true, cancelable: true }
    board.dispatchEvent(new PointerEvent('pointermove', event))
    if (passed < milliseconds) requestAnimationFrame(frame)
    else resolve(times.slice(1).map((time, number) => time - times[number]))
  }
  requestAnimationFrame(frame)
})"""


def share(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, math.ceil(part * len(times)) - 1)]


def summed(times: list[float]) -> Figures:
    found = {"median": statistics.median(times), "p95": share(times, 0.95), "worst": max(times)}
    return {"count": len(times), **{name: round(value, 1) for name, value in found.items()}}


# What is loaded.


def sizes(visitors: driving.Visitors, table: str, owner: Page) -> Figures:
    """Scripts and styles of the first page, and of the first board after it, in bytes on the wire."""
    loaded: dict[str, str] = {}  # by path, the part in which it was needed first
    part = "first page"
    owner.on("request", lambda request: loaded.setdefault(urlsplit(request.url).path, part))
    owner.goto("/")
    owner.wait_for_load_state("networkidle")
    part = "first board"
    owner.goto(f"/t/{table}")
    owner.locator("[data-board]").wait_for()
    owner.wait_for_load_state("networkidle")
    found: Figures = {}
    for kind in ("js", "css"):
        files = {path: where for path, where in loaded.items() if path.endswith(f".{kind}")}
        weighed = {path: weights(visitors.url + path) for path in files}
        found[kind] = {
            "by_file": {
                path.rsplit("/", 1)[1]: {"part": where, **weighed[path]}
                for path, where in sorted(
                    files.items(), key=lambda one: (one[1] != "first page", -weighed[one[0]]["gzip"])
                )
            },
            **{
                packed: {
                    "first page": sum(weighed[path][packed] for path, where in files.items() if where == "first page"),
                    "with first board": sum(weighed[path][packed] for path in files),
                }
                for packed in ("gzip", "br")
            },
        }
    return found


def weights(url: str) -> dict[str, int]:
    """Bytes of the body as the server sends it to who takes only this packing."""
    found = {}
    for packed in ("gzip", "br"):
        headers = {"Accept-Encoding": packed}
        with httpx.stream("GET", url, headers=headers, trust_env=False, verify=TLS) as answer:
            found[packed] = sum(len(chunk) for chunk in answer.iter_raw())
    return found


# How soon a table is to be seen.


def first_paint(visitors: driving.Visitors, table: str, runs: int) -> Figures:
    """With nothing in the cache, as somebody who opens a link."""
    contentful, tiles = [], []
    for number in range(runs):
        page = visitors(f"Visitor {number}")
        page.add_init_script(FIRST_TILE)
        page.goto(f"/t/{table}")
        tiles.append(page.evaluate("() => window.firstTile"))
        contentful.append(page.evaluate("() => performance.getEntriesByName('first-contentful-paint')[0].startTime"))
        page.context.close()
    visitors.contexts.clear()
    return {"first contentful paint": summed(contentful), "first tile": summed(tiles)}


# How soon a click is.


def clicks(page: Page, moves: int) -> Figures:
    """Somebody alone at both sides of a table, who rests between clicks."""
    player = playing.Player(page, dice(3))
    placed: list[float] = []
    picked: list[float] = []

    def measured(wanted: str, click: Callable[[], Any]) -> float:
        page.wait_for_timeout(250)  # until what the click before it has set off is done
        page.evaluate(ARM, [wanted, page.evaluate(f"() => {TILES}")])
        click()
        return float(page.evaluate("() => window.measured"))

    seen = playing.sit(page, playing.make(page, "me me", start=True))
    while len(placed) < moves and seen["is"] != "over":
        seen = player.until(
            "(seen) => seen.is === 'over' || seen.is === 'mine' && seen.glowing.length + seen.words_only.length > 0"
        )
        cells = [one for one in seen["targets"] if one["name"].startswith("cell:")]
        if not cells:
            seen = player.choose()
            continue
        cell = player.rng.choice(cells)
        page.mouse.move(cell["x"], cell["y"])
        picked.append(measured("ghost", lambda cell=cell: player.click(cell)))
        seen = player.until("(seen) => seen.confirm.length > 0")
        confirm = seen["confirm"][0]
        page.mouse.move(confirm["x"], confirm["y"])
        placed.append(measured("tile", lambda confirm=confirm: player.click(confirm)))
        seen = playing.until_asked(page, seen["sign"])
    return {"confirmed to placed tile": summed(placed), "cell to drawn tile on it": summed(picked)}


# How evenly a full board moves.


def finished(server: Process) -> tuple[str, int]:
    """A table whose game is over, with as many tiles as there are, and its last move."""
    with server.guest("Ada") as ada:
        for number in range(5):
            table = ada.make(seats="me me", start=True)["id"]
            socket = ada.sit(table)
            play_on([socket], dice(number))
            if len(socket.table["view"]["tiles"]) >= 76:
                break
        return table, socket.ply


def panning(page: Page, table: str, ply: int, seconds: float) -> Figures:
    page.goto(f"/r/{table}?ply={ply}")
    board = page.locator("[data-board]")
    board.wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1000)
    found: Figures = {"tiles": page.evaluate(f"() => {TILES}")}
    box = board.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    found["whole board"] = drag(page, middle, seconds)
    page.mouse.move(*middle)
    page.mouse.wheel(0, -600)
    page.wait_for_timeout(1000)
    found["zoomed in"] = drag(page, middle, seconds)
    return found


def drag(page: Page, middle: tuple[float, float], seconds: float) -> Figures:
    """Round and round: the mouse is pressed, then the page itself tells of a move in every frame."""
    page.mouse.move(*middle)
    page.mouse.down()
    times = page.evaluate(DRAG, [*middle, seconds * 1000])
    page.mouse.up()
    page.wait_for_timeout(500)
    return {**summed(times), "over 20 ms": sum(one > 20 for one in times)}


def measure(runs: int, moves: int, seconds: float) -> Figures:
    found: Figures = {
        "conditions": {
            "python": platform.python_version(),
            "cores": os.cpu_count(),
            "load before": [round(one, 2) for one in os.getloadavg()],
        }
    }
    with tempfile.TemporaryDirectory() as folder, driving.browser() as browser:
        found["conditions"]["chromium"] = browser.version
        server = Process(f"sqlite:///{folder}/store.sqlite", cwd=Path(folder))
        visitors = driving.Visitors(browser, server.url)
        try:
            over, ply = finished(server)
            ada = visitors("Ada")
            middle = playing.fork(ada, playing.ENDING, 60, 0)
            found["sizes"] = sizes(visitors, middle, ada)
            found["table"] = first_paint(visitors, middle, runs)
            found["clicks"] = clicks(visitors("Grace"), moves)
            found["panning"] = panning(visitors("Joan", moving=True), over, ply, seconds)
            assert visitors.problems == [], visitors.problems
        finally:
            visitors.leave()
            server.stop()
    found["conditions"]["load after"] = [round(one, 2) for one in os.getloadavg()]
    return found


def tell(found: Figures) -> None:
    print(", ".join(f"{name} {value}" for name, value in found["conditions"].items()))
    for kind, title in (("js", "scripts"), ("css", "styles")):
        part = found["sizes"][kind]
        for packed in ("gzip", "br"):
            first, both = (part[packed][name] / 1000 for name in ("first page", "with first board"))
            print(f"{title}, {packed}: first page {first:.1f} kB, with the first board {both:.1f} kB")
        for name, one in part["by_file"].items():
            print(f"    {one['part']:<12} {one['gzip']:>7,} {one['br']:>7,}  {name}")
    for group in ("table", "clicks", "panning"):
        for name, one in found[group].items():
            values = ", ".join(f"{key} {value}" for key, value in one.items()) if isinstance(one, dict) else one
            print(f"{group}: {name}: {values}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5, help="how often a table is opened")
    parser.add_argument("--moves", type=int, default=30, help="tiles placed by clicks")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long the board is dragged")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if missing := driving.what_is_missing():
        sys.exit(missing)
    found = measure(arguments.runs, arguments.moves, arguments.seconds)
    if arguments.json:
        print(json.dumps(found, indent=1))
    else:
        tell(found)


if __name__ == "__main__":
    main()

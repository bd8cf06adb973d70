"""The law of the stage: whatever is seen of a table speaks of one step, and of the one that is told.

The page is looked at every 50 ms and after every change. What the server has told is folded here once more, step by
step, and each look is held against the step that it must be of. A `Reader` knows where a game's board says what.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from starboard.kernel.patch import fold

View = dict[str, Any]
Look = dict[str, Any]
Place = tuple[int, int]  # of an event: the entry of the log, and its place there

LISTEN = """() => {
  window.wire = []
  const Native = window.WebSocket
  window.WebSocket = class extends Native {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({ data }) => window.wire.push(data))
    }
  }
}"""
WATCH = """() => {
  window.looks = []
  const tells = TELLS
  const all = (query) => [...document.querySelectorAll(query)]
  const numbers = (query) => all(query).flatMap((one) => one.textContent.replaceAll(',', '').match(/\\d+/g) ?? [])
  const many = (piece, times) => Array(Number(times)).fill(piece)
  const count = (pieces) => Object.fromEntries(
    Object.entries(Object.groupBy(pieces, (one) => one)).map(([piece, found]) => [piece, found.length]))
  const read = READ
  const look = () => {
    const bar = document.querySelector('section.decision')
    const caption = document.querySelector('section.story .caption')
    const told = caption?.dataset.told ?? null
    const now = {
      heard: window.wire.length,
      scores: all('ul.seats > li > b.num').map((one) => Number(one.textContent)),
      progress: numbers('h1.where em').map(Number),
      line: all('.log [data-line]').at(-1)?.dataset.line ?? null,
      beat: caption?.dataset.beat ?? null,
      told,
      said: Boolean(caption?.textContent.trim()),
      shown: Boolean(tells[told] && document.querySelector(tells[told])?.checkVisibility()),
      onward: document.querySelector('section.story .onward') !== null,
      ply: Number(bar.dataset.ply),
      ask: bar.dataset.ask ?? null,
      mine: bar.classList.contains('mine'),
      clickable: all('[data-board] [data-target], section.decision :is(.opt, .confirm)').length > 0,
      ...read(),
    }
    const last = window.looks.at(-1)
    if (JSON.stringify(last) !== JSON.stringify(now)) window.looks.push(now)
  }
  look()
  window.look = look
  window.watching = new MutationObserver(look)
  window.watching.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  window.ticking = setInterval(look, 50)
}"""
STOP = """() => {
  window.watching.disconnect()
  clearInterval(window.ticking)
  window.look()
  return [window.looks, window.wire]
}"""


@dataclass(frozen=True)
class Reader:
    """Tells where the board of a game says what: `read` on the page, the rest in a view."""

    read: str  # a JavaScript function: the phase, and how many pieces of which kind lie where
    scores: Callable[[View], list[int]]
    progress: Callable[[View], list[int]]  # the numbers beside the title
    phase: Callable[[View, str | None], Any]  # while an event of this kind is told
    pieces: Callable[[View], Counter[str]]
    moving: frozenset[str]  # events whose pieces are still on their way while they are told
    tells: Mapping[str, str]  # what the board says of an event itself, without a caption
    repeated: frozenset[str] = frozenset()  # events that another line of the log may tell as well


@dataclass(frozen=True)
class Step:
    """Hold some events of an entry, and the table before and after them."""

    message: int  # with which it came
    entry: dict[str, Any]
    start: int
    end: int
    before: View
    table: View

    @property
    def events(self) -> list[tuple[Place, str]]:
        told = enumerate(self.entry.get("events", [])[self.start : self.end], self.start)
        return [((self.entry["n"], at), event["is"]) for at, event in told]

    @property
    def is_own(self) -> bool:
        return self.entry.get("details", {}).get("seat") in self.table["seats"]

    def has(self, place: Place) -> bool:
        return place[0] == self.entry["n"] and self.start <= place[1] < max(self.end, self.start + 1)

    def faults(self, look: Look, reader: Reader) -> Iterator[str]:
        """Tell what in this look is not of this step."""
        view, asks = self.table["view"], self.table.get("asks", [])
        if look["scores"] != reader.scores(view):
            yield f"scores: {reader.scores(view)}"
        if look["progress"] != reader.progress(view):
            yield f"progress: {reader.progress(view)}"
        if look["phase"] != reader.phase(view, look["told"]):
            yield f"phase: {reader.phase(view, look['told'])}"
        if look["told"] not in (None, *(kind for _, kind in self.events)):
            yield f"told: {self.events}"
        if look["ply"] != self.table["summary"]["ply"]:
            yield f"ply: {self.table['summary']['ply']}"
        if look["ask"] not in ([ask["is"] for ask in asks] or [None]):
            yield f"question: {asks}"
        if look["mine"] and not any(ask["seat"] in self.table["seats"] for ask in asks):
            yield f"whose question: {asks}"
        if wrong := self.misplaced(look, reader):
            yield f"pieces: {wrong}"

    def misplaced(self, look: Look, reader: Reader) -> dict[str, tuple[int, int, int]]:
        """Find pieces of which there are more or fewer: how many were there, how many are, and how many are seen.

        What is told later of the same step, or is on its way, may still be as it was.
        """
        place = place_of(look["beat"])
        later = place is not None and any(at > place for at, _ in self.events)
        after = reader.pieces(self.table["view"])
        seen: Counter[str] = Counter(look["pieces"])
        before = reader.pieces(self.before["view"]) if later or look["told"] in reader.moving else after
        return {
            piece: (before[piece], after[piece], seen[piece])
            for piece in before.keys() | after.keys() | seen.keys()
            if not min(before[piece], after[piece]) <= seen[piece] <= max(before[piece], after[piece])
        }


def place_of(text: str | None) -> Place | None:
    if text is None:
        return None
    entry, at = map(int, text.split("-"))
    return entry, at


def listen(page: Page) -> None:
    """From its first message on the page keeps what it is told; to be called before it is opened."""
    page.add_init_script(f"({LISTEN})()")


def watch(page: Page, reader: Reader) -> None:
    page.evaluate(WATCH.replace("TELLS", json.dumps(reader.tells)).replace("READ", reader.read))


def watched(page: Page) -> tuple[list[Look], list[Step]]:
    """End the watching: all that was seen, and all that was told."""
    looks, wire = page.evaluate(STOP)
    return looks, list(steps_in(wire))


def steps_in(wire: list[str]) -> Iterator[Step]:
    """Fold what was told, as a client does; the first step is the table as somebody came."""
    table: View = {}
    for number, told in enumerate(map(json.loads, wire)):
        if told["it"] == "welcome":
            table = told["table"]
            yield Step(number, told["log"][-1], 0, 0, table, table)
        if told["it"] != "news" or told["entry"]["do"] == "chat":
            continue
        start = 0
        for at, step in enumerate(steps := told.get("steps", []) or [{}], 1):
            before, table = table, {**table, "view": fold(table["view"], step.get("view", {}))}
            if at == len(steps):
                table = fold(table, told.get("table", {}))
            # In the middle of a move nobody is asked.
            shown = table if at == len(steps) else {**table, "asks": []}
            yield Step(number, told["entry"], start, start := start + step.get("events", 0), before, shown)


def hold(looks: list[Look], steps: list[Step], reader: Reader) -> Counter[int]:
    """Every look is of one step, in their order, and nobody is asked before all was told; gives how often each is seen.

    While an event is told, it is the step of that event; else all that has come has been shown.
    """
    lines = sorted({place for look in looks if (place := place_of(look["line"]))})
    seen: Counter[int] = Counter()
    at = 0
    for look in looks:
        newest = max(index for index, step in enumerate(steps) if step.message < look["heard"])
        place = place_of(look["beat"])
        found = newest if place is None else next(index for index, step in enumerate(steps) if step.has(place))
        assert found >= at, (f"step {found} after step {at}", look)
        at = found
        seen[at] += 1
        step = steps[at]
        faults = list(step.faults(look, reader))
        # The newest line of the log is of what is told, or of what was told last.
        told = place or (step.entry["n"] + 1, -1)
        if (line := place_of(look["line"])) != max(one for one in lines if one <= told):
            faults.append(f"line: {line}, while {told} is told")
        # Whoever has just moved knows what they did, and may go on.
        if (look["mine"] or look["clickable"]) and (at != newest or (place and not step.is_own)):
            faults.append(f"asked at step {at} of {newest}, while {place} is told")
        assert not faults, (faults, look, step.events)
    assert at == len(steps) - 1, f"step {at} of {len(steps) - 1} is the last that was seen"
    return seen


def hold_that_all_is_told(looks: list[Look], steps: list[Step], reader: Reader) -> None:
    """Each event had a caption, or the board has shown it; and it has its line in the log."""
    told = {place_of(look["beat"]) for look in looks if look["said"] or look["shown"]}
    written = {place_of(look["line"]) for look in looks}
    events = [event for step in steps[1:] for event in step.events]
    untold = [event for event in events if event[0] not in told]
    unwritten = [event for event in events if event[0] not in written and event[1] not in reader.repeated]
    assert not untold and not unwritten, (untold, unwritten)

"""Reads what the boards of the games say is on the table, for the law of the stage (browser/telling.py)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from browser.telling import Reader, View


def points(view: View) -> list[int]:
    return [side["points"] for side in view["sides"]]


# Carcassonne.

TURN = ("tile", "figure", "fight", "score")
FIGHT = ("fight", "pool", "roll", "tie", "lost", "won")
PARTS = {"placed": "tile", "figure": "figure", **dict.fromkeys(FIGHT, "fight"), "scored": "score", "final": "score"}


def tiles_and_figures(view: View) -> Counter[str]:
    return Counter(
        [f"tile {one['cell']}" for one in view["tiles"]]
        + [f"figure {one['seat']} {one['size']} {one['cell']}/{one['segment']}" for one in view["figures"]]
    )


def tiles_counted(view: View) -> list[int]:
    seen = len(view["tiles"]) + len(view["removed"]) + (view["drawn"] is not None)
    return [seen, seen + view["left"]]


CARCASSONNE = Reader(
    read="""() => ({
      phase: all('.steps li').findIndex((one) => one.ariaCurrent === 'step'),
      pieces: count([
        ...all('[data-tile]').map((one) => `tile ${one.dataset.tile}`),
        ...all('[data-figure]').map((one) => `figure ${one.dataset.figure}`),
      ]),
    })""",
    scores=points,
    progress=tiles_counted,
    phase=lambda view, told: TURN.index(PARTS.get(told or "") or ("tile" if view["drawn"] else "figure")),
    pieces=tiles_and_figures,
    moving=frozenset({"returned"}),
    tells={
        **dict.fromkeys(FIGHT, "[data-board] .fight"),
        "drawn": ".decision .piece .drawn",
        "returned": "[data-figure] .leaving",
    },
)

# Arcs.


def on_the_map(view: View) -> Counter[str]:
    found: Counter[str] = Counter()
    for system in view["systems"]:
        for one in system["ships"]:
            for state in ("fresh", "damaged"):
                found[f"{state} {one['seat']} {system['system']}"] += one[state]
        for one in system["buildings"]:
            state = "/damaged" if one["damaged"] else ""
            found[f"building {one['site']}:{one['seat']}/{one['piece']}{state}"] += 1
    for number, seat in enumerate(view["seats"]):
        found.update(f"token {number} {slot['type']}" for slot in seat["slots"] if slot["type"])
    return +found


def round_of_cards(view: View, _told: str | None) -> Any:
    played = [(number, seat["played"]) for number, seat in enumerate(view["seats"])]
    return sorted(f"{number}:{card['card'] or 'hidden'}" for number, card in played if card)


ARCS = Reader(
    read="""() => ({
      phase: all('.round [data-played]').map((one) => one.dataset.played).sort(),
      pieces: count([
        ...all('[data-fleet]').flatMap(({ dataset }) => dataset.ships.split(' ').flatMap((one) => {
          const [seat, fresh, damaged] = one.split(/[:/]/)
          const where = `${seat} ${dataset.fleet}`
          return [...many(`fresh ${where}`, fresh), ...many(`damaged ${where}`, damaged)]
        })),
        ...all('[data-buildings]').flatMap((one) => one.dataset.buildings.split(' '))
          .filter(Boolean).map((one) => `building ${one}`),
        ...all('.slots [data-token]')
          .map((one) => `token ${one.closest('[data-seat]').dataset.seat} ${one.dataset.token}`),
      ]),
    })""",
    scores=lambda view: [seat["power"] for seat in view["seats"]],
    progress=lambda view: [view["chapter"], view["chapters"], view["power_to_end"]],
    phase=round_of_cards,
    pieces=on_the_map,
    moving=frozenset({"moved", "guided"}),
    tells=dict.fromkeys(("scored", "power", "cleaned"), "[data-interlude]"),
)

# Outer Rim.

CARDS = ("databank", "secret", "job", "encounter", "contact", "combat", "rolled", "enemy-rolled")
AI = ("ai-card", "ai-section", "ai-nothing", "ai-does", "ai-skips")


def on_the_rim(view: View) -> Counter[str]:
    return Counter(
        [f"seat {number} at {one['space']}" for number, one in enumerate(view["players"]) if one["space"]]
        + [f"{one['faction']} at {one['space']}" for one in view["patrols"] if one["space"]]
        + [
            f"{one['spot']}:{one['contact'] or one['contact_class']}"
            for one in view["contacts"]
            if one["contact_class"]
        ]
        + [f"{one['deck']}: {one['card']}" for one in view["market"] if one["card"]]
    )


OUTER_RIM = Reader(
    read="""() => ({
      phase: [
        all('.turn li').findIndex((one) => one.ariaCurrent === 'step'),
        ...numbers('ul.seats .purse').map(Number),
      ],
      pieces: count([
        ...all('[data-token]').map(({ dataset }) => `${dataset.token} at ${dataset.at}`),
        ...all('[data-contact]').map((one) => one.dataset.contact),
        ...all('[data-top]').map(({ dataset }) => `${dataset.deck}: ${dataset.top}`),
      ]),
    })""",
    scores=lambda view: [one["fame"] for one in view["players"]],
    progress=lambda view: [view["round"], view["target"]],
    phase=lambda view, _told: [
        ("planning", "action", "encounter").index(view["step"]),
        *(one["credits"] for one in view["players"]),
    ],
    pieces=on_the_rim,
    moving=frozenset(),
    tells=dict.fromkeys((*CARDS, *AI), "[data-board] .tale"),
    repeated=frozenset({"lost", "took", "removed", "discarded", "cycled"}),
)

READERS = {"carcassonne": CARCASSONNE, "arcs": ARCS, "outer_rim": OUTER_RIM}

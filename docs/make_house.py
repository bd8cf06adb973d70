"""Makes docs/pictures/house.svg: the layers of the package, each of which knows only those below it.

.venv/bin/python docs/make_house.py

The layers are read from the contract that import-linter checks, so that the picture cannot go wrong.
"""

from __future__ import annotations

import tomllib
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PICTURE = ROOT / "docs" / "pictures" / "house.svg"

ABOUT = {
    "cli": "the command line in front of everything",
    "server": "HTTP and WebSockets in front of tables; the browser client is built into it",
    "lab": "many games at once: simulations, reports, learning environments",
    "tables": "a live game with people at it, as a log; the stores that remember it",
    "bots": "players that are programs",
    "fast": "rules once more as compiled code, for many games at once (carcassonne)",
    "games": "the rules: carcassonne, arcs, outer_rim; each knows the kernel and nothing else",
    "kernel": "frames, chance, kinds, verbs, events, records; knows no game",
    "texts": "every word a person reads, in four languages",
}
WIDTH, HEIGHT, GAP, LEFT = 880, 52, 10, 24


def layers() -> list[str]:
    """Read the layers from the checked contract, the top one first."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (contract, *_) = [one for one in settings["tool"]["importlinter"]["contracts"] if one["type"] == "layers"]
    return [layer.removeprefix("starboard.") for layer in contract["layers"]]


def drawn() -> str:
    names = layers()
    high = len(names) * (HEIGHT + GAP) + GAP + 30
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {high}" role="img" '
        'font-family="system-ui, sans-serif" font-size="16">',
        "<title>The house: each layer knows only those below it</title>",
        f'<rect width="{WIDTH}" height="{high}" rx="12" fill="#101626"/>',
    ]
    for number, name in enumerate(names):
        y = GAP + number * (HEIGHT + GAP)
        inset = LEFT + 8 * (len(names) - 1 - number)
        parts += [
            f'<rect x="{inset}" y="{y}" width="{WIDTH - 2 * inset}" height="{HEIGHT}" rx="8" fill="#1d2740" '
            'stroke="#5b7db1"/>',
            f'<text x="{inset + 18}" y="{y + 32}" fill="#ffd479" font-weight="600">{escape(name)}</text>',
            f'<text x="{inset + 118}" y="{y + 32}" fill="#e8ecf5">{escape(ABOUT[name])}</text>',
        ]
    parts.append(f'<text x="{LEFT}" y="{high - 14}" fill="#9aa6bf">Imports point down only.</text>')
    return "\n".join([*parts, "</svg>", ""])


if __name__ == "__main__":
    PICTURE.write_text(drawn(), encoding="utf-8")

"""The ratings of all ladders as one file, made of their ledgers alone, and as tables for a page."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from starboard.lab.ladder import REFERENCE, read_ledgers
from starboard.lab.ledger import errors_of
from starboard.lab.ratings import Rating, rated
from starboard.lab.tournament import Tournament

FORMAT = 1
NAME = "ratings.json"


def ratings(folder: Path) -> dict[str, Any]:
    """Rate the players of all ladders in the folder: by game, seats, and options other than the usual ones."""
    ladders = []
    for place in sorted(folder.glob("ledgers/*/*")):
        found = read_ledgers(place)
        if not found:
            continue
        settings = found[0][1]
        game, seats = settings["game"], settings["seats"]
        usual = Tournament(game, ("random",) * seats).settings()["options"]
        changed = {name: value for name, value in settings["options"].items() if usual.get(name) != value}
        players = rated(REFERENCE, [match for match, _ in found])
        ladders.append(
            {
                "game": game,
                "version": settings["version"],
                "seats": seats,
                "options": changed,
                "deals": sum(match.deals for match, _ in found),
                "players": [told(rating) for rating in players],
            }
        )
    return {"format": FORMAT, "reference": REFERENCE, "ladders": ladders}


def told(rating: Rating) -> dict[str, Any]:
    figures = {"elo": round(rating.elo), "low": round(rating.low), "high": round(rating.high)}
    more = {"one_sided": True} if rating.never else {}
    return {"player": rating.player, **figures, "deals": rating.deals, **more}


def text_of(made: dict[str, Any]) -> str:
    """Write the file so that a change of a player is a change of a line."""
    return json.dumps(made, ensure_ascii=False, indent=1).replace("\n     ", " ").replace("\n    }", " }") + "\n"


def kept(folder: Path) -> dict[str, Any]:
    """Read the file; without one there are no ladders."""
    path = folder / NAME
    if not path.exists():
        return {"format": FORMAT, "reference": REFERENCE, "ladders": []}
    with errors_of(path, "cli-error-read"):
        found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


# As a page


def tables(made: dict[str, Any], titles: dict[str, str]) -> Iterator[str]:
    """Write a table for each ladder, in Markdown."""
    for ladder in made["ladders"]:
        options = "".join(f", {name}: {value}" for name, value in ladder["options"].items())
        yield f"**{titles[ladder['game']]}, {ladder['seats']} players{options}** ({number(ladder['deals'])} deals)\n"
        yield "| player | Elo | 95 % | deals |\n|---|---|---|---|"
        yield "\n".join(rows(ladder["players"])) + "\n"


def rows(players: Iterable[dict[str, Any]]) -> Iterator[str]:
    for one in players:
        reach = "–" if one["player"] == REFERENCE else f"{number(one['low'])} to {number(one['high'])}"
        mark = " *" if one.get("one_sided") else ""
        yield f"| {one['player']} | {number(one['elo'])}{mark} | {reach} | {number(one['deals'])} |"


def number(value: int) -> str:
    return f"{value:,}".replace("-", "−")

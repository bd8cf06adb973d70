"""CSW-SETUP: colours, factions, figures, and the tiles before the first turn."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from starboard.games.carcassonne import events
from starboard.games.carcassonne.notation import CENTRE
from starboard.games.carcassonne.state import FIGURES, IN_SUPPLY, CarcassonneState, lay
from starboard.games.carcassonne.tiles import FACTIONS, TileSet
from starboard.games.carcassonne.turn import Turn
from starboard.kernel.chance import below, shuffle
from starboard.kernel.errors import BadSetup
from starboard.kernel.frame import Frame, then
from starboard.kernel.plain import Data, Settings
from starboard.kernel.setting import RANDOM
from starboard.kernel.state import tell_revealed

NOBODY = -1  # has the first turn yet: chance will say who


@cache
def players() -> Data:
    """Colours, characters, factions and numbers of the edition, from data/players.toml."""
    return tomllib.loads((files("starboard.games.carcassonne") / "data" / "players.toml").read_text(encoding="utf-8"))


@cache
def colours() -> tuple[str, ...]:
    return tuple(colour["id"] for colour in players()["colours"])


@cache
def faction_of() -> dict[str, str]:
    return {colour["id"]: colour["faction"] for colour in players()["colours"]}


# Alternating the factions of the team variant, so that the same seats do for it (CSW-TEAM-02, -03).
SEATING = ("red", "black", "green", "white", "orange")


def check_teams(seats: int, options: Settings) -> None:
    """CSW-TEAM-01 to -03: four players, Rebels and Empire in turn."""
    if not options["teams"]:
        return
    if seats != 4:
        raise BadSetup("carcassonne-error-team-seats", "CSW-TEAM-01", seats=seats)
    factions = [faction_of()[colour] for colour in options["colours"]]
    if set(factions) != {"rebel", "empire"}:
        raise BadSetup("carcassonne-error-team-colours", "CSW-TEAM-03", colours=", ".join(options["colours"]))
    if factions[:2] != factions[2:]:
        raise BadSetup("carcassonne-error-team-seating", "CSW-TEAM-02", colours=", ".join(options["colours"]))


def empty_table(tiles: TileSet, seats: int, options: Settings) -> CarcassonneState:
    """The start tile on the table, all figures in supply, nothing shuffled yet."""
    chosen = options["colours"]
    g = CarcassonneState(
        seats=seats,
        teams=options["teams"],
        reinforce=options["planet_reinforce"],
        colours=[colours().index(colour) for colour in chosen],
        factions=[FACTIONS.index(faction_of()[colour]) for colour in chosen],
        turn=NOBODY if options["first_player"] == RANDOM else options["first_player"],
        drawn=-1,
        pile=list(tiles.pile),
        removed=[],
        laid=[],
        cells=[],
        first=[],
        where=[IN_SUPPLY] * FIGURES * seats,
        points=[0] * (2 if options["teams"] else seats),
    )
    g.content = tiles
    g.clear_table()
    lay(g, tiles.start * 4, CENTRE)
    g.frames = [ShufflePile()]
    return g


@dataclass(slots=True)
class ShufflePile(Frame):
    """CSW-SETUP-04: the other tiles are shuffled face down. CSW-SETUP-14: then the first player has a turn."""

    def run(self, g: CarcassonneState) -> None:
        shuffle(g, g.pile)
        if g.turn == NOBODY:
            g.turn = below(g, g.seats)
            tell_revealed(g, events.First(g.turn))
        then(g, Turn(g.turn))

"""Carcassonne in the terminal: the table as a map, the options as numbers on it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from starboard.cli.boards import look
from starboard.cli.boards.canvas import Canvas
from starboard.cli.boards.map import Map, paint_map, place
from starboard.cli.boards.painter import MARKS, Options, Painter, Reply, Scene, rows
from starboard.cli.boards.tile import Size, draw, figure_slots, paint
from starboard.games.carcassonne.inside import FIGURES, Tile, TileSet, events, mark_of_mix
from starboard.kernel.ask import Option
from starboard.kernel.errors import StarboardError
from starboard.kernel.event import Event
from starboard.kernel.game import Game
from starboard.texts import Words

CHOICE = re.compile(r"(?=.)(\d{0,3}) ?([abcd]?)", re.ASCII)
TURNS = "abcd"  # by quarter turns, the same letter for the same turn everywhere
PICTURE, SMALL_PICTURE = Size(11, 5), Size(7, 3)
DICE = " ⚀⚁⚂⚃⚄⚅"
LEADS: dict[type[Event], tuple[str, str]] = {
    events.Drawn: ("  ", "dim"),
    events.Removed: ("✗ ", "yellow"),
    events.Placed: ("▸ ", ""),
    events.Figure: ("▸ ", ""),
    events.Fight: ("⚔ ", "bold red"),
    events.Pool: ("  │ ", ""),
    events.Roll: ("  │ ", ""),
    events.Tie: ("  │ ", "yellow"),
    events.Lost: ("  │ ", "red"),
    events.Won: ("  ╰ ", "bold green"),
    events.Returned: ("↩ ", ""),
    events.Scored: ("★ ", "bold green"),
    events.Final: ("★ ", "green"),
    events.Lap: ("↻ ", ""),
    events.End: ("■ ", "bold"),
}


class CarcassonnePainter(Painter):
    help_keys = (
        "cli-help-carcassonne-cell",
        "cli-help-carcassonne-figure",
        "cli-help-carcassonne-fight",
        "cli-help-carcassonne-signs",
        "cli-help-marks",
    )

    def __init__(self, words: Words, game: Game[Any]) -> None:
        super().__init__(words, game)
        tiles: TileSet = game.content
        self.tiles: dict[str, Tile] = {tile.id: tile for tile in tiles.tiles}
        mark = mark_of_mix(tiles)
        self.mark = f" {MARKS[mark]}" if mark else ""

    # The table.

    def table(self, scene: Scene, options: Options = ()) -> list[RenderableType]:
        table = scene.position.view(scene.seat)["table"]
        room = Map.of(table, self.tiles, cells_of(options))
        seats = self.seats(table, scene)
        height = None if scene.height is None else scene.height - rows(seats, scene.width)
        painted = paint_map(room, scene.width, height, scene.centre)
        shown: list[RenderableType] = [Group(*painted.lines)]
        if painted.hidden:
            shown.append(Text(self.words("cli-board-cropped", hidden=", ".join(painted.hidden)), style="yellow"))
        if painted.hidden_rows:
            hidden = ", ".join(painted.hidden_rows)
            shown.append(Text(self.words("cli-board-cropped-rows", hidden=hidden), style="yellow"))
        return [*shown, seats]

    def seats(self, table: dict[str, Any], scene: Scene) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column()
        for number, seat in enumerate(table["seats"]):
            shapes, style = look.SHAPES[number], look.COLOURS[seat["colour"]]
            name = Text.assemble((f" {shapes[1]} ", style), " ", (scene.names[number], "bold"))
            faction = Text.assemble(
                (look.FACTION_SIGNS[seat["faction"]], look.FACTIONS[seat["faction"]]),
                f" {self.words('carcassonne-faction', faction=seat['faction'])}",
            )
            side = table["sides"][seat["side"]]
            points = Text(self.words("cli-points", points=side["points"]), "bold")
            if scene.position.ask:
                points.append(f" → {side['final']}", "not bold dim")
            placed = Counter(one["size"] for one in table["figures"] if one["seat"] == number)
            small, large = FIGURES - 1 - placed["small"], 1 - placed["large"]
            supply = " ".join([shapes[0] * small, shapes[1] * large]).strip() or "–"
            turn = "▸" if number == table["turn"] and scene.position.ask else " "
            grid.add_row(Text(turn) + " " + name, faction, points, Text(supply), Text(scene.players[number], "dim"))
        below = [self.words("cli-carcassonne-left", left=table["left"]) + self.mark]
        if scene.position.ask:
            below.append(self.words("cli-carcassonne-final"))
        left = Text(" · ".join(below), "dim")
        return Group(grid, left) if scene.low else Group(Text(), grid, left)

    # What can be chosen.

    def menu(self, scene: Scene, options: Options) -> list[RenderableType]:
        if cells_of(options):
            return self.place_menu(scene, options)
        return self.figure_menu(scene, options)

    def place_menu(self, scene: Scene, options: Options) -> list[RenderableType]:
        """Show which letters each cell takes, the drawn tile in all its turns, and the fights ahead."""
        cells = cells_of(options)
        letters = {cell: "".join(TURNS[turn_of(o)] for o in options if cell_of(o) == cell) for cell in cells}
        turns = sorted({turn_of(option) for option in options})
        tile = self.tiles[scene.position.view(scene.seat)["table"]["drawn"]]
        shown: list[RenderableType] = [self.pictures(tile, turns, SMALL_PICTURE if scene.low else PICTURE)]
        if len(turns) > 1:
            listed = " · ".join(f"{number}\u00a0{letters[cell]}" for cell, number in cells.items())
            shown.append(Text(f"{self.words('cli-carcassonne-cells')} {listed}"))
        named = {f"{cells[cell_of(option)]}{TURNS[turn_of(option)]}": option for option in options}
        return [*shown, *self.fights(scene, named)]

    def figure_menu(self, scene: Scene, options: Options) -> list[RenderableType]:
        """Show the tile just placed, large, with the names of its segments; then the options."""
        table = scene.position.view(scene.seat)["table"]
        last = table["tiles"][-1]
        tile = self.tiles[last["tile"]]
        free = {segment for option in options if (segment := segment_of(option, last["cell"]))}
        picture = Canvas(PICTURE.width, PICTURE.height)
        drawing = draw(tile, last["turn"] // 90, PICTURE)
        paint(picture, 0, 0, drawing)
        for segment in sorted(free):
            x, y = figure_slots(drawing, segment)[0]
            picture.put(min(x, PICTURE.width - len(segment)), y, segment, look.SEGMENT_LABEL)
        lines: list[RenderableType] = []
        width = len(str(len(options)))
        for number, option in enumerate(options, 1):
            lines.append(Text(f"{number:>{width}}  {self.words.say(option.label, scene.names)}"))
            lines += self.fights(scene, {" " * width: option})
        grid = Table.grid(padding=(0, 3, 0, 0))
        grid.add_row(Group(*picture.lines()), Group(*lines))
        return [grid]

    def pictures(self, tile: Tile, turns: Iterable[int], size: Size = PICTURE) -> RenderableType:
        """Draw the tile in these turns, each with its letter."""
        turns = list(turns)
        apart = size.width + 4
        canvas = Canvas(apart * len(turns), size.height)
        for number, turn in enumerate(turns):
            canvas.put(number * apart, size.height // 2, TURNS[turn], look.SEGMENT_LABEL)
            paint(canvas, number * apart + 2, 0, draw(tile, turn, size))
        return Group(*canvas.lines())

    def fights(self, scene: Scene, named: dict[str, Option]) -> list[Text]:
        """Show the odds of the fights that options lead to, with the names of the options before them."""
        table = scene.position.view(scene.seat)["table"]
        leads: dict[str, list[str]] = {}
        for name, option in named.items():
            for fight in scene.position.outlook(option).get("fights", ()):
                leads.setdefault(self.odds(fight, table, scene.names), []).append(name)
        return [Text(f"{' '.join(names)}  ⚔ {said}", "red") for said, names in leads.items()]

    def odds(self, fight: dict[str, Any], table: dict[str, Any], names: list[str]) -> str:
        odds = [
            self.words(
                "cli-odds",
                side=self.side(table["sides"][one["side"]]["seats"], table["seats"], names),
                dice=one["dice"],
                percent=round(100 * one["wins"]),
            )
            for one in fight["sides"]
        ]
        kind = self.words("carcassonne-kind", kind=fight["kind"])
        return self.words("cli-fight-ahead", kind=kind, cell=fight["cell"], odds=" · ".join(odds))

    def side(self, members: list[int], seats: list[dict[str, Any]], names: list[str]) -> str:
        if len(members) == 1:
            return names[members[0]]
        return self.words("carcassonne-side-team", faction=seats[members[0]]["faction"])

    # What was typed.

    def read(self, text: str, options: Options) -> Reply:
        """Read `7`, the cell of that number; `7b`, the cell and the turn; `b`, the turn where one cell is left."""
        cells = cells_of(options)
        if not cells:
            return super().read(text, options)
        match = CHOICE.fullmatch(text)
        if match is None or not (match[1] or len(cells) == 1):
            return text
        number, letter = match[1] or "1", match[2]
        cell = next((cell for cell, of in cells.items() if of == int(number)), None)
        if cell is None:
            raise StarboardError("cli-error-number", number=number, high=len(cells))
        here = [option for option in options if cell_of(option) == cell]
        if not letter:
            return here[0] if len(here) == 1 else here
        turned = [option for option in here if TURNS[turn_of(option)] == letter]
        if not turned:
            return f"place {cell} r{90 * TURNS.index(letter)}"
        return turned[0]

    def narrow(self, scene: Scene, options: Options) -> list[RenderableType]:
        tile = self.tiles[scene.position.view(scene.seat)["table"]["drawn"]]
        named = {TURNS[turn_of(option)]: option for option in options}
        pictures = self.pictures(tile, [turn_of(option) for option in options])
        return [pictures, *self.fights(scene, named), Text(self.words("cli-carcassonne-which"))]

    def lead(self, event: Event) -> tuple[str, str]:
        lead, style = LEADS.get(type(event), ("• ", ""))
        if event.rule == "CSW-FIGHT-18":  # a figure comes back in the middle of a fight
            lead = f"  │ {lead}"
        if isinstance(event, events.Roll):
            lead += "".join(DICE[die] for die in event.rolled) + " "
        return lead, style


# Options are read by what they point at: `cell:1,0` and `turn:90`, or `segment:1,0/r1`.


def cells_of(options: Options) -> dict[str, int]:
    """List the cells where the tile fits, numbered row by row."""
    cells = {cell_of(option) for option in options} - {""}
    return {cell: number for number, cell in enumerate(sorted(cells, key=lambda c: place(c)[::-1]), 1)}


def cell_of(option: Option) -> str:
    return next((target[5:] for target in option.targets if target.startswith("cell:")), "")


def turn_of(option: Option) -> int:
    return next(int(target[5:]) // 90 for target in option.targets if target.startswith("turn:"))


def segment_of(option: Option, cell: str) -> str | None:
    """Return the segment on this cell that a figure would stand on."""
    lead = f"segment:{cell}/"
    return next((target.removeprefix(lead) for target in option.targets if target.startswith(lead)), None)

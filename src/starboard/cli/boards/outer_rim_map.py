"""The map of Outer Rim in the terminal: a column for each tile, from left to right, with both of its lanes."""

from __future__ import annotations

from typing import Any

from rich.align import VerticalAlignMethod
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from starboard.cli.boards import look
from starboard.games.outer_rim.inside import NAVPOINT, Content, Space, Tile
from starboard.texts import Words

Data = dict[str, Any]

WIDEST = 128
COLOURS = ("red", "blue", "white", "yellow")  # by seat
CONTACT = {"white": "", "green": "green", "yellow": "yellow"}


def sign(player: int) -> Text:
    return Text(look.SHAPES[player][1], look.COLOURS[COLOURS[player]])


class Map:
    """The map of one view. Spaces are called by their ids. A small one has contacts by their classes only."""

    def __init__(self, words: Words, content: Content, view: Data, width: int, small: bool = False) -> None:
        self.small = small
        self.words = words
        self.content = content
        self.view = view
        self.tiles = [next(tile for tile in content.tiles if tile.id == name) for name in view["map"]]
        self.column = (min(width, WIDEST) + 1) // len(self.tiles) - 1

    def drawn(self) -> RenderableType:
        return Group(
            self.row([self.listed(self.upper(tile)) for tile in self.tiles], "bottom"),
            self.lane([(tile.left_upper, tile.right_upper) for tile in self.tiles]),
            Text(" ".join(f"│{' ' * (self.column - 2)}│" for _ in self.tiles), "dim"),
            self.lane([(tile.left_lower, tile.right_lower) for tile in self.tiles]),
            self.row([[*self.listed(self.lower(tile)), *self.around(tile)] for tile in self.tiles], "top"),
        )

    def row(self, cells: list[list[Text]], vertical: VerticalAlignMethod) -> RenderableType:
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in cells:
            grid.add_column(width=self.column, overflow="fold", vertical=vertical)
        grid.add_row(*(Group(*lines) for lines in cells))
        return grid

    def upper(self, tile: Tile) -> list[Space]:
        return [place for place in self.worlds(tile) if (tile.left_upper, place.number) in tile.edges]

    def lower(self, tile: Tile) -> list[Space]:
        return [place for place in self.worlds(tile) if (tile.left_upper, place.number) not in tile.edges]

    def around(self, tile: Tile) -> list[Text]:
        """Draw the way round the Maelstrom."""
        corners = (tile.left_upper, tile.right_upper, tile.left_lower, tile.right_lower)
        between = [one for one in tile.spaces if self.content.spaces[one].kind == NAVPOINT and one not in corners]
        if not between:
            return []
        return [Text.assemble(("╰", "dim"), self.route(between[0], between[-1], self.column - 2), ("╯", "dim"))]

    def worlds(self, tile: Tile) -> list[Space]:
        """Draw planets and the Maelstrom."""
        spaces = [self.content.spaces[number] for number in tile.spaces]
        return [space for space in spaces if space.kind != NAVPOINT]

    def listed(self, places: list[Space]) -> list[Text]:
        lines = []
        for place in places:
            name = self.words(f"outer_rim-space-{place.id}")
            lines.append(Text(name[:1].upper() + name[1:], "bold"))  # some begin with a small article
            here = [one for one in self.view["contacts"] if one["spot"].partition("/")[0] == place.id]
            pieces = self.pieces(place.id)
            if self.small:
                pieces = [*(self.contact(one)[:1] for one in here), *pieces]
            else:
                lines += [self.contact(one) for one in here]
            lines += [Text(" ").join(pieces)] if pieces else []
        return lines

    def contact(self, contact: Data) -> Text:
        """Show the letter of its class, then its name, in brackets if facedown; `·` is an empty contact space."""
        if contact["contact_class"] is None:
            return Text("·", "dim")
        letter = self.words(f"outer_rim-class-{contact['contact_class']}")[0]
        name = "?" if contact["contact"] is None else self.words(f"outer_rim-contact-{contact['contact']}")
        said = name if contact["faceup"] or name == "?" else f"({name})"
        return Text(f"{letter} {said}", CONTACT[contact["contact_class"]])

    def lane(self, ends: list[tuple[int, int]]) -> Text:
        return Text("─", "dim").join(self.route(left, right, self.column) for left, right in ends)

    def route(self, left: int, right: int, width: int) -> Text:
        """Draw two navpoints with what is on them, and the way between."""
        first, second = (Text("").join(self.pieces(self.content.spaces[one].id)) or Text("○") for one in (left, right))
        gap = width - cell_len(first.plain) - cell_len(second.plain)
        return Text.assemble(first, ("─" * max(0, gap), "dim"), second)

    def pieces(self, space: str) -> list[Text]:
        """Show players, patrols by faction and level, and goal tokens of the AI."""
        found = [sign(number) for number, one in enumerate(self.view["players"]) if one["space"] == space]
        for patrol in self.view["patrols"]:
            if patrol["space"] == space:
                letter = self.words("outer_rim-faction", faction=patrol["faction"])[0]
                found.append(Text(f"{letter}{patrol['level']}", "bold magenta"))
        if self.view["solo"]:
            found += [Text("◎", "cyan")] * self.view["solo"]["goals"].count(space)
        return found

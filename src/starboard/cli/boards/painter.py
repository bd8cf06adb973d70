"""Shows any game: what the seat may see as nested lists, its options numbered by their labels."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from starboard.kernel.ask import Option
from starboard.kernel.errors import StarboardError
from starboard.kernel.event import Event
from starboard.kernel.game import Game
from starboard.kernel.message import Argument, Message
from starboard.kernel.origins import DOUBT, HOUSE
from starboard.kernel.position import Position
from starboard.kernel.view import ViewField, declared_fields
from starboard.texts import Words, words
from starboard.texts.catalogue import typed

MARKS = {HOUSE: "⌂", DOUBT: "?"}  # on what is ours, or uncertain
MOST_ON_A_LINE = 66
FEW, FEW_ON_LOW = 12, 4  # options that are listed one below another

Options = Sequence[Option]
# What was meant: an option, several that are to be told apart, or something that may be a notation.
Reply = Option | list[Option] | str


@dataclass(slots=True)
class Scene:
    """All that is to be shown, to whom, and how much room there is."""

    position: Position[Any]
    seat: int | None  # None: an onlooker
    names: list[str]
    players: list[str]  # by seat: "you", or the level of the bot
    width: int = 80
    height: int | None = None  # of all that `table` shows; None: as high as it gets
    centre: int | None = None  # the column to be in the middle, where there is not room for all
    low: bool = False  # the screen is so low that every line counts


@dataclass(slots=True)
class Part:
    """A part of a table that may be too high for the screen."""

    called: str  # "": what it is needs no name
    shown: RenderableType
    rank: int  # the lower, the sooner it is shown where there is not room for all
    small: RenderableType | None = None  # the same, drawn smaller


class Painter:
    """A painter for a game of its own overrides what it can show better."""

    help_keys: tuple[str, ...] = ("cli-help-number",)
    stories: bool = True  # those of cards are told
    english_names: bool = False  # cards have these too, for people who own an English box
    naming: tuple[type[Event], ...] = ()  # events by which somebody gets the name they are called by from then on

    def __init__(self, words: Words, game: Game[Any]) -> None:
        self.words = words
        self.game = game

    def table(self, scene: Scene, options: Options = ()) -> list[RenderableType]:
        """Show all that the seat may see. `options` are those that are about to be chosen from."""
        view = scene.position.view(scene.seat)
        lines = [*listed(self.called(view["table"], scene.names))]
        seats = [
            self.words("cli-seat-line", name=name, player=player)
            for name, player in zip(scene.names, scene.players, strict=True)
        ]
        return [Text("\n".join([*seats, *lines]))]

    def called(self, table: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
        """Return a view with its fields named by the game's words, and each player's values under their name."""
        declared = declared_fields(self.game.view_type)
        found: dict[str, Any] = {}
        for name, value in table.items():
            key, about = f"{self.game.id}-view-{name}", declared.get(name, ViewField())
            value = self.named(value, about.names)
            mine = dict(zip(names, value, strict=False)) if about.by_seat else value
            found[self.words(key) if self.words.has(key) else name] = mine
        return found

    def named(self, value: Any, names: Mapping[str, Argument]) -> Any:
        """Name a value, or each of a list, as people call it."""
        if isinstance(value, list):
            return [self.named(one, names) for one in value]
        said = names.get(value) if isinstance(value, str) else None
        return value if said is None else self.words.say(said) if isinstance(said, Message) else said

    def fitting(self, parts: Sequence[Part], scene: Scene) -> list[RenderableType]:
        """Choose the parts that there is room for, drawn as large as possible, and name the others."""
        if scene.height is None:
            return [part.shown for part in parts]
        large = [rows(part.shown, scene.width) for part in parts]
        if sum(large) <= scene.height:
            return [part.shown for part in parts]
        chosen: dict[int, RenderableType] = {}
        least: dict[int, int] = {}
        room = scene.height - 1  # for the note on what is not there
        ranked = sorted(range(len(parts)), key=lambda number: parts[number].rank)
        for number in ranked:
            small = parts[number].small
            needed = large[number] if small is None else rows(small, scene.width)
            if needed <= room:
                chosen[number], least[number], room = small or parts[number].shown, needed, room - needed
        for number in ranked:
            if number in chosen and 0 < (more := large[number] - least[number]) <= room:
                chosen[number], room = parts[number].shown, room - more
        missing = [part.called for number, part in enumerate(parts) if number not in chosen and part.called]
        key = "cli-not-shown" if missing else "cli-shown-small"
        note = Text(self.words(key, parts=", ".join(missing)), "dim", no_wrap=True, overflow="ellipsis")
        return [*(chosen[number] for number in sorted(chosen)), note]

    def menu(self, scene: Scene, options: Options) -> list[RenderableType]:
        """Show what can be chosen, as it is to be typed."""
        said = [(number, Text(self.words.say(one.label, scene.names))) for number, one in enumerate(options, 1)]
        return numbered(said, scene.low)

    def read(self, text: str, options: Options) -> Reply:
        if not (text.isascii() and text.isdigit()):
            return text
        if not 1 <= int(text) <= len(options):
            raise StarboardError("cli-error-number", number=text, high=len(options))
        return options[int(text) - 1]

    def narrow(self, scene: Scene, options: Options) -> list[RenderableType]:
        """Show several options that `read` could not tell apart."""
        return self.menu(scene, options)

    def story(self, event: Event) -> str:
        """Tell the story that a card has, if it has one."""
        return ""

    def about(self, wanted: str) -> list[Text]:
        """Show what can be looked up in the game besides its rules: nothing, or cards."""
        return []

    def with_id(self, key: str, name: str) -> str:
        """Name a card with the id by which one can look it up."""
        own, english = self.words(key), words("en")
        too = self.english_names and english.has(key) and english(key) != own
        return f"{own} ({english(key)}, {name})" if too else f"{own} ({name})"

    def is_called(self, key: str, wanted: str) -> bool:
        """Check that this text is the name that is wanted, in the language of the person or in English."""
        return any(w.has(key) and typed(w(key)) == typed(wanted) for w in (self.words, words("en")))

    def lead(self, event: Event) -> tuple[str, str]:
        """Return what stands before an event in the telling, and its style."""
        return "• ", ""


def numbered(entries: Sequence[tuple[int, Text]], low: bool) -> list[RenderableType]:
    """List options one below another, or in columns if there are many short ones; of a low screen a few are many."""
    width = max((len(str(number)) for number, _ in entries), default=0)
    if len(entries) > (FEW_ON_LOW if low else FEW) and not any("\n" in text.plain for _, text in entries):
        short = [Text.assemble(f"{number:>{width}}  ", text) for number, text in entries]
        return [Columns(short, padding=(0, 3), column_first=True)]
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column()
    for number, text in entries:
        grid.add_row(str(number), text)
    return [grid] if entries else []


def rows(part: RenderableType, width: int) -> int:
    """Count the lines it takes."""
    return len(Console(file=io.StringIO(), width=width).render_lines(part, pad=False))


def listed(value: Any, depth: int = 0) -> Iterator[str]:
    """Write plain data as indented lines."""
    indent = "  " * depth
    if isinstance(value, dict):
        for name, inner in value.items():
            if is_short(inner):
                yield f"{indent}{name}: {short(inner)}"
            else:
                yield f"{indent}{name}:"
                yield from listed(inner, depth + 1)
    elif isinstance(value, list):
        for inner in value:
            if is_short(inner):
                yield f"{indent}- {short(inner)}"
            else:
                first, *rest = listed(inner, depth + 1)
                yield f"{indent}- {first.lstrip()}"
                yield from rest
    else:
        yield indent + short(value)


def is_short(value: Any) -> bool:
    """Check that it fits on a line: a single value, or a few of them."""
    if not isinstance(value, dict | list):
        return True
    inner = value.values() if isinstance(value, dict) else value
    return not any(isinstance(one, dict | list) for one in inner) and len(short(value)) <= MOST_ON_A_LINE


def short(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {short(inner)}" for name, inner in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(map(short, value)) or "–"
    if isinstance(value, bool):
        return "✓" if value else "✗"
    return "–" if value is None else str(value)

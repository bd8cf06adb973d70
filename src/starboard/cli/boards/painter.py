"""Shows any game: what the seat may see as nested lists, its options numbered by their labels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from starboard.kernel.ask import Option
from starboard.kernel.errors import StarboardError
from starboard.kernel.event import Event
from starboard.kernel.position import Position
from starboard.texts import Words

MOST_ON_A_LINE = 66

Options = Sequence[Option]
# What was meant: an option, several that are to be told apart, or something that may be a notation.
Reply = Option | list[Option] | str


@dataclass(slots=True)
class Scene:
    """What is to be shown, to whom, and how much room there is."""

    position: Position[Any]
    seat: int | None  # None: an onlooker
    names: list[str]
    players: list[str]  # by seat: "you", or the level of the bot
    width: int = 80
    height: int | None = None  # None: as high as it gets
    centre: int | None = None  # the column to be in the middle, where there is not room for all


class Painter:
    """A painter for a game of its own overrides what it can show better."""

    help_keys: tuple[str, ...] = ("cli-help-number",)

    def __init__(self, words: Words) -> None:
        self.words = words

    def table(self, scene: Scene, options: Options = ()) -> list[RenderableType]:
        """All that the seat may see. `options` are those that are about to be chosen from."""
        view = scene.position.view(scene.seat)
        lines = [*listed(view["table"])]
        seats = [
            self.words("cli-seat-line", name=name, player=player)
            for name, player in zip(scene.names, scene.players, strict=True)
        ]
        return [Text("\n".join([*seats, *lines]))]

    def menu(self, scene: Scene, options: Options) -> list[RenderableType]:
        """What can be chosen, as it is to be typed."""
        width = len(str(len(options)))
        return [
            Text(f"{number:>{width}}  {self.words.say(option.label, scene.names)}")
            for number, option in enumerate(options, 1)
        ]

    def read(self, text: str, options: Options) -> Reply:
        if not (text.isascii() and text.isdigit()):
            return text
        if not 1 <= int(text) <= len(options):
            raise StarboardError("cli-error-number", number=text, high=len(options))
        return options[int(text) - 1]

    def narrow(self, scene: Scene, options: Options) -> list[RenderableType]:
        """Show several options that `read` could not tell apart."""
        return self.menu(scene, options)

    def about(self, wanted: str) -> list[Text]:
        """What can be looked up in the game besides its rules: nothing, or cards."""
        return []

    def lead(self, event: Event) -> tuple[str, str]:
        """What stands before an event in the telling, and its style."""
        return "• ", ""


def listed(value: Any, depth: int = 0) -> Iterator[str]:
    """Plain data as indented lines."""
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
    """Whether it fits on a line: a single value, or a few of them."""
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

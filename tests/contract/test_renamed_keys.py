"""Keys of texts are addresses of sentences and nothing else: with all of them renamed, everything goes on as before.

Whoever reads the key of a message is given another one here, and the catalogue has its sentences under these.
"""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from starboard.bots import make_bot
from starboard.cli.boards import painter_of
from starboard.cli.boards.painter import Painter, Scene
from starboard.cli.lines import event_lines
from starboard.kernel.event import Event, write
from starboard.kernel.fact import Fact
from starboard.kernel.message import Message
from starboard.kernel.registry import installed
from starboard.lab.simulation import Notes, Setup
from starboard.texts import Words

PLAYED: dict[str, tuple[str, int, dict[str, Any]]] = {
    "carcassonne": ("carcassonne", 2, {}),
    "arcs": ("arcs", 2, {"leaders": True, "pack": True}),
    "outer rim": ("outer_rim", 2, {"fame": 8}),
    "outer rim alone": ("outer_rim", 1, {"fame": 8}),
}
DECISIONS = 40
BY_MEDIUM = 2  # decisions of a bot that searches
SIGN = "renamed-"
OF_GAMES = tuple(f"{game}-" for game in ("carcassonne", "arcs", "outer_rim"))

every_game = pytest.mark.parametrize("name", PLAYED)


def renamed(key: str) -> str:
    """Nothing of what the key says is left in it."""
    return SIGN + key[::-1] if key.startswith(OF_GAMES) else key


def restored(key: str) -> str:
    return key.removeprefix(SIGN)[::-1] if key.startswith(SIGN) else key


class RenamedWords(Words):
    """The catalogue with other keys."""

    def has(self, key: str) -> bool:
        return super().has(restored(key))

    def __call__(self, key: str, /, **args: Any) -> str:
        return super().__call__(restored(key), **args)


def rename(monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on."""
    written: Any = vars(Message)["key"]
    monkeypatch.setattr(Message, "key", property(lambda message: renamed(written.__get__(message))))
    for fact in (Fact, Event):
        getter: Callable[[Any], str] = vars(fact)["key"].fget
        monkeypatch.setattr(fact, "key", property(lambda one, getter=getter: renamed(getter(one))))


def notes(name: str) -> tuple[list[tuple[Any, ...]], ...]:
    """All tables of the lab, of a game."""
    game, seats, options = PLAYED[name]
    found = Notes(Setup(game, ("random",) * seats, options, seed=3))
    found.play(0)
    return found.results, found.tallies, found.turns, found.decisions


def screens(name: str, words: Words) -> list[object]:
    """What a terminal shows of the first decisions: the table, the menu, and what happened. And what medium chooses."""
    game, seats, options = PLAYED[name]
    position = installed().game(game).start(seats, seed=3, options=options)
    painter = painter_of(position.game, words)
    greedy, medium = make_bot(position.game, "greedy"), make_bot(position.game, "medium@20n")
    shown: list[object] = []
    for step in range(DECISIONS):
        ask = position.ask
        if ask is None:
            break
        names = [words.say(one) for one in position.names]
        if step % 12 == 0:
            scene = Scene(position, ask.seat, names, [""] * seats)
            menu = [(option.targets, option.facts, words.say(option.label, names)) for option in ask.options]
            shown.append((words.say(ask.prompt, names), rendered(painter, scene), menu))
        if step < BY_MEDIUM:
            shown.append(medium.choose(position, ask.seat, step).notation)
        for event in position.play(greedy.choose(position, ask.seat, step)):
            lines: list[Text] = event_lines([event], 0, painter, names)
            shown.append(([line.markup for line in lines], write(event) if game != "outer_rim" else event.is_))
    return shown


def rendered(painter: Painter, scene: Scene) -> str:
    console = Console(file=StringIO(), width=80)
    console.print(*painter.table(scene))
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


@every_game
def test_the_lab_writes_down_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    true = notes(name)
    rename(monkeypatch)
    assert notes(name) == true


@every_game
def test_terminal_and_bots_do_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    true = screens(name, Words("en"))
    rename(monkeypatch)
    assert screens(name, RenamedWords("en")) == true


def test_keys_are_renamed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the others would show nothing."""
    rename(monkeypatch)
    position = installed().game("arcs").start(2, seed=1)
    assert position.ask is not None
    keys = [position.ask.prompt.key, *(option.label.key for option in position.ask.options), position.names[0].key]
    assert all(key.startswith(SIGN) for key in keys + [event.key for event in position.events])
    with pytest.raises(LookupError):
        Words("en").say(position.ask.prompt)

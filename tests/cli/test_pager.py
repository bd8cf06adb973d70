"""A low screen: nothing scrolls away before it could be read."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from cli.at_table import paper, sitting
from games.arcs.table import Table as Arcs
from games.carcassonne.table import Table
from starboard import game
from starboard.bots import make_bot
from starboard.cli.boards import painter_of
from starboard.cli.boards.map import Map, paint_map
from starboard.cli.keyboard import Keyboard, Script
from starboard.cli.pager import Pager
from starboard.cli.session import Session
from starboard.cli.terminal import Terminal
from starboard.kernel.chance import Dice, below

ROWS = 24


class Person(Keyboard):
    """Answers as told; keeps the prompts, and how many lines had been written between two of them."""

    def __init__(self, out: io.StringIO, answer: Callable[[str], str]) -> None:
        self.is_person = True
        self.out, self.answer = out, answer
        self.prompts: list[str] = []
        self.screens: list[str] = []

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.screens.append(self.out.getvalue())
        self.out.seek(0)
        self.out.truncate()
        return self.answer(prompt)


def screen(lang: str = "en", rows: int = ROWS) -> tuple[Terminal, io.StringIO]:
    out = io.StringIO()
    console = Console(file=out, width=80, height=rows, force_terminal=True, color_system=None, highlight=False)
    return Terminal(lang, console), out


def pager(answer: Callable[[str], str] = lambda prompt: "") -> tuple[Pager, Person]:
    terminal, out = screen()
    person = Person(out, answer)
    return Pager(terminal, person), person


def lines(number: int) -> list[Text]:
    return [Text(f"line {one}") for one in range(number)]


def test_a_full_screen_waits_for_enter() -> None:
    shown, person = pager()
    shown.print(lines(50))
    assert [len(one.splitlines()) for one in person.screens] == [ROWS - 1, ROWS - 1]
    assert person.out.getvalue().splitlines() == ["line 46", "line 47", "line 48", "line 49"]


def test_what_fits_on_one_screen_is_not_torn_apart() -> None:
    shown, person = pager()
    shown.print(lines(10))
    shown.print_together(lines(13))
    assert person.prompts == []
    shown.print_together(lines(20))
    assert len(person.prompts) == 1 and person.out.getvalue().splitlines() == [f"line {one}" for one in range(20)]


def test_an_early_answer_is_taken() -> None:
    shown, person = pager(lambda prompt: "7")
    shown.print(lines(100))
    assert len(person.prompts) == 1 and person.out.getvalue().endswith("line 99\n")
    assert shown.ask("> ") == "7" and len(person.prompts) == 1
    assert shown.ask("> ") == "7" and len(person.prompts) == 2  # typed this time


def test_a_pipe_is_never_kept_waiting() -> None:
    terminal, out = paper()
    Pager(terminal, Script([], is_person=True)).print(lines(100))
    assert out.getvalue().count("\n") == 100
    terminal, out = screen()
    Pager(terminal, Script([])).print(lines(100))
    assert out.getvalue().count("\n") == 100


@pytest.mark.parametrize(
    ("game_id", "decisions", "lang"), [("carcassonne", 16, "cs"), ("arcs", 12, "uk"), ("outer_rim", 12, "en")]
)
def test_nothing_scrolls_away(
    game_id: str, decisions: int, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every screen can be read whole."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    terminal, out = screen(lang)
    dice = Dice(4)
    answered = 0

    def answer(prompt: str) -> str:
        if not prompt.startswith("> "):
            return ""
        nonlocal answered
        if answered == decisions:
            raise EOFError
        answered += 1
        options = session.options(next(ask for ask in session.position.asks if ask.seat == 0))
        return options[below(dice, len(options))].notation

    person = Person(out, answer)
    position = game(game_id).start(2, 4)
    bots = {1: make_bot(game_id, "random")}
    painter = painter_of(position.game, terminal.words)
    session = Session(terminal, person, painter, position, bots, {1: "random"}, 0)
    session.run()
    assert answered == decisions
    assert all(len(one.splitlines()) < ROWS for one in person.screens)
    assert all(len(line) <= 80 for one in person.screens for line in one.splitlines())


def test_a_small_map_of_arcs_where_the_large_one_has_no_room() -> None:
    session, _ = sitting(Arcs("red blue white").begin().position)

    def shown(height: int | None) -> str:
        terminal, out = paper()
        for part in session.painter.table(session.scene(height)):
            terminal.out.print(part)
        return out.getvalue()

    assert "╭───┬" in shown(None) and "No room" not in shown(None)
    assert "╭───┬" not in shown(15) and "Crescent" in shown(15)
    assert "No room for: court, players." in shown(15) and len(shown(15).splitlines()) <= 15


def test_a_high_board_of_carcassonne_is_cropped_around_the_last_tile() -> None:
    t = Table("red white").tiles({f"0,{y}": "ssss" for y in range(1, 9)}).draw("srsr", "srsr")
    view: dict[str, Any] = t.position.view(None)["table"]
    there = Map.of(view, {tile.id: tile for tile in t.position.game.content.tiles}, {})
    whole, part = paint_map(there, 80, None), paint_map(there, 80, 12)
    assert len(whole.lines) == 2 + 3 * 9 and whole.hidden_rows == []
    assert len(part.lines) <= 11 and part.hidden_rows == ["0 – 5"]
